import { readFileSync } from "node:fs";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Moves } from "$client/moves";
import { settings } from "$client/settings.svelte";
import { reading, say, teach, type Args } from "$client/texts.svelte";
import type { ChairInfo, NoteSeen, Seen, View } from "$client/wire.gen";
import { beatsOf, staged } from "./beats";
import {
  ABOUT_FACE, ACCIDENT, CARDS, CHOOSE, COLOURS, DICE, type DiceRun, GAP, JOKER, NAMES, PLAY, REROLL_GROUP, SPRINT, SPRINTING, SWAP, TAKE, VALUES,
} from "./box.gen";
import { road, written } from "./notation";
import Table from "./Table.svelte";
import { flagsAfter, pileOf, verdictOf } from "./telling";

const kinds: [string, Record<string, number>][] = [
  ["take", { colour: COLOURS, value: VALUES }], ["advance", { card: 11 }], ["joker", { card: 11 }], ["swap", { group: DICE }], ["sprint", { colour: COLOURS, value: VALUES }],
  ["comeback", {}], ["about_face", { group: DICE, value: VALUES }], ["gap", { group: DICE }], ["accident", { colour: COLOURS, value: VALUES }], ["reroll", { card: CARDS }],
  ["reroll_group", { group: DICE }], ["target", { colour: COLOURS, value: VALUES, first: 2 }], ["discard", { card: CARDS }], ["choose", { colour: COLOURS, value: VALUES }],
];
let first = 0;
/** The numbering of the server's `MOVES`. */
const moves = new Moves(kinds.map(([name, params]) => {
  const info = { name, first, params: Object.entries(params).map(([key, size]) => ({ name: key, size })) };
  first += Object.values(params).reduce((product, size) => product * size, 1);
  return info;
}));
const number = (name: string, values: Record<string, number> = {}) => moves.number(name, values);

const SIX = [0, 0, 0, 0, 0, 0];
const NONE = Array.from({ length: CARDS }, () => 0);
const [RED, GREEN, BLUE] = [0, 2, 3];
const target = (colour: number, value: number) => colour * VALUES + value - 1;
const bits = (...targets: number[]) => targets.reduce((set, each) => set | (1 << each), 0);
const hand = (...cards: number[]) => SIX.map((_, seat) => NONE.map((_none, card) => (seat === 0 ? cards.filter((each) => each === card).length : 0)));

function table(text: string, change: Partial<DiceRun> = {}): DiceRun {
  const { slots, shows } = road(text);
  return {
    seats: 3, deck: 0, quick_start: 0, flat: 0, phase: PLAY, turn: 0, turns: 5, leg: 0, first: 0, slots: [...slots], shows: [...shows], rolling: 0, group: -1,
    sprinters: 0, taken: SIX, racing: 0, hands: hand(JOKER, BLUE, SWAP), held: [3, 3, 3, 0, 0, 0], pile: NONE, used: NONE, hidden: SIX,
    sizes: [11, 12, 13, 15, 16], drawn: 0, marker: -1, marker_card: 0, buried: SIX.map(() => NONE), dealt: 12, targets: [bits(target(RED, 3), target(BLUE, 6)), ...SIX.slice(1)],
    played: SIX, chosen: SIX, spent: SIX.map(() => [0, 0, 0, 0]), undealt: 0, points: SIX, best_stage: SIX, prizes: SIX,
    ...change,
  };
}

const person = (seat: number, name: string, yours = false): ChairInfo => ({ seat, kind: "person", name, level: null, present: true, away: false, yours });
const chairs = [person(0, "Ana", true), person(1, "Béa"), person(2, "Colin")];
const tell = (id: string, args: Args = {}) => say(id, reading(args, chairs, "dicerun"), "dicerun");
const act = vi.fn<(move: number) => void>();

function view(state: DiceRun, legal: number[], why: Record<string, string> = {}): View {
  return { seat: 0, length: 30, awaits: "choice", actors: [0], legal, why, undo: false, lesson: "", state: { ...state }, standing: { points: [], places: [], ending: "unfinished" } };
}

function show(state: DiceRun, legal: number[], { why = {}, open = true, seat = 0 }: { why?: Record<string, string>; open?: boolean; seat?: number } = {}) {
  const props = { state, beat: null, view: view(state, legal, why), seat, chairs, moves, open, act, say: tell };
  return { props, ...render(Table, props) };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const lift = (name: string | RegExp) => fireEvent.click(button(name));

beforeAll(() => {
  settings.language = "en";
  settings.sound = false;
  teach("en", "dicerun", readFileSync("src/godet/games/dicerun/texts.en.ftl", "utf8"));
});
beforeEach(() => act.mockClear());

describe("playing a card", () => {
  test("a colour is lifted, then played", async () => {
    show(table("R1 R2 | B3 G6"), [number("advance", { card: BLUE }), number("reroll", { card: BLUE })]);
    await lift("All blue");
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button("Play it"));
    expect(act).toHaveBeenCalledExactlyOnceWith(number("advance", { card: BLUE }));
  });

  test("any card may be laid face down instead", async () => {
    show(table("R1 R2 | B3 G6"), [number("advance", { card: BLUE }), number("reroll", { card: BLUE })]);
    await lift("All blue");
    await fireEvent.click(button("Re-roll a group"));
    expect(act).toHaveBeenCalledExactlyOnceWith(number("reroll", { card: BLUE }));
  });

  test("a joker asks for a colour or a value", async () => {
    show(table("R1 R2 | B3 G6"), Array.from({ length: 11 }, (_, card) => number("joker", { card })));
    await lift("Joker");
    await fireEvent.click(button("All sixes"));
    expect(act).toHaveBeenCalledExactlyOnceWith(number("joker", { card: 10 }));
  });

  test("a swap is taken hold of between two groups, and Escape puts it back", async () => {
    show(table("R1 | B3 | G6"), [number("swap", { group: 1 })]);
    await lift("Swap");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("button", { name: /change places/ })).toBeNull();
    await lift("Swap");
    await fireEvent.click(button("Groups 2 and 3 change places"));
    expect(act).toHaveBeenCalledExactlyOnceWith(number("swap", { group: 1 }));
  });

  test("a gap lies down behind a group", async () => {
    show(table("R1 | B3 | G6", { hands: hand(GAP) }), [0, 1].map((group) => number("gap", { group })));
    await lift("Gap");
    await fireEvent.click(button("Gap behind group 2"));
    expect(act).toHaveBeenCalledExactlyOnceWith(number("gap", { group: 1 }));
  });

  test("an about-face asks for a group, then for a value that is there", async () => {
    const values = [[0, 0], [1, 2], [1, 5]].map(([group = 0, value = 0]) => number("about_face", { group, value }));
    show(table("R1 | B3 G6 O6", { hands: hand(ABOUT_FACE) }), values);
    await lift("About-face");
    await fireEvent.click(button("Turn dice over in group 2"));
    expect(screen.queryByRole("button", { name: /Turn dice over/ })).toBeNull();
    await fireEvent.click(button("6 becomes 1, 2 dice"));
    expect(act).toHaveBeenCalledExactlyOnceWith(number("about_face", { group: 1, value: 5 }));
  });

  test("an accident happens to a die of the leading group", async () => {
    show(table("R1 B4 | B3", { hands: hand(ACCIDENT) }), [number("accident", { colour: RED, value: 0 }), number("accident", { colour: BLUE, value: 3 })]);
    await lift("Accident");
    await fireEvent.click(button("blue 4"));
    expect(act).toHaveBeenCalledExactlyOnceWith(number("accident", { colour: BLUE, value: 3 }));
  });

  test("a card that cannot be played says why", async () => {
    show(table("R1 R2 B3 G6"), [number("advance", { card: BLUE })], { why: { [number("swap", { group: 1 })]: "one_group_only" } });
    await lift("Swap");
    expect(screen.getAllByText(/There is only one group yet/).length).toBeGreaterThan(0);
    expect(act).not.toHaveBeenCalled();
  });

  test("where nothing can be played a card is discarded", async () => {
    show(table("R1 R2 B3 G6", { hands: hand(SWAP, GAP, ACCIDENT) }), [SWAP, GAP, ACCIDENT].map((card) => number("discard", { card })));
    expect(screen.getByText(/No card can be played/)).toBeTruthy();
    await lift("Gap");
    await fireEvent.click(button("Discard it"));
    expect(act).toHaveBeenCalledExactlyOnceWith(number("discard", { card: GAP }));
  });

  test("by keyboard the focus follows: from the card to the answer, and back with Escape", async () => {
    show(table("R1 R2 | B3 G6"), [number("advance", { card: BLUE })]);
    const slot = button("All blue");
    slot.focus();
    await fireEvent.keyDown(slot, { key: "Enter" });
    await fireEvent.click(slot);
    expect(document.activeElement).toBe(button("Play it"));
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(document.activeElement).toBe(slot);
  });
});

test("sprinters are named one after the other, and who is named already is not offered", async () => {
  const state = table("R1 R2 B3 G6 | O1", { phase: SPRINTING, hands: hand(SPRINT), sprinters: 1 });
  show(state, [number("sprint", { colour: RED, value: 1 }), number("sprint", { colour: GREEN, value: 5 })]);
  expect(screen.getByText("Sprint: choose 2 more dice of the leading group.")).toBeTruthy();
  await fireEvent.click(button("green 6"));
  expect(act).toHaveBeenCalledExactlyOnceWith(number("sprint", { colour: GREEN, value: 5 }));
});

test("dice for the start are taken from the group", async () => {
  show(table("R1 R2 B3 G6", { phase: TAKE, first: -1 }), [number("take", { colour: BLUE, value: 2 })]);
  expect(screen.getByText(/Take two dice/)).toBeTruthy();
  await fireEvent.click(button("blue 3"));
  expect(act).toHaveBeenCalledExactlyOnceWith(number("take", { colour: BLUE, value: 2 }));
});

test("a group to roll again is taken hold of whole", async () => {
  show(table("R1 | B3 | G6", { phase: REROLL_GROUP }), [1, 2].map((group) => number("reroll_group", { group })));
  await fireEvent.click(button("Roll group 3 again"));
  expect(act).toHaveBeenCalledExactlyOnceWith(number("reroll_group", { group: 2 }));
});

describe("targets", () => {
  const both = [0, 1].map((order) => number("target", { colour: BLUE, value: 5, first: order }));

  test("each says what it scores in the leading group right now", () => {
    show(table("B6 B2 R6 G3 | O1"), both);
    expect(button("Target blue 6, scores 5 in the leading group now")).toBeTruthy();
    expect(button("Target red 3, scores 2 in the leading group now")).toBeTruthy();
  });

  test("a target is played in either order", async () => {
    show(table("R1 R2 | B6 O3"), both);
    await lift(/^Target blue 6/);
    await fireEvent.click(button("Value first"));
    expect(act).toHaveBeenCalledExactlyOnceWith(both[1]);
  });

  test("resting on a card shows what targets would score after it", async () => {
    show(table("R1 R2 | B6 O3"), [number("advance", { card: BLUE })]);
    await fireEvent.pointerEnter(button("All blue"));
    expect(button(/^Target blue 6, scores 0 in the leading group now, would score 3$/)).toBeTruthy();
    await fireEvent.pointerLeave(button("All blue"));
    expect(screen.queryByRole("button", { name: /would score/ })).toBeNull();
  });

  test("at the end of a stage one is chosen to count", async () => {
    show(table("R1 R2 | B6 O3", { phase: CHOOSE }), [number("choose", { colour: BLUE, value: 5 }), number("choose", { colour: RED, value: 2 })]);
    await lift(/^Target red 3/);
    expect(screen.getByText("Count the red 3? It scores 2 in the leading group.")).toBeTruthy();
    await fireEvent.click(button("Count it"));
    expect(act).toHaveBeenCalledExactlyOnceWith(number("choose", { colour: RED, value: 2 }));
  });

  test("a spent target tells its stage and cannot be lifted", async () => {
    show(table("R1 | B6", { leg: 1, targets: [bits(target(BLUE, 6)), ...SIX.slice(1)], spent: SIX.map((_, seat) => (seat === 0 ? [target(RED, 3) + 1, 0, 0, 0] : [0, 0, 0, 0])) }), both);
    await lift("Target red 3, counted in stage 1");
    expect(screen.queryByRole("button", { name: "Colour first" })).toBeNull();
  });
});

test("ears are told every group, gap and seat", () => {
  show(table("B6 R6 | _ | G3", { points: [4, 0, 0, 0, 0, 0], marker: 1 }), []);
  const groups = within(screen.getByRole("list", { name: "The race, from the front" })).getAllByRole("listitem").map((item) => item.querySelector(".unseen")?.textContent);
  expect(groups).toEqual(["Leading group: red 6, blue 6.", "A gap.", "Group 2: green 3."]);
  expect(screen.getByText("Ana: 4 victory points, 3 cards.")).toBeTruthy();
  expect(screen.getByText(/Béa: 0 victory points, 3 cards. Rolled a group again last./)).toBeTruthy();
});

test("a watcher sees the race, no hand, and whom everybody waits for", () => {
  show(table("R1 | B6", { turn: 1 }), [], { open: false, seat: -1 });
  expect(screen.getByText("Béa is to play.")).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Your movement cards" })).toBeNull();
});

test("when a stage is scored all targets are turned over, and the flag shows them again", async () => {
  const before = table("B6 B2 R6 G3 | O1");
  const { props, rerender } = show(before, [], { open: false });
  const spent = [[target(RED, 3) + 1], [target(BLUE, 6) + 1], [target(GREEN, 6) + 1]].map((row) => [...row, 0, 0, 0]);
  await rerender({ ...props, state: { ...before, leg: 1, spent: [...spent, ...SIX.slice(3).map(() => [0, 0, 0, 0])], prizes: [1, 3, 2, 0, 0, 0], points: [1, 3, 2, 0, 0, 0] } });
  const rows = within(screen.getByRole("region", { name: /Stage 1/ })).getAllByRole("listitem").map((item) => item.querySelector(".unseen")?.textContent);
  expect(rows).toEqual(["Béa: blue 6, 5 in the leading group, 3 points.", "Colin: green 6, 3 in the leading group, 2 points.", "Ana: red 3, 2 in the leading group, 1 point."]);
  await fireEvent.click(button("Close"));
  expect(screen.queryByRole("region", { name: /Stage 1/ })).toBeNull();
  await fireEvent.click(button("Stage 1, worth 3: show how it was decided"));
  expect(screen.getByRole("region", { name: /Stage 1/ })).toBeTruthy();
});

test("seats that score the same are told apart by the groups behind", () => {
  const spent = [[target(RED, 3) + 1], [target(BLUE, 2) + 1], [target(GREEN, 5) + 1]];
  const rows = verdictOf(table("O1 O2 | R4 G3 | B6", { spent: [...spent, [], [], []], prizes: [2, 3, 1, 0, 0, 0] }), 0);
  expect(rows.map(({ seat, scores }) => [seat, scores])).toEqual([[1, [1]], [0, [0, 2]], [2, [0, 1]]]);
});

test("the pile is what nobody has drawn, and the flag shows after as many cards as its packet may still hold", () => {
  const s = table("R1 | _ | B2", { used: NONE.map((_, card) => (card === BLUE ? 4 : 0)), marker: 1, hidden: [0, 0, 2, 0, 0, 0], drawn: 12, sizes: [11, 12, 0, 15, 16] });
  expect(pileOf(s)).toBe(76 - 9 - 4 - 1 - 1 - 2);
  expect(flagsAfter(s)).toEqual([3, 4]);
});

describe("beats", () => {
  const note = (id: string, args: NoteSeen["args"]): NoteSeen => ({ at: 1, id, args });
  const seen = (after: DiceRun, ...notes: NoteSeen[]): Seen => ({ seat: 0, events: [], notes, view: view(after, []) });
  const roads = (before: DiceRun, after: DiceRun, ...notes: NoteSeen[]) => beatsOf(before, seen(after, ...notes)).map((beat) => written(beat.state as DiceRun));

  test("an advance is shown group by group, the card laid down with the first", () => {
    const before = table("B2 R4 | G6 O6 | P6 R6 B3", { hands: hand(BLUE, 10) });
    const after = table("B2 R4", { turn: 1 });
    const beats = beatsOf(before, seen(after, note("plays-advance", { seat: 0, card: "six" }), note("turn", { seat: 1 })));
    const shown = beats.slice(0, 2).map(({ state }) => written(state as DiceRun));
    expect(shown).toEqual([written(road("B2 R4 G6 O6 | P6 R6 B3")), written(road("B2 R4 G6 O6 P6 R6 | B3"))]);
    expect(beats.map((beat) => beat.note?.id ?? null)).toEqual(["plays-advance", null, "turn", null]);
    expect((beats[0]?.state as DiceRun).held[0]).toBe(2);
    expect(beats.at(-1)?.state).toEqual(after);
  });

  test("a target's two advances follow each other, and it lies open", () => {
    const before = table("R1 R2 | G5 | B6 O3");
    const beats = beatsOf(before, seen(before, note("plays-target", { seat: 0, colour: "blue", value: 6, order: "colour" })));
    expect(beats.slice(0, 2).map(({ state }) => written(state as DiceRun))).toEqual([written(road("R1 R2 | G5 B6 | O3")), written(road("R1 R2 B6 | G5 | O3"))]);
    expect((beats[1]?.state as DiceRun).played[0]).toBe(target(BLUE, 6) + 1);
  });

  test("three sprinters leave together", () => {
    const before = table("R1 R2 B3 G6 | O1");
    const named = [["red", 1], ["blue", 3], ["green", 6]] as const;
    const notes = named.map(([colour, value], at) => note(at ? "sprints" : "plays-sprint", { seat: 0, colour, value }));
    expect(roads(before, before, ...notes).slice(0, 3)).toEqual([written(before), written(before), "B3 G6 R1 | R2 | O1"]);
  });

  test.each([
    ["plays-swap", { group: 2, next: 3 }, "R1 | G6 | B3"],
    ["plays-comeback", {}, "R1 | G6 | B3"],
    ["plays-gap", { group: 2 }, "R1 | B3 | _ | G6"],
    ["plays-about-face", { group: 3, value: 6 }, "R1 | B3 | G1"],
    ["plays-accident", { colour: "red", value: 1 }, "B3 | G6 R1"],
  ])("%s", (id, args, wanted) => {
    expect(written(staged(table("R1 | B3 | G6"), note(id, { seat: 0, ...args }), table("R1")))).toBe(wanted);
  });

  test("a card laid face down marks who re-rolled last", () => {
    const after = staged(table("R1 | B3"), note("reroll-hidden", { seat: 1 }), table("R1"));
    expect([after.marker, after.held[1]]).toEqual([1, 2]);
  });
});

test("every card of the box has a name and a help in both languages", () => {
  const sources = ["en", "fr"].map((language) => readFileSync(`src/godet/games/dicerun/texts.${language}.ftl`, "utf8"));
  for (const source of sources) for (const name of NAMES) expect(source).toContain(`card-${name}-help = `);
});
