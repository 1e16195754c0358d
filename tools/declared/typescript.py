"""Writes the browser's types of a game: its views, its events and its actions.

Views, events and actions are declared; irregular actions are read off their classes in `actions.py`. A text whose field
is called like a list of words is one of them, unless `[told]` in `declared.toml` says otherwise, by the class and the
name of the field: a kind, or the possible words with `|` between them.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tools.declared.actions import kinds_of_actions
from tools.declared.events import kinds_of_events
from tools.declared.kinds import PLAIN, kind_of, title
from tools.declared.reading import GAMES, ROOT, Declared
from tools.declared.views import WHOLE, fields_of

TYPES = ROOT / "web/src/protocol/games"
HEAD = "// Made by tools/make_states.py from src/triumvir/games/{game}. Do not edit.\n"
WIDTH = 120

Told = dict[str, dict[str, str]]
"""The kinds of the fields, by class and field."""


def actions_of(game: Declared) -> Told:
    """Those by hand by what their `to_json` writes, then those that are declared."""
    by_hand = {node.name: written_fields(game, node) for node in classes(game, "actions", "Action")}
    return by_hand | kinds_of_actions(game)


def classes(game: Declared, module: str, base: str) -> list[ast.ClassDef]:
    tree = ast.parse((GAMES / game.game / f"{module}.py").read_text("utf-8"))
    found = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return [node for node in found if [ast.unparse(name) for name in node.bases] == [base]]


def fields_told(game: Declared, node: ast.ClassDef) -> dict[str, str]:
    lines = [line for line in node.body if isinstance(line, ast.AnnAssign)]
    return {ast.unparse(line.target): told(game, node.name, ast.unparse(line.target), line) for line in lines}


def told(game: Declared, owner: str, field: str, line: ast.AnnAssign) -> str:
    """The kind of a field from its annotation, its name, and what is said about it."""
    said = game.told.get(f"{owner}.{field}")
    if said is not None:
        return said
    python = ast.unparse(line.annotation)
    if python.endswith(" | None"):
        return f"{plain_told(game, field, python.removesuffix(' | None'))} or none"
    return plain_told(game, field, python)


def plain_told(game: Declared, field: str, python: str) -> str:
    if python.startswith("tuple[") and python.endswith(", ...]"):
        return f"list of {plain_told(game, field.removesuffix('s'), python[len('tuple[') : -len(', ...]')])}"
    if python == "tuple[int, int]":
        return "pair of number and number"
    if python == "str" and field in game.words:
        return field
    return next(kind for kind, (known, _) in PLAIN.items() if known == python)


def written_fields(game: Declared, node: ast.ClassDef) -> dict[str, str]:
    fields = fields_told(game, node)
    written: dict[str, str] = {}
    for line in ast.walk(node):
        if isinstance(line, ast.Return) and isinstance(line.value, ast.Dict):
            for key, value in zip(line.value.keys, line.value.values, strict=True):
                name = ast.literal_eval(key) if key is not None else ""
                written[name] = written_value(game, node.name, name, value, fields)
    return written


def written_value(game: Declared, owner: str, key: str, value: ast.expr, fields: dict[str, str]) -> str:
    if f"{owner}.{key}" in game.told:
        return game.told[f"{owner}.{key}"]
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return f"{value.value} |"
    return fields.get(ast.unparse(value).removeprefix("self."), "text")


# ---- writing -------------------------------------------------------------------------------------------------


def typescript_of(game: Declared, kind: str) -> str:
    """Words with `|` between or after them stand for themselves."""
    if "|" in kind:
        return " | ".join(f'"{word.strip()}"' for word in kind.split("|") if word.strip())
    return kind_of(game, kind).typescript


def name_of(game: Declared) -> str:
    return title(game.game)


def views(game: Declared) -> Iterator[str]:
    for part in game.views:
        yield f"\nexport interface {name_of(game) + 'View' if part == WHOLE else part} {{"
        for field in fields_of(game, part):
            if field.where != "kept":
                if field.doc:
                    yield f"  /** {field.doc} */"
                yield f"  {field.written}: {field.kind.typescript};"
        yield "}"


def told_types(game: Declared, all_told: Told, sort: str) -> Iterator[str]:
    """One type for each class, and one for all of them."""
    for name, fields in all_told.items():
        yield f"\nexport interface {name} {{"
        if sort == "Event":
            yield f'  event: "{name}";'
        for field, kind in fields.items():
            yield f"  {field}: {typescript_of(game, kind)};"
        yield "}"
    yield "\n" + union(f"{name_of(game)}{sort}", list(all_told))


def union(name: str, types: list[str]) -> str:
    line = f"export type {name} = {' | '.join(types)};"
    return line if len(line) <= WIDTH else "\n".join([f"export type {name} =", *(f"  | {one}" for one in types)]) + ";"


def word_types(game: Declared, body: str) -> Iterator[str]:
    types = re.sub(r"/\*.*?\*/", "", body)
    for word in game.words:
        if re.search(rf"\b{title(word)}\b", types):
            yield union(title(word), [f'"{value}"' for value in game.values(word)])


def source_of_types(game: Declared) -> str:
    body = "\n".join(
        [*views(game), *told_types(game, kinds_of_events(game), "Event"), *told_types(game, actions_of(game), "Action")]
    )
    return "\n".join([HEAD.format(game=game.game), *word_types(game, body), body]) + "\n"


def path_of_types(game: Declared) -> Path:
    return TYPES / f"{game.game.replace('_', '-')}.ts"
