import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { make } from "./tables";
import { expect, test, type Page } from "./test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WIDTHS = [{ width: 390, height: 844 }, { width: 1280, height: 720 }];
const PLAIN = ["/", "/new/caesar", "/new/ave-caesar", "/new/cleopatra", "/lobby", "/mine", "/settings", "/rules/caesar", "/import", "/nowhere/at/all"];

interface Axe {
  run: (options?: unknown) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const found = await (globalThis as unknown as { axe: Axe }).axe.run({ resultTypes: ["violations"] });
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`));
  });
}

/** What is wrong with the page in both themes at both widths. */
async function examine(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) found.push(`${where} at ${size.width}: runs ${over} pixels over the edge`);
    for (const theme of ["light", "dark"]) {
      await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
      found.push(...(await violations(page)).map((what) => `${where} at ${size.width}, ${theme}: ${what}`));
    }
  }
  if ((await page.locator("body").textContent())?.includes("⟨")) found.push(`${where}: a text is missing`);
  return found;
}

for (const language of ["en", "cs", "hu"]) {
  test(`axe finds nothing on any page in ${language}`, async ({ guest }) => {
    const page = await guest({ language });
    const found: string[] = [];
    for (const path of PLAIN) {
      await page.goto(path);
      await expect(page.locator("h1, h2").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      found.push(...(await examine(page, path)));
    }
    expect(found).toEqual([]);
  });

  test(`axe finds nothing at any table in ${language}`, async ({ guest }) => {
    const page = await guest({ language });
    const bot = { kind: "bot", level: "Tiro" };
    const paths: string[] = [];
    const found: string[] = [];
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
      found.push(...(await examine(page, path)));
    }
    await page.goto(paths[0] ?? "");
    await page.locator(".top button").last().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    found.push(...(await examine(page, "menu")));
    expect(found).toEqual([]);
  });
}
