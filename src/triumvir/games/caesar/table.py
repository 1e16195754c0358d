"""What is asked of the table and done to it everywhere, in words that read like the rulebook."""

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.games.caesar.box import (
    ENDS,
    N_CENTURIONS,
    N_KINDS,
    N_PROVINCES,
    N_SYMBOLS,
    NONE,
    SIDES,
    SPACE_SYMBOL,
    SPACES_PER_SYMBOL,
)
from triumvir.games.caesar.events import GameEnded
from triumvir.games.caesar.rule_set import RuleSet
from triumvir.games.caesar.state import BESIDE, END_REASONS, OVER, TURNED, UP, Table


def opponent_of(side: i64) -> i64:
    return 1 - side


def is_crassus(t: Table, side: i64) -> bool:
    """Alone at the table, the other side is played by Auto-Crassus. [C1.1, C8.1]"""
    return side == t.rules.crassus


def value_toward(rules: RuleSet, kind: i64, facing: i64, end: i64) -> i64:
    """The value a token shows toward the first (0) or second (1) province of its space."""
    return rules.high[kind] if facing == end else rules.low[kind]


def shows(t: Table, space: i64, end: i64) -> i64:
    """What the token on a space counts for one of its two provinces; face down it counts nothing."""
    if t.face_at[space] != UP:
        return 0
    return value_toward(t.rules, t.kind_at[space], t.facing_at[space], end)


def is_stuck(t: Table, side: i64) -> bool:
    """Whether no token of the supply fits any empty space. [C3.1]"""
    return not _any_fits(t, t.supply, side)


def nothing_fits_anywhere(t: Table) -> bool:
    """Whether no token in any supply or bag, nor in Crassus' Centurion stack, fits anywhere. [C3.1]"""
    for side in range(i64(2)):
        if _any_fits(t, t.supply, side) or _any_fits(t, t.bag, side):
            return False
    return t.rules.overlooks_stack or not _stack_fits(t)


def _stack_fits(t: Table) -> bool:
    """Whether a token of Crassus' face-down Centurion stack fits an empty space. [C3.1]"""
    if not t.rules.solo or not t.rules.centurions:
        return False
    for number in range(i64(N_CENTURIONS)):
        is_there = t.centurion[t.rules.crassus * N_CENTURIONS + number] == BESIDE
        if is_there and has_space(t, t.rules.first_centurion + number):
            return True
    return False


def _any_fits(t: Table, tokens: vec[i64], side: i64) -> bool:
    rules = t.rules
    takes = rules.takes
    open_count = t.open_count
    first = side * N_KINDS
    for kind in range(rules.kinds):
        if tokens[first + kind] > 0 and _goes_on(takes, kind, open_count):
            return True
    return False


def has_space(t: Table, kind: i64) -> bool:
    """Whether some empty space takes a token of this kind. [C3.2]"""
    return _goes_on(t.rules.takes, kind, t.open_count)


def _goes_on(takes: vec[i64], kind: i64, open_count: vec[i64]) -> bool:
    for symbol in range(i64(N_SYMBOLS)):
        if takes[kind * N_SYMBOLS + symbol] == 1 and open_count[symbol] > 0:
            return True
    return False


def fill_space(t: Table, space: i64) -> None:
    """A space is no longer empty: its two provinces have one empty space less, and its symbol one place less."""
    t.empty_spaces[ENDS[2 * space]] -= 1
    t.empty_spaces[ENDS[2 * space + 1]] -= 1
    symbol = SPACE_SYMBOL[space]
    left = t.open_count[symbol] - 1
    t.open_count[symbol] = left
    place = symbol * SPACES_PER_SYMBOL
    last = place + left
    open_spaces = t.open_spaces
    while open_spaces[place] != space:
        place += 1
    while place < last:
        open_spaces[place] = open_spaces[place + 1]
        place += 1


def lay_token(t: Table, side: i64, kind: i64, space: i64, facing: i64, face: i64) -> None:
    """Move a token from the supply to a border space and count its influence."""
    t.supply[side * N_KINDS + kind] -= 1
    t.supply_size[side] -= 1
    t.kind_at[space] = kind
    t.owner_at[space] = side
    t.facing_at[space] = facing
    t.face_at[space] = face
    first = ENDS[2 * space]
    second = ENDS[2 * space + 1]
    fill_space(t, space)
    if face == UP:
        rules = t.rules
        t.influence[side * N_PROVINCES + first] += value_toward(rules, kind, facing, 0)
        t.influence[side * N_PROVINCES + second] += value_toward(rules, kind, facing, 1)


def turn_token(t: Table, space: i64) -> None:
    """Turn a token face down: it counts 0/0 but still fills its space. [C5.3]"""
    side = t.owner_at[space]
    for end in range(i64(2)):
        t.influence[side * N_PROVINCES + ENDS[2 * space + end]] -= shows(t, space, end)
    t.face_at[space] = TURNED


def into_supply(t: Table, side: i64, kind: i64) -> None:
    t.supply[side * N_KINDS + kind] += 1
    t.supply_size[side] += 1
    t.gains[side] += 1
    if side == t.rules.crassus:
        t.row = append(t.row, kind)


def pick(tokens: vec[i64], first: i64, size: i64, chance: Chance) -> i64:
    """One token at random out of counted kinds."""
    left = chance.below(size)
    kind: i64 = 0
    while left >= tokens[first + kind]:
        left -= tokens[first + kind]
        kind += 1
    return kind


def draw(t: Table, side: i64, chance: Chance) -> i64:
    """Draw a token from the bag into the supply; NONE if the bag is empty."""
    if t.bag_size[side] == 0:
        return NONE
    kind = pick(t.bag, side * N_KINDS, t.bag_size[side], chance)
    t.bag[side * N_KINDS + kind] -= 1
    t.bag_size[side] -= 1
    into_supply(t, side, kind)
    return kind


def take_markers(t: Table, side: i64, wanted: i64) -> i64:
    """Take markers from a side's stock: all that are left if there are fewer. [C6.1]"""
    count = wanted if wanted < t.markers[side] else t.markers[side]
    t.markers[side] -= count
    return count


def has_won(t: Table, side: i64) -> bool:
    """The game ends the moment a player has put down his last control marker. [C6.1]"""
    return t.markers[side] == 0


def end(t: Table, winner: i64, reason: i64, log: Log | None) -> None:
    t.winner = winner
    t.reason = reason
    t.phase = OVER
    if log is not None:
        log.add(GameEnded(SIDES[winner], END_REASONS[reason]))


def spend(t: Table, bonus: i64) -> None:
    """A used, declined or discarded bonus token is out of the game."""
    t.gone[bonus] += 1


def asked_or_in_hand(t: Table, bonus: i64) -> int:
    """How many of such bonus tokens were taken and are not dealt with yet. [C4.5, C4.6]"""
    return int(t.asked == bonus) + int(t.first_bonus == bonus) + int(t.second_bonus == bonus)
