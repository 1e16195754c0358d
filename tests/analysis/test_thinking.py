"""What a evaluator finds out about one decision."""

import pytest
from tests.analysis.games import CASES, random_play

from triumvir.analysis.sights import OpenSight, SightAfter, sight_of
from triumvir.analysis.thinking import Evaluation, Evaluator
from triumvir.contract.chance import Seeded
from triumvir.contract.position import Position
from triumvir.contract.sight import Sight
from triumvir.kits.catalogue import GAMES, kit_of


def evaluator(key: str, seats: int, simulations: int = 64) -> Evaluator:
    game = GAMES[key]
    return Evaluator(game, kit_of(game).judges.fitted(), seats, simulations)


def choices(key: str, seats: int, given: dict[str, str], seed: int) -> list[tuple[Position, int, list[int]]]:
    return [
        (play.position.clone(), seat, legal)
        for play, seat, legal in random_play(key, seats, given, seed)
        if len(legal) > 1
    ]


def winning_moves(position: Position, seat: int, legal: list[int]) -> list[int]:
    """Actions that win at once, whatever chance says."""
    found = []
    for code in legal:
        tables = [position.clone() for _ in range(3)]
        for seed, table in enumerate(tables):
            table.apply(seat, code, Seeded(seed), None)
        if all(table.outcome() is not None and table.payoff(seat) == 1 for table in tables):
            found.append(code)
    return found


def a_win_in_one() -> tuple[Position, int, list[int]]:
    for seed in range(40):
        for position, seat, legal in reversed(choices("caesar", 2, {}, seed)):
            winning = winning_moves(position, seat, legal)
            if winning and len(winning) < len(legal):
                return position, seat, winning
    raise AssertionError("no game was won by a choice")


def test_a_win_in_one_is_found_and_sure() -> None:
    position, seat, winning = a_win_in_one()
    game = GAMES["caesar"]
    evaluation = evaluator("caesar", 2, 400).think(Sight(game, position, seat), 1)
    assert evaluation.best.code in winning
    assert evaluation.best.chance == 1
    assert evaluation.line[0].notation == evaluation.best.notation
    assert len(evaluation.line) == 1


def test_a_closer_look_at_a_winning_move_says_so() -> None:
    position, seat, winning = a_win_in_one()
    sight = Sight(GAMES["caesar"], position, seat)
    assert evaluator("caesar", 2).chance_after(position, sight, winning[0], 1) == 1


def test_a_closer_look_agrees_with_the_search() -> None:
    """The most visited move has a well founded chance; looked at alone, it should have about the same."""
    thinking = evaluator("caesar", 2, 1500)
    position, seat, _ = choices("caesar", 2, {}, 3)[6]
    sight = Sight(GAMES["caesar"], position, seat)
    best = thinking.think(sight, 1).best
    assert thinking.chance_after(position, sight, best.code, 1) == pytest.approx(best.chance, abs=0.12)


@pytest.mark.parametrize(("key", "seats", "given"), CASES)
def test_every_legal_move_is_told_once_and_the_numbers_add_up(key: str, seats: int, given: dict[str, str]) -> None:
    for position, seat, legal in choices(key, seats, given, 5)[::25]:
        evaluation = evaluator(key, seats).think(Sight(GAMES[key], position, seat), 2)
        assert sorted(move.code for move in evaluation.moves) == sorted(legal)
        assert sum(move.visits for move in evaluation.moves) <= 64
        assert sum(move.prior for move in evaluation.moves) == pytest.approx(1, abs=1e-6)
        assert all(0 <= move.chance <= 1 for move in evaluation.moves)
        assert evaluation.best.visits == max(move.visits for move in evaluation.moves)
        assert evaluation.line[0].side == GAMES[key].info.sides[seat]
        assert evaluation.line[0].notation == evaluation.best.notation


def told(evaluation: Evaluation) -> object:
    return evaluation.moves, evaluation.line


@pytest.mark.parametrize(("key", "seats", "given"), CASES)
def test_thoughts_are_the_same_where_the_seat_sees_no_difference(key: str, seats: int, given: dict[str, str]) -> None:
    """P17, for the analysis."""
    differing = 0
    for number, (position, seat, legal) in enumerate(choices(key, seats, given, 6)[::12]):
        twin = position.imagine(seat, Seeded(number))
        differing += twin.to_line() != position.to_line()
        thinking = evaluator(key, seats, 24)
        sights = [Sight(GAMES[key], one, seat) for one in (position, twin)]
        thoughts = [thinking.think(sight, number) for sight in sights]
        assert told(thoughts[0]) == told(thoughts[1])
        if seats == 2:
            chances = [thinking.chance_after(twin, sight, legal[0], number) for sight in sights]
            assert chances[0] == chances[1]
    assert differing > 0


def test_an_open_sight_sees_what_is_there() -> None:
    game = GAMES["cleopatra"]
    position, seat, legal = choices("cleopatra", 2, {}, 3)[30]
    open_sight = sight_of(game, position, seat, is_open=True)
    assert isinstance(open_sight, OpenSight)
    seen = open_sight.imagine(Seeded(1))
    assert seen.to_line() == position.to_line()
    assert seen is not position
    assert not isinstance(sight_of(game, position, seat, is_open=False), OpenSight)
    after = SightAfter(game, position, open_sight, legal[0]).imagine(Seeded(1))
    assert after.to_line() != position.to_line()
    assert open_sight.imagine(Seeded(1)).to_line() == position.to_line()
