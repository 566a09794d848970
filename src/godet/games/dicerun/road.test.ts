/** The table's own copy of how dice move, held against the examples of the rules sheet. */

import { describe, expect, test } from "vitest";
import { foresee } from "./foresee";
import { road, written } from "./notation";
import { advance, called, cameBack, countOf, diceOf, fellBack, pickDie, type Road, sprinted, swapped, turned, worth } from "./road";

const ALL = (value: number) => 5 + value - 1;
const BLUE = 3;
const sorted = (text: string) => written(road(text));

function after(text: string, name: string, values: Record<string, number>): string {
  return written(foresee(road(text), name, values).after);
}

const target = (word: string, first = 0) => ({ colour: "ROGBP".indexOf(word[0] ?? ""), value: Number(word[1]) - 1, first });

describe("advancing", () => {
  test.each([
    ["DX1", BLUE, "B1 B2 B3 B4 B5 B6 R1 R6 G2 G6 O3 O6 P4 P5", "B1 B2 B3 B4 B5 B6 | R1 R6 G2 G6 O3 O6 P4 P5"],
    ["DX2", ALL(6), "B1 B2 B3 B4 B5 B6 | R1 R6 G2 G6 O3 O6 P4 P5", "B6 | B1 B2 B3 B4 B5 R6 G6 O6 | R1 G2 O3 P4 P5"],
    ["DX3", ALL(6), "B6 | B1 B2 B3 B4 B5 R6 G6 O6 | R1 G2 O3 P4 P5", "B6 R6 G6 O6 | B1 B2 B3 B4 B5 | R1 G2 O3 P4 P5"],
    ["DX4", ALL(6), "B2 R4 | G6 O6 | P6 R6 B3 | G6 O1 P2", "B2 R4 G6 O6 P6 R6 | B3 G6 | O1 P2"],
    ["DT1", ALL(6), "B2 | G6 | P6 | R6 O1", "B2 G6 P6 R6 | O1"],
    ["DT2", ALL(6), "B2 | _ | G6 G1 | P6", "B2 | G6 | G1 P6"],
    ["DT4", ALL(6), "B6 R6 | _ | G6 G1", "B6 R6 | G6 | G1"],
    ["DT6", ALL(3), "B6 R6 | G6 G1", "B6 R6 | G6 G1"],
  ])("%s", (_id, card, before, wanted) => {
    expect(after(before, "advance", { card })).toBe(sorted(wanted));
    expect(after(before, "joker", { card })).toBe(sorted(wanted));
  });

  test("DT7: a target's own die may go two steps", () => {
    expect(after("R1 R2 | G5 | B6 O3", "target", target("B6"))).toBe(sorted("B6 R1 R2 | G5 | O3"));
  });

  test("DX4 is shown group by group, each catching up in turn", () => {
    const start = road("B2 R4 | G6 O6 | P6 R6 B3 | G6 O1 P2");
    const frames = advance(start.slots, called(start, ALL(6))).map(({ slots }) => written({ ...start, slots }));
    expect(frames).toEqual([
      sorted("B2 R4 G6 O6 | P6 R6 B3 | G6 O1 P2"), sorted("B2 R4 G6 O6 P6 R6 | B3 | G6 O1 P2"), sorted("B2 R4 G6 O6 P6 R6 | B3 G6 | O1 P2"),
    ]);
  });
});

describe("the other cards", () => {
  test.each([
    ["DT10", "swap", { group: 1 }, "R1 | G2 | B3", "R1 | B3 | G2"],
    ["DT11", "swap", { group: 1 }, "R1 | G2 | _ | B3", "R1 | B3 | _ | G2"],
    ["DT12", "comeback", {}, "R1 | G2 | B3 | P4", "R1 | P4 | G2 | B3"],
    ["D-R7", "comeback", {}, "R1 | _ | B3 | _ | P4", "R1 | P4 | _ | B3"],
    ["D-R8", "accident", { colour: 0, value: 0 }, "R1 | _ | B3 | P4", "B3 | P4 R1"],
    ["D-R10", "gap", { group: 0 }, "R1 | B3", "R1 | _ | B3"],
  ])("%s", (_id, name, values, before, wanted) => {
    expect(after(before, name, values)).toBe(sorted(wanted));
  });

  test("DT15: opposite faces make seven, and those turned join those that were there", () => {
    expect(after("R6 O6 G1 B3", "about_face", { group: 0, value: 5 })).toBe("B3 G1 O1 R1");
    expect(after("R1 O1 G1 B3", "about_face", { group: 0, value: 0 })).toBe("B3 G6 O6 R6");
  });

  test("three sprinters lead, whoever stays follows", () => {
    const { slots, shows } = road("R1 O2 G3 B4 | P5");
    const dice = [[0, 0], [1, 1], [2, 2]].reduce((set, [colour = 0, value = 0]) => set | (1 << pickDie({ slots, shows }, slots[0] ?? 0, colour, value)), 0);
    expect(written({ slots: sprinted(slots, dice), shows })).toBe("G3 O2 R1 | B4 | P5");
  });

  test("nothing is lost or doubled, whatever happens", () => {
    const start = road("R1 O2 R6 | _ | G3 B4 | P5 P6");
    const whole = start.slots.flatMap(diceOf).length;
    const roads = [cameBack(start.slots), fellBack(start.slots, 0), swapped(start.slots, 1), sprinted(start.slots, 1)];
    expect(roads.map((slots) => slots.reduce((sum, slot) => sum + countOf(slot & 0x3fffffff), 0))).toEqual(roads.map(() => whole));
    expect(turned(start.shows, start.slots[0] ?? 0, 5).reduce((sum, set) => sum + countOf(set), 0)).toBe(whole);
  });
});

test.each([["B6", 5], ["G6", 3], ["R3", 2]])("DT20: target %s scores %i", (word, points) => {
  const lead = road("B6 B2 R6 G3");
  const { colour, value } = target(word);
  expect(worth(lead, lead.slots[0] ?? 0, colour * 6 + value)).toBe(points);
});

describe("ghosts", () => {
  /** Which dice would be found where: `B6>0` joins slot 0, `B6>-1` leads, `B6>0+` stands apart behind slot 0. */
  function ghosts(text: string, name: string, values: Record<string, number>): string[] {
    const start = road(text);
    const word = (die: number): string => written({ ...start, slots: [1 << die] });
    return foresee(start, name, values).ghosts.map(({ die, at, apart }) => `${word(die)}>${at}${apart ? "+" : ""}`).toSorted();
  }

  test.each([
    ["who leaves the leaders leads alone", "advance", { card: ALL(6) }, "B1 B6 | R6 G1", ["B6>-1", "R6>0"]],
    ["a vanished group lets those behind it through", "advance", { card: ALL(6) }, "B2 | G6 | P6 R1", ["G6>0", "P6>0"]],
    ["a gap is filled", "advance", { card: ALL(6) }, "B2 | _ | G6 G1", ["G6>0+"]],
    ["a target's die goes two steps", "target", target("B6"), "R1 R2 | G5 | B6 O3", ["B6>0"]],
    ["the last come up behind the leaders", "comeback", {}, "R1 | G2 | P4 P5", ["P4>0+", "P5>0+"]],
    ["who has an accident is last", "accident", { colour: 0, value: 0 }, "R1 R2 | G2 | P4", ["R1>2"]],
    ["who meets again has not moved", "target", target("B1"), "B6 R1 | G2", []],
  ])("%s", (_name, name, values, text, wanted) => {
    expect(ghosts(text, name, values)).toEqual(wanted);
  });
});

test("two groups that change places and a gap that opens are told by their slots", () => {
  const start: Road = road("R1 | G2 | _ | B3");
  expect(foresee(start, "swap", { group: 1 }).swap).toEqual([1, 3]);
  expect(foresee(start, "gap", { group: 1 }).gap).toBe(1);
});
