"""Asking one seat for one action: by number, step by step, or by its notation."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from triumvir.contract.certain import certain
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.numbers import is_whole
from triumvir.contract.position import Position, Refusal, View, legal_actions
from triumvir.terminal.colours import GOLD, GOLD_CHIP, PARCHMENT, STONE
from triumvir.terminal.complaints import told
from triumvir.terminal.language import say
from triumvir.terminal.rulebooks import first_sentence, rule_panel, rules_of
from triumvir.terminal.screen import Screen
from triumvir.terminal.tables.table import Answer, Question, Scene, TerminalTable

Codes = tuple[int, ...]
"""Actions to carry out one after another."""


@dataclass(frozen=True)
class Typed:
    """A word at the prompt that is no action: quit, save, resign, log, hint."""

    word: str
    rest: str


@dataclass(frozen=True)
class Turn:
    """One decision of one seat, as far as it may know it."""

    game: Game
    position: Position
    seat: int
    view: View
    question: Question

    @staticmethod
    def of(game: Game, table: TerminalTable, position: Position, seat: int) -> "Turn":
        view = position.view(seat)
        codes = legal_actions(position, seat, game.info.most_actions)
        foresee = cache(partial(certain, position, seat))
        question = table.ask(view, [(code, position.action(code)) for code in codes], foresee)
        return Turn(game, position, seat, view, question)

    def refusals(self) -> list[Refusal]:
        return self.position.refusals(self.seat)


class Prompt:
    """The prompt of one decision; it lives until an action or a word for the table is typed."""

    WORDS = ("save", "quit", "resign", "log", "hint")

    def __init__(self, screen: Screen, table: TerminalTable, turn: Turn, scene: Scene) -> None:
        self.screen = screen
        self.table = table
        self.turn = turn
        self.scene = scene
        self.path = [turn.question]
        """The questions on the way to the present one."""
        self.is_drawn = False
        self.warned_of: int | None = None
        """The action that the player was last warned of."""

    def decide(self, notice: str = "") -> Codes | Typed:
        """Ask until there is an action, or several in a row, or a word that is not for the prompt."""
        while True:
            self._draw(notice)
            typed = self.screen.read(f"{self.table.name_of(self.turn.seat)} › ", GOLD)
            found = self._understand(typed)
            if not isinstance(found, str):
                return found
            notice = found

    def _understand(self, typed: str) -> Codes | Typed | str:
        """Actions, a word for the table, or a notice to show before asking again."""
        word, _, rest = typed.partition(" ")
        if not word:
            return self._take(*self.path[-1].answers) if self._has_one_answer() else ""
        if word.lower() in self.WORDS:
            return Typed(word.lower(), rest.strip())
        if word in ("?", "help"):
            return self._page(explain(self.turn))
        if word.lower() == "rule":
            return self._show_rule(rest.strip())
        if word.lower() in ("b", "back"):
            del self.path[max(1, len(self.path) - 1) :]
            return ""
        return self._choose(int(word)) if word.isdigit() and is_whole(word) else self._read_notation(typed)

    def _choose(self, number: int) -> Codes | str:
        answers = self.path[-1].numbered()
        if number not in answers:
            return say("terminal-not-a-choice", word=number, choices=in_words(list(answers)))
        return self._take(answers[number])

    def _has_one_answer(self) -> bool:
        return len(self.path[-1].answers) == 1

    def _take(self, answer: Answer) -> Codes | str:
        chosen = answer.leads_to
        if isinstance(chosen, int):
            return (chosen, *answer.then) if answer.then else self._warn(chosen)
        self.path.append(chosen())
        return ""

    def _warn(self, code: int) -> Codes | str:
        """An action that the player will regret is done when it is asked for twice."""
        turn = self.turn
        warning = self.table.warning(turn.view, turn.position.action(code), certain(turn.position, turn.seat, code))
        if not warning or self.warned_of == code:
            return (code,)
        self.warned_of = code
        return say("terminal-warning", warning=warning)

    def _read_notation(self, typed: str) -> Codes | str:
        try:
            code = int(self.turn.position.code(self.turn.game.read_action(typed)))
        except BadInput as error:
            return say("terminal-unreadable", what=told(error))
        rule = self.turn.position.forbids(self.turn.seat, code)
        if rule:
            return say("terminal-illegal", action=typed, rule=rule, text=first_sentence(self.turn.game.info.key, rule))
        return self._warn(code)

    def _show_rule(self, rule: str) -> str:
        rules = rules_of(self.turn.game.info.key)
        by_id = {known.lower(): known for known in rules}
        if not rule:
            return say("terminal-rule-needs-id", example=self.table.example_rule)
        if rule.lower() not in by_id:
            return say("terminal-no-rule", rule=rule)
        return self._page(rule_panel(rules[by_id[rule.lower()]]))

    def _page(self, *parts: RenderableType) -> str:
        return show_page(self.screen, *parts)

    def _draw(self, notice: str) -> None:
        """A live screen is drawn anew; elsewhere the board comes once."""
        question = self.path[-1]
        if self.screen.is_live or not self.is_drawn:
            self.screen.clear()
            scene = Scene(self.scene.room, self.scene.players, question.marks(), self.scene.happened, self.scene.title)
            self.screen.show(self.table.draw(self.turn.view, scene))
            self.is_drawn = True
        self.screen.show(*question_lines(question, list_all=not self.screen.is_live))
        if self.screen.is_live and not notice:
            self.screen.say_shortly(self._hint(), STONE)
        if notice:
            self.screen.say_shortly(notice, GOLD)

    def _hint(self) -> str:
        hint = "terminal-hint" if len(self.path) == 1 else "terminal-hint-back"
        return say(f"{hint}-enter" if self._has_one_answer() else hint)


def show_page(screen: Screen, *parts: RenderableType) -> str:
    """Something long, with time to read it."""
    screen.clear()
    screen.show(*parts)
    if screen.is_live:
        screen.read(say("terminal-press-enter"), STONE)
    return ""


# ---- questions -----------------------------------------------------------------------------------------------


def question_lines(question: Question, list_all: bool) -> list[RenderableType]:
    """The question and its answers, except those whose numbers stand on the board."""
    list_all = list_all or question.listed
    numbered = list(question.numbered().items())
    on_board = [number for number, answer in numbered if answer.mark]
    listed = [(number, answer) for number, answer in numbered if list_all or not answer.mark]
    text = question.text
    if on_board and not list_all:
        text = say("terminal-choose-on-board", question=text, first=on_board[0], last=on_board[-1])
    lines: list[RenderableType] = [Text(text, style=f"bold {PARCHMENT}")]
    if question.inline:
        return [*lines, Columns([answer_text(*item) for item in listed], padding=(0, 2))] if listed else lines
    return [*lines, *(answer_text(*item) for item in listed)]


def in_words(numbers: list[int]) -> str:
    """`1 to 4` where none is left out, else `2, 5, 6`."""
    if numbers == list(range(1, len(numbers) + 1)):
        return say("terminal-up-to", last=len(numbers))
    return ", ".join(str(number) for number in numbers)


def answer_text(number: int, answer: Answer) -> Text:
    mark = f" ({answer.mark})" if answer.mark else ""
    return Text.assemble((f" {number} ", GOLD_CHIP), f" {answer.text}{mark}")


# ---- what is possible, and why something is not --------------------------------------------------------------


def explain(turn: Turn) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text(say("terminal-possible"), style=GOLD))
    codes = legal_actions(turn.position, turn.seat, turn.game.info.most_actions)
    grid.add_row(Columns([Text(turn.position.action(code).notation()) for code in codes], padding=(0, 2)))
    grid.add_row(Text(say("terminal-impossible"), style=GOLD))
    refusals = turn.refusals()
    if not refusals:
        grid.add_row(Text(say("terminal-nothing-impossible"), style=STONE))
    for rule in dict.fromkeys(refusal.rule for refusal in refusals):
        grid.add_row(Text(_refused(turn.game.info.key, rule, refusals)))
    return grid


def _refused(game: str, rule: str, refusals: Sequence[Refusal]) -> str:
    subjects = ", ".join(refusal.subject for refusal in refusals if refusal.rule == rule)
    return say("terminal-impossible-line", subjects=subjects, rule=rule, text=first_sentence(game, rule))
