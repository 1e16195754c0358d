"""Opening a match: its first entry, people sitting down, and the start when everybody is ready."""

from collections.abc import Sequence
from dataclasses import replace

from triumvir.contract.chance import Noted, Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.match.acting import automatic_seats, go_on
from triumvir.match.commands import AddBot, Sit, StandUp
from triumvir.match.draft import AppliedEntry, Draft
from triumvir.match.entry import CREATED, LEFT, SAT, STARTED, Entry
from triumvir.match.folding import begin, set_up
from triumvir.match.refusal import (
    ALREADY_STARTED,
    BAD_NONCE,
    NOT_YOUR_SEAT,
    SEAT_TAKEN,
    START_NOT_AGREED,
    UNKNOWN_LEVEL,
    UNKNOWN_SEAT,
    Refused,
)
from triumvir.match.sealed import SEED_BYTES, chance_of_ply, is_nonce
from triumvir.match.seat import AUTOMATIC, EMPTY, HUMAN, LEVELS, Seat, bot, human
from triumvir.match.settings import Settings, check_settings
from triumvir.match.state import WAITING, Match


def open_match(game: Game, settings: Settings, seats: Sequence[Seat], seed: bytes, at: int) -> Draft:
    """A new match; it starts at once if nobody has to be waited for."""
    if len(seed) != SEED_BYTES:
        raise BadInput(f"a seed has {SEED_BYTES} bytes", "seed")
    if len(seats) != settings.seats:
        raise BadInput(f"{len(seats)} seats, but {settings.seats} are to play", "seats")
    settled = settled_seats(game, settings, seats)
    body: dict[str, JSON] = {
        "settings": settings.to_json(),
        "seats": [seat.to_json() for seat in settled],
        "seed": seed.hex(),
    }
    entry = Entry(1, CREATED, None, body, at=at)
    draft = Draft(begin(game, entry), at, [AppliedEntry(entry)])
    _start_when_ready(draft)
    return draft


def settled_seats(game: Game, settings: Settings, seats: Sequence[Seat]) -> list[Seat]:
    """The seats with those that the rules play; no person and no bot sits there."""
    options = check_settings(game, settings)
    game = game.under(settings.rules_version)
    if settings.start:
        probe = game.position_from_line(settings.start)
    else:
        probe = game.start(options, settings.seats, Seeded(0))
    if probe.outcome() is not None:
        raise BadInput("the game is over in this position", "start")
    automatic = automatic_seats(probe)
    return [Seat(AUTOMATIC) if number in automatic else _known_seat(seat, number) for number, seat in enumerate(seats)]


def _known_seat(seat: Seat, number: int) -> Seat:
    if seat.level and seat.level not in LEVELS:
        raise BadInput(f"'{seat.level}' is none of {', '.join(LEVELS)}", f"seats.{number}.level")
    if seat.nonce and not is_nonce(seat.nonce):
        raise BadInput("a nonce has 16 to 64 hexadecimal digits", f"seats.{number}.nonce")
    return Seat(EMPTY) if seat.kind == AUTOMATIC else seat


def sit(draft: Draft, command: Sit) -> None:
    match = draft.match
    seat = _open_seat(match, command.seat)
    if not is_nonce(command.nonce):
        raise Refused(BAD_NONCE, where="nonce")
    is_free = seat.kind == EMPTY or (seat.kind == HUMAN and seat.person == command.by and not seat.nonce)
    if not is_free:
        raise Refused(SEAT_TAKEN, where="seat")
    _must_agree(match, command)
    draft.note(SAT, command.seat, {"seat": human(command.by, command.name, command.nonce).to_json()})
    _start_when_ready(draft)


def _must_agree(match: Match, command: Sit) -> None:
    """Whoever gave the position may know what is hidden in it. What begins from where never changes, so to sit down
    is to agree to this position and no other; whoever gets up and comes back is asked again."""
    if match.settings.start and not command.agrees:
        raise Refused(START_NOT_AGREED, where="agrees")


def seat_bot(draft: Draft, command: AddBot) -> None:
    if _open_seat(draft.match, command.seat).kind != EMPTY:
        raise Refused(SEAT_TAKEN, where="seat")
    if command.level not in LEVELS:
        raise Refused(UNKNOWN_LEVEL, where="level")
    draft.note(SAT, command.seat, {"seat": bot(command.level).to_json()})
    _start_when_ready(draft)


def leave(draft: Draft, command: StandUp) -> None:
    seat = _open_seat(draft.match, command.seat)
    if seat.kind != HUMAN or seat.person != command.by:
        raise Refused(NOT_YOUR_SEAT, where="seat")
    draft.note(LEFT, command.seat, {})


def _open_seat(match: Match, number: int) -> Seat:
    if match.status != WAITING:
        raise Refused(ALREADY_STARTED)
    if not 0 <= number < len(match.seats):
        raise Refused(UNKNOWN_SEAT, where="seat")
    return match.seats[number]


def _start_when_ready(draft: Draft) -> None:
    """Set up by the sealed chance, once every seat is ready and every nonce is in."""
    match = draft.match
    if not all(seat.is_ready for seat in match.seats):
        return
    draws: list[int] = []
    if match.settings.start:
        position = set_up(match, ())
    else:
        chance = Noted(chance_of_ply(match.key(), 0, 0))
        position = match.game.start(match.options, len(match.seats), chance)
        draws = chance.take()
    draft.note(STARTED, None, {"draws": draws}, position.hash())
    go_on(draft)


def next_settings(match: Match, previous: str, latest: Game) -> tuple[Settings, list[Seat]]:
    """The next match with the same people, everybody one seat further on, waiting for their nonces.

    It is set up by the rules, also after a match that began from a given position. A series keeps the rules that it
    began with; a rematch after its end is played by the latest. [P9]
    """
    assert match.end is not None
    settings = _by_latest_rules(match.settings, latest) if match.settings.series.is_last else match.settings
    kept = [replace(seat, nonce="") if seat.kind != AUTOMATIC else Seat(EMPTY) for seat in match.seats]
    if any(seat.kind == AUTOMATIC for seat in match.seats):
        series = replace(settings.series, previous=previous)
    else:
        series = settings.series.followed(previous, match.end.outcome.places)
        kept = [kept[(number - 1) % len(kept)] for number in range(len(kept))]
    seats = [human(seat.person, seat.name) if seat.is_stand_in else seat for seat in kept]
    return replace(settings, series=series, start=""), seats


def _by_latest_rules(settings: Settings, latest: Game) -> Settings:
    """What was chosen stays chosen, the rest is as the latest rules have it; as before where that does not fit."""
    info = latest.info
    try:
        options = info.read_options(settings.options)
        latest.check_options(options, settings.seats)
    except BadInput:
        return settings
    return replace(settings, rules_version=info.rules_version, options=options.changed(info))
