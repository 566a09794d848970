/** What may be chosen now, sorted by what one takes hold of: a card, a target, a group, a die. */

import type { Meant, Moves } from "$client/moves";
import type { View } from "$client/wire.gen";
import { JOKER, NAMES, VALUES } from "./box.gen";

export interface Choices {
  /** Legal moves by the card they play, lay face down or discard. */
  cards: Map<number, number[]>;
  /** Legal moves by the target they play or choose for the scoring. */
  targets: Map<number, number[]>;
  /** What is asked without a card: a die to take, a sprinter, a group to re-roll. */
  others: number[];
  whyCard: Map<number, string>;
  whyTarget: Map<number, string>;
}

/** Which card a move needs, -1 for none. */
export function cardOf({ name, values }: Meant, sprinting = false): number {
  if (name === "advance" || name === "reroll" || name === "discard") return values.card ?? -1;
  if (name === "joker") return JOKER;
  return name === "sprint" && sprinting ? -1 : NAMES.findIndex((each) => each === name);
}

/** Which target a move needs, -1 for none. */
export function targetOf({ name, values }: Meant): number {
  return name === "target" || name === "choose" ? (values.colour ?? 0) * VALUES + (values.value ?? 0) : -1;
}

const put = (all: Map<number, number[]>, key: number, move: number) => all.set(key, [...(all.get(key) ?? []), move]);

/** Reasons against playing a card come before those against laying it face down. */
const ASIDE = new Set(["reroll", "discard"]);

export function choicesOf(view: View, moves: Moves, sprinting: boolean): Choices {
  const choices: Choices = { cards: new Map(), targets: new Map(), others: [], whyCard: new Map(), whyTarget: new Map() };
  for (const move of view.legal) {
    const meant = moves.meaning(move);
    const [card, target] = [cardOf(meant, sprinting), targetOf(meant)];
    if (target >= 0) put(choices.targets, target, move);
    else if (card >= 0) put(choices.cards, card, move);
    else choices.others.push(move);
  }
  for (const [move, reason] of Object.entries(view.why)) explain(choices, moves.meaning(Number(move)), reason);
  return choices;
}

function explain(choices: Choices, meant: Meant, reason: string): void {
  const [card, target] = [cardOf(meant), targetOf(meant)];
  if (target >= 0 && !choices.whyTarget.has(target)) choices.whyTarget.set(target, reason);
  if (card >= 0 && !ASIDE.has(meant.name) && !choices.whyCard.has(card)) choices.whyCard.set(card, reason);
}

/** The cards of a hand one by one, in the order of the box. */
export function cardsOf(hand: readonly number[] | undefined): number[] {
  return (hand ?? []).flatMap((count, card) => Array.from({ length: count }, () => card));
}
