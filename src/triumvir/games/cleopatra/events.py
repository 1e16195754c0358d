"""What can happen. Pieces, places and players are named by the words of the box.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from dataclasses import dataclass

from mypy_extensions import i64

from triumvir.contract.event import Event
from triumvir.games.cleopatra.box import SIDES


def sits_at(viewer: i64, name: str) -> bool:
    return viewer >= 0 and SIDES[viewer] == name


@dataclass(frozen=True)
class DeckOrdered(Event):
    """The next card of the own action reserve was chosen; a preset names them all. [K6]"""

    side: str
    cards: tuple[str, ...] | None

    def seen_by(self, viewer: i64) -> Event:
        if sits_at(viewer, self.side):
            return self
        return DeckOrdered(self.side, None)


@dataclass(frozen=True)
class BonusDealt(Event):
    """A secret bonus card, once both action reserves are in order. [K4, K6]"""

    side: str
    group: str | None

    def seen_by(self, viewer: i64) -> Event:
        """Each player sees his own bonus card only. [KR31]"""
        if sits_at(viewer, self.side):
            return self
        return BonusDealt(self.side, None)


@dataclass(frozen=True)
class StartingHandTaken(Event):
    """The first five cards are laid; the second set of 1-5 is the hand. [K8]"""

    side: str


@dataclass(frozen=True)
class TurnBegan(Event):
    side: str
    alone: bool


@dataclass(frozen=True)
class LonePhaseBegan(Event):
    """Only this player has influence cards left. [K42]"""

    side: str


@dataclass(frozen=True)
class Asked(Event):
    """What is asked, and of whom."""

    side: str
    phase: str
    due: int = 0


@dataclass(frozen=True)
class TurnCutShort(Event):
    """The opening action was vetoed and nothing can be laid. [K15a]"""

    side: str


@dataclass(frozen=True)
class Passed(Event):
    side: str


@dataclass(frozen=True)
class CardLaid(Event):
    side: str
    group: str
    card: str | None
    face: str

    def seen_by(self, viewer: i64) -> Event:
        """A card that lies face down may be looked at by its owner. [K20]"""
        if sits_at(viewer, self.side) or self.face != "down":
            return self
        return CardLaid(self.side, self.group, None, self.face)


@dataclass(frozen=True)
class CardDrawn(Event):
    side: str
    reserve: str
    card: str | None

    def seen_by(self, viewer: i64) -> Event:
        if sits_at(viewer, self.side):
            return self
        return CardDrawn(self.side, self.reserve, None)


@dataclass(frozen=True)
class DrawDeclined(Event):
    side: str


@dataclass(frozen=True)
class CardExchanged(Event):
    """A card was put away in a passive turn; `shows` tells what the opponent sees of it. [KR17]"""

    side: str
    card: str | None
    back: str | None
    shows: str

    def seen_by(self, viewer: i64) -> Event:
        if sits_at(viewer, self.side):
            return self
        return CardExchanged(
            self.side,
            None if self.shows != "open" else self.card,
            None if self.shows == "hidden" else self.back,
            self.shows,
        )


@dataclass(frozen=True)
class ActionAnnounced(Event):
    """An action card and its public target. [K40]"""

    side: str
    action: str
    group: str | None = None
    second: str | None = None
    card: str | None = None


@dataclass(frozen=True)
class VetoHeld(Event):
    """Where it is asked for only when it is held, everybody learns whether a Veto is in hand. [KR35]"""

    side: str
    held: bool


@dataclass(frozen=True)
class ActionVetoed(Event):
    side: str


@dataclass(frozen=True)
class ActionAllowed(Event):
    side: str


@dataclass(frozen=True)
class HandShown(Event):
    """A Spy saw this hand; it is for his eyes only. [K36]"""

    side: str
    cards: tuple[str, ...] | None

    def seen_by(self, viewer: i64) -> Event:
        if viewer >= 0:
            return self
        return HandShown(self.side, None)


@dataclass(frozen=True)
class CardTaken(Event):
    """The card that a Spy had discarded is seen by all. [KR36]"""

    side: str
    card: str


@dataclass(frozen=True)
class CardAssassinated(Event):
    side: str
    group: str
    card: str


@dataclass(frozen=True)
class CardsPickedUp(Event):
    """A Castling begins. [K37]"""

    side: str
    first: str
    second: str


@dataclass(frozen=True)
class CardMoved(Event):
    """One of the cards of a Castling was assigned to a group; where is seen by its owner only. [K37]"""

    side: str
    card: str | None
    group: str | None

    def seen_by(self, viewer: i64) -> Event:
        if sits_at(viewer, self.side):
            return self
        return CardMoved(self.side, None, None)


@dataclass(frozen=True)
class CardsLaidOut(Event):
    """A Castling ends: so many cards lie at the two groups, all face down. [K37]"""

    side: str
    first: str
    second: str
    at_first: int
    at_second: int


@dataclass(frozen=True)
class CardsTurnedUp(Event):
    """All face-down cards of a side at a group, in the order in which they lie."""

    side: str
    group: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class GroupStruck(Event):
    """The Wrath of the Gods: all cards at the group are discarded, seen by all. [K39, KR19]"""

    group: str
    caesar: tuple[str, ...]
    cleopatra: tuple[str, ...]


@dataclass(frozen=True)
class VoteCardTurned(Event):
    """The top card of the pile. Of a closed group it leaves the game, and another is turned. [K29, K30]"""

    card: str


@dataclass(frozen=True)
class VoteCardSettled(Event):
    """What became of an orgy: discarded, removed from the game, or shuffled in again. [K31, K32, K48]"""

    card: str
    fate: str


@dataclass(frozen=True)
class TicketGained(Event):
    side: str


@dataclass(frozen=True)
class TicketSpent(Event):
    side: str


@dataclass(frozen=True)
class VotePostponed(Event):
    """Equal sums: nobody wins, nothing is discarded. [K23]"""

    group: str
    extraordinary: bool


@dataclass(frozen=True)
class PatricianWon(Event):
    """A side won a patrician; the lost cards are numbered cards and Philosophers. [K25, K26]"""

    group: str
    side: str
    extraordinary: bool
    caesar_lost: tuple[str, ...]
    cleopatra_lost: tuple[str, ...]


@dataclass(frozen=True)
class GroupClosed(Event):
    """The last patrician is gone; all influence cards there are discarded. [K28]"""

    group: str


@dataclass(frozen=True)
class GameEnded(Event):
    """The end; the bonus cards are revealed. [K41, KR31]"""

    winner: str | None
    reason: str
    caesar_bonus: str
    cleopatra_bonus: str
