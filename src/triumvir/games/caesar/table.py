"""Everything that lies on the table, in packed rows, with accessors that read like the rulebook."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.contract.position import Position
from triumvir.games.caesar.box import (
    ENDS,
    HIGH,
    LOW,
    MARKERS,
    N_BONUSES,
    N_CENTURIONS,
    N_KINDS,
    N_PROVINCES,
    N_SPACES,
    N_SYMBOLS,
    N_TILES,
    NONE,
    SIDES,
    SPACE_SYMBOL,
    SPACES_FROM,
    SPACES_PER_SYMBOL,
    TAKES,
)
from triumvir.games.caesar.choices import Choices
from triumvir.games.caesar.events import GameEnded

# What is asked of the active side.
PLACE: Final = 0
PASS: Final = 1
ORDER: Final = 2
BONUS: Final = 3
TAKE: Final = 4
CRASSUS: Final = 5
OVER: Final = 6
PHASES: Final = ("place", "pass", "order", "bonus", "take", "crassus", "over")

# How a token lies on its space.
UP: Final = 0
TURNED: Final = 1
"""Turned face down by Might: everybody has seen it."""
HIDDEN: Final = 2
"""Placed face down by Border Control: only its owner has seen it."""
FACES: Final = ("up", "turned", "hidden")

# Where a Centurion token is, as everybody knows.
BESIDE: Final = 0
TAKEN: Final = 1
"""Taken into the supply and not seen since: there, or hidden on the board."""
SEEN: Final = 2
"""Seen again: on the board, or back in the bag."""
WHEREABOUTS: Final = ("beside", "taken", "seen")

END_REASONS: Final = ("markers", "markers_removed", "stuck", "standstill")
BY_MARKERS: Final = 0
BY_REMOVAL: Final = 1
BY_STUCK: Final = 2
BY_STANDSTILL: Final = 3

MOST_SENATES: Final = 6


def filled(size: int, value: int) -> vec[i64]:
    return vec[i64]([value] * size)


class Table(Position):
    """The state of a game of CAESAR!. Rows that belong to a side are indexed `side * width + item`."""

    def __init__(self, choices: Choices, like: "Table | None" = None) -> None:
        """An empty table, or a copy of another; written out so that the compiler knows every field is set."""
        self.choices = choices
        if like is not None:
            self.kind_at: vec[i64] = like.kind_at[:]
            self.owner_at: vec[i64] = like.owner_at[:]
            self.facing_at: vec[i64] = like.facing_at[:]
            self.face_at: vec[i64] = like.face_at[:]
            self.border_marker: vec[i64] = like.border_marker[:]
            self.bonus_at: vec[i64] = like.bonus_at[:]
            self.empty_spaces: vec[i64] = like.empty_spaces[:]
            self.open_spaces: vec[i64] = like.open_spaces[:]
            self.open_count: vec[i64] = like.open_count[:]
            self.influence: vec[i64] = like.influence[:]
            self.closed: vec[i64] = like.closed[:]
            self.held_by: vec[i64] = like.held_by[:]
            self.marker_turned: vec[i64] = like.marker_turned[:]
            self.supply: vec[i64] = like.supply[:]
            self.supply_size: vec[i64] = like.supply_size[:]
            self.bag: vec[i64] = like.bag[:]
            self.bag_size: vec[i64] = like.bag_size[:]
            self.markers: vec[i64] = like.markers[:]
            self.markers_removed: vec[i64] = like.markers_removed[:]
            self.senates: vec[i64] = like.senates[:]
            self.under_senate: vec[i64] = like.under_senate[:]
            self.centurion: vec[i64] = like.centurion[:]
            self.bank: vec[i64] = like.bank[:]
            self.gone: vec[i64] = like.gone[:]
            self.active: i64 = like.active
            self.phase: i64 = like.phase
            self.extra_turn: bool = like.extra_turn
            self.centurion_due: bool = like.centurion_due
            self.asked: i64 = like.asked
            self.asked_from_bank: bool = like.asked_from_bank
            self.placed: i64 = like.placed
            self.closing: i64 = like.closing
            self.waiting: i64 = like.waiting
            self.first_stuck: i64 = like.first_stuck
            self.winner: i64 = like.winner
            self.reason: i64 = like.reason
            self.row: vec[i64] = like.row[:]
            self.deck: vec[i64] = like.deck[:]
            self.tile: i64 = like.tile
            self.step: i64 = like.step
            self.executed: bool = like.executed
            self.fell_short: bool = like.fell_short
            self.gains: vec[i64] = like.gains[:]
            self.hidden_at_gain: vec[i64] = like.hidden_at_gain[:]
            self.taken_at_gain: vec[i64] = like.taken_at_gain[:]
            self.returned: vec[i64] = like.returned[:]
            self.plays: vec[i64] = like.plays[:]
            self.stuck_tokens: vec[i64] = like.stuck_tokens[:]
            self.stuck_spaces: vec[i64] = like.stuck_spaces[:]
            return
        # border spaces
        self.kind_at = filled(N_SPACES, NONE)
        self.owner_at = filled(N_SPACES, NONE)
        self.facing_at = filled(N_SPACES, 0)
        self.face_at = filled(N_SPACES, UP)
        self.border_marker = filled(N_SPACES, NONE)
        # provinces
        self.bonus_at = filled(N_PROVINCES, NONE)
        self.empty_spaces = filled(N_PROVINCES, 0)
        self.open_spaces = filled(N_SPACES, 0)
        self.open_count = filled(N_SYMBOLS, 0)
        self.influence = filled(2 * N_PROVINCES, 0)
        self.closed = filled(N_PROVINCES, 0)
        self.held_by = filled(N_PROVINCES, NONE)
        self.marker_turned = filled(N_PROVINCES, 0)
        # sides
        self.supply = filled(2 * N_KINDS, 0)
        self.supply_size = filled(2, 0)
        self.bag = filled(2 * N_KINDS, 0)
        self.bag_size = filled(2, 0)
        self.markers = filled(2, MARKERS)
        self.markers_removed = filled(2, 0)
        self.senates = filled(2, 0)
        self.under_senate = filled(2 * MOST_SENATES, 0)
        self.centurion = filled(2 * N_CENTURIONS, BESIDE)
        # bonus tokens out of play
        self.bank = filled(N_BONUSES, 0)
        self.gone = filled(N_BONUSES, 0)
        # the turn
        self.active = 0
        self.phase = PLACE
        self.extra_turn = False
        self.centurion_due = False
        self.asked = NONE
        self.asked_from_bank = False
        self.placed = NONE
        self.closing = NONE
        self.waiting = NONE
        self.first_stuck = NONE
        self.winner = NONE
        self.reason = NONE
        # Auto-Crassus
        self.row = vec[i64]()
        self.deck = filled(N_TILES, 0)
        self.tile = NONE
        self.step = 0
        self.executed = False
        self.fell_short = False
        # what everybody can conclude
        self.gains = filled(2, 0)
        self.hidden_at_gain = filled(N_SPACES, 0)
        self.taken_at_gain = filled(2 * N_CENTURIONS, 0)
        self.returned = vec[i64]()
        self.plays = vec[i64]()
        self.stuck_tokens = filled(2, 0)
        self.stuck_spaces = filled(2, 0)
        for province in range(N_PROVINCES):
            self.empty_spaces[province] = SPACES_FROM[province + 1] - SPACES_FROM[province]
        for space in range(N_SPACES):
            symbol = SPACE_SYMBOL[space]
            self.open_spaces[symbol * SPACES_PER_SYMBOL + self.open_count[symbol]] = space
            self.open_count[symbol] += 1


def opponent_of(side: i64) -> i64:
    return 1 - side


def is_crassus(t: Table, side: i64) -> bool:
    """Alone at the table, the other side is played by Auto-Crassus. [C1.1, C8.1]"""
    return side == t.choices.crassus


def value_toward(kind: i64, facing: i64, end: i64) -> i64:
    """The value a token shows toward the first (0) or second (1) province of its space."""
    return HIGH[kind] if facing == end else LOW[kind]


def shows(t: Table, space: i64, end: i64) -> i64:
    """What the token on a space counts for one of its two provinces; face down it counts nothing."""
    if t.face_at[space] != UP:
        return 0
    return value_toward(t.kind_at[space], t.facing_at[space], end)


def is_stuck(t: Table, side: i64) -> bool:
    """Whether no token of the supply fits any empty space. [C3.1]"""
    return not _any_fits(t, t.supply, side)


def nothing_fits_anywhere(t: Table) -> bool:
    """Whether no token in any supply or bag fits anywhere. [C3.1]"""
    for side in range(i64(2)):
        if _any_fits(t, t.supply, side) or _any_fits(t, t.bag, side):
            return False
    return True


def _any_fits(t: Table, tokens: vec[i64], side: i64) -> bool:
    for kind in range(i64(N_KINDS)):
        if tokens[side * N_KINDS + kind] > 0 and has_space(t, kind):
            return True
    return False


def has_space(t: Table, kind: i64) -> bool:
    """Whether some empty space takes a token of this kind. [C3.2]"""
    for symbol in range(i64(N_SYMBOLS)):
        if TAKES[kind * N_SYMBOLS + symbol] == 1 and t.open_count[symbol] > 0:
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
        t.influence[side * N_PROVINCES + first] += value_toward(kind, facing, 0)
        t.influence[side * N_PROVINCES + second] += value_toward(kind, facing, 1)


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
    if side == t.choices.crassus:
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
