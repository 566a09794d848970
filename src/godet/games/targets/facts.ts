/** What a trial found, as the exchange packs it, laid over the record that stood before. */

import type { Targets } from "./box.gen";
import { DICE, DISCS, FIRST_DISC, PARTS } from "./measures";
import { ABSENT } from "./pose";

export const MILLISECONDS = 1;
const DIE_FACTS = 2;
const PER_DIE = 20;
const PER_PART = 9;
const FACE = 8;

/** Where a part's facts begin: where it is, x y z, w i j k. */
export function factsAt(part: number): number {
  return part < FIRST_DISC ? DIE_FACTS + part * PER_DIE : DIE_FACTS + DICE * PER_DIE + (part - FIRST_DISC) * PER_PART;
}

export const FACTS_SIZE = factsAt(FIRST_DISC + DISCS) + (PARTS - DICE - DISCS) * PER_PART;

/** The table as the trial left it, before the rules judge. */
export function measured(s: Targets, facts: readonly number[]): Targets {
  const parts = Array.from({ length: PARTS }, (_, part) => facts.slice(factsAt(part), factsAt(part) + 9));
  return {
    ...s,
    here: parts.map(([here = ABSENT]) => here),
    at: parts.map((part) => part.slice(1, 4)),
    turned: parts.map((part) => part.slice(4, 8)),
    face: s.face.map((_, die) => parts[die]?.[FACE] ?? 0),
  };
}
