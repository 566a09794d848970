/** Everything asked of the server over HTTP. */

import type {
  FillAsked, GameInfo, LessonAsked, Me, MeAsked, Problem, Proof, Replay, SitAsked, TableAsked, TableInfo,
} from "./wire.gen";

/** The server (or the road to it) said no; `reason` has words in every language. */
export class NotDone extends Error {
  constructor(readonly reason: string, readonly detail = "") {
    super(reason);
  }
}

/** What went wrong, as something with words; a fault of ours is also told to the console. */
export function notDone(fault: unknown): NotDone {
  if (fault instanceof NotDone) return fault;
  reportError(fault);
  return new NotDone("server_trouble");
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await reach(method, path, body);
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new NotDone(problem.reason ?? "server_trouble", problem.detail ?? "");
}

async function reach(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.headers = { ...init.headers, "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  try {
    return await fetch(path, init);
  } catch {
    throw new NotDone("no_connection");
  }
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  me: () => ask<Me>("GET", "/api/me"),
  rename: (body: MeAsked) => ask<Me>("PUT", "/api/me", body),
  create: (body: TableAsked) => ask<TableInfo>("POST", "/api/tables", body),
  learn: (body: LessonAsked) => ask<TableInfo>("POST", "/api/lessons", body),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  sit: (id: string, body: SitAsked) => ask<TableInfo>("POST", `${table(id)}/sit`, body),
  fill: (id: string, body: FillAsked) => ask<TableInfo>("POST", `${table(id)}/fill`, body),
  leave: (id: string) => ask<TableInfo>("POST", `${table(id)}/leave`),
  back: (id: string) => ask<TableInfo>("POST", `${table(id)}/back`),
  rematch: (id: string) => ask<TableInfo>("POST", `${table(id)}/rematch`),
  replay: (id: string) => ask<Replay>("GET", `${table(id)}/replay`),
  /** A film may be gone: then the table shows how it ended. */
  film: async (id: string, at: number): Promise<ArrayBuffer | null> => {
    const answer = await reach("GET", `${table(id)}/films/${at}`).catch(() => null);
    return answer?.ok ? answer.arrayBuffer() : null;
  },
  proof: (id: string) => ask<Proof>("GET", `${table(id)}/proof`),
  matchFile: (id: string) => `${table(id)}/match`,
};

export const socketOf = (id: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${table(id)}/socket`;
