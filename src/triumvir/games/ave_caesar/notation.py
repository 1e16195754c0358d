"""A position as JSON: what people write by hand, what restores a game, and what its one-line text is made of.

Only what cannot be derived is written: decks follow from hands and played cards, progress from cells and crossings.
`reading.py` is the way back.
"""

from triumvir.contract.json import JSON
from triumvir.games.ave_caesar.box import FACTIONS, N_CARDS, NONE
from triumvir.games.ave_caesar.hands import EVERY_HAND
from triumvir.games.ave_caesar.setup import TURNED_UP_STEP
from triumvir.games.ave_caesar.table import HOME, STRANDED, Table, is_neutral, played


def to_json(t: Table, key: str) -> dict[str, JSON]:
    chariots = range(t.choices.chariots)
    return {
        "game": key,
        "options": dict(t.choices.changed),
        "players": t.choices.players,
        "race": int(t.race) + 1,
        "order": [FACTIONS[t.order[place]] for place in chariots],
        "turn": None if t.active == NONE else FACTIONS[t.active],
        "cells": {FACTIONS[c]: t.track.names[t.at[c]] for c in chariots if t.at[c] != NONE},
        "crossings": {FACTIONS[c]: int(t.crossings[c]) for c in chariots},
        "paid": [FACTIONS[c] for c in chariots if t.paid[c]],
        "disqualified": [FACTIONS[c] for c in chariots if t.disqualified[c]],
        "home": _by_rank(t, HOME),
        "stranded": _by_rank(t, STRANDED),
        "hands": {FACTIONS[c]: _hand(t, c) for c in chariots if t.at[c] != NONE and not is_neutral(t, c)},
        "played": {FACTIONS[c]: _played(t, c) for c in chariots},
        "skipped": [FACTIONS[c] for c in chariots if t.skipped[c]],
        "still": int(t.still),
        "laurels": {FACTIONS[c]: int(t.laurels[c]) for c in range(t.choices.driven)},
        "turned_up": [_turned(int(t.turned_up[i])) for i in range(len(t.turned_up))],
        "possible": {FACTIONS[c]: f"x{t.possible[c]:x}" for c in chariots if _is_known(t, c)},
    }


def _by_rank(t: Table, state: int) -> list[str]:
    found = [c for c in range(t.choices.chariots) if t.state[c] == state]
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
