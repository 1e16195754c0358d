// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Agreement from "../../src/table/Agreement.svelte";
import StartNote from "../../src/table/StartNote.svelte";
import { say } from "../../src/texts/texts.svelte";

let shown: Record<string, unknown> | null = null;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe("Agreement", () => {
  function ask(): { onagree: ReturnType<typeof vi.fn>; onclose: ReturnType<typeof vi.fn> } {
    const asked = { onagree: vi.fn(), onclose: vi.fn() };
    shown = mount(Agreement, { target: document.body, props: asked });
    flushSync();
    return asked;
  }
  const press = (text: string): void => [...document.querySelectorAll("button")].find((button) => button.textContent === text)?.click();

  it("says that the host may know hidden cards", () => {
    ask();
    expect(document.querySelector("dialog")?.textContent).toContain(say("start-position-about"));
  });

  it("sits nobody down who does not agree", () => {
    const { onagree, onclose } = ask();
    press(say("start-ask-no"));
    expect(onagree).not.toHaveBeenCalled();
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("takes a yes for a yes", () => {
    const { onagree } = ask();
    press(say("start-ask-yes"));
    expect(onagree).toHaveBeenCalledOnce();
  });
});

describe("StartNote", () => {
  it.each([
    ["usual", "sentence", ""],
    ["position", "sentence", "start-position-about"],
    ["record", "sentence", "start-record-about"],
    ["position", "words", "start-position"],
  ] as const)("tells of a start that is %s in a %s", (start, look, id) => {
    shown = mount(StartNote, { target: document.body, props: { start, look } });
    flushSync();
    expect(document.body.textContent?.trim()).toBe(id && say(id));
  });
});
