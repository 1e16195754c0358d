"""Deciding: a command in, entries out, or a refusal. The match itself is not changed; the draft is the match after."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from triumvir.match import acting, agreeing, commands, leaving, opening, timing, undoing
from triumvir.match.commands import Command, Follow
from triumvir.match.draft import Draft
from triumvir.match.entry import FOLLOWED
from triumvir.match.refusal import ALREADY_ENDED, NOT_ENDED, Refused
from triumvir.match.state import OVER, Match


def decide(match: Match, command: Command, at: int) -> Draft:
    """What a command makes of a match, at a time that never runs backwards."""
    draft = Draft(match.copy(), max(at, match.updated_at))
    _DECISIONS[type(command)](draft, command)
    return draft


def _follow(draft: Draft, command: Follow) -> None:
    if draft.match.status != OVER:
        raise Refused(NOT_ENDED)
    if draft.match.next_match:
        raise Refused(ALREADY_ENDED)
    draft.note(FOLLOWED, None, {"next": command.next_match})


_DECISIONS: Final[Mapping[type, Callable[[Draft, Any], None]]] = {
    commands.Sit: opening.sit,
    commands.AddBot: opening.seat_bot,
    commands.StandUp: opening.leave,
    commands.Play: acting.act,
    commands.BotPlay: acting.act_as_bot,
    commands.Undo: undoing.undo,
    commands.Propose: agreeing.propose,
    commands.Answer: agreeing.answer,
    commands.Resign: leaving.resign,
    commands.Nudge: leaving.nudge,
    commands.TakeOver: leaving.take_over,
    commands.Claim: leaving.claim,
    commands.ComeBack: leaving.come_back,
    commands.Tick: timing.tick,
    commands.Resume: timing.resume,
    commands.Follow: _follow,
}
