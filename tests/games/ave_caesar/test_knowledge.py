"""What everybody can conclude about a hand, and that imagined hands agree with it."""

from itertools import combinations_with_replacement

import pytest
from tests.games.ave_caesar.tables import BLUE, GREEN, RED, WHITE, act, moves, of, race

from triumvir.contract.chance import Scripted, Seeded
from triumvir.contract.json import Object
from triumvir.games.ave_caesar.box import FACTIONS
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.ave_caesar.imagining import held_hand
from triumvir.games.ave_caesar.knowledge import skipping_hands
from triumvir.games.ave_caesar.position import AveCaesarPosition

HANDS = list(combinations_with_replacement(range(1, 7), 3))


def imagined(position: AveCaesarPosition, viewer: int, chariot: str, tries: int = 900) -> set[tuple[int, ...]]:
    """All hands that a viewer thinks a chariot may hold."""
    found = set()
    for seed in range(tries):
        twin = position.imagine(viewer, Seeded(seed))
        assert isinstance(twin, AveCaesarPosition)
        assert twin.audit() == ""
        hands = of(twin, "hands")
        assert isinstance(hands, dict)
        found.add(tuple(hands[chariot]))
    return found


def test_nothing_is_known_at_first_but_what_was_played() -> None:
    position = race({RED: "k_n", WHITE: "j_n"}, played={WHITE: "1111" + "2222", RED: "1"}, hands={WHITE: "345"})
    found = imagined(position, 0, WHITE)
    assert found == {hand for hand in HANDS if min(hand) > 2}
    assert imagined(position, 1, WHITE) == {(3, 4, 5)}


def test_a3_3_a_skip_tells_that_no_card_could_be_moved() -> None:
    position = race({RED: "N3", WHITE: "N2", BLUE: "h_i"}, {WHITE: "345"}, turn=WHITE)
    act(position, "skip")
    found = imagined(position, 0, WHITE)
    assert found == {hand for hand in HANDS if min(hand) > 2}


def test_a4_4_a_leader_on_a_broad_cell_may_have_skipped_for_sixes() -> None:
    position = race({RED: "k_n", WHITE: "j_n"}, {RED: "666"})
    act(position, "skip")
    assert imagined(position, 1, RED, 20) == {(6, 6, 6)}


def test_a4_4_a_six_played_in_the_lead_tells_of_sixes() -> None:
    position = race({RED: "N4", WHITE: "j_n"}, {RED: "666"})
    act(position, "6>n_i", Scripted([0]))
    assert of(position, "hands") == {RED: [1, 6, 6], WHITE: [1, 2, 3]}
    assert imagined(position, 1, RED) == {tuple(sorted((6, 6, card))) for card in range(1, 7)}


def test_a_played_card_and_a_drawn_one_carry_the_knowledge_on() -> None:
    position = race({RED: "N3", WHITE: "N2", BLUE: "h_i"}, {WHITE: "336", BLUE: "111"}, turn=WHITE)
    act(position, "skip")
    act(position, "skip")
    act(position, sorted(moves(position))[0])
    act(position, "3>N3", Scripted([0]))
    found = imagined(position, 0, WHITE, 600)
    assert (1, 1, 2) not in found
    assert (1, 3, 6) in found
    assert all(sum(card > 2 for card in hand) >= 2 for hand in found)


def test_a4_4_who_may_keep_sixes_may_have_skipped_for_them() -> None:
    """On a narrow cell nothing but sixes lets a leader skip; where a six must be played, not even those."""
    position = race({RED: "N4", WHITE: "j_n"}, {RED: "666"})
    act(position, "skip")
    assert imagined(position, 1, RED, 20) == {(6, 6, 6)}
    must = race({RED: "N4", WHITE: "j_n"}, {RED: "666"}, options={"only_sixes": "must"})
    assert skipping_hands(must, 0) == 0


def test_a5_4_who_drives_past_the_lane_was_not_to_wait_for_it() -> None:
    """With a 1, 2 or 3 red would have had to wait; if it may skip, nothing is known."""
    for choice, least in (("must_skip", 4), ("may_skip", 1)):
        fields = {"options": {"blocked_lane": choice}, "crossings": {RED: 2}, "paid": [WHITE]}
        position = race({RED: "y_o", WHITE: "K1"}, {RED: "455"}, **fields)  # type: ignore[arg-type]
        act(position, "4>b1", Scripted([0]))
        found = imagined(position, 1, RED)
        assert {min(hand[1:]) for hand in found} == set(range(least, 7))


def test_a5_4_a_skip_may_mean_waiting_for_the_lane() -> None:
    """Red leads on the entry cell, the lane blocked: with 1, 2 or 3 it may wait, with only sixes it must."""
    position = race({RED: "y_o", WHITE: "K1"}, {RED: "155"}, crossings={RED: 2}, paid=[WHITE])
    act(position, "skip")
    found = imagined(position, 1, RED)
    assert all(min(hand) <= 3 for hand in found - {(6, 6, 6)})
    assert (1, 5, 5) in found


@pytest.mark.parametrize(
    "position",
    [
        race({RED: "N3", WHITE: "N2", BLUE: "h_i"}, turn=WHITE),
        race({RED: "k_n", WHITE: "j_n"}),
        race({RED: "N4", WHITE: "j_n", BLUE: "k_s", GREEN: "l_n"}, crossings={BLUE: 1, GREEN: 1}),
        race({RED: "N4", WHITE: "j_n"}, still=2),
        race({RED: "N6", WHITE: "o_i", BLUE: "n_o"}, crossings={WHITE: 1, BLUE: 2, RED: 2}, still=3),
        race({RED: "y_o", WHITE: "K1"}, crossings={RED: 2}, paid=[WHITE]),
        race({RED: "x4", WHITE: "K1"}, options={"course": "yellow"}, crossings={RED: 2, WHITE: 3}, paid=[WHITE]),
        race({RED: "q3", WHITE: "K1"}, options={"course": "yellow"}, crossings={RED: 2}, paid=[WHITE]),
        race({RED: "x3", WHITE: "y_o", BLUE: "N1"}, crossings={RED: 2, BLUE: 3}, paid=[WHITE, BLUE]),
        race({RED: "K1", WHITE: "K2"}, crossings={RED: 2}, paid=[RED, WHITE]),
        race({RED: "P1", WHITE: "Q1"}, crossings={RED: 3}, paid=[RED]),
        race({RED: "o_i", WHITE: "x2", BLUE: "x3"}, crossings={RED: 2, BLUE: 2}, paid=[WHITE, BLUE]),
        race({RED: "y_o", WHITE: "K1"}, crossings={RED: 2}, paid=[WHITE], options={"blocked_lane": "may_skip"}),
        race({RED: "N4", WHITE: "j_n"}, options={"only_sixes": "must"}),
        race({RED: "e_i", WHITE: "e_o", BLUE: "N1"}, skipped=[WHITE]),
        race({RED: "x4", WHITE: "K1"}, options={"course": "yellow"}, crossings={RED: 2}, paid=[WHITE], still=2),
    ],
    ids=lambda position: position.to_line()[:70],
)
def test_a_skip_is_legal_with_exactly_the_hands_that_may_skip(position: AveCaesarPosition) -> None:
    """The two ways to tell who may skip agree for every hand."""
    chariot = int(position.active)
    allowed = int(skipping_hands(position, chariot))
    name = FACTIONS[chariot]
    for hand in HANDS:
        fields = {**position.to_json(), "game": "ave-caesar"}
        hands = fields["hands"]
        assert isinstance(hands, dict)
        other = race_again(fields, {**hands, name: list(hand)})
        assert ("skip" in moves(other)) is bool(allowed >> held_hand(other, chariot) & 1)
        assert (other.view(chariot).to_json()["halt"] is not None) is ("skip" in moves(other))


def race_again(fields: Object, hands: Object) -> AveCaesarPosition:
    position = AVE_CAESAR.position_from_json({**fields, "hands": hands})
    assert isinstance(position, AveCaesarPosition)
    return position
