"""One game between bots: who is told what, and who loses by a fault."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from triumvir.arena.entrants import seated
from triumvir.arena.playing import FAULT, BotFault, Listener, Stopped, play_game
from triumvir.bots.bot import Bot, RandomBot
from triumvir.contract.event import Event
from triumvir.contract.game import Game
from triumvir.contract.info import Options
from triumvir.contract.play import replay
from triumvir.contract.record import read_record
from triumvir.contract.sight import Sight
from triumvir.kits.catalogue import GAMES

CAESAR, AVE_CAESAR, CLEOPATRA = GAMES["caesar"], GAMES["ave-caesar"], GAMES["cleopatra"]


def defaults(game: Game, **given: str) -> Options:
    return game.info.read_options(given)


class Watcher(Bot):
    """Plays at random and remembers what it was told."""

    def __init__(self, seed: int) -> None:
        self.inner = RandomBot(seed)
        self.seen: list[tuple[int, int | None]] = []
        self.chosen: list[int] = []

    def choose(self, sight: Sight) -> int:
        self.chosen.append(self.inner.choose(sight))
        return self.chosen[-1]

    def watch(self, seat: int, action: int | None) -> None:
        self.seen.append((seat, action))


class Hearer(Listener):
    def __init__(self, seed: int) -> None:
        self.inner = RandomBot(seed)
        self.heard: list[Event] = []

    def choose(self, sight: Sight) -> int:
        return self.inner.choose(sight)

    def hear(self, seat: int, action: int | None, notation: str | None, events: Sequence[Event]) -> None:
        assert (action is None) == (notation is None)
        self.heard += events


class Failing(Bot):
    def __init__(self, error: Exception | None = None, choice: int = -1, at_watch: bool = False) -> None:
        self.error = error
        self.choice = choice
        self.at_watch = at_watch

    def choose(self, sight: Sight) -> int:
        if self.error is not None and not self.at_watch:
            raise self.error
        return sight.legal()[0] if self.at_watch else self.choice

    def watch(self, seat: int, action: int | None) -> None:
        if self.error is not None and self.at_watch:
            raise self.error


@pytest.mark.parametrize(("key", "seats"), [("caesar", 2), ("ave-caesar", 4), ("cleopatra", 2)])
def test_the_same_seeds_give_the_same_record_and_it_replays(key: str, seats: int) -> None:
    game = GAMES[key]
    options = defaults(game, races="1") if key == "ave-caesar" else defaults(game)
    texts = []
    for _ in range(2):
        bots: dict[int, Bot] = {seat: RandomBot(seat) for seat in range(seats)}
        result = play_game(game, options, seats, bots, 5, is_recorded=True)
        texts.append(result.record)
        assert (result.fault, len(result.places)) == (None, seats)
    assert texts[0] == texts[1]
    record = read_record(texts[0])
    assert record.outcome is not None
    assert record.outcome.places == result.places
    assert replay(game, record).outcome() == record.outcome


@pytest.mark.parametrize("key", ["caesar", "cleopatra"])
def test_bots_see_their_own_actions_and_those_of_others_unless_hidden(key: str) -> None:
    game = GAMES[key]
    first, second = Watcher(1), Watcher(2)
    result = play_game(game, defaults(game), 2, {0: first, 1: second}, 3)
    for seat, bot, other in ((0, first, second), (1, second, first)):
        assert [action for who, action in bot.seen if who == seat] == bot.chosen
        of_other = [action for who, action in bot.seen if who != seat]
        assert len(of_other) == len(other.chosen)
        assert all(seen in (None, done) for seen, done in zip(of_other, other.chosen, strict=True))
    assert len(first.seen) == result.plies
    if key == "cleopatra":
        assert any(action is None for who, action in first.seen if who == 1)


def test_auto_crassus_is_played_by_the_rules_and_watched_by_nobody() -> None:
    options = defaults(CAESAR, crassus="easy", human="pompey")
    person = Watcher(4)
    result = play_game(CAESAR, options, 2, {1: person}, 9)
    assert result.fault is None
    assert {seat for seat, _ in person.seen} == {1}
    assert result.plies > len(person.chosen)


def test_listeners_hear_what_their_seat_sees() -> None:
    bots = {seat: Hearer(seat) for seat in range(2)}
    play_game(AVE_CAESAR, defaults(AVE_CAESAR, races="1"), 2, bots, 1)
    drawn = [event.to_json() for event in bots[0].heard if event.kind() == "CardDrawn"]
    own = AVE_CAESAR.info.sides[0]
    assert drawn
    assert all((event["card"] is not None) == (event["player"] == own) for event in drawn)


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        (Failing(ZeroDivisionError("by\nnought")), "failed with ZeroDivisionError: by nought"),
        (Failing(BotFault("fell asleep")), "fell asleep"),
        (Failing(choice=-1), "chose the action code -1, which is not legal"),
        (Failing(choice=10**9), "chose the action code 1000000000, which is not legal"),
        (Failing(KeyError("x"), at_watch=True), "failed with KeyError: 'x'"),
    ],
)
def test_a_bot_that_fails_loses_and_the_others_win(bot: Bot, what: str) -> None:
    options = defaults(AVE_CAESAR, races="1")
    result = play_game(AVE_CAESAR, options, 3, {0: RandomBot(0), 1: bot, 2: RandomBot(2)}, 1, is_recorded=True)
    assert result.fault is not None
    assert (result.fault.seat, result.fault.what) == (1, what)
    assert (result.places, result.reason) == ((1, 3, 1), FAULT)
    assert [result.points(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    record = read_record(result.record)
    assert (record.outcome, record.tags[0]) == (None, ("Event", f"{AVE_CAESAR.info.sides[1]} lost by a fault"))
    assert len(record.plies) == result.fault.ply


def test_a_game_that_nobody_waits_for_stops() -> None:
    answers = iter([False, False, True])
    with pytest.raises(Stopped):
        play_game(CAESAR, defaults(CAESAR), 2, {0: RandomBot(0), 1: RandomBot(1)}, 1, is_stopped=lambda: next(answers))


@settings(max_examples=20)
@given(st.integers(0, 10**6))
def test_points_of_a_game_add_up_to_one(seed: int) -> None:
    options = defaults(CLEOPATRA)
    with seated(CLEOPATRA, options, ("random", "random"), seed, 1.0) as bots:
        result = play_game(CLEOPATRA, options, 2, bots, seed)
    assert sum(result.points(seat) for seat in range(2)) == 1
