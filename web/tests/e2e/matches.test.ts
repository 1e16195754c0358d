import { Chance } from "./chance";
import { GAMES } from "./games";
import { moveByKeys, moveByMouse, playOn } from "./moves";
import { make, sitDown } from "./tables";
import { expect, test } from "./test";

/** The smallest table that is still laid out for a wide screen: less to paint, more games. */
const SMALL = { width: 960, height: 600 };

for (const { game, options, alone } of GAMES) {
  test(`${game}: two browsers play a whole match by mouse`, async ({ guest }) => {
    const [one, two] = [await guest(SMALL), await guest(SMALL)];
    const { match, tokens } = await make(one, { game, options, seats: [{ kind: "me" }, { kind: "open" }] });
    await sitDownWaiting(one, match);
    await two.goto(`/join#${tokens[0]}`);
    await two.getByRole("button", { name: "Sit down" }).click();
    await expect(one.locator("[data-game]")).toBeVisible();
    await expect(two.locator("[data-game]")).toBeVisible();
    await playOn([one, two], moveByMouse, new Chance(11));
    for (const page of [one, two]) await expect(page.getByRole("dialog")).toContainText("Game over");
  });

  test(`${game}: a whole match against a bot by keyboard only`, async ({ guest }) => {
    const page = await guest(SMALL);
    const { match } = await make(page, { game, options, seats: [{ kind: "me" }, { kind: "bot", level: "Tiro" }] });
    await sitDown(page, match);
    await playOn([page], moveByKeys, new Chance(5));
    await expect(page.getByRole("dialog")).toContainText("Game over");
  });

  test(`${game}: a whole match at one screen`, async ({ guest }) => {
    const page = await guest(SMALL);
    const { match } = await make(page, { game, ...alone });
    await sitDown(page, match);
    await playOn([page], moveByMouse, new Chance(3));
    await expect(page.getByRole("dialog")).toContainText("Game over");
  });
}

async function sitDownWaiting(page: Parameters<typeof sitDown>[0], match: string): Promise<void> {
  await page.goto(`/table/${match}`);
  await expect(page.getByText("Waiting for one player.")).toBeVisible();
}
