"""One sitting at the terminal: who acts, what is told to whom, when the seat is handed over."""

from dataclasses import dataclass, field
from pathlib import Path

from rich.align import Align
from rich.panel import Panel
from rich.text import Text

from triumvir.bots.roster import LEVELS
from triumvir.contract.errors import BadInput
from triumvir.contract.event import Event, story
from triumvir.contract.play import Play
from triumvir.contract.position import SPECTATOR, Outcome, legal_actions, seats_to_act
from triumvir.terminal.colours import GOLD, STONE
from triumvir.terminal.complaints import bad, told
from triumvir.terminal.files import write_text
from triumvir.terminal.hint import hint
from triumvir.terminal.language import has, say, tell
from triumvir.terminal.opponents import Failed, Opponents
from triumvir.terminal.prompt import Codes, Prompt, Turn, Typed, show_page
from triumvir.terminal.saving import seed_tag
from triumvir.terminal.screen import Screen
from triumvir.terminal.series import resigned
from triumvir.terminal.tables.table import Scene, TerminalTable

RESIGNED = "resigned"
QUICK = ("random", "thumb", "tiro", "miles")
"""Bots that have moved before it could be read that they think."""


class Leave(Exception):
    """The player gets up; the text says how."""


@dataclass
class Sitting:
    play: Play
    table: TerminalTable
    screen: Screen
    players: tuple[str, ...]
    seed: int
    save_to: Path | None = None
    events: list[Event] = field(default_factory=list)
    """What has happened so far, everything face up; `told_to` is what a seat hears of it."""
    resigned: str = ""
    in_front: int | None = None
    """Whose eyes are on the screen."""
    title: str = ""
    _told: dict[int, list[tuple[str, str]]] = field(default_factory=dict)
    """What each viewer has been told so far and what it was about, so that nothing is put into words twice."""
    _heard: dict[int, int] = field(default_factory=dict)
    """Of how many events that was."""

    def __post_init__(self) -> None:
        self.opponents = Opponents(self.play, self.players, self.seed)

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == "human"]

    def run(self) -> str:
        """Play until the end or until the player leaves; return the last words."""
        with self.screen.opened():
            try:
                self._play_on()
            except EOFError:
                return self._leave("")
            except Leave as leaving:
                return self._leave(str(leaving))
            except Failed as failure:
                return self._leave(self._give_away(failure))
            finally:
                self.opponents.dismiss()
        return self._close()

    def _play_on(self) -> None:
        seats = seats_to_act(self.play.position)
        while seats:
            self._move(self.in_front if self.in_front in seats else seats[0])
            seats = seats_to_act(self.play.position)

    def _move(self, seat: int) -> None:
        actions = legal_actions(self.play.position, seat, self.play.game.info.most_actions)
        if self.play.position.is_automatic(seat):
            self._act(seat, actions[0])
        elif seat in self.people:
            self._hand_over(seat)
            for action in self._decide(seat):
                self._act(seat, action)
        else:
            self._say_who_thinks(seat)
            self._act(seat, self.opponents.choose(seat))

    def _say_who_thinks(self, seat: int) -> None:
        if self.screen.is_live and self.players[seat] not in QUICK:
            self.screen.say_shortly(say("terminal-thinking", player=player_in_words(self.players[seat])), STONE)

    def _act(self, seat: int, action: int) -> None:
        is_hidden = self.play.position.hides(seat, action)
        events = self.play.act(seat, action)
        self.events += events
        self.opponents.hear(seat, action, is_hidden, events)
        if seat in self.people and self.save_to is not None:
            self.save(self.save_to)

    # ---- a person decides ------------------------------------------------------------------------------------

    def _decide(self, seat: int) -> Codes:
        turn = Turn.of(self.play.game, self.table, self.play.position, seat)
        prompt = Prompt(self.screen, self.table, turn, self._scene(seat))
        answer = prompt.decide()
        while isinstance(answer, Typed):
            answer = prompt.decide(self._obey(answer, seat))
        return answer

    def _obey(self, typed: Typed, seat: int) -> str:
        """Do what was asked of the table; return a notice."""
        if typed.word == "quit":
            self._offer_to_save()
            raise Leave("")
        if typed.word == "resign":
            return self._resign(seat)
        if typed.word == "log":
            lines = "\n".join(self.told_to(seat)) or say("terminal-log-empty")
            return show_page(self.screen, Panel(Text(lines), title=say("terminal-log"), border_style=STONE))
        if typed.word == "hint":
            return hint(self.play.game, self.play.position, seat, self.seed)
        return self._save_as(typed.rest)

    def _save_as(self, name: str) -> str:
        path = Path(name) if name else self.save_to
        if path is None:
            name = self.screen.read(say("terminal-save-where") + " ", GOLD)
            if not name:
                return ""
            path = Path(name)
        try:
            self._save_anew(path)
        except BadInput as error:
            return told(error)
        return say("terminal-saved", path=str(path))

    def _save_anew(self, path: Path) -> None:
        """From now on the game lies in this file."""
        if path != self.save_to:
            check_is_new(path)
        self.save(path)
        self.save_to = path

    def _offer_to_save(self) -> None:
        while self.save_to is None:
            name = self.screen.read(say("terminal-quit-save") + " ", GOLD)
            if not name:
                return
            self.screen.say(self._save_as(name), GOLD)

    def _resign(self, seat: int) -> str:
        answer = self.screen.read(say("terminal-resign-sure") + " ", GOLD).lower()
        if answer not in ("yes", say("terminal-yes")):
            return say("terminal-resign-not")
        self.resigned = self.play.game.info.sides[seat]
        raise Leave(say("terminal-resigned", side=self.table.name_of(seat)))

    def _give_away(self, failure: Failed) -> str:
        """A program that fails loses the game like somebody who resigns."""
        self.resigned = self.play.game.info.sides[failure.seat]
        return say("terminal-failed", player=player_in_words(self.players[failure.seat]), what=str(failure))

    def save(self, path: Path) -> None:
        tags = [seed_tag(self.seed)]
        if self.resigned:
            tags.insert(0, ("Event", f"{self.resigned} {RESIGNED}"))
        write_text(path, self.play.record(tags).to_text())

    # ---- what people see -------------------------------------------------------------------------------------

    def _scene(self, viewer: int) -> Scene:
        players = self.players_in_words(viewer)
        return Scene(self.screen.room, players, happened=self.told_to(viewer), title=self.title)

    def told_to(self, viewer: int) -> list[str]:
        news = [event.seen_by(viewer) for event in self.events[self._heard.get(viewer, 0) :]]
        self._heard[viewer] = len(self.events)
        fresh = story(news)
        outdated = {telling.about for telling in fresh if telling.about}
        told = [(about, line) for about, line in self._told.get(viewer, []) if about not in outdated]
        self._told[viewer] = told + [(telling.about, tell(telling.phrase)) for telling in fresh]
        return [line for _, line in self._told[viewer]]

    def players_in_words(self, viewer: int) -> tuple[str, ...]:
        return tuple(
            say("terminal-you") if seat == viewer else player_in_words(player)
            for seat, player in enumerate(self.players)
        )

    def _hand_over(self, seat: int) -> None:
        """Nobody sees the supply of another: the screen is empty until the right person sits down."""
        if len(self.people) > 1 and self.in_front != seat:
            self.screen.clear()
            side = self.table.name_of(seat)
            text = Text(f"\n{say('terminal-hand-over', side=side)}\n", style=GOLD, justify="center")
            self.screen.show(Panel(Align.center(text), border_style=STONE))
            self.screen.read(say("terminal-hand-over-hint", side=side) + " ", STONE)
        self.in_front = seat

    def _leave(self, words: str) -> str:
        if self.save_to is None:
            return words or say("terminal-left")
        self.save(self.save_to)
        return words or say("terminal-left-saved", game=self.play.game.info.key, path=str(self.save_to))

    def _close(self) -> str:
        """The last look at the table, then what happened last."""
        if self.save_to is not None:
            self.save(self.save_to)
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        scene = self._scene(viewer)
        self.screen.show(self.table.draw(self.play.position.view(viewer), scene))
        return scene.happened[-1] if scene.happened else say("terminal-over")

    def outcome(self) -> Outcome | None:
        """How the game ended, by the rules or by resignation; nothing if it was left."""
        if self.resigned:
            return resigned(self.play.game.info.seat_named(self.resigned))
        return self.play.position.outcome()


def player_in_words(player: str) -> str:
    """A person, a level, or whatever else sits there by its own name."""
    if player == "automatic":
        return say("caesar-crassus")
    if player in LEVELS:
        return player.capitalize()
    return say(f"terminal-player-{player}") if has(f"terminal-player-{player}") else player


def check_is_new(path: Path) -> None:
    if path.is_dir():
        raise bad("complaint-file-EISDIR", str(path))
    if path.exists():
        raise bad("complaint-already-there", str(path))
    if not path.parent.is_dir():
        raise bad("complaint-no-directory", str(path.parent))
