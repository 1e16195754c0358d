"""P11: the seed is committed to at the start and revealed at the end; anybody can check it offline."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from tests.match.matches import ANNA, BELA, CASES, NONCE, new_table

from triumvir.contract.errors import BadInput
from triumvir.contract.record import Record, read_record
from triumvir.match.commands import Resign, Undo
from triumvir.match.record import to_record
from triumvir.match.sealed import chance_of_ply, commitment_of, is_nonce, key_of, proof_of, verify_chance
from triumvir.match.seat import bot, human


def finished(case: str, seed: int = 1) -> Record:
    table = new_table(case, seed=seed)
    table.play_at_random(Random(seed))
    return to_record(table.match)


@pytest.mark.parametrize("case", CASES)
def test_p11_every_finished_match_verifies_from_its_text(case: str) -> None:
    record = read_record(finished(case).to_text())
    proof = verify_chance(CASES[case][0], record)
    assert proof.commitment == commitment_of((2).to_bytes(32, "big"))


def test_p11_a_match_with_undos_verifies() -> None:
    table = new_table("caesar", [human(ANNA, "Anna", NONCE), bot("Tiro")], seed=4)
    random = Random(4)
    for turn in range(30):
        table.play_at_random(random, 3)
        if table.match.end is None and turn % 2 and any(ply.seat == "caesar" for ply in table.match.plies):
            table.do(Undo(ANNA, 0, table.match.seq))
    table.play_at_random(random)
    assert len(table.match.undone) > 1
    verify_chance(table.match.game, read_record(to_record(table.match).to_text()))


def test_p11_a_resigned_match_verifies() -> None:
    table = new_table("ave-caesar")
    table.play_at_random(Random(2), 9)
    seats = [seat for seat in range(3) if table.match.seats[seat].kind == "human"]
    for seat in seats:
        table.do(Resign(table.match.seats[seat].person, seat))
    assert table.match.end is not None
    verify_chance(table.match.game, read_record(to_record(table.match).to_text()))


def tampered(record: Record) -> list[Record]:
    number = next(n for n, ply in enumerate(record.plies) if ply.draws)
    ply = record.plies[number]
    other = replace(ply, draws=(int(not ply.draws[0]), *ply.draws[1:]))
    tag = dict(record.tags)["Chance"]
    proof = proof_of(record)
    assert proof is not None
    return [
        replace(record, plies=(*record.plies[:number], other, *record.plies[number + 1 :])),
        replace(record, setup=replace(record.setup, draws=(*record.setup.draws[:-1], record.setup.draws[-1] ^ 1))),
        replace(record, tags=(("Chance", tag.replace(f"seed {proof.seed[:4]}", "seed ffff")),)),
        replace(record, tags=(("Chance", tag.replace(proof.commitment[:4], "0000", 1)),)),
        replace(record, tags=(("Chance", tag.replace(NONCE[:8], "99999999", 1)),)),
        replace(record, tags=(("Chance", "sealed nonsense"),)),
        replace(record, tags=()),
    ]


@pytest.mark.parametrize("number", range(7))
def test_p11_tampering_is_found(number: int) -> None:
    record = finished("duel", seed=9)
    verify_chance(CASES["duel"][0], record)
    with pytest.raises(BadInput):
        verify_chance(CASES["duel"][0], tampered(record)[number])


def test_p11_shuffles_are_even() -> None:
    """All orders of four cards come equally often, whatever the key: chi-square with 23 degrees of freedom."""
    counts: Counter[tuple[int, ...]] = Counter()
    games = 12_000
    for number in range(games):
        chance = chance_of_ply(key_of(number.to_bytes(32, "big"), [NONCE]), 0, 0)
        cards = list(range(4))
        counts[tuple(cards.pop(int(chance.below(len(cards)))) for _ in range(4))] += 1
    expected = games / 24
    chi = sum((counts[order] - expected) ** 2 / expected for order in permutations(range(4)))
    assert chi < 49.7, "less likely than one in a thousand"


def test_p11_every_nonce_changes_the_chance() -> None:
    """Neither the server nor a player alone decides."""
    seed = bytes(32)
    keys = {key_of(seed, nonces) for nonces in (["aa"], ["aa", "bb"], ["bb", "aa"], ["aabb"], [])}
    assert len(keys) == 5


def test_p11_plies_draw_from_chances_of_their_own() -> None:
    key = key_of(bytes(32), [])
    numbers = {int(chance_of_ply(key, ply, undone).below(2**31)) for ply in range(10) for undone in range(3)}
    assert len(numbers) == 30


def test_p11_the_seed_is_in_no_record_before_the_end() -> None:
    table = new_table("caesar", seed=77)
    table.play_at_random(Random(1), 5)
    assert (78).to_bytes(32, "big").hex() not in to_record(table.match).to_text()
    assert (78).to_bytes(32, "big").hex() not in repr(table.match)
    table.do(Resign(BELA, 1))
    assert (78).to_bytes(32, "big").hex() in to_record(table.match).to_text()


@pytest.mark.parametrize(("text", "good"), [(NONCE, True), ("", False), ("xyz" * 8, False), ("a" * 65, False)])
def test_nonces(text: str, good: bool) -> None:
    assert is_nonce(text) is good
