"""Writes the golden matches: all entries of a match of each game, with undos, offers and a bot that takes over.

Only to be run when the rules or the entries change on purpose, for the cases that are named (`python
tools/golden_matches.py cleopatra`) or for all; a match of an earlier version of the rules is kept in a folder of its
own (`golden/v1`) and replayed for ever.
"""

import sys
from pathlib import Path
from random import Random

from tests.match.matches import CASES, Table, new_table

from triumvir.contract import json
from triumvir.match.clock import LIVE, ClockRule
from triumvir.match.commands import Answer, Propose, TakeOver
from triumvir.match.state import PLAYING

FOLDER = Path(__file__).resolve().parents[1] / "tests/match/golden"


def played(case: str) -> Table:
    """A match with something of everything."""
    random = Random(case)
    table = new_table(case, clock=ClockRule(LIVE, 600_000, 5_000), seed=11)
    people = [number for number, seat in enumerate(table.match.seats) if seat.person]
    table.play_at_random(random, 7)
    if table.match.status == PLAYING and len(people) > 1:
        agree_to_undo(table, people)
        seat = table.match.to_act()[0]
        other = next(number for number in people if number != seat)
        table.do(TakeOver(table.match.seats[other].person, other, seat, "Tiro", 10**9), at=90_000)
    table.play_at_random(random)
    return table


def agree_to_undo(table: Table, people: list[int]) -> None:
    asker = next(number for number in people if any(ply.seat == side(table, number) for ply in table.match.plies))
    table.do(Propose(table.match.seats[asker].person, asker, "undo", table.match.seq))
    for number in people:
        if number != asker:
            table.do(Answer(table.match.seats[number].person, number, "undo", accept=True))


def side(table: Table, seat: int) -> str:
    return table.match.game.info.sides[seat]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for case in sys.argv[1:] or CASES:
        if case != "duel":
            lines = [json.dumps(entry.to_json()) for entry in played(case).entries]
            (FOLDER / f"{case}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
