/** The first stretch of a flick's way, before it meets anything. */

import { FASTER, SLOWEST } from "./measures";
import type { Pose } from "./pose";
import type { Finger } from "./swipe";

const G = 981_000;
const DOTS = 10;

/** Places along the way, up to so many hundredths of a millimetre from the die. */
export function arcOf(finger: Finger, die: Pose, reach: number): { x: number; y: number; z: number }[] {
  const speed = (SLOWEST + FASTER * finger.power) * 100;
  const aim = (finger.aim * Math.PI) / 1800;
  return Array.from({ length: DOTS }, (_, dot) => {
    const far = 900 + ((reach - 900) * (dot + 1)) / DOTS;
    const z = die.z - (G * (far / speed) ** 2) / 2;
    return { x: die.x + far * Math.cos(aim), y: die.y + far * Math.sin(aim), z: Math.max(z, 150) };
  });
}

/** Everybody sees where they point; beginners see a stretch of the flight. */
export const NOTCH = 3_000;
export const BEGINNERS = 13_000;
