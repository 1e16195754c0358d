"""A small bench for tests: positions written by hand, and players who speak in notation."""

from collections.abc import Mapping, Sequence

from triumvir.contract.chance import Scripted
from triumvir.contract.errors import IllegalAction
from triumvir.contract.event import Event, Log
from triumvir.contract.json import JSON
from triumvir.contract.position import legal_actions, seats_to_act
from triumvir.games.cleopatra.box import GROUPS, SIDES
from triumvir.games.cleopatra.game import CLEOPATRA
from triumvir.games.cleopatra.position import CleopatraPosition
from triumvir.games.cleopatra.sight import view_of
from triumvir.games.cleopatra.view import TableView

Cards = Mapping[str, Sequence[str]]

FIVE = ("1", "2", "3", "4", "5")
ACTIONS = ("assassination",) * 4 + ("spy", "spy", "castling", "castling", "scout", "scout", "wrath", "veto", "veto")
INFLUENCE = ("P", "P", *(value for value in FIVE for _ in range(7)))


def all_but(*cards: str) -> list[str]:
    """All fifty cards of a side but these: discards that leave the reserves empty."""
    left = [*INFLUENCE, *ACTIONS]
    for card in cards:
        left.remove(card)
    return left


class Bench:
    """A position, and what can be said and done in it."""

    def __init__(
        self,
        table: Cards | None = None,
        caesar: Sequence[str] = FIVE,
        cleopatra: Sequence[str] = FIVE,
        options: Mapping[str, str] | None = None,
        vote: str = "",
        **fields: JSON,
    ) -> None:
        """`vote` is the next vote card, if chance gives the lowest result."""
        lying: dict[str, JSON] = {key: list(cards) for key, cards in (table or {}).items()}
        value: dict[str, JSON] = {
            "game": "cleopatra",
            "options": {"action_order": "shuffled", **(options or {})},
            "table": lying,
            "hand": {"caesar": list(caesar), "cleopatra": list(cleopatra)},
            "bonus": {"caesar": "senators", "cleopatra": "praetors"},
            **voting(vote),
            **fields,
        }
        position = CLEOPATRA.position_from_json(value)
        assert isinstance(position, CleopatraPosition)
        self.position = position

    @property
    def phase(self) -> str:
        return self.view().phase

    def seat(self) -> int:
        return seats_to_act(self.position)[0]

    def legal(self, seat: int | None = None) -> set[str]:
        seat = self.seat() if seat is None else seat
        codes = legal_actions(self.position, seat, CLEOPATRA.info.most_actions)
        return {self.position.action(code).notation() for code in codes}

    def do(self, text: str, *draws: int) -> list[Event]:
        """Whoever is to act does this; then chance gives these results, and the lowest ones after them."""
        log = Log()
        code = self.position.code(CLEOPATRA.read_action(text))
        self.position.apply(self.seat(), code, Scripted(draws), log)
        assert not self.position.audit()
        return log.take()

    def run(self, *texts: str) -> list[Event]:
        return [event for text in texts for event in self.do(text)]

    def refused(self, text: str, seat: int | None = None) -> str:
        """The rule by which an action is refused."""
        seat = self.seat() if seat is None else seat
        try:
            self.position.apply(seat, self.position.code(CLEOPATRA.read_action(text)), Scripted(), None)
        except IllegalAction as error:
            return error.rule
        return ""

    def view(self, viewer: int = -1) -> TableView:
        return view_of(self.position, viewer)

    def cards(self, group: str, side: str) -> list[str | None]:
        """What lies at a group, as its owner sees it."""
        return [card.card for card in self.view(SIDES.index(side)).groups[group].cards[side]]

    def faces(self, group: str, side: str) -> list[str]:
        return [card.face for card in self.view().groups[group].cards[side]]

    def hand(self, side: str) -> list[str]:
        return self.view(SIDES.index(side)).sides[side].hand or []

    def discards(self, side: str) -> list[str]:
        return [card for card, count in self.view().sides[side].discards.items() for _ in range(count)]

    def won(self, side: str) -> dict[str, int]:
        return {name: group.won[side] for name, group in self.view().groups.items() if group.won[side]}

    def reason(self) -> str:
        outcome = self.position.outcome()
        return outcome.reason if outcome else ""


def voting(card: str) -> dict[str, JSON]:
    """A pile with this card and the shuffle orgy."""
    if not card:
        return {}
    pile = [card] if card == "shuffle" else [card, "shuffle"]
    rest = [*GROUPS, "orgy", "orgy", "shuffle"]
    for used in pile:
        rest.remove(used)
    return {"pile": pile, "vote_discards": rest}


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind() for event in events]
