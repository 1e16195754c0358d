"""The terminal speaks Czech, Hungarian and English, and no mixture of them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.terminal.terminal import ScriptedScreen, triumvir
from tests.terminal.test_ave_caesar_play import numbers as card_numbers
from tests.terminal.test_play import ALL_MODULES, numbers

import triumvir as package
from triumvir.cli.play import Wish, begin
from triumvir.kits.catalogue import game_named
from triumvir.terminal.language import SPEAKER, language_of, speak, take_language
from triumvir.terminal.tables.table import Invitation
from triumvir.texts.catalogues import LANGUAGES, source

SOURCES = Path(package.__file__).parent
OTHERS = ("cs", "hu")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


# ---- which language ------------------------------------------------------------------------------------------


def test_an_option_names_the_language_wherever_it_stands() -> None:
    assert take_language(["--language", "cs", "games"]) == ("cs", ["games"])
    assert take_language(["games", "--language=hu", "--json"]) == ("hu", ["games", "--json"])
    assert take_language(["games", "--", "--language", "cs"]) == ("", ["games", "--", "--language", "cs"])
    assert take_language(["games", "--language"]) == ("", ["games", "--language"])


def test_else_the_environment_does() -> None:
    assert language_of({"LC_ALL": "cs_CZ.UTF-8", "LANG": "hu_HU"}) == "cs"
    assert language_of({"LC_ALL": "", "LC_MESSAGES": "hu_HU.UTF-8", "LANG": "en_GB"}) == "hu"
    assert language_of({"LANG": "cs_CZ"}) == "cs"
    assert language_of({"LANG": "la_VA"}) == "en"
    assert language_of({}) == "en"


def test_an_unknown_language_is_complained_about(monkeypatch: pytest.MonkeyPatch) -> None:
    result = triumvir("games", "--language", "la")
    assert (result.code, result.err) == (2, "triumvir: option --language: 'la' is none of en, cs, hu\n")
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert "v kódu" in triumvir("rule", "C4.5").out
    assert "a kódban itt" in triumvir("rule", "C4.5", "--language", "hu").out


# ---- no other language leaks ---------------------------------------------------------------------------------


class Pieces(Visitor):
    """The words between the values of a text."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's word
        self.found += [piece.strip(" .:,;?!–()") for piece in node.value.splitlines()]


def english_only(language: str, game: str) -> set[str]:
    """What the English texts say and those of the other language never do."""
    theirs = "\n".join(source(language, file) for file in ("common", game, "terminal"))
    pieces = Pieces()
    for file in ("common", game, "terminal"):
        pieces.visit(FluentParser().parse(source("en", file)))
    return {piece for piece in pieces.found if re.search("[a-zA-Z]{3}", piece) and piece not in theirs}


def leaks(language: str, game: str, shown: str) -> list[str]:
    words = " ".join(shown.split())
    found = [piece for piece in english_only(language, game) if piece in words]
    return [piece for piece in found if re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", words)]


GAMES = [
    ("caesar", {}, "human"),
    ("caesar", dict(word.split("=") for word in ALL_MODULES), "crassus"),
    ("ave-caesar", {"races": "1", "neutral": "1"}, "random"),
    ("cleopatra", {"orgy_tickets": "on", "two_face_down": "on", "action_order": "custom"}, "random"),
]


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("game", "options", "against"), GAMES)
def test_whole_games_are_told_in_one_language(language: str, game: str, options: dict[str, str], against: str) -> None:
    """Czech on a live screen with the large table, Hungarian in a file with the small one."""
    speak(language)
    SPEAKER.texts.troubles.clear()
    shown: list[str] = []
    typed = card_numbers(5) if game == "ave-caesar" else numbers(5)
    sitting = begin(game_named(game), Wish(Invitation(against, None, options), None, 6, None))
    sitting.screen = ScriptedScreen(
        iter(typed.splitlines()), lambda prompt, text: shown.extend((prompt, text)), is_live=language == "cs"
    )
    shown.append(sitting.run())
    assert sitting.play.position.outcome() is not None
    assert SPEAKER.texts.troubles == []
    assert not any("⟨" in text for text in shown)
    assert leaks(language, game, " ".join(shown)) == []


def test_a_leak_would_be_seen() -> None:
    assert leaks("cs", "caesar", "Which token do you place?") == ["Which token do you place"]


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_at_the_prompt_are_told_in_one_language(language: str, tmp_path: Path) -> None:
    typed = f"?\nlog\nrule\nrule X1\n99\nnonsense\nsave {tmp_path / 'a.record'}\n1\nb\nhint\nresign\nno\nquit\n"
    result = triumvir("play", "caesar", "--against", "random", "--seed", "5", "--language", language, typed=typed)
    assert result.code == 0
    assert SPEAKER.texts.troubles == []
    assert leaks(language, "caesar", result.out) == []
    resumed = triumvir(
        "play", "caesar", "--resume", str(tmp_path / "a.record"), "--language", language, typed=numbers(9)
    )
    assert leaks(language, "caesar", resumed.out) == []
    replayed = triumvir("replay", str(tmp_path / "a.record"), "--language", language)
    assert leaks(language, "caesar", replayed.out) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_match_is_told_in_one_language(language: str) -> None:
    arguments = ["--against", "random", "--seed", "5", "--match", "2", "--language", language]
    result = triumvir("play", "caesar", *arguments, typed="resign\nyes\nresign\nyes\n")
    assert result.code == 0
    assert leaks(language, "caesar", result.out) == []


# ---- every text is used, and none is missing -----------------------------------------------------------------


def ids(language: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", source(language, "terminal"), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_terminal_is_used_and_none_is_missing(language: str) -> None:
    written = "\n".join(
        path.read_text("utf-8") for room in ("terminal", "cli") for path in (SOURCES / room).rglob("*.py")
    )
    named = set(re.findall(r"""["'](terminal-[\w-]+)["']""", written))
    patterns = [re.compile(rf"{start}[\w-]+") for start in re.findall(r'f"(terminal-[\w-]+-)\{', written)]
    inside = set(re.findall(r"\{ (terminal-[\w-]+) \}", source(language, "terminal")))
    enter = {"terminal-hint-enter", "terminal-hint-back-enter"}
    known = ids(language)
    assert named - known == set()
    assert {name for name in known - named - inside - enter if not any(p.fullmatch(name) for p in patterns)} == set()
