"""What a player is told before an action: the certain part of its events, or why it cannot be done."""

from typing import Final

from msgspec import Raw

from triumvir.contract.certain import certain
from triumvir.match.acting import read_code
from triumvir.match.refusal import FORBIDDEN, NOT_YOUR_TURN, Refused
from triumvir.match.state import Match
from triumvir.table.problems import from_refusal
from triumvir.table.protocol import ActionPreview
from triumvir.table.seat_views import ENCODER, told

NOTHING: Final = Raw(b"[]")


def preview(match: Match, seat: int, notation: str) -> ActionPreview:
    try:
        if seat not in match.to_act():
            raise Refused(NOT_YOUR_TURN, where="seat")
        code = read_code(match, notation)
        rule = match.table.forbids(seat, code)
        if rule:
            raise Refused(FORBIDDEN, rule, "actions")
    except Refused as refused:
        return ActionPreview(notation, NOTHING, NOTHING, error=from_refusal(refused).problem)
    foreseen = certain(match.table, seat, code)
    return ActionPreview(
        notation,
        *told(foreseen.events),
        Raw(ENCODER.encode(foreseen.view.to_json())),
        complete=foreseen.is_complete,
    )
