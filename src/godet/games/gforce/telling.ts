/** What the table says: no drawing here. */

import type { Args } from "$client/texts.svelte";
import type { NoteSeen } from "$client/wire.gen";
import { openTile, valueOf, wantedBy } from "./choices";
import {
  AGENT_NAMES, AMBUSH, BASE, END, FACE_DOWN, HEXAGON, LAY, MOVE, REVEAL, ROLL, START, TILE_NAMES, TURN_OVER, type GForce,
} from "./box.gen";
import { agentsOn, armOf, costOf, depthOf } from "./star";

type Say = (id: string, args?: Args) => string;

export interface Asked {
  id: string;
  args: Args;
}

const ASKS: Record<number, string> = { [LAY]: "lay", [MOVE]: "move", [REVEAL]: "reveal" };

export const agentWord = (agent: number): string => AGENT_NAMES[agent] ?? "";
export const tileWord = (tile: number): string => TILE_NAMES[tile] ?? "";

/** The sentence of the moment: what is asked of this seat, or for whom everybody waits. */
export function askedOf(s: GForce, seat: number, open: boolean, lifted: number): Asked {
  if (open && lifted >= 0) return { id: "ui-where", args: { agent: agentWord(lifted), points: s.points } };
  const args: Args = { points: s.points, count: s.unlaid };
  const ask = ASKS[s.phase];
  if (open && ask) return { id: `ask-${ask}`, args };
  if (s.phase === END) return { id: "ui-over", args: {} };
  if (s.phase === TURN_OVER) return { id: "ui-look", args: { arm: s.turning + 1 } };
  if (s.turn === seat && s.phase !== ROLL && s.phase !== START) return { id: "ui-moment", args: {} };
  return { id: ask ? `wait-${ask}` : "ui-rolls", args: { ...args, seat: Math.max(0, s.turn) } };
}

const SPOTS = ["base", "ambush", "hexagon"];

/** A space as the texts ask for it. */
export const spotArgs = (space: number): Args => ({ spot: SPOTS[depthOf(space)] ?? "", arm: armOf(space) + 1 });

export const placeName = (space: number, say: Say): string => say("ui-place", spotArgs(space));

export function agentNames(agents: readonly number[], say: Say): string {
  return agents.map((agent) => say(`agent-${agentWord(agent)}`)).join(", ");
}

/** What lies on a hexagon, as far as the page may tell. */
export function tileWords(s: GForce, arm: number, say: Say): string {
  const tile = openTile(s, arm);
  if (tile >= 0) return say("ui-tile-open", { tile: tileWord(tile), points: valueOf(tile), agents: agentNames(wantedBy(tile), say) });
  return say((s.tiles[arm] ?? FACE_DOWN) < FACE_DOWN ? "ui-tile-none" : "ui-tile-down");
}

/** A space for ears: its name, what lies there and who stands there. */
export function placeWords(s: GForce, space: number, say: Say): string {
  const tile = space >= HEXAGON ? tileWords(s, armOf(space), say) : "";
  return [placeName(space, say), tile, agentNames(agentsOn(s.where, space), say)].filter(Boolean).join(", ");
}

/** Who stands where, one line for each space with somebody on it. */
export function standingLines(s: GForce, say: Say): string[] {
  const spaces = [...new Set(s.where)].toSorted((a, b) => a - b);
  return spaces.map((space) => `${placeName(space, say)}: ${agentNames(agentsOn(s.where, space), say)}.`);
}

/** Why this agent cannot go there. */
export function noWay(s: GForce, agent: number, space: number, say: Say): string {
  const from = s.where[agent] ?? BASE;
  if (from === space) return say("ui-here", { agent: agentWord(agent), place: placeName(space, say) });
  return say("ui-too-far", { cost: costOf(from, space), points: s.points });
}

/** Why an agent cannot be picked up. */
export function noAgent(s: GForce, agent: number, open: boolean, say: Say): string {
  return open && s.phase === MOVE ? say("ui-moved", { agent: agentWord(agent) }) : say("ui-not-yet");
}

/** Points won by each seat: that is how a match goes. */
export function chart(state: unknown): number[] {
  const s = state as GForce;
  return s.score.slice(0, s.seats);
}

/** A die shows its number; the odds of a tile and those of a hexagon to lay one on look alike. */
export const drawName = (): string => "";

/** What a tile showed is left to memory as soon as it lies face down again (G-R11): the story keeps who looked where. */
export function kept(note: NoteSeen, state: unknown): NoteSeen {
  const s = state as GForce;
  return note.id === "turned" && s.memory_aid === 0 && s.phase !== END ? { ...note, id: "looked" } : note;
}

const ARTICLES: Record<number, string> = { [LAY]: "G-V1", [START]: "G-A3", [REVEAL]: "G-A5", [TURN_OVER]: "G-A6", [END]: "G-A9" };

/** The article of the sheet that the present phase is about. */
export function article(state: unknown): string {
  return ARTICLES[(state as GForce).phase] ?? "G-A4";
}

/** The place of a space among those offered, in playing order: the camp, then arm by arm. */
export const inOrder = (a: number, b: number): number =>
  (a === BASE ? -1 : armOf(a)) - (b === BASE ? -1 : armOf(b)) || a - b;

export const ambushOf = (arm: number): number => AMBUSH + arm;
