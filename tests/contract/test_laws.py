"""The laws hold for an honest game, and each of them catches a game that breaks it."""

import pytest
from tests.contract.duel import DUEL, DuelGame

from triumvir.contract.errors import BrokenLaw
from triumvir.contract.laws import LAWS, Trial, check_game

OPTIONS = DUEL.info.read_options({})

FLAWS = {
    "endless": 1,
    "idle": 2,
    "restless": 2,
    "barren": 3,
    "meddling": 3,
    "robot": 3,
    "crowded": 3,
    "overgenerous": 4,
    "gullible": 5,
    "mute": 5,
    "spiteful": 5,
    "sticky": 6,
    "forgetful": 7,
    "unsteady": 8,
    "misreading": 9,
    "garbling": 9,
    "mumbling": 10,
    "glass": 11,
    "clairvoyant": 11,
    "dreaming": 11,
    "telling": 11,
    "gossip": 11,
    "chatty": 11,
    "hoarding": 12,
    "silent": 13,
    "wordy": 9,
    "inflating": 14,
    "masked": 14,
    "counting": 11,
    "shy": 15,
}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("given", [{}, {"first": "right"}, {"lucky": "on"}])
def test_an_honest_game_keeps_all_laws(seed: int, given: dict[str, str]) -> None:
    record = check_game(DUEL, DUEL.info.read_options(given), 2, seed)
    assert record.outcome is not None
    assert len(record.plies) == 4


@pytest.mark.parametrize(("flaw", "law"), FLAWS.items())
def test_every_law_can_be_broken(flaw: str, law: int) -> None:
    broken: list[BrokenLaw] = []
    for seed in range(8):
        try:
            check_game(DuelGame(flaw), OPTIONS, 2, seed)
        except BrokenLaw as error:
            broken.append(error)
    assert law in [error.law for error in broken]
    assert all(LAWS[error.law - 1] in error.what for error in broken)


def test_costly_checks_can_be_made_on_some_positions_only() -> None:
    seen = set()
    for seed in range(40):
        try:
            check_game(DuelGame("glass"), OPTIONS, 2, seed, every=5)
            seen.add("passed")
        except BrokenLaw as error:
            seen.add(f"law {error.law}")
    assert seen == {"passed", "law 11"}


def test_a_failed_trial_tells_how_it_came_to_it() -> None:
    trial = Trial(DuelGame("hoarding"), OPTIONS, 2, 0)
    with pytest.raises(BrokenLaw):
        trial.run()
    assert len(trial.record().plies) == 1
