import { readFileSync } from "node:fs";
import { Chance } from "./chance";
import { moveByMouse, playOn } from "./moves";
import { make, sitDown, standing } from "./tables";
import { expect, test, type Page } from "./test";

test("a newcomer plays against a bot within two clicks", async ({ guest }) => {
  const page = await guest();
  await page.goto("/");
  await page.locator("article.caesar").getByRole("button", { name: "Play against a bot" }).click();
  await expect(page.locator(".prompt")).toHaveText("Choose a token to place.");
  await moveByMouse(page, new Chance(1));
});

test("a whole reserve is confirmed once, and further clicks do not put it into another order", async ({ guest }) => {
  const page = await guest();
  const sent: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => sent.push(...(/"next:\w+"/.exec(String(payload)) ?? [])));
  });
  const { match } = await make(page, { game: "cleopatra", seats: [{ kind: "me" }, { kind: "bot", level: "Tiro" }] });
  await sitDown(page, match);
  await page.getByRole("button", { name: "Storming" }).click();
  await page.evaluate(async () => {
    while (document.querySelector(".desk .presets")) {
      document.querySelector<HTMLButtonElement>("button.confirm")?.click();
      await new Promise(requestAnimationFrame);
    }
  });
  const box = JSON.parse(readFileSync("src/boards/cleopatra/data/box.json", "utf8")) as { presets: Record<string, string[]> };
  await expect.poll(() => sent).toEqual(box.presets["storming"]?.slice(0, -1).map((card) => `"next:${card}"`));
  await expect(page.locator(".prompt")).toHaveText("Lay your first cards and confirm.");
  await expect(page.locator(".desk .bonus")).toBeVisible();
  await page.locator("button.confirm").click();
  await expect(page.locator(".board .forum")).toBeVisible();
});

for (const game of ["caesar", "ave-caesar", "cleopatra"]) {
  test(`${game}: a phone on its side shows the board from top to bottom, and one can move`, async ({ guest }) => {
    const page = await guest({ width: 667, height: 375 });
    const { match } = await make(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "Tiro" }] });
    await sitDown(page, match);
    await expect(async () => {
      const [board, ...more] = await boxes(page, "[data-game] main.board");
      expect(more).toEqual([]);
      expect(board).toMatchObject({ x: 0, y: 0, height: 375 });
      expect(board?.width).toBeGreaterThan(667 / 2);
      const buttons = await boxes(page, "[data-game] .bar button, [data-game] .top button");
      expect(buttons).not.toEqual([]);
      expect(buttons.filter(({ right }) => right > 667)).toEqual([]);
    }).toPass({ timeout: 60_000 });
    const chance = new Chance(4);
    await playOn([page], moveByMouse, chance, (moves) => moves >= 3);
  });
}

/** Where these are now, read in one go: a board may be replaced by another at any time. What is not shown has no place. */
async function boxes(page: Page, selector: string): Promise<DOMRect[]> {
  return page.evaluate((wanted) => {
    const shown = [...document.querySelectorAll(wanted)].filter((node) => node.checkVisibility({ visibilityProperty: true }));
    return shown.map((node) => node.getBoundingClientRect().toJSON() as DOMRect);
  }, selector);
}

test("a server restart in the middle of a match is a pause", async ({ browser, ownServer: server }) => {
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 960, height: 600 } });
  await context.addInitScript(() => localStorage.setItem("triumvir", JSON.stringify({ pace: "off", language: "en" })));
  const page = await context.newPage();
  const { match } = await make(page, { game: "ave-caesar", options: { races: "1" }, seats: [{ kind: "me" }, { kind: "bot", level: "Tiro" }] });
  await sitDown(page, match);
  const chance = new Chance(2);
  await playOn([page], moveByMouse, chance, (moves) => moves >= 4);
  await server.stop();
  await expect(page.getByRole("status", { name: "Not connected" }).first()).toBeVisible();
  await server.start();
  await expect(page.getByRole("status", { name: "Connected", exact: true })).toBeVisible({ timeout: 120_000 });
  await playOn([page], moveByMouse, chance);
  await expect(page.getByRole("dialog")).toContainText("Game over");
  await context.close();
});

test("the language is switched in mid-game, and a choice in progress stays", async ({ guest }) => {
  const page = await guest();
  const { match } = await make(page, { game: "caesar", seats: [{ kind: "me" }, { kind: "bot", level: "Tiro" }] });
  await sitDown(page, match);
  await page.locator(".hand .pick.open > button").first().click();
  for (const [language, word] of [["cs", "Vyberte hraniční pole"], ["hu", "Válassz"], ["en", "Choose"]] as const) {
    await page.locator(".top").getByRole("button").last().click();
    await page.getByRole("dialog").getByRole("combobox").first().selectOption(language);
    await page.keyboard.press("Escape");
    await expect(page.locator(".prompt")).toContainText(word);
    await expect(page.locator(".hand .pick > button[aria-pressed=true]")).toHaveCount(1);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
  await expect(page.locator("body")).not.toContainText("⟨");
});

test("a record is saved, read in again, looked at from every side, and played on", async ({ guest }) => {
  const page = await guest({ width: 960, height: 600 });
  const { match } = await make(page, { game: "caesar", options: { crassus: "easy" }, seats: [{ kind: "me" }, { kind: "open" }] });
  await sitDown(page, match);
  await playOn([page], moveByMouse, new Chance(9));
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the record" }).click()]);
  const record = readFileSync(await file.path(), "utf8");

  await page.goto("/import");
  await page.getByLabel("Text of the record").fill("nonsense");
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await page.getByLabel("Text of the record").fill(record);
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.locator("[data-game]")).toBeVisible();

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/ply=2/);
  await page.locator(".eyes select").selectOption("0");
  await expect(page.locator(".hand .pick").first()).toBeVisible();
  await page.locator(".eyes select").selectOption("spectator");
  await expect(page.locator(".hand .pick")).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".count")).toContainText("2 /");
  await page.locator(".eyes select").selectOption("0");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator("[data-seq]")).toBeVisible();
});

test("why not, undo, hint, words and rules are at hand", async ({ guest }) => {
  const page = await guest();
  const { match } = await make(page, { game: "caesar", seats: [{ kind: "me" }, { kind: "bot", level: "Tiro" }] });
  await sitDown(page, match);
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByRole("dialog")).toContainText("nothing yet");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Do that" }).click({ timeout: 120_000 });
  await expect.poll(async () => (await standing(page)).seq).toBeGreaterThan(2);

  await expect(page.locator("[data-mine=true]")).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Table in words" }).click();
  const words = page.getByRole("dialog");
  await expect(words).toContainText("Italia");
  await words.getByText("Possible moves").click();
  await words.locator(".moves button").first().click();
  await expect(words.getByRole("listitem").first()).toBeVisible();
  const { seq } = await standing(page);
  await words.getByRole("button", { name: "Confirm" }).click();
  await expect.poll(async () => (await standing(page)).seq).toBeGreaterThan(seq);

  await page.locator("ol li button").last().click();
  await expect(page.getByRole("dialog")).toContainText(/C\d/);
  await page.getByRole("button", { name: "Understood" }).click();
  await page.goto("/rules/caesar#C4.4");
  await expect(page.locator(".wanted")).toContainText("neighbouring province");
  await page.getByLabel("Search").fill("standstill nothing like this");
  await expect(page.getByText("No rule contains these words.")).toBeVisible();
});

test("a table is made with options in words, and friends come by link", async ({ guest }) => {
  const [host, friend] = [await guest(), await guest({ language: "hu" })];
  await host.goto("/new/caesar");
  await host.getByLabel("Border Control", { exact: true }).check();
  await host.getByRole("button", { name: "Lay the table and invite" }).click();
  await expect(host.getByRole("alert").filter({ hasText: "does not go together" })).toBeVisible();
  await host.getByLabel("Poison").check();
  await host.getByLabel("Centurions").check();
  await host.getByRole("button", { name: "Lay the table and invite" }).click();
  await expect(host.getByRole("img", { name: "Link for this seat as a code for the camera" })).toBeVisible();
  const link = host.getByRole("textbox", { name: "Link for this seat" });
  await expect(link).toHaveValue(/\/join#./);
  await friend.goto(await link.inputValue());
  await friend.getByRole("textbox").fill("Ágnes");
  await friend.getByRole("button", { name: "Leülök" }).click();
  await expect(host.getByText("Ágnes").first()).toBeVisible();
  await friend.getByRole("button", { name: "Beszélgetés" }).click();
  await friend.getByRole("textbox").fill("Szia!");
  await friend.keyboard.press("Enter");
  await host.getByRole("button", { name: "Chat" }).click();
  await expect(host.getByText("Szia!")).toBeVisible();
  await host.getByRole("button", { name: "Menu" }).click();
  await host.getByRole("button", { name: "Resign" }).click();
  await host.getByRole("button", { name: "Really resign?" }).click();
  await expect(friend.getByRole("dialog")).toContainText("feladta");
  await friend.getByRole("button", { name: "Új játék" }).click();
  await host.getByRole("button", { name: "Play again: agree" }).click();
  for (const page of [host, friend]) await expect(page.locator("[data-status=playing]")).toBeVisible();
});

test("a course that was added is offered, drawn and raced on", async ({ guest }) => {
  const page = await guest();
  await page.goto("/new/ave-caesar");
  await page.getByLabel("Course", { exact: true }).selectOption({ label: "own" });
  const { match } = await make(page, { game: "ave-caesar", options: { races: "1", course: "own" }, seats: [{ kind: "me" }, { kind: "bot", level: "Tiro" }] });
  await sitDown(page, match);
  await expect(page.locator("aside")).toContainText("Course “own”");
  await playOn([page], moveByMouse, new Chance(4), (moves) => moves >= 3);
  await expect(page.locator("body")).not.toContainText("⟨");
});

test("an address that leads nowhere, and a table that is not there", async ({ guest }) => {
  const page = await guest();
  await page.goto("/nowhere/at/all");
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
  await page.goto("/table/none");
  await expect(page.getByText("There is no such table")).toBeVisible();
});

test("a box that somebody made is offered, drawn, and played with to the end", async ({ guest }) => {
  const page = await guest({ width: 1280, height: 800 });
  await page.goto("/new");
  await page.locator(".games label", { hasText: "CAESAR!" }).click();
  await expect(page.getByLabel("Box", { exact: true }).locator("option")).toHaveText(["as printed", "legions"]);
  const options = { crassus: "hard", centurions: "on", box: "legions" };
  const { match } = await make(page, { game: "caesar", options, seats: [{ kind: "me" }, { kind: "open" }] });
  await sitDown(page, match);
  await expect(page.getByRole("img", { name: /Centurion laurel 5\/1/ })).toHaveCount(2);
  await expect(page.locator(".crassus .letter, .crassus .deck").filter({ hasText: "F" })).not.toHaveCount(0); // turned or still to come
  await playOn([page], moveByMouse, new Chance(4));
  await expect(page.getByRole("dialog")).toContainText("Game over");
  await expect(page.locator("body")).not.toContainText("⟨");
});
