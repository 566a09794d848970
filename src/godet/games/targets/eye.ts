/** Where one looks from: round the table, up and down, nearer and farther, always at the table. */

import { MathUtils, PerspectiveCamera, Vector3 } from "three";

/** Angles in degrees, lengths in centimetres. */
export interface Place {
  /** Round the table, counter-clockwise from its x axis. */
  round: number;
  /** Above the table's plane. */
  up: number;
  far: number;
  /** What is looked at: so far from the middle towards the eye's own side. */
  ahead: number;
}

export type ViewName = "seat" | "tower" | "above" | "other";

/** The views one can call up; a tower stands `out` from the middle in the direction `round`. */
export function placeOf(view: ViewName, round: number, out: number, narrow: boolean): Place {
  switch (view) {
    case "seat":
      return { round, up: narrow ? 32 : 29, far: narrow ? 52 : 46, ahead: narrow ? 11 : 12.5 };
    case "tower":
      return { round, up: 17, far: 26, ahead: out - 8 };
    case "above":
      return { round, up: 89.5, far: narrow ? 142 : 116, ahead: 0 };
    case "other":
      return { round: round + 115, up: 20, far: 46, ahead: 0 };
  }
}

const LOW = 6;
const HIGH = 89.5;
const NEAR = 16;
const FAR = 170;

export class Eye {
  readonly camera = new PerspectiveCamera(44, 1, 2, 400);
  private now: Place = placeOf("seat", 0, 30, false);
  private goal: Place = this.now;

  constructor() {
    this.camera.up.set(0, 0, 1);
    this.look();
  }

  /** Go there, at once or in steps of `move`. */
  go(place: Place, atOnce = false): void {
    const turns = Math.round((this.now.round - place.round) / 360);
    this.goal = { ...place, round: place.round + 360 * turns };
    if (atOnce) this.now = this.goal;
    this.look();
  }

  turn(round: number, up: number): void {
    this.goal = this.now = { ...this.now, round: this.now.round + round, up: MathUtils.clamp(this.now.up + up, LOW, HIGH) };
    this.look();
  }

  /** Nearer (less than 1) or farther. */
  zoom(by: number): void {
    this.goal = this.now = { ...this.now, far: MathUtils.clamp(this.now.far * by, NEAR, FAR) };
    this.look();
  }

  /** Part of the way to where it goes; true while it is under way. */
  move(ms: number): boolean {
    const share = 1 - Math.exp(-ms / 140);
    const mixed = (key: keyof Place): number => MathUtils.lerp(this.now[key], this.goal[key], share);
    const left = Math.abs(this.now.round - this.goal.round) + Math.abs(this.now.up - this.goal.up) + Math.abs(this.now.far - this.goal.far) + Math.abs(this.now.ahead - this.goal.ahead);
    this.now = left < 0.05 ? this.goal : { round: mixed("round"), up: mixed("up"), far: mixed("far"), ahead: mixed("ahead") };
    this.look();
    return this.now !== this.goal;
  }

  get round(): number {
    return this.now.round;
  }

  shape(width: number, height: number): void {
    this.camera.aspect = width / Math.max(1, height);
    this.camera.updateProjectionMatrix();
  }

  private look(): void {
    const [round, up] = [MathUtils.degToRad(this.now.round), MathUtils.degToRad(this.now.up)];
    const side = new Vector3(Math.cos(round), Math.sin(round), 0);
    const goal = side.clone().multiplyScalar(this.now.ahead).setZ(1.5);
    this.camera.position.copy(side).multiplyScalar(Math.cos(up)).setZ(Math.sin(up)).multiplyScalar(this.now.far).add(goal);
    this.camera.lookAt(goal);
    this.camera.updateMatrixWorld();
  }
}
