"""P17: a bot knows exactly what its seat knows."""

import pytest
from tests.bots.tables import GAMES, NAMES, moments

from triumvir.bots.roster import make_bot
from triumvir.contract.chance import Seeded
from triumvir.contract.event import Event, Log
from triumvir.contract.game import Game
from triumvir.contract.position import SPECTATOR, Position, legal_actions
from triumvir.contract.sight import Sight
from triumvir.kits.catalogue import kit_of

BOTS = ("random", "thumb", "search:24")


@pytest.mark.parametrize(("game", "given", "seats"), GAMES, ids=NAMES)
def test_p17_bots_choose_alike_where_their_seat_sees_alike(game: Game, given: dict[str, str], seats: int) -> None:
    """The true table and others that agree with what the seat knows: every bot does the same, for the same reasons."""
    differing = 0
    for number, (position, seat) in enumerate(moments(game, given, seats, 23)):
        if position.is_automatic(seat):
            continue
        twin = position.imagine(seat, Seeded(number))
        differing += int(twin.hash() != position.hash())
        for name in BOTS:
            assert thoughts(game, position, seat, seats, name) == thoughts(game, twin, seat, seats, name)
    assert differing > 0 or "crassus" in given  # alone at the table, nothing is hidden


def thoughts(game: Game, position: Position, seat: int, seats: int, name: str) -> tuple[int, list[float]]:
    """What a bot chooses, and how often it tried each action."""
    bot = make_bot(kit_of(game).judges, seats, name, 7)
    sight = Sight(game, position, seat)
    action = bot.choose(sight)
    search = getattr(bot, "search", None)
    return action, [search.visits(seat, code) for code in sight.legal()] if search else []


@pytest.mark.parametrize(("game", "given", "seats"), GAMES, ids=NAMES)
def test_p17_what_is_told_to_other_bots_everybody_has_seen(game: Game, given: dict[str, str], seats: int) -> None:
    """Two actions that are not hidden never look the same to a spectator."""
    for position, seat in moments(game, given, seats, 3):
        shown: dict[str, int] = {}
        for action in legal_actions(position, seat, game.info.most_actions):
            if not position.hides(seat, action):
                seen = repr([event.seen_by(SPECTATOR) for event in events(position, seat, action)])
                assert seen not in shown, (position.action(action), position.action(shown[seen]))
                shown[seen] = action


def events(position: Position, seat: int, action: int) -> list[Event]:
    log = Log()
    position.clone().apply(seat, action, Seeded(1), log)
    return log.take()


@pytest.mark.parametrize(("game", "given", "seats"), GAMES, ids=NAMES)
def test_a_seat_holds_what_its_view_shows(game: Game, given: dict[str, str], seats: int) -> None:
    for position, _ in moments(game, given, seats, 9):
        for seat in range(seats):
            held = position.held(seat)
            assert all(count > 0 for _, count in held)
            assert len({name for name, _ in held}) == len(held)
