/** One's own four targets, as they lie at hand. */

import { type DiceRun, STAGES } from "./box.gen";
import { diceOf } from "./road";
import { worthNow } from "./telling";

export interface OwnTarget {
  target: number;
  /** The stage it was counted in, from 1; 0 while it is unspent. */
  stage: number;
  /** It lies open and counts for the stage that is being run. */
  bound: boolean;
  now: number;
  /** What it would score after the move that is considered; null where none is. */
  then: number | null;
}

/** In an order that never changes, so that nothing jumps when one is spent. */
export function targetsOf(s: DiceRun, seat: number, then: Pick<DiceRun, "slots" | "shows"> | null): OwnTarget[] {
  const spent = (s.spent[seat] ?? []).slice(0, STAGES).map((target) => target - 1);
  const held = diceOf(s.targets[seat] ?? 0);
  const all = [...new Set([...held, ...spent.filter((target) => target >= 0)])].toSorted((a, b) => a - b);
  return all.map((target) => ({
    target,
    stage: spent.indexOf(target) + 1,
    bound: s.played[seat] === target + 1,
    now: worthNow(s, target),
    then: then ? worthNow(then, target) : null,
  }));
}
