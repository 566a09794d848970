/** Throws the dice of a finished match again, from the numbers that were opened. */

import type { DrawProof, Proof } from "./wire.gen";

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The fingerprint that was shown before the first roll. */
export async function commitmentOf(seed: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(seed))));
}

const HMAC = { name: "HMAC", hash: "SHA-256" } as const;
const letters = new TextEncoder();

async function keyed(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", key, HMAC, false, ["sign"]);
}

async function sign(key: CryptoKey, message: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, letters.encode(message)));
}

/** The cup of a match: a secret number and what every browser added. */
export async function cupOf(seed: string, salts: readonly string[]): Promise<CryptoKey> {
  return keyed(await sign(await keyed(bytesOf(seed)), salts.join(",")));
}

/** Draw number `n` below `total`: the first value that keeps all remainders equally likely. */
export async function draw(cup: CryptoKey, n: number, total: number): Promise<number> {
  const ceiling = (2n ** 64n / BigInt(total)) * BigInt(total);
  for (let attempt = 0; ; attempt++) {
    const digest = await sign(cup, `${n}:${attempt}`);
    const value = new DataView(digest.buffer).getBigUint64(0);
    if (value < ceiling) return Number(value % BigInt(total));
  }
}

export async function outcomeOf(cup: CryptoKey, n: number, weights: readonly number[]): Promise<number> {
  let rest = await draw(cup, n, weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (rest -= weight) < 0);
}

export interface Checked extends DrawProof {
  again: number;
}

/** Every answer of chance beside what the numbers say it should have been. */
export async function checkDraws(proof: Proof, told: (done: number) => void = () => {}): Promise<Checked[]> {
  const cup = await cupOf(proof.seed, proof.salts);
  const checked: Checked[] = [];
  for (const each of proof.draws) {
    checked.push({ ...each, again: await outcomeOf(cup, each.n, each.weights) });
    if (checked.length % 50 === 0) told(checked.length);
  }
  return checked;
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
