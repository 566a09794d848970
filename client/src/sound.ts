/** Small wooden sounds, made on the spot; one setting turns them off. */

import { settings } from "./settings.svelte";

let room: AudioContext | null = null;

function listening(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined" || document.hidden) return null;
  room ??= new AudioContext();
  if (room.state === "suspended") void room.resume();
  return room.state === "running" ? room : null;
}

/** One knock on wood: a short band of noise over a falling tone. */
function knock(at: AudioContext, when: number, pitch: number, loud: number): void {
  const length = 0.07;
  const noise = at.createBuffer(1, at.sampleRate * length, at.sampleRate);
  const grains = noise.getChannelData(0);
  for (let i = 0; i < grains.length; i++) grains[i] = (Math.random() * 2 - 1) * (1 - i / grains.length) ** 4;
  const source = new AudioBufferSourceNode(at, { buffer: noise });
  const band = new BiquadFilterNode(at, { type: "bandpass", frequency: pitch, Q: 4 });
  const gain = new GainNode(at, { gain: loud });
  source.connect(band).connect(gain).connect(at.destination);
  source.start(when);
}

export function rattle(dice: number): void {
  const at = listening();
  if (!at) return;
  const knocks = Math.min(14, 4 + dice * 2);
  for (let i = 0; i < knocks; i++) {
    knock(at, at.currentTime + (i / knocks) ** 1.4 * 0.55, 900 + Math.random() * 1400, 0.5 - 0.3 * (i / knocks));
  }
}

export function tap(pitch = 1200): void {
  const at = listening();
  if (at) knock(at, at.currentTime, pitch, 0.4);
}

/** Two rising knocks: it is your turn. */
export function call(): void {
  const at = listening();
  if (!at) return;
  knock(at, at.currentTime, 700, 0.6);
  knock(at, at.currentTime + 0.13, 1050, 0.6);
}
