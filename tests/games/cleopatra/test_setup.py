"""Chapter 1: set-up."""

import pytest
from tests.games.cleopatra.bench import ACTIONS

from triumvir.contract.chance import Scripted, Seeded
from triumvir.contract.errors import BadInput, IllegalAction
from triumvir.contract.event import Log
from triumvir.contract.json import JSON
from triumvir.contract.position import legal_actions, seats_to_act
from triumvir.games.cleopatra.box import COPIES, N_INFLUENCE, PRESETS, SIDES
from triumvir.games.cleopatra.events import BonusDealt
from triumvir.games.cleopatra.game import CLEOPATRA
from triumvir.games.cleopatra.position import CleopatraPosition
from triumvir.games.cleopatra.sight import view_of
from triumvir.games.cleopatra.view import surely_held


def start(seed: int = 0, **options: str) -> CleopatraPosition:
    position = CLEOPATRA.start(CLEOPATRA.info.read_options(options), 2, Seeded(seed))
    assert isinstance(position, CleopatraPosition)
    return position


def do(position: CleopatraPosition, side: str, *texts: str) -> None:
    for text in texts:
        position.apply(SIDES.index(side), position.code(CLEOPATRA.read_action(text)), Scripted(), None)


def words(position: CleopatraPosition, seat: int) -> list[str]:
    codes = legal_actions(position, seat, CLEOPATRA.info.most_actions)
    return [position.action(code).notation() for code in codes]


LAYS = ("3@senators*", "1@praetors*", "5@quaestors*", "2@censors*")


def set_up_both(position: CleopatraPosition, preset: str = "storming") -> None:
    """Both put their action cards in order, then both lay their first cards."""
    for side in SIDES:
        do(position, side, f"preset:{preset}")
    for side in SIDES:
        do(position, side, *LAYS)


def test_k1_two_players_caesar_and_cleopatra() -> None:
    assert CLEOPATRA.info.sides == ("caesar", "cleopatra")
    assert not start().is_automatic(0)
    with pytest.raises(BadInput, match="for two"):
        CLEOPATRA.check_options(CLEOPATRA.info.read_options({}), 3)


def test_k2_five_groups_with_their_patricians() -> None:
    groups = view_of(start(), -1).groups
    assert {name: group.patricians for name, group in groups.items()} == {
        "senators": 5,
        "praetors": 5,
        "quaestors": 5,
        "censors": 3,
        "aediles": 3,
    }


def test_k3_eight_vote_cards_and_an_empty_public_discard() -> None:
    view = view_of(start(), -1)
    assert view.pile == {
        "senators": 1,
        "praetors": 1,
        "quaestors": 1,
        "censors": 1,
        "aediles": 1,
        "orgy": 2,
        "shuffle": 1,
    }
    assert sum(view.vote_discards.values()) == 0


def test_k4_each_player_sees_his_own_bonus_card_only() -> None:
    position = start(action_order="shuffled")
    for seat, side in enumerate(SIDES):
        sides = view_of(position, seat).sides
        assert sides[side].bonus in ("senators", "praetors", "quaestors")
        assert sides[SIDES[1 - seat]].bonus is None


def test_k4_at_most_two_bonus_cards_of_a_group() -> None:
    tables = [start(seed, action_order="shuffled") for seed in range(60)]
    dealt = {(int(table.bonus[0]), int(table.bonus[1])) for table in tables}
    assert dealt == {(one, two) for one in range(3) for two in range(3)}


def bonus_cards(position: CleopatraPosition) -> list[str | None]:
    """Each player's own, as he sees it."""
    return [view_of(position, seat).sides[side].bonus for seat, side in enumerate(SIDES)]


def test_k6_the_action_reserves_are_put_in_order_before_the_bonus_cards_are_dealt() -> None:
    position = start(action_order="preset")
    assert bonus_cards(position) == [None, None]
    do(position, "caesar", "preset:guarded")
    assert bonus_cards(position) == [None, None]
    log = Log()
    position.apply(1, position.code(CLEOPATRA.read_action("preset:storming")), Scripted([3, 4]), log)
    assert log.take()[1:] == [BonusDealt("caesar", "praetors"), BonusDealt("cleopatra", "quaestors")]
    assert bonus_cards(position) == ["praetors", "quaestors"]
    assert BonusDealt("caesar", "praetors").seen_by(1) == BonusDealt("caesar", None)


def test_k6_whoever_is_in_order_waits_for_the_bonus_cards() -> None:
    position = start(action_order="preset")
    do(position, "caesar", "preset:guarded")
    assert seats_to_act(position) == [1]
    assert words(position, 0) == []
    assert position.forbids(0, position.code(CLEOPATRA.read_action(LAYS[0]))) == "K4"
    assert [(one.subject, one.rule) for one in position.refusals(0)] == [("turn", "K4")]
    assert position.refusals(1) == []
    do(position, "cleopatra", "preset:guarded")
    assert seats_to_act(position) == [0, 1]
    do(position, "caesar", *LAYS)
    assert [(one.subject, one.rule) for one in position.refusals(0)] == [("turn", "K7")]


def test_k6_a_table_where_the_bonus_cards_are_to_come_is_written_and_read() -> None:
    position = start()
    do(position, "caesar", "next:wrath")
    assert "bonus={caesar:-,cleopatra:-}" in position.to_line()
    restored = CLEOPATRA.position_from_line(position.to_line())
    assert restored.hash() == position.hash()
    fields = position.to_json()
    del fields["bonus"]
    assert CLEOPATRA.position_from_json(fields).hash() == position.hash()
    imagined = position.imagine(1, Seeded(1))
    assert isinstance(imagined, CleopatraPosition)
    assert bonus_cards(imagined) == [None, None]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"bonus": {"caesar": "senators", "cleopatra": None}}, "before both action reserves are in order"),
        ({"steps": {"caesar": 3, "cleopatra": 0}}, "nothing is laid before"),
    ],
)
def test_k6_bonus_cards_and_action_reserves_have_to_agree(changes: dict[str, JSON], told: str) -> None:
    position = start(action_order="preset")
    do(position, "caesar", "preset:guarded")
    with pytest.raises(BadInput, match=told):
        CLEOPATRA.position_from_json(position.to_json() | changes)


def test_k4_nobody_goes_without_a_bonus_card() -> None:
    position = start(action_order="shuffled")
    with pytest.raises(BadInput, match="a bonus card is missing"):
        CLEOPATRA.position_from_json(position.to_json() | {"bonus": {"caesar": "senators", "cleopatra": None}})


def test_k6_version_1_of_the_rules_deals_the_bonus_cards_first() -> None:
    old = CLEOPATRA.under(1)
    position = old.start(old.info.read_options({"action_order": "preset"}), 2, Seeded(0))
    assert isinstance(position, CleopatraPosition)
    assert None not in bonus_cards(position)
    do(position, "caesar", "preset:guarded", *LAYS)
    assert old.position_from_line(position.to_line()).hash() == position.hash()
    with pytest.raises(BadInput, match="before both action reserves are in order"):
        CLEOPATRA.position_from_line(position.to_line())


def test_k5_ten_cards_are_taken_out_and_27_are_the_reserve() -> None:
    position = start()
    assert view_of(position, 0).sides["caesar"].reserves == {"influence": 27, "action": 13}
    assert [int(position.reserve[kind]) for kind in range(N_INFLUENCE)] == [2, 5, 5, 5, 5, 5]


def test_k6_custom_order_is_chosen_card_by_card() -> None:
    position = start()
    assert words(position, 0) == [
        "next:assassination",
        "next:spy",
        "next:castling",
        "next:scout",
        "next:wrath",
        "next:veto",
    ]
    do(position, "caesar", "next:wrath", *["next:assassination"] * 4, "next:spy", "next:spy")
    assert words(position, 0) == ["next:castling", "next:scout", "next:veto"]
    do(position, "caesar", "next:veto", "next:veto", "next:scout", "next:scout", "next:castling")
    order = view_of(position, 0).sides["caesar"].order
    assert order is not None
    assert (order[0], order[-1], len(order)) == ("wrath", "castling", 13)
    assert view_of(position, 1).sides["caesar"].order is None


def test_k6_a_card_in_order_cannot_be_chosen_again() -> None:
    position = start()
    do(position, "caesar", "next:wrath")
    assert position.forbids(0, position.code(CLEOPATRA.read_action("next:wrath"))) == "K6"


@pytest.mark.parametrize("preset", PRESETS)
def test_k6_a_preset_orders_all_thirteen(preset: str) -> None:
    position = start(action_order="preset")
    assert words(position, 1) == [f"preset:{name}" for name in PRESETS]
    assert position.forbids(1, position.code(CLEOPATRA.read_action("next:spy"))) == "K6"
    do(position, "cleopatra", f"preset:{preset}")
    order = view_of(position, 1).sides["cleopatra"].order
    assert order is not None
    assert sorted(order) == sorted(ACTIONS)


def test_k6_cards_are_drawn_in_the_chosen_order() -> None:
    position = start(action_order="preset")
    set_up_both(position)
    do(position, "cleopatra", "1@senators", "2@senators", "finish", "draw:action", "draw:action")
    assert view_of(position, 1).sides["cleopatra"].hand == ["3", "4", "5", "assassination", "assassination"]


def test_k6_a_shuffled_reserve_has_no_order() -> None:
    position = start(action_order="shuffled")
    assert words(position, 0) == [f"{value}@senators*" for value in range(1, 6)]
    assert view_of(position, 0).sides["caesar"].order is None


def test_k7_one_card_of_each_value_at_each_group_face_down() -> None:
    position = start(action_order="shuffled")
    do(position, "caesar", *LAYS)
    groups = view_of(position, 0).groups
    assert [group.cards["caesar"][0].card for group in groups.values()] == ["3", "1", "5", "2", "4"]
    assert all(group.cards["caesar"][0].face == "down" for group in groups.values())


def test_k7_both_choose_at_once_and_neither_sees_the_other() -> None:
    position = start(action_order="shuffled")
    assert seats_to_act(position) == [0, 1]
    do(position, "caesar", LAYS[0])
    do(position, "cleopatra", "5@senators*")
    assert view_of(position, 1).groups["senators"].cards["caesar"][0].card is None
    do(position, "caesar", *LAYS[1:])
    assert seats_to_act(position) == [1]
    assert words(position, 0) == []


@pytest.mark.parametrize("text", ["3@praetors*", "3@senators", "P@senators*", "next:spy"])
def test_k7_other_lays_are_refused(text: str) -> None:
    position = start(action_order="shuffled")
    with pytest.raises(IllegalAction, match="K7"):
        do(position, "caesar", text)


def test_k7_nothing_is_left_to_choose_after_the_fifth_card() -> None:
    position = start(action_order="shuffled")
    do(position, "caesar", *LAYS)
    assert position.forbids(0, 30) == "K7"


def test_k8_the_second_set_is_the_starting_hand() -> None:
    position = start(action_order="shuffled")
    do(position, "caesar", *LAYS)
    assert view_of(position, 0).sides["caesar"].hand == ["1", "2", "3", "4", "5"]
    assert surely_held(view_of(position, 1).sides["caesar"]) == ["1", "2", "3", "4", "5"]


def test_k9_cleopatra_begins_and_turns_alternate() -> None:
    position = start(action_order="shuffled")
    for side in SIDES:
        do(position, side, *LAYS)
    assert seats_to_act(position) == [1]
    assert position.forbids(0, 171) == "K9"
    do(position, "cleopatra", "pass")
    assert seats_to_act(position) == [0]
    do(position, "caesar", "pass")
    assert seats_to_act(position) == [1]


def test_the_box_holds_fifty_cards_a_side() -> None:
    assert sum(COPIES) == 50
