"""The table as one viewer knows it, kept current by folding events over it. `sight.py` builds it."""

from typing import Final

from triumvir.contract.event import Event
from triumvir.contract.json import JSON
from triumvir.games.caesar.box import COPIES, FIRST_CENTURION, N_KINDS, SIDES, SPACES, TOKENS
from triumvir.games.caesar.events import (
    Asked,
    BankDrawn,
    BonusDeclined,
    BonusDiscarded,
    BonusUsed,
    BorderMarked,
    CenturionTaken,
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
from triumvir.games.caesar.seen import SideView, SpaceView, TableSeen

BORDERS = {name: (name.split("-")[0], name.split("-")[1]) for name in SPACES}
"""The two provinces of a border space."""
NO_INFLUENCE = {side: 0 for side in SIDES}
ALL_TOKENS = {TOKENS[kind]: int(COPIES[kind]) for kind in range(N_KINDS)}


EMPTY_SPACE: Final[JSON] = SpaceView().to_json()
"""Most spaces of most tables are like this."""


class TableView(TableSeen):
    def to_json(self) -> dict[str, JSON]:
        fields = super().to_json()
        fields["spaces"] = {name: _space_json(space) for name, space in self.spaces.items()}
        fields["provinces"] = self._provinces_json()
        fields["sides"] = {name: self._side_json(name) for name in self.sides}
        return fields

    def _provinces_json(self) -> JSON:
        totals = self.influences()
        provinces: dict[str, JSON] = {}
        for name, province in self.provinces.items():
            sheet = province.to_json()
            sheet["influence"] = totals[name]
            provinces[name] = sheet
        return provinces

    def _side_json(self, name: str) -> JSON:
        side = self.sides[name].to_json()
        side["unseen"] = self.unseen(name)
        return side

    def influence(self, province: str, side: str) -> int:
        """The running total of a side in a province."""
        return self.influences()[province][side]

    def influences(self) -> dict[str, dict[str, int]]:
        """The running totals by province and side: what face-up tokens show toward it."""
        totals = {province: dict(NO_INFLUENCE) for province in self.provinces}
        for name, space in self.spaces.items():
            owner = space.owner
            if owner is not None and space.face == "up":
                first, second = BORDERS[name]
                totals[first][owner] += space.toward[0]
                totals[second][owner] += space.toward[1]
        return totals

    def unseen(self, side: str) -> dict[str, int]:
        """Tokens that are in the bag or hidden, by counting out the ones the viewer sees."""
        left = dict(ALL_TOKENS)
        for number, state in enumerate(self.sides[side].centurions):
            left[TOKENS[FIRST_CENTURION + number]] = 0 if state == "beside" else 1
        if not self.sides[side].centurions:
            for token in TOKENS[FIRST_CENTURION:]:
                left[token] = 0
        for space in self.spaces.values():
            if space.owner == side and space.token is not None:
                left[space.token] -= 1
        for token in self.sides[side].tokens or []:
            left[token] -= 1
        return {token: count for token, count in left.items() if count > 0}

    def fold(self, event: Event) -> None:
        """Bring the view up to date with an event as its viewer saw it."""
        if isinstance(event, TurnBegan):
            self._begin_turn(event)
        elif isinstance(event, Asked):
            self.phase = event.phase
            self.asked = event.about
        elif isinstance(event, TokenPlaced):
            self._place(event)
        elif isinstance(event, (TokenDrawn, CenturionTaken)):
            self._gain(event.side, event.token, isinstance(event, TokenDrawn))
        elif isinstance(event, TokenReturned):
            self._return(event)
        elif isinstance(event, TokenTurned):
            self.spaces[event.space].face = "turned"
            self.spaces[event.space].toward = (0, 0)
        elif isinstance(event, MarkerTurned):
            self.provinces[event.province].turned = True
        elif isinstance(event, BankDrawn):
            self._draw_from_bank(event)
        elif isinstance(event, TileTurned):
            self._turn_tile(event)
        elif isinstance(event, GameEnded):
            self._end(event)
        else:
            self._fold_closing(event)

    def _fold_closing(self, event: Event) -> None:
        if isinstance(event, ProvinceClosed):
            self._close(event)
        elif isinstance(event, ProvinceHeld):
            self.provinces[event.province].held_by = event.side
            self.sides[event.side].markers -= event.markers
        elif isinstance(event, BorderMarked):
            self.spaces[event.space].marker = event.side
            self.sides[event.side].markers -= 1
        elif isinstance(event, SenateKept):
            self.sides[event.side].senate.append(event.markers)
            self.sides[event.side].markers -= event.markers
            self.gone["senate"] -= 1
        elif isinstance(event, MarkerRemoved):
            self.sides[event.side].markers -= 1
            self.sides[event.side].removed += 1
        elif isinstance(event, (BonusUsed, BonusDeclined, BonusDiscarded)):
            self._bonus(event)

    def _begin_turn(self, event: TurnBegan) -> None:
        self.active = event.side
        self.extra_turn = False
        self.centurion_due = False
        if event.side == self.crassus:
            self.tile = None

    def _place(self, event: TokenPlaced) -> None:
        space = self.spaces[event.space]
        space.owner = event.side
        space.token = event.token
        space.toward = event.toward
        space.face = event.face
        side = self.sides[event.side]
        side.supply -= 1
        if side.tokens is not None and event.token is not None:
            side.tokens.remove(event.token)
        if event.face == "up":
            self._see_centurion(side, event.token)

    def _see_centurion(self, side: SideView, token: str | None) -> None:
        if token in TOKENS[FIRST_CENTURION:]:
            side.centurions[TOKENS[FIRST_CENTURION:].index(token)] = "seen"

    def _gain(self, name: str, token: str | None, from_bag: bool) -> None:
        side = self.sides[name]
        side.supply += 1
        side.gains += 1
        is_beside = token is not None and token in TOKENS[FIRST_CENTURION:] and self._is_beside(side, token)
        if from_bag and not is_beside:
            side.bag -= 1
        if is_beside and token is not None:
            side.centurions[TOKENS[FIRST_CENTURION:].index(token)] = "seen" if from_bag else "taken"
        if side.tokens is not None and token is not None:
            side.tokens.append(token)
            if name != self.crassus:
                side.tokens.sort(key=TOKENS.index)

    def _is_beside(self, side: SideView, token: str) -> bool:
        return side.centurions[TOKENS[FIRST_CENTURION:].index(token)] == "beside"

    def _return(self, event: TokenReturned) -> None:
        side = self.sides[event.side]
        side.supply -= 1
        side.bag += 1
        if event.place is None:
            side.returned.append((event.token, side.gains))
            self._see_centurion(side, event.token)
        if side.tokens is not None:
            side.tokens.pop(side.tokens.index(event.token) if event.place is None else event.place)

    def _draw_from_bank(self, event: BankDrawn) -> None:
        self.bank[event.bonus] -= 1
        self.gone[event.bonus] += 1

    def _close(self, event: ProvinceClosed) -> None:
        province = self.provinces[event.province]
        province.closed = True
        province.bonus = None
        self.gone[event.bonus] += 1

    def _bonus(self, event: BonusUsed | BonusDeclined | BonusDiscarded) -> None:
        self.asked = None
        if isinstance(event, BonusUsed) and event.bonus == "tactics":
            self.extra_turn = True
        if isinstance(event, BonusUsed) and event.bonus == "centurion":
            self.centurion_due = True

    def _turn_tile(self, event: TileTurned) -> None:
        if event.shuffled:
            self.deck = dict(self.full_deck)
        self.tile = event.tile
        self.deck[event.tile] -= 1

    def _end(self, event: GameEnded) -> None:
        self.phase = "over"
        self.winner = event.winner
        self.reason = event.reason


def _space_json(space: SpaceView) -> JSON:
    return EMPTY_SPACE if space.owner is None and space.marker is None else space.to_json()
