"""Writes `fact_names.py` and `action_fact_names.py` of a game: the facts as numbers with names."""

from tools.declared.reading import Declared
from tools.declared.writing import MADE, split_words, tidy


class Facts:
    """Numbers the facts in the order of their list."""

    def __init__(self, game: Declared) -> None:
        self.game = game
        self.constants: list[str] = []
        self.names: list[str] = []
        self.next = 0

    def constant(self, name: str, number: int, doc: str = "") -> None:
        line = f"{name.upper()}: Final = {number}"
        if any(known.startswith(f"{name.upper()}:") for known in self.constants):
            raise SystemExit(f"{self.game.game}: two facts are called '{name}'")
        self.constants.append(line + (f'\n"""{doc}"""' if doc else ""))

    def add(self, text: str) -> None:
        if text.startswith("each "):
            word, _, fields = text.removeprefix("each ").partition(": ")
            self.records(word, fields.split())
        elif text.endswith(" of both"):
            for whose in ("my", "their"):
                self.one(f"{whose}_{text.removesuffix(' of both')}")
        elif " for each " in text:
            self.row(*text.split(" for each "))
        else:
            self.one(text)

    def one(self, name: str) -> None:
        self.constant(name, self.next)
        self.next += 1
        self.names.append(name)

    def row(self, name: str, word: str) -> None:
        self.constant(f"{name}_of", self.next, f"Of the first {word.replace('_', ' ')}; the others follow.")
        self.names += [f"{name}.{value}" for value in self.game.values(word)]
        self.next = len(self.names)

    def records(self, word: str, fields: list[str]) -> None:
        self.constant(word, self.next, f"The first {word} begins here; each has {word.upper()}_FACTS facts.")
        self.constant(f"{word}_facts", len(fields))
        for number, field in enumerate(fields):
            self.constant(f"{word}_{field}", number)
        self.names += [f"{value}.{field}" for value in self.game.values(word) for field in fields]
        self.next = len(self.names)


def source_of_facts(game: Declared, kind: str, listed: list[str]) -> str:
    facts = Facts(game)
    for text in listed:
        facts.add(text)
    what = "a position" if kind == "facts" else "an action"
    lines = [f'"""The numbers that describe {what} to a judge.\n\n{MADE}\n"""', "from typing import Final", ""]
    lines += [*facts.constants, f"N_{kind.upper()}: Final = {facts.next}", f"{kind.upper()}: Final = tuple("]
    lines += [*split_words(facts.names), ")"]
    return tidy("\n".join(lines))
