"""Chapter C8: alone against Auto-Crassus. In these positions he is Pompey unless a test says otherwise."""

from collections import Counter
from collections.abc import Sequence

import pytest
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
from triumvir.games.caesar.crassus_list import spare_the_game
from triumvir.games.caesar.crassus_placing import aim_of, candidates, gives_the_win, space_of
from triumvir.games.caesar.events import (
    CrassusAimed,
    CrassusSkipped,
    GameEnded,
    TileTurned,
    TokenPlaced,
    TokenReturned,
)
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.position import CaesarPosition

SOLO = {"crassus": "easy"}


def crassus(
    row: str,
    tokens: dict[str, str] | None = None,
    tile: str = "A",
    options: dict[str, str] | None = None,
    step: int = 1,
    bonuses: dict[str, str] | None = None,
    held: dict[str, str] | None = None,
    senate: Sequence[int] = (),
    human: str = "laurel40",
    removed: int = 0,
) -> CaesarPosition:
    """Crassus is about to carry out a command of a tile: by default the execute of tile A."""
    difficulty = {"crassus": "hard" if tile in "CE" else "easy"}
    return table(
        options=difficulty | (options or {}),
        tokens=tokens,
        bonuses=bonuses,
        held=held,
        senate=senate,
        caesar=human,
        pompey=row,
        active="pompey",
        tile=tile,
        step=step,
        deck=[],
        removed=removed,
    )


def aim(position: CaesarPosition, chance: list[int] | None = None) -> tuple[int, str, str]:
    """Let Crassus execute; which item, which province, which placement."""
    events = do(position, "execute", chance=chance or [])
    aimed = only(events, "CrassusAimed")
    placed = only(events, "TokenPlaced")
    assert isinstance(aimed, CrassusAimed)
    assert isinstance(placed, TokenPlaced)
    return aimed.item, aimed.province, f"{placed.token}@{placed.space}={placed.toward[0]}/{placed.toward[1]}"


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
    assert list(position.deck) == [4, 1, 0, 0, 0]


def test_c8_3_tile_contents() -> None:
    contents = {
        tile: [box.COMMANDS[box.COMMANDS_OF[i]] for i in range(box.COMMANDS_FROM[t], box.COMMANDS_FROM[t + 1])]
        for t, tile in enumerate(box.TILES)
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
    assert (list(position.under_senate)[6], markers(position)[1]) == (1, 10)
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


# ---- C8.7 ----------------------------------------------------------------------------------------------------


def test_c8_7_item_1_the_lowest_value_that_gains_control() -> None:
    tokens = {"HU-MT": "caesar.ship33>HU"}
    position = crassus("shield60 shield51 shield42", tokens, bonuses={"HU": "wealth"})
    assert aim(position) == (1, "HU", "shield42@HU-HC=4/2")


def test_c8_7_item_1_zero_to_zero_is_a_tie_he_wins() -> None:
    tokens = {"HU-MT": "caesar.ship60>MT"}
    position = crassus("shield60 shield51", tokens, bonuses={"HU": "wealth"})
    assert aim(position) == (1, "HU", "shield60@HU-HC=0/6")


def test_c8_7_item_2_closes_though_the_human_gets_it() -> None:
    tokens = {"HU-MT": "caesar.ship60>HU"}
    position = crassus("shield51 shield42", tokens, bonuses={"HU": "wealth"})
    assert aim(position) == (2, "HU", "shield51@HU-HC=1/5")
    assert holder(position, "HU") == "caesar"


WEST = fill(
    ["HU-MT", "MT-SD", "MT-NU", "AG-SY", "AS-SY", "AG-AS", "CR-AS", "CY-AG", "CR-AG"],
    "c.ship60 c.ship51 c.sword60 c.sword33 p.laurel40 p.laurel22 p.laurel31 p.sword51 p.ship51",
)


def nearly_lost(row: str, spares: str = "item2") -> CaesarPosition:
    """If Crassus closes Hispania Ulterior, the human gets it and wins with his last marker."""
    return crassus(
        row,
        WEST,
        options=SOLO | {"crassus_spares": spares},
        held={"MT": "caesar", "SY": "tied", "AS": "tied", "AG": "tied"},
        bonuses={"HU": "wealth"},
        senate=[1, 2, 3, 4],
    )


def test_c8_7_item_2_not_if_the_human_wins_by_it_at_once() -> None:
    position = nearly_lost("shield42 sword60")
    assert markers(position)[0] == 1
    item, province, placement = aim(position)
    assert (item, province) == (3, "HU")  # as printed, only item 2 looks at that
    assert placement == "shield42@HU-HC=4/2"
    assert position.outcome() == Outcome("markers", (1, 2))


def test_c8_7_spares_all_ignores_placements_that_lose() -> None:
    position = nearly_lost("shield42 sword60", spares="all")
    assert aim(position)[:2] == (3, "SD")
    assert position.outcome() is None


def test_c8_7_spares_all_only_if_there_is_another() -> None:
    position = nearly_lost("shield42", spares="all")
    losing = [c for c in candidates(position) if gives_the_win(position, c)]
    assert {box.SPACES[space_of(c)] for c in losing} == {"HU-HC"}
    assert list(spare_the_game(position, box.row([int(c) for c in losing]))) == losing


def test_c8_7_item_3_the_largest_deficit_and_his_highest_value() -> None:
    tokens = {"IT-AC": "caesar.ship51>AC", "AF-CY": "caesar.shield42>AF"}
    position = crassus("shield51 shield60 sword60", tokens)
    assert aim(position) == (3, "AC", "shield60@AC-CR=6/0")


def test_c8_7_item_3_only_provinces_he_can_place_into_count() -> None:
    tokens = {"HC-GA": "caesar.sword51>HC", "AC-MD": "caesar.sword42>AC"}
    position = crassus("ship60", tokens)
    assert aim(position)[:2] == (3, "AC")


def test_c8_7_item_4_nearest_to_control() -> None:
    tokens = {"MD-DM": "pompey.sword42>DM", "AC-CR": "pompey.shield42>CR"}
    position = crassus("ship60", tokens)
    assert aim(position) == (4, "DM", "ship60@IT-DM=0/6")  # both lead by 4; DM has fewer empty spaces


SYRIA = {"AG-SY": "pompey.sword60>SY", "AS-SY": "pompey.shield60>SY"}


@pytest.mark.parametrize("face", ["", "~"])
def test_c8_7_item_5_next_to_one_he_controls(face: str) -> None:
    bonuses = {"AG": "wealth", "AS": "wealth"}
    position = crassus("ship60 sword51", SYRIA, held={"SY": "pompey" + face}, bonuses=bonuses)
    assert aim(position) == (5, "AG", "ship60@CR-AG=0/6")
    position = crassus("ship60 sword51", SYRIA, held={"SY": "pompey" + face}, bonuses=bonuses)
    assert aim(position, [1]) == (5, "AS", "ship60@AG-AS=0/6")


def test_c8_7_item_6_a_central_province_italia_among_equals() -> None:
    position = crassus("sword60 shield51")
    assert aim(position) == (6, "IT", "sword60@SC-IT=0/6")


CENTRAL_FULL = fill(
    ["MT-SD", "SD-GA", "SD-SC", "SD-IT", "NU-SC", "SC-IT", "SC-AF", "IT-GC", "IT-AC", "IT-MD", "IT-DM", "AF-AC"],
    "c.ship60 c.shield60 p.ship60 p.shield60 c.ship51 c.sword60 c.ship42 p.sword60 c.ship33 p.shield51 p.ship51 p.ship42",
) | fill(["AC-MD", "AC-CR", "CY-CR", "CR-AG", "CR-AS"], "c.sword51 c.shield51 p.shield42 p.ship33 c.shield42")


def test_c8_7_item_7_any_province() -> None:
    """All central provinces are full, and Might has turned every token: nobody has influence anywhere."""
    tied = dict.fromkeys(["SD", "SC", "IT", "AC", "CR"], "tied")
    tokens = {space: token + "~" for space, token in CENTRAL_FULL.items()}
    aims = {aim(crassus("shield33", tokens, held=tied), [roll])[:2] for roll in range(3)}
    assert {item for item, _ in aims} == {7}
    assert {province for _, province in aims} <= {"GC", "DM", "AF", "CY", "AS"}


# ---- C8.8 ----------------------------------------------------------------------------------------------------


def test_c8_8_ties_between_provinces_next_to_his_own() -> None:
    tokens = SYRIA | {"CY-AG": "caesar.sword60>AG", "GC-DM": "caesar.shield60>GC"}
    position = crassus("laurel22", tokens, held={"SY": "pompey"}, bonuses={"AG": "wealth", "GC": "senate"})
    assert aim(position)[:2] == (3, "AG")


@pytest.mark.parametrize(
    ("bonuses", "province"),
    [
        ({"AC": "senate", "MD": "wealth"}, "AC"),
        ({"AC": "wealth", "MD": "senate"}, "MD"),
        ({"AC": "wealth", "MD": "wealth"}, "AC"),  # central
        ({"AC": "wealth", "MD": "poison"}, "MD"),
    ],
)
def test_c8_8_ties_between_provinces_senate_poison_central(bonuses: dict[str, str], province: str) -> None:
    position = crassus("laurel22", {"AC-MD": "caesar.sword33>AC"}, bonuses=bonuses, options=SOLO | {"poison": "on"})
    assert aim(position)[:2] == (3, province)


def test_c8_8_ties_between_provinces_next_to_a_central_one() -> None:
    """With all central provinces full, those that border on one come before Hispania and Syria."""
    tied = dict.fromkeys(["SD", "SC", "IT", "AC", "CR"], "tied")
    tokens = {space: token + "~" for space, token in CENTRAL_FULL.items()}
    no_senate = dict.fromkeys(("GC", "DM", "AF", "AS"), "wealth")
    position = crassus("shield33", tokens, held=tied, bonuses=no_senate)
    for province in range(18):
        if position.bonus_at[province] == box.SENATE:
            position.bonus_at[province] = box.MIGHT
    provinces = {aim_of(c) for c in candidates(position)}
    assert {"HU", "HC", "SY"} <= {box.PROVINCES[p] for p in provinces}
    assert aim(position)[1] in ("GC", "DM", "AF", "CY", "AS")


def test_c8_8_ties_between_provinces_at_random_in_the_end() -> None:
    tokens = {"GC-DM": "caesar.shield33>GC"}
    seen = set()
    for roll in (0, 1):
        position = crassus("laurel22", tokens, bonuses={"GC": "wealth", "DM": "wealth"})
        seen.add(aim(position, [roll])[1])
    assert seen == {"GC", "DM"}


def test_c8_8_ties_between_spaces_by_the_province_behind() -> None:
    """In Achaia he is furthest behind; behind AC-CR he is 1 behind, behind IT-AC not at all."""
    tokens = {"AF-AC": "caesar.ship60>AC", "CY-CR": "caesar.shield51>CY"}
    position = crassus("laurel22", tokens)
    assert aim(position) == (3, "AC", "laurel22@AC-CR=2/2")


def test_c8_8_ties_between_spaces_central() -> None:
    position = crassus("laurel40", {"MT-NU": "caesar.sword60>MT"})
    assert aim(position) == (3, "MT", "laurel40@MT-SD=4/0")  # Sardinia is central, Hispania is not


def test_c8_8_ties_between_spaces_at_random_in_the_end() -> None:
    tokens = {"AF-AC": "caesar.ship60>AC"}
    seen = {aim(crassus("laurel22", tokens), [roll])[2] for roll in range(2)}
    assert seen == {"laurel22@IT-AC=2/2", "laurel22@AC-CR=2/2"}


def test_c8_8_ties_between_tokens_not_wild_then_sum_then_leftmost() -> None:
    tokens = {"HU-MT": "caesar.ship33>HU"}
    not_wild = crassus("laurel31 shield33", tokens, bonuses={"HU": "wealth"})
    assert aim(not_wild)[2] == "shield33@HU-HC=3/3"
    options = SOLO | {"centurions": "on"}
    smaller = crassus("laurel33 laurel31", tokens, bonuses={"HU": "wealth"}, options=options)
    assert aim(smaller)[2] == "laurel31@HU-HC=3/1"  # the lowest value is wanted: the smaller sum
    behind = {"MT-NU": "caesar.sword60>MT"}
    larger = crassus("laurel31 laurel33", behind, options=options)
    assert aim(larger)[2] == "laurel33@MT-SD=3/3"
    leftmost = crassus("laurel22 laurel22", behind)
    do(leftmost, "execute")
    assert supply(leftmost, "pompey") == ["laurel22"]


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
    play = Play(CAESAR, position.choices.options, 2, Seeded(1), start=position.to_line())
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
