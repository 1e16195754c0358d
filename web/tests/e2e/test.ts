import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { TestServer } from "./server";

export interface Wishes {
  language?: string;
  theme?: string;
  width?: number;
  height?: number;
  confirm?: boolean;
}

interface Guests {
  /** A new person in a browser of their own; whatever goes wrong there fails the test. */
  guest: (wishes?: Wishes) => Promise<Page>;
  /** A server for this test alone, which may stop it. */
  ownServer: TestServer;
}

export const test = base.extend<Guests, { server: TestServer }>({
  server: [
    async ({}, use) => {
      const server = new TestServer(2); // whichever process a request comes to, players see one server
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  ownServer: async ({}, use) => {
    const server = new TestServer();
    await server.start();
    await use(server);
    await server.close();
  },
  guest: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const troubles: string[] = [];
    await use(async (wishes = {}) => {
      const viewport = { width: wishes.width ?? 1280, height: wishes.height ?? 720 };
      const context = await browser.newContext({ baseURL: server.address, viewport, reducedMotion: "reduce", locale: "en-GB", acceptDownloads: true });
      contexts.push(context);
      await context.addInitScript((kept) => {
        if (!localStorage.getItem("triumvir")) localStorage.setItem("triumvir", kept);
      }, JSON.stringify({ pace: "off", language: wishes.language ?? "en", theme: wishes.theme ?? "light", confirm: wishes.confirm ?? true }));
      const page = await context.newPage();
      listen(page, server, troubles);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(troubles).toEqual([]);
  },
});

/** No request leaves the origin, nothing is written to the console as an error, no script fails. */
function listen(page: Page, server: TestServer, troubles: string[]): void {
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(server.address) && !url.startsWith("blob:") && !url.startsWith("data:")) troubles.push(`request to ${url}`);
  });
  page.on("pageerror", (error) => troubles.push(`script: ${error.message}`));
  page.on("console", (message) => {
    // The browser notes every answer that is a refusal; whether it should be one is for the test to say.
    const isRefusal = /responded with a status of 4\d\d/.test(message.text());
    if (message.type() === "error" && !isRefusal) troubles.push(`console: ${message.text()}`);
  });
}

export { expect };
export type { Page };
