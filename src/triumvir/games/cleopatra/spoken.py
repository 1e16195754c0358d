"""What a player can declare, as values with a notation and JSON.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from triumvir.contract.json import JSON
from triumvir.contract.position import Action


@dataclass(frozen=True)
class LayCard(Action):
    card: str
    group: str
    face: str

    def notation(self) -> str:
        return f"{self.card}@{self.group}{'*' if self.face == 'down' else ''}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": "lay", "card": self.card, "group": self.group, "face": self.face}


@dataclass(frozen=True)
class Assassinate(Action):
    card: str
    group: str

    def notation(self) -> str:
        return f"assassination:{self.group}.{self.card}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": "assassination", "card": self.card, "group": self.group}


@dataclass(frozen=True)
class PlayCastling(Action):
    first: str
    second: str

    def notation(self) -> str:
        return f"castling:{self.first}-{self.second}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": "castling", "first": self.first, "second": self.second}


@dataclass(frozen=True)
class PlayAtGroup(Action):
    """Scout or Wrath of the Gods."""

    action: str
    group: str

    def notation(self) -> str:
        return f"{self.action}:{self.group}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": self.action, "group": self.group}


@dataclass(frozen=True)
class ChooseCard(Action):
    """Take, swap, or put next into the action reserve."""

    verb: str
    card: str

    def notation(self) -> str:
        return f"{self.verb}:{self.card}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": self.verb, "card": self.card}


@dataclass(frozen=True)
class MoveCard(Action):
    card: str
    group: str

    def notation(self) -> str:
        return f"move:{self.card}@{self.group}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": "move", "card": self.card, "group": self.group}


@dataclass(frozen=True)
class DrawCard(Action):
    reserve: str

    def notation(self) -> str:
        return f"draw:{self.reserve}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": "draw", "reserve": self.reserve}


@dataclass(frozen=True)
class ChoosePreset(Action):
    preset: str

    def notation(self) -> str:
        return f"preset:{self.preset}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": "preset", "preset": self.preset}


@dataclass(frozen=True)
class Answer(Action):
    """What needs no more words than one."""

    word: str

    def notation(self) -> str:
        return self.word

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": self.word}
