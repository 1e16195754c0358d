"""The numbers that describe a position to a judge.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from typing import Final

STANDING_OF: Final = 0
"""Of the first province; the others follow."""
HELD_OF: Final = 18
"""Of the first province; the others follow."""
OPEN_OF: Final = 36
"""Of the first province; the others follow."""
ONE_LEFT_OF: Final = 54
"""Of the first bonus; the others follow."""
TO_MOVE: Final = 60
EXTRA_TURN: Final = 61
BONUS_ASKED: Final = 62
MY_MARKERS: Final = 63
THEIR_MARKERS: Final = 64
MY_LAST_MARKERS: Final = 65
THEIR_LAST_MARKERS: Final = 66
MY_SENATES: Final = 67
THEIR_SENATES: Final = 68
MY_BORDERS: Final = 69
THEIR_BORDERS: Final = 70
MY_FIELDS: Final = 71
THEIR_FIELDS: Final = 72
MY_SENATE_HOPES: Final = 73
THEIR_SENATE_HOPES: Final = 74
MY_SUPPLY: Final = 75
THEIR_SUPPLY: Final = 76
MY_STRENGTH: Final = 77
THEIR_STRENGTH: Final = 78
MY_ROOM: Final = 79
THEIR_ROOM: Final = 80
EMPTY_SPACES: Final = 81
ONE_LEFT_LEAD: Final = 82
ALONE: Final = 83
N_FACTS: Final = 84
FACTS: Final = tuple(
    (
        "standing.HU standing.HC standing.MT standing.GA standing.SD standing.GC standing.NU standing.IT standing.SC "
        "standing.AF standing.DM standing.AC standing.MD standing.CY standing.CR standing.AG standing.AS standing.SY "
        "held.HU held.HC held.MT held.GA held.SD held.GC held.NU held.IT held.SC held.AF held.DM held.AC held.MD "
        "held.CY held.CR held.AG held.AS held.SY open.HU open.HC open.MT open.GA open.SD open.GC open.NU open.IT "
        "open.SC open.AF open.DM open.AC open.MD open.CY open.CR open.AG open.AS open.SY one_left.tactics "
        "one_left.wealth one_left.might one_left.senate one_left.poison one_left.centurion to_move extra_turn "
        "bonus_asked my_markers their_markers my_last_markers their_last_markers my_senates their_senates my_borders "
        "their_borders my_fields their_fields my_senate_hopes their_senate_hopes my_supply their_supply my_strength "
        "their_strength my_room their_room empty_spaces one_left_lead alone "
    ).split()
)
