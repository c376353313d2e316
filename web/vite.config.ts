import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./plugins/icons.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.SPEELTAFEL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [gameIcons(), svelte(), svelteTesting()],
  resolve: { alias: { $kit: here("src/kit/index.ts"), $lib: here("src/lib") } },
  build: {
    outDir: here("../src/speeltafel/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
});
