"""The commands speak Czech, Hungarian and English: their help, their reports and their complaints, and no mixture."""

import re
from collections.abc import Iterable, Iterator
from errno import errorcode
from pathlib import Path
from typing import Final

import pytest
from tests.terminal.terminal import triumvir
from tests.texts.spoken import FILES, leaks, readings
from typer._click.core import Command
from typer.core import TyperGroup
from typer.main import get_command

import triumvir as package
from triumvir.cli.course import in_words
from triumvir.cli.main import COMMANDS, app
from triumvir.contract import complaints
from triumvir.games.ave_caesar.course import built_in_course
from triumvir.kits.catalogue import KITS
from triumvir.lab.killtest.tally import Tally
from triumvir.match.verifying import ABSENT, CLAIMED, HOLDS, PARTLY, UNCHECKED, WRONG
from triumvir.server.config import Config, explain
from triumvir.terminal.language import SPEAKER, speak
from triumvir.texts.catalogues import LANGUAGES, Texts

SOURCES = Path(package.__file__).parent
OTHERS = ("cs", "hu")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


# ---- the catalogues ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_texts_with_the_same_values(language: str, file: str) -> None:
    english, theirs = readings("en", file), readings(language, file)
    assert list(theirs) == list(english)
    assert {name: one.values for name, one in theirs.items()} == {name: one.values for name, one in english.items()}


def written() -> str:
    """All source outside the games that may name a text."""
    rooms = ("arena", "analysis", "bots", "cli", "contract", "match", "server", "terminal")
    return "\n".join(path.read_text("utf-8") for room in rooms for path in (SOURCES / room).rglob("*.py"))


def every_command() -> list[Command]:
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    found: list[Command] = [group, *group.commands.values()]
    for name in ("course", "box"):
        within = group.commands[name]
        assert isinstance(within, TyperGroup)
        found += within.commands.values()
    return found


def beginning(start: str, ends: Iterable[str]) -> set[str]:
    return {start + end.replace("_", "-").replace(" ", "-") for end in ends}


def put_together() -> set[str]:
    """Ids of which the source has only the beginning."""
    helps = {str(command.help) for command in every_command()}
    metavars = " ".join(param.metavar or "" for command in every_command() for param in command.params)
    measures = {name for kit in KITS.values() for name in kit.measures}
    states = (HOLDS, WRONG, PARTLY, ABSENT, UNCHECKED, CLAIMED)
    known = set(readings("en", "commands"))
    return {
        *helps,
        *({f"{name}-more" for name in helps} & known),
        *beginning("command-word-", (word.lower() for word in re.findall("[A-Z]{2,}", metavars))),
        *beginning("command-build-", ("compiled", "pure")),
        *beginning("command-measure-", ("decisions", *measures)),
        *beginning("command-setting-", (line.name for line in explain(Config()))),
        *beginning("command-config-", ("setting", "value", "environment", "meaning")),
        *beginning("command-killtest-count-", Tally().to_json()),
        *beginning("command-verify-", ("legality", "hashes", "seal", "result", "names")),
        *beginning("command-verify-state-", states),
        *beginning("command-arena-head-", ("games", "place")),
        *beginning("command-analyse-head-", ("win-chance", "visits", "at-a-glance", "ply", "seat", "chance", "lost")),
        *beginning(
            "command-analyse-head-", ("better", "decisions", "mean-loss", "inaccuracies", "mistakes", "blunders")
        ),
        *beginning("command-course-head-", (*in_words(built_in_course("white")), "picture")),
        *beginning("command-picture-", ("inaccuracy", "mistake", "blunder")),
        *beginning("complaint-expected-", complaints.EXPECTED),
    }


FREE = re.compile(rf"complaint-at-[a-z]+|complaint-file-({'|'.join(errorcode.values())})")
"""Kinds of places, and what the system may say of a file: words that come from elsewhere."""


def test_every_text_is_used_and_none_is_missing() -> None:
    known = {name for file in FILES for name in readings("en", file)}
    named = set(re.findall(r"""["']((?:command|complaint)-[\w-]*\w)["']""", written()))
    inside = {other for file in FILES for one in readings("en", file).values() for other in one.others}
    assert (named | put_together()) - known == set()
    assert {name for name in known - named - put_together() - inside if not FREE.fullmatch(name)} == set()


# ---- help ----------------------------------------------------------------------------------------------------


PATHS: Final = [
    (),
    *((name,) for name in (*COMMANDS, "course", "box")),
    ("course", "check"),
    ("course", "draw"),
    *(("box", name) for name in ("check", "show", "draw")),
]
"""What is typed to reach every command."""


def test_no_command_is_forgotten() -> None:
    assert len(PATHS) == len(every_command())


@pytest.mark.parametrize("width", ["80", "120"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", PATHS, ids=" ".join)
def test_help_is_told_in_one_language(
    language: str, command: tuple[str, ...], width: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    SPEAKER.speak(language)
    SPEAKER.texts.troubles.clear()
    result = triumvir("--language", language, *command, "--help")
    assert (result.code, result.err) == (0, "")
    assert result.out == triumvir(*command, "--help", "--language", language).out
    assert SPEAKER.texts.troubles == []
    assert "⟨" not in result.out
    assert "command-" not in result.out
    assert all(len(line) <= int(width) for line in result.out.splitlines())
    assert "…" not in result.out.replace("]…", "").replace("BOT…", ""), "something was cut off"
    if language != "en":
        assert leaks(language, result.out) == []


def test_a_leak_would_be_seen() -> None:
    assert leaks("cs", "│ --seed N   How many games. │") == ["How many games"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_word_of_a_command_is_explained(language: str) -> None:
    """All arguments, options and values have a text of the catalogue."""
    texts = Texts(language)
    for command in every_command():
        assert texts.has(str(command.help))
        for param in command.params:
            assert texts.has(str(getattr(param, "help", None))), (command.name, param.name)
            for word in re.findall("[A-Z]{2,}", param.metavar or ""):
                assert texts.has(f"command-word-{word.lower()}"), word


# ---- complaints ----------------------------------------------------------------------------------------------


WRONG_WORDS = [
    (["dance"], "příkaz „dance“ neexistuje. (Poradí `triumvir --help`.)"),
    (["simulat"], "příkaz „simulat“ neexistuje. Nemysleli jste simulate"),
    (["play"], "chybí HRA. (Poradí `triumvir play --help`.)"),
    (["play", "caesar", "more"], "příliš mnoho argumentů: more."),
    (["simulate", "caesar", "--wings", "2"], "volba --wings neexistuje."),
    (["simulate", "caesar", "--game", "2"], "volba --game neexistuje. Nemysleli jste --games?"),
    (["simulate", "caesar", "--games"], "volba --games potřebuje hodnotu. (Poradí `triumvir simulate --help`.)"),
    (["simulate", "caesar", "--json=1"], "volba --json hodnotu nemá."),
    (["simulate", "caesar", "--games", "0"], "volba --games: 0 je méně než 1."),
    (["simulate", "caesar", "--games", "x"], "volba --games: „x“ není celé číslo."),
    (["fuzz", "caesar", "--seconds", "x"], "volba --seconds: „x“ není číslo."),
    (["serve", "--port", "99999"], "volba --port: 99999 je více než 65535."),
    (["play", "chess"], "hra: neznámá hra „chess“"),
    (["simulate", "caesar", "--seats", "3"], "počet hráčů: caesar: v počtu 3 hrát nelze (možné: 2)"),
    (["simulate", "caesar", "--option", "wings=on"], "volba wings: neznámá volba (známé: "),
    (["simulate", "caesar", "--reading", "la"], "výklad: „la“ není mezi možnostmi cs, hu"),
    (["replay", "missing.record"], "missing.record: takový soubor ani adresář neexistuje"),
    (["play", "caesar", "--against", "brutus"], "volba --against: „brutus“ není mezi možnostmi human, "),
    (["play", "caesar", "--match", "2", "--resume", "x"], "volba --match: zápas začíná znovu"),
    (["engine", "--level", "brutus"], "bot: bot „brutus“ neexistuje"),
    (["rule", "C99"], "pravidlo: pravidlo „C99“ v pravidlech her "),
    (["export", "x", "--database", "sqlite:///nowhere/x.db"], "taková databáze neexistuje"),
    (["course", "draw", "white", "--out", "x.svg", "--direction", "up"], "volba --direction: „up“ není mezi"),
]


@pytest.mark.parametrize(("arguments", "words"), WRONG_WORDS)
def test_wrong_words_are_refused_in_czech(
    arguments: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = triumvir("--language", "cs", *arguments)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("triumvir: ")
    assert words in result.err
    assert triumvir(*arguments, "--language", "hu").code == 2
    assert SPEAKER.texts.troubles == []
