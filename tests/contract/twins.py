"""Twins: two histories that somebody at the table cannot tell apart, made without the game's own `imagine`.

A game is played at random. Then, from somewhere on, it is played again, and here and there chance or somebody else's
hidden choice falls otherwise. The second history is kept as long as everything that the rulebook lets the viewer know is
the same: what lies open on the table, what they hold themselves, and what they are shown in passing. That is decided
here, from tables of what is private, and not by what the game says that a viewer sees. Whatever the game shows to that
viewer then has to be the same, too, and so has everything that it keeps in mind for them.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from mypy_extensions import i64

from triumvir.contract.chance import Chance, Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.event import Event, Log
from triumvir.contract.game import Game
from triumvir.contract.info import Options
from triumvir.contract.position import Position, legal_actions, seats_to_act

Told = dict[str, Any]

TRIES = 40
"""How many ways to go on are tried before a twin ends."""
SPECTATOR = -1


# ---- what the rulebooks say ----------------------------------------------------------------------------------


def own_side(event: Told, own: str) -> bool:
    return event.get("player", event.get("side")) == own


def private_fields(game: str, event: Told, own: str) -> tuple[str, ...]:
    """Which fields of an event somebody else's eyes may not see. `own` is the viewer's side, empty for a spectator."""
    kind = event["event"]
    if kind == "HandShown":  # two play, so one shows and the other looks [K36]
        return () if own else ("cards",)
    if own_side(event, own):
        return ()
    match game, kind:
        case "duel", "Looked" | "Whispered":  # only flaws tell of these cards
            return ("card",)
        case "caesar", "TokenDrawn":  # [C2.2, C8.1]
            return () if event["open"] else ("token",)
        case "caesar", "TokenPlaced":  # [C7.4]
            return ("token",) if event["face"] == "hidden" else ()
        case "ave-caesar", "CardDrawn":  # [A3.4]
            return ("card",)
        case "ave-caesar", "TurnSkipped":  # [A5.4]
            return () if event["is_plain"] else ("halt",)
        case "cleopatra", "DeckOrdered":  # [K6]
            return ("cards",)
        case "cleopatra", "CardLaid":  # [K7, K12]
            return ("card",) if event["face"] == "down" else ()
        case "cleopatra", "CardDrawn":  # [K17]
            return ("card",)
        case "cleopatra", "CardExchanged":  # [KR17]
            return {"open": (), "backs": ("card",), "hidden": ("card", "back")}[event["shows"]]
        case "cleopatra", "CardMoved":  # [K37]
            return ("card", "group")
    return ()


SHOWN: Mapping[str, frozenset[str]] = {
    "caesar": frozenset(
        "ProvinceClosed TokenReturned Passed BankDrawn TokenDrawn BagEmpty CenturionTaken TileTurned".split()
    ),
    "ave-caesar": frozenset(
        "CardDrawn CardPlayed ChariotMoved CardTurned CardDiscarded TurnSkipped NeutralBlocked".split()
    ),
    "cleopatra": frozenset(
        "HandShown CardTaken CardsTurnedUp GroupStruck CardAssassinated CardLaid CardDrawn DrawDeclined CardExchanged "
        "VetoHeld ActionAnnounced ActionVetoed ActionAllowed CardsLaidOut PatricianWon VotePostponed Passed".split()
    ),
    "duel": frozenset(),
}
"""What is shown in passing: a position does not keep it, but people remember. All other events have to follow."""
CONCLUDED: Mapping[str, tuple[str, ...]] = {"TurnSkipped": ("halt", "is_plain")}
"""What a game tells of an event only because everybody can conclude it: it has to follow, like other events. [A5.4]"""
NOTES: Mapping[str, tuple[str, ...]] = {
    "caesar": ("gains", "hidden_at", "taken_at", "returned", "plays", "stuck_tokens", "stuck_spaces"),
    "ave-caesar": ("possible",),
    "cleopatra": ("flow", "pool_shared", "pool_known", "pool_seen"),
    "duel": (),
}
"""What a position keeps in mind for its viewers: no part of the table, and so a thing to be checked."""


def told(game: str, events: Sequence[Event], own: str) -> list[Told]:
    """What the rulebook lets a viewer know of what was shown in passing."""
    lines: list[Told] = [dict(event.to_json()) for event in events if event.kind() in SHOWN[game]]
    hidden = [(*private_fields(game, line, own), *CONCLUDED.get(line["event"], ())) for line in lines]
    return [{**line, **dict.fromkeys(names)} for line, names in zip(lines, hidden, strict=True)]


def on_the_table(game: Game, position: Position, own: str) -> Told:
    """What the rulebook lets a viewer know of the table itself."""
    fields: Told = dict(position.to_json())
    for name in NOTES[game.info.key]:
        fields.pop(name, None)
    OPEN[game.info.key](game, fields, position.to_json(), own)
    return fields


def counted(cards: Mapping[str, Sequence[object]], own: str) -> Told:
    """Of other people's cards only how many there are."""
    return {side: held if side == own else len(held) for side, held in cards.items()}


def open_caesar(game: Game, fields: Told, all_fields: Mapping[str, Any], own: str) -> None:
    """Supplies are hidden, except Crassus' row, and so is what lies face down at border controls. [C2.2, C7.4, C8.1]"""
    given, hidden = fields["options"], all_fields["hidden_at"]
    is_alone = given.get("crassus", "off") != "off"
    open_row = {"caesar": "pompey", "pompey": "caesar"}[given.get("human", "caesar")] if is_alone else ""
    supply = fields["supply"]
    fields["supply"] = {side: held if side in (own, open_row) else len(held) for side, held in supply.items()}
    fields["tokens"] = {
        space: lying.partition(".")[0] if space in hidden and lying.partition(".")[0] != own else lying
        for space, lying in fields["tokens"].items()
    }


def open_ave_caesar(game: Game, fields: Told, all_fields: Mapping[str, Any], own: str) -> None:
    """Hands are hidden; a player may have several chariots, dealt out in turn. [A2.1, A7.2]"""
    sides, players = game.info.sides, fields["players"]
    mine = {side for number, side in enumerate(sides) if own and sides[number % players] == own}
    fields["hands"] = {side: held if side in mine else len(held) for side, held in fields["hands"].items()}


def open_cleopatra(game: Game, fields: Told, all_fields: Mapping[str, Any], own: str) -> None:
    """Hidden are hands, orders, bonus cards, what was put away, what lies face down, and a Castling under way."""
    for name in ("hand", "order", "unseen_discards"):
        if name in fields:
            fields[name] = counted(fields[name], own)
    fields["bonus"] = {side: card for side, card in fields["bonus"].items() if side == own}
    fields["table"] = {
        place: cards if place.endswith(f".{own}") else ["*" if "*" in card else card for card in cards]
        for place, cards in fields["table"].items()
    }
    if fields["active"] != own:
        fields.pop("aside", None)


def open_duel(game: Game, fields: Told, all_fields: Mapping[str, Any], own: str) -> None:
    fields["hands"] = counted(fields["hands"], own)


OPEN = {"caesar": open_caesar, "ave-caesar": open_ave_caesar, "cleopatra": open_cleopatra, "duel": open_duel}


# ---- playing -------------------------------------------------------------------------------------------------


class Trying(Chance):
    """Results by a list, and after it by a seed; what was asked for is noted."""

    def __init__(self, results: Sequence[int], seed: int) -> None:
        self._results = list(results)
        self._rest = Seeded(seed)
        self.results: list[int] = []
        self.bounds: list[int] = []

    def below(self, n: i64) -> i64:
        number = len(self.results)
        result = self._results[number] if number < len(self._results) else int(self._rest.below(n))
        if result >= n:
            raise BadInput("a result that cannot be")
        self.results.append(result)
        self.bounds.append(int(n))
        return i64(result)


@dataclass(frozen=True)
class Step:
    """One ply: who did what, what chance added, and what came of it."""

    seat: int
    action: str
    draws: tuple[int, ...]
    bounds: tuple[int, ...]
    events: tuple[Event, ...]
    position: Position


@dataclass(frozen=True)
class Moment:
    position: Position
    events: tuple[Event, ...]


@dataclass
class History:
    game: Game
    options: Options
    seats: int
    set_up: tuple[int, ...]
    start: Position
    steps: list[Step] = field(default_factory=list)

    @property
    def now(self) -> Position:
        return self.steps[-1].position if self.steps else self.start

    def moments(self) -> list[Moment]:
        """After the set-up, and after every ply."""
        return [Moment(self.start, ()), *(Moment(step.position, step.events) for step in self.steps)]


def begun(game: Game, options: Options, seats: int, seed: int, draws: Sequence[int] = ()) -> tuple[History, list[int]]:
    chance = Trying(draws, seed)
    start = game.start(options, seats, chance)
    return History(game, options, seats, tuple(chance.results), start), chance.bounds


def stepped(game: Game, position: Position, seat: int, action: str, draws: Sequence[int], seed: int) -> Step | None:
    """The position is left as it is; None if this cannot be done."""
    after, log, chance = position.clone(), Log(), Trying(draws, seed)
    try:
        code = after.code(game.read_action(action))
        if after.forbids(seat, code):
            return None
        after.apply(seat, code, chance, log)
    except BadInput:
        return None
    return Step(seat, action, tuple(chance.results), tuple(chance.bounds), tuple(log.take()), after)


def notations(game: Game, position: Position, seat: int) -> list[str]:
    return [position.action(code).notation() for code in legal_actions(position, seat, game.info.most_actions)]


def played(game: Game, options: Options, seats: int, seed: int, plies: int) -> History:
    random = Random(seed)
    history, _ = begun(game, options, seats, seed)
    while len(history.steps) < plies and (asked := seats_to_act(history.now)):
        seat = random.choice(asked)
        action = random.choice(notations(game, history.now, seat))
        step = stepped(game, history.now, seat, action, (), random.getrandbits(40))
        assert step is not None
        history.steps.append(step)
    return history


# ---- twins ---------------------------------------------------------------------------------------------------


def side_of(game: Game, viewer: int) -> str:
    return "" if viewer == SPECTATOR else game.info.sides[viewer]


def twin_of(history: History, viewer: int, random: Random, first: int) -> History:
    """Another history that the viewer cannot tell from this one, and which may differ from ply `first` on."""
    if first == 0:
        twin = twin_start(history, viewer, random)
    else:
        twin = replace(history, steps=history.steps[: first - 1])
    often = random.choice((0.1, 0.3, 0.6))
    for number, step in enumerate(history.steps[len(twin.steps) :]):
        found = next(ways_on(twin, step, viewer, random, number == 0 or random.random() < often), None)
        if found is None:
            break
        twin.steps.append(found)
    return twin


def twin_start(history: History, viewer: int, random: Random) -> History:
    """With another secret from the set-up, where chance deals one."""
    game, own = history.game, side_of(history.game, viewer)
    known = on_the_table(game, history.start, own)
    for _ in range(TRIES):
        draws = list(history.set_up)
        if draws:
            draws[random.randrange(len(draws))] = random.randrange(24)
        try:
            twin, _ = begun(game, history.options, history.seats, 0, draws)
        except BadInput:
            continue
        if len(twin.set_up) == len(draws) and on_the_table(game, twin.start, own) == known:
            return twin
    return History(game, history.options, history.seats, history.set_up, history.start.clone())


def ways_on(twin: History, step: Step, viewer: int, random: Random, wants_other: bool) -> Iterator[Step]:
    """Ways to go on in which the viewer is told the same; where wanted, those first in which something else is true."""
    game, own = twin.game, side_of(twin.game, viewer)
    known, table, true = (
        told(game.info.key, step.events, own),
        on_the_table(game, step.position, own),
        step.position.to_line(),
    )
    same: list[Step] = []
    for action, draws in tries(twin, step, viewer, random):
        found = stepped(game, twin.now, step.seat, action, draws, random.getrandbits(40))
        if found is None or told(game.info.key, found.events, own) != known:
            continue
        if on_the_table(game, found.position, own) != table:
            continue
        if not wants_other or found.position.to_line() != true:
            yield found
        else:
            same.append(found)
    yield from same


def tries(twin: History, step: Step, viewer: int, random: Random) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The same again; with another chance result; and, where somebody else acts, with another action."""
    yield step.action, step.draws
    others = [step.action]
    if step.seat != viewer:
        legal = notations(twin.game, twin.now, step.seat) if step.seat in seats_to_act(twin.now) else []
        others += random.sample(legal, min(len(legal), 8))
    for _ in range(TRIES):
        draws = list(step.draws)
        if draws:
            number = random.randrange(len(draws))
            draws[number] = random.randrange(step.bounds[number])
        yield random.choice(others), tuple(draws)


# ---- what a viewer gets --------------------------------------------------------------------------------------


def everything(game: Game, moment: Moment, viewer: int) -> dict[str, str]:
    """All that reaches a viewer or a bot at their seat, by the way it goes."""
    position, events = moment.position, moment.events
    shown: dict[str, object] = {
        "view": position.view(viewer).to_json(),
        "events": [event.seen_by(viewer).to_json() for event in events],
        "to act": seats_to_act(position),
        "codebook": position.codebook(),
        "imagined": [position.imagine(viewer, Seeded(seed)).to_line() for seed in range(2)],
    }
    if viewer != SPECTATOR:
        is_asked = viewer in seats_to_act(position)
        codes = legal_actions(position, viewer, game.info.most_actions) if is_asked else []
        shown["legal"] = [(code, position.action(code).notation(), position.hides(viewer, code)) for code in codes]
        shown["refusals"] = [refusal.to_json() for refusal in position.refusals(viewer)]
        shown["forbidden"] = [position.forbids(viewer, code) for code in some_codes(game, position)]
        shown["held"] = position.held(viewer)
    return {name: json.dumps(value) for name, value in shown.items()}


def some_codes(game: Game, position: Position) -> list[int]:
    """Codes that mean something in this game, whatever is legal now."""
    found: list[int] = []
    for code in range(0, 4000, 37):
        try:
            position.action(code)
        except (BadInput, IndexError, ValueError):
            continue
        found.append(code)
    return found


@dataclass(frozen=True)
class Leak:
    """By which way something reached the viewer that they may not know."""

    ply: int
    way: str
    first: str
    second: str


@dataclass
class Compared:
    plies: int = 0
    different: int = 0
    """Plies at which something hidden was not the same."""
    leaks: list[Leak] = field(default_factory=list)

    def add(self, other: "Compared") -> None:
        self.plies += other.plies
        self.different += other.different
        self.leaks += other.leaks


def compare(first: History, second: History, viewer: int) -> Compared:
    """What the viewer gets at every ply of both, as far as they go together; what is the same anyway is left out."""
    found = Compared()
    for number, (one, two) in enumerate(zip(first.moments(), second.moments(), strict=False)):
        if one.position is two.position:
            continue
        found.plies += 1
        found.different += one.position.to_line() != two.position.to_line()
        left, right = (everything(first.game, moment, viewer) for moment in (one, two))
        found.leaks += [Leak(number, way, left[way], right[way]) for way in left if left[way] != right[way]]
    return found
