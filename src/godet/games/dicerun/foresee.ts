/** What a move would do, before it is made: ghosts of the dice where they would stand. */

import { VALUES } from "./box.gen";
import {
  advance, called, cameBack, colourOf, diceOf, fellBack, groupsOf, isGap, parted, pickDie, type Road, sprinted, swapped, tidy, turned,
} from "./road";

export interface Ghost {
  die: number;
  /** The slot of the present road it would be found at; below 0 it would lead all of them. */
  at: number;
  /** It would stand apart, behind that slot. */
  apart: boolean;
}

export interface Foresight {
  /** The road as it would be. */
  after: Road;
  ghosts: Ghost[];
  /** Dice that would leave their group, or turn over where they stand. */
  leaving: number;
  /** The slots of two groups that would change places. */
  swap: readonly number[];
  /** The slot behind which a gap would open, -1 for none. */
  gap: number;
}

type Values = Record<string, number>;

/** The two cards that a target lets advance, in the chosen order (D-R12). */
export function callsOf(target: number, first: number): [number, number] {
  const [colour, value] = [colourOf(target), 5 + (target % VALUES)];
  return first === 0 ? [colour, value] : [value, colour];
}

/** The cards that a move lets advance, one after the other. */
export function advances(name: string, values: Values): number[] {
  if (name === "advance" || name === "joker") return [values.card ?? 0];
  return name === "target" ? callsOf((values.colour ?? 0) * VALUES + (values.value ?? 0), values.first ?? 0) : [];
}

/** Everything the table shows of a move that is only considered; `sprinters` have been chosen before. */
export function foresee(road: Road, name: string, values: Values, sprinters = 0): Foresight {
  const before: Road = { ...road, slots: tidy(road.slots) };
  const seen = moved(before, name, values, sprinters);
  const group = groupsOf(before.slots)[values.group ?? 0];
  const pair = groupsOf(before.slots).slice(values.group ?? 0, (values.group ?? 0) + 2).map((each) => each.at);
  return {
    after: seen.after,
    leaving: seen.movers,
    ghosts: name === "about_face" ? [] : ghostsOf(before.slots, seen.after.slots, seen.movers),
    swap: name === "swap" && pair.length === 2 ? pair : [],
    gap: name === "gap" ? (group?.at ?? -1) : -1,
  };
}

interface Moved {
  after: Road;
  /** Dice that do not stay with what is left of their group. */
  movers: number;
}

function moved(road: Road, name: string, values: Values, sprinters: number): Moved {
  const cards = advances(name, values);
  if (cards.length > 0) return movedOn(road, cards);
  const die = pickDie(road, (road.slots[0] ?? 0) & ~sprinters, values.colour ?? 0, values.value ?? 0);
  const one = die < 0 ? 0 : 1 << die;
  const rank = values.group ?? 0;
  const still = (slots: number[], movers = 0): Moved => ({ after: { ...road, slots }, movers });
  switch (name) {
    case "swap":
      return still(swapped(road.slots, rank));
    case "sprint":
      return still(sprinted(road.slots, sprinters | one), sprinters | one);
    case "comeback":
      return still(cameBack(road.slots), road.slots.at(-1));
    case "gap":
      return still(parted(road.slots, rank));
    case "accident":
      return still(die < 0 ? tidy(road.slots) : fellBack(road.slots, die), one);
    case "about_face":
      return turnedOver(road, groupsOf(road.slots)[rank]?.dice ?? 0, values.value ?? 0);
    default:
      return still(tidy(road.slots));
  }
}

function movedOn(road: Road, cards: readonly number[]): Moved {
  let movers = 0;
  let slots = [...road.slots];
  for (const card of cards) {
    for (const frame of advance(slots, called(road, card))) {
      movers |= frame.moved;
      slots = frame.slots;
    }
  }
  // Whoever stands together again, as before, has gone nowhere.
  for (const slot of slots) if (road.slots.includes(slot)) movers &= ~slot;
  return { after: { ...road, slots }, movers };
}

function turnedOver(road: Road, group: number, value: number): Moved {
  return { after: { ...road, shows: turned(road.shows, group, value) }, movers: group & (road.shows[value] ?? 0) };
}

/** Where each mover would be found, told by the slots that are there now. */
export function ghostsOf(before: readonly number[], after: readonly number[], movers: number): Ghost[] {
  const groups = after.filter((slot) => !isGap(slot));
  const anchors = groups.map((group) => anchorOf(before, group, movers));
  const lead = anchors.findIndex((at) => at >= 0);
  return groups.flatMap((group, rank) => {
    const own = anchors[rank] ?? -1;
    const ahead = anchors.slice(0, rank).findLast((at) => at >= 0);
    const at = own >= 0 ? own : (ahead ?? rank - (lead < 0 ? groups.length : lead));
    const gone = diceOf(group & movers).filter((die) => own < 0 || !((before[own] ?? 0) & (1 << die)));
    return gone.map((die) => ({ die, at, apart: own < 0 && ahead !== undefined }));
  });
}

/** The slot where those of a group stand who did not move; -1 for none. */
function anchorOf(before: readonly number[], group: number, movers: number): number {
  return before.findIndex((slot) => !isGap(slot) && (slot & group & ~movers) !== 0);
}
