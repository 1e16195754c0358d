// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Hand from "../../../src/boards/ave-caesar/Hand.svelte";
import type { AveCaesarView } from "../../../src/boards/ave-caesar/view";
import type { LegalAction, Refusal } from "../../../src/boards/kinds";
import { Picker } from "../../../src/boards/picker.svelte";

let shown: ReturnType<typeof mount> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function play(card: number, to: string): LegalAction {
  return { notation: `${card}>${to}`, action: { do: "play", card, to } };
}

/** Russata holds 1, 2 and 2; Veneta is neutral. */
function show(fields: Partial<AveCaesarView>, legal: LegalAction[], refusals: Refusal[] = []): { picker: Picker; onask: ReturnType<typeof vi.fn> } {
  const russata = { player: "russata", cards: [1, 2, 2], state: "racing", deck: 9 };
  const veneta = { player: null, cards: null, state: "racing", deck: 9 };
  const plain = { order: ["russata", "veneta"], chariots: { russata, veneta }, turn: "russata", driver: null, turned: null, halt: null, sixes_locked: [] };
  const picker = new Picker();
  picker.reset(legal);
  const onask = vi.fn();
  const props = { view: { ...plain, ...fields }, picker, refusals, me: "russata", onask };
  shown = mount(Hand, { target: document.body, props: props as never });
  flushSync();
  return { picker, onask };
}

function cards(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(".pick > button")];
}

it("offers the card that a neutral chariot turned up to who drives it", () => {
  const { picker } = show({ turn: "veneta", driver: "russata", turned: 5 }, [play(5, "x1"), play(5, "x2")]);
  expect(cards()).toHaveLength(4);
  cards()[3]?.click();
  expect(picker.picks["card"]).toBe(5);
});

it("shows no such card to the others", () => {
  show({ turn: "veneta", driver: "albata", turned: 5 }, []);
  expect(cards()).toHaveLength(3);
});

it("asks for the rule by which a chariot has to wait for the lane", () => {
  const { onask } = show({ halt: "lane_taken" }, [{ notation: "skip", action: { do: "skip" } }], [
    { subject: "1", rule: "A5.4" },
    { subject: "2", rule: "A5.4" },
  ]);
  cards()[1]?.click();
  expect(onask).toHaveBeenCalledWith("2");
});
