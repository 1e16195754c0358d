// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { readWishes } from "../../src/settings/settings.svelte";

describe("readWishes", () => {
  it("keeps what is understood and forgets the rest", () => {
    expect(readWishes('{"language":"hu","theme":"pink","pace":"fast","sound":"loud","name":"Marcus"}')).toEqual({
      language: "hu", theme: "auto", pace: "fast", sound: false, confirm: true, name: "Marcus",
    });
  });
  it.each([null, "", "nonsense", "null", "[]", "3"])("begins anew with %j", (text) => {
    expect(readWishes(text)).toMatchObject({ language: "auto", theme: "auto", confirm: true });
  });
});
