"""Looking a position over: is every component in exactly one place, and could the game have come to this?"""

from mypy_extensions import i64

from triumvir.contract.chance import Seeded
from triumvir.contract.errors import BadInput
from triumvir.games.caesar.accounting import untrue
from triumvir.games.caesar.box import (
    BONUSES,
    BORDER_CONTROL,
    CENTURION,
    ENDS,
    FIELDS,
    ITALIA,
    MARKERS,
    MOST_SENATES,
    N_BONUSES,
    N_CENTURIONS,
    N_KINDS,
    N_PROVINCES,
    N_SPACES,
    NONE,
    POISON,
    PROVINCES,
    SENATE,
    SIDES,
    SPACES,
)
from triumvir.games.caesar.imagining import agrees, hands_add_up, imagine_side
from triumvir.games.caesar.phase_inspection import ends_of, phase_complaint
from triumvir.games.caesar.setup import modules
from triumvir.games.caesar.state import (
    BANK,
    BESIDE,
    BONUS,
    BY_MARKERS,
    CRASSUS,
    HIDDEN,
    ORDER,
    OVER,
    TAKE,
    Table,
)
from triumvir.games.caesar.table import asked_or_in_hand, shows

# ---- components (law 12) -------------------------------------------------------------------------------------


def miscount(t: Table) -> str:
    """What is wrong with the components, or nothing."""
    for side in range(2):
        wrong = _tokens(t, side) or _sizes(t, side) or _influence(t, side)
        if wrong:
            return wrong
        if markers_out(t, side) + t.markers[side] != MARKERS:
            return f"{SIDES[side]} has {markers_out(t, side)} + {t.markers[side]} control markers"
    return _bonus_tokens(t) or _spaces(t)


def _tokens(t: Table, side: int) -> str:
    for kind in range(t.rules.kinds):
        found = int(t.supply[side * N_KINDS + kind] + t.bag[side * N_KINDS + kind])
        found += sum(1 for s in range(N_SPACES) if t.kind_at[s] == kind and t.owner_at[s] == side)
        if kind >= t.rules.first_centurion:
            beside = t.centurion[side * N_CENTURIONS + kind - t.rules.first_centurion] == BESIDE
            found += int(beside)
        if found != t.rules.box.copies[side * N_KINDS + kind]:
            return f"{SIDES[side]} has {found} {t.rules.tokens[kind]}"
    return ""


def _sizes(t: Table, side: int) -> str:
    supply = sum(int(t.supply[side * N_KINDS + kind]) for kind in range(N_KINDS))
    bag = sum(int(t.bag[side * N_KINDS + kind]) for kind in range(N_KINDS))
    if (supply, bag) != (t.supply_size[side], t.bag_size[side]):
        return f"{SIDES[side]} counts {t.supply_size[side]} and {t.bag_size[side]} tokens for {supply} and {bag}"
    if side == t.rules.crassus and sorted(_row(t)) != _supply(t, side):
        return "Crassus' row is not his supply"
    return ""


def _row(t: Table) -> list[int]:
    return [int(t.row[i]) for i in range(len(t.row))]


def _supply(t: Table, side: int) -> list[int]:
    return [kind for kind in range(N_KINDS) for _ in range(t.supply[side * N_KINDS + kind])]


def _influence(t: Table, side: int) -> str:
    for province in range(N_PROVINCES):
        total = sum(_influence_at(t, side, province, space) for space in range(N_SPACES))
        if total != t.influence[side * N_PROVINCES + province]:
            return f"{SIDES[side]} has influence {total} in {PROVINCES[province]}"
    return ""


def _influence_at(t: Table, side: int, province: int, space: int) -> int:
    if t.kind_at[space] == NONE or t.owner_at[space] != side:
        return 0
    return sum(int(shows(t, space, end)) for end in range(2) if ENDS[2 * space + end] == province)


def markers_out(t: Table, side: int) -> int:
    """Markers on fields, on borders, under Senate tokens and out of the game. [C1.5]"""
    out = sum(int(FIELDS[p]) for p in range(N_PROVINCES) if t.held_by[p] == side)
    out += sum(1 for s in range(N_SPACES) if t.border_marker[s] == side)
    out += sum(int(t.under_senate[side * MOST_SENATES + i]) for i in range(MOST_SENATES))
    out += int(t.markers_removed[side])
    lacking = int(t.held_by[ITALIA] == side) + int(t.rules.together)
    if MARKERS < out <= MARKERS + lacking and t.reason == BY_MARKERS:
        return MARKERS  # the last marker went to one of Italia's two fields, or of two provinces' [C4.5, C6.1]
    return out


def _bonus_tokens(t: Table) -> str:
    added = modules(t.rules)
    for bonus in range(N_BONUSES):
        found = int(t.bank[bonus] + t.gone[bonus]) + asked_or_in_hand(t, bonus)
        found += sum(1 for p in range(N_PROVINCES) if t.bonus_at[p] == bonus)
        if bonus == SENATE:
            found += int(t.senates[0] + t.senates[1])
        copies = t.rules.box.bonus_copies[bonus] if bonus < POISON else added[bonus]
        if found != copies:
            return f"{found} {BONUSES[bonus]} tokens"
    return ""


def _spaces(t: Table) -> str:
    for province, name in enumerate(PROVINCES):
        empty = sum(1 for s in range(N_SPACES) if t.kind_at[s] == NONE and province in ends_of(s))
        if empty != t.empty_spaces[province]:
            return f"{name} has {empty} empty spaces"
    return ""


# ---- possible positions --------------------------------------------------------------------------------------


def complaint(t: Table) -> BadInput | None:
    """The first reason why the game cannot stand like this, or nothing."""
    return (
        _province_complaint(t)
        or _border_complaint(t)
        or _hidden_complaint(t)
        or _senate_complaint(t)
        or _end_complaint(t)
        or phase_complaint(t)
        or _centurion_complaint(t)
        or _crassus_complaint(t)
        or _knowledge_complaint(t)
    )


def _province_complaint(t: Table) -> BadInput | None:
    for province, name in enumerate(PROVINCES):
        where = f"provinces.{name}"
        if t.closed[province] == 1 and t.empty_spaces[province] > 0:
            return BadInput("closed, but a border space is empty", where, "C3.3")
        if t.closed[province] == 0 and t.empty_spaces[province] == 0 and not _is_being_closed(t, province):
            return BadInput("every border space is filled, but it is not closed", where, "C3.3")
    if t.closed[ITALIA] == 0 and t.bonus_at[ITALIA] != SENATE:
        return BadInput("Italia holds a Senate token", "provinces.IT", "C2.1")
    return None


def _is_being_closed(t: Table, province: int) -> bool:
    """Filled in this turn and waiting for its closing."""
    if t.placed == NONE or province not in ends_of(t.placed):
        return False
    asked_about_bank = t.phase == BANK or (t.phase in (BONUS, TAKE) and t.asked_from_bank)
    asked_before_closing = asked_about_bank or (t.phase == ORDER and not t.rules.together)
    return asked_before_closing or t.closing == province or t.phase == OVER


def _border_complaint(t: Table) -> BadInput | None:
    for space, name in enumerate(SPACES):
        side = t.border_marker[space]
        if side != NONE and any(t.held_by[province] != side for province in ends_of(space)):
            what = f"a marker of {SIDES[side]} between provinces that {SIDES[side]} does not both control"
            return BadInput(what, f"borders.{name}", "C4.4")
    return None


def _hidden_complaint(t: Table) -> BadInput | None:
    for space, name in enumerate(SPACES):
        if t.face_at[space] == HIDDEN:
            if not t.rules.border_control or BORDER_CONTROL[space] == 0:
                return BadInput("no token can be placed face down here", f"tokens.{name}", "C7.4")
            if t.owner_at[space] == t.rules.crassus:
                return BadInput("Crassus never places face down", f"tokens.{name}", "C8.10")
    return None


def _senate_complaint(t: Table) -> BadInput | None:
    """A marker for every token up to this one, and for the next if they were taken together; the game may have ended
    before that one was kept. [C4.5, C5.4]"""
    for side, name in enumerate(SIDES):
        for i in range(t.senates[side]):
            may_have_next = t.rules.together and (i + 1 < t.senates[side] or t.phase == OVER)
            most = i + 2 if may_have_next else i + 1
            if t.under_senate[side * MOST_SENATES + i] > most:
                return BadInput(f"more than {most} markers under Senate token {i + 1}", f"senate.{name}", "C5.4")
    return None


def _end_complaint(t: Table) -> BadInput | None:
    if (t.phase == OVER) != (t.winner != NONE) or (t.winner != NONE) != (t.reason != NONE):
        return BadInput("phase 'over', a winner and a reason go together", "phase", "C6.1")
    for side, name in enumerate(SIDES):
        if t.markers[side] == 0 and t.winner != side and not _was_beaten_to_it(t, side):
            return BadInput(f"{name} has put down the last marker and must have won", "winner", "C6.1")
    return None


def _was_beaten_to_it(t: Table, side: int) -> bool:
    """Whether both set their last marker on the fields of two provinces closed together. [C4.5]"""
    return t.rules.together and t.phase == OVER and t.active != side and t.markers[t.active] == 0


def _centurion_complaint(t: Table) -> BadInput | None:
    """Each Centurion token that is out came for a bonus token, so for each bonus token to come one is left. [C5.6]"""
    if not t.rules.centurions or t.rules.overlooks_centurions_out:
        return None
    to_come = int(t.bank[CENTURION]) + asked_or_in_hand(t, CENTURION)
    to_come += sum(1 for p in range(N_PROVINCES) if t.bonus_at[p] == CENTURION)
    for side, name in enumerate(SIDES):
        beside = sum(1 for i in range(N_CENTURIONS) if t.centurion[side * N_CENTURIONS + i] == BESIDE)
        due = int(side == t.active and t.centurion_due)
        if side != t.rules.crassus and beside < to_come + due:
            what = f"{beside} Centurion tokens beside the bag, and {to_come + due} bonus tokens to bring one"
            return BadInput(what, f"centurions.{name}", "C5.6")
    return None


def _crassus_complaint(t: Table) -> BadInput | None:
    acts = t.active == t.rules.crassus
    if t.phase != OVER and acts != (t.phase == CRASSUS):
        return BadInput("phase 'crassus' is for Crassus, all others are not", "phase", "C8.1")
    return None


def _knowledge_complaint(t: Table) -> BadInput | None:
    """What is known must fit what is there, and leave something to imagine."""
    for side, name in enumerate(SIDES):
        if not agrees(t, side) or not hands_add_up(t, side):
            return BadInput(f"the supply of {name} does not agree with what is known of it", "stuck_tokens", "C3.1")
        wrong = untrue(t, side)
        if wrong is not None:
            return wrong
        tried = t.clone()
        assert isinstance(tried, Table)
        imagine_side(tried, i64(side), Seeded(0))
    return None
