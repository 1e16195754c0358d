import { defineConfig } from "@playwright/test";

// Whole games in a real browser against a real server: `make test-browser`.
export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  fullyParallel: true,
  // Limits for what would wait for ever; a busy machine may be many times slower than a quiet one.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 720 },
    locale: "en-GB",
    reducedMotion: "reduce",
    trace: "off",
    launchOptions: { executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium" },
  },
});
