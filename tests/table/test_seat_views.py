"""What is sent of legal actions is written once, and always says what the table says."""

import json
from random import Random

import pytest
from tests.match.matches import CASES, new_table

from triumvir.contract.position import legal_actions
from triumvir.match.state import Match
from triumvir.table.seat_views import CODEBOOKS, legal_of, spelled


def anew(match: Match, seat: int) -> list[object]:
    codes = legal_actions(match.table, seat, match.game.info.most_actions)
    actions = [match.table.action(code) for code in codes]
    return [{"notation": action.notation(), "action": dict(action.to_json())} for action in actions]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seed", [1, 2])
def test_legal_actions_are_those_of_the_table(case: str, seed: int) -> None:
    """Whole games, so that Ave Caesar changes its course, too."""
    table = new_table(case, seed=seed)
    random = Random(seed)
    while not table.is_over:
        for seat in table.match.to_act():
            assert json.loads(bytes(legal_of(table.match, seat))) == anew(table.match, seat)
        table.play_at_random(random, 1)


def test_what_is_remembered_has_a_bound() -> None:
    table = new_table("caesar")
    table.play_at_random(Random(4))
    legal_of(new_table("caesar").match, 0)
    assert 0 < len(spelled("caesar", table.match.table.codebook())) <= table.match.game.info.most_actions
    assert spelled.cache_info().maxsize == CODEBOOKS
