"""What everybody may know about a match, built field by field."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast

from triumvir.contract.info import GameInfo
from triumvir.match.clock import NONE
from triumvir.match.leaving import patience
from triumvir.match.sealed import commitment_of
from triumvir.match.seat import HUMAN, Seat
from triumvir.match.start import is_sealed, start_of
from triumvir.match.state import Match
from triumvir.table.protocol import (
    ClockRule,
    GameListing,
    OfferInfo,
    OfferKind,
    OptionInfo,
    ResultInfo,
    SeatClock,
    SeatInfo,
    SeriesInfo,
    Start,
    Status,
    TableInfo,
    Visibility,
)

Kind = Literal["human", "bot", "automatic", "empty"]
ClockKind = Literal["none", "live", "days"]


@dataclass(frozen=True)
class Lasting:
    """What is said of a match from its first entry to its last."""

    match: str
    visibility: Visibility
    latest_rules: int
    options: dict[str, str]
    clock: ClockRule
    patience: int
    series: SeriesInfo
    commitment: str
    start: Start


def lasting_of(match_id: str, match: Match, visibility: str, latest_rules: int) -> Lasting:
    return Lasting(
        match=match_id,
        visibility=cast(Visibility, visibility),
        latest_rules=latest_rules,
        options=dict(match.options.values),
        clock=_clock_rule(match),
        patience=patience(match),
        series=_series(match),
        commitment=commitment_of(match.seed) if is_sealed(match) else "",
        start=cast(Start, start_of(match.settings, match.seed)),
    )


def table_info(match: Match, lasting: Lasting, now: int, away: Sequence[int], spectators: int) -> TableInfo:
    """`away`: for how long the person of each seat has been away; 0 for somebody who is connected."""
    return TableInfo(
        match=lasting.match,
        game=match.settings.game,
        rules_version=match.settings.rules_version,
        latest_rules=lasting.latest_rules,
        options=lasting.options,
        status=cast(Status, match.status),
        seats=[_seat_info(match, number, gone) for number, gone in enumerate(away)],
        to_act=match.to_act(),
        plies=len(match.plies),
        rated=match.is_rated,
        visibility=lasting.visibility,
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


def _seat_info(match: Match, number: int, gone: int) -> SeatInfo:
    seat = match.seats[number]
    return SeatInfo(
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


def _clock_rule(match: Match) -> ClockRule:
    rule = match.settings.clock
    return ClockRule(cast(ClockKind, rule.kind), rule.base, rule.increment)


def _clocks(match: Match, now: int) -> list[SeatClock]:
    if match.settings.clock.kind == NONE:
        return []
    at = now - match.lag
    return [
        SeatClock(clock.left_at(at), clock.since is not None, clock.warned is not None) for clock in match.clock.seats
    ]


def _offers(match: Match) -> list[OfferInfo]:
    return [
        OfferInfo(
            cast(OfferKind, offer.kind),
            offer.seat,
            [number for number, seat in enumerate(match.seats) if seat.kind == HUMAN and seat.person in offer.agreed],
        )
        for offer in match.offers.values()
    ]


def _series(match: Match) -> SeriesInfo:
    series = match.settings.series
    return SeriesInfo(series.games, series.number, [list(places) for places in series.earlier], series.previous or None)


def _result(match: Match) -> ResultInfo | None:
    """The seed is revealed with the end and never before, and only where it proves something."""
    if match.end is None:
        return None
    outcome = match.end.outcome
    seed, nonces = (match.seed.hex(), list(match.nonces())) if is_sealed(match) else ("", [])
    return ResultInfo(outcome.reason, list(outcome.places), list(outcome.scores), match.end.seat, seed, nonces)


def game_listing(info: GameInfo) -> GameListing:
    return GameListing(
        info.key,
        info.rules_version,
        list(info.seats),
        list(info.sides),
        [OptionInfo(option.name, list(option.values), option.default, option.rule) for option in info.options],
        {name: dict(values) for name, values in info.readings},
        list(info.end_reasons),
    )
