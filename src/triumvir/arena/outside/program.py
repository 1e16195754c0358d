"""A bot that asks a program."""

import shlex
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from triumvir.arena.outside import protocol
from triumvir.arena.outside.process import Program, shown
from triumvir.arena.playing import BotFault, Listener
from triumvir.contract.chance import Chance, Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.event import Event
from triumvir.contract.game import Game
from triumvir.contract.info import Options
from triumvir.contract.json import JSON
from triumvir.contract.sight import Sight

PREFIX: Final = "program:"
TIME_LIMIT: Final = 10.0
"""Seconds for one choice, unless somebody says otherwise."""


def is_program(name: str) -> bool:
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """The words of a command, checked as far as can be done without running it."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise BadInput(str(error).lower(), f"bot {name}") from None
    if not words:
        raise BadInput("a command is expected, as in 'program:python3 examples/bot.py'", f"bot {name}")
    if shutil.which(words[0]) is None:
        raise BadInput(f"there is no program '{words[0]}'", f"bot {name}")
    return words


class ProgramBot(Listener):
    """Starts its program at the first thing to tell it; whoever made the bot has to dismiss it."""

    def __init__(
        self, command: Sequence[str], game: Game, options: Options, seats: int, seat: int, seed: int, time_limit: float
    ) -> None:
        self.said: dict[str, JSON] = {}
        """What the program told about its last choice."""
        self._command = command
        self._new_game = protocol.new_game(game.info, options, seats, seat, seed, time_limit)
        self._imagining: Chance = Seeded(seed)
        self._time_limit = time_limit
        self._choices = 0
        self._program: Program | None = None
        self._wants: tuple[str, ...] = ()

    def choose(self, sight: Sight) -> int:
        with self._or_killed():
            program = self._started()
            self._choices += 1
            imagining = self._imagining if protocol.POSITION in self._wants else None
            question = protocol.line(protocol.choose(sight, self._choices, imagining))
            return self._understand(program.ask(question, self._time_limit), sight)

    def _understand(self, text: bytes, sight: Sight) -> int:
        try:
            answer = protocol.read_answer(text)
        except BadInput as error:
            raise BotFault(f"answered {shown(text)} ({error})") from None
        self.said = dict(answer.say)
        codes = {sight.action(code).notation(): code for code in sight.legal()}
        if answer.action not in codes:
            raise BotFault(f"chose {shown(answer.action.encode('utf-8', 'replace'))}, which is not legal")
        return codes[answer.action]

    def hear(self, seat: int, action: int | None, notation: str | None, events: Sequence[Event]) -> None:
        with self._or_killed():
            self._started().tell(protocol.line(protocol.watch(seat, action, notation, events)), self._time_limit)

    def _started(self) -> Program:
        if self._program is None:
            self._program = Program(self._command)
            text = self._program.ask(protocol.line(protocol.hello()), self._time_limit)
            try:
                self._wants = protocol.read_ready(text).wants
            except BadInput as error:
                raise BotFault(f"did not say that it is ready but {shown(text)} ({error})") from None
            self._program.tell(protocol.line(self._new_game), self._time_limit)
        return self._program

    @contextmanager
    def _or_killed(self) -> Iterator[None]:
        """Who has lost by a fault need not be asked to leave."""
        try:
            yield
        except BaseException:
            if self._program is not None:
                self._program.close()
            raise

    def dismiss(self) -> None:
        if self._program is not None:
            self._program.dismiss(protocol.line(protocol.bye()))
