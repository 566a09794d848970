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
  const taken = new Set<number>();
  return legal.map((move) => ({ move, ...moves.meaning(move) })).flatMap(({ move, name, values }) => {
    if (name === "flick" || name === "distance") return [];
    if (name === "call_double" && (taken.has(values.take ?? -1) || spoils(s, legal, moves, values))) return [];
    taken.add(values.take ?? -1);
    return [choiceOf(s, move, name, values)];
  });
}

/** A Double may be called with several others: rather not with one that may still be called for a disc (T-R47). */
function spoils(s: Targets, legal: readonly number[], moves: Moves, { take = 0, other = 0 }: Record<string, number>): boolean {
  const better = legal.map((move) => moves.meaning(move)).filter(({ name, values }) => name === "call_double" && values.take === take);
  return (s.claim[other] ?? -1) >= 0 && better.some(({ values }) => (s.claim[values.other ?? 0] ?? -1) < 0);
}

function choiceOf(s: Targets, move: number, kind: string, values: Record<string, number>): Choice {
  if (kind === "discard") {
    const disc = discs.find((each) => s.disc_lies[each] === CENTRE && s.disc_place[each] === values.place) ?? 0;
    return { move, kind, part: FIRST_DISC + disc, args: discArgs(disc) };
  }
  const die = values.die ?? values.take ?? -1;
  return { move, kind, part: die, args: die >= 0 ? { ...dieArgs(s, die), ...placeArgs(s, die), to: s.holder[die] ?? 0 } : {} };
}

/** Where a die lies, so that two alike can be told apart: on a black centre, on a disc, across an edge or beside. */
function placeArgs(s: Targets, die: number): Args {
  const [mark, disc, mask] = [s.on_mark[die] ?? -1, s.on_disc[die] ?? -1, s.on_discs[die] ?? 0];
  const lies = mark >= 0 ? "mark" : disc >= 0 ? "disc" : mask > 0 ? "edge" : "table";
  return { lies, ...discArgs(Math.max(0, mark, disc)) };
}

/** Choices in which a die counts by its colour alone: which of several alike is all the same. */
const BY_COLOUR: ReadonlySet<string> = new Set(["swap", "lose", "put"]);

/** One choice for each answer that makes a difference; on the table itself any die may be touched. */
export function different(choices: readonly Choice[]): Choice[] {
  const told = new Set<string>();
  return choices.filter(({ kind, args }) => {
    const answer = `${kind} ${String(args.colour)}`;
    const again = BY_COLOUR.has(kind) && told.has(answer);
    told.add(answer);
    return !again;
  });
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
