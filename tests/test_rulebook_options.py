"""The rulebooks name the options that there are: each in its rule, with exactly its values, the default first.

`CONTRIBUTING.md` says how they are written. The English book is read here; that a translation has the same words of the
notation in the same rules is a matter of `test_rulebooks.py`.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from triumvir.contract.info import GameInfo, Option
from triumvir.kits.catalogue import GAMES
from triumvir.rulebook import read_rules

SHELF = Path(__file__).parent.parent / "rulebooks"
MENTION = re.compile(r"\boptions?\*? +`(\w+)`", re.IGNORECASE)
WORD = re.compile(r"(readings? +)?`([a-z0-9_]+)`")
"""A reading is named like a value, but is none."""

EXAMPLE = re.compile(r"\bExamples?\b")
"""What comes after it names places of the table."""

Mention = tuple[str, str, list[str]]
"""A rule, an option that it names, and the values that it names after that."""


def mentions(text: str, rule: str, info: GameInfo) -> Iterator[Mention]:
    """Every option that a rule names, with the words of the notation up to the next one or an example."""
    names = {option.name for option in info.options}
    found = list(MENTION.finditer(text))
    ends = [*(mention.start() for mention in found), len(text)][1:]
    for mention, next_one in zip(found, ends, strict=False):
        end = next((example.start() for example in EXAMPLE.finditer(text, mention.end(), next_one)), next_one)
        words = WORD.finditer(text, mention.end(), end)
        values = [word[2] for word in words if not word[1] and word[2] not in names]
        yield rule, mention[1], list(dict.fromkeys(values))


def named_in(book: dict[str, str], info: GameInfo) -> list[Mention]:
    return [mention for rule, text in book.items() for mention in mentions(text, rule, info)]


def book_of(game: str) -> dict[str, str]:
    return {rule.id: rule.text for rule in read_rules(SHELF / f"{game}.md").values()}


def is_switch(option: Option) -> bool:
    return option.values == ("off", "on")


def complaints(book: dict[str, str], info: GameInfo) -> list[str]:
    """Where the book and the game disagree."""
    named = named_in(book, info)
    options = {option.name: option for option in info.options}
    wrong = [f"{rule}: there is no option {name}" for rule, name, _ in named if name not in options]
    for option in info.options:
        told = [values for rule, name, values in named if (rule, name) == (option.rule, option.name)]
        if not told:
            wrong.append(f"{option.rule} does not name its option {option.name}")
        elif list(option.values) not in told and not (is_switch(option) and [] in told):
            wrong.append(f"{option.rule}: {option.name} is one of {', '.join(option.values)}, not of {told}")
    return wrong + [
        f"{rule}: {value} is no value of {name}"
        for rule, name, values in named
        if name in options and rule != options[name].rule
        for value in values
        if value not in options[name].values
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_names_every_option_with_its_values(game: str) -> None:
    assert complaints(book_of(game), GAMES[game].info) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_reading_sets_what_there_is(game: str) -> None:
    info = GAMES[game].info
    for _, values in info.readings:
        assert len(dict(values)) == len(values)
        info.read_options(dict(values))


# ---- the check itself ----------------------------------------------------------------------------------------

TOLD = "*Option* `exchange`: their `backs` (default), or only how many (`hidden`), or all (`open`, reading `1989`)."


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (TOLD, []),
        (TOLD.replace("*Option*", "By the option"), []),
        (TOLD + " As with the option `action_order`, it is asked first.", []),
        (TOLD.replace("`backs` (default)", "`fronts`"), ["KR17: exchange is one of"]),
        (TOLD.replace("`backs`", "`open`"), ["KR17: exchange is one of"]),
        (
            TOLD.replace("`exchange`", "`swap`"),
            ["KR17: there is no option swap", "KR17 does not name its option exchange"],
        ),
        (TOLD + " Option `last_vote`: `never`.", ["KR17: never is no value of last_vote"]),
    ],
)
def test_the_check_finds_what_is_wrong(text: str, wrong: list[str]) -> None:
    info = GAMES["cleopatra"].info
    found = complaints(book_of("cleopatra") | {"KR17": text}, info)
    assert len(found) == len(wrong)
    assert all(one.startswith(start) for one, start in zip(found, wrong, strict=True))
