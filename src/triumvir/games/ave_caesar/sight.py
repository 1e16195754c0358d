"""What each viewer may see: the view of a position, built field by field."""

from mypy_extensions import i64

from triumvir.contract.position import sees
from triumvir.contract.rows import named
from triumvir.games.ave_caesar.box import (
    FACTIONS,
    N_CARDS,
    NONE,
)
from triumvir.games.ave_caesar.halts import halt_of
from triumvir.games.ave_caesar.race import end_reason, places
from triumvir.games.ave_caesar.seen import ChariotView
from triumvir.games.ave_caesar.setup import TURNED_UP_STEP
from triumvir.games.ave_caesar.state import HALTS, STATES, Table
from triumvir.games.ave_caesar.table import is_neutral, played
from triumvir.games.ave_caesar.view import TableView


def view_of(t: Table, viewer: i64) -> TableView:
    """The table as a seat or a spectator may know it."""
    rules = t.rules
    is_over = t.active == NONE
    return TableView(
        viewer=FACTIONS[viewer] if viewer >= 0 else None,
        rules=rules,
        race=int(t.race) + 1,
        order=[FACTIONS[t.order[place]] for place in range(rules.chariots)],
        chariots={name: _chariot(t, chariot, viewer) for chariot, name in enumerate(rules.names())},
        turned_up=[_turned(int(t.turned_up[i])) for i in range(len(t.turned_up))],
        active=None if is_over else FACTIONS[t.active],
        driver=None if t.driver == NONE else FACTIONS[t.driver],
        turned=int(t.turned) or None,
        halt=_halt(t, viewer),
        still=int(t.still),
        reason=end_reason(t) if is_over else None,
        places=list(places(t)) if is_over else None,
    )


def _halt(t: Table, viewer: i64) -> str | None:
    """Why the own chariot in turn may or must skip; others might learn about the hand. [A5.4]"""
    if t.active == NONE or is_neutral(t, t.active) or not sees(viewer, t.rules.owner(int(t.active))):
        return None
    return named(HALTS, halt_of(t, t.active))


def _turned(packed: int) -> tuple[str, int]:
    return FACTIONS[packed // TURNED_UP_STEP], packed % TURNED_UP_STEP


def _chariot(t: Table, chariot: int, viewer: i64) -> ChariotView:
    owner = t.rules.owner(chariot)
    return ChariotView(
        player=None if is_neutral(t, chariot) else FACTIONS[owner],
        cell=None if t.at[chariot] == NONE else t.track.names[t.at[chariot]],
        crossings=int(t.crossings[chariot]),
        state=STATES[t.state[chariot]],
        rank=int(t.rank[chariot]),
        paid=t.paid[chariot] == 1,
        disqualified=t.disqualified[chariot] == 1,
        skipped=t.skipped[chariot] == 1,
        hand=int(t.hand_size[chariot]),
        cards=_cards(t, chariot) if sees(viewer, owner) and not is_neutral(t, chariot) else None,
        played=[int(played(t, chariot, card)) for card in range(N_CARDS)],
        laurels=int(t.laurels[chariot]),
    )


def _cards(t: Table, chariot: int) -> list[int]:
    """A player sees the hands of the own chariots, and no others. [A1.1, A7.2]"""
    return [card + 1 for card in range(N_CARDS) for _ in range(t.hand[chariot * N_CARDS + card])]
