"""One game between bots, each of which gets what its seat may know and nothing else."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from triumvir.bots.bot import Bot
from triumvir.contract.chance import Seeded
from triumvir.contract.event import Event
from triumvir.contract.game import Game
from triumvir.contract.info import Options
from triumvir.contract.play import Play
from triumvir.contract.position import seats_to_act
from triumvir.contract.sight import Sight

FAULT: Final = "fault"
"""The reason of a game that a bot lost by its own doing."""


class BotFault(Exception):
    """What a bot did that no player may do; the text says it in one line."""


class Stopped(Exception):
    """Nobody wants to know any more how the game ends."""


class Listener(Bot):
    """A bot that is also told what happened, as its seat sees it."""

    @abstractmethod
    def hear(self, seat: int, action: int | None, notation: str | None, events: Sequence[Event]) -> None:
        """Somebody acted, a person, a bot or the rules; None where its seat does not see what it was."""


@dataclass(frozen=True)
class Fault:
    """Why a bot lost without losing by the rules."""

    seat: int
    what: str
    ply: int


@dataclass(frozen=True)
class GameResult:
    """How a game ended. Plain values only, so that it can travel between processes and machines."""

    seed: int
    places: tuple[int, ...]
    """The place of every seat; 1 is best."""
    reason: str
    plies: int
    counts: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """How often each kind of event named a seat's own piece, for the kinds that were asked for."""
    fault: Fault | None = None
    record: str = ""
    """The text of the record, where it was asked for."""

    def points(self, seat: int) -> float:
        """1 for a win, shared between those who share it."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


CountEvents = Callable[[Sequence[Event]], Mapping[str, tuple[int, ...]]]


class Lost(Exception):
    """A game ends here by a fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.what)
        self.fault = fault


@dataclass
class Contest:
    """A game being played by bots; a seat without a bot is played by the rules."""

    play: Play
    bots: Mapping[int, Bot]
    events: list[Event] = field(default_factory=list)

    def is_over(self) -> bool:
        return not seats_to_act(self.play.position)

    def step(self) -> None:
        """The next decision, carried out and told to everybody."""
        position = self.play.position
        seat = seats_to_act(position)[0]
        sight = Sight(self.play.game, position, seat)
        is_automatic = position.is_automatic(seat)
        action = sight.legal()[0] if is_automatic else self._choice(seat, sight)
        is_hidden = position.hides(seat, action)
        events = self.play.act(seat, action)
        self.events += events
        for watcher, bot in self.bots.items():
            seen = None if is_hidden and watcher != seat else action
            with self._blaming(watcher):
                self._tell(watcher, bot, seat, seen, events)
                if not is_automatic:
                    bot.watch(seat, seen)

    def _choice(self, seat: int, sight: Sight) -> int:
        with self._blaming(seat):
            action = self.bots[seat].choose(sight)
            if action not in sight.legal():
                raise BotFault(f"chose the action code {action!r}, which is not legal")
        return action

    def _tell(self, watcher: int, bot: Bot, seat: int, seen: int | None, events: list[Event]) -> None:
        if isinstance(bot, Listener):
            notation = None if seen is None else self.play.plies[-1].action
            bot.hear(seat, seen, notation, [event.seen_by(watcher) for event in events])

    @contextmanager
    def _blaming(self, seat: int) -> Iterator[None]:
        """Whatever goes wrong inside a bot is that bot's loss, not the arena's."""
        try:
            yield
        except BotFault as error:
            raise self._lost(seat, str(error)) from None
        except Exception as error:
            raise self._lost(seat, f"failed with {type(error).__name__}: {error}") from error

    def _lost(self, seat: int, what: str) -> Lost:
        return Lost(Fault(seat, " ".join(what.split()), len(self.play.plies)))


def play_game(
    game: Game,
    options: Options,
    seats: int,
    bots: Mapping[int, Bot],
    seed: int,
    *,
    names: Sequence[str] = (),
    is_recorded: bool = False,
    count: CountEvents = lambda events: {},
    is_stopped: Callable[[], bool] = lambda: False,
) -> GameResult:
    """Play to the end; a bot that fails loses at once, and the others share the win."""
    contest = Contest(Play(game, options, seats, Seeded(seed), names, hashed=is_recorded), bots)
    try:
        while not contest.is_over():
            if is_stopped():
                raise Stopped
            contest.step()
    except Lost as lost:
        return _lost(contest, seats, seed, lost.fault, is_recorded)
    outcome = contest.play.position.outcome()
    assert outcome is not None, "nobody is to act, and the game is not over"
    record = contest.play.record().to_text() if is_recorded else ""
    plies = len(contest.play.plies)
    return GameResult(seed, outcome.places, outcome.reason, plies, count(contest.events), record=record)


def _lost(contest: Contest, seats: int, seed: int, fault: Fault, is_recorded: bool) -> GameResult:
    places = tuple(seats if seat == fault.seat else 1 for seat in range(seats))
    side = contest.play.game.info.sides[fault.seat]
    record = contest.play.record([("Event", f"{side} lost by a fault")]).to_text() if is_recorded else ""
    return GameResult(seed, places, FAULT, len(contest.play.plies), fault=fault, record=record)
