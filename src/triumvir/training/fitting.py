"""Fitting the two halves of a judge to samples: gradient descent with Adam, in numpy."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from triumvir.bots.judge import UNIT
from triumvir.bots.weights import Fit
from triumvir.training.samples import Real, Samples

BATCH: Final = 512
RATE: Final = 0.002
DECAY: Final = 1e-4
"""How strongly weights are drawn to zero: what speaks seldom shall not speak loudly."""
HELD_OUT: Final = 20
"""Every twentieth sample is kept apart, to see how well the judge speaks of what it has not seen."""


@dataclass(frozen=True)
class Report:
    """How far off the judge is on samples it has not learned from."""

    value_loss: float
    value_loss_before: float
    prior_loss: float
    prior_loss_before: float


class Adam:
    """The usual one, for a list of arrays that are changed in place."""

    def __init__(self, parameters: list[Real]) -> None:
        self.parameters = parameters
        self.first = [np.zeros_like(p) for p in parameters]
        self.second = [np.zeros_like(p) for p in parameters]
        self.steps = 0

    def step(self, gradients: list[Real], rate: float) -> None:
        self.steps += 1
        for p, g, m, v in zip(self.parameters, gradients, self.first, self.second, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            fair = m / (1 - 0.9**self.steps)
            p -= rate * (fair / (np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8) + DECAY * p)


def logistic(x: Real) -> Real:
    return (1.0 / (1.0 + np.exp(-np.clip(x, -30, 30)))).astype(np.float32)


def cross_entropy(shares: Real, guessed: Real) -> float:
    guessed = np.clip(guessed, 1e-6, 1 - 1e-6)
    return float(-np.mean(shares * np.log(guessed) + (1 - shares) * np.log(1 - guessed)))


class Value:
    """A weighted sum, and a network of one layer beside it."""

    def __init__(self, fit: Fit, facts: int, hidden: int, chance: np.random.Generator) -> None:
        self.value: Real = np.array(fit.value, np.float32)
        self.bias: Real = np.array([fit.bias], np.float32)
        if len(fit.network_out) == hidden:
            self.network: Real = np.array(fit.network, np.float32).reshape(facts, hidden)
            self.network_bias: Real = np.array(fit.network_bias, np.float32)
            self.out: Real = np.array(fit.network_out, np.float32)
        else:
            self.network = (chance.standard_normal((facts, hidden)) * np.sqrt(1.0 / facts)).astype(np.float32)
            self.network_bias = np.zeros(hidden, np.float32)
            self.out = (chance.standard_normal(hidden) * 0.01).astype(np.float32)

    def parameters(self) -> list[Real]:
        return [self.value, self.bias, self.network, self.network_bias, self.out]

    def guess(self, facts: Real) -> Real:
        layer = np.maximum(facts @ self.network + self.network_bias, 0)
        return logistic(facts @ self.value + self.bias[0] + layer @ self.out)

    def gradients(self, facts: Real, results: Real) -> list[Real]:
        sums = facts @ self.network + self.network_bias
        layer = np.maximum(sums, 0)
        off = (logistic(facts @ self.value + self.bias[0] + layer @ self.out) - results) / len(results)
        back = np.outer(off, self.out) * (sums > 0)
        return [
            (facts.T @ off).astype(np.float32),
            np.array([off.sum()], np.float32),
            (facts.T @ back).astype(np.float32),
            back.sum(axis=0).astype(np.float32),
            (layer.T @ off).astype(np.float32),
        ]


def fit_judge(samples: Samples, before: Fit, hidden: int, rounds: int, seed: int) -> tuple[Fit, Report]:
    """A judge fitted to samples, beginning from the one before."""
    chance = np.random.default_rng(seed)
    value, losses = fit_value(samples, before, hidden, rounds, chance)
    prior, prior_losses = fit_prior(samples, before, rounds, chance)
    fit = Fit(
        tuple(map(float, prior)),
        tuple(map(float, value.value)),
        float(value.bias[0]),
        tuple(map(float, value.network.reshape(-1))),
        tuple(map(float, value.network_bias)),
        tuple(map(float, value.out)),
    )
    return fit, Report(losses[1], losses[0], prior_losses[1], prior_losses[0])


def fit_value(
    samples: Samples, before: Fit, hidden: int, rounds: int, chance: np.random.Generator
) -> tuple[Value, tuple[float, float]]:
    facts: Real = (samples.facts / UNIT).astype(np.float32)
    held = np.arange(len(facts)) % HELD_OUT == 0
    value = Value(before, facts.shape[1], hidden, chance)
    loss_before = cross_entropy(samples.results[held], value.guess(facts[held]))
    adam = Adam(value.parameters())
    rows = np.flatnonzero(~held)
    for number in range(rounds):
        rate = RATE * (1 - number / rounds)
        for batch in batches(rows, chance):
            adam.step(value.gradients(facts[batch], samples.results[batch]), rate)
    return value, (loss_before, cross_entropy(samples.results[held], value.guess(facts[held])))


def batches(rows: NDArray[np.int64], chance: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    mixed = chance.permutation(rows)
    for first in range(0, len(mixed), BATCH):
        yield mixed[first : first + BATCH]


def fit_prior(
    samples: Samples, before: Fit, rounds: int, chance: np.random.Generator
) -> tuple[Real, tuple[float, float]]:
    """Weights for which the actions of a choice are weighed as the search tried them."""
    prior: Real = np.array(before.prior, np.float32)
    starts = np.flatnonzero(np.diff(samples.choice, prepend=-1))
    ends = np.append(starts[1:], len(samples.choice))
    held = np.flatnonzero(np.arange(len(starts)) % HELD_OUT == 0)
    rows = np.flatnonzero(np.arange(len(starts)) % HELD_OUT != 0)
    loss_before = _prior_step(samples, starts, ends, held, prior)[0]
    adam = Adam([prior])
    for number in range(max(1, rounds // 2)):
        for batch in batches(rows, chance):
            _, gradient = _prior_step(samples, starts, ends, batch, prior)
            adam.step([gradient], 5 * RATE * (1 - number / rounds))
    return prior, (loss_before, _prior_step(samples, starts, ends, held, prior)[0])


def _prior_step(
    samples: Samples,
    starts: NDArray[np.int64],
    ends: NDArray[np.int64],
    choices: NDArray[np.int64],
    prior: Real,
) -> tuple[float, Real]:
    """The loss of some choices and its gradient."""
    sizes = ends[choices] - starts[choices]
    first = np.cumsum(sizes) - sizes
    rows = np.repeat(starts[choices] - first, sizes) + np.arange(int(sizes.sum()))
    facts = samples.action_facts[rows].astype(np.float32) / UNIT
    shares = samples.shares[rows]
    logits = np.clip(facts @ prior, -9.9, 9.9)
    weights = np.exp(logits)
    guessed = weights / np.repeat(np.add.reduceat(weights, first), sizes)
    loss = float(-(shares * np.log(np.maximum(guessed, 1e-9))).sum() / len(choices))
    gradient = facts.T @ (guessed - shares) / len(choices)
    return loss, gradient.astype(np.float32)
