"""Chapter C5: the bonus tokens."""

from librt.vecs import append, vec
from mypy_extensions import i64

from triumvir.contract.chance import Chance
from triumvir.contract.event import Log
from triumvir.contract.position import Codes
from triumvir.games.caesar.actions import DECLINE, MIGHT_MARKER, MIGHT_TOKEN, USE
from triumvir.games.caesar.box import (
    BONUSES,
    CENTURION,
    ENDS,
    MIGHT,
    MOST_SENATES,
    N_KINDS,
    N_PROVINCES,
    N_SPACES,
    NONE,
    POISON,
    PROVINCES,
    SENATE,
    SIDES,
    SPACES,
    TACTICS,
    WEALTH,
)
from triumvir.games.caesar.events import (
    Asked,
    BagEmpty,
    BonusDeclined,
    BonusDiscarded,
    BonusUsed,
    DrawPutOff,
    MarkerRemoved,
    MarkerTurned,
    SenateKept,
    TokenDrawn,
    TokenReturned,
    TokenTurned,
)
from triumvir.games.caesar.knowledge import note_returned
from triumvir.games.caesar.rule_set import HARDER_CS, HARDER_OFF
from triumvir.games.caesar.state import BONUS, BY_MARKERS, BY_MARKERS_REMOVED, UP, Table
from triumvir.games.caesar.table import (
    draw,
    end,
    has_won,
    is_crassus,
    opponent_of,
    pick,
    spend,
    take_markers,
    turn_token,
)


def resolve(t: Table, bonus: i64, won: bool, from_bank: bool, chance: Chance, log: Log | None) -> bool:
    """Deal with a bonus token just taken; False when the active player is asked about it first. [C4.6]"""
    if bonus == SENATE:
        keep_senate(t, won and not from_bank, 0, log)
        return True
    if is_crassus(t, t.active):
        resolve_for_crassus(t, bonus, won, chance, log)
        return True
    t.phase = BONUS
    t.asked = bonus
    t.asked_from_bank = from_bank
    if log is not None:
        log.add(Asked(SIDES[t.active], "bonus", BONUSES[bonus]))
    return False


def keep_senate(t: Table, won: bool, in_hand: i64, log: Log | None) -> None:
    """Keep the token; with control of its province, a marker under it for every Senate token owned, one that was
    taken together with it and is still in hand included. [C4.5, C5.4, C7.4]"""
    side = t.active
    t.senates[side] += 1
    count = take_markers(t, side, t.senates[side] + in_hand) if won else 0
    t.under_senate[side * MOST_SENATES + t.senates[side] - 1] = count
    if log is not None:
        log.add(SenateKept(SIDES[side], int(count)))
    if has_won(t, side):
        end(t, side, BY_MARKERS, log)


def resolve_for_crassus(t: Table, bonus: i64, won: bool, chance: Chance, log: Log | None) -> None:
    """Poison works as usual, everything else is thrown away. [C8.6, C8.10]"""
    spend(t, bonus)
    if bonus == POISON:
        if log is not None:
            log.add(BonusUsed(SIDES[t.active], BONUSES[bonus]))
        poison(t, opponent_of(t.active), chance, log)
        return
    if log is not None:
        log.add(BonusDiscarded(SIDES[t.active], BONUSES[bonus]))
    harder = t.rules.harder
    if harder == HARDER_CS or (harder != HARDER_OFF and won):
        remove_marker(t, t.active, log)


def remove_marker(t: Table, side: i64, log: Log | None) -> None:
    """An unplaced marker of Crassus leaves the game; with the last one he wins. [C8.6, C8.9]"""
    take_markers(t, side, 1)
    t.markers_removed[side] += 1
    if log is not None:
        log.add(MarkerRemoved(SIDES[side]))
    if has_won(t, side):
        end(t, side, BY_MARKERS_REMOVED, log)


# ---- the question to the active player -----------------------------------------------------------------------


def legal_answers(t: Table, out: Codes) -> i64:
    """Use it or decline it; Might is used by naming its target. [C5.7]"""
    count: i64 = 0
    if t.asked == MIGHT:
        count = might_targets(t, out)
    else:
        out[0] = USE + t.asked
        count = 1
    out[count] = DECLINE + t.asked
    return count + 1


def forbids_answer(t: Table, action: i64) -> str:
    """Now or never: nothing but an answer about the bonus just taken. [C4.6]"""
    if action == DECLINE + t.asked or (action == USE + t.asked and t.asked != MIGHT):
        return ""
    if t.asked == MIGHT and MIGHT_TOKEN <= action < MIGHT_TOKEN + N_SPACES:
        return "" if is_might_token(t, action - MIGHT_TOKEN) else "C5.3"
    if t.asked == MIGHT and MIGHT_MARKER <= action < MIGHT_MARKER + N_PROVINCES:
        return "" if is_might_marker(t, action - MIGHT_MARKER) else "C5.3"
    return "C4.6"


def answer(t: Table, action: i64, chance: Chance, log: Log | None) -> None:
    """Carry out what the active player chose to do with the bonus."""
    bonus = t.asked
    t.asked = NONE
    spend(t, bonus)
    if action == DECLINE + bonus:
        if log is not None:
            log.add(BonusDeclined(SIDES[t.active], BONUSES[bonus]))
        return
    if log is not None:
        log.add(BonusUsed(SIDES[t.active], BONUSES[bonus]))
    use(t, bonus, action, chance, log)


def use(t: Table, bonus: i64, action: i64, chance: Chance, log: Log | None) -> None:
    """Tactics: another turn after this one. Centurion: a Centurion token instead of the draw. [C5.1, C5.6]"""
    if bonus == TACTICS:
        t.extra_turn = True
    elif bonus == WEALTH:
        draw_more(t, chance, log)
    elif bonus == POISON:
        poison(t, opponent_of(t.active), chance, log)
    elif bonus == CENTURION:
        t.centurion_due = True
    else:
        might(t, action, log)


def draw_more(t: Table, chance: Chance, log: Log | None) -> None:
    """Wealth: one more token, at once or at the end of the turn. [C5.2]"""
    if not t.rules.wealth_at_end:
        draw_openly(t, t.active, chance, log)
        return
    t.wealth_due += 1
    if log is not None:
        log.add(DrawPutOff(SIDES[t.active]))


def draw_openly(t: Table, side: i64, chance: Chance, log: Log | None) -> bool:
    """Draw one token into the supply and tell of it. [C3.4]"""
    kind = draw(t, side, chance)
    if log is not None:
        if kind == NONE:
            log.add(BagEmpty(SIDES[side]))
        else:
            log.add(TokenDrawn(SIDES[side], t.rules.tokens[kind], is_crassus(t, side)))
    return kind != NONE


# ---- Might ---------------------------------------------------------------------------------------------------


def might_targets(t: Table, out: Codes) -> i64:
    """Every token and control marker of the opponent that may be turned face down. [C5.3]"""
    count: i64 = 0
    for space in range(i64(N_SPACES)):
        if is_might_token(t, space):
            out[count] = MIGHT_TOKEN + space
            count += 1
    for province in range(i64(N_PROVINCES)):
        if is_might_marker(t, province):
            out[count] = MIGHT_MARKER + province
            count += 1
    return count


def is_might_token(t: Table, space: i64) -> bool:
    """A face-up token of the opponent that touches a province not yet counted. [C5.3]"""
    return (
        t.kind_at[space] != NONE
        and t.owner_at[space] == opponent_of(t.active)
        and t.face_at[space] == UP
        and (t.closed[ENDS[2 * space]] == 0 or t.closed[ENDS[2 * space + 1]] == 0)
    )


def is_might_marker(t: Table, province: i64) -> bool:
    """A face-up control marker on a province field; Italia's two are one target. [C5.3]"""
    return t.held_by[province] == opponent_of(t.active) and t.marker_turned[province] == 0


def might(t: Table, action: i64, log: Log | None) -> None:
    """Turn one token or control marker of the opponent face down. [C5.3]"""
    if action >= MIGHT_MARKER:
        province = action - MIGHT_MARKER
        t.marker_turned[province] = 1
        if log is not None:
            log.add(MarkerTurned(PROVINCES[province]))
    else:
        space = action - MIGHT_TOKEN
        turn_token(t, space)
        if log is not None:
            log.add(TokenTurned(SPACES[space]))


# ---- Poison --------------------------------------------------------------------------------------------------


def poison(t: Table, victim: i64, chance: Chance, log: Log | None) -> None:
    """One random token of the victim's supply goes back to his bag, seen by both. [C5.5, C8.9]"""
    if t.supply_size[victim] == 0:
        return
    if is_crassus(t, victim):
        return_from_row(t, chance.below(t.supply_size[victim]), log)
        return
    kind = pick(t.supply, victim * N_KINDS, t.supply_size[victim], chance)
    into_bag(t, victim, kind)
    note_returned(t, victim, kind)
    if log is not None:
        log.add(TokenReturned(SIDES[victim], t.rules.tokens[kind], None))


def return_from_row(t: Table, place: i64, log: Log | None) -> None:
    """A token of Crassus' open row, known by its position, goes back to his bag. [C8.4, C8.9]"""
    side = t.rules.crassus
    kind = t.row[place]
    t.row = without(t.row, place)
    into_bag(t, side, kind)
    if log is not None:
        log.add(TokenReturned(SIDES[side], t.rules.tokens[kind], int(place)))


def into_bag(t: Table, side: i64, kind: i64) -> None:
    t.supply[side * N_KINDS + kind] -= 1
    t.supply_size[side] -= 1
    t.bag[side * N_KINDS + kind] += 1
    t.bag_size[side] += 1


def without(tokens: vec[i64], place: i64) -> vec[i64]:
    """A row of tokens without the one at a place."""
    kept = vec[i64]()
    for i in range(i64(len(tokens))):
        if i != place:
            kept = append(kept, tokens[i])
    return kept
