"""What a viewer sees of the table, part by part.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from triumvir.contract.event import Event
from triumvir.contract.json import JSON
from triumvir.contract.position import View
from triumvir.games.cleopatra.events import (
    ActionAnnounced,
    ActionVetoed,
    Asked,
    BonusDealt,
    CardAssassinated,
    CardDrawn,
    CardExchanged,
    CardLaid,
    CardMoved,
    CardsLaidOut,
    CardsPickedUp,
    CardsTurnedUp,
    CardTaken,
    DeckOrdered,
    GameEnded,
    GroupClosed,
    GroupStruck,
    HandShown,
    Passed,
    PatricianWon,
    StartingHandTaken,
    TicketGained,
    TicketSpent,
    TurnBegan,
    VoteCardSettled,
    VoteCardTurned,
)


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

    def fold(self, event: Event) -> None:
        """Bring the view up to date with an event as its viewer saw it."""
        if isinstance(event, TurnBegan):
            self.on_turn_began(event)
        elif isinstance(event, Asked):
            self.asked = event.side
            self.on_asked(event)
        elif isinstance(event, Passed):
            self.passes += 1
            self.just_passed = True
        elif isinstance(event, DeckOrdered):
            self.sides[event.side].steps += 1
            self.on_deck_ordered(event)
        elif isinstance(event, BonusDealt):
            self.sides[event.side].bonus = event.group
        elif isinstance(event, StartingHandTaken):
            self.on_starting_hand_taken(event)
        elif isinstance(event, GameEnded):
            self.winner = event.winner
            self.reason = event.reason
            self.on_game_ended(event)
        elif isinstance(event, CardLaid):
            self.on_card_laid(event)
        elif isinstance(event, CardDrawn):
            self.on_card_drawn(event)
        elif isinstance(event, CardExchanged):
            self.swapped += 1
            self.on_card_exchanged(event)
        elif isinstance(event, CardTaken):
            self.on_card_taken(event)
        elif isinstance(event, HandShown):
            self.on_hand_shown(event)
        elif isinstance(event, ActionAnnounced):
            self.acted = True
            self.on_action_announced(event)
        elif isinstance(event, ActionVetoed):
            self.on_action_vetoed(event)
        elif isinstance(event, CardsPickedUp):
            self.on_cards_picked_up(event)
        elif isinstance(event, CardMoved):
            self.aside.left -= 1
            self.aside.moved += 1
            self.on_card_moved(event)
        elif isinstance(event, CardsLaidOut):
            self.on_cards_laid_out(event)
        elif isinstance(event, CardsTurnedUp):
            self.on_cards_turned_up(event)
        elif isinstance(event, CardAssassinated):
            self.on_card_assassinated(event)
        elif isinstance(event, GroupStruck):
            self.on_group_struck(event)
        elif isinstance(event, PatricianWon):
            self.groups[event.group].patricians -= 1
            self.groups[event.group].won[event.side] += 1
            self.on_patrician_won(event)
        elif isinstance(event, GroupClosed):
            self.on_group_closed(event)
        elif isinstance(event, VoteCardTurned):
            self.pile[event.card] -= 1
            self.on_vote_card_turned(event)
        elif isinstance(event, VoteCardSettled):
            self.revealed = None
            self.on_vote_card_settled(event)
        elif isinstance(event, TicketGained):
            self.sides[event.side].tickets += 1
        elif isinstance(event, TicketSpent):
            self.sides[event.side].tickets -= 1

    def on_turn_began(self, event: TurnBegan) -> None:
        """By hand, in `view.py`."""

    def on_asked(self, event: Asked) -> None:
        """By hand, in `view.py`."""

    def on_deck_ordered(self, event: DeckOrdered) -> None:
        """By hand, in `view.py`."""

    def on_starting_hand_taken(self, event: StartingHandTaken) -> None:
        """By hand, in `view.py`."""

    def on_game_ended(self, event: GameEnded) -> None:
        """By hand, in `view.py`."""

    def on_card_laid(self, event: CardLaid) -> None:
        """By hand, in `view.py`."""

    def on_card_drawn(self, event: CardDrawn) -> None:
        """By hand, in `view.py`."""

    def on_card_exchanged(self, event: CardExchanged) -> None:
        """By hand, in `view.py`."""

    def on_card_taken(self, event: CardTaken) -> None:
        """By hand, in `view.py`."""

    def on_hand_shown(self, event: HandShown) -> None:
        """By hand, in `view.py`."""

    def on_action_announced(self, event: ActionAnnounced) -> None:
        """By hand, in `view.py`."""

    def on_action_vetoed(self, event: ActionVetoed) -> None:
        """By hand, in `view.py`."""

    def on_cards_picked_up(self, event: CardsPickedUp) -> None:
        """By hand, in `view.py`."""

    def on_card_moved(self, event: CardMoved) -> None:
        """By hand, in `view.py`."""

    def on_cards_laid_out(self, event: CardsLaidOut) -> None:
        """By hand, in `view.py`."""

    def on_cards_turned_up(self, event: CardsTurnedUp) -> None:
        """By hand, in `view.py`."""

    def on_card_assassinated(self, event: CardAssassinated) -> None:
        """By hand, in `view.py`."""

    def on_group_struck(self, event: GroupStruck) -> None:
        """By hand, in `view.py`."""

    def on_patrician_won(self, event: PatricianWon) -> None:
        """By hand, in `view.py`."""

    def on_group_closed(self, event: GroupClosed) -> None:
        """By hand, in `view.py`."""

    def on_vote_card_turned(self, event: VoteCardTurned) -> None:
        """By hand, in `view.py`."""

    def on_vote_card_settled(self, event: VoteCardSettled) -> None:
        """By hand, in `view.py`."""
