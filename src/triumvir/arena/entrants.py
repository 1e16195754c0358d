"""The bots by name, as the arena and the table call them."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from triumvir.arena.crassus import CRASSUS
from triumvir.bots.bot import Bot
from triumvir.bots.roster import is_bot, make_bot, simulations_of
from triumvir.contract.game import Game
from triumvir.contract.info import Options


def check_entrant(name: str) -> None:
    """Complain about a name that nobody answers to."""
    if name != CRASSUS and not is_bot(name):
        simulations_of(name)


@contextmanager
def seated(
    game: Game, options: Options, seating: Sequence[str], seed: int, time_limit: float
) -> Iterator[dict[int, Bot]]:
    """The bots on their seats; when the game is over they all get up."""
    with ExitStack():
        yield {
            seat: make_bot(game, len(seating), name, bot_seed(seed, seat, name))
            for seat, name in enumerate(seating)
            if name != CRASSUS
        }


def bot_seed(seed: int, seat: int, name: str) -> int:
    """Where a bot's own chance begins: unrelated to the deal and to the other seats."""
    digest = hashlib.sha256(f"{seed} {seat} {name}".encode()).digest()
    return int.from_bytes(digest[:4], "big") >> 1
