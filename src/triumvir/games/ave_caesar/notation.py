"""A position as JSON: what people write by hand, what restores a game, and what its one-line text is made of.

The regular fields are written by `state.py`, the others here. Only what cannot be derived is written: decks follow
from hands and played cards, progress from cells and crossings.
`reading.py` is the way back.
"""

from triumvir.contract.json import JSON
from triumvir.contract.rows import named
from triumvir.games.ave_caesar.box import FACTIONS, N_CARDS, NONE
from triumvir.games.ave_caesar.hands import EVERY_HAND
from triumvir.games.ave_caesar.setup import TURNED_UP_STEP
from triumvir.games.ave_caesar.state import (
    HOME,
    STRANDED,
    Table,
    crowns_to_json,
    denarii_to_json,
    laps_to_json,
    pace_to_json,
    skips_to_json,
)
from triumvir.games.ave_caesar.table import is_neutral, played


def to_json(t: Table, key: str) -> dict[str, JSON]:
    names = t.rules.names()
    racing = [(chariot, name) for chariot, name in enumerate(names) if t.at[chariot] != NONE]
    fields: dict[str, JSON] = {
        "game": key,
        "options": dict(t.rules.changed),
        "players": t.rules.players,
        "race": int(t.race) + 1,
        "order": [FACTIONS[t.order[place]] for place in range(len(names))],
        "turn": named(FACTIONS, t.active),
        "cells": {name: t.track.names[t.at[chariot]] for chariot, name in racing},
    }
    fields |= laps_to_json(t)
    fields |= denarii_to_json(t)
    fields["home"] = _by_rank(t, HOME)
    fields["stranded"] = _by_rank(t, STRANDED)
    fields["hands"] = {name: _hand(t, chariot) for chariot, name in racing if not is_neutral(t, chariot)}
    fields["played"] = {name: _played(t, chariot) for chariot, name in enumerate(names)}
    fields |= skips_to_json(t)
    fields |= pace_to_json(t)
    fields |= crowns_to_json(t)
    fields["turned_up"] = [_turned(int(t.turned_up[i])) for i in range(len(t.turned_up))]
    fields["possible"] = {name: f"x{t.possible[c]:x}" for c, name in enumerate(names) if _is_known(t, c)}
    if t.driver != NONE:
        fields["turned"] = int(t.turned)
        fields["driver"] = FACTIONS[t.driver]
    return fields


def _by_rank(t: Table, state: int) -> list[str]:
    found = [c for c in range(t.rules.chariots) if t.state[c] == state]
    return [FACTIONS[c] for c in sorted(found, key=lambda c: int(t.rank[c]))]


def _hand(t: Table, chariot: int) -> list[JSON]:
    return [card + 1 for card in range(N_CARDS) for _ in range(t.hand[chariot * N_CARDS + card])]


def _played(t: Table, chariot: int) -> list[JSON]:
    return [card + 1 for card in range(N_CARDS) for _ in range(played(t, chariot, card))]


def _turned(packed: int) -> str:
    return f"{FACTIONS[packed // TURNED_UP_STEP]}.{packed % TURNED_UP_STEP}"


def _is_known(t: Table, chariot: int) -> bool:
    """Whether anything but the number of cards is known about a hand."""
    return t.possible[chariot] != EVERY_HAND[t.hand_size[chariot]]
