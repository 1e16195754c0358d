"""The ways in which input can be wrong, each naming what and where."""

from typing import Final

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
    """A file, option, message or notation that cannot be read; `where` names the place."""

    def __init__(self, what: str, where: str = "", rule: str = "") -> None:
        self.what = echo(what, LONGEST_COMPLAINT)
        self.where = echo(where, LONGEST_COMPLAINT)
        text = f"{self.where}: {self.what}" if where else self.what
        super().__init__(f"{text} [{rule}]" if rule else text)
        self.rule = rule

    def at(self, place: str) -> "BadInput":
        """The same complaint, seen from the place that contains this one."""
        return BadInput(self.what, f"{place}{'.' if self.where else ''}{self.where}", self.rule)


class BrokenLaw(Exception):
    """A law of `contract.laws` that a game did not keep: a defect of the game, never of its input."""

    def __init__(self, law: int, what: str) -> None:
        super().__init__(f"law {law}: {what}")
        self.law = law
        self.what = what
