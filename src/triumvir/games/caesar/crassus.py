"""Chapter C8: Auto-Crassus, who follows his tiles and his list.

A candidate is one way to place one token of his row, seen from one of the two provinces it touches: the aim.
An item of the list admits some candidates; its criteria then narrow them down, one after the other, to one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance, Scripted
from triumvir.contract.event import Log
from triumvir.games.caesar.actions import COMMAND, TURN_TILE
from triumvir.games.caesar.bonuses import draw_openly, return_from_row, without
from triumvir.games.caesar.box import (
    CENTRAL,
    COMMANDS,
    COMMANDS_FROM,
    COMMANDS_OF,
    DISCARD,
    DRAW_1,
    DRAW_2,
    DRAW_CENTURION,
    ENDS,
    EXECUTE,
    FIRST_CENTURION,
    FITS,
    HIGH,
    ITALIA,
    LOW,
    N_CENTURIONS,
    N_PROVINCES,
    N_SPACES,
    N_TILES,
    NEXT_TO_CENTRAL,
    NONE,
    POISON,
    PROVINCES,
    SENATE,
    SIDES,
    SPACES_FROM,
    SPACES_OF,
    TILES,
    TOKENS,
    WILD,
    across,
    row,
    tile_deck,
)
from triumvir.games.caesar.closing import filled_by
from triumvir.games.caesar.events import (
    CrassusAimed,
    CrassusSkipped,
    StackEmpty,
    TileTurned,
    TokenDrawn,
)
from triumvir.games.caesar.table import (
    BESIDE,
    OVER,
    SEEN,
    UP,
    Table,
    into_supply,
    is_stuck,
    lay_token,
    opponent_of,
    pick,
    value_toward,
)
from triumvir.games.caesar.turn import (
    check_closing,
    end_turn,
    face_being_stuck,
    placed_event,
    resolve_both,
)

# ---- his turn ------------------------------------------------------------------------------------------------


def next_step(t: Table) -> i64:
    """The one thing Crassus does next: turn a tile, or its next command. [C8.2, C8.3]"""
    if t.tile == NONE:
        return TURN_TILE
    return COMMAND + COMMANDS_OF[COMMANDS_FROM[t.tile] + t.step]


def proceed(t: Table, action: i64, chance: Chance, log: Log | None) -> None:
    """Carry out the next step; after the last command his turn is over."""
    if action == TURN_TILE:
        turn_tile(t, chance, log)
        return
    obey(t, action - COMMAND, chance, log)
    t.step += 1
    if t.phase != OVER and COMMANDS_FROM[t.tile] + t.step == COMMANDS_FROM[t.tile + 1]:
        end_turn(t, log)


def turn_tile(t: Table, chance: Chance, log: Log | None) -> None:
    """Turn up the next of the six tiles, shuffling all of them again when none is left. [C8.2]"""
    size = tiles_left(t)
    shuffled = size == 0
    if shuffled:
        t.deck = tile_deck(t.choices.difficulty, t.choices.centurions)
        size = tiles_left(t)
    t.tile = pick(t.deck, 0, size, chance)
    t.deck[t.tile] -= 1
    if log is not None:
        log.add(TileTurned(TILES[t.tile], shuffled))


def tiles_left(t: Table) -> i64:
    size: i64 = 0
    for tile in range(i64(N_TILES)):
        size += t.deck[tile]
    return size


def obey(t: Table, command: i64, chance: Chance, log: Log | None) -> None:
    """One command of a tile. [C8.3]"""
    if command == DRAW_1:
        draw_tokens(t, 1, chance, log)
    elif command == DRAW_2:
        draw_tokens(t, 2, chance, log)
    elif command == DRAW_CENTURION:
        draw_centurion(t, chance, log)
    elif command == DISCARD:
        discard(t, log)
    else:
        execute(t, chance, log)


def draw_tokens(t: Table, count: i64, chance: Chance, log: Log | None) -> None:
    """From his bag to the right end of the row, as many as there are. [C8.4]"""
    for _ in range(count):
        if not draw_openly(t, t.active, chance, log):
            t.fell_short = True


def discard(t: Table, log: Log | None) -> None:
    """The leftmost token goes back to the bag, but not in a turn in which a draw fell short. [C8.4]"""
    if t.fell_short or len(t.row) == 0:
        if log is not None:
            log.add(CrassusSkipped(SIDES[t.active], COMMANDS[DISCARD]))
    else:
        return_from_row(t, 0, log)


def draw_centurion(t: Table, chance: Chance, log: Log | None) -> None:
    """The top of his shuffled Centurion stack joins the row; with none left nothing happens. [C8.4]"""
    first = t.active * N_CENTURIONS
    stack = vec[i64]([0] * N_CENTURIONS)
    size: i64 = 0
    for number in range(i64(N_CENTURIONS)):
        if t.centurion[first + number] == BESIDE:
            stack[number] = 1
            size += 1
    if size == 0:
        if log is not None:
            log.add(StackEmpty(SIDES[t.active]))
        return
    number = pick(stack, 0, size, chance)
    t.centurion[first + number] = SEEN
    into_supply(t, t.active, FIRST_CENTURION + number)
    if log is not None:
        log.add(TokenDrawn(SIDES[t.active], TOKENS[FIRST_CENTURION + number], True))


def execute(t: Table, chance: Chance, log: Log | None) -> None:
    """One placement; unable at the first execute of a turn he is stuck, a later one is skipped. [C8.5, C8.9]"""
    is_first = not t.executed
    t.executed = True
    if not is_stuck(t, t.active):
        carry_out(t, choose(t, chance, log), chance, log)
        return
    if is_first:
        face_being_stuck(t, t.active, log)
    if log is not None and t.phase != OVER:
        log.add(CrassusSkipped(SIDES[t.active], COMMANDS[EXECUTE]))


# ---- candidates ----------------------------------------------------------------------------------------------
# A candidate is packed as ((place in row * N_SPACES + space) * 2 + facing) * 2 + end of the space aimed at.


def place_of(candidate: i64) -> i64:
    return candidate // (N_SPACES * 4)


def space_of(candidate: i64) -> i64:
    return candidate // 4 % N_SPACES


def facing_of(candidate: i64) -> i64:
    return candidate // 2 % 2


def aim_of(candidate: i64) -> i64:
    return ENDS[2 * space_of(candidate) + candidate % 2]


def value_of(t: Table, candidate: i64) -> i64:
    """The number that will face the province aimed at. [C8.7]"""
    return value_toward(t.row[place_of(candidate)], facing_of(candidate), candidate % 2)


def candidates(t: Table) -> vec[i64]:
    """Every way to place a token of the row; face down he never places. [C8.7, C8.10]"""
    found = vec[i64]()
    for place in range(i64(len(t.row))):
        kind = t.row[place]
        facings: i64 = 1 if HIGH[kind] == LOW[kind] else 2
        for space in range(i64(N_SPACES)):
            if t.kind_at[space] == NONE and FITS[kind * N_SPACES + space] == 1:
                for turned in range(facings * 2):
                    found = append(found, (place * N_SPACES + space) * 4 + turned)
    return found


def carry_out(t: Table, candidate: i64, chance: Chance, log: Log | None) -> None:
    """Place the token; of two provinces it closes, the one aimed at is resolved first. [C8.5, C8.9]"""
    place = place_of(candidate)
    space = space_of(candidate)
    kind = t.row[place]
    t.row = without(t.row, place)
    lay_token(t, t.active, kind, space, facing_of(candidate), UP)
    t.placed = space
    t.first_stuck = NONE
    if log is not None:
        log.add(placed_event(t, space))
    if filled_by(t, space) == 2:
        resolve_both(t, aim_of(candidate), chance, log)
    else:
        check_closing(t, chance, log)


def gives_the_win(t: Table, candidate: i64) -> bool:
    """Whether the human wins at once by this placement. [C8.7]"""
    space = space_of(candidate)
    if t.empty_spaces[ENDS[2 * space]] > 1 and t.empty_spaces[ENDS[2 * space + 1]] > 1:
        return False
    tried = t.clone()
    assert isinstance(tried, Table)
    carry_out(tried, candidate, Scripted(), None)
    return tried.winner == opponent_of(t.active)


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
]
"""The criteria of every item, in the order of deciding. [C8.7, C8.8]"""
N_ITEMS: Final = 7
CRITERIA: Final = row([criterion for item in _LIST for criterion in item])
CRITERIA_FROM: Final = row([sum(len(item) for item in _LIST[:i]) for i in range(N_ITEMS + 1)])


def choose(t: Table, chance: Chance, log: Log | None) -> i64:
    """The first item of the list that is possible, narrowed down to one placement. [C8.7]"""
    found = candidates(t)
    if t.choices.crassus_spares_always:
        found = spare_the_game(t, found)
    item: i64 = 0
    admitted = admit(t, item, found)
    while len(admitted) == 0:
        item += 1
        admitted = admit(t, item, found)
    for i in range(CRITERIA_FROM[item], CRITERIA_FROM[item + 1]):
        if len(admitted) == 1:
            break
        admitted = narrow(t, CRITERIA[i], admitted, chance)
    if log is not None:
        log.add(CrassusAimed(SIDES[t.active], int(item + 1), PROVINCES[aim_of(admitted[0])]))
    return admitted[0]


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
        return 1 - WILD[kind]
    if criterion == LARGER_SUM:
        return HIGH[kind] + LOW[kind]
    if criterion == SMALLER_SUM:
        return -(HIGH[kind] + LOW[kind])
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
