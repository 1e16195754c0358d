"""Chapter A6: leaving the board, laurels, and the end of a race."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.games.ave_caesar.box import CROSSINGS, FACTIONS, LAURELS, N_CARDS, N_CHARIOTS, NONE
from triumvir.games.ave_caesar.events import ChariotFinished, ChariotStranded, GameEnded, RaceEnded
from triumvir.games.ave_caesar.hands import EVERY_HAND
from triumvir.games.ave_caesar.lead import still_without
from triumvir.games.ave_caesar.setup import begin_race, line_up_again
from triumvir.games.ave_caesar.state import END_REASONS, HOME, STRANDED, Table
from triumvir.games.ave_caesar.table import is_neutral

BAND: Final = N_CHARIOTS + 1
"""More than any rank: paid, disqualified and stranded chariots are sorted in bands of this width."""


def finish(t: Table, chariot: i64, path: tuple[str, ...], log: Log | None) -> None:
    """Crossing the line the last time: paid finishers score by their order, others nothing. [A6.1, A6.2]"""
    won: i64 = 0
    if is_ranked(t, chariot):
        won = LAURELS[ranked_finishers(t)]
        t.laurels[chariot] += won
    t.crossings[chariot] = CROSSINGS
    leave_board(t, chariot, HOME)
    if log is not None:
        log.add(ChariotFinished(FACTIONS[chariot], path, int(won)))


def is_ranked(t: Table, chariot: i64) -> bool:
    """Neutral and disqualified chariots use up no rank. [A6.2, A7.1]"""
    return not is_neutral(t, chariot) and t.paid[chariot] == 1


def ranked_finishers(t: Table) -> i64:
    count: i64 = 0
    for chariot in range(t.chariots):
        if t.state[chariot] == HOME and is_ranked(t, chariot):
            count += 1
    return count


def strand_if_spent(t: Table, chariot: i64, log: Log | None) -> None:
    """A chariot with no cards left before the finish is removed at the end of the turn, without points. [A3.5]"""
    if t.hand_size[chariot] == 0 and t.deck_size[chariot] == 0:
        if not t.rules.counts_turns_of_departed:
            t.still = still_without(t.still, t.on_board)
        leave_board(t, chariot, STRANDED)
        if log is not None:
            log.add(ChariotStranded(FACTIONS[chariot]))


def leave_board(t: Table, chariot: i64, state: i64) -> None:
    """The chariot and its remaining cards leave the board. [A6.1]"""
    t.chariot_at[t.at[chariot]] = NONE
    t.at[chariot] = NONE
    t.state[chariot] = state
    t.rank[chariot] = count_in_state(t, state)
    for card in range(i64(N_CARDS)):
        t.deck[chariot * N_CARDS + card] += t.hand[chariot * N_CARDS + card]
        t.hand[chariot * N_CARDS + card] = 0
    t.deck_size[chariot] += t.hand_size[chariot]
    t.hand_size[chariot] = 0
    t.possible[chariot] = EVERY_HAND[0]
    t.on_board -= 1
    if not is_neutral(t, chariot):
        t.players_left -= 1


def count_in_state(t: Table, state: i64) -> i64:
    count: i64 = 0
    for chariot in range(t.chariots):
        if t.state[chariot] == state:
            count += 1
    return count


# ---- the end of a race ---------------------------------------------------------------------------------------


def is_race_over(t: Table) -> bool:
    """When no player's chariot is left on the board; neutral ones do not prolong it. [A6.2]"""
    return t.players_left == 0


def end_race(t: Table, chance: Chance, log: Log | None) -> None:
    """The next race begins, or the tournament is over. [A2.3, A2.4]"""
    result = race_result(t)
    if log is not None:
        log.add(RaceEnded(int(t.race) + 1, tuple(FACTIONS[result[i]] for i in range(len(result)))))
    if t.race + 1 == t.rules.races:
        t.active = NONE
        if log is not None:
            log.add(GameEnded(end_reason(t), places(t)))
        return
    t.race += 1
    t.turned_up = vec[i64]()
    line_up_again(t, result)
    begin_race(t, chance, log)


def race_result(t: Table) -> vec[i64]:
    """Players' chariots: paid home, disqualified home, stranded (first removed is last). [A2.3]"""
    result = vec[i64]()
    for key in range(i64(3 * BAND)):
        for chariot in range(t.driven):
            if _result_key(t, chariot) == key:
                result = append(result, chariot)
    return result


def _result_key(t: Table, chariot: i64) -> i64:
    if t.state[chariot] == HOME:
        return t.rank[chariot] if t.paid[chariot] == 1 else BAND + t.rank[chariot]
    return 3 * BAND - t.rank[chariot]


# ---- the end of the tournament -------------------------------------------------------------------------------


def laurels_of(t: Table, seat: int) -> int:
    """The laurels of all chariots of a player. [A7.2]"""
    return sum(int(t.laurels[chariot]) for chariot in range(seat, t.rules.driven, t.rules.players))


def scores(t: Table) -> list[int]:
    return [laurels_of(t, seat) for seat in range(t.rules.players)]


def places(t: Table) -> tuple[int, ...]:
    """Most laurels wins; ties are shared. [A6.3]"""
    won = scores(t)
    return tuple(1 + sum(1 for other in won if other > mine) for mine in won)


def end_reason(t: Table) -> str:
    won = scores(t)
    if max(won) == 0:
        return END_REASONS[2]
    return END_REASONS[0] if won.count(max(won)) == 1 else END_REASONS[1]
