"""Packed rows of numbers on a table, and their regular forms in JSON.

What `tools/make_states.py` writes is made of these.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.errors import BadInput
from triumvir.contract.json import JSON, Reader, index_of, one_of


def filled(size: int, value: int) -> vec[i64]:
    return vec[i64]([value] * size)


def named(names: tuple[str, ...], number: i64) -> str | None:
    """The word with this number; below 0 there is none."""
    return None if number < 0 else names[number]


def counted(counts: vec[i64], first: int, names: tuple[str, ...]) -> list[JSON]:
    """Counted things as a list of their names, each as often as it is there."""
    found: list[JSON] = []
    for number, name in enumerate(names):
        for _ in range(counts[first + number]):
            found.append(name)
    return found


def flagged(flags: vec[i64], names: tuple[str, ...]) -> list[JSON]:
    """The names of those that have a flag."""
    return [name for number, name in enumerate(names) if flags[number]]


def read_flags(flags: vec[i64], reader: Reader, field: str, names: tuple[str, ...]) -> None:
    """The names of those that get a flag, in a list that may be left out."""
    for number in different(reader, field, names):
        flags[number] = 1


def different(reader: Reader, field: str, names: Sequence[str]) -> list[int]:
    """The numbers of the names in a list, none of them twice."""
    found: list[int] = []
    for name in reader.list_of(field):
        number = one_of(name, names, reader.place(field))
        if number in found:
            raise BadInput(f"'{name}' is there twice", reader.place(field))
        found.append(number)
    return found


def read_counts(counts: vec[i64], reader: Reader, field: str, names: Sequence[str], what: str) -> None:
    """Count how often each name is in a list that may be left out."""
    if reader.has(field):
        count_names(counts, 0, reader, field, names, what)


def read_counts_of(
    counts: vec[i64], reader: Reader, field: str, owners: Sequence[str], names: Sequence[str], what: str
) -> None:
    """A list of names for each owner."""
    if reader.has(field):
        lists = reader.object(field)
        for owner, key in enumerate(owners):
            count_names(counts, owner * len(names), lists, key, names, what)


def count_names(counts: vec[i64], first: int, reader: Reader, field: str, names: Sequence[str], what: str) -> None:
    for word in reader.items(field):
        counts[first + index_of(word, names, reader.place(field), what)] += 1


def read_numbers(row: vec[i64], reader: Reader, field: str, keys: Sequence[str], low: int, high: int) -> None:
    """A number for each key, in an object that may be left out."""
    if reader.has(field):
        numbers = reader.object(field)
        for place, key in enumerate(keys):
            row[place] = numbers.number(key, low, high)
