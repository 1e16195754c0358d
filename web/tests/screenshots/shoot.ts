import { resolve } from "node:path";
import type { Chance } from "../e2e/chance";
import { moveByMouse, playOn } from "../e2e/moves";
import type { Page } from "../e2e/test";

const FOLDER = process.env["PICTURES"] ?? resolve(import.meta.dirname, "../../../docs/screenshots");
const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** The pictures that stay in the repository: the README shows them. All others are only for looking at. */
const KEPT = [
  "first", "new-table-hu-phone", "crassus", "crassus-phone", "caesar-modules-preview", "caesar-result-phone",
  "ave-caesar-choosing", "ave-caesar-six", "ave-caesar-warning-phone",
  "cleopatra-vote", "cleopatra-middle", "cleopatra-veto-phone", "cleopatra-begin",
];

export function pictureOf(name: string): string {
  return resolve(FOLDER, KEPT.includes(name) ? "." : "more", `${name}.png`);
}

/** One picture on a wide screen and one on a phone. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  for (const [suffix, size] of [["", WIDE], ["-phone", PHONE]] as const) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: pictureOf(name + suffix) });
  }
  await page.setViewportSize(WIDE);
}

/** Play at random until something is to be seen, or the match is over; tells whether it came. */
export async function playUntil(page: Page, chance: Chance, selector: string): Promise<boolean> {
  const seen = (): Promise<boolean> => page.locator(selector).first().isVisible();
  let found = await seen();
  while (!found && (await page.locator("[data-status=playing]").count()) > 0) {
    await playOn([page], moveByMouse, chance, (moves) => moves >= 1);
    found = await seen();
  }
  return found;
}

/** Take up the first thing in the hand that can be used. */
export async function takeUp(page: Page): Promise<void> {
  await page.locator("[data-mine=true], [data-status=over]").waitFor();
  const first = page.locator(".hand .pick.open > button").first();
  if (await first.isVisible()) await first.click();
}
