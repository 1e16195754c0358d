"""What is asked of every position, and the chapter that answers it.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from typing import Final

from mypy_extensions import i64

from triumvir.contract.json import JSON
from triumvir.contract.position import Numbers, Refusal, View
from triumvir.games.ave_caesar.facts import describe
from triumvir.games.ave_caesar.inspection import miscount
from triumvir.games.ave_caesar.notation import to_json
from triumvir.games.ave_caesar.refusals import refusals_of
from triumvir.games.ave_caesar.sight import view_of
from triumvir.games.ave_caesar.state import Table

KEY: Final = "ave-caesar"


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
