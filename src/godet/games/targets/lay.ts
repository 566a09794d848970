/** The record as things on a table: where each part is, what it looks like, what it is called. */

import type { Args } from "$client/texts.svelte";
import { CENTRE, ON_FIELD, ON_TOWER, PER_SEAT, STORED, UNDER_PUCK, WON, type Targets } from "./box.gen";
import { DICE, DISCS, FIRST_DISC, FIRST_PUCK, PARTS } from "./measures";
import { ABSENT, type Pose, poseFrom } from "./pose";

export const COLOUR_WORDS = ["red", "black", "blue", "white"] as const;
export const DISC_WORDS = ["red", "orange", "purple"] as const;

const parts = Array.from({ length: PARTS }, (_, part) => part);
export const dice = parts.slice(0, DICE);
export const discs = parts.slice(0, DISCS);

export const colourOf = (die: number): number => Math.floor(die / PER_SEAT);
export const discColour = (disc: number): number => disc % DISC_WORDS.length;

export function posesOf(s: Targets): Pose[] {
  return parts.map((part) => poseFrom([s.here[part] ?? ABSENT, ...(s.at[part] ?? []), ...(s.turned[part] ?? [])]));
}

/** The colour of every part, as its own kind counts them. */
export const COLOURS: readonly number[] = parts.map((part) =>
  part < DICE ? colourOf(part) : part < FIRST_PUCK ? discColour(part - FIRST_DISC) : part - FIRST_PUCK,
);

/** Discs show their star once somebody has won them, and in Golden Targets. */
export const starsOf = (s: Targets): boolean[] =>
  parts.map((part) => part >= FIRST_DISC && part < FIRST_PUCK && (s.disc_lies[part - FIRST_DISC] !== CENTRE || s.golden_disc === part - FIRST_DISC));

/** A seat's dice in one place of the game's sense, towers from below. */
export function diceOf(s: Targets, seat: number, place: number): number[] {
  const own = dice.filter((die) => s.holder[die] === seat && s.lies[die] === place);
  return own.toSorted((a, b) => (s.level[a] ?? 0) - (s.level[b] ?? 0));
}

export const towerOf = (s: Targets, seat: number): number[] => diceOf(s, seat, ON_TOWER);
export const topOf = (s: Targets, seat: number): number => towerOf(s, seat).at(-1) ?? -1;
export const outOf = (s: Targets, seat: number): number[] => diceOf(s, seat, UNDER_PUCK);
export const afieldOf = (s: Targets, seat: number): number[] => diceOf(s, seat, ON_FIELD);

const discsOf = (s: Targets, seat: number, place: number): number[] =>
  discs.filter((disc) => s.disc_lies[disc] === place && s.disc_seat[disc] === seat);

export const storedOf = (s: Targets, seat: number): number[] => discsOf(s, seat, STORED);
export const wonOf = (s: Targets, seat: number): number[] => discsOf(s, seat, WON);

/** A die in words: its colour, and what it shows if that can be read. */
export const dieArgs = (s: Targets, die: number): Args => ({ colour: COLOUR_WORDS[colourOf(die)] ?? "", face: s.face[die] ?? 0 });

export const discArgs = (disc: number): Args => ({ disc: DISC_WORDS[discColour(disc)] ?? "" });

/** Where a seat sits, in degrees round the table: behind its tower if it has one. */
export function roundOf(s: Targets, seat: number): number {
  const place = s.at[FIRST_PUCK + Math.max(0, seat)];
  const [x = 0, y = 0] = place ?? [];
  return x || y ? (Math.atan2(y, x) * 180) / Math.PI : 0;
}

/** Centimetres from the middle to a seat's tower. */
export function outwards(s: Targets, seat: number): number {
  const [x = 0, y = 0] = s.at[FIRST_PUCK + Math.max(0, seat)] ?? [];
  return Math.hypot(x, y) / 1000 || 30;
}

/** The aim from a seat's tower at the middle of the table, in tenths of a degree. */
export const inwards = (s: Targets, seat: number): number => turned(10 * roundOf(s, seat) + 1800);

/** Any angle in tenths of a degree, brought into one turn. */
export const turned = (tenths: number): number => ((Math.round(tenths) % 3600) + 3600) % 3600;
