"""Chapter A3: the turn, and what follows from it; `legality.py` tells what may be done in it."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.contract.rows import named
from triumvir.games.ave_caesar.actions import SKIP_CODE, played_card, reached_cell
from triumvir.games.ave_caesar.box import FACTIONS, N_CARDS, NONE
from triumvir.games.ave_caesar.events import CardPlayed, ChariotMoved, TurnBegan, TurnSkipped
from triumvir.games.ave_caesar.halts import halt_of, is_plain
from triumvir.games.ave_caesar.imperial_lane import greet_caesar
from triumvir.games.ave_caesar.knowledge import note_played, note_skip
from triumvir.games.ave_caesar.legality import find_moves
from triumvir.games.ave_caesar.movement import drive_to, path_to
from triumvir.games.ave_caesar.neutral import drive_as_told, drive_neutral
from triumvir.games.ave_caesar.race import end_race, finish, is_race_over, strand_if_spent
from triumvir.games.ave_caesar.setup import draw
from triumvir.games.ave_caesar.state import HALTS, Table
from triumvir.games.ave_caesar.table import is_neutral, is_racing, seat_in_turn


def act(t: Table, action: i64, chance: Chance, log: Log | None) -> None:
    """Carry out a legal action of the chariot in turn; then the next is to move."""
    chariot = t.active
    seat = seat_in_turn(t)
    if is_neutral(t, chariot):
        drive_as_told(t, chariot, reached_cell(action), log)
    elif action == SKIP_CODE:
        skip(t, chariot, log)
    else:
        play_card(t, chariot, action, chance, log)
    go_on(t, seat, chance, log)


def skip(t: Table, chariot: i64, log: Log | None) -> None:
    """Keep all cards. [A3.3]"""
    if log is not None:
        reason = named(HALTS, halt_of(t, chariot))
        log.add(TurnSkipped(FACTIONS[chariot], FACTIONS[seat_in_turn(t)], reason, is_plain(t, chariot)))
    note_skip(t, chariot)
    t.skipped[chariot] = 1
    t.still += 1


def play_card(t: Table, chariot: i64, action: i64, chance: Chance, log: Log | None) -> None:
    """Play a card face up, move, and draw. [A3.2, A3.4, A3.5]"""
    card = played_card(action) + 1
    target = reached_cell(action)
    path = path_to(t, chariot, card, target) if log is not None else ()
    note_played(t, chariot, card)
    t.hand[chariot * N_CARDS + card - 1] -= 1
    t.hand_size[chariot] -= 1
    t.skipped[chariot] = 0
    t.still = 0
    if log is not None:
        log.add(CardPlayed(FACTIONS[chariot], int(card)))
    if target == NONE:
        finish(t, chariot, path, log)
        return
    crossed = drive_to(t, chariot, target)
    if log is not None:
        log.add(ChariotMoved(FACTIONS[chariot], t.track.names[target], path, crossed))
    greet_caesar(t, chariot, log)
    draw(t, chariot, chance, log)
    strand_if_spent(t, chariot, log)


def go_on(t: Table, seat: i64, chance: Chance, log: Log | None) -> None:
    """Turns go in fixed order, whatever the race order. [A3.1]

    Neutral chariots drive by themselves, or the seat whose turn it was is asked where to. [A7.1]
    """
    t.driver = NONE
    t.turned = 0
    while not is_race_over(t):
        t.turn += 1
        if t.turn == t.chariots:
            t.turn = 0
        chariot = t.order[t.turn]
        if not is_racing(t, chariot):
            continue
        if not is_neutral(t, chariot):
            t.active = chariot
            begin_turn(t, log)
            return
        if drive_neutral(t, chariot, seat, chance, log):
            find_moves(t)
            return
    end_race(t, chance, log)
    if t.active != NONE:
        begin_turn(t, log)


def begin_turn(t: Table, log: Log | None) -> None:
    find_moves(t)
    if log is not None:
        log.add(TurnBegan(FACTIONS[t.active], FACTIONS[seat_in_turn(t)], named(HALTS, halt_of(t, t.active))))
