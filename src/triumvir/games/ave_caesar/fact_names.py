"""The numbers that describe a position to a judge.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from typing import Final

RACING: Final = 0
HOME_RANKED: Final = 1
OUT: Final = 2
DISQUALIFIED: Final = 3
MISSED_LANE: Final = 4
PAID: Final = 5
WAY: Final = 6
SPARE: Final = 7
SHORT: Final = 8
SPARE_PER_CARD: Final = 9
HAND: Final = 10
SIXES_IN_HAND: Final = 11
SIXES_LEFT: Final = 12
LEADS: Final = 13
IN_TURN: Final = 14
TURNS_TO_WAIT: Final = 15
LANE_AHEAD: Final = 16
LANE_FITS: Final = 17
NARROW: Final = 18
NEXT_LAURELS: Final = 19
LAST_LAURELS: Final = 20
RACES_LEFT: Final = 21
RIVALS: Final = 22
SECOND_WAY: Final = 23
SECOND_RACING: Final = 24
MY_RANK: Final = 25
RIVAL: Final = 26
"""The first rival begins here; each has RIVAL_FACTS facts."""
RIVAL_FACTS: Final = 6
RIVAL_RACING: Final = 0
RIVAL_WAY_AHEAD: Final = 1
RIVAL_SPARE: Final = 2
RIVAL_UNPAID: Final = 3
RIVAL_SIXES_LEFT: Final = 4
RIVAL_LAURELS_AHEAD: Final = 5
N_FACTS: Final = 56
FACTS: Final = tuple(
    (
        "racing home_ranked out disqualified missed_lane paid way spare short spare_per_card hand sixes_in_hand "
        "sixes_left leads in_turn turns_to_wait lane_ahead lane_fits narrow next_laurels last_laurels races_left "
        "rivals second_way second_racing my_rank rival1.racing rival1.way_ahead rival1.spare rival1.unpaid "
        "rival1.sixes_left rival1.laurels_ahead rival2.racing rival2.way_ahead rival2.spare rival2.unpaid "
        "rival2.sixes_left rival2.laurels_ahead rival3.racing rival3.way_ahead rival3.spare rival3.unpaid "
        "rival3.sixes_left rival3.laurels_ahead rival4.racing rival4.way_ahead rival4.spare rival4.unpaid "
        "rival4.sixes_left rival4.laurels_ahead rival5.racing rival5.way_ahead rival5.spare rival5.unpaid "
        "rival5.sixes_left rival5.laurels_ahead "
    ).split()
)
