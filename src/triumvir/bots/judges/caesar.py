"""What a sensible player of CAESAR! goes by, in weights for the facts of the game."""

from collections.abc import Mapping
from typing import Final

PRIOR: Final[Mapping[str, float]] = {
    # take what wins, and do not give it away
    "wins": 8.0,
    "loses": -8.0,
    # close provinces for oneself, with borders and Senate markers
    "closes_mine": 1.5,
    "closes_theirs": -1.5,
    "my_borders": 1.2,
    "their_borders": -1.2,
    "senate_markers": 1.5,
    # every bonus is worth having
    "takes.tactics": 1.2,
    "takes.wealth": 0.8,
    "takes.might": 0.8,
    "takes.senate": 0.4,
    "takes.poison": 0.6,
    "takes.centurion": 0.8,
    # otherwise lead where it counts, with no more than needed
    "gain": 1.6,
    "border_gain": 0.6,
    "strength_spent": -0.5,
    "wild_spent": -0.4,
    "face_down": 0.3,
    # do not leave the last space to the opponent
    "leaves_one_mine": -0.4,
    "leaves_one_theirs": -0.8,
    "leaves_one_senate": -0.8,
    "leaves_one_tactics": -0.5,
    # bonuses are there to be used
    "used": 1.5,
    "might_token": 2.0,
    "might_marker": 0.2,
    "might_borders": 1.0,
    "first_mine": 0.5,
    "taken": 0.5,
}

VALUE: Final[Mapping[str, float]] = {
    "my_markers": -4.0,
    "their_markers": 4.0,
    "my_last_markers": 2.0,
    "their_last_markers": -2.0,
    "my_senates": 0.4,
    "their_senates": -0.4,
    "my_borders": 0.8,
    "their_borders": -0.8,
    "my_fields": 1.0,
    "their_fields": -1.0,
    "my_senate_hopes": 0.8,
    "their_senate_hopes": -0.8,
    "my_supply": 0.5,
    "their_supply": -0.5,
    "my_room": 0.3,
    "their_room": -0.3,
    "to_move": 0.1,
    "extra_turn": 0.6,
}
