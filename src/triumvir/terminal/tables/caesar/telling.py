"""Events of CAESAR! in words."""

from triumvir.contract.event import Event
from triumvir.contract.json import JSON
from triumvir.games.caesar.events import (
    CrassusAimed,
    GameEnded,
    ProvinceHeld,
    SenateKept,
    TileTurned,
    TokenDrawn,
    TokenPlaced,
    TurnBegan,
)
from triumvir.terminal.tables.caesar.words import ends_of, token_name
from triumvir.terminal.texts.caesar import (
    BONUSES,
    COMMANDS,
    CRASSUS_REASONS,
    END_REASONS,
    EVENTS,
    PROVINCES,
    SIDES,
)


def tell(event: Event) -> str:
    return EVENTS[_key(event)].format(**_words(event))


def _key(event: Event) -> str:
    """The kind of the event, and which way of saying it."""
    variant = _variant(event)
    return f"{event.kind()}.{variant}" if variant else event.kind()


def _variant(event: Event) -> str:
    if isinstance(event, TurnBegan):
        return "extra" if event.extra else ""
    if isinstance(event, TokenPlaced):
        return "unknown" if event.token is None else "hidden" if event.face == "hidden" else ""
    if isinstance(event, TokenDrawn):
        return "unknown" if event.token is None else ""
    if isinstance(event, TileTurned):
        return "shuffled" if event.shuffled else ""
    if isinstance(event, ProvinceHeld):
        return "one" if event.markers == 1 else ""
    if isinstance(event, SenateKept):
        return {0: "none", 1: "one"}.get(event.markers, "")
    return ""


def _words(event: Event) -> dict[str, str]:
    """The fields of an event as words."""
    fields = event.to_json()
    words = {name: str(value) for name, value in fields.items()}
    for name, names in _NAMES.items():
        if fields.get(name) in names:
            words[name] = names[str(fields[name])]
    words |= _ends(fields)
    if fields.get("token") is not None:
        words["token"] = token_name(str(fields["token"]))
    if isinstance(event, CrassusAimed):
        words["reason"] = CRASSUS_REASONS[event.item].format(province=words["province"])
    if isinstance(event, GameEnded):
        words |= {"side": SIDES[event.winner], "reason": END_REASONS[event.reason]}
    return words


_NAMES = {"side": SIDES, "province": PROVINCES, "bonus": BONUSES, "command": COMMANDS}


def _ends(fields: dict[str, JSON]) -> dict[str, str]:
    if "space" not in fields:
        return {}
    first, second = ends_of(str(fields["space"]))
    words = {"first": PROVINCES[first], "second": PROVINCES[second]}
    toward = fields.get("toward")
    if isinstance(toward, tuple):
        words |= {"first_value": str(toward[0]), "second_value": str(toward[1])}
    return words
