import { Chance } from "./chance";
import { TestServer, WITH_DUEL } from "./server";
import { moveByKeys, moveByMouse, playOn } from "./moves";
import { make, sitDown } from "./tables";
import { expect, test as base } from "./test";

/** A game that the client knows nothing of: the toy game of the contract's tests, with a kit that holds nothing but the game. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    async ({}, use) => {
      const server = new TestServer(1, WITH_DUEL);
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
});

test("duel: a table is made, and a whole match played against a bot by mouse on the plain board", async ({ guest }) => {
  const page = await guest();
  await page.goto("/new");
  await page.locator(".games label", { hasText: "duel" }).click();
  await page.getByRole("combobox", { name: "right", exact: true }).selectOption("Tiro");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("[data-game=duel]")).toBeVisible();
  await expect(page.getByRole("heading", { name: "duel" })).toBeAttached();
  await expect(page.locator(".board dt", { hasText: "coins" })).toBeVisible();
  await playOn([page], moveByMouse, new Chance(7));
  await expect(page.getByRole("dialog")).toContainText("Game over");
  await expect(page.getByRole("dialog")).toContainText("played");
});

test("duel: a whole match at one screen by keyboard only", async ({ guest }) => {
  const page = await guest();
  const { match } = await make(page, { game: "duel", seats: [{ kind: "me" }, { kind: "me" }] });
  await sitDown(page, match);
  await playOn([page], moveByKeys, new Chance(2));
  await expect(page.getByRole("dialog")).toContainText("Game over");
});
