"""Chapter 7: scoring."""

from mypy_extensions import i64

from triumvir.games.cleopatra.box import (
    ALL_PATRICIANS,
    CAESAR,
    CLEOPATRA,
    MAJORITY,
    N_GROUPS,
    NONE,
    PATRICIANS,
)
from triumvir.games.cleopatra.state import Table


def patricians_of(t: Table, side: i64) -> i64:
    """Patricians won; those still on the table score for nobody. [K45]"""
    total: i64 = 0
    for group in range(i64(N_GROUPS)):
        total += t.won[side * N_GROUPS + group]
    return total


def all_taken(t: Table) -> bool:
    """All 21 patricians are won. [K41]"""
    return patricians_of(t, CAESAR) + patricians_of(t, CLEOPATRA) == ALL_PATRICIANS


def has_majority(t: Table, side: i64, group: i64) -> bool:
    """Three of five or two of three, counted against the full group. [K46, KR32]"""
    return t.won[side * N_GROUPS + group] >= MAJORITY[group]


def group_points(t: Table, side: i64, group: i64) -> i64:
    """One for each patrician, one for the majority, one more for the whole group. [K46]"""
    won = t.won[side * N_GROUPS + group]
    points = won
    if won >= MAJORITY[group]:
        points += 1
    if won == PATRICIANS[group]:
        points += 1
    return points


def bonus_points(t: Table, side: i64) -> i64:
    """Two for the majority in the group of the own bonus card. [K46]"""
    return 2 if t.bonus[side] != NONE and has_majority(t, side, t.bonus[side]) else 0


def score(t: Table, side: i64) -> i64:
    """All points cumulate. [K46]"""
    total = bonus_points(t, side)
    for group in range(i64(N_GROUPS)):
        total += group_points(t, side, group)
    return total


def winner(t: Table) -> i64:
    """More points, then more patricians; NONE if that is equal too. [K47, KR30]"""
    difference = score(t, CAESAR) - score(t, CLEOPATRA)
    if difference == 0:
        difference = patricians_of(t, CAESAR) - patricians_of(t, CLEOPATRA)
    if difference > 0:
        return CAESAR
    return CLEOPATRA if difference < 0 else NONE
