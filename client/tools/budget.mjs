// Weighs what a first visit to the home page and the heaviest table downloads, compressed.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 150 * 1024;
const dist = new URL("../../src/godet/web/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));

/** An entry, everything it imports at once, and their styles. */
function reach(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  for (const next of chunk.imports ?? []) reach(next, found);
  return found;
}

const weigh = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0);

const lazily = (pattern) => Object.keys(manifest).filter((key) => pattern.test(key));
const home = new Set(reach("index.html"));
for (const key of lazily(/src\/pages\/(Home|TablePage)\.svelte$/)) reach(key, home);
for (const key of lazily(/texts\/shell\.fr\.ftl/)) reach(key, home);

const tables = lazily(/games\/[^/]+\/Table\.svelte$/);
if (home.size === 0 || tables.length === 0) {
  console.error("budget: found no built files; did the build run?");
  process.exit(1);
}

let over = false;
for (const table of tables) {
  const files = reach(table, new Set(home));
  for (const key of lazily(new RegExp(`${table.replace("Table.svelte", "")}texts\\.fr\\.ftl`))) reach(key, files);
  const size = weigh(files);
  over ||= size > BUDGET;
  console.log(`${(size / 1024).toFixed(1)} KB of ${BUDGET / 1024} KB gzip: home and ${table} (${files.size} files)`);
}
if (over) {
  console.error("budget: too heavy");
  process.exit(1);
}
