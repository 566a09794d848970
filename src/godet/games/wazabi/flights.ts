/** What flies across the table at each note of the story. */

import type { Flight } from "$client/kit/fly";
import type { NoteSeen } from "$client/wire.gen";
import type { Wazabi } from "./box.gen";

const times = (count: number, flight: Flight): Flight[] => Array.from({ length: Math.min(count, 4) }, () => flight);

/** One's own hand lies below the board, the others' at their places. */
const handOf = (seat: unknown, own: number): string => (seat === own ? "own-hand" : `hand-${seat}`);

export function flightsOf(s: Wazabi, note: NoteSeen, own: number): Flight[] {
  const { seat, to, from } = note.args;
  switch (note.id) {
    case "give":
    case "plays-give1":
      return [{ from: `dice-${seat}`, to: `dice-${to}`, look: "die" }, ...cardPlayed(note, own)];
    case "drew":
    case "drew-hidden":
    case "dealt":
      return [{ from: "pile", to: handOf(seat, own), look: "card" }];
    case "took":
    case "took-hidden":
    case "stole":
    case "stole-hidden":
      return [{ from: handOf(from, own), to: handOf(seat, own), look: "card" }];
    case "discarded":
      return times(Number(note.args.count), { from: handOf(seat, own), to: "discard", look: "card open" });
    case "reshuffled":
      return [{ from: "discard", to: "pile", look: "card" }];
    case "skipped":
      return [{ from: `dice-${seat}`, to: "discard", look: "card open" }];
    default:
      return cardPlayed(note, own).concat(swapped(s, note), removed(note));
  }
}

function cardPlayed(note: NoteSeen, own: number): Flight[] {
  if (!note.id.startsWith("plays-")) return [];
  const goal = note.id === "plays-skip" ? `dice-${note.args.to}` : "discard";
  return [{ from: handOf(note.args.seat, own), to: goal, look: "card open" }];
}

function removed(note: NoteSeen): Flight[] {
  const count = note.id === "plays-remove1" ? 1 : note.id === "plays-remove2" ? 2 : 0;
  return times(count, { from: `dice-${note.args.seat}`, to: "box", look: "die" });
}

function swapped(s: Wazabi, note: NoteSeen): Flight[] {
  if (note.id !== "plays-swap") return [];
  const step = note.args.side === "right" ? -1 : 1;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => s.place[seat] === 0);
  return seats.map((seat, at) => ({
    from: `dice-${seat}`,
    to: `dice-${seats[(at + step + seats.length) % seats.length]}`,
    look: "die",
  }));
}
