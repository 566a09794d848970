/** A real server and a real browser for a journey, and the hands that play. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
// @ts-expect-error - a plain module, shared with the tools
import { launch } from "../tools/browser.mjs";

export interface Taste {
  width?: number;
  height?: number;
  lang?: string;
  dark?: boolean;
  reducedMotion?: boolean;
  /** A screen for fingers. */
  touch?: boolean;
}

interface Browser {
  open: (taste?: Taste) => Promise<Page & { faults: string[] }>;
  close: () => Promise<void>;
}

/** A browser whose share in the dice is the same in every run. */
const evenChance = (): void => {
  let next = 1;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array) new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, at, bytes) => (bytes[at] = next++ % 251));
    return array;
  };
};

async function openBrowser(): Promise<Browser> {
  const { open: openPage, close } = (await launch()) as Browser;
  const open = async (taste?: Taste): Promise<Page & { faults: string[] }> => {
    const page = await openPage(taste);
    await page.addInitScript(evenChance);
    return page;
  };
  // A browser with pages that reload may take for ever to say good-bye; it ends with this process anyway.
  const leave = (): Promise<void> => Promise.race([close(), new Promise<void>((done) => setTimeout(done, 3000))]);
  return { open, close: leave };
}

const PYTHON = join(process.cwd(), ".venv/bin/python");

/** `godet serve` with loaded dice, on a file of its own; it can be killed and opened again. */
export class House {
  readonly folder = mkdtempSync(join(tmpdir(), "godet-"));
  private server: ChildProcess | null = null;
  private port = 0;

  /** What else its environment holds, such as flicks that are agreed on. */
  constructor(private readonly more: Record<string, string> = {}) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    this.port ||= await freePort();
    const words = ["-m", "tests.loaded", "serve", "--port", String(this.port), "--data", join(this.folder, "godet.db")];
    this.server = spawn(PYTHON, words, {
      env: { ...process.env, GODET_BOT_PACE: "0.02", GODET_WARM: "no", GODET_CREATIONS: "100", GODET_PLAIN: "1", ...this.more },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await answers(`${this.address}/api/health`);
  }

  /** The power goes off. */
  async kill(): Promise<void> {
    const server = this.server;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((done) => server.once("exit", done));
    server.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Run a verb of the command line on a file. */
  godet(...words: string[]): Promise<{ code: number | null; said: string }> {
    return new Promise((done) => {
      const run = spawn(PYTHON, ["-m", "godet.cli.main", ...words]);
      let said = "";
      run.stdout.on("data", (text) => (said += String(text)));
      run.stderr.on("data", (text) => (said += String(text)));
      run.once("exit", (code) => done({ code, said }));
    });
  }
}

/** The house stands and a browser is there while a file's journeys run; what opens a page. */
export function visit(house: House): Browser["open"] {
  let browser: Browser | undefined;
  beforeAll(async () => {
    await house.open();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await house.close();
  });
  return (taste) => {
    if (!browser) throw new Error("pages are opened in journeys, not before");
    return browser.open(taste);
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const at = probe.address();
      probe.close(() => done(typeof at === "object" && at ? at.port : 0));
    });
  });
}

async function answers(address: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    if (await fetch(address).then((reply) => reply.ok, () => false)) return;
    await new Promise((rest) => setTimeout(rest, 50));
  }
  throw new Error(`${address} does not answer`);
}

/** Set up a table as this page's session, without the forms: for journeys about something else. */
export async function setTable(page: Page, chairs: object[], options: object = {}, game = "wazabi"): Promise<string> {
  const asked = { game, chairs, options };
  const info = await page.evaluate(async (body) => {
    const reply = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
    return (await reply.json()) as { id: string };
  }, JSON.stringify(asked));
  return info.id;
}

export const ending = (page: Page): Locator => page.locator("#end-title");

/** What may be chosen now, best first: an open answer, a place to aim at, something in hand that can be used. */
const CHOICES = [
  ".notice button",
  "button.spot",
  ".ask.yours .answers button.main",
  ".hand button.able[aria-pressed=false]",
  ".ask.yours .answers button:not(.undo)",
];

export type Touch = (target: Locator) => Promise<void>;

export const click: Touch = (target) => target.click({ timeout: 1500 });

/** With a finger. */
export const tap: Touch = (target) => target.tap({ timeout: 4000 });

/** Like a person who never looks up: the keyboard alone, and only what Tab comes to. */
export const press: Touch = async (target) => {
  if ((await target.evaluate((each: HTMLElement) => each.tabIndex, undefined, { timeout: 1500 })) < 0) throw new Unreachable();
  await target.focus({ timeout: 1500 });
  await target.press("Enter", { timeout: 1500 });
};

/** Something is offered that no key comes to: not a slip that goes by. */
class Unreachable extends Error {}

/** Play whatever is asked, on all these pages, until `until` says it is enough. */
export async function playOn(pages: Page[], until: () => Promise<boolean>, touch: Touch = click): Promise<void> {
  const end = Date.now() + 300_000;
  for (let count = 0; Date.now() < end; count += 1) {
    if (await until()) return;
    for (const page of pages) await playOnce(page, touch, count);
  }
  const asked = await Promise.all(pages.map((page) => page.locator(".ask").allTextContents()));
  throw new Error(`it did not come to its end: ${asked.join(" / ")}`);
}

/** A number that looks thrown, the same in every run: a fixed stride may come to the same thing again and again. */
const shuffled = (count: number): number => Math.imul(count + 1, 0x9e3779b1) >>> 12;

/** Touch one of what is offered, another one each time: so all kinds of things are tried in a match. */
async function playOnce(page: Page, touch: Touch, count: number): Promise<void> {
  const curtain = page.locator(".curtain button").first();
  if (await curtain.isVisible()) await attempt(touch, curtain);
  for (const each of CHOICES) {
    const offered = page.locator(each).filter({ visible: true });
    const many = await offered.count();
    if (many > 0) return attempt(touch, offered.nth(each.endsWith("(.undo)") ? 0 : shuffled(count) % many));
  }
  await page.waitForTimeout(15);
}

/** It may have moved on under the finger, as for anybody. */
async function attempt(touch: Touch, target: Locator): Promise<void> {
  await touch(target).catch((slip: unknown) => {
    if (slip instanceof Unreachable) throw slip;
  });
}

export const over = (page: Page) => (): Promise<boolean> => ending(page).isVisible();
