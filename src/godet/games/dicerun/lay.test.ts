/** Every road finds its place on every board, and no die moves without a reason. */

import { describe, expect, test } from "vitest";
import { between, ghostSpot, layOf } from "./lay";
import { road } from "./notation";
import type { Road } from "./road";

const BOARDS = [{ width: 342, height: 438 }, { width: 782, height: 460 }, { width: 1086, height: 372 }];
const START = road("R1 R2 R3 R4 R5 R6 O1 O2 O3 O4 O5 O6 G1 G2 G3 G4 G5 G6 B1 B2 B3 B4 B5 B6 P1 P2 P3 P4 P5 P6");
const USUAL = road("B1 B2 | R1 R2 R3 O1 | _ | G1 | R4 R5 O2 O3 O4 G2 | B3 B4 P1 P2 | P3 G3 G4 G5 G6 B5 | R6 O5 O6 B6 P4 P5 P6");
const SCATTERED: Road = { slots: Array.from({ length: 30 }, (_, die) => 1 << die), shows: START.shows };

describe.each(BOARDS)("on $width × $height", (board) => {
  test.each([["the start", START], ["a usual race", USUAL], ["thirty groups", SCATTERED]])("%s: all thirty dice are on the board and apart", (_name, { slots, shows }) => {
    const lay = layOf({ slots, shows }, board);
    const spots = [...lay.dice.values()];
    expect(spots).toHaveLength(30);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(lay.pitch / 2 - 1);
      expect(x).toBeLessThanOrEqual(board.width - lay.pitch / 2 + 1);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(board.height);
    }
    const nearest = spots.flatMap((one, at) => spots.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
    expect(Math.min(...nearest)).toBeGreaterThan(lay.pitch * 0.7);
  });

  test("dice are as large in a usual race as at the start", () => {
    expect(layOf(USUAL, board).pitch).toBe(layOf(START, board).pitch);
  });

  test("whoever leads rides at the right of the first lane", () => {
    const [first, second] = layOf(USUAL, board).places;
    expect(first?.x).toBeGreaterThan(second?.x ?? 0);
    expect([first?.lane, first?.rear]).toEqual([0, -1]);
  });

  test("ghosts gather within reach of the board", () => {
    const lay = layOf(START, board);
    for (let nth = 0; nth < 12; nth++) expect(ghostSpot(lay, -1, false, nth, 0).x).toBeLessThan(board.width);
    expect(between(layOf(USUAL, board), 1).x).toBeGreaterThan(0);
  });
});
