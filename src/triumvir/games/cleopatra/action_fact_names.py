"""The numbers that describe an action to a judge.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from typing import Final

LAID_UP: Final = 0
LAID_DOWN: Final = 1
VALUE: Final = 2
PHILOSOPHER: Final = 3
SWING: Final = 4
MARGIN_SWING: Final = 5
LEAD_AFTER: Final = 6
STAKE: Final = 7
VOTE_SWING: Final = 8
FILLS: Final = 9
FILLS_WON: Final = 10
CARDS_THERE: Final = 11
ASSASSINATION: Final = 12
SPY: Final = 13
CASTLING: Final = 14
SCOUT: Final = 15
WRATH: Final = 16
HIDDEN_THERE: Final = 17
VETO: Final = 18
ALLOW: Final = 19
AGAINST_OF: Final = 20
"""Of the first vetoable card; the others follow."""
TAKEN_VALUE: Final = 25
TAKEN_ACTION: Final = 26
TAKEN_PHILOSOPHER: Final = 27
DRAW_INFLUENCE: Final = 28
DRAW_ACTION: Final = 29
DRAW_WHEN_POOR: Final = 30
DECLINED: Final = 31
SWAPPED_VALUE: Final = 32
SWAPPED_ACTION: Final = 33
SWAPPED_PHILOSOPHER: Final = 34
ENOUGH: Final = 35
PASSED: Final = 36
FINISHED: Final = 37
SPENT: Final = 38
KEPT: Final = 39
NEXT_OF: Final = 40
"""Of the first action card; the others follow."""
PRESET_OF: Final = 46
"""Of the first preset; the others follow."""
N_ACTION_FACTS: Final = 49
ACTION_FACTS: Final = tuple(
    (
        "laid_up laid_down value philosopher swing margin_swing lead_after stake vote_swing fills fills_won "
        "cards_there assassination spy castling scout wrath hidden_there veto allow against.assassination against.spy "
        "against.castling against.scout against.wrath taken_value taken_action taken_philosopher draw_influence "
        "draw_action draw_when_poor declined swapped_value swapped_action swapped_philosopher enough passed finished "
        "spent kept next.assassination next.spy next.castling next.scout next.wrath next.veto preset.guarded "
        "preset.scheming preset.storming "
    ).split()
)
