/** What the table says and where it puts people: no drawing here. */

import type { Args } from "$client/texts.svelte";
import { CARDS, COST, DRAW_FROM, END, FACES, GIVE, KEEP, NAMES, PICK, PLAY, type Wazabi } from "./box.gen";

type Say = (id: string, args?: Args) => string;

export interface Asked {
  id: string;
  args: Args;
}

const STAGES: Record<number, string> = { [GIVE]: "give", [DRAW_FROM]: "draw_from", [PICK]: "pick", [PLAY]: "play", [KEEP]: "keep" };

/** The sentence of the moment: what is asked of this seat, or for whom everybody waits. */
export function askedOf(s: Wazabi, seat: number, open: boolean, card: number, aims: boolean): Asked {
  if (open && card >= 0) return { id: aims ? "ui-choose-seat" : "ui-play-it", args: { card: NAMES[card] ?? "" } };
  const stage = STAGES[s.stage];
  const args: Args = {
    count: s.stage === GIVE ? s.to_give : s.stage === KEEP ? (s.keeping[seat] ?? 0) : s.to_draw,
    w: s.roll[0] ?? 0,
    from: Math.max(0, s.victim),
  };
  if (open && stage) return { id: `ask-${stage}`, args };
  if (s.stage === END) return { id: "ui-over", args: {} };
  const chooser = s.stage === KEEP ? s.keeping.findIndex((left) => left > 0) : s.turn;
  return waiting(stage, chooser, seat, args);
}

function waiting(stage: string | undefined, chooser: number, seat: number, args: Args): Asked {
  if (chooser === seat) return { id: "ui-moment", args: {} };
  return { id: stage ? `wait-${stage}` : "ui-rolls", args: { ...args, seat: Math.max(0, chooser) } };
}

/** Why a card cannot be played, with its numbers where the roll is the reason. */
export function reasonOf(s: Wazabi, card: number, reason: string, say: Say): string {
  if (reason === "too_few_w") return say("ui-too-few-w", { cost: COST[card] ?? 0, w: s.roll[0] ?? 0 });
  return reason ? say(`refusal-${reason}`) : say("ui-not-yet", { cost: COST[card] ?? 0 });
}

/** Seats go round clockwise from one's own, which is nearest. */
export function placeOf(chair: number, seat: number, seats: number): { x: number; y: number } {
  const steps = (chair - Math.max(0, seat) + seats) % seats;
  const angle = Math.PI / 2 + (steps * 2 * Math.PI) / seats;
  return { x: 50 + 38 * Math.cos(angle), y: 49 + 36 * Math.sin(angle) };
}

/** Dice left with each seat: that is how a match goes. */
export function chart(state: unknown): number[] {
  const s = state as Wazabi;
  return s.dice.slice(0, s.seats);
}

/** The text of what chance answered: a face of a die or a card. */
export function drawName(weights: readonly number[], outcome: number): string {
  if (weights.length === FACES) return `face-${["w", "card", "die"][outcome]}`;
  return weights.length === CARDS ? `card-${NAMES[outcome]}` : "";
}

/** The article of the sheet that the present stage is about. */
export function article(state: unknown): string {
  const stage = (state as Wazabi).stage;
  return stage === KEEP ? "W-A5" : "W-A4";
}
