"""JSON as typed values: a name for what JSON can hold, and readers that name the place of a mistake."""

import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from triumvir.contract.complaints import expected, missing, none_of, not_between, not_json, unknown, unknown_field
from triumvir.contract.errors import echo

JSON: TypeAlias = "None | bool | int | float | str | Sequence[JSON] | Mapping[str, JSON]"
Object: TypeAlias = Mapping[str, JSON]


_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def dumps(value: JSON) -> str:
    """The one canonical text of a JSON value."""
    return _ENCODER.encode(value)


def loads(text: str, where: str = "") -> JSON:
    try:
        value: JSON = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise not_json(error, where) from None
    return value


class Reader:
    """Reads the fields of one JSON object; every complaint carries the path to the field."""

    def __init__(self, value: JSON, where: str) -> None:
        if not isinstance(value, Mapping):
            raise expected("object", where)
        self.fields: Object = value
        self.where = where

    def place(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def only(self, names: Sequence[str]) -> None:
        """Refuse fields that nobody would read: they are mistakes."""
        for name in self.fields:
            if name not in names:
                raise unknown_field(self.place(echo(str(name))))

    def has(self, name: str) -> bool:
        return self.fields.get(name) is not None

    def value(self, name: str) -> JSON:
        if name not in self.fields:
            raise missing(self.place(name))
        return self.fields[name]

    def text(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str):
            raise expected("text", self.place(name))
        return value

    def word(self, name: str, allowed: Sequence[str]) -> str:
        value = self.text(name)
        if value not in allowed:
            raise none_of(value, allowed, self.place(name))
        return value

    def number(self, name: str, low: int, high: int) -> int:
        return read_number(self.value(name), low, high, self.place(name))

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise expected("flag", self.place(name))
        return value

    def index_or(self, name: str, allowed: Sequence[str], otherwise: int) -> int:
        """The place of a word among the allowed ones; something else if it is left out."""
        return allowed.index(self.word(name, allowed)) if self.has(name) else otherwise

    def number_or(self, name: str, low: int, high: int, otherwise: int) -> int:
        return self.number(name, low, high) if self.has(name) else otherwise

    def flag_or(self, name: str, otherwise: bool) -> bool:
        return self.flag(name) if self.has(name) else otherwise

    def part(self, name: str) -> "Reader":
        """An object that may be left out: then it is empty."""
        return self.object(name) if self.has(name) else Reader({}, self.place(name))

    def list_of(self, name: str) -> "list[JSON]":
        """A list that may be left out: then it is empty."""
        return self.items(name) if self.has(name) else []

    def items(self, name: str) -> "list[JSON]":
        value = self.value(name)
        if not isinstance(value, (list, tuple)):
            raise expected("list", self.place(name))
        return list(value)

    def object(self, name: str) -> "Reader":
        return Reader(self.value(name), self.place(name))


def read_number(value: JSON, low: int, high: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise expected("number", where)
    if not low <= value <= high:
        raise not_between(_number_in_words(value), low, high, where)
    return value


def index_of(word: JSON, names: Sequence[str], where: str, what: str) -> int:
    """The place of a word among those that are known."""
    if str(word) not in names:
        raise unknown(what, str(word), where)
    return names.index(str(word))


def one_of(word: JSON, names: Sequence[str], where: str) -> int:
    """The place of a word among those that are possible here, all of which a complaint names."""
    if not isinstance(word, str) or word not in names:
        raise none_of(str(word), names, where)
    return names.index(word)


def _number_in_words(value: int) -> str:
    """A number with thousands of digits would take long to write, where Python writes it at all."""
    return str(value) if -(10**18) < value < 10**18 else "a number of so many digits"
