/** What flies across the table at each note of the story: cards; dice find their own way. */

import type { Flight } from "$client/kit/fly";
import type { NoteSeen } from "$client/wire.gen";
import { cardLaid } from "./beats";

/** One's own hand lies below the board, the others' at their plates. */
const handOf = (seat: unknown, own: number): string => (seat === own ? "own-hand" : `seat-${seat}`);

export function flightsOf(note: NoteSeen, own: number): Flight[] {
  const { seat } = note.args;
  if (cardLaid(note) >= 0) return [{ from: handOf(seat, own), to: "played", look: "open" }];
  switch (note.id) {
    case "plays-target":
      return [{ from: seat === own ? "own-targets" : `seat-${seat}`, to: "played", look: "open" }];
    case "reroll":
    case "reroll-hidden":
      return [{ from: handOf(seat, own), to: `seat-${seat}`, look: "card" }];
    case "drew":
    case "drew-hidden":
    case "dealt":
      return [{ from: "played", to: handOf(seat, own), look: "card" }];
    default:
      return [];
  }
}
