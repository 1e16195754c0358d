import { errors } from "@playwright/test";
import { expect, type Page } from "./test";

/** Making tables and finding out how they are. */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  level?: string;
}

export interface Made {
  match: string;
  /** By seat; the last one is for spectators. */
  tokens: string[];
}

/** A table made over HTTP, as this person. */
export async function make(page: Page, wish: Record<string, unknown>): Promise<Made> {
  if (page.url() === "about:blank") await page.goto("/settings");
  return page.evaluate(async (body) => {
    const send = (path: string, data: unknown): Promise<Response> =>
      fetch(`/api/v1${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(data) });
    const me = (await (await fetch("/api/v1/session")).json()) as { person: string | null };
    if (!me.person) await send("/session", { name: "Marcus" });
    const answer = await send("/tables", { nonce: "00112233445566778899aabbccddeeff", ...body });
    const made = (await answer.json()) as { match: string; invites: { token: string }[]; error?: unknown };
    if (!made.match) throw new Error(JSON.stringify(made));
    return { match: made.match, tokens: made.invites.map(({ token }) => token) };
  }, wish);
}

export interface Standing {
  seq: number;
  status: string;
  mine: boolean;
  isHandingOver: boolean;
}

export async function standing(page: Page): Promise<Standing> {
  return page.evaluate(() => {
    const root = document.querySelector<HTMLElement>("[data-seq]");
    return {
      seq: Number(root?.dataset["seq"] ?? -1),
      status: root?.dataset["status"] ?? "",
      mine: root?.dataset["mine"] === "true",
      isHandingOver: document.querySelector("[data-hand-over]") !== null,
    };
  });
}

export async function sitDown(page: Page, match: string): Promise<void> {
  await page.goto(`/table/${match}`);
  await expect(page.locator("[data-seq]")).toBeVisible();
}

/** Wait until the table has gone on, or is over; false when a click seems to have met nothing, because the page was laid out anew under it. */
export async function hasChanged(page: Page, seq: number): Promise<boolean> {
  const change = page.waitForFunction((old) => {
    const root = document.querySelector<HTMLElement>("[data-seq]");
    return root !== null && (Number(root.dataset["seq"]) !== old || root.dataset["status"] === "over");
  }, seq, { polling: 15, timeout: 5_000 });
  return change.then(() => true, (error: unknown) => {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  });
}
