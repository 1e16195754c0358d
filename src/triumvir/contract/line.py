"""One-line text for a position: the same fields as its JSON, without spaces inside a field.

    caesar active=pompey supply={caesar:[sword51+ship33],pompey:[]} extra_turn=false winner=-

A mapping is `{key:value,...}`, a list `[a+b]`, nothing is `-`; numbers, `true` and `false` stand for themselves and
every other word is a text. Mappings and lists may be nested once, a list inside a mapping.
"""

from collections.abc import Mapping
from typing import Final

from triumvir.contract.complaints import expected, given_twice, other_game_line
from triumvir.contract.errors import BadInput, echo
from triumvir.contract.json import JSON
from triumvir.contract.numbers import is_whole

MOST_DIGITS: Final = 18
"""Longer ones are words: no position has such a number."""


def to_line(game: str, fields: dict[str, JSON]) -> str:
    """Every ply of every match is hashed by it, so all words are put together at once."""
    words = [game]
    for name, value in fields.items():
        if name != "game":
            words.append(" ")
            words.append(name)
            words.append("=")
            _write(value, words)
    return "".join(words)


def _write(value: JSON, words: list[str]) -> None:
    """The common kinds first: asking whether a thing is any mapping takes longer than writing it."""
    if isinstance(value, str):
        words.append(value)
    elif isinstance(value, list):
        _write_list(value, words)
    elif isinstance(value, dict):
        _write_mapping(value, words)
    elif isinstance(value, bool):
        words.append("true" if value else "false")
    elif isinstance(value, (int, float)):
        words.append(str(value))
    elif value is None:
        words.append("-")
    elif isinstance(value, Mapping):
        _write_mapping(dict(value), words)
    else:
        _write_list(list(value), words)


def _write_list(items: list[JSON], words: list[str]) -> None:
    mark = "["
    for item in items:
        words.append(mark)
        _write(item, words)
        mark = "+"
    words.append("]" if items else "[]")


def _write_mapping(items: dict[str, JSON], words: list[str]) -> None:
    mark = "{"
    for key, item in items.items():
        words.append(mark)
        words.append(key)
        words.append(":")
        _write(item, words)
        mark = ","
    words.append("}" if items else "{}")


def from_line(game: str, line: str) -> dict[str, JSON]:
    """The fields of a one-line position; complaints name the field."""
    words = line.split()
    if not words or words[0] != game:
        raise other_game_line(game)
    fields: dict[str, JSON] = {"game": game}
    for word in words[1:]:
        name, equals, text = word.partition("=")
        if not equals:
            raise expected("pair", f"position field '{echo(word)}'")
        if name in fields:
            raise given_twice(f"position field '{echo(name)}'")
        fields[name] = _read(text, f"position field '{echo(name)}'")
    return fields


def _read(text: str, where: str) -> JSON:
    if text.startswith("{"):
        return _read_mapping(_inside(text, "}", where), where)
    if text.startswith("["):
        inside = _inside(text, "]", where)
        return [_read_word(item) for item in inside.split("+")] if inside else []
    return _read_word(text)


def _inside(text: str, closing: str, where: str) -> str:
    if not text.endswith(closing) or len(text) < 2:
        raise BadInput(f"'{closing}' is missing at the end", where)
    return text[1:-1]


def _read_mapping(text: str, where: str) -> JSON:
    fields: dict[str, JSON] = {}
    for item in text.split(",") if text else []:
        key, colon, value = item.partition(":")
        if not colon:
            raise BadInput(f"'{echo(item)}' is not key:value", where)
        if key in fields:
            raise BadInput(f"'{echo(key)}' given twice", where)
        if value.startswith("{"):
            raise BadInput(f"a mapping inside a mapping at '{echo(key)}'", where)
        fields[key] = _read(value, f"{where} at '{echo(key)}'")
    return fields


def _read_word(word: str) -> JSON:
    if word == "-":
        return None
    if word in ("true", "false"):
        return word == "true"
    return int(word) if is_whole(word, MOST_DIGITS) else word
