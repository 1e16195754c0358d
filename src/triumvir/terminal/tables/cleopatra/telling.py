"""Events of Caesar & Cleopatra in words."""

from triumvir.contract.event import Event
from triumvir.contract.json import JSON
from triumvir.games.cleopatra.events import (
    ActionAnnounced,
    CardDrawn,
    CardExchanged,
    CardLaid,
    GameEnded,
    HandShown,
    PatricianWon,
    TurnBegan,
    VetoHeld,
    VoteCardSettled,
    VotePostponed,
)
from triumvir.terminal.tables.cleopatra.words import card_list
from triumvir.terminal.texts.cleopatra import CARDS, END_REASONS, EVENTS, GROUPS, SIDES, VOTES

_WORDS = {**SIDES, **GROUPS, **CARDS, **VOTES, **END_REASONS}
"""What a field may name; no two of them share a key, but for groups and their vote cards."""


def tell(event: Event) -> str:
    return EVENTS[_key(event)].format(**_words(event))


def _key(event: Event) -> str:
    """The kind of the event, and which way of saying it."""
    variant = _variant(event)
    return f"{event.kind()}.{variant}" if variant else event.kind()


def _variant(event: Event) -> str:
    if isinstance(event, TurnBegan):
        return "alone" if event.alone else ""
    if isinstance(event, CardLaid):
        return "unknown" if event.card is None else "down" if event.face == "down" else ""
    if isinstance(event, CardDrawn):
        return "unknown" if event.card is None else ""
    if isinstance(event, HandShown):
        return "unknown" if event.cards is None else ""
    if isinstance(event, CardExchanged):
        return "" if event.card is not None else "unknown" if event.back is None else "back"
    if isinstance(event, ActionAnnounced):
        return _aim(event)
    if isinstance(event, VetoHeld):
        return "" if event.held else "none"
    if isinstance(event, VoteCardSettled):
        return event.fate
    if isinstance(event, VotePostponed | PatricianWon):
        return "extraordinary" if event.extraordinary else ""
    if isinstance(event, GameEnded):
        return "draw" if event.winner is None else ""
    return ""


def _aim(event: ActionAnnounced) -> str:
    if event.card is not None:
        return "card"
    if event.second is not None:
        return "pair"
    return "" if event.group is None else "group"


def _words(event: Event) -> dict[str, str]:
    """The fields of an event as words."""
    return {name: _word(value) for name, value in event.to_json().items()}


def _word(value: JSON) -> str:
    if isinstance(value, list | tuple):
        return card_list(str(card) for card in value)
    return _WORDS.get(str(value), str(value))
