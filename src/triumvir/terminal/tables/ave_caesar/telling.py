"""Events of Ave Caesar in words."""

from triumvir.contract.event import Event
from triumvir.games.ave_caesar.events import (
    CardDrawn,
    ChariotFinished,
    ChariotMoved,
    GameEnded,
    RaceBegan,
    RaceEnded,
)
from triumvir.terminal.tables.ave_caesar.words import chariot_name, listed
from triumvir.terminal.texts.ave_caesar import DIRECTIONS, END_REASONS, EVENTS, FACTIONS, PLACES


def tell(event: Event) -> str:
    return EVENTS[_key(event)].format(**_words(event))


def _key(event: Event) -> str:
    """The kind of the event, and which way of saying it."""
    variant = _variant(event)
    return f"{event.kind()}.{variant}" if variant else event.kind()


def _variant(event: Event) -> str:
    if isinstance(event, CardDrawn):
        return "unknown" if event.card is None else ""
    if isinstance(event, ChariotMoved):
        return "crossed" if event.crossed else ""
    if isinstance(event, ChariotFinished):
        return "" if event.laurels else "none"
    if isinstance(event, GameEnded):
        return "no_laurels" if event.reason == "no_laurels" else ""
    return ""


def _words(event: Event) -> dict[str, str]:
    """The fields of an event as words."""
    words = {name: str(value) for name, value in event.to_json().items()}
    if "chariot" in words:
        words["chariot"] = chariot_name(words["chariot"])
    if isinstance(event, ChariotMoved):
        words["cells"] = str(len(event.path))
    elif isinstance(event, RaceBegan):
        words |= {"direction": DIRECTIONS[event.direction], "lineup": _line_up(event)}
    elif isinstance(event, RaceEnded):
        words["ranking"] = listed(event.result)
    elif isinstance(event, GameEnded):
        words |= {"winners": _winners(event), "reason": END_REASONS[event.reason]}
    return words


def _line_up(event: RaceBegan) -> str:
    return ", ".join(f"{PLACES[place]} {chariot_name(name)}" for place, name in enumerate(event.order))


def _winners(event: GameEnded) -> str:
    names = [name for name, place in zip(FACTIONS, event.places, strict=False) if place == 1]
    return listed(names)
