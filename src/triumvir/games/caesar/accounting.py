"""Do the tokens lie as is known of them? For positions that people wrote.

What `knowledge.py` keeps track of is true of the tokens in every game that is played, and stays true. A written
position may claim what its tokens contradict; that would show only later, when a token turns up that cannot be there.
"""

from dataclasses import dataclass
from typing import Final

from triumvir.contract.errors import BadInput
from triumvir.games.caesar.box import N_CENTURIONS, N_KINDS, N_SPACES, NONE, SIDES
from triumvir.games.caesar.knowledge import HIDDEN_PLAY, shown_again_by
from triumvir.games.caesar.state import (
    BESIDE,
    HIDDEN,
    PLAYS_FIELDS,
    PLAYS_GAIN,
    PLAYS_SIDE,
    PLAYS_WHAT,
    RETURNED_FIELDS,
    RETURNED_KIND,
    RETURNED_SEEN_AT,
    RETURNED_SIDE,
    RETURNED_SINCE,
    TAKEN,
    Table,
)
from triumvir.games.caesar.table import is_crassus

MOST_STEPS: Final = 5000
"""So many tries show that a position was made up: in real play the first ones succeed."""


def untrue(t: Table, side: int) -> BadInput | None:
    """The first thing that is said to be known of a side and is not so, or nothing."""
    if is_crassus(t, side):
        return None
    return (
        _stuck_complaint(t, side)
        or _centurion_complaint(t, side)
        or _plays_complaint(t, side)
        or _return_complaint(t, side)
    )


def _stuck_complaint(t: Table, side: int) -> BadInput | None:
    """A space that is empty now was empty when the side could not place. [C3.1]"""
    empty = sum(1 << space for space in range(N_SPACES) if t.kind_at[space] == NONE)
    if t.stuck_tokens[side] > 0 and empty & ~int(t.stuck_spaces[side]):
        return BadInput("a space is empty that was not", f"stuck_spaces.{SIDES[side]}", "C3.1")
    return None


def _centurion_complaint(t: Table, side: int) -> BadInput | None:
    """A Centurion token that was taken and not seen since is in the supply, or was placed face down; one beside the bag
    was never taken. [C5.6]"""
    for number in range(N_CENTURIONS):
        where, gain = t.centurion[side * N_CENTURIONS + number], int(t.taken_at_gain[side * N_CENTURIONS + number])
        if where == BESIDE and gain > 0:
            return BadInput("a Centurion token lies beside the bag, and was taken", f"taken_at.{SIDES[side]}", "C5.6")
        if where != TAKEN:
            continue
        kind = int(t.rules.first_centurion) + number
        if gain == 0 or not (t.supply[side * N_KINDS + kind] > 0 or _hidden(t, side, kind, gain)):
            return BadInput("a Centurion token is not where it was taken to", f"taken_at.{SIDES[side]}", "C5.6")
    return None


def _hidden(t: Table, side: int, kind: int, gain: int) -> list[int]:
    """The spaces where a token of this kind, gained then, may lie face down."""
    return [
        space
        for space in range(N_SPACES)
        if t.kind_at[space] == kind
        and t.owner_at[space] == side
        and t.face_at[space] == HIDDEN
        and t.hidden_at_gain[space] >= gain
    ]


def _plays_complaint(t: Table, side: int) -> BadInput | None:
    """Plays come one after the other, and what was placed face down lies there."""
    before = 0
    for i in range(0, len(t.plays), PLAYS_FIELDS):
        if t.plays[i + PLAYS_SIDE] != side:
            continue
        gain, what = int(t.plays[i + PLAYS_GAIN]), int(t.plays[i + PLAYS_WHAT])
        if not before <= gain <= t.gains[side]:
            return BadInput("a play out of order", "plays")
        if what >= HIDDEN_PLAY and (t.kind_at[what - HIDDEN_PLAY] == NONE or t.owner_at[what - HIDDEN_PLAY] != side):
            return BadInput("a play to a space where nothing lies", "plays", "C7.4")
        before = gain
    return None


# ---- tokens that went back to the bag [C5.5] -----------------------------------------------------------------


@dataclass(frozen=True)
class Return:
    """A token that went back to the bag."""

    kind: int
    since: int
    """The number of gains then."""
    seen_at: int
    """The gains when it was seen again; 0 as long as it was not."""
    perhaps_by: int
    """The last gain by which it may have been drawn and shown again unnoticed; 0 where that cannot be."""


def _returns(t: Table, side: int) -> list[Return]:
    return [
        Return(
            int(t.returned[i + RETURNED_KIND]),
            int(t.returned[i + RETURNED_SINCE]),
            int(t.returned[i + RETURNED_SEEN_AT]),
            int(shown_again_by(t, i)),
        )
        for i in range(0, len(t.returned), RETURNED_FIELDS)
        if t.returned[i + RETURNED_SIDE] == side
    ]


def _return_complaint(t: Table, side: int) -> BadInput | None:
    returns = _returns(t, side)
    for one in returns:
        if one.since > t.gains[side] or (one.seen_at != 0 and not one.since < one.seen_at <= t.gains[side]):
            return BadInput("a token came back before it went", "returned", "C5.5")
    bag = [int(t.bag[side * N_KINDS + kind]) for kind in range(N_KINDS)]
    supply = [int(t.supply[side * N_KINDS + kind]) for kind in range(N_KINDS)]
    if not Search(t, side).may_be(returns, bag, supply, frozenset()):
        return BadInput(f"a token of {SIDES[side]} cannot have left the bag", "returned", "C5.5")
    return None


class Search:
    """Looks for a way in which all the tokens that went back came to where they are."""

    def __init__(self, t: Table, side: int) -> None:
        self.t = t
        self.side = side
        self.steps = 0

    def may_be(self, returns: list[Return], bag: list[int], supply: list[int], used: frozenset[int]) -> bool:
        """Whether each is still in the bag, or was drawn again by a gain of its own. `used`: gains and spaces."""
        self.steps += 1
        if not returns or self.steps > MOST_STEPS:
            return not returns
        one, rest = returns[0], returns[1:]
        if one.seen_at == 0 and bag[one.kind] > 0 and self.may_be(rest, _less(bag, one.kind), supply, used):
            return True
        gains = range(one.since + 1, (one.seen_at or int(self.t.gains[self.side])) + 1)
        free = [gain for gain in gains if gain not in used and not _is_taken(self.t, self.side, gain)]
        shown = [gain for gain in free if gain <= max(one.seen_at, one.perhaps_by)]
        if any(self.may_be(rest, bag, supply, used | {gain}) for gain in shown):
            return True
        held = [] if one.seen_at != 0 else free
        return any(self._may_be_held(one.kind, gain, rest, bag, supply, used | {gain}) for gain in held)

    def _may_be_held(
        self,
        kind: int,
        gain: int,
        rest: list[Return],
        bag: list[int],
        supply: list[int],
        used: frozenset[int],
    ) -> bool:
        """Drawn by this gain, the token is in the supply or lies face down."""
        if supply[kind] > 0 and self.may_be(rest, bag, _less(supply, kind), used):
            return True
        hidden = [space for space in _hidden(self.t, self.side, kind, gain) if -1 - space not in used]
        return any(self.may_be(rest, bag, supply, used | {-1 - space}) for space in hidden)


def _less(counts: list[int], kind: int) -> list[int]:
    return [count - (place == kind) for place, count in enumerate(counts)]


def _is_taken(t: Table, side: int, gain: int) -> bool:
    return any(t.taken_at_gain[side * N_CENTURIONS + number] == gain for number in range(N_CENTURIONS))
