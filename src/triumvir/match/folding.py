"""Folding: the only place where a match changes. The same entries always make the same match."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, cast

from triumvir.contract.chance import Replayed
from triumvir.contract.errors import BadInput, IllegalAction, echo
from triumvir.contract.event import Event, Log
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.contract.position import Outcome, Position, legal_actions
from triumvir.contract.record import Ply
from triumvir.match.clock import new_clock
from triumvir.match.entry import (
    ANSWERED,
    CREATED,
    ENDED,
    FOLLOWED,
    LAG,
    LEFT,
    MOVING,
    NUDGED,
    OFFERED,
    PLY,
    REPLACED,
    RESUMED,
    RETURNED,
    SAT,
    STARTED,
    UNDONE,
    WARNED,
    Entry,
)
from triumvir.match.seat import BOT, EMPTY, HUMAN, Seat, read_seat
from triumvir.match.settings import check_settings, read_settings
from triumvir.match.state import End, Match, Offer

UNDO: Final = "undo"
DRAW: Final = "draw"
CANCEL: Final = "cancel"
REMATCH: Final = "rematch"
OFFERS: Final = (UNDO, DRAW, CANCEL, REMATCH)


def fold_all(game: Game, entries: Iterable[Entry], checked: bool = True) -> Match:
    """The match that these entries make; where `checked`, every state hash is compared."""
    line = iter(entries)
    match = begin(game, next(line))
    for entry in line:
        fold(match, entry, checked)
    return match


def begin(game: Game, entry: Entry) -> Match:
    """The match that a first entry makes."""
    if entry.kind != CREATED or entry.seq != 1:
        raise BadInput("a match begins with entry 1, created", f"entry {entry.seq}")
    settings = read_settings(entry.body.get("settings"))
    seats = [read_seat(value, f"seat {number}") for number, value in enumerate(_list(entry, "seats"))]
    options = check_settings(game, settings)
    return Match(
        game=game.under(settings.rules_version),
        settings=settings,
        options=options,
        seed=bytes.fromhex(_text(entry, "seed")),
        seats=seats,
        clock=new_clock(settings.clock, len(seats)),
        updated_at=entry.at,
    )


def fold(match: Match, entry: Entry, checked: bool = False, step: "Step | None" = None) -> list[Event]:
    """Let one entry happen; return what happened on the table, with all its secrets.

    Who has just carried out a ply gives its step, so that it need not be carried out again.
    """
    if entry.seq != match.seq + 1:
        raise BadInput(f"entry {entry.seq} after entry {match.seq}", f"entry {entry.seq}")
    if entry.kind not in _FOLDS:
        raise BadInput(f"unknown kind '{entry.kind}'", f"entry {entry.seq}")
    waiting = _undisturbed(match, entry)
    _put_off_clocks(match, entry)
    events = _FOLDS[entry.kind](match, entry) if step is None else _stepped(match, entry, step)
    match.seq = entry.seq
    match.updated_at = entry.at
    if entry.kind in MOVING:
        match.moved_seq = entry.seq
        match.asked = {seat: _asked(match, seat, waiting) for seat in match.to_act()}
    if checked and match.position is not None and entry.state_hash and entry.state_hash != match.position.hash():
        raise BadInput("the position does not have the hash that was noted", f"entry {entry.seq}")
    return list(events)


def _put_off_clocks(match: Match, entry: Entry) -> None:
    lag = entry.body.get(LAG)
    if isinstance(lag, int) and lag > 0:
        match.clock = match.clock.put_off(lag, entry.at)
    match.lag = 0


Waiting = Mapping[int, list[int]]
"""Seats that are asked while another acts, with what they may do."""


def _undisturbed(match: Match, entry: Entry) -> Waiting:
    if entry.kind != PLY or match.position is None:
        return {}
    return {seat: _legal(match, seat) for seat in match.to_act() if seat != entry.seat}


def _asked(match: Match, seat: int, waiting: Waiting) -> int:
    """A seat that may still do exactly what it might before is not asked again."""
    if seat in waiting and waiting[seat] == _legal(match, seat):
        return match.asked[seat]
    return match.seq


def _legal(match: Match, seat: int) -> list[int]:
    return legal_actions(match.table, seat, match.game.info.most_actions)


# ---- seats and start -----------------------------------------------------------------------------------------


def _sat(match: Match, entry: Entry) -> Sequence[Event]:
    _sit(match, _seat(entry), read_seat(entry.body.get("seat"), f"entry {entry.seq}.seat"))
    return ()


def _left(match: Match, entry: Entry) -> Sequence[Event]:
    _sit(match, _seat(entry), Seat(EMPTY))
    return ()


def _sit(match: Match, number: int, seat: Seat) -> None:
    """Copies of a match share the list of its seats, so it is made anew."""
    match.seats = [seat if other == number else old for other, old in enumerate(match.seats)]


def _started(match: Match, entry: Entry) -> Sequence[Event]:
    draws = _numbers(entry, "draws")
    match.position = set_up(match, draws)
    match.setup = Ply("", "", draws, entry.state_hash)
    _run_clocks(match, entry.at)
    return ()


def set_up(match: Match, draws: Sequence[int]) -> Position:
    if match.settings.start:
        return match.game.position_from_line(match.settings.start)
    return match.game.start(match.options, len(match.seats), Replayed(draws))


def _run_clocks(match: Match, at: int) -> None:
    """A clock runs while a person has to decide; bots and automatic seats take no time."""
    running = [seat for seat in match.to_act() if match.seats[seat].kind == HUMAN]
    match.clock = match.clock.run(running, at)


# ---- plies ---------------------------------------------------------------------------------------------------


class Step:
    """A ply that was carried out: the table after it, and what happened."""

    def __init__(self, after: Position, events: list[Event]) -> None:
        self.after = after
        self.events = events


def _ply(match: Match, entry: Entry) -> Sequence[Event]:
    after = match.table.clone()
    events = replay(match.game, after, _seat(entry), _text(entry, "action"), _numbers(entry, "draws"))
    return _stepped(match, entry, Step(after, events))


def _stepped(match: Match, entry: Entry, step: Step) -> Sequence[Event]:
    """Copies of a match share its position, so it is never changed: another one takes its place."""
    seat, side = _seat(entry), match.game.info.sides[_seat(entry)]
    match.before, match.position = match.position, step.after
    note = step.after.note(step.events)
    match.plies.append(Ply(side, _text(entry, "action"), _numbers(entry, "draws"), entry.state_hash, note))
    _lapse(match, match.seats[seat].person)
    _run_clocks(match, entry.at)
    return step.events


def replay(game: Game, position: Position, seat: int, action: str, draws: Sequence[int]) -> list[Event]:
    """Carry out a ply of a record."""
    log = Log()
    try:
        position.apply(seat, position.code(game.read_action(action)), Replayed(draws), log)
    except IllegalAction as error:
        raise BadInput(f"{echo(action)} is not allowed here", "ply", error.rule) from None
    return log.take()


def _lapse(match: Match, person: str) -> None:
    """A move answers a wish to take back with no, and a draw offered by somebody else as well."""
    match.offers.pop(UNDO, None)
    draw = match.offers.get(DRAW)
    if draw is not None and match.seats[draw.seat].person != person:
        del match.offers[DRAW]


def position_after(match: Match, plies: int) -> Position:
    """The position after so many plies of a match that has started."""
    position = set_up(match, match.setup.draws)
    for ply in match.plies[:plies]:
        replay(match.game, position, match.game.info.seat_named(ply.seat), ply.action, ply.draws)
    return position


def _undone(match: Match, entry: Entry) -> Sequence[Event]:
    kept = _number(entry, "plies")
    match.position = position_after(match, kept)
    match.before = None
    match.plies = match.plies[:kept]
    match.undos += 1
    match.undone = [pair for pair in match.undone if pair[0] <= kept] + [(kept + 1, match.undos)]
    match.unrated = match.unrated or entry.body.get("free") is not True
    match.offers.pop(UNDO, None)
    _run_clocks(match, entry.at)
    return ()


# ---- people --------------------------------------------------------------------------------------------------


def _offered(match: Match, entry: Entry) -> Sequence[Event]:
    kind, seat = _text(entry, "offer"), _seat(entry)
    match.offers[kind] = Offer(kind, seat, frozenset({match.seats[seat].person}))
    _settle(match, kind)
    return ()


def _answered(match: Match, entry: Entry) -> Sequence[Event]:
    kind = _text(entry, "offer")
    if entry.body.get("accept") is True:
        offer = match.offers[kind]
        agreed = offer.agreed | {match.seats[_seat(entry)].person}
        match.offers[kind] = Offer(kind, offer.seat, agreed)
        _settle(match, kind)
    else:
        del match.offers[kind]
    return ()


def _settle(match: Match, kind: str) -> None:
    if kind == REMATCH and is_agreed(match, match.offers[kind]):
        match.rematch_agreed = True


def is_agreed(match: Match, offer: Offer) -> bool:
    return offer.agreed.issuperset(match.people())


def _nudged(match: Match, entry: Entry) -> Sequence[Event]:
    match.nudged_at[_seat(entry)] = entry.at
    return ()


def _replaced(match: Match, entry: Entry) -> Sequence[Event]:
    number = _seat(entry)
    seat = match.seats[number]
    _sit(match, number, Seat(BOT, seat.person, seat.name, _text(entry, "level"), seat.nonce))
    match.unrated = True
    if entry.body.get("resigned") is True:
        match.resigned.append(number)
    _drop_offers_of(match, number)
    _run_clocks(match, entry.at)
    return ()


def _drop_offers_of(match: Match, seat: int) -> None:
    match.offers = {kind: offer for kind, offer in match.offers.items() if offer.seat != seat}


def _returned(match: Match, entry: Entry) -> Sequence[Event]:
    number = _seat(entry)
    seat = match.seats[number]
    _sit(match, number, Seat(HUMAN, seat.person, seat.name, "", seat.nonce))
    _run_clocks(match, entry.at)
    return ()


# ---- time and end --------------------------------------------------------------------------------------------


def _warned(match: Match, entry: Entry) -> Sequence[Event]:
    match.clock = match.clock.warned(_seat(entry), entry.at)
    return ()


def _resumed(match: Match, entry: Entry) -> Sequence[Event]:
    match.clock = match.clock.given_back(_number(entry, "outage"), entry.at)
    return ()


def _ended(match: Match, entry: Entry) -> Sequence[Event]:
    outcome = Outcome(_text(entry, "reason"), _numbers(entry, "places"), _numbers(entry, "scores"))
    match.clock = match.clock.stopped(entry.at)
    match.end = End(outcome, entry.seat)
    match.offers = {}
    return ()


def _followed(match: Match, entry: Entry) -> Sequence[Event]:
    match.next_match = _text(entry, "next")
    match.offers = {}
    return ()


_FOLDS: Final[Mapping[str, Callable[[Match, Entry], Sequence[Event]]]] = {
    SAT: _sat,
    LEFT: _left,
    STARTED: _started,
    PLY: _ply,
    UNDONE: _undone,
    OFFERED: _offered,
    ANSWERED: _answered,
    NUDGED: _nudged,
    REPLACED: _replaced,
    RETURNED: _returned,
    WARNED: _warned,
    RESUMED: _resumed,
    ENDED: _ended,
    FOLLOWED: _followed,
}


# ---- bodies --------------------------------------------------------------------------------------------------


def _seat(entry: Entry) -> int:
    if entry.seat is None:
        raise BadInput("a seat is missing", f"entry {entry.seq}")
    return entry.seat


def _text(entry: Entry, name: str) -> str:
    value = entry.body.get(name)
    if not isinstance(value, str):
        raise BadInput("a text is expected", f"entry {entry.seq}.{name}")
    return value


def _number(entry: Entry, name: str) -> int:
    value = entry.body.get(name)
    if not isinstance(value, int):
        raise BadInput("a number is expected", f"entry {entry.seq}.{name}")
    return value


def _list(entry: Entry, name: str) -> Sequence[JSON]:
    value = entry.body.get(name)
    if not isinstance(value, list | tuple):
        raise BadInput("a list is expected", f"entry {entry.seq}.{name}")
    return value


def _numbers(entry: Entry, name: str) -> tuple[int, ...]:
    return tuple(cast(int, value) for value in _list(entry, name))
