"""Play many games of Caesar & Cleopatra over all options: `python tools/stress_cleopatra.py [games] [lawful]`.

Every game is held against the cheap laws (it ends in time, somebody can always act, no card is lost, the pile is never
empty), a sample against all laws. Afterwards simple players, who lay influence whenever they can, give the statistics.
"""

import sys
import time
from collections import Counter
from typing import Final

from triumvir.contract.chance import Seeded
from triumvir.contract.event import Log
from triumvir.contract.info import Options
from triumvir.contract.laws import check_game
from triumvir.contract.playout import buffer, lowest_seat
from triumvir.games.cleopatra.actions import PASS_CODE, SWAP
from triumvir.games.cleopatra.game import CLEOPATRA
from triumvir.games.cleopatra.position import CleopatraPosition
from triumvir.games.cleopatra.state import SET_UP, START

INFO: Final = CLEOPATRA.info
SORTS: Final = {
    "card vote": "card votes",
    "extraordinary vote": "extraordinary votes",
    "orgy": "plain orgies",
    "shuffle": "shuffles",
}
OUT: Final = buffer(INFO.most_actions)


def mixed(number: int) -> Options:
    """One of all combinations of options."""
    given: dict[str, str] = {}
    for option in INFO.options:
        number, value = divmod(number, len(option.values))
        given[option.name] = option.values[value]
    return INFO.read_options(given)


def begin(options: Options, chance: Seeded) -> CleopatraPosition:
    position = CLEOPATRA.start(options, 2, chance)
    assert isinstance(position, CleopatraPosition)
    return position


def stress(seed: int) -> tuple[int, str]:
    """One random game under the cheap laws: its plies and its end."""
    chance = Seeded(seed)
    position = begin(mixed(seed), chance)
    plies = 0
    while mask := position.to_act():
        seat = lowest_seat(mask)
        count = position.legal(seat, OUT)
        assert count > 0, f"seed {seed}: nobody can act"
        position.apply(seat, OUT[chance.below(count)], chance, None)
        plies += 1
        assert plies <= INFO.most_plies, f"seed {seed}: no end"
        assert any(position.pile) or position.revealed >= 0, f"seed {seed}: the pile is empty"
        if plies % 40 == 0:
            assert not position.audit(), f"seed {seed}: {position.audit()}"
    assert not position.audit(), f"seed {seed}: {position.audit()}"
    outcome = position.outcome()
    assert outcome is not None, f"seed {seed}: no outcome"
    return plies, outcome.reason


def simple_choice(position: CleopatraPosition, count: int, chance: Seeded) -> int:
    """Anything but passive turns, unless nothing else is possible."""
    codes = [int(OUT[i]) for i in range(count)]
    if position.phase == START:
        codes = [code for code in codes if code < SWAP] or [code for code in codes if code != PASS_CODE] or codes
    return codes[int(chance.below(len(codes)))]


def simple_game(seed: int, options: Options) -> tuple[int, Counter[str], CleopatraPosition]:
    """A game of simple players: its turns, its events and its end."""
    chance = Seeded(seed)
    position = begin(options, chance)
    turns, log = 0, Log()
    while mask := position.to_act():
        seat = lowest_seat(mask)
        count = int(position.legal(seat, OUT))
        turns += position.phase == START
        action = simple_choice(position, count, chance) if position.phase != SET_UP else int(OUT[chance.below(count)])
        position.apply(seat, action, chance, log)
    return turns, Counter(_sort(event.to_json()) for event in log.events), position


def _sort(event: object) -> str:
    assert isinstance(event, dict)
    if event["event"] in ("PatricianWon", "VotePostponed"):
        return "extraordinary vote" if event["extraordinary"] else "card vote"
    return str(event.get("card")) if event["event"] == "VoteCardSettled" else ""


def statistics(games: int, **given: str) -> str:
    options = INFO.read_options(given)
    turns: list[int] = []
    sorts: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    share, ties, scores = 0.0, 0, 0
    for seed in range(games):
        count, events, position = simple_game(seed, options)
        outcome = position.outcome()
        assert outcome is not None
        turns.append(count)
        sorts += events
        reasons[outcome.reason] += 1
        share += position.payoff(1)
        ties += outcome.scores[0] == outcome.scores[1]
        scores += sum(outcome.scores)
    turns.sort()
    spread = f"{sum(turns) / games:.1f} turns ({turns[games // 20]}-{turns[-games // 20]})"
    per_game = ", ".join(f"{sorts[sort] / games:.1f} {name}" for sort, name in SORTS.items())
    ends = ", ".join(f"{reason} {100 * number / games:.1f} %" for reason, number in reasons.most_common())
    end = f"Cleopatra {100 * share / games:.1f} %, score ties {100 * ties / games:.1f} %, mean {scores / games / 2:.1f}"
    return f"{spread}; {per_game}; {ends}; {end}"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    lawful = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    started = time.monotonic()
    plies, reasons = 0, Counter[str]()
    for seed in range(games):
        count, reason = stress(seed)
        plies += count
        reasons[reason] += 1
    print(
        f"{games} random games, {plies / games:.0f} decisions each, {time.monotonic() - started:.0f} s: {dict(reasons)}"
    )
    for seed in range(lawful):
        check_game(CLEOPATRA, mixed(seed * 61), 2, seed, samples=2)
    print(f"{lawful} games under all laws, {time.monotonic() - started:.0f} s")
    print("simple players:", statistics(2000, action_order="shuffled"))
    print("simple players, one orgy less:", statistics(2000, action_order="shuffled", one_orgy_less="on"))


if __name__ == "__main__":
    main()
