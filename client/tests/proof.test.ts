import { expect, test } from "vitest";
import { checkDraws, commitmentOf, cupOf, draw, outcomeOf, ownShare, tallies } from "$client/proof";

// Numbers from the server's own cup: seed 00 01 … 1f and these two salts.
const SEED = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, "0")).join("");
const SALTS = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"];
const FACES = [2, 2, 0, 0, 0, 0, 1, 2, 0, 1, 0, 1, 2, 2, 2, 2, 0, 0, 0, 1, 0, 1, 1, 0];
const BELOW_36 = [11, 17, 1, 8, 25, 25, 16, 29, 30, 9, 30, 9];
// A total that turns every fourth value away, so that later attempts count too.
const HUGE = ["2097879256050480371", "3263702145862392893", "1079129973819050533", "4168554557255548352", "2268156982029463837", "2841847667725928605", "5503541189694637852", "3495859694561068061", "3437038187272551126", "4791725986663473417", "662757223728776442", "546543119224299564"];

test("the fingerprint of a seed is the server's", () => {
  expect(commitmentOf(SEED)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
});

test("weighted answers are the server's", () => {
  const cup = cupOf(SEED, SALTS);
  expect(FACES.map((_, n) => outcomeOf(cup, n, [3, 2, 1]))).toEqual(FACES);
});

test("plain draws are the server's", () => {
  const cup = cupOf(SEED, SALTS);
  expect(BELOW_36.map((_, n) => draw(cup, n, 36))).toEqual(BELOW_36);
});

test("a value over the last whole multiple is drawn again", () => {
  const cup = cupOf(SEED, SALTS);
  expect(HUGE.map((_, n) => draw(cup, n, 3 * 2 ** 61))).toEqual(HUGE.map(Number));
});

test("a loaded die is found", () => {
  const draws = FACES.map((outcome, n) => ({ n, weights: [3, 2, 1], outcome }));
  const loaded = draws.map((each) => (each.n === 5 ? { ...each, outcome: 2 } : each));
  const checked = checkDraws({ seed: SEED, commitment: "", salts: SALTS, draws: loaded });
  expect(checked.filter((each) => each.again !== each.outcome).map((each) => each.n)).toEqual([5]);
});

test("another salt gives other dice", () => {
  const cup = cupOf(SEED, SALTS.toReversed());
  expect(BELOW_36.map((_, n) => draw(cup, n, 36))).not.toEqual(BELOW_36);
});

test("faces are counted by kind of answer, rare kinds left out", () => {
  const dice = FACES.map((outcome, n) => ({ n, weights: [3, 2, 1], outcome }));
  const [tally, ...others] = tallies([...dice, { n: 99, weights: [1, 1], outcome: 0 }]);
  expect(tally?.fell).toEqual([11, 6, 7]);
  expect(others).toEqual([]);
});

test("who sat at the table finds the own number again; who only watched misses none", () => {
  const share = { salt: SALTS[1] ?? "", commitment: "" };
  expect(ownShare(SALTS, share, true)).toBe("in");
  expect(ownShare(SALTS.slice(0, 1), share, true)).toBe("missing");
  expect(ownShare(SALTS.slice(0, 1), share, false)).toBe("none");
  expect(ownShare(SALTS, null, true)).toBe("none");
});
