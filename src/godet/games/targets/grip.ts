/** A finger on a die: from where it touches to where it lets go, on any picture of the table. */

import { MIDDLE } from "./measures";
import type { Pose } from "./pose";
import { aimOf, drawn, type Finger, type Sample, strokeOf, type Stroke, touchOf, unsteady } from "./swipe";

export interface Spot {
  x: number;
  y: number;
  /** Pixels in a centimetre there. */
  scale: number;
}

/** A picture of the table; places on the table are in hundredths of a millimetre. */
export interface Surface {
  spotOf: (x: number, y: number, z: number) => Spot;
  /** The place at a height that a point of the picture shows; null beyond the horizon. */
  groundAt: (x: number, y: number, z: number) => { x: number; y: number } | null;
  partAt: (x: number, y: number) => number;
  /** From right above nobody sees where a finger meets a die's side. */
  flat: boolean;
}

/** A die is as easy to take as a button. */
const REACH = 24;
const UNITS = 1000;

export class Grip {
  private readonly samples: Sample[] = [];
  private readonly spot: Spot;
  private readonly touch: { height: number; side: number };

  constructor(
    private readonly surface: Surface,
    private readonly die: Pose,
    start: Sample,
    held: Finger,
  ) {
    this.spot = surface.spotOf(die.x, die.y, die.z);
    this.touch = surface.flat ? held : touchOf(((start.x - this.spot.x) / this.spot.scale) * UNITS, ((this.spot.y - start.y) / this.spot.scale) * UNITS);
    this.samples.push(start);
  }

  static takes(surface: Surface, die: Pose, x: number, y: number): boolean {
    const spot = surface.spotOf(die.x, die.y, die.z);
    return Math.hypot(x - spot.x, y - spot.y) <= Math.max(REACH, spot.scale * 1.5);
  }

  /** The finger goes on; what would come of it if it is drawing back. */
  move(sample: Sample): Finger | null {
    this.samples.push(sample);
    const start = this.samples[0] ?? sample;
    return this.aimed(drawn(sample.x - start.x, sample.y - start.y, this.back()));
  }

  /** The finger lets go. */
  release(now: number): Finger | null {
    const stroke = strokeOf(this.samples, now, this.back());
    const meant = this.aimed(stroke);
    return meant && !stroke?.swiped ? unsteady(meant) : meant;
  }

  /** Away from the table's middle, in the picture. */
  private back(): { x: number; y: number } {
    const middle = this.surface.spotOf(0, 0, 0);
    return { x: this.spot.x - middle.x, y: this.spot.y - middle.y };
  }

  private aimed(stroke: Stroke | null): Finger | null {
    const length = stroke ? Math.hypot(stroke.x, stroke.y) : 0;
    if (!stroke || length === 0) return null;
    const from = this.surface.groundAt(this.spot.x, this.spot.y, this.die.z);
    const to = this.surface.groundAt(this.spot.x + (8 * stroke.x) / length, this.spot.y + (8 * stroke.y) / length, this.die.z);
    if (!from || !to) return null;
    const { height = MIDDLE, side = MIDDLE } = this.touch;
    return { aim: aimOf(to.x - from.x, to.y - from.y), power: stroke.power, height, side };
  }
}
