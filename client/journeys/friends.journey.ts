/** Two friends by a link while a third watches; the lid closes, the power goes off, nothing is lost. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ending, House, over, playOn, setTable, visit } from "./house";

const house = new House();
const open = visit(house);

test("a table by link, a lid closed in the middle, a server that dies, and an end that all see", async () => {
  const ana = await open({ lang: "en", reducedMotion: true });
  const leo = await open({ width: 390, height: 800, lang: "fr", reducedMotion: true });
  const eve = await open({ width: 800, height: 900, lang: "en", dark: true, reducedMotion: true });
  await ana.goto(house.address);
  const id = await setTable(ana, [{ kind: "you", name: "Ana" }, { kind: "open" }], { start_dice: 6 });
  const table = `${house.address}/t/${id}`;
  await ana.goto(table);
  await expect.poll(() => ana.getByRole("textbox").first().inputValue()).toBe(table);

  await leo.goto(table);
  await leo.getByRole("textbox", { name: /nom/ }).fill("Léo");
  await leo.getByRole("button", { name: /place|siège/i }).first().click();
  await eve.goto(table);
  const story = (page: typeof ana) => page.locator(".log li").count();
  await playOn([ana, leo], async () => (await story(ana)) > 14);

  // The lid closes: the others go on where they can, and the page says what is wrong.
  await leo.context().setOffline(true);
  await leo.locator("p.line.lost").waitFor();
  await leo.context().setOffline(false);
  await leo.locator("p.line.lost").waitFor({ state: "detached" });

  // The power goes off: everybody is told, everybody comes back to the very same table.
  const before = await ana.locator(".log").textContent();
  await house.kill();
  await ana.locator("p.line").waitFor();
  await house.open();
  await ana.locator("p.line").waitFor({ state: "detached" });
  expect(await ana.locator(".log").textContent()).toContain(before?.slice(0, 200) ?? "");

  await playOn([ana, leo], over(ana));
  for (const page of [leo, eve]) await ending(page).waitFor();
  await eve.goto(`${table}/replay`);
  await eve.getByRole("slider").waitFor();
  for (const page of [ana, leo, eve]) await findsDiceFair(page, table);
});

/** Everything on the page that checks the dice is right, for players and watchers alike. */
async function findsDiceFair(page: Page, table: string): Promise<void> {
  await page.goto(`${table}/proof`);
  await page.locator(".verdicts .good").first().waitFor();
  expect(await page.locator(".verdicts .bad").allTextContents()).toEqual([]);
}

test("several people on one screen: the hand lies behind a curtain until its owner is there", async () => {
  const page = await open({ lang: "en", reducedMotion: true });
  await page.goto(house.address);
  const chairs = [{ kind: "you", name: "Ana" }, { kind: "local", name: "Bo" }];
  const table = `${house.address}/t/${await setTable(page, chairs, { start_dice: 2 })}`;
  await page.goto(table);
  const curtain = page.getByRole("button", { name: /^I am (Ana|Bo)$/ });
  await curtain.waitFor();
  expect(await page.locator(".hand .slot").count()).toBe(0);
  await curtain.click();
  await page.locator(".hand .slot").first().waitFor();
  await playOn([page], over(page));
  await findsDiceFair(page, table);
});
