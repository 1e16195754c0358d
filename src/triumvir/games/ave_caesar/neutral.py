"""Rule A7.1: neutral chariots, and who drives them: the automatic driver, or a player."""

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.games.ave_caesar.box import CROSSINGS, FACTIONS, N_CARDS, NONE, SIX
from triumvir.games.ave_caesar.events import CardDiscarded, CardTurned, ChariotMoved, NeutralBlocked, ReinsTaken
from triumvir.games.ave_caesar.lead import BARRED, six_rule
from triumvir.games.ave_caesar.movement import drive_to, is_blocked, leads_somewhere, path_to, spread
from triumvir.games.ave_caesar.race import finish, strand_if_spent
from triumvir.games.ave_caesar.state import Table
from triumvir.games.ave_caesar.table import is_racing, put_on, take_from_deck
from triumvir.games.ave_caesar.track import MOST_TARGETS


def drive_neutral(t: Table, chariot: i64, seat: i64, chance: Chance, log: Log | None) -> bool:
    """Turn the top card and move it if possible, else discard it; blocked on all sides, turn none. [A7.1]

    Whether the player whose turn came before has to say where it drives: if players drive, and it can go several ways.
    """
    if is_blocked(t, chariot):
        t.still += 1
        if log is not None:
            log.add(NeutralBlocked(FACTIONS[chariot]))
        return False
    rule = six_rule(t, chariot)
    card = take_from_deck(t, chariot, chance) + 1
    if log is not None:
        log.add(CardTurned(FACTIONS[chariot], int(card)))
    spread(t, chariot, card)
    if (card == SIX and rule == BARRED) or not leads_somewhere(t, card):
        t.still += 1
        if log is not None:
            log.add(CardDiscarded(FACTIONS[chariot]))
    elif t.rules.players_drive_neutral and t.widths[card] + (1 if t.home_card <= card else 0) > 1:
        _hand_over(t, chariot, seat, card, log)
        return True
    else:
        _move(t, chariot, card, NONE if t.home_card <= card else choose_target(t, chariot, card), log)
    if is_racing(t, chariot):
        strand_if_spent(t, chariot, log)
    return False


def _hand_over(t: Table, chariot: i64, seat: i64, card: i64, log: Log | None) -> None:
    """The player whose turn came before takes the reins, also for several neutral chariots in a row. [A7.1]"""
    t.active = chariot
    t.driver = seat
    t.turned = card
    if log is not None:
        log.add(ReinsTaken(FACTIONS[chariot], FACTIONS[seat], int(card)))


def drive_as_told(t: Table, chariot: i64, target: i64, log: Log | None) -> None:
    """Drive the turned card where the player says; NONE is home. [A7.1]"""
    _move(t, chariot, t.turned, target, log)
    if is_racing(t, chariot):
        strand_if_spent(t, chariot, log)


def _move(t: Table, chariot: i64, card: i64, target: i64, log: Log | None) -> None:
    t.still = 0
    path = path_to(t, chariot, card, target) if log is not None else ()
    if target == NONE:
        finish(t, chariot, path, log)
        return
    crossed = drive_to(t, chariot, target)
    if log is not None:
        log.add(ChariotMoved(FACTIONS[chariot], t.track.names[target], path, crossed))


def choose_target(t: Table, chariot: i64, card: i64) -> i64:
    """The shortest way to the finish, then the fewest cells for the players, then the first in the file. [A7.1]"""
    nearest = _nearest_home(t, chariot, card)
    best = nearest[0]
    if len(nearest) == 1:
        return best
    concerned = players_near(t, nearest)
    fewest: i64 = -1
    for i in range(i64(len(nearest))):
        cells = cells_left_for_players(t, chariot, nearest[i], concerned)
        if fewest < 0 or cells < fewest or (cells == fewest and nearest[i] < best):
            fewest = cells
            best = nearest[i]
    return best


def _nearest_home(t: Table, chariot: i64, card: i64) -> vec[i64]:
    """The cells that the card leads to with the shortest way to the finish."""
    nearest = vec[i64]()
    shortest: i64 = -1
    for i in range(card * MOST_TARGETS, card * MOST_TARGETS + t.widths[card]):
        way = way_to_finish(t, chariot, t.layers[i])
        if shortest < 0 or way < shortest:
            shortest = way
            nearest = vec[i64]()
        if way == shortest:
            nearest = append(nearest, t.layers[i])
    return nearest


def way_to_finish(t: Table, chariot: i64, cell: i64) -> i64:
    left = CROSSINGS - t.crossings[chariot]
    if t.track.position[cell] < t.track.position[t.at[chariot]]:
        left -= 1
    return t.track.way[left * t.track.n + cell]


def players_near(t: Table, cells: vec[i64]) -> i64:
    """The players' chariots, one bit each, for which it matters on which of these cells another one stands."""
    players: i64 = 0
    for player in range(t.driven):
        if is_racing(t, player):
            for i in range(i64(len(cells))):
                if t.track.near[t.at[player] * t.track.n + cells[i]] == 1:
                    players |= 1 << player
    return players


def cells_left_for_players(t: Table, chariot: i64, cell: i64, players: i64) -> i64:
    """How many cells these chariots could reach with cards 1 to 6 if the neutral one stood here. [A7.1]

    Hands are never looked at; a finish counts as a cell.
    """
    stood = t.at[chariot]
    t.chariot_at[stood] = NONE
    put_on(t, chariot, cell)
    cells: i64 = 0
    for player in range(t.driven):
        if (players >> player) & 1 == 1:
            spread(t, player, N_CARDS)
            cells += _count_reached(t)
    t.chariot_at[cell] = NONE
    put_on(t, chariot, stood)
    return cells


def _count_reached(t: Table) -> i64:
    """Different cells in all layers, and the finish."""
    count: i64 = 1 if t.home_card <= N_CARDS else 0
    for step in range(i64(1), N_CARDS + 1):
        for i in range(step * MOST_TARGETS, step * MOST_TARGETS + t.widths[step]):
            if not _is_in_earlier_layer(t, step, t.layers[i]):
                count += 1
    return count


def _is_in_earlier_layer(t: Table, step: i64, cell: i64) -> bool:
    for earlier in range(i64(1), step):
        for i in range(earlier * MOST_TARGETS, earlier * MOST_TARGETS + t.widths[earlier]):
            if t.layers[i] == cell:
                return True
    return False
