"""The table as one viewer knows it, kept current by folding events over it. `sight.py` builds it."""

from typing import Final

from triumvir.contract.json import JSON
from triumvir.games.caesar.box import N_KINDS, SIDES, SPACES
from triumvir.games.caesar.events import (
    Asked,
    BonusUsed,
    CenturionTaken,
    TileTurned,
    TokenDrawn,
    TokenPlaced,
    TokenReturned,
    TurnBegan,
)
from triumvir.games.caesar.seen import SideView, SpaceView, TableSeen
from triumvir.games.caesar.tokens import is_centurion

BORDERS = {name: (name.split("-")[0], name.split("-")[1]) for name in SPACES}
"""The two provinces of a border space."""
NO_INFLUENCE = {side: 0 for side in SIDES}


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
        box = self.rules.box
        first = SIDES.index(side) * N_KINDS
        left = {token: int(box.copies[first + kind]) for kind, token in enumerate(box.tokens)}
        beside = self.sides[side].centurions or ["beside"] * len(box.centurions)
        for token, state in zip(box.centurions, beside, strict=True):
            left[token] = 0 if state == "beside" else 1
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
        self.wealth_due = 0
        if event.side == self.crassus:
            self.tile = None

    def on_asked(self, event: Asked) -> None:
        """A bonus token that is asked about is no longer one of two in hand; of two alike it is the first. [C4.5]"""
        asked = [province for province, bonus in self.in_hand.items() if bonus == event.about]
        for province in asked[:1]:
            del self.in_hand[province]

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
        if token is not None and is_centurion(token):
            side.centurions[self.rules.box.centurions.index(token)] = "seen"

    def on_token_drawn(self, event: TokenDrawn) -> None:
        self._gain(event.side, event.token, True)

    def on_centurion_taken(self, event: CenturionTaken) -> None:
        self._gain(event.side, event.token, False)
        self.centurion_due = False
        self.sides[event.side].skips += int(event.at_once)

    def _gain(self, name: str, token: str | None, from_bag: bool) -> None:
        side = self.sides[name]
        side.supply += 1
        side.gains += 1
        is_beside = token is not None and is_centurion(token) and self._is_beside(side, token)
        if from_bag and not is_beside:
            side.bag -= 1
        if is_beside and token is not None:
            side.centurions[self.rules.box.centurions.index(token)] = "seen" if from_bag else "taken"
        if side.tokens is not None and token is not None:
            side.tokens.append(token)
            if name != self.crassus:
                side.tokens.sort(key=self.rules.tokens.index)

    def _is_beside(self, side: SideView, token: str) -> bool:
        return side.centurions[self.rules.box.centurions.index(token)] == "beside"

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
