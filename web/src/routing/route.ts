import { GAMES } from "../boards/kits";

/** Every page of the client, by its address. */
export type Route =
  | { page: "home" | "lobby" | "mine" | "settings" | "import" | "not-found" }
  | { page: "new"; game: string | null }
  | { page: "join" | "watch"; token: string }
  | { page: "table"; match: string }
  | { page: "replay"; match: string; ply: number | null; viewpoint: string | null }
  | { page: "rules"; game: string; rule: string | null };

const NOT_FOUND: Route = { page: "not-found" };
const PLAIN = ["lobby", "mine", "settings", "import"] as const;

export function routeOf(address: { pathname: string; search: string; hash: string }): Route {
  const [page = "", name, ...rest] = address.pathname.split("/").filter(Boolean);
  if (rest.length > 0) return NOT_FOUND;
  if (page === "") return { page: "home" };
  if (name === undefined) return withoutName(page, address.hash);
  return withName(page, name, new URLSearchParams(address.search), address.hash);
}

function withoutName(page: string, hash: string): Route {
  const plain = PLAIN.find((known) => known === page);
  if (plain) return { page: plain };
  if (page === "new") return { page: "new", game: null };
  if (page === "join" || page === "watch") return { page, token: hash.slice(1) };
  if (page === "rules") return { page: "rules", game: GAMES[0] ?? "", rule: null };
  return NOT_FOUND;
}

function withName(page: string, name: string, query: URLSearchParams, hash: string): Route {
  if (page === "new" && GAMES.includes(name)) return { page: "new", game: name };
  if (page === "rules" && GAMES.includes(name)) return { page: "rules", game: name, rule: hash.slice(1) || null };
  if (page === "table") return { page: "table", match: name };
  if (page === "replay") return { page: "replay", match: name, ply: plyOf(query.get("ply")), viewpoint: query.get("view") };
  return NOT_FOUND;
}

function plyOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
