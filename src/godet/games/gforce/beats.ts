/** A step of G-Force taken apart into moments one can watch, note by note. */

import type { Beat } from "$client/play";
import type { NoteSeen, Seen } from "$client/wire.gen";
import {
  AGENT_NAMES, AMBUSH, BASE, EMPTY, FACE_DOWN, HEXAGON, MOVE, ROLL, START, TILE_NAMES, TURN_OVER, type GForce,
} from "./box.gen";
import { costOf } from "./star";

/** How long a step from one space to the next takes. */
const STEP = 170;

const MS: Record<string, number> = {
  "rolled": 800, "start-rolled": 800, "start-again": 500, "laid-out": 500, "laid": 400,
  "turned": 2200, "taken": 1400, "gone-home": 500, "looked-at-nothing": 300, "turn": 250, "cut-off": 400,
};

export function beatsOf(before: unknown, seen: Seen): Beat[] {
  const after = seen.view.state as unknown as GForce;
  let state = (before as GForce | null) ?? after;
  const beats = seen.notes.map((note): Beat<GForce> => {
    const next = staged(state, note, after);
    const ms = note.id === "moved" ? 160 + STEP * (state.points - next.points) : (MS[note.id] ?? 200);
    state = next;
    return { note, state, ms, lands: false };
  });
  return [...beats, { note: null, state: after, ms: 0, lands: false }];
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const named = (names: readonly string[], word: unknown): number => names.findIndex((name) => name === word);

function put<T>(row: readonly T[], at: number, value: T): T[] {
  return row.map((each, index) => (index === at ? value : each));
}

export const spaceOf = (spot: unknown, arm: number): number =>
  spot === "hexagon" ? HEXAGON + arm : spot === "ambush" ? AMBUSH + arm : BASE;

/** The record after what a note tells, as far as it shows on the table. */
export function staged(s: GForce, note: NoteSeen, after: GForce): GForce {
  const [seat, arm, die] = [number(note.args.seat), number(note.args.arm) - 1, number(note.args.die)];
  switch (note.id) {
    case "laid-out":
      return { ...s, tiles: after.tiles, unlaid: 0, phase: START };
    case "laid":
      return { ...s, tiles: put(s.tiles, arm, FACE_DOWN), unlaid: s.unlaid - 1 };
    case "start-rolled":
      return { ...s, turn: seat, rolled: die, start: put(s.start, seat, die), phase: START };
    case "turn":
      return { ...s, turn: seat, rolled: 0, points: 0, turned: 0, turns: s.turns + 1, origin: s.where, phase: ROLL };
    case "rolled":
      return { ...s, turn: seat, rolled: die, points: die, phase: MOVE };
    case "moved":
      return moved(s, named(AGENT_NAMES, note.args.agent), spaceOf(note.args.spot, arm));
    case "turned":
      return turned(s, arm, named(TILE_NAMES, note.args.tile));
    case "taken":
      return taken(s, seat, arm, named(TILE_NAMES, note.args.tile), number(note.args.points));
    case "gone-home":
      return { ...s, where: put(s.where, named(AGENT_NAMES, note.args.agent), BASE) };
    default:
      return s;
  }
}

function moved(s: GForce, agent: number, to: number): GForce {
  const cost = costOf(s.where[agent] ?? BASE, to);
  return { ...s, where: put(s.where, agent, to), points: s.points - cost };
}

function turned(s: GForce, arm: number, tile: number): GForce {
  return { ...s, tiles: put(s.tiles, arm, tile + 1), seen_at: put(s.seen_at, arm, s.turns), turning: arm, phase: TURN_OVER };
}

/** Everybody round a taken tile goes home, but in the long game. */
function taken(s: GForce, seat: number, arm: number, tile: number, points: number): GForce {
  return {
    ...s,
    tiles: put(s.tiles, arm, EMPTY),
    left: s.left - 1,
    where: s.long_game ? s.where : s.where.map((space) => (space === HEXAGON + arm ? BASE : space)),
    trophies: put(s.trophies, seat, (s.trophies[seat] ?? 0) | (1 << tile)),
    score: put(s.score, seat, (s.score[seat] ?? 0) + points),
  };
}
