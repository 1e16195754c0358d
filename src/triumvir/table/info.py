"""What everybody may know about a match, built field by field."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast

from triumvir.contract.info import GameInfo
from triumvir.match.clock import NONE
from triumvir.match.leaving import patience
from triumvir.match.seat import HUMAN, Seat
from triumvir.match.start import is_sealed, start_of
from triumvir.match.state import Match
from triumvir.table.protocol import (
    ClockRule,
    GameFace,
    OfferFace,
    OfferKind,
    OptionFace,
    ResultFace,
    SeatClock,
    SeatFace,
    SeriesFace,
    Start,
    Status,
    TableFace,
)
from triumvir.storage.store import MatchHeader

Kind = Literal["human", "bot", "automatic", "empty"]
ClockKind = Literal["none", "live", "days"]


@dataclass(frozen=True)
class Lasting:
    """What is said of a match from its first entry to its last."""

    options: dict[str, str]
    clock: ClockRule
    patience: int
    series: SeriesFace
    commitment: str
    start: Start


def lasting_of(header: MatchHeader, match: Match) -> Lasting:
    return Lasting(
        options=dict(match.options.values),
        clock=_clock_face(match),
        patience=patience(match),
        series=_series(match),
        commitment=header.seed_commitment if is_sealed(match) else "",
        start=cast(Start, start_of(match.settings, match.seed)),
    )


def face_of(
    header: MatchHeader, match: Match, lasting: Lasting, now: int, away: Sequence[int], spectators: int
) -> TableFace:
    """`away`: for how long the person of each seat has been away; 0 for somebody who is connected."""
    return TableFace(
        match=header.id,
        game=match.settings.game,
        rules_version=match.settings.rules_version,
        options=lasting.options,
        status=cast(Status, match.status),
        seats=[_seat_face(match, number, gone) for number, gone in enumerate(away)],
        to_act=match.to_act(),
        plies=len(match.plies),
        rated=match.is_rated,
        visibility=header.visibility.value,
        clock=lasting.clock,
        clocks=_clocks(match, now),
        now=now,
        patience=lasting.patience,
        offers=_offers(match),
        series=lasting.series,
        commitment=lasting.commitment,
        result=_result(match),
        next_match=match.next_match or None,
        spectators=spectators,
        start=lasting.start,
    )


def _seat_face(match: Match, number: int, gone: int) -> SeatFace:
    seat = match.seats[number]
    return SeatFace(
        side=match.game.info.sides[number],
        kind=cast(Kind, seat.kind),
        name=seat.name,
        level=seat.level,
        person=seat.person or None,
        ready=seat.is_ready,
        stand_in=seat.is_stand_in,
        online=_is_there(seat, gone),
        away=gone,
    )


def _is_there(seat: Seat, gone: int) -> bool:
    return seat.kind != HUMAN or gone == 0


def _clock_face(match: Match) -> ClockRule:
    rule = match.settings.clock
    return ClockRule(cast(ClockKind, rule.kind), rule.base, rule.increment)


def _clocks(match: Match, now: int) -> list[SeatClock]:
    if match.settings.clock.kind == NONE:
        return []
    at = now - match.lag
    return [
        SeatClock(clock.left_at(at), clock.since is not None, clock.warned is not None) for clock in match.clock.seats
    ]


def _offers(match: Match) -> list[OfferFace]:
    return [
        OfferFace(
            cast(OfferKind, offer.kind),
            offer.seat,
            [number for number, seat in enumerate(match.seats) if seat.kind == HUMAN and seat.person in offer.agreed],
        )
        for offer in match.offers.values()
    ]


def _series(match: Match) -> SeriesFace:
    series = match.settings.series
    return SeriesFace(series.games, series.number, [list(places) for places in series.earlier], series.previous or None)


def _result(match: Match) -> ResultFace | None:
    """The seed is revealed with the end and never before, and only where it proves something."""
    if match.end is None:
        return None
    outcome = match.end.outcome
    seed, nonces = (match.seed.hex(), list(match.nonces())) if is_sealed(match) else ("", [])
    return ResultFace(outcome.reason, list(outcome.places), list(outcome.scores), match.end.seat, seed, nonces)


def game_face(info: GameInfo) -> GameFace:
    return GameFace(
        info.key,
        info.rules_version,
        list(info.seats),
        list(info.sides),
        [OptionFace(option.name, list(option.values), option.default, option.rule) for option in info.options],
        {name: dict(values) for name, values in info.readings},
        list(info.end_reasons),
    )
