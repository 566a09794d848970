import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Moves } from "$client/moves";
import { settings } from "$client/settings.svelte";
import { hasText, reading, say, teach, type Args } from "$client/texts.svelte";
import type { ChairInfo, NoteSeen, Seen, View } from "$client/wire.gen";
import { arcOf, BEGINNERS } from "./arc";
import { beatsOf, REST } from "./beats";
import {
  BUILD, CENTRE, DISCARD, DISTANCE, END, FLICK, GOLDEN, LIVE, LOSE, ON_FIELD, ON_TOWER, RETURN, ROLLING, SHOUT, STAY, STORED, SUPPLY, SWAP,
  type Targets, UNDER_PUCK, WINDOW, WON,
} from "./box.gen";
import { byPart, choicesOf, different, distancesOf, mayFlick } from "./choices";
import { FACTS_SIZE, factsAt, measured } from "./facts";
import { inwards, outwards, starsOf, topOf, towerOf } from "./lay";
import { DICE, DISCS, FIRST_DISC, FIRST_PUCK, PARTS } from "./measures";
import { at, ON_TABLE } from "./pose";
import Table from "./Table.svelte";
import { article, askedOf, diceLines, heading, whereIs } from "./telling";

/** The numbering of the server's `MOVES`. */
const die = { name: "die", size: 12 };
const moves = new Moves([
  { name: "pass", first: 0, params: [] },
  { name: "call_targets", first: 1, params: [die] },
  { name: "call_double", first: 13, params: [{ name: "take", size: 12 }, { name: "other", size: 12 }] },
  { name: "counter", first: 157, params: [die] },
  { name: "stay", first: 169, params: [die] },
  { name: "lose", first: 181, params: [die] },
  { name: "put", first: 193, params: [die] },
  { name: "discard", first: 205, params: [{ name: "place", size: 3 }] },
  { name: "swap", first: 208, params: [die] },
  { name: "shout", first: 220, params: [] },
  { name: "distance", first: 221, params: [{ name: "mm", size: 201 }] },
  { name: "flick", first: 422, params: [{ name: "aim", size: 3600 }, { name: "power", size: 100 }, { name: "height", size: 25 }, { name: "side", size: 25 }] },
]);

const row = (length: number, value: number): number[] => Array.from({ length }, () => value);
const put = (list: readonly number[], changes: Record<number, number>): number[] => list.map((each, index) => changes[index] ?? each);
const rows = (changes: Record<number, number[]>, width: number): number[][] => Array.from({ length: PARTS }, (_, part) => changes[part] ?? row(width, 0));
const FLAT = [10_000, 0, 0, 0];

/** Two players, both towers whole, the first three discs in the middle; seat 0 sits in the east. */
function table(change: Partial<Targets> = {}): Targets {
  const tower = (seat: number, level: number): number[] => [seat ? -30_570 : 30_570, 0, 1_600 + 1_600 * level];
  const places: Record<number, number[]> = { [FIRST_PUCK]: [30_570, 0, 400], [FIRST_PUCK + 1]: [-30_570, 0, 400] };
  for (let each = 0; each < 6; each++) places[each] = tower(each < 3 ? 0 : 1, each % 3);
  for (let disc = 0; disc < 3; disc++) places[FIRST_DISC + disc] = [0, 10_000 * (disc - 1), 100];
  const zero = {
    seats: 2, calls: 0, counter: 0, three_by_three: 0, teams: 0, free_distance: 0, zoch: 0, set_ends_at_once: 1, all_sets: 1, four_on_sum: 0, race: 0,
    mark_mm: 20, flick_cap: 60, stage: FLICK, step: 0, turn: 0, flicker: -1, first: 0, round: 1, set: 0, flicks: 0, turns: 0, money_time: 0, golden: 0,
    left_centre: 0, ending: 0, golden_disc: -1, unsettled: 0,
  };
  return {
    ...zero,
    distance: row(4, 200), definitive: row(4, 0), tied: row(4, 0), passed: row(4, 0), thief: row(4, 0), doubled: row(4, 0), gift: row(4, -1),
    hand: Array.from({ length: 4 }, () => row(4, 0)), ready: row(4, 0),
    here: Array.from({ length: PARTS }, (_, part) => (places[part] ? ON_TABLE : 0)), at: rows(places, 3), turned: Array.from({ length: PARTS }, () => FLAT),
    holder: Array.from({ length: DICE }, (_, each) => Math.floor(each / 3)), lies: Array.from({ length: DICE }, (_, each) => (each < 6 ? ON_TOWER : 0)),
    level: Array.from({ length: DICE }, (_, each) => each % 3), face: row(DICE, 0), on_disc: row(DICE, -1), on_mark: row(DICE, -1), on_discs: row(DICE, 0),
    on_dice: row(DICE, 0), on_pucks: row(DICE, 0), moved: row(DICE, 0), changed: row(DICE, 0), flicked: row(DICE, 0), fallen: row(DICE, 0), lapsed: row(DICE, 0),
    claim: row(DICE, -1), pairs: row(DICE, 0),
    disc_lies: Array.from({ length: DISCS }, (_, disc) => (disc < 3 ? CENTRE : SUPPLY)), disc_seat: row(DISCS, -1), disc_place: put(row(DISCS, -1), { 0: 0, 1: 1, 2: 2 }),
    ...change,
  };
}

/** Dice of the field and what they rest on. */
function field(dice: Record<number, { face: number; disc?: number; mark?: number; edge?: number }>, change: Partial<Targets> = {}): Targets {
  const base = table();
  const of = (key: "disc" | "mark") => Object.fromEntries(Object.entries(dice).map(([each, lies]) => [each, lies[key] ?? (key === "disc" ? lies.mark : undefined) ?? -1]));
  const each = (value: (lies: { face: number; edge?: number }) => number) => Object.fromEntries(Object.entries(dice).map(([number, lies]) => [number, value(lies)]));
  return {
    ...base, lies: put(base.lies, each(() => ON_FIELD)), face: put(base.face, each(({ face }) => face)), on_disc: put(base.on_disc, of("disc")),
    on_mark: put(base.on_mark, of("mark")), on_discs: put(base.on_discs, each(({ edge }) => (edge === undefined ? 0 : 1 << edge))), ...change,
  };
}

const person = (seat: number, name: string, yours = false): ChairInfo => ({ seat, kind: "person", name, level: null, present: true, away: false, yours });
const chairs = [person(0, "Ana", true), person(1, "Béa")];
const tell = (id: string, args: Args = {}) => say(id, reading(args, chairs, "targets"), "targets");

beforeAll(() => {
  for (const language of ["en", "fr"] as const) teach(language, "targets", readFileSync(`src/godet/games/targets/texts.${language}.ftl`, "utf8"), readFileSync(`client/texts/shell.${language}.ftl`, "utf8"));
});
beforeEach(() => {
  settings.language = "en";
  settings.speed = "off";
  sessionStorage.clear();
});

describe("the table in words and things", () => {
  test("seats look inwards from where their towers stand", () => {
    const s = table();
    expect([inwards(s, 0), inwards(s, 1)]).toEqual([1800, 0]);
    expect(outwards(s, 0)).toBeCloseTo(30.57);
    expect([towerOf(s, 1), topOf(s, 1)]).toEqual([[3, 4, 5], 5]);
  });

  test("only discs of the middle show their target, but not in Golden Targets", () => {
    const s = table({ disc_lies: put(table().disc_lies, { 1: WON, 2: STORED }) });
    expect(starsOf(s).slice(FIRST_DISC, FIRST_DISC + 3)).toEqual([false, true, true]);
    expect(starsOf({ ...s, golden_disc: 0 })[FIRST_DISC]).toBe(true);
  });

  test("it is said where a die lies", () => {
    const stored = put(table().disc_lies, { 2: STORED });
    const s = field({ 0: { face: 4, mark: 0 }, 1: { face: 2, disc: 1 }, 2: { face: 6, edge: 1 }, 3: { face: 0 }, 4: { face: 1, disc: 2 } }, { disc_lies: stored });
    expect([0, 1, 2, 3, 4, 5].map((each) => whereIs(s, each).id)).toEqual(["ui-on-mark", "ui-on-disc", "ui-straddles", "ui-on-table", "ui-on-stored", "ui-on-tower"]);
    const lines = diceLines({ ...s, lies: put(s.lies, { 5: UNDER_PUCK }) });
    expect(lines).toHaveLength(6);
    expect(lines.map(({ args, where }) => `${tell("ui-die", args)}: ${tell(where.id, where.args)}`)).toEqual([
      "red 4: on the black centre of the red disc", "red 2: on the orange disc", "red 6: across the edge of the orange disc",
      "black die: on the table, 31 cm from the middle", "black 1: on a stored disc, the purple one", "black die: under the puck, out of the round",
    ]);
  });

  test("the sentence of the moment: one's own question, or for whom one waits", () => {
    expect(askedOf(table(), [0], 0, false)).toEqual({ id: "ask-flick", args: {} });
    expect(askedOf(table(), [0], 1, false)).toEqual({ id: "wait-flick", args: { seat: 0, count: 1 } });
    expect(askedOf(table(), [0], 0, true).id).toBe("ui-rolling");
    expect(askedOf(table({ stage: WINDOW }), [0, 1], -1, false)).toEqual({ id: "wait-window", args: { seat: 0, count: 2 } });
    expect(askedOf(table({ calls: LIVE, turn: 1 }), [0, 1], 0, false).id).toBe("ask-window");
    expect(askedOf(table({ stage: END }), [], 0, false).id).toBe("ui-over");
    expect(askedOf(table({ stage: ROLLING }), [], 0, false).id).toBe("ui-rolling");
  });

  test("round, set, Money Time and Golden Targets are named", () => {
    expect([{ round: 0 }, {}, { set: 2, round: 4 }, { money_time: 1 }, { money_time: 1, golden: 2 }].map((change) => heading(table(change))).map((title) => title && tell(title.id, title.args))).toEqual([
      null, "Round 1", "Set 2, round 4", "Money Time", "Golden Targets, again",
    ]);
    expect([article(table({ stage: WINDOW })), article(table())]).toEqual(["T-R17", "T-A1"]);
  });

  test.each(["en", "fr"] as const)("every stage and every choice has words (%s)", (language) => {
    settings.language = language;
    for (const stage of [DISTANCE, SWAP, SHOUT, BUILD, FLICK, STAY, LOSE, RETURN, WINDOW, DISCARD, GOLDEN]) {
      for (const seat of [0, 1]) {
        const { id } = askedOf(table({ stage }), [0], seat, false);
        expect([id, hasText(id, "targets")]).toEqual([id, true]);
      }
    }
    for (const kind of ["pass", "call_targets", "call_double", "counter", "stay", "lose", "put", "discard", "swap", "shout"]) expect([kind, hasText(`ui-${kind}`, "targets")]).toEqual([kind, true]);
    for (const kind of ["call_targets", "call_double", "counter"]) expect([kind, hasText(`ui-${kind}-short`, "targets")]).toEqual([kind, true]);
  });

  test("the arc begins at the die, goes the way of the aim and falls", () => {
    const way = arcOf({ aim: 900, power: 10, height: 12, side: 12 }, at(100, 200, 4_800, [1, 0, 0, 0]), BEGINNERS);
    expect(way[0]?.x).toBeCloseTo(100);
    expect(way[0]?.y).toBeGreaterThan(1_000);
    expect(way.map(({ z }) => z)).toEqual(way.map(({ z }) => z).toSorted((a, b) => b - a));
    expect(way.at(-1)?.z).toBe(150);
  });
});

describe("choices", () => {
  const double = (take: number, other: number): number => moves.number("call_double", { take, other });

  test("each stands for a part; flicks and distances are gestures of their own", () => {
    const s = table();
    const legal = [moves.number("discard", { place: 2 }), moves.number("flick"), moves.number("distance", { mm: 120 }), 0];
    expect(choicesOf(s, legal, moves).map(({ kind, part }) => [kind, part])).toEqual([["discard", FIRST_DISC + 2], ["pass", -1]]);
    expect(distancesOf(legal, moves)).toEqual([120]);
    expect([mayFlick(legal, moves), mayFlick([0], moves)]).toEqual([true, false]);
  });

  test("of three alike each may be taken back once, rather not at the cost of a Targets!", () => {
    const s = field({ 0: { face: 4 }, 1: { face: 4, mark: 0 }, 2: { face: 4 } }, { claim: put(row(DICE, -1), { 1: 0 }) });
    const legal = [double(0, 1), double(0, 2), double(1, 0), double(1, 2), double(2, 0), double(2, 1)];
    expect(choicesOf(s, legal, moves).map(({ move }) => move)).toEqual([double(0, 2), double(1, 0), double(2, 0)]);
  });

  test("a die that wins and pairs has both; two alike are told apart by where they lie", () => {
    const s = field({ 0: { face: 4, mark: 0 }, 1: { face: 4, disc: 1 } });
    const choices = choicesOf(s, [moves.number("call_targets", { die: 0 }), double(0, 1), double(1, 0)], moves);
    expect(byPart(choices).get(0)?.map(({ kind }) => kind)).toEqual(["call_targets", "call_double"]);
    expect(choices.map(({ kind, args }) => tell(`ui-${kind}`, args))).toEqual([
      "Targets! with the red 4: win the red disc", "Double 4: take back the red one on the black centre", "Double 4: take back the red one on the orange disc",
    ]);
  });
});

describe("choices among dice", () => {
  const of = (kind: string, s: Targets, dice: readonly number[]) => choicesOf(s, dice.map((each) => moves.number(kind, { die: each })), moves);
  const words = (kind: string, s: Targets, dice: readonly number[]) => different(of(kind, s, dice)).map(({ args }) => tell(`ui-${kind}`, args));

  test("where only the colour counts, dice of one colour are one answer", () => {
    for (const kind of ["swap", "lose", "put"]) expect(different(of(kind, table(), [0, 1, 3])).map(({ part }) => part)).toEqual([0, 3]);
    expect(byPart(of("lose", table(), [0, 1, 3])).size).toBe(3);
  });

  test("which die stays is told by what it shows and where it lies", () => {
    const s = field({ 0: { face: 4 }, 1: { face: 4, disc: 1 }, 2: { face: 0, edge: 1 } });
    expect(words("stay", s, [0, 1, 2])).toEqual(["The red 4 on the table stays", "The red 4 on the orange disc stays", "The red die on the edge of a disc stays"]);
  });
});

describe("a step", () => {
  const facts = Array.from({ length: FACTS_SIZE }, () => 0);
  facts[1] = 600;
  for (let part = 0; part < PARTS; part++) facts.splice(factsAt(part), 8, part < 3 ? ON_TABLE : 0, 10 * part, 0, 800, ...FLAT);
  const note = (place: number, id: string): NoteSeen => ({ at: place, id, args: {} });
  const events = [{ type: "played", seat: 0, move: 422 }, { type: "measured", facts }] as unknown as Seen["events"];

  test("is a film first, then what is told of it, then the present", () => {
    const after = table({ stage: WINDOW, here: put(table().here, { 2: 0 }) });
    const seen = { seat: 0, events, notes: [note(6, "flick"), note(7, "shows"), note(7, "turn")], view: view(after, [], 8) };
    const beats = beatsOf(table(), seen);
    expect(beats.map((beat) => beat.note?.id ?? (beat.film ?? "end"))).toEqual(["flick", 7, "shows", "turn", "end"]);
    expect(beats[1]).toMatchObject({ ms: 600 + REST, lands: true });
    expect(beats[1]?.state.at[1]).toEqual([10, 0, 800]);
    expect([beats[1]?.state.here[2], beats[2]?.state.here[2]]).toEqual([ON_TABLE, 0]);
    expect(beats.at(-1)?.state).toEqual(after);
  });

  test("facts laid over the record change nothing but where things are and what dice show", () => {
    const s = measured(table(), facts);
    expect([s.here[2], s.here[FIRST_PUCK], s.at[2]]).toEqual([ON_TABLE, 0, [20, 0, 800]]);
    expect([s.stage, s.holder]).toEqual([table().stage, table().holder]);
  });
});

function view(state: Targets, legal: number[], length = 30, actors = [0]): View {
  return { seat: 0, length, awaits: "choice", actors, legal, why: {}, undo: false, lesson: "", state: { ...state }, standing: { points: [], places: [], ending: "unfinished" } };
}

describe("on the page, drawn flat where nothing draws in depth", () => {
  const act = vi.fn<(move: number) => void>();
  beforeEach(() => act.mockReset());
  const show = (state: Targets, legal: number[], open = true) =>
    render(Table, { state, beat: null, view: view(state, legal), seat: 0, chairs, moves, open, act, film: () => Promise.resolve(null), say: tell });

  test("sliders flick, straight at the middle unless they are moved", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.3); // a hand that drifts to one side
    show(table(), [moves.number("flick")]);
    const [aim, power] = screen.getAllByRole("slider");
    expect(screen.getByText("at the middle")).toBeTruthy();
    await fireEvent.input(power as HTMLElement, { target: { value: "70" } });
    await fireEvent.input(aim as HTMLElement, { target: { value: "50" } });
    expect(screen.getByText("5° to the right")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Flick" }));
    await fireEvent.click(screen.getByRole("button", { name: "Flick" }));
    expect(act).toHaveBeenCalledOnce();
    const { aim: aimed, power: hard } = moves.meaning(act.mock.calls[0]?.[0] ?? -1).values;
    vi.restoreAllMocks();
    expect([aimed, hard]).toEqual([1748, 70]);
  });

  test("calls are buttons in words, and nothing is offered while something moves", async () => {
    const s = field({ 0: { face: 5, mark: 0 } }, { stage: WINDOW });
    const legal = [0, moves.number("call_targets", { die: 0 })];
    const { unmount } = show(s, legal);
    await fireEvent.click(screen.getAllByRole("button", { name: "Targets! with the red 5: win the red disc" }).at(-1) as HTMLElement);
    expect(act).toHaveBeenCalledExactlyOnceWith(legal[1]);
    unmount();
    show(s, legal, false);
    expect(screen.queryByRole("button", { name: /Targets!/ })).toBeNull();
  });

  test("a live call's ring empties in as long as the table gives people to speak", () => {
    const s = field({ 0: { face: 5, mark: 0 } }, { stage: WINDOW, calls: LIVE });
    const legal = [0, moves.number("call_targets", { die: 0 })];
    const props = { state: s, beat: null, view: view(s, legal), seat: 0, chairs, moves, open: true, act, patience: 2.5, say: tell };
    const { container } = render(Table, props);
    expect(container.querySelector<SVGElement>(".calls circle, .call circle")?.style.animationDuration).toBe("2500ms");
  });

  test("what lies where is a table to read, and seats are told whole", () => {
    show(field({ 0: { face: 5, disc: 1 } }), []);
    expect(screen.getByRole("row", { name: "red 5 Ana on the orange disc", hidden: true })).toBeTruthy();
    expect(screen.getByText(/^Béa, black: no disc won, none stored, 3 dice on the tower, none out\./)).toBeTruthy();
  });
});
