import { Chance } from "../e2e/chance";
import { moveByMouse, playOn } from "../e2e/moves";
import { make, sitDown } from "../e2e/tables";
import { expect, test } from "../e2e/test";
import { playUntil, shoot, takeUp } from "./shoot";

const BOT = { kind: "bot", level: "Tiro" };
const LIVE = { kind: "live", base: 1_200_000, increment: 10_000 };

test("pictures of CAESAR! with everything in it", async ({ guest }) => {
  const page = await guest({ language: "hu", theme: "dark" });
  const options = { poison: "on", centurions: "on", border_control: "on" };
  const { match } = await make(page, { game: "caesar", options, seats: [{ kind: "me" }, BOT], clock: LIVE });
  await sitDown(page, match);
  await playOn([page], moveByMouse, new Chance(5), (moves) => moves >= 4);
  await takeUp(page);
  await shoot(page, "caesar-modules-choosing");
  await page.locator("[data-game] .board [role=button]").first().press("Enter");
  await expect(page.locator("[data-game] .board text", { hasText: "→" }).first()).toBeVisible();
  await shoot(page, "caesar-modules-preview");
});

test("pictures of a race of six", async ({ guest }) => {
  const page = await guest({ language: "hu", theme: "dark" });
  const options = { races: "1", neutral: "2", course: "red" };
  const { match } = await make(page, { game: "ave-caesar", options, seats: [{ kind: "me" }, BOT, BOT, BOT], clock: LIVE });
  await sitDown(page, match);
  const chance = new Chance(3);
  await playOn([page], moveByMouse, chance, (moves) => moves >= 5);
  await takeUp(page);
  await shoot(page, "ave-caesar-six");
});

test("picture of a warning before disqualification", async ({ guest }) => {
  const page = await guest({ language: "en", theme: "light" });
  const chance = new Chance(4);
  // Not every race comes to it.
  for (let i = 0; i < 5; i++) {
    const { match } = await make(page, { game: "ave-caesar", options: { races: "1", course: "yellow" }, seats: [{ kind: "me" }, { kind: "me" }] });
    await sitDown(page, match);
    if (!(await playUntil(page, chance, ".reach.out .target"))) continue;
    await page.locator(".reach.out .target").first().press("Enter");
    await shoot(page, "ave-caesar-warning");
    return;
  }
});

const QUESTIONS = [
  { name: "veto", selector: ".sheet .what", language: "en", theme: "light" },
  { name: "spy", selector: ".sheet .pick", language: "cs", theme: "dark" },
  { name: "vote", selector: ".slip", language: "cs", theme: "light" },
];

for (const { name, selector, language, theme } of QUESTIONS) {
  test(`picture of Caesar & Cleopatra: ${name}`, async ({ guest }) => {
    const page = await guest({ language, theme });
    const seats = [{ kind: "me" }, { kind: "bot", level: "Miles" }];
    const chance = new Chance(11);
    // Not every game comes to it.
    for (let i = 0; i < 4; i++) {
      const { match } = await make(page, { game: "cleopatra", options: { action_order: "shuffled", ask_veto: "always" }, seats, clock: LIVE });
      await sitDown(page, match);
      if (name === "veto") await shoot(page, "cleopatra-desk-clock");
      await playOn([page], moveByMouse, chance, (moves) => moves >= 12);
      if (!(await playUntil(page, chance, selector))) continue;
      await shoot(page, `cleopatra-${name}`);
      return;
    }
  });
}
