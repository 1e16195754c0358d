"""Writes `events.py` of a game: what can happen, as values that know who may see what of them.

An event is declared in one line of `[events]`: its fields, and after `--` what a reader should know about it.

    side, due: number = 0       a field that is called like its kind (see `kinds.py`), and one that is not
    token or none               the kind with nothing as another possibility
    shows: backs | open         one of these words

`[hidden]` says which fields others do not see: `card but to side` is seen by the one who sits there, `cards but to
players` by everybody who plays. `where face = down` and `unless open` say when; clauses are parted by `;`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tools.declared.kinds import kind_of
from tools.declared.reading import Declared
from tools.declared.writing import MADE, tidy

_HIDDEN = re.compile(
    r"(?P<fields>[\w ]+?) but to (?P<whom>\w+)(?: (?P<when>where|unless) (?P<field>\w+)(?: = (?P<is>\w+))?)?"
)


@dataclass(frozen=True)
class Clause:
    """What is hidden from all but one, and when."""

    fields: tuple[str, ...]
    whom: str
    when: str
    """Python that says when it is hidden; nothing for always."""


@dataclass(frozen=True)
class EventField:
    name: str
    kind: str
    default: str

    def python(self, game: Declared) -> str:
        kind = "str" if "|" in self.kind else kind_of(game, self.kind).python
        return re.sub(r"list\[(.*)\]", r"tuple[\1, ...]", kind)


def fields_of_event(game: Declared, name: str) -> list[EventField]:
    listed, _, _ = game.events[name].partition(" -- ")
    return [field_of_event(text.strip()) for text in listed.split(",")]


def field_of_event(text: str) -> EventField:
    declared, _, default = text.partition(" = ")
    name, colon, kind = declared.partition(": ")
    return EventField(name.removesuffix(" or none"), kind if colon else declared, default)


def kinds_of_events(game: Declared) -> dict[str, dict[str, str]]:
    """The kinds of the fields, by class and field."""
    return {name: {field.name: field.kind for field in fields_of_event(game, name)} for name in game.events}


def clauses_of(game: Declared, name: str) -> list[Clause]:
    said, _, _ = game.hidden[name].partition(" -- ")
    return [clause_of(game, name, text.strip()) for text in said.split(";")]


def clause_of(game: Declared, name: str, text: str) -> Clause:
    found = _HIDDEN.fullmatch(text)
    if found is None:
        raise SystemExit(f"{game.game}: '{text}' of {name} does not say what is hidden from whom")
    when = ""
    if found["is"]:
        when = f'self.{found["field"]} {"==" if found["when"] == "where" else "!="} "{found["is"]}"'
    elif found["field"]:
        when = f"{'' if found['when'] == 'where' else 'not '}self.{found['field']}"
    return Clause(tuple(found["fields"].split()), found["whom"], when)


# ---- writing -------------------------------------------------------------------------------------------------


def event(game: Declared, name: str) -> Iterator[str]:
    yield "@dataclass(frozen=True)"
    yield f"class {name}(Event):"
    doc = game.events[name].partition(" -- ")[2]
    if doc:
        yield f'    """{doc}"""\n'
    for field in fields_of_event(game, name):
        yield f"    {field.name}: {field.python(game)}{f' = {field.default}' if field.default else ''}"
    if name in game.hidden:
        yield from seeing(game, name)
    yield "\n"


def seeing(game: Declared, name: str) -> Iterator[str]:
    clauses = clauses_of(game, name)
    yield "\n    def seen_by(self, viewer: i64) -> Event:"
    doc = game.hidden[name].partition(" -- ")[2]
    if doc:
        yield f'        """{doc}"""'
    sees = "viewer >= 0" if clauses[0].whom == "players" else f"sits_at(viewer, self.{clauses[0].whom})"
    if len(clauses) == 1 and clauses[0].when:
        sees += f" or {otherwise(clauses[0].when)}"
    yield f"        if {sees}:"
    yield "            return self"
    hidden = {field: clause.when if len(clauses) > 1 else "" for clause in clauses for field in clause.fields}
    values = [seen(field.name, hidden) for field in fields_of_event(game, name)]
    yield f"        return {name}({', '.join(values)})"


def otherwise(when: str) -> str:
    """The opposite of a condition."""
    for one, other in ((" == ", " != "), (" != ", " == ")):
        if one in when:
            return when.replace(one, other)
    return when.removeprefix("not ") if when.startswith("not ") else f"not {when}"


def seen(field: str, hidden: dict[str, str]) -> str:
    if field not in hidden:
        return f"self.{field}"
    return f"None if {hidden[field]} else self.{field}" if hidden[field] else "None"


def source_of_events(game: Declared) -> str:
    seats = game.words[game.seats].names
    head = f'"""What can happen. Pieces, places and players are named by the words of the box.\n\n{MADE}\n"""\n'
    imports = [
        "from dataclasses import dataclass",
        "from mypy_extensions import i64",
        "from triumvir.contract.event import Event",
        f"from {game.package(game.words[game.seats].module)} import {seats}",
    ]
    sits = ["", "def sits_at(viewer: i64, name: str) -> bool:", f"    return viewer >= 0 and {seats}[viewer] == name\n"]
    body = [line for name in game.events for line in event(game, name)]
    return tidy("\n".join([head, *imports, *sits, *body]))
