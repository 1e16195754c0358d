"""The ways in which input can be wrong, each naming what and where."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

Words: TypeAlias = Mapping[str, int | str | Sequence[str]]
"""What is put into the sentence of a complaint."""

LONGEST_ECHO: Final = 40
LONGEST_COMPLAINT: Final = 1000
"""Whatever was sent, a complaint about it is one that can be read."""


def echo(text: str, most: int = LONGEST_ECHO) -> str:
    """What somebody sent, as far as it is worth repeating."""
    return text if len(text) <= most else text[: most - 1] + "…"


class IllegalAction(Exception):
    """An action that the rules forbid; `rule` is the id of the rule that says so."""

    def __init__(self, rule: str, action: str = "") -> None:
        super().__init__(f"{action or 'this action'} is not allowed by rule {rule}")
        self.rule = rule
        self.action = action


class BadInput(ValueError):
    """A file, option, message or notation that cannot be read; `where` names the place.

    `what` says it in English, for logs and programs. Where the catalogues have a sentence for it, `name` is its id and
    `values` what is put into it; `contract.complaints` has those that are heard everywhere.
    """

    def __init__(self, what: str, where: str = "", rule: str = "", name: str = "", values: Words | None = None) -> None:
        self.what = echo(what, LONGEST_COMPLAINT)
        self.where = echo(where, LONGEST_COMPLAINT)
        text = f"{self.where}: {self.what}" if where else self.what
        super().__init__(f"{text} [{rule}]" if rule else text)
        self.rule = rule
        self.name = name
        self.values: Words = values or {}

    def at(self, place: str) -> "BadInput":
        """The same complaint, seen from the place that contains this one."""
        return self.about(f"{place}{'.' if self.where else ''}{self.where}")

    def about(self, where: str) -> "BadInput":
        """The same complaint about another place."""
        return BadInput(self.what, where, self.rule, self.name, self.values)


class BrokenLaw(Exception):
    """A law of `contract.laws` that a game did not keep: a defect of the game, never of its input."""

    def __init__(self, law: int, what: str) -> None:
        super().__init__(f"law {law}: {what}")
        self.law = law
        self.what = what
