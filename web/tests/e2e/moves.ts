import type { Chance } from "./chance";
import { hasChanged, standing } from "./tables";
import { expect, type Page } from "./test";

/** What can be pointed at now: things on the board, in the hand, in a chooser. Never what is already chosen. */
const OFFERED = [
  ".chooser button",
  "[data-game] .board [role=button]",
  "[data-game] .board button:not([data-place]):not([aria-disabled=true])",
  "[data-game] .bar .hand .pick.open > button",
  "[data-game] .bar .hand button:not(.pick > button)",
].join(", ");
const CONFIRM = "[data-game] .bar button.confirm";
const MOST_TRIES = 300;

interface Spot {
  x: number;
  y: number;
}
interface Look {
  confirm: Spot | null;
  places: Spot[];
}

async function look(page: Page): Promise<Look> {
  return page.evaluate(
    ([offered, confirm]) => {
      const button = document.querySelector<HTMLButtonElement>(confirm);
      const nodes = document.querySelector(".chooser") ? [...document.querySelectorAll(".chooser button")] : [...document.querySelectorAll(offered)];
      const free = nodes.filter((node) => node.getAttribute("aria-pressed") !== "true" && !(node as HTMLButtonElement).disabled);
      const middle = (node: Element): { x: number; y: number } => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const places = free.map(middle).filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
      return { confirm: button !== null && !button.disabled ? middle(button) : null, places };
    },
    [OFFERED, CONFIRM] as const,
  );
}

/** Wait for something to point at: the board may just be on its way. */
async function somethingOffered(page: Page, seq: number): Promise<void> {
  await page.waitForFunction(
    ([offered, old]) => {
      const root = document.querySelector<HTMLElement>("[data-seq]");
      return document.querySelector(offered) !== null || (root !== null && Number(root.dataset["seq"]) !== old);
    },
    [`${OFFERED}, ${CONFIRM}:not(:disabled)`, seq] as const,
    { polling: 15 },
  );
}

/** One decision by mouse: point at things that are offered until the choice is complete, then confirm. */
export async function moveByMouse(page: Page, chance: Chance): Promise<void> {
  const { seq, mine, isHandingOver } = await standing(page);
  if (!mine || isHandingOver) return; // a whole set-up is sent step by step, and may have been finished meanwhile
  for (let i = 0; i < MOST_TRIES; i++) {
    const { confirm, places } = await look(page);
    if (confirm) {
      await page.mouse.click(confirm.x, confirm.y);
      if (await hasChanged(page, seq)) return;
      continue;
    }
    const place = chance.of(places);
    if (place) await page.mouse.click(place.x, place.y);
    else await somethingOffered(page, seq);
    if ((await standing(page)).seq !== seq) return;
  }
  throw new Error(`no choice could be completed: ${await page.locator(".prompt").textContent()}`);
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** One decision with nothing but keys: the tabulator, arrows, Enter, and Control with Enter. */
export async function moveByKeys(page: Page, chance: Chance): Promise<void> {
  const { seq, mine, isHandingOver } = await standing(page);
  if (!mine || isHandingOver) return;
  for (let i = 0; i < MOST_TRIES * 4; i++) {
    const here = await page.evaluate(
      ([offered, confirm]) => {
        const button = document.querySelector<HTMLButtonElement>(confirm);
        const node = document.activeElement;
        return {
          isReady: button !== null && !button.disabled,
          isOffered: node?.matches(offered) === true && node.getAttribute("aria-pressed") !== "true",
          isOnBoard: node?.closest("svg") !== null && node?.closest("svg") !== undefined,
        };
      },
      [OFFERED, CONFIRM] as const,
    );
    if (here.isReady) {
      await page.keyboard.press("Control+Enter");
      if (await hasChanged(page, seq)) return;
      continue;
    }
    if (here.isOffered && (here.isOnBoard || chance.below(3) > 0)) {
      if (here.isOnBoard) for (let k = chance.below(4); k > 0; k--) await page.keyboard.press(chance.of(ARROWS) ?? "ArrowUp");
      await page.keyboard.press("Enter");
      if (chance.below(4) === 0) await page.keyboard.press("Tab");
    } else await page.keyboard.press("Tab");
    if ((await standing(page)).seq !== seq) return;
  }
  throw new Error(`no choice could be completed: ${await page.locator(".prompt").textContent()}`);
}

export type Mover = (page: Page, chance: Chance) => Promise<void>;
const MOST_MOVES = 900;

/** Play on at these pages, each when it is its turn, until the match is over, or `until` says so. */
export async function playOn(pages: readonly Page[], move: Mover, chance: Chance, until: (moves: number) => boolean = () => false): Promise<number> {
  let moves = 0;
  for (; moves < MOST_MOVES && !until(moves); moves++) {
    const page = await whoseTurn(pages);
    if (page === null) return moves;
    const ready = page.getByRole("button", { name: /^I am / });
    if ((await standing(page)).isHandingOver) await ready.click();
    else await move(page, chance);
  }
  return moves;
}

/** The page that has something to decide; null when the match is over. */
async function whoseTurn(pages: readonly Page[]): Promise<Page | null> {
  let found: Page | null | undefined;
  await expect
    .poll(
      async () => {
        found = undefined;
        for (const page of pages) {
          const { status, mine } = await standing(page);
          if (status === "over") found = null;
          else if (mine && found === undefined) found = page;
        }
        return found !== undefined;
      },
      { timeout: 120_000, intervals: [5, 10, 20, 50, 100] },
    )
    .toBe(true);
  return found ?? null;
}
