import { resolve } from "node:path";
import { Chance } from "../e2e/chance";
import { moveByMouse, playOn } from "../e2e/moves";
import { make, sitDown } from "../e2e/tables";
import { expect, test, type Page } from "../e2e/test";

const FOLDER = resolve(import.meta.dirname, "../../../docs/screenshots");
const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

async function shoot(page: Page, name: string): Promise<void> {
  for (const [suffix, size] of [["", WIDE], ["-phone", PHONE]] as const) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${FOLDER}/${name}${suffix}.png` });
  }
  await page.setViewportSize(WIDE);
}

const PAGES = [
  { name: "first", path: "/", language: "en", theme: "light" },
  { name: "first-dark-cs", path: "/", language: "cs", theme: "dark" },
  { name: "new-table", path: "/new/caesar", language: "en", theme: "light" },
  { name: "new-table-hu", path: "/new/ave-caesar", language: "hu", theme: "dark" },
  { name: "lobby", path: "/lobby", language: "en", theme: "light" },
  { name: "settings", path: "/settings", language: "cs", theme: "light" },
  { name: "rules", path: "/rules/caesar#C4.4", language: "en", theme: "light" },
  { name: "import", path: "/import", language: "hu", theme: "light" },
  { name: "lost", path: "/nowhere", language: "en", theme: "light" },
];

for (const { name, path, language, theme } of PAGES) {
  test(`picture of ${name}`, async ({ guest }) => {
    const page = await guest({ language, theme });
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await shoot(page, name);
  });
}

const TABLES = [
  { game: "caesar", options: {}, language: "en", theme: "light", middle: 9 },
  { game: "ave-caesar", options: { races: "1" }, language: "cs", theme: "light", middle: 10 },
  { game: "cleopatra", options: {}, language: "hu", theme: "dark", middle: 24 },
];

for (const { game, options, language, theme, middle } of TABLES) {
  test(`pictures of a table of ${game}`, async ({ guest }) => {
    const page = await guest({ language, theme });
    const { match } = await make(page, { game, options, seats: [{ kind: "me" }, { kind: "bot", level: "Tiro" }] });
    await sitDown(page, match);
    await shoot(page, `${game}-begin`);
    const chance = new Chance(7);
    await playOn([page], moveByMouse, chance, (moves) => moves >= middle);
    await expect(page.locator("[data-mine=true], [data-status=over]")).toBeVisible();
    await shoot(page, `${game}-middle`);
    const first = page.locator(".hand .open").first();
    if (await first.isVisible()) await first.click();
    await shoot(page, `${game}-choosing`);
    await playOn([page], moveByMouse, chance);
    await expect(page.getByRole("dialog")).toBeVisible();
    await shoot(page, `${game}-result`);
    await page.keyboard.press("Escape");
    await shoot(page, `${game}-end`);
    await page.goto(`/replay/${match}?ply=12`);
    await expect(page.locator("[data-game]")).toBeVisible();
    await shoot(page, `${game}-replay`);
  });
}

test("pictures around a table", async ({ guest }) => {
  const page = await guest();
  const waiting = await make(page, { game: "caesar", seats: [{ kind: "me" }, { kind: "open" }], visibility: "public" });
  await page.goto(`/table/${waiting.match}`);
  await page.getByRole("button", { name: "Make a link" }).first().click();
  await expect(page.getByRole("button", { name: "Copy" }).first()).toBeVisible();
  await shoot(page, "invite");
  const friend = await guest({ language: "hu" });
  await friend.goto(`/join#${waiting.tokens[0]}`);
  await expect(friend.getByRole("textbox")).toBeVisible();
  await shoot(friend, "join");

  const solo = await make(page, { game: "caesar", options: { crassus: "hard", centurions: "on", poison: "on" }, seats: [{ kind: "me" }, { kind: "open" }] });
  await sitDown(page, solo.match);
  await playOn([page], moveByMouse, new Chance(2), (moves) => moves >= 4);
  await page.keyboard.press("Escape");
  await shoot(page, "crassus");
  await page.getByRole("button", { name: "Menu" }).click();
  await shoot(page, "menu");
  await page.getByRole("button", { name: "Table in words" }).click();
  await shoot(page, "words");
  await page.keyboard.press("Escape");
  await page.locator(".paper li button").last().click();
  await shoot(page, "rule");

  const shared = await make(page, { game: "cleopatra", seats: [{ kind: "me" }, { kind: "me" }] });
  await page.goto(`/table/${shared.match}`);
  await expect(page.locator("[data-hand-over]")).toBeVisible();
  await shoot(page, "hand-over");
  await page.goto("/mine");
  await expect(page.getByText("CAESAR!").first()).toBeVisible();
  await shoot(page, "mine");
});
