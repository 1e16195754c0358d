"""A position as JSON: what people write by hand, what restores a game, and what its one-line text is made of.

Only what cannot be derived is written: the reserves follow from the box and the rest. `reading.py` is the way back.
A face-down card carries `*` and the number of the note that tells how it came there, or `c1`, `c2` for the first and
second Castling of its side. The notes (`flow`), one text with commas, begin with `c` for Caesar or `k` for Cleopatra:

| note | meaning |
|---|---|
| `cd` | took a set of 1-5 into the empty hand |
| `ci`, `ca` | drew from the influence, the action reserve |
| `c=3`, `c=W` | this card left the hand, seen by all |
| `c?`, `c?1` | an influence card was laid face down; the first Castling mixed it with others |
| `cx`, `cy`, `cz` | an influence card, an action card, any card was exchanged unseen |
| `c!`, `c.3` | a Spy saw the hand, which held these cards |
| `cn`, `cv` | no Veto, a Veto was in hand |
| `co0`, `co1` | a Wrath, a Wrath or an Assassination was in hand |
| `cs`, `ce` | some influence, no influence was in hand |
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triumvir.contract.info import GameInfo
from triumvir.contract.json import JSON
from triumvir.games.cleopatra.box import (
    ACTION_CARDS,
    CARDS,
    CASTLING,
    GROUPS,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    N_VOTES,
    NONE,
    PAIR_FIRST,
    PAIR_SECOND,
    SIDES,
    VOTES,
)
from triumvir.games.cleopatra.notes import (
    CASTLED,
    HELD,
    LAID,
    OPENER,
    OUT,
    card_of,
    pool_of,
    side_of,
    sort_of,
)
from triumvir.games.cleopatra.table import (
    DOWN,
    END_REASONS,
    MANNERS,
    PHASES,
    POOLS,
    TO_FIRST,
    TO_SECOND,
    UNDECIDED,
    Table,
    slot_of,
)

SIDE_LETTERS: Final = "ck"
SORT_SIGNS: Final = "dia=?xyz!.nvose"
CARD_LETTERS: Final = "P12345ASCOWV"


def to_json(t: Table, info: GameInfo) -> dict[str, JSON]:
    """All fields; those of a Castling, of an order or of tickets only where they matter."""
    fields: dict[str, JSON] = {"game": info.key, "options": dict(t.choices.changed)}
    fields |= _board(t)
    fields |= _sides(t)
    fields |= _votes(t)
    fields |= _turn(t)
    if any(t.aside):
        heaps = (("undecided", UNDECIDED), ("first", TO_FIRST), ("second", TO_SECOND))
        fields["aside"] = {name: _row(t.aside, first, N_INFLUENCE) for name, first in heaps}
    return fields | _knowledge(t)


def _board(t: Table) -> dict[str, JSON]:
    table: dict[str, JSON] = {}
    for group, name in enumerate(GROUPS):
        for side, owner in enumerate(SIDES):
            count = int(t.laid[side * N_GROUPS + group])
            if count:
                first = int(slot_of(side, group, 0))
                table[f"{name}.{owner}"] = [_lying(t, slot) for slot in range(first, first + count)]
    return {
        "patricians": {name: int(t.patricians[group]) for group, name in enumerate(GROUPS)},
        "won": {
            owner: [int(t.won[side * N_GROUPS + group]) for group in range(N_GROUPS)]
            for side, owner in enumerate(SIDES)
        },
        "table": table,
    }


def _lying(t: Table, slot: int) -> str:
    text = CARDS[t.card[slot]]
    if t.face[slot] != DOWN:
        return text
    origin = int(t.origin[slot])
    return f"{text}*{origin}" if origin >= 0 else f"{text}*c{CASTLED - origin + 1}"


def _row(counts: vec[i64], first: int, width: int) -> list[JSON]:
    """Counted cards as a list of their names."""
    return [CARDS[kind] for kind in range(width) for _ in range(counts[first + kind])]


def _order(t: Table, side: int) -> list[JSON]:
    kinds = [int(t.order[side * ACTION_CARDS + place]) for place in range(ACTION_CARDS)]
    return [CARDS[kind] for kind in kinds if kind != NONE]


def _sides(t: Table) -> dict[str, JSON]:
    fields: dict[str, JSON] = {}
    for field, counts in (("hand", t.hand), ("discards", t.discards), ("unseen_discards", t.unseen_discards)):
        fields[field] = {name: _row(counts, side * N_KINDS, N_KINDS) for side, name in enumerate(SIDES)}
    if not t.choices.shuffled:
        fields["order"] = {name: _order(t, side) for side, name in enumerate(SIDES)}
    fields["bonus"] = {name: GROUPS[t.bonus[side]] for side, name in enumerate(SIDES)}
    fields["tickets"] = {name: int(t.tickets[side]) for side, name in enumerate(SIDES)}
    fields["steps"] = {name: int(t.steps[side]) for side, name in enumerate(SIDES)}
    return fields


def _votes(t: Table) -> dict[str, JSON]:
    return {
        "pile": [VOTES[card] for card in range(N_VOTES) for _ in range(t.pile[card])],
        "vote_discards": [VOTES[card] for card in range(N_VOTES) for _ in range(t.vote_discards[card])],
        "revealed": _named(VOTES, t.revealed),
    }


def _named(names: tuple[str, ...], number: i64) -> str | None:
    return None if number == NONE else names[number]


def _turn(t: Table) -> dict[str, JSON]:
    return {
        "active": SIDES[t.active],
        "asked": SIDES[t.asked],
        "phase": PHASES[t.phase],
        "manner": MANNERS[t.manner],
        "acted": t.acted,
        "laid_up": int(t.laid_up),
        "laid_down": int(t.laid_down),
        "announced": _named(CARDS, t.announced),
        "target": target_name(t),
        "target_card": _named(CARDS, t.target_card),
        "due": int(t.due),
        "swapped": int(t.swapped),
        "passes": int(t.passes),
        "lone": _named(SIDES, t.lone),
        "reason": _named(END_REASONS, t.reason),
    }


def target_name(t: Table) -> str | None:
    """A group, or the two groups of a Castling."""
    if t.target == NONE:
        return None
    if t.announced == CASTLING:
        return f"{GROUPS[PAIR_FIRST[t.target]]}-{GROUPS[PAIR_SECOND[t.target]]}"
    return GROUPS[t.target]


def _knowledge(t: Table) -> dict[str, JSON]:
    fields: dict[str, JSON] = {"flow": ",".join([_note(code) for code in t.flow])}
    if any(t.castlings):
        fields["castlings"] = {name: int(t.castlings[side]) for side, name in enumerate(SIDES)}
        fields["pool_shared"] = {name: int(t.pool_shared[side]) for side, name in enumerate(SIDES)}
        for field, counts in (("pool_known", t.pool_known), ("pool_seen", t.pool_seen)):
            fields[field] = {
                f"{name}.{pool + 1}": _row(counts, (side * POOLS + pool) * N_INFLUENCE, N_INFLUENCE)
                for side, name in enumerate(SIDES)
                for pool in range(POOLS)
            }
    return fields


def _note(code: i64) -> str:
    sort = sort_of(code)
    text = SIDE_LETTERS[side_of(code)] + SORT_SIGNS[sort]
    if sort == OUT or sort == HELD:
        return text + CARD_LETTERS[card_of(code)]
    if sort == LAID and pool_of(code) > 0:
        return f"{text}{pool_of(code)}"
    return f"{text}{card_of(code)}" if sort == OPENER else text
