"""Our bots as an engine for other hosts: the other end of the protocol."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from triumvir.arena.outside import protocol
from triumvir.arena.outside.protocol import Answer, NewGame, Ready
from triumvir.bots.bot import Bot
from triumvir.bots.players import Searcher
from triumvir.bots.roster import make_bot
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.json import JSON, Reader
from triumvir.contract.position import Position
from triumvir.contract.sight import Sight
from triumvir.kits.catalogue import kit_of

FindGame = Callable[[str], Game]
Write = Callable[[bytes], None]


@dataclass
class Engine:
    """Answers the messages of one host. It thinks about the positions that were made up for its seat."""

    find_game: FindGame
    level: str
    playing: NewGame | None = None
    bot: Bot | None = None
    position: Position | None = None

    def hear(self, message: Reader) -> dict[str, JSON] | None:
        """The answer to a message, if it wants one."""
        kind = message.word("type", ("hello", "new", "choose", "watch", "bye"))
        if kind == "hello":
            message.number("version", protocol.VERSION, protocol.VERSION)
            return Ready(f"triumvir {self.level}", (protocol.POSITION,)).to_json()
        if kind == "new":
            self._begin(message)
        elif kind == "choose":
            return self._choose(message).to_json()
        elif kind == "watch":
            self._watch(message)
        return None

    def _begin(self, message: Reader) -> None:
        self.playing = protocol.read_new_game(message, self.find_game(message.text("game")))
        judges = kit_of(self.playing.game).judges
        self.bot = make_bot(judges, self.playing.seats, self.level, self.playing.seed)
        self.position = None

    def _choose(self, message: Reader) -> Answer:
        if self.playing is None or self.bot is None:
            raise BadInput("no game was begun", message.where)
        self.position = self.playing.game.position_from_json(message.value("position"))
        sight = Sight(self.playing.game, self.position, self.playing.seat)
        if not sight.legal():
            raise BadInput("this seat is not to act there", message.place("position"))
        code = self.bot.choose(sight)
        return Answer(sight.action(code).notation(), said_of(self.bot, self.playing.seat, code))

    def _watch(self, message: Reader) -> None:
        """Steps of an automatic seat are no decisions; before the first choice there is nothing to keep up to date."""
        if self.playing is None or self.bot is None:
            raise BadInput("no game was begun", message.where)
        seat = message.number("seat", 0, self.playing.seats - 1)
        most = self.playing.game.info.most_actions
        code = message.number("code", 0, most - 1) if message.has("code") else None
        if self.position is not None and not self.position.is_automatic(seat):
            self.bot.watch(seat, code)


def said_of(bot: Bot, seat: int, code: int) -> dict[str, JSON]:
    """The win chance of a choice and how often it was tried, where the bot has searched."""
    if not isinstance(bot, Searcher) or bot.search is None or not bot.search.visits(seat, code):
        return {}
    return {"chance": round(bot.search.chance(seat, code), 4), "visits": int(bot.search.visits(seat, code))}


def serve(find_game: FindGame, level: str, lines: Iterable[bytes], write: Write) -> None:
    """Answer until the host says goodbye or hangs up."""
    engine = Engine(find_game, level)
    for number, text in enumerate(lines, 1):
        message = protocol.read_message(text, f"line {number}")
        answer = engine.hear(message)
        if answer is not None:
            write(protocol.line(answer))
        if message.text("type") == "bye":
            return
