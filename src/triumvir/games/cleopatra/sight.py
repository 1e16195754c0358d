"""What each viewer may see: the view of a position, built field by field."""

from mypy_extensions import i64

from triumvir.contract.json import JSON
from triumvir.contract.position import sees
from triumvir.contract.rows import named
from triumvir.games.cleopatra.action_cards import hand_names, heap
from triumvir.games.cleopatra.box import (
    BACKS,
    CARDS,
    COPIES,
    GROUPS,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    NONE,
    PAIR_FIRST,
    PAIR_SECOND,
    RESERVES,
    SIDES,
    VOTES,
)
from triumvir.games.cleopatra.knowledge import (
    DEALT,
    HELD,
    LAID,
    OUT,
    SHOWN,
    SWAPPED,
    SWAPPED_ACTION,
    card_of,
    side_of,
    sort_of,
)
from triumvir.games.cleopatra.scoring import winner
from triumvir.games.cleopatra.seen import AsideView, CardView, GroupView, SideView
from triumvir.games.cleopatra.setup import order_names
from triumvir.games.cleopatra.state import CASTLE, DOWN, DRAW, END_REASONS, FACES, OVER, PHASES, Table
from triumvir.games.cleopatra.table import TO_FIRST, TO_SECOND, UNDECIDED, slot_of
from triumvir.games.cleopatra.view import VALUES, WITH_ACTION, TableView


def view_of(t: Table, viewer: i64) -> TableView:
    """The table as a seat or a spectator may know it."""
    is_over = t.phase == OVER
    won = winner(t) if is_over else NONE
    since = [_known_since(t, side, viewer) for side in range(len(SIDES))]
    return TableView(
        viewer=SIDES[viewer] if viewer >= 0 else None,
        groups={name: _group(t, group, viewer, since) for group, name in enumerate(GROUPS)},
        sides={name: _side(t, side, viewer, since[side]) for side, name in enumerate(SIDES)},
        copies={card: int(COPIES[kind]) for kind, card in enumerate(CARDS)},
        pile={card: int(t.pile[number]) for number, card in enumerate(VOTES)},
        vote_discards={card: int(t.vote_discards[number]) for number, card in enumerate(VOTES)},
        revealed=None if t.revealed == NONE else VOTES[t.revealed],
        active=SIDES[t.active],
        asked=SIDES[t.asked],
        phase=PHASES[t.phase],
        alone=not is_over and t.lone != NONE,
        acted=t.acted,
        laid_up=int(t.laid_up),
        laid_down=int(t.laid_down),
        due=int(t.due) if t.phase == DRAW else 0,
        swapped=int(t.swapped),
        passes=0 if is_over else int(t.passes),
        announced=_announced(t),
        aside=_aside(t, viewer),
        winner=None if won == NONE else SIDES[won],
        reason=END_REASONS[t.reason] if is_over else None,
    )


def _announced(t: Table) -> dict[str, JSON] | None:
    """Which action card waits for its effect, and what it aims at; public. [K40]"""
    if PHASES[t.phase] not in WITH_ACTION:
        return None
    is_pair = CARDS[t.announced] == "castling"
    group: str | None = None
    if t.target != NONE:
        group = GROUPS[PAIR_FIRST[t.target]] if is_pair else GROUPS[t.target]
    return {
        "action": CARDS[t.announced],
        "group": group,
        "second": GROUPS[PAIR_SECOND[t.target]] if is_pair else None,
        "card": None if t.target_card == NONE else CARDS[t.target_card],
    }


def _aside(t: Table, viewer: i64) -> AsideView:
    if t.phase != CASTLE:
        return AsideView()
    view = AsideView(int(heap(t, UNDECIDED)), int(heap(t, TO_FIRST) + heap(t, TO_SECOND)))
    if sees(viewer, t.active):
        first, second = GROUPS[PAIR_FIRST[t.target]], GROUPS[PAIR_SECOND[t.target]]
        view.undecided = _aside_cards(t, UNDECIDED)
        view.moves = [(card, first) for card in _aside_cards(t, TO_FIRST)]
        view.moves += [(card, second) for card in _aside_cards(t, TO_SECOND)]
    return view


def _aside_cards(t: Table, first: int) -> list[str]:
    return [CARDS[kind] for kind in range(N_INFLUENCE) for _ in range(t.aside[first + kind])]


# ---- groups --------------------------------------------------------------------------------------------------


def _group(t: Table, group: int, viewer: i64, since: list[int]) -> GroupView:
    return GroupView(
        patricians=int(t.patricians[group]),
        won={name: int(t.won[side * N_GROUPS + group]) for side, name in enumerate(SIDES)},
        cards={name: _row(t, side, group, viewer, since[side]) for side, name in enumerate(SIDES)},
    )


def _row(t: Table, side: int, group: int, viewer: i64, since: int) -> list[CardView]:
    first = int(slot_of(side, group, 0))
    last = first + int(t.laid[side * N_GROUPS + group])
    return [_card(t, side, slot, viewer, since) for slot in range(first, last)]


def _card(t: Table, side: int, slot: int, viewer: i64, since: int) -> CardView:
    """A player may look at his own face-down cards at any time. [K20]"""
    is_down = t.face[slot] == DOWN
    card = CARDS[t.card[slot]] if sees(viewer, side) or not is_down else None
    is_castled = is_down and t.origin[slot] < 0
    is_fresh = is_down and int(t.origin[slot]) > since
    return CardView(card, FACES[t.face[slot]], is_castled, is_fresh)


# ---- sides ---------------------------------------------------------------------------------------------------


def _side(t: Table, side: int, viewer: i64, since: int) -> SideView:
    is_own = sees(viewer, side)
    view = SideView(
        hand_size=int(t.hand_size[side]),
        hand=list(hand_names(t, side)) if is_own else None,
        influence_in_hand=int(t.hand_influence[side]) if is_own or not t.rules.exchange_hidden else None,
        reserves={name: int(t.reserve_size[2 * side + number]) for number, name in enumerate(RESERVES)},
        order=list(order_names(t, side)) if is_own and not t.rules.shuffled else None,
        discards={card: int(t.discards[side * N_KINDS + kind]) for kind, card in enumerate(CARDS)},
        unseen_discards=_unseen_discards(t, side),
        put_away=_put_away(t, side) if is_own else None,
        bonus=named(GROUPS, t.bonus[side]) if is_own or t.phase == OVER else None,
        tickets=int(t.tickets[side]),
        steps=int(t.steps[side]),
        last_known={},
        left_unseen=dict.fromkeys(BACKS, 0),
    )
    _tell_what_is_known(t, side, viewer, since, view)
    return view


def _put_away(t: Table, side: int) -> list[str]:
    return [CARDS[kind] for kind in range(N_KINDS) for _ in range(t.unseen_discards[side * N_KINDS + kind])]


def _unseen_discards(t: Table, side: int) -> dict[str, int]:
    """What everybody sees of cards exchanged unseen: their backs, or only their number. [KR17]"""
    cards = [t.unseen_discards[side * N_KINDS + kind] for kind in range(N_KINDS)]
    influence, action = int(sum(cards[:N_INFLUENCE])), int(sum(cards[N_INFLUENCE:]))
    if t.rules.exchange_hidden:
        return {"influence": 0, "action": 0, "either": influence + action}
    return {"influence": influence, "action": action, "either": 0}


def _known_since(t: Table, side: int, viewer: i64) -> int:
    """The note at which the viewer last knew the whole hand of a side; -1 if he never did."""
    for i in range(len(t.flow) - 1, -1, -1):
        sort = sort_of(t.flow[i])
        if (sort == DEALT or (sort == SHOWN and viewer == 1 - side)) and side_of(t.flow[i]) == side:
            return i
    return -1


def _tell_what_is_known(t: Table, side: int, viewer: i64, since: int, view: SideView) -> None:
    """The last known hand, less what was seen to leave it, and how many cards left it unseen. [K8, K36]"""
    if since >= 0 and sort_of(t.flow[since]) == DEALT:
        view.last_known = dict.fromkeys(VALUES, 1)
    for i in range(since + 1, len(t.flow)):
        code = t.flow[i]
        if side_of(code) != side:
            continue
        sort, card = sort_of(code), CARDS[card_of(code) % N_KINDS]
        if sort == HELD:
            if viewer != 1 - side:
                continue
            view.last_known[card] = view.last_known.get(card, 0) + 1
        elif sort == OUT:
            if view.last_known.get(card, 0) > 0:
                view.last_known[card] -= 1
        elif LAID <= sort <= SWAPPED:
            view.left_unseen[_back(sort)] += 1


def _back(sort: i64) -> str:
    if sort == SWAPPED:
        return "either"
    return "action" if sort == SWAPPED_ACTION else "influence"
