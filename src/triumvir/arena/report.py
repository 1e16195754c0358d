"""The tally for programs, and its figures as they are written; `cli/arena_report.py` has the tables for people."""

from triumvir import build_info
from triumvir.arena.intervals import Interval
from triumvir.arena.schedule import Wish
from triumvir.arena.tally import ELO, Standing, Tally
from triumvir.contract.json import JSON


def tally_json(wish: Wish, tally: Tally) -> dict[str, JSON]:
    """Everything but what depends on the machine: the same games give the same text."""
    info = wish.find_game(wish.game).info
    return {
        "game": wish.game,
        "rules_version": info.rules_version,
        "options": dict(wish.options),
        "seats": tally.seats,
        "seed": wish.seed,
        "build": build_info.running(),
        "planned": tally.planned,
        "games": tally.games,
        "rating": tally.rating,
        "bots": [_standing_json(standing) for standing in tally.standings],
        "cross": [
            {"bot": bot, "against": rival, "games": games, "share": share.to_json()}
            for (bot, rival), (games, share) in sorted(tally.cross.items())
        ],
        "seats_won": {info.sides[seat]: share.to_json() for seat, share in enumerate(tally.by_seat)},
        "faults": [vars(fault) for fault in tally.faults],
    }


def _standing_json(standing: Standing) -> dict[str, JSON]:
    return {
        "bot": standing.bot,
        "rating": standing.rating.to_json(2),
        "games": standing.games,
        "wins": standing.wins.to_json(),
        "mean_place": round(standing.mean_place, 4),
        "disqualified": None if standing.disqualified is None else standing.disqualified.to_json(),
        "faults": standing.faults,
    }


# ---- figures, the same in words and pictures -----------------------------------------------------------------


def rating_text(value: float, rating: str) -> str:
    if rating != ELO:
        return f"{value:.1f}"
    return f"{value:+.0f}" if round(value) else "0"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def range_text(share: Interval) -> str:
    return f"{100 * share.low:.1f}…{100 * share.high:.1f}"
