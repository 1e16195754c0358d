"""A course of training plays, fits, keeps what it played, and goes on where it stopped."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tests.bots.tables import GAMES

from triumvir.bots.weights import read_fit
from triumvir.contract.chance import Seeded
from triumvir.contract.game import Game
from triumvir.games.caesar.game import CAESAR
from triumvir.kits.catalogue import game_named, kit_of
from triumvir.training.course import Plan, portion_file, run
from triumvir.training.fitting import Report, fit_judge
from triumvir.training.gain import gains
from triumvir.training.samples import Samples, load, together
from triumvir.training.self_play import any_table, play_one

PLAN = Plan(generations=2, games=2, simulations=4, hidden=3, rounds=2, seed=1, cores=1, portion=1)
ONE_OF_EACH: list[Game] = list({game.info.key: game for game, _, _ in GAMES}.values())


def follow(folder: Path, plan: Plan = PLAN) -> tuple[list[tuple[int, int, int]], list[int]]:
    """Run a course; what it told of its progress, and of which generations."""
    progress: list[tuple[int, int, int]] = []
    reports: list[int] = []

    def tell(generation: int, report: Report) -> None:
        reports.append(generation)

    run(
        game_named, "caesar", kit_of(CAESAR).judges.first_fit(), plan, folder, lambda *told: progress.append(told), tell
    )
    return progress, reports


@pytest.mark.slow
def test_a_course_goes_on_where_it_stopped(tmp_path: Path) -> None:
    progress, reports = follow(tmp_path)
    assert progress == [(1, 1, 2), (1, 2, 2), (2, 1, 2), (2, 2, 2)]
    assert reports == [1, 2]
    fit = (tmp_path / "fit-02.json").read_text("utf-8")
    read_fit(json.loads(fit), CAESAR.info, "fit-02.json")
    assert follow(tmp_path) == ([], [])
    (tmp_path / "fit-02.json").unlink()
    portion_file(tmp_path, 2, 1).unlink()
    assert follow(tmp_path) == ([(2, 2, 2)], [2])
    assert (tmp_path / "fit-02.json").read_text("utf-8") == fit


@pytest.mark.slow
def test_several_cores_play_the_same_games(tmp_path: Path) -> None:
    follow(tmp_path / "one", replace(PLAN, generations=1))
    follow(tmp_path / "two", replace(PLAN, generations=1, cores=2))
    one, two = (load(portion_file(tmp_path / name, 1, 1)) for name in ("one", "two"))
    assert np.array_equal(one.facts, two.facts)
    assert np.array_equal(one.shares, two.shares)


@pytest.mark.compiled
@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.info.key)
def test_every_game_leaves_samples(game: Game) -> None:
    samples = play_one(game, kit_of(game).judges.first_fit().judge(), 8, 3)
    assert samples.facts.shape[1] == len(game.info.facts)
    assert samples.action_facts.shape[1] == len(game.info.action_facts)
    assert len(samples.facts) == len(samples.results) > 0
    assert 0 <= samples.results.min() <= samples.results.max() <= 1
    shares = np.zeros(samples.choice.max() + 1)
    np.add.at(shares, samples.choice, samples.shares)
    assert np.allclose(shares, 1, atol=1e-3)


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=lambda game: game.info.key)
def test_unusual_tables_have_options_that_go_together(game: Game) -> None:
    tables = [any_table(game, Seeded(seed)) for seed in range(60)]
    for options, seats in tables:
        game.check_options(options, seats)
    usual = game.info.read_options({})
    assert 10 < sum(options == usual for options, _ in tables) < 55
    assert {seats for _, seats in tables} == set(game.info.seats)


def made_up(size: int = 2000) -> Samples:
    """Tables whose result is the sign of one fact, and choices where the action with the larger fact is always taken."""
    chance = np.random.default_rng(5)
    facts = chance.integers(-100, 100, (size, len(CAESAR.info.facts))).astype(np.int16)
    action_facts = chance.integers(-100, 100, (2 * size, len(CAESAR.info.action_facts))).astype(np.int16)
    better = action_facts[0::2, 6] > action_facts[1::2, 6]
    shares = np.empty(2 * size, np.float32)
    shares[0::2], shares[1::2] = better, ~better
    results = (facts[:, 4] > 0).astype(np.float32)
    return Samples(facts, results, action_facts, shares, np.repeat(np.arange(size), 2).astype(np.int32))


@pytest.mark.slow
def test_fitting_finds_what_decides() -> None:
    fit, report = fit_judge(made_up(), kit_of(CAESAR).judges.first_fit(), 4, 400, 1)
    assert report.value_loss < 0.6 * report.value_loss_before
    assert report.prior_loss < 0.6 * report.prior_loss_before
    prior = np.abs(fit.prior)
    assert prior.argmax() == 6
    again, _ = fit_judge(made_up(), fit, 4, 1, 1)
    assert len(again.network_out) == 4


def test_samples_are_joined_with_their_choices_apart() -> None:
    one = made_up(3)
    both = together([one, one])
    assert both.choice.tolist() == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert len(both.facts) == 6


@pytest.mark.compiled
def test_the_gain_is_a_share(tmp_path: Path) -> None:
    judges = kit_of(CAESAR).judges
    payoffs = list(gains(CAESAR, judges.first_fit().judge(), judges.of_thumb(), 6, 2, 1))
    assert payoffs[0] + payoffs[1] == pytest.approx(1.0), "the same judge on both sides of the same deal"
