"""Looking back at games."""

from itertools import islice
from xml.etree import ElementTree

import pytest
from tests.analysis.games import CASES, beginning, random_play, random_record

from triumvir.analysis.plot import draw_review
from triumvir.analysis.review import BLUNDER, INACCURACY, MISTAKE, Decision, Review, review
from triumvir.analysis.thinking import Evaluator, Move
from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.json import dumps
from triumvir.contract.play import Play
from triumvir.contract.position import seats_to_act
from triumvir.contract.record import Record, read_record
from triumvir.contract.sight import Sight
from triumvir.kits.catalogue import GAMES, kit_of
from triumvir.terminal.language import say

SVG = "{http://www.w3.org/2000/svg}"


def evaluator(key: str, seats: int, simulations: int = 16) -> Evaluator:
    return Evaluator(GAMES[key], kit_of(GAMES[key]).judges.fitted(), seats, simulations)


def reviewed(record: Record, seat: int | None = None, is_open: bool = False, simulations: int = 16) -> Review:
    thinking = evaluator(record.game, len(record.seats), simulations)
    found = review(thinking, record, seat, is_open, 1)
    sides = thinking.game.info.sides[: len(record.seats)]
    return Review(record, sides, tuple(decision for decision in found if decision is not None))


def decision(best: float, played: float, swing: float = 0.0) -> Decision:
    return Decision(1, 0, Move("a", 1, played, 5, 0.5), Move("b", 2, best, 9, 0.5), (), swing)


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, ""),
        (INACCURACY - 0.01, ""),
        (INACCURACY, "inaccuracy"),
        (MISTAKE - 0.01, "inaccuracy"),
        (MISTAKE, "mistake"),
        (BLUNDER - 0.01, "mistake"),
        (BLUNDER, "blunder"),
        (0.9, "blunder"),
    ],
)
def test_the_loss_of_a_move_gives_it_its_mark(loss: float, mark: str) -> None:
    assert decision(1.0, 1.0 - loss - 1e-12).mark == mark


def test_a_move_better_than_the_best_has_lost_nothing() -> None:
    assert (decision(0.5, 0.7).loss, decision(0.5, 0.7).mark) == (0, "")


def test_turning_points() -> None:
    assert not decision(0.5, 0.45).is_turning_point
    assert decision(0.5, 0.25).is_turning_point
    assert decision(0.5, 0.5, swing=-0.3).is_turning_point
    assert decision(0.5, 0.5, swing=0.3).is_turning_point


@pytest.mark.parametrize(("key", "seats", "given"), CASES)
def test_every_choice_of_a_game_is_looked_at(key: str, seats: int, given: dict[str, str]) -> None:
    record = beginning(random_record(key, seats, given, 4), 60)
    found = reviewed(record, simulations=8)
    plies = islice(random_play(key, seats, given, 4), 60)
    choices = [(len(play.plies) + 1, seat) for play, seat, legal in plies if len(legal) > 1]
    assert [(one.ply, one.seat) for one in found.decisions] == choices
    for one in found.decisions:
        assert one.played.notation == record.plies[one.ply - 1].action
        assert 0 <= one.loss <= 1
    assert sum(len(found.of(seat)) for seat in found.seats()) == len(choices)


def test_auto_crassus_is_not_judged() -> None:
    record = random_record("caesar", 2, {"crassus": "hard", "human": "pompey"}, 4)
    assert reviewed(record, simulations=8).seats() == [1]


def test_one_seat_can_be_asked_for_alone() -> None:
    record = random_record("caesar", 2, {}, 4)
    whole, own = reviewed(record), reviewed(record, seat=1)
    assert own.seats() == [1]
    assert list(own.decisions) == whole.of(1)


def test_a_random_player_makes_more_mistakes_than_a_careful_one() -> None:
    """At least the marks are not handed out by chance: who plays as the evaluator does, loses nothing."""
    game = GAMES["caesar"]
    thinking = evaluator("caesar", 2, 48)
    play = Play(game, game.info.read_options({}), 2, Seeded(5))
    while actors := seats_to_act(play.position):
        sight = Sight(game, play.position, actors[0])
        legal = sight.legal()
        is_careful = actors[0] == 0 and len(legal) > 1
        code = thinking.think(sight, 2 + len(play.plies)).best.code if is_careful else legal[0]
        play.act(actors[0], code)
    found = reviewed(play.record(), simulations=48)
    assert found.mean_loss(0) == 0
    assert found.mean_loss(1) > 0.02


def test_a_record_with_a_false_end_is_refused() -> None:
    text = random_record("caesar", 2, {}, 4).to_text()
    false = text.replace('[Result "1 2"]', '[Result "x"]').replace('[Result "2 1"]', '[Result "1 2"]')
    false = false.replace('[Result "x"]', '[Result "2 1"]')
    with pytest.raises(BadInput, match="the result is not the one"):
        reviewed(read_record(false), simulations=8)


# ---- secrets -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "seats", "given"), CASES)
def test_a_review_is_the_same_where_the_seat_saw_no_difference(key: str, seats: int, given: dict[str, str]) -> None:
    """Two records that begin with different hidden cards, and go on the same as long as the seat decides."""
    compared = 0
    for number, (play, seat, legal) in enumerate(random_play(key, seats, given, 7)):
        if len(legal) < 2 or number % 10:
            continue
        twin = play.position.imagine(seat, Seeded(number))
        if twin.to_line() == play.position.to_line():
            continue
        plays = [
            Play(GAMES[key], play.options, seats, Seeded(number), start=start.to_line())
            for start in (play.position, twin)
        ]
        for own in plays:
            own.act(seat, legal[number % len(legal)])
        if any(own.position.outcome() is not None for own in plays):
            continue  # at the end hidden cards are counted
        first, second = (dumps(reviewed(own.record(), seat).to_json()) for own in plays)
        assert first == second
        compared += 1
    assert compared > 0


def test_an_open_review_may_differ() -> None:
    """The exception is one: with everything on the table other moves are best."""
    record = beginning(random_record("cleopatra", 2, {}, 9), 50)
    assert dumps(reviewed(record, 0, is_open=True).to_json()) != dumps(reviewed(record, 0).to_json())


# ---- the picture ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "seats", "given"), CASES)
def test_the_picture_has_a_line_for_every_seat(key: str, seats: int, given: dict[str, str]) -> None:
    record = random_record(key, seats, given, 4)
    found = reviewed(beginning(record, 60), simulations=8)
    root = ElementTree.fromstring(draw_review(found, say))
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    lines = list(root.iter(f"{SVG}polyline"))
    assert len(lines) == seats
    assert (
        len({line.attrib["stroke"] for line in lines})
        == len({line.attrib["stroke-dasharray"] for line in lines})
        == seats
    )
    words = [element.text for element in root.iter(f"{SVG}text")]
    assert all(side in words for side in found.sides)
    for line in lines:
        for point in line.attrib["points"].split():
            x, y = point.split(",")
            assert 0 <= float(x) <= width
            assert 0 <= float(y) <= height


def test_an_unfinished_game_can_be_drawn() -> None:
    found = reviewed(beginning(random_record("caesar", 2, {}, 4), 5))
    assert found.to_json()["outcome"] is None
    ElementTree.fromstring(draw_review(found, say))
