import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Moves } from "$client/moves";
import { settings } from "$client/settings.svelte";
import { reading, say, teach, type Args } from "$client/texts.svelte";
import type { Beat } from "$client/play";
import type { ChairInfo, NoteSeen, View } from "$client/wire.gen";
import {
  AGENT_NAMES, AMBUSH, BASE, DARWIN, EMPTY, END, FACE_DOWN, HEXAGON, HURLEY, LAY, MOOCH, MOVE, REVEAL, SPACES, SPECKLES, TILE_NAMES, TURN_OVER, type GForce,
} from "./box.gen";
import { beatsOf, staged } from "./beats";
import { bitsOf, openTile, valueOf, wantedBy } from "./choices";
import { costOf, middleOf, spotOf, walkOf, wayOf } from "./star";
import Table from "./Table.svelte";
import { article, askedOf, inOrder, kept, standingLines } from "./telling";
import { turnedBetween } from "./turned";

/** The numbering of the server's `MOVES`. */
const moves = new Moves([
  { name: "lay", first: 0, params: [{ name: "arm", size: 12 }] },
  { name: "move", first: 12, params: [{ name: "agent", size: 6 }, { name: "to", size: 25 }] },
  { name: "reveal", first: 162, params: [{ name: "arm", size: 12 }] },
  { name: "end", first: 174, params: [] },
]);

const MIXE_UR = TILE_NAMES.indexOf("mixe_ur");
const PAIR = TILE_NAMES.indexOf("press_iron");
const ARMS12 = Array.from({ length: 12 }, () => 0);
const at = (arm: number, value: number, row = ARMS12): number[] => row.map((each, index) => (index === arm ? value : each));

function table(change: Partial<GForce>): GForce {
  const where = change.where ?? [0, 0, 0, 0, 0, 0];
  return {
    seats: 3, tile_count: 12, chosen_layout: 0, long_game: 0, reveals_each: 0, memory_aid: 0, more_tiles: 0, turn_limit: 400,
    phase: MOVE, turn: 0, turns: 7, ending: 0, start: [0, 0, 0, 0, 0], where, origin: where, tiles: ARMS12, seen_at: ARMS12,
    unlaid: 0, left: 12, rolled: 5, points: 5, turned: 0, turning: -1, trophies: [0, 0, 0, 0, 0], score: [0, 0, 0, 0, 0],
    ...change,
  };
}

const person = (seat: number, name: string, yours = false): ChairInfo => ({ seat, kind: "person", name, level: null, present: true, away: false, yours });
const chairs = [person(0, "Ana", true), person(1, "Béa"), person(2, "Colin")];
const tell = (id: string, args: Args = {}) => say(id, reading(args, chairs, "gforce"), "gforce");
const act = vi.fn<(move: number) => void>();
const note = (id: string, args: Args): NoteSeen => ({ at: 1, id, args });

function view(state: GForce, legal: number[], why: Record<string, string> = {}): View {
  return { seat: 0, length: 30, awaits: "choice", actors: [0], legal, why, undo: false, lesson: "", state: { ...state }, standing: { points: [], places: [], ending: "unfinished" } };
}

interface Shown {
  why?: Record<string, string>;
  open?: boolean;
  seat?: number;
  beat?: Beat | null;
}

const props = (state: GForce, legal: number[], { why = {}, open = true, seat = 0, beat = null }: Shown = {}) =>
  ({ state, beat, view: view(state, legal, why), seat, chairs, moves, open, act, say: tell });

const show = (change: Partial<GForce>, legal: number[], how: Shown = {}) => render(Table, props(table(change), legal, how));
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const go = (agent: number, to: number): number => moves.number("move", { agent, to });

beforeAll(() => {
  settings.language = "en";
  settings.sound = false;
  teach("en", "gforce", readFileSync("src/godet/games/gforce/texts.en.ftl", "utf8"));
});
beforeEach(() => act.mockClear());

describe("moving an agent", () => {
  const legal = [go(DARWIN, AMBUSH + 4), go(DARWIN, HEXAGON + 4), go(HURLEY, HEXAGON + 4)];

  test("an agent is picked, then the place, which says what it costs", async () => {
    show({}, legal);
    expect(screen.getByText("Pick an agent to move: 5 points to use.")).toBeTruthy();
    await fireEvent.click(button(/^Darwin, base camp/));
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByText("Where shall Darwin go? 5 points are left.")).toBeTruthy();
    await fireEvent.click(button(/^Darwin to hexagon 5, 2 points/));
    expect(act).toHaveBeenCalledExactlyOnceWith(go(DARWIN, HEXAGON + 4));
  });

  test("only what the agent in hand can reach is offered", async () => {
    show({}, legal);
    await fireEvent.click(button(/^Hurley, base camp/));
    expect(screen.getAllByRole("button", { name: /^Hurley to/ })).toHaveLength(1);
  });

  test("an agent that has had its move says so", async () => {
    show({ where: [AMBUSH, 0, 0, 0, 0, 0], origin: [0, 0, 0, 0, 0, 0] }, [go(HURLEY, HEXAGON)]);
    await fireEvent.click(button("Darwin, ambush 1, has moved in this turn"));
    expect(screen.getByText("Darwin has had its move in this turn.")).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
  });

  test("a place too far away says what the way would cost", async () => {
    show({ points: 3, where: [HEXAGON, 0, 0, 0, 0, 0] }, [go(DARWIN, BASE)]);
    await fireEvent.click(button(/^Darwin, hexagon 1/));
    await fireEvent.click(button(/^hexagon 6, a tile, face down$/));
    expect(screen.getByText("That way costs 4 points; 3 are left.")).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
  });

  test("Escape puts the agent back; by keyboard the focus goes there and returns", async () => {
    show({}, legal);
    const agent = button(/^Darwin, base camp/);
    agent.focus();
    await fireEvent.keyDown(agent, { key: "Enter" });
    await fireEvent.click(agent);
    expect(document.activeElement).toBe(button(/^Darwin to ambush 5, 1 point/));
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("button", { name: /^Darwin to/ })).toBeNull();
    expect(document.activeElement).toBe(agent);
  });

  test("nothing can be chosen while the table is not open", async () => {
    show({}, legal, { open: false });
    await fireEvent.click(button(/^Darwin, base camp/));
    expect(screen.queryByRole("button", { name: /^Darwin to/ })).toBeNull();
    expect(screen.getByText("The agents move when it is your turn and the die has fallen.")).toBeTruthy();
  });
});

describe("turning a tile over", () => {
  const reveal = moves.number("reveal", { arm: 3 });
  const end = moves.number("end");

  test("on the board with one touch, or in words", async () => {
    show({ phase: REVEAL, points: 0 }, [reveal, end]);
    await fireEvent.click(button(/^Turn over the tile of hexagon 4/));
    await fireEvent.click(button("Turn over 4"));
    expect(act.mock.calls).toEqual([[reveal], [reveal]]);
  });

  test("the turn may end without looking", async () => {
    show({ phase: REVEAL, points: 0 }, [reveal, end]);
    await fireEvent.click(button("Don’t look"));
    expect(act).toHaveBeenCalledExactlyOnceWith(end);
  });

  test("a tile that nobody has newly reached says so", async () => {
    show({ phase: REVEAL, points: 0 }, [reveal, end], { why: { [moves.number("reveal", { arm: 7 })]: "nobody_new" } });
    await fireEvent.click(button(/^hexagon 8/));
    expect(screen.getByText("No agent has newly come to this tile in this turn.")).toBeTruthy();
  });

  test("the last tile may be taken with points to spare (G-R7)", async () => {
    show({ left: 1 }, [go(DARWIN, AMBUSH), reveal]);
    expect(screen.getByText("Pick an agent to move: 5 points to use.")).toBeTruthy();
    await fireEvent.click(button("Turn over 4"));
    expect(act).toHaveBeenCalledExactlyOnceWith(reveal);
  });
});

test("tiles are laid with one touch each", async () => {
  show({ phase: LAY, unlaid: 3, tiles: ARMS12.map(() => EMPTY) }, [0, 1, 2]);
  expect(screen.getByText("Lay a tile on a hexagon of your choice: 3 to go.")).toBeTruthy();
  await fireEvent.click(button(/^Lay a tile on hexagon 3/));
  expect(act).toHaveBeenCalledExactlyOnceWith(2);
});

describe("memory is the game (G-R11)", () => {
  const page = (change: Partial<GForce>): string => {
    const { container, unmount } = show(change, [go(DARWIN, HEXAGON)]);
    const html = container.innerHTML;
    unmount();
    return html;
  };
  const seen = at(3, MIXE_UR + 1);

  test("a tile that was seen looks and sounds like one that was not", () => {
    expect(page({ tiles: seen, seen_at: at(3, 5) })).toBe(page({}));
  });

  test("with the memory aid it says what it asks for", () => {
    show({ tiles: seen, memory_aid: 1 }, []);
    expect(button(/^hexagon 4, Mixe-Ur, 4 points: asks for Darwin, Blaster, Mooch, Speckles/)).toBeTruthy();
  });

  test("when the match is over nothing is left to remember", () => {
    expect(openTile(table({ tiles: seen }), 3)).toBe(-1);
    expect(openTile(table({ tiles: seen, phase: END }), 3)).toBe(MIXE_UR);
    expect(openTile(table({ phase: END }), 3)).toBe(-1);
  });

  test("the story keeps who looked where, not what was seen", () => {
    const looked = note("turned", { seat: 1, arm: 3, tile: "mixe_ur", points: 4 });
    const line = (state: GForce): string => {
      const { id, args } = kept(looked, state);
      return tell(`note-${id}`, args);
    };
    expect(line(table({}))).toBe("Béa turns over the tile of hexagon 3.");
    for (const change of [{ memory_aid: 1 }, { phase: END }]) expect(line(table(change))).toContain("Mixe-Ur, 4 points");
    const taken = note("taken", { seat: 1, arm: 3, tile: "mixe_ur", points: 4, lapsed: 0, left: 2 });
    expect(kept(taken, table({}))).toBe(taken);
  });

  test("a tile just turned over is held up, and then it is gone", async () => {
    vi.useFakeTimers();
    try {
      const where = [HEXAGON + 3, 0, 0, 0, HEXAGON + 3, 0];
      const { rerender } = render(Table, props(table({ where }), [], { open: false }));
      expect(screen.queryByText("Mixe-Ur")).toBeNull();
      await rerender(props(table({ where, tiles: seen, seen_at: at(3, 7) }), [], { open: false }));
      expect(screen.getByRole("heading", { name: /Mixe-Ur 4/ })).toBeTruthy();
      expect(screen.getByText("Darwin is there.")).toBeTruthy();
      expect(screen.getByText("Mooch is missing.")).toBeTruthy();
      expect(screen.getByText("Not needed: Hurley.")).toBeTruthy();
      await vi.advanceTimersByTimeAsync(5000);
      expect(screen.queryByText("Mixe-Ur")).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("what was turned over between two states", () => {
  const where = [HEXAGON + 3, 0, 0, 0, HEXAGON + 3, HEXAGON + 3];

  test("a tile looked at: who is needed there and who is not", () => {
    const after = table({ where, tiles: at(3, PAIR + 1), seen_at: at(3, 7) });
    expect(turnedBetween(table({ where }), after)).toEqual({ arm: 3, tile: PAIR, seat: -1, there: [HURLEY, SPECKLES], idle: [DARWIN] });
  });

  test("a tile taken", () => {
    const after = table({ tiles: at(3, EMPTY), trophies: [0, 1 << PAIR, 0, 0, 0] });
    expect(turnedBetween(table({ where }), after)).toEqual({ arm: 3, tile: PAIR, seat: 1, there: [HURLEY, SPECKLES], idle: [DARWIN] });
  });

  test("nothing, when somebody leafs over more than a round", () => {
    const after = table({ where, tiles: at(3, PAIR + 1), seen_at: at(3, 7), turns: 7 });
    expect(turnedBetween(table({ where, turns: 4 }), after)).not.toBeNull();
    expect(turnedBetween(table({ where, turns: 3 }), after)).toBeNull();
  });

  test("nothing, when nothing was turned", () => {
    expect(turnedBetween(null, table({}))).toBeNull();
    expect(turnedBetween(table({}), table({ where, points: 0 }))).toBeNull();
  });
});

describe("the star", () => {
  test("each pair of spaces has one way, through the camp from arm to arm (GX2)", () => {
    expect(wayOf(HEXAGON + 2, HEXAGON + 9)).toEqual([AMBUSH + 2, BASE, AMBUSH + 9, HEXAGON + 9]);
    expect(wayOf(HEXAGON + 2, AMBUSH + 2)).toEqual([AMBUSH + 2]);
    expect(wayOf(BASE, HEXAGON)).toEqual([AMBUSH, HEXAGON]);
    expect(costOf(AMBUSH + 1, HEXAGON + 5)).toBe(3);
    expect(costOf(AMBUSH + 1, AMBUSH + 1)).toBe(0);
  });

  test("a walk passes the spaces between, but the camp without stopping", () => {
    const walk = walkOf([HEXAGON, 0, 0, 0, 0, 0], [HEXAGON + 6, 0, 0, 0, 0, 0], DARWIN);
    expect(walk).toHaveLength(4);
    expect(walk[1]).toEqual(middleOf(AMBUSH));
    expect(walk[2]).toEqual(middleOf(AMBUSH + 6));
  });

  test("nobody stands on anybody's feet, wherever they meet", () => {
    for (const space of [BASE, AMBUSH, HEXAGON]) {
      const where = AGENT_NAMES.map(() => space);
      const spots = AGENT_NAMES.map((_, agent) => spotOf(where, agent));
      for (const [one, a] of spots.entries()) {
        for (const b of spots.slice(one + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(40);
      }
    }
  });

  test("everything lies on the board, the first arm at one o'clock and the last at noon", () => {
    for (let space = 0; space < SPACES; space++) {
      const spot = spotOf(AGENT_NAMES.map(() => space), DARWIN);
      expect(Math.hypot(spot.x, spot.y)).toBeLessThan(470);
    }
    expect(middleOf(HEXAGON + 11).y).toBeCloseTo(-390);
    expect(middleOf(HEXAGON).x).toBeGreaterThan(0);
  });

  test("places are passed in order of their arms, the camp first", () => {
    expect([HEXAGON + 1, AMBUSH + 1, HEXAGON, BASE].toSorted(inOrder)).toEqual([BASE, HEXAGON, AMBUSH + 1, HEXAGON + 1]);
  });
});

describe("beats", () => {
  test("an agent that moves uses up what its way costs", () => {
    const s = staged(table({}), note("moved", { seat: 0, agent: "mooch", spot: "hexagon", arm: 6 }), table({}));
    expect([s.where[MOOCH], s.points]).toEqual([HEXAGON + 5, 3]);
  });

  test("a tile is turned over before anybody goes home", () => {
    const where = [HEXAGON + 2, 0, 0, 0, 0, 0];
    const notes = [note("turned", { seat: 0, tile: "press_iron", arm: 3, points: 2 }), note("gone-home", { agent: "darwin" }), note("turn", { seat: 1 })];
    const after = table({ tiles: at(2, PAIR + 1), seen_at: at(2, 7), turn: 1 });
    const beats = beatsOf(table({ where }), { seat: 0, events: [], notes, view: view(after, []) });
    const states = beats.map((beat) => beat.state as GForce);
    expect(states.map((s) => s.where[DARWIN])).toEqual([HEXAGON + 2, BASE, BASE, BASE]);
    expect(states[0]?.tiles[2]).toBe(PAIR + 1);
    expect(states[0]?.phase).toBe(TURN_OVER);
    expect(states.at(-1)).toEqual(after);
  });

  test("a tile taken brings its points, and everybody round it goes home", () => {
    const where = [0, 0, 0, 0, HEXAGON, HEXAGON];
    const s = staged(table({ where }), note("taken", { seat: 2, tile: "press_iron", arm: 1, points: 2 }), table({}));
    expect([s.where, s.tiles[0], s.left, s.score[2], s.trophies[2]]).toEqual([[0, 0, 0, 0, 0, 0], EMPTY, 11, 2, 1 << PAIR]);
    const long = staged(table({ where, long_game: 1 }), note("taken", { seat: 2, tile: "press_iron", arm: 1, points: 2 }), table({}));
    expect(long.where).toEqual(where);
  });

  test("tiles come to lie, dice fall, turns begin", () => {
    const bare = table({ tiles: ARMS12.map(() => EMPTY), unlaid: 2 });
    expect(staged(bare, note("laid", { seat: 0, arm: 4 }), bare)).toMatchObject({ unlaid: 1, tiles: at(3, FACE_DOWN, bare.tiles) });
    expect(staged(bare, note("laid-out", { tiles: 2 }), table({})).tiles).toEqual(ARMS12);
    expect(staged(bare, note("start-rolled", { seat: 1, die: 4 }), bare)).toMatchObject({ turn: 1, rolled: 4 });
    expect(staged(bare, note("turn", { seat: 2 }), bare)).toMatchObject({ turn: 2, points: 0 });
    expect(staged(bare, note("rolled", { seat: 2, die: 6 }), bare)).toMatchObject({ turn: 2, points: 6, phase: MOVE });
  });
});

/** How bright a colour is, as WCAG counts it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test("every agent's initial can be read on its colour", () => {
  const css = readFileSync("src/godet/games/gforce/Agent.svelte", "utf8");
  const colours = [...css.matchAll(/--agent-\d: (#\w{6})/g)].map(([, hex = ""]) => hex);
  const ink = luminance(/--on-agent: (#\w{6})/.exec(css)?.[1] ?? "");
  expect(colours).toHaveLength(AGENT_NAMES.length);
  for (const hex of colours) expect((ink + 0.05) / (luminance(hex) + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test("a watcher sees the table and whom everybody waits for", () => {
  show({ turn: 1 }, [], { open: false, seat: -1 });
  expect(screen.getByText("Béa is moving agents: 5 points are left.")).toBeTruthy();
});

test("the sentence follows the phase", () => {
  const id = (change: Partial<GForce>, open = false, lifted = -1) => askedOf(table(change), 0, open, lifted).id;
  expect(id({}, true)).toBe("ask-move");
  expect(id({}, true, DARWIN)).toBe("ui-where");
  expect(id({ phase: END })).toBe("ui-over");
  expect(id({ phase: TURN_OVER, turning: 2 })).toBe("ui-look");
  expect(id({})).toBe("ui-moment");
  expect(id({ turn: 2, phase: REVEAL })).toBe("wait-reveal");
  expect([article(table({ phase: REVEAL })), article(table({}))]).toEqual(["G-A5", "G-A4"]);
});

test("points and tiles of every seat can be heard", () => {
  show({ score: [0, 6, 0, 0, 0], trophies: [0, (1 << PAIR) | (1 << MIXE_UR), 0, 0, 0] }, []);
  expect(screen.getByText(/^Béa: 6 points, 2 tiles\./)).toBeTruthy();
  expect(bitsOf(5)).toEqual([0, 2]);
  expect([valueOf(MIXE_UR), wantedBy(PAIR)]).toEqual([4, [HURLEY, SPECKLES]]);
});

test("ears are told who stands where", () => {
  const where = [AMBUSH + 1, BASE, BASE, BASE, HEXAGON, HEXAGON];
  expect(standingLines(table({ where }), tell)).toEqual(["base camp: Blaster, Juarez, Mooch.", "ambush 2: Darwin.", "hexagon 1: Hurley, Speckles."]);
});
