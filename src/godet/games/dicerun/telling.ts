/** What the table says and counts: no drawing here. */

import type { Args } from "$client/texts.svelte";
import {
  CARDS, CHOOSE, DECK, type DiceRun, END, FIRST_ROLL, GAP_CARD, NAMES, PLAY, REROLL_GROUP, REROLLING, SPRINTING, START_VALUES, STAGE_PRIZES, FLAT_PRIZE, TAKE,
} from "./box.gen";
import { countOf, groupsOf, worth } from "./road";

export interface Asked {
  id: string;
  args: Args;
}

const PHASES: Record<number, string> = { [TAKE]: "take", [PLAY]: "play", [SPRINTING]: "sprint", [REROLL_GROUP]: "reroll-group", [CHOOSE]: "choose" };
const ROLLS = new Set([START_VALUES, FIRST_ROLL, REROLLING]);

/** How many dice are still to be named: of two for the start, of three for a sprint. */
export function toName(s: DiceRun, seat: number): number {
  return s.phase === TAKE ? 2 - countOf(s.taken[seat] ?? 0) : 3 - countOf(s.sprinters);
}

/** The sentence of the moment where nothing is lifted: what is asked, or for whom everybody waits. */
export function askedOf(s: DiceRun, seat: number, open: boolean, stuck: boolean): Asked {
  const phase = PHASES[s.phase];
  if (open && phase) return { id: `ask-${stuck ? "discard" : phase}`, args: { count: toName(s, seat), stage: s.leg + 1 } };
  if (s.phase === END) return { id: "ui-over", args: {} };
  if (ROLLS.has(s.phase)) return { id: "ui-rolling", args: {} };
  if (s.phase === CHOOSE) return { id: "wait-choose", args: { count: s.chosen.slice(0, s.seats).filter((target) => target === 0).length } };
  if (!phase || s.turn === seat) return { id: "ui-moment", args: {} };
  return { id: `wait-${phase}`, args: { seat: s.turn } };
}

/** What a seat's target scores in the leading group at this moment. */
export const worthNow = (s: Pick<DiceRun, "slots" | "shows">, target: number): number => worth(s, s.slots[0] ?? 0, target);

/** Cards nobody has drawn yet: all others lie where everybody can count them. */
export function pileOf(s: DiceRun): number {
  const sum = (row: readonly number[]): number => row.reduce((total, each) => total + each, 0);
  const gaps = s.slots.filter((slot) => slot === GAP_CARD).length;
  return DECK - sum(s.used) - sum(s.held) - sum(s.hidden) - gaps - (s.marker >= 0 ? 1 : 0);
}

/** After how many more draws the flag may show: by the packets that may be this one (D-R2). */
export function flagsAfter(s: DiceRun): number[] {
  const left = s.sizes.filter((size) => size > s.drawn).map((size) => size - s.drawn);
  return [...new Set(left)].toSorted((a, b) => a - b);
}

export const prizeOf = (s: DiceRun, leg: number): number => (s.flat ? FLAT_PRIZE : (STAGE_PRIZES[leg] ?? 0));

export interface Row {
  seat: number;
  target: number;
  prize: number;
  /** Scores in the groups from the front, as far as they were needed to tell the seats apart. */
  scores: number[];
}

/** How a stage was decided: the seats in the order of their prizes (D-R17, D-R18). */
export function verdictOf(s: DiceRun, leg: number): Row[] {
  const groups = groupsOf(s.slots);
  const rows = Array.from({ length: s.seats }, (_, seat): Row => {
    const target = (s.spent[seat]?.[leg] ?? 0) - 1;
    return { seat, target, prize: s.prizes[seat] ?? 0, scores: groups.map(({ dice }) => worth(s, dice, target)) };
  });
  const ranked = rows.toSorted((a, b) => b.prize - a.prize || compared(b.scores, a.scores));
  return ranked.map((row) => ({ ...row, scores: row.scores.slice(0, depth(row, ranked)) }));
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((score, group) => score !== other[group]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The group that decides between a seat and those who scored as much in front. */
function depth(row: Row, all: readonly Row[]): number {
  const needed = all.filter((other) => other !== row).map((other) => {
    const at = row.scores.findIndex((score, group) => score !== other.scores[group]);
    return other.scores[0] === row.scores[0] ? (at < 0 ? row.scores.length : at + 1) : 1;
  });
  return Math.max(1, ...needed);
}

/** Victory points: that is how a race goes. */
export function chart(state: unknown): number[] {
  const s = state as DiceRun;
  return s.points.slice(0, s.seats);
}

/** The text of what chance answered, a card; dice count for themselves. */
export function drawName(weights: readonly number[], outcome: number): string {
  return weights.length === CARDS ? `card-${NAMES[outcome]}` : "";
}

/** The article of the sheet that the present moment is about. */
export function article(state: unknown): string {
  const { phase } = state as DiceRun;
  if (phase === CHOOSE || phase === END) return "D-A11";
  return phase === TAKE || phase === FIRST_ROLL ? "D-R1" : "D-A4";
}
