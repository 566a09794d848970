/** A step of DiceRun taken apart into moments one can watch: dice move group by group, front to back. */

import type { Beat } from "$client/play";
import type { NoteSeen, Seen } from "$client/wire.gen";
import { COLOUR_NAMES, type DiceRun, GAP, NAMES, PLAY, VALUES } from "./box.gen";
import { advances, foresee } from "./foresee";
import { advance, called, countOf, groupsOf, pickDie, sprinted } from "./road";

const MS: Record<string, number> = {
  "values-rolled": 900, "start-rolled": 900, "rerolled": 1000, "takes": 350, "drew": 300, "drew-hidden": 260, "dealt": 120,
  "dealt-target": 160, "turn": 200, "begins": 700, "start-again": 700, "stage-over": 900, "reroll": 450, "reroll-hidden": 450, "reroll-group": 350,
  "plays-sprint": 500, "sprints": 400, "discards": 500, "chosen": 250, "chosen-hidden": 250, "race-over": 300,
};
/** A group on the move; a card without any effect rests as long. */
const MOVING = 520;
/** Time to read the targets that were turned over together; the winners are told meanwhile. */
const VERDICT = 4200;

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const cardIn = (note: NoteSeen): number => NAMES.findIndex((name) => name === note.args.card);
const colourIn = (note: NoteSeen): number => COLOUR_NAMES.findIndex((name) => name === note.args.colour);
/** Notes count values from one. */
const valueIn = (note: NoteSeen): number => number(note.args.value) - 1;
const plus = (row: readonly number[], at: number, by: number): number[] => row.map((each, index) => (index === at ? each + by : each));
const set = (row: readonly number[], at: number, to: number): number[] => row.map((each, index) => (index === at ? to : each));

export function beatsOf(before: unknown, seen: Seen): Beat[] {
  const after = seen.view.state as unknown as DiceRun;
  let state = (before as DiceRun | null) ?? after;
  const scoring = seen.notes.find((note) => note.id === "scored");
  const beats = seen.notes.flatMap((note) => {
    const told = beatsOfNote(state, note, after, note === scoring);
    state = (told.at(-1)?.state as DiceRun | undefined) ?? state;
    return told;
  });
  return [...beats, { note: null, state: after, ms: 0, lands: false }];
}

function beatsOfNote(s: DiceRun, note: NoteSeen, after: DiceRun, scoring: boolean): Beat<DiceRun>[] {
  const frames = framesOf(s, note);
  if (frames.length > 0) return frames.map((state, at) => ({ note: at === 0 ? note : null, state, ms: MOVING, lands: false }));
  const state = staged(s, note, after);
  const ms = scoring ? VERDICT : (MS[note.id] ?? (note.id.startsWith("plays-") ? 700 : 0));
  return [{ note, state, ms, lands: false }];
}

/** Each group of dice that a card lets advance, one after the other. */
function framesOf(s: DiceRun, note: NoteSeen): DiceRun[] {
  const down = laid(s, note);
  let slots = s.slots;
  return cardsCalled(note).flatMap((card) =>
    advance(slots, called(s, card)).map((frame) => ({ ...down, slots: (slots = frame.slots) })),
  );
}

function cardsCalled(note: NoteSeen): number[] {
  if (note.id === "plays-advance" || note.id === "plays-joker") return [cardIn(note)];
  const first = note.args.order === "value" ? 1 : 0;
  return note.id === "plays-target" ? advances("target", { colour: colourIn(note), value: valueIn(note), first }) : [];
}

/** The record after what a note tells, as far as it shows on the table; `after` knows what fell. */
export function staged(s: DiceRun, note: NoteSeen, after: DiceRun): DiceRun {
  const seat = number(note.args.seat);
  if (note.id.startsWith("plays-")) return carried(laid(s, note), note);
  switch (note.id) {
    case "turn":
    case "begins":
      return { ...s, turn: seat, phase: PLAY, sprinters: 0 };
    case "values-rolled":
    case "start-rolled":
    case "rerolled":
      return { ...s, shows: after.shows, rolling: 0 };
    case "takes":
      return taken(s, note, seat);
    case "sprints":
      return raced(s, note);
    case "scored":
      return { ...s, leg: after.leg, spent: after.spent, prizes: after.prizes, points: after.points, played: s.played.map(() => 0), best_stage: after.best_stage };
    default:
      return ofCards(s, note, seat, after);
  }
}

function ofCards(s: DiceRun, note: NoteSeen, seat: number, after: DiceRun): DiceRun {
  switch (note.id) {
    case "drew":
    case "drew-hidden":
    case "dealt":
      return { ...s, held: plus(s.held, seat, 1), hands: inHand(s, seat, cardIn(note), 1) };
    case "dealt-target":
      return { ...s, targets: set(s.targets, seat, (s.targets[seat] ?? 0) | (1 << (colourIn(note) * VALUES + valueIn(note)))) };
    case "discards":
      return laid(s, note);
    case "reroll":
    case "reroll-hidden":
      return { ...s, held: plus(s.held, seat, -1), hands: inHand(s, seat, cardIn(note), -1), marker: seat, hidden: after.hidden };
    case "stage-over":
      return { ...s, sizes: after.sizes, drawn: after.drawn };
    default:
      return s;
  }
}

/** Hands are zeros where we do not see them, and stay so. */
function inHand(s: DiceRun, seat: number, card: number, by: number): number[][] {
  return s.hands.map((hand, at) => (at === seat && card >= 0 && (by > 0 || (hand[card] ?? 0) > 0) ? plus(hand, card, by) : hand));
}

/** Which card a note lays open on the table; -1 for a target. */
export function cardLaid(note: NoteSeen): number {
  if (note.id === "plays-advance" || note.id === "discards") return cardIn(note);
  const name = note.id.slice("plays-".length).replace("-", "_");
  return note.id.startsWith("plays-") ? NAMES.findIndex((each) => each === name) : -1;
}

/** The card or target that a note plays lies open. */
function laid(s: DiceRun, note: NoteSeen): DiceRun {
  const seat = number(note.args.seat);
  if (note.id === "plays-target") return { ...s, played: set(s.played, seat, colourIn(note) * VALUES + valueIn(note) + 1) };
  const card = cardLaid(note);
  if (card < 0) return s;
  const used = card === GAP && note.id !== "discards" ? s.used : plus(s.used, card, 1);
  return { ...s, held: plus(s.held, seat, -1), hands: inHand(s, seat, card, -1), used };
}

/** What a card other than an advance does at once. */
function carried(s: DiceRun, note: NoteSeen): DiceRun {
  if (note.id === "plays-sprint") return raced({ ...s, sprinters: 0 }, note);
  const name = note.id.slice("plays-".length).replace("-", "_");
  if (name === "advance" || name === "joker" || name === "target") return s;
  const group = number(note.args.group) - 1;
  const { after } = foresee(s, name, { group, value: valueIn(note), colour: colourIn(note) });
  return { ...s, slots: [...after.slots], shows: [...after.shows] };
}

/** Three sprinters are named one by one; the third time they break away (D-R6). */
function raced(s: DiceRun, note: NoteSeen): DiceRun {
  const die = pickDie(s, (s.slots[0] ?? 0) & ~s.sprinters, colourIn(note), valueIn(note));
  const sprinters = die < 0 ? s.sprinters : s.sprinters | (1 << die);
  if (countOf(sprinters) < 3) return { ...s, sprinters };
  return { ...s, sprinters: 0, slots: sprinted(s.slots, sprinters) };
}

function taken(s: DiceRun, note: NoteSeen, seat: number): DiceRun {
  const free = (groupsOf(s.slots)[0]?.dice ?? 0) & ~s.taken.reduce((all, dice) => all | dice, 0);
  const die = pickDie(s, free, colourIn(note), valueIn(note));
  return die < 0 ? s : { ...s, taken: set(s.taken, seat, (s.taken[seat] ?? 0) | (1 << die)) };
}
