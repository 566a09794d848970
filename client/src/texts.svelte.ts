/** Words in the reader's language: the shell's, and each game's beside them. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

export type Args = Record<string, number | string>;

const shells = import.meta.glob<string>("../texts/shell.*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../src/godet/games/*/texts.*.ftl", { query: "?raw", import: "default" });

let bundles = $state.raw<Record<string, FluentBundle>>({});
const asked = new Map<string, Promise<void>>();

/** Texts of one language together; where two files have the same id the later, a game's, counts. */
export function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

async function load(language: Language, game: string): Promise<void> {
  const shell = shells[`../texts/shell.${language}.ftl`];
  const own = Object.keys(games).find((path) => path.endsWith(`/${game}/texts.${language}.ftl`));
  if (!shell) throw new Error(`no texts in ${language}`);
  const sources = [await shell()];
  const read = own ? games[own] : undefined;
  if (read) sources.push(await read());
  bundles = { ...bundles, [`${language} ${game}`]: bundleOf(language, ...sources) };
}

/** Fetch the words of a game ("" is the shell's alone) in the present language. */
export function needTexts(game = "", language: Language = settings.language): Promise<void> {
  const key = `${language} ${game}`;
  const known = asked.get(key);
  if (known) return known;
  const coming = load(language, game).catch((fault: unknown) => {
    asked.delete(key);
    throw fault;
  });
  asked.set(key, coming);
  return coming;
}

export const haveTexts = (game = ""): boolean => `${settings.language} ${game}` in bundles;

function find(id: string, game: string): { bundle: FluentBundle; pattern: string | object } | null {
  const bundle = bundles[`${settings.language} ${game}`] ?? bundles[`${settings.language} `];
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? { bundle, pattern } : null;
}

export const hasText = (id: string, game = ""): boolean => find(id, game) !== null;

/** The words of a text id; the id itself where it has none. */
export function say(id: string, args: Args = {}, game = ""): string {
  const found = find(id, game);
  if (!found) return id;
  return found.bundle.formatPattern(found.pattern as string, args as Record<string, FluentVariable>);
}

/** Put words into texts by hand, as tests do. */
export function teach(language: Language, game: string, ...sources: string[]): void {
  bundles = { ...bundles, [`${language} ${game}`]: bundleOf(language, ...sources) };
}

/** Arguments that are seats. */
const SEATS = new Set(["seat", "to", "from", "whom"]);

export interface Named {
  seat: number;
  name: string;
  yours: boolean;
}

/** Fill a note's arguments for reading: seats become names, words get their own translation. */
export function reading(args: Args, chairs: readonly Named[], game: string): Args {
  const filled: Args = { ...args };
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === "string") {
      const id = `${key}-${value}`;
      if (hasText(id, game)) filled[`${key}Name`] = say(id, {}, game);
    } else if (SEATS.has(key)) {
      const chair = chairs.find((each) => each.seat === value);
      filled[key] = chair?.name ?? `${value + 1}`;
      filled[`${key}You`] = chair?.yours ? "yes" : "no";
    }
  }
  return filled;
}
