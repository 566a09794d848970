/** What dice sound like on wood, on card and on each other, made on the spot. */

import { settings } from "$client/settings.svelte";
import type { Sound } from "./film";

/** Wood, card, a die and a puck: the pitch in hertz, how sharply it rings, how long, and how loud. */
const VOICES = [
  { pitch: 620, ring: 3, seconds: 0.09, loud: 0.9 },
  { pitch: 300, ring: 1.2, seconds: 0.06, loud: 0.6 },
  { pitch: 2_600, ring: 7, seconds: 0.05, loud: 0.8 },
  { pitch: 950, ring: 4, seconds: 0.08, loud: 0.8 },
] as const;
/** Centimetres a second of a blow as loud as it gets. */
const HARDEST = 160;
const MOST_AT_ONCE = 5;

let room: AudioContext | null = null;

function listening(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined" || document.hidden) return null;
  room ??= new AudioContext();
  if (room.state === "suspended") void room.resume();
  return room.state === "running" ? room : null;
}

/** Let the loudest of these blows be heard. */
export function clack(sounds: readonly Sound[]): void {
  const at = sounds.length ? listening() : null;
  if (!at) return;
  for (const sound of sounds.toSorted((a, b) => b.strength - a.strength).slice(0, MOST_AT_ONCE)) strike(at, sound);
}

function strike(at: AudioContext, { on, strength }: Sound): void {
  const voice = VOICES[on] ?? VOICES[0];
  const noise = at.createBuffer(1, Math.ceil(at.sampleRate * voice.seconds), at.sampleRate);
  const grains = noise.getChannelData(0);
  for (let i = 0; i < grains.length; i++) grains[i] = (Math.random() * 2 - 1) * (1 - i / grains.length) ** 5;
  const source = new AudioBufferSourceNode(at, { buffer: noise });
  const band = new BiquadFilterNode(at, { type: "bandpass", frequency: voice.pitch * (0.92 + 0.16 * Math.random()), Q: voice.ring });
  const gain = new GainNode(at, { gain: voice.loud * Math.min(1, strength / HARDEST) ** 0.7 });
  source.connect(band).connect(gain).connect(at.destination);
  source.start();
}
