"""Do games of CAESAR! look like games of CAESAR!? A simple greedy player against itself and against Auto-Crassus.

    .venv/bin/python benchmarks/plausibility.py [--games 400]

The greedy player tries every action and likes markers set, influence, and provinces that are not one token from
closing in the opponent's favour. Its results say whether the rules hang together: easy must be easier than normal,
normal than hard.
"""

import argparse
import json
from collections import Counter

from rich.console import Console
from rich.progress import track

from triumvir.contract.chance import Seeded
from triumvir.contract.event import Log
from triumvir.contract.position import legal_actions, seats_to_act
from triumvir.games.caesar.box import N_PROVINCES, NONE
from triumvir.games.caesar.events import CrassusAimed
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.position import CaesarPosition

CONSOLE = Console(stderr=True)
DIFFICULTIES = ("easy", "normal", "hard")
OUT_OF_REACH = 6
"""A lead that one token of the opponent cannot turn."""


def worth(position: CaesarPosition, seat: int) -> float:
    """How a position looks to the greedy player."""
    if position.winner != NONE:
        return 1000.0 if position.winner == seat else -1000.0
    value = 10.0 * int(position.markers[1 - seat] - position.markers[seat])
    for province in range(N_PROVINCES):
        if position.closed[province] == 0:
            lead = int(position.influence[seat * N_PROVINCES + province])
            lead -= int(position.influence[(1 - seat) * N_PROVINCES + province])
            value += 0.3 * max(-OUT_OF_REACH, min(OUT_OF_REACH, lead))
            if position.empty_spaces[province] == 1:
                value += 3.0 if lead > OUT_OF_REACH else -6.0
    return value


def greedy(position: CaesarPosition, seat: int, actions: list[int], chance: Seeded) -> int:
    best: list[int] = []
    best_worth = float("-inf")
    for action in actions:
        tried = position.clone()
        assert isinstance(tried, CaesarPosition)
        tried.apply(seat, action, Seeded(1), None)
        value = worth(tried, seat) - (0.5 if position.action(action).notation().startswith("decline") else 0.0)
        if value > best_worth:
            best, best_worth = [], value
        if value == best_worth:
            best.append(action)
    return best[int(chance.below(len(best)))]


def play(options: dict[str, str], seed: int, items: Counter[int]) -> CaesarPosition:
    chance, choice = Seeded(seed), Seeded(seed + 1_000_000)
    position = CAESAR.start(CAESAR.info.read_options(options), 2, chance)
    assert isinstance(position, CaesarPosition)
    while seats := seats_to_act(position):
        actions = legal_actions(position, seats[0], CAESAR.info.most_actions)
        log = Log()
        position.apply(seats[0], greedy(position, seats[0], actions, choice), chance, log)
        items.update(event.item for event in log.events if isinstance(event, CrassusAimed))
    return position


def against_itself(games: int) -> dict[str, float]:
    ended = [play({}, seed, Counter()) for seed in track(range(games), "greedy v greedy", console=CONSOLE)]
    placements = [sum(kind != NONE for kind in position.kind_at) for position in ended]
    return {
        "placements_mean": sum(placements) / games,
        "placements_min": min(placements),
        "placements_max": max(placements),
        "ended_by_markers": sum(position.reason == 0 for position in ended) / games,
        "caesar_wins": sum(position.winner == 0 for position in ended) / games,
    }


def against_crassus(difficulty: str, games: int, items: Counter[int]) -> float:
    won = 0
    for seed in track(range(games), f"greedy v Crassus, {difficulty}", console=CONSOLE):
        side = ("caesar", "pompey")[seed % 2]
        won += play({"crassus": difficulty, "human": side}, seed, items).winner == seed % 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    games = parser.parse_args().games
    items: Counter[int] = Counter()
    wins = {difficulty: against_crassus(difficulty, games, items) for difficulty in DIFFICULTIES}
    shares = {item: round(count / items.total(), 3) for item, count in sorted(items.items())}
    print(json.dumps({"games": games, "greedy": against_itself(games), "wins": wins, "items": shares}))


if __name__ == "__main__":
    main()
