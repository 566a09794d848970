/** A line to the server that says how it fares and heals itself. It knows nothing of games. */

import type { FromGuest, ToGuest } from "./wire.gen";

export type LineState = "connecting" | "connected" | "slow" | "offline";

/** As much of a WebSocket as we use. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Clock {
  now(): number;
  after(ms: number, act: () => void): () => void;
  chance(): number;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};

export const PING_EVERY = 5_000;
export const SLOW_AFTER = 2_500;
export const DEAD_AFTER = 9_000;
export const WATCH_EVERY = 500;
export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 8_000;

interface Ears {
  open: () => Wire;
  hello: () => FromGuest;
  hear: (message: ToGuest) => void;
  state: (state: LineState) => void;
  clock?: Clock;
}

export class Line {
  state: LineState = "connecting";
  private wire: Wire | null = null;
  private failures = 0;
  /** When the oldest unanswered ping went out; 0 is none. */
  private asked = 0;
  private pinged = 0;
  private stops: (() => void)[] = [];
  private closed = false;
  private readonly clock: Clock;

  constructor(private readonly ears: Ears) {
    this.clock = ears.clock ?? browserClock;
    this.connect();
  }

  /** Send if the line is up; false means nothing was sent. */
  send(message: FromGuest): boolean {
    if (!this.wire || this.state === "offline" || this.state === "connecting") return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** The page is looked at again, or the network is back: do not wait for a timer. */
  wake(): void {
    if (this.closed) return;
    if (this.state === "offline") {
      this.failures = 0;
      this.connect();
    } else if (this.wire && this.state !== "connecting") {
      this.ping();
    }
  }

  /** The machine says that it has no network: believe it at once. */
  cut(): void {
    if (this.state !== "offline") this.lost();
  }

  close(): void {
    this.closed = true;
    this.drop();
  }

  private connect(): void {
    this.drop();
    if (this.failures === 0 && this.state !== "offline") this.become("connecting");
    const wire = this.ears.open();
    this.wire = wire;
    wire.onopen = () => this.opened(wire);
    wire.onmessage = (event) => this.message(wire, event.data);
    wire.onclose = () => wire === this.wire && this.lost();
    this.later(DEAD_AFTER, () => this.lost());
  }

  private opened(wire: Wire): void {
    if (wire !== this.wire) return;
    this.forget();
    this.asked = 0;
    wire.send(JSON.stringify(this.ears.hello()));
    this.become("connected");
    this.pinged = this.clock.now();
    this.later(WATCH_EVERY, () => this.watch());
  }

  private message(wire: Wire, data: unknown): void {
    if (wire !== this.wire || typeof data !== "string") return;
    this.asked = 0;
    this.failures = 0;
    if (this.state === "slow") this.become("connected");
    const message = JSON.parse(data) as ToGuest;
    if (message.t !== "pong") this.ears.hear(message);
  }

  private ping(): void {
    const now = this.clock.now();
    this.asked ||= now;
    this.pinged = now;
    this.wire?.send(JSON.stringify({ t: "ping", at: Math.floor(now % 1_000_000) }));
  }

  /** Twice a second: is it time to ask, and how long is the answer overdue? */
  private watch(): void {
    const now = this.clock.now();
    const waited = this.asked ? now - this.asked : 0;
    if (waited >= DEAD_AFTER) return this.lost();
    if (waited >= SLOW_AFTER) this.become("slow");
    if (now - this.pinged >= PING_EVERY) this.ping();
    this.later(WATCH_EVERY, () => this.watch());
  }

  private lost(): void {
    if (this.closed) return;
    this.drop();
    this.become("offline");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures += 1;
    this.later(longest * (0.5 + this.clock.chance() / 2), () => this.connect());
  }

  private drop(): void {
    this.forget();
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private become(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.ears.state(state);
  }

  private later(ms: number, act: () => void): void {
    this.stops.push(this.clock.after(ms, act));
  }

  private forget(): void {
    for (const stop of this.stops.splice(0)) stop();
  }
}
