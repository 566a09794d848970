/** What may be chosen now, and what the page may show of the tiles. */

import type { Moves } from "$client/moves";
import type { View } from "$client/wire.gen";
import { AGENTS, END, FACE_DOWN, VALUE, WANTED, type GForce } from "./box.gen";

export interface Choices {
  /** Of each agent: the legal move to each space. */
  ways: Map<number, number>[];
  /** The legal move that turns over, or lays a tile on, each arm's hexagon. */
  arms: Map<number, number>;
  /** The move that ends the turn without looking, -1 where it is not asked. */
  end: number;
}

export function choicesOf(legal: readonly number[], moves: Moves): Choices {
  const choices: Choices = { ways: Array.from({ length: AGENTS }, () => new Map()), arms: new Map(), end: -1 };
  for (const move of legal) {
    const { name, values } = moves.meaning(move);
    if (name === "end") choices.end = move;
    else if (name === "move") choices.ways[values.agent ?? 0]?.set(values.to ?? 0, move);
    else choices.arms.set(values.arm ?? 0, move);
  }
  return choices;
}

/** Why the rules do not let this arm's tile be turned over, "" where they give no reason. */
export function refusalOf(view: View, moves: Moves, arm: number): string {
  return view.why[moves.number("reveal", { arm })] ?? "";
}

/** The tile that the page may show on a hexagon, -1 for none: memory is the game (G-R11). */
export function openTile(s: GForce, arm: number): number {
  const tile = s.tiles[arm] ?? FACE_DOWN;
  return tile > FACE_DOWN && (s.memory_aid > 0 || s.phase === END) ? tile - 1 : -1;
}

export const wantedBy = (tile: number): number[] => bitsOf(WANTED[tile] ?? 0);
export const valueOf = (tile: number): number => VALUE[tile] ?? 0;

export function bitsOf(set: number): number[] {
  return Array.from({ length: 16 }, (_, bit) => bit).filter((bit) => set & (1 << bit));
}
