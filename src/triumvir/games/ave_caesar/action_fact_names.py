"""The numbers that describe an action to a judge.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from typing import Final

CARD: Final = 0
SIX: Final = 1
SKIP: Final = 2
FINISH: Final = 3
LOST_POINTS: Final = 4
SPARE_AFTER: Final = 5
SHORT_AFTER: Final = 6
PAYS: Final = 7
DISQUALIFIES: Final = 8
MISSES_LANE: Final = 9
TAKES_LEAD: Final = 10
LEADS_WITH_SIXES: Final = 11
LANE_FITS_AFTER: Final = 12
NARROW: Final = 13
ENTERS_FOR_NOTHING: Final = 14
BLOCKS: Final = 15
ONE: Final = 16
N_ACTION_FACTS: Final = 17
ACTION_FACTS: Final = tuple(
    (
        "card six skip finish lost_points spare_after short_after pays disqualifies misses_lane takes_lead "
        "leads_with_sixes lane_fits_after narrow enters_for_nothing blocks one "
    ).split()
)
