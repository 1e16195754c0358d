"""Tables for testing bots: every game at several moments, and games played by bots."""

from collections.abc import Iterator, Sequence

from triumvir.bots.bot import Bot
from triumvir.contract.chance import Seeded
from triumvir.contract.game import Game
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.contract.sight import Sight
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.caesar.game import CAESAR
from triumvir.games.cleopatra.game import CLEOPATRA

GAMES: tuple[tuple[Game, dict[str, str], int], ...] = (
    (CAESAR, {}, 2),
    (CAESAR, {"poison": "on", "centurions": "on", "border_control": "on"}, 2),
    (CAESAR, {"crassus": "hard"}, 2),
    (AVE_CAESAR, {"races": "1"}, 4),
    (AVE_CAESAR, {"races": "2", "chariots": "2", "neutral": "1"}, 2),
    (CLEOPATRA, {}, 2),
    (CLEOPATRA, {"action_order": "shuffled", "two_face_down": "on", "orgy_tickets": "on"}, 2),
)
NAMES = [f"{game.info.key} {' '.join(options)}".strip() for game, options, _ in GAMES]


def moments(game: Game, given: dict[str, str], seats: int, every: int, seed: int = 1) -> Iterator[tuple[Position, int]]:
    """A random game, stopped now and then where a player has a choice; with the seat that has it."""
    chance = Seeded(seed)
    position = game.start(game.info.read_options(given), seats, chance)
    ply = 0
    while to_act := seats_to_act(position):
        seat = to_act[int(chance.below(len(to_act)))]
        actions = legal_actions(position, seat, game.info.most_actions)
        if len(actions) > 1 and ply % every == 0:
            yield position.clone(), seat
        position.apply(seat, actions[int(chance.below(len(actions)))], chance, None)
        ply += 1


def play(game: Game, given: dict[str, str], bots: Sequence[Bot], seed: int) -> tuple[Position, list[int]]:
    """A game played by bots; the end, and all actions."""
    chance = Seeded(seed)
    position = game.start(game.info.read_options(given), len(bots), chance)
    actions: list[int] = []
    while to_act := seats_to_act(position):
        seat = to_act[0]
        if position.is_automatic(seat):
            action = legal_actions(position, seat, game.info.most_actions)[0]
        else:
            action = bots[seat].choose(Sight(game, position, seat))
        hidden = position.hides(seat, action)
        position.apply(seat, action, chance, None)
        actions.append(action)
        for watcher, bot in enumerate(bots):
            bot.watch(seat, action if watcher == seat or not hidden else None)
    return position, actions
