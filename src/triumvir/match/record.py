"""A match as a record, and a record as a match."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.contract.letters import clean_name
from triumvir.contract.play import replay, steps
from triumvir.contract.record import Record
from triumvir.match.draft import AppliedEntry, Draft
from triumvir.match.entry import CREATED, ENDED, PLY, STARTED, Entry
from triumvir.match.folding import begin
from triumvir.match.sealed import Proof, commitment_of
from triumvir.match.seat import Seat
from triumvir.match.settings import Settings
from triumvir.match.start import SEEDLESS, is_sealed
from triumvir.match.state import Match

_KEPT_OUT: Final = str.maketrans(dict.fromkeys(',"[]\n\r'))


def to_record(match: Match) -> Record:
    """The record of a started match; with the proof of its chance, where it was sealed, once the seed may be known."""
    outcome = match.table.outcome()
    tags = [("Date", datetime.fromtimestamp(match.updated_at / 1000, UTC).strftime("%Y-%m-%d"))]
    if match.end is not None:
        if outcome is None:
            tags.append(("Event", end_in_words(match)))
        if is_sealed(match):
            tags.append(proof_of_match(match).to_tag())
    return Record(
        game=match.settings.game,
        rules_version=match.settings.rules_version,
        options=tuple(match.options.changed(match.game.info).items()),
        seats=tuple(_name(match, number) for number in range(len(match.seats))),
        setup=match.setup,
        plies=tuple(match.plies),
        start=match.settings.start,
        outcome=outcome,
        tags=tuple(tags),
    )


def end_in_words(match: Match) -> str:
    """How people ended the game before the rules did: reason and places."""
    assert match.end is not None
    return " ".join([match.end.outcome.reason, *(str(place) for place in match.end.outcome.places)])


def _name(match: Match, number: int) -> str:
    """A name that a record can hold."""
    return match.seats[number].name.translate(_KEPT_OUT).strip() or match.game.info.sides[number]


def proof_of_match(match: Match) -> Proof:
    undone = tuple(pair for pair in match.undone if pair[0] <= len(match.plies))
    return Proof(commitment_of(match.seed), match.seed.hex(), match.nonces(), undone)


def position_at(game: Game, record: Record, ply: int) -> str:
    """The position after a ply of a record in one line, to begin another match from."""
    position = replay(game, record, ply)
    if position.outcome() is not None:
        raise BadInput("the game is over there", f"ply {ply}")
    return position.to_line()


def from_record(game: Game, record: Record, at: int) -> Draft:
    """A finished match from somebody's record, checked ply by ply."""
    names = [named(name) for name in record.seats]
    settings = Settings(record.game, record.rules_version, len(record.seats), dict(record.options), start=record.start)
    seats: list[JSON] = [Seat("human", "", name).to_json() for name in names]
    body: dict[str, JSON] = {"settings": settings.to_json(), "seats": seats, "seed": SEEDLESS.hex()}
    first = Entry(1, CREATED, None, body, at=at)
    draft = Draft(begin(game, first), at, [AppliedEntry(first)])
    _note_plies(draft, game, record)
    outcome = draft.match.table.outcome()
    reason, places, scores = (
        ("imported", (), ()) if outcome is None else (outcome.reason, outcome.places, outcome.scores)
    )
    draft.note(ENDED, None, {"reason": reason, "places": _list(places), "scores": _list(scores), "seed": ""})
    return draft


def named(name: str) -> str:
    """A name of a record, by the rules for names that people choose here."""
    found = clean_name(name)
    if not found:
        raise BadInput("a name that can be seen is expected", "tag Seats")
    return found


def _note_plies(draft: Draft, game: Game, record: Record) -> None:
    line = steps(game, record)
    position, _ = next(line)
    draft.note(STARTED, None, {"draws": _list(record.setup.draws)}, position.hash())
    for ply, (position, _) in zip(record.plies, line, strict=False):
        seat = game.info.seat_named(ply.seat)
        draft.note(PLY, seat, {"action": ply.action, "draws": _list(ply.draws)}, position.hash())
    for _ in line:  # the last step checks the result
        pass


def _list(values: Sequence[int]) -> list[JSON]:
    return list(values)
