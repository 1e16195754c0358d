"""No screen shows a hand, a face-down card, an order or a bonus card to the wrong eyes."""

import io
import re

import pytest
from rich.console import Console
from tests.terminal.terminal import ScriptedScreen
from tests.terminal.test_play import typing

from triumvir.cli.play import Wish, begin
from triumvir.contract.chance import Seeded
from triumvir.contract.play import Play
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.games.cleopatra.box import SIDES
from triumvir.games.cleopatra.game import CLEOPATRA
from triumvir.terminal.prompt import Prompt, Turn
from triumvir.terminal.screen import Screen
from triumvir.terminal.session import Sitting
from triumvir.terminal.tables import table_of
from triumvir.terminal.tables.cleopatra.words import side_name
from triumvir.terminal.tables.table import Invitation, Room, Scene

TITLE = "CAESAR & CLEOPATRA"
NAMES = [side_name(side) for side in SIDES]
SECRETS = (
    "{other} draws (?!an |no )",
    "{other} lays (?!a card|out)\\S+ face down",
    "{other} lays \\S+ anew",
    "{other} puts (?!an |a )",
    "{other} orders the action reserve:",
)
"""What may not be told of the other side."""
TABLE = table_of(CLEOPATRA)


def sit_down(against: str, screen: ScriptedScreen, side: str | None = None) -> Sitting:
    sitting = begin(CLEOPATRA, Wish(Invitation(against, side, {"action_order": "preset"}), None, 6, None))
    sitting.screen = screen
    return sitting


class Watch:
    """Looks over the shoulder of whoever sits in front of the screen."""

    def __init__(self) -> None:
        self.sitting: Sitting | None = None
        self.handed_over: list[str] = []
        self.looks = 0

    def __call__(self, prompt: str, shown: str) -> None:
        assert self.sitting is not None
        if "press Enter when nobody" in prompt:
            self.handed_over.append(prompt.partition(",")[0])
            assert "hand " not in shown
            assert "▒" not in shown
            return
        seat = self.sitting.in_front
        assert seat is not None
        self.looks += 1
        told = " ".join(shown.split())
        for secret in SECRETS:
            assert not re.search(secret.format(other=NAMES[1 - seat]), told)
        assert shown.count("bonus hidden") + shown.count("bonus to come") // 2 == shown.count(TITLE)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("against", "side", "is_live"),
    [("human", None, True), ("random", "caesar", False), ("random", "cleopatra", True)],
)
def test_a_screen_never_shows_the_other_secrets(against: str, side: str | None, is_live: bool) -> None:
    watch = Watch()
    sitting = sit_down(against, ScriptedScreen(typing(8), watch, is_live), side)
    watch.sitting = sitting
    sitting.run()
    assert watch.looks > 50
    assert bool(watch.handed_over) == (against == "human")


@pytest.mark.slow
def test_the_seat_is_handed_over_for_set_up_veto_and_replacement() -> None:
    watch = Watch()
    phases: set[str] = set()

    def look(prompt: str, shown: str) -> None:
        watch(prompt, shown)
        position = sitting.play.position
        if "press Enter when nobody" in prompt:
            view = position.view(seats_to_act(position)[-1])
            phases.add(str(view.to_json()["phase"]))

    sitting = sit_down("human", ScriptedScreen(typing(8), look, is_live=False))
    watch.sitting = sitting
    sitting.run()
    assert watch.handed_over[:3] == ["Caesar", "Cleopatra", "Caesar"], "Cleopatra orders and lays in one go"
    assert all(one != two for one, two in zip(watch.handed_over, watch.handed_over[1:], strict=False))
    assert {"set_up", "start", "veto", "replace"} <= phases


def screen_text(position: Position, seat: int) -> str:
    """Everything a seat can call onto the screen in one decision."""
    screen = Screen(Console(file=io.StringIO(), force_terminal=False, width=120, height=40))
    lines = iter(["?", "1", "1"])
    screen.read = lambda prompt, style="": next(lines, "quit")  # type: ignore[method-assign]
    Prompt(screen, TABLE, Turn.of(CLEOPATRA, TABLE, position, seat), Scene(Room(120, 40))).decide()
    assert isinstance(screen.console.file, io.StringIO)
    return screen.console.file.getvalue()


@pytest.mark.slow
@pytest.mark.parametrize("given", [{}, {"exchange": "hidden", "action_order": "shuffled"}])
def test_positions_that_a_seat_cannot_tell_apart_look_the_same(given: dict[str, str]) -> None:
    play = Play(CLEOPATRA, CLEOPATRA.info.read_options(given), 2, Seeded(12), hashed=False)
    chance = Seeded(13)
    number = 0
    while seats := seats_to_act(play.position):
        seat = seats[-1]
        if number % 6 == 0:
            twin = play.position.imagine(seat, chance)
            assert screen_text(play.position, seat) == screen_text(twin, seat)
        actions = legal_actions(play.position, seat, CLEOPATRA.info.most_actions)
        play.act(seat, actions[int(chance.below(len(actions)))])
        number += 1
