"""Playing with a record: start, act, and step through again what was played."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from triumvir.contract.chance import Chance, Noted, Replayed
from triumvir.contract.complaints import (
    given_twice,
    not_allowed_here,
    not_between,
    other_game,
    seats_cannot_play,
    too_many_results,
    wrong_hash,
    wrong_result,
)
from triumvir.contract.errors import BadInput, IllegalAction, echo
from triumvir.contract.event import Event, Log
from triumvir.contract.game import Game
from triumvir.contract.info import Options
from triumvir.contract.position import Position, legal_actions, seats_to_act
from triumvir.contract.record import Ply, Record

Choose = Callable[[Position, int, Sequence[int]], int]
"""How a player decides: position, seat and legal actions in, one of the actions out."""


class Play:
    """A game being played: the position, and the record that grows with it."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: int,
        chance: Chance,
        names: Sequence[str] = (),
        start: str = "",
        hashed: bool = True,
    ) -> None:
        game.check_options(options, seats)
        self.game = game
        self.options = options
        self.chance = Noted(chance)
        self.start = start
        self.hashed = hashed
        """Whether the record gets a state hash for every ply; they are most of the work of keeping it."""
        if start:
            self.position = given(game, start, options, seats)
        else:
            self.position = game.start(options, seats, self.chance)
        self.names = tuple(names) or game.info.sides[:seats]
        self.setup = Ply("", "", tuple(self.chance.take()), self._hash())
        self.plies: list[Ply] = []

    def act(self, seat: int, action: int) -> list[Event]:
        """Carry out an action and note it; an illegal one changes nothing."""
        log = Log()
        text = self.position.action(action).notation()
        try:
            self.position.apply(seat, action, self.chance, log)
        except IllegalAction as error:
            raise IllegalAction(error.rule, text) from None
        events = log.take()
        self.plies.append(
            Ply(
                self.game.info.sides[seat],
                text,
                tuple(self.chance.take()),
                self._hash(),
                self.position.note(events),
            )
        )
        return events

    def _hash(self) -> str:
        return self.position.hash() if self.hashed else ""

    def record(self, tags: Sequence[tuple[str, str]] = ()) -> Record:
        return Record(
            game=self.game.info.key,
            rules_version=self.game.info.rules_version,
            options=tuple(self.options.changed(self.game.info).items()),
            seats=self.names,
            setup=self.setup,
            plies=tuple(self.plies),
            start=self.start,
            outcome=self.position.outcome(),
            tags=tuple(tags),
        )


def play_game(play: Play, choose: Choose) -> Record:
    """Let one chooser decide for all seats until the end."""
    most = play.game.info.most_actions
    seats = seats_to_act(play.position)
    while seats:
        seat = seats[0]
        play.act(seat, choose(play.position, seat, legal_actions(play.position, seat, most)))
        seats = seats_to_act(play.position)
    return play.record()


def at_random(chance: Chance) -> Choose:
    """A chooser that takes any legal action."""

    def choose(position: Position, seat: int, actions: Sequence[int]) -> int:
        return actions[int(chance.below(len(actions)))]

    return choose


def game_of(game: Game, record: Record) -> Game:
    """The game by the version of the rules that the record was played by. [P9]"""
    try:
        return game.under(record.rules_version)
    except BadInput as error:
        raise error.about("tag Rules") from None


def begin(game: Game, record: Record) -> Position:
    """The position a record began from, by its version of the rules, checked against its head."""
    if record.game != game.info.key:
        raise other_game(record.game, game.info.key)
    game = game_of(game, record)
    options = game.info.read_options(_once(record.options))
    if len(record.seats) not in game.info.seats:
        raise seats_cannot_play(len(record.seats))
    game.check_options(options, len(record.seats))
    chance = Replayed(record.setup.draws)
    try:
        if record.start:
            position = given(game, record.start, options, len(record.seats))
        else:
            position = game.start(options, len(record.seats), chance)
    except BadInput as error:
        raise error.at("set-up") from None
    _check_ply(position, record.setup, chance, "set-up")
    return position


def given(game: Game, line: str, options: Options, seats: int) -> Position:
    """The position of a line, if it is one of a table with these options and so many seats."""
    position = game.position_from_line(line)
    if position.to_json()["options"] != options.changed(game.info):
        raise BadInput("the position is one of other options", "start.options")
    if position.seats() != seats:
        raise BadInput(f"a position for {position.seats()}, but {seats} play", "start.players")
    return position


def _once(pairs: Sequence[tuple[str, str]]) -> dict[str, str]:
    options: dict[str, str] = {}
    for name, value in pairs:
        if name in options:
            raise given_twice(f"option {echo(name)}")
        options[name] = value
    return options


def _check_ply(position: Position, ply: Ply, chance: Replayed, where: str) -> None:
    if chance.left():
        raise too_many_results(int(chance.left()), where)
    if ply.hash and ply.hash != position.hash():
        raise wrong_hash(position.hash(), ply.hash, where)


def steps(game: Game, record: Record) -> Iterator[tuple[Position, list[Event]]]:
    """The position after set-up and after every ply, with the events of that ply. One position, moving on."""
    position = begin(game, record)
    yield position, []
    for number, ply in enumerate(record.plies, 1):
        where = f"ply {number}"
        try:
            events = _step(game, position, ply, where)
        except BadInput as error:
            raise (error if error.where.startswith("ply") else error.at(where)) from None
        yield position, events
    _check_result(position, record)


def _step(game: Game, position: Position, ply: Ply, where: str) -> list[Event]:
    seat = game.info.seat_named(ply.seat)
    log = Log()
    chance = Replayed(ply.draws)
    try:
        position.apply(seat, position.code(game.read_action(ply.action)), chance, log)
    except IllegalAction as error:
        raise not_allowed_here(ply.action, where, error.rule) from None
    _check_ply(position, ply, chance, where)
    events = log.take()
    if ply.note != position.note(events):
        raise BadInput(f"the note should be '{position.note(events)}'", where)
    return events


def _check_result(position: Position, record: Record) -> None:
    if position.outcome() != record.outcome:
        raise wrong_result()


def replay(game: Game, record: Record, at: int | None = None) -> Position:
    """The position after ply `at` (0 is the set-up), by default after the last."""
    if at is not None and not 0 <= at <= len(record.plies):
        raise not_between(str(at), 0, len(record.plies), "ply")
    line = steps(game, record)
    position, _ = next(line)
    for _ in islice(line, at):
        pass
    return position
