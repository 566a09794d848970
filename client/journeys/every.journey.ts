/** Every game on the shelf is learned and played to its end through the page: by finger, by mouse, by keyboard alone. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sound } from "./axe";
import { click, ending, House, over, playOn, press, setTable, tap, type Touch, visit } from "./house";

interface Catalogued {
  name: string;
  fewest: number;
  most: number;
  lesson: boolean;
  moves: { name: string; params: { size: number }[] }[];
  options: { name: string; low: number; choices: string[] }[];
}

const house = new House();
const open = visit(house);
const games = await onTheShelf();

/** The server is asked before there are tests, and left again: where all are filtered out nobody would close it. */
async function onTheShelf(): Promise<Catalogued[]> {
  await house.open();
  const reply = await fetch(`${house.address}/api/games`);
  const shelf = (await reply.json()) as Catalogued[];
  await house.kill();
  return shelf;
}

/** A kind of move with more than this many values is a gesture: nobody picks it from what is offered. */
const MOST_LISTED = 1000;
const isListed = (game: Catalogued): boolean =>
  game.moves.every(({ params }) => params.reduce((product, { size }) => product * size, 1) <= MOST_LISTED);
const listed = games.filter(isListed);

/** The shortest match: every number as low as it goes. */
const shortest = (game: Catalogued): object =>
  Object.fromEntries(game.options.filter(({ choices }) => choices.length === 0).map(({ name, low }) => [name, low]));

/** Sit down with bots that play by chance, as few as the game takes without asking. */
async function against(page: Page, game: Catalogued): Promise<string> {
  const bots = Array.from({ length: Math.max(2, game.fewest) }, () => ({ kind: "bot", level: "random" }));
  const chairs = [{ kind: "you", name: "Ana" }, ...bots];
  return `${house.address}/t/${await setTable(page, chairs, shortest(game), game.name)}`;
}

/** Everything that a first match says, as the texts have it. */
function lessonWords(game: Catalogued, lang: string): string[] {
  const texts = readFileSync(join("src/godet/games", game.name, `texts.${lang}.ftl`), "utf8");
  return [...texts.matchAll(/^lesson-[\w-]+ = (.+)$/gm)].map((found) => found[1] ?? "");
}

test("games with gestures have a journey of their own", () => {
  expect(listed.length).toBeGreaterThan(2);
  const others = readdirSync("client/journeys").filter((file) => file.endsWith(".journey.ts") && file !== "every.journey.ts");
  const told = others.map((file) => readFileSync(join("client/journeys", file), "utf8")).join("\n");
  for (const game of games.filter((each) => !isListed(each))) expect(told).toContain(`"${game.name}"`);
});

describe.each(listed)("$name", (game) => {
  test.each([
    { lang: "fr", way: "by finger", touch: tap, width: 360, height: 740, dark: false },
    { lang: "en", way: "by keyboard alone", touch: press, width: 1440, height: 900, dark: true },
  ])("the first match teaches itself $way ($lang)", async ({ lang, touch, ...taste }) => {
    const page = await open({ ...taste, lang, reducedMotion: true, touch: touch === tap });
    await page.goto(house.address);
    await touch(page.locator(".game").nth(games.indexOf(game)).locator(".link"));
    await page.waitForURL(/\/t\//);
    const [told, words] = [new Set<string>(), lessonWords(game, lang)];
    const listen = async (): Promise<boolean> => (await hear(page, told)) >= words.length;
    await playOn([page], listen, (target) => listen().then(() => touch(target)));
    expect([...told]).toEqual(words);
    expect(page.faults).toEqual([]);
  });

  test.each([
    { lang: "fr", way: "by finger", touch: tap, width: 360, height: 740, dark: true },
    { lang: "fr", way: "by mouse", touch: click, width: 800, height: 900, dark: false },
    { lang: "en", way: "by keyboard alone", touch: press, width: 1440, height: 900, dark: false },
  ])("a match is played to its end $way ($lang)", async ({ lang, touch, way, ...taste }) => {
    const page = await open({ ...taste, lang, reducedMotion: true, touch: touch === tap });
    await page.goto(house.address);
    await page.goto(await against(page, game));
    await page.locator(".ask").waitFor();
    await sound(page, `${game.name} at ${taste.width}`);
    await playOn([page], over(page), touch as Touch);
    await sound(page, `${game.name} at its end, ${way}`);
    expect(await ending(page).textContent()).not.toBe("");
    expect(page.faults).toEqual([]);
  });
});

/** Notes what the lesson says now; how much it has said so far. */
async function hear(page: Page, told: Set<string>): Promise<number> {
  for (const said of await page.locator(".ask .lesson").allTextContents()) told.add(said);
  return told.size;
}
