import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PAUSE, Previews } from "../../src/boards/previews.svelte";
import type { ActionPreview } from "../../src/protocol/messages";

const told = (action: string): ActionPreview => ({ action, events: [], view: { after: action } }) as unknown as ActionPreview;

function asking(): { previews: Previews; asked: string[][]; answer: (found?: boolean) => Promise<void> } {
  const previews = new Previews();
  const asked: string[][] = [];
  let tell: (found: readonly ActionPreview[] | null) => void = () => undefined;
  previews.ask = (notations) => {
    asked.push([...notations]);
    return new Promise((resolve) => (tell = resolve));
  };
  const answer = async (found = true): Promise<void> => {
    tell(found ? (asked.at(-1) ?? []).map(told) : null);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { previews, asked, answer };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what is wanted is asked at once, in one question, and kept", async () => {
  const { previews, asked, answer } = asking();
  previews.want(["a", "b"]);
  expect(asked).toEqual([["a", "b"]]);
  expect(previews.of("a")).toBeNull();
  await answer();
  expect(previews.of("a")).toEqual(told("a"));
  previews.want(["a", "b"]);
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  expect(asked).toHaveLength(1);
});

test("of all that is pointed at meanwhile only the last is asked, after a pause", async () => {
  const { previews, asked, answer } = asking();
  for (const notation of ["a", "b", "c", "d"]) previews.want([notation]);
  await answer();
  expect(asked).toEqual([["a"]]);
  previews.want(["e"]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(asked).toEqual([["a"], ["e"]]);
});

test("there is never more than one question under way", async () => {
  const { previews, asked, answer } = asking();
  previews.want(["a"]);
  await vi.advanceTimersByTimeAsync(5 * PAUSE);
  previews.want(["b"]);
  expect(asked).toHaveLength(1);
  await answer(false);
  expect(asked).toEqual([["a"], ["b"]]);
  expect(previews.of("a")).toBeNull();
});

test("an answer about a table that has changed is not believed", async () => {
  const { previews, answer } = asking();
  previews.want(["a"]);
  previews.forget();
  await answer();
  expect(previews.of("a")).toBeNull();
});

test("where nobody can be asked nothing is known", () => {
  const previews = new Previews();
  previews.want(["a"]);
  expect(previews.of("a")).toBeNull();
  expect(previews.of(undefined)).toBeNull();
});
