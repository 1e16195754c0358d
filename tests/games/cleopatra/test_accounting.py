"""A written position tells no story of its cards that they contradict."""

import pytest

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.json import JSON
from triumvir.contract.play import Play, at_random
from triumvir.contract.position import SPECTATOR, legal_actions, seats_to_act
from triumvir.games.cleopatra.game import CLEOPATRA


def position(plies: int, **options: str) -> dict[str, JSON]:
    """A random game after so many plies."""
    play = Play(CLEOPATRA, CLEOPATRA.info.read_options(options), 2, Seeded(4), hashed=False)
    choose = at_random(Seeded(5))
    for _ in range(plies):
        seat = seats_to_act(play.position)[0]
        play.act(seat, choose(play.position, seat, legal_actions(play.position, seat, CLEOPATRA.info.most_actions)))
    return play.position.to_json()


def flow(told: dict[str, JSON]) -> str:
    text = told["flow"]
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize(
    ("note", "words"),
    [
        ("c.3", "a card that was seen in a hand that nobody saw"),
        ("c!,c.3", "what is known about the cards of caesar contradicts itself"),
        ("cv", "what is known about the cards of caesar contradicts itself"),
        ("ce", "what is known about the cards of caesar contradicts itself"),
        ("co0", "what is known about the cards of caesar contradicts itself"),
    ],
)
def test_k20_a_story_that_cannot_be_is_refused(note: str, words: str) -> None:
    told = position(0)
    with pytest.raises(BadInput, match=f"position.flow: (the notes|{words})"):
        CLEOPATRA.position_from_json({**told, "flow": f"{flow(told)},{note}"})


@pytest.mark.parametrize(
    ("exchange", "sign", "words"),
    [
        ("hidden", "z", "an exchange without backs, where backs are seen"),
        ("backs", "xy", "the back of an exchanged card, where backs are hidden"),
    ],
)
def test_kr17_backs_are_seen_or_hidden_in_all_the_notes(exchange: str, sign: str, words: str) -> None:
    for plies in range(20, 400, 4):
        told = position(plies, exchange=exchange)
        if any(note[1:] in sign for note in flow(told).split(",")):
            break
    other: JSON = {} if exchange == "hidden" else {"exchange": "hidden"}
    with pytest.raises(BadInput, match=words):
        CLEOPATRA.position_from_json({**told, "options": other})


def test_k5_nobody_is_dealt_cards_three_times() -> None:
    told = position(0)
    with pytest.raises(BadInput):
        CLEOPATRA.position_from_json({**told, "flow": "cd,c=1,c=2,c=3,c=4,c=5,cd,kd"})


@pytest.mark.parametrize(
    ("field", "changes", "words"),
    [
        ("pool_shared", {"caesar": 1, "cleopatra": 0}, "no second Castling could share them"),
        (
            "pool_known",
            {"caesar.1": ["3"], "caesar.2": [], "cleopatra.1": [], "cleopatra.2": []},
            "1 cards went into Castling 1 of caesar, not 0",
        ),
    ],
)
def test_k37_castlings_that_nobody_played_are_refused(field: str, changes: JSON, words: str) -> None:
    told: dict[str, JSON] = {**position(0), "castlings": {"caesar": 0, "cleopatra": 0}, field: changes}
    with pytest.raises(BadInput, match=words):
        CLEOPATRA.position_from_json(told)


def test_k10_a_turn_that_has_not_begun_has_no_action_behind_it() -> None:
    for plies in range(12, 60):
        told = position(plies)
        if told["phase"] == "start":
            break
    with pytest.raises(BadInput, match="the turn has not begun"):
        CLEOPATRA.position_from_json({**told, "acted": True})


def test_k36_what_a_spy_saw_is_no_part_of_what_a_spectator_imagines() -> None:
    """Two tables that differ in what a Spy saw are one to a spectator."""
    for plies in range(40, 400, 3):
        told = position(plies)
        if "!" in flow(told):
            break
    table = CLEOPATRA.position_from_json(told)
    imagined = table.imagine(SPECTATOR, Seeded(3)).to_json()
    assert "!" not in flow(imagined)
    assert "." not in flow(imagined)
    CLEOPATRA.position_from_json(imagined)
    assert "!" in flow(table.imagine(0, Seeded(3)).to_json())


def test_k37_a_castling_under_way_is_written_and_read_again() -> None:
    """The cards that were picked up count among those that left the hand. [K37]"""
    for seed in range(40):
        play = Play(CLEOPATRA, CLEOPATRA.info.read_options({}), 2, Seeded(seed))
        choose = at_random(Seeded(seed))
        while (seats := seats_to_act(play.position)) and play.position.to_json()["phase"] != "castle":
            most = CLEOPATRA.info.most_actions
            play.act(seats[0], choose(play.position, seats[0], legal_actions(play.position, seats[0], most)))
        if seats:
            assert CLEOPATRA.position_from_line(play.position.to_line()).hash() == play.position.hash()
            return
    raise AssertionError("nobody played Castling")
