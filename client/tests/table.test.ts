import { beforeEach, expect, test } from "vitest";
import type { GameWindow } from "$client/play";
import { settings } from "$client/settings.svelte";
import type { Wire } from "$client/socket";
import { shareIn } from "$client/share";
import { Room, WATCHER } from "$client/table.svelte";
import type { ChairInfo, NoteSeen, Seen, TableInfo, ToGuest } from "$client/wire.gen";

/** A server of one table, as far as a browser notices. */
class Server {
  sent: { t: string; [key: string]: unknown }[] = [];
  past: Seen[] = [];
  wire: Wire = { send: (text) => void this.sent.push(JSON.parse(text) as { t: string }), close: () => {}, onopen: null, onmessage: null, onclose: null };

  constructor(
    readonly own: number[],
    readonly nothingHidden = false,
  ) {}

  info(): TableInfo {
    const chairs = [0, 1, 2].map((seat): ChairInfo => ({ seat, kind: "person", name: `P${seat}`, level: null, present: true, away: false, yours: this.own.includes(seat) }));
    return { t: "table", id: "abc", game: "toy", version: 1, options: {}, status: "playing", chairs, watchers: 0, length: 0, host: true, created: "", commitment: "", window: 6, lesson: false, seed: null, next: null };
  }

  tell(message: ToGuest): void {
    this.wire.onmessage?.({ data: JSON.stringify(message) });
  }

  async room(): Promise<Room> {
    const toy = { beatsOf: (_: unknown, seen: Seen) => [{ note: null, state: seen.view.state, ms: 0, lands: false }], nothingHidden: this.nothingHidden } as unknown as GameWindow;
    const room = new Room("abc", {
      table: () => Promise.resolve(this.info()),
      replay: () => Promise.resolve({ frames: this.past }),
      window: () => Promise.resolve(toy),
      wire: () => this.wire,
    });
    await room.enter();
    this.wire.onopen?.();
    return room;
  }
}

const note = (at: number, id = `n${at}`): NoteSeen => ({ at, id, args: {} });

function seen(seat: number, length: number, actors: number[], notes: NoteSeen[] = []): Seen {
  const events = notes.map(() => ({ type: "fell" as const, outcome: 0 }));
  const legal = actors.includes(seat) ? [1, 2] : [];
  return { seat, events, notes, view: { seat, length, awaits: "choice", actors, legal, why: {}, undo: false, lesson: "", state: { length, seat }, standing: { points: [], places: [], ending: "" } } };
}

const told = (length: number, actors: number[], seats: number[], notes: NoteSeen[] = []): ToGuest => ({
  t: "told", length, seen: seats.map((seat) => seen(seat, length, actors, notes)),
});

beforeEach(() => {
  localStorage.clear();
  settings.speed = "off";
});

test("hello carries the salt that this browser keeps for this table", async () => {
  const server = new Server([0]);
  await server.room();
  expect(server.sent[0]).toEqual({ t: "hello", salt: shareIn("abc")?.salt });
});

test("on arrival the present view shows at once, and the story comes from the replay", async () => {
  const server = new Server([0]);
  server.past = [{ ...seen(0, 3, []), notes: [note(1), note(2)] }];
  const room = await server.room();
  server.tell(told(3, [0], [0]));
  expect(room.player?.shown).toEqual({ length: 3, seat: 0 });
  expect(room.open).toBe(true);
  await expect.poll(() => room.story.map((line) => line.id)).toEqual(["n1", "n2"]);
});

test("a move says what had been seen, and nothing can be chosen until it is answered", async () => {
  const server = new Server([0]);
  const room = await server.room();
  server.tell(told(3, [0], [0]));
  room.act(2);
  room.act(1);
  expect(server.sent.slice(1)).toEqual([{ t: "play", seat: 0, move: 2, seen: 3, tag: 1 }]);
  expect(room.open).toBe(false);
  server.tell({ t: "refused", tag: 1, reason: "stale" });
  expect([room.refusal, room.open]).toEqual(["stale", true]);
});

test("the last move is taken back when the server offers it, and only then", async () => {
  const server = new Server([0]);
  const room = await server.room();
  server.tell(told(3, [0], [0]));
  room.takeBack();
  expect(server.sent.length).toBe(1);
  const offered = told(4, [0], [0]);
  if (offered.t === "told") for (const each of offered.seen) each.view.undo = true;
  server.tell(offered);
  room.takeBack();
  room.takeBack();
  expect(server.sent.slice(1)).toEqual([{ t: "take_back", seat: 0, seen: 4, tag: 1 }]);
});

test("after a cut the move is offered again, never sent again by itself", async () => {
  const server = new Server([0]);
  const room = await server.room();
  server.tell(told(3, [0], [0]));
  room.act(2);
  server.tell(told(3, [0], [0]));
  expect(room.open).toBe(true);
  expect(server.sent.filter((each) => each.t === "play").length).toBe(1);
});

test("each step is told once, even when the replay tells it too", async () => {
  const server = new Server([0]);
  server.past = [{ ...seen(0, 2, []), notes: [note(1)] }];
  const room = await server.room();
  server.tell(told(2, [1], [0]));
  server.tell(told(3, [0], [0], [note(2)]));
  await expect.poll(() => room.story.map((line) => line.id)).toEqual(["n1", "n2"]);
});

test("a watcher who sits down looks with new eyes", async () => {
  const server = new Server([]);
  const room = await server.room();
  server.tell(told(0, [], [WATCHER]));
  expect(room.seat).toBe(WATCHER);
  server.own.push(1);
  server.tell(server.info());
  server.tell(told(4, [1], [1], [note(3)]));
  await expect.poll(() => room.open).toBe(true);
  expect(room.seat).toBe(1);
});

test("two at one screen: nothing opens before the curtain is drawn, then only that hand", async () => {
  const server = new Server([0, 2]);
  const room = await server.room();
  server.tell(told(3, [2], [0, 2]));
  expect([room.curtain, room.open]).toEqual([2, false]);
  room.drawCurtain();
  expect([room.seat, room.curtain, room.open]).toEqual([2, null, true]);
  expect(room.player?.shown).toEqual({ length: 3, seat: 2 });
  server.tell(told(5, [0], [0, 2], [note(4)]));
  await expect.poll(() => room.curtain).toBe(0);
  expect(room.open).toBe(false);
});

test("where nothing is hidden the screen goes to whoever must choose, once everything has been shown", async () => {
  const server = new Server([0, 2], true);
  const room = await server.room();
  server.tell(told(3, [2], [0, 2]));
  expect([room.seat, room.curtain, room.open]).toEqual([2, null, true]);
  server.tell(told(5, [0], [0, 2], [note(4)]));
  expect([room.seat, room.curtain]).toEqual([2, null]);
  await expect.poll(() => room.open).toBe(true);
  expect([room.seat, room.curtain]).toEqual([0, null]);
});

test("while others choose the screen stays with whoever had it", async () => {
  const server = new Server([0, 2]);
  const room = await server.room();
  server.tell(told(3, [2], [0, 2]));
  room.drawCurtain();
  server.tell(told(4, [1], [0, 2], [note(3)]));
  expect([room.seat, room.curtain]).toEqual([2, null]);
});

test("a table that does not exist says so", async () => {
  const { NotDone } = await import("$client/api");
  const room = new Room("none", {
    table: () => Promise.reject(new NotDone("no_such_table")),
    replay: () => Promise.resolve({ frames: [] }),
    window: () => Promise.reject(new Error("unused")),
    wire: () => new Server([]).wire,
  });
  await room.enter();
  expect(room.fault?.reason).toBe("no_such_table");
});
