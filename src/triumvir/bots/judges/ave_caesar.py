"""A rule-of-thumb driver for Ave Caesar: plans its imperial stop, keeps the inner lane, gets rid of its sixes.

It knows the game through the contract only: it imagines a table that agrees with what its seat may know, tries every
action there, and judges what its own chariot then looks like in the view.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from triumvir.contract.chance import Chance, Seeded
from triumvir.contract.json import JSON, Reader
from triumvir.contract.position import Position

SPARE: Final = 16
"""What a point to spare is worth, up to a comfortable number of them."""
COMFORT: Final = 6
SHORT: Final = 200
"""What every missing point costs."""
LOST: Final = -100000
PAID: Final = 120
"""What it is worth to have paid."""
FITTING: Final = 25
"""What a card in hand is worth that will stop in the lane, or a number that would."""
SIX: Final = 6
SIX_GONE: Final = 8
"""What it is worth to be rid of a six while it may be played."""
LONE: Final = 3
CARDS: Final = 6


class Driver:
    """Chooses for any seat; the same table and the same chance give the same choice."""

    def __init__(self, chance: Chance | None = None) -> None:
        self.chance: Chance = chance or Seeded(0)

    def choose(self, position: Position, seat: int, actions: Sequence[int]) -> int:
        """The action after which the own chariot stands best."""
        if len(actions) == 1:
            return actions[0]
        chariot = Reader(position.view(seat).to_json(), "view").text("turn")
        table = position.imagine(seat, self.chance)
        best, best_worth = actions[0], LOST * 10
        for action in actions:
            worth = self.worth(table, seat, action, chariot)
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def worth(self, table: Position, seat: int, action: int, chariot: str) -> int:
        """How well the chariot stands after an action, as far as its player can tell."""
        tried = table.clone()
        tried.apply(seat, action, self.chance, None)
        before = Reader(table.view(seat).to_json(), "view")
        after = Reader(tried.view(seat).to_json(), "view")
        if after.number("race", 1, 9) != before.number("race", 1, 9):
            return -LOST
        return judge(after, chariot) + card_worth(table.action(action).to_json())


def card_worth(action: Mapping[str, JSON]) -> int:
    """Sixes go first, since a leader may not play them; otherwise high cards leave low ones for the stop."""
    card = action.get("card")
    if not isinstance(card, int):
        return 0
    return SIX_GONE if card == SIX else card // 2


def judge(view: Reader, name: str) -> int:
    """The chariot's prospects: home, short of points, paid, or on its way to the lane."""
    chariot = view.object("chariots").object(name)
    state = chariot.text("state")
    if state != "racing":
        return -LOST if state == "home" else LOST
    if chariot.flag("disqualified"):
        return LOST // 2
    spare = int(str(chariot.value("to_spare")))
    worth = SPARE * min(spare, COMFORT) + max(spare - COMFORT, 0)
    if spare < 0:
        worth += SHORT * max(spare, -100)
    return worth + (PAID if chariot.flag("paid") else stop_worth(view, chariot))


def stop_worth(view: Reader, chariot: Reader) -> int:
    """How likely the next card stops in the lane, when it is near; in the second lap that is what matters most."""
    first = int(str(chariot.value("to_lane")))
    stops = range(first, first + view.number("lane_cells", 1, 99))
    fitting = sum(1 for card in chariot.items("cards") if card in stops)
    numbers = sum(1 for card in range(1, CARDS + 1) if card in stops)
    urgency = chariot.number("crossings", 0, 4)
    return urgency * (FITTING * min(fitting, 2) + LONE * numbers)
