"""Wherever the codebook is the same, a code stands for the same action."""

from random import Random

import pytest
from tests.match.matches import CASES, Table, new_table

from triumvir.contract.position import legal_actions


def spelled(table: Table) -> list[tuple[tuple[str, int], str]]:
    """The legal actions of a table: the codebook and the code, and what they stand for."""
    position, most = table.match.table, table.match.game.info.most_actions
    codes = [code for seat in table.match.to_act() for code in legal_actions(position, seat, most)]
    return [((position.codebook(), code), position.action(code).notation()) for code in codes]


@pytest.mark.parametrize("case", CASES)
def test_a_code_stands_for_one_action(case: str) -> None:
    """Whole games, so that Ave Caesar changes its course, too."""
    known: dict[tuple[str, int], str] = {}
    for seed in (1, 2):
        table, random = new_table(case, seed=seed), Random(seed)
        while not table.is_over:
            for place, notation in spelled(table):
                assert known.setdefault(place, notation) == notation
            table.play_at_random(random, 1)
    assert known


def test_every_course_has_a_codebook_of_its_own() -> None:
    table, random, seen = new_table("ave-caesar"), Random(1), set()
    while not table.is_over:
        seen.add(table.match.table.codebook())
        table.play_at_random(random, 1)
    assert len(seen) == 2
