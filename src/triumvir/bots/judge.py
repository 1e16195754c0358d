"""Judgement of a position and of its actions, in whole numbers, so that it is the same on every machine.

A judge has two halves. The *prior* weighs the actions before any search: a weighted sum of their facts. The *value*
says how the game will end for a seat: a weighted sum of the facts of the table, to which a small network adds what a
sum cannot say. Weights written by hand use the sums only; weights fitted by self-play use everything.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.errors import BadInput
from triumvir.contract.info import GameInfo
from triumvir.contract.position import Codes, Numbers, Position

Weights: TypeAlias = "vec[float]"
"""How much speaks for each of a row of actions; never negative."""

UNIT: Final = 100
"""What stands for one in a fact."""
SCALE: Final = 1024
"""What stands for one in a weight."""
ONE: Final = UNIT * SCALE
STEPS: Final = 64
"""The curves below are tables with so many steps to a unit."""
REACH: Final = 10
"""Beyond this many units the curves are flat."""


def _curve(exponential: bool) -> vec[float]:
    table = vec[float]()
    for step in range(-REACH * STEPS, REACH * STEPS + 1):
        x = step / STEPS
        table = append(table, math.exp(x) if exponential else 1.0 / (1.0 + math.exp(-x)))
    return table


EXP: Final = _curve(True)
LOGISTIC: Final = _curve(False)


def _place(reckoned: i64) -> i64:
    """Where a reckoned number lies in the tables of the curves."""
    place = reckoned * STEPS // ONE + REACH * STEPS
    if place < 0:
        return 0
    return place if place <= 2 * REACH * STEPS else 2 * REACH * STEPS


def packed(values: Sequence[float]) -> vec[i64]:
    row = vec[i64]()
    for value in values:
        row = append(row, i64(round(value * SCALE)))
    return row


class Judge:
    """The weights of one game. `hidden` rows of the network lie one after the other, a number for every fact."""

    def __init__(
        self,
        prior: Sequence[float],
        value: Sequence[float],
        bias: float = 0.0,
        network: Sequence[float] = (),
        network_bias: Sequence[float] = (),
        network_out: Sequence[float] = (),
    ) -> None:
        self.n_actions: i64 = len(prior)
        self.n_facts: i64 = len(value)
        self.n_hidden: i64 = len(network_out)
        self._prior: vec[i64] = packed(prior)
        self._value: vec[i64] = packed(value)
        self._bias: i64 = round(bias * ONE)
        self._network: vec[i64] = packed(network)
        self._network_bias: vec[i64] = packed(network_bias)
        self._network_out: vec[i64] = packed(network_out)
        self._facts: Numbers = vec[i64]([0] * len(value))
        self._action_facts: Numbers = vec[i64]([0] * len(prior))
        self._sums: Numbers = vec[i64]([0] * len(network_out))

    def weigh(self, position: Position, seat: i64, actions: Codes, count: i64, out: Weights) -> None:
        """What speaks for each of the seat's actions, as far as one glance tells."""
        prior = self._prior
        facts = self._action_facts
        n = self.n_actions
        for i in range(count):
            position.action_facts(seat, actions[i], facts)
            reckoned: i64 = 0
            for fact in range(n):
                reckoned += facts[fact] * prior[fact]
            out[i] = EXP[_place(reckoned)]

    def worth(self, position: Position, seat: i64) -> float:
        """How the game will end for a seat: 1.0 for a sure win, 0.0 for a sure loss."""
        facts = self._facts
        position.facts(seat, facts)
        value = self._value
        reckoned = self._bias
        for fact in range(self.n_facts):
            reckoned += facts[fact] * value[fact]
        if self.n_hidden > 0:
            reckoned += self._reckon_network(facts)
        return LOGISTIC[_place(reckoned)]

    def _reckon_network(self, facts: Numbers) -> i64:
        sums = self._sums
        network = self._network
        bias = self._network_bias
        hidden = self.n_hidden
        for unit in range(hidden):
            sums[unit] = bias[unit] * UNIT
        for fact in range(self.n_facts):
            number = facts[fact]
            if number == 0:
                continue
            first = fact * hidden
            for unit in range(hidden):
                sums[unit] += number * network[first + unit]
        reckoned: i64 = 0
        out = self._network_out
        for unit in range(hidden):
            if sums[unit] > 0:
                reckoned += (sums[unit] >> 10) * out[unit]
        return reckoned


def judge_by_hand(info: GameInfo, prior: Mapping[str, float], value: Mapping[str, float], bias: float = 0.0) -> Judge:
    """A judge from weights that name their facts; facts that are not named do not count."""
    return Judge(by_name(info.action_facts, prior), by_name(info.facts, value), bias)


def by_name(names: Sequence[str], weights: Mapping[str, float]) -> list[float]:
    unknown = [name for name in weights if name not in names]
    if unknown:
        raise BadInput(f"no such fact: {', '.join(unknown)}", "judge")
    return [weights.get(name, 0.0) for name in names]
