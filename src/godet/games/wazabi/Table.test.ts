import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Moves } from "$client/moves";
import { settings } from "$client/settings.svelte";
import { reading, say, teach, type Args } from "$client/texts.svelte";
import type { ChairInfo, View } from "$client/wire.gen";
import { COST, GIVE, GIVE1, KEEP, NAMES, PICK, PLAY, REMOVE1, REMOVE2, SKIP, SWAP, type Wazabi } from "./box.gen";
import Table, { beatsOf } from "./Table.svelte";
import { passedOn, staged } from "./beats";
import { facesOf } from "./hand";
import { placeOf } from "./telling";

const SIX = [0, 0, 0, 0, 0, 0];
const to = [{ name: "to", size: 6 }];
const whom = [{ name: "whom", size: 6 }];
/** The numbering of the server's `MOVES`. */
const moves = new Moves([
  { name: "give", first: 0, params: to }, { name: "draw_from", first: 6, params: whom },
  { name: "pick", first: 12, params: [{ name: "place", size: 36 }] }, { name: "keep", first: 48, params: [{ name: "card", size: 10 }] },
  { name: "pass", first: 58, params: [] }, { name: "remove1", first: 59, params: [] }, { name: "swap", first: 60, params: [{ name: "side", size: 2 }] },
  { name: "remove2", first: 62, params: [] }, { name: "give1", first: 63, params: to }, { name: "steal", first: 69, params: whom },
  { name: "steal_pile", first: 75, params: [] }, { name: "keep1", first: 76, params: whom }, { name: "draw3", first: 82, params: [] },
  { name: "all2", first: 83, params: [] }, { name: "skip", first: 84, params: whom }, { name: "replay", first: 90, params: [] },
]);

function hands(...cards: number[]): number[][] {
  return SIX.map((_, seat) => COST.map((_, card) => (seat === 0 ? cards.filter((each) => each === card).length : 0)));
}

function table(change: Partial<Wazabi>): Wazabi {
  return {
    seats: 3, start_dice: 4, teams: 0, to_the_last: 0, games: 1, one_more: 0, draw_from_partner: 0, pick_place: 0, turn_limit: 500,
    stage: PLAY, turn: 0, direction: 1, reversals: 0, turns: 3, game: 1, ending: 0, winner: -1,
    dice: [4, 3, 5, 0, 0, 0], removed: 0, place: SIX, score: SIX, roll: [2, 1, 1], to_roll: 0, start_w: SIX,
    hands: hands(REMOVE1, REMOVE2, GIVE1), held: [3, 2, 0, 0, 0, 0], pile: COST.map(() => 0), pile_size: 20, discard: COST.map(() => 0),
    skips: SIX, known: SIX.map(() => SIX), to_draw: 0, to_give: 0, card: 0, victim: -1, keeping: SIX, kept: SIX.map(() => COST.map(() => 0)),
    laid: SIX.map(() => COST.map(() => 0)),
    ...change,
  };
}

const person = (seat: number, name: string, yours = false): ChairInfo => ({ seat, kind: "person", name, level: null, present: true, away: false, yours });
const chairs = [person(0, "Ana", true), person(1, "Béa"), person(2, "Colin")];
const tell = (id: string, args: Args = {}) => say(id, reading(args, chairs, "wazabi"), "wazabi");
const act = vi.fn<(move: number) => void>();

function view(state: Wazabi, legal: number[], why: Record<string, string> = {}): View {
  return { seat: 0, length: 30, awaits: "choice", actors: [0], legal, why, undo: false, lesson: "", state: { ...state }, standing: { points: [], places: [], ending: "unfinished" } };
}

function show(change: Partial<Wazabi>, legal: number[], { why = {}, open = true, seat = 0 }: { why?: Record<string, string>; open?: boolean; seat?: number } = {}): void {
  const state = table(change);
  render(Table, { state, beat: null, view: view(state, legal, why), seat, chairs, moves, open, act, say: tell });
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

beforeAll(() => {
  settings.language = "en";
  settings.sound = false;
  teach("en", "wazabi", readFileSync("src/godet/games/wazabi/texts.en.ftl", "utf8"));
});
beforeEach(() => act.mockClear());

describe("giving a die", () => {
  test("every seat that may receive it is a button that says so", async () => {
    show({ stage: GIVE, to_give: 1 }, [moves.number("give", { to: 1 }), moves.number("give", { to: 2 })]);
    expect(screen.getByText("Give this die to someone.")).toBeTruthy();
    await fireEvent.click(button(/^Give this die to Colin/));
    expect(act).toHaveBeenCalledExactlyOnceWith(moves.number("give", { to: 2 }));
  });

  test("nothing can be chosen while the table is not open", () => {
    show({ stage: GIVE, to_give: 1 }, [moves.number("give", { to: 1 })], { open: false });
    expect(screen.queryByRole("button", { name: /Give this die/ })).toBeNull();
  });
});

describe("playing a card", () => {
  const pass = moves.number("pass");
  const tooFew = { [moves.number("remove2")]: "too_few_w", [moves.number("give1", { to: 1 })]: "too_few_w" };

  test("a card that needs no target is lifted, then played", async () => {
    show({}, [pass, moves.number("remove1")], { why: tooFew });
    await fireEvent.click(button(/^One die fewer, costs 1 W/));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button("One die fewer"));
    expect(act).toHaveBeenCalledExactlyOnceWith(moves.number("remove1"));
  });

  test("a card out of reach says what it costs and what was rolled", async () => {
    show({}, [pass, moves.number("remove1")], { why: tooFew });
    await fireEvent.click(button(/^Two dice fewer/));
    expect(act).not.toHaveBeenCalled();
    expect(screen.getAllByText(/costs 3 W, you rolled 2/).length).toBeGreaterThan(0);
  });

  test("a card aimed at somebody asks who, and Escape puts it back", async () => {
    const aims = [1, 2].map((seat) => moves.number("skip", { whom: seat }));
    show({ hands: hands(SKIP) }, [pass, ...aims]);
    await fireEvent.click(button(/^Sit this one out, free/));
    expect(screen.getByText("Sit this one out: who shall it be?")).toBeTruthy();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("button", { name: /Béa misses a turn/ })).toBeNull();
    await fireEvent.click(button(/^Sit this one out, free/));
    await fireEvent.click(button(/Béa misses a turn/));
    expect(act).toHaveBeenCalledExactlyOnceWith(moves.number("skip", { whom: 1 }));
  });

  test("by keyboard the focus follows: from the card to the answer, and back with Escape", async () => {
    show({}, [pass, moves.number("remove1")], { why: tooFew });
    const slot = button(/^One die fewer, costs 1 W/);
    slot.focus();
    await fireEvent.keyDown(slot, { key: "Enter" });
    await fireEvent.click(slot);
    expect(document.activeElement).toBe(button("One die fewer"));
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(document.activeElement).toBe(slot);
  });

  test("passing the dice round offers both sides", async () => {
    show({ hands: hands(SWAP) }, [pass, moves.number("swap", { side: 0 }), moves.number("swap", { side: 1 })]);
    await fireEvent.click(button(/^Round the table, costs 2 W/));
    await fireEvent.click(button(/to the right/));
    expect(act).toHaveBeenCalledExactlyOnceWith(moves.number("swap", { side: 1 }));
  });

  test("no card at all is one click", async () => {
    show({}, [pass]);
    await fireEvent.click(button("Play no card"));
    expect(act).toHaveBeenCalledExactlyOnceWith(pass);
  });
});

test("a card to keep is kept with one click", async () => {
  show({ stage: KEEP, turn: 1, keeping: [1, 0, 0, 0, 0, 0] }, [REMOVE1, GIVE1].map((card) => moves.number("keep", { card })));
  await fireEvent.click(button(/^A present/));
  expect(act).toHaveBeenCalledExactlyOnceWith(moves.number("keep", { card: GIVE1 }));
});

test("of two equal cards one kept is marked and the other can still be chosen", () => {
  const kept = SIX.map((_, seat) => COST.map((_, card) => (seat === 0 && card === GIVE1 ? 1 : 0)));
  show({ stage: KEEP, turn: 1, hands: hands(GIVE1, GIVE1), kept, keeping: [1, 0, 0, 0, 0, 0] }, [moves.number("keep", { card: GIVE1 })]);
  expect(screen.getAllByRole("button", { name: /^A present/ }).map((each) => each.classList.contains("kept"))).toEqual([true, false]);
  expect(screen.getByText(/You keep this one/)).toBeTruthy();
});

test("a place in a fan is a button", async () => {
  show({ stage: PICK, victim: 1 }, [0, 1].map((place) => moves.number("pick", { place })));
  await fireEvent.click(button("Take card 2"));
  expect(act).toHaveBeenCalledExactlyOnceWith(moves.number("pick", { place: 1 }));
});

test("partners, points and the number of the game are shown where they count", () => {
  show({ seats: 3, games: 3, game: 2, score: [0, 7, 0, 0, 0, 0] }, []);
  expect(screen.getByText("game 2 of 3")).toBeTruthy();
  expect(screen.getByText("7 points")).toBeTruthy();
  expect(screen.queryByText("your partner")).toBeNull();
});

test("a watcher sees the table, no hand, and whom everybody waits for", () => {
  show({ turn: 1 }, [], { open: false, seat: -1 });
  expect(screen.getByText("Béa may play a card.")).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Your cards" })).toBeNull();
});

test("ears are told what lies before everybody", () => {
  show({ skips: [0, 0, 1, 0, 0, 0] }, [moves.number("pass")]);
  expect(screen.getByText("Colin: 5 dice, no cards, sits the next turn out.")).toBeTruthy();
});

describe("beats", () => {
  const note = (id: string, args: Args) => ({ at: 1, id, args });

  test("a die given leaves one seat and reaches the other", () => {
    expect(staged(table({}), note("give", { seat: 0, to: 2 })).dice).toEqual([3, 3, 6, 0, 0, 0]);
  });

  test("when the first dice roll everybody has been dealt a hand", () => {
    const rolled = staged(table({ held: SIX, pile_size: 36 }), note("start-rolled", { seat: 1, w: 2, cards: 1, dice: 1 }));
    expect([rolled.held, rolled.pile_size]).toEqual([[3, 3, 3, 0, 0, 0], 27]);
  });

  test("a stolen card that we saw is in our hand", () => {
    const after = staged(table({}), note("stole", { seat: 0, from: 1, card: "skip" }));
    expect(after.held.slice(0, 2)).toEqual([4, 1]);
    expect(after.hands[0]?.[SKIP]).toBe(1);
  });

  test("a card played lies on the played cards, but a skip before its victim", () => {
    expect(staged(table({}), note("plays-remove1", { seat: 0 })).discard[REMOVE1]).toBe(1);
    const skipped = staged(table({}), note("plays-skip", { seat: 0, to: 2 }));
    expect([skipped.discard[SKIP], skipped.skips[2]]).toEqual([0, 1]);
  });

  test("dice pass to the left round the table, past whoever has finished", () => {
    expect(passedOn(table({}), 1).slice(0, 3)).toEqual([5, 4, 3]);
    expect(passedOn(table({ seats: 4, dice: [1, 2, 3, 4, 0, 0], place: [0, 1, 0, 0, 0, 0] }), 1).slice(0, 4)).toEqual([4, 2, 1, 3]);
  });

  test("a step ends in the view it came with", () => {
    const after = table({ turn: 1 });
    const beats = beatsOf(table({}), { seat: 0, events: [], notes: [note("passed", { seat: 0 })], view: view(after, []) });
    expect(beats.at(-1)?.state).toEqual(after);
  });
});

test("dice given away are no longer among the faces on the table", () => {
  expect(facesOf(4, [2, 1, 1], 1)).toEqual([0, 0, 1, 2]);
  expect(facesOf(3, [2, 1, 1], 0)).toEqual([0, 0, 1]);
  expect(facesOf(2, [0, 0, 0], 0)).toEqual([-1, -1]);
});

test("seats go round clockwise from one's own at the near side", () => {
  expect(placeOf(2, 2, 4).y).toBeGreaterThan(80);
  expect(placeOf(3, 2, 4).x).toBeLessThan(20);
  expect(placeOf(0, 2, 4).y).toBeLessThan(20);
});

test("every card of the box has a drawing, a name and a help", () => {
  const glyphs = readFileSync("src/godet/games/wazabi/Glyph.svelte", "utf8");
  for (const name of NAMES) {
    expect(glyphs).toContain(`"${name}"`);
    expect(tell(`card-${name}-help`)).not.toBe(`card-${name}-help`);
  }
});
