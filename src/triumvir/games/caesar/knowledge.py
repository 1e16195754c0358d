"""What everybody can conclude about a side's hidden tokens; `imagining.py` makes positions that agree with it.

Hidden are the supplies and the tokens placed face down by Border Control. Everything else that nobody sees is
drawn when it is needed, so a position holds no order of bags, decks or stacks. Tokens come into a supply one by
one; these *gains* are counted, and serve as the clock by which it is known what could have been where:

- a token returned to the bag by Poison can only be held again through a later draw from the bag; of two alike, the one
  that is shown afterwards may be either,
- a Centurion token that was taken is in the supply, or hidden on the board if that was placed afterwards, and
  whatever was placed from the bag's tokens, the hand must have had one besides its Centurions,
- a side that could not place had only tokens that fit none of the spaces then empty. [C3.1]
"""

from typing import Final

from mypy_extensions import i64

from triumvir.games.caesar.box import (
    N_CENTURIONS,
    N_KINDS,
    N_SPACES,
    NONE,
)
from triumvir.games.caesar.state import (
    HIDDEN,
    RETURNED_FIELDS,
    RETURNED_KIND,
    RETURNED_SEEN_AT,
    RETURNED_SIDE,
    RETURNED_SINCE,
    SEEN,
    TAKEN,
    Table,
    add_plays,
    add_returned,
)

HIDDEN_PLAY: Final = 100
"""Added to the space of a token that was played face down."""


def note_hidden(t: Table, side: i64, space: i64) -> None:
    """A token was placed face down: what it is, only its owner knows. [C7.4]"""
    t.hidden_at_gain[space] = t.gains[side]
    _note_play(t, side, HIDDEN_PLAY + space)


def note_taken(t: Table, side: i64, kind: i64) -> None:
    number = side * N_CENTURIONS + kind - t.rules.first_centurion
    t.centurion[number] = TAKEN
    t.taken_at_gain[number] = t.gains[side]


def note_placed(t: Table, side: i64, kind: i64) -> None:
    """A token came to lie face up on the board."""
    _note_play(t, side, kind)
    _note_seen(t, side, kind, 0)


def note_returned(t: Table, side: i64, kind: i64) -> None:
    """A token went back to the bag, seen by both. [C5.5]"""
    _note_play(t, side, kind)
    _note_seen(t, side, kind, 1)
    add_returned(t, side, kind, t.gains[side], 0)
    if t.stuck_tokens[side] > 0:
        t.stuck_tokens[side] -= 1


def _note_play(t: Table, side: i64, what: i64) -> None:
    if t.rules.border_control and t.rules.centurions:
        add_plays(t, side, t.gains[side], t.supply_size[side] + 1, what)


def _note_seen(t: Table, side: i64, kind: i64, in_bag: i64) -> None:
    """A token was seen outside the supply: earlier conclusions about it are settled."""
    first = t.rules.first_centurion
    if kind >= first:
        t.centurion[side * N_CENTURIONS + kind - first] = SEEN
    if len(t.returned) > 0 and _seen_copies(t, side, kind) + in_bag > t.rules.box.copies[side * N_KINDS + kind]:
        _settle_return(t, side, kind)


def note_stuck(t: Table, side: i64) -> None:
    """The whole supply fits none of the spaces that are empty now. [C3.1]"""
    t.stuck_tokens[side] = t.supply_size[side]
    spaces: i64 = 0
    for space in range(i64(N_SPACES)):
        if t.kind_at[space] == NONE:
            spaces |= 1 << space
    t.stuck_spaces[side] = spaces


def _seen_copies(t: Table, side: i64, kind: i64) -> i64:
    """Copies of a token that lie open on the board or are known to have gone back to the bag."""
    copies: i64 = 0
    for space in range(i64(N_SPACES)):
        if t.kind_at[space] == kind and t.owner_at[space] == side and t.face_at[space] != HIDDEN:
            copies += 1
    for i in range(0, len(t.returned), RETURNED_FIELDS):
        if _is_still_unseen(t, i, side, kind):
            copies += 1
    return copies


def _is_still_unseen(t: Table, i: i64, side: i64, kind: i64) -> bool:
    """Whether this return was of such a token, which nobody has seen since."""
    return (
        t.returned[i + RETURNED_SIDE] == side
        and t.returned[i + RETURNED_KIND] == kind
        and t.returned[i + RETURNED_SEEN_AT] == 0
    )


def shown_again_by(t: Table, i: i64) -> i64:
    """The last gain by which a returned token may have been drawn again and shown without anybody noticing, since
    there are two of its kind: one lies open, or one went back later. 0 where that cannot be."""
    side = t.returned[i + RETURNED_SIDE]
    kind = t.returned[i + RETURNED_KIND]
    if t.rules.box.copies[side * N_KINDS + kind] == 1 or t.returned[i + RETURNED_SEEN_AT] != 0:
        return 0
    for space in range(i64(N_SPACES)):
        if t.kind_at[space] == kind and t.owner_at[space] == side and t.face_at[space] != HIDDEN:
            return t.gains[side]
    for later in range(i + RETURNED_FIELDS, len(t.returned), RETURNED_FIELDS):
        if _is_still_unseen(t, later, side, kind):
            return t.returned[later + RETURNED_SINCE]
    return 0


def _settle_return(t: Table, side: i64, kind: i64) -> None:
    """The copy that went back first must be the one seen now: it was drawn again by one of the gains until now."""
    for i in range(0, len(t.returned), RETURNED_FIELDS):
        if _is_still_unseen(t, i, side, kind):
            t.returned[i + RETURNED_SEEN_AT] = t.gains[side]
            return
