/** What axe says of a page, and whether it is wider than its window. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Fault {
  id: string;
  impact: string | null;
  nodes: { html: string }[];
}

/** The serious and critical faults of what the page shows now. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(
    () => (globalThis as unknown as { axe: { run: () => Promise<{ violations: Fault[]; passes: unknown[] }> } }).axe.run(),
  );
  expect(found.passes.length).toBeGreaterThan(5);
  const bad = found.violations.filter((each) => each.impact === "serious" || each.impact === "critical");
  return bad.map((each) => `${each.id}: ${each.nodes[0]?.html ?? ""}`);
}

/** By how much the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing to find, nothing cut off. */
export async function sound(page: Page, where: string): Promise<void> {
  expect.soft(await faults(page), where).toEqual([]);
  expect.soft(await overflow(page), where).toBeLessThanOrEqual(0);
}
