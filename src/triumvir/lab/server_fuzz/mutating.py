"""Nearly right: positions, actions and records with something about them changed."""

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from triumvir.contract import line
from triumvir.contract.json import JSON
from triumvir.lab.server_fuzz.samples import NUMBERS, TEXTS, Stock

HASH: Final = re.compile(r" #[0-9a-f]{16}")
WORD: Final = re.compile(r"[A-Za-z0-9-]+")
NUMBER: Final = re.compile(r"-?\d+")
LONG: Final = ("9" * 5000, "--5", "-0", "00", str(2**64), "1e9")
"""What is written where a number is expected."""


def mutated_line(stock: Stock, game: str, random: Random) -> str:
    """A position that was real once, with one or a few things about it changed."""
    found = random.choice(stock.positions[game])
    fields = line.from_line(game, found)
    for _ in range(random.choice((0, 1, 1, 1, 2, 3, 6))):
        fields = _changed_fields(fields, line.from_line(game, random.choice(stock.positions[game])), random)
    return line.to_line(game, fields)


def _changed_fields(fields: dict[str, JSON], other: Mapping[str, JSON], random: Random) -> dict[str, JSON]:
    name = random.choice(list(fields))
    value = fields[name]
    match random.randrange(6):
        case 0:
            return {key: value for key, value in fields.items() if key != name}
        case 1:  # as it was on another table: alone it is right, here it may contradict the rest
            return {**fields, name: other.get(name)}
        case 2:
            return {**fields, name: fields[random.choice(list(fields))]}
        case _:
            return {**fields, name: mutated_value(value, random)}


def mutated_value(value: JSON, random: Random) -> JSON:
    """Something near a value: one part of it changed, left out, doubled, or taken from beside."""
    if isinstance(value, Mapping) and value and random.random() < 0.9:
        return _mutated_mapping(value, random)
    if isinstance(value, Sequence) and not isinstance(value, str) and value and random.random() < 0.9:
        return _mutated_list(list(value), random)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int) and random.random() < 0.7:
        return value + random.choice((-2, -1, 1, 2, 100))
    return random.choice((None, [], {}, "", True, *NUMBERS, *TEXTS))


def _mutated_mapping(value: Mapping[str, JSON], random: Random) -> dict[str, JSON]:
    keys = list(value)
    key, other = random.choice(keys), random.choice(keys)
    match random.randrange(5):
        case 0:
            return {name: part for name, part in value.items() if name != key}
        case 1:
            return {**value, key: value[other], other: value[key]}
        case 2:
            return {**value, random.choice(TEXTS): value[key]}
        case _:
            return {**value, key: mutated_value(value[key], random)}


def _mutated_list(items: list[JSON], random: Random) -> list[JSON]:
    at, other = random.randrange(len(items)), random.randrange(len(items))
    match random.randrange(6):
        case 0:
            return items[:at] + items[at + 1 :]
        case 1:
            return [*items, items[at]]
        case 2:
            items[at] = items[other]
            return items
        case 3:
            return items * 40
        case 4:
            return random.sample(items, len(items))
        case _:
            items[at] = mutated_value(items[at], random)
            return items


# ---- texts ---------------------------------------------------------------------------------------------------


def mutated_notation(stock: Stock, games: Sequence[str], random: Random) -> str:
    """An action of any game, or one with a word of another, or anything."""
    notation = random.choice(stock.actions[random.choice(games)])
    if random.random() < 0.5:
        return notation
    other = random.choice(stock.actions[random.choice(games)])
    return _replaced(notation, WORD, random.choice([*WORD.findall(other), *TEXTS]), random)[:400]


def mutated_record(stock: Stock, game: str, random: Random) -> str:
    """A real record with some lines changed; often without hashes, which would tell at once."""
    text = random.choice(stock.records[game])
    if random.random() < 0.7:
        text = HASH.sub("", text)
    lines = text.splitlines()
    for _ in range(random.choice((0, 1, 1, 2, 4))):
        lines = _changed_lines(lines, random.choice(stock.records[game]).splitlines(), random)
    return "\n".join(lines)[:200_000]


def _changed_lines(lines: list[str], other: list[str], random: Random) -> list[str]:
    if not lines:
        return other
    at = random.randrange(len(lines))
    match random.randrange(7):
        case 0:
            return lines[:at] + lines[at + 1 :]
        case 1:
            return [*lines[:at], lines[at], *lines[at:]]
        case 2:
            return [*lines[:at], random.choice(other), *lines[at + 1 :]]
        case 3:
            return lines[:at]
        case 4:
            return [
                *lines[:at],
                _replaced(lines[at], NUMBER, random.choice((*LONG, "0", "1", "7")), random),
                *lines[at + 1 :],
            ]
        case _:
            return [*lines[:at], _replaced(lines[at], WORD, random.choice(TEXTS), random), *lines[at + 1 :]]


def _replaced(text: str, what: re.Pattern[str], by: str, random: Random) -> str:
    found = list(what.finditer(text))
    if not found:
        return text
    one = random.choice(found)
    return text[: one.start()] + by + text[one.end() :]
