"""The record of a game: one text for storage, replay, export, golden tests and bug reports.

    [Game "caesar"]
    [Rules "1"]
    [Options "poison=on"]
    [Seats "Anna, Bela"]
    [Result "1 2"]
    [Reason "markers"]

    set-up ! 3 0 11 #5b1e7a90c2d4f688
    1. caesar sword51@SD-SC>SC ! 7 #0a3c94d1b6e2f578
    2. pompey ...

A ply is a number, a seat, an action, its chance results after `!`, the hash of the position after it, and
a note in braces where a game wants one. A game that began from a given position has a `Start` tag instead
of set-up chance.
"""

import re
from dataclasses import dataclass
from typing import Final

from triumvir.contract.complaints import (
    no_ply,
    no_set_up,
    no_tag,
    ply_expected,
    tag_missing,
    tag_twice,
    tag_unknown,
    too_long,
)
from triumvir.contract.errors import BadInput, echo
from triumvir.contract.numbers import read_whole
from triumvir.contract.position import Outcome

RECORD_TAGS: Final = (
    "Game",
    "Rules",
    "Options",
    "Seats",
    "Start",
    "Date",
    "Event",
    "Chance",
    "Result",
    "Reason",
    "Scores",
)
LONGEST_RECORD: Final = 1_000_000
LONGEST_TAG: Final = 1_000
LONG_TAGS: Final = {"Start": 20_000, "Chance": 20_000}
_TAG: Final = re.compile(r'\[(\w+) "([^"\n]*)"\]')
_PLY: Final = re.compile(
    r"(?:(?P<setup>set-up)|(?P<number>[0-9]+)\. (?P<seat>\S+) (?P<action>\S+))"
    r"(?: !(?P<draws>(?: [0-9]{1,9})+))?(?: #(?P<hash>[0-9a-f]{16}))?(?: \{(?P<note>[^{}\n]*)\})?"
)


@dataclass(frozen=True)
class Ply:
    """One action: who, what, and what chance added to it."""

    seat: str
    action: str
    draws: tuple[int, ...] = ()
    hash: str = ""
    note: str = ""

    def text(self) -> str:
        """The ply without its number."""
        return f"{self.seat} {self.action}".strip() + _tail(self.draws, self.hash, self.note)


@dataclass(frozen=True)
class Record:
    game: str
    rules_version: int
    options: tuple[tuple[str, str], ...]
    seats: tuple[str, ...]
    setup: Ply
    plies: tuple[Ply, ...]
    start: str = ""
    """The position it began from, in one line; empty for a game set up by the rules."""
    outcome: Outcome | None = None
    tags: tuple[tuple[str, str], ...] = ()
    """Date, Event, Chance: what people want to remember, without meaning for the rules."""

    def to_text(self) -> str:
        lines = [f'[{name} "{value}"]' for name, value in self._all_tags()]
        lines += ["", "set-up" + _tail(self.setup.draws, self.setup.hash, self.setup.note)]
        lines += [f"{number}. {ply.text()}" for number, ply in enumerate(self.plies, 1)]
        return "\n".join(lines) + "\n"

    def _all_tags(self) -> list[tuple[str, str]]:
        tags = [("Game", self.game), ("Rules", str(self.rules_version))]
        tags.append(("Options", " ".join(f"{name}={value}" for name, value in self.options)))
        tags.append(("Seats", ", ".join(self.seats)))
        if self.start:
            tags.append(("Start", self.start))
        tags.extend(self.tags)
        if self.outcome is None:
            return [*tags, ("Result", "*")]
        tags += [("Result", _numbers(self.outcome.places)), ("Reason", self.outcome.reason)]
        if self.outcome.scores:
            tags.append(("Scores", _numbers(self.outcome.scores)))
        return tags


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(str(value) for value in values)


def _tail(draws: tuple[int, ...], state_hash: str, note: str) -> str:
    text = f" ! {_numbers(draws)}" if draws else ""
    if state_hash:
        text += f" #{state_hash}"
    return text + (f" {{{note}}}" if note else "")


def read_record(text: str) -> Record:
    """The record in a text; every complaint names the line."""
    if len(text) > LONGEST_RECORD:
        raise too_long(LONGEST_RECORD, "record")
    tags: dict[str, str] = {}
    plies: list[Ply] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line:
            continue
        where = f"line {number}"
        if line.startswith("["):
            if plies:
                raise BadInput("a tag after the first ply", where)
            _read_tag(line, tags, where)
        else:
            plies.append(_read_ply(line, len(plies), where))
    return _assemble(tags, plies)


def _read_tag(line: str, tags: dict[str, str], where: str) -> None:
    found = _TAG.fullmatch(line)
    if found is None:
        raise no_tag(where)
    name, value = found[1], found[2]
    if name not in RECORD_TAGS:
        raise tag_unknown(name, where)
    if name in tags:
        raise tag_twice(name, where)
    if len(value) > LONG_TAGS.get(name, LONGEST_TAG):
        raise too_long(LONG_TAGS.get(name, LONGEST_TAG), f"tag {name}")
    tags[name] = value


def _read_ply(line: str, expected: int, where: str) -> Ply:
    found = _PLY.fullmatch(line)
    if found is None:
        raise no_ply(where)
    number = 0 if found["setup"] else read_whole(found["number"], where)
    if number != expected:
        raise ply_expected(expected, where)
    draws = tuple(read_whole(word, where) for word in (found["draws"] or "").split())
    return Ply(found["seat"] or "", found["action"] or "", draws, found["hash"] or "", found["note"] or "")


def _assemble(tags: dict[str, str], plies: list[Ply]) -> Record:
    for name in ("Game", "Rules", "Seats", "Result"):
        if name not in tags:
            raise tag_missing(name)
    if not plies:
        raise no_set_up()
    return Record(
        game=tags["Game"],
        rules_version=read_whole(tags["Rules"], "tag Rules"),
        options=_read_options(tags.get("Options", "")),
        seats=tuple(name.strip() for name in tags["Seats"].split(",")),
        setup=plies[0],
        plies=tuple(plies[1:]),
        start=tags.get("Start", ""),
        outcome=_read_outcome(tags),
        tags=tuple((name, tags[name]) for name in ("Date", "Event", "Chance") if name in tags),
    )


def _read_options(text: str) -> tuple[tuple[str, str], ...]:
    options: list[tuple[str, str]] = []
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f"'{echo(word)}' is not name=value", "tag Options")
        options.append((name, value))
    return tuple(options)


def _read_outcome(tags: dict[str, str]) -> Outcome | None:
    if tags["Result"] == "*":
        return None
    places = tuple(read_whole(word, "tag Result") for word in tags["Result"].split())
    scores = tuple(read_whole(word, "tag Scores") for word in tags.get("Scores", "").split())
    return Outcome(tags.get("Reason", ""), places, scores)
