/** What both pictures of the table, the deep and the flat one, are given and give back. */

import type { TableProps } from "$client/play";
import type { Targets } from "./box.gen";
import type { Spot } from "./grip";
import type { Pose } from "./pose";
import type { Finger } from "./swipe";

export interface BoardProps {
  s: Targets;
  say: TableProps["say"];
  poses: readonly Pose[];
  /** Whose side one looks from. */
  seat: number;
  /** The parts that may be touched for a choice. */
  marked: ReadonlySet<number>;
  /** The die that may be flicked, -1 for none. */
  die: number;
  finger: Finger;
  /** The first stretch of the flick that is being aimed. */
  way: readonly { x: number; y: number; z: number }[];
  aim: (finger: Finger | null) => void;
  flick: (finger: Finger) => void;
  missed: () => void;
  touch: (part: number) => void;
  /** The parts whose places in the picture are wanted, and where they are. */
  watched: readonly number[];
  seen: (spots: ReadonlyMap<number, Spot>) => void;
}

export function spotsOf(watched: readonly number[], poses: readonly Pose[], spotOf: (x: number, y: number, z: number) => Spot): Map<number, Spot> {
  return new Map(watched.flatMap((part) => {
    const pose = poses[part];
    return pose ? [[part, spotOf(pose.x, pose.y, pose.z)] as const] : [];
  }));
}

/** The part among these whose middle is nearest to a point of the picture, within a finger's reach; else -1. */
export function nearest(parts: ReadonlyMap<number, Spot>, x: number, y: number): number {
  const near = [...parts].map(([part, spot]) => ({ part, away: Math.hypot(spot.x - x, spot.y - y), reach: Math.max(22, spot.scale) }));
  return near.filter(({ away, reach }) => away <= reach).toSorted((a, b) => a.away - b.away)[0]?.part ?? -1;
}
