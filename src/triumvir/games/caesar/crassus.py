"""Chapter C8: the turn of Auto-Crassus, who follows his tiles. Each command is a ply of its own."""

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.games.caesar.actions import COMMAND, TURN_TILE
from triumvir.games.caesar.bonuses import draw_openly, return_from_row
from triumvir.games.caesar.box import (
    COMMANDS,
    DISCARD,
    DRAW_1,
    DRAW_2,
    DRAW_CENTURION,
    EXECUTE,
    N_CENTURIONS,
    N_TILES,
    NONE,
    SIDES,
    TILES,
)
from triumvir.games.caesar.crassus_list import choose
from triumvir.games.caesar.crassus_placing import carry_out
from triumvir.games.caesar.events import CrassusSkipped, StackEmpty, TileTurned, TokenDrawn
from triumvir.games.caesar.state import BESIDE, OVER, SEEN, Table
from triumvir.games.caesar.table import into_supply, is_stuck, pick
from triumvir.games.caesar.turn_order import end_turn, face_being_stuck


def next_step(t: Table) -> i64:
    """The one thing Crassus does next: turn a tile, or its next command. [C8.2, C8.3]"""
    if t.tile == NONE:
        return TURN_TILE
    box = t.rules.box
    return COMMAND + box.commands_of[box.commands_from[t.tile] + t.step]


def proceed(t: Table, action: i64, chance: Chance, log: Log | None) -> None:
    """Carry out the next step; after the last command his turn is over."""
    if action == TURN_TILE:
        turn_tile(t, chance, log)
        return
    obey(t, action - COMMAND, chance, log)
    t.step += 1
    commands_from = t.rules.box.commands_from
    if t.phase != OVER and commands_from[t.tile] + t.step == commands_from[t.tile + 1]:
        end_turn(t, log)


def turn_tile(t: Table, chance: Chance, log: Log | None) -> None:
    """Turn up the next of the tiles, shuffling all of them again when none is left. [C8.2]"""
    size = tiles_left(t)
    shuffled = size == 0
    if shuffled:
        t.deck = t.rules.box.tile_deck(t.rules.difficulty, t.rules.centurions)
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
    kind = t.rules.first_centurion + number
    into_supply(t, t.active, kind)
    if log is not None:
        log.add(TokenDrawn(SIDES[t.active], t.rules.tokens[kind], True))


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
