"""What a viewer sees of the table, part by part.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from triumvir.contract.json import JSON
from triumvir.contract.position import View


class CardView:
    """A card that lies in a group. There are many, and a compiled plain class is made faster than a dataclass."""

    def __init__(self, card: str | None, face: str, castled: bool = False, fresh: bool = False) -> None:
        self.card = card
        """Unknown where a card of somebody else lies face down."""
        self.face = face
        self.castled = castled
        self.fresh = fresh
        """Laid face down since the viewer last knew the whole hand it came from."""

    def to_json(self) -> dict[str, JSON]:
        return {
            "card": self.card,
            "face": self.face,
            "castled": self.castled,
        }


class GroupView:
    def __init__(self, patricians: int, won: dict[str, int], cards: dict[str, list[CardView]]) -> None:
        self.patricians = patricians
        self.won = won
        self.cards = cards

    def to_json(self) -> dict[str, JSON]:
        return {
            "patricians": self.patricians,
            "won": dict(self.won),
            "cards": {name: [item.to_json() for item in one] for name, one in self.cards.items()},
        }


class SideView:
    def __init__(
        self,
        hand_size: int,
        hand: list[str] | None,
        influence_in_hand: int | None,
        reserves: dict[str, int],
        order: list[str] | None,
        discards: dict[str, int],
        unseen_discards: dict[str, int],
        put_away: list[str] | None,
        bonus: str | None,
        tickets: int,
        steps: int,
        last_known: dict[str, int],
        left_unseen: dict[str, int],
    ) -> None:
        self.hand_size = hand_size
        self.hand = hand
        """The own hand; of others nothing but what is `known`."""
        self.influence_in_hand = influence_in_hand
        """Backs tell the two sorts of cards apart, unless cards are exchanged hidden."""
        self.reserves = reserves
        self.order = order
        """The own action reserve from the top, if its owner has ordered it."""
        self.discards = discards
        self.unseen_discards = unseen_discards
        self.put_away = put_away
        """The cards behind the own unseen discards."""
        self.bonus = bonus
        self.tickets = tickets
        self.steps = steps
        self.last_known = last_known
        """The hand as it was last known, less what was seen to leave it."""
        self.left_unseen = left_unseen

    def to_json(self) -> dict[str, JSON]:
        return {
            "hand_size": self.hand_size,
            "hand": None if self.hand is None else list(self.hand),
            "influence_in_hand": self.influence_in_hand,
            "reserves": dict(self.reserves),
            "order": None if self.order is None else list(self.order),
            "discards": dict(self.discards),
            "unseen_discards": dict(self.unseen_discards),
            "put_away": None if self.put_away is None else list(self.put_away),
            "bonus": self.bonus,
            "tickets": self.tickets,
            "steps": self.steps,
            "known": None,
            "seen": None,
            "still_out": None,
            "score": None,
        }


class AsideView:
    """A Castling in progress: how far it is, and for its owner which card goes where."""

    def __init__(
        self,
        left: int = 0,
        moved: int = 0,
        undecided: list[str] | None = None,
        moves: list[tuple[str, str]] | None = None,
    ) -> None:
        self.left = left
        self.moved = moved
        self.undecided = undecided
        self.moves = moves

    def to_json(self) -> dict[str, JSON]:
        return {
            "left": self.left,
            "moved": self.moved,
            "undecided": None if self.undecided is None else list(self.undecided),
            "moves": None if self.moves is None else [[item[0], item[1]] for item in self.moves],
        }


class TableSeen(View):
    def __init__(
        self,
        viewer: str | None,
        groups: dict[str, GroupView],
        sides: dict[str, SideView],
        active: str,
        asked: str,
        phase: str,
        alone: bool,
        acted: bool,
        laid_up: int,
        laid_down: int,
        due: int,
        swapped: int,
        passes: int,
        announced: dict[str, JSON] | None,
        aside: AsideView,
        winner: str | None,
        reason: str | None,
        copies: dict[str, int],
        pile: dict[str, int],
        vote_discards: dict[str, int],
        revealed: str | None,
        just_passed: bool = False,
    ) -> None:
        self.viewer = viewer
        self.groups = groups
        self.sides = sides
        self.active = active
        self.asked = asked
        self.phase = phase
        self.alone = alone
        self.acted = acted
        self.laid_up = laid_up
        self.laid_down = laid_down
        self.due = due
        self.swapped = swapped
        self.passes = passes
        self.announced = announced
        self.aside = aside
        self.winner = winner
        self.reason = reason
        self.copies = copies
        self.pile = pile
        self.vote_discards = vote_discards
        self.revealed = revealed
        self.just_passed = just_passed

    def to_json(self) -> dict[str, JSON]:
        return {
            "viewer": self.viewer,
            "groups": {name: one.to_json() for name, one in self.groups.items()},
            "sides": None,
            "votes": None,
            "active": self.active,
            "asked": self.asked,
            "phase": self.phase,
            "alone": self.alone,
            "acted": self.acted,
            "laid_up": self.laid_up,
            "laid_down": self.laid_down,
            "due": self.due,
            "swapped": self.swapped,
            "passes": self.passes,
            "announced": self.announced,
            "aside": self.aside.to_json(),
            "winner": self.winner,
            "reason": self.reason,
        }
