/** One table as this browser lives it: the line, the views of its own seats, the move on its way. */

import { api, notDone, type NotDone, socketOf } from "./api";
import { openWindow, type GameWindow } from "./play";
import { Player } from "./player.svelte";
import { takeShare } from "./share";
import { Line, type LineState, type Wire } from "./socket";
import type { Accepted, FromGuest, NoteSeen, Refused, Replay, Seen, TableInfo, ToGuest, Told, View } from "./wire.gen";

export const WATCHER = -1;

interface Pending {
  tag: number;
  seat: number;
  /** How many events there were when the move was made. */
  seen: number;
}

/** How a room reaches the world; tests bring a small world of their own. */
export interface Doors {
  table: (id: string) => Promise<TableInfo>;
  replay: (id: string) => Promise<Replay>;
  window: (game: string) => Promise<GameWindow>;
  wire: (id: string) => Wire;
}

const browserDoors: Doors = {
  table: api.table,
  replay: api.replay,
  window: openWindow,
  wire: (id) => new WebSocket(socketOf(id)) as unknown as Wire,
};

export class Room {
  info = $state.raw<TableInfo | null>(null);
  window = $state.raw<GameWindow | null>(null);
  line = $state<LineState>("connecting");
  /** Whose eyes look at the table. */
  seat = $state(WATCHER);
  /** The own seat that must be handed the screen before anything shows. */
  curtain = $state<number | null>(null);
  views = $state.raw<Record<number, View>>({});
  story = $state.raw<NoteSeen[]>([]);
  /** The lines told last, for ears. */
  fresh = $state.raw<NoteSeen[]>([]);
  pending = $state.raw<Pending | null>(null);
  /** Why the last wish was refused, until the next one. */
  refusal = $state("");
  fault = $state.raw<NotDone | null>(null);
  player: Player | null = $state.raw(null);

  private notes: Record<number, NoteSeen[]> = {};
  private told = new Set<string>();
  private socket: Line | null = null;
  private tag = 0;
  private gone = false;
  private filmed = false;

  constructor(
    readonly id: string,
    private readonly doors: Doors = browserDoors,
  ) {}

  readonly mine = $derived((this.info?.chairs ?? []).filter((chair) => chair.yours).map((chair) => chair.seat));
  readonly view = $derived<View | null>(this.views[this.seat] ?? this.views[WATCHER] ?? null);
  readonly over = $derived(this.info?.status === "over" || this.view?.awaits === "over");
  /** May the seat at the screen choose now? */
  readonly open = $derived(
    !this.pending && !this.player?.busy && this.curtain === null && this.line !== "offline" &&
      !!this.view?.actors.includes(this.seat) && this.view.legal.length > 0,
  );
  /** May the seat at the screen take its last move back? */
  readonly undo = $derived(!this.pending && this.curtain === null && this.line !== "offline" && !!this.view?.undo);

  async enter(): Promise<void> {
    try {
      this.info = await this.doors.table(this.id);
      this.window = await this.doors.window(this.info.game);
    } catch (fault) {
      this.fault = notDone(fault);
      return;
    }
    if (this.gone) return;
    const { salt } = takeShare(this.id, this.info.commitment);
    this.player = new Player(this.window.beatsOf, (notes) => this.tell(notes), () => this.caughtUp());
    this.socket = new Line({
      open: () => this.doors.wire(this.id),
      hello: () => ({ t: "hello", salt }),
      hear: (message) => this.hear(message),
      state: (state) => this.fares(state),
    });
  }

  leave(): void {
    this.gone = true;
    this.socket?.close();
    this.player?.reset(null);
  }

  wake(): void {
    this.socket?.wake();
  }

  cut(): void {
    this.socket?.cut();
  }

  act(move: number): void {
    if (this.open) this.wish((seen, tag) => ({ t: "play", seat: this.seat, move, seen, tag }));
  }

  takeBack(): void {
    if (this.undo) this.wish((seen, tag) => ({ t: "take_back", seat: this.seat, seen, tag }));
  }

  private wish(said: (seen: number, tag: number) => FromGuest): void {
    const view = this.view;
    if (!view) return;
    this.tag += 1;
    this.refusal = "";
    const sent = this.socket?.send(said(view.length, this.tag));
    if (sent) this.pending = { tag: this.tag, seat: this.seat, seen: view.length };
    else this.refusal = "no_connection";
  }

  /** A request about the table itself; its answer is the table. */
  async ask(what: () => Promise<TableInfo>): Promise<TableInfo | null> {
    this.refusal = "";
    try {
      const info = await what();
      if (info.id === this.id) this.info = info;
      return info;
    } catch (fault) {
      this.refusal = notDone(fault).reason;
      return null;
    }
  }

  /** The person named on the curtain has the screen. */
  drawCurtain(): void {
    if (this.curtain === null) return;
    this.look(this.curtain);
    this.curtain = null;
  }

  private fares(state: LineState): void {
    this.line = state;
  }

  private hear(message: ToGuest): void {
    if (message.t === "table") this.info = message;
    else if (message.t === "told") this.hearTold(message);
    else if (message.t === "accepted") this.accepted(message);
    else if (message.t === "refused") this.refused(message);
  }

  private accepted(message: Accepted): void {
    if (message.tag === this.pending?.tag && this.view && this.view.length >= message.length) this.pending = null;
  }

  private refused(message: Refused): void {
    if (message.tag !== this.pending?.tag) return;
    this.pending = null;
    this.refusal = message.reason;
  }

  private hearTold(told: Told): void {
    const arrival = told.seen.every((seen) => seen.events.length === 0);
    const before = this.view?.length ?? -1;
    this.views = Object.fromEntries(told.seen.map((seen) => [seen.seat, seen.view]));
    // A move without an answer either shows in this view or never happened and is offered again.
    if (arrival || (this.pending && told.length > this.pending.seen)) this.pending = null;
    for (const seen of told.seen) (this.notes[seen.seat] ??= []).push(...seen.notes);
    if (!(this.seat in this.views)) this.settle(told);
    if (arrival) this.arrive(told, before);
    else this.follow(told.seen.find((seen) => seen.seat === this.seat) ?? told.seen[0]);
    this.hand();
  }

  /** First eyes, or new ones after sitting down; several at one screen begin behind the curtain. */
  private settle(told: Told): void {
    this.seat = told.seen[0]?.seat ?? WATCHER;
    if (told.seen.length > 1 && !this.window?.nothingHidden) this.curtain = this.due() ?? this.seat;
    this.retell();
  }

  private follow(seen: Seen | undefined): void {
    if (!seen) return;
    this.filmed ||= seen.events.some((event) => event.type === "measured");
    this.player?.push(seen);
  }

  /** Who was first is judged from when each page had shown the film. */
  private caughtUp(): void {
    if (this.filmed && this.view) this.socket?.send({ t: "shown", length: this.view.length });
    this.filmed = false;
    this.hand();
  }

  /** The present view, on coming or coming back: no protocol of missed messages to get wrong. */
  private arrive(told: Told, before: number): void {
    if (told.length !== before) this.player?.reset(this.view?.state ?? null);
    if (told.length > before) void this.recall(told.length);
  }

  private async recall(length: number): Promise<void> {
    const replay = await this.doors.replay(this.id).catch(() => null);
    if (!replay || this.gone) return;
    for (const seat of Object.keys(this.views).map(Number)) {
      const past = replay.frames.filter((frame) => frame.seat === seat || frame.seat === WATCHER);
      const earlier = past.flatMap((frame) => frame.notes).filter((note) => note.at < length);
      this.notes[seat] = [...earlier, ...(this.notes[seat] ?? []).filter((note) => note.at >= length)];
    }
    this.retell();
  }

  /** The story anew, as the present eyes know it. */
  private retell(): void {
    this.story = [];
    this.told.clear();
    this.tell(this.notes[this.seat] ?? []);
    this.fresh = [];
  }

  private tell(notes: readonly NoteSeen[]): void {
    const fresh = notes.filter((note) => !this.told.has(lineKey(note)));
    for (const note of fresh) this.told.add(lineKey(note));
    if (fresh.length === 0) return;
    this.story = [...this.story, ...fresh];
    this.fresh = fresh;
  }

  private look(seat: number): void {
    this.seat = seat;
    this.player?.reset(this.view?.state ?? null);
    this.retell();
  }

  /** The own seat that is to choose now, if any. */
  private due(): number | undefined {
    const here = this.views[this.seat];
    if (here?.actors.includes(this.seat)) return this.seat;
    return this.mine.find((seat) => this.views[seat]?.actors.includes(seat));
  }

  /** Several at one screen: whoever must choose gets it, behind a curtain where hands are hidden, and otherwise as
   * soon as everything has been shown. */
  private hand(): void {
    const due = this.due();
    if (due === undefined || due === this.seat || !(due in this.views)) return;
    if (!this.window?.nothingHidden) this.curtain = due;
    else if (!this.player?.busy) this.look(due);
  }
}

/** Lines told twice (by the replay and by the line) are the same line. */
const lineKey = (note: NoteSeen): string => `${note.at} ${note.id} ${JSON.stringify(note.args)}`;
