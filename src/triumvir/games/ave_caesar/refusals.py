"""What looks playable but is not, and the rule that forbids it."""

from mypy_extensions import i64

from triumvir.contract.position import Refusal
from triumvir.games.ave_caesar.box import N_CARDS, NONE, SIX
from triumvir.games.ave_caesar.imperial_lane import movable_cards
from triumvir.games.ave_caesar.lead import count_leaders
from triumvir.games.ave_caesar.legality import must_wait, playable_cards
from triumvir.games.ave_caesar.state import Table
from triumvir.games.ave_caesar.table import is_neutral, seat_in_turn


def refusals_of(t: Table, seat: i64) -> list[Refusal]:
    """The turn, if it is another's; else the cards in hand that cannot be played now."""
    if t.active == NONE:
        return [Refusal("turn", "A6.3")]
    if seat != seat_in_turn(t):
        return [Refusal("turn", "A3.1")]
    if is_neutral(t, t.active):
        return []
    held = [card for card in range(1, N_CARDS + 1) if t.hand[t.active * N_CARDS + card - 1] > 0]
    allowed = int(playable_cards(t, t.active))
    movable = int(movable_cards(t, t.active))
    useful = 0 if must_wait(t) else allowed & movable
    useless = [card for card in held if not useful & 1 << (card - 1)]
    return [Refusal(str(card), _reason(t, held, card, allowed, movable)) for card in useless]


def _reason(t: Table, held: list[int], card: int, allowed: int, movable: int) -> str:
    """No way for the card, a six of a leader, or a chariot that has to wait for the lane. [A3.2, A5.4]"""
    if not movable & 1 << (card - 1):
        return "A3.2"
    return "A5.4" if allowed & 1 << (card - 1) else _rule(t, held)


def _rule(t: Table, held: list[int]) -> str:
    """Why a six that could be moved may not be played: with nothing but sixes, alone in the lead, or tied."""
    if held == [SIX]:
        return "A4.4"
    return "A4.1" if count_leaders(t) == 1 else "A4.2"
