import { Chance } from "../e2e/chance";
import { moveByMouse, playOn } from "../e2e/moves";
import { make, sitDown } from "../e2e/tables";
import { expect, test } from "../e2e/test";
import { pictureOf, shoot } from "./shoot";

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

  const watcher = await guest({ language: "cs", theme: "dark" });

  const solo = await make(page, { game: "caesar", options: { crassus: "hard", centurions: "on", poison: "on" }, seats: [{ kind: "me" }, { kind: "open" }] });
  await sitDown(page, solo.match);
  await playOn([page], moveByMouse, new Chance(2), (moves) => moves >= 4);
  await page.keyboard.press("Escape");
  await shoot(page, "crassus");
  await watcher.goto(`/join#${solo.tokens.at(-1)}`);
  await watcher.locator("main").getByRole("button").first().click();
  await expect(watcher.locator("[data-game]")).toBeVisible();
  await shoot(watcher, "spectator");
  await page.getByRole("button", { name: "Chat" }).click();
  await page.getByRole("textbox").fill("Ave! Alea iacta est.");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Alea iacta est")).toBeVisible();
  await shoot(page, "chat");
  await page.getByRole("button", { name: "Log" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const drawer of ["Players", "Log"]) {
    await page.getByRole("button", { name: drawer }).last().click();
    await page.screenshot({ path: pictureOf(`drawer-${drawer.toLowerCase()}-phone`) });
    await page.keyboard.press("Escape");
  }
  await page.setViewportSize({ width: 1280, height: 720 });
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
