"""Bots by name, and their weights."""

import json
from itertools import pairwise

import pytest
from tests.bots.tables import GAMES, moments, play
from tests.contract.duel import DuelGame

from triumvir.bots.bot import RandomBot
from triumvir.bots.players import RuleOfThumb, Searcher
from triumvir.bots.roster import LEVELS, is_bot, make_bot, simulations_of
from triumvir.bots.weights import fit_to_json, read_fit, weights_file
from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.json import JSON
from triumvir.contract.sight import Sight
from triumvir.games.caesar.game import CAESAR
from triumvir.kits.catalogue import kit_of

ONE_OF_EACH: list[Game] = list({game.info.key: game for game, _, _ in GAMES}.values())


def test_names() -> None:
    assert isinstance(make_bot(kit_of(CAESAR).judges, 2, "random", 1), RandomBot)
    assert isinstance(make_bot(kit_of(CAESAR).judges, 2, "thumb", 1), RuleOfThumb)
    assert isinstance(make_bot(kit_of(CAESAR).judges, 2, "legatus", 1), Searcher)
    assert simulations_of("search:123") == 123
    assert is_bot("thumb")
    assert is_bot("imperator")
    assert not is_bot("caligula")


@pytest.mark.parametrize(
    "name", ["caligula", "search:", "search:0", "search:-1", "search:99999999999", "search:1e3", ""]
)
def test_unknown_names_are_refused(name: str) -> None:
    with pytest.raises(BadInput, match="is no bot; there are random, thumb, tiro"):
        make_bot(kit_of(CAESAR).judges, 2, name, 1)


def test_levels_rise() -> None:
    budgets = list(LEVELS.values())
    assert list(LEVELS) == ["tiro", "miles", "centurio", "legatus", "imperator"]
    assert all(low < high for low, high in pairwise(budgets))


@pytest.mark.compiled
@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.info.key)
def test_a_glance_beats_chance(game: Game) -> None:
    """Eight games of the rule-of-thumb player against random ones, from every seat."""
    seats = 2
    won = 0.0
    for number in range(8):
        bots = [
            make_bot(kit_of(game).judges, seats, "random" if s != number % seats else "thumb", number)
            for s in range(seats)
        ]
        given = {"races": "1"} if game.info.key == "ave-caesar" else {}
        won += play(game, given, bots, number // seats)[0].payoff(number % seats)
    assert won >= 6


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.info.key)
def test_the_package_has_fitted_weights(game: Game) -> None:
    path = weights_file(game.info)
    value: dict[str, JSON] = json.loads(path.read_text("utf-8"))
    fit = read_fit(value, game.info, path.name)
    assert str(value["made_by"]).startswith(f"triumvir train {game.info.key} ")
    assert fit_to_json(fit, game.info, str(value["made_by"]), {}) == {**value, "gain": {}}
    gain = value["gain"]
    assert isinstance(gain, dict)
    assert float(str(gain["share"])) > 0.5


def test_weights_of_other_facts_are_refused() -> None:
    value: dict[str, JSON] = json.loads(weights_file(CAESAR.info).read_text("utf-8"))
    with pytest.raises(BadInput, match="train again"):
        read_fit({**value, "facts": ["nothing"]}, CAESAR.info, "file")
    for name, broken in (("prior", [1.0]), ("network", ["x"]), ("bias", []), ("network_bias", [0.0])):
        numbers: JSON = broken
        with pytest.raises(BadInput, match="numbers are expected"):
            read_fit({**value, name: numbers}, CAESAR.info, "file")


def test_a_game_nobody_has_judged_is_played_by_its_outcome() -> None:
    duel = DuelGame()
    judge = kit_of(duel).judges.fitted()
    position = duel.start(duel.info.read_options({}), 2, Seeded(1))
    assert [judge.worth(position, seat) for seat in range(2)] == [0.5, 0.5]
    sight = Sight(duel, position, 0)
    for name in ("thumb", "tiro", "search:50"):
        assert make_bot(kit_of(duel).judges, 2, name, 1).choose(sight) in sight.legal()


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.info.key)
def test_every_game_has_a_judge_of_thumb(game: Game) -> None:
    judges = kit_of(game).judges
    assert judges.prior
    assert judges.value
    assert judges.of_thumb().n_facts == len(game.info.facts)


def test_a_recruit_wavers_and_nobody_else() -> None:
    game, given, seats = GAMES[0]
    position, seat = next(moments(game, given, seats, 1))
    sight = Sight(game, position, seat)
    for name, is_sure in (("tiro", False), ("search:20", True)):
        chosen = {make_bot(kit_of(game).judges, seats, name, seed).choose(sight) for seed in range(12)}
        best = set()
        for seed in range(12):
            bot = make_bot(kit_of(game).judges, seats, name, seed)
            assert isinstance(bot, Searcher)
            best.add(bot.think(sight).best(sight.legal(), seat))
        assert chosen <= set(sight.legal())
        assert (chosen == best) == is_sure
