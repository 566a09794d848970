/** A film of a trial, as film.py writes it: where every part that stirred was, sixty times a second. */

import { at, mix, type Pose } from "./pose";

export const PER_SECOND = 60;
/** Hundredths of a millimetre in one step of a film's places, and the one of its quaternions. */
const GRAIN = 5;
const UNIT = 32_767;
const HEAD = 8;
const TRACKS = 7;

/** Something was struck: a part by, or on, wood 0, card 1, a die 2 or a puck 3. */
export interface Sound {
  frame: number;
  part: number;
  on: number;
  /** The sudden change of speed, in centimetres a second. */
  strength: number;
}

export interface Film {
  frames: number;
  /** Of each part that stirred: x y z w i j k, frame by frame. */
  tracks: Map<number, Int16Array[]>;
  sounds: Sound[];
}

/** Take a film out of the bytes it came in; anything that is no film of ours is an error. */
export async function develop(bytes: ArrayBuffer): Promise<Film> {
  const opened = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return decode(new DataView(await new Response(opened).arrayBuffer()));
}

export function decode(data: DataView): Film {
  const magic = String.fromCharCode(data.getUint8(0), data.getUint8(1));
  if (magic !== "GF" || data.getUint8(2) !== 1) throw new Error("this is no film of ours");
  const [frames, parts, sounds] = [data.getUint16(3, true), data.getUint8(5), data.getUint16(6, true)];
  const size = 1 + TRACKS * 2 * frames;
  const starts = Array.from({ length: parts }, (_, part) => HEAD + part * size);
  const heard = HEAD + parts * size;
  return {
    frames,
    tracks: new Map(starts.map((start) => [data.getUint8(start), tracksAt(data, start + 1, frames)])),
    sounds: Array.from({ length: sounds }, (_, sound) => soundAt(data, heard + sound * 5)),
  };
}

function tracksAt(data: DataView, start: number, frames: number): Int16Array[] {
  return Array.from({ length: TRACKS }, (_, track) => trackAt(data, start + track * 2 * frames, frames));
}

/** A track's numbers are what they add to the last; an Int16Array wraps as the format does. */
function trackAt(data: DataView, start: number, frames: number): Int16Array {
  const track = new Int16Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    track[frame] = (track[frame - 1] ?? 0) + data.getInt16(start + frame * 2, true);
  }
  return track;
}

function soundAt(data: DataView, start: number): Sound {
  const [part, on, strength] = [2, 3, 4].map((byte) => data.getUint8(start + byte));
  return { frame: data.getUint16(start, true), part: part ?? 0, on: on ?? 0, strength: strength ?? 0 };
}

export const lengthOf = (film: Film): number => ((film.frames - 1) / PER_SECOND) * 1000;

/** The poses of all parts so many milliseconds into the film; what did not stir stays as it was. */
export function posesAt(film: Film, still: readonly Pose[], ms: number): Pose[] {
  const place = Math.max(0, Math.min(film.frames - 1, (ms / 1000) * PER_SECOND));
  const frame = Math.min(Math.floor(place), Math.max(0, film.frames - 2));
  return still.map((pose, part) => {
    const tracks = film.tracks.get(part);
    return tracks ? mix(poseOf(tracks, frame), poseOf(tracks, frame + 1), place - frame) : pose;
  });
}

function poseOf(tracks: readonly Int16Array[], frame: number): Pose {
  const value = (track: number): number => tracks[track]?.[frame] ?? tracks[track]?.at(-1) ?? 0;
  const [x, y, z] = [value(0) * GRAIN, value(1) * GRAIN, value(2) * GRAIN];
  return at(x, y, z, [value(3) / UNIT, value(4) / UNIT, value(5) / UNIT, value(6) / UNIT]);
}

/** What is heard after one moment and up to another, in milliseconds. */
export function soundsBetween(film: Film, from: number, to: number): Sound[] {
  const ms = (sound: Sound): number => (sound.frame / PER_SECOND) * 1000;
  return film.sounds.filter((sound) => ms(sound) > from && ms(sound) <= to);
}
