"""Chapter 5: the action cards, from the announcement to the effect."""

from mypy_extensions import i64

from triumvir.contract.event import Log
from triumvir.contract.position import Codes
from triumvir.games.cleopatra.actions import (
    ALLOW,
    ASSASSINATE,
    MOVE,
    PLAY_CASTLING,
    PLAY_SCOUT,
    PLAY_SPY,
    PLAY_VETO,
    PLAY_WRATH,
    TAKE,
    card_at_group,
    card_of_place,
    group_of_place,
)
from triumvir.games.cleopatra.box import (
    ASSASSINATION,
    CAESAR,
    CARDS,
    CASTLING,
    CLEOPATRA,
    GROUP_LIMIT,
    GROUPS,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    N_PAIRS,
    NONE,
    OWN_LIMIT,
    PAIR_FIRST,
    PAIR_SECOND,
    SCOUT,
    SIDES,
    SPY,
    VETO,
    WRATH,
)
from triumvir.games.cleopatra.cards import discard_from_hand, lose, lose_all, names_at, put, turn_up
from triumvir.games.cleopatra.ending import opens_by_assassination
from triumvir.games.cleopatra.events import (
    ActionAllowed,
    ActionAnnounced,
    ActionVetoed,
    CardAssassinated,
    CardMoved,
    CardsLaidOut,
    CardsPickedUp,
    CardTaken,
    GroupStruck,
    HandShown,
)
from triumvir.games.cleopatra.knowledge import CASTLED, note_castled, note_shown
from triumvir.games.cleopatra.state import DOWN, UP, Table
from triumvir.games.cleopatra.table import (
    TO_FIRST,
    TO_SECOND,
    UNDECIDED,
    cards_at,
    face_down_at,
    face_up_at,
    is_open,
    opponent_of,
    slot_of,
)

# ---- targets -------------------------------------------------------------------------------------------------


def holds(t: Table, kind: i64) -> bool:
    return t.hand[t.active * N_KINDS + kind] > 0


def is_scout_target(t: Table, group: i64) -> bool:
    """At least one face-down card of the opponent. [K38]"""
    return face_down_at(t, opponent_of(t.active), group) > 0


def is_wrath_target(t: Table, group: i64) -> bool:
    """At least one card of anybody. [K39]"""
    return cards_at(t, group) > 0


def is_castling_target(t: Table, pair: i64) -> bool:
    """Two open groups with at least one own card between them. [K37, KR23, KR24]"""
    first = PAIR_FIRST[pair]
    second = PAIR_SECOND[pair]
    own = t.laid[t.active * N_GROUPS + first] + t.laid[t.active * N_GROUPS + second]
    return own > 0 and is_open(t, first) and is_open(t, second)


def is_assassination_target(t: Table, kind: i64, group: i64) -> bool:
    """A face-up influence card of the opponent; a Philosopher qualifies. [K35]"""
    return face_up_at(t, opponent_of(t.active), group, kind) != NONE


# ---- what may be announced -----------------------------------------------------------------------------------


def legal_plays(t: Table, out: Codes, count: i64, must_open: bool) -> i64:
    """Every action card in hand with a valid target; if nothing fits yet, only what opens room. [K14, K15]"""
    if t.hand_size[t.active] == t.hand_influence[t.active]:
        return count
    if holds(t, ASSASSINATION):
        count = legal_assassinations(t, out, count, must_open)
    if holds(t, WRATH):
        for group in range(i64(N_GROUPS)):
            if is_wrath_target(t, group):
                out[count] = PLAY_WRATH + group
                count += 1
    return count if must_open else legal_ruses(t, out, count)


def legal_assassinations(t: Table, out: Codes, count: i64, must_open: bool) -> i64:
    other = opponent_of(t.active)
    for group in range(i64(N_GROUPS)):
        if must_open and not opens_by_assassination(t, t.active, group):
            continue
        seen: i64 = 0
        first = slot_of(other, group, 0)
        for slot in range(first, first + t.laid[other * N_GROUPS + group]):
            kind = t.card[slot]
            if t.face[slot] == UP and (seen >> kind) & 1 == 0:
                seen |= 1 << kind
                out[count] = ASSASSINATE + card_at_group(kind, group)
                count += 1
    return count


def legal_ruses(t: Table, out: Codes, count: i64) -> i64:
    """Spy, Castling and Scout."""
    if holds(t, SPY) and t.hand_size[opponent_of(t.active)] > 0:
        out[count] = PLAY_SPY
        count += 1
    if holds(t, CASTLING):
        for pair in range(i64(N_PAIRS)):
            if is_castling_target(t, pair):
                out[count] = PLAY_CASTLING + pair
                count += 1
    if holds(t, SCOUT):
        for group in range(i64(N_GROUPS)):
            if is_scout_target(t, group):
                out[count] = PLAY_SCOUT + group
                count += 1
    return count


def is_play(action: i64) -> bool:
    return ASSASSINATE <= action < PLAY_VETO


def kind_played(action: i64) -> i64:
    """Which action card an announcement is about."""
    if action < PLAY_SPY:
        return ASSASSINATION
    if action < PLAY_CASTLING:
        return SPY
    if action < PLAY_SCOUT:
        return CASTLING
    return SCOUT if action < PLAY_WRATH else WRATH


def forbids_play(t: Table, action: i64, must_open: bool) -> str:
    """One action card a turn, in hand, with a valid target; nothing else opens a turn without room. [K14, KR21]"""
    kind = kind_played(action)
    if t.acted or not holds(t, kind):
        return "K14"
    if kind == WRATH:
        return "" if is_wrath_target(t, action - PLAY_WRATH) else "K39"
    if kind == ASSASSINATION:
        target = action - ASSASSINATE
        if not is_assassination_target(t, card_of_place(target), group_of_place(target)):
            return "K35"
        return "K15" if must_open and not opens_by_assassination(t, t.active, group_of_place(target)) else ""
    if must_open:
        return "K15"
    if kind == SPY:
        return "" if t.hand_size[opponent_of(t.active)] > 0 else "K36"
    if kind == CASTLING:
        return "" if is_castling_target(t, action - PLAY_CASTLING) else "K37"
    return "" if is_scout_target(t, action - PLAY_SCOUT) else "K38"


# ---- announcement and veto -----------------------------------------------------------------------------------


def announce(t: Table, action: i64, log: Log | None) -> None:
    """The card and its public target; the card is discarded whatever becomes of it. [K40, KR18, KR21]"""
    kind = kind_played(action)
    t.acted = True
    t.announced = kind
    t.target = NONE
    t.target_card = NONE
    if kind == ASSASSINATION:
        t.target = group_of_place(action - ASSASSINATE)
        t.target_card = card_of_place(action - ASSASSINATE)
    elif kind == CASTLING:
        t.target = action - PLAY_CASTLING
    elif kind == SCOUT:
        t.target = action - PLAY_SCOUT
    elif kind == WRATH:
        t.target = action - PLAY_WRATH
    discard_from_hand(t, t.active, kind)
    if log is not None:
        log.add(announcement(t))


def announcement(t: Table) -> ActionAnnounced:
    side = SIDES[t.active]
    action = CARDS[t.announced]
    if t.announced == SPY:
        return ActionAnnounced(side, action)
    if t.announced == CASTLING:
        return ActionAnnounced(side, action, GROUPS[PAIR_FIRST[t.target]], GROUPS[PAIR_SECOND[t.target]])
    card = CARDS[t.target_card] if t.announced == ASSASSINATION else None
    return ActionAnnounced(side, action, GROUPS[t.target], None, card)


def is_veto_asked(t: Table) -> bool:
    """For every action, whether a Veto is held or not, unless the table wants it otherwise. [K40, KR35]"""
    return not t.rules.veto_when_held or t.hand[opponent_of(t.active) * N_KINDS + VETO] > 0


def legal_veto_answers(t: Table, out: Codes) -> i64:
    out[0] = ALLOW
    if t.hand[t.asked * N_KINDS + VETO] == 0:
        return 1
    out[1] = PLAY_VETO
    return 2


def veto(t: Table, log: Log | None) -> None:
    """The action is cancelled and both cards are discarded; a Veto cannot be vetoed. [K40]"""
    discard_from_hand(t, t.asked, VETO)
    settle(t)
    if log is not None:
        log.add(ActionVetoed(SIDES[t.asked]))


def allow(t: Table, log: Log | None) -> None:
    if log is not None:
        log.add(ActionAllowed(SIDES[t.asked]))


# ---- effects -------------------------------------------------------------------------------------------------


def carry_out(t: Table, log: Log | None) -> bool:
    """The effect comes at once. False if it needs decisions: Spy and Castling. [K14]"""
    kind = t.announced
    if kind == SPY:
        look_into_hand(t, log)
        return False
    if kind == CASTLING:
        pick_up(t, log)
        return False
    if kind == ASSASSINATION:
        assassinate(t, log)
    elif kind == SCOUT:
        turn_up(t, opponent_of(t.active), t.target, log)
    else:
        strike(t, log)
    return True


def settle(t: Table) -> None:
    """The action is over."""
    t.announced = NONE
    t.target = NONE
    t.target_card = NONE


def assassinate(t: Table, log: Log | None) -> None:
    """Discard one face-up influence card of the opponent. [K35]"""
    other = opponent_of(t.active)
    lose(t, other, t.target, face_up_at(t, other, t.target, t.target_card))
    if log is not None:
        log.add(CardAssassinated(SIDES[other], GROUPS[t.target], CARDS[t.target_card]))


def strike(t: Table, log: Log | None) -> None:
    """All influence cards of both players at one group are discarded. [K39, KR19, KR38]"""
    group = t.target
    if log is not None:
        log.add(GroupStruck(GROUPS[group], names_at(t, CAESAR, group), names_at(t, CLEOPATRA, group)))
    lose_all(t, CAESAR, group)
    lose_all(t, CLEOPATRA, group)


def look_into_hand(t: Table, log: Log | None) -> None:
    """See the opponent's whole hand, after the veto window. [K36, KR22]"""
    other = opponent_of(t.active)
    note_shown(t, other)
    if log is not None:
        log.add(HandShown(SIDES[other], hand_names(t, other)))


def hand_names(t: Table, side: i64) -> tuple[str, ...]:
    return tuple(CARDS[kind] for kind in range(N_KINDS) for _ in range(t.hand[side * N_KINDS + kind]))


def legal_takes(t: Table, out: Codes) -> i64:
    """Any card of the hand, influence or action; choosing one is compulsory. [K36, KR36]"""
    other = opponent_of(t.active)
    count: i64 = 0
    for kind in range(i64(N_KINDS)):
        if t.hand[other * N_KINDS + kind] > 0:
            out[count] = TAKE + kind
            count += 1
    return count


def take(t: Table, kind: i64, log: Log | None) -> None:
    """The chosen card is discarded, seen by all. [K36, KR36]"""
    other = opponent_of(t.active)
    discard_from_hand(t, other, kind)
    if log is not None:
        log.add(CardTaken(SIDES[other], CARDS[kind]))


# ---- Castling ------------------------------------------------------------------------------------------------


def pick_up(t: Table, log: Log | None) -> None:
    """Pick up all own cards of two groups; the opponent's do not move. [K37, KR23]"""
    side = t.active
    for group in (PAIR_FIRST[t.target], PAIR_SECOND[t.target]):
        note_castled(t, side, group)
        first = slot_of(side, group, 0)
        for slot in range(first, first + t.laid[side * N_GROUPS + group]):
            t.aside[UNDECIDED + t.card[slot]] += 1
            t.card[slot] = NONE
            t.face[slot] = UP
            t.origin[slot] = NONE
        t.laid[side * N_GROUPS + group] = 0
    t.castlings[side] += 1
    if log is not None:
        log.add(CardsPickedUp(SIDES[side], GROUPS[PAIR_FIRST[t.target]], GROUPS[PAIR_SECOND[t.target]]))


def heap(t: Table, first: i64) -> i64:
    """The size of one of the three heaps of a Castling."""
    size: i64 = 0
    for kind in range(i64(N_INFLUENCE)):
        size += t.aside[first + kind]
    return size


def next_to_move(t: Table) -> i64:
    """Cards are laid out again one by one, the lowest first."""
    kind: i64 = 0
    while t.aside[UNDECIDED + kind] == 0:
        kind += 1
    return kind


def fits_castled(t: Table, group: i64, heap_size: i64) -> bool:
    """The limits 5 and 8 hold for the new arrangement as well. [K37]"""
    others = t.laid[opponent_of(t.active) * N_GROUPS + group]
    return heap_size < OWN_LIMIT and heap_size + others < GROUP_LIMIT


def may_move(t: Table, group: i64) -> bool:
    """One of the two groups, with room for one more of the own cards. [K37]"""
    if group == PAIR_FIRST[t.target]:
        return fits_castled(t, group, heap(t, TO_FIRST))
    return group == PAIR_SECOND[t.target] and fits_castled(t, group, heap(t, TO_SECOND))


def legal_moves(t: Table, out: Codes) -> i64:
    """The next card to either group, as far as the limits allow. [K37]"""
    kind = next_to_move(t)
    count: i64 = 0
    for group in (PAIR_FIRST[t.target], PAIR_SECOND[t.target]):
        if may_move(t, group):
            out[count] = MOVE + card_at_group(kind, group)
            count += 1
    return count


def forbids_move(t: Table, action: i64) -> str:
    """The lowest card in hand first, to a group with room. [K37]"""
    place = action - MOVE
    is_next = place >= 0 and card_of_place(place) == next_to_move(t)
    return "" if is_next and may_move(t, group_of_place(place)) else "K37"


def move(t: Table, action: i64, log: Log | None) -> bool:
    """Assign the next card to a group; True if it was the last. [K37]"""
    kind = card_of_place(action - MOVE)
    group = group_of_place(action - MOVE)
    t.aside[UNDECIDED + kind] -= 1
    t.aside[(TO_FIRST if group == PAIR_FIRST[t.target] else TO_SECOND) + kind] += 1
    if log is not None:
        log.add(CardMoved(SIDES[t.active], CARDS[kind], GROUPS[group]))
    if heap(t, UNDECIDED) > 0:
        return False
    lay_out(t, log)
    return True


def lay_out(t: Table, log: Log | None) -> None:
    """All cards of the two groups lie face down, in an order that tells nothing. [K37]"""
    first = PAIR_FIRST[t.target]
    second = PAIR_SECOND[t.target]
    if log is not None:
        sizes = int(heap(t, TO_FIRST)), int(heap(t, TO_SECOND))
        log.add(CardsLaidOut(SIDES[t.active], GROUPS[first], GROUPS[second], sizes[0], sizes[1]))
    lay_heap(t, TO_FIRST, first)
    lay_heap(t, TO_SECOND, second)


def lay_heap(t: Table, heap_start: i64, group: i64) -> None:
    origin = CASTLED + 1 - t.castlings[t.active]
    for kind in range(i64(N_INFLUENCE)):
        for _ in range(t.aside[heap_start + kind]):
            put(t, t.active, kind, group, DOWN, origin)
        t.aside[heap_start + kind] = 0
