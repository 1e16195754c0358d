"""What commands report is told in one language, and what programs read stays the same in all."""

import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.stored import play_match
from tests.terminal.terminal import triumvir
from tests.texts.spoken import leaks

from triumvir.cli.fuzz import in_words
from triumvir.cli.killtest import _report
from triumvir.cli.migrate import report_lines
from triumvir.cli.train import describe
from triumvir.contract.chance import Seeded
from triumvir.contract.json import JSON
from triumvir.contract.record import read_record
from triumvir.games.ave_caesar import course as course_module
from triumvir.games.caesar.game import CAESAR
from triumvir.lab.killtest.tally import Tally
from triumvir.lab.positions import ACCEPTED, REFUSED
from triumvir.match.verifying import verify
from triumvir.server.config import Config, explain
from triumvir.server.logs import LOGGER
from triumvir.storage.opening import open_store
from triumvir.storage.sql.migration import Report
from triumvir.storage.store import RulesInUse
from triumvir.terminal.language import SPEAKER, speak, tell
from triumvir.texts.catalogues import LANGUAGES, Texts

OTHERS = ("cs", "hu")
WHITE = Path(course_module.__file__).parent / "white.json"


@pytest.fixture(autouse=True)
def no_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a log goes is a matter of the server that was started last, perhaps by another test."""
    for logger in (logging.getLogger(), LOGGER):
        monkeypatch.setattr(logger, "handlers", [logging.NullHandler()])


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    for language in OTHERS:
        SPEAKER.speak(language)
        SPEAKER.texts.troubles.clear()
    speak("en")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Records, a course and a database to look at."""
    folder = tmp_path_factory.mktemp("reports")
    for game in ("caesar", "ave-caesar", "cleopatra"):
        triumvir("simulate", game, "--games", "1", "--seed", "3", "--records", str(folder))
    (folder / "own.json").write_text(WHITE.read_text("utf-8").replace('"name": "white"', '"name": "own"'))
    store = open_store(f"sqlite:{folder / 'house.db'}")
    play_match(store, "over", "caesar", 1)
    play_match(store, "running", "cleopatra", 2, plies=9)
    store.close()
    return folder


REPORTS = [
    (["games"], 0),
    (["config"], 0),
    (["rule", "C4.5"], 0),
    (["--version"], 0),
    (["simulate", "caesar", "--games", "3"], 0),
    (["simulate", "ave-caesar", "--games", "2"], 0),
    (["simulate", "cleopatra", "--games", "2"], 0),
    (["replay", "caesar-3.record"], 0),
    (["verify", "caesar-3.record"], 3),
    (["analyse", "caesar-3.record", "--simulations", "8", "--svg", "chances.svg"], 0),
    (["fuzz", "caesar", "--games", "1"], 0),
    (["fuzz", "caesar", "--games", "2", "--positions"], 0),
    (["arena", "caesar", "random", "thumb", "--games", "2", "--cores", "1", "--svg", "ladder.svg"], 0),
    (["arena", "ave-caesar", "random", "thumb", "thumb", "--games", "3", "--cores", "1"], 0),
    (["course", "draw", "white", "--out", "white.svg"], 0),
    (["course", "check", "own.json"], 0),
    (["backup", "copy.db", "--database", "sqlite:house.db"], 0),
    (["migrate", "--database", "sqlite:house.db"], 0),
    (["fuzz-server", "--messages", "30", "--seconds", "30"], 0),
]


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("arguments", "code"), REPORTS, ids=lambda each: " ".join(each) if isinstance(each, list) else ""
)
def test_reports_are_told_in_one_language(
    language: str, arguments: list[str], code: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    SPEAKER.speak(language)
    SPEAKER.texts.troubles.clear()
    result = triumvir("--language", language, *arguments)
    assert (result.code, result.err) == (code, "")
    assert SPEAKER.texts.troubles == []
    assert all(word in result.out for word in arguments if word in ("random", "thumb")), "a bot was cut off"
    pictures = "".join(path.read_text("utf-8") for path in folder.glob("*.svg"))
    assert "⟨" not in result.out + pictures
    assert leaks(language, result.out) == []
    for path in (*folder.glob("*.svg"), folder / "copy.db"):
        path.unlink(missing_ok=True)


@pytest.mark.parametrize("language", OTHERS)
def test_what_was_stored_is_told_in_one_language(language: str, folder: Path, tmp_path: Path) -> None:
    copy, new = str(tmp_path / "copy.db"), f"sqlite:{tmp_path / 'new.db'}"
    file = str(tmp_path / "match")
    house = ("--database", f"sqlite:{folder / 'house.db'}")
    triumvir("backup", copy, *house)
    told = [
        triumvir("restore", copy, "--database", new, "--language", language),
        triumvir("export", "over", "--output", file, *house, "--language", language),
        triumvir("migrate", "--dry-run", *house, "--language", language),
    ]
    assert [result.code for result in told] == [0, 0, 0]
    assert SPEAKER.texts.troubles == []
    assert leaks(language, " ".join(result.out for result in told)) == []
    assert triumvir("export", "running", *house, "--language", language).code == 2
    assert leaks(language, triumvir("import", file, *house, "--language", language).out) == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_seldom_happens_is_told_in_one_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Failures of the laboratory, whose own words are for programmers and stay English."""
    speak(language)
    found: dict[str, JSON] = {"law": 3, "what": "*", "seats": 2, "options": {"poison": "on"}, "seed": 7, "record": "r"}
    games: dict[str, JSON] = {"games": 2, "decisions": 30, "seconds": 1.5}
    flaw: dict[str, JSON] = {"law": 0, "what": "*", "seed": 7, "file": "p"}
    tried: dict[str, JSON] = {"positions": {REFUSED: 1, ACCEPTED: 5}, "seconds": 1.5}
    unknown = RulesInUse("caesar", 77, 3, 1)
    gain: dict[str, JSON] = {"share": 0.6, "games": 200, "simulations": 300, "against": "*"}
    lines = [
        in_words({**games, "failure": found}),
        in_words({**tried, "failure": flaw}),
        *report_lines(Report(1, 3, ("2", "3")), (unknown,), dry_run=True),
        *report_lines(Report(1, 3, ("2", "3")), (unknown,), dry_run=False),
        describe(gain),
        describe({**gain, "share": None}),
    ]
    _report(Tally().to_json(), as_json=False)
    assert SPEAKER.texts.troubles == []
    assert leaks(language, " ".join([*lines, capsys.readouterr().out])) == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_programs_read_is_the_same_in_every_language(language: str, folder: Path) -> None:
    record = str(folder / "caesar-3.record")
    for arguments in (["games"], ["config"], ["verify", record], ["replay", record], ["rule", "C4.5"]):
        assert triumvir(*arguments, "--json", "--language", language).out == triumvir(*arguments, "--json").out


@pytest.mark.parametrize("language", OTHERS)
def test_a_position_is_told_in_one_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    start = CAESAR.start(CAESAR.info.read_options({}), 2, Seeded(3)).to_line()
    monkeypatch.setenv("COLUMNS", "100")
    for arguments in (["position", "caesar", "-"], ["analyse", "-", "--simulations", "8"]):
        result = triumvir(*arguments, "--language", language, typed=start)
        assert (result.code, result.err) == (0, "")
        assert leaks(language, result.out) == []
    assert SPEAKER.texts.troubles == []


def test_what_was_checked_says_the_same_in_the_catalogue(folder: Path) -> None:
    text = (folder / "caesar-3.record").read_text("utf-8")
    record = read_record(text)
    unhashed = replace(record, plies=tuple(replace(ply, hash="") for ply in record.plies))
    bare = replace(unhashed, setup=replace(record.setup, hash=""))
    unfinished = replace(record, outcome=None, plies=record.plies[:5])
    resigned = replace(unfinished, tags=(*record.tags, ("Event", "pompey resigned")))
    for one in (record, unhashed, bare, unfinished, resigned):
        for check in verify(CAESAR, one).checks:
            assert tell(check.said) == check.what


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_meaning_of_a_setting_is_the_one_of_the_server(language: str) -> None:
    texts = Texts(language)
    for line in explain(Config()):
        said = texts.say(f"command-setting-{line.name.replace('_', '-')}")
        assert language != "en" or said == line.meaning


def test_rules_are_told_in_the_language_of_the_reader() -> None:
    english, czech, hungarian = (triumvir("rule", "C4.5", "--language", language).out for language in LANGUAGES)
    assert "aktivní hráč" in czech
    assert len({english, czech, hungarian}) == 3
