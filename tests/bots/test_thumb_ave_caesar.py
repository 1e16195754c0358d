"""The rule-of-thumb driver of Ave Caesar comes home, and greets Caesar on the way."""

from collections import Counter

import pytest
from tests.games.ave_caesar.tables import BLUE, RED, WHITE, race

from triumvir.bots.roster import THUMB, make_bot
from triumvir.contract.chance import Seeded
from triumvir.contract.json import JSON
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
    may = {"blocked_lane": "may_skip"}
    assert choice(race({RED: "y_o", WHITE: "K1"}, crossings={RED: 2}, paid=[WHITE], options=may)) == "skip"


def test_a7_1_it_drives_a_neutral_chariot_to_where_that_gets_on() -> None:
    """The lane is no good to a neutral chariot, which has nothing to pay."""
    options = {"neutral": "1", "neutral_drivers": "players"}
    cells = {RED: "e_i", WHITE: "f_i", BLUE: "y_o"}
    reins: dict[str, JSON] = {"turn": BLUE, "turned": 1, "driver": WHITE}
    position = race(cells, options=options, crossings={BLUE: 2}, **reins)  # type: ignore[arg-type]
    assert choice(position) in ("1>P4", "1>P5", "1>P6")


OPTIONS = [
    {"only_sixes": "must"},
    {"blocked_lane": "may_skip"},
    {"start_places": "middle", "sixes_after_first_finish": "free"},
    {"neutral": "3", "neutral_drivers": "players"},
    {"neutral": "1", "neutral_drivers": "players", "chariots": "2", "course": "blue"},
]


@pytest.mark.parametrize("given", OPTIONS, ids=lambda given: " ".join(given.values()))
@pytest.mark.parametrize("level", [THUMB, "tiro"])
def test_bots_race_by_every_option(level: str, given: dict[str, str]) -> None:
    """As far as ten moves on each build; to the end in the golden records."""
    chance, bot = Seeded(3), make_bot(kit_of(AVE_CAESAR).judges, 2, level, 4)
    position = AVE_CAESAR.start(AVE_CAESAR.info.read_options({"races": "1", **given}), 2, chance)
    for _ in range(10):
        seat = seats_to_act(position)[0]
        position.apply(seat, bot.choose(Sight(AVE_CAESAR, position, seat)), chance, None)
    assert position.audit() == ""


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
