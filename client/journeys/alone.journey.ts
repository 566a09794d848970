/** A stranger opens the page and plays against bots: by touch on a phone, and by keyboard alone. */

import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { click, ending, House, over, playOn, press, visit } from "./house";

const house = new House();
const open = visit(house);

/** Bytes of script and style, as they came over the line. */
const carried = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const code = entries.filter((entry) => /\.(js|css)$/.test(entry.name));
    if (code.length < 5) throw new Error("nothing was weighed");
    return code.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  });

describe("alone against bots", () => {
  test("on a phone, in French, from the first page to checked dice", async () => {
    const page = await open({ width: 360, height: 740, lang: "fr-FR", reducedMotion: true });
    await page.goto(house.address);
    await page.locator(".game", { hasText: "Wazabi" }).getByRole("button", { name: "Jouer" }).click();
    await page.waitForURL(/\/t\//);
    await page.locator(".hand .slot").first().waitFor();
    expect(await carried(page)).toBeLessThanOrEqual(150 * 1024);
    await playOn([page], over(page), click);

    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: /Enregistrer|Garder|Sauver/ }).click();
    const file = join(house.folder, "match.godet");
    await (await saving).saveAs(file);
    expect(await house.godet("verify", file)).toMatchObject({ code: 0 });
    const aloud = await house.godet("replay", file, "--lang", "fr");
    expect(aloud.said).toContain("gagne");

    const table = page.url();
    await page.goto(`${table}/replay`);
    await page.getByRole("slider").press("End");
    await page.goto(`${table}/proof`);
    await page.locator(".verdicts .good").first().waitFor();
    expect(await page.locator(".verdicts .good").count()).toBe(3);
    expect(page.faults).toEqual([]);
  });

  test("by keyboard alone, in English", async () => {
    const page = await open({ lang: "en-GB", reducedMotion: true });
    await page.goto(house.address);
    await press(page.locator(".game", { hasText: "Wazabi" }).getByRole("button", { name: "Play now" }));
    await page.waitForURL(/\/t\//);
    await playOn([page], over(page), press);
    expect(await ending(page).textContent()).toMatch(/won/);
    expect(page.faults).toEqual([]);
  });
});
