"""What a sensible player of Caesar & Cleopatra goes by, in weights for the facts of the game."""

from collections.abc import Mapping
from typing import Final

GROUPS: Final = ("senators", "praetors", "quaestors", "censors", "aediles")

PRIOR: Final[Mapping[str, float]] = {
    # take the lead where a vote is likely and much hangs on it
    "vote_swing": 1.2,
    "swing": 0.6,
    "margin_swing": 1.0,
    "stake": 0.6,
    "fills_won": 2.0,
    "laid_down": 0.3,
    "laid_up": 0.3,
    # action cards are there to be played, where they change something
    "assassination": 0.3,
    "spy": 0.8,
    "castling": -0.8,
    "scout": -0.2,
    "hidden_there": 0.6,
    "wrath": -0.5,
    "veto": -0.2,
    "against.assassination": 0.2,
    "against.spy": 0.6,
    "against.castling": 0.4,
    "against.wrath": 1.0,
    "taken_value": 1.0,
    "taken_action": 0.8,
    "taken_philosopher": 1.2,
    # influence first: without it one is out of the game
    "draw_influence": 0.6,
    "draw_when_poor": 0.6,
    "swapped_value": -0.6,
    "swapped_philosopher": -1.0,
    "swapped_action": -0.5,
    "passed": -1.5,
    "enough": 0.5,
    "finished": 0.2,
    "spent": 0.3,
    "next.assassination": 0.6,
    "next.veto": 0.5,
    "next.spy": 0.8,
    "preset.guarded": 0.3,
}

VALUE: Final[Mapping[str, float]] = {
    "my_score": 2.2,
    "their_score": -2.2,
    "patricians": 0.4,
    "my_bonus": 0.3,
    "their_bonus": -0.3,
    "vote_hope": 1.5,
    "full_hope": 0.8,
    "my_hand_sum": 0.8,
    "their_hand_sum": -0.8,
    "my_hand.P": 0.15,
    "their_hand.P": -0.15,
    "my_hand.assassination": 0.1,
    "their_hand.assassination": -0.1,
    "my_hand.veto": 0.1,
    "their_hand.veto": -0.1,
    **{f"{group}.margin": 0.35 for group in GROUPS},
}
