"""Messages of the right shape with the wrong values: made from the types of the protocol, so that none is forgotten."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, cast

from msgspec import inspect

from triumvir.contract.json import JSON
from triumvir.lab.server_fuzz.mutating import mutated_line, mutated_notation, mutated_record, mutated_value
from triumvir.lab.server_fuzz.samples import NUMBERS, TEXTS, Stock

WILD: Final = 0.01
"""How often a value is of no right type at all; the decoder has its own tests."""
LEFT_OUT: Final = 0.5
"""How often a field is left out that may be."""
AGAIN: Final = 0.1
"""How often the id of an earlier command is used again."""
OWN: Final = 0.7
"""How often somebody talks about their own match and their own seat."""
LATEST: Final = 3
"""Tables that were made last are the strangest, and talked about most."""
MOST_ITEMS: Final = 6
STRANGE_OPTIONS: Final = ("on", "off", "", "9" * 300, "\0")


@dataclass
class Grasp:
    """What the pest has got hold of at the tables around it; grows while it pesters."""

    stock: Stock
    games: tuple[str, ...]
    matches: list[str] = field(default_factory=list)
    people: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    seqs: dict[str, int] = field(default_factory=dict)
    """The latest number of an entry, by match."""
    offered: dict[str, list[str]] = field(default_factory=dict)
    """What was legal somewhere, by match."""
    seats: dict[str, list[int]] = field(default_factory=dict)
    """Where the one who talks sits, by match."""
    options: dict[str, dict[str, tuple[str, ...]]] = field(default_factory=dict)
    """The options of each game and their values."""


class Filling:
    def __init__(self, grasp: Grasp, random: Random) -> None:
        self._grasp = grasp
        self._random = random
        self._count = 0
        self._match = ""
        self._game = grasp.games[0]
        self._by_name: dict[str, Callable[[], JSON]] = {
            "id": self._id,
            "match": self._a_match,
            "from_match": self._a_match,
            "person": lambda: self._one_of(grasp.people, "nobody"),
            "token": lambda: self._one_of(grasp.tokens, "A" * 43),
            "nonce": lambda: f"{random.getrandbits(128):032x}",
            "seat": self._seat,
            "target": self._seat,
            "viewpoint": self._seat,
            "seen_seq": self._seq,
            "last_seq": self._seq,
            "from_ply": self._seq,
            "first": self._seq,
            "last": self._seq,
            "action": self._action,
            "actions": lambda: [self._notation() for _ in range(random.randint(1, MOST_ITEMS))],
            "game": lambda: self._game,
            "options": self._options,
            "start": lambda: mutated_line(grasp.stock, self._game, random)[:20_000],
            "record": lambda: mutated_record(grasp.stock, self._a_game(), random),
            "from_record": lambda: mutated_record(grasp.stock, self._game, random),
        }

    def message(self, kind: inspect.StructType) -> dict[str, JSON]:
        """One object of this type; first a match and a game to talk about, mostly one where the speaker sits."""
        own = list(self._grasp.seats) if self._random.random() < OWN else []
        own = own[-LATEST:] if self._random.random() < 0.5 else own
        self._match = self._one_of(own or self._grasp.matches, "nowhere")
        self._game = self._a_game()
        return self._struct(kind)

    def _a_game(self) -> str:
        return self._random.choice(self._grasp.games)

    def _struct(self, kind: inspect.StructType) -> dict[str, JSON]:
        made: dict[str, JSON] = {} if kind.tag is None else {str(kind.tag_field): cast(str, kind.tag)}
        for one in kind.fields:
            if one.required or self._random.random() > LEFT_OUT:
                made[one.encode_name] = self._value(one.type, one.name)
        return made

    def _value(self, kind: inspect.Type, name: str) -> JSON:
        random = self._random
        if random.random() < WILD:
            return mutated_value({"a": [1, "x", None]}, random)
        own = self._by_name.get(name)
        if own is not None and random.random() < 0.95:
            return own()
        return self._by_type(kind, name)

    def _by_type(self, kind: inspect.Type, name: str) -> JSON:
        random = self._random
        match kind:
            case inspect.LiteralType(values=values):
                return cast(JSON, random.choice(values))
            case inspect.BoolType():
                return random.random() < 0.5
            case inspect.IntType(ge=low, le=high):
                return self._number(low, high)
            case inspect.StrType(min_length=least, max_length=most):
                return self._text(least or 0, most or 400)
            case inspect.UnionType(types=types):
                return self._value(random.choice(types), name)
            case inspect.ListType(item_type=item, max_length=most):
                return [
                    self._by_type(item, name) for _ in range(random.randint(1, min(most or MOST_ITEMS, MOST_ITEMS)))
                ]
            case inspect.DictType():
                return {self._text(0, 40): random.choice(TEXTS) for _ in range(random.randint(0, 2))}
            case inspect.StructType():
                return self._struct(kind)
            case inspect.NoneType():
                return None
            case _:
                return mutated_value({"a": [1, "x", None], "b": self._text(0, 40)}, random)

    # ---- values ----------------------------------------------------------------------------------------------

    def _one_of(self, things: Sequence[str], otherwise: str) -> str:
        return self._random.choice(things) if things and self._random.random() < 0.95 else otherwise

    def _id(self) -> str:
        if self._grasp.ids and self._random.random() < AGAIN:
            return self._random.choice(self._grasp.ids)
        self._count += 1
        self._grasp.ids = [*self._grasp.ids[-20:], f"f{self._count}"]
        return f"f{self._count}"

    def _a_match(self) -> str:
        return self._match if self._random.random() < 0.9 else self._one_of(self._grasp.matches, "nowhere")

    def _seat(self) -> int:
        own = self._grasp.seats.get(self._match)
        if own and self._random.random() < OWN:
            return self._random.choice(own)
        return self._random.choice((0, 0, 1, 1, 2, 3, 5, 15))

    def _seq(self) -> int:
        """Mostly what is true, so that it is not the first thing that is wrong."""
        now = self._grasp.seqs.get(self._match, 1)
        return now if self._random.random() < 0.8 else self._random.choice((now - 1, now + 1, 0, *NUMBERS[:12]))

    def _number(self, low: float | None, high: float | None) -> int:
        bottom, top = int(low or 0), int(high if high is not None else 2**63)
        return self._random.choice((bottom, top, self._random.randint(bottom, top), min(top, 60_000)))

    def _text(self, least: int, most: int) -> str:
        text = self._random.choice(TEXTS)[:most]
        return text if len(text) >= least else text + "x" * (least - len(text))

    def _notation(self) -> str:
        offered = self._grasp.offered.get(self._match)
        if offered and self._random.random() < 0.6:
            return self._random.choice(offered)
        return mutated_notation(self._grasp.stock, self._grasp.games, self._random)

    def _action(self) -> JSON:
        if self._random.random() < 0.7:
            return self._notation()
        known = self._random.choice(self._grasp.stock.action_values[self._a_game()])
        return known if self._random.random() < 0.4 else mutated_value(known, self._random)

    def _options(self) -> Mapping[str, str]:
        known = self._grasp.options.get(self._game, {})
        if not known or self._random.random() < 0.2:
            return {self._text(0, 40): self._text(0, 40)}
        names = self._random.sample(list(known), self._random.randint(0, min(4, len(known))))
        return {name: self._random.choice((*known[name], *known[name], *STRANGE_OPTIONS)) for name in names}


def struct_types(union: Any) -> list[inspect.StructType]:
    """The types of all messages of a union, in its order."""
    found = inspect.type_info(union)
    types = found.types if isinstance(found, inspect.UnionType) else (found,)
    return [one for one in types if isinstance(one, inspect.StructType)]
