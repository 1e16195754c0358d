import { Chance } from "../e2e/chance";
import { moveByMouse, playOn } from "../e2e/moves";
import { make, sitDown } from "../e2e/tables";
import { expect, test } from "../e2e/test";
import { shoot, takeUp } from "./shoot";

const BOT = { kind: "bot", level: "Tiro" };

/** A whole game of each kind, from the first look to the replay. */
const TABLES = [
  { game: "caesar", options: {}, seats: [{ kind: "me" }, BOT], language: "en", theme: "light", middle: 5 },
  { game: "ave-caesar", options: { races: "1" }, seats: [{ kind: "me" }, BOT, BOT, BOT], language: "cs", theme: "light", middle: 8 },
  { game: "cleopatra", options: {}, seats: [{ kind: "me" }, BOT], language: "hu", theme: "dark", middle: 40 },
];

for (const { game, options, seats, language, theme, middle } of TABLES) {
  test(`pictures of a table of ${game}`, async ({ guest }) => {
    const page = await guest({ language, theme });
    const { match } = await make(page, { game, options, seats });
    await sitDown(page, match);
    await shoot(page, `${game}-begin`);
    const chance = new Chance(7);
    await playOn([page], moveByMouse, chance, (moves) => moves >= middle);
    await expect(page.locator("[data-mine=true], [data-status=over]")).toBeVisible();
    await shoot(page, `${game}-middle`);
    await takeUp(page);
    await shoot(page, `${game}-choosing`);
    await playOn([page], moveByMouse, chance);
    await expect(page.getByRole("dialog")).toBeVisible();
    await shoot(page, `${game}-result`);
    await page.keyboard.press("Escape");
    await shoot(page, `${game}-end`);
    await page.goto(`/replay/${match}?ply=${middle}`);
    await expect(page.locator("[data-game]")).toBeVisible();
    await shoot(page, `${game}-replay`);
  });
}
