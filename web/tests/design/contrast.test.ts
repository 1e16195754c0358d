import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Palette = Record<string, string>;

const css = readFileSync(new URL("../../src/design/colours.css", import.meta.url), "utf8");

function palette(theme: string): Palette {
  const block = css.split(`[data-theme="${theme}"]`)[1]?.split("}")[0] ?? "";
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]));
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const FACTIONS = ["russata", "albata", "veneta", "prasina", "aurata", "purpurea"];
const GROUNDS = ["paper", "stone"];
const SIDES = ["caesar", "pompey", "cleopatra"];

/** Letter colour and ground, wherever the client writes. */
const PAIRS: [string, string][] = [
  ...GROUNDS.flatMap((g): [string, string][] => ["ink", "ink-soft", "gold-ink", "alarm", ...SIDES].map((c) => [c, g])),
  ...SIDES.map((s): [string, string] => ["on-side", s]),
  ...SIDES.map((s): [string, string] => ["ink", `${s}-wash`]),
  ...FACTIONS.map((f): [string, string] => [`on-${f}`, f]),
  ...["gold-wash", "ledge", "sea", "sea-deep", "land", "land-warm", "sand", "sand-dark"].map((g): [string, string] => [
    "ink",
    g,
  ]),
];

describe.each(["light", "dark"])("the %s theme", (theme) => {
  const colours = palette(theme);

  it.each(PAIRS)("writes %s on %s legibly", (letter, ground) => {
    expect(contrast(colours[letter] ?? "", colours[ground] ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});

it("knows the ends of the scale", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#777777")).toBeCloseTo(1);
});
