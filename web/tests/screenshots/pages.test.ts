import { expect, test } from "../e2e/test";
import { shoot } from "./shoot";

const PAGES = [
  { name: "first", path: "/", language: "en", theme: "light" },
  { name: "first-dark-cs", path: "/", language: "cs", theme: "dark" },
  { name: "new-table", path: "/new/caesar", language: "en", theme: "light" },
  { name: "new-table-hu", path: "/new/ave-caesar", language: "hu", theme: "dark" },
  { name: "new-table-cs", path: "/new/cleopatra", language: "cs", theme: "light" },
  { name: "lobby", path: "/lobby", language: "en", theme: "light" },
  { name: "mine-empty", path: "/mine", language: "cs", theme: "light" },
  { name: "settings", path: "/settings", language: "cs", theme: "light" },
  { name: "settings-dark-hu", path: "/settings", language: "hu", theme: "dark" },
  { name: "rules", path: "/rules/caesar#C4.4", language: "en", theme: "light" },
  { name: "rules-hu", path: "/rules/cleopatra", language: "hu", theme: "dark" },
  { name: "import", path: "/import", language: "hu", theme: "light" },
  { name: "lost", path: "/nowhere", language: "en", theme: "light" },
];

for (const { name, path, language, theme } of PAGES) {
  test(`picture of ${name}`, async ({ guest }) => {
    const page = await guest({ language, theme });
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await shoot(page, name);
  });
}
