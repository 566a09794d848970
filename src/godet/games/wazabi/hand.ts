/** What the hand and the moves say to the person who holds them. */

import type { Meant, Moves } from "$client/moves";
import type { View } from "$client/wire.gen";
import { CARDS, NAMES } from "./box.gen";

/** The cards of a hand one by one, in the order of the box. */
export function cardsOf(hand: readonly number[] | undefined): number[] {
  return (hand ?? []).flatMap((count, card) => Array.from({ length: count }, () => card));
}

/** Which card a move plays or keeps, -1 for none. */
export function cardOfMove(meant: Meant): number {
  if (meant.name === "keep") return meant.values.card ?? -1;
  const name = meant.name === "steal_pile" ? "steal" : meant.name;
  return NAMES.findIndex((each) => each === name);
}

/** The seat that a move is aimed at, -1 for none. */
export function targetOf(meant: Meant): number {
  return meant.values.to ?? meant.values.whom ?? -1;
}

export interface Choices {
  /** The legal moves of each card. */
  ways: number[][];
  /** Why a card cannot be played at all, by its number. */
  why: string[];
  /** Moves that concern no card: give, draw_from, pick, pass. */
  others: number[];
}

export function choicesOf(view: View, moves: Moves): Choices {
  const ways: number[][] = Array.from({ length: CARDS }, () => []);
  const why: string[] = Array.from({ length: CARDS }, () => "");
  const others: number[] = [];
  for (const move of view.legal) {
    const card = cardOfMove(moves.meaning(move));
    (ways[card] ?? others).push(move);
  }
  for (const [move, reason] of Object.entries(view.why)) {
    const card = cardOfMove(moves.meaning(Number(move)));
    if (ways[card]?.length === 0) why[card] ||= reason;
  }
  return { ways, why, others };
}

/** What lies face up before the seat on turn: the die faces it still has to give included. */
export function facesOf(dice: number, roll: readonly number[], toGive: number): number[] {
  const [w = 0, card = 0, die = 0] = roll;
  const faces = [...repeat(0, w), ...repeat(1, card), ...repeat(2, Math.min(die, toGive))];
  while (faces.length < dice && w + card + die === 0) faces.push(-1);
  return faces.slice(0, dice);
}

const repeat = (face: number, times: number): number[] => Array.from({ length: Math.max(0, times) }, () => face);
