/** A step of Wazabi taken apart into moments one can watch, note by note. */

import type { Beat } from "$client/play";
import type { NoteSeen, Seen } from "$client/wire.gen";
import { DECK, HAND, NAMES, ROLL, SKIP, type Wazabi } from "./box.gen";

const MS: Record<string, number> = {
  "rolled": 1000, "start-rolled": 850, "give": 450, "drew": 320, "drew-hidden": 320, "dealt": 160,
  "stole": 450, "stole-hidden": 450, "took": 450, "took-hidden": 450, "discarded": 400,
  "reshuffled": 400, "direction": 400, "skipped": 500, "turn": 250, "passed": 350,
};

/** Notes whose dice tumble or whose sign appears at once; all others fly first and land after. */
const AT_ONCE = new Set(["rolled", "start-rolled", "turn", "direction", "passed"]);

export function beatsOf(before: unknown, seen: Seen): Beat[] {
  const after = seen.view.state as unknown as Wazabi;
  let state = (before as Wazabi | null) ?? after;
  const beats = seen.notes.map((note): Beat<Wazabi> => {
    state = staged(state, note);
    const ms = MS[note.id] ?? (note.id.startsWith("plays-") ? 700 : 200);
    return { note, state, ms, lands: !AT_ONCE.has(note.id) };
  });
  return [...beats, { note: null, state: after, ms: 0, lands: false }];
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

function plus(row: readonly number[], at: number, by: number): number[] {
  return row.map((value, index) => (index === at ? value + by : value));
}

function cardOf(note: NoteSeen): number {
  return NAMES.findIndex((name) => name === note.args.card);
}

/** The record after what a note tells, as far as it shows on the table. */
export function staged(s: Wazabi, note: NoteSeen): Wazabi {
  const { seat, to, from } = { seat: number(note.args.seat), to: number(note.args.to), from: number(note.args.from) };
  if (note.id.startsWith("plays-")) return played(s, note, seat, to);
  switch (note.id) {
    case "turn":
      return { ...s, turn: seat, roll: [0, 0, 0], stage: ROLL };
    case "rolled":
      return rolled(s, note, seat);
    case "start-rolled":
      return rolled(dealt(s), note, seat);
    case "give":
      return { ...s, dice: plus(plus(s.dice, seat, -1), to, 1), to_give: s.to_give - 1 };
    case "drew":
    case "drew-hidden":
    case "dealt":
      return { ...gained(s, seat, cardOf(note)), pile_size: s.pile_size - 1 };
    case "took":
    case "took-hidden":
    case "stole":
    case "stole-hidden":
      return gained(lost(s, from, cardOf(note), 1), seat, cardOf(note));
    default:
      return aside(s, note, seat);
  }
}

function aside(s: Wazabi, note: NoteSeen, seat: number): Wazabi {
  switch (note.id) {
    case "discarded":
      return laid(lost(s, seat, cardOf(note), number(note.args.count)), cardOf(note), number(note.args.count));
    case "skipped":
      return laid({ ...s, skips: plus(s.skips, seat, -1) }, SKIP, 1);
    case "direction":
      return { ...s, direction: note.args.way === "clockwise" ? 1 : -1, reversals: 0 };
    case "reshuffled":
      return { ...s, pile_size: s.pile_size + sum(s.discard), discard: s.discard.map(() => 0) };
    default:
      return s;
  }
}

const sum = (row: readonly number[]): number => row.reduce((total, value) => total + value, 0);

/** What others were dealt is not told: once dice roll, everybody holds a hand. */
function dealt(s: Wazabi): Wazabi {
  const held = s.held.map((cards, seat) => (seat < s.seats ? Math.max(cards, HAND) : cards));
  return { ...s, held, pile_size: DECK - HAND * s.seats };
}

function rolled(s: Wazabi, note: NoteSeen, seat: number): Wazabi {
  const roll = [number(note.args.w), number(note.args.cards), number(note.args.dice)];
  return { ...s, turn: seat, roll, stage: ROLL, to_give: roll[2] ?? 0 };
}

function gained(s: Wazabi, seat: number, card: number): Wazabi {
  return { ...s, held: plus(s.held, seat, 1), hands: inHand(s, seat, card, 1) };
}

function lost(s: Wazabi, seat: number, card: number, count: number): Wazabi {
  return { ...s, held: plus(s.held, seat, -count), hands: inHand(s, seat, card, -count) };
}

/** Hands are zeros where we do not see them, and stay so. */
function inHand(s: Wazabi, seat: number, card: number, by: number): number[][] {
  return s.hands.map((hand, at) =>
    at === seat && card >= 0 && (by > 0 || (hand[card] ?? 0) > 0) ? plus(hand, card, by) : hand,
  );
}

function laid(s: Wazabi, card: number, count: number): Wazabi {
  return card < 0 ? s : { ...s, discard: plus(s.discard, card, count) };
}

function played(s: Wazabi, note: NoteSeen, seat: number, to: number): Wazabi {
  const name = note.id.slice("plays-".length);
  const card = NAMES.findIndex((each) => name === each || (name === "steal-pile" && each === "steal"));
  const down = lost(s, seat, card, 1);
  if (name === "skip") return { ...down, skips: plus(s.skips, to, 1) };
  return effect(laid(down, card, 1), name, seat, to, note.args.side === "right" ? -1 : 1);
}

function effect(s: Wazabi, name: string, seat: number, to: number, step: number): Wazabi {
  if (name === "remove1" || name === "remove2") {
    const count = name === "remove1" ? 1 : 2;
    return { ...s, dice: plus(s.dice, seat, -count), removed: s.removed + count };
  }
  if (name === "give1") return { ...s, dice: plus(plus(s.dice, seat, -1), to, 1) };
  if (name === "swap") return { ...s, dice: passedOn(s, step) };
  return name === "replay" ? { ...s, reversals: s.reversals + 1 } : s;
}

/** Everybody still playing hands all dice to a neighbour. */
export function passedOn(s: Wazabi, step: number): number[] {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => s.place[seat] === 0);
  const dice = [...s.dice];
  seats.forEach((seat, at) => {
    const to = seats[(at + step + seats.length) % seats.length];
    if (to !== undefined) dice[to] = s.dice[seat] ?? 0;
  });
  return dice;
}
