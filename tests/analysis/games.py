"""Random games to think about."""

from collections.abc import Iterator
from dataclasses import replace

from triumvir.contract.chance import Seeded
from triumvir.contract.game import Game
from triumvir.contract.play import Play
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.contract.record import Record
from triumvir.kits.catalogue import GAMES

CASES: list[tuple[str, int, dict[str, str]]] = [
    ("caesar", 2, {"poison": "on", "centurions": "on"}),
    ("ave-caesar", 3, {"races": "1"}),
    ("cleopatra", 2, {}),
]


def random_play(key: str, seats: int, given: dict[str, str], seed: int) -> Iterator[tuple[Play, int, list[int]]]:
    """A game at random: before every action the play, who is to act, and what is legal."""
    game = GAMES[key]
    chance = Seeded(seed)
    play = Play(game, game.info.read_options(given), seats, chance)
    while actors := seats_to_act(play.position):
        codes = legal(game, play.position, actors[0])
        yield play, actors[0], codes
        play.act(actors[0], codes[int(chance.below(len(codes)))])


def legal(game: Game, position: Position, seat: int) -> list[int]:
    return legal_actions(position, seat, game.info.most_actions)


def random_record(key: str, seats: int, given: dict[str, str], seed: int) -> Record:
    *_, (play, _, _) = random_play(key, seats, given, seed)
    return play.record()


def beginning(record: Record, plies: int) -> Record:
    """The same game up to a ply, where it is not over before."""
    if len(record.plies) <= plies:
        return record
    return replace(record, plies=record.plies[:plies], outcome=None)
