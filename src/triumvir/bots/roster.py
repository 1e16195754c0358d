"""Bots by name: the same names at the table, in the arena and in analysis.

A level is a fixed number of simulations, so it plays the same on every machine.
"""

from collections.abc import Mapping
from typing import Final

from triumvir.bots.bot import Bot, RandomBot
from triumvir.bots.players import RuleOfThumb, Searcher
from triumvir.bots.weights import Judges
from triumvir.contract import levels
from triumvir.contract.errors import BadInput

LEVELS: Final[Mapping[str, int]] = {level.word: level.simulations for level in levels.LEVELS}
"""Simulations for a choice, by the word that is typed."""
RECRUIT: Final = levels.LEVELS[0].word
"""The recruit has not learned from other games yet: it judges by the weights written by hand, and it wavers."""
RANDOM: Final = "random"
THUMB: Final = "thumb"
SEARCH: Final = "search:"
MOST_SIMULATIONS: Final = 10_000_000


def make_bot(judges: Judges, seats: int, name: str, seed: int) -> Bot:
    """The bot of this name for one seat: random, thumb, a level, or search:N with N simulations."""
    if name == RANDOM:
        return RandomBot(seed)
    if name == THUMB:
        return RuleOfThumb(judges.of_thumb(), seed)
    if name == RECRUIT:
        return Searcher(judges.of_thumb(), seats, simulations_of(name), seed, wavers=True)
    return Searcher(judges.fitted(), seats, simulations_of(name), seed)


def simulations_of(name: str) -> int:
    if name in LEVELS:
        return LEVELS[name]
    number = name.removeprefix(SEARCH)
    if name.startswith(SEARCH) and number.isdecimal() and 1 <= int(number) <= MOST_SIMULATIONS:
        return int(number)
    known = [RANDOM, THUMB, *LEVELS]
    raise BadInput(
        f"'{name}' is no bot; there are {', '.join(known)}, and {SEARCH}N with N simulations",
        "bot",
        name="complaint-no-bot",
        values={"bot": name, "known": known},
    )


def is_bot(name: str) -> bool:
    if name in (RANDOM, THUMB):
        return True
    try:
        simulations_of(name)
    except BadInput:
        return False
    return True
