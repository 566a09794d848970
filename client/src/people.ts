/** What to call whoever sits in a seat, when they gave no name of their own. */

import { say } from "./texts.svelte";
import type { ChairInfo } from "./wire.gen";

export function nameOf(chair: ChairInfo, alone = true): string {
  if (chair.kind === "open") return say("seat-free");
  if (chair.name) return chair.name;
  if (chair.kind === "bot") return say(`bot-name-${chair.seat % 6}`);
  return chair.yours && alone ? say("name-you") : say("name-guest", { number: chair.seat + 1 });
}

/** Every chair with a name to read; where several seats are one's own, `eyes` says which is "you". */
export function named(chairs: readonly ChairInfo[], eyes: number): ChairInfo[] {
  const own = chairs.filter((chair) => chair.yours).length;
  return chairs.map((chair) => ({
    ...chair,
    name: nameOf(chair, own === 1),
    yours: own > 1 ? chair.seat === eyes : chair.yours,
  }));
}

/** "Ana, Béa and Colin". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : say("end-and", { first: names.slice(0, -1).join(", "), last });
}
