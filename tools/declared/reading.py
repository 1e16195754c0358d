"""Reads `games/<game>/declared.toml`: what a game declares once.

A thing on the table is declared as `name = "kind"`:

    number, number 0..12          a whole number, with its limits where a position is read
    flag                          yes or no
    phase, bonus or none          a word of one of the lists, or perhaps none
    number for each token         a row of them
    count of tile                 a row of numbers that is written as a list of words, each as often as it is there
    records                       a list of records, whose fields `[records.<name>]` names
    list                          a list of numbers, written by hand
    … = MARKERS                   what it is on a blank table, if not nothing or the first word
    … as taken_at                 its name in JSON, if it has another
    … read by hand                it is written in the regular way, but what may stand there is not regular
    … by hand                     its place among the fields is regular, nothing else
    shared Track = …              what never changes, so that copies share it

Settings of a part begin with `_`: `_each = "side"` declares every thing once for each side, `_json = true` says that
its things are written and read in the regular way; everything else is by hand. `_among` narrows down the words that
a position names where not all are at the table.

`facts` and `action_facts` list the numbers that describe a position and an action to a judge, in the order of the
fitted weights: `to_move`; `held for each province`; `markers of both` for mine and theirs; `each rival: way spare` for
records of them. They become constants in `fact_names.py` and `action_fact_names.py`, and the names of GameInfo.
"""

import importlib
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src/triumvir/games"
DECLARED = sorted(GAMES.glob("*/declared.toml"))
KINDS = {"number", "flag", "count", "records", "list"}

Part = dict[str, Any]

_KIND = re.compile(
    r"(?P<kind>count of \w+|shared \w+|\w+?)(?P<none> or none)?"
    r"(?: (?P<low>\d+)\.\.(?P<high>\S+))?(?: for each (?P<of>\w+))?"
    r"(?: = (?P<blank>.+?))?(?: as (?P<written>\w+))?(?P<by_hand>(?: read)? by hand)?"
)


@dataclass(frozen=True)
class Words:
    """A list of words: its name in the source, and how many there are."""

    names: str
    size: str
    module: str
    called: str
    """What people call such a word."""


@dataclass(frozen=True)
class Thing:
    """One thing on the table."""

    name: str
    kind: str
    none: bool
    limits: tuple[str, str] | None
    each: str
    """The words that the part has one of for each."""
    of: str
    """The words, or the number, that the thing itself has one of for each."""
    blank: str
    written: str
    by_hand: str
    """Whether it is `read by hand`, or read and written `by hand`."""

    @property
    def is_row(self) -> bool:
        return bool(self.each or self.of or self.is_list)

    @property
    def is_list(self) -> bool:
        return self.kind in ("records", "list")


class Declared:
    """What one game declares."""

    def __init__(self, path: Path) -> None:
        data = tomllib.loads(path.read_text("utf-8"))
        self.game = path.parent.name
        self.title: str = data["title"]
        self.extra: dict[str, str] = data.get("extra", {})
        self.by_hand: list[str] = data["by_hand"].split()
        self.words: dict[str, Words] = {
            word: Words(names, size, module, *(called or [word]))
            for module, lists in data["lists"].items()
            for word, (names, size, *called) in lists.items()
        }
        self.own: dict[str, Part] = data.get("words", {})
        for word, part in self.own.items():
            names = part.get("_list", f"{word.upper()}S")
            self.words[word] = Words(names, str(len(entries(part))), "", word)
        self.sizes: dict[str, str] = data.get("sizes", {})
        self.parts: dict[str, Part] = data["table"]
        self.records: dict[str, Part] = data.get("records", {})
        self.facts: dict[str, list[str]] = {name: data[name] for name in ("facts", "action_facts") if name in data}
        self.views: dict[str, Part] = data.get("view", {})
        self._values: dict[str, list[str]] = {}
        self.seats: str = data["seats"]
        self.events: dict[str, str] = data["events"]
        self.actions: dict[str, str] = data["actions"]
        self.folds: dict[str, str] = data["folds"]
        self.hidden: dict[str, str] = data["hidden"]
        self.told: dict[str, str] = data.get("told", {})
        self.modules = {source.stem for source in path.parent.glob("*.py")}
        self.notes: dict[str, str] = data.get("notes", {})

    def package(self, module: str) -> str:
        return f"triumvir.games.{self.game}.{module}"

    def things(self, part: Part) -> list[Thing]:
        return [self.thing(name, text, part.get("_each", "")) for name, text in entries(part).items()]

    def all_things(self) -> list[Thing]:
        return [thing for part in self.parts.values() for thing in self.things(part)]

    def thing(self, name: str, text: str, each: str) -> Thing:
        found = _KIND.fullmatch(text)
        if found is None:
            raise SystemExit(f"{self.game}: '{text}' of {name} is not understood")
        kind, of = found["kind"], found["of"] or ""
        by_hand = (found["by_hand"] or "").strip()
        if kind.startswith("count of "):
            kind, of = "count", kind.removeprefix("count of ")
        if kind not in KINDS and kind not in self.words and not kind.startswith("shared "):
            raise SystemExit(f"{self.game}: there are no words '{kind}' for {name}")
        limits = (found["low"], found["high"]) if found["low"] else None
        blank, written = self.blank(found, kind), found["written"] or name
        return Thing(name, kind, bool(found["none"]), limits, each, of, blank, written, by_hand)

    def blank(self, found: re.Match[str], kind: str) -> str:
        if found["blank"]:
            return found["blank"]
        if found["none"]:
            return "NONE"
        return "False" if kind == "flag" else "0"

    def size(self, word: str) -> str:
        return self.words[word].size if word in self.words else self.sizes.get(word, word)

    def values(self, word: str) -> list[str]:
        """The words of a list."""
        if word not in self._values:
            self._values[word] = self._look_up(word)
        return self._values[word]

    def _look_up(self, word: str) -> list[str]:
        if word in self.own:
            return list(entries(self.own[word]))
        module = importlib.import_module(self.package(self.words[word].module))
        return list(eval(self.words[word].names, dict(vars(module))))

    def names(self, word: str) -> str:
        return self.words[word].names


def entries(part: Part) -> dict[str, Any]:
    return {name: value for name, value in part.items() if not name.startswith("_")}
