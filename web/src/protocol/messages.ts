// Made by tools/make_protocol.py from src/triumvir/table/protocol.py. Do not edit.

export const PROTOCOL_VERSION = 1;

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
/** What happened, as the viewer saw it: the kind, and its fields. */
export type GameEvent = { event: string; [field: string]: Json };
export type GameView = { [field: string]: Json };
export type GameAction = { [field: string]: Json };

/** The one shape of every error, on the socket and over HTTP. */
export interface Problem {
  code: string;
  text: string;
  rule?: string | null;
  where?: string | null;
  args?: { [name: string]: Json };
}

/** How time is kept. `base`: live, the time each seat begins with; days, the time for each move. */
export interface ClockRule {
  kind?: "days" | "live" | "none";
  base?: number;
  increment?: number;
}

export interface SeatClock {
  left: number;
  running: boolean;
  warned: boolean;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  side: string;
  kind: "automatic" | "bot" | "empty" | "human";
  name: string;
  level: string;
  person: string | null;
  ready: boolean;
  stand_in: boolean;
  online: boolean;
  away: number;
}

export interface OfferInfo {
  offer: "cancel" | "draw" | "rematch" | "undo";
  seat: number;
  agreed: number[];
}

export interface SeriesInfo {
  games: number;
  number: number;
  earlier: number[][];
  previous: string | null;
}

export interface ResultInfo {
  reason: string;
  places: number[];
  scores: number[];
  seat: number | null;
  seed: string;
  nonces: string[];
}

/** Everything about a match that does not depend on who looks. */
export interface TableInfo {
  match: string;
  game: string;
  rules_version: number;
  latest_rules: number;
  options: { [name: string]: string };
  status: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  to_act: number[];
  plies: number;
  rated: boolean;
  visibility: "link" | "private" | "public";
  clock: ClockRule;
  clocks: SeatClock[];
  now: number;
  patience: number;
  offers: OfferInfo[];
  series: SeriesInfo;
  commitment: string;
  result: ResultInfo | null;
  next_match: string | null;
  spectators: number;
  start: "position" | "record" | "usual";
}

/** One thing that may be done now: send back either form. */
export interface LegalAction {
  notation: string;
  action: GameAction;
}

/** What looks playable but is not, and the rule that forbids it. */
export interface RefusalInfo {
  subject: string;
  rule: string;
}

/** Whether the last action may be taken back at once, and the code of the reason if not. */
export interface UndoInfo {
  may: boolean;
  free: boolean;
  reason: string | null;
}

/** The table as one seat (or a spectator) may know it. */
export interface SeatView {
  seat: number | null;
  view: GameView;
  legal: LegalAction[];
  refusals: RefusalInfo[];
  undo: UndoInfo | null;
  digest: string;
}

/** A text of the catalogues by its id, with what is put into it; several texts stand in a row. */
export interface Phrase {
  id: string;
  values?: { [name: string]: number | string | (string | Phrase)[] | Phrase };
}

/** What a log says of an event: a sentence, the rule behind it, and how it looks. */
export interface LogLine {
  id: string;
  values?: { [name: string]: number | string | (string | Phrase)[] | Phrase };
  rule?: string;
  look?: "great" | "plain" | "turn";
  about?: string;
}

/** The events of one entry as one seat (or a spectator) saw them: objects with `event`, the kind, and its fields. */
export interface SeatEvents {
  seat: number | null;
  events: GameEvent[];
  lines: LogLine[];
}

/**
 * One entry of the match, without anything that this viewer may not know.
 *
 * `body` by kind: created {}, sat {name, kind, level}, left {}, started {}, ply {ply, action?} (the notation only to
 * the seat itself), undone {plies, free}, offered {offer}, answered {offer, accept}, nudged {by}, replaced {level,
 * resigned}, returned {}, warned {left}, resumed {outage}, ended {reason, places, scores}, followed {next}.
 */
export interface EntrySeen {
  seq: number;
  kind: string;
  seat: number | null;
  at: number;
  body?: { [name: string]: Json };
  events?: SeatEvents[];
}

export interface ChatLine {
  number: number;
  room: "players" | "spectators";
  person: string | null;
  name: string;
  text: string;
  at: number;
}

/** The first message on a socket. The session comes with the cookie. */
export interface Hello {
  type: "hello";
  version: number;
}

/** Be told about a match from now on: answered by `TableState`. After a break, `last_seq` is the last entry seen. */
export interface Watch {
  type: "watch";
  id: string;
  match: string;
  last_seq?: number;
  token?: string | null;
}

export interface Unwatch {
  type: "unwatch";
  match: string;
}

/** Take an empty seat, or be ready at a seat that is kept for you. The nonce is mixed into the chance. */
export interface Sit {
  type: "sit";
  id: string;
  match: string;
  seat: number;
  seen_seq: number;
  nonce: string;
  token?: string | null;
  agrees?: boolean;
}

/** Leave a seat before the match has started. */
export interface StandUp {
  type: "stand_up";
  id: string;
  match: string;
  seat: number;
  seen_seq: number;
}

/** Give an empty seat to a bot; for the person who made the table. */
export interface AddBot {
  type: "add_bot";
  id: string;
  match: string;
  seat: number;
  seen_seq: number;
  level: "Centurio" | "Imperator" | "Legatus" | "Miles" | "Tiro";
}

/** Carry out an action, as notation or as JSON. */
export interface Play {
  type: "play";
  id: string;
  match: string;
  seat: number;
  seen_seq: number;
  action: string | { [name: string]: Json };
}

/** Take back at once, where `SeatView.undo` says so. Otherwise propose it. */
export interface Undo {
  type: "undo";
  id: string;
  match: string;
  seat: number;
  seen_seq: number;
}

/** Ask all others at the table. */
export interface Propose {
  type: "propose";
  id: string;
  match: string;
  seat: number;
  seen_seq: number;
  offer: "cancel" | "draw" | "rematch" | "undo";
}

export interface Answer {
  type: "answer";
  id: string;
  match: string;
  seat: number;
  seen_seq: number;
  offer: "cancel" | "draw" | "rematch" | "undo";
  accept: boolean;
}

export interface Resign {
  type: "resign";
  id: string;
  match: string;
  seat: number;
  seen_seq: number;
}

/** Remind somebody that it is their turn. */
export interface Nudge {
  type: "nudge";
  id: string;
  match: string;
  seat: number;
  seen_seq: number;
  target: number;
}

/** Let a bot play on for somebody who is away. */
export interface TakeOver {
  type: "take_over";
  id: string;
  match: string;
  seat: number;
  seen_seq: number;
  target: number;
  level: "Centurio" | "Imperator" | "Legatus" | "Miles" | "Tiro";
}

/** Claim the win against somebody who is away. */
export interface Claim {
  type: "claim";
  id: string;
  match: string;
  seat: number;
  seen_seq: number;
}

/** Take one's seat back from the bot that stands in. */
export interface ComeBack {
  type: "come_back";
  id: string;
  match: string;
  seat: number;
  seen_seq: number;
}

/** What would happen, as far as this seat can know: answered by `Previewed`. Nothing changes. */
export interface Preview {
  type: "preview";
  id: string;
  match: string;
  seat: number;
  actions: string[];
}

/** What a strong bot would do here, knowing what this seat knows; on unrated tables. Answered by `Hinted`. */
export interface AskHint {
  type: "ask_hint";
  id: string;
  match: string;
  seat: number;
  level?: "Centurio" | "Imperator" | "Legatus" | "Miles" | "Tiro";
}

/** A line of chat. Players and spectators have rooms of their own. */
export interface Say {
  type: "say";
  id: string;
  match: string;
  text: string;
}

/** Do not show me what this person says. */
export interface Mute {
  type: "mute";
  id: string;
  person: string;
  muted?: boolean;
}

export interface Ping {
  type: "ping";
  at: number;
}

/** The answer to `Hello`. */
export interface Welcome {
  type: "welcome";
  version: number;
  server: string;
  person: string | null;
  name: string;
  now: number;
}

/** Everything about a match, for this viewer: the answer to `Watch`, and after a stale command. */
export interface TableState {
  type: "table";
  match: string;
  seq: number;
  table: TableInfo;
  your_seats: number[];
  is_host: boolean;
  views: SeatView[];
  entries: EntrySeen[];
  chat: ChatLine[];
}

/** What happened now. `entries` begin right after the last one that was sent. */
export interface Update {
  type: "update";
  match: string;
  seq: number;
  table: TableInfo;
  views: SeatView[];
  entries: EntrySeen[];
}

/** The command was carried out and is durable; its first entry has number `seq`. */
export interface Done {
  type: "done";
  id: string;
  match: string;
  seq: number;
}

/** The message was not carried out, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string | null;
  error: Problem;
  match?: string | null;
}

/** Who is connected. */
export interface Presence {
  type: "presence";
  match: string;
  online: boolean[];
  away: number[];
  spectators: number;
}

export interface ActionPreview {
  action: string;
  events: GameEvent[];
  lines: LogLine[];
  view?: GameView | null;
  complete?: boolean;
  error?: Problem | null;
}

export interface Previewed {
  type: "previewed";
  id: string;
  match: string;
  previews: ActionPreview[];
}

export interface Hinted {
  type: "hinted";
  id: string;
  match: string;
  seat: number;
  seq: number;
  action: string;
}

export interface Said {
  type: "said";
  match: string;
  line: ChatLine;
}

export interface Pong {
  type: "pong";
  at: number;
  now: number;
}

/** The server closes this socket. Come back after `retry` milliseconds, if there is one. */
export interface Farewell {
  type: "farewell";
  error: Problem;
  retry: number | null;
}

/** POST /session: play at once as a guest. */
export interface Enter {
  name: string;
  language?: "cs" | "en" | "hu";
}

/** GET, POST, PATCH /session. */
export interface Me {
  person: string | null;
  name: string;
  language: "cs" | "en" | "hu";
  muted: string[];
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  rule: string;
}

export interface GameListing {
  game: string;
  rules_version: number;
  seats: number[];
  sides: string[];
  options: OptionInfo[];
  readings: { [name: string]: { [name: string]: string } };
  end_reasons: string[];
}

/** GET /games. */
export interface Games {
  games: GameListing[];
  levels: ("Centurio" | "Imperator" | "Legatus" | "Miles" | "Tiro")[];
}

/** GET /games/{game}/boards/{board}: what a board is drawn from that is no part of the client. */
export interface BoardInfo {
  game: string;
  board: string;
  drawing: { [name: string]: Json };
}

/** Who shall sit at a seat of a new table. Several seats for `me` make a hot-seat table. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: "Centurio" | "Imperator" | "Legatus" | "Miles" | "Tiro" | null;
}

/** POST /tables. Seats that the rules play (Auto-Crassus) are theirs whatever is wished. */
export interface CreateTable {
  game: string;
  seats: SeatWish[];
  nonce: string;
  options?: { [name: string]: string };
  reading?: string | null;
  clock?: ClockRule;
  visibility?: "link" | "private" | "public";
  rated?: boolean;
  games?: number;
  start?: string | null;
  from_match?: string | null;
  from_record?: string | null;
  from_ply?: number | null;
}

/** A link: `/join#TOKEN` or `/watch#TOKEN`. The token is behind the # so that it is in no log. */
export interface Invite {
  seat: number | null;
  token: string;
  expires_at: number;
}

export interface TableMade {
  match: string;
  table: TableInfo;
  invites: Invite[];
}

/** POST /join: sit down by an invitation, or at an open seat of a public table. */
export interface Join {
  nonce: string;
  token?: string | null;
  match?: string | null;
  seat?: number | null;
  agrees?: boolean;
}

export interface Joined {
  match: string;
  seat: number;
}

/** POST /links: what a link leads to. */
export interface Peek {
  token: string;
}

export interface LinkInfo {
  match: string;
  seat: number | null;
  table: TableInfo;
}

/** POST /matches/{match}/links: another link, for the person who made the table. */
export interface MakeLink {
  seat?: number | null;
}

/** One match in a list. */
export interface MatchLine {
  match: string;
  game: string;
  status: "over" | "playing" | "waiting";
  seats: string[];
  kinds: string[];
  to_act: number[];
  your_seats: number[];
  your_turn: boolean;
  plies: number;
  updated_at: number;
  result: Json;
  start: "position" | "record" | "usual";
}

/** GET /tables, /archive, /mine: the latest first. */
export interface MatchPage {
  matches: MatchLine[];
  next: string | null;
}

/** The table after a ply, 0 for the set-up. */
export interface MomentSeen {
  ply: number;
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  lines: LogLine[];
  view: GameView;
}

/**
 * GET /matches/{match}/replay?viewpoint=SEAT|spectator&first=N&last=N, and POST /records/replay.
 *
 * While a match goes on, only your own seats; afterwards every viewpoint.
 */
export interface Replay {
  game: string;
  seats: string[];
  plies: number;
  viewpoint: number | null;
  moments: MomentSeen[];
  result: Json;
  start: "position" | "record" | "usual";
}

/** POST /records/replay: look at a record without storing it. */
export interface ReadRecord {
  record: string;
  viewpoint?: number | null;
  first?: number;
  last?: number | null;
}

/** POST /records: keep a record as a finished match. */
export interface ImportRecord {
  record: string;
  visibility?: "link" | "private" | "public";
}

export interface Imported {
  match: string;
}

/**
 * POST /matches/{match}/analysis: the review of a game that is over, once it is done. Ask again until it is.
 *
 * A review holds what `triumvir analyse --json` prints: each decision with its chance, what it gave away and the best
 * line, judged by what its seat could know.
 */
export interface Analysis {
  state: "done" | "thinking";
  review: Json | null;
}

/** The body of every HTTP answer with a status of 400 or above. */
export interface Failure {
  error: Problem;
}

/** GET /health and /ready. */
export interface Health {
  status: "failing" | "ok" | "starting" | "stopping";
  version: string;
}

export type ClientMessage =
  | Hello
  | Watch
  | Unwatch
  | Sit
  | StandUp
  | AddBot
  | Play
  | Undo
  | Propose
  | Answer
  | Resign
  | Nudge
  | TakeOver
  | Claim
  | ComeBack
  | Preview
  | AskHint
  | Say
  | Mute
  | Ping;

export type ServerMessage =
  | Welcome
  | TableState
  | Update
  | Done
  | Refused
  | Presence
  | Previewed
  | Hinted
  | Said
  | Pong
  | Farewell;

export type Commands =
  | Sit
  | StandUp
  | AddBot
  | Play
  | Undo
  | Propose
  | Answer
  | Resign
  | Nudge
  | TakeOver
  | Claim
  | ComeBack;
