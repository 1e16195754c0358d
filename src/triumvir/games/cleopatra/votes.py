"""Chapters 3 and 4: evaluating a vote of confidence, and the pile of vote cards."""

from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.games.cleopatra.box import (
    CAESAR,
    CARDS,
    CLEOPATRA,
    GROUP_LIMIT,
    GROUPS,
    N_GROUPS,
    N_VOTES,
    NONE,
    ORGY,
    PHILOSOPHER,
    SHUFFLE,
    SIDES,
    VOTE_COPIES,
    VOTES,
)
from triumvir.games.cleopatra.cards import lose, lose_all, turn_up
from triumvir.games.cleopatra.ending import end
from triumvir.games.cleopatra.events import (
    GroupClosed,
    PatricianWon,
    VoteCardSettled,
    VoteCardTurned,
    VotePostponed,
)
from triumvir.games.cleopatra.scoring import all_taken
from triumvir.games.cleopatra.state import ALL_TAKEN, OVER, Table
from triumvir.games.cleopatra.table import cards_at, closed_groups, is_open, opponent_of, pick, slot_of

# ---- one vote ------------------------------------------------------------------------------------------------


def influence_at(t: Table, side: i64, group: i64) -> i64:
    """The sum of the numbers on a side; a Philosopher adds nothing. [K22]"""
    total: i64 = 0
    first = slot_of(side, group, 0)
    for slot in range(first, first + t.laid[side * N_GROUPS + group]):
        total += t.card[slot]
    return total


def philosophers_at(t: Table, side: i64, group: i64) -> i64:
    """The number of Philosophers on a side. [K22]"""
    count: i64 = 0
    first = slot_of(side, group, 0)
    for slot in range(first, first + t.laid[side * N_GROUPS + group]):
        if t.card[slot] == PHILOSOPHER:
            count += 1
    return count


def higher_side(t: Table, group: i64) -> i64:
    """The side with the higher sum; NONE if both are equal, with or without Philosophers. [K23, KR1, KR7, KR9]"""
    difference = influence_at(t, CAESAR, group) - influence_at(t, CLEOPATRA, group)
    if difference == 0:
        return NONE
    return CAESAR if difference > 0 else CLEOPATRA


def vote_winner(t: Table, group: i64, higher: i64) -> i64:
    """The higher sum wins if both sides have as many Philosophers, else the lower one. [K24, KR6, KR8, KR10]"""
    if philosophers_at(t, CAESAR, group) == philosophers_at(t, CLEOPATRA, group):
        return higher
    return opponent_of(higher)


def hold_vote(t: Table, group: i64, is_extraordinary: bool, log: Log | None) -> None:
    """Turn all cards up, then a patrician for the winner and losses for both, or nothing on a tie. [K21-K28]"""
    caesar_new = turn_up(t, CAESAR, group, log)
    cleopatra_new = turn_up(t, CLEOPATRA, group, log)
    higher = higher_side(t, group)
    if higher == NONE:
        is_silent = is_extraordinary and not caesar_new and not cleopatra_new
        if log is not None and not is_silent:
            log.add(VotePostponed(GROUPS[group], is_extraordinary))
        return
    side = vote_winner(t, group, higher)
    t.patricians[group] -= 1
    t.won[side * N_GROUPS + group] += 1
    caesar_lost: list[str] | None = None
    cleopatra_lost: list[str] | None = None
    if log is not None:
        caesar_lost = []
        cleopatra_lost = []
    lose_by_vote(t, CAESAR, group, higher == CAESAR, caesar_lost)
    lose_by_vote(t, CLEOPATRA, group, higher == CLEOPATRA, cleopatra_lost)
    if log is not None:
        lost = tuple(caesar_lost or ()), tuple(cleopatra_lost or ())
        log.add(PatricianWon(GROUPS[group], SIDES[side], is_extraordinary, lost[0], lost[1]))
    if t.patricians[group] == 0:
        close(t, group, log)


def lose_by_vote(t: Table, side: i64, group: i64, is_higher: bool, lost: list[str] | None) -> None:
    """The higher side loses its highest, the lower side its lowest numbered card; all Philosophers go. [K26, KR11]"""
    slot = numbered_slot(t, side, group, is_higher)
    if slot != NONE:
        if lost is not None:
            lost.append(CARDS[t.card[slot]])
        lose(t, side, group, slot)
    place = t.laid[side * N_GROUPS + group] - 1
    while place >= 0:
        slot = slot_of(side, group, place)
        if t.card[slot] == PHILOSOPHER:
            if lost is not None:
                lost.append(CARDS[PHILOSOPHER])
            lose(t, side, group, slot)
        place -= 1


def numbered_slot(t: Table, side: i64, group: i64, highest: bool) -> i64:
    """The highest or lowest numbered card of a side; NONE if it has only Philosophers or nothing. [K26, KR5]"""
    found: i64 = NONE
    first = slot_of(side, group, 0)
    for slot in range(first, first + t.laid[side * N_GROUPS + group]):
        value = t.card[slot]
        if value == PHILOSOPHER:
            continue
        if found == NONE or (value > t.card[found] if highest else value < t.card[found]):
            found = slot
    return found


def close(t: Table, group: i64, log: Log | None) -> None:
    """No patrician is left: all influence there is discarded; with the 21st the game ends at once. [K28]"""
    lose_all(t, CAESAR, group)
    lose_all(t, CLEOPATRA, group)
    if log is not None:
        log.add(GroupClosed(GROUPS[group]))
    if all_taken(t):
        end(t, ALL_TAKEN, log)


def hold_extraordinary_votes(t: Table, log: Log | None) -> None:
    """Every group with exactly eight cards is voted, in table order, each turn anew. [K16, KR2, KR25]"""
    for group in range(i64(N_GROUPS)):
        if cards_at(t, group) == GROUP_LIMIT:
            hold_vote(t, group, True, log)
            if t.phase == OVER:
                return


# ---- the pile ------------------------------------------------------------------------------------------------


def pile_size(t: Table) -> i64:
    size: i64 = 0
    for card in range(i64(N_VOTES)):
        size += t.pile[card]
    return size


def fill_pile(t: Table) -> None:
    """All eight vote cards, or seven without one plain orgy. [K3, K49]"""
    for card in range(i64(N_VOTES)):
        t.pile[card] = VOTE_COPIES[card]
    if t.rules.one_orgy_less:
        t.pile[ORGY] -= 1


def turn_vote_card(t: Table, chance: Chance, log: Log | None) -> i64:
    """The next card that counts: cards of closed groups leave the game. The pile never runs out. [K30, K33, KR3]"""
    while True:
        card = pick(t.pile, 0, pile_size(t), chance)
        t.pile[card] -= 1
        if log is not None:
            log.add(VoteCardTurned(VOTES[card]))
        if card >= N_GROUPS or is_open(t, card):
            return card


def call_group(t: Table, group: i64, log: Log | None) -> None:
    """The card of an open group is discarded whatever the result of its vote. [K29]"""
    t.vote_discards[group] += 1
    hold_vote(t, group, False, log)


def settle_orgy(t: Table, card: i64, log: Log | None) -> None:
    """No vote. A plain orgy is discarded or leaves the game; the other has everything shuffled. [K31, K32, K48]"""
    fate = "discarded"
    if card == SHUFFLE:
        t.pile[SHUFFLE] += 1
        for other in range(i64(N_VOTES)):
            t.pile[other] += t.vote_discards[other]
            t.vote_discards[other] = 0
        fate = "shuffled"
    elif t.rules.orgies_leave and closed_groups(t) >= 2:
        fate = "removed"
    else:
        t.vote_discards[ORGY] += 1
    if log is not None:
        log.add(VoteCardSettled(VOTES[card], fate))


def vote_share(open_groups: int, plain_orgies: int) -> tuple[int, int]:
    """How often an active turn calls a vote in the long run: m in m + plain orgies + 2. [K34]"""
    return open_groups, open_groups + plain_orgies + 2
