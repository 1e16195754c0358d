"""Other ways to look at the table than a player has."""

from triumvir.contract.chance import Chance
from triumvir.contract.game import Game
from triumvir.contract.position import Position
from triumvir.contract.sight import Sight


class OpenSight(Sight):
    """Sees everything: for looking back at a game, never for playing one."""

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        super().__init__(game, position, seat)
        self._open = position

    def imagine(self, chance: Chance) -> Position:
        return self._open.clone()


class SightAfter(Sight):
    """What a seat can imagine to follow from one of its moves."""

    def __init__(self, game: Game, position: Position, before: Sight, action: int) -> None:
        super().__init__(game, position, int(before.seat))
        self._before = before
        self._action = action

    def imagine(self, chance: Chance) -> Position:
        table = self._before.imagine(chance)
        table.apply(self.seat, self._action, chance, None)
        return table


def sight_of(game: Game, position: Position, seat: int, is_open: bool) -> Sight:
    return OpenSight(game, position, seat) if is_open else Sight(game, position, seat)
