/** Where a part is and how it is turned; the record's whole numbers, and all that lies between two of them. */

/** Quaternion as w i j k, of length one. */
export type Turn = readonly [number, number, number, number];

export interface Pose {
  /** Not in play, on the table, or fallen from it. */
  where: number;
  /** The middle of the part, in hundredths of a millimetre. */
  x: number;
  y: number;
  z: number;
  turn: Turn;
}

export const ABSENT = 0;
export const ON_TABLE = 1;
export const OFF_TABLE = 2;
const ONE = 10_000;

export const at = (x: number, y: number, z: number, turn: Turn, where = ON_TABLE): Pose => ({ where, x, y, z, turn });

/** A pose from the eight whole numbers of the exchange: where, x y z, w i j k. */
export function poseFrom(row: readonly number[]): Pose {
  const [where = ABSENT, x = 0, y = 0, z = 0, w = ONE, i = 0, j = 0, k = 0] = row;
  return at(x, y, z, [w / ONE, i / ONE, j / ONE, k / ONE], where);
}

/** Part of the way from one pose to another, turning by the shorter way. */
export function mix(a: Pose, b: Pose, share: number): Pose {
  const along = (from: number, to: number): number => from + (to - from) * share;
  return { where: b.where, x: along(a.x, b.x), y: along(a.y, b.y), z: along(a.z, b.z), turn: between(a.turn, b.turn, share) };
}

/** Straight between two turns and back to length one: frames are so near that no eye sees the difference. */
function between(a: Turn, b: Turn, share: number): Turn {
  const same = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  const mixed = a.map((value, part) => value * (1 - share) + same * (b[part] ?? 0) * share);
  const length = Math.hypot(...mixed) || 1;
  const [w = 1, i = 0, j = 0, k = 0] = mixed.map((value) => value / length);
  return [w, i, j, k];
}

/** How far up the part's own x, y and z axis point; 1 is straight up. */
export function upsOf([w, i, j, k]: Turn): [number, number, number] {
  return [2 * (i * k - w * j), 2 * (j * k + w * i), 1 - 2 * (i * i + j * j)];
}

/** The values at the two ends of a die's x, y and z axis. */
export const FACES = [[1, 6], [2, 5], [3, 4]] as const;

/** The side of a die that is most nearly up, whether or not the rules call it readable. */
export function topFace(turn: Turn): number {
  const ups = upsOf(turn);
  const axis = ups.reduce((best, up, each) => (Math.abs(up) > Math.abs(ups[best] ?? 0) ? each : best), 0);
  return FACES[axis]?.[(ups[axis] ?? 0) > 0 ? 0 : 1] ?? 0;
}

/** How far a part is turned about the vertical, seen from above, in degrees counter-clockwise. */
export function heading(turn: Turn): number {
  const ups = upsOf(turn);
  const axis = Math.abs(ups[0]) < 0.6 ? 0 : 1;
  const [w, i, j, k] = turn;
  const [x, y] = axis === 0 ? [1 - 2 * (j * j + k * k), 2 * (i * j + w * k)] : [2 * (i * j - w * k), 1 - 2 * (i * i + k * k)];
  return (Math.atan2(y, x) * 180) / Math.PI;
}

export const same = (a: Pose | undefined, b: Pose | undefined): boolean =>
  a === b || (!!a && !!b && a.where === b.where && a.x === b.x && a.y === b.y && a.z === b.z && a.turn.every((part, each) => part === b.turn[each]));
