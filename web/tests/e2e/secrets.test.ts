import { Chance } from "./chance";
import { GAMES } from "./games";
import { moveByMouse, playOn } from "./moves";
import { make, sitDown } from "./tables";
import { expect, test, type Page } from "./test";

type Thing = { [name: string]: unknown };

/** Everything inside a value, with the names that lead there. */
function* within(value: unknown, path = ""): Generator<[string, unknown]> {
  yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* within(part, `${path}.${name}`);
}

/** What only a player may know, wherever it turns up in a message: tokens of a supply, cards of a hand, drawn ones. */
function secretsIn(message: Thing): string[] {
  const found: string[] = [];
  for (const [path, value] of within(message)) {
    const isHand = /\.(sides\.\w+\.(tokens|hand)|chariots\.\w+\.cards)$/.test(path);
    if (isHand && value !== null) found.push(path);
    const event = value as Thing | null;
    if (typeof event === "object" && event !== null && ["TokenDrawn", "CardDrawn"].includes(String(event["event"]))) {
      if ((event["token"] ?? event["card"] ?? null) !== null) found.push(`${path}: ${JSON.stringify(event)}`);
    }
    if (/\.legal$/.test(path) && Array.isArray(value) && value.length > 0) found.push(path);
  }
  return found;
}

function framesOf(page: Page): Thing[] {
  const frames: Thing[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => void frames.push(JSON.parse(String(payload)) as Thing)));
  return frames;
}

for (const { game, options } of GAMES) {
  test(`${game}: a spectator sees no secret, in no frame and nowhere on the page`, async ({ guest }) => {
    const [player, spectator] = [await guest({ width: 960, height: 600 }), await guest({ width: 960, height: 600 })];
    const [known, seen] = [framesOf(player), framesOf(spectator)];
    const { match, tokens } = await make(player, { game, options, seats: [{ kind: "me" }, { kind: "bot", level: "Tiro" }] });
    await sitDown(player, match);
    await spectator.goto(`/watch#${tokens.at(-1)}`);
    await spectator.getByRole("button", { name: "Watch" }).click();
    await expect(spectator.locator("[data-game]")).toBeVisible();
    await playOn([player], moveByMouse, new Chance(4), (moves) => moves >= 8);
    await expect.poll(() => seen.length).toBeGreaterThan(8);

    // The same net catches the player's own secrets, so it would catch the spectator's.
    expect(known.flatMap(secretsIn)).not.toEqual([]);
    expect(seen.flatMap(secretsIn)).toEqual([]);
    await expect(spectator.locator(".bar .hand button")).toHaveCount(0);
    await expect(spectator.locator("[data-game] .confirm")).toHaveCount(0);
  });
}
