/** Fingers, films and poses: what needs neither a page nor a match. */

import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import * as box from "./box.gen";
import { steered } from "./charge.svelte";
import { decode, type Film, lengthOf, posesAt, soundsBetween } from "./film";
import { Grip, type Surface } from "./grip";
import { Hands } from "./hands";
import * as measures from "./measures";
import { at, heading as turnOf, mix, topFace, type Turn } from "./pose";
import { aimOf, charged, drawn, strokeOf, touchOf, unsteady } from "./swipe";

const { FIRST_DISC, MIDDLE, PARTS } = measures;

test("everything is as big here as in the workshop", () => {
  const said = readFileSync("src/godet/games/targets/measures.py", "utf8").replaceAll("_", "").replaceAll("* MM", "* 100");
  const known = new Map([...said.matchAll(/^([A-Z]+(?:, [A-Z]+)*) = ([^"\n]+)$/gm)].flatMap(([, names = "", values = ""]) => names.split(", ").map((name, each) => [name, values.split(", ")[each]?.trim() ?? ""] as const)));
  for (const [name, value] of Object.entries(measures)) {
    if (name in box) expect([name, box[name as keyof typeof box]]).toEqual([name, value]);
    else expect([name, product(known.get(name.replaceAll("_", "")) ?? "")]).toEqual([name, value]);
  }
});

const product = (words: string): number => words.split("*").reduce((all, factor) => all * Number(factor), 1);

describe("a finger", () => {
  const fast = [{ x: 0, y: 0, ms: 0 }, { x: 0, y: -40, ms: 20 }, { x: 0, y: -80, ms: 40 }];
  const down = { x: 0, y: 1 };

  test("that leaves fast flicks where it went, the faster the harder", () => {
    const flick = strokeOf(fast, 45, down);
    const gentle = strokeOf(fast.map((each) => ({ ...each, ms: each.ms * 3 })), 125, down);
    expect([flick?.x, Math.sign(flick?.y ?? 0)]).toEqual([0, -1]);
    expect(flick?.power).toBeGreaterThan(gentle?.power ?? 99);
  });

  test("that stopped before it left has drawn back, or has done nothing", () => {
    const back = fast.map((each) => ({ ...each, y: -each.y }));
    expect(strokeOf(back, 400, down)).toMatchObject({ power: drawn(0, 80, down)?.power });
    expect(strokeOf(back, 400, down)?.y).toBeLessThan(0);
    expect(strokeOf(fast, 400, down)).toBeNull();
    expect(drawn(0, 9, down)).toBeNull();
    expect(strokeOf([], 0, down)).toBeNull();
  });

  test("meets the die where it touches it: high, low, left and right", () => {
    expect(touchOf(0, 0)).toEqual({ height: MIDDLE, side: MIDDLE });
    expect(touchOf(200, 300)).toEqual({ height: MIDDLE + 6, side: MIDDLE - 4 });
    expect(touchOf(-9_999, 9_999)).toEqual({ height: 24, side: 24 });
  });

  test("aims in tenths of a degree, all the way round", () => {
    expect([aimOf(1, 0), aimOf(0, 1), aimOf(-1, 0), aimOf(0, -1)]).toEqual([0, 900, 1800, 2700]);
    expect(aimOf(1, -0.00001)).toBeLessThan(3600);
  });

  test("that is not its own trembles: a little, around what was meant, within what a hand can do", () => {
    let next = 1;
    const chance = (): number => (next = (next * 48271) % 2147483647) / 2147483647;
    const meant = { aim: 3599, power: 50, height: 0, side: 24 };
    const flicks = Array.from({ length: 400 }, () => unsteady(meant, chance));
    const off = flicks.map(({ aim }) => ((aim - meant.aim + 5400) % 3600) - 1800);
    const mean = off.reduce((sum, each) => sum + each, 0) / off.length;
    expect(Math.abs(mean)).toBeLessThan(1.5);
    expect(off.filter((each) => Math.abs(each) <= 6).length / off.length).toBeGreaterThan(0.6);
    expect(new Set(flicks.map(({ power }) => power)).size).toBeGreaterThan(4);
    for (const { aim, height, side } of flicks) expect([aim >= 0 && aim < 3600, height >= 0 && height < 5, side > 19 && side < 25]).toEqual([true, true, true]);
  });

  test("that drew a die back trembles, and one that swiped does not", () => {
    expect([strokeOf(fast, 45, down)?.swiped, strokeOf(fast.map((each) => ({ ...each, y: -each.y })), 400, down)?.swiped]).toEqual([true, false]);
  });

  test("charging rises and falls again", () => {
    expect([charged(0), charged(1300), charged(2600)]).toEqual([0, 99, 0]);
  });

  test("is steered by keys, coarsely and finely, and never off the die", () => {
    const finger = { aim: 5, power: 40, height: 24, side: 0 };
    expect(steered(finger, "ArrowRight", false)?.aim).toBe(3595);
    expect(steered(finger, "ArrowLeft", true)?.aim).toBe(6);
    expect(steered(finger, "ArrowUp", false)?.height).toBe(24);
    expect(steered(finger, ".", false)?.side).toBe(0);
    expect(steered(finger, ",", false)?.side).toBe(1);
    expect(steered(finger, "x", false)).toBeNull();
  });
});

/** A picture from right above in which a hundredth of a millimetre is a hundredth of a pixel; y grows downwards. */
const above: Surface = {
  flat: true,
  spotOf: (x, y) => ({ x: x / 100, y: -y / 100, scale: 10 }),
  groundAt: (x, y) => ({ x: x * 100, y: -y * 100 }),
  partAt: (x, y) => (Math.hypot(x, y) < 20 ? FIRST_DISC + 1 : -1),
};

describe("hands", () => {
  const held = { aim: 0, power: 40, height: 15, side: 9 };
  const top = at(30_000, 0, 4_800, [1, 0, 0, 0]);

  test("a grip drawn outwards aims inwards, with the finger where it was set on a flat picture", () => {
    const grip = new Grip(above, top, { x: 300, y: 0, ms: 0 }, held);
    expect(grip.move({ x: 360, y: 0, ms: 50 })).toMatchObject({ aim: 1800, height: 15, side: 9 });
    expect(grip.move({ x: 250, y: 0, ms: 100 })).toBeNull();
    expect(Grip.takes(above, top, 310, 10)).toBe(true);
    expect(Grip.takes(above, top, 360, 0)).toBe(false);
  });

  function pointers(pose: typeof top | null) {
    const wish = { aim: vi.fn(), flick: vi.fn(), missed: vi.fn(), touch: vi.fn(), turn: vi.fn(), zoom: vi.fn() };
    const hands = new Hands(() => ({ surface: above, die: pose, finger: held }), wish);
    const room = document.createElement("div");
    const event = (x: number, y: number, timeStamp: number, pointerId = 1) => ({ clientX: x, clientY: y, timeStamp, pointerId, button: 0 }) as unknown as PointerEvent;
    return { wish, hands, room, event };
  }

  test("flick from the die, and say when nothing came of it", () => {
    const { wish, hands, room, event } = pointers(top);
    hands.down(event(300, 0, 0), room);
    hands.move(event(260, 0, 20), room);
    hands.move(event(220, 0, 40), room);
    hands.up(event(220, 0, 45), room);
    expect(wish.flick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ aim: 1800 }));
    const drawn = Array.from({ length: 12 }, (_, at) => {
      hands.down(event(300, 0, 2000 * at + 3000), room);
      hands.move(event(360, 0, 2000 * at + 3100), room);
      hands.up(event(360, 0, 2000 * at + 4000), room);
      return (wish.flick.mock.lastCall?.[0] as { aim: number }).aim;
    });
    expect(new Set(drawn).size).toBeGreaterThan(1);
    wish.flick.mockClear();
    hands.down(event(300, 0, 1000), room);
    hands.move(event(290, 0, 1500), room);
    hands.up(event(290, 0, 2000), room);
    expect([wish.flick.mock.calls.length, wish.missed.mock.calls.length]).toEqual([0, 1]);
  });

  test("touch what lies there, turn the picture beside it, and near it with two fingers", () => {
    const { wish, hands, room, event } = pointers(null);
    hands.down(event(5, 5, 0), room);
    hands.up(event(6, 5, 50), room);
    expect(wish.touch).toHaveBeenCalledExactlyOnceWith(FIRST_DISC + 1);
    hands.down(event(100, 0, 100), room);
    hands.move(event(130, 10, 120), room);
    expect(wish.turn).toHaveBeenCalledWith(30, 10);
    hands.down(event(200, 0, 130, 2), room);
    hands.move(event(270, 10, 150, 2), room);
    expect(wish.zoom.mock.calls[0]?.[0]).toBeLessThan(1);
    expect(wish.flick).not.toHaveBeenCalled();
  });
});

describe("poses and films", () => {
  const quarter: Turn = [Math.SQRT1_2, 0, 0, Math.SQRT1_2];

  test("half the way is half the way, the shorter turn taken", () => {
    const [a, b] = [at(0, 0, 0, [1, 0, 0, 0]), at(100, 40, -20, [-Math.SQRT1_2, 0, 0, -Math.SQRT1_2])];
    const half = mix(a, b, 0.5);
    expect([half.x, half.y, half.z]).toEqual([50, 20, -10]);
    expect(turnOf(half.turn)).toBeCloseTo(45, 4);
  });

  test("a die shows the side that is up", () => {
    expect(topFace([1, 0, 0, 0])).toBe(3);
    expect(topFace([0, 1, 0, 0])).toBe(4);
    expect(topFace([Math.SQRT1_2, 0, -Math.SQRT1_2, 0])).toBe(1);
    expect(turnOf(quarter)).toBeCloseTo(90, 4);
  });

  /** As film.py packs it: a die that goes 3 mm along x in two frames and knocks on wood. */
  function packed(): DataView {
    const bytes = new DataView(new ArrayBuffer(8 + 1 + 7 * 2 * 3 + 5));
    [0x47, 0x46, 1].forEach((byte, at) => bytes.setUint8(at, byte));
    bytes.setUint16(3, 3, true);
    bytes.setUint8(5, 1);
    bytes.setUint16(6, 1, true);
    bytes.setUint8(8, 4);
    const tracks = [[10, 30, 30], [0, 0, 0], [16, 0, 0], [32_767, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]];
    tracks.flat().forEach((step, at) => bytes.setInt16(9 + 2 * at, step, true));
    bytes.setUint16(51, 2, true);
    [4, 0, 90].forEach((byte, at) => bytes.setUint8(53 + at, byte));
    return bytes;
  }

  test("a film is read as it was written, and played between its frames", () => {
    const film: Film = decode(packed());
    const still = Array.from({ length: PARTS }, () => at(0, 0, 800, [1, 0, 0, 0]));
    expect([film.frames, [...film.tracks.keys()], lengthOf(film)]).toEqual([3, [4], 2000 / 60]);
    expect(posesAt(film, still, 0)[4]).toMatchObject({ x: 50, z: 80 });
    expect(posesAt(film, still, lengthOf(film) / 2)[4]?.x).toBeCloseTo(200);
    expect(posesAt(film, still, 9_999)[4]).toMatchObject({ x: 350, turn: [1, 0, 0, 0] });
    expect(posesAt(film, still, 20)[5]).toBe(still[5]);
    expect(soundsBetween(film, 0, 20)).toEqual([]);
    expect(soundsBetween(film, 20, 40)).toEqual([{ frame: 2, part: 4, on: 0, strength: 90 }]);
  });

  test("what is no film of ours is refused", () => {
    const other = packed();
    other.setUint8(2, 9);
    expect(() => decode(other)).toThrow("no film of ours");
  });
});
