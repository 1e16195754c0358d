import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const here = import.meta.dirname;

// The workbench is a page for developers: it is served by `npm run dev` and never built into the package.
export default defineConfig({
  root: here,
  base: "/",
  plugins: [svelte()],
  resolve: {
    alias: { $catalogues: resolve(here, "../src/triumvir/catalogues"), $rulebooks: resolve(here, "../rulebooks") },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  server: { fs: { allow: [resolve(here, "..")] } },
  build: {
    outDir: resolve(here, "../src/triumvir/web_dist"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: resolve(here, "index.html") },
  },
  test: { include: ["tests/**/*.test.ts"], exclude: ["tests/e2e/**", "tests/screenshots/**"], environment: "node" },
});
