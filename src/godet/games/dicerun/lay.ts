/** Where groups and dice lie on the drawn road: it winds in lanes, the front at the right of the first. */

import { colourOf, countOf, diceOf, isGap, tidy, valueOf, type Road } from "./road";

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where one slot of the road lies. */
export interface Place extends Point, Size {
  slot: number;
  /** Among the real groups, from 0; a gap card has the rank of the group ahead of it. */
  rank: number;
  gap: boolean;
  lane: number;
  /** Which way the rear is: 1 to the right, -1 to the left. */
  rear: 1 | -1;
}

export interface Lay extends Size {
  /** From one die to the next. */
  pitch: number;
  /** From one group to the next. */
  space: number;
  lanes: number;
  places: Place[];
  /** The middle of each die. */
  dice: Map<number, Point>;
}

const ROWS = 3;
const EDGE = 10;
const KERBS = 32;
/** How wide the road is: its dice, and the plate under each group. */
export const roadOf = (pitch: number): number => ROWS * pitch + KERBS;
const laneOf = (pitch: number): number => roadOf(pitch) + pitch * 0.5;
const [LARGEST, SMALLEST] = [58, 20];
/** A race in full swing: what the size of a die is chosen for, so that it hardly ever changes. */
const USUAL_GROUPS = 8;

const columnsOf = (count: number): number => Math.ceil(count / ROWS);
/** Between two groups there is at least room for the ghosts of those who would join. */
const leastSpace = (pitch: number): number => pitch * 0.75 + 12;
const widthOf = (slot: number, pitch: number): number => (isGap(slot) ? pitch : columnsOf(countOf(slot)) * pitch);

/** How large dice may be where the road has so many lanes, in a usual race. */
function pitchIn(lanes: number, { width, height }: Size): number {
  const high = (height / lanes - KERBS) / (ROWS + 0.5);
  const columns = 30 / ROWS + USUAL_GROUPS / ROWS + 0.75 * USUAL_GROUPS + 2 * lanes;
  const wide = (lanes * (width - 2 * EDGE) - 12 * USUAL_GROUPS) / columns;
  return Math.max(SMALLEST, Math.floor(Math.min(LARGEST, high, wide)));
}

/** The number of lanes with the largest dice; a road that winds is worth slightly smaller ones. */
function usualLanes(size: Size): number {
  const liking = (lanes: number): number => pitchIn(lanes, size) * (lanes > 1 ? 1.15 : 1);
  return [1, 2, 3, 4].reduce((best, lanes) => (liking(lanes) > liking(best) ? lanes : best));
}

/** Where there is room to spare groups keep a good distance, and the road is used to its end. */
function usualSpace(pitch: number, lanes: number, { width }: Size): number {
  const room = lanes * (width - 2 * EDGE - 2 * pitch) * 0.85 - (30 / ROWS + USUAL_GROUPS / ROWS) * pitch;
  return Math.max(leastSpace(pitch), Math.min(room / USUAL_GROUPS, pitch * 2));
}

interface Stop {
  lane: number;
  /** Where the slot begins, counted along its lane from where one enters it coming from the front. */
  along: number;
}

/** One slot after the other, from the front; a group is never cut in two. */
function stopsOf(slots: readonly number[], pitch: number, space: number, width: number): Stop[] {
  let lane = 0;
  let along = EDGE + pitch * 1.9;
  return slots.map((slot) => {
    const wide = widthOf(slot, pitch);
    if (along + wide > width - EDGE && along > EDGE) [lane, along] = [lane + 1, EDGE + 4];
    const stop = { lane, along };
    along += wide + space;
    return stop;
  });
}

/** The road as it lies on a board of this size. */
export function layOf(road: Road, size: Size): Lay {
  const slots = tidy(road.slots);
  let lanes = usualLanes(size);
  let pitch = pitchIn(lanes, size);
  let space = usualSpace(pitch, lanes, size);
  const needed = () => (stopsOf(slots, pitch, space, size.width).at(-1)?.lane ?? 0) + 1;
  if (needed() > lanes) space = leastSpace(pitch);
  while (pitch > SMALLEST && needed() > lanes) {
    pitch -= 2;
    space = leastSpace(pitch);
    lanes = Math.max(lanes, Math.floor(size.height / laneOf(pitch)));
  }
  lanes = Math.max(needed(), lanes);
  const places = placesOf(slots, stopsOf(slots, pitch, space, size.width), pitch, lanes, size);
  const dice = new Map(places.flatMap((place) => (place.gap ? [] : diceIn(road, slots[place.slot] ?? 0, place, pitch))));
  return { ...size, pitch, space, lanes, places, dice };
}

function placesOf(slots: readonly number[], stops: readonly Stop[], pitch: number, lanes: number, size: Size): Place[] {
  return slots.map((slot, at) => {
    const { lane, along } = stops[at] ?? { lane: 0, along: 0 };
    const [width, rear] = [widthOf(slot, pitch), lane % 2 === 0 ? (-1 as const) : (1 as const)];
    const x = rear < 0 ? size.width - along - width / 2 : along + width / 2;
    const rank = slots.slice(0, at + 1).filter((each) => !isGap(each)).length - 1;
    const y = laneAt(lane, lanes, size.height) + waveAt(x, lane, pitch, size.width) - 9;
    return { slot: at, rank, gap: isGap(slot), lane, rear, x, y, width, height: ROWS * pitch };
  });
}

export const laneAt = (lane: number, lanes: number, height: number): number => ((lane + 0.5) * height) / lanes;

/** Where a lane begins to bend into the next. */
const bendOf = (width: number): number => Math.min(48, width / 10);

/** No road is quite straight; where a bend begins it runs level. */
export function waveAt(x: number, lane: number, pitch: number, width: number): number {
  const along = (x - bendOf(width)) / (width - 2 * bendOf(width));
  const level = Math.sin(Math.PI * Math.min(1, Math.max(0, along)));
  return Math.sin(x / (pitch * 3.4) + lane * 2) * level * pitch * 0.13;
}

/** The dice of a group in columns from the front, by colour and value. */
function diceIn(road: Road, set: number, place: Place, pitch: number): [number, Point][] {
  const order = (die: number): number => colourOf(die) * 100 + valueOf(road.shows, die) * 10 + (die % 6) / 10;
  const dice = diceOf(set).toSorted((a, b) => order(a) - order(b));
  const columns = columnsOf(dice.length);
  const cells = dice.map((_, at) => ({ column: Math.floor((at * columns) / dice.length), at }));
  return cells.map(({ column, at }) => {
    const mates = cells.filter((cell) => cell.column === column);
    const row = mates.findIndex((cell) => cell.at === at) - (mates.length - 1) / 2;
    const x = place.x + place.rear * (column - (columns - 1) / 2) * pitch;
    return [dice[at] ?? 0, { x, y: place.y + row * pitch }];
  });
}

/** Where the ghosts of a slot gather: half size, in the space behind it, or ahead of all after so many columns. */
export function ghostSpot(lay: Lay, at: number, apart: boolean, nth: number, columns: number): Point {
  const place = lay.places[Math.max(0, at)];
  const next = lay.places[at + 1];
  if (!place) return { x: 0, y: 0 };
  const step = lay.pitch / 2;
  if (apart && next?.gap) return stacked(next, step, nth, next.rear);
  const way = at < 0 ? (-place.rear as 1 | -1) : place.rear;
  const away = at < 0 ? step * (0.75 + columns) : apart ? lay.space / 2 : step * 0.6;
  return stacked({ x: place.x + way * (place.width / 2 + away), y: place.y }, step, nth, way);
}

/** How many rows of ghosts there are beside a group. */
export const GHOST_ROWS = ROWS * 2;

/** Ghosts in a column, middle first, then a second column further out. */
function stacked(from: Point, step: number, nth: number, way: 1 | -1): Point {
  const row = nth % GHOST_ROWS;
  const y = (row % 2 === 0 ? -1 : 1) * (Math.floor(row / 2) + 0.5) * step;
  return { x: from.x + way * Math.floor(nth / GHOST_ROWS) * step, y: from.y + y };
}

/** Between a group and the next: where a hand would take hold of both. */
export function between(lay: Lay, slot: number): Point {
  const place = lay.places[slot];
  if (!place) return { x: 0, y: 0 };
  const x = place.x + place.rear * (place.width + lay.space) / 2;
  return { x: Math.min(lay.width - 24, Math.max(24, x)), y: place.y };
}

/** The middle of the road as a path: lane after lane, with bends that leave the board for a moment. */
export function windingOf(lay: Lay): string {
  const points: string[] = [];
  for (let lane = 0; lane < lay.lanes; lane++) {
    const y = laneAt(lane, lay.lanes, lay.height);
    const ends = [lay.width - bendOf(lay.width), bendOf(lay.width)];
    const [from = 0, to = 0] = lane % 2 === 0 ? ends : ends.toReversed();
    if (lane === 0) points.push(`M${lay.width + 80} ${y}`);
    else points.push(arc(lay, from, y));
    for (let part = 0; part <= 24; part++) {
      const x = from + ((to - from) * part) / 24;
      points.push(`L${x.toFixed(1)} ${(y + waveAt(x, lane, lay.pitch, lay.width)).toFixed(1)}`);
    }
    if (lane === lay.lanes - 1) points.push(`L${lane % 2 === 0 ? -80 : lay.width + 80} ${y}`);
  }
  return points.join("");
}

function arc(lay: Lay, x: number, y: number): string {
  const radius = lay.height / lay.lanes / 2;
  return `A${radius} ${radius} 0 0 ${x < lay.width / 2 ? 0 : 1} ${x.toFixed(1)} ${y.toFixed(1)}`;
}
