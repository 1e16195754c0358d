"""Chapter C2: set-up."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.games.caesar.box import (
    CAESAR,
    CENTURION,
    ITALIA,
    N_BONUSES,
    N_KINDS,
    N_PROVINCES,
    POISON,
    SENATE,
)
from triumvir.games.caesar.rule_set import RuleSet
from triumvir.games.caesar.state import Table
from triumvir.games.caesar.table import draw, is_crassus, pick
from triumvir.games.caesar.turn_order import begin_turn

START_TOKENS: Final = 2
START_TOKENS_POISON: Final = 3
START_TOKENS_CRASSUS: Final = 3


def set_up(t: Table, chance: Chance) -> None:
    """Bonus tokens, bags and first draws; then the first turn begins."""
    lay_bonus_tokens(t, chance)
    for side in range(i64(2)):
        fill_bag(t, side)
        for _ in range(start_tokens(t, side)):
            draw(t, side, chance)
    if t.rules.solo:
        t.deck = t.rules.box.tile_deck(t.rules.difficulty, t.rules.centurions)
    begin_turn(t, first_side(t.rules), False, None)


def first_side(rules: RuleSet) -> i64:
    """Caesar takes the first turn; alone at the table, Crassus does. [C2.3, C8.1]"""
    return rules.crassus if rules.solo else CAESAR


def start_tokens(t: Table, side: i64) -> i64:
    """Two, three with Poison; Crassus always three. [C2.2, C7.1, C8.1]"""
    if is_crassus(t, side):
        return START_TOKENS_CRASSUS
    return START_TOKENS_POISON if t.rules.poison else START_TOKENS


def fill_bag(t: Table, side: i64) -> None:
    """The 16 base tokens go into the bag; Centurion tokens stay beside it. [C2.2, C7.2]"""
    copies = t.rules.box.copies
    for kind in range(t.rules.first_centurion):
        t.bag[side * N_KINDS + kind] = copies[side * N_KINDS + kind]
        t.bag_size[side] += copies[side * N_KINDS + kind]


def lay_bonus_tokens(t: Table, chance: Chance) -> None:
    """One Senate on Italia, 17 tokens at random on the other provinces. [C2.1, C2.4]"""
    pool = bonus_pool(t, chance)
    t.bonus_at[ITALIA] = SENATE
    for province in range(i64(N_PROVINCES)):
        if province != ITALIA:
            t.bonus_at[province] = take(pool, chance)


def bonus_pool(t: Table, chance: Chance) -> vec[i64]:
    """The 17 tokens for the provinces: modules replace base tokens, or are mixed in before removing. [C2.4, C1.7]"""
    pool = vec[i64]([0] * N_BONUSES)
    for bonus in range(i64(POISON)):
        pool[bonus] = t.rules.box.bonus_copies[bonus]
    pool[SENATE] -= 1
    added = modules(t.rules)
    count = sum_of(pool) + sum_of(added) - (N_PROVINCES - 1)
    if t.rules.mix:
        add(pool, added)
    for _ in range(count):
        remove(t, take(pool, chance))
    if not t.rules.mix:
        add(pool, added)
    return pool


def modules(rules: RuleSet) -> vec[i64]:
    """Three Poison tokens, three Centurion tokens, as chosen. [C7.1, C7.2]"""
    added = vec[i64]([0] * N_BONUSES)
    if rules.poison:
        added[POISON] = rules.box.bonus_copies[POISON]
    if rules.centurions:
        added[CENTURION] = rules.box.bonus_copies[CENTURION]
    return added


def remove(t: Table, bonus: i64) -> None:
    """Removed tokens go back to the box, or form the bank with Border Control. [C2.4, C7.3]"""
    if t.rules.border_control:
        t.bank[bonus] += 1
    else:
        t.gone[bonus] += 1


def take(pool: vec[i64], chance: Chance) -> i64:
    bonus = pick(pool, 0, sum_of(pool), chance)
    pool[bonus] -= 1
    return bonus


def add(pool: vec[i64], more: vec[i64]) -> None:
    for bonus in range(i64(N_BONUSES)):
        pool[bonus] += more[bonus]


def sum_of(pool: vec[i64]) -> i64:
    total: i64 = 0
    for bonus in range(i64(N_BONUSES)):
        total += pool[bonus]
    return total
