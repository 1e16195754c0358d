// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boxNamed } from "../../../src/boards/caesar/boxes.svelte";
import Crassus from "../../../src/boards/caesar/Crassus.svelte";
import Token from "../../../src/boards/caesar/Token.svelte";
import { faceOf } from "../../../src/boards/caesar/view";
import { grouped } from "../../../src/pages/options";

const OWN = { centurions: ["sword70", "centurionship88", "laurel33"], tiles: { A: ["draw1", "execute"], F: ["execute", "draw2"] } };
const fetched = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation((path: string) => Promise.resolve(Response.json({ game: "caesar", board: path.split("/").at(-1), drawing: OWN })));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("boxNamed", () => {
  it("knows the printed box without asking", () => {
    expect(boxNamed()?.tiles["A"]).toEqual(["draw1", "execute"]);
    expect(boxNamed("printed")?.centurions).toHaveLength(3);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("asks the server once for another, and has it from then on", async () => {
    expect(boxNamed("own1")).toBeNull();
    expect(boxNamed("own1")).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(boxNamed("own1")?.tiles["F"]).toEqual(["execute", "draw2"]);
    expect(fetched.mock.calls.map(([path]) => path as string)).toEqual(["/api/v1/games/caesar/boards/own1"]);
  });

  it("asks again when the line was down", async () => {
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    expect(boxNamed("own2")).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(boxNamed("own2")?.centurions).toEqual(OWN.centurions);
  });
});

describe("a token", () => {
  it("tells its face by its name, whatever box it is from", () => {
    expect(faceOf("swordship32")).toEqual({ symbol: "swordship", symbols: ["sword", "ship"], high: 3, low: 2, centurion: false });
    expect(faceOf("centurionship88")).toEqual({ symbol: "ship", symbols: ["ship"], high: 8, low: 8, centurion: true });
    expect(faceOf("baselaurel99")).toMatchObject({ symbol: "laurel", high: 9, low: 9, centurion: false });
    expect(boxNamed()?.centurions.every((token) => faceOf(token).centurion)).toBe(true);
  });

  it("shows both symbols where there is no picture of the two", async () => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    document.body.append(svg);
    const token = mount(Token, { target: svg, props: { side: "caesar", token: "swordship32", r: 20, symbol: true } });
    expect(svg.querySelectorAll(".mark")).toHaveLength(2);
    await unmount(token);
    svg.remove();
  });
});

it("shows the commands of a tile that somebody made", async () => {
  const side = { tokens: ["swordship32"] };
  const view = { crassus: "pompey", sides: { caesar: side, pompey: side }, tile: "F", deck: { A: 2, F: 0 } };
  const panel = mount(Crassus, { target: document.body, props: { view, events: [], tiles: OWN.tiles } as never });
  flushSync();
  expect(document.querySelector(".letter")?.textContent).toBe("F");
  expect(document.querySelectorAll(".command")).toHaveLength(2);
  await unmount(panel);
});

it("does not ask for a choice between one value", () => {
  const option = (name: string, values: string[]) => ({ name, values, default: values[0] ?? "", rule: "" });
  const offered = [option("box", ["printed"]), option("poison", ["off", "on"])];
  expect(grouped(offered, { modules: ["poison", "box"] })).toEqual([{ name: "modules", options: [offered[1]] }]);
});
