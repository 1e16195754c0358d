"""Chapter A3: the turn, what may be done in it, and what follows."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.contract.position import Codes
from triumvir.games.ave_caesar.actions import FINISH_CODE, N_CODES, SKIP_CODE
from triumvir.games.ave_caesar.box import FACTIONS, N_CARDS, NONE, SIX
from triumvir.games.ave_caesar.course import MOST_CELLS
from triumvir.games.ave_caesar.events import CardPlayed, ChariotMoved, TurnBegan, TurnSkipped
from triumvir.games.ave_caesar.imperial_lane import greet_caesar, may_wait
from triumvir.games.ave_caesar.knowledge import note_played, note_skip
from triumvir.games.ave_caesar.lead import BARRED, FREE, count_leaders, six_rule
from triumvir.games.ave_caesar.movement import drive_to, is_way_clear, path_to, spread
from triumvir.games.ave_caesar.neutral import drive_neutral
from triumvir.games.ave_caesar.race import end_race, finish, is_race_over, strand_if_spent
from triumvir.games.ave_caesar.setup import draw
from triumvir.games.ave_caesar.table import Table, is_neutral, is_racing
from triumvir.games.ave_caesar.track import MOST_TARGETS

# ---- what is legal -------------------------------------------------------------------------------------------


def playable_cards(t: Table, chariot: i64) -> i64:
    """The cards in hand that the rules of the lead let a player play, one bit each. [A4.1, A4.4]"""
    cards: i64 = 0
    first = chariot * N_CARDS
    for card in range(i64(N_CARDS - 1)):
        if t.hand[first + card] > 0:
            cards |= 1 << card
    if t.hand[first + SIX - 1] > 0:
        rule = six_rule(t, chariot)
        if rule == FREE or (rule != BARRED and cards == 0):
            cards |= 1 << (SIX - 1)
    return cards


def find_moves(t: Table) -> None:
    """Work out what the chariot in turn can do: every card in full, else skip; or wait for the lane. [A3.3, A5.4]"""
    cards = playable_cards(t, t.active)
    if is_way_clear(t, t.active):
        t.n_moves = find_open_moves(t, cards)
    else:
        t.n_moves = find_moves_among_others(t, cards)
    if t.n_moves == 0 or may_wait(t, t.active, cards):
        t.moves[t.n_moves] = SKIP_CODE
        t.n_moves += 1


def find_open_moves(t: Table, cards: i64) -> i64:
    """With nobody near, the cards lead where they always do. [A3.2]"""
    moves = t.moves
    open_from = t.track.open_from
    open_to = t.track.open_to
    first = t.at[t.active] * N_CARDS
    count: i64 = 0
    for card in range(i64(N_CARDS)):
        if (cards >> card) & 1 == 1:
            for i in range(open_from[first + card], open_from[first + card + 1]):
                moves[count] = card * MOST_CELLS + open_to[i]
                count += 1
    return count


def find_moves_among_others(t: Table, cards: i64) -> i64:
    """Through free cells only, or home. [A3.2, A6.1]"""
    highest: i64 = N_CARDS
    while highest > 0 and (cards >> (highest - 1)) & 1 == 0:
        highest -= 1
    spread(t, t.active, highest)
    moves = t.moves
    layers = t.layers
    count: i64 = 0
    for card in range(highest):
        if (cards >> card) & 1 == 1:
            first = (card + 1) * MOST_TARGETS
            for i in range(first, first + t.widths[card + 1]):
                moves[count] = card * MOST_CELLS + layers[i]
                count += 1
            if t.home_card <= card + 1:
                moves[count] = FINISH_CODE + card
                count += 1
    return count


def legal(t: Table, out: Codes) -> i64:
    moves = t.moves
    for i in range(t.n_moves):
        out[i] = moves[i]
    return t.n_moves


def is_legal(t: Table, action: i64) -> bool:
    moves = t.moves
    for i in range(t.n_moves):
        if moves[i] == action:
            return True
    return False


def why_forbidden(t: Table, action: i64) -> str:
    """The rule that an action of the chariot in turn breaks. [A3.2, A3.3, A4.1, A4.2]"""
    if action == SKIP_CODE:
        return "A3.3"
    if not 0 <= action < N_CODES:
        return "A3.2"
    card = action // MOST_CELLS if action < FINISH_CODE else action - FINISH_CODE
    if card == SIX - 1 and t.hand[t.active * N_CARDS + card] > 0 and not _may_play_six(t):
        return "A4.1" if count_leaders(t) == 1 else "A4.2"
    return "A6.1" if action >= FINISH_CODE else "A3.2"


def _may_play_six(t: Table) -> bool:
    return playable_cards(t, t.active) >> (SIX - 1) == 1


# ---- what happens --------------------------------------------------------------------------------------------


def act(t: Table, action: i64, chance: Chance, log: Log | None) -> None:
    """Carry out a legal action of the chariot in turn; then the next is to move."""
    chariot = t.active
    if action == SKIP_CODE:
        skip(t, chariot, log)
    else:
        play_card(t, chariot, action, chance, log)
    go_on(t, chance, log)


def skip(t: Table, chariot: i64, log: Log | None) -> None:
    """Keep all cards. [A3.3]"""
    note_skip(t, chariot)
    t.skipped[chariot] = 1
    t.still += 1
    if log is not None:
        log.add(TurnSkipped(FACTIONS[chariot]))


def play_card(t: Table, chariot: i64, action: i64, chance: Chance, log: Log | None) -> None:
    """Play a card face up, move, and draw. [A3.2, A3.4, A3.5]"""
    is_finish = action >= FINISH_CODE
    card = action - FINISH_CODE + 1 if is_finish else action // MOST_CELLS + 1
    target: i64 = NONE if is_finish else action % MOST_CELLS
    path = path_to(t, chariot, card, target) if log is not None else ()
    note_played(t, chariot, card)
    t.hand[chariot * N_CARDS + card - 1] -= 1
    t.hand_size[chariot] -= 1
    t.skipped[chariot] = 0
    t.still = 0
    if log is not None:
        log.add(CardPlayed(FACTIONS[chariot], int(card)))
    if is_finish:
        finish(t, chariot, path, log)
        return
    crossed = drive_to(t, chariot, target)
    if log is not None:
        log.add(ChariotMoved(FACTIONS[chariot], t.track.names[target], path, crossed))
    greet_caesar(t, chariot, log)
    draw(t, chariot, chance, log)
    strand_if_spent(t, chariot, log)


def go_on(t: Table, chance: Chance, log: Log | None) -> None:
    """Turns go in fixed order, whatever the race order; neutral chariots drive by themselves. [A3.1, A7.1]"""
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
        drive_neutral(t, chariot, chance, log)
    end_race(t, chance, log)
    if t.active != NONE:
        begin_turn(t, log)


def begin_turn(t: Table, log: Log | None) -> None:
    if log is not None:
        log.add(TurnBegan(FACTIONS[t.active]))
    find_moves(t)
