// Made by client/tools/wire_types.py; change the Python and run `npm run wire`.

export type Level = "easy" | "fair" | "random" | "strong";

export type Status = "over" | "playing" | "waiting";

export interface Played {
  type: "played";
  seat: number;
  move: number | null;
}

export interface Fell {
  type: "fell";
  outcome: number | null;
}

export interface Measured {
  type: "measured";
  facts: number[];
}

export interface TakenBack {
  type: "taken_back";
  seat: number;
}

export interface NoteSeen {
  at: number;
  id: string;
  args: Record<string, number | string>;
}

export interface StandingSeen {
  points: number[];
  places: number[];
  ending: string;
}

export interface View {
  seat: number;
  length: number;
  awaits: "chance" | "choice" | "over" | "trial";
  actors: number[];
  legal: number[];
  why: Record<string, string>;
  undo: boolean;
  lesson: string;
  state: Record<string, unknown>;
  standing: StandingSeen;
}

export interface Seen {
  seat: number;
  events: (Played | Fell | Measured | TakenBack)[];
  notes: NoteSeen[];
  view: View;
}

export interface Hello {
  t: "hello";
  salt: string;
}

export interface Play {
  t: "play";
  seat: number;
  move: number;
  seen: number;
  tag: number;
}

export interface TakeBack {
  t: "take_back";
  seat: number;
  seen: number;
  tag: number;
}

export interface Shown {
  t: "shown";
  length: number;
}

export interface Ping {
  t: "ping";
  at: number;
}

export interface Told {
  t: "told";
  length: number;
  seen: Seen[];
}

export interface Accepted {
  t: "accepted";
  tag: number;
  length: number;
}

export interface Refused {
  t: "refused";
  tag: number;
  reason: string;
}

export interface Pong {
  t: "pong";
  at: number;
}

export interface ChairInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: "easy" | "fair" | "random" | "strong" | null;
  present: boolean;
  away: boolean;
  yours: boolean;
}

export interface TableInfo {
  t: "table";
  id: string;
  game: string;
  version: number;
  options: Record<string, string>;
  status: "over" | "playing" | "waiting";
  chairs: ChairInfo[];
  watchers: number;
  length: number;
  host: boolean;
  created: string;
  commitment: string;
  window: number;
  lesson: boolean;
  seed: string | null;
  next: string | null;
}

export interface ChairAsked {
  kind: "bot" | "local" | "open" | "you";
  name?: string | null;
  level?: "easy" | "fair" | "random" | "strong" | null;
}

export interface TableAsked {
  game: string;
  chairs: ChairAsked[];
  options?: Record<string, number | boolean | string>;
}

export interface SitAsked {
  seat: number;
  name: string;
}

export interface FillAsked {
  seat: number;
  level: "easy" | "fair" | "random" | "strong";
}

export interface LessonAsked {
  game: string;
  name?: string | null;
}

export interface MeAsked {
  name: string;
}

export interface Me {
  name: string;
  tables: TableInfo[];
}

export interface ParamInfo {
  name: string;
  size: number;
}

export interface MoveInfo {
  name: string;
  first: number;
  params: ParamInfo[];
}

export interface OptionInfo {
  name: string;
  low: number;
  high: number;
  default: number;
  among_people: number;
  choices: string[];
}

export interface GameInfo {
  name: string;
  version: number;
  fewest: number;
  most: number;
  minutes: number;
  moves: MoveInfo[];
  options: OptionInfo[];
  levels: ("easy" | "fair" | "random" | "strong")[];
  lesson: boolean;
}

export interface Replay {
  frames: Seen[];
}

export interface DrawProof {
  n: number;
  weights: number[];
  outcome: number;
}

export interface Proof {
  seed: string;
  commitment: string;
  salts: string[];
  draws: DrawProof[];
}

export interface Problem {
  reason: string;
  detail: string;
}

export type Event = Played | Fell | Measured | TakenBack;

export type FromGuest = Hello | Play | TakeBack | Shown | Ping;

export type ToGuest = Told | Accepted | Refused | Pong | TableInfo;
