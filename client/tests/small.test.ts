import { describe, expect, test } from "vitest";
import { Moves } from "$client/moves";
import { routeOf } from "$client/router.svelte";
import { Player } from "$client/player.svelte";
import { settings } from "$client/settings.svelte";
import type { NoteSeen, Seen } from "$client/wire.gen";

const moves = new Moves([
  { name: "give", first: 0, params: [{ name: "to", size: 6 }] },
  { name: "aim", first: 6, params: [{ name: "angle", size: 4 }, { name: "force", size: 3 }] },
  { name: "pass", first: 18, params: [] },
]);

describe("moves", () => {
  test("the last parameter counts fastest", () => {
    expect(moves.number("aim", { angle: 2, force: 1 })).toBe(6 + 2 * 3 + 1);
  });

  test("every number means what it came from", () => {
    for (let move = 0; move < 19; move++) {
      const { name, values } = moves.meaning(move);
      expect(moves.number(name, values)).toBe(move);
    }
  });
});

describe("addresses", () => {
  test.each([
    ["/", "", { page: "home" }],
    ["/new/toy", "", { page: "new", game: "toy" }],
    ["/t/abc", "", { page: "table", id: "abc" }],
    ["/t/abc/replay", "#12", { page: "replay", id: "abc", at: 12 }],
    ["/t/abc/replay", "#x", { page: "replay", id: "abc", at: null }],
    ["/t/abc/proof", "", { page: "proof", id: "abc" }],
    ["/rules/toy", "#W-A4", { page: "rules", game: "toy", article: "W-A4" }],
    ["/t", "", { page: "lost" }],
    ["/t/abc/else", "", { page: "lost" }],
    ["/new/toy/more", "", { page: "lost" }],
  ])("%s%s", (path, hash, route) => {
    expect(routeOf(path, hash)).toEqual(route);
  });
});

const step = (value: number, ...ids: string[]): Seen => ({
  seat: 0,
  events: [],
  notes: ids.map((id) => ({ at: value, id, args: {} })),
  view: { seat: 0, length: value, awaits: "choice", actors: [], legal: [], why: {}, undo: false, lesson: "", state: { value }, standing: { points: [], places: [], ending: "" } },
});

function player(): { told: string[]; player: Player } {
  const told: string[] = [];
  const beats = (_before: unknown, seen: Seen) => [
    ...seen.notes.map((note) => ({ note, state: { during: note.id }, ms: 500, lands: false })),
    { note: null, state: seen.view.state, ms: 0, lands: false },
  ];
  const tell = (notes: readonly NoteSeen[]) => void told.push(...notes.map((note) => note.id));
  return { told, player: new Player(beats, tell) };
}

describe("the player of steps", () => {
  test("a skip shows the present and leaves no line of the story out", () => {
    const { told, player: p } = player();
    p.reset({ value: 0 });
    p.push(step(1, "a", "b"));
    p.push(step(2, "c"));
    expect(told).toEqual(["a"]);
    expect(p.shown).toEqual({ during: "a" });
    p.skip();
    expect(told).toEqual(["a", "b", "c"]);
    expect(p.shown).toEqual({ value: 2 });
    expect(p.busy).toBe(false);
  });

  test("many steps at once are not watched one by one", () => {
    const { told, player: p } = player();
    p.reset({ value: 0 });
    for (let at = 1; at <= 14; at++) p.push(step(at, `n${at}`));
    expect(p.shown).toEqual({ value: 14 });
    expect(told.length).toBe(14);
  });

  test("without movement every step ends in its own state", async () => {
    settings.speed = "off";
    const { player: p } = player();
    p.reset({ value: 0 });
    p.push(step(1, "a", "b"));
    await expect.poll(() => p.busy).toBe(false);
    expect(p.shown).toEqual({ value: 1 });
    settings.speed = "normal";
  });
});
