"""Race at random over all courses, directions, seat counts and options, and count what happens.

    .venv/bin/python tools/stress_ave_caesar.py 100000

Every tournament must end within the stated bound, always with somebody to act, every player's chariot home or
stranded, and all components in place; one in a thousand is held against all laws.
"""

import sys
from collections import Counter

from triumvir import build_info
from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.contract.event import Log
from triumvir.contract.info import Options
from triumvir.contract.laws import check_game
from triumvir.contract.playout import buffer, lowest_seat
from triumvir.games.ave_caesar.actions import FINISH_CODE, SKIP_CODE
from triumvir.games.ave_caesar.box import NONE
from triumvir.games.ave_caesar.course import MOST_CELLS
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.ave_caesar.halts import halt_of
from triumvir.games.ave_caesar.lead import is_blocking_pair, is_leading, is_narrow, is_standstill, six_rule
from triumvir.games.ave_caesar.position import AveCaesarPosition
from triumvir.games.ave_caesar.state import HALTS

AUDIT_EVERY = 40
LAWS_EVERY = 1000


def some_table(chance: Seeded) -> tuple[int, Options]:
    """Any seats and options that go together."""
    info = AVE_CAESAR.info
    while True:
        given = {option.name: option.values[chance.below(len(option.values))] for option in info.options}
        if chance.below(2):
            given["neutral"] = "0"
        options = info.read_options(given)
        seats = 2 + int(chance.below(5))
        try:
            AVE_CAESAR.check_options(options, seats)
        except BadInput:
            continue
        return seats, options


def exception_used(t: AveCaesarPosition, action: int) -> str:
    """The exception by which a leader plays a six now."""
    card = action // MOST_CELLS if action < FINISH_CODE else action - FINISH_CODE
    if action == SKIP_CODE or card != 5 or not is_leading(t, t.active) or six_rule(t, t.active) != 2:
        return ""
    if is_narrow(t, t.active):
        return "A4.4"
    return "A4.5" if is_blocking_pair(t, t.active) else "A4.6" if is_standstill(t) else "?"


def play(seats: int, options: Options, chance: Seeded, told: Counter[str]) -> int:
    """One tournament; its length in plies."""
    position = AVE_CAESAR.start(options, seats, chance)
    assert isinstance(position, AveCaesarPosition)
    out = buffer(AVE_CAESAR.info.most_actions)
    log = Log()
    plies = 0
    while mask := position.to_act():
        seat = lowest_seat(mask)
        count = position.legal(seat, out)
        assert count > 0, position.to_line()
        action = int(out[chance.below(count)])
        if position.driver != NONE:
            told["A7.1 driven by a player"] += 1
        elif action == SKIP_CODE:
            told[f"skip {HALTS[halt_of(position, position.active)]}{' by choice' if count > 1 else ''}"] += 1
        else:
            told[exception_used(position, action)] += 1
        position.apply(seat, action, chance, log)
        plies += 1
        assert plies < AVE_CAESAR.info.most_plies, position.to_line()
        if plies % AUDIT_EVERY == 0:
            assert not position.audit(), position.audit()
    assert not position.audit(), position.audit()
    count_events(log, position.rules.names()[: position.rules.driven], told)
    outcome = position.outcome()
    assert outcome is not None
    told[f"end {outcome.reason}"] += 1
    return plies


def count_events(log: Log, driven: tuple[str, ...], told: Counter[str]) -> None:
    gone: list[str] = []
    for event in log.take():
        kind = event.kind()
        told[kind] += 1
        chariot = str(event.to_json().get("chariot"))
        if chariot in driven and kind in ("ChariotFinished", "ChariotStranded"):
            gone.append(chariot)
            told[f"player's {kind}"] += 1
        if kind == "RaceEnded":
            assert sorted(gone) == sorted(driven), f"{gone} of {driven}"
            gone = []


def main(wanted: int, seed: int) -> None:
    print(f"{build_info.running()} engine, seed {seed}")
    chance = Seeded(seed)
    told: Counter[str] = Counter()
    lengths: list[float] = []
    longest = 0
    number = 0
    while told["RaceEnded"] < wanted:
        seats, options = some_table(chance)
        plies = play(seats, options, chance, told)
        lengths.append(plies / int(options["races"]))
        longest = max(longest, plies)
        number += 1
        if number % LAWS_EVERY == 0:
            check_game(AVE_CAESAR, options, seats, number, samples=2, every=6)
            told["games under all laws"] += 1
    mean = sum(lengths) / number
    print(f"{number} tournaments, longest {longest} plies; plies a race: mean {mean:.0f}, most {max(lengths):.0f}")
    for name, count in sorted(told.items()):
        print(f"{count:10} {name or 'cards played without an exception'}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
