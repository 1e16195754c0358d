"""What the terminal says in Caesar & Cleopatra, in English: events by their kind, questions, the words of the box."""

from typing import Final

TITLE: Final = "CAESAR & CLEOPATRA"

SIDES: Final[dict[str, str]] = {"caesar": "Caesar", "cleopatra": "Cleopatra"}
GROUPS: Final[dict[str, str]] = {
    "senators": "Senators",
    "praetors": "Praetors",
    "quaestors": "Quaestors",
    "censors": "Censors",
    "aediles": "Aediles",
}
CARDS: Final[dict[str, str]] = {
    "P": "Philosopher",
    "1": "1",
    "2": "2",
    "3": "3",
    "4": "4",
    "5": "5",
    "assassination": "Assassination",
    "spy": "Spy",
    "castling": "Castling",
    "scout": "Scout",
    "wrath": "Wrath of the Gods",
    "veto": "Veto",
}
SHORT_CARDS: Final[dict[str, str]] = {**CARDS, "P": "P", "assassination": "Assassin", "wrath": "Wrath"}
VOTES: Final[dict[str, str]] = {**GROUPS, "orgy": "Orgy", "shuffle": "Orgy (please shuffle)"}
SHORT_VOTES: Final[dict[str, str]] = {**GROUPS, "shuffle": "shuffle Orgy", "orgy": "Orgy"}
RESERVES: Final[dict[str, str]] = {"influence": "influence", "action": "action"}
PRESETS: Final[dict[str, str]] = {
    "guarded": "guarded: Veto and Spy on top",
    "scheming": "scheming: Spy, Castling and Scout first",
    "storming": "storming: two Assassinations and the Wrath first",
}

STEPS: Final[dict[str, str]] = {
    "set_up": "set-up, in secret",
    "start": "{active} to play",
    "lay": "{active} lays influence",
    "second": "{active} lays the second card face up",
    "after": "{active} may still play an action card",
    "veto": "{active} plays {action}: {asked} is asked for a Veto",
    "spying": "{active}’s Spy looks into the hand of {other}",
    "castle": "{active} lays out the cards of a Castling",
    "replace": "{asked} may draw a replacement",
    "exchange": "{active} exchanges cards",
    "draw": "{active} draws, {due} to go",
    "ticket": "{active} has turned up an Orgy and holds a ticket",
    "over": "the game is over",
}

LABELS: Final[dict[str, str]] = {
    "alone": " (plays on alone)",
    "legend": "▒ face down  ▒3 yours, face down  ~ castled  Σ influence  ■ patrician won  ★ your bonus",
    "closed": "closed",
    "next_vote": "vote {chance}",
    "vote_short": "next vote",
    "hand": "hand",
    "hand_empty": "empty",
    "backs": "{influence} influence, {action} action",
    "backs_short": "{influence}+{action}",
    "known": "surely {cards}",
    "reserves": "reserves {influence} influence, {action} action",
    "reserves_short": "reserves {influence}+{action}",
    "bonus": "bonus {group}",
    "bonus_hidden": "bonus hidden",
    "tickets": "tickets {count}",
    "points": "points {points}",
    "order": "action reserve from the top",
    "order_short": "reserve",
    "put_away": "exchanged",
    "pile": "vote pile of {count}",
    "pile_short": "vote pile {count}: a group",
    "vote_discards": "out until the shuffle",
    "vote_discards_short": "out",
    "nothing": "nothing",
    "chance": "a group is called {now}, in the long run {later}",
    "still_out": "still out",
    "still_out_own": "{side}, in your reserves",
    "still_out_other": "{side}, unseen",
    "laying_out": "to lay out",
}

SCORE: Final[dict[str, str]] = {
    "title": "Score sheet",
    "patricians": "patricians",
    "majorities": "majorities",
    "whole": "whole groups",
    "bonus": "bonus card",
    "total": "points",
}

TARGETS: Final[dict[str, str]] = {
    "assassination": "{action} on your {card} at the {group}",
    "spy": "{action} on your hand",
    "castling": "{action} between {group} and {second}",
    "scout": "{action} at the {group}",
    "wrath": "{action} at the {group}",
}

QUESTIONS: Final[dict[str, str]] = {
    "order": "In secret, card {place} of your action reserve: which comes next?",
    "order_first": "In secret, order your action reserve: which card lies on top?",
    "preset": "In secret: in which order do you put your action reserve?",
    "first_lay": "In secret: which card do you lay face down at the {group}?",
    "start": "Your turn. What do you do?",
    "lay": "Now you must lay influence.",
    "second": "Which second card do you lay face up?",
    "after": "Influence is laid. Do you still play an action card?",
    "card": "Which card do you lay {face}?",
    "group": "{card} {face}: at which group?",
    "assassination": "Assassination: which open card of {other} is discarded?",
    "castling": "Castling: between which two groups do you lay out your cards anew?",
    "scout": "Scout: at which group are {other}’s cards turned up?",
    "wrath": "Wrath of the Gods: at which group is everything discarded?",
    "veto": "{active} plays {what}. Do you veto it?",
    "spying": "Your Spy sees the hand of {other}. Which card is discarded?",
    "castle": "Castling, {count} to lay out: where does your {card} go, face down?",
    "replace": "You may draw one card from either reserve.",
    "exchange": "Which card do you exchange?",
    "exchange_on": "{count} put away. Which card besides?",
    "draw": "Draw a card ({due} to go). From which reserve?",
    "ticket": "{card}! Do you spend a ticket and turn up the next card?",
}

ANSWERS: Final[dict[str, str]] = {
    "down": "lay one card face down",
    "second_down": "lay a second card face down",
    "up": "lay two cards face up",
    "next": "{card} ×{count}",
    "preset": "{preset}",
    "whole_order": "a whole order",
    "play_first": "{card} first",
    "play_after": "play {card}",
    "finish": "no, go on",
    "exchange": "exchange cards",
    "pass": "pass",
    "pair": "{first} and {second}",
    "assassination": "{card} at the {group}",
    "veto": "veto it",
    "allow": "let it happen",
    "allow_only": "let it happen (you hold no Veto)",
    "draw": "{reserve} ({count} left)",
    "draw_known": "{reserve} ({count} left, {card} on top)",
    "decline": "no card",
    "enough": "no more: draw {count}",
    "spend": "spend one of {tickets}",
    "keep": "no, take another ticket",
}
FACES: Final[dict[str, str]] = {"up": "face up", "down": "face down"}

EVENTS: Final[dict[str, str]] = {
    "DeckOrdered": "",
    "StartingHandTaken": "{side} has laid five cards in secret and takes 1 to 5 in hand.",
    "TurnBegan": "{side}’s turn.",
    "TurnBegan.alone": "{side} plays on alone.",
    "Asked": "",
    "LonePhaseBegan": "Only {side} has influence cards left.",
    "TurnCutShort": "{side} cannot lay anything: the turn ends.",
    "Passed": "{side} passes.",
    "CardLaid": "{side} lays {card} face up at the {group}.",
    "CardLaid.down": "{side} lays {card} face down at the {group}.",
    "CardLaid.unknown": "{side} lays a card face down at the {group}.",
    "CardDrawn": "{side} draws {card}.",
    "CardDrawn.unknown": "{side} draws an {reserve} card.",
    "DrawDeclined": "{side} draws no card.",
    "CardExchanged": "{side} exchanges {card}.",
    "CardExchanged.back": "{side} exchanges an {back} card.",
    "CardExchanged.unknown": "{side} exchanges a card.",
    "ActionAnnounced": "{side} plays {action}.",
    "ActionAnnounced.group": "{side} plays {action} at the {group}.",
    "ActionAnnounced.pair": "{side} plays {action} between {group} and {second}.",
    "ActionAnnounced.card": "{side} plays {action} on the {card} at the {group}.",
    "VetoHeld": "{side} holds a Veto.",
    "VetoHeld.none": "{side} holds no Veto.",
    "ActionVetoed": "{side} plays a Veto: the action is cancelled.",
    "ActionAllowed": "{side} lets it happen.",
    "HandShown": "The Spy sees {side}’s hand: {cards}.",
    "HandShown.unknown": "The Spy sees {side}’s hand.",
    "CardTaken": "{side} loses {card} from the hand.",
    "CardAssassinated": "{side} loses {card} at the {group}.",
    "CardsPickedUp": "{side} picks up all own cards at {first} and {second}.",
    "CardMoved": "",
    "CardsLaidOut": "{side} lays out face down: {at_first} at {first}, {at_second} at {second}.",
    "CardsTurnedUp": "{side} shows {cards} at the {group}.",
    "GroupStruck": "The Wrath strikes the {group}: Caesar loses {caesar}, Cleopatra {cleopatra}.",
    "VoteCardTurned": "Vote card: {card}.",
    "VoteCardSettled.discarded": "",
    "VoteCardSettled.removed": "That Orgy leaves the game.",
    "VoteCardSettled.shuffled": "All vote cards are shuffled.",
    "TicketGained": "{side} gains an orgy ticket.",
    "TicketSpent": "{side} spends an orgy ticket: the next card is turned up.",
    "VotePostponed": "{group}: equal influence, the vote is postponed.",
    "VotePostponed.extraordinary": "{group}, eight cards: equal influence, the vote is postponed.",
    "PatricianWon": "{side} wins one of the {group}. Caesar loses {caesar_lost}, Cleopatra {cleopatra_lost}.",
    "PatricianWon.extraordinary": (
        "Eight cards: {side} wins one of the {group}. Caesar loses {caesar_lost}, Cleopatra {cleopatra_lost}."
    ),
    "GroupClosed": "The {group} are all won; the cards there are discarded.",
    "GameEnded": "{winner} wins: {reason}. Bonus cards: Caesar {caesar_bonus}, Cleopatra {cleopatra_bonus}.",
    "GameEnded.draw": "A draw: {reason}. Bonus cards: Caesar {caesar_bonus}, Cleopatra {cleopatra_bonus}.",
}
NO_CARDS: Final = "nothing"

END_REASONS: Final[dict[str, str]] = {
    "all_patricians": "all patricians are won",
    "exhausted": "nobody has influence cards left",
    "lone_blocked": "the one who plays on alone cannot lay any more",
    "lone_pass": "the one who plays on alone passes",
    "mutual_block": "neither side can play any more",
    "six_passes": "six empty passes in a row",
}
