/** Throws the dice of a finished match again, from the numbers that were opened.
 *
 * With hashes of its own: browsers keep theirs from pages that come by plain HTTP, as in a club's own network. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Share } from "./share";
import type { DrawProof, Proof } from "./wire.gen";

const letters = new TextEncoder();
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The fingerprint that was shown before the first roll. */
export const commitmentOf = (seed: string): string => hex(sha256(bytesOf(seed)));

/** The cup of a match: a secret number and what every browser added. */
export const cupOf = (seed: string, salts: readonly string[]): Uint8Array =>
  hmac(sha256, bytesOf(seed), letters.encode(salts.join(",")));

/** Draw number `n` below `total`: the first value that keeps all remainders equally likely. */
export function draw(cup: Uint8Array, n: number, total: number): number {
  const ceiling = (2n ** 64n / BigInt(total)) * BigInt(total);
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(sha256, cup, letters.encode(`${n}:${attempt}`));
    const value = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
    if (value < ceiling) return Number(value % BigInt(total));
  }
}

export function outcomeOf(cup: Uint8Array, n: number, weights: readonly number[]): number {
  let rest = draw(cup, n, weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (rest -= weight) < 0);
}

export interface Checked extends DrawProof {
  again: number;
}

/** Every answer of chance beside what the numbers say it should have been. */
export function checkDraws(proof: Proof): Checked[] {
  const cup = cupOf(proof.seed, proof.salts);
  return proof.draws.map((each) => ({ ...each, again: outcomeOf(cup, each.n, each.weights) }));
}

/** Is the share of somebody who sat there among the numbers of the match? A watcher has none to miss. */
export function ownShare(salts: readonly string[], share: Share | null, seated: boolean): "in" | "missing" | "none" {
  if (!share || !seated) return "none";
  return salts.includes(share.salt) ? "in" : "missing";
}

export interface Tally {
  weights: readonly number[];
  fell: number[];
  times: number;
}

/** How often each face fell, for every kind of answer that was asked often enough to count. */
export function tallies(draws: readonly DrawProof[], least = 12): Tally[] {
  const kinds = new Map<string, Tally>();
  for (const { weights, outcome } of draws) {
    const key = weights.join();
    const tally = kinds.get(key) ?? { weights, fell: weights.map(() => 0), times: 0 };
    kinds.set(key, tally);
    tally.times += 1;
    tally.fell[outcome] = (tally.fell[outcome] ?? 0) + 1;
  }
  return [...kinds.values()].filter((tally) => tally.times >= least).toSorted((a, b) => b.times - a.times);
}
