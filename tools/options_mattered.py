"""Count how often each new option of a game matters in random games: `python tools/options_mattered.py GAME [games]`.

Games are played at random tables, all options mixed. A game counts for an option where the same choices and the same
chance would have led elsewhere with another of its values.
"""

import sys
from collections import Counter
from itertools import islice

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.play import Play, at_random, play_game
from triumvir.contract.record import Record
from triumvir.kits.catalogue import game_named
from triumvir.lab.fuzzing import Table, tables
from triumvir.lab.mattering import mattered, new_options

SEED = 1


def played(game: Game, table: Table, seed: int) -> Record:
    play = Play(game, table.options, table.seats, Seeded(seed), hashed=False)
    return play_game(play, at_random(Seeded(seed + 1)))


def is_possible(game: Game, table: Table, name: str, value: str) -> bool:
    """Whether the other options of the table go together with this value."""
    given = {**dict(table.options.values), name: value}
    try:
        game.check_options(game.info.read_options(given), table.seats)
    except BadInput:
        return False
    return True


def count(game: Game, games: int) -> tuple[Counter[str], Counter[str]]:
    """By option and pair of values: in how many games it could matter, and in how many it did."""
    could: Counter[str] = Counter()
    did: Counter[str] = Counter()
    for number, table in enumerate(islice(tables(game, SEED), games)):
        record = played(game, table, SEED + number)
        for option in new_options(game.info):
            for value in option.values:
                if value != table.options[option.name] and is_possible(game, table, option.name, value):
                    which = f"{option.name}: {table.options[option.name]}, not {value}"
                    could[which] += 1
                    did[which] += mattered(game, record, option.name, value)
    return could, did


def main() -> None:
    game = game_named(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    could, did = count(game, games)
    for which in sorted(could):
        print(f"{which:44} mattered in {did[which]} of {could[which]} games ({did[which] / could[which]:.1%})")


if __name__ == "__main__":
    main()
