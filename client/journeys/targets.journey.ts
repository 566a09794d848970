/** Two play Targets to the end while a third watches. The flicks are loaded: among them are a Targets!, a Double, a
 * disarmed tower and a theft. */

import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sound } from "./axe";
import { ending, House, press, setTable, visit } from "./house";

/** How the dice come to rest, flick by flick; Ana is A and begins, Léo is B and begins the second round. */
const FLICKS = [
  { A3: "5 mark 1" },
  { B3: "3 disc 2" },
  { A2: "2 disc 3" },
  { B2: "3" },
  { A1: "1", B1: "2", B2: "off" },
  { B2: "1 disc 2" },
  { B3: "4 disc 3" },
  { A3: "5 mark 4" },
  { B2: "off" },
  { A2: "6 mark 5" },
  { B1: "off" },
  { A1: "5 mark 6" },
];

const house = new House({ LOADED_FLICKS: JSON.stringify(FLICKS) });
const open = visit(house);

/** Draw the top die of one's tower back on the flat drawing, and let it go. */
async function sling(page: Page): Promise<void> {
  const box = await page.locator(".flat").boundingBox();
  if (!box) throw new Error("there is no table");
  const tower = await page.locator(".flat circle.ring").boundingBox();
  if (!tower) throw new Error("no die may be flicked");
  const [x, y] = [tower.x + tower.width / 2, tower.y + tower.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const back of [10, 25, 40]) await page.mouse.move(x, y + back);
  await page.waitForTimeout(120);
  await page.mouse.up();
}

const flickButton = (page: Page) => page.locator(".finger button:enabled");
const offered = (page: Page) => page.locator(".ask.yours .answers .main").first();

/** Whoever may do something does it, until the match is over: calls before flicks. */
async function playOut(pages: readonly Page[], flick: (page: Page) => Promise<void>): Promise<void> {
  const [first] = pages;
  for (const end = Date.now() + 50_000; first && Date.now() < end; ) {
    if (await ending(first).isVisible()) return;
    for (const page of pages) {
      if (await offered(page).isVisible()) await offered(page).click({ timeout: 1500 }).catch(() => null);
      else if (await flickButton(page).isVisible()) await flick(page).catch(() => null);
    }
    await first.waitForTimeout(15);
  }
  throw new Error("the match did not come to its end");
}

const story = (page: Page): Promise<string> => page.locator(".log").innerText();

test("a match by link with a watcher, from the first call to the fourth disc, and once more as a replay", async () => {
  const ana = await open({ lang: "en" });
  const leo = await open({ width: 390, height: 800, lang: "fr", dark: true, reducedMotion: true });
  const eve = await open({ width: 800, height: 900, lang: "en", reducedMotion: true });
  await ana.addInitScript(() => localStorage.setItem("godet.settings", JSON.stringify({ language: "en", speed: "fast" })));
  await ana.goto(house.address);
  const options = { first_player: "race", calls: "polite" };
  const id = await setTable(ana, [{ kind: "you", name: "Ana" }, { kind: "open" }], options, "targets");
  const table = `${house.address}/t/${id}`;
  await ana.goto(table);
  await leo.goto(table);
  await leo.getByRole("textbox", { name: /nom/ }).fill("Léo");
  await leo.getByRole("button", { name: /place|siège/i }).first().click();
  await eve.goto(table);

  await ana.getByRole("button", { name: "Targets!", exact: true }).click();
  await flickButton(ana).waitFor();
  await sound(ana, "Ana’s table");
  await sound(leo, "Léo’s table");
  await sling(ana);
  await ana.locator(".call.call_targets").click();
  await playOut([ana, leo], (page) => flickButton(page).click({ timeout: 1500 }));

  for (const page of [leo, eve]) await ending(page).waitFor();
  expect(await ending(ana).textContent()).toContain("You have won");
  expect(await ending(eve).textContent()).toContain("Ana has won");
  const told = await story(eve);
  for (const line of ["“Targets!” Ana wins the red disc", "“Double 3!” Léo takes a die back", "Ana disarms Léo: 2 dice fall", "Léo steals a disc from Ana!"]) expect(told).toContain(line);

  await eve.goto(`${table}/replay`);
  await eve.getByRole("slider").first().press("End");
  await expect.poll(() => eve.locator(".panel.words").innerText()).toContain("Ana wins the match!");
  const saving = ana.waitForEvent("download");
  await ana.getByRole("link", { name: /Save/ }).click();
  const file = join(house.folder, "match.godet");
  await (await saving).saveAs(file);
  expect(await house.godet("verify", file)).toMatchObject({ code: 0 });
  for (const page of [ana, leo, eve]) expect(page.faults).toEqual([]);
});

test.each([{ lang: "en", width: 1440, height: 900 }, { lang: "fr", width: 360, height: 740 }])("the first round teaches itself by keyboard alone ($lang)", async (taste) => {
  const page = await open({ ...taste, reducedMotion: true });
  await page.goto(house.address);
  const id = await page.evaluate(async () => {
    const asked = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ game: "targets" }) };
    const reply = await fetch("/api/lessons", asked);
    return ((await reply.json()) as { id: string }).id;
  });
  await page.goto(`${house.address}/t/${id}`);
  const told = new Set<string>();
  const heard = async (): Promise<number> => told.add((await page.locator(".ask .lesson").textContent({ timeout: 20_000 })) ?? "").size;
  for (let steps = 1; steps < 7; steps++) {
    await expect.poll(heard, { timeout: 30_000 }).toBe(steps);
    await press((await offered(page).isVisible()) ? offered(page) : flickButton(page));
  }
  await expect.poll(heard, { timeout: 30_000 }).toBe(7);
  expect(page.faults).toEqual([]);
});
