/** Aiming and charging by keys: arrows aim, a key held down gathers power, other keys move the finger. */

import { turned } from "./lay";
import { OFFSETS } from "./measures";
import { charged, type Finger } from "./swipe";

const COARSE = 10;
const FINE = 1;

/** What a key does to the finger; null for other keys. The side counts to the left. */
export function steered(finger: Finger, key: string, fine: boolean): Finger | null {
  const within = (value: number): number => Math.max(0, Math.min(OFFSETS - 1, value));
  const step = fine ? FINE : COARSE;
  switch (key) {
    case "ArrowLeft":
      return { ...finger, aim: turned(finger.aim + step) };
    case "ArrowRight":
      return { ...finger, aim: turned(finger.aim - step) };
    case "ArrowUp":
      return { ...finger, height: within(finger.height + 1) };
    case "ArrowDown":
      return { ...finger, height: within(finger.height - 1) };
    case ",":
    case "PageUp":
      return { ...finger, side: within(finger.side + 1) };
    case ".":
    case "PageDown":
      return { ...finger, side: within(finger.side - 1) };
    default:
      return null;
  }
}

export class Charge {
  /** The power gathered so far, -1 while no key is held. */
  power = $state(-1);
  private since = 0;
  private due = 0;

  start(): void {
    if (this.power >= 0) return;
    this.since = performance.now();
    this.power = 0;
    this.step();
  }

  private step(): void {
    this.due = requestAnimationFrame((now) => {
      this.power = charged(Math.max(0, now - this.since));
      this.step();
    });
  }

  /** Let go: the power that was gathered, -1 for none. */
  release(): number {
    const power = this.power < 0 ? -1 : charged(performance.now() - this.since);
    this.stop();
    return power;
  }

  stop(): void {
    cancelAnimationFrame(this.due);
    this.power = -1;
  }
}
