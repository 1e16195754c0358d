"""Sitting down, agreeing, leaving, coming back."""

from random import Random

import pytest
from tests.match.matches import ANNA, BELA, CYRIL, NONCE, new_table

from triumvir.contract.errors import BadInput
from triumvir.match.clock import SECOND
from triumvir.match.commands import (
    AddBot,
    Answer,
    BotPlay,
    Claim,
    ComeBack,
    Follow,
    Nudge,
    Propose,
    Resign,
    Sit,
    StandUp,
    TakeOver,
)
from triumvir.match.refusal import Refused
from triumvir.match.seat import Seat, bot, human

OTHER_NONCE = "ffeeddccbbaa99887766554433221100"


def open_seat() -> list[Seat]:
    return [human(ANNA, "Anna", NONCE), Seat()]


# ---- sitting down --------------------------------------------------------------------------------------------


def test_a_match_starts_when_everybody_is_ready() -> None:
    table = new_table("duel", open_seat())
    assert table.match.status == "waiting"
    assert [entry.kind for entry in table.do(Sit(BELA, 1, "Bela", OTHER_NONCE))] == ["sat", "started"]
    assert table.match.nonces() == (NONCE, OTHER_NONCE)


def test_a_bot_fills_an_empty_seat() -> None:
    table = new_table("duel", open_seat())
    table.do(AddBot(1, "Imperator"))
    assert table.match.status == "playing"
    with pytest.raises(Refused, match="already-started"):
        table.do(AddBot(1, "Tiro"))


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Sit(BELA, 0, "Bela", NONCE), "seat-taken"),
        (Sit(ANNA, 0, "Anna", NONCE), "seat-taken"),
        (Sit(BELA, 2, "Bela", NONCE), "unknown-seat"),
        (Sit(BELA, 1, "Bela", "no"), "bad-nonce"),
        (AddBot(0, "Tiro"), "seat-taken"),
        (AddBot(1, "Deus"), "unknown-level"),
        (StandUp(BELA, 0), "not-your-seat"),
        (Resign(ANNA, 0), "not-started"),
        (BotPlay(0, "play:0", 1), "not-started"),
    ],
)
def test_before_the_start(command: Sit | AddBot | StandUp | Resign | BotPlay, code: str) -> None:
    with pytest.raises(Refused, match=code):
        new_table("duel", open_seat()).do(command)


def test_leaving_before_the_start_makes_room() -> None:
    table = new_table("duel", open_seat())
    table.do(StandUp(ANNA, 0))
    table.do(Sit(CYRIL, 0, "Cyril", NONCE))
    assert table.match.people() == [CYRIL]


def test_seats_of_the_rules_belong_to_nobody() -> None:
    table = new_table("caesar-solo", [human(ANNA, "Anna", NONCE), bot("Tiro")])
    assert [seat.kind for seat in table.match.seats] == ["human", "automatic"]
    assert table.match.to_act() == [0]


@pytest.mark.parametrize("seats", [[bot("Deus"), Seat()], [human(ANNA, "A", "zz"), Seat()], [Seat()]])
def test_bad_seats(seats: list[Seat]) -> None:
    with pytest.raises(BadInput, match="seats"):
        new_table("duel", seats)


# ---- agreeing ------------------------------------------------------------------------------------------------


def test_a_draw_needs_both() -> None:
    table = new_table("duel")
    table.do(Propose(ANNA, 0, "draw", table.match.seq))
    assert not table.is_over
    with pytest.raises(Refused, match="already-offered"):
        table.do(Propose(BELA, 1, "draw", table.match.seq))
    with pytest.raises(Refused, match="already-offered"):
        table.do(Answer(ANNA, 0, "draw", accept=True))
    table.do(Answer(BELA, 1, "draw", accept=True))
    assert table.match.end is not None
    assert table.match.end.outcome.places == (1, 1)


def test_a_draw_among_three_needs_all() -> None:
    table = new_table("ave-caesar")
    table.do(Propose(ANNA, 0, "draw", table.match.seq))
    table.do(Answer(BELA, 1, "draw", accept=True))
    assert not table.is_over
    table.do(Answer(CYRIL, 2, "draw", accept=True))
    assert table.match.end is not None


def test_a_draw_lapses_when_the_other_plays_on() -> None:
    table = new_table("duel")
    table.do(Propose(BELA, 1, "draw", table.match.seq))
    table.play(0)
    assert not table.match.offers


def test_bots_agree_to_no_draw() -> None:
    table = new_table("duel", [human(ANNA, "Anna", NONCE), bot("Tiro")])
    with pytest.raises(Refused, match="nobody-to-agree"):
        table.do(Propose(ANNA, 0, "draw", table.match.seq))


def test_cancel_by_consent() -> None:
    table = new_table("duel")
    table.do(Propose(ANNA, 0, "cancel", table.match.seq))
    table.do(Answer(BELA, 1, "cancel", accept=True))
    assert table.match.end is not None
    assert (table.match.end.outcome.reason, table.match.end.outcome.places) == ("cancelled", ())


def test_alone_one_cancels_at_once() -> None:
    table = new_table("duel", open_seat())
    table.do(Propose(ANNA, 0, "cancel", table.match.seq))
    assert table.match.status == "over"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Propose(ANNA, 0, "dance", 9), "no-such-offer"),
        (Propose(ANNA, 0, "rematch", 9), "not-ended"),
        (Propose(BELA, 0, "draw", 9), "not-your-seat"),
        (Answer(BELA, 1, "draw", True), "no-such-offer"),
        (Follow("next"), "not-ended"),
    ],
)
def test_wrong_offers(command: Propose | Answer | Follow, code: str) -> None:
    with pytest.raises(Refused, match=code):
        new_table("duel").do(command)


# ---- leaving -------------------------------------------------------------------------------------------------


def test_between_two_resigning_ends_the_match() -> None:
    table = new_table("duel")
    table.do(Resign(ANNA, 0))
    assert table.match.end is not None
    assert (table.match.end.outcome.places, table.match.end.seat) == ((2, 1), 0)
    with pytest.raises(Refused, match="already-ended"):
        table.do(Resign(BELA, 1))


def test_among_three_a_bot_plays_on_for_who_resigned() -> None:
    table = new_table("ave-caesar")
    table.do(Resign(BELA, 1))
    assert not table.is_over
    with pytest.raises(Refused, match="no-stand-in"):
        table.do(ComeBack(BELA, 1))
    table.play_at_random(Random(5))
    assert table.match.end is not None
    places = table.match.end.outcome.places
    assert places[1] == 3
    assert sorted(places)[0] == 1


def test_when_all_resign_the_first_is_last() -> None:
    table = new_table("ave-caesar")
    for person, seat in ((BELA, 1), (ANNA, 0), (CYRIL, 2)):
        table.do(Resign(person, seat))
    assert table.match.end is not None
    assert table.match.end.outcome.places == (2, 3, 1)


def test_nudging_is_for_whom_one_waits_and_not_too_often() -> None:
    table = new_table("duel")
    table.do(Nudge(BELA, 1, 0), at=0)
    with pytest.raises(Refused, match="nudged-lately") as caught:
        table.do(Nudge(BELA, 1, 0), at=10 * SECOND)
    assert caught.value.arguments == {"wait": 20 * SECOND}
    table.do(Nudge(BELA, 1, 0), at=40 * SECOND)
    with pytest.raises(Refused, match="not-awaited"):
        table.do(Nudge(ANNA, 0, 1))


def test_a_bot_takes_over_only_for_who_is_away() -> None:
    table = new_table("duel")
    with pytest.raises(Refused, match="not-absent"):
        table.do(TakeOver(BELA, 1, 0, "Miles", 5 * SECOND))
    table.do(TakeOver(BELA, 1, 0, "Miles", 200 * SECOND))
    with pytest.raises(Refused, match="not-your-turn"):
        table.do(Resign(ANNA, 0))
    table.do(ComeBack(ANNA, 0))
    table.play(0)
    assert not table.match.is_rated


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (TakeOver(BELA, 1, 5, "Miles", 10**6), "unknown-seat"),
        (TakeOver(BELA, 1, 0, "Deus", 10**6), "unknown-level"),
        (TakeOver(ANNA, 0, 1, "Miles", 10**6), "not-awaited"),
        (Claim(ANNA, 0, 10**6), "not-awaited"),
        (Claim(BELA, 1, 10), "not-absent"),
        (ComeBack(ANNA, 0), "no-stand-in"),
        (Resign(ANNA, 7), "unknown-seat"),
        (BotPlay(0, "play:0", 2), "not-your-seat"),
    ],
)
def test_wrong_leaving(command: TakeOver | Claim | ComeBack | Resign | BotPlay, code: str) -> None:
    with pytest.raises(Refused, match=code):
        new_table("duel").do(command)


def test_claiming_against_who_is_away() -> None:
    table = new_table("duel")
    table.do(Claim(BELA, 1, 200 * SECOND))
    assert table.match.end is not None
    assert (table.match.end.outcome.reason, table.match.end.outcome.places) == ("claimed", (2, 1))


def test_nobody_claims_against_a_bot() -> None:
    table = new_table("duel", [bot("Tiro"), human(ANNA, "Anna", NONCE)])
    with pytest.raises(Refused, match="not-two-people"):
        table.do(Claim(ANNA, 1, 10**6))
