"""Those at the table who are no people: bots of every level, and programs from outside."""

from collections.abc import Sequence

from triumvir.arena.entrants import bot_seed
from triumvir.arena.outside.program import TIME_LIMIT, ProgramBot, command_of, is_program
from triumvir.arena.playing import BotFault
from triumvir.bots.roster import make_bot
from triumvir.contract.event import Event
from triumvir.contract.play import Play
from triumvir.contract.sight import Sight
from triumvir.kits.catalogue import kit_of


class Failed(Exception):
    """A program cannot play on; `seat` is its own."""

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat


class Opponents:
    def __init__(self, play: Play, players: Sequence[str], seed: int) -> None:
        self._play = play
        self._players = players
        self._seed = seed
        self._programs = {seat: self._program(seat) for seat, name in enumerate(players) if is_program(name)}

    def _program(self, seat: int) -> ProgramBot:
        name = self._players[seat]
        seed = bot_seed(self._seed, seat, name)
        play = self._play
        return ProgramBot(command_of(name), play.game, play.options, len(self._players), seat, seed, TIME_LIMIT)

    def choose(self, seat: int) -> int:
        """A bot begins every decision anew, from the seed and the ply alone: so a resumed game goes on the same."""
        sight = Sight(self._play.game, self._play.position, seat)
        if seat in self._programs:
            try:
                return self._programs[seat].choose(sight)
            except BotFault as fault:
                raise Failed(seat, str(fault)) from None
        ply_seed = (self._seed << 20) + len(self._play.plies)
        return make_bot(kit_of(self._play.game).judges, len(self._players), self._players[seat], ply_seed).choose(sight)

    def hear(self, seat: int, action: int, is_hidden: bool, events: Sequence[Event]) -> None:
        """Programs are told what happens; the bots of the server look at the table."""
        for own, program in self._programs.items():
            is_seen = own == seat or not is_hidden
            notation = self._play.plies[-1].action if is_seen else None
            seen = [event.seen_by(own) for event in events]
            try:
                program.hear(seat, action if is_seen else None, notation, seen)
            except BotFault as fault:
                raise Failed(own, str(fault)) from None

    def dismiss(self) -> None:
        for program in self._programs.values():
            program.dismiss()
