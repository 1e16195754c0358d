"""Chapter A7: neutral chariots, and several chariots for a player."""

import pytest
from tests.games.ave_caesar.tables import BLUE, GREEN, RED, WHITE, act, at, kinds, moves, of, race, started

from triumvir.contract.chance import Scripted
from triumvir.contract.errors import BadInput
from triumvir.contract.json import JSON
from triumvir.games.ave_caesar.events import CardTurned, ChariotFinished, ChariotMoved
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.ave_caesar.position import AveCaesarPosition

NEUTRAL = {"neutral": "1"}


def neutral_turn(position: AveCaesarPosition, move: str, drawn: int) -> list[str]:
    """White moves; then the neutral chariot turns the card with this number of its deck."""
    return kinds(act(position, move, Scripted([0, drawn])))


def beside(neutral: str, **fields: object) -> AveCaesarPosition:
    """White about to move far away from a neutral chariot; red behind it."""
    cells = {RED: "e_i", WHITE: "N4", BLUE: neutral}
    return race(cells, options=NEUTRAL, turn=WHITE, **fields)  # type: ignore[arg-type]


def test_a7_1_the_top_card_is_turned_and_moved() -> None:
    position = beside("N2")
    told = act(position, "1>k_n", Scripted([0, 0]))
    assert CardTurned(BLUE, 1) in told
    assert of(position, "played") == {RED: [1], WHITE: [1, 1], BLUE: [1, 1]}
    assert of(position, "turn") == RED


def test_a7_1_a_card_that_cannot_be_moved_is_discarded() -> None:
    position = race({RED: "N3", WHITE: "N4", BLUE: "N2"}, options=NEUTRAL, turn=WHITE)
    told = neutral_turn(position, "1>k_n", 22)
    assert told[3:5] == ["CardTurned", "CardDiscarded"]
    assert at(position, BLUE) == "N2"
    assert of(position, "played") == {RED: [1], WHITE: [1, 1], BLUE: [1, 6]}


def test_a7_1_blocked_on_all_sides_no_card_is_turned() -> None:
    position = race({RED: "N3", WHITE: "N4", BLUE: "h_i"}, options=NEUTRAL, turn=WHITE)
    assert "NeutralBlocked" in neutral_turn(position, "1>k_n", 0)
    assert of(position, "played") == {RED: [1], WHITE: [1, 1], BLUE: [1]}


def test_a7_1_a_six_turned_while_it_leads_is_discarded() -> None:
    position = race({RED: "e_i", WHITE: "g_i", BLUE: "N4"}, options=NEUTRAL, turn=WHITE, still=9)
    assert neutral_turn(position, "1>N2", 22)[3:5] == ["CardTurned", "CardDiscarded"]
    assert at(position, BLUE) == "N4"


def test_a7_1_it_may_move_a_six_after_a_finish() -> None:
    cells = {RED: "e_i", BLUE: "N4", GREEN: "N5"}
    for choice, may in (("free", True), ("leader_barred", False)):
        given: dict[str, JSON] = {"neutral": "2", "sixes_after_first_finish": choice}
        fields = {"home": [WHITE], "paid": [WHITE], "options": given, "players": 2, "turn": RED}
        position = race(cells, **fields)  # type: ignore[arg-type]
        assert ("CardDiscarded" not in kinds(act(position, "1>f_i", Scripted([0, 0, 22])))) is may


def test_a7_1_it_takes_the_shortest_way() -> None:
    position = beside("N2")
    neutral_turn(position, "1>k_n", 0)
    assert at(position, BLUE) == "h_i"


def test_a7_1_among_equals_it_leaves_players_the_fewest_cells() -> None:
    position = race({RED: "x3", WHITE: "n_i", GREEN: "o_i", BLUE: "N4"}, options=NEUTRAL, turn=BLUE)
    act(position, "1>k_n", Scripted([0, 0]))
    assert at(position, GREEN) == "x2"


def test_a7_1_then_the_first_cell_in_the_file() -> None:
    position = race({RED: "e_i", WHITE: "g_i", BLUE: "N4"}, options=NEUTRAL, turn=WHITE)
    neutral_turn(position, "1>N2", 0)
    assert at(position, BLUE) == "k_s"


def test_a7_1_it_needs_no_stop_and_takes_no_rank() -> None:
    cells = {RED: "P1", WHITE: "P2", BLUE: "P3"}
    crossings = dict.fromkeys(cells, 3)
    position = race(cells, options=NEUTRAL, turn=WHITE, crossings=crossings, paid=[RED, WHITE])
    told = act(position, "1>finish", Scripted([0]))
    assert ChariotFinished(BLUE, (), 0) in told
    act(position, "1>finish")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == (4, 6)
    unpaid = race({RED: "N1", WHITE: "e_i", BLUE: "P3"}, options=NEUTRAL, turn=WHITE, crossings={BLUE: 2})
    assert "ChariotDisqualified" not in neutral_turn(unpaid, "1>f_i", 0)


def test_a7_1_its_cards_run_out_too() -> None:
    position = beside("N2", played={BLUE: "111" + "22223333444455556666"})
    assert neutral_turn(position, "1>k_n", 0)[3:] == ["CardTurned", "ChariotMoved", "ChariotStranded", "TurnBegan"]


def test_a7_1_hands_are_never_looked_at() -> None:
    targets = set()
    for hand in ("111", "666", "234"):
        position = race({RED: "x3", WHITE: "n_i", GREEN: "o_i", BLUE: "N4"}, {WHITE: hand}, options=NEUTRAL, turn=BLUE)
        told = act(position, "1>k_n", Scripted([0, 0]))
        targets |= {event.to for event in told if isinstance(event, ChariotMoved) and event.chariot == GREEN}
    assert targets == {"x2"}


def test_a7_2_players_drive_several_chariots_in_table_order() -> None:
    position = started({"chariots": "2", "neutral": "1", "races": "1"}, 2)
    view = position.view(0).to_json()["chariots"]
    assert isinstance(view, dict)
    owners = [chariot["player"] for chariot in view.values()]
    assert owners == [RED, WHITE, RED, WHITE, None]
    assert [chariot["cards"] is not None for chariot in view.values()] == [True, False, True, False, False]
    seats = []
    for _ in range(4):
        seats.append(int(position.to_act()))
        act(position, sorted(moves(position))[0])
    assert seats == [1, 2, 1, 2]


def test_a7_2_the_points_of_a_player_add_up() -> None:
    cells = {RED: "P1", WHITE: "P2", BLUE: "P3", GREEN: "P4"}
    fields = {"crossings": dict.fromkeys(cells, 3), "paid": list(cells), "options": {"chariots": "2"}}
    position = race(cells, **fields)  # type: ignore[arg-type]
    for _ in range(4):
        act(position, "1>finish")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == (9, 6)


@pytest.mark.parametrize(
    ("given", "seats", "rule"),
    [
        ({}, 1, "A1.1"),
        ({}, 7, "A1.1"),
        ({"chariots": "2"}, 4, "A7.2"),
        ({"chariots": "3"}, 3, "A7.2"),
        ({"neutral": "1"}, 6, "A7.1"),
        ({"chariots": "2", "neutral": "3"}, 2, "A7.1"),
    ],
)
def test_a7_2_there_are_six_chariots(given: dict[str, str], seats: int, rule: str) -> None:
    with pytest.raises(BadInput) as caught:
        AVE_CAESAR.check_options(AVE_CAESAR.info.read_options(given), seats)
    assert caught.value.rule == rule
