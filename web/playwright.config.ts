import { defineConfig } from "@playwright/test";

// Whole games in a real browser against a real server: `make test-browser`.
export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  fullyParallel: true,
  timeout: 420_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 720 },
    locale: "en-GB",
    reducedMotion: "reduce",
    trace: "off",
    launchOptions: { executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium" },
  },
});
