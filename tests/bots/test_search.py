"""The search finds what can be found, repeats itself, and keeps what it learned."""

import pytest
from tests.bots.tables import GAMES, NAMES, moments, play
from tests.contract.duel import DuelGame
from tests.games.ave_caesar.tables import RED, WHITE, race

from triumvir.bots.judge import judge_by_hand
from triumvir.bots.players import Searcher
from triumvir.bots.roster import make_bot
from triumvir.bots.search import Search
from triumvir.contract.chance import Seeded
from triumvir.contract.game import Game
from triumvir.contract.position import Position, legal_actions
from triumvir.contract.sight import Sight
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.caesar.game import CAESAR
from triumvir.kits.catalogue import kit_of

DUEL = DuelGame()


def searched(game: Game, position: Position, seat: int, seats: int, simulations: int = 300, seed: int = 1) -> Search:
    search = Search(game.info, kit_of(game).judges.fitted(), seats)
    search.run(Sight(game, position, seat), simulations, seed)
    return search


def choice(game: Game, position: Position, seat: int, seats: int) -> str:
    actions = legal_actions(position, seat, game.info.most_actions)
    return position.action(searched(game, position, seat, seats).best(actions, seat)).notation()


def winning(position: Position, seat: int, actions: list[int]) -> list[int]:
    """The actions that end the game at once, won by the seat."""
    won = []
    for action in actions:
        after = position.clone()
        after.apply(seat, action, Seeded(1), None)
        if after.to_act() == 0 and after.payoff(seat) == 1.0:
            won.append(action)
    return won


@pytest.mark.compiled
def test_it_takes_a_win_that_lies_on_the_table() -> None:
    found = 0
    for seed in range(60):
        for position, seat in moments(CAESAR, {}, 2, 1, seed):
            actions = legal_actions(position, seat, CAESAR.info.most_actions)
            if winning(position, seat, actions):
                found += 1
                search = searched(CAESAR, position, seat, 2)
                assert search.chance(seat, search.best(actions, seat)) > 0.99
    assert found >= 10


def test_it_stops_in_the_lane_before_it_is_too_late() -> None:
    position = race({RED: "x3", WHITE: "N4"}, {RED: "256"}, crossings={RED: 2})
    assert choice(AVE_CAESAR, position, 0, 4) == "2>K1"


@pytest.mark.parametrize(("game", "given", "seats"), GAMES, ids=NAMES)
def test_every_simulation_is_counted_and_every_choice_is_legal(game: Game, given: dict[str, str], seats: int) -> None:
    for position, seat in moments(game, given, seats, 25):
        if position.is_automatic(seat):
            continue
        actions = legal_actions(position, seat, game.info.most_actions)
        search = searched(game, position, seat, seats, 60)
        assert search.best(actions, seat) in actions
        assert sum(search.visits(seat, action) for action in actions) == search.simulations
        assert all(0.0 <= search.chance(seat, action) <= 1.0 for action in actions)
        line = search.line(4)
        assert line[0] == (seat, search.best(actions, seat))


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "given", "seats"), GAMES, ids=NAMES)
def test_the_same_seed_plays_the_same_game(game: Game, given: dict[str, str], seats: int) -> None:
    games = [
        play(game, given, [make_bot(kit_of(game).judges, seats, "search:12", 5 + s) for s in range(seats)], 3)
        for _ in range(2)
    ]
    assert games[0][1] == games[1][1]


@pytest.mark.slow
@pytest.mark.compiled
def test_a_search_with_a_certain_choice_stops_early() -> None:
    position = DUEL.start(DUEL.info.read_options({}), 2, Seeded(3))
    search = Search(DUEL.info, judge_by_hand(DUEL.info, {"card": 1e6}, {}), 2)
    search.run(Sight(DUEL, position, 0), 100_000, 1)
    assert search.simulations < 100_000


def test_what_was_learned_is_kept_after_an_action_that_was_seen() -> None:
    game, given, seats = GAMES[0]
    position, seat = next(moments(game, given, seats, 1))
    search = searched(game, position, seat, seats)
    best = search.best(legal_actions(position, seat, CAESAR.info.most_actions), seat)
    tried = search.visits(seat, best)
    search.follow(seat, best)
    assert search.tree.visits[search.tree.root] == tried
    search.follow(1 - seat, None)
    assert search.tree.size == 1


def test_what_was_learned_before_counts_for_a_quarter_at_most() -> None:
    game, given, seats = GAMES[0]
    position, seat = next(moments(game, given, seats, 1))
    search = searched(game, position, seat, seats, 400)
    search.run(Sight(game, position, seat), 100, 2)
    actions = legal_actions(position, seat, game.info.most_actions)
    assert round(sum(search.visits(seat, action) for action in actions)) == 125
    assert search.simulations == 500


def test_what_leaves_no_choice_is_no_step_in_the_tree() -> None:
    """Another seat's forced step leaves the tree where it is; a hidden choice of the own seat would end it."""
    bot = Searcher(kit_of(AVE_CAESAR).judges.fitted(), 4, 40, 1)
    bot.choose(Sight(AVE_CAESAR, race({RED: "x3", WHITE: "N4"}, {RED: "256"}, crossings={RED: 2}), 0))
    assert bot.search is not None
    size = bot.search.tree.size
    bot.watch(1, None)
    assert bot.search.tree.size == size
    bot.watch(0, None)
    assert bot.search.tree.size == 1
