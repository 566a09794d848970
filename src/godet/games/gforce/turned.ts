/** A tile that was just turned over: found by comparing two states, so that no haste can skip it. */

import { wantedBy, bitsOf } from "./choices";
import { AGENTS, HEXAGON, type GForce } from "./box.gen";
import { agentsOn } from "./star";

export interface Turned {
  arm: number;
  tile: number;
  /** Who took it, -1 when it was turned back. */
  seat: number;
  /** The agents it asks for that stood there. */
  there: number[];
  /** The agents that stood there for nothing. */
  idle: number[];
}

/** The tile turned over between two states, the latest if there were several; over more than a round of the table
 * (somebody leafs through a replay) none is news. */
export function turnedBetween(before: GForce | null, after: GForce): Turned | null {
  if (!before || before === after || after.turns - before.turns > after.seats) return null;
  return takenBetween(before, after) ?? lookedBetween(before, after);
}

function takenBetween(before: GForce, after: GForce): Turned | null {
  const seat = after.trophies.findLastIndex((won, each) => won !== before.trophies[each]);
  if (seat < 0) return null;
  const tile = bitsOf((after.trophies[seat] ?? 0) & ~(before.trophies[seat] ?? 0)).at(-1) ?? -1;
  const arm = after.tiles.findIndex((now, each) => now < 0 && (before.tiles[each] ?? 0) >= 0);
  if (tile < 0 || arm < 0) return null;
  return { arm, tile, seat, there: wantedBy(tile), idle: standing(before, arm).filter((each) => !wantedBy(tile).includes(each)) };
}

function lookedBetween(before: GForce, after: GForce): Turned | null {
  const news = after.seen_at.flatMap((turn, arm) => (turn > (before.seen_at[arm] ?? 0) ? [arm] : []));
  const arm = news.toSorted((a, b) => (after.seen_at[a] ?? 0) - (after.seen_at[b] ?? 0)).at(-1);
  const tile = arm === undefined ? -1 : (after.tiles[arm] ?? 0) - 1;
  if (arm === undefined || tile < 0) return null;
  const wanted = wantedBy(tile);
  const stood = [...new Set([...standing(before, arm), ...standing(after, arm)])].toSorted((a, b) => a - b);
  const there = stood.filter((each) => wanted.includes(each));
  return { arm, tile, seat: -1, there, idle: stood.filter((each) => !wanted.includes(each)) };
}

function standing(s: GForce, arm: number): number[] {
  return agentsOn(s.where, HEXAGON + arm).filter((each) => each < AGENTS);
}
