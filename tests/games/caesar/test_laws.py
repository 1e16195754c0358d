"""CAESAR! keeps all laws, in every combination of options that matters to them."""

import pytest

from triumvir import build_info
from triumvir.contract.errors import BadInput
from triumvir.contract.info import Options
from triumvir.contract.laws import check_game
from triumvir.games.caesar.game import CAESAR
from triumvir.lab.mattering import new_options

GAMES = [
    {},
    {"poison": "on"},
    {"centurions": "on", "module_setup": "mix"},
    {"poison": "on", "stuck_loses": "empty_hand"},
    {"poison": "on", "centurions": "on", "border_control": "on"},
    {"poison": "on", "centurions": "on", "border_control": "on", "stuck_loses": "empty_hand", "module_setup": "mix"},
    {"poison": "on", "border_control": "on", "border_control_needs": "either"},
    {"crassus": "easy", "human": "pompey"},
    {"crassus": "normal", "crassus_ties": "own_turn", "harder": "hu", "poison": "on"},
    {"crassus": "hard", "centurions": "on", "crassus_spares": "all", "harder": "cs", "human": "pompey"},
    {"crassus": "hard", "centurions": "on", "poison": "on", "border_control": "on", "stuck_loses": "empty_hand"},
    {"double_closing": "together", "wealth_draw": "end_of_turn"},
    {"poison": "on", "centurions": "on", "border_control": "on", "centurion_taken": "at_once", "bank_draw": "must"},
    {**CAESAR.info.reading("hu"), "poison": "on", "centurions": "on", "border_control": "on"},
    {**CAESAR.info.reading("hu"), "poison": "on", "centurions": "on", "border_control": "on", "crassus": "hard"},
    {**CAESAR.info.reading("hu"), "crassus": "normal", "harder": "hu"},
]
SEEDS = 3 if build_info.running() == "compiled" else 1
"""On the pure source every kind of game once."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize(
    "given", GAMES, ids=lambda given: "-".join(f"{k}={v}" for k, v in given.items())[:99] or "base"
)
def test_laws(given: dict[str, str], seed: int) -> None:
    record = check_game(CAESAR, CAESAR.info.read_options(given), 2, seed, every=3)
    assert record.outcome is not None
    assert record.outcome.reason in CAESAR.info.end_reasons


NEWER = new_options(CAESAR.info)


def combinations() -> list[Options]:
    """Every allowed combination of modules, readings and difficulty; the newer options come with all of them in turn."""
    found = []
    for number in range(2**6 * 4):
        bits = [number >> i & 1 for i in range(6)]
        names = ("poison", "centurions", "border_control", "module_setup", "stuck_loses", "border_control_needs")
        given = {name: CAESAR.info.option(name).values[bit] for name, bit in zip(names, bits, strict=True)}
        given["crassus"] = CAESAR.info.option("crassus").values[number >> 6]
        for place, option in enumerate(NEWER):
            given[option.name] = option.values[(number * 7 + number // 32) >> place & 1]
        options = CAESAR.info.read_options(given)
        try:
            CAESAR.check_options(options, 2)
        except BadInput:
            continue
        found.append(options)
    return found


ALL_OPTIONS = combinations()


def test_all_allowed_combinations_are_known() -> None:
    assert len(ALL_OPTIONS) == 192


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("part", range(12))
def test_laws_in_every_combination_of_modules_and_readings(part: int) -> None:
    for number, options in enumerate(ALL_OPTIONS):
        if number % 12 == part:
            check_game(CAESAR, options, 2, seed=number, samples=2, every=60)
