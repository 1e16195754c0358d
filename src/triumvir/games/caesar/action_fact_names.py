"""The numbers that describe an action to a judge.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from typing import Final

TAKES_OF: Final = 0
"""Of the first bonus; the others follow."""
GAIN: Final = 6
BORDER_GAIN: Final = 7
STRENGTH_SPENT: Final = 8
WILD_SPENT: Final = 9
FACE_DOWN: Final = 10
CLOSES: Final = 11
CLOSES_MINE: Final = 12
CLOSES_THEIRS: Final = 13
CLOSES_TIED: Final = 14
SENATE_MARKERS: Final = 15
MY_BORDERS: Final = 16
THEIR_BORDERS: Final = 17
WINS: Final = 18
LOSES: Final = 19
LEAVES_ONE_MINE: Final = 20
LEAVES_ONE_THEIRS: Final = 21
LEAVES_ONE_SENATE: Final = 22
LEAVES_ONE_TACTICS: Final = 23
FIRST_MINE: Final = 24
USED: Final = 25
DECLINED: Final = 26
MIGHT_TOKEN: Final = 27
MIGHT_MARKER: Final = 28
MIGHT_BORDERS: Final = 29
TAKEN: Final = 30
N_ACTION_FACTS: Final = 31
ACTION_FACTS: Final = tuple(
    (
        "takes.tactics takes.wealth takes.might takes.senate takes.poison takes.centurion gain border_gain "
        "strength_spent wild_spent face_down closes closes_mine closes_theirs closes_tied senate_markers my_borders "
        "their_borders wins loses leaves_one_mine leaves_one_theirs leaves_one_senate leaves_one_tactics first_mine "
        "used declined might_token might_marker might_borders taken "
    ).split()
)
