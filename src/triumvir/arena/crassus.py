"""Auto-Crassus among the bots: whoever meets him plays alone, and the rules play him. [C8.1]"""

from collections.abc import Mapping, Sequence
from typing import Final

from triumvir.contract.errors import BadInput
from triumvir.contract.info import GameInfo

CRASSUS: Final = "crassus"
DEFAULT_DIFFICULTY: Final = "normal"


def check_crassus(info: GameInfo, bots: Sequence[str], given: Mapping[str, str], seats: int) -> None:
    if CRASSUS not in bots:
        if given.get("crassus", "off") != "off":
            raise BadInput("name crassus among the bots to have him play", "option crassus", "C8.1")
        return
    if all(option.name != "crassus" for option in info.options):
        raise BadInput(f"Auto-Crassus does not play {info.key}", "bot crassus", "C8.1")
    if bots.count(CRASSUS) > 1 or len(bots) < seats:
        raise BadInput("there is only one Auto-Crassus", "bot crassus", "C8.1")
    if given.get("crassus") == "off":
        raise BadInput("'off' leaves Auto-Crassus out", "option crassus", "C8.1")
    if "human" in given:
        raise BadInput("the arena swaps the sides itself", "option human", "C8.1")


def options_at(info: GameInfo, seating: Sequence[str], given: Mapping[str, str]) -> dict[str, str]:
    """The options of one table: with Crassus at it, or without him."""
    options = {name: value for name, value in given.items() if name != "crassus"}
    if CRASSUS in seating:
        options["crassus"] = given.get("crassus", DEFAULT_DIFFICULTY)
        options["human"] = info.sides[1 - list(seating).index(CRASSUS)]
    return options
