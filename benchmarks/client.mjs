/**
 * How large and how quick is the browser client? Sizes of its files, time to the first click and to the first move, frames a second.
 *
 *     node benchmarks/client.mjs [--rounds 5] [--seconds 20] [--json FILE]
 *
 * A server of its own on the loopback, the built client (`make client`), the Chromium of CHROMIUM or /usr/bin/chromium without a window.
 * Times are medians of the rounds with the best in brackets, each round in a browser profile of its own with an empty cache. Frames are
 * counted while a game between bots is shown at the ordinary pace, and only those in which something on the page moves; how many there
 * can be depends on the machine: without a graphics card Chromium paints on the same cores on which it thinks.
 */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

const ROOT = resolve(import.meta.dirname, "..");
const { chromium } = createRequire(`${ROOT}/web/package.json`)("@playwright/test");

const GAMES = ["caesar", "ave-caesar", "cleopatra"];
/** As many bots as a table of each game has seats for in the first page's own quick game. */
const SEATS = { caesar: 2, "ave-caesar": 4, cleopatra: 2 };
const SIZE = { width: 1280, height: 720 };
/** Where the showing of a game begins: a table with pieces on it. */
const MIDDLE = 12;
const BAR = 150_000;
const GENEROUS = { TRIUMVIR_GUESTS_PER_MINUTE: "6000", TRIUMVIR_TABLES_PER_MINUTE: "6000", TRIUMVIR_REQUESTS_PER_SECOND: "600", TRIUMVIR_BOT_PACE: "0", TRIUMVIR_LOG: "error" };

const PLAY = (game) => `article.${game} button.gold:enabled`;
const BOARD = "[data-game] main svg";
const MOVE = [
  "[data-game] main [role=button]",
  "[data-game] main button:not([data-place]):not([aria-disabled=true])",
  "[data-game] .hand .pick.open > button",
  "[data-game] button.confirm:enabled",
].join(", ");

// ---- the server and people at it -----------------------------------------------------------------------------

async function startServer() {
  const env = { ...process.env, ...GENEROUS, LC_ALL: "C.UTF-8", LANGUAGE: "en" };
  const child = spawn(`${ROOT}/.venv/bin/triumvir`, ["serve", "--port", "0", "--database", "memory:"], { env });
  const address = await new Promise((tell, fail) => {
    let said = "";
    const hear = (data) => {
      said += data;
      const found = /Triumvir is at (\S+)/.exec(said)?.[1];
      if (found) tell(found);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("exit", (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { address, stop: () => child.kill("SIGTERM") };
}

/** A newcomer with an empty cache. */
async function newcomer(browser, address) {
  const context = await browser.newContext({ baseURL: address, viewport: SIZE, locale: "en-GB", reducedMotion: "no-preference" });
  return { context, page: await context.newPage() };
}

/** The files that come to a page, by their path. */
function filesOf(page) {
  const received = new Map();
  page.on("response", (response) => {
    if (response.request().method() !== "GET" || !response.ok()) return;
    received.set(new URL(response.url()).pathname, response.body().catch(() => Buffer.alloc(0))); // the page may be closed by now
  });
  return received;
}

async function sizesOf(received) {
  const files = await Promise.all([...received].map(async ([path, body]) => [path, await body]));
  return new Map(files.map(([path, body]) => [path, { raw: body.length, gz: Math.min(body.length, gzipSync(body).length) }]));
}

function total(sizes, without = new Map()) {
  const counted = [...sizes].filter(([path]) => !without.has(path)).map(([, size]) => size);
  const sum = (field) => counted.reduce((all, size) => all + size[field], 0);
  return { files: counted.length, raw: sum("raw"), gz: sum("gz") };
}

// ---- sizes and times -----------------------------------------------------------------------------------------

/** The moment, by the clock of the page, at which something is first there. */
function moment(page, selector) {
  return page.evaluate((wanted) => new Promise((tell) => {
    const isThere = () => document.querySelector(wanted) !== null;
    if (isThere()) return tell(performance.now());
    new MutationObserver((_, observer) => {
      if (!isThere()) return;
      observer.disconnect();
      tell(performance.now());
    }).observe(document.documentElement, { subtree: true, childList: true, attributes: true });
  }), selector);
}

/** From an address to a first move: by the clock of the page, which begins with the navigation. */
async function visit(browser, address, game) {
  const { context, page } = await newcomer(browser, address);
  const received = filesOf(page);
  await page.goto("/", { waitUntil: "commit" });
  const usable = await moment(page, PLAY(game));
  await page.waitForLoadState("networkidle");
  const first = await sizesOf(received);
  const clicked = await page.evaluate((button) => {
    const now = performance.now();
    document.querySelector(button).click();
    return now;
  }, PLAY(game));
  const [drawn, move] = await Promise.all([moment(page, BOARD), moment(page, MOVE)]);
  await page.waitForLoadState("networkidle");
  const all = await sizesOf(received);
  await context.close();
  return { usable, drawn: drawn - clicked, move: Math.max(drawn, move) - clicked, first: total(first), table: total(all, first) };
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function spread(values) {
  return { median: median(values), best: Math.min(...values) };
}

async function measureVisits(browser, address, rounds) {
  await visit(browser, address, "caesar"); // a server that has answered once is like any server in use
  const figures = { first: null, games: {} };
  const usable = [];
  for (const game of GAMES) {
    const visits = [];
    for (let i = 0; i < rounds; i++) visits.push(await visit(browser, address, game));
    usable.push(...visits.map((one) => one.usable));
    figures.first = visits[0].first;
    figures.games[game] = { ...visits[0].table, drawn: spread(visits.map((one) => one.drawn)), move: spread(visits.map((one) => one.move)) };
  }
  figures.first.usable = spread(usable);
  return figures;
}

// ---- frames --------------------------------------------------------------------------------------------------

/** A game between bots that has been played to its end. */
async function gameOfBots(page, game) {
  await page.goto("/settings");
  return page.evaluate(async ([key, count]) => {
    const ask = async (path, init) => (await fetch(`/api/v1${path}`, { headers: { "content-type": "application/json" }, ...init })).json();
    const post = (path, body) => ask(path, { method: "POST", body: JSON.stringify(body) });
    await post("/session", { name: "Marcus" });
    const seats = Array.from({ length: count }, () => ({ kind: "bot", level: "Tiro" }));
    const { match } = await post("/tables", { game: key, nonce: "00112233445566778899aabbccddeeff", seats });
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/v1/socket?match=${match}`);  // they play while somebody watches
    socket.onopen = () => [{ type: "hello", version: 1 }, { type: "watch", id: "watch", match }].forEach((message) => socket.send(JSON.stringify(message)));
    while ((await ask(`/matches/${match}`)).status !== "over") await new Promise((go) => setTimeout(go, 200));
    socket.close();
    return match;
  }, [game, SEATS[game]]);
}

/** How long each frame took, in milliseconds, while something moved. */
function framesOf(page, seconds) {
  return page.evaluate((most) => new Promise((tell) => {
    const lengths = [];
    const begun = performance.now();
    let last = begun;
    let wasMoving = false;
    const step = (now) => {
      const isMoving = document.getAnimations().some(({ playState }) => playState === "running");
      if (isMoving && wasMoving) lengths.push(now - last);
      [last, wasMoving] = [now, isMoving];
      if (now - begun > most * 1000) tell(lengths);
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }), seconds);
}

async function measureFrames(browser, address, game, seconds) {
  const { context, page } = await newcomer(browser, address);
  await page.goto(`/replay/${await gameOfBots(page, game)}?ply=${MIDDLE}`);
  await page.waitForSelector(BOARD);
  await page.keyboard.press("Space");
  const lengths = await framesOf(page, seconds);
  await context.close();
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const sorted = lengths.toSorted((a, b) => a - b);
  return {
    frames: lengths.length,
    perSecond: (1000 * lengths.length) / whole,
    median: median(lengths),
    slow: sorted[Math.floor(sorted.length * 0.95)],
    late: lengths.filter((length) => length > 34).length / lengths.length,
  };
}

// ---- telling -------------------------------------------------------------------------------------------------

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = ({ median: usual, best }) => `${Math.round(usual)} (${Math.round(best)}) ms`;

function tell({ first, games, frames }) {
  console.log(`First page: ${first.files} files, ${kB(first.gz)} compressed (${kB(first.raw)} raw), bar ${kB(BAR)}: ${first.gz <= BAR ? "kept" : "BROKEN"}`);
  console.log(`Usable after ${ms(first.usable)}\n`);
  console.log("| game | more for its table, compressed | raw | click to board | click to first move | frames/s | median frame | 95 % of frames | over 34 ms |");
  console.log("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
  for (const game of GAMES) {
    const [table, moving] = [games[game], frames[game]];
    const seen = [moving.perSecond.toFixed(0), `${moving.median.toFixed(1)} ms`, `${moving.slow.toFixed(1)} ms`, `${(100 * moving.late).toFixed(1)} %`];
    console.log(`| ${[game, kB(table.gz), kB(table.raw), ms(table.drawn), ms(table.move), ...seen].join(" | ")} |`);
  }
}

const { values: asked } = parseArgs({ options: { rounds: { type: "string", default: "5" }, seconds: { type: "string", default: "20" }, json: { type: "string" } } });
const server = await startServer();
process.on("exit", server.stop);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
try {
  const figures = { ...(await measureVisits(browser, server.address, Number(asked.rounds))), frames: {} };
  for (const game of GAMES) figures.frames[game] = await measureFrames(browser, server.address, game, Number(asked.seconds));
  tell(figures);
  if (asked.json) writeFileSync(asked.json, `${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await browser.close();
  server.stop();
}
