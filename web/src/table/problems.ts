import type { Problem } from "../protocol/messages";
import { say } from "../texts/texts.svelte";

/** The sentence of a problem; the place is named as the server names it. */
export function problemText({ code, where, args }: Problem): string {
  const wait = Math.ceil(Number(args?.["wait"] ?? 0) / 1000);
  return say(`problem-${code}`, { wait, where: where ?? "" });
}
