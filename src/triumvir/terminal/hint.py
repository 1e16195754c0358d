"""A hint at the prompt: the moves that a bot would consider first, with what the seat knows."""

from typing import Final

from triumvir import build_info
from triumvir.analysis.thinking import Evaluator
from triumvir.bots.roster import LEVELS
from triumvir.contract.game import Game
from triumvir.contract.position import Position
from triumvir.contract.sight import Sight
from triumvir.kits.catalogue import kit_of
from triumvir.terminal.language import say

MOVES: Final = 3


def hint(game: Game, position: Position, seat: int, seed: int) -> str:
    """The best moves and their chances, in one line."""
    sight = Sight(game, position, seat)
    legal = sight.legal()
    if len(legal) == 1:
        return say("terminal-advice-only", move=sight.action(legal[0]).notation())
    thought = Evaluator(game, kit_of(game).judges.fitted(), sight.seats, simulations()).think(sight, seed)
    tried = [move for move in thought.moves[:MOVES] if move.visits]
    moves = [say("terminal-advice-move", move=move.notation, chance=f"{100 * move.chance:.0f}") for move in tried]
    return say("terminal-advice", moves=" · ".join(moves))


def simulations() -> int:
    """Nobody wants to wait for a hint: the pure engine thinks less."""
    return LEVELS["legatus" if build_info.running() == "compiled" else "tiro"]
