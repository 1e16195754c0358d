import type {
  ActionPreview, ChatLine, Commands, EntrySeen, Presence, Problem, SeatView, ServerMessage, TableInfo, TableState, Update,
} from "../protocol/messages";
import { Outbox, type Answered } from "./commands";
import { joined, kept } from "./entries";
import { connection } from "./connection.svelte";
import { newId, newNonce } from "./tokens";

type Wish<T> = T extends Commands ? Omit<T, "id" | "match" | "seat" | "seen_seq"> : never;
/** A command without what every command has. */
export type CommandWish = Wish<Commands>;

const LATER = 2000;

/** A match as the server shows it to this person: followed by numbers, resumed after a break. */
export class MatchStore {
  seq = $state(0);
  table = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  isHost = $state(false);
  views = $state.raw<SeatView[]>([]);
  entries = $state.raw<EntrySeen[]>([]);
  /** What came with the last message, and whether it happened before our eyes. */
  latest = $state.raw<EntrySeen[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Nothing can be shown: there is no such table, or it is not ours to see. */
  closed = $state.raw<Problem | null>(null);
  /** What was refused last. */
  refused = $state.raw<Problem | null>(null);
  hint = $state.raw<{ seat: number; action: string; seq: number } | null>(null);
  isThinking = $state(false);
  isBusy = $state(false);
  /** When clocks, and when absences, were told last, in the time of this browser: both are counted on from there. */
  clocksAt = $state(0);
  awayAt = $state(0);

  #outbox = new Outbox((message) => connection.send(message));
  #watchId = newId();
  #hintId = "";
  #later: ReturnType<typeof setTimeout> | undefined;
  #awaiting: { seq: number; tell: () => void }[] = [];
  #asked = new Map<string, (previews: ActionPreview[] | null) => void>();
  #leave: () => void;

  constructor(
    readonly id: string,
    private readonly token: string | null,
  ) {
    this.#leave = connection.listen({ match: id, connected: () => this.#watch(), heard: (message) => this.#hear(message) });
  }

  close(): void {
    clearTimeout(this.#later);
    connection.send({ type: "unwatch", match: this.id });
    this.#leave();
  }

  // ---- asking ----

  async command(seat: number, wish: CommandWish): Promise<Answered> {
    this.refused = null;
    this.isBusy = true;
    const message = { ...wish, id: newId(), match: this.id, seat, seen_seq: this.seq } as Commands;
    const answer = await this.#outbox.post(message);
    this.isBusy = !this.#outbox.isEmpty;
    if ("refused" in answer) this.refused = answer.refused;
    return answer;
  }

  /** When this entry, and all before it, have been heard of; or the whole table, which may know another past. */
  shown(seq: number): Promise<void> {
    return this.seq >= seq ? Promise.resolve() : new Promise((tell) => this.#awaiting.push({ seq, tell }));
  }

  play(seat: number, action: string): Promise<Answered> {
    return this.command(seat, { type: "play", action });
  }

  /** `agrees`: to begin from a position that somebody gave, where the table does. */
  sit(seat: number, agrees = false): Promise<Answered> {
    return this.command(seat, { type: "sit", nonce: newNonce(), agrees });
  }

  askHint(seat: number): void {
    this.#hintId = newId();
    this.hint = null;
    this.isThinking = connection.send({ type: "ask_hint", id: this.#hintId, match: this.id, seat });
  }

  /** What actions are certain to do, as far as this seat can know; nothing if the server does not say. */
  previews(seat: number, actions: readonly string[]): Promise<ActionPreview[] | null> {
    const id = newId();
    return new Promise((tell) => {
      this.#asked.set(id, tell);
      if (!connection.send({ type: "preview", id, match: this.id, seat, actions: [...actions] })) this.#told(id, null);
    });
  }

  #told(id: string | null, previews: ActionPreview[] | null): boolean {
    const tell = this.#asked.get(id ?? "");
    if (!tell) return false;
    this.#asked.delete(id ?? "");
    tell(previews);
    return true;
  }

  say(text: string): void {
    connection.send({ type: "say", id: newId(), match: this.id, text });
  }

  mute(person: string, muted: boolean): void {
    connection.send({ type: "mute", id: newId(), person, muted });
    if (muted) this.chat = this.chat.filter((line) => line.person !== person);
  }

  // ---- hearing ----

  #watch(): void {
    connection.send({ type: "watch", id: this.#watchId, match: this.id, last_seq: this.seq, token: this.token });
  }

  /** Many come back at once: a little later there is room. */
  #watchLater(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#watch(), LATER);
  }

  #hear(message: ServerMessage): void {
    if (!("match" in message) || message.match !== this.id) return;
    if (message.type === "table") this.#hearTable(message);
    else if (message.type === "update") this.#hearUpdate(message);
    else if (message.type === "done") this.#outbox.answer(message.id, { done: message.seq });
    else if (message.type === "refused") this.#hearRefusal(message.id, message.error);
    else if (message.type === "presence") this.#hearPresence(message);
    else if (message.type === "said") this.chat = [...this.chat, message.line];
    else if (message.type === "previewed") this.#told(message.id, message.previews);
    else if (message.type === "hinted") this.#hearHint(message);
  }

  #hearTable(state: TableState): void {
    if (state.seq < this.seq) this.entries = []; // another past than the one we knew: believe the server
    this.seats = state.your_seats;
    this.isHost = state.is_host;
    this.chat = state.chat;
    this.closed = null;
    this.#take(state);
    this.#tellAwaiting(Infinity);
    this.#outbox.again();
  }

  #hearUpdate(update: Update): void {
    const first = update.entries[0];
    if (first && first.seq > this.seq + 1) this.#watch(); // something was missed: ask for it
    else this.#take(update);
  }

  #take({ table, views, entries, seq }: TableState | Update): void {
    const news = entries.filter((entry) => entry.seq > this.seq || this.entries.length === 0);
    this.clocksAt = this.awayAt = Date.now();
    this.entries = joined(this.entries, entries);
    this.views = views.map((view) => kept(this.views.find(({ seat }) => seat === view.seat), view));
    this.table = table;
    this.seq = seq;
    this.latest = news;
    this.#tellAwaiting(seq);
    if (this.hint && news.length > 0) this.hint = null;
  }

  #tellAwaiting(seq: number): void {
    for (const { tell } of this.#awaiting.filter((waiting) => waiting.seq <= seq)) tell();
    this.#awaiting = this.#awaiting.filter((waiting) => waiting.seq > seq);
  }

  #hearRefusal(id: string | null, error: Problem): void {
    if (id === this.#watchId && error.code === "too-fast") this.#watchLater();
    else if (id === this.#watchId || (id === null && error.code === "not-found")) this.closed = error; // not there, or gone
    else if (id === this.#hintId) {
      this.isThinking = false;
      this.refused = error;
    } else if (this.#told(id, null)) return;
    else if (!this.#outbox.answer(id, { refused: error })) this.refused = error;
  }

  #hearPresence({ online, away, spectators }: Presence): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat, i) => ({ ...seat, online: online[i] ?? seat.online, away: away[i] ?? seat.away }));
    this.table = { ...this.table, seats, spectators };
    this.awayAt = Date.now();
  }

  #hearHint({ id, seat, action, seq }: { id: string; seat: number; action: string; seq: number }): void {
    if (id !== this.#hintId) return;
    this.isThinking = false;
    this.hint = { seat, action, seq };
  }
}
