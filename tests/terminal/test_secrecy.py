"""The screen of one seat never shows what the other holds."""

import io

import pytest
from rich.console import Console
from tests.terminal.terminal import ScriptedScreen
from tests.terminal.test_play import sit_down, typing

from triumvir.contract.chance import Seeded
from triumvir.contract.play import Play
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.games.caesar.box import SIDES
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.own_box import PRINTED_BOX
from triumvir.games.caesar.view import TableView
from triumvir.terminal.prompt import Prompt, Turn
from triumvir.terminal.screen import Screen
from triumvir.terminal.session import Sitting
from triumvir.terminal.tables import table_of
from triumvir.terminal.tables.caesar.words import token_name, token_sign
from triumvir.terminal.tables.table import Room, Scene

MODULES = {"poison": "on", "centurions": "on", "border_control": "on"}


def hidden_from(seat: int, position: Position) -> set[str]:
    """Tokens of the other's supply of which the seat sees no copy anywhere."""
    own, other = (view_of(position, viewer) for viewer in (seat, 1 - seat))
    seen = {space.token for space in own.spaces.values()} | set(own.sides[SIDES[seat]].tokens or [])
    return set(other.sides[SIDES[1 - seat]].tokens or []) - seen


def view_of(position: Position, viewer: int) -> TableView:
    view = position.view(viewer)
    assert isinstance(view, TableView)
    return view


class Watch:
    """Looks over the shoulder of whoever sits in front of the screen."""

    def __init__(self) -> None:
        self.sitting: Sitting | None = None
        self.looks = 0

    def __call__(self, prompt: str, shown: str) -> None:
        assert self.sitting is not None
        if "press Enter when nobody" in prompt:
            assert not any(token_sign(token) in shown for token in PRINTED_BOX.tokens), (
                "a token on the hand-over screen"
            )
            return
        seat = self.sitting.in_front
        assert seat is not None
        self.looks += 1
        for token in hidden_from(seat, self.sitting.play.position):
            for name in (token, token_sign(token), token_name(token)):
                assert name not in shown, f"{SIDES[seat]} sees {name}"


@pytest.mark.slow
@pytest.mark.parametrize("players", [("human", "human"), ("human", "random"), ("random", "human")])
@pytest.mark.parametrize("is_live", [True, False])
def test_a_screen_never_shows_the_other_supply(players: tuple[str, ...], is_live: bool) -> None:
    watch = Watch()
    sitting = sit_down(players, ScriptedScreen(typing(8), watch, is_live))
    watch.sitting = sitting
    sitting.run()
    assert watch.looks > 20


def screen_text(position: Position, seat: int, told: list[str]) -> str:
    """Everything a seat can call onto the screen in one decision."""
    screen = Screen(Console(file=io.StringIO(), force_terminal=False, width=100, height=40))
    turn = Turn.of(CAESAR, table_of(CAESAR), position, seat)
    lines = iter(["?", "1", "1"])

    def read(prompt: str, style: str = "") -> str:
        return next(lines, "quit")

    screen.read = read  # type: ignore[method-assign]
    Prompt(screen, table_of(CAESAR), turn, Scene(Room(100, 40), happened=told)).decide()
    assert isinstance(screen.console.file, io.StringIO)
    return screen.console.file.getvalue()


@pytest.mark.slow
def test_positions_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    play = Play(CAESAR, CAESAR.info.read_options(MODULES), 2, Seeded(12))
    chance = Seeded(13)
    while seats := seats_to_act(play.position):
        seat = seats[0]
        twin = play.position.imagine(seat, chance)
        assert screen_text(play.position, seat, []) == screen_text(twin, seat, [])
        actions = legal_actions(play.position, seat, CAESAR.info.most_actions)
        play.act(seat, actions[int(chance.below(len(actions)))])
