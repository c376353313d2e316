import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { gameIcons, tableIcons } from "./plugins/icons.ts";
import { pack } from "./plugins/pack.ts";
import { titles } from "./plugins/titles.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.SPEELTAFEL_SERVER ?? "http://127.0.0.1:8000";

/** The first with container queries, colour mixing and :has(); public/old-browser.js says so to those who come with less. */
const OLDEST = ["safari16.2", "chrome111", "firefox121"];

export default defineConfig({
  plugins: [gameIcons(), titles(), svelte(), svelteTesting(), pack()],
  resolve: { alias: { $kit: here("src/kit/index.ts"), $lib: here("src/lib") } },
  build: {
    outDir: here("../src/speeltafel/static"),
    emptyOutDir: true,
    target: OLDEST,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: { codeSplitting: { groups: [tableIcons] } },
      // Who takes one part of the kit does not take them all: home needs few of them.
      treeshake: { moduleSideEffects: [{ test: /\/src\/kit\/index\.ts$/, sideEffects: false }] },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    testTimeout: 20_000,
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
});
