import type {
  BoardInfo, CreateTable, Enter, Failure, Games, Imported, ImportRecord, Invite, Join, Joined, LinkInfo, MatchPage, Me, Problem, Replay,
  TableInfo, TableMade,
} from "../protocol/messages";

const ROOT = "/api/v1";

/** What the server answered instead of what was asked for. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

export const OFFLINE: Problem = { code: "offline", text: "problem-offline" };
const NONSENSE: Problem = { code: "internal", text: "problem-internal" };

async function ask(method: string, path: string, body?: unknown, token?: string | null): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["x-triumvir-token"] = token;
  let response: Response;
  try {
    response = await fetch(ROOT + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new ApiError(OFFLINE);
  }
  if (!response.ok) throw new ApiError(await problemOf(response));
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return ((await response.json()) as Failure).error;
  } catch {
    return NONSENSE;
  }
}

async function get<T>(path: string, token?: string | null): Promise<T> {
  return (await (await ask("GET", path, undefined, token)).json()) as T;
}

async function post<T>(path: string, body: unknown, method = "POST"): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length === 0 ? "" : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

export const api = {
  games: () => get<Games>("/games"),
  board: (game: string, board: string) => get<BoardInfo>(`/games/${game}/boards/${board}`),
  me: () => get<Me>("/session"),
  enter: (wish: Enter) => post<Me>("/session", wish),
  change: (wish: Enter) => post<Me>("/session", wish, "PATCH"),
  leave: () => post<Me>("/session", {}, "DELETE"),
  lobby: (game: string | null, after: string | null) => get<MatchPage>(`/tables${query({ game, after })}`),
  archive: (game: string | null, after: string | null) => get<MatchPage>(`/archive${query({ game, after })}`),
  mine: (state: "current" | "over", after: string | null) => get<MatchPage>(`/mine${query({ state, after })}`),
  create: (wish: CreateTable) => post<TableMade>("/tables", wish),
  join: (wish: Join) => post<Joined>("/join", wish),
  peek: (token: string) => post<LinkInfo>("/links", { token }),
  match: (id: string, token: string | null) => get<TableInfo>(`/matches/${id}`, token),
  invite: (id: string, seat: number | null) => post<Invite>(`/matches/${id}/links`, { seat }),
  replay: (id: string, viewpoint: string | null, first: number, token: string | null) =>
    get<Replay>(`/matches/${id}/replay${query({ viewpoint, first })}`, token),
  record: async (id: string, token: string | null) => (await ask("GET", `/matches/${id}/record`, undefined, token)).text(),
  keep: (wish: ImportRecord) => post<Imported>("/records", wish),
};
