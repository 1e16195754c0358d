"""What happened: a kind and typed fields, never a sentence.

An event class is a frozen dataclass whose name is its kind. Fields that only some may know are
blanked by `seen_by`; everything else is public. What an event names to be told of it (`telling`) is made
from its fields alone, so that of an event as somebody saw it nobody is told more.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeAlias

from mypy_extensions import i64, mypyc_attr

from triumvir.contract.json import JSON
from triumvir.contract.telling import Telling, tell, up_to_date


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    def seen_by(self, viewer: i64) -> "Event":
        """This event as the viewer may know it; public unless a game says otherwise."""
        return self

    def telling(self) -> Telling | None:
        """What a log says of it, nothing for questions; a game without sentences of its own shows the bare event."""
        teller = _TELLERS.get(type(self))
        if teller is not None:
            return teller(self)
        fields_told = [f"{name}={getattr(self, name)}" for name in _names(type(self))]
        return tell("log-event", "", event=self.kind(), fields=" ".join(fields_told))

    def kind(self) -> str:
        return type(self).__name__

    def to_json(self) -> dict[str, JSON]:
        data: dict[str, JSON] = {"event": self.kind()}
        for name in _names(type(self)):
            data[name] = getattr(self, name)
        return data


Teller: TypeAlias = "Callable[[Any], Telling | None]"
"""What is said of an event of one class, from its fields alone."""
_TELLERS: dict[type[Event], Teller] = {}
_NAMES: dict[type[Event], tuple[str, ...]] = {}


def told_by(tellers: Mapping[type[Event], Teller]) -> None:
    """From now on events of these classes are told so: the classes are written ahead of time, what is said of them is
    not."""
    _TELLERS.update(tellers)


def _names(kind: type[Event]) -> tuple[str, ...]:
    """The fields of a class of events, found once."""
    if kind not in _NAMES:
        _NAMES[kind] = tuple([field.name for field in fields(kind)])
    return _NAMES[kind]


def story(events: Sequence[Event]) -> list[Telling]:
    """What is to be told of these events, each as its viewer saw it."""
    tellings = [event.telling() for event in events]
    return up_to_date([telling for telling in tellings if telling is not None])


class Log:
    """Events in the order in which they happened. Search passes no log and pays nothing for it."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)

    def take(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events
