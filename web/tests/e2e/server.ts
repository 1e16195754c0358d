import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");
/** Everything comes from one address here: the limits of a public server would only be in the way. */
const GENEROUS = {
  TRIUMVIR_GUESTS_PER_MINUTE: "6000", TRIUMVIR_TABLES_PER_MINUTE: "6000", TRIUMVIR_REQUESTS_PER_SECOND: "600",
  TRIUMVIR_MESSAGES_PER_SECOND: "400", TRIUMVIR_LOG: "error", TRIUMVIR_BOT_PACE: "0",
};

const WHITE = join(ROOT, "src/triumvir/games/ave_caesar/white.json");

/** A server that has the toy game of the contract's tests besides the three. */
export const WITH_DUEL = [join(ROOT, ".venv/bin/python"), "-m", "tests.kits.duel_server"];

/**
 * A server of our own, with a database in a folder of its own, a course "own" and the box of the examples that were added.
 * It can be stopped and started again at the same port.
 */
export class TestServer {
  address = "";
  #folder = mkdtempSync(join(tmpdir(), "triumvir-"));
  #process: ChildProcess | null = null;
  #port = "0";

  constructor(
    private readonly processes = 1,
    private readonly program: readonly string[] = [join(ROOT, ".venv/bin/triumvir")],
  ) {
    const courses = join(this.#folder, "courses");
    mkdirSync(courses);
    const white = JSON.parse(readFileSync(WHITE, "utf8")) as Record<string, unknown>;
    writeFileSync(join(courses, "own.json"), JSON.stringify({ ...white, name: "own" }));
  }

  async start(): Promise<void> {
    const given = ["serve", "--port", this.#port, "--database", `sqlite:${this.#folder}/server.db`, "--processes", String(this.processes)];
    const env = { ...process.env, ...GENEROUS, LC_ALL: "C.UTF-8", LANGUAGE: "en", TRIUMVIR_PURE: "", TRIUMVIR_COURSES: join(this.#folder, "courses"), TRIUMVIR_BOXES: join(ROOT, "examples") };
    const [command = "", ...before] = this.program;
    const child = spawn(command, [...before, ...given], { env, cwd: ROOT });
    this.#process = child;
    this.address = await new Promise<string>((tell, fail) => {
      let said = "";
      const hear = (data: Buffer): void => {
        said += data.toString();
        const found = /Triumvir is at (\S+)/.exec(said)?.[1];
        if (found) tell(found);
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("exit", (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
    });
    this.#port = new URL(this.address).port;
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((tell) => child.on("exit", tell));
    child.kill("SIGTERM");
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
