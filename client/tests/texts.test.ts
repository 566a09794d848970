import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse, Visitor, type Message, type MessageReference, type VariableReference } from "@fluent/syntax";
import { globSync, readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { settings } from "$client/settings.svelte";
import { reading, say, teach } from "$client/texts.svelte";

const pairs = [
  ["client/texts/shell.en.ftl", "client/texts/shell.fr.ftl"],
  ...globSync("src/godet/games/*/texts.en.ftl").map((path) => [path, path.replace(".en.", ".fr.")]),
];

class Variables extends Visitor {
  names = new Set<string>();
  others = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
  override visitMessageReference(node: MessageReference): void {
    this.others.add(node.id.name);
  }
}

/** Every message of a file with the variables it uses; words that cannot be parsed are an error. */
function messages(path: string): Map<string, string[]> {
  const { body } = parse(readFileSync(path, "utf8"), {});
  const junk = body.filter((entry) => entry.type === "Junk");
  if (junk.length > 0) throw new Error(`${path}: ${junk[0]?.content}`);
  const found = body.filter((entry): entry is Message => entry.type === "Message");
  const uses = new Map(
    found.map((message) => {
      const variables = new Variables();
      variables.visit(message);
      return [message.id.name, variables];
    }),
  );
  const all = (id: string): string[] => {
    const own = uses.get(id);
    return own ? [...own.names, ...[...own.others].flatMap(all)] : [];
  };
  return new Map([...uses.keys()].map((id) => [id, [...new Set(all(id))].toSorted()]));
}

test.each(pairs)("%s says the same things as its French sister", (english = "", french = "") => {
  const [en, fr] = [messages(english), messages(french)];
  expect([...fr.keys()].toSorted()).toEqual([...en.keys()].toSorted());
  for (const [id, variables] of en) expect([id, fr.get(id)]).toEqual([id, variables]);
  expect(en.size).toBeGreaterThan(50);
});

test.each(pairs.flat())("every text of %s comes out without a fault", (path = "") => {
  const language = path.includes(".fr.") ? "fr" : "en";
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (!path.includes("shell.")) bundle.addResource(new FluentResource(readFileSync(`client/texts/shell.${language}.ftl`, "utf8")));
  bundle.addResource(new FluentResource(readFileSync(path, "utf8")), { allowOverrides: true });
  for (const [id, variables] of messages(path)) {
    const faults: Error[] = [];
    const args = Object.fromEntries(variables.map((name) => [name, 1]));
    const parts = id.startsWith("part-") ? {} : { seatYou: "no", toYou: "no", fromYou: "no", to: "A", from: "B", seat: "C", w: 1, cards: 1, dice: 1, count: 1, cardName: "D" };
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${id} is empty`);
    if (!id.startsWith("part-")) bundle.formatPattern(pattern, { ...args, ...parts }, faults);
    expect([id, faults.map(String)]).toEqual([id, []]);
  }
});

/** Ids that the client's sources ask for, whole or up to their variable end. */
function asked(folder: string): Map<string, string> {
  const ids = new Map<string, string>();
  for (const path of globSync(`${folder}/**/*.{ts,svelte}`)) {
    if (path.endsWith(".test.ts")) continue;
    const source = readFileSync(path, "utf8");
    for (const [, call = ""] of source.matchAll(/\b(?:say|tell)\(([^;{}]*?)[,)]/g)) {
      for (const [, id = ""] of call.matchAll(/"([a-z][\w-]*-[\w-]+)"/g)) ids.set(id, path);
    }
  }
  return ids;
}

test("every text that the shell asks for exists", () => {
  const known = messages("client/texts/shell.en.ftl");
  const games = globSync("src/godet/games/*/texts.en.ftl").map(messages);
  const ids = asked("client/src");
  for (const [id, path] of ids) {
    expect([path, id, known.has(id) || (id.startsWith("game-") && games.every((game) => game.has(id)))]).toEqual([path, id, true]);
  }
  expect(ids.size).toBeGreaterThan(60);
});

test.each(globSync("src/godet/games/*/Table.svelte"))("every text that %s asks for exists", (path) => {
  const folder = path.replace("/Table.svelte", "");
  const known = messages(`${folder}/texts.en.ftl`);
  const ids = asked(folder);
  for (const [id, file] of ids) expect([file, id, known.has(id)]).toEqual([file, id, true]);
  expect(ids.size).toBeGreaterThan(8);
});

const chairs = [
  { seat: 0, name: "Ana", yours: true },
  { seat: 1, name: "Léo", yours: false },
];

beforeEach(() => {
  settings.language = "en";
  teach("en", "toy", "hat-red = the red hat", "note-gives = { $seatYou ->\n    [yes] You give\n   *[no] { $seat } gives\n } { $hatName } to { $to }.");
});

test("a note is told with names, and to you as you", () => {
  const told = (seat: number, to: number) => say("note-gives", reading({ seat, to, hat: "red" }, chairs, "toy"), "toy");
  expect(told(1, 0)).toBe("Léo gives the red hat to Ana.");
  expect(told(0, 1)).toBe("You give the red hat to Léo.");
});

test("a text that does not exist shows its id rather than nothing", () => {
  expect(say("nothing-here", {}, "toy")).toBe("nothing-here");
});

test("no text of the shell lies about unused", () => {
  const sources = globSync("{client/src,src/godet/games}/**/*.{ts,svelte}").map((path) => readFileSync(path, "utf8")).join("\n");
  const stems = [...sources.matchAll(/`([a-z][\w-]*-)\$\{/g), ...sources.matchAll(/, "(theme|speed|sound|language)"\)/g)].map(([, stem = ""]) => stem);
  const idle = [...messages("client/texts/shell.en.ftl").keys()].filter(
    (id) => !sources.includes(`"${id}"`) && !stems.some((stem) => id.startsWith(stem)),
  );
  expect(idle).toEqual([]);
});
