import { defineConfig } from "vitest/config";

/** Journeys share two cores with a server and a browser: one file at a time. */
export default defineConfig({
  test: {
    include: ["client/journeys/*.journey.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 400_000,
    hookTimeout: 60_000,
  },
});
