"""Chapters A3 and A4: the moves that can be made, and the rule that forbids everything else."""

from mypy_extensions import i64

from triumvir.contract.position import Codes
from triumvir.games.ave_caesar.actions import FINISH_CODE, N_CODES, SKIP_CODE, driving, played_card
from triumvir.games.ave_caesar.box import N_CARDS, SIX
from triumvir.games.ave_caesar.halts import halt_of
from triumvir.games.ave_caesar.imperial_lane import is_held_up
from triumvir.games.ave_caesar.lead import BARRED, FREE, count_leaders, may_keep_sixes, six_rule
from triumvir.games.ave_caesar.movement import is_way_clear, spread
from triumvir.games.ave_caesar.state import HALTED_BY_LANE_TAKEN, Table
from triumvir.games.ave_caesar.table import is_neutral
from triumvir.games.ave_caesar.track import MOST_TARGETS


def playable_cards(t: Table, chariot: i64) -> i64:
    """The cards in hand that the rules of the lead let a player play, one bit each. [A4.1, A4.4]"""
    cards: i64 = 0
    first = chariot * N_CARDS
    for card in range(i64(N_CARDS - 1)):
        if t.hand[first + card] > 0:
            cards |= 1 << card
    if t.hand[first + SIX - 1] > 0:
        rule = six_rule(t, chariot)
        if rule == FREE or (rule != BARRED and cards == 0):
            cards |= 1 << (SIX - 1)
    return cards


def find_moves(t: Table) -> None:
    """Work out what the chariot in turn can do: every card in full, else skip; or wait. [A3.3, A4.4, A5.4, A7.1]"""
    if is_neutral(t, t.active):
        t.n_moves = find_moves_among_others(t, 1 << (t.turned - 1))
        return
    cards = playable_cards(t, t.active)
    find_drives(t, cards)
    if t.n_moves == 0 or holds_back(t, cards):
        t.moves[t.n_moves] = SKIP_CODE
        t.n_moves += 1


def find_drives(t: Table, cards: i64) -> None:
    """Where these cards lead the chariot in turn. [A3.2]"""
    if is_way_clear(t, t.active):
        t.n_moves = find_open_moves(t, cards)
    else:
        t.n_moves = find_moves_among_others(t, cards)


def holds_back(t: Table, cards: i64) -> bool:
    """Whether a chariot with moves may skip; who must, because of the lane, loses its moves. [A4.4, A5.4]"""
    if is_held_up(t, t.active, cards):
        if t.rules.must_wait_for_lane:
            t.n_moves = 0
        return True
    return cards == 1 << (SIX - 1) and may_keep_sixes(t, t.active)


def find_open_moves(t: Table, cards: i64) -> i64:
    """With nobody near, the cards lead where they always do. [A3.2]"""
    moves = t.moves
    open_from = t.track.open_from
    open_to = t.track.open_to
    first = t.at[t.active] * N_CARDS
    count: i64 = 0
    for card in range(i64(N_CARDS)):
        if (cards >> card) & 1 == 1:
            for i in range(open_from[first + card], open_from[first + card + 1]):
                moves[count] = driving(card, open_to[i])
                count += 1
    return count


def find_moves_among_others(t: Table, cards: i64) -> i64:
    """Through free cells only, or home. [A3.2, A6.1]"""
    highest: i64 = N_CARDS
    while highest > 0 and (cards >> (highest - 1)) & 1 == 0:
        highest -= 1
    spread(t, t.active, highest)
    moves = t.moves
    layers = t.layers
    count: i64 = 0
    for card in range(highest):
        if (cards >> card) & 1 == 1:
            first = (card + 1) * MOST_TARGETS
            for i in range(first, first + t.widths[card + 1]):
                moves[count] = driving(card, layers[i])
                count += 1
            if t.home_card <= card + 1:
                moves[count] = FINISH_CODE + card
                count += 1
    return count


def legal(t: Table, out: Codes) -> i64:
    moves = t.moves
    for i in range(t.n_moves):
        out[i] = moves[i]
    return t.n_moves


def is_legal(t: Table, action: i64) -> bool:
    moves = t.moves
    for i in range(t.n_moves):
        if moves[i] == action:
            return True
    return False


def why_forbidden(t: Table, action: i64) -> str:
    """The rule that an action of the chariot in turn breaks. [A3.2, A3.3, A4.1, A4.2, A5.4, A7.1]"""
    if is_neutral(t, t.active):
        return "A7.1"
    if action == SKIP_CODE:
        return "A3.3"
    if must_wait(t) and _could_drive(t, action):
        return "A5.4"
    if not 0 <= action < N_CODES:
        return "A3.2"
    card = played_card(action)
    if card == SIX - 1 and t.hand[t.active * N_CARDS + card] > 0 and not _may_play_six(t):
        return "A4.1" if count_leaders(t) == 1 else "A4.2"
    return "A6.1" if action >= FINISH_CODE else "A3.2"


def must_wait(t: Table) -> bool:
    """Whether the chariot in turn has moves, and must skip because it is kept from the lane. [A5.4]"""
    return t.rules.must_wait_for_lane and halt_of(t, t.active) == HALTED_BY_LANE_TAKEN


def _could_drive(t: Table, action: i64) -> bool:
    """Whether an action would be legal but for the lane."""
    copy = t.clone()
    assert isinstance(copy, Table)
    find_drives(copy, playable_cards(copy, copy.active))
    return is_legal(copy, action)


def _may_play_six(t: Table) -> bool:
    return playable_cards(t, t.active) >> (SIX - 1) == 1
