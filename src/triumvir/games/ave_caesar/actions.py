"""What a player can declare, as a number for search and as a typed value with a one-word notation for people.

| notation | meaning |
|---|---|
| `5>c3` | play the 5 and drive to the cell c3 |
| `6>finish` | play the 6 and cross the line for the last time |
| `skip` | skip the turn and keep all cards |
"""

from typing import Final

from mypy_extensions import i64

from triumvir.contract.complaints import no_card_and_cell
from triumvir.contract.errors import BadInput, echo
from triumvir.contract.json import JSON, Reader
from triumvir.contract.position import Action
from triumvir.games.ave_caesar.box import N_CARDS, NONE
from triumvir.games.ave_caesar.course import FINISH, MOST_CELLS
from triumvir.games.ave_caesar.spoken import PlayCard, Skip
from triumvir.games.ave_caesar.track import Track

__all__ = ("PlayCard", "Skip")

# Action codes: driving with each card to each cell, then finishing with each card, then skipping.
FINISH_CODE: Final = N_CARDS * MOST_CELLS
SKIP_CODE: Final = FINISH_CODE + N_CARDS
N_CODES: Final = SKIP_CODE + 1


def driving(card: i64, cell: i64) -> i64:
    """The code of driving to a cell; `card` counts from 0."""
    return card * MOST_CELLS + cell


def played_card(action: i64) -> i64:
    """The card that a move or a finish plays; counts from 0."""
    return action // MOST_CELLS if action < FINISH_CODE else action - FINISH_CODE


def reached_cell(action: i64) -> i64:
    """The cell that a move ends on; NONE for a finish."""
    return action % MOST_CELLS if action < FINISH_CODE else NONE


def decode(code: int, track: Track) -> Action:
    """The action with this code on a track."""
    if code == SKIP_CODE:
        return Skip()
    cell = reached_cell(code)
    if not 0 <= code < N_CODES or cell >= track.n:
        raise BadInput(f"{code} is no action code", "action")
    return PlayCard(int(played_card(code)) + 1, FINISH if cell == NONE else track.names[cell])


def encode(action: Action, track: Track) -> int:
    """The code of an action; the cell must be one of the track."""
    if isinstance(action, Skip):
        return SKIP_CODE
    assert isinstance(action, PlayCard)
    if action.to == FINISH:
        return FINISH_CODE + action.card - 1
    if action.to not in track.numbers:
        raise BadInput(f"the course {track.course.name} has no cell '{echo(action.to)}'", "action")
    return int(driving(action.card - 1, track.numbers[action.to]))


def read_action(text: str) -> Action:
    """The action with this notation."""
    if text == "skip":
        return Skip()
    card, arrow, cell = text.partition(">")
    if not arrow or len(card) != 1 or card not in "123456" or not cell:
        raise no_card_and_cell(text)
    return PlayCard(int(card), cell)


def action_from_json(value: JSON) -> Action:
    """The action that this JSON object describes."""
    reader = Reader(value, "action")
    verb = reader.word("do", ("play", "skip"))
    if verb == "skip":
        reader.only(("do",))
        return Skip()
    reader.only(("do", "card", "to"))
    return PlayCard(reader.number("card", 1, N_CARDS), reader.text("to"))
