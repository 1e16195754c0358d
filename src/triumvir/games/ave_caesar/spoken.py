"""What a player can declare, as values with a notation and JSON.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from triumvir.contract.json import JSON
from triumvir.contract.position import Action


@dataclass(frozen=True)
class PlayCard(Action):
    """Play a card and drive that many cells, to a cell or across the line for the last time. [A3.2, A6.1]"""

    card: int
    to: str

    def notation(self) -> str:
        return f"{self.card}>{self.to}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": "play", "card": self.card, "to": self.to}


@dataclass(frozen=True)
class Skip(Action):
    """Keep all cards and wait. [A3.3]"""

    def notation(self) -> str:
        return "skip"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": "skip"}
