"""What a viewer sees of the table, part by part.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from triumvir.contract.json import JSON
from triumvir.contract.position import View


class SpaceView:
    """A border space. There are many in a view, and a compiled plain class is made ten times as fast as a dataclass."""

    def __init__(
        self,
        owner: str | None = None,
        token: str | None = None,
        toward: tuple[int, int] = (0, 0),
        face: str = "up",
        marker: str | None = None,
    ) -> None:
        self.owner = owner
        self.token = token
        """Unknown where a token was placed face down by somebody else."""
        self.toward = toward
        self.face = face
        self.marker = marker

    def to_json(self) -> dict[str, JSON]:
        return {
            "owner": self.owner,
            "token": self.token,
            "toward": [self.toward[0], self.toward[1]],
            "face": self.face,
            "marker": self.marker,
        }


class ProvinceView:
    def __init__(self, bonus: str | None, closed: bool, held_by: str | None, turned: bool) -> None:
        self.bonus = bonus
        self.closed = closed
        self.held_by = held_by
        self.turned = turned

    def to_json(self) -> dict[str, JSON]:
        return {
            "bonus": self.bonus,
            "closed": self.closed,
            "held_by": self.held_by,
            "turned": self.turned,
            "influence": None,
        }


class SideView:
    def __init__(
        self,
        supply: int,
        tokens: list[str] | None,
        bag: int,
        markers: int,
        removed: int,
        senate: list[int],
        centurions: list[str],
        gains: int,
        returned: list[tuple[str, int]],
    ) -> None:
        self.supply = supply
        self.tokens = tokens
        """The supply, as far as the viewer may see it; in the order of an open row."""
        self.bag = bag
        self.markers = markers
        self.removed = removed
        self.senate = senate
        self.centurions = centurions
        """Beside the bag, taken and not seen since, or seen."""
        self.gains = gains
        self.returned = returned
        """What went back to the bag, with the gains at that time."""

    def to_json(self) -> dict[str, JSON]:
        return {
            "supply": self.supply,
            "tokens": None if self.tokens is None else list(self.tokens),
            "bag": self.bag,
            "markers": self.markers,
            "removed": self.removed,
            "senate": list(self.senate),
            "centurions": list(self.centurions),
            "gains": self.gains,
            "returned": [[item[0], item[1]] for item in self.returned],
            "unseen": None,
        }


class TableSeen(View):
    def __init__(
        self,
        viewer: str | None,
        spaces: dict[str, SpaceView],
        provinces: dict[str, ProvinceView],
        sides: dict[str, SideView],
        bank: dict[str, int],
        gone: dict[str, int],
        active: str,
        phase: str,
        asked: str | None,
        extra_turn: bool,
        centurion_due: bool,
        crassus: str | None,
        tile: str | None,
        deck: dict[str, int],
        winner: str | None,
        reason: str | None,
        full_deck: dict[str, int],
    ) -> None:
        self.viewer = viewer
        self.spaces = spaces
        self.provinces = provinces
        self.sides = sides
        self.bank = bank
        self.gone = gone
        self.active = active
        self.phase = phase
        self.asked = asked
        self.extra_turn = extra_turn
        self.centurion_due = centurion_due
        self.crassus = crassus
        self.tile = tile
        self.deck = deck
        self.winner = winner
        self.reason = reason
        self.full_deck = full_deck

    def to_json(self) -> dict[str, JSON]:
        return {
            "viewer": self.viewer,
            "spaces": None,
            "provinces": None,
            "sides": None,
            "bank": dict(self.bank),
            "gone": dict(self.gone),
            "active": self.active,
            "phase": self.phase,
            "asked": self.asked,
            "extra_turn": self.extra_turn,
            "centurion_due": self.centurion_due,
            "crassus": self.crassus,
            "tile": self.tile,
            "deck": dict(self.deck),
            "winner": self.winner,
            "reason": self.reason,
        }
