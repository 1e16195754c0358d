"""The laws of the contract, over many options and seeds."""

import pytest
from tests.games.cleopatra.bench import Bench, all_but

from triumvir import build_info
from triumvir.contract.chance import Seeded
from triumvir.contract.info import Options
from triumvir.contract.laws import Trial, check_game, fold, keeps_secrets, views_are_current
from triumvir.contract.play import Play, at_random
from triumvir.contract.playout import buffer, play_out
from triumvir.contract.position import SPECTATOR, legal_actions, seats_to_act
from triumvir.games.cleopatra.game import CLEOPATRA

INFO = CLEOPATRA.info


def mixed(number: int) -> Options:
    """One of all combinations of options."""
    given: dict[str, str] = {}
    for option in INFO.options:
        number, value = divmod(number, len(option.values))
        given[option.name] = option.values[value]
    return INFO.read_options(given)


def combinations() -> int:
    total = 1
    for option in INFO.options:
        total *= len(option.values)
    return total


def some(count: int) -> list[tuple[int, Options]]:
    return [(seed, mixed(seed * 61 % combinations())) for seed in range(count)]


IS_COMPILED = build_info.running() == "compiled"
LAW_GAMES = 12 if IS_COMPILED else 2


def every(seed: int) -> int:
    """Some games are looked at in every position, the others here and there: new options, not the same again."""
    if not IS_COMPILED:
        return 8
    return 1 if seed < 4 else 4


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "options"), some(LAW_GAMES))
def test_all_laws_hold(seed: int, options: Options) -> None:
    assert check_game(CLEOPATRA, options, 2, seed, samples=2, every=every(seed)).outcome


@pytest.mark.parametrize(("seed", "options"), some(12))
def test_imagined_positions_can_be_played_on(seed: int, options: Options) -> None:
    """Every viewer imagines a whole position in which somebody can act, to the very end."""
    chance = Seeded(seed)
    play = Play(CLEOPATRA, options, 2, chance)
    choose = at_random(chance)
    out = buffer(INFO.most_actions)
    while seats := seats_to_act(play.position):
        if chance.below(8) == 0:
            imagined = play.position.imagine(int(chance.below(3)) - 1, chance)
            assert not imagined.audit()
            assert imagined.to_act() == play.position.to_act()
            assert play_out(imagined, chance, out) > 0
            assert not imagined.audit()
        seat = seats[int(chance.below(len(seats)))]
        play.act(seat, choose(play.position, seat, legal_actions(play.position, seat, INFO.most_actions)))


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "options"), some(6))
def test_views_stay_current_by_folding(seed: int, options: Options) -> None:
    chance = Seeded(seed)
    play = Play(CLEOPATRA, options, 2, chance)
    views = {viewer: play.position.view(viewer) for viewer in (0, 1, -1)}
    while seats := seats_to_act(play.position):
        actions = legal_actions(play.position, seats[0], INFO.most_actions)
        events = play.act(seats[0], actions[int(chance.below(len(actions)))])
        for viewer, view in views.items():
            fold(view, viewer, events)
        views_are_current(play.position, views)


def test_k36_an_open_view_need_not_show_what_a_spy_remembers() -> None:
    """A spectator may imagine the very cards that lie there, and still knows nothing of the hand that a Spy saw."""
    spent = {"caesar": all_but("4", "3"), "cleopatra": all_but("1", "5", "spy")}
    bench = Bench({}, caesar=["4", "3"], cleopatra=["1", "5", "spy"], discards=spent)
    bench.run("spy", "allow", "take:3", "1@aediles*")
    line = bench.position.to_line()
    twins = [bench.position.imagine(SPECTATOR, Seeded(seed)) for seed in range(60)]
    same = [twin for twin in twins if twin.open_view().to_json() == bench.position.open_view().to_json()]
    assert any(twin.view(1).to_json() != bench.position.view(1).to_json() for twin in same)
    options = INFO.read_options({"action_order": "shuffled"})
    for seed in range(60):
        keeps_secrets(Trial(CLEOPATRA, options, 2, seed, start=line))


@pytest.mark.parametrize("number", range(0, combinations(), 5))
def test_random_games_end_with_all_cards_in_place(number: int) -> None:
    chance = Seeded(number)
    position = CLEOPATRA.start(mixed(number), 2, chance)
    assert play_out(position, chance, buffer(INFO.most_actions)) < INFO.most_plies
    assert not position.audit()
    assert position.outcome()
