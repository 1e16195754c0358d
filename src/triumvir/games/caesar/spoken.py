"""What a player can declare, as values with a notation and JSON.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from triumvir.contract.json import JSON
from triumvir.contract.position import Action


@dataclass(frozen=True)
class ChooseFirst(Action):
    province: str

    def notation(self) -> str:
        return f"first:{self.province}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": "first", "province": self.province}


@dataclass(frozen=True)
class UseBonus(Action):
    bonus: str

    def notation(self) -> str:
        return f"use:{self.bonus}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": "use", "bonus": self.bonus}


@dataclass(frozen=True)
class DeclineBonus(Action):
    bonus: str

    def notation(self) -> str:
        return f"decline:{self.bonus}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": "decline", "bonus": self.bonus}


@dataclass(frozen=True)
class UseMight(Action):
    """Might on the token of a space, or on the control marker of a province."""

    target: str

    def notation(self) -> str:
        return f"might:{self.target}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": "might", "target": self.target}


@dataclass(frozen=True)
class TakeCenturion(Action):
    token: str

    def notation(self) -> str:
        return f"take:{self.token}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": "take", "token": self.token}


@dataclass(frozen=True)
class AnswerBank(Action):
    """Draw from the bank for a token placed face down, or not."""

    answer: str

    def notation(self) -> str:
        return f"bank:{self.answer}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": "bank", "answer": self.answer}


@dataclass(frozen=True)
class Proceed(Action):
    """What leaves no choice: a pass, or a step of Auto-Crassus."""

    step: str

    def notation(self) -> str:
        return self.step

    def to_json(self) -> Mapping[str, JSON]:
        return {"do": self.step}
