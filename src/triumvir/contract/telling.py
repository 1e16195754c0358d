"""What is to be said: the id of a sentence in the catalogues and what it needs, never the sentence itself.

An event names its telling, and whoever speaks to people (a terminal, a page, a letter) says it in their language.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from triumvir.contract.json import JSON

PLAIN: Final = "plain"
TURN: Final = "turn"
GREAT: Final = "great"
LOOKS: Final = (PLAIN, TURN, GREAT)
"""How a line looks among others: a turn begins something, and what is great decides the game."""


@dataclass(frozen=True)
class Phrase:
    """A text of the catalogues by its id, with what is put into it."""

    id: str
    values: Mapping[str, "Value"]

    def to_json(self) -> dict[str, JSON]:
        data: dict[str, JSON] = {"id": self.id}
        if self.values:
            data["values"] = {name: _json_of(value) for name, value in self.values.items()}
        return data


Value: TypeAlias = int | str | Phrase | Sequence[str | Phrase]
"""A number, a word that a sentence tells cases by, a text, or several texts in a row."""


@dataclass(frozen=True)
class Telling:
    """One line of the story: a sentence, the rule behind it, and how it looks."""

    phrase: Phrase
    rule: str
    """Empty where there is no rulebook."""
    look: str
    about: str
    """A later telling about the same makes this one outdated; nothing for what stays true."""

    def to_json(self) -> dict[str, JSON]:
        """Flat, and without what is as usual."""
        data = self.phrase.to_json()
        if self.rule:
            data["rule"] = self.rule
        if self.look != PLAIN:
            data["look"] = self.look
        if self.about:
            data["about"] = self.about
        return data


def phrase(name: str, **values: Value) -> Phrase:
    return Phrase(name, values)


def tell(name: str, rule: str, **values: Value) -> Telling:
    """An ordinary line."""
    return Telling(Phrase(name, values), rule, PLAIN, "")


def tell_turn(name: str, rule: str, **values: Value) -> Telling:
    """The line that a turn, a race or the like begins with."""
    return Telling(Phrase(name, values), rule, TURN, "")


def tell_great(name: str, rule: str, **values: Value) -> Telling:
    """A line that stands out."""
    return Telling(Phrase(name, values), rule, GREAT, "")


def up_to_date(tellings: Sequence[Telling]) -> list[Telling]:
    """Without what a later telling says better."""
    last = {telling.about: telling for telling in tellings if telling.about}
    return [telling for telling in tellings if not telling.about or last[telling.about] is telling]


def _json_of(value: Value) -> JSON:
    if isinstance(value, Phrase):
        return value.to_json()
    if isinstance(value, (int, str)):
        return value
    return [item.to_json() if isinstance(item, Phrase) else item for item in value]
