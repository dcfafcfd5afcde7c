import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["SKALD_SERVER"] ?? "http://127.0.0.1:8700";

export default defineConfig({
  // The server may live below any path; it says so in the page.
  base: "./",
  plugins: [svelte()],
  // Tests run the browser's half of Svelte, not the server's.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    strictPort: true,
    // The messages live in src/skald, beside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Messages are read from many small files, which takes its time on a busy machine.
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
