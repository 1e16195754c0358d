"""What each viewer may see: the view of a position, built field by field. [C2.2, C7.4]"""

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.position import sees
from triumvir.games.caesar.box import (
    BONUSES,
    ENDS,
    MOST_SENATES,
    N_BONUSES,
    N_CENTURIONS,
    N_KINDS,
    NONE,
    PROVINCES,
    SIDES,
    SPACES,
    TILES,
)
from triumvir.games.caesar.seen import ProvinceView, SideView, SpaceView
from triumvir.games.caesar.state import (
    END_REASONS,
    FACES,
    HIDDEN,
    PHASES,
    RETURNED_FIELDS,
    RETURNED_KIND,
    RETURNED_SIDE,
    RETURNED_SINCE,
    UP,
    WHEREABOUTS,
    Table,
)
from triumvir.games.caesar.table import asked_or_in_hand, value_toward
from triumvir.games.caesar.view import TableView


def view_of(t: Table, viewer: i64) -> TableView:
    """The table as a seat or a spectator may know it."""
    rules = t.rules
    return TableView(
        viewer=SIDES[viewer] if viewer >= 0 else None,
        spaces={name: _space(t, space, viewer) for space, name in enumerate(SPACES)},
        provinces={name: _province(t, province) for province, name in enumerate(PROVINCES)},
        sides={name: _side(t, side, viewer) for side, name in enumerate(SIDES)},
        bank={BONUSES[bonus]: int(t.bank[bonus]) for bonus in range(N_BONUSES)},
        gone={BONUSES[bonus]: int(t.gone[bonus]) + asked_or_in_hand(t, bonus) for bonus in range(N_BONUSES)},
        active=SIDES[t.active],
        phase=PHASES[t.phase],
        asked=None if t.asked == NONE else BONUSES[t.asked],
        in_hand=_in_hand(t),
        extra_turn=t.extra_turn,
        centurion_due=t.centurion_due,
        wealth_due=int(t.wealth_due),
        crassus=SIDES[rules.crassus] if rules.solo else None,
        tile=None if t.tile == NONE else TILES[t.tile],
        deck=_deck(t),
        full_deck=_full_deck(t),
        winner=None if t.winner == NONE else SIDES[t.winner],
        reason=None if t.reason == NONE else END_REASONS[t.reason],
        rules=rules,
    )


def _in_hand(t: Table) -> dict[str, str]:
    """The bonus tokens of two provinces closed together that are not dealt with yet. [C4.5]"""
    in_hand = {}
    if t.first_bonus != NONE:
        in_hand[PROVINCES[ENDS[2 * t.placed]]] = BONUSES[t.first_bonus]
    if t.second_bonus != NONE:
        in_hand[PROVINCES[ENDS[2 * t.placed + 1]]] = BONUSES[t.second_bonus]
    return in_hand


def _deck(t: Table) -> dict[str, int]:
    return _counts(t, t.deck) if t.rules.solo else {}


def _full_deck(t: Table) -> dict[str, int]:
    if not t.rules.solo:
        return {}
    return _counts(t, t.rules.box.tile_deck(t.rules.difficulty, t.rules.centurions))


def _counts(t: Table, deck: vec[i64]) -> dict[str, int]:
    return {tile: int(deck[i]) for i, tile in enumerate(t.rules.box.tiles)}


def _space(t: Table, space: int, viewer: i64) -> SpaceView:
    marker = None if t.border_marker[space] == NONE else SIDES[t.border_marker[space]]
    if t.kind_at[space] == NONE:
        return SpaceView(marker=marker)
    kind = t.kind_at[space]
    is_known = t.face_at[space] != HIDDEN or sees(viewer, t.owner_at[space])
    toward = (0, 0)
    if t.face_at[space] == UP:
        facing = t.facing_at[space]
        toward = (int(value_toward(t.rules, kind, facing, 0)), int(value_toward(t.rules, kind, facing, 1)))
    token = t.rules.tokens[kind] if is_known else None
    return SpaceView(SIDES[t.owner_at[space]], token, toward, FACES[t.face_at[space]], marker)


def _province(t: Table, province: int) -> ProvinceView:
    return ProvinceView(
        bonus=None if t.bonus_at[province] == NONE else BONUSES[t.bonus_at[province]],
        closed=t.closed[province] == 1,
        held_by=None if t.held_by[province] == NONE else SIDES[t.held_by[province]],
        turned=t.marker_turned[province] == 1,
    )


def _side(t: Table, side: int, viewer: i64) -> SideView:
    first = side * N_CENTURIONS
    return SideView(
        supply=int(t.supply_size[side]),
        tokens=_tokens(t, side, viewer),
        bag=int(t.bag_size[side]),
        markers=int(t.markers[side]),
        removed=int(t.markers_removed[side]),
        senate=[int(t.under_senate[side * MOST_SENATES + i]) for i in range(t.senates[side])],
        centurions=[WHEREABOUTS[t.centurion[first + i]] for i in range(N_CENTURIONS)] if t.rules.centurions else [],
        skips=int(t.skips[side]),
        gains=int(t.gains[side]),
        returned=_returned(t, side),
    )


def _tokens(t: Table, side: int, viewer: i64) -> list[str] | None:
    """The own supply, and Crassus' open row; nobody else's. [C2.2, C8.1]"""
    if side == t.rules.crassus:
        return [t.rules.tokens[t.row[i]] for i in range(len(t.row))]
    if not sees(viewer, side):
        return None
    return [t.rules.tokens[kind] for kind in range(t.rules.kinds) for _ in range(t.supply[side * N_KINDS + kind])]


def _returned(t: Table, side: int) -> list[tuple[str, int]]:
    return [
        (t.rules.tokens[t.returned[i + RETURNED_KIND]], int(t.returned[i + RETURNED_SINCE]))
        for i in range(0, len(t.returned), RETURNED_FIELDS)
        if t.returned[i + RETURNED_SIDE] == side
    ]
