"""Chapter A2: the set-up of a race."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.contract.rows import filled
from triumvir.games.ave_caesar.box import COPIES, DECK, FACTIONS, HAND, N_CARDS, NONE
from triumvir.games.ave_caesar.events import CardDrawn, RaceBegan
from triumvir.games.ave_caesar.hands import EVERY_HAND
from triumvir.games.ave_caesar.knowledge import note_drawn
from triumvir.games.ave_caesar.rule_set import BY_RESULT, STARTED_LAST
from triumvir.games.ave_caesar.state import RACING, Table
from triumvir.games.ave_caesar.table import is_neutral, pick, put_on, take_from_deck, update_progress
from triumvir.games.ave_caesar.track import DIRECTIONS, start_places

TURNED_UP_STEP: Final = 8


# ---- who starts ----------------------------------------------------------------------------------------------


def turn_up(t: Table, chance: Chance) -> i64:
    """Everyone turns up cards until one has the highest alone; neutral chariots do not. [A2.1]

    Turned cards are shuffled back. If whole decks tie, the first at the table starts.
    """
    tied = vec[i64]()
    for chariot in range(t.driven):
        tied = append(tied, chariot)
        fill_deck(t, chariot)
    for turned in range(i64(DECK)):
        if len(tied) == 1:
            break
        tied = _turn_further_cards(t, tied, DECK - turned, chance)
    return tied[0]


def _turn_further_cards(t: Table, tied: vec[i64], size: i64, chance: Chance) -> vec[i64]:
    """One more card for everyone still tied; who turned the highest stays in."""
    highest: i64 = 0
    left = vec[i64]()
    for i in range(i64(len(tied))):
        chariot = tied[i]
        card = pick(t.deck, chariot * N_CARDS, size, chance)
        t.deck[chariot * N_CARDS + card] -= 1
        t.turned_up = append(t.turned_up, chariot * TURNED_UP_STEP + card + 1)
        if card + 1 > highest:
            highest = card + 1
            left = vec[i64]()
        if card + 1 == highest:
            left = append(left, chariot)
    return left


def fill_deck(t: Table, chariot: i64) -> None:
    """Four each of 1 to 6, shuffled: nobody knows the order, so it has none until a card is drawn. [A1.1, A2.1]"""
    for card in range(i64(N_CARDS)):
        t.deck[chariot * N_CARDS + card] = COPIES
        t.hand[chariot * N_CARDS + card] = 0
    t.deck_size[chariot] = DECK
    t.hand_size[chariot] = 0


def line_up_from(t: Table, starter: i64) -> None:
    """The starter on place I, the others follow in table order. [A2.1, A3.1]"""
    for place in range(t.chariots):
        t.order[place] = (starter + place) % t.chariots


def line_up_again(t: Table, result: vec[i64]) -> None:
    """The start of a later race, from the result of the last: players' chariots from first to last. [A2.3]"""
    if t.rules.next_starter == BY_RESULT:
        for place in range(t.chariots):
            t.order[place] = result[place] if place < t.driven else place
    elif t.rules.next_starter == STARTED_LAST:
        line_up_from(t, _started_last(t))
    else:
        line_up_from(t, result[t.driven - 1])


def _started_last(t: Table) -> i64:
    """Neutral chariots never take place I by right. [A2.3]"""
    place = t.chariots - 1
    while is_neutral(t, t.order[place]):
        place -= 1
    return t.order[place]


# ---- a race --------------------------------------------------------------------------------------------------


def set_up(t: Table, chance: Chance) -> None:
    """The first race of a tournament."""
    line_up_from(t, turn_up(t, chance))
    begin_race(t, chance, None)


def begin_race(t: Table, chance: Chance, log: Log | None) -> None:
    """Chariots on their places in the order of the line-up, full decks, three cards for every player. [A2.1, A2.2]"""
    t.track = t.rules.tracks[t.race]
    t.chariot_at = filled(t.track.n, NONE)
    cells = start_places(t.track, int(t.chariots), t.rules.few_start_in_the_middle)
    for place in range(t.chariots):
        _put_at_start(t, t.order[place], cells[place])
    t.on_board = t.chariots
    t.players_left = t.driven
    t.still = 0
    t.turn = 0
    t.active = t.order[0]
    t.driver = NONE
    if log is not None:
        log.add(_race_began(t, cells))
    for place in range(t.chariots):
        if not is_neutral(t, t.order[place]):
            for _ in range(HAND):
                draw(t, t.order[place], chance, log)


def _put_at_start(t: Table, chariot: i64, cell: i64) -> None:
    fill_deck(t, chariot)
    t.possible[chariot] = EVERY_HAND[0]
    t.crossings[chariot] = 0
    t.state[chariot] = RACING
    t.rank[chariot] = 0
    t.paid[chariot] = 0
    t.disqualified[chariot] = 0
    t.skipped[chariot] = 0
    put_on(t, chariot, cell)
    update_progress(t, chariot)


def _race_began(t: Table, cells: list[int]) -> RaceBegan:
    return RaceBegan(
        race=int(t.race) + 1,
        course=t.track.course.name,
        direction=DIRECTIONS[t.track.direction],
        order=tuple(FACTIONS[t.order[place]] for place in range(t.rules.chariots)),
        cells=tuple(t.track.names[cell] for cell in cells),
    )


def draw(t: Table, chariot: i64, chance: Chance, log: Log | None) -> None:
    """The top card of the own deck; when it is empty the hand shrinks. [A3.4]"""
    if t.deck_size[chariot] == 0:
        return
    card = take_from_deck(t, chariot, chance)
    t.hand[chariot * N_CARDS + card] += 1
    t.hand_size[chariot] += 1
    note_drawn(t, chariot)
    if log is not None:
        owner = FACTIONS[t.rules.owner(int(chariot))]
        log.add(CardDrawn(FACTIONS[chariot], owner, int(card) + 1))
