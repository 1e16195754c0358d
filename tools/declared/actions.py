"""Writes `spoken.py` of a game: what a player can declare, as values with a one-word notation and JSON.

An action is declared in one line of `[actions]`: its notation, what `do` says in JSON, its fields (as those of events),
and after `--` what a reader should know about it.

    move:{card}@{group}; do move, card, group
    {verb}:{card}; do verb: take | swap, card       what is done is itself a field
    {card}@{group}{* if face = down}; …             a sign that stands there only sometimes

An action that is not so regular is a class in `actions.py`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tools.declared.events import EventField, field_of_event
from tools.declared.reading import Declared
from tools.declared.writing import MADE, tidy

_ACTION = re.compile(r"(?P<notation>.+?); do (?P<do>\w+)(?:: (?P<verbs>[\w |]+))?(?:, (?P<fields>.+))?")
_SIGN = re.compile(r"\{(\S) if (\w+) = (\w+)\}")


@dataclass(frozen=True)
class Spoken:
    """An action as it is declared."""

    notation: str
    do: str
    verbs: str
    """The words that `do` can be, where it is a field."""
    fields: tuple[EventField, ...]
    doc: str

    def all_fields(self) -> tuple[EventField, ...]:
        return (EventField(self.do, self.verbs, ""), *self.fields) if self.verbs else self.fields


def spoken(game: Declared, name: str) -> Spoken:
    said, _, doc = game.actions[name].partition(" -- ")
    found = _ACTION.fullmatch(said)
    if found is None:
        raise SystemExit(f"{game.game}: '{said}' of {name} does not say what an action is")
    fields = [field_of_event(text.strip()) for text in (found["fields"] or "").split(",") if text]
    return Spoken(found["notation"], found["do"], found["verbs"] or "", tuple(fields), doc)


def kinds_of_actions(game: Declared) -> dict[str, dict[str, str]]:
    """The kinds of what is written, by class and field."""
    kinds: dict[str, dict[str, str]] = {}
    for name in game.actions:
        said = spoken(game, name)
        kinds[name] = {"do": said.verbs or f"{said.do} |"} | {field.name: field.kind for field in said.fields}
    return kinds


# ---- writing -------------------------------------------------------------------------------------------------


def action(game: Declared, name: str) -> Iterator[str]:
    said = spoken(game, name)
    yield "@dataclass(frozen=True)"
    yield f"class {name}(Action):"
    if said.doc:
        yield f'    """{said.doc}"""\n'
    for field in said.all_fields():
        yield f"    {field.name}: {field.python(game)}"
    yield "\n    def notation(self) -> str:"
    yield f"        return {notation_of(said)}"
    yield "\n    def to_json(self) -> Mapping[str, JSON]:"
    do = f"self.{said.do}" if said.verbs else f'"{said.do}"'
    written = [f'"do": {do}', *(f'"{field.name}": self.{field.name}' for field in said.fields)]
    yield f"        return {{{', '.join(written)}}}\n\n"


def notation_of(said: Spoken) -> str:
    if "{" not in said.notation:
        return f'"{said.notation}"'
    if re.fullmatch(r"\{\w+\}", said.notation):
        return f"self.{said.notation[1:-1]}"
    text = re.sub(r"\{(\w+)\}", r"{self.\1}", said.notation)
    return 'f"' + _SIGN.sub(r"{'\1' if self.\2 == '\3' else ''}", text) + '"'


def source_of_actions(game: Declared) -> str:
    head = f'"""What a player can declare, as values with a notation and JSON.\n\n{MADE}\n"""\n'
    imports = [
        "from collections.abc import Mapping",
        "from dataclasses import dataclass",
        "from triumvir.contract.json import JSON",
        "from triumvir.contract.position import Action",
    ]
    body = [line for name in game.actions for line in action(game, name)]
    return tidy("\n".join([head, *imports, "", *body]))
