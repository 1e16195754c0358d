"""A position as JSON: what people write by hand, what restores a game, and what its one-line text is made of.

The regular fields are written by `state.py`, the others here. Only what cannot be derived is written: the reserves
follow from the box and the rest. `reading.py` is the way back.
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

from mypy_extensions import i64

from triumvir.contract.json import JSON
from triumvir.contract.rows import counted
from triumvir.games.cleopatra.box import (
    ACTION_CARDS,
    CARDS,
    CASTLING,
    GROUPS,
    INFLUENCE,
    N_GROUPS,
    N_INFLUENCE,
    NONE,
    PAIR_FIRST,
    PAIR_SECOND,
    POOLS,
    SIDES,
)
from triumvir.games.cleopatra.knowledge import (
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
from triumvir.games.cleopatra.state import (
    DOWN,
    Table,
    belongings_to_json,
    castlings_to_json,
    hands_to_json,
    patricians_to_json,
    turn_to_json,
    votes_to_json,
    winnings_to_json,
)
from triumvir.games.cleopatra.table import TO_FIRST, TO_SECOND, UNDECIDED, slot_of

SIDE_LETTERS: Final = "ck"
SORT_SIGNS: Final = "dia=?xyz!.nvose"
CARD_LETTERS: Final = "P12345ASCOWV"


def to_json(t: Table, key: str) -> dict[str, JSON]:
    """All fields; those of a Castling, of an order or of tickets only where they matter."""
    fields: dict[str, JSON] = {"game": key, "options": dict(t.rules.changed)}
    fields |= _board(t)
    fields |= _sides(t)
    fields |= votes_to_json(t)
    fields |= turn_to_json(t)
    fields["target"] = target_name(t)
    if any(t.aside):
        heaps = (("undecided", UNDECIDED), ("first", TO_FIRST), ("second", TO_SECOND))
        fields["aside"] = {name: counted(t.aside, first, INFLUENCE) for name, first in heaps}
    return fields | _knowledge(t)


def _board(t: Table) -> dict[str, JSON]:
    table: dict[str, JSON] = {}
    for group, name in enumerate(GROUPS):
        for side, owner in enumerate(SIDES):
            count = int(t.laid[side * N_GROUPS + group])
            if count:
                first = int(slot_of(side, group, 0))
                table[f"{name}.{owner}"] = [_lying(t, slot) for slot in range(first, first + count)]
    return patricians_to_json(t) | winnings_to_json(t) | {"table": table}


def _lying(t: Table, slot: int) -> str:
    text = CARDS[t.card[slot]]
    if t.face[slot] != DOWN:
        return text
    origin = int(t.origin[slot])
    return f"{text}*{origin}" if origin >= 0 else f"{text}*c{CASTLED - origin + 1}"


def _order(t: Table, side: int) -> list[JSON]:
    kinds = [int(t.order[side * ACTION_CARDS + place]) for place in range(ACTION_CARDS)]
    return [CARDS[kind] for kind in kinds if kind != NONE]


def _sides(t: Table) -> dict[str, JSON]:
    fields = hands_to_json(t)
    if not t.rules.shuffled:
        fields["order"] = {name: _order(t, side) for side, name in enumerate(SIDES)}
    return fields | belongings_to_json(t)


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
        fields |= castlings_to_json(t)
        for field, counts in (("pool_known", t.pool_known), ("pool_seen", t.pool_seen)):
            fields[field] = {
                f"{name}.{pool + 1}": counted(counts, (side * POOLS + pool) * N_INFLUENCE, INFLUENCE)
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
