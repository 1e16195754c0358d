"""Writes how events change a view, as far as that is regular.

`[folds]` says of an event what it changes, parted by `;`, with the names of the view's fields on the left and those of
the event's on the right and in brackets:

    active = side                   the field becomes what the event says, or a word, a number, yes, no, none
    sides[side].markers - markers   so many less; `+` for more
    sides[side].senate & markers    one more thing in a list
    by hand                         the view does it in a method of that name, `on_token_placed` for `TokenPlaced`

An event that is not named changes nothing.
"""

import re
from collections.abc import Iterator
from itertools import groupby

from tools.declared.events import fields_of_event
from tools.declared.reading import Declared

_CHANGE = re.compile(r"(?P<where>\S+) (?P<how>[=+&-]) (?P<what>.+)")
PLAIN = {"yes": "True", "no": "False", "none": "None"}
BY_HAND = "by hand"


def changes_of(game: Declared, name: str) -> list[str]:
    return [text.strip() for text in game.folds[name].split(";")]


def written_change(game: Declared, name: str, change: str) -> str:
    if change == BY_HAND:
        return f"self.{method_of(name)}(event)"
    found = _CHANGE.fullmatch(change)
    if found is None:
        raise SystemExit(f"{game.game}: '{change}' of {name} does not say what changes")
    fields = {field.name: field.kind for field in fields_of_event(game, name)}
    place = "self." + re.sub(r"\[(\w+)\]", lambda inner: f"[{value_of(inner[1], fields)}]", found["where"])
    value = value_of(found["what"], fields)
    if found["how"] == "&":
        return f"{place}.append({value})"
    return f"{place} = {value}" if found["how"] == "=" else f"{place} {found['how']}= {value}"


def value_of(text: str, fields: dict[str, str]) -> str:
    if text in fields:
        return f"list(event.{text})" if fields[text].startswith("list of ") else f"event.{text}"
    if text in PLAIN:
        return PLAIN[text]
    return text if text.isdigit() or text.startswith("(") else f'"{text}"'


def method_of(name: str) -> str:
    return "on_" + re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def folding(game: Declared) -> Iterator[str]:
    """The method `fold`, and one for each event that is folded by hand."""
    yield "    def fold(self, event: Event) -> None:"
    yield '        """Bring the view up to date with an event as its viewer saw it."""'
    lines = {name: [written_change(game, name, change) for change in changes_of(game, name)] for name in game.folds}
    for number, (changes, alike) in enumerate(groupby(game.folds, lambda name: lines[name])):
        names = list(alike)
        kinds = names[0] if len(names) == 1 else f"({', '.join(names)})"
        yield f"        {'elif' if number else 'if'} isinstance(event, {kinds}):"
        yield from (f"            {change}" for change in changes)
    for name in game.folds:
        if BY_HAND in changes_of(game, name):
            yield f"\n    def {method_of(name)}(self, event: {name}) -> None:"
            yield '        """By hand, in `view.py`."""'
