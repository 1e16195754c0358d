"""What is sent of legal actions is written once; what is told of events follows from what was seen of them."""

import json
from random import Random

import msgspec
import pytest
from tests.games.events import EVENTS
from tests.match.matches import CASES, new_table

from triumvir.contract.event import story
from triumvir.contract.position import SPECTATOR, legal_actions
from triumvir.match.state import Match
from triumvir.table.protocol import LogLine
from triumvir.table.seat_views import CODEBOOKS, events_for, legal_of, spelled


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


@pytest.mark.parametrize("game", EVENTS)
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_p3_lines_are_made_of_events_as_they_were_seen(game: str, viewer: int) -> None:
    """They say what the protocol allows, and nothing that the events beside them do not."""
    seen = [event.seen_by(viewer) for event in EVENTS[game]]
    events, lines = events_for(EVENTS[game], viewer)
    assert msgspec.json.decode(events) == msgspec.json.decode(msgspec.json.encode([event.to_json() for event in seen]))
    told = msgspec.json.decode(lines, type=list[LogLine])
    assert msgspec.to_builtins(told) == [line.to_json() for line in story(seen)]
