/** From a finger's real movement to a flick: its direction and speed, and where it met the die. */

import { AIMS, DIE, MIDDLE, OFFSETS, POWERS } from "./measures";

/** A flick in the move's own steps. */
export interface Finger {
  aim: number;
  power: number;
  height: number;
  side: number;
}

/** A point of the picture at a moment in milliseconds. */
export interface Sample {
  x: number;
  y: number;
  ms: number;
}

/** The last so many milliseconds before the finger left say how fast it went. */
const LAST = 70;
/** A finger that has not stirred for so long before it left had stopped. */
const STOPPED = 90;
/** Pixels a second of the gentlest and of the hardest flick. */
const SLOW = 220;
const HARD = 3_000;
/** Pixels that a die must be drawn back, and for a flick of full power. */
const TAUT = 14;
const FULL = 190;

const bounded = (value: number, most: number): number => Math.max(0, Math.min(most - 1, Math.round(value)));

export interface Stroke {
  /** In the picture, to the right and down. */
  x: number;
  y: number;
  power: number;
  /** A swipe has the finger's own spread; what is drawn back can be held to the pixel. */
  swiped: boolean;
}

/** How fast the finger went when it left, in pixels a second. */
export function speedOf(samples: readonly Sample[]): { x: number; y: number } {
  const end = samples.at(-1);
  const start = samples.find((each) => end && each.ms >= end.ms - LAST);
  if (!end || !start || end.ms <= start.ms) return { x: 0, y: 0 };
  const seconds = (end.ms - start.ms) / 1000;
  return { x: (end.x - start.x) / seconds, y: (end.y - start.y) / seconds };
}

/** What a finger that left at `now` did: flicked, drew back and let go, or nothing. `back` points away from the
 * table's middle in the picture. */
export function strokeOf(samples: readonly Sample[], now: number, back: { x: number; y: number }): Stroke | null {
  const [start, end] = [samples[0], samples.at(-1)];
  if (!start || !end) return null;
  const speed = speedOf(samples);
  const fast = now - end.ms < STOPPED ? Math.hypot(speed.x, speed.y) : 0;
  if (fast >= SLOW) return { ...speed, power: bounded(((fast - SLOW) / (HARD - SLOW)) * POWERS, POWERS), swiped: true };
  return drawn(end.x - start.x, end.y - start.y, back);
}

/** Drawing a die back and letting it go, as with a sling; forwards and slowly is nothing. */
export function drawn(x: number, y: number, back: { x: number; y: number }): Stroke | null {
  const far = Math.hypot(x, y);
  if (far < TAUT || x * back.x + y * back.y <= 0) return null;
  return { x: -x, y: -y, power: bounded(((far - TAUT) / (FULL - TAUT)) * POWERS, POWERS), swiped: false };
}

/** Where the finger met the die, in half millimetres off its middle: a move's `side` counts to the left. `x` to the
 * right and `y` up are in hundredths of a millimetre. */
export function touchOf(x: number, y: number): { height: number; side: number } {
  const within = (value: number): number => Math.max(-DIE / 2, Math.min(DIE / 2, value)) / 50;
  return { side: bounded(MIDDLE - within(x), OFFSETS), height: bounded(MIDDLE + within(y), OFFSETS) };
}

/** The aim of a direction on the table. */
export const aimOf = (x: number, y: number): number => ((Math.round((Math.atan2(y, x) * 1800) / Math.PI) % AIMS) + AIMS) % AIMS;

/** Holding the key: the power rises to its most, falls again and so on. */
export function charged(ms: number): number {
  const there = (ms / 1300) % 2;
  return bounded((there < 1 ? there : 2 - there) * (POWERS - 1), POWERS);
}

/** By so many steps a careful hand is off, about two times in three. */
const UNSTEADY: Finger = { aim: 6, power: 1.2, height: 0.6, side: 0.6 };

/** The same flick from a hand like any other: sliders, keys and a held die would else repeat a lucky one for ever. */
export function unsteady(meant: Finger, chance: () => number = Math.random): Finger {
  const off = (steps: number): number => steps * Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return {
    aim: (Math.round(meant.aim + off(UNSTEADY.aim)) + AIMS) % AIMS,
    power: bounded(meant.power + off(UNSTEADY.power), POWERS),
    height: bounded(meant.height + off(UNSTEADY.height), OFFSETS),
    side: bounded(meant.side + off(UNSTEADY.side), OFFSETS),
  };
}
