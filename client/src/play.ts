/** What the shell and a game's table say to each other. The shell knows no game by name. */

import type { Component } from "svelte";
import type { Moves } from "./moves";
import type { Args } from "./texts.svelte";
import type { ChairInfo, NoteSeen, Seen, View } from "./wire.gen";

/** One visible moment of a step: what is told, what the table then shows, and for how long. */
export interface Beat<S = unknown> {
  note: NoteSeen | null;
  state: S;
  ms: number;
  /** Things in flight land before the new state shows; a roll shows it while dice tumble. */
  lands: boolean;
}

export interface TableProps<S = unknown> {
  /** What the table shows at this moment; it runs behind the view while something moves. */
  state: S;
  beat: Beat<S> | null;
  view: View;
  /** Whose eyes: a seat, or -1 for a watcher. */
  seat: number;
  chairs: ChairInfo[];
  moves: Moves;
  /** May this seat choose now, with nothing moving and no move on its way? */
  open: boolean;
  act: (move: number) => void;
  /** The film of the trial that was measured as this event; null if it is not kept any more. */
  film?: (at: number) => Promise<ArrayBuffer | null>;
  /** Seconds that a person has to speak once a film has ended, where a window closes. */
  patience?: number;
  say: (id: string, args?: Args) => string;
}

export interface Curve {
  seat: number;
  values: number[];
}

/** What `Table.svelte` of a game exports. */
export interface GameWindow {
  default: Component<TableProps>;
  beatsOf: (before: unknown, seen: Seen) => Beat[];
  /** Which number of each seat tells how the match went. */
  chart: (state: unknown) => number[];
  /** The text id of what chance answered, for the page that checks the dice. */
  drawName: (weights: readonly number[], outcome: number) => string;
  /** The article of the rules sheet that matters at this moment. */
  article: (state: unknown) => string;
  /** Nobody has anything to hide: several people at one screen need no curtain. */
  nothingHidden?: boolean;
  /** What the story beside the table keeps of a note, where something is left to memory. */
  kept?: (note: NoteSeen, state: unknown) => NoteSeen;
}

const windows = import.meta.glob<GameWindow>("../../src/godet/games/*/Table.svelte");
const pictures = import.meta.glob<{ default: Component }>("../../src/godet/games/*/Picture.svelte", { eager: true });

const named = <T>(all: Record<string, T>, game: string, file: string): T | undefined =>
  all[`../../src/godet/games/${game}/${file}`];

export function openWindow(game: string): Promise<GameWindow> {
  const open = named(windows, game, "Table.svelte");
  if (!open) throw new Error(`${game} has no table to show`);
  return open();
}

export const pictureOf = (game: string): Component | undefined => named(pictures, game, "Picture.svelte")?.default;
