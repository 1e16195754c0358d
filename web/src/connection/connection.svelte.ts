import { PROTOCOL_VERSION, type ClientMessage, type Farewell, type Problem, type ServerMessage } from "../protocol/messages";
import { waitBefore } from "./backoff";

/** How the connection to the server is, without flattery: `quiet` means that it has not answered for a while. */
export type Status = "connecting" | "online" | "quiet" | "offline" | "refused";

export interface Listener {
  /** The match that is listened to: large servers have several processes, and let us in where it lives. */
  match: string | null;
  /** The connection is there, for the first time or again. */
  connected: () => void;
  heard: (message: ServerMessage) => void;
}

const PING_EVERY = 20_000;
const PATIENCE = 6_000;
const TICK = 2_000;
/** Sent on to another process, we go at once; sent on again within this time, we think first. */
const MOVE_EVERY = 2_000;

/** The one socket of this page. It opens when somebody listens, and comes back whenever it was lost. */
export class Connection {
  status = $state<Status>("offline");
  /** When the next attempt is made, in the time of this browser; null while none is waiting. */
  retryAt = $state<number | null>(null);
  farewell = $state.raw<Problem | null>(null);

  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #pingedAt = 0;
  #isReady = false;
  #movedAt = -MOVE_EVERY;

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#socket === null) this.#open();
    else if (this.#isReady) listener.connected();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.close();
    };
  }

  /** False if there is no connection now. Whoever needs an answer sends again when connected. */
  send(message: ClientMessage): boolean {
    if (!this.#isReady || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Leave and come back at once, such as after signing in. */
  renew(): void {
    if (this.#listeners.size === 0) return;
    this.#drop();
    this.#attempts = 0;
    this.#open();
  }

  /** Back from sleep or from another page: find out at once whether the connection still holds. */
  wake(): void {
    if (this.#listeners.size === 0) return;
    if (this.status === "online" || this.status === "quiet") this.#ping();
    else if (this.status === "offline") this.renew();
  }

  close(): void {
    this.#drop();
    this.status = "offline";
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.retryAt = null;
    this.status = "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/socket${this.#wanted()}`);
    this.#socket = socket;
    this.#heardAt = this.#pingedAt = Date.now();
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: PROTOCOL_VERSION }));
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost();
    this.#ticking = setInterval(() => this.#tick(), TICK);
  }

  #wanted(): string {
    const match = [...this.#listeners].findLast((listener) => listener.match !== null)?.match;
    return match === undefined || match === null ? "" : `?match=${encodeURIComponent(match)}`;
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ticking);
    this.retryAt = null;
    this.#isReady = false;
    if (this.#socket) {
      this.#socket.onclose = this.#socket.onmessage = null;
      this.#socket.close();
    }
    this.#socket = null;
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = Date.now();
    if (message.type === "welcome") {
      this.#isReady = true;
      this.#attempts = 0;
      this.farewell = null;
      this.status = "online";
      for (const listener of this.#listeners) listener.connected();
    } else if (message.type === "farewell") this.#bidden(message);
    else if (this.status === "quiet") this.status = "online";
    for (const listener of this.#listeners) listener.heard(message);
  }

  #bidden({ error, retry }: Farewell): void {
    const now = Date.now();
    if (retry === 0 && now - this.#movedAt > MOVE_EVERY) {
      this.#movedAt = now;
      this.#drop();
      this.#open();
      return;
    }
    this.farewell = error;
    if (retry === null) this.status = "refused";
  }

  #lost(): void {
    const isRefused = this.status === "refused";
    this.#drop();
    if (isRefused || this.#listeners.size === 0) return;
    this.status = "offline";
    const wait = waitBefore(this.#attempts++);
    this.retryAt = Date.now() + wait;
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #ping(): void {
    this.#pingedAt = Date.now();
    this.send({ type: "ping", at: this.#pingedAt });
  }

  /** A connection that is silent after a question is given up: sleeping machines do not tell when they leave. */
  #tick(): void {
    const now = Date.now();
    const isAsked = this.#pingedAt > this.#heardAt;
    if (!this.#isReady || isAsked) {
      const silence = now - this.#pingedAt;
      if (silence > 2 * PATIENCE) this.#giveUp();
      else if (this.#isReady && silence > PATIENCE) this.status = "quiet";
    } else if (now - this.#heardAt > PING_EVERY) this.#ping();
  }

  #giveUp(): void {
    this.#drop();
    this.#lost();
  }
}

export const connection = new Connection();

export function followWaking(): void {
  addEventListener("online", () => connection.wake());
  addEventListener("pageshow", () => connection.wake());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") connection.wake();
  });
}
