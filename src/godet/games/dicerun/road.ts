/** The road and what cards do to it, as the rules have it: for previews, and for showing how dice move. */

import { DICE, GAP_CARD, VALUES } from "./box.gen";

/** From the front: groups (sets of dice, one bit a die) and gap cards; and which dice show each value. */
export interface Road {
  slots: readonly number[];
  shows: readonly number[];
}

export interface Group {
  /** Its place among the slots. */
  at: number;
  dice: number;
}

export const isGap = (slot: number): boolean => slot === GAP_CARD;

/** The dice of a set, one by one. */
export function diceOf(set: number): number[] {
  return Array.from({ length: DICE }, (_, die) => die).filter((die) => set & (1 << die));
}

export const countOf = (set: number): number => diceOf(set).length;

/** What may be dropped: the empty end, and gap cards with no group before or behind them (D-R10). */
export function tidy(slots: readonly number[]): number[] {
  const full = slots.filter((slot) => slot !== 0);
  const first = full.findIndex((slot) => !isGap(slot));
  const last = full.findLastIndex((slot) => !isGap(slot));
  return first < 0 ? [] : full.slice(first, last + 1);
}

/** The real groups by rank, gap cards not counted. */
export function groupsOf(slots: readonly number[]): Group[] {
  return slots.flatMap((dice, at) => (dice === 0 || isGap(dice) ? [] : [{ at, dice }]));
}

export const colourOf = (die: number): number => Math.floor(die / VALUES);

/** The value a die shows, from 0; -1 before it has been rolled. */
export const valueOf = (shows: readonly number[], die: number): number => shows.findIndex((set) => set & (1 << die));

const sameColour = (colour: number): number => 0b111111 << (colour * VALUES);

/** The dice a card lets advance: colours first, then values, as cards are numbered. */
export function called(road: Road, card: number): number {
  return card < 5 ? sameColour(card) : (road.shows[card - 5] ?? 0);
}

/** The lowest die of this colour and value within a set, -1 for none. */
export function pickDie(road: Road, within: number, colour: number, value: number): number {
  return diceOf(within & sameColour(colour) & (road.shows[value] ?? 0))[0] ?? -1;
}

/** The road after the dice of one group have moved. */
export interface Frame {
  slots: number[];
  moved: number;
}

/**
 * One advance, front to back, group by group.
 * A group left empty disappears at once, so that those behind it reach further forward (DX4).
 */
export function advance(start: readonly number[], moving: number): Frame[] {
  const frames: Frame[] = [];
  let slots = tidy(start);
  for (let at = 0; at < slots.length; at++) {
    const here = slots[at] ?? 0;
    const going = isGap(here) ? 0 : here & moving;
    if (going === 0 || (at === 0 && going === here)) continue;
    const left = here & ~going;
    slots = at === 0 ? [going, left, ...slots.slice(1)] : joined(slots, at, going, left);
    if (at === 0) at = 1;
    else if (left === 0) at -= 1;
    frames.push({ slots, moved: going });
  }
  return frames;
}

/** Dice join the slot ahead of theirs, or fill it where it is a gap card. */
function joined(slots: readonly number[], at: number, going: number, left: number): number[] {
  const ahead = slots[at - 1] ?? 0;
  const rest = left === 0 ? [] : [left];
  return [...slots.slice(0, at - 1), isGap(ahead) ? going : ahead | going, ...rest, ...slots.slice(at + 1)];
}

/** The road when an advance is over. */
export const advanced = (slots: readonly number[], moving: number): number[] => advance(slots, moving).at(-1)?.slots ?? tidy(slots);

/** Two neighbouring groups change places; gap cards keep theirs (D-R5). */
export function swapped(slots: readonly number[], rank: number): number[] {
  const [one, other] = groupsOf(slots).slice(rank, rank + 2);
  if (!one || !other) return [...slots];
  return slots.map((slot, at) => (at === one.at ? other.dice : at === other.at ? one.dice : slot));
}

/** Dice of the leading group break away and lead. */
export function sprinted(slots: readonly number[], dice: number): number[] {
  return tidy([dice, (slots[0] ?? 0) & ~dice, ...slots.slice(1)]);
}

/** The last group comes up directly behind the leading one (D-R7). */
export function cameBack(slots: readonly number[]): number[] {
  const road = tidy(slots);
  const tail = road.at(-1) ?? 0;
  return road.length < 2 ? road : tidy([road[0] ?? 0, tail, ...road.slice(1, -1)]);
}

/** A die of the leading group falls back to the last group (D-R8). */
export function fellBack(slots: readonly number[], die: number): number[] {
  const road = tidy(slots);
  const last = road.length - 1;
  return tidy(road.map((slot, at) => (at === last ? slot | (1 << die) : at === 0 ? slot & ~(1 << die) : slot)));
}

/** A gap card lies down behind a group. */
export function parted(slots: readonly number[], rank: number): number[] {
  const at = groupsOf(slots)[rank]?.at ?? 0;
  return [...slots.slice(0, at + 1), GAP_CARD, ...slots.slice(at + 1)];
}

/** All dice of one value in a group turn to their opposite face. */
export function turned(shows: readonly number[], group: number, value: number): number[] {
  const turning = group & (shows[value] ?? 0);
  return shows.map((set, at) => (at === value ? set & ~turning : at === VALUES - 1 - value ? set | turning : set));
}

/** What a target scores in a group: one a die of its colour, one a die of its value, one more for both. */
export function worth(road: Road, group: number, target: number): number {
  const colour = group & sameColour(colourOf(target));
  const value = group & (road.shows[target % VALUES] ?? 0);
  return countOf(colour) + countOf(value) + countOf(colour & value);
}
