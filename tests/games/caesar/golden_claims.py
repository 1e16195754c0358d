"""What the golden records of CAESAR! claim to show, and what one record shows of it."""

from triumvir.contract.event import Event
from triumvir.contract.play import steps
from triumvir.contract.record import Record
from triumvir.games.caesar.box import BONUSES, DIFFICULTIES, SIDES
from triumvir.games.caesar.events import (
    BankDrawn,
    BonusDeclined,
    BonusDiscarded,
    BonusUsed,
    CenturionTaken,
    CrassusAimed,
    SenateKept,
    TileTurned,
    TokenPlaced,
)
from triumvir.games.caesar.game import CAESAR
from triumvir.games.caesar.own_box import PRINTED_BOX

USABLE = tuple(bonus for bonus in BONUSES if bonus != "senate")
KINDS = (
    "BagEmpty BankLeft BonusKept BorderMarked CrassusSkipped DrawPutOff DrawSkipped MarkerRemoved MarkerTurned Passed "
    "ProvinceTied StackEmpty TokenReturned TokenTurned".split()
)

CLAIMS = (
    [f"end {reason}" for reason in CAESAR.info.end_reasons]
    + [f"{side} wins" for side in SIDES]
    + [f"use {bonus}" for bonus in USABLE]
    + [f"decline {bonus}" for bonus in USABLE]
    + [f"discard {bonus}" for bonus in USABLE if bonus != "poison"]
    + [f"bank {bonus}" for bonus in BONUSES]
    + ["senate with markers", "senate without markers", "two closed at once"]
    + [f"place {token}" for token in PRINTED_BOX.tokens]
    + [f"take {token}" for token in PRINTED_BOX.centurions]
    + [f"take {token} at once" for token in PRINTED_BOX.centurions]
    + [f"tile {tile}" for tile in PRINTED_BOX.tiles]
    + [f"item {item}" for item in range(1, 8)]
    + ["token hidden"]
    + KINDS
    + [f"{option.name}={value}" for option in CAESAR.info.options for value in option.values]
    + [f"crassus {difficulty} as {side}" for difficulty in DIFFICULTIES for side in SIDES]
)


def shown_by(record: Record) -> set[str]:
    """Everything of the claims that happens in a record."""
    options = CAESAR.info.read_options(dict(record.options))
    shown = {f"{name}={value}" for name, value in options.values}
    if options["crassus"] != "off":
        shown.add(f"crassus {options['crassus']} as {'pompey' if options['human'] == 'caesar' else 'caesar'}")
    if record.outcome is not None:
        shown |= {f"end {record.outcome.reason}", f"{SIDES[record.outcome.winners()[0]]} wins"}
    for _, events in steps(CAESAR, record):
        shown |= {event.kind() for event in events} | {word for event in events for word in _words(event)}
    shown |= {"two closed at once" for ply in record.plies if ply.action.startswith("first:")}
    return shown


def _words(event: Event) -> list[str]:
    if isinstance(event, BonusUsed):
        return [f"use {event.bonus}"]
    if isinstance(event, BonusDeclined):
        return [f"decline {event.bonus}"]
    if isinstance(event, BonusDiscarded):
        return [f"discard {event.bonus}"]
    if isinstance(event, BankDrawn):
        return [f"bank {event.bonus}"]
    if isinstance(event, SenateKept):
        return ["senate with markers" if event.markers else "senate without markers"]
    if isinstance(event, TokenPlaced):
        return [f"place {event.token}", f"token {event.face}"]
    if isinstance(event, CenturionTaken):
        return [f"take {event.token} at once" if event.at_once else f"take {event.token}"]
    if isinstance(event, TileTurned):
        return [f"tile {event.tile}"]
    return [f"item {event.item}"] if isinstance(event, CrassusAimed) else []
