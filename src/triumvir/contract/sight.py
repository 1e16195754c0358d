"""What one seat may know of a position, and nothing else: all that a bot ever gets."""

from mypy_extensions import i64, mypyc_attr

from triumvir.contract.chance import Chance
from triumvir.contract.game import Game
from triumvir.contract.info import GameInfo
from triumvir.contract.position import Action, Position, View, legal_actions


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """A seat's own way to look at the table; the position behind it stays out of reach."""

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        self.seat: i64 = seat
        self._game = game
        self._position = position

    @property
    def info(self) -> GameInfo:
        return self._game.info

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self._position.seats())

    def imagine(self, chance: Chance) -> Position:
        """A full position that agrees with everything the seat knows."""
        return self._position.imagine(self.seat, chance)

    def view(self) -> View:
        return self._position.view(self.seat)

    def legal(self) -> list[int]:
        """The action codes the seat may choose from."""
        return legal_actions(self._position, int(self.seat), self.info.most_actions)

    def action(self, code: int) -> Action:
        return self._position.action(code)
