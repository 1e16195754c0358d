"""A match is its entries: folding them rebuilds it exactly, through JSON and back."""

from collections.abc import Callable
from dataclasses import fields, replace
from random import Random

import pytest
from tests.match.matches import ANNA, BELA, CASES, NONCE, new_table

from triumvir.contract import json
from triumvir.contract.errors import BadInput
from triumvir.match.clock import LIVE, ClockRule
from triumvir.match.commands import Answer, Command, Nudge, Propose, Resign, Sit, TakeOver, Undo
from triumvir.match.entry import PLY, Entry
from triumvir.match.folding import fold_all
from triumvir.match.refusal import Refused
from triumvir.match.seat import Seat, human
from triumvir.match.state import Match


def as_read_again(entry: Entry) -> Entry:
    body = json.loads(json.dumps(entry.body))
    assert isinstance(body, dict)
    return replace(entry, body=body)


def portrait(match: Match) -> dict[str, object]:
    """Everything about a match that can be compared."""
    left_out = ("game", "position", "before", "options")
    names = [field.name for field in fields(match) if field.name not in left_out]
    shown: dict[str, object] = {name: getattr(match, name) for name in names}
    shown["position"] = None if match.position is None else match.position.to_line()
    return shown


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seed", [1, 2])
def test_folding_rebuilds_a_random_match(case: str, seed: int) -> None:
    table = new_table(case, clock=ClockRule(LIVE, 600_000, 5_000), seed=seed)
    table.play_at_random(Random(seed))
    assert table.match.end is not None
    again = fold_all(table.match.game, [as_read_again(entry) for entry in table.entries])
    assert portrait(again) == portrait(table.match)


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("case", ["caesar", "ave-caesar", "cleopatra"])
def test_folding_rebuilds_a_match_of_quarrels(case: str) -> None:
    """Offers, answers, nudges, undos and bots that take over, in any order."""
    random = Random(7)
    table = new_table(case, clock=ClockRule(LIVE, 600_000, 5_000))
    accepted = 0
    for turn in range(150):
        person, seat = random.choice([(ANNA, 0), (BELA, 1)])
        offer = random.choice(["undo", "draw"])
        wishes: list[Command] = [
            Undo(person, seat, table.match.seq),
            Propose(person, seat, offer, table.match.seq),
            Answer(person, seat, offer, random.random() < 0.3 and offer != "draw"),
            Nudge(person, seat, 1 - seat),
            TakeOver(person, seat, 2, "Tiro", 10**9),
        ]
        try:
            table.do(random.choice(wishes), at=turn * 1000)
            accepted += 1
        except Refused:
            table.play_at_random(random, 1)
        again = fold_all(table.match.game, table.entries, checked=turn % 10 == 0)
        assert portrait(again) == portrait(table.match)
    assert accepted > 5


def test_deciding_changes_nothing_before_it_is_folded() -> None:
    table = new_table("caesar")
    before = portrait(table.match.copy())
    match = table.match
    table.play(match.to_act()[0])
    assert portrait(match) == before
    assert portrait(table.match) != before


def test_a_changed_draw_is_found_by_its_hash() -> None:
    table = new_table("ave-caesar")
    table.play_at_random(Random(1), 6)
    entries = table.entries
    number, ply = next((n, e) for n, e in enumerate(entries) if e.kind == PLY and e.body["draws"])
    draws = ply.body["draws"]
    assert isinstance(draws, list)
    changed = replace(ply, body={**ply.body, "draws": [int(not draws[0]), *draws[1:]]})
    with pytest.raises(BadInput, match=f"entry {ply.seq}"):
        fold_all(table.match.game, [*entries[:number], changed, *entries[number + 1 :]])


@pytest.mark.parametrize(
    "spoil",
    [
        lambda entries: entries[1:],
        lambda entries: [entries[0], *entries[2:]],
        lambda entries: [*entries, entries[-1]],
        lambda entries: [*entries, replace(entries[-1], seq=entries[-1].seq + 1, kind="dance")],
        lambda entries: [*entries, replace(entries[-1], seq=entries[-1].seq + 1, kind="sat", seat=None)],
        lambda entries: [*entries, replace(entries[-1], seq=entries[-1].seq + 1, seat=None)],
        lambda entries: [*entries, replace(entries[-1], seq=entries[-1].seq + 1, body={"action": 7, "draws": []})],
    ],
)
def test_entries_that_do_not_follow_are_refused(spoil: Callable[[list[Entry]], list[Entry]]) -> None:
    table = new_table("duel")
    table.play_at_random(Random(1), 2)
    with pytest.raises(BadInput, match="entry"):
        fold_all(table.match.game, spoil(table.entries))


def test_folding_stops_before_the_start_and_after_the_end() -> None:
    table = new_table("duel", [human(ANNA, "Anna", NONCE), Seat()])
    assert table.match.position is None
    table.do(Sit(BELA, 1, "Bela", NONCE))
    table.do(Resign(BELA, 1))
    assert [entry.kind for entry in table.entries] == ["created", "sat", "started", "ended"]
    assert portrait(fold_all(table.match.game, table.entries)) == portrait(table.match)
