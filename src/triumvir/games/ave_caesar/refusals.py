"""What looks playable but is not, and the rule that forbids it."""

from mypy_extensions import i64

from triumvir.contract.position import Refusal
from triumvir.games.ave_caesar.box import N_CARDS, NONE, SIX
from triumvir.games.ave_caesar.imperial_lane import movable_cards
from triumvir.games.ave_caesar.lead import count_leaders
from triumvir.games.ave_caesar.legality import playable_cards
from triumvir.games.ave_caesar.state import Table


def refusals_of(t: Table, seat: i64) -> list[Refusal]:
    """The turn, if it is another's; else the cards in hand that cannot be played now."""
    if t.active == NONE:
        return [Refusal("turn", "A6.3")]
    if seat != t.choices.owner(int(t.active)):
        return [Refusal("turn", "A3.1")]
    held = [card for card in range(1, N_CARDS + 1) if t.hand[t.active * N_CARDS + card - 1] > 0]
    allowed = int(playable_cards(t, t.active))
    movable = int(movable_cards(t, t.active))
    useless = [card for card in held if not allowed & movable & 1 << (card - 1)]
    return [Refusal(str(card), _rule(t, held) if movable & 1 << (card - 1) else "A3.2") for card in useless]


def _rule(t: Table, held: list[int]) -> str:
    """Why a six that could be moved may not be played: with nothing but sixes, alone in the lead, or tied."""
    if held == [SIX]:
        return "A4.4"
    return "A4.1" if count_leaders(t) == 1 else "A4.2"
