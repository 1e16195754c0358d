"""Do the cards lie as the notes tell? For positions that people wrote.

The notes (`notes.py`) are a story of every hand. Whoever plays writes down only what happened, so the cards agree with
the story, and whoever imagines finds at least the true cards. A written position may tell a story that its cards
contradict: that would show only later, when a card turns up that the story has elsewhere. So the story is followed
here with the true cards. What is not written, which card left unseen at which note, is tried out.
"""

from typing import Final

from mypy_extensions import i64

from triumvir.contract.errors import BadInput
from triumvir.games.cleopatra.box import (
    ACTION_CARDS,
    ASSASSINATION,
    HAND,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    N_PRESETS,
    NONE,
    PHILOSOPHER,
    POOLS,
    PRESET_ORDER,
    SIDES,
    VETO,
    WRATH,
)
from triumvir.games.cleopatra.knowledge import (
    CASTLED,
    DEALT,
    DREW_ACTION,
    DREW_INFLUENCE,
    HAS_VETO,
    HELD,
    LAID,
    NO_INFLUENCE,
    NO_VETO,
    OPENER,
    OUT,
    SHOWN,
    SOME_INFLUENCE,
    SWAPPED,
    SWAPPED_ACTION,
    card_of,
    pool_of,
    side_of,
    sort_of,
)
from triumvir.games.cleopatra.setup import is_set_up, order_steps
from triumvir.games.cleopatra.state import CASTLE, DOWN, Table

MOST_STEPS: Final = 20_000
"""A story that takes so many tries was made up: those of real games are followed almost without turning back."""

Counts = tuple[int, ...]


def untrue(t: Table, side: int) -> BadInput | None:
    """The first thing that the notes tell of a side and the cards contradict, or nothing."""
    return _form_complaint(t, side) or _pool_complaint(t, side) or _outside_complaint(t, side) or _story(t, side)


def _wrong(what: str, where: str = "flow", rule: str = "K20") -> BadInput:
    return BadInput(what, where, rule)


# ---- the form of the notes -----------------------------------------------------------------------------------


def _form_complaint(t: Table, side: int) -> BadInput | None:
    """A shown hand follows the note that it was shown; the first cards are dealt at most twice. [K5, K36]"""
    before = NONE
    dealt = 0
    for code in t.flow:
        sort = int(sort_of(code))
        if sort == HELD and before not in (2 * SHOWN + int(side_of(code)), 2 * HELD + int(side_of(code))):
            return _wrong("a card that was seen in a hand that nobody saw")
        before = 2 * sort + int(side_of(code))
        dealt += sort == DEALT and side_of(code) == side
        if sort == SWAPPED and not t.rules.exchange_hidden:
            return _wrong("an exchange without backs, where backs are seen", rule="KR17")
        if SWAPPED > sort > LAID and t.rules.exchange_hidden:
            return _wrong("the back of an exchanged card, where backs are hidden", rule="KR17")
    if dealt > (2 if is_set_up(t, side) else 1):
        return _wrong(f"{SIDES[side]} was dealt cards too often", rule="K5")
    return None


# ---- Castlings -----------------------------------------------------------------------------------------------


def _lying(t: Table, side: int, origin: int) -> Counts:
    """Cards that lie face down and came there by a Castling, and those that one has just picked up."""
    counts = [0] * N_INFLUENCE
    half = side * N_GROUPS * HAND
    for slot in range(half, half + N_GROUPS * HAND):
        if t.card[slot] != NONE and t.face[slot] == DOWN and t.origin[slot] == origin:
            counts[int(t.card[slot])] += 1
    if t.phase == CASTLE and t.active == side and origin == CASTLED + 1 - t.castlings[side]:
        for place in range(3 * N_INFLUENCE):
            counts[place % N_INFLUENCE] += int(t.aside[place])
    return tuple(counts)


def _pool(t: Table, side: int, pool: int) -> tuple[Counts, Counts]:
    """Of a Castling: cards that went in openly, and cards that came out or are still in."""
    first = (side * POOLS + pool) * N_INFLUENCE
    lying = _lying(t, side, CASTLED - pool)
    known = tuple(int(t.pool_known[first + kind]) for kind in range(N_INFLUENCE))
    return known, tuple(int(t.pool_seen[first + kind]) + lying[kind] for kind in range(N_INFLUENCE))


def _notes_in_pool(t: Table, side: int, pool: int) -> int:
    return sum(1 for code in t.flow if side_of(code) == side and pool_of(code) == pool + 1)


def _pool_complaint(t: Table, side: int) -> BadInput | None:
    """As many cards came out of a Castling, or are still in it, as went in. [K37]"""
    shared = int(t.pool_shared[side])
    if shared > 0 and t.castlings[side] < POOLS:
        return _wrong("no second Castling could share them", f"pool_shared.{SIDES[side]}", "K37")
    for pool in range(POOLS):
        known, out = _pool(t, side, pool)
        went_in = sum(known) + _notes_in_pool(t, side, pool)
        came_out = sum(out) + (shared if pool == 0 else -shared)
        if went_in != came_out or (pool >= t.castlings[side] and went_in > 0):
            return _wrong(
                f"{went_in} cards went into Castling {pool + 1} of {SIDES[side]}, not {came_out}", "pool_known", "K37"
            )
    return None


def _unseen_in_pools(t: Table, side: int) -> Counts | None:
    """Cards that went into Castlings face down; None if more came out openly than can have been in."""
    (known, out), (known_later, out_later) = _pool(t, side, 0), _pool(t, side, 1)
    unseen = tuple(out[k] + out_later[k] - known[k] - known_later[k] for k in range(N_INFLUENCE))
    return unseen if min(unseen) >= 0 else None


# ---- what is no longer in the hand ---------------------------------------------------------------------------


def _outside_complaint(t: Table, side: int) -> BadInput | None:
    """Every card on the table and among the discards left the hand by a note."""
    pooled = _unseen_in_pools(t, side)
    if pooled is None:
        return _wrong(f"other cards came out of the Castlings of {SIDES[side]} than went in", "pool_seen", "K37")
    told = [*pooled, *[0] * (N_KINDS - N_INFLUENCE)]
    found = [int(t.discards[side * N_KINDS + kind]) for kind in range(N_KINDS)]
    for code in t.flow:
        if side_of(code) == side and sort_of(code) == OUT:
            told[int(card_of(code))] += 1
    half = side * N_GROUPS * HAND
    for slot in range(half, half + N_GROUPS * HAND):
        if t.card[slot] != NONE:
            found[int(t.card[slot])] += 1
            told[int(t.card[slot])] += t.face[slot] == DOWN and t.origin[slot] >= 0
    if t.phase == CASTLE and t.active == side:
        for place in range(3 * N_INFLUENCE):
            found[place % N_INFLUENCE] += int(t.aside[place])
    return None if told == found else _wrong(f"the notes tell of other cards that left the hand of {SIDES[side]}")


# ---- following the story -------------------------------------------------------------------------------------


class Hand:
    """A hand at some note: settled cards and loose ones, as in `memory.py`, and what is left to guess."""

    def __init__(
        self, at: int, known: list[int], loose: list[int], swapped: list[int], pooled: list[int], first: list[int]
    ) -> None:
        self.at = at
        self.known = known
        self.loose = loose
        """Influence cards, action cards, and action cards that are no Veto."""
        self.swapped = swapped
        self.pooled = pooled
        self.first = first
        """Unseen cards that went into the first Castling."""

    def copy(self) -> "Hand":
        return Hand(self.at, self.known[:], self.loose[:], self.swapped[:], self.pooled[:], self.first[:])

    def key(self) -> Counts:
        return (self.at, *self.known, *self.loose, *self.swapped, *self.pooled, *self.first)

    def size(self) -> int:
        return sum(self.known) + sum(self.loose)

    def settle(self, kind: int) -> bool:
        """One of the loose cards is of this kind."""
        sort = 0
        if kind >= N_INFLUENCE:
            sort = 2 if kind != VETO and self.loose[2] > 0 else 1
        if self.loose[sort] == 0:
            return False
        self.loose[sort] -= 1
        self.known[kind] += 1
        return True

    def leave(self, kind: int) -> bool:
        if self.known[kind] == 0 and not self.settle(kind):
            return False
        self.known[kind] -= 1
        return True

    def becomes(self, hand: list[int]) -> bool:
        """The hand is exactly this one."""
        for kind in range(N_KINDS):
            while self.known[kind] < hand[kind]:
                if not self.settle(kind):
                    return False
        return self.known == hand and sum(self.loose) == 0

    def influence(self) -> int:
        return sum(self.known[:N_INFLUENCE]) + self.loose[0]


def _story(t: Table, side: int) -> BadInput | None:
    presets = [preset for preset in range(N_PRESETS) if _is_order(t, side, preset)] if t.rules.preset else [NONE]
    if any(_is_true(t, side, preset) for preset in presets):
        return None
    return _wrong(f"what is known about the cards of {SIDES[side]} contradicts itself")


def _is_order(t: Table, side: int, preset: int) -> bool:
    """The action reserve lies as this preset has it, as far as it has been chosen. [K6]"""
    if t.steps[side] < order_steps(t.rules):
        return True
    first = ACTION_CARDS - int(t.reserve_size[2 * side + 1])
    return all(
        t.order[side * ACTION_CARDS + place] == PRESET_ORDER[preset * ACTION_CARDS + place]
        for place in range(first, ACTION_CARDS)
    )


def _is_true(t: Table, side: int, preset: int) -> bool:
    """Whether there is a way in which the hidden cards went that agrees with every note."""
    pooled = _unseen_in_pools(t, side)
    assert pooled is not None
    swapped = [int(t.unseen_discards[side * N_KINDS + kind]) for kind in range(N_KINDS)]
    ways = [Hand(0, [0] * N_KINDS, [0] * 3, swapped, list(pooled), [0] * N_INFLUENCE)]
    laid = _laid_by_note(t, side)
    tried: set[Counts] = set()
    while ways and len(tried) < MOST_STEPS:
        hand = ways.pop()
        if hand.key() in tried:
            continue
        tried.add(hand.key())
        if not _follow(t, side, hand, preset, laid):
            continue
        if hand.at == len(t.flow):
            if _ends_well(t, side, hand):
                return True
        else:
            ways += _branches(t, hand)
    return False


def _laid_by_note(t: Table, side: int) -> dict[int, int]:
    half = side * N_GROUPS * HAND
    slots = range(half, half + N_GROUPS * HAND)
    return {int(t.origin[slot]): int(t.card[slot]) for slot in slots if t.card[slot] != NONE and t.origin[slot] >= 0}


def _ends_well(t: Table, side: int, hand: Hand) -> bool:
    """The hand is the one that is held, and the second Castling picked up only what the first had laid."""
    (known, out), shared = _pool(t, side, 0), int(t.pool_shared[side])
    moved = [known[kind] + hand.first[kind] - out[kind] for kind in range(N_INFLUENCE)]
    held = [int(t.hand[side * N_KINDS + kind]) for kind in range(N_KINDS)]
    return min(moved) >= 0 and sum(moved) == shared and hand.becomes(held)


def _follow(t: Table, side: int, hand: Hand, preset: int, laid: dict[int, int]) -> bool:
    """Go on to the next note that leaves a choice, or to the end; False if a note is untrue."""
    while hand.at < len(t.flow):
        code = t.flow[hand.at]
        if side_of(code) == side:
            if _leaves_a_choice(code, hand):
                return True
            if not _note(t, hand, preset, laid, int(sort_of(code)), int(card_of(code))):
                return False
        hand.at += 1
    return True


def _leaves_a_choice(code: i64, hand: Hand) -> bool:
    sort = sort_of(code)
    if sort == OPENER:
        return hand.known[WRATH] == 0 and not (card_of(code) == 1 and hand.known[ASSASSINATION] > 0)
    return LAID < sort <= SWAPPED or (sort == LAID and pool_of(code) > 0)


def _note(t: Table, hand: Hand, preset: int, laid: dict[int, int], sort: int, card: int) -> bool:
    if sort == DREW_INFLUENCE:
        hand.loose[0] += 1
    elif sort == DREW_ACTION:
        _draw_action(hand, preset, t, hand.at)
    elif sort == OUT:
        return hand.leave(card)
    elif sort == LAID:
        return hand.leave(laid[hand.at])
    elif sort == DEALT:
        is_empty = hand.size() == 0
        hand.known = [int(PHILOSOPHER < kind < N_INFLUENCE) for kind in range(N_KINDS)]
        return is_empty
    elif sort == SHOWN:
        return hand.becomes(_shown(t, hand.at))
    elif sort == NO_VETO:
        hand.loose = [hand.loose[0], 0, hand.loose[1] + hand.loose[2]]
        return hand.known[VETO] == 0
    elif sort == HAS_VETO:
        return hand.known[VETO] > 0 or hand.settle(VETO)
    elif sort in (SOME_INFLUENCE, NO_INFLUENCE):
        return (hand.influence() > 0) == (sort == SOME_INFLUENCE)
    return True


def _draw_action(hand: Hand, preset: int, t: Table, at: int) -> None:
    """Of a preset it is known which action card comes next. [K6]"""
    if preset == NONE:
        hand.loose[1] += 1
        return
    side = side_of(t.flow[at])
    drawn = sum(1 for i in range(at) if side_of(t.flow[i]) == side and sort_of(t.flow[i]) == DREW_ACTION)
    hand.known[int(PRESET_ORDER[preset * ACTION_CARDS + drawn])] += 1


def _shown(t: Table, at: int) -> list[int]:
    hand = [0] * N_KINDS
    for i in range(at + 1, len(t.flow)):
        if sort_of(t.flow[i]) != HELD:
            break
        hand[int(card_of(t.flow[i]))] += 1
    return hand


def _branches(t: Table, hand: Hand) -> list[Hand]:
    """Every way in which the note at hand may have been; those that take a card known to be there are tried first."""
    code = t.flow[hand.at]
    ways = []
    for kind in _kinds(int(sort_of(code)), int(card_of(code))):
        way = hand.copy()
        way.at += 1
        if _take(way, int(sort_of(code)), int(pool_of(code)), kind):
            ways.append((hand.known[kind], way))
    return [way for _, way in sorted(ways, key=lambda pair: pair[0])]


def _kinds(sort: int, card: int) -> list[int]:
    if sort == OPENER:
        return [WRATH, ASSASSINATION] if card == 1 else [WRATH]
    if sort == SWAPPED_ACTION:
        return list(range(N_INFLUENCE, N_KINDS))
    return list(range(N_KINDS if sort == SWAPPED else N_INFLUENCE))


def _take(way: Hand, sort: int, pool: int, kind: int) -> bool:
    if sort == OPENER:
        return way.settle(kind)
    left = way.pooled if sort == LAID else way.swapped
    if left[kind] == 0:
        return False
    left[kind] -= 1
    if pool == 1:
        way.first[kind] += 1
    return way.leave(kind)
