"""Looking a position over: is every card in exactly one place, and could the game have come to this?"""

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.games.cleopatra.accounting import untrue
from triumvir.games.cleopatra.action_cards import heap
from triumvir.games.cleopatra.actions import N_CODES
from triumvir.games.cleopatra.box import (
    ACTION_CARDS,
    CARDS,
    CASTLING,
    COPIES,
    GROUP_LIMIT,
    GROUPS,
    HAND,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    N_VOTES,
    NONE,
    ORGY,
    PATRICIANS,
    PHILOSOPHER,
    SHUFFLE,
    SIDES,
    SPY,
    VOTE_COPIES,
    VOTES,
)
from triumvir.games.cleopatra.ending import end_reason, ends_without_vote, lone_player
from triumvir.games.cleopatra.imagining import imagine_side, must_still_lay
from triumvir.games.cleopatra.knowledge import (
    DEALT,
    DREW_ACTION,
    DREW_INFLUENCE,
    LAID,
    OUT,
    SWAPPED,
    SWAPPED_INFLUENCE,
    pool_of,
    side_of,
    sort_of,
)
from triumvir.games.cleopatra.setup import are_in_order, awaits_bonus, is_set_up, order_steps, still_arranging
from triumvir.games.cleopatra.state import (
    CASTLE,
    DOWN,
    DRAW,
    OVER,
    REPLACE,
    SET_UP,
    SPYING,
    START,
    TICKET,
    VETO_ASKED,
    Table,
)
from triumvir.games.cleopatra.table import UNDECIDED, cards_at, is_open, opponent_of, reserves_left, slot_of
from triumvir.games.cleopatra.votes import pile_size

# ---- components (law 12) -------------------------------------------------------------------------------------


def miscount(t: Table) -> str:
    """What is wrong with the components, or nothing."""
    for side in range(2):
        wrong = _cards(t, side) or _sizes(t, side) or _order(t, side) or _notes(t, side)
        if wrong:
            return wrong
    return _patricians(t) or _vote_cards(t) or _bonus_cards(t)


def copies_of(t: Table, side: int, kind: int) -> int:
    """How many cards of a kind a side has in all its places."""
    at = side * N_KINDS + kind
    found = int(t.hand[at] + t.reserve[at] + t.discards[at] + t.unseen_discards[at])
    if kind >= N_INFLUENCE:
        return found
    half = side * N_GROUPS * HAND
    found += sum(1 for slot in range(half, half + N_GROUPS * HAND) if t.card[slot] == kind)
    if t.phase == CASTLE and t.active == side:
        found += sum(int(t.aside[first + kind]) for first in range(0, 3 * N_INFLUENCE, N_INFLUENCE))
    return found + int(kind != PHILOSOPHER and not is_set_up(t, side))


def _cards(t: Table, side: int) -> str:
    for kind in range(N_KINDS):
        found = copies_of(t, side, kind)
        if found != COPIES[kind]:
            return f"{SIDES[side]} has {found} cards {CARDS[kind]}"
    return ""


def _sizes(t: Table, side: int) -> str:
    hand = [int(t.hand[side * N_KINDS + kind]) for kind in range(N_KINDS)]
    reserve = [int(t.reserve[side * N_KINDS + kind]) for kind in range(N_KINDS)]
    counted = [sum(hand), sum(hand[:N_INFLUENCE]), sum(reserve[:N_INFLUENCE]), sum(reserve[N_INFLUENCE:])]
    kept = [int(t.hand_size[side]), int(t.hand_influence[side])] + [int(t.reserve_size[2 * side + i]) for i in range(2)]
    if counted != kept:
        return f"{SIDES[side]} has {counted} cards in hand and reserves, not {kept}"
    for group, name in enumerate(GROUPS):
        first = slot_of(side, group, 0)
        lying = [t.card[slot] != NONE for slot in range(first, first + HAND)]
        if lying != [place < t.laid[side * N_GROUPS + group] for place in range(HAND)]:
            return f"the cards of {SIDES[side]} at the {name} are miscounted"
    return ""


def _order(t: Table, side: int) -> str:
    """An ordered action reserve holds exactly the cards of the reserve. [K6]"""
    ordered = [int(t.order[side * ACTION_CARDS + place]) for place in range(ACTION_CARDS)]
    if t.rules.shuffled or t.steps[side] < order_steps(t.rules):
        return ""
    size = int(t.reserve_size[2 * side + 1])
    reserve = [kind for kind in range(N_INFLUENCE, N_KINDS) for _ in range(t.reserve[side * N_KINDS + kind])]
    if sorted(ordered[ACTION_CARDS - size :]) != reserve or ordered.count(NONE) != ACTION_CARDS - size:
        return f"the order of {SIDES[side]} is not the action reserve"
    return ""


def _notes(t: Table, side: int) -> str:
    """What was written down accounts for every card that is hidden."""
    sorts = [int(sort_of(code)) for code in t.flow if side_of(code) == side]
    came = sorts.count(DREW_INFLUENCE) + sorts.count(DREW_ACTION) + HAND * sorts.count(DEALT)
    went = sum(1 for sort in sorts if OUT <= sort <= SWAPPED)
    if came - went != t.hand_size[side]:
        return f"the notes tell of {came - went} cards in the hand of {SIDES[side]}"
    if ACTION_CARDS - sorts.count(DREW_ACTION) != t.reserve_size[2 * side + 1]:
        return f"the notes tell of {sorts.count(DREW_ACTION)} action cards drawn by {SIDES[side]}"
    swapped = sum(1 for sort in sorts if SWAPPED_INFLUENCE <= sort <= SWAPPED)
    if swapped != sum(int(t.unseen_discards[side * N_KINDS + kind]) for kind in range(N_KINDS)):
        return f"the notes tell of {swapped} unseen discards of {SIDES[side]}"
    laid = [i for i, code in enumerate(t.flow) if _is_lying(code, side)]
    half = side * N_GROUPS * HAND
    origins = [int(t.origin[slot]) for slot in range(half, half + N_GROUPS * HAND) if t.face[slot] == DOWN]
    if laid != sorted(origin for origin in origins if origin >= 0):
        return f"the notes tell of other cards that {SIDES[side]} laid face down"
    return ""


def _is_lying(code: i64, side: int) -> bool:
    return side_of(code) == side and sort_of(code) == LAID and pool_of(code) == 0


def _patricians(t: Table) -> str:
    for group, name in enumerate(GROUPS):
        found = t.patricians[group] + t.won[group] + t.won[N_GROUPS + group]
        if found != PATRICIANS[group]:
            return f"{found} {name}"
    return ""


def _vote_cards(t: Table) -> str:
    """Only cards of closed groups and, by the variants, plain orgies are out; the pile is never empty. [K30, K33]"""
    for card in range(N_VOTES):
        found = int(t.pile[card] + t.vote_discards[card]) + int(t.revealed == card)
        copies = int(VOTE_COPIES[card]) - int(card == ORGY and t.rules.one_orgy_less)
        may_miss = (not is_open(t, card)) if card < N_GROUPS else card == ORGY and t.rules.orgies_leave
        if found > copies or (found < copies and not may_miss):
            return f"{found} vote cards {VOTES[card]}"
    return "" if pile_size(t) > 0 or t.revealed == SHUFFLE else "the pile is empty"


def _bonus_cards(t: Table) -> str:
    """Both players have one, once both action reserves are in order. [K4, K6]"""
    is_dealt = t.rules.bonus_first or are_in_order(t)
    if not is_dealt and any(t.bonus[side] != NONE for side in range(2)):
        return "a bonus card was dealt before both action reserves are in order"
    return "" if not is_dealt or all(0 <= t.bonus[side] < 3 for side in range(2)) else "a bonus card is missing"


# ---- possible positions --------------------------------------------------------------------------------------


def complaint(t: Table) -> BadInput | None:
    """The first reason why the game cannot stand like this, or nothing."""
    wrong = miscount(t)
    if wrong:
        return BadInput(wrong, "cards")
    return (
        _limit_complaint(t)
        or _hand_complaint(t)
        or _end_complaint(t)
        or _phase_complaint(t)
        or _action_complaint(t)
        or _turn_complaint(t)
        or _knowledge_complaint(t)
    )


def _limit_complaint(t: Table) -> BadInput | None:
    for group, name in enumerate(GROUPS):
        if cards_at(t, group) > GROUP_LIMIT:
            return BadInput(f"{cards_at(t, group)} cards, at most {GROUP_LIMIT}", f"table.{name}", "K13")
        if not is_open(t, group) and cards_at(t, group) > 0:
            return BadInput("cards at a closed group", f"table.{name}", "K28")
    return None


def _hand_complaint(t: Table) -> BadInput | None:
    for side, name in enumerate(SIDES):
        if t.hand_size[side] > HAND:
            return BadInput(f"more than {HAND} cards", f"hand.{name}", "KR37")
        if t.castlings[side] > t.discards[side * N_KINDS + CASTLING]:
            return BadInput("more Castlings than cards played", f"castlings.{name}", "K37")
    return None


def _end_complaint(t: Table) -> BadInput | None:
    if (t.phase == OVER) != (t.reason != NONE):
        return BadInput("phase 'over' and a reason go together", "phase", "K41")
    if t.phase != OVER and all(t.patricians[group] == 0 for group in range(N_GROUPS)):
        return BadInput("all patricians are won", "phase", "K41")
    if t.phase == START and t.lone != lone_player(t):
        return BadInput("is the only one with influence cards, or not", "lone", "K42")
    if t.phase == START and end_reason(t, False) != NONE:
        return BadInput("the game would have ended", "phase", "K44")
    return None


def _phase_complaint(t: Table) -> BadInput | None:
    if awaits_bonus(t) and any(t.steps[side] > order_steps(t.rules) for side in range(2)):
        return BadInput("nothing is laid before the bonus cards are dealt", "steps", "K4")
    if (t.phase == SET_UP) != (still_arranging(t) != 0):
        return BadInput("phase 'set_up' lasts until both have finished", "steps", "K7")
    if t.phase == DRAW and (t.due == 0 or t.reserve_size[2 * t.asked] * t.reserve_size[2 * t.asked + 1] == 0):
        return BadInput("nothing to choose", "due", "K17")
    if t.phase == REPLACE and reserves_left(t, t.asked) == 0:
        return BadInput("nothing to draw", "phase", "KR36")
    if (t.phase == TICKET) != (t.revealed in (ORGY, SHUFFLE)):
        return BadInput("phase 'ticket' is about a revealed orgy", "revealed", "K51")
    if t.phase == TICKET and (not t.rules.orgy_tickets or t.tickets[t.active] == 0):
        return BadInput("no ticket to spend", "tickets", "K51")
    if t.phase == TICKET and ends_without_vote(t):
        return BadInput("no vote card would have been turned", "phase", "K43")
    return None


def _action_complaint(t: Table) -> BadInput | None:
    waits = t.phase in (VETO_ASKED, SPYING, CASTLE)
    if waits != (t.announced != NONE):
        return BadInput("an announced action and its phase go together", "announced", "K40")
    if t.phase == SPYING and (t.announced != SPY or t.hand_size[opponent_of(t.active)] == 0):
        return BadInput("nothing to spy on", "announced", "K36")
    if t.phase == CASTLE and (t.announced != CASTLING or t.castlings[t.active] == 0 or heap(t, UNDECIDED) == 0):
        return BadInput("no Castling in progress", "announced", "K37")
    if t.phase != CASTLE and any(t.aside):
        return BadInput("cards picked up without a Castling", "aside", "K37")
    if waits and t.announced != SPY and t.target == NONE:
        return BadInput("an action without its target", "target", "K40")
    return None


def _turn_complaint(t: Table) -> BadInput | None:
    asks_other = t.phase == VETO_ASKED
    if t.phase not in (SET_UP, OVER, REPLACE) and asks_other != (t.asked != t.active):
        return BadInput("is not the one to decide here", "asked", "K9")
    if t.phase == START and (t.acted or t.laid_up + t.laid_down + t.swapped > 0):
        return BadInput("the turn has not begun", "acted", "K10")
    if must_still_lay(t) and t.hand_influence[t.active] == 0:
        return BadInput("influence must be laid and there is none", "hand", "K12")
    return _answer_complaint(t)


def _answer_complaint(t: Table) -> BadInput | None:
    """Whoever is asked can answer."""
    out = vec[i64]([0] * N_CODES)
    seats = [seat for seat in range(2) if int(t.to_act()) >> seat & 1]
    if any(t.legal(seat, out) == 0 for seat in seats):
        return BadInput("nothing can be done here", "phase", "K10")
    return None


def _knowledge_complaint(t: Table) -> BadInput | None:
    """What is known must be true, and leave something to imagine."""
    for side in range(2):
        wrong = untrue(t, side)
        if wrong is not None:
            return wrong
        tried = t.clone()
        assert isinstance(tried, Table)
        imagine_side(tried, i64(side), True, Seeded(0))
    return None
