/** What the shell lends to every game's Ask bar: taking back a move, and the words of a lesson. */

import { getContext, setContext } from "svelte";

export interface Aids {
  /** Take the last move back, where that is possible. */
  readonly undo: (() => void) | null;
  /** In a lesson: what is said now. */
  readonly lesson: string;
}

const KEY = Symbol("aids");
const NONE: Aids = { undo: null, lesson: "" };

export const lendAids = (aids: Aids): Aids => setContext(KEY, aids);
export const aidsHere = (): Aids => getContext<Aids | undefined>(KEY) ?? NONE;
