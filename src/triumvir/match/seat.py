"""A seat of a match and who sits there."""

from dataclasses import dataclass
from typing import Final

from triumvir.contract import levels
from triumvir.contract.json import JSON, Reader

HUMAN: Final = "human"
BOT: Final = "bot"
AUTOMATIC: Final = "automatic"
EMPTY: Final = "empty"
KINDS: Final = (HUMAN, BOT, AUTOMATIC, EMPTY)

LEVELS: Final = tuple([level.name for level in levels.LEVELS])
"""The levels of bots, from the recruit to the emperor; what they mean is decided where bots are made."""


@dataclass(frozen=True)
class Seat:
    kind: str = EMPTY
    person: str = ""
    """Who sits here; also who may come back to a seat that a bot has taken over."""
    name: str = ""
    level: str = ""
    nonce: str = ""
    """What this person mixed into the seed; a person without one is not ready yet."""

    @property
    def is_ready(self) -> bool:
        return self.kind in (BOT, AUTOMATIC) or (self.kind == HUMAN and self.nonce != "")

    @property
    def is_stand_in(self) -> bool:
        """A bot plays on for somebody who left."""
        return self.kind == BOT and self.person != ""

    def to_json(self) -> dict[str, JSON]:
        return {
            "kind": self.kind,
            "person": self.person,
            "name": self.name,
            "level": self.level,
            "nonce": self.nonce,
        }


def read_seat(value: JSON, where: str) -> Seat:
    reader = Reader(value, where)
    return Seat(
        reader.word("kind", KINDS),
        reader.text("person"),
        reader.text("name"),
        reader.text("level"),
        reader.text("nonce"),
    )


def human(person: str, name: str, nonce: str = "") -> Seat:
    return Seat(HUMAN, person, name, nonce=nonce)


def bot(level: str) -> Seat:
    return Seat(BOT, name=level, level=level)
