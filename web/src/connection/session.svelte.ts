import type { Me } from "../protocol/messages";
import { settings } from "../settings/settings.svelte";
import { language, say } from "../texts/texts.svelte";
import { api } from "./http";
import { connection } from "./connection.svelte";

/** Who we are to the server: a guest with a name, made when it is first needed. */
class Session {
  me = $state.raw<Me | null>(null);

  async look(): Promise<void> {
    this.me = await api.me();
  }

  /** Come in as a guest, if that has not happened yet. */
  async need(): Promise<Me> {
    if (this.me === null) await this.look();
    if (this.me?.person) return this.me;
    const me = await api.enter({ name: settings.wishes.name || someName(), language: language() });
    this.me = me;
    settings.wishes.name = me.name;
    connection.renew();
    return me;
  }

  async rename(name: string): Promise<void> {
    settings.wishes.name = name;
    if (this.me?.person) {
      this.me = await api.change({ name, language: language() });
      connection.renew();
    }
  }
}

/** A Roman for a day. */
function someName(): string {
  const names = say("guest-names").split(" ");
  return names[Math.floor(Math.random() * names.length)] ?? "Marcus";
}

export const session = new Session();
