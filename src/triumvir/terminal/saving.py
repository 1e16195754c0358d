"""Putting a game away and taking it up again, so that it goes on exactly as if nobody had left.

A record holds every chance result so far; its tag `Chance "seed 42"` tells where the next ones come from.
"""

import re
from typing import Final

from triumvir.contract.chance import Noted, Replayed, Seeded
from triumvir.contract.errors import echo
from triumvir.contract.event import Event
from triumvir.contract.game import Game
from triumvir.contract.play import Play, steps
from triumvir.contract.record import Record
from triumvir.terminal.complaints import bad

_SEED: Final = re.compile(r"seed (-?[0-9]{1,30})")


def seed_tag(seed: int) -> tuple[str, str]:
    return "Chance", f"seed {seed}"


def seed_of(record: Record) -> int | None:
    """The seed that a record names, if it does."""
    for name, value in record.tags:
        if name == "Chance":
            found = _SEED.fullmatch(value)
            if found is None:
                raise bad("complaint-no-seed", "tag Chance", value=echo(value))
            return int(found[1])
    return None


def check_record(game: Game, record: Record) -> None:
    """Play a record through: every action, chance result, hash and note, and the result."""
    for _ in steps(game, record):
        pass


def take_up(game: Game, record: Record, seed: int) -> tuple[Play, list[Event]]:
    """The game of a record and what happened in it; chance comes from this seed from there on."""
    check_record(game, record)
    draws = [*record.setup.draws, *(draw for ply in record.plies for draw in ply.draws)]
    options = game.info.read_options(dict(record.options))
    play = Play(game, options, len(record.seats), Replayed(draws), record.seats, record.start)
    events: list[Event] = []
    for ply in record.plies:
        events += play.act(game.info.seat_named(ply.seat), int(play.position.code(game.read_action(ply.action))))
    play.chance = Noted(_advanced(seed, len(draws)))
    return play, events


def _advanced(seed: int, results: int) -> Seeded:
    """Chance after so many results; each takes one step, whatever was asked for."""
    chance = Seeded(seed)
    for _ in range(results):
        chance.below(1)
    return chance
