"""A move that nothing is in the way of: made as soon as it is heard, without waiting in line and without a task.

Most of what is said is such a move. Whatever is unusual about one, it is left to the line, where it is told what is
wrong with it.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from triumvir.match.commands import Play
from triumvir.server.matches.registry import MatchRegistry, Request
from triumvir.server.matches.tables import is_open_to
from triumvir.server.sockets.connection import Connection
from triumvir.table.commands import digest_of
from triumvir.table.protocol import Done, Play

DECODER: Final = msgspec.json.Decoder(Play)
BEGINNINGS: Final = ('{"type":"play"', '{"type": "play"')
"""How clients write; who writes otherwise waits in line."""


def move_at_once(
    registry: MatchRegistry, connection: Connection, text: str, otherwise: Callable[[Play], object]
) -> bool:
    """Whether the text was a move that is being made. `otherwise` is called if it cannot be written after all."""
    person = connection.account
    if person is None or not connection.is_waiting or not text.startswith(BEGINNINGS):
        return False
    if len(text) > registry.config.max_frame:
        return False
    try:
        move = DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    live = registry.matches.get(move.match)
    if live is None or not is_open_to(live, person.id) or not connection.pace.spare(registry.now()):
        return False
    match_id, move_id = live.id, move.id
    command = Play(person.id, move.seat, move.action, move.seen_seq)
    request = Request(command, f"{person.id}:{move_id}", digest_of(move))
    if registry.submit_at_once(
        live, request, lambda seq: connection.send(Done(move_id, match_id, seq)), lambda: otherwise(move)
    ):
        registry.metrics.count("messages", "play")
        return True
    connection.pace.give_back()
    return False
