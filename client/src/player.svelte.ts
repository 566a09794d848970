/** Shows steps one beat after another, at the reader's pace; a skip goes straight to the present. */

import type { Beat } from "./play";
import { pace } from "./settings.svelte";
import type { NoteSeen, Seen } from "./wire.gen";

type Score = (before: unknown, seen: Seen) => Beat[];

/** Steps that wait longer than this are not worth watching one by one. */
const LONGEST_QUEUE = 12;

export class Player {
  /** The state on the table. */
  shown = $state.raw<unknown>(null);
  beat = $state.raw<Beat | null>(null);
  busy = $state(false);
  private queue: Seen[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private rest: Beat[] = [];
  private latest: unknown = null;

  constructor(
    private readonly score: Score,
    private readonly tell: (notes: readonly NoteSeen[]) => void,
    /** Everything has been shown. */
    private readonly rested: () => void = () => {},
  ) {}

  /** Start afresh from a state, without showing how it came about. */
  reset(state: unknown): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.rest = [];
    this.latest = this.shown = state;
    this.beat = null;
    this.busy = false;
  }

  push(seen: Seen): void {
    this.queue.push(seen);
    if (document.hidden || this.queue.length > LONGEST_QUEUE) this.skip();
    else if (!this.busy) this.next();
  }

  /** Everything that waits is told at once and the present is shown. */
  skip(): void {
    clearTimeout(this.timer);
    const untold = this.rest.flatMap((beat) => (beat.note ? [beat.note] : []));
    this.tell([...untold, ...this.queue.flatMap((seen) => seen.notes)]);
    this.reset(this.queue.at(-1)?.view.state ?? this.latest);
    this.rested();
  }

  private next(): void {
    const beat = this.rest.shift();
    if (beat) return this.play(beat);
    const seen = this.queue.shift();
    if (!seen) {
      this.reset(this.latest);
      this.rested();
      return;
    }
    this.rest = this.score(this.latest, seen);
    this.latest = seen.view.state;
    this.next();
  }

  private play(beat: Beat): void {
    this.busy = true;
    this.beat = beat;
    if (beat.note) this.tell([beat.note]);
    if (!beat.lands) this.shown = beat.state;
    this.timer = setTimeout(() => {
      this.shown = beat.state;
      this.next();
    }, pace(beat.ms));
  }
}
