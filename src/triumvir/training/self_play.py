"""Games of a judge against itself, each choice by search, some of them adventurous, so that everything gets tried."""

from dataclasses import dataclass, field
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from triumvir.bots.judge import Judge
from triumvir.bots.search import Search
from triumvir.contract.chance import Chance, Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.game import Game
from triumvir.contract.info import Options
from triumvir.contract.position import Numbers, Position, legal_actions, seats_to_act
from triumvir.contract.sight import Sight
from triumvir.training.samples import Samples

ADVENTUROUS: Final = 6
"""The first choices of every game are drawn from what the search tried, not only the best of it."""
ADVENTURE: Final = 8
"""Later one choice in so many."""
TRUST: Final = 0.3
"""How much the search's own opinion counts against the result of the game."""
CHANGES: Final = 3
"""An unusual table changes about one option in so many."""


@dataclass
class Notebook:
    """What is written down during one game."""

    facts: list[list[int]] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    opinions: list[float | None] = field(default_factory=list)
    action_facts: list[list[int]] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    choice: list[int] = field(default_factory=list)
    choices: int = 0

    def samples(self, payoffs: list[float]) -> Samples:
        results = [
            payoffs[seat] if opinion is None else (1 - TRUST) * payoffs[seat] + TRUST * opinion
            for seat, opinion in zip(self.seats, self.opinions, strict=True)
        ]
        return Samples(
            np.array(self.facts, np.int16),
            np.array(results, np.float32),
            np.array(self.action_facts, np.int16),
            np.array(self.shares, np.float32),
            np.array(self.choice, np.int32),
        )


def any_table(game: Game, chance: Chance) -> tuple[Options, int]:
    """Every other game is played as most people play it; the others with any options that go together."""
    info = game.info
    seats = info.seats[int(chance.below(len(info.seats)))]
    while chance.below(2) == 0:
        given = {
            option.name: option.values[int(chance.below(len(option.values)))]
            for option in info.options
            if chance.below(CHANGES) == 0
        }
        options = info.read_options(given)
        try:
            game.check_options(options, seats)
        except BadInput:
            continue
        return options, seats
    return info.read_options({}), seats


def play_one(game: Game, judge: Judge, simulations: int, seed: int) -> Samples:
    """One game, all seats played by the same judge."""
    chance: Chance = Seeded(seed)
    options, seats = any_table(game, chance)
    position = game.start(options, seats, chance)
    notebook = Notebook()
    while to_act := seats_to_act(position):
        seat = to_act[int(chance.below(len(to_act)))]
        actions = legal_actions(position, seat, game.info.most_actions)
        action = actions[0]
        if len(actions) > 1:
            action = _choose(game, judge, simulations, position, seats, seat, actions, chance, notebook)
        position.apply(seat, action, chance, None)
    return notebook.samples([position.payoff(seat) for seat in range(seats)])


def _choose(
    game: Game,
    judge: Judge,
    simulations: int,
    position: Position,
    seats: int,
    seat: int,
    actions: list[int],
    chance: Chance,
    notebook: Notebook,
) -> int:
    search = Search(game.info, judge, seats)
    search.run(Sight(game, position, seat), simulations, int(chance.below(1 << 30)))
    visits = [search.visits(seat, action) for action in actions]
    best = search.best(actions, seat)
    _note_table(game, position, seats, seat, search.chance(seat, best), notebook)
    _note_choice(game, position, seat, actions, visits, notebook)
    is_adventure = notebook.choices <= ADVENTUROUS * seats or chance.below(ADVENTURE) == 0
    return _drawn(actions, visits, chance) if is_adventure else best


def _drawn(actions: list[int], visits: list[float], chance: Chance) -> int:
    """An action as likely as the search tried it."""
    left = int(chance.below(max(1, int(sum(visits)))))
    for action, tried in zip(actions, visits, strict=True):
        left -= int(tried)
        if left < 0:
            return action
    return actions[-1]


def _note_table(game: Game, position: Position, seats: int, seat: int, opinion: float, notebook: Notebook) -> None:
    """With two seats what one wins the other loses; with more, every seat has its own prospects."""
    for who in [seat] if seats == 2 else range(seats):
        out = vec[i64]([0] * len(game.info.facts))
        position.facts(who, out)
        notebook.facts.append(_row(out))
        notebook.seats.append(who)
        notebook.opinions.append(opinion if who == seat else None)


def _note_choice(
    game: Game, position: Position, seat: int, actions: list[int], visits: list[float], notebook: Notebook
) -> None:
    out = vec[i64]([0] * len(game.info.action_facts))
    for action, tried in zip(actions, visits, strict=True):
        position.action_facts(seat, action, out)
        notebook.action_facts.append(_row(out))
        notebook.shares.append(tried / max(1.0, sum(visits)))
        notebook.choice.append(notebook.choices)
    notebook.choices += 1


def _row(numbers: Numbers) -> list[int]:
    return [int(numbers[i]) for i in range(len(numbers))]
