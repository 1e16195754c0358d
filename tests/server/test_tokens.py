"""Names that nobody guesses, and that a command line takes for what they are."""

from pathlib import Path

import pytest
from tests.terminal.terminal import triumvir

from triumvir.server.cluster.shards import Shards
from triumvir.server.tokens import new_id
from triumvir.storage.opening import open_store


def test_an_id_never_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-abcdefghijklmno", "_abcdefghijklmno", "abcdefghijklmno-"])
    monkeypatch.setattr("triumvir.server.tokens.secrets.token_urlsafe", lambda size: next(made))
    assert new_id() == "abcdefghijklmno-"


def test_ids_are_long_and_all_different() -> None:
    made = {Shards(0, 4).new_match_id() for _ in range(2000)}
    assert len(made) == 2000
    assert {len(name) for name in made} == {16}
    assert all(name[0].isalnum() for name in made)


def test_an_id_of_before_is_taken_after_two_dashes(tmp_path: Path) -> None:
    database = f"sqlite://{tmp_path}/t.db"
    open_store(database).close()
    said = triumvir("export", "--database", database, "--", "-abcdefghijklmno")
    assert said.code != 0
    assert "match -abcdefghijklmno" in said.err
    assert "not in this database" in said.err
