"""Positions in which it is Auto-Crassus' turn. He is Pompey in all of them."""

from collections.abc import Sequence

from tests.games.caesar.tables import do, only, table

from triumvir.games.caesar.events import CrassusAimed, TokenPlaced
from triumvir.games.caesar.position import CaesarPosition

SOLO = {"crassus": "easy"}


def crassus(
    row: str,
    tokens: dict[str, str] | None = None,
    tile: str = "A",
    options: dict[str, str] | None = None,
    step: int = 1,
    bonuses: dict[str, str] | None = None,
    held: dict[str, str] | None = None,
    senate: Sequence[int] = (),
    human: str = "laurel40",
    removed: int = 0,
) -> CaesarPosition:
    """Crassus is about to carry out a command of a tile: by default the execute of tile A."""
    difficulty = {"crassus": "hard" if tile in "CE" else "easy"}
    return table(
        options=difficulty | (options or {}),
        tokens=tokens,
        bonuses=bonuses,
        held=held,
        senate=senate,
        caesar=human,
        pompey=row,
        active="pompey",
        tile=tile,
        step=step,
        deck=[],
        removed=removed,
    )


def aim(position: CaesarPosition, chance: list[int] | None = None) -> tuple[int, str, str]:
    """Let Crassus execute; which item, which province, which placement."""
    events = do(position, "execute", chance=chance or [])
    aimed = only(events, "CrassusAimed")
    placed = only(events, "TokenPlaced")
    assert isinstance(aimed, CrassusAimed)
    assert isinstance(placed, TokenPlaced)
    return aimed.item, aimed.province, f"{placed.token}@{placed.space}={placed.toward[0]}/{placed.toward[1]}"
