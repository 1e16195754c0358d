"""Chapter C8: the list by which Auto-Crassus chooses where to place.

An item of the list admits some candidates; its criteria then narrow them down, one after the other, to one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.games.caesar.box import (
    CENTRAL,
    ITALIA,
    N_PROVINCES,
    NEXT_TO_CENTRAL,
    POISON,
    PROVINCES,
    SENATE,
    SIDES,
    SPACES_FROM,
    SPACES_OF,
    across,
    row,
)
from triumvir.games.caesar.crassus_placing import aim_of, candidates, gives_the_win, place_of, space_of, value_of
from triumvir.games.caesar.events import CrassusAimed
from triumvir.games.caesar.state import Table
from triumvir.games.caesar.table import opponent_of

# ---- the list [C8.7] -----------------------------------------------------------------------------------------

LOWEST_VALUE: Final = 0
HIGHEST_VALUE: Final = 1
LARGEST_DEFICIT: Final = 2
LARGEST_LEAD: Final = 3
FEWEST_SPACES: Final = 4
ITALIA_FIRST: Final = 5
NEXT_TO_HELD: Final = 6
HAS_SENATE: Final = 7
HAS_POISON: Final = 8
IS_CENTRAL: Final = 9
BESIDE_CENTRAL: Final = 10
RANDOM_PROVINCE: Final = 11
DEFICIT_BEHIND: Final = 12
CENTRAL_BEHIND: Final = 13
RANDOM_SPACE: Final = 14
NOT_WILD: Final = 15
LARGER_SUM: Final = 16
SMALLER_SUM: Final = 17
LEFTMOST: Final = 18

_PROVINCE: Final = [NEXT_TO_HELD, HAS_SENATE, HAS_POISON, IS_CENTRAL, BESIDE_CENTRAL, RANDOM_PROVINCE]
_SPACE: Final = [DEFICIT_BEHIND, CENTRAL_BEHIND, RANDOM_SPACE]
_BIG_TOKEN: Final = [NOT_WILD, LARGER_SUM, LEFTMOST]
_SMALL_TOKEN: Final = [NOT_WILD, SMALLER_SUM, LEFTMOST]

_LIST: Final = [
    [LOWEST_VALUE, *_PROVINCE, *_SPACE, *_SMALL_TOKEN],  # 1 gains control
    [LOWEST_VALUE, *_PROVINCE, *_SPACE, *_SMALL_TOKEN],  # 2 closes
    [LARGEST_DEFICIT, *_PROVINCE, HIGHEST_VALUE, *_SPACE, *_BIG_TOKEN],  # 3 is behind
    [LARGEST_LEAD, FEWEST_SPACES, *_PROVINCE, HIGHEST_VALUE, *_SPACE, *_BIG_TOKEN],  # 4 has influence
    [HIGHEST_VALUE, *_PROVINCE, *_SPACE, *_BIG_TOKEN],  # 5 next to one he controls
    [HIGHEST_VALUE, ITALIA_FIRST, *_PROVINCE, *_SPACE, *_BIG_TOKEN],  # 6 central
    [HIGHEST_VALUE, *_PROVINCE, *_SPACE, *_BIG_TOKEN],  # 7 any
    [HIGHEST_VALUE, ITALIA_FIRST, RANDOM_PROVINCE, *_SPACE, *_BIG_TOKEN],  # 6 with ties at random
    [HIGHEST_VALUE, RANDOM_PROVINCE, *_SPACE, *_BIG_TOKEN],  # 7 with ties at random
]
"""The criteria of every item, in the order of deciding. [C8.7, C8.8]"""
FIRST_WITH_TIES: Final = 5
TIES_AT_RANDOM: Final = 2
"""Items from the sixth on have other criteria, so many places further on, where their ties are left to chance."""
CRITERIA: Final = row([criterion for item in _LIST for criterion in item])
CRITERIA_FROM: Final = row([sum(len(item) for item in _LIST[:i]) for i in range(len(_LIST) + 1)])


def choose(t: Table, chance: Chance, log: Log | None) -> i64:
    """The first item of the list that is possible, narrowed down to one placement. [C8.7]"""
    found = candidates(t)
    if t.rules.crassus_spares_always:
        found = spare_the_game(t, found)
    item: i64 = 0
    admitted = admit(t, item, found)
    while len(admitted) == 0:
        item += 1
        admitted = admit(t, item, found)
    criteria = criteria_of(t, item)
    for i in range(CRITERIA_FROM[criteria], CRITERIA_FROM[criteria + 1]):
        if len(admitted) == 1:
            break
        admitted = narrow(t, CRITERIA[i], admitted, chance)
    if log is not None:
        log.add(CrassusAimed(SIDES[t.active], int(item + 1), PROVINCES[aim_of(admitted[0])]))
    return admitted[0]


def criteria_of(t: Table, item: i64) -> i64:
    """Ties between the provinces of items 6 and 7 are broken in order, or at random. [C8.8]"""
    if item >= FIRST_WITH_TIES and t.rules.random_list_ties:
        return item + TIES_AT_RANDOM
    return item


def spare_the_game(t: Table, found: vec[i64]) -> vec[i64]:
    """Ignore placements by which the human wins at once, if any other exists. [C8.7]"""
    spared = vec[i64]()
    for i in range(len(found)):
        if not gives_the_win(t, found[i]):
            spared = append(spared, found[i])
    return spared if len(spared) > 0 else found


def admit(t: Table, item: i64, found: vec[i64]) -> vec[i64]:
    admitted = vec[i64]()
    for i in range(len(found)):
        if is_admitted(t, item, found[i]):
            admitted = append(admitted, found[i])
    return admitted


def is_admitted(t: Table, item: i64, candidate: i64) -> bool:
    """The conditions of the seven items, in the order of the list. [C8.7]"""
    province = aim_of(candidate)
    if item == 0:
        return gains_control(t, candidate)
    if item == 1:
        return t.empty_spaces[province] == 1 and not gives_the_win(t, candidate)
    if item == 2:
        return deficit(t, province) > 0
    if item == 3:
        return t.influence[t.active * N_PROVINCES + province] > 0
    if item == 4:
        return is_next_to_held(t, province)
    return item == 6 or CENTRAL[province] == 1


def gains_control(t: Table, candidate: i64) -> bool:
    """Fills the province and reaches at least a tie, which he wins. [C8.5, C8.7]"""
    province = aim_of(candidate)
    return t.empty_spaces[province] == 1 and value_of(t, candidate) >= deficit(t, province)


def deficit(t: Table, province: i64) -> i64:
    """By how much the human's influence exceeds his."""
    human = opponent_of(t.active)
    return t.influence[human * N_PROVINCES + province] - t.influence[t.active * N_PROVINCES + province]


def is_next_to_held(t: Table, province: i64) -> bool:
    """Next to a province he controls, be its marker face down. [C8.7, C8.8]"""
    for i in range(SPACES_FROM[province], SPACES_FROM[province + 1]):
        if t.held_by[across(SPACES_OF[i], province)] == t.active:
            return True
    return False


# ---- narrowing down [C8.8] -----------------------------------------------------------------------------------


def narrow(t: Table, criterion: i64, found: vec[i64], chance: Chance) -> vec[i64]:
    """Keep the candidates that are best by one criterion."""
    if criterion == RANDOM_PROVINCE or criterion == RANDOM_SPACE:
        return keep_one_place(criterion, found, chance)
    best = measure(t, criterion, found[0])
    kept = vec[i64]()
    for i in range(len(found)):
        value = measure(t, criterion, found[i])
        if value > best:
            best = value
            kept = vec[i64]()
        if value == best:
            kept = append(kept, found[i])
    return kept


def measure(t: Table, criterion: i64, candidate: i64) -> i64:
    """How well a candidate does by one criterion; more is better. [C8.7, C8.8]"""
    province = aim_of(candidate)
    if criterion == LOWEST_VALUE:
        return -value_of(t, candidate)
    if criterion == HIGHEST_VALUE:
        return value_of(t, candidate)
    if criterion == LARGEST_DEFICIT:
        return deficit(t, province)
    if criterion == LARGEST_LEAD:
        return -deficit(t, province)
    if criterion == FEWEST_SPACES:
        return -t.empty_spaces[province]
    if criterion == ITALIA_FIRST:
        return 1 if province == ITALIA else 0
    if criterion == NEXT_TO_HELD:
        return 1 if is_next_to_held(t, province) else 0
    if criterion == HAS_SENATE:
        return 1 if t.bonus_at[province] == SENATE else 0
    if criterion == HAS_POISON:
        return 1 if t.bonus_at[province] == POISON else 0
    if criterion == IS_CENTRAL:
        return CENTRAL[province]
    if criterion == BESIDE_CENTRAL:
        return NEXT_TO_CENTRAL[province]
    return measure_space_or_token(t, criterion, candidate)


def measure_space_or_token(t: Table, criterion: i64, candidate: i64) -> i64:
    """Ties between spaces look at the province behind; ties between tokens at the token. [C8.8]"""
    behind = across(space_of(candidate), aim_of(candidate))
    kind = t.row[place_of(candidate)]
    if criterion == DEFICIT_BEHIND:
        behind_by = deficit(t, behind)
        return behind_by if behind_by > 0 else 0
    if criterion == CENTRAL_BEHIND:
        return CENTRAL[behind]
    if criterion == NOT_WILD:
        return 1 - t.rules.box.wild[kind]
    if criterion == LARGER_SUM:
        return t.rules.high[kind] + t.rules.low[kind]
    if criterion == SMALLER_SUM:
        return -(t.rules.high[kind] + t.rules.low[kind])
    return -place_of(candidate)


def keep_one_place(criterion: i64, found: vec[i64], chance: Chance) -> vec[i64]:
    """Where nothing else decides, one province or one space at random. [C8.8]"""
    seen: i64 = 0
    count: i64 = 0
    for i in range(len(found)):
        bit = i64(1) << place_key(criterion, found[i])
        if seen & bit == 0:
            seen |= bit
            count += 1
    if count == 1:
        return found
    chosen = nth_bit(seen, chance.below(count))
    kept = vec[i64]()
    for i in range(len(found)):
        if place_key(criterion, found[i]) == chosen:
            kept = append(kept, found[i])
    return kept


def place_key(criterion: i64, candidate: i64) -> i64:
    return aim_of(candidate) if criterion == RANDOM_PROVINCE else space_of(candidate)


def nth_bit(bits: i64, n: i64) -> i64:
    """The place of the n-th bit that is set."""
    place: i64 = 0
    while True:
        if (bits >> place) & 1 == 1:
            if n == 0:
                return place
            n -= 1
        place += 1
