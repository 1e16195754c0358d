"""The judges of a game, by weights written by hand, and by fitted ones, which are kept as data."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from triumvir.bots.judge import Judge, by_name, judge_by_hand
from triumvir.contract.errors import BadInput
from triumvir.contract.info import GameInfo
from triumvir.contract.json import JSON, Reader

FOLDER: Final = Path(__file__).parent / "judges"


@dataclass(frozen=True)
class Fit:
    """Weights as they come out of the training; rows of the network belong to facts."""

    prior: tuple[float, ...]
    value: tuple[float, ...]
    bias: float
    network: tuple[float, ...]
    network_bias: tuple[float, ...]
    network_out: tuple[float, ...]

    def judge(self) -> Judge:
        return Judge(self.prior, self.value, self.bias, self.network, self.network_bias, self.network_out)


@dataclass(frozen=True)
class Judges:
    """The judges of a game: by the weights somebody wrote down, and by those that self-play has found."""

    info: GameInfo
    prior: Mapping[str, float]
    """What speaks for an action, by the names of its facts; facts that are not named do not count."""
    value: Mapping[str, float]

    def of_thumb(self) -> Judge:
        return judge_by_hand(self.info, self.prior, self.value)

    def fitted(self) -> Judge:
        """By hand where nobody has trained one."""
        path = weights_file(self.info)
        if not path.exists():
            return self.of_thumb()
        return read_fit(json.loads(path.read_text("utf-8")), self.info, path.name).judge()

    def first_fit(self) -> Fit:
        """Where every course of training begins: the weights written by hand."""
        prior = tuple(by_name(self.info.action_facts, self.prior))
        return Fit(prior, tuple(by_name(self.info.facts, self.value)), 0.0, (), (), ())


def weights_file(info: GameInfo) -> Path:
    return FOLDER / f"{info.key.replace('-', '_')}.json"


def read_fit(value: JSON, info: GameInfo, where: str) -> Fit:
    """Weights from a file; they must speak of the same facts as the game does now."""
    reader = Reader(value, where)
    for name, facts in (("facts", info.facts), ("action_facts", info.action_facts)):
        if reader.items(name) != list(facts):
            raise BadInput("these are not the facts of the game; train again", f"{where} {name}")
    hidden = _numbers(reader, "network_out")
    return Fit(
        _numbers(reader, "prior", len(info.action_facts)),
        _numbers(reader, "value", len(info.facts)),
        _numbers(reader, "bias", 1)[0],
        _numbers(reader, "network", len(info.facts) * len(hidden)),
        _numbers(reader, "network_bias", len(hidden)),
        hidden,
    )


def _numbers(reader: Reader, name: str, count: int | None = None) -> tuple[float, ...]:
    numbers = [item for item in reader.items(name) if isinstance(item, int | float)]
    if len(numbers) != len(reader.items(name)) or (count is not None and len(numbers) != count):
        raise BadInput(f"{count} numbers are expected", f"{reader.where} {name}")
    return tuple(float(number) for number in numbers)


def fit_to_json(fit: Fit, info: GameInfo, made_by: str, gain: Mapping[str, JSON]) -> dict[str, JSON]:
    """The file of fitted weights: what they are, the command that made them, and what they brought."""
    return {
        "game": info.key,
        "made_by": made_by,
        "gain": dict(gain),
        "facts": list(info.facts),
        "action_facts": list(info.action_facts),
        "prior": _rounded(fit.prior),
        "value": _rounded(fit.value),
        "bias": _rounded([fit.bias]),
        "network": _rounded(fit.network),
        "network_bias": _rounded(fit.network_bias),
        "network_out": _rounded(fit.network_out),
    }


def _rounded(numbers: Sequence[float]) -> list[JSON]:
    return [round(number, 4) for number in numbers]
