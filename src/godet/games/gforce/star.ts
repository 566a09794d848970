/** The star of the board: where its spaces lie, which way leads from one to another, where agents stand. */

import { AMBUSH, ARMS, BASE, HEXAGON } from "./box.gen";

/** A point of the board: its middle is 0, its edge 500. */
export interface Spot {
  x: number;
  y: number;
}

/** How far from the middle things lie, and how large they are, in the units of a spot. */
export const AT = { camp: 92, ambush: 246, hexagon: 390, circle: 72 } as const;
export const SIZE = { camp: 168, ambush: 42, hexagon: 54, circle: 26 } as const;

export const depthOf = (space: number): number => (space >= HEXAGON ? 2 : space >= AMBUSH ? 1 : 0);
export const armOf = (space: number): number => (space >= HEXAGON ? space - HEXAGON : space - AMBUSH);

/** The spaces from here to the camp, both included. */
function homewards(space: number): number[] {
  const ways = [[BASE], [space, BASE], [space, AMBUSH + armOf(space), BASE]];
  return ways[depthOf(space)] ?? [];
}

/** The spaces an agent walks over, where it ends included: each pair has one way (G-R5). */
export function wayOf(from: number, to: number): number[] {
  const [out, back] = [homewards(from), homewards(to)];
  const turn = out.find((space) => back.includes(space)) ?? BASE;
  return [...out.slice(1, out.indexOf(turn) + 1), ...back.slice(0, back.indexOf(turn)).toReversed()];
}

export const costOf = (from: number, to: number): number => wayOf(from, to).length;

/** The arms lie as the hours of a clock: the first at one o'clock, the last at noon. */
export const angleOf = (arm: number): number => ((arm + 1) * 2 * Math.PI) / ARMS - Math.PI / 2;

export const away = (angle: number, far: number): Spot => ({ x: far * Math.cos(angle), y: far * Math.sin(angle) });

export function middleOf(space: number): Spot {
  const far = [0, AT.ambush, AT.hexagon][depthOf(space)] ?? 0;
  return far === 0 ? { x: 0, y: 0 } : away(angleOf(armOf(space)), far);
}

/** Each agent has its own circle of a hexagon, so that nobody is moved by who comes and goes. */
export const circleAngle = (arm: number, circle: number): number => angleOf(arm) + (circle * Math.PI) / 3;

const plus = (a: Spot, b: Spot): Spot => ({ x: a.x + b.x, y: a.y + b.y });

/** Where an agent stands, beside whoever else is there. */
export function spotOf(where: readonly number[], agent: number): Spot {
  const space = where[agent] ?? BASE;
  const middle = middleOf(space);
  if (space === BASE) return away((agent * Math.PI) / 3 - Math.PI / 2, AT.camp);
  if (depthOf(space) === 2) return plus(middle, away(circleAngle(armOf(space), agent), AT.circle));
  const company = agentsOn(where, space);
  if (company.length === 1) return middle;
  const apart = Math.min(46, 28 + 4 * company.length);
  return plus(middle, away((company.indexOf(agent) * 2 * Math.PI) / company.length - Math.PI / 2, apart));
}

export function agentsOn(where: readonly number[], space: number): number[] {
  return where.flatMap((each, agent) => (each === space ? [agent] : []));
}

/** The points a piece passes on its way from one arrangement to another, its first and last spot included. */
export function walkOf(before: readonly number[], after: readonly number[], agent: number): Spot[] {
  const [from, to] = [before[agent] ?? BASE, after[agent] ?? BASE];
  const between = wayOf(from, to).slice(0, -1).filter((space) => space !== BASE).map(middleOf);
  return [spotOf(before, agent), ...between, spotOf(after, agent)];
}

/** The corners of a regular shape, for an SVG polygon. */
export function cornersOf(sides: number, size: number, turn = 0, middle: Spot = { x: 0, y: 0 }): string {
  const corners = Array.from({ length: sides }, (_, at) => plus(middle, away(turn + (at * 2 * Math.PI) / sides, size)));
  return corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}
