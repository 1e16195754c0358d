"""What a viewer sees of the table, part by part.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from triumvir.contract.event import Event
from triumvir.contract.json import JSON
from triumvir.contract.position import View
from triumvir.games.caesar.events import (
    Asked,
    BankDrawn,
    BonusDeclined,
    BonusDiscarded,
    BonusKept,
    BonusUsed,
    BorderMarked,
    CenturionTaken,
    DrawPutOff,
    DrawSkipped,
    GameEnded,
    MarkerRemoved,
    MarkerTurned,
    ProvinceClosed,
    ProvinceHeld,
    SenateKept,
    TileTurned,
    TokenDrawn,
    TokenPlaced,
    TokenReturned,
    TokenTurned,
    TurnBegan,
)
from triumvir.games.caesar.rule_set import RuleSet


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
        skips: int,
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
        self.skips = skips
        """Draws to be skipped for Centurion tokens that were taken at once."""
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
            "skips": self.skips,
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
        in_hand: dict[str, str],
        extra_turn: bool,
        centurion_due: bool,
        wealth_due: int,
        crassus: str | None,
        tile: str | None,
        deck: dict[str, int],
        winner: str | None,
        reason: str | None,
        full_deck: dict[str, int],
        rules: RuleSet,
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
        self.in_hand = in_hand
        """Taken from two provinces closed together, and not dealt with yet."""
        self.extra_turn = extra_turn
        self.centurion_due = centurion_due
        self.wealth_due = wealth_due
        """Tokens that Wealth brings at the end of the turn."""
        self.crassus = crassus
        self.tile = tile
        self.deck = deck
        self.winner = winner
        self.reason = reason
        self.full_deck = full_deck
        self.rules = rules

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
            "in_hand": dict(self.in_hand),
            "extra_turn": self.extra_turn,
            "centurion_due": self.centurion_due,
            "wealth_due": self.wealth_due,
            "crassus": self.crassus,
            "tile": self.tile,
            "deck": dict(self.deck),
            "winner": self.winner,
            "reason": self.reason,
        }

    def fold(self, event: Event) -> None:
        """Bring the view up to date with an event as its viewer saw it."""
        if isinstance(event, TurnBegan):
            self.on_turn_began(event)
        elif isinstance(event, Asked):
            self.phase = event.phase
            self.asked = event.about
            self.on_asked(event)
        elif isinstance(event, TokenPlaced):
            self.on_token_placed(event)
        elif isinstance(event, TokenDrawn):
            self.on_token_drawn(event)
        elif isinstance(event, CenturionTaken):
            self.on_centurion_taken(event)
        elif isinstance(event, TokenReturned):
            self.on_token_returned(event)
        elif isinstance(event, TokenTurned):
            self.spaces[event.space].face = "turned"
            self.spaces[event.space].toward = (0, 0)
        elif isinstance(event, MarkerTurned):
            self.provinces[event.province].turned = True
        elif isinstance(event, BankDrawn):
            self.bank[event.bonus] -= 1
            self.gone[event.bonus] += 1
        elif isinstance(event, ProvinceClosed):
            self.provinces[event.province].closed = True
            self.provinces[event.province].bonus = None
            self.gone[event.bonus] += 1
        elif isinstance(event, ProvinceHeld):
            self.provinces[event.province].held_by = event.side
            self.sides[event.side].markers -= event.markers
        elif isinstance(event, BorderMarked):
            self.spaces[event.space].marker = event.side
            self.sides[event.side].markers -= 1
        elif isinstance(event, BonusKept):
            self.in_hand[event.province] = event.bonus
        elif isinstance(event, DrawPutOff):
            self.wealth_due += 1
        elif isinstance(event, DrawSkipped):
            self.sides[event.side].skips -= 1
        elif isinstance(event, SenateKept):
            self.sides[event.side].senate.append(event.markers)
            self.sides[event.side].markers -= event.markers
            self.gone["senate"] -= 1
        elif isinstance(event, MarkerRemoved):
            self.sides[event.side].markers -= 1
            self.sides[event.side].removed += 1
        elif isinstance(event, BonusUsed):
            self.asked = None
            self.on_bonus_used(event)
        elif isinstance(event, (BonusDeclined, BonusDiscarded)):
            self.asked = None
        elif isinstance(event, TileTurned):
            self.on_tile_turned(event)
        elif isinstance(event, GameEnded):
            self.phase = "over"
            self.winner = event.winner
            self.reason = event.reason

    def on_turn_began(self, event: TurnBegan) -> None:
        """By hand, in `view.py`."""

    def on_asked(self, event: Asked) -> None:
        """By hand, in `view.py`."""

    def on_token_placed(self, event: TokenPlaced) -> None:
        """By hand, in `view.py`."""

    def on_token_drawn(self, event: TokenDrawn) -> None:
        """By hand, in `view.py`."""

    def on_centurion_taken(self, event: CenturionTaken) -> None:
        """By hand, in `view.py`."""

    def on_token_returned(self, event: TokenReturned) -> None:
        """By hand, in `view.py`."""

    def on_bonus_used(self, event: BonusUsed) -> None:
        """By hand, in `view.py`."""

    def on_tile_turned(self, event: TileTurned) -> None:
        """By hand, in `view.py`."""
