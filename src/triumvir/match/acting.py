"""Acting: a ply, the plies of automatic seats after it, and the end of the game."""

from collections.abc import Sequence

from triumvir.contract.chance import Noted
from triumvir.contract.errors import BadInput
from triumvir.contract.event import Log
from triumvir.contract.json import JSON
from triumvir.contract.position import Outcome, Position, legal_actions
from triumvir.match.commands import BotPlay, Play
from triumvir.match.draft import Draft
from triumvir.match.entry import ENDED, PLY
from triumvir.match.folding import Step
from triumvir.match.refusal import (
    ALREADY_ENDED,
    BAD_ACTION,
    FORBIDDEN,
    NOT_STARTED,
    NOT_YOUR_SEAT,
    NOT_YOUR_TURN,
    STALE,
    UNKNOWN_SEAT,
    Refused,
)
from triumvir.match.sealed import chance_of_ply
from triumvir.match.seat import AUTOMATIC, BOT, HUMAN
from triumvir.match.state import PLAYING, WAITING, Match


def act(draft: Draft, command: Play) -> None:
    match = draft.match
    seat = match.seat_for(command.by, command.seat)
    must_be_playing(match)
    must_be_asked(match, command.seat, command.seen)
    if seat.kind != HUMAN or command.seat not in match.to_act():
        raise Refused(NOT_YOUR_TURN, where="seat")
    play(draft, command.seat, read_code(match, command.action))
    go_on(draft)


def act_as_bot(draft: Draft, command: BotPlay) -> None:
    match = draft.match
    if not 0 <= command.seat < len(match.seats):
        raise Refused(UNKNOWN_SEAT, where="seat")
    must_be_playing(match)
    must_be_asked(match, command.seat, command.seen)
    if match.seats[command.seat].kind != BOT:
        raise Refused(NOT_YOUR_SEAT, where="seat")
    if command.seat not in match.to_act():
        raise Refused(NOT_YOUR_TURN, where="seat")
    play(draft, command.seat, read_code(match, command.action))
    go_on(draft)


def must_be_playing(match: Match) -> None:
    if match.status != PLAYING:
        raise Refused(NOT_STARTED if match.status == WAITING else ALREADY_ENDED)


def must_be_current(match: Match, seen: int) -> None:
    """A command names the last entry that was seen; offers and nudges since then do not matter."""
    if not match.moved_seq <= seen <= match.seq:
        raise Refused(STALE, where="seen_seq")


def must_be_asked(match: Match, seat: int, seen: int) -> None:
    """An action answers the question that was seen, whatever others decided meanwhile."""
    if not match.asked.get(seat, match.moved_seq) <= seen <= match.seq:
        raise Refused(STALE, where="seen_seq")


def read_code(match: Match, action: JSON) -> int:
    """The code of an action given as notation or JSON."""
    try:
        value = match.game.read_action(action) if isinstance(action, str) else match.game.action_from_json(action)
        return int(match.table.code(value))
    except BadInput as error:
        raise Refused(BAD_ACTION, error.rule, "action") from None


def play(draft: Draft, seat: int, code: int) -> None:
    """Carry out a legal action with the sealed chance of its ply."""
    match = draft.match
    rule = match.table.forbids(seat, code)
    if rule:
        raise Refused(FORBIDDEN, rule, "action")
    after = match.table.clone()
    chance = Noted(chance_of_ply(match.key(), len(match.plies) + 1, match.undos))
    log = Log()
    after.apply(seat, code, chance, log)
    body: dict[str, JSON] = {"action": match.table.action(code).notation(), "draws": chance.take()}
    draft.note(PLY, seat, body, after.hash(), Step(after, log.take()))


def go_on(draft: Draft) -> None:
    """Let automatic seats act, and end the match when the game is over."""
    match = draft.match
    automatic = automatic_seat(match)
    while automatic is not None:
        play(draft, automatic, legal_actions(match.table, automatic, match.game.info.most_actions)[0])
        automatic = automatic_seat(match)
    outcome = match.table.outcome()
    if outcome is not None and match.end is None:
        end(draft, with_resigned_last(outcome, match.resigned), None)


def automatic_seat(match: Match) -> int | None:
    return next((seat for seat in match.to_act() if match.seats[seat].kind == AUTOMATIC), None)


def with_resigned_last(outcome: Outcome, resigned: Sequence[int]) -> Outcome:
    """Who gave up comes last, whatever the bot in that seat achieved; who gave up first comes very last."""
    if not resigned:
        return outcome
    staying = [seat for seat in range(len(outcome.places)) if seat not in resigned]
    places = [
        len(outcome.places) - resigned.index(seat)
        if seat in resigned
        else 1 + sum(outcome.places[other] < place for other in staying)
        for seat, place in enumerate(outcome.places)
    ]
    return Outcome(outcome.reason, tuple(places), outcome.scores)


def end(draft: Draft, outcome: Outcome, seat: int | None) -> None:
    """The end of the match; now the seed may be known."""
    body: dict[str, JSON] = {**outcome.to_json(), "seed": draft.match.seed.hex()}
    draft.note(ENDED, seat, body)


def automatic_seats(position: Position) -> list[int]:
    return [seat for seat in range(position.seats()) if position.is_automatic(seat)]
