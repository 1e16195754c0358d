"""`triumvir rule`, and rules at the prompt."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.terminal.terminal import triumvir

from triumvir.terminal import rulebooks

RULEBOOK = """# CAESAR!

## Closing a province

- **C3.2** Place a token. Choose how it faces.
- **C4.3** Control of Italia places **two** markers,
  one on each field.
- **C4.99** A rule that nobody has implemented.
"""


@pytest.fixture(autouse=True)
def _small_rulebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    path = tmp_path / "caesar.md"
    path.write_text(RULEBOOK, "utf-8")
    monkeypatch.setattr(rulebooks, "rulebook_path", lambda game, language: path)
    rulebooks.rules_in.cache_clear()
    yield
    rulebooks.rules_in.cache_clear()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["C4.3", "c4.3"])
def test_a_rule_is_shown_with_its_code(name: str) -> None:
    result = triumvir("rule", name)
    assert result.code == 0
    assert "Closing a province" in result.out
    assert "Control of Italia places two markers, one on each field." in result.out
    assert "src/triumvir/games/caesar/closing.py:" in result.out


@pytest.mark.slow
def test_a_rule_as_json() -> None:
    data = json.loads(triumvir("rule", "C4.3", "--json").out)
    assert (data["game"], data["rule"], data["chapter"]) == ("caesar", "C4.3", "Closing a province")
    assert {"set_markers"} <= {place["name"] for place in data["code"]}
    assert all(place["line"] > 0 and place["file"].endswith(".py") for place in data["code"])
    assert isinstance(data["tests"], list)


@pytest.mark.slow
def test_a_rule_without_code_says_so() -> None:
    assert "implemented in: nothing found here" in triumvir("rule", "C4.99").out


def test_a_rule_can_be_read_at_the_prompt() -> None:
    result = triumvir("play", "caesar", "--against", "random", typed="rule c4.3\n")
    assert "Control of Italia" in result.out


def test_a_refusal_quotes_the_rule() -> None:
    result = triumvir("play", "caesar", "--against", "random", typed="use:wealth\n")
    assert "use:wealth is not allowed by rule C3.2. Place a token." in result.out


def test_without_a_rulebook_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(game: str, language: str) -> Path:
        raise FileNotFoundError(game)

    monkeypatch.setattr(rulebooks, "rulebook_path", missing)
    rulebooks.rules_in.cache_clear()
    assert (
        "rule C3.2. (the rulebook is not here)"
        in triumvir("play", "caesar", "--against", "random", typed="use:wealth\n").out
    )
    assert triumvir("rule", "C3.2").code == 2
