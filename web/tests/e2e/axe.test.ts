import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { make } from "./tables";
import { expect, test, type Page } from "./test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WIDTHS = [{ width: 390, height: 844 }, { width: 1280, height: 720 }];
const PLAIN = ["/", "/new/caesar", "/new/ave-caesar", "/new/cleopatra", "/lobby", "/mine", "/settings", "/rules/caesar", "/import", "/nowhere/at/all"];

interface Axe {
  run: (options: unknown) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** A theme changes colours and nothing else, so the second one is examined for these alone. */
const COLOURS = ["color-contrast", "link-in-text-block"];
const THEMES = [{ theme: "light", rules: null }, { theme: "dark", rules: COLOURS }] as const;

async function violations(page: Page, rules: readonly string[] | null): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const chosen = only ? { runOnly: { type: "rule", values: only } } : {};
    const found = await (globalThis as unknown as { axe: Axe }).axe.run({ resultTypes: ["violations"], ...chosen });
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`));
  }, rules);
}

/** The page may still be on its way, so what seems wrong is looked at again; everything that stays wrong is told at the end. */
const lasting = expect.configure({ soft: true });

/** Nothing is wrong with the page in both themes at both widths. */
async function examine(page: Page, where: string): Promise<void> {
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    const over = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await lasting.poll(over, `${where} at ${size.width}: pixels over the edge`).toBeLessThanOrEqual(0);
    for (const { theme, rules } of THEMES) {
      await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
      await lasting.poll(() => violations(page, rules), `${where} at ${size.width}, ${theme}`).toEqual([]);
    }
  }
  await lasting(page.locator("body"), `${where}: a text is missing`).not.toContainText("⟨");
}

for (const language of ["en", "cs", "hu"]) {
  test(`axe finds nothing on any page in ${language}`, async ({ guest }) => {
    const page = await guest({ language });
    for (const path of PLAIN) {
      await page.goto(path);
      await expect(page.locator("h1, h2").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await examine(page, path);
    }
  });

  test(`axe finds nothing at any table in ${language}`, async ({ guest }) => {
    const page = await guest({ language });
    const bot = { kind: "bot", level: "Tiro" };
    const paths: string[] = [];
    for (const game of ["caesar", "ave-caesar", "cleopatra"]) {
      paths.push(`/table/${(await make(page, { game, seats: [{ kind: "me" }, bot] })).match}`);
    }
    const waiting = await make(page, { game: "caesar", seats: [{ kind: "me" }, { kind: "open" }] });
    paths.push(`/table/${waiting.match}`, `/join#${waiting.tokens[0]}`, paths[0]?.replace("table", "replay") ?? "");
    paths.push(`/table/${(await make(page, { game: "cleopatra", seats: [{ kind: "me" }, { kind: "me" }] })).match}`);
    for (const path of paths) {
      await page.goto("/nowhere");
      await page.goto(path);
      await expect(page.locator("[data-game], [data-hand-over], .seats, form, main ul").first()).toBeVisible();
      await examine(page, path);
    }
    await page.goto(paths[0] ?? "");
    await page.locator(".top button").last().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await examine(page, "menu");
  });
}
