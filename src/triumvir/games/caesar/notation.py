"""A position as JSON: what people write by hand, what restores a game, and what its one-line text is made of.

The regular fields are written by `state.py`, the others here. Only what cannot be derived is written: bags, remaining
markers, influence and bonus tokens out of the game follow from the box and the rest. `reading.py` is the way back.
"""

from triumvir.contract.json import JSON
from triumvir.games.caesar.box import (
    BONUSES,
    ENDS,
    MOST_SENATES,
    N_KINDS,
    N_PROVINCES,
    N_SPACES,
    NONE,
    PROVINCES,
    SIDES,
    SPACES,
)
from triumvir.games.caesar.knowledge import HIDDEN_PLAY
from triumvir.games.caesar.state import (
    HIDDEN,
    PLAYS_FIELDS,
    PLAYS_GAIN,
    PLAYS_SIDE,
    PLAYS_SIZE,
    PLAYS_WHAT,
    RETURNED_FIELDS,
    RETURNED_KIND,
    RETURNED_SEEN_AT,
    RETURNED_SIDE,
    RETURNED_SINCE,
    TURNED,
    Table,
    bank_to_json,
    centurions_to_json,
    crassus_to_json,
    gained_to_json,
    put_off_to_json,
    skipped_to_json,
    stuck_to_json,
    taken_to_json,
    together_to_json,
    turn_to_json,
)


def to_json(t: Table, key: str) -> dict[str, JSON]:
    """All fields, those of the modules and of Auto-Crassus only where they are in play."""
    rules = t.rules
    fields: dict[str, JSON] = {"game": key, "options": dict(rules.changed)}
    fields |= _board(t)
    fields["supply"] = {side: _supply(t, s) for s, side in enumerate(SIDES)}
    fields["senate"] = {side: _senate(t, s) for s, side in enumerate(SIDES)}
    if rules.centurions:
        fields |= centurions_to_json(t)
    if rules.border_control:
        fields |= bank_to_json(t)
    fields |= turn_to_json(t)
    if rules.together:
        fields |= together_to_json(t)
    if rules.wealth_at_end:
        fields |= put_off_to_json(t)
    if rules.centurions and rules.centurion_at_once:
        fields |= skipped_to_json(t)
    if rules.solo:
        fields["removed"] = int(t.markers_removed[rules.crassus])
        fields |= crassus_to_json(t)
    return fields | _knowledge(t)


def _board(t: Table) -> dict[str, JSON]:
    return {
        "tokens": {SPACES[s]: _token(t, s) for s in range(N_SPACES) if t.kind_at[s] != NONE},
        "borders": {SPACES[s]: SIDES[t.border_marker[s]] for s in range(N_SPACES) if t.border_marker[s] != NONE},
        "provinces": {PROVINCES[p]: _province(t, p) for p in range(N_PROVINCES)},
    }


def _token(t: Table, space: int) -> str:
    text = f"{SIDES[t.owner_at[space]]}.{t.rules.tokens[t.kind_at[space]]}"
    if t.face_at[space] == HIDDEN:
        return text + "*"
    text += f">{PROVINCES[ENDS[2 * space + t.facing_at[space]]]}"
    return text + "~" if t.face_at[space] == TURNED else text


def _province(t: Table, province: int) -> JSON:
    if t.closed[province] == 0:
        return BONUSES[t.bonus_at[province]]
    if t.held_by[province] == NONE:
        return "tied"
    return SIDES[t.held_by[province]] + ("~" if t.marker_turned[province] else "")


def _supply(t: Table, side: int) -> list[JSON]:
    if side == t.rules.crassus:
        return [t.rules.tokens[t.row[i]] for i in range(len(t.row))]
    return [t.rules.tokens[k] for k in range(t.rules.kinds) for _ in range(t.supply[side * N_KINDS + k])]


def _senate(t: Table, side: int) -> list[JSON]:
    return [int(t.under_senate[side * MOST_SENATES + i]) for i in range(t.senates[side])]


def _knowledge(t: Table) -> dict[str, JSON]:
    fields = gained_to_json(t)
    fields["hidden_at"] = {SPACES[s]: int(t.hidden_at_gain[s]) for s in range(N_SPACES) if t.face_at[s] == HIDDEN}
    fields |= taken_to_json(t)
    fields["returned"] = [_return(t, i) for i in range(0, len(t.returned), RETURNED_FIELDS)]
    fields["plays"] = [_play(t, i) for i in range(0, len(t.plays), PLAYS_FIELDS)]
    return fields | stuck_to_json(t)


def _play(t: Table, i: int) -> str:
    what = int(t.plays[i + PLAYS_WHAT])
    name = t.rules.tokens[what] if what < HIDDEN_PLAY else SPACES[what - HIDDEN_PLAY]
    return f"{SIDES[t.plays[i + PLAYS_SIDE]]}.{name}@{t.plays[i + PLAYS_GAIN]}.{t.plays[i + PLAYS_SIZE]}"


def _return(t: Table, i: int) -> str:
    token = f"{SIDES[t.returned[i + RETURNED_SIDE]]}.{t.rules.tokens[t.returned[i + RETURNED_KIND]]}"
    return f"{token}@{t.returned[i + RETURNED_SINCE]}.{t.returned[i + RETURNED_SEEN_AT]}"
