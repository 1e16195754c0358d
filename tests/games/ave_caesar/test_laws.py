"""Ave Caesar keeps all laws, in every number of seats and combination of options that matters to them."""

import pytest

from triumvir import build_info
from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.info import Options
from triumvir.contract.laws import check_game
from triumvir.contract.playout import buffer, play_out
from triumvir.games.ave_caesar.game import AVE_CAESAR

INFO = AVE_CAESAR.info

GAMES: list[tuple[int, str]] = [
    (2, "races=1"),
    (3, "races=1 course=blue direction=counter_clockwise"),
    (4, "races=1 course=yellow"),
    (5, "races=1 course=red sixes_after_first_finish=free"),
    (6, "races=1 direction=counter_clockwise"),
    (2, "races=2 next_starter=by_result other_course=blue"),
    (2, "races=1 chariots=2 neutral=1 course=red direction=counter_clockwise"),
    (2, "races=1 chariots=3"),
    (3, "races=1 chariots=2 course=blue"),
    (2, "races=1 neutral=4 course=yellow direction=counter_clockwise"),
    (4, "races=2 neutral=2 next_starter=started_last"),
    (2, ""),
    (4, "races=1 only_sixes=must blocked_lane=may_skip start_places=middle"),
    (2, "races=2 neutral=4 neutral_drivers=players sixes_after_first_finish=free"),
    (3, "races=1 neutral=2 neutral_drivers=players course=blue blocked_lane=may_skip"),
    (2, "races=1 chariots=2 neutral=2 neutral_drivers=players course=yellow only_sixes=must"),
]
SEEDS = 2 if build_info.running() == "compiled" else 1
"""On the pure source every kind of game once."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize(("seats", "words"), GAMES)
def test_laws(seats: int, words: str, seed: int) -> None:
    options = INFO.read_options(dict(word.split("=") for word in words.split()))
    record = check_game(AVE_CAESAR, options, seats, seed, samples=3, every=8)
    assert record.outcome is not None
    assert record.outcome.reason in INFO.end_reasons


def tables() -> list[tuple[int, Options]]:
    """Every number of seats with every number of chariots, and all other options in turn."""
    found = []
    for seats in INFO.seats:
        for number in range(5 * 3):
            given = {"neutral": str(number % 5), "chariots": str(number // 5 + 1)}
            for shift, name in enumerate(("races", "course", "other_course", "direction", "next_starter")):
                values = INFO.option(name).values
                given[name] = values[(number + seats + shift) % len(values)]
            options = INFO.read_options(given)
            try:
                AVE_CAESAR.check_options(options, seats)
            except BadInput:
                continue
            found.append((seats, options))
    return found


TABLES = tables()


def test_all_fields_of_chariots_are_known() -> None:
    assert len(TABLES) == 20


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value)[:1])
def test_every_table_comes_to_an_end(seats: int, options: Options) -> None:
    out = buffer(INFO.most_actions)
    for seed in range(4):
        chance = Seeded(seed)
        position = AVE_CAESAR.start(options, seats, chance)
        assert 0 < play_out(position, chance, out) < INFO.most_plies
        assert position.audit() == ""
        outcome = position.outcome()
        assert outcome is not None
        assert len(outcome.places) == seats
