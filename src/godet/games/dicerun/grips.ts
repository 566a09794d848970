/** Places on the road that one may take hold of now. */

import type { Meant } from "$client/moves";
import type { Args } from "$client/texts.svelte";

export interface Grip {
  kind: "group" | "between";
  rank: number;
  sign: string;
  label: string;
  /** The move it makes; -1 where another choice follows. */
  move: number;
}

type Say = (id: string, args?: Args) => string;

const WORDS: Record<string, string> = { swap: "ui-between", gap: "ui-gap-behind", reroll_group: "ui-reroll-this", about_face: "ui-turn-in" };

/** One place for each group that some of these moves name; `about_face` asks for a value after it. */
export function gripsOf(moves: readonly { move: number; meant: Meant }[], say: Say): Grip[] {
  const grips = new Map<number, Grip>();
  for (const { move, meant: { name, values } } of moves) {
    const words = WORDS[name];
    const rank = values.group ?? -1;
    if (!words || rank < 0 || grips.has(rank)) continue;
    const label = say(words, { group: rank + 1, next: rank + 2 });
    const kind = name === "swap" || name === "gap" ? "between" : "group";
    grips.set(rank, { kind, rank, sign: name, label, move: name === "about_face" ? -1 : move });
  }
  return [...grips.values()];
}
