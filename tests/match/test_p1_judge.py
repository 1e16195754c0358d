"""P1: an action outside the legal set is refused and changes nothing."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.match.matches import ANNA, CASES, NONCE, PEOPLE, Table, new_table

from triumvir.contract.json import JSON
from triumvir.contract.position import legal_actions
from triumvir.match.commands import Play
from triumvir.match.deciding import decide
from triumvir.match.refusal import CODES, Refused


def reached(case: str, seed: int, plies: int) -> Table:
    table = new_table(case, seed=seed)
    table.play_at_random(Random(seed), plies)
    return table


JUNK = st.one_of(
    st.text(max_size=30),
    st.integers(),
    st.none(),
    st.dictionaries(st.text(max_size=8), st.one_of(st.integers(), st.text(max_size=8), st.none()), max_size=4),
)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
@settings(max_examples=40)
@given(seed=st.integers(0, 50), plies=st.integers(0, 60), data=st.data())
def test_p1_accepted_exactly_when_legal(case: str, seed: int, plies: int, data: st.DataObject) -> None:
    table = reached(case, seed, plies)
    match = table.match
    seat = data.draw(st.integers(-1, len(match.seats)))
    person = data.draw(st.sampled_from([*PEOPLE[: len(match.seats)], "stranger", ""]))
    seen = match.seq + data.draw(st.sampled_from([0, 0, 0, -1, 1]))
    acting = match.to_act()
    own = table.legal(acting[0]) if acting else []
    other = reached(case, seed + 1, plies // 2).match
    foreign = [other.table.action(code).notation() for code in range(40)] if acting else []
    action: JSON = data.draw(st.one_of(JUNK, st.sampled_from([*own, *foreign, "x"])))
    may = (
        0 <= seat < len(match.seats)
        and person != ""
        and match.seats[seat].person == person
        and seat in acting
        and match.asked[seat] <= seen <= match.seq
        and action in table.legal(seat)
    )
    before = match.table.hash(), match.seq
    if may:
        assert decide(match, Play(person, seat, action, seen), 0).applied_entries
    else:
        with pytest.raises(Refused) as caught:
            decide(match, Play(person, seat, action, seen), 0)
        assert caught.value.code in CODES
    assert (match.table.hash(), match.seq) == before


@pytest.mark.parametrize("case", CASES)
def test_p1_every_legal_action_is_accepted_in_both_forms(case: str) -> None:
    table = reached(case, 3, 9)
    match = table.match
    for seat in match.to_act():
        for code in legal_actions(match.table, seat, match.game.info.most_actions):
            action = match.table.action(code)
            for form in (action.notation(), action.to_json()):
                after = decide(match, Play(match.seats[seat].person, seat, form, match.seq), 0).match
                assert len(after.plies) > len(match.plies)


def test_p1_a_forbidden_action_names_the_rule() -> None:
    table = new_table("duel")
    held = table.match.table.to_json()["hands"]
    assert isinstance(held, dict)
    foreign = next(card for card in range(6) if card not in held["left"])
    with pytest.raises(Refused) as caught:
        table.do(Play(ANNA, 0, f"play:{foreign}", table.match.seq))
    assert (caught.value.code, caught.value.rule) == ("forbidden", "D2")


def test_p1_nobody_acts_for_another() -> None:
    table = new_table("duel")
    with pytest.raises(Refused, match="not-your-seat"):
        table.do(Play("bela", 0, "play:0", table.match.seq))
    assert NONCE in table.match.nonces()


def test_p1_deciding_at_once_is_not_stale() -> None:
    """In the set-up of Caesar & Cleopatra both order their decks; nobody waits for the other."""
    table = new_table("cleopatra")
    seen = table.match.seq
    table.play(0)
    bela = table.match.seats[1].person
    table.do(Play(bela, 1, table.legal(1)[0], seen))
    with pytest.raises(Refused, match="stale"):
        table.do(Play(bela, 1, table.legal(1)[0], seen))
