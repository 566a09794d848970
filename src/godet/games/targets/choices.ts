/** What may be chosen now, each with the part on the table that stands for it. */

import type { Moves } from "$client/moves";
import type { Args } from "$client/texts.svelte";
import { CENTRE, type Targets } from "./box.gen";
import { dieArgs, discArgs, discs } from "./lay";
import { FIRST_DISC } from "./measures";

export interface Choice {
  move: number;
  kind: string;
  /** The part to touch for it, -1 for none. */
  part: number;
  args: Args;
}

/** Choices that are called out, with a big round button where the die lies. */
export const CALLS: ReadonlySet<string> = new Set(["call_targets", "call_double", "counter"]);

export function choicesOf(s: Targets, legal: readonly number[], moves: Moves): Choice[] {
  return legal.flatMap((move) => {
    const { name, values } = moves.meaning(move);
    return name === "flick" || name === "distance" ? [] : [choiceOf(s, move, name, values)];
  });
}

function choiceOf(s: Targets, move: number, kind: string, values: Record<string, number>): Choice {
  if (kind === "discard") {
    const disc = discs.find((each) => s.disc_lies[each] === CENTRE && s.disc_place[each] === values.place) ?? 0;
    return { move, kind, part: FIRST_DISC + disc, args: discArgs(disc) };
  }
  const die = values.die ?? values.take ?? -1;
  return { move, kind, part: die, args: die >= 0 ? dieArgs(s, die) : {} };
}

/** The distances that may be chosen, in millimetres. */
export const distancesOf = (legal: readonly number[], moves: Moves): number[] =>
  legal.map((move) => moves.meaning(move)).flatMap(({ name, values }) => (name === "distance" ? [values.mm ?? 0] : []));

export const mayFlick = (legal: readonly number[], moves: Moves): boolean => legal.some((move) => moves.meaning(move).name === "flick");

/** One choice for each part: of several Doubles with the same die, the first. */
export function byPart(choices: readonly Choice[]): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const choice of choices) {
    const there = found.get(choice.part) ?? [];
    if (choice.part >= 0 && !there.some(({ kind }) => kind === choice.kind)) found.set(choice.part, [...there, choice]);
  }
  return found;
}
