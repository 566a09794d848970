/** Every screen, narrow and wide, by day and by night: axe finds no serious fault. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, House, openBrowser, over, playOn, setTable } from "./house";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const house = new House();
let browser: Browser;

beforeAll(async () => {
  await house.open();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house.close();
});

interface Fault {
  id: string;
  impact: string | null;
  nodes: { html: string }[];
}

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(
    () => (globalThis as unknown as { axe: { run: () => Promise<{ violations: Fault[]; passes: unknown[] }> } }).axe.run(),
  );
  expect(found.passes.length).toBeGreaterThan(5);
  const bad = found.violations.filter((each) => each.impact === "serious" || each.impact === "critical");
  return bad.map((each) => `${each.id}: ${each.nodes[0]?.html ?? ""}`);
}

/** Nothing may be wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each([
  { width: 360, height: 740, dark: false },
  { width: 800, height: 900, dark: true },
  { width: 1440, height: 900, dark: false },
])("every screen at $width px", async (taste) => {
  const page = await browser.open({ ...taste, lang: "en", reducedMotion: true });
  await page.goto(house.address);
  const waiting = await setTable(page, [{ kind: "you", name: "Ana" }, { kind: "open" }]);
  const playing = await setTable(page, [{ kind: "you", name: "Ana" }, { kind: "bot", level: "random" }], { start_dice: 2 });
  const looks = async (path: string, sign: string): Promise<void> => {
    await page.goto(house.address + path);
    await page.locator(sign).first().waitFor();
    expect.soft(await faults(page), path).toEqual([]);
    expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
  };
  await looks("/", "text=Wazabi");
  await looks("/new/wazabi", "form, main button");
  await looks("/rules/wazabi", "h1");
  await looks(`/t/${waiting}`, ".invite");
  await looks(`/t/${playing}`, ".hand .slot");
  await playOn([page], over(page));
  expect.soft(await faults(page), "the end").toEqual([]);
  await looks(`/t/${playing}/replay`, "input[type=range]");
  await looks(`/t/${playing}/proof`, ".verdicts .good");
  expect(page.faults).toEqual([]);
});
