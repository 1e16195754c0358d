"""What the golden records of Ave Caesar claim to show, and what one record shows of it."""

from triumvir.contract.event import Event
from triumvir.contract.play import steps
from triumvir.contract.record import Record
from triumvir.games.ave_caesar.actions import FINISH_CODE, SKIP_CODE, PlayCard
from triumvir.games.ave_caesar.box import LAURELS, N_CHARIOTS, SIX
from triumvir.games.ave_caesar.course import BUILT_IN
from triumvir.games.ave_caesar.events import ChariotFinished
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.ave_caesar.lead import (
    ONLY_SIXES,
    is_alone,
    is_blocking_pair,
    is_first_card,
    is_freed_by_a_finish,
    is_leading,
    is_narrow,
    is_standstill,
    six_rule,
)
from triumvir.games.ave_caesar.position import AveCaesarPosition
from triumvir.games.ave_caesar.state import STRANDED
from triumvir.games.ave_caesar.track import DIRECTIONS

KINDS = (
    "RaceBegan CardDrawn TurnBegan CardPlayed CardTurned ChariotMoved TurnSkipped CardDiscarded NeutralBlocked DenariusPaid "
    "ChariotDisqualified ChariotFinished ChariotStranded RaceEnded GameEnded".split()
)
SIXES = ("first card", "narrow", "blocking pair", "standstill", "alone", "after a finish")

CLAIMS = (
    [f"end {reason}" for reason in AVE_CAESAR.info.end_reasons]
    + [f"{seats} seats" for seats in AVE_CAESAR.info.seats]
    + [f"{chariots} chariots" for chariots in range(2, N_CHARIOTS + 1)]
    + [f"{course} {direction}" for course in BUILT_IN for direction in DIRECTIONS]
    + [f"{option.name}={value}" for option in AVE_CAESAR.info.options for value in option.values]
    + [f"six {why}" for why in SIXES]
    + [f"laurels {laurels}" for laurels in LAURELS]
    + ["waited for the lane", "turned up again", "neutral home", "neutral stranded", "four races", "disqualified home"]
    + KINDS
)


def shown_by(record: Record) -> set[str]:
    """Everything of the claims that happens in a record."""
    options = AVE_CAESAR.info.read_options(dict(record.options))
    shown = {f"{name}={value}" for name, value in options.values} | {f"{len(record.seats)} seats"}
    if record.outcome is not None:
        shown.add(f"end {record.outcome.reason}")
        shown |= {"four races"} if options["races"] == "4" else set()
    before: set[str] = set()
    for (position, events), ply in zip(steps(AVE_CAESAR, record), [*record.plies, None], strict=True):
        assert isinstance(position, AveCaesarPosition)
        shown |= {event.kind() for event in events} | before | _standing(position)
        shown |= {word for event in events for word in _words(position, event)}
        before = set() if ply is None else _acted(position, ply.action)
    return shown


def _standing(t: AveCaesarPosition) -> set[str]:
    names = {f"{t.chariots} chariots", f"{t.track.course.name} {DIRECTIONS[t.track.direction]}"}
    if len(t.turned_up) > t.driven:
        names.add("turned up again")
    if any(t.state[chariot] == STRANDED for chariot in range(t.driven, t.chariots)):
        names.add("neutral stranded")
    return names


def _words(t: AveCaesarPosition, event: Event) -> list[str]:
    if not isinstance(event, ChariotFinished):
        return []
    chariot = t.choices.names().index(event.chariot)
    if chariot >= t.driven:
        return ["neutral home"]
    return [f"laurels {event.laurels}"] + (["disqualified home"] if t.disqualified[chariot] else [])


def _acted(t: AveCaesarPosition, notation: str) -> set[str]:
    """What is special about an action, seen before it is carried out."""
    action = AVE_CAESAR.read_action(notation)
    code = int(t.code(action))
    if code == SKIP_CODE:
        return {"waited for the lane"} if t.n_moves > 1 else set()
    assert isinstance(action, PlayCard)
    assert code < FINISH_CODE or action.to == "finish"
    if action.card != SIX or not is_leading(t, t.active):
        return set()
    return {f"six {why}" for why in _reasons(t)[:1]}


def _reasons(t: AveCaesarPosition) -> list[str]:
    """Why a leader plays a six."""
    if six_rule(t, t.active) == ONLY_SIXES:
        only = [("narrow", is_narrow(t, t.active)), ("blocking pair", is_blocking_pair(t, t.active))]
        return [why for why, holds in [*only, ("standstill", is_standstill(t))] if holds]
    free = [("alone", is_alone(t)), ("after a finish", is_freed_by_a_finish(t))]
    return [why for why, holds in [*free, ("first card", is_first_card(t, t.active))] if holds]
