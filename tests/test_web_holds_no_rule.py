"""The browser draws: no rule of a game and no number of its box is written in `web/src`.

What is generated is left out: the types in `protocol`, and the data of the boards, which come from the box itself.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from triumvir.games.ave_caesar import box as races
from triumvir.games.caesar import box as tokens
from triumvir.games.caesar.own_box import PRINTED_BOX
from triumvir.games.cleopatra import box as cards

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web/src"
GENERATED = ("protocol",)

RULE = re.compile(r"\*\*([A-Z]{1,2}\d[\w.]*)\*\*")
NUMBER_OF_A_NAME = re.compile(r"\b(?:const|let)\s+(\w+)[^=\n]*=\s*(\d[\d_]*)\s*;")
COMPARED = re.compile(
    r"\b(?:view|state|chariot|province|space|seen)[\w.?!\[\]\"]*(?<!length)\s(?:[<>]=?|[=!]==)\s(?:[2-9]|[1-9]\d+)\b"
)
BOXES = {"caesar": tokens, "ave-caesar": races, "cleopatra": cards}


def sources(but: tuple[str, ...]) -> Iterator[Path]:
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte") and path.relative_to(WEB).parts[0] not in but:
            yield path


def rules() -> set[str]:
    texts = [path.read_text("utf-8") for path in (ROOT / "rulebooks").glob("*.md")]
    return {rule for text in texts for rule in RULE.findall(text)}


def rules_in(text: str, known: set[str]) -> list[str]:
    return [word for word in re.findall(r"[\"'`\[(]([A-Z]{1,2}\d[\w.]*)[\"'`\]),]", text) if word in known]


def numbers_in(text: str, known: set[str]) -> list[str]:
    """Numbers that are given a name which the box has, and things of the view compared with a number.

    How much room a row of things takes, by its length, is a matter of drawing.
    """
    named = [name for name, _ in NUMBER_OF_A_NAME.findall(text) if name.upper() in known]
    return named + COMPARED.findall(text)


def pieces_in(text: str, pieces: tuple[str, ...]) -> list[str]:
    return [piece for piece in pieces if re.search(rf"\b{piece}\b", text)]


def names_in(game: str) -> set[str]:
    """The names of the numbers of a box, alone and without what is said about them."""
    names = {name for name, value in vars(BOXES[game]).items() if isinstance(value, int) and name.isupper()}
    return names | {"LAPS", "MARKERS", "COPIES", "HAND", "LIMIT"}


@pytest.mark.parametrize("path", list(sources(GENERATED)), ids=lambda path: str(path.relative_to(WEB)))
def test_no_rule_is_named(path: Path) -> None:
    assert rules_in(path.read_text("utf-8"), rules()) == []


@pytest.mark.parametrize("game", BOXES)
def test_no_number_of_the_box_is_written_again(game: str) -> None:
    names = names_in(game)
    for path in sorted((WEB / "boards" / game).glob("*.*")):
        assert numbers_in(path.read_text("utf-8"), names) == [], path


def test_no_piece_is_named_with_its_numbers() -> None:
    """But for the picture of a game, which shows some of them."""
    for path in sorted((WEB / "boards").rglob("*.svelte")) + sorted((WEB / "boards").rglob("*.ts")):
        if path.name == "Vignette.svelte":
            continue
        assert pieces_in(path.read_text("utf-8"), PRINTED_BOX.tokens) == [], path


def test_the_search_finds_what_it_looks_for() -> None:
    assert {"C4.5", "A5.3", "K12", "KR17"} <= rules()
    assert rules_in('open("C4.5"); say(`K12`)', rules()) == ["C4.5", "K12"]
    assert rules_in('<path d="M3 4A4.5 4.5 0 0 1 3 3" />', rules()) == []
    assert numbers_in("  const MARKERS = 12;", names_in("caesar")) == ["MARKERS"]
    assert numbers_in("if (chariot.lap >= 3) stop();", set()) == ["chariot.lap >= 3"]
    assert numbers_in("const PER_CELL = 190; if (state.patricians > 0) draw();", names_in("cleopatra")) == []
    assert pieces_in('new Set(["sword70"])', PRINTED_BOX.tokens) == ["sword70"]
