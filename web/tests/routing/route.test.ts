import { describe, expect, it } from "vitest";
import { routeOf } from "../../src/routing/route";

const at = (path: string): ReturnType<typeof routeOf> => {
  const { pathname, search, hash } = new URL(path, "http://table.example");
  return routeOf({ pathname, search, hash });
};

describe("routeOf", () => {
  it.each([
    ["/", { page: "home" }],
    ["/lobby", { page: "lobby" }],
    ["/new", { page: "new", game: null }],
    ["/new/cleopatra", { page: "new", game: "cleopatra" }],
    ["/join#abc", { page: "join", token: "abc" }],
    ["/watch#abc", { page: "watch", token: "abc" }],
    ["/table/xyz", { page: "table", match: "xyz" }],
    ["/replay/xyz?ply=12&view=1", { page: "replay", match: "xyz", ply: 12, viewpoint: "1" }],
    ["/replay/xyz?ply=-3", { page: "replay", match: "xyz", ply: null, viewpoint: null }],
    ["/rules", { page: "rules", game: "caesar", rule: null }],
    ["/rules/ave-caesar#A4.3", { page: "rules", game: "ave-caesar", rule: "A4.3" }],
  ])("reads %s", (path, route) => expect(at(path)).toEqual(route));

  it.each(["/nowhere", "/new/chess", "/rules/chess", "/table", "/table/a/b", "/lobby/1"])("finds nothing at %s", (path) => {
    expect(at(path)).toEqual({ page: "not-found" });
  });
});
