"""Chapter 1: set-up, secret and simultaneous."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.contract.position import Codes
from triumvir.games.cleopatra.actions import (
    ASSASSINATE,
    LAY_DOWN,
    N_CODES,
    NEXT,
    PRESET,
    card_at_group,
    card_of_place,
    group_of_place,
)
from triumvir.games.cleopatra.box import (
    ACTION_CARDS,
    BONUS_COPIES,
    BONUS_GROUPS,
    CAESAR,
    CARDS,
    CLEOPATRA,
    COPIES,
    GROUPS,
    INFLUENCE_RESERVE,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    N_PRESETS,
    NONE,
    PATRICIANS,
    PHILOSOPHER,
    PRESET_ORDER,
    SIDES,
)
from triumvir.games.cleopatra.cards import into_hand, lay_from_hand
from triumvir.games.cleopatra.events import BonusDealt, DeckOrdered, StartingHandTaken
from triumvir.games.cleopatra.knowledge import DEALT, note
from triumvir.games.cleopatra.rule_set import RuleSet
from triumvir.games.cleopatra.state import DOWN, Table
from triumvir.games.cleopatra.table import pick
from triumvir.games.cleopatra.turn import begin_turn
from triumvir.games.cleopatra.votes import fill_pile

LAY_STEPS: Final = 4
"""The fifth card goes to the fifth group of its own accord."""
CUSTOM_STEPS: Final = 12
"""So does the thirteenth action card to the bottom of the reserve."""


def set_up(t: Table, chance: Chance) -> None:
    """Patricians, vote cards and reserves; then both players arrange their cards in secret."""
    for group in range(i64(N_GROUPS)):
        t.patricians[group] = PATRICIANS[group]
    fill_pile(t)
    if t.rules.bonus_first or are_in_order(t):
        deal_bonus_cards(t, chance, None)
    for side in range(i64(2)):
        fill_reserves(t, side)
        take_one_of_each(t, side)


def deal_bonus_cards(t: Table, chance: Chance, log: Log | None) -> None:
    """One to each player in secret; the other four leave the game unseen. [K4]"""
    cards = vec[i64]([BONUS_COPIES] * BONUS_GROUPS)
    size: i64 = BONUS_COPIES * BONUS_GROUPS
    for side in range(i64(2)):
        t.bonus[side] = pick(cards, 0, size, chance)
        cards[t.bonus[side]] -= 1
        size -= 1
        if log is not None:
            log.add(BonusDealt(SIDES[side], GROUPS[t.bonus[side]]))


def fill_reserves(t: Table, side: i64) -> None:
    """27 influence cards, after two of every value were taken out; 13 action cards. [K5, K6]"""
    for kind in range(i64(N_KINDS)):
        taken: i64 = 2 if PHILOSOPHER < kind < N_INFLUENCE else 0
        t.reserve[side * N_KINDS + kind] = COPIES[kind] - taken
    t.reserve_size[2 * side] = INFLUENCE_RESERVE
    t.reserve_size[2 * side + 1] = ACTION_CARDS


def take_one_of_each(t: Table, side: i64) -> None:
    """A set of 1-5 into the empty hand: the first to lay, the second to play with. [K7, K8]"""
    for value in range(i64(PHILOSOPHER + 1), i64(N_INFLUENCE)):
        into_hand(t, side, value)
    note(t, DEALT, 0, side)


# ---- secret steps --------------------------------------------------------------------------------------------


def order_steps(rules: RuleSet) -> i64:
    """The own order card by card, a preset at once, or nothing to choose. [K6]"""
    if rules.shuffled:
        return 0
    return 1 if rules.preset else CUSTOM_STEPS


def steps_of(rules: RuleSet) -> i64:
    return order_steps(rules) + LAY_STEPS


def is_set_up(t: Table, side: i64) -> bool:
    """Whether a player has made all his choices."""
    return t.steps[side] == steps_of(t.rules)


def is_in_order(t: Table, side: i64) -> bool:
    """Whether a player's action reserve is ready. [K6]"""
    return t.steps[side] >= order_steps(t.rules)


def are_in_order(t: Table) -> bool:
    return is_in_order(t, CAESAR) and is_in_order(t, CLEOPATRA)


def awaits_bonus(t: Table) -> bool:
    """Nobody has a bonus card yet: they are dealt when both action reserves are in order. [K4, K6]"""
    return t.bonus[CAESAR] == NONE


def is_arranging(t: Table, side: i64) -> bool:
    """Whether a player has something to choose now; the first cards are laid with the bonus card in hand. [K6, K7]"""
    return not is_set_up(t, side) and not (awaits_bonus(t) and is_in_order(t, side))


def still_arranging(t: Table) -> i64:
    """Who has to choose, one bit each: both choose at the same time. [K6, K7]"""
    mask: i64 = 0
    for side in range(i64(2)):
        if is_arranging(t, side):
            mask |= 1 << side
    return mask


def legal_set_up(t: Table, side: i64, out: Codes) -> i64:
    if not is_arranging(t, side):
        return 0
    step = t.steps[side]
    if step >= order_steps(t.rules):
        return legal_first_lays(t, side, step - order_steps(t.rules), out)
    if t.rules.preset:
        for preset in range(i64(N_PRESETS)):
            out[preset] = PRESET + preset
        return N_PRESETS
    return legal_next_cards(t, side, out)


def legal_first_lays(t: Table, side: i64, group: i64, out: Codes) -> i64:
    """One of the values not laid yet, face down at the next group. [K7]"""
    count: i64 = 0
    for kind in range(i64(N_INFLUENCE)):
        if t.hand[side * N_KINDS + kind] > 0:
            out[count] = LAY_DOWN + card_at_group(kind, group)
            count += 1
    return count


def legal_next_cards(t: Table, side: i64, out: Codes) -> i64:
    """Any action card that has no place in the order yet. [K6]"""
    count: i64 = 0
    for kind in range(i64(N_INFLUENCE), i64(N_KINDS)):
        if unordered(t, side, kind) > 0:
            out[count] = NEXT + kind - N_INFLUENCE
            count += 1
    return count


def unordered(t: Table, side: i64, kind: i64) -> i64:
    """How many cards of a kind have no place in the order yet."""
    left = COPIES[kind]
    for place in range(i64(ACTION_CARDS)):
        if t.order[side * ACTION_CARDS + place] == kind:
            left -= 1
    return left


def forbids_set_up(t: Table, side: i64, action: i64) -> str:
    """Each value once, each action card once, and nothing is laid before the bonus cards are dealt. [K4, K6, K7]"""
    if not is_arranging(t, side):
        return "K7" if is_set_up(t, side) else "K4"
    step = t.steps[side]
    if step >= order_steps(t.rules):
        group = step - order_steps(t.rules)
        kind = card_of_place(action - LAY_DOWN)
        is_legal = LAY_DOWN <= action < ASSASSINATE and group_of_place(action - LAY_DOWN) == group
        return "" if is_legal and t.hand[side * N_KINDS + kind] > 0 else "K7"
    if t.rules.preset:
        return "" if PRESET <= action < N_CODES else "K6"
    kind = action - NEXT + N_INFLUENCE
    return "" if N_INFLUENCE <= kind < N_KINDS and unordered(t, side, kind) > 0 else "K6"


def arrange(t: Table, side: i64, action: i64, chance: Chance, log: Log | None) -> None:
    """One secret step; both reserves in order bring the bonus cards, both sides set up the first turn. [K6, K7, K9]"""
    if action >= PRESET:
        order_by_preset(t, side, action - PRESET, log)
    elif action >= NEXT:
        order_next(t, side, action - NEXT + N_INFLUENCE, log)
    else:
        lay_first(t, side, action - LAY_DOWN, log)
    t.steps[side] += 1
    if awaits_bonus(t) and are_in_order(t):
        deal_bonus_cards(t, chance, log)
    if is_set_up(t, side):
        lay_last(t, side, log)
        if still_arranging(t) == 0:
            begin_turn(t, CLEOPATRA, log)


def order_by_preset(t: Table, side: i64, preset: i64, log: Log | None) -> None:
    for place in range(i64(ACTION_CARDS)):
        t.order[side * ACTION_CARDS + place] = PRESET_ORDER[preset * ACTION_CARDS + place]
    if log is not None:
        log.add(DeckOrdered(SIDES[side], order_names(t, side)))


def order_next(t: Table, side: i64, kind: i64, log: Log | None) -> None:
    """The next place in the order; the last card finds its own. [K6]"""
    place = side * ACTION_CARDS + t.steps[side]
    t.order[place] = kind
    if t.steps[side] == CUSTOM_STEPS - 1:
        for last in range(i64(N_INFLUENCE), i64(N_KINDS)):
            if unordered(t, side, last) > 0:
                t.order[place + 1] = last
                break
    if log is not None:
        log.add(DeckOrdered(SIDES[side], order_names(t, side)))


def order_names(t: Table, side: i64) -> tuple[str, ...]:
    kinds = [t.order[side * ACTION_CARDS + place] for place in range(ACTION_CARDS)]
    return tuple(CARDS[kind] for kind in kinds if kind != NONE)


def lay_first(t: Table, side: i64, place: i64, log: Log | None) -> None:
    lay_from_hand(t, side, card_of_place(place), group_of_place(place), DOWN, log)


def lay_last(t: Table, side: i64, log: Log | None) -> None:
    """The fifth card to the fifth group, and the second set of 1-5 into the hand. [K7, K8]"""
    for kind in range(i64(N_INFLUENCE)):
        if t.hand[side * N_KINDS + kind] > 0:
            lay_from_hand(t, side, kind, N_GROUPS - 1, DOWN, log)
            break
    take_one_of_each(t, side)
    if log is not None:
        log.add(StartingHandTaken(SIDES[side]))
