"""Writes `wired.py` of a game: the questions of the contract that every game hands on to a chapter of the same name."""

from tools.declared.reading import Declared
from tools.declared.writing import MADE, tidy

HEAD = '''"""What is asked of every position, and the chapter that answers it.

{made}
"""

from typing import Final

from mypy_extensions import i64

from triumvir.contract.json import JSON
from triumvir.contract.position import Numbers, Refusal, View
'''
CHAPTERS = {
    "facts": "describe",
    "inspection": "miscount",
    "notation": "to_json",
    "refusals": "refusals_of",
    "sight": "view_of",
    "state": "Table",
}
BODY = """

class Wired(Table):
    def view(self, viewer: i64) -> View:
        return view_of(self, viewer)

    def refusals(self, seat: i64) -> list[Refusal]:
        return refusals_of(self, seat)

    def facts(self, seat: i64, out: Numbers) -> None:
        describe(self, seat, out)

    def audit(self) -> str:
        return miscount(self)

    def to_json(self) -> dict[str, JSON]:
        return to_json(self, KEY)
"""


def source_of_wiring(game: Declared) -> str:
    imports = [f"from {game.package(module)} import {name}" for module, name in CHAPTERS.items()]
    key = f'KEY: Final = "{game.game.replace("_", "-")}"'
    return tidy("\n".join([HEAD.format(made=MADE), *imports, "", key, BODY]))
