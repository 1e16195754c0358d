"""A judge reckons in whole numbers what its weights say in real ones."""

import math

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.bots.tables import GAMES, NAMES, moments
from tests.contract.duel import DuelGame

from triumvir.bots.judge import Judge, by_name, judge_by_hand
from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.position import legal_actions
from triumvir.games.cleopatra.game import CLEOPATRA

DUEL = DuelGame()
OPTIONS = DUEL.info.read_options({})


def logistic(x: float) -> float:
    return 1 / (1 + math.exp(-x))


def test_a_sum_of_facts_becomes_a_chance() -> None:
    position = DUEL.start(OPTIONS, 2, Seeded(3))
    facts = vec[i64]([0, 0])
    position.facts(0, facts)
    ahead = facts[0] / 100
    judge = judge_by_hand(DUEL.info, {}, {"ahead": 1.5}, 0.25)
    assert judge.worth(position, 0) == pytest.approx(logistic(1.5 * ahead + 0.25), abs=0.01)


def test_the_network_adds_what_a_sum_cannot_say() -> None:
    """One unit that wakes up only when the seat is to move: 2 * max(0, to_move - 0.5)."""
    position = DUEL.start(OPTIONS, 2, Seeded(3))
    judge = Judge([0.0], [0.0, 0.0], 0.0, [0.0, 1.0], [-0.5], [2.0])
    assert judge.worth(position, 0) == pytest.approx(logistic(1.0), abs=0.01)
    assert judge.worth(position, 1) == pytest.approx(0.5)


def test_actions_are_weighed_by_their_facts() -> None:
    position = DUEL.start(OPTIONS, 2, Seeded(3))
    actions = legal_actions(position, 0, DUEL.info.most_actions)
    weights = vec[float]([0.0] * len(actions))
    judge_by_hand(DUEL.info, {"card": 2.0}, {}).weigh(position, 0, vec[i64](actions), len(actions), weights)
    assert list(weights) == pytest.approx([math.exp(2.0 * card / 10) for card in actions], rel=0.02)


def test_huge_numbers_stay_within_the_curve() -> None:
    position = DUEL.start(OPTIONS, 2, Seeded(3))
    sure = judge_by_hand(DUEL.info, {"card": 1e6}, {"to_move": 1e6})
    assert sure.worth(position, 0) > 0.999
    assert judge_by_hand(DUEL.info, {}, {"to_move": -1e6}).worth(position, 0) < 0.001


def test_a_weight_names_a_fact_of_the_game() -> None:
    assert by_name(["one", "two"], {"two": 3.0}) == [0.0, 3.0]
    with pytest.raises(BadInput, match="no such fact: three"):
        by_name(["one", "two"], {"three": 3.0})


@pytest.mark.parametrize(("game", "given", "seats"), GAMES, ids=NAMES)
def test_facts_are_written_whole_and_stay_small(game: Game, given: dict[str, str], seats: int) -> None:
    """Whatever stood in the row before, the same facts come out; none is large enough to drown the others."""
    for position, seat in moments(game, given, seats, 5):
        for who in range(seats):
            first, second = vec[i64]([7] * len(game.info.facts)), vec[i64]([-9] * len(game.info.facts))
            position.facts(who, first)
            position.facts(who, second)
            assert list(first) == list(second)
            assert max(abs(int(fact)) for fact in first) <= 600
        for action in legal_actions(position, seat, game.info.most_actions):
            first, second = vec[i64]([7] * len(game.info.action_facts)), vec[i64]([-9] * len(game.info.action_facts))
            position.action_facts(seat, action, first)
            position.action_facts(seat, action, second)
            assert list(first) == list(second)
            assert max(abs(int(fact)) for fact in first) <= 1000


def test_every_step_of_a_turn_has_its_fact() -> None:
    """An orgy ticket is spent or kept: rare in play, so asked for by hand. [K51]"""
    position = CLEOPATRA.start(CLEOPATRA.info.read_options({"orgy_tickets": "on"}), 2, Seeded(1))
    out = vec[i64]([0] * len(CLEOPATRA.info.action_facts))
    for word, fact in (("spend", "spent"), ("keep", "kept"), ("finish", "finished"), ("pass", "passed")):
        position.action_facts(0, position.code(CLEOPATRA.read_action(word)), out)
        assert [name for name, number in zip(CLEOPATRA.info.action_facts, out, strict=True) if number] == [fact]


def test_every_preset_order_has_its_fact() -> None:
    """The action reserve in an order that the booklet gives. [K6]"""
    told: set[str] = set()
    for position, seat in moments(CLEOPATRA, {"action_order": "preset"}, 2, 1):
        for action in legal_actions(position, seat, CLEOPATRA.info.most_actions):
            out = vec[i64]([0] * len(CLEOPATRA.info.action_facts))
            position.action_facts(seat, action, out)
            told |= {name for name, number in zip(CLEOPATRA.info.action_facts, out, strict=True) if number}
    presets = {name for name in CLEOPATRA.info.action_facts if name.startswith("preset")}
    assert presets
    assert presets <= told
