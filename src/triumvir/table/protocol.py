"""Every message between browser and server, as typed values. This module is the documentation of the protocol.

On the WebSocket `/api/v1/socket` each frame is one JSON object with a `type`; a client may send a `ClientMessage`, the
server sends a `ServerMessage`. The bodies of the HTTP interface under `/api/v1` are at the end.
`tools/make_protocol.py` makes `web/src/protocol/messages.ts` and `docs/protocol/schema.json` from it.

Seats are numbers from 0; `null` in place of a seat is a spectator. Times are milliseconds since 1970 in UTC, spans are
milliseconds. Texts for people are never in a message: only ids and arguments for the catalogues.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Raw, Struct, field

VERSION: Final = 1
"""Raised when an old client could not understand the messages any more."""

Json: TypeAlias = Any
"""JSON of a game: an action, an event, a view. msgspec cannot describe a type that contains itself."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_\-]+$")]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Seq: TypeAlias = Annotated[int, Meta(ge=0)]
Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=128, pattern=r"^[A-Za-z0-9_\-]+$")]
Nonce: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}$")]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
PersonName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]

OfferKind: TypeAlias = Literal["undo", "draw", "cancel", "rematch"]
Level: TypeAlias = Literal["Tiro", "Miles", "Centurio", "Legatus", "Imperator"]
Room: TypeAlias = Literal["players", "spectators"]
Visibility: TypeAlias = Literal["public", "link", "private"]
Status: TypeAlias = Literal["waiting", "playing", "over"]
Start: TypeAlias = Literal["usual", "position", "record"]
"""Where a match began: set up by the rules with sealed chance; from a position that somebody gave, who may know what is
hidden in it; or elsewhere, and brought here as a record. Only the first has a seal."""
Language: TypeAlias = Literal["en", "cs", "hu"]


class Problem(Struct, omit_defaults=True):
    """The one shape of every error, on the socket and over HTTP."""

    code: str
    """For programs, such as `stale` or `forbidden`."""
    text: str
    """The id of the sentence in the catalogues, `problem-` and the code."""
    rule: str | None = None
    """The rule that forbids it, such as `C3.2`."""
    where: str | None = None
    """The field or place that is wrong, such as `seats.1.level`."""
    args: dict[str, Json] = field(default_factory=dict)
    """What the sentence needs, such as `{"wait": 30000}`."""


# ---- parts ---------------------------------------------------------------------------------------------------


class ClockRule(Struct, forbid_unknown_fields=True):
    """How time is kept. `base`: live, the time each seat begins with; days, the time for each move."""

    kind: Literal["none", "live", "days"] = "none"
    base: Annotated[int, Meta(ge=0, le=8640000000)] = 0
    increment: Annotated[int, Meta(ge=0, le=8640000000)] = 0


class SeatClock(Struct):
    left: int
    """What was left at `TableInfo.now`; it goes on running from there if `running`."""
    running: bool
    warned: bool


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    side: str
    """The game's own word for the seat, such as `caesar`."""
    kind: Literal["human", "bot", "automatic", "empty"]
    name: str
    level: str
    """Of a bot; nothing for others."""
    person: str | None
    ready: bool
    """False while somebody is expected but has not sat down yet."""
    stand_in: bool
    """A bot plays on for the person, who may come back."""
    online: bool
    away: int
    """For how long the person has been away; the leaver menu opens with `TableInfo.patience`."""


class OfferInfo(Struct):
    offer: OfferKind
    seat: int
    agreed: list[int]
    """The seats whose people said yes."""


class SeriesInfo(Struct):
    games: int
    number: int
    """Which game this is, counted from 0. In game n, player p sits at seat (p + n) modulo the seats."""
    earlier: list[list[int]]
    """The places of the earlier games, by player."""
    previous: str | None


class ResultInfo(Struct):
    reason: str
    """A reason of the game, or `resigned`, `time`, `draw`, `cancelled`, `claimed`, `imported`."""
    places: list[int]
    scores: list[int]
    seat: int | None
    """Who resigned, lost on time, or claimed."""
    seed: str
    """The revealed seed; with the nonces of the seats it proves the chance (`triumvir verify`). Nothing where the
    chance was not sealed from the start."""
    nonces: list[str]


class TableInfo(Struct):
    """Everything about a match that does not depend on who looks."""

    match: str
    game: str
    rules_version: int
    """A match keeps the version of the rules that it began with."""
    latest_rules: int
    """The version that new matches are played by."""
    options: dict[str, str]
    """A value for every option."""
    status: Status
    seats: list[SeatInfo]
    to_act: list[int]
    plies: int
    rated: bool
    visibility: Visibility
    clock: ClockRule
    clocks: list[SeatClock]
    now: int
    """The time of the server at this message."""
    patience: int
    """How long somebody has to be away before others may act on it."""
    offers: list[OfferInfo]
    series: SeriesInfo
    commitment: str
    """The SHA-256 commitment to the seed, shown before anybody gave a nonce; nothing unless the start was the usual."""
    result: ResultInfo | None
    next_match: str | None
    """The rematch or the next game of the series, once it is made."""
    spectators: int
    start: Start


class LegalAction(Struct):
    """One thing that may be done now: send back either form."""

    notation: str
    action: Json


class RefusalInfo(Struct):
    """What looks playable but is not, and the rule that forbids it."""

    subject: str
    rule: str


class UndoInfo(Struct):
    """Whether the last action may be taken back at once, and the code of the reason if not."""

    may: bool
    free: bool
    """It neither leaks nor robs, so the match stays rated."""
    reason: str | None


class SeatView(Struct):
    """The table as one seat (or a spectator) may know it."""

    seat: int | None
    view: Raw
    legal: Raw
    """A list of `LegalAction`."""
    refusals: list[RefusalInfo]
    undo: UndoInfo | None
    """Nothing for a spectator."""
    digest: str
    """A hash of `view`: a client that folded events may compare."""


class Phrase(Struct, omit_defaults=True):
    """A text of the catalogues by its id, with what is put into it; several texts stand in a row."""

    id: str
    values: "dict[str, int | str | Phrase | list[str | Phrase]]" = field(default_factory=dict)


class LogLine(Struct, omit_defaults=True):
    """What a log says of an event: a sentence, the rule behind it, and how it looks."""

    id: str
    values: dict[str, int | str | Phrase | list[str | Phrase]] = field(default_factory=dict)
    rule: str = ""
    """Nothing where there is no rulebook."""
    look: Literal["plain", "turn", "great"] = "plain"
    about: str = ""
    """A later line about the same makes this one outdated."""


class SeatEvents(Struct):
    """The events of one entry as one seat (or a spectator) saw them: objects with `event`, the kind, and its fields."""

    seat: int | None
    events: Raw
    lines: Raw
    """What is to be told of them, a list of `LogLine`: fewer than events, since a log is silent about questions."""


class EntrySeen(Struct, omit_defaults=True):
    """One entry of the match, without anything that this viewer may not know.

    `body` by kind: created {}, sat {name, kind, level}, left {}, started {}, ply {ply, action?} (the notation only to
    the seat itself), undone {plies, free}, offered {offer}, answered {offer, accept}, nudged {by}, replaced {level,
    resigned}, returned {}, warned {left}, resumed {outage}, ended {reason, places, scores}, followed {next}.
    """

    seq: int
    kind: str
    seat: int | None
    at: int
    body: dict[str, Json] = field(default_factory=dict)
    events: list[SeatEvents] = field(default_factory=list)


class ChatLine(Struct):
    number: int
    room: Room
    person: str | None
    name: str
    text: str
    at: int


# ---- from the client -----------------------------------------------------------------------------------------


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a client may send."""


class Hello(FromClient, tag="hello"):
    """The first message on a socket. The session comes with the cookie."""

    version: int


class Watch(FromClient, tag="watch"):
    """Be told about a match from now on: answered by `TableState`. After a break, `last_seq` is the last entry seen."""

    id: Id
    match: Id
    last_seq: Seq = 0
    token: Token | None = None
    """Of a spectator link, where the table is not public."""


class Unwatch(FromClient, tag="unwatch"):
    match: Id


class Command(FromClient):
    """Changes a match. Answered by `Done` after it is durable, or by `Refused`.

    The same `id` again gets the first answer; the same `id` with another content is refused with `command-reused`.
    """

    id: Id
    match: Id
    seat: SeatNumber
    seen_seq: Seq
    """The last entry that this client has seen; if the table has changed since, the answer is `stale`."""


class Sit(Command, tag="sit"):
    """Take an empty seat, or be ready at a seat that is kept for you. The nonce is mixed into the chance."""

    nonce: Nonce
    token: Token | None = None
    """Of the seat's invitation, where the table is not public."""
    agrees: bool = False
    """To play from a position that somebody gave and may know; else such a table refuses: `start-not-agreed`."""


class StandUp(Command, tag="stand_up"):
    """Leave a seat before the match has started."""


class AddBot(Command, tag="add_bot"):
    """Give an empty seat to a bot; for the person who made the table."""

    level: Level


class Play(Command, tag="play"):
    """Carry out an action, as notation or as JSON."""

    action: Annotated[str, Meta(min_length=1, max_length=400)] | dict[str, Json]


class Undo(Command, tag="undo"):
    """Take back at once, where `SeatView.undo` says so. Otherwise propose it."""


class Propose(Command, tag="propose"):
    """Ask all others at the table."""

    offer: OfferKind


class Answer(Command, tag="answer"):
    offer: OfferKind
    accept: bool


class Resign(Command, tag="resign"):
    pass


class Nudge(Command, tag="nudge"):
    """Remind somebody that it is their turn."""

    target: SeatNumber


class TakeOver(Command, tag="take_over"):
    """Let a bot play on for somebody who is away."""

    target: SeatNumber
    level: Level


class Claim(Command, tag="claim"):
    """Claim the win against somebody who is away."""


class ComeBack(Command, tag="come_back"):
    """Take one's seat back from the bot that stands in."""


class Preview(FromClient, tag="preview"):
    """What would happen, as far as this seat can know: answered by `Previewed`. Nothing changes."""

    id: Id
    match: Id
    seat: SeatNumber
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=32)]


class AskHint(FromClient, tag="ask_hint"):
    """What a strong bot would do here, knowing what this seat knows; on unrated tables. Answered by `Hinted`."""

    id: Id
    match: Id
    seat: SeatNumber
    level: Level = "Legatus"


class Say(FromClient, tag="say"):
    """A line of chat. Players and spectators have rooms of their own."""

    id: Id
    match: Id
    text: ChatText


class Mute(FromClient, tag="mute"):
    """Do not show me what this person says."""

    id: Id
    person: Id
    muted: bool = True


class Ping(FromClient, tag="ping"):
    at: int


Commands: TypeAlias = (
    Sit | StandUp | AddBot | Play | Undo | Propose | Answer | Resign | Nudge | TakeOver | Claim | ComeBack
)
ClientMessage: TypeAlias = (
    Hello
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
    | Ping
)


# ---- from the server -----------------------------------------------------------------------------------------


class FromServer(Struct, tag_field="type"):
    """What the server may send. A client ignores types that it does not know."""


class Welcome(FromServer, tag="welcome"):
    """The answer to `Hello`."""

    version: int
    server: str
    """The version of the program."""
    person: str | None
    name: str
    now: int


class TableState(FromServer, tag="table"):
    """Everything about a match, for this viewer: the answer to `Watch`, and after a stale command."""

    match: str
    seq: int
    table: TableInfo
    your_seats: list[int]
    is_host: bool
    views: list[SeatView]
    """One for each of your seats, or one for the spectator; none before the start."""
    entries: list[EntrySeen]
    """What happened after `last_seq`, oldest first; the latest hundreds only."""
    chat: list[ChatLine]


class Update(FromServer, tag="update"):
    """What happened now. `entries` begin right after the last one that was sent."""

    match: str
    seq: int
    table: TableInfo
    views: list[SeatView]
    entries: list[EntrySeen]


class Done(FromServer, tag="done"):
    """The command was carried out and is durable; its first entry has number `seq`."""

    id: str
    match: str
    seq: int


class Refused(FromServer, tag="refused", omit_defaults=True):
    """The message was not carried out, and nothing has changed."""

    id: str | None
    error: Problem
    match: str | None = None


class Presence(FromServer, tag="presence"):
    """Who is connected."""

    match: str
    online: list[bool]
    """By seat."""
    away: list[int]
    spectators: int


class ActionPreview(Struct, omit_defaults=True):
    action: str
    events: Raw
    """The events that are certain, as this seat would see them, up to the first that depends on chance or secrets."""
    lines: Raw
    """What is to be told of them, a list of `LogLine`."""
    view: Raw | None = None
    """The view after these events."""
    complete: bool = False
    """Nothing more would happen: no chance, no secret."""
    error: Problem | None = None


class Previewed(FromServer, tag="previewed"):
    id: str
    match: str
    previews: list[ActionPreview]


class Hinted(FromServer, tag="hinted"):
    id: str
    match: str
    seat: int
    seq: int
    action: str


class Said(FromServer, tag="said"):
    match: str
    line: ChatLine


class Pong(FromServer, tag="pong"):
    at: int
    now: int


class Farewell(FromServer, tag="farewell"):
    """The server closes this socket. Come back after `retry` milliseconds, if there is one."""

    error: Problem
    retry: int | None


ServerMessage: TypeAlias = (
    Welcome | TableState | Update | Done | Refused | Presence | Previewed | Hinted | Said | Pong | Farewell
)


# ---- HTTP ----------------------------------------------------------------------------------------------------


class Body(Struct, forbid_unknown_fields=True):
    """The body of a request."""


class Enter(Body):
    """POST /session: play at once as a guest."""

    name: PersonName
    language: Language = "en"


class Me(Struct):
    """GET, POST, PATCH /session."""

    person: str | None
    name: str
    language: Language
    muted: list[str]


class OptionInfo(Struct):
    name: str
    values: list[str]
    default: str
    rule: str


class GameListing(Struct):
    game: str
    rules_version: int
    seats: list[int]
    sides: list[str]
    options: list[OptionInfo]
    readings: dict[str, dict[str, str]]
    end_reasons: list[str]


class Games(Struct):
    """GET /games."""

    games: list[GameListing]
    levels: list[Level]


class BoardInfo(Struct):
    """GET /games/{game}/boards/{board}: what a board is drawn from that is no part of the client."""

    game: str
    board: str
    drawing: dict[str, Json]


class SeatWish(Body):
    """Who shall sit at a seat of a new table. Several seats for `me` make a hot-seat table."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class CreateTable(Body):
    """POST /tables. Seats that the rules play (Auto-Crassus) are theirs whatever is wished."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    nonce: Nonce
    options: dict[str, str] = field(default_factory=dict)
    reading: Word | None = None
    clock: ClockRule = field(default_factory=ClockRule)
    visibility: Visibility = "link"
    rated: bool = False
    games: Annotated[int, Meta(ge=1, le=99)] = 1
    start: Annotated[str, Meta(max_length=20000)] | None = None
    """A position in one line, to begin from."""
    from_match: Id | None = None
    """Begin from a ply of this finished match."""
    from_record: Annotated[str, Meta(max_length=200000)] | None = None
    """Begin from a ply of this record."""
    from_ply: Annotated[int, Meta(ge=0, le=100000)] | None = None


class Invite(Struct):
    """A link: `/join#TOKEN` or `/watch#TOKEN`. The token is behind the # so that it is in no log."""

    seat: int | None
    token: str
    expires_at: int


class TableMade(Struct):
    match: str
    table: TableInfo
    invites: list[Invite]
    """One for each open seat, and one for spectators."""


class Join(Body):
    """POST /join: sit down by an invitation, or at an open seat of a public table."""

    nonce: Nonce
    token: Token | None = None
    match: Id | None = None
    seat: SeatNumber | None = None
    agrees: bool = False
    """To play from a position that somebody gave and may know; else such a table refuses: `start-not-agreed`."""


class Joined(Struct):
    match: str
    seat: int


class Peek(Body):
    """POST /links: what a link leads to."""

    token: Token


class LinkInfo(Struct):
    match: str
    seat: int | None
    table: TableInfo


class MakeLink(Body):
    """POST /matches/{match}/links: another link, for the person who made the table."""

    seat: SeatNumber | None = None


class MatchLine(Struct):
    """One match in a list."""

    match: str
    game: str
    status: Status
    seats: list[str]
    """Names; empty for an open seat."""
    kinds: list[str]
    to_act: list[int]
    your_seats: list[int]
    your_turn: bool
    plies: int
    updated_at: int
    result: Json
    start: Start


class MatchPage(Struct):
    """GET /tables, /archive, /mine: the latest first."""

    matches: list[MatchLine]
    next: str | None
    """Give it as `after` for the next page."""


class MomentSeen(Struct):
    """The table after a ply, 0 for the set-up."""

    ply: int
    seat: int | None
    action: str | None
    events: Raw
    lines: Raw
    """What is to be told of the events, a list of `LogLine`."""
    view: Raw


class Replay(Struct):
    """GET /matches/{match}/replay?viewpoint=SEAT|spectator&first=N&last=N, and POST /records/replay.

    While a match goes on, only your own seats; afterwards every viewpoint.
    """

    game: str
    seats: list[str]
    plies: int
    viewpoint: int | None
    moments: list[MomentSeen]
    result: Json
    start: Start


class ReadRecord(Body):
    """POST /records/replay: look at a record without storing it."""

    record: Annotated[str, Meta(min_length=1, max_length=200000)]
    viewpoint: SeatNumber | None = None
    first: Annotated[int, Meta(ge=0)] = 0
    last: Annotated[int, Meta(ge=0)] | None = None


class ImportRecord(Body):
    """POST /records: keep a record as a finished match."""

    record: Annotated[str, Meta(min_length=1, max_length=200000)]
    visibility: Visibility = "link"


class Imported(Struct):
    match: str


class Analysis(Struct):
    """POST /matches/{match}/analysis: the review of a game that is over, once it is done. Ask again until it is.

    A review holds what `triumvir analyse --json` prints: each decision with its chance, what it gave away and the best
    line, judged by what its seat could know.
    """

    state: Literal["thinking", "done"]
    review: Raw | None


class Failure(Struct):
    """The body of every HTTP answer with a status of 400 or above."""

    error: Problem


class Health(Struct):
    """GET /health and /ready."""

    status: Literal["ok", "starting", "stopping", "failing"]
    version: str
