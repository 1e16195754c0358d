"""A position as JSON: what people write by hand, what restores a game, and what its one-line text is made of.

Only what cannot be derived is written: bags, remaining markers, influence and bonus tokens out of the game follow
from the box and the rest. `reading.py` is the way back.
"""

from mypy_extensions import i64

from triumvir.contract.info import GameInfo
from triumvir.contract.json import JSON
from triumvir.games.caesar.box import (
    BONUSES,
    ENDS,
    N_BONUSES,
    N_CENTURIONS,
    N_KINDS,
    N_PROVINCES,
    N_SPACES,
    N_TILES,
    NONE,
    PROVINCES,
    SIDES,
    SPACES,
    TILES,
    TOKENS,
)
from triumvir.games.caesar.knowledge import HIDDEN_PLAY, PLAY_FIELDS, RETURN_FIELDS
from triumvir.games.caesar.table import (
    END_REASONS,
    HIDDEN,
    MOST_SENATES,
    PHASES,
    TURNED,
    WHEREABOUTS,
    Table,
)


def to_json(t: Table, info: GameInfo) -> dict[str, JSON]:
    """All fields, those of the modules and of Auto-Crassus only where they are in play."""
    choices = t.choices
    fields: dict[str, JSON] = {"game": info.key, "options": dict(choices.changed)}
    fields |= _board(t)
    fields["supply"] = {side: _supply(t, s) for s, side in enumerate(SIDES)}
    fields["senate"] = {side: _senate(t, s) for s, side in enumerate(SIDES)}
    if choices.centurions:
        fields["centurions"] = {side: _centurions(t, s) for s, side in enumerate(SIDES)}
    if choices.border_control:
        fields["bank"] = [BONUSES[b] for b in range(N_BONUSES) for _ in range(t.bank[b])]
    fields |= _turn(t)
    if choices.solo:
        fields |= _crassus(t)
    return fields | _knowledge(t)


def _board(t: Table) -> dict[str, JSON]:
    return {
        "tokens": {SPACES[s]: _token(t, s) for s in range(N_SPACES) if t.kind_at[s] != NONE},
        "borders": {SPACES[s]: SIDES[t.border_marker[s]] for s in range(N_SPACES) if t.border_marker[s] != NONE},
        "provinces": {PROVINCES[p]: _province(t, p) for p in range(N_PROVINCES)},
    }


def _token(t: Table, space: int) -> str:
    text = f"{SIDES[t.owner_at[space]]}.{TOKENS[t.kind_at[space]]}"
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
    if side == t.choices.crassus:
        return [TOKENS[t.row[i]] for i in range(len(t.row))]
    return [TOKENS[k] for k in range(N_KINDS) for _ in range(t.supply[side * N_KINDS + k])]


def _senate(t: Table, side: int) -> list[JSON]:
    return [int(t.under_senate[side * MOST_SENATES + i]) for i in range(t.senates[side])]


def _centurions(t: Table, side: int) -> list[JSON]:
    return [WHEREABOUTS[t.centurion[side * N_CENTURIONS + i]] for i in range(N_CENTURIONS)]


def _named(names: tuple[str, ...], number: i64) -> str | None:
    return None if number == NONE else names[number]


def _turn(t: Table) -> dict[str, JSON]:
    return {
        "active": SIDES[t.active],
        "phase": PHASES[t.phase],
        "asked": _named(BONUSES, t.asked),
        "asked_from_bank": t.asked_from_bank,
        "placed": _named(SPACES, t.placed),
        "closing": _named(PROVINCES, t.closing),
        "waiting": _named(PROVINCES, t.waiting),
        "extra_turn": t.extra_turn,
        "centurion_due": t.centurion_due,
        "first_stuck": _named(SIDES, t.first_stuck),
        "winner": _named(SIDES, t.winner),
        "reason": _named(END_REASONS, t.reason),
    }


def _crassus(t: Table) -> dict[str, JSON]:
    return {
        "removed": int(t.markers_removed[t.choices.crassus]),
        "deck": [TILES[i] for i in range(N_TILES) for _ in range(t.deck[i])],
        "tile": _named(TILES, t.tile),
        "step": int(t.step),
        "executed": t.executed,
        "fell_short": t.fell_short,
    }


def _knowledge(t: Table) -> dict[str, JSON]:
    hidden = {SPACES[s]: int(t.hidden_at_gain[s]) for s in range(N_SPACES) if t.face_at[s] == HIDDEN}
    return {
        "gains": {side: int(t.gains[s]) for s, side in enumerate(SIDES)},
        "hidden_at": hidden,
        "taken_at": {
            side: [int(t.taken_at_gain[s * N_CENTURIONS + i]) for i in range(N_CENTURIONS)]
            for s, side in enumerate(SIDES)
        },
        "returned": [_return(t, i) for i in range(0, len(t.returned), RETURN_FIELDS)],
        "plays": [_play(t, i) for i in range(0, len(t.plays), PLAY_FIELDS)],
        "stuck_tokens": {side: int(t.stuck_tokens[s]) for s, side in enumerate(SIDES)},
        "stuck_spaces": {side: int(t.stuck_spaces[s]) for s, side in enumerate(SIDES)},
    }


def _play(t: Table, i: int) -> str:
    what = int(t.plays[i + 3])
    name = TOKENS[what] if what < HIDDEN_PLAY else SPACES[what - HIDDEN_PLAY]
    return f"{SIDES[t.plays[i]]}.{name}@{t.plays[i + 1]}.{t.plays[i + 2]}"


def _return(t: Table, i: int) -> str:
    return f"{SIDES[t.returned[i]]}.{TOKENS[t.returned[i + 1]]}@{t.returned[i + 2]}.{t.returned[i + 3]}"
