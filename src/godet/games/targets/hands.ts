/** Pointers on the table: flicking one's die, touching what may be chosen, turning and nearing the picture. */

import { Grip, type Surface } from "./grip";
import type { Pose } from "./pose";
import type { Finger, Sample } from "./swipe";

export interface Held {
  surface: Surface | null;
  /** The die that may be flicked, null for none. */
  die: Pose | null;
  finger: Finger;
}

export interface Wishes {
  /** A die is drawn back: what would come of it now; null when it is let go. */
  aim: (finger: Finger | null) => void;
  flick: (finger: Finger) => void;
  /** A finger that let go of the die without flicking it. */
  missed: () => void;
  touch: (part: number) => void;
  turn: (x: number, y: number) => void;
  zoom: (by: number) => void;
}

const STILL = 6;

export class Hands {
  private grip: Grip | null = null;
  private readonly fingers = new Map<number, Sample>();
  private strayed = 0;

  constructor(
    private readonly held: () => Held,
    private readonly wish: Wishes,
  ) {}

  down(event: PointerEvent, room: HTMLElement): void {
    const { surface, die, finger } = this.held();
    if (!surface || event.button > 0) return;
    room.setPointerCapture?.(event.pointerId);
    const start = sampleOf(event, room);
    this.fingers.set(event.pointerId, start);
    this.strayed = this.fingers.size > 1 ? STILL : 0;
    this.grip = die && this.fingers.size === 1 && Grip.takes(surface, die, start.x, start.y) ? new Grip(surface, die, start, finger) : null;
  }

  move(event: PointerEvent, room: HTMLElement): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const events = event.getCoalescedEvents?.() ?? [];
    const now = sampleOf(event, room);
    this.fingers.set(event.pointerId, now);
    this.strayed += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.grip) for (const each of events.length ? events : [event]) this.wish.aim(this.grip.move(sampleOf(each, room)));
    else if (this.fingers.size > 1) this.pinch(event.pointerId, before, now);
    else if (this.strayed > STILL) this.wish.turn(now.x - before.x, now.y - before.y);
  }

  up(event: PointerEvent, room: HTMLElement): void {
    const there = this.fingers.get(event.pointerId);
    if (!there) return;
    this.fingers.delete(event.pointerId);
    const grip = this.grip;
    this.grip = null;
    if (grip && this.strayed > STILL) return this.let(grip, event.timeStamp);
    if (this.strayed <= STILL) this.tap(sampleOf(event, room));
  }

  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.grip = null;
    this.wish.aim(null);
  }

  private let(grip: Grip, now: number): void {
    const finger = grip.release(now);
    this.wish.aim(null);
    if (finger) this.wish.flick(finger);
    else this.wish.missed();
  }

  private tap(at: Sample): void {
    const part = this.held().surface?.partAt(at.x, at.y) ?? -1;
    if (part >= 0) this.wish.touch(part);
  }

  private pinch(id: number, before: Sample, now: Sample): void {
    const other = [...this.fingers].find(([each]) => each !== id)?.[1];
    if (!other) return;
    const [was, is] = [before, now].map((each) => Math.hypot(each.x - other.x, each.y - other.y));
    if (was && is) this.wish.zoom(was / is);
  }
}

function sampleOf(event: PointerEvent, room: HTMLElement): Sample {
  const box = room.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top, ms: event.timeStamp };
}
