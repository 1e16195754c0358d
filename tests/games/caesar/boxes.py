"""Boxes for tests: the example, one that goes to every limit, and one with as little as possible."""

import json
from pathlib import Path
from typing import Any

from triumvir.games.caesar.contents import Box
from triumvir.games.caesar.game import Caesar, with_boxes
from triumvir.games.caesar.own_box import read_box

File = dict[str, Any]

EXAMPLE = Path(__file__).parents[3] / "examples" / "box.json"


def example() -> File:
    file: File = json.loads(EXAMPLE.read_text("utf-8"))
    return file


def full() -> File:
    """As many of everything as there may be: 21 faces, 24 tokens, 9/9, two sides that differ, ten tiles in a deck."""
    ways = {
        "sword": [[9, 9], [9, 0], [0, 0], [7, 0]],
        "shield": [[9, 1], [8, 2]],
        "ship": [[9, 3], [6, 0]],
        "sword+shield": [[9, 9], [1, 1]],
        "ship+sword": [[5, 5]],
        "shield+ship": [[4, 4], [4, 0]],
    }
    wild = {"laurel": [[3, 3], [3, 3], [3, 3], [9, 9], [9, 8], [9, 7], [9, 6], [0, 0], [1, 0], [1, 0], [2, 0]]}
    return {
        "name": "full",
        "tokens": {"caesar": {**ways, **wild}, "pompey": {**wild, **ways}},
        "centurions": [
            {"on": ["ship"], "values": [8, 8]},
            {"on": ["ship", "sword"], "values": [7, 7]},
            {"on": ["laurel"], "values": [9, 9]},
        ],
        "bonus_tokens": {"tactics": 9, "wealth": 9, "might": 9, "senate": 9, "poison": 9, "centurion": 3},
        "crassus": {
            "tiles": {
                "F": ["draw2", "draw2", "execute", "discard1", "discard1", "discard1"],
                "G": ["execute", "draw_centurion", "execute"],
                "H": ["discard1", "draw1", "execute", "draw1", "execute", "draw_centurion"],
            },
            "decks": {"easy": "FFFFFFFFFF", "normal": "ABCABCABCF", "hard": "C"},
            "decks_with_centurions": {"easy": "GGGGGGGGGH", "normal": "FH", "hard": "E"},
        },
    }


def bare() -> File:
    """Twelve tokens a side, of few kinds and unlike; only Senates and Might; a deck of one tile."""
    return {
        "name": "bare",
        "tokens": {
            "caesar": {"sword": [[6, 0]] * 9, "shield": [[1, 1]] * 3},
            "pompey": {"ship": [[3, 2]] * 6, "shield": [[1, 1]] * 6},
        },
        "bonus_tokens": {"tactics": 0, "wealth": 0, "might": 9, "senate": 9, "poison": 1, "centurion": 1},
        "crassus": {
            "tiles": {"A": ["execute", "draw1"], "F": ["execute"]},
            "decks": {"easy": "A", "normal": "AFFFFFFFFF", "hard": "FA"},
            "decks_with_centurions": {"easy": "AD", "normal": "AFD", "hard": "E"},
        },
    }


OWN: dict[str, Box] = {file["name"]: read_box(file) for file in (example(), full(), bare())}
GAME: Caesar = with_boxes(list(OWN.values()))
"""CAESAR! with all of them."""
