import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("client/src/styles/tokens.css", "utf8");

/** Every token with its colour by day and by night. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}))/g)].map(
    ([, name, day, night, both]) => [name ?? "", [day ?? both ?? "", night ?? both ?? ""] as const],
  ),
);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["ground", "surface"];
const onGrounds = ["ink", "muted", "accent", "calm", "gold"].flatMap((text) => grounds.map((ground) => [text, ground]));
const TEXT: string[][] = [
  ...onGrounds,
  ["on-accent", "accent"], ["on-gold", "gold-fill"], ["on-cloth", "cloth"], ["on-cloth", "cloth-deep"],
  ["card-ink", "card"], ["card-muted", "card"], ["ground", "ink"],
];
/** Signs, edges of what can be touched: three to one is asked of them. */
const SIGNS: string[][] = [
  ...[0, 1, 2, 3, 4, 5].flatMap((seat) => grounds.map((ground) => [`seat-${seat}`, ground])),
  ["die-ink", "die"], ["die-flame", "die"], ["die-flame", "card"], ["edge", "surface"], ["edge", "ground"],
  ["accent", "cloth"], ["card-back-line", "card-back"],
];

function measured(text: string, ground: string): number[] {
  const [front, back] = [tokens.get(text), tokens.get(ground)];
  if (!front || !back) throw new Error(`no token ${text} or ${ground}`);
  return [contrast(front[0], back[0]), contrast(front[1], back[1])];
}

test("black on white is twenty-one to one", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});

test("the sheet of tokens was read", () => {
  expect(tokens.size).toBeGreaterThan(30);
});

test.each(TEXT)("%s on %s can be read by day and by night", (text, ground) => {
  for (const ratio of measured(text, ground)) expect(ratio).toBeGreaterThanOrEqual(4.5);
});

test.each(SIGNS)("%s on %s can be made out by day and by night", (sign, ground) => {
  for (const ratio of measured(sign, ground)) expect(ratio).toBeGreaterThanOrEqual(3);
});

test("no style outside the tokens names a colour of its own", () => {
  expect(readFileSync("client/src/styles/base.css", "utf8")).not.toMatch(/#[0-9a-f]{3,8}\b/i);
});
