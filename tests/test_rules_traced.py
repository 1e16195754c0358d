"""Every rule has code and a test, and every id that code or tests speak of is a rule."""

from pathlib import Path

import pytest

from triumvir.lab.tracing import Citation, find_citations, find_spoken_ids, find_tests
from triumvir.rulebook import read_rules

ROOT = Path(__file__).parent.parent
ENGLISH = [path for path in sorted((ROOT / "rulebooks").glob("*.md")) if "." not in path.stem]
RULEBOOKS = {path.stem: read_rules(path) for path in ENGLISH}
ALL_IDS = {rule for rules in RULEBOOKS.values() for rule in rules}
ORDER = [rule for rules in RULEBOOKS.values() for rule in rules]


def folder(game: str) -> str:
    return game.replace("-", "_")


def missing(game: str, citations: list[Citation]) -> list[str]:
    cited = {citation.rule for citation in citations}
    return [rule for rule in RULEBOOKS[game] if rule not in cited]


def unknown(citations: list[Citation]) -> list[str]:
    return [f"{c.place.file}:{c.place.line} {c.rule}" for c in citations if c.rule not in ALL_IDS]


def code_of(game: str) -> Path:
    return ROOT / "src/triumvir/games" / folder(game)


@pytest.mark.parametrize("game", RULEBOOKS)
def test_every_rule_has_code(game: str) -> None:
    assert missing(game, find_citations(code_of(game), ORDER)) == []


@pytest.mark.parametrize("game", RULEBOOKS)
def test_every_rule_has_a_test(game: str) -> None:
    assert missing(game, find_tests(ROOT / "tests/games" / folder(game), ALL_IDS)) == []


@pytest.mark.parametrize("game", RULEBOOKS)
def test_every_id_in_the_code_is_a_rule(game: str) -> None:
    assert unknown(find_citations(code_of(game), ORDER)) == []
    assert unknown(find_spoken_ids(code_of(game))) == []


@pytest.mark.parametrize("game", RULEBOOKS)
def test_every_id_in_a_test_is_a_rule(game: str) -> None:
    assert unknown(find_tests(ROOT / "tests/games" / folder(game), ALL_IDS)) == []


def test_every_game_has_its_rulebook() -> None:
    games = {path.name for path in (ROOT / "src/triumvir/games").iterdir() if (path / "game.py").exists()}
    assert {folder(game) for game in RULEBOOKS} == games


def test_what_is_missing_would_be_noticed(tmp_path: Path) -> None:
    game = next(iter(RULEBOOKS))
    assert missing(game, []) == list(RULEBOOKS[game])
    (tmp_path / "code.py").write_text('def f() -> str:\n    """Never. [C99.9]"""\n    return "A99.9"\n')
    (tmp_path / "test_code.py").write_text("def test_k99_nothing() -> None: ...\n")
    found = find_citations(tmp_path) + find_spoken_ids(tmp_path) + find_tests(tmp_path, ALL_IDS)
    assert [line.split()[1] for line in unknown(found)] == ["C99.9", "A99.9", "K99"]
