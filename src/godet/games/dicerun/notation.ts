/** The road in the notation of the rules sheet: `B6 R1 | _ | G5`, front to back, `_` a gap card. For tests. */

import { GAP_CARD, VALUES } from "./box.gen";
import { colourOf, diceOf, isGap, type Road, tidy, valueOf } from "./road";

const LETTERS = "ROGBP";

/** Dice of a colour are numbered as they come. */
export function road(text: string): Road {
  const shows = Array.from({ length: VALUES }, () => 0);
  const used = [0, 0, 0, 0, 0];
  const dieOf = (word: string): number => {
    const colour = LETTERS.indexOf(word[0] ?? "");
    const die = 1 << (colour * VALUES + (used[colour] ?? 0));
    used[colour] = (used[colour] ?? 0) + 1;
    shows[Number(word[1]) - 1] = (shows[Number(word[1]) - 1] ?? 0) | die;
    return die;
  };
  const slot = (group: string): number =>
    group.trim() === "_" ? GAP_CARD : group.trim().split(/\s+/).reduce((set, word) => set | dieOf(word), 0);
  return { slots: text.split("|").map(slot), shows };
}

/** The same, back into words: dice by colour and value. */
export function written({ slots, shows }: Road): string {
  const word = (die: number): string => `${LETTERS[colourOf(die)]}${valueOf(shows, die) + 1}`;
  return tidy(slots).map((slot) => (isGap(slot) ? "_" : diceOf(slot).map(word).toSorted().join(" "))).join(" | ");
}
