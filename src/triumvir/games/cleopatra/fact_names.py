"""The numbers that describe a position to a judge.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from typing import Final

GROUP: Final = 0
"""The first group begins here; each has GROUP_FACTS facts."""
GROUP_FACTS: Final = 13
GROUP_LEFT: Final = 0
GROUP_LEAD: Final = 1
GROUP_MARGIN: Final = 2
GROUP_TWISTED: Final = 3
GROUP_VOTE: Final = 4
GROUP_MY_CARDS: Final = 5
GROUP_THEIR_CARDS: Final = 6
GROUP_FULL: Final = 7
GROUP_MY_WON: Final = 8
GROUP_THEIR_WON: Final = 9
GROUP_MY_MAJORITY: Final = 10
GROUP_THEIR_MAJORITY: Final = 11
GROUP_STAKE: Final = 12
MY_SCORE: Final = 65
THEIR_SCORE: Final = 66
PATRICIANS: Final = 67
MY_BONUS: Final = 68
THEIR_BONUS: Final = 69
MY_HAND_SUM: Final = 70
THEIR_HAND_SUM: Final = 71
MY_HAND: Final = 72
THEIR_HAND: Final = 73
MY_INFLUENCE_RESERVE: Final = 74
THEIR_INFLUENCE_RESERVE: Final = 75
MY_ACTION_RESERVE: Final = 76
THEIR_ACTION_RESERVE: Final = 77
MY_TICKETS: Final = 78
THEIR_TICKETS: Final = 79
VOTE_HOPE: Final = 80
FULL_HOPE: Final = 81
PASSES: Final = 82
LONE: Final = 83
TO_MOVE: Final = 84
OVER: Final = 85
MY_HAND_OF: Final = 86
"""Of the first special card; the others follow."""
THEIR_HAND_OF: Final = 93
"""Of the first special card; the others follow."""
MY_TURN_OF: Final = 100
"""Of the first phase; the others follow."""
THEIR_TURN_OF: Final = 113
"""Of the first phase; the others follow."""
N_FACTS: Final = 126
FACTS: Final = tuple(
    (
        "senators.left senators.lead senators.margin senators.twisted senators.vote senators.my_cards "
        "senators.their_cards senators.full senators.my_won senators.their_won senators.my_majority "
        "senators.their_majority senators.stake praetors.left praetors.lead praetors.margin praetors.twisted "
        "praetors.vote praetors.my_cards praetors.their_cards praetors.full praetors.my_won praetors.their_won "
        "praetors.my_majority praetors.their_majority praetors.stake quaestors.left quaestors.lead quaestors.margin "
        "quaestors.twisted quaestors.vote quaestors.my_cards quaestors.their_cards quaestors.full quaestors.my_won "
        "quaestors.their_won quaestors.my_majority quaestors.their_majority quaestors.stake censors.left censors.lead "
        "censors.margin censors.twisted censors.vote censors.my_cards censors.their_cards censors.full censors.my_won "
        "censors.their_won censors.my_majority censors.their_majority censors.stake aediles.left aediles.lead "
        "aediles.margin aediles.twisted aediles.vote aediles.my_cards aediles.their_cards aediles.full aediles.my_won "
        "aediles.their_won aediles.my_majority aediles.their_majority aediles.stake my_score their_score patricians "
        "my_bonus their_bonus my_hand_sum their_hand_sum my_hand their_hand my_influence_reserve "
        "their_influence_reserve my_action_reserve their_action_reserve my_tickets their_tickets vote_hope full_hope "
        "passes lone to_move over my_hand.P my_hand.assassination my_hand.spy my_hand.castling my_hand.scout "
        "my_hand.wrath my_hand.veto their_hand.P their_hand.assassination their_hand.spy their_hand.castling "
        "their_hand.scout their_hand.wrath their_hand.veto my_turn.set_up my_turn.start my_turn.lay my_turn.second "
        "my_turn.after my_turn.veto my_turn.spying my_turn.castle my_turn.replace my_turn.exchange my_turn.draw "
        "my_turn.ticket my_turn.over their_turn.set_up their_turn.start their_turn.lay their_turn.second "
        "their_turn.after their_turn.veto their_turn.spying their_turn.castle their_turn.replace their_turn.exchange "
        "their_turn.draw their_turn.ticket their_turn.over "
    ).split()
)
