"""The rule-of-thumb driver of Ave Caesar comes home, and greets Caesar on the way."""

from collections import Counter

import pytest
from tests.games.ave_caesar.tables import BLUE, RED, WHITE, race

from triumvir.bots.roster import THUMB, make_bot
from triumvir.contract.chance import Seeded
from triumvir.contract.position import seats_to_act
from triumvir.contract.sight import Sight
from triumvir.games.ave_caesar.course import BUILT_IN
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.ave_caesar.position import AveCaesarPosition
from triumvir.games.ave_caesar.state import HOME
from triumvir.games.ave_caesar.track import DIRECTIONS
from triumvir.kits.catalogue import kit_of


def choice(position: AveCaesarPosition) -> str:
    """What the driver does in a position."""
    seat = seats_to_act(position)[0]
    return position.action(
        make_bot(kit_of(AVE_CAESAR).judges, 4, THUMB, 0).choose(Sight(AVE_CAESAR, position, seat))
    ).notation()


def drive(course: str, direction: str, seed: int) -> Counter[str]:
    """A race of four drivers: how many came home, and how many were disqualified."""
    chance, driver = Seeded(seed), make_bot(kit_of(AVE_CAESAR).judges, 4, THUMB, seed + 1)
    options = AVE_CAESAR.info.read_options({"races": "1", "course": course, "direction": direction})
    position = AVE_CAESAR.start(options, 4, chance)
    assert isinstance(position, AveCaesarPosition)
    while seats := seats_to_act(position):
        position.apply(seats[0], driver.choose(Sight(AVE_CAESAR, position, seats[0])), chance, None)
    told = Counter(chariots=4)
    for chariot in range(4):
        told["home"] += int(position.state[chariot] == HOME)
        told["disqualified"] += int(position.disqualified[chariot])
    return told


@pytest.mark.compiled
@pytest.mark.slow
def test_drivers_come_home_and_pay() -> None:
    told: Counter[str] = Counter()
    for seed, course in enumerate(BUILT_IN * 3):
        told += drive(course, DIRECTIONS[seed // len(BUILT_IN) % 2], seed)
    assert told["home"] >= 0.97 * told["chariots"]
    assert told["disqualified"] < 0.03 * told["chariots"]


def test_it_stops_in_the_lane() -> None:
    assert choice(race({RED: "x3", WHITE: "N4"}, {RED: "256"}, crossings={RED: 2})) == "2>K1"


def test_it_waits_for_the_lane_rather_than_drive_past() -> None:
    assert choice(race({RED: "y_o", WHITE: "K1"}, crossings={RED: 2}, paid=[WHITE])) == "skip"


def test_it_keeps_the_inner_lane() -> None:
    assert choice(race({RED: "N2", WHITE: "N6", BLUE: "Q1"}, {RED: "111"})) == "1>h_i"


def test_it_gets_rid_of_its_sixes() -> None:
    assert choice(race({RED: "j_n", WHITE: "o_i"}, {RED: "156"}, paid=[RED])).startswith("6>")


def test_it_finishes_when_it_can() -> None:
    last = race({RED: "P1", WHITE: "N4"}, {RED: "146"}, crossings={RED: 3}, paid=[RED])
    assert choice(last).endswith(">finish")
    two = {"options": {"races": "2"}, "crossings": {RED: 3}, "paid": [RED], "home": [WHITE], "disqualified": [WHITE]}
    assert choice(race({RED: "P1"}, {RED: "146"}, players=2, **two)).endswith(">finish")  # type: ignore[arg-type]


def test_it_drives_on_when_nothing_helps() -> None:
    assert choice(race({RED: "P1", WHITE: "N4"}, crossings={RED: 2})) != "skip"
    played = {RED: "1111222233334444" + "55556"}
    assert choice(
        race({RED: "Q1", WHITE: "N4"}, {RED: "666"}, played=played, crossings={RED: 2, WHITE: 3}, paid=[RED, WHITE])
    )
