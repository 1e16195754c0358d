"""What the golden records of Ave Caesar claim to show, and what one record shows of it."""

from triumvir.contract.event import Event
from triumvir.contract.play import steps
from triumvir.contract.record import Record
from triumvir.games.ave_caesar.actions import FINISH_CODE, SKIP_CODE, PlayCard
from triumvir.games.ave_caesar.box import LAURELS, N_CARDS, N_CHARIOTS, SIX
from triumvir.games.ave_caesar.course import BUILT_IN
from triumvir.games.ave_caesar.events import CardTurned, ChariotFinished
from triumvir.games.ave_caesar.game import AVE_CAESAR
from triumvir.games.ave_caesar.halts import halt_of
from triumvir.games.ave_caesar.lead import (
    FREE,
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
from triumvir.games.ave_caesar.legality import find_moves
from triumvir.games.ave_caesar.neutral import choose_target
from triumvir.games.ave_caesar.position import AveCaesarPosition
from triumvir.games.ave_caesar.state import (
    HALTED_BY_LANE_TAKEN,
    HALTED_BY_NO_WAY,
    HALTED_BY_ONLY_SIXES,
    HOME,
    STRANDED,
)
from triumvir.games.ave_caesar.table import is_neutral
from triumvir.games.ave_caesar.track import DIRECTIONS

KINDS = (
    "RaceBegan CardDrawn TurnBegan CardPlayed CardTurned ReinsTaken ChariotMoved TurnSkipped CardDiscarded NeutralBlocked DenariusPaid "
    "ChariotDisqualified ChariotFinished ChariotStranded RaceEnded GameEnded".split()
)
MATTERED = (
    "start_places=in_order",
    "start_places=middle",
    "only_sixes=may",
    "only_sixes=must",
    "blocked_lane=must_skip",
    "blocked_lane=may_skip",
    "neutral_drivers=automatic",
    "neutral_drivers=players",
    "sixes_after_first_finish=leader_barred",
    "sixes_after_first_finish=free",
)
"""Values of options by which something came otherwise than by the other value."""
SIXES = ("first card", "narrow", "blocking pair", "standstill", "alone", "after a finish")

CLAIMS = (
    [f"end {reason}" for reason in AVE_CAESAR.info.end_reasons]
    + [f"{seats} seats" for seats in AVE_CAESAR.info.seats]
    + [f"{chariots} chariots" for chariots in range(2, N_CHARIOTS + 1)]
    + [f"{course} {direction}" for course in BUILT_IN for direction in DIRECTIONS]
    + [f"{option.name}={value}" for option in AVE_CAESAR.info.options for value in option.values]
    + [f"six {why}" for why in SIXES]
    + [f"laurels {laurels}" for laurels in LAURELS]
    + [f"mattered {value}" for value in MATTERED]
    + [
        "waited for the lane",
        "kept sixes",
        "turned up again",
        "neutral home",
        "neutral stranded",
        "four races",
        "disqualified home",
    ]
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
        before = set() if ply is None else _acted(position, ply.action) | _mattered(position, ply.action)
    return shown


def _standing(t: AveCaesarPosition) -> set[str]:
    names = {f"{t.chariots} chariots", f"{t.track.course.name} {DIRECTIONS[t.track.direction]}"}
    if len(t.turned_up) > t.driven:
        names.add("turned up again")
    if any(t.state[chariot] == STRANDED for chariot in range(t.driven, t.chariots)):
        names.add("neutral stranded")
    return names


def _words(t: AveCaesarPosition, event: Event) -> list[str]:
    if isinstance(event, CardTurned) and not t.rules.players_drive_neutral:
        return ["mattered neutral_drivers=automatic"]
    if not isinstance(event, ChariotFinished):
        return []
    chariot = t.rules.names().index(event.chariot)
    if chariot >= t.driven:
        return ["neutral home"]
    return [f"laurels {event.laurels}"] + (["disqualified home"] if t.disqualified[chariot] else [])


def _acted(t: AveCaesarPosition, notation: str) -> set[str]:
    """What is special about an action, seen before it is carried out."""
    if is_neutral(t, t.active):
        return set()
    action = AVE_CAESAR.read_action(notation)
    code = int(t.code(action))
    if code == SKIP_CODE:
        return {SKIPPED[halt_of(t, t.active)]}
    assert isinstance(action, PlayCard)
    assert code < FINISH_CODE or action.to == "finish"
    if action.card != SIX or not is_leading(t, t.active):
        return set()
    return {f"six {why}" for why in _reasons(t)[:1]}


SKIPPED = {HALTED_BY_NO_WAY: "blocked", HALTED_BY_ONLY_SIXES: "kept sixes", HALTED_BY_LANE_TAKEN: "waited for the lane"}


def _mattered(t: AveCaesarPosition, notation: str) -> set[str]:
    """By which values of options this turn is another than by the other value."""
    found = [
        _start(t),
        *(_driver(t, notation) if is_neutral(t, t.active) else _turn(t, notation)),
    ]
    return {f"mattered {value}" for value in found if value}


def _start(t: AveCaesarPosition) -> str:
    """Four chariots or fewer, where some courses leave places free."""
    if t.track.course.four_start_at == 1 or t.chariots > 4:
        return ""
    return "start_places=middle" if t.rules.few_start_in_the_middle else "start_places=in_order"


def _driver(t: AveCaesarPosition, notation: str) -> list[str]:
    """A player drives a neutral chariot where it would not have driven by itself."""
    action = AVE_CAESAR.read_action(notation)
    assert isinstance(action, PlayCard)
    find_moves(t)
    by_itself = "finish" if t.home_card <= t.turned else t.track.names[choose_target(t, t.active, t.turned)]
    return ["neutral_drivers=players"] if action.to != by_itself else []


def _turn(t: AveCaesarPosition, notation: str) -> list[str]:
    halt, rule = halt_of(t, t.active), six_rule(t, t.active)
    found = []
    if halt == HALTED_BY_LANE_TAKEN:
        is_must = t.rules.must_wait_for_lane
        found.append("blocked_lane=must_skip" if is_must else "blocked_lane=may_skip" if notation != "skip" else "")
    if notation == "skip" and halt == HALTED_BY_ONLY_SIXES and t.n_moves > 1:
        found.append("only_sixes=may")
    holds_six = t.hand[t.active * N_CARDS + SIX - 1] > 0
    plays_six = notation.startswith(str(SIX))
    if t.rules.must_play_only_sixes and plays_six and rule == ONLY_SIXES and not is_standstill(t):
        found.append("only_sixes=must")
    is_after_finish = any(t.state[chariot] == HOME for chariot in range(t.chariots)) and not is_alone(t)
    if is_after_finish and holds_six and is_leading(t, t.active):
        if t.rules.sixes_free_after_finish:
            found.append("sixes_after_first_finish=free" if plays_six else "")
        elif rule != FREE:
            found.append("sixes_after_first_finish=leader_barred")
    return found


def _reasons(t: AveCaesarPosition) -> list[str]:
    """Why a leader plays a six."""
    if six_rule(t, t.active) == ONLY_SIXES:
        only = [("narrow", is_narrow(t, t.active)), ("blocking pair", is_blocking_pair(t, t.active))]
        return [why for why, holds in [*only, ("standstill", is_standstill(t))] if holds]
    free = [("alone", is_alone(t)), ("after a finish", is_freed_by_a_finish(t))]
    return [why for why, holds in [*free, ("first card", is_first_card(t, t.active))] if holds]
