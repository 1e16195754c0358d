"""Writes `seen.py` of a game: the parts of a view, which know their own JSON, and how events change them.

A field of `[view.<Part>]` is declared as `name = "kind"` (see `kinds.py`), and may go on:

    … = "up"                what it is if nothing is said
    … worked out            it stands in the JSON only, and its value is put there by hand
    … written by hand       it has its place in the JSON, but its value is put there by hand
    … kept                  it is kept for folding events, and does not stand in the JSON
    … -- why                what a reader should know about it

A part with `_object = true` is written by hand: declared is what its JSON looks like.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tools.declared.folds import folding
from tools.declared.kinds import Kind, kind_of
from tools.declared.reading import Declared, entries
from tools.declared.writing import MADE, taken_from, tidy

_FIELD = re.compile(
    r"(?P<kind>.+?)(?: = (?P<default>.+?))?(?: (?P<where>worked out|written by hand|kept))?"
    r"(?: as (?P<name>\w+))?(?: -- (?P<doc>.+))?"
)
WHOLE = "TableSeen"
"""The part that is the whole view; its game makes a view of it by saying how events change it."""


@dataclass(frozen=True)
class Field:
    name: str
    written: str
    text: str
    kind: Kind
    default: str
    where: str
    doc: str


def fields_of(game: Declared, part: str) -> list[Field]:
    return [field_of(game, name, text) for name, text in entries(game.views[part]).items()]


def field_of(game: Declared, name: str, declared: str) -> Field:
    found = _FIELD.fullmatch(declared)
    assert found is not None, declared
    text, kind = found["kind"], kind_of(game, found["kind"])
    rest = (found["default"] or "", found["where"] or "", found["doc"] or "")
    return Field(name, found["name"] or name, text, kind, *rest)


def part_of_view(game: Declared, part: str) -> Iterator[str]:
    fields = fields_of(game, part)
    real = [field for field in fields if field.where != "worked out"]
    yield f"class {part}{'(View)' if part == WHOLE else ''}:"
    if game.views[part].get("_doc"):
        yield f'    """{game.views[part]["_doc"]}"""\n'
    signature = [f"{field.name}: {field.kind.python}{f' = {field.default}' if field.default else ''}" for field in real]
    yield f"    def __init__(self, {', '.join(signature)}) -> None:"
    for field in real:
        yield f"        self.{field.name} = {field.name}"
        if field.doc:
            yield f'        """{field.doc}"""'
    yield ""
    yield "    def to_json(self) -> dict[str, JSON]:"
    yield "        return {"
    for field in fields:
        if field.where != "kept":
            value = "None" if field.where else field.kind.written(f"self.{field.name}")
            yield f'            "{field.written}": {value},'
    yield "        }\n"
    if part == WHOLE:
        yield from folding(game)
    yield "\n"


def source_of_views(game: Declared) -> str:
    head = f'"""What a viewer sees of the table, part by part.\n\n{MADE}\n"""\n'
    parts = [part for part in game.views if "_object" not in game.views[part]]
    body = "\n".join(line for part in parts for line in part_of_view(game, part))
    rules = taken_from(game.package("rule_set"), body, {"RuleSet"})
    events = taken_from(game.package("events"), body, set(game.folds))
    imports = ["from triumvir.contract.event import Event", "from triumvir.contract.json import JSON"]
    imports += ["from triumvir.contract.position import View", *rules, *events]
    return tidy("\n".join([head, *imports, "", body]))
