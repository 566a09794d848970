/** What moves on the table: a film that is played, or parts that are carried to where they now belong. */

import { type Film, lengthOf, posesAt, type Sound, soundsBetween } from "./film";
import { ABSENT, mix, type Pose, same } from "./pose";

/** How high parts are lifted when hands carry them, at most, in hundredths of a millimetre. */
const LIFT = 5_000;

interface Scene {
  ms: number;
  at: (share: number) => readonly Pose[];
  heard: (from: number, to: number) => readonly Sound[];
}

export class Motion {
  private scene: Scene | null = null;
  private started = 0;
  private before = 0;
  private due = 0;
  private done: () => void = () => undefined;

  constructor(
    private readonly show: (poses: readonly Pose[]) => void,
    private readonly hear: (sounds: readonly Sound[]) => void,
  ) {}

  get busy(): boolean {
    return this.scene !== null;
  }

  /** Play a film so that it lasts so many milliseconds; what did not stir stays as in `still`. */
  play(film: Film, still: readonly Pose[], ms: number): Promise<void> {
    const length = lengthOf(film);
    return this.run({
      ms,
      at: (share) => posesAt(film, still, share * length),
      heard: (from, to) => soundsBetween(film, from * length, to * length),
    });
  }

  /** Carry parts from where they are to where they belong. */
  carry(from: readonly Pose[], to: readonly Pose[], ms: number): Promise<void> {
    return this.run({ ms, at: (share) => to.map((pose, part) => carried(from[part], pose, share)), heard: () => [] });
  }

  /** Whatever moves is where it was going. */
  stop(): void {
    cancelAnimationFrame(this.due);
    const scene = this.scene;
    this.scene = null;
    if (scene) this.show(scene.at(1));
    this.done();
    this.done = () => undefined;
  }

  private run(scene: Scene): Promise<void> {
    cancelAnimationFrame(this.due);
    this.done();
    this.scene = scene;
    this.before = 0;
    return new Promise((done) => {
      this.done = done;
      if (scene.ms < 30) return this.stop();
      this.started = performance.now();
      this.due = requestAnimationFrame((now) => this.step(now));
    });
  }

  private step(now: number): void {
    const scene = this.scene;
    if (!scene) return;
    const share = Math.max(0, (now - this.started) / scene.ms);
    if (share >= 1) return this.stop();
    this.show(scene.at(share));
    this.hear(scene.heard(this.before, share));
    this.before = share;
    this.due = requestAnimationFrame((next) => this.step(next));
  }
}

/** A part in somebody's hand: up, across and down; what is not there yet comes from above. */
function carried(from: Pose | undefined, to: Pose, share: number): Pose {
  if (to.where === ABSENT || same(from, to)) return to;
  const eased = share * share * (3 - 2 * share);
  if (!from || from.where === ABSENT) return { ...to, z: to.z + LIFT * (1 - eased) };
  const pose = mix(from, to, eased);
  const far = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  return { ...pose, z: pose.z + Math.min(LIFT, far / 3) * Math.sin(Math.PI * eased) };
}
