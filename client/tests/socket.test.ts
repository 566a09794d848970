import { beforeEach, expect, test } from "vitest";
import { DEAD_AFTER, FIRST_WAIT, Line, LONGEST_WAIT, PING_EVERY, SLOW_AFTER, type Clock, type LineState, type Wire } from "$client/socket";
import type { ToGuest } from "$client/wire.gen";

/** Time that passes when told to. */
class Hands implements Clock {
  private time = 1_000;
  private waiting: { at: number; act: () => void }[] = [];
  now = () => this.time;
  chance = () => 1;
  after(ms: number, act: () => void): () => void {
    const entry = { at: this.time + ms, act };
    this.waiting.push(entry);
    return () => (this.waiting = this.waiting.filter((each) => each !== entry));
  }
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.waiting.filter((each) => each.at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((each) => each !== next);
      this.time = next.at;
      next.act();
    }
    this.time = end;
  }
}

class Loop implements Wire {
  sent: { t: string }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = (text: string) => void this.sent.push(JSON.parse(text) as { t: string });
  close = () => {
    this.closed = true;
    this.onclose?.();
  };
  hear = (message: unknown) => this.onmessage?.({ data: JSON.stringify(message) });
  pings = () => this.sent.filter((each) => each.t === "ping").length;
}

let clock: Hands;
let wires: Loop[];
let states: LineState[];
let heard: ToGuest[];

const last = (): Loop => {
  const wire = wires.at(-1);
  if (!wire) throw new Error("nothing was opened");
  return wire;
};

function line(): Line {
  return new Line({
    open: () => {
      wires.push(new Loop());
      return last();
    },
    hello: () => ({ t: "hello", salt: "00112233445566778899aabbccddeeff" }),
    hear: (message) => heard.push(message),
    state: (state) => states.push(state),
    clock,
  });
}

beforeEach(() => {
  clock = new Hands();
  [wires, states, heard] = [[], [], []];
});

test("the first word is hello", () => {
  line();
  last().onopen?.();
  expect(last().sent).toEqual([{ t: "hello", salt: "00112233445566778899aabbccddeeff" }]);
  expect(states).toEqual(["connected"]);
});

test("nothing is sent before the line is up", () => {
  const l = line();
  expect(l.send({ t: "ping", at: 1 })).toBe(false);
  last().onopen?.();
  expect(l.send({ t: "ping", at: 1 })).toBe(true);
});

test("it pings every five seconds as long as it is answered", () => {
  line();
  last().onopen?.();
  for (let i = 0; i < 12; i++) {
    clock.pass(PING_EVERY / 2);
    if (last().pings()) last().hear({ t: "pong", at: 0 });
  }
  expect(last().pings()).toBeGreaterThanOrEqual(5);
  expect(states).toEqual(["connected"]);
  expect(heard).toEqual([]);
});

test("a late answer is said to be slow, and its coming heals it", () => {
  line();
  last().onopen?.();
  clock.pass(PING_EVERY + SLOW_AFTER + 500);
  expect(states).toEqual(["connected", "slow"]);
  last().hear({ t: "pong", at: 0 });
  expect(states).toEqual(["connected", "slow", "connected"]);
});

test("nine seconds without an answer are a lost line", () => {
  line();
  last().onopen?.();
  clock.pass(PING_EVERY + DEAD_AFTER - 600);
  expect(states.at(-1)).toBe("slow");
  clock.pass(1_200);
  expect(states.at(-1)).toBe("offline");
  expect(wires[0]?.closed).toBe(true);
});

test("a server that closes is said at once and tried again", () => {
  line();
  last().onopen?.();
  last().onclose?.();
  expect(states.at(-1)).toBe("offline");
  expect(wires.length).toBe(1);
  clock.pass(FIRST_WAIT);
  expect(wires.length).toBe(2);
  last().onopen?.();
  expect(states.at(-1)).toBe("connected");
  expect(last().sent[0]?.t).toBe("hello");
});

test("waits grow to eight seconds and no further", () => {
  line();
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    last().onclose?.();
    const [before, started] = [wires.length, clock.now()];
    while (wires.length === before) clock.pass(50);
    waits.push(clock.now() - started);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000, 8000]);
  expect(Math.max(...waits)).toBe(LONGEST_WAIT);
});

test("a line that was heard starts over with short waits", () => {
  line();
  for (let i = 0; i < 4; i++) {
    last().onclose?.();
    clock.pass(LONGEST_WAIT);
  }
  last().onopen?.();
  last().hear({ t: "pong", at: 0 });
  const before = wires.length;
  last().onclose?.();
  clock.pass(FIRST_WAIT);
  expect(wires.length).toBe(before + 1);
});

test("waking tries at once instead of waiting", () => {
  const l = line();
  last().onclose?.();
  l.wake();
  expect(wires.length).toBe(2);
});

test("a connection that never opens is given up", () => {
  line();
  clock.pass(DEAD_AFTER);
  expect(states.at(-1)).toBe("offline");
});

test("an old wire is not listened to any more", () => {
  line();
  const old = last();
  old.onopen?.();
  old.onclose?.();
  clock.pass(FIRST_WAIT);
  last().onopen?.();
  old.hear({ t: "accepted", tag: 1, length: 2 });
  expect(heard).toEqual([]);
});

test("a machine that says it has no network is believed at once, and waking heals it", () => {
  const l = line();
  last().onopen?.();
  l.cut();
  expect(states.at(-1)).toBe("offline");
  l.wake();
  last().onopen?.();
  expect(states.at(-1)).toBe("connected");
});

test("a closed line stays closed", () => {
  const l = line();
  last().onopen?.();
  l.close();
  clock.pass(60_000);
  l.wake();
  expect(wires.length).toBe(1);
});
