import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { marked } from "marked";
import { type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.GODET ?? "http://127.0.0.1:8000";

/** A heading or an item that begins with an article's number can be linked to by it. */
const addressed = (html: string): string =>
  html.replace(/<(h\d|li)>(\s*(?:<p>|<strong>)*)(W?[A-Z]?-?[A-Z]{1,2}\d+)\b/g, '<$1 id="$3">$2$3');

/** Rules sheets become HTML while we build, so that no browser carries a Markdown reader. */
function sheets(): Plugin {
  return {
    name: "sheets",
    enforce: "pre",
    transform(text, id) {
      if (!id.endsWith(".md")) return;
      return { code: `export default ${JSON.stringify(addressed(marked.parse(text, { async: false })))};`, map: null };
    },
  };
}

export default defineConfig({
  root: here("client"),
  publicDir: here("client/public"),
  plugins: [sheets(), svelte({ configFile: here("svelte.config.js") }), svelteTesting()],
  resolve: { alias: { $client: here("client/src") } },
  build: {
    outDir: here("src/godet/web/static"),
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600, // three.js, fetched for the table of Targets alone; budget.mjs weighs the rest
  },
  server: {
    fs: { allow: [here(".")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    root: here("."),
    include: ["client/tests/**/*.test.ts", "src/godet/games/**/*.test.ts"],
    environment: "happy-dom",
    passWithNoTests: false,
  },
});
