/** What the table says: no drawing here. */

import type { Args } from "$client/texts.svelte";
import {
  BUILD, CENTRE, COLOUR, DISCARD, DISTANCE, END, FIRST, FLICK, GOLDEN, GOLDEN_ROLLING, LOSE, ON_TOWER, RETURN, ROLLING, SETTLING, SHOUT,
  STAY, SWAP, type Targets, UNDER_PUCK, WINDOW,
} from "./box.gen";
import { COLOUR_WORDS, colourOf, dice, dieArgs, discArgs, discs, wonOf } from "./lay";

type Say = (id: string, args?: Args) => string;

export interface Asked {
  id: string;
  args: Args;
}

const ASKS: Record<number, string> = {
  [DISTANCE]: "distance", [SWAP]: "swap", [SHOUT]: "shout", [BUILD]: "put", [RETURN]: "put", [FLICK]: "flick", [STAY]: "stay",
  [LOSE]: "lose", [WINDOW]: "window", [DISCARD]: "discard", [GOLDEN]: "golden",
};

/** The sentence of the moment: what is asked of this seat, or for whom everybody waits. At live tables one may call
 * while somebody else aims. */
export function askedOf(s: Targets, actors: readonly number[], seat: number, rolling: boolean): Asked {
  if (s.stage === END) return { id: "ui-over", args: {} };
  if (rolling || s.stage === ROLLING || s.stage === GOLDEN_ROLLING || s.stage === SETTLING) return { id: "ui-rolling", args: {} };
  const ask = ASKS[s.stage];
  if (!ask || s.stage === FIRST || s.stage === COLOUR) return { id: "ui-moment", args: {} };
  if (actors.includes(seat)) return { id: `ask-${s.stage === FLICK && s.turn !== seat ? "window" : ask}`, args: {} };
  if (s.stage === FLICK) return { id: "wait-flick", args: { seat: s.turn, count: 1 } };
  return { id: `wait-${ask}`, args: { seat: actors[0] ?? s.turn, count: actors.length } };
}

/** Round and set, as far as they matter at this table; nothing before the first. */
export function heading(s: Targets): Asked | null {
  if (s.round === 0) return null;
  if (s.golden > 0) return { id: "ui-golden", args: { time: s.golden } };
  if (s.money_time > 0) return { id: "ui-money-time", args: {} };
  return s.set > 0 ? { id: "ui-set", args: { set: s.set, round: s.round } } : { id: "ui-round", args: { round: s.round } };
}

/** One line for each die in play: what it is, whose, where and what it shows. */
export function diceLines(s: Targets): { die: number; seat: number; args: Args; where: Asked }[] {
  return dice
    .filter((die) => (s.holder[die] ?? 0) < s.seats && colourOf(die) < s.seats && s.lies[die] !== 0)
    .map((die) => ({ die, seat: s.holder[die] ?? 0, args: dieArgs(s, die), where: whereIs(s, die) }));
}

export function whereIs(s: Targets, die: number): Asked {
  if (s.lies[die] === ON_TOWER) return { id: "ui-on-tower", args: { level: (s.level[die] ?? 0) + 1 } };
  if (s.lies[die] === UNDER_PUCK) return { id: "ui-under-puck", args: {} };
  const [mark, disc, mask] = [s.on_mark[die] ?? -1, s.on_disc[die] ?? -1, s.on_discs[die] ?? 0];
  if (mark >= 0) return { id: "ui-on-mark", args: discArgs(mark) };
  if (disc >= 0) return { id: s.disc_lies[disc] === CENTRE ? "ui-on-disc" : "ui-on-stored", args: discArgs(disc) };
  const partly = discs.find((each) => (mask >> each) & 1);
  if (partly !== undefined) return { id: "ui-straddles", args: discArgs(partly) };
  const [x = 0, y = 0] = s.at[die] ?? [];
  return { id: "ui-on-table", args: { far: Math.round(Math.hypot(x, y) / 1000) } };
}

/** A die for ears: "the red die showing 4". */
export const dieWords = (s: Targets, die: number, say: Say): string => say("ui-die", dieArgs(s, die));

export const colourWord = (seat: number): string => COLOUR_WORDS[seat] ?? "";

/** Definitive discs: that is how a match goes. */
export const chart = (state: unknown): number[] => {
  const s = state as Targets;
  return Array.from({ length: s.seats }, (_, seat) => wonOf(s, seat).length);
};

/** Chance only says who begins and which colour a set has: the page that checks the dice shows the number. */
export const drawName = (): string => "";

const ARTICLES: Record<number, string> = { [WINDOW]: "T-R17", [STAY]: "T-R15", [LOSE]: "T-R29", [DISCARD]: "T-R34", [GOLDEN]: "T-R38", [SWAP]: "T-V3", [BUILD]: "T-V3", [SHOUT]: "T-R3", [DISTANCE]: "T-R1" };

/** The article of the sheet that the present stage is about. */
export const article = (state: unknown): string => ARTICLES[(state as Targets).stage] ?? "T-A1";
