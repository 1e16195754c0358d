"""Undo that never leaks and never robs.

Within your own turn you may take back until information or chance is revealed. After that only with everybody's
consent; against bots, or alone at the screen, always, and the match is unrated from then on.
"""

from typing import Final

from triumvir.contract.chance import Scripted, Seeded
from triumvir.contract.event import Event, Log
from triumvir.contract.position import SPECTATOR, Position, legal_actions, seats_to_act
from triumvir.match.acting import go_on, must_be_current, must_be_playing
from triumvir.match.commands import Undo
from triumvir.match.draft import Draft
from triumvir.match.entry import UNDONE
from triumvir.match.folding import position_after
from triumvir.match.refusal import NOTHING_TO_UNDO, UNDO_ACTIVE_PLAYER, UNDO_CHANCE, UNDO_REVEALED, Refused
from triumvir.match.state import Match

QUICK: Final = 2
"""How many positions that agree with what somebody knows are tried to see whether an action told them anything."""
THOROUGH: Final = 300
"""How many before something is really taken back."""


def undo(draft: Draft, command: Undo) -> None:
    match = draft.match
    match.seat_for(command.by, command.seat)
    must_be_playing(match)
    must_be_current(match, command.seen)
    if not match.others(command.by):
        take_back(draft, command.seat, own_last(match, match.seats_of(command.by)), free=False)
        return
    reason = why_not(match, command.seat, THOROUGH)
    if reason:
        raise Refused(reason)
    take_back(draft, command.seat, len(match.plies) - 1, free=True)


def take_back(draft: Draft, seat: int, kept: int, free: bool) -> None:
    position = position_after(draft.match, kept)
    draft.note(UNDONE, seat, {"plies": kept, "free": free}, position.hash())
    go_on(draft)


def own_last(match: Match, seats: list[int]) -> int:
    """How many plies came before the last one that one of these seats made."""
    sides = [match.game.info.sides[seat] for seat in seats]
    for number in range(len(match.plies) - 1, -1, -1):
        if match.plies[number].seat in sides:
            return number
    raise Refused(NOTHING_TO_UNDO)


def why_not(match: Match, seat: int, samples: int = QUICK) -> str:
    """Why this seat may not take back its last action without asking; nothing if it may."""
    side = match.game.info.sides[seat]
    if all(ply.seat != side for ply in match.plies):
        return NOTHING_TO_UNDO
    last = match.plies[-1]
    if last.seat != side or match.to_act() != [seat]:
        return UNDO_ACTIVE_PLAYER
    if last.draws:
        return UNDO_CHANCE
    before = match.before or position_after(match, len(match.plies) - 1)
    if seats_to_act(before) != [seat]:
        return UNDO_ACTIVE_PLAYER
    code = int(before.code(match.game.read_action(last.action)))
    return UNDO_REVEALED if reveals(match, before, seat, code, samples) else ""


def reveals(match: Match, before: Position, seat: int, code: int, samples: int) -> bool:
    """Whether anybody learns something by this action that they did not know before.

    Only what the acting seat knows decides, so that the answer itself tells nothing: what others see beyond the
    public is taken as learned.
    """
    events = _events(before.clone(), seat, code)
    if events is None or any(event.kind() in match.game.info.revealing for event in events):
        return True
    public = seen(events, SPECTATOR)
    others = [other for other in range(len(match.seats)) if other != seat]
    if any(seen(events, other) != public for other in others):
        return True
    own = seen(events, seat)
    return any(
        _tells_actor(before.imagine(seat, Seeded(sample)), seat, code, own)
        or not _could_look_like(match, before.imagine(SPECTATOR, Seeded(sample)), seat, code, public)
        for sample in range(samples)
    )


def seen(events: list[Event], viewer: int) -> list[Event]:
    return [event.seen_by(viewer) for event in events]


def _events(position: Position, seat: int, code: int) -> list[Event] | None:
    """What would happen, if the action is legal here."""
    if position.forbids(seat, code):
        return None
    log = Log()
    position.apply(seat, code, Scripted(), log)
    return log.take()


def _tells_actor(imagined: Position, seat: int, code: int, saw: list[Event]) -> bool:
    """The same action looks different to its own player in a position they could not tell from this one."""
    events = _events(imagined, seat, code)
    return events is None or seen(events, seat) != saw


def _could_look_like(match: Match, imagined: Position, seat: int, code: int, saw: list[Event]) -> bool:
    """Whether something that looks like this could be done in a position that the public cannot tell from this one.

    The action itself is tried first: where it can be done, it nearly always looks like itself.
    """
    return _looks_like(imagined.clone(), seat, code, saw) or any(
        _looks_like(imagined.clone(), seat, other, saw)
        for other in legal_actions(imagined, seat, match.game.info.most_actions)
    )


def _looks_like(position: Position, seat: int, code: int, saw: list[Event]) -> bool:
    events = _events(position, seat, code)
    return events is not None and seen(events, SPECTATOR) == saw
