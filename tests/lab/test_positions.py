"""A written position is refused with its place, or a whole game under all laws can be played from it."""

from itertools import islice
from pathlib import Path

import pytest
from tests.contract.duel import DuelGame
from tests.terminal.terminal import triumvir

from triumvir.kits.catalogue import GAMES
from triumvir.lab.fuzzing import Table, tables
from triumvir.lab.positions import ACCEPTED, REFUSED, Flaw, try_position, written

CONTRADICTIONS = [
    line.split("\t", 1) for line in (Path(__file__).parent / "contradictions.txt").read_text("utf-8").splitlines()
]
"""Positions that were taken once, and failed when somebody imagined or played on."""


@pytest.mark.parametrize(
    ("game", "text"), CONTRADICTIONS, ids=[f"{game}-{number}" for number, (game, _) in enumerate(CONTRADICTIONS)]
)
def test_a_position_that_contradicts_itself_does_no_harm(game: str, text: str) -> None:
    """All but one are refused; the bank that was too small is none any more."""
    result = try_position(GAMES[game], text, 1, every=1000)
    assert not isinstance(result, Flaw), result
    assert (result == REFUSED) != ('"border_control":"on"' in text and '"bank"' not in text)


@pytest.mark.parametrize("game", ["caesar", "cleopatra", pytest.param("ave-caesar", marks=pytest.mark.compiled)])
def test_of_changed_positions_each_is_refused_or_played_to_the_end(game: str) -> None:
    rules, came = GAMES[game], []
    for number, table in enumerate(islice(tables(rules, 3), 3)):
        for text in written(rules, table, 100 + number, 8):
            result = try_position(rules, text, 7, every=40)
            assert not isinstance(result, Flaw), result
            came.append(result)
    assert set(came) == {REFUSED, ACCEPTED}


@pytest.mark.parametrize("flaw", ["dreamless", "inflating", "clairvoyant"])
def test_what_a_game_fails_at_is_found(flaw: str) -> None:
    game = DuelGame(flaw)
    table = Table(2, game.info.read_options({}))
    found = [try_position(game, text, seed) for seed in range(4) for text in written(game, table, seed, 20)]
    assert any(isinstance(result, Flaw) for result in found)


def test_the_command_looks_for_them(tmp_path: Path) -> None:
    found = triumvir("fuzz", "caesar", "--positions", "--games", "3", "--every", "50", "--out", str(tmp_path))
    assert found.code == 0, found.err
    assert found.out.startswith("ok: ")
    assert not list(tmp_path.iterdir())
