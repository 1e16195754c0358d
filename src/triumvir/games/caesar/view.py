"""The table as one viewer knows it, kept current by folding events over it. `sight.py` builds it."""

from typing import Final

from triumvir.contract.json import JSON
from triumvir.games.caesar.box import COPIES, FIRST_CENTURION, N_KINDS, SIDES, SPACES, TOKENS
from triumvir.games.caesar.events import (
    BonusUsed,
    CenturionTaken,
    TileTurned,
    TokenDrawn,
    TokenPlaced,
    TokenReturned,
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

    def on_turn_began(self, event: TurnBegan) -> None:
        self.active = event.side
        self.extra_turn = False
        self.centurion_due = False
        if event.side == self.crassus:
            self.tile = None

    def on_token_placed(self, event: TokenPlaced) -> None:
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

    def on_token_drawn(self, event: TokenDrawn) -> None:
        self._gain(event.side, event.token, True)

    def on_centurion_taken(self, event: CenturionTaken) -> None:
        self._gain(event.side, event.token, False)

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

    def on_token_returned(self, event: TokenReturned) -> None:
        side = self.sides[event.side]
        side.supply -= 1
        side.bag += 1
        if event.place is None:
            side.returned.append((event.token, side.gains))
            self._see_centurion(side, event.token)
        if side.tokens is not None:
            side.tokens.pop(side.tokens.index(event.token) if event.place is None else event.place)

    def on_bonus_used(self, event: BonusUsed) -> None:
        if event.bonus == "tactics":
            self.extra_turn = True
        elif event.bonus == "centurion":
            self.centurion_due = True

    def on_tile_turned(self, event: TileTurned) -> None:
        if event.shuffled:
            self.deck = dict(self.full_deck)
        self.tile = event.tile
        self.deck[event.tile] -= 1


def _space_json(space: SpaceView) -> JSON:
    return EMPTY_SPACE if space.owner is None and space.marker is None else space.to_json()
