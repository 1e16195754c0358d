/** Pictures of every board in several situations: `npm run shots -- [folder] [words the name must contain …]`. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const SIZES = { wide: [1280, 720], phone: [390, 844] };
const THEMES = ["light", "dark"];
const LANGUAGES = ["en", "cs", "hu"];
const FIRST_CARD = ".bar .pick.open button";

/** A situation: what to call it, where it is recorded, and what to click on. */
const SITUATIONS = [
  ["caesar-opening", "caesar", 2, 0, [FIRST_CARD]],
  ["caesar-middle", "caesar-modules", 28, 0, [FIRST_CARD]],
  ["caesar-might", "caesar-modules", 30, 0, []],
  ["caesar-crassus", "caesar-crassus", 40, 0, []],
  ["ave-caesar-race", "ave-caesar", 12, 2, [FIRST_CARD]],
  ["ave-caesar-lane", "ave-caesar-six", 122, 2, [FIRST_CARD]],
  ["ave-caesar-end", "ave-caesar", 206, 0, []],
  ["cleopatra-set-up", "cleopatra", 0, 1, []],
  ["cleopatra-laying", "cleopatra", 38, 1, [FIRST_CARD]],
  ["cleopatra-veto", "cleopatra-tickets", 46, 1, []],
  ["cleopatra-castling", "cleopatra", 166, 1, []],
  ["cleopatra-end", "cleopatra", 226, 0, []],
];

const [folder = "../docs/screenshots", ...words] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = await createServer({ root: resolve(import.meta.dirname, ".."), server: { host: "127.0.0.1", port: 0 }, logLevel: "error" });
await server.listen();
const base = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

for (const [name, fixture, ply, seat, clicks] of SITUATIONS) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    for (const theme of THEMES) {
      for (const language of LANGUAGES) {
        const file = `${name}-${size}-${theme}-${language}.png`;
        if (!words.every((word) => file.includes(word))) continue;
        const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
        await page.goto(`${base}workbench.html?bare&fixture=${fixture}&ply=${ply}&seat=${seat}&theme=${theme}&lang=${language}`);
        await page.waitForSelector(".table main svg");
        for (const click of clicks) await page.click(click);
        await page.mouse.move(0, 0);
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: resolve(folder, file) });
        await page.close();
        console.log(file);
      }
    }
  }
}
await browser.close();
await server.close();
