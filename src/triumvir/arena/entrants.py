"""The bots by name, as the arena and the table call them."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from triumvir.arena.crassus import CRASSUS
from triumvir.arena.outside.program import TIME_LIMIT, ProgramBot, command_of, is_program
from triumvir.bots.bot import Bot
from triumvir.bots.roster import is_bot, make_bot, simulations_of
from triumvir.contract.game import Game
from triumvir.contract.info import Options
from triumvir.kits.catalogue import kit_of


def check_entrant(name: str) -> None:
    """Complain about a name that nobody answers to."""
    if is_program(name):
        command_of(name)
    elif name != CRASSUS and not is_bot(name):
        simulations_of(name)


@contextmanager
def seated(
    game: Game, options: Options, seating: Sequence[str], seed: int, time_limit: float = TIME_LIMIT
) -> Iterator[dict[int, Bot]]:
    """The bots on their seats; when the game is over they all get up."""
    with ExitStack() as stack:
        bots: dict[int, Bot] = {}
        for seat, name in enumerate(seating):
            own_seed = bot_seed(seed, seat, name)
            if is_program(name):
                program = ProgramBot(command_of(name), game, options, len(seating), seat, own_seed, time_limit)
                stack.callback(program.dismiss)
                bots[seat] = program
            elif name != CRASSUS:
                bots[seat] = make_bot(kit_of(game).judges, len(seating), name, own_seed)
        yield bots


def bot_seed(seed: int, seat: int, name: str) -> int:
    """Where a bot's own chance begins: unrelated to the deal and to the other seats."""
    digest = hashlib.sha256(f"{seed} {seat} {name}".encode()).digest()
    return int.from_bytes(digest[:4], "big") >> 1
