"""Chapter C8: the turn of Auto-Crassus, his tiles and what stops him."""

from collections import Counter

import pytest
from tests.games.caesar.solo import SOLO, aim, crassus
from tests.games.caesar.tables import (
    bag,
    do,
    fill,
    holder,
    kinds,
    legal,
    markers,
    new_game,
    only,
    refused,
    spaces_with,
    supply,
    table,
)

from triumvir.contract.chance import Seeded
from triumvir.contract.play import Play
from triumvir.contract.position import Outcome
from triumvir.games.caesar import box
from triumvir.games.caesar.events import (
    CrassusSkipped,
    GameEnded,
    TileTurned,
    TokenPlaced,
    TokenReturned,
)
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.own_box import PRINTED_BOX

# ---- C8.1 to C8.6 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("human", "seat"), [("caesar", 0), ("pompey", 1)])
def test_c8_1_crassus_has_the_other_side_an_open_row_and_the_first_move(human: str, seat: int) -> None:
    position = new_game(Seeded(1), crassus="normal", human=human)
    other = box.SIDES[1 - seat]
    assert position.to_act() == 1 << (1 - seat)
    assert [position.is_automatic(s) for s in (seat, 1 - seat)] == [False, True]
    assert (len(supply(position, other)), len(supply(position, human))) == (3, 2)
    sides = position.view(seat).to_json()["sides"]
    assert isinstance(sides, dict)
    assert sides[other]["tokens"] == supply(position, other)
    assert legal(position) == ["tile"]


DECKS = {
    ("easy", "off"): "AAAABB",
    ("normal", "off"): "AAABBC",
    ("hard", "off"): "AAAACC",
    ("easy", "on"): "AAAABD",
    ("normal", "on"): "AABBCD",
    ("hard", "on"): "AAAACE",
}


@pytest.mark.parametrize(("difficulty", "centurions"), DECKS)
def test_c8_2_six_tiles_by_difficulty(difficulty: str, centurions: str) -> None:
    position = new_game(Seeded(1), crassus=difficulty, centurions=centurions)
    assert "".join(box.TILES[t] * int(position.deck[t]) for t in range(5)) == DECKS[difficulty, centurions]


def test_c8_2_the_deck_is_shuffled_again_when_empty() -> None:
    position = crassus("sword60", step=0, tile="A")
    position.tile = -1
    for tile in range(5):
        position.deck[tile] = 0
    events = do(position, "tile", chance=[5])
    assert events == [TileTurned("B", True)]
    assert list(position.deck)[:3] == [4, 1, 0]


def test_c8_3_tile_contents() -> None:
    commands_of, commands_from = PRINTED_BOX.commands_of, PRINTED_BOX.commands_from
    contents = {
        tile: [box.COMMANDS[commands_of[i]] for i in range(commands_from[t], commands_from[t + 1])]
        for t, tile in enumerate(PRINTED_BOX.tiles)
    }
    assert contents == {
        "A": ["draw1", "execute"],
        "B": ["draw2", "execute", "discard1"],
        "C": ["draw2", "execute", "execute"],
        "D": ["draw_centurion", "execute"],
        "E": ["draw_centurion", "draw1", "execute", "execute"],
    }


def test_c8_3_commands_come_one_by_one() -> None:
    position = crassus("sword60 ship60", tile="B", step=0)
    for command in ("draw2", "execute", "discard1"):
        assert legal(position) == [command]
        assert refused(position, "tile") == "C8.3"
        assert refused(position, command, seat=0) == "C2.3"
        do(position, command)
    assert position.to_act() == 1


def test_c8_4_draws_go_to_the_right_end() -> None:
    position = crassus("ship60 sword60", step=0, tile="B")
    do(position, "draw2", chance=[0, 0])
    assert supply(position, "pompey") == ["ship60", "sword60", "sword51", "sword42"]


def test_c8_4_discard_returns_the_leftmost() -> None:
    position = crassus("ship60 sword60", step=2, tile="B")
    events = do(position, "discard1")
    assert events[0] == TokenReturned("pompey", "ship60", 0)
    assert supply(position, "pompey") == ["sword60"]
    assert bag(position, "pompey")["ship60"] == 1


EVERYTHING = (
    "sword60 sword51 sword42 sword33 shield60 shield51 shield42 shield33 ship60 ship51 ship42 ship33 "
    "laurel40 laurel31 laurel22 laurel22"
)


def test_c8_4_no_discard_after_a_short_draw() -> None:
    position = crassus(EVERYTHING, step=0, tile="B")
    do(position, "draw2", "execute")
    size = len(supply(position, "pompey"))
    events = do(position, "discard1")
    assert events[0] == CrassusSkipped("pompey", "discard1")
    assert len(supply(position, "pompey")) == size


def test_c8_4_discard_with_an_empty_row_is_skipped() -> None:
    position = crassus("", step=2, tile="B")
    assert do(position, "discard1")[0] == CrassusSkipped("pompey", "discard1")


def test_c8_4_a_centurion_joins_the_row_while_there_are_any() -> None:
    options = {"crassus": "easy", "centurions": "on"}
    position = crassus("ship60", step=0, tile="D", options=options)
    do(position, "draw_centurion", chance=[1])
    assert supply(position, "pompey") == ["ship60", "shieldship44"]
    used_up = crassus("sword70 shieldship44 laurel33", step=0, tile="D", options=options)
    assert kinds(do(used_up, "draw_centurion")) == ["StackEmpty"]


def test_c8_5_crassus_wins_ties() -> None:
    tokens = {"HU-MT": "caesar.ship60>HU"}
    position = crassus("shield60", tokens, bonuses={"HU": "wealth"})
    assert aim(position) == (1, "HU", "shield60@HU-HC=6/0")
    assert holder(position, "HU") == "pompey"


@pytest.mark.parametrize(("ties", "who"), [("always", "pompey"), ("own_turn", "tied")])
def test_c8_5_always_or_only_in_his_own_turn(ties: str, who: str) -> None:
    position = table(
        options=SOLO | {"crassus_ties": ties},
        tokens={"HU-MT": "pompey.ship60>HU"},
        bonuses={"HU": "senate"},
        caesar="shield60",
    )
    do(position, "shield60@HU-HC>HU")
    assert holder(position, "HU") == who


def test_c8_6_senate_and_poison_work_for_him() -> None:
    tokens = {"HU-MT": "pompey.ship60>HU"}
    position = crassus("shield60", tokens, bonuses={"HU": "senate"})
    do(position, "execute")
    assert (list(position.under_senate)[box.MOST_SENATES], markers(position)[1]) == (1, 10)
    poison = SOLO | {"poison": "on"}
    position = crassus("shield60", tokens, bonuses={"HU": "poison"}, options=poison, human="sword60 ship51")
    events = do(position, "execute", chance=[1])
    assert only(events, "TokenReturned") == TokenReturned("caesar", "ship51", None)


@pytest.mark.parametrize("bonus", ["tactics", "wealth", "might", "centurion"])
def test_c8_6_everything_else_is_thrown_away(bonus: str) -> None:
    tokens = {"HU-MT": "pompey.ship60>HU"}
    options = {"crassus": "easy", "centurions": "on"}
    position = crassus("shield60", tokens, bonuses={"HU": bonus}, options=options)
    before = len(supply(position, "pompey"))
    events = do(position, "execute")
    assert "BonusDiscarded" in kinds(events)
    assert len(supply(position, "pompey")) == before - 1
    assert position.to_act() == 1
    assert markers(position)[1] == 11


@pytest.mark.parametrize(
    ("harder", "won", "left"), [("cs", True, 10), ("cs", False, 11), ("hu", True, 10), ("hu", False, 12)]
)
def test_c8_6_harder_removes_a_marker(harder: str, won: bool, left: int) -> None:
    tokens = {"HU-MT": "pompey.ship60>HU" if won else "caesar.ship60>HU"}
    row = "shield60" if won else "shield33"
    position = crassus(row, tokens, bonuses={"HU": "wealth"}, options=SOLO | {"harder": harder})
    events = do(position, "execute")
    assert markers(position)[1] == left
    assert position.markers_removed[1] == kinds(events).count("MarkerRemoved")
    assert position.audit() == ""


# ---- C8.9 and C8.10 ------------------------------------------------------------------------------------------

SHIPS = spaces_with("ship")
SHIPS_FULL = fill(
    SHIPS, "c.ship60 c.ship51 c.ship42 c.ship33 c.laurel40 c.laurel31 c.laurel22 c.laurel22 p.laurel31 p.laurel40"
)


def test_c8_9_unable_at_the_first_execute_he_has_lost() -> None:
    position = crassus("ship60", SHIPS_FULL, human="sword60")
    events = do(position, "execute")
    assert events == [GameEnded("caesar", "stuck")]


def test_c8_9_with_empty_hand_only_an_empty_row_loses() -> None:
    options = SOLO | {"stuck_loses": "empty_hand"}
    position = crassus("ship60", SHIPS_FULL, options=options, human="sword60")
    events = do(position, "execute")
    assert events[0] == CrassusSkipped("pompey", "execute")
    assert position.to_act() == 1
    empty = crassus("", SHIPS_FULL, options=options, human="sword60")
    do(empty, "execute")
    assert empty.outcome() == Outcome("stuck", (1, 2))


def test_c8_9_a_later_execute_is_skipped() -> None:
    position = crassus("ship60 sword60", SHIPS_FULL, tile="C", human="sword60")
    do(position, "execute")
    events = do(position, "execute")
    assert events[0] == CrassusSkipped("pompey", "execute")
    assert position.outcome() is None


def test_c8_9_poison_on_his_row_is_by_position() -> None:
    position = table(
        options=SOLO | {"poison": "on"},
        tokens={"HU-MT": "pompey.ship60>HU"},
        bonuses={"HU": "poison"},
        caesar="shield33",
        pompey="sword60 ship51 shield42",
    )
    events = do(position, "shield33@HU-HC", "use:poison", chance=[2])
    assert only(events, "TokenReturned") == TokenReturned("pompey", "shield42", 2)
    assert supply(position, "pompey") == ["sword60", "ship51"]


def test_c8_9_the_aim_is_resolved_first_and_the_record_names_it() -> None:
    tokens = {"HU-MT": "caesar.ship33>HU", "HC-GA": "caesar.sword42>HC"}
    position = crassus("shield33 shield42", tokens, bonuses={"HU": "wealth", "HC": "might"})
    play = Play(CAESAR, position.rules.options, 2, Seeded(1), start=position.to_line())
    action = play.position.code(CAESAR.read_action("execute"))
    events = play.act(1, int(action))
    closed = [event.to_json()["province"] for event in events if event.kind() == "ProvinceClosed"]
    assert closed == ["HU", "HC"]
    assert play.plies[0].note == "item 1 aims at HU"


def test_c8_9_his_last_marker_leaving_the_game_wins() -> None:
    position = crassus(
        "shield60",
        {"HU-MT": "pompey.ship60>HU"},
        bonuses={"HU": "wealth"},
        options=SOLO | {"harder": "cs"},
        removed=10,
    )
    events = do(position, "execute")
    assert events[-1] == GameEnded("pompey", "markers_removed")
    assert position.outcome() == Outcome("markers_removed", (2, 1))


def test_c8_10_he_never_places_face_down() -> None:
    options = {"crassus": "hard", "poison": "on", "centurions": "on", "border_control": "on"}
    faces: Counter[str] = Counter()
    for seed in range(10):
        position = new_game(Seeded(seed), **options, human="pompey")
        chance = Seeded(seed)
        while position.outcome() is None:
            moves = legal(position)
            move = moves[int(chance.below(len(moves)))]
            mover = "crassus" if position.to_act() == 1 else "human"
            for event in do(position, move, chance=[]):
                if isinstance(event, TokenPlaced):
                    faces[f"{mover} {event.face}"] += 1
                if mover == "crassus":
                    assert event.kind() not in ("Asked",) or position.to_act() == 2
    assert faces["crassus up"] > 0
    assert faces["crassus hidden"] == 0
    assert faces["human hidden"] > 0
