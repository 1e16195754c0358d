"""Everything that the server may name has a sentence: options and their values, problems, reasons, levels. [P19]"""

import re
from pathlib import Path

import pytest

import triumvir
from triumvir.kits.catalogue import GAMES
from triumvir.match import entry
from triumvir.match.seat import LEVELS
from triumvir.table.problems import CODES

CATALOGUES = Path(triumvir.__file__).parent / "catalogues"
SILENT_ENTRIES = {entry.CREATED, entry.PLY, entry.FOLLOWED}
"""What is told by the game's own lines, or by going there."""


def ids(language: str) -> set[str]:
    text = "\n".join((CATALOGUES / language / name).read_text("utf-8") for name in ("common.ftl", "pages.ftl"))
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))


def named_by_games() -> set[str]:
    found: set[str] = set()
    for game in GAMES.values():
        info = game.info
        found.add(f"game-{info.key}")
        found.update(f"reason-{info.key}-{reason}" for reason in info.end_reasons)
        found.update(f"reading-{name}" for name, _ in info.readings)
        for option in info.options:
            found.update({f"option-{info.key}-{option.name}", f"explain-{info.key}-{option.name}"})
            if set(option.values) != {"on", "off"}:
                found.update(f"value-{info.key}-{option.name}-{value}" for value in option.values)
    return found


def named_by_the_table() -> set[str]:
    ends = ("resigned", "time", "draw", "cancelled", "claimed", "imported")
    return {
        *(f"problem-{code}" for code in CODES),
        *(f"level-{level}" for level in LEVELS),
        *(f"entry-{kind}" for kind in set(entry.KINDS) - SILENT_ENTRIES),
        *(f"reason-{end}" for end in ends),
    }


@pytest.mark.parametrize("language", ["en", "cs", "hu"])
def test_p19_whatever_a_game_names_has_a_text(language: str) -> None:
    assert named_by_games() - ids(language) == set()


@pytest.mark.parametrize("language", ["en", "cs", "hu"])
def test_p19_whatever_a_table_names_has_a_text(language: str) -> None:
    assert named_by_the_table() - ids(language) == set()
