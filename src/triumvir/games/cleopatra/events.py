"""What can happen in Caesar & Cleopatra. Sides, groups and cards are named by the words of the box."""

from dataclasses import dataclass

from mypy_extensions import i64

from triumvir.contract.event import Event
from triumvir.contract.telling import PLAIN, Telling, Value, phrase, tell, tell_great, tell_turn
from triumvir.games.cleopatra.box import SIDES
from triumvir.games.cleopatra.story import ACTION_RULES, END_RULES, VOTE_RULES, card, cards, group, side, vote


def sits_at(viewer: i64, side: str) -> bool:
    return viewer >= 0 and SIDES[viewer] == side


# ---- set-up and turns ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DeckOrdered(Event):
    """The next card of the own action reserve was chosen; a preset names them all. [K6]"""

    side: str
    cards: tuple[str, ...] | None

    def seen_by(self, viewer: i64) -> Event:
        return self if sits_at(viewer, self.side) else DeckOrdered(self.side, None)

    def telling(self) -> Telling | None:
        """A reserve is ordered card by card, and each event names the order so far: the last one says it all."""
        about = f"reserve of {self.side}"
        if self.cards is None:
            return Telling(phrase("cleo-event-DeckOrdered-unknown", side=side(self.side)), "K6", PLAIN, about)
        return Telling(
            phrase("cleo-event-DeckOrdered", side=side(self.side), cards=cards(self.cards)), "K6", PLAIN, about
        )


@dataclass(frozen=True)
class StartingHandTaken(Event):
    """The first five cards are laid; the second set of 1-5 is the hand. [K8]"""

    side: str

    def telling(self) -> Telling | None:
        return tell("cleo-event-StartingHandTaken", "K8", side=side(self.side))


@dataclass(frozen=True)
class TurnBegan(Event):
    side: str
    alone: bool

    def telling(self) -> Telling | None:
        if self.alone:
            return tell_turn("cleo-event-TurnBegan-alone", "K42", side=side(self.side))
        return tell_turn("cleo-event-TurnBegan", "K9", side=side(self.side))


@dataclass(frozen=True)
class LonePhaseBegan(Event):
    """Only this player has influence cards left. [K42]"""

    side: str

    def telling(self) -> Telling | None:
        return tell_great("cleo-event-LonePhaseBegan", "K42", side=side(self.side))


@dataclass(frozen=True)
class Asked(Event):
    """What is asked, and of whom."""

    side: str
    phase: str
    due: int = 0

    def telling(self) -> Telling | None:
        """Questions are told by the prompt."""
        return None


@dataclass(frozen=True)
class TurnCutShort(Event):
    """The opening action was vetoed and nothing can be laid. [K15a]"""

    side: str

    def telling(self) -> Telling | None:
        return tell("cleo-event-TurnCutShort", "K15a", side=side(self.side))


@dataclass(frozen=True)
class Passed(Event):
    side: str

    def telling(self) -> Telling | None:
        return tell("cleo-event-Passed", "K19", side=side(self.side))


# ---- cards ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardLaid(Event):
    side: str
    group: str
    card: str | None
    face: str

    def seen_by(self, viewer: i64) -> Event:
        """A card that lies face down may be looked at by its owner. [K20]"""
        if self.face == "down" and not sits_at(viewer, self.side):
            return CardLaid(self.side, self.group, None, self.face)
        return self

    def telling(self) -> Telling | None:
        if self.card is None:
            return tell("cleo-event-CardLaid-unknown", "K12", side=side(self.side), group=group(self.group))
        name = "cleo-event-CardLaid-down" if self.face == "down" else "cleo-event-CardLaid"
        return tell(name, "K12", side=side(self.side), group=group(self.group), card=card(self.card))


@dataclass(frozen=True)
class CardDrawn(Event):
    side: str
    reserve: str
    card: str | None

    def seen_by(self, viewer: i64) -> Event:
        return self if sits_at(viewer, self.side) else CardDrawn(self.side, self.reserve, None)

    def telling(self) -> Telling | None:
        if self.card is None:
            return tell("cleo-event-CardDrawn-unknown", "K17", side=side(self.side), reserve=self.reserve)
        return tell("cleo-event-CardDrawn", "K17", side=side(self.side), card=card(self.card))


@dataclass(frozen=True)
class DrawDeclined(Event):
    side: str

    def telling(self) -> Telling | None:
        return tell("cleo-event-DrawDeclined", "KR20", side=side(self.side))


@dataclass(frozen=True)
class CardExchanged(Event):
    """A card was put away in a passive turn; `shows` tells what the opponent sees of it. [KR17]"""

    side: str
    card: str | None
    back: str | None
    shows: str

    def seen_by(self, viewer: i64) -> Event:
        if sits_at(viewer, self.side) or self.shows == "open":
            return self
        return CardExchanged(self.side, None, self.back if self.shows == "backs" else None, self.shows)

    def telling(self) -> Telling | None:
        if self.card is None:
            return tell("cleo-event-CardExchanged-unknown", "KR17", side=side(self.side), back=self.back or "either")
        return tell("cleo-event-CardExchanged", "KR17", side=side(self.side), card=card(self.card))


# ---- action cards --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ActionAnnounced(Event):
    """An action card and its public target. [K40]"""

    side: str
    action: str
    group: str | None = None
    second: str | None = None
    card: str | None = None

    def telling(self) -> Telling | None:
        name, rule = f"cleo-event-ActionAnnounced-{self.action}", ACTION_RULES[self.action]
        values: dict[str, Value] = {"side": side(self.side), "action": card(self.action)}
        if self.group is not None:
            values["group"] = group(self.group)
        if self.second is not None:
            values["second"] = group(self.second)
        if self.card is not None:
            values["card"] = card(self.card)
        return tell(name, rule, **values)


@dataclass(frozen=True)
class VetoHeld(Event):
    """Where it is asked for only when it is held, everybody learns whether a Veto is in hand. [KR35]"""

    side: str
    held: bool

    def telling(self) -> Telling | None:
        name = "cleo-event-VetoHeld" if self.held else "cleo-event-VetoHeld-not"
        return tell(name, "KR35", side=side(self.side))


@dataclass(frozen=True)
class ActionVetoed(Event):
    side: str

    def telling(self) -> Telling | None:
        return tell_great("cleo-event-ActionVetoed", "K40", side=side(self.side))


@dataclass(frozen=True)
class ActionAllowed(Event):
    side: str

    def telling(self) -> Telling | None:
        return tell("cleo-event-ActionAllowed", "K40", side=side(self.side))


@dataclass(frozen=True)
class HandShown(Event):
    """A Spy saw this hand; it is for his eyes only. [K36]"""

    side: str
    cards: tuple[str, ...] | None

    def seen_by(self, viewer: i64) -> Event:
        return self if viewer >= 0 else HandShown(self.side, None)

    def telling(self) -> Telling | None:
        if self.cards is None:
            return tell("cleo-event-HandShown-unknown", "K36", side=side(self.side))
        return tell("cleo-event-HandShown", "K36", side=side(self.side), cards=cards(self.cards))


@dataclass(frozen=True)
class CardTaken(Event):
    """The card that a Spy had discarded is seen by all. [KR36]"""

    side: str
    card: str

    def telling(self) -> Telling | None:
        return tell("cleo-event-CardTaken", "KR36", side=side(self.side), card=card(self.card))


@dataclass(frozen=True)
class CardAssassinated(Event):
    side: str
    group: str
    card: str

    def telling(self) -> Telling | None:
        return tell(
            "cleo-event-CardAssassinated", "K35", side=side(self.side), group=group(self.group), card=card(self.card)
        )


@dataclass(frozen=True)
class CardsPickedUp(Event):
    """A Castling begins. [K37]"""

    side: str
    first: str
    second: str

    def telling(self) -> Telling | None:
        return tell(
            "cleo-event-CardsPickedUp", "K37", side=side(self.side), first=group(self.first), second=group(self.second)
        )


@dataclass(frozen=True)
class CardMoved(Event):
    """One of the cards of a Castling was assigned to a group; where is seen by its owner only. [K37]"""

    side: str
    card: str | None
    group: str | None

    def seen_by(self, viewer: i64) -> Event:
        return self if sits_at(viewer, self.side) else CardMoved(self.side, None, None)

    def telling(self) -> Telling | None:
        """Only who lays the cards out sees where they go."""
        if self.card is None or self.group is None:
            return None
        return tell("cleo-event-CardMoved", "K37", side=side(self.side), group=group(self.group), card=card(self.card))


@dataclass(frozen=True)
class CardsLaidOut(Event):
    """A Castling ends: so many cards lie at the two groups, all face down. [K37]"""

    side: str
    first: str
    second: str
    at_first: int
    at_second: int

    def telling(self) -> Telling | None:
        return tell(
            "cleo-event-CardsLaidOut",
            "K37",
            side=side(self.side),
            first=group(self.first),
            second=group(self.second),
            one=self.at_first,
            two=self.at_second,
        )


@dataclass(frozen=True)
class CardsTurnedUp(Event):
    """All face-down cards of a side at a group, in the order in which they lie."""

    side: str
    group: str
    cards: tuple[str, ...]

    def telling(self) -> Telling | None:
        return tell(
            "cleo-event-CardsTurnedUp", "K21", side=side(self.side), group=group(self.group), cards=cards(self.cards)
        )


@dataclass(frozen=True)
class GroupStruck(Event):
    """The Wrath of the Gods: all cards at the group are discarded, seen by all. [K39, KR19]"""

    group: str
    caesar: tuple[str, ...]
    cleopatra: tuple[str, ...]

    def telling(self) -> Telling | None:
        caesar, cleopatra = cards(self.caesar), cards(self.cleopatra)
        return tell_great("cleo-event-GroupStruck", "K39", group=group(self.group), caesar=caesar, cleopatra=cleopatra)


# ---- votes ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class VoteCardTurned(Event):
    """The top card of the pile. Of a closed group it leaves the game, and another is turned. [K29, K30]"""

    card: str

    def telling(self) -> Telling | None:
        return tell("cleo-event-VoteCardTurned", VOTE_RULES.get(self.card, "K29"), card=vote(self.card))


@dataclass(frozen=True)
class VoteCardSettled(Event):
    """What became of an orgy: discarded, removed from the game, or shuffled in again. [K31, K32, K48]"""

    card: str
    fate: str

    def telling(self) -> Telling | None:
        """That an orgy is put aside like any other vote card is no news."""
        if self.fate == "discarded":
            return None
        return tell(f"cleo-event-VoteCardSettled-{self.fate}", "K48" if self.fate == "removed" else "K32")


@dataclass(frozen=True)
class TicketGained(Event):
    side: str

    def telling(self) -> Telling | None:
        return tell("cleo-event-TicketGained", "K51", side=side(self.side))


@dataclass(frozen=True)
class TicketSpent(Event):
    side: str

    def telling(self) -> Telling | None:
        return tell("cleo-event-TicketSpent", "K51", side=side(self.side))


@dataclass(frozen=True)
class VotePostponed(Event):
    """Equal sums: nobody wins, nothing is discarded. [K23]"""

    group: str
    extraordinary: bool

    def telling(self) -> Telling | None:
        return tell("cleo-event-VotePostponed", "K23", group=group(self.group))


@dataclass(frozen=True)
class PatricianWon(Event):
    """A side won a patrician; the lost cards are numbered cards and Philosophers. [K25, K26]"""

    group: str
    side: str
    extraordinary: bool
    caesar_lost: tuple[str, ...]
    cleopatra_lost: tuple[str, ...]

    def telling(self) -> Telling | None:
        name, rule = "cleo-event-PatricianWon", "K25"
        if self.extraordinary:
            name, rule = "cleo-event-PatricianWon-extraordinary", "K16"
        caesar, cleopatra = cards(self.caesar_lost), cards(self.cleopatra_lost)
        return tell_great(name, rule, group=group(self.group), side=side(self.side), caesar=caesar, cleopatra=cleopatra)


@dataclass(frozen=True)
class GroupClosed(Event):
    """The last patrician is gone; all influence cards there are discarded. [K28]"""

    group: str

    def telling(self) -> Telling | None:
        return tell("cleo-event-GroupClosed", "K28", group=group(self.group))


@dataclass(frozen=True)
class GameEnded(Event):
    """The end; the bonus cards are revealed. [K41, KR31]"""

    winner: str | None
    reason: str
    caesar_bonus: str
    cleopatra_bonus: str

    def telling(self) -> Telling | None:
        return tell_great(
            "cleo-event-GameEnded",
            END_RULES[self.reason],
            winner=self.winner or "nobody",
            side=side(self.winner) if self.winner else "",
            caesar=group(self.caesar_bonus),
            cleopatra=group(self.cleopatra_bonus),
            reason=self.reason,
        )
