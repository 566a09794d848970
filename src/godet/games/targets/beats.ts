/** A step of Targets taken apart into moments one can watch: each film, then what is told of it. */

import type { Beat } from "$client/play";
import type { Seen } from "$client/wire.gen";
import type { Targets } from "./box.gen";
import { MILLISECONDS, measured } from "./facts";
import { ABSENT } from "./pose";

export interface FilmBeat extends Beat<Targets> {
  /** The place in the log of the trial whose film is shown. */
  film?: number;
}

/** How long everything lies still after a film, and a little for the film to arrive. */
export const REST = 450;
const NOTE = 420;
/** What is quickly told, and what one wants time to see. */
const TOLD: Record<string, number> = {
  flick: 0, turn: 200, pass: 150, aimed: 150, shows: 300, targets: 1100, double: 800, counter: 900, stole: 1100, disarmed: 900, allocated: 800,
  validated: 800, "won-at-once": 1000, "golden-total": 800, round: 600, "money-time": 1000, "golden-begins": 1000, won: 900,
};

export function beatsOf(before: unknown, seen: Seen): FilmBeat[] {
  const after = seen.view.state as unknown as Targets;
  const first = seen.view.length - seen.events.length;
  let state = (before as Targets | null) ?? after;
  const beats = seen.events.flatMap((event, index): FilmBeat[] => {
    const told = seen.notes.filter((note) => note.at === first + index);
    const film: FilmBeat[] = [];
    if (event.type === "measured") {
      const rolled = measured(state, event.facts);
      film.push({ note: null, state: rolled, ms: (event.facts[MILLISECONDS] ?? 0) + REST, lands: true, film: first + index });
      state = without(rolled, after);
    }
    return [...film, ...told.map((note) => ({ note, state, ms: TOLD[note.id] ?? NOTE, lands: false }))];
  });
  return [...beats, { note: null, state: after, ms: 0, lands: false }];
}

/** What the rules take off the table does not stand in the way of a second trial of the same step. */
function without(s: Targets, after: Targets): Targets {
  return { ...s, here: s.here.map((here, part) => (after.here[part] === ABSENT ? ABSENT : here)) };
}
