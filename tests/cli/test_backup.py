"""backup, restore, export, import, migrate: what is stored survives, and slips of the pen do no harm."""

import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.stored import play_match
from tests.cli.test_bad_input import assert_refused
from tests.terminal.terminal import triumvir

from triumvir.kits.catalogue import GAMES
from triumvir.lab.stored_matches import all_matches, replayed
from triumvir.storage.opening import open_store
from triumvir.storage.sql.migration import known_migrations, migrate
from triumvir.storage.sqlite import SqliteDatabase
from triumvir.storage.store import StoredMatch

LATEST = known_migrations("sqlite")[-1].number


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for variable in ("TRIUMVIR_DATABASE", "TRIUMVIR_CONFIG"):
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished match and a running one of every game."""
    file = tmp_path_factory.mktemp("built") / "house.db"
    store = open_store(f"sqlite:{file}")
    for number, game in enumerate(GAMES):
        play_match(store, f"{game}-over", game, number + 1)
        play_match(store, f"{game}-running", game, number + 11, plies=9)
    store.close()
    return file


@pytest.fixture
def house(built: Path) -> str:
    """The address of a copy that a test may spoil."""
    shutil.copyfile(built, "house.db")
    return "sqlite:house.db"


def read_json(*arguments: str) -> Any:
    result = triumvir(*arguments, "--json")
    assert (result.code, result.err) == (0, "")
    return json.loads(result.out)


def contents(url: str) -> list[StoredMatch]:
    store = open_store(url)
    try:
        return list(all_matches(store))
    finally:
        store.close()


def spoil(database: str, statement: str) -> None:
    connection = sqlite3.connect(database)
    connection.execute(statement)
    connection.commit()
    connection.close()


# ---- backup and restore --------------------------------------------------------------------------------------


def test_p16_a_restored_copy_replays_all_matches(house: str) -> None:
    matches = 2 * len(GAMES)
    assert read_json("backup", "backup.db", "--database", house)["matches"] == matches
    report = read_json("restore", "backup.db", "--database", "sqlite:copy.db")
    assert report == {"matches": matches, "replayed": matches, "wrong": []}
    assert contents("sqlite:copy.db") == contents(house)
    for stored in contents("sqlite:copy.db"):
        match = replayed(stored)
        assert len(match.plies) == stored.summary.plies
        assert match.table.hash() == stored.entries[-1].state_hash


def test_p16_a_match_that_does_not_replay_is_named(house: str) -> None:
    spoil(
        "house.db", "UPDATE entries SET state_hash = 'beef' WHERE match_id = 'caesar-over' AND kind = 'ply' AND seq = 7"
    )
    triumvir("backup", "backup.db", "--database", house)
    result = triumvir("restore", "backup.db", "--database", "sqlite:copy.db")
    assert result.code == 1
    assert "6 matches restored, 5 of them replayed" in result.out
    assert "match caesar-over.entry 7" in result.out


def test_a_backup_tells_what_it_holds(house: str) -> None:
    result = triumvir("backup", "backup.db", "--database", house)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("backup.db: 6 matches, ")


def test_the_usual_database_is_among_the_data_of_the_user(house: str, tmp_path: Path) -> None:
    triumvir("backup", "backup.db", "--database", house)
    assert read_json("restore", "backup.db")["matches"] == 6
    assert (tmp_path / "data" / "triumvir" / "triumvir.db").exists()
    assert read_json("backup", "again.db")["matches"] == 6


def test_the_environment_names_the_database(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIUMVIR_DATABASE", house)
    assert read_json("backup", "backup.db")["matches"] == 6


def test_the_settings_of_the_server_name_the_database(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("triumvir.toml").write_text(f'database = "{house}"\n')
    monkeypatch.setenv("TRIUMVIR_CONFIG", "triumvir.toml")
    assert read_json("backup", "backup.db")["matches"] == 6


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["backup", "new.db", "--database", "sqlite:nowhere.db"], ["nowhere.db: no such database"]),
        (["backup", "new.db", "--database", "house.db"], ["no address of a database", "sqlite:///"]),
        (["backup", "house.db", "--database", "sqlite:house.db"], ["house.db: file exists"]),
        (["backup", "no/new.db", "--database", "sqlite:house.db"], ["no/new.db: no such file or directory"]),
        (["restore", "nothing.db", "--database", "sqlite:copy.db"], ["nothing.db: no such file"]),
        (["restore", "house.db", "--database", "sqlite:house.db"], ["not empty"]),
        (["export", "m1", "--database", "sqlite:house.db"], ["match m1: not in this database"]),
        (["export", "caesar-running", "--database", "sqlite:house.db"], ["is not over", "--with-secrets"]),
        (["import", "nothing.json", "--database", "sqlite:house.db"], ["nothing.json: no such file"]),
        (["import", "house.db", "--database", "sqlite:house.db"], ["house.db: not a text"]),
        (["migrate", "--database", "sqlite:nowhere.db"], ["nowhere.db: no such database"]),
    ],
)
def test_bad_input_gets_one_line(house: str, arguments: list[str], words: list[str]) -> None:
    assert_refused(triumvir(*arguments), *words)
    assert not Path("nowhere.db").exists()


# ---- export and import ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("match", ["caesar-over", "cleopatra-running"])
def test_p16_a_match_is_exported_and_imported(house: str, match: str) -> None:
    open_store("sqlite:other.db").close()
    exported = triumvir("export", match, "--database", house, "--with-secrets")
    assert exported.code == 0
    Path("match.json").write_text(exported.out, "utf-8")
    report = read_json("import", "match.json", "--database", "sqlite:other.db")
    assert report["match"] == match
    (stored,) = contents("sqlite:other.db")
    assert stored == next(each for each in contents(house) if each.header.id == match)


def test_an_export_is_written_to_a_file(house: str) -> None:
    shown = triumvir("export", "caesar-over", "--database", house).out
    result = triumvir("export", "caesar-over", "--database", house, "--output", "match.json")
    assert (result.code, result.out) == (0, "")
    assert Path("match.json").read_text("utf-8") == shown


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_a_match_is_verified(house: str, game: str) -> None:
    record = triumvir("export", f"{game}-over", "--record", "--database", house)
    assert record.code == 0
    Path("game.record").write_text(record.out, "utf-8")
    verified = triumvir("replay", "game.record", "--json")
    assert (verified.code, verified.err) == (0, "")
    assert json.loads(verified.out)["outcome"] is not None


def test_a_match_is_imported_once(house: str) -> None:
    triumvir("export", "caesar-over", "--database", house, "--output", "match.json")
    assert_refused(triumvir("import", "match.json", "--database", house), "match caesar-over is already there")


Change = Callable[[Any], object]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data.update(format=9), ["format: 9 is not known"]),
        (lambda data: data.pop("summary"), ["match.summary: missing"]),
        (lambda data: data.update(extra=1), ["match.extra: unknown field"]),
        (lambda data: data["header"].update(game=5), ["header.game: a text is expected"]),
        (lambda data: data["header"].update(visibility="secret"), ["header.visibility: 'secret' is not known"]),
        (lambda data: data["header"].update(created_at="now"), ["header.created_at: a whole number is expected"]),
        (lambda data: data["header"].update(rules_version=True), ["header.rules_version: a whole number"]),
        (lambda data: data["header"].update(rules_version=99), ["rules version 99 is not known"]),
        (lambda data: data["header"].update(game="chess"), ["unknown game 'chess'"]),
        (lambda data: data["summary"]["seats"].append("Anna"), ["summary.seats.2: an object is expected"]),
        (lambda data: data["summary"].update(to_act=[None]), ["summary.to_act.0: a whole number is expected"]),
        (lambda data: data["summary"].update(match="other"), ["about match other"]),
        (lambda data: data.update(entries={}), ["entries: a list is expected"]),
        (lambda data: data.update(entries=[]), ["no entries"]),
        (lambda data: data["entries"].pop(4), ["entry 6 after entry 4"]),
        (lambda data: data["entries"][5].update(body="[]"), ["entry 6: an object is expected"]),
        (lambda data: data["entries"][5].update(body="{"), ["entry 6: not JSON"]),
        (lambda data: data["entries"][5].update(state_hash="0" * 16), ["entry 6"]),
        (lambda data: data["entries"][5].update(kind="joke"), ["unknown kind 'joke'"]),
    ],
)
def test_a_damaged_export_is_refused_by_name(house: str, change: Change, words: list[str]) -> None:
    data = json.loads(triumvir("export", "caesar-over", "--database", house).out)
    change(data)
    Path("match.json").write_text(json.dumps(data), "utf-8")
    open_store("sqlite:other.db").close()
    assert_refused(triumvir("import", "match.json", "--database", "sqlite:other.db"), "match.json", *words)
    assert contents("sqlite:other.db") == []


# ---- migrate -------------------------------------------------------------------------------------------------


def make_old() -> None:
    old = SqliteDatabase(Path("old.db"))
    connection = old.connect()
    migrate(old, connection, known_migrations("sqlite")[:1])
    connection.close()


def test_a_dry_run_tells_what_would_be_done() -> None:
    make_old()
    report = read_json("migrate", "--dry-run", "--database", "sqlite:old.db")
    assert (report["before"], report["after"], report["dry_run"]) == (1, LATEST, True)
    assert report["steps"][0] == "002 people"
    assert "would take step 002 people" in triumvir("migrate", "--dry-run", "--database", "sqlite:old.db").out
    assert "took step 002 people" in triumvir("migrate", "--database", "sqlite:old.db").out
    assert triumvir("migrate", "--database", "sqlite:old.db").out == f"version {LATEST}: nothing to do\n"


def test_the_rules_of_stored_matches_are_told(house: str) -> None:
    rules = read_json("migrate", "--dry-run", "--database", house)["rules"]
    assert [(each["game"], each["matches"], each["unfinished"], each["known"]) for each in rules] == [
        (game, 2, 1, True) for game in sorted(GAMES)
    ]


def test_p9_matches_by_earlier_rules_are_told_with_the_versions_known(house: str) -> None:
    spoil("house.db", "UPDATE matches SET rules_version = 1 WHERE game = 'cleopatra'")
    out = triumvir("migrate", "--dry-run", "--database", house).out
    latest = GAMES["cleopatra"].info.rules_version
    told = f"cleopatra, rules version 1: 2 matches, 1 unfinished — known; new matches are of version {latest}"
    assert told in out
    rules = read_json("migrate", "--dry-run", "--database", house)["rules"]
    assert next(each for each in rules if each["game"] == "cleopatra")["known_versions"] == [1, latest]


def test_p9_rules_that_are_not_known_any_more_are_told(house: str) -> None:
    spoil("house.db", "UPDATE matches SET rules_version = 99 WHERE game = 'caesar'")
    out = triumvir("migrate", "--dry-run", "--database", house).out
    assert "caesar, rules version 99: 2 matches, 1 unfinished — not known to this program (known: " in out


def test_a_database_from_the_future_is_refused(house: str) -> None:
    spoil("house.db", "INSERT INTO schema_version VALUES (99, 'flying_chariots')")
    for command in (["migrate"], ["migrate", "--dry-run"], ["backup", "new.db"], ["export", "caesar-over"]):
        assert_refused(triumvir(*command, "--database", house), "version 99", "use a newer one")
