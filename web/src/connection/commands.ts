import type { ClientMessage, Commands, Problem } from "../protocol/messages";

/** What became of a command. */
export type Answered = { done: number } | { refused: Problem };

interface Waiting {
  message: Commands;
  tell: (answer: Answered) => void;
}

/** Commands that have not been answered yet. Each is sent again, word for word, until it is: its id makes it happen once. */
export class Outbox {
  #waiting = new Map<string, Waiting>();

  constructor(private readonly send: (message: ClientMessage) => boolean) {}

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  post(message: Commands): Promise<Answered> {
    return new Promise((tell) => {
      this.#waiting.set(message.id, { message, tell });
      this.send(message);
    });
  }

  again(): void {
    for (const { message } of this.#waiting.values()) this.send(message);
  }

  /** True if this was the answer to one of ours. */
  answer(id: string | null, answer: Answered): boolean {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (!waiting) return false;
    this.#waiting.delete(waiting.message.id);
    waiting.tell(answer);
    return true;
  }
}
