/** What the table shows at this instant: films as they run, parts as they are carried, or everything at rest. */

import { pace } from "$client/settings.svelte";
import { clack } from "./clack";
import { develop, type Film, lengthOf } from "./film";
import { Motion } from "./motion";
import { type Pose, same } from "./pose";

/** How long hands take to put things where they belong. */
const CARRY = 450;
/** A film that comes later than this much before its end is not worth beginning. */
const TOO_LATE = 120;
/** How many times slower one looks again. */
const SLOWER = 4;

interface Seen {
  film: Film;
  still: readonly Pose[];
}

export class Show {
  poses = $state.raw<readonly Pose[]>([]);
  /** The last film, to be looked at again. */
  last = $state.raw<Seen | null>(null);
  /** Is it being looked at again, slowly? */
  again = $state(false);
  private readonly motion = new Motion((poses) => (this.poses = poses), clack);
  /** Where everything belongs, whatever is being shown. */
  private home: readonly Pose[] = [];
  private turn = 0;

  constructor(private readonly fetched: (at: number) => Promise<ArrayBuffer | null>) {}

  /** Show how a trial came about, within so many milliseconds; `rest` of them are for looking at the end. */
  async roll(at: number, still: readonly Pose[], ms: number, rest: number): Promise<void> {
    const turn = this.begin();
    const due = performance.now() + pace(ms);
    const film = await this.filmAt(at);
    if (!film || turn !== this.turn) return;
    this.last = { film, still };
    const left = due - performance.now() - pace(rest) / 2;
    if (pace(ms) > 0 && left > TOO_LATE) await this.motion.play(film, still, Math.min(left, lengthOf(film)));
  }

  /** A film that cannot be had or read is no loss: what came of it is known. */
  private async filmAt(at: number): Promise<Film | null> {
    try {
      const bytes = await this.fetched(at);
      return bytes && (await develop(bytes));
    } catch {
      return null;
    }
  }

  /** Everything goes to where it belongs. */
  settle(home: readonly Pose[]): void {
    const known = this.home.length > 0;
    this.home = home;
    if (this.again) return;
    this.begin();
    const stays = home.every((pose, part) => same(pose, this.poses[part]));
    if (!known || stays) this.poses = home;
    else void this.motion.carry(this.poses, home, pace(CARRY));
  }

  /** The last film once more, slowly. */
  async lookAgain(): Promise<void> {
    if (!this.last) return;
    const turn = this.begin();
    this.again = true;
    const { film, still } = this.last;
    await this.motion.play(film, still, lengthOf(film) * SLOWER);
    if (turn === this.turn) this.stop();
  }

  /** Back to the present. */
  stop(): void {
    this.begin();
    this.poses = this.home;
  }

  private begin(): number {
    this.again = false;
    this.turn++;
    this.motion.stop();
    return this.turn;
  }
}
