"""What is told of each event: its sentence by its id in the catalogues, the rule behind it, the words in it."""

from collections.abc import Mapping, Sequence
from typing import Final

from triumvir.contract.event import Event, Teller
from triumvir.contract.telling import PLAIN, Phrase, Telling, Value, phrase, tell, tell_great, tell_turn
from triumvir.games.cleopatra.events import (
    ActionAllowed,
    ActionAnnounced,
    ActionVetoed,
    Asked,
    BonusDealt,
    CardAssassinated,
    CardDrawn,
    CardExchanged,
    CardLaid,
    CardMoved,
    CardsLaidOut,
    CardsPickedUp,
    CardsTurnedUp,
    CardTaken,
    DeckOrdered,
    DrawDeclined,
    GameEnded,
    GroupClosed,
    GroupStruck,
    HandShown,
    LonePhaseBegan,
    Passed,
    PatricianWon,
    StartingHandTaken,
    TicketGained,
    TicketSpent,
    TurnBegan,
    TurnCutShort,
    VetoHeld,
    VoteCardSettled,
    VoteCardTurned,
    VotePostponed,
)

ACTION_RULES: Final = {
    "assassination": "K35",
    "spy": "K36",
    "castling": "K37",
    "scout": "K38",
    "wrath": "K39",
}
VOTE_RULES: Final = {"orgy": "K31", "shuffle": "K32"}
"""Every other card calls a group to the vote."""
END_RULES: Final = {
    "all_patricians": "K41",
    "exhausted": "K41",
    "lone_blocked": "K43",
    "lone_pass": "K44",
    "mutual_block": "K44",
    "six_passes": "K44",
}


def side(name: str) -> Phrase:
    return phrase(f"cleo-side-{name}")


def group(name: str) -> Phrase:
    return phrase(f"cleo-group-{name}")


def vote(name: str) -> Phrase:
    return phrase(f"cleo-vote-{name}")


def card(name: str) -> str | Phrase:
    """Influence is called by its number."""
    return name if name.isdigit() else phrase(f"cleo-card-{name}")


def cards(names: Sequence[str]) -> Value:
    return [card(name) for name in names] or phrase("log-nothing")


# ---- what is told of each event ------------------------------------------------------------------------------


def _deck_ordered(event: DeckOrdered) -> Telling | None:
    """A reserve is ordered card by card, and each event names the order so far: the last one says it all."""
    about = f"reserve of {event.side}"
    if event.cards is None:
        return Telling(phrase("cleo-event-DeckOrdered-unknown", side=side(event.side)), "K6", PLAIN, about)
    return Telling(
        phrase("cleo-event-DeckOrdered", side=side(event.side), cards=cards(event.cards)), "K6", PLAIN, about
    )


def _bonus_dealt(event: BonusDealt) -> Telling | None:
    if event.group is None:
        return tell("cleo-event-BonusDealt-unknown", "K4", side=side(event.side))
    return tell("cleo-event-BonusDealt", "K4", side=side(event.side), group=group(event.group))


def _starting_hand_taken(event: StartingHandTaken) -> Telling | None:
    return tell("cleo-event-StartingHandTaken", "K8", side=side(event.side))


def _turn_began(event: TurnBegan) -> Telling | None:
    if event.alone:
        return tell_turn("cleo-event-TurnBegan-alone", "K42", side=side(event.side))
    return tell_turn("cleo-event-TurnBegan", "K9", side=side(event.side))


def _lone_phase_began(event: LonePhaseBegan) -> Telling | None:
    return tell_great("cleo-event-LonePhaseBegan", "K42", side=side(event.side))


def _asked(event: Asked) -> Telling | None:
    """Questions are told by the prompt."""
    return None


def _turn_cut_short(event: TurnCutShort) -> Telling | None:
    return tell("cleo-event-TurnCutShort", "K15a", side=side(event.side))


def _passed(event: Passed) -> Telling | None:
    return tell("cleo-event-Passed", "K19", side=side(event.side))


def _card_laid(event: CardLaid) -> Telling | None:
    if event.card is None:
        return tell("cleo-event-CardLaid-unknown", "K12", side=side(event.side), group=group(event.group))
    name = "cleo-event-CardLaid-down" if event.face == "down" else "cleo-event-CardLaid"
    return tell(name, "K12", side=side(event.side), group=group(event.group), card=card(event.card))


def _card_drawn(event: CardDrawn) -> Telling | None:
    if event.card is None:
        return tell("cleo-event-CardDrawn-unknown", "K17", side=side(event.side), reserve=event.reserve)
    return tell("cleo-event-CardDrawn", "K17", side=side(event.side), card=card(event.card))


def _draw_declined(event: DrawDeclined) -> Telling | None:
    return tell("cleo-event-DrawDeclined", "KR20", side=side(event.side))


def _card_exchanged(event: CardExchanged) -> Telling | None:
    if event.card is None:
        return tell("cleo-event-CardExchanged-unknown", "KR17", side=side(event.side), back=event.back or "either")
    return tell("cleo-event-CardExchanged", "KR17", side=side(event.side), card=card(event.card))


def _action_announced(event: ActionAnnounced) -> Telling | None:
    name, rule = f"cleo-event-ActionAnnounced-{event.action}", ACTION_RULES[event.action]
    values: dict[str, Value] = {"side": side(event.side), "action": card(event.action)}
    if event.group is not None:
        values["group"] = group(event.group)
    if event.second is not None:
        values["second"] = group(event.second)
    if event.card is not None:
        values["card"] = card(event.card)
    return tell(name, rule, **values)


def _veto_held(event: VetoHeld) -> Telling | None:
    name = "cleo-event-VetoHeld" if event.held else "cleo-event-VetoHeld-not"
    return tell(name, "KR35", side=side(event.side))


def _action_vetoed(event: ActionVetoed) -> Telling | None:
    return tell_great("cleo-event-ActionVetoed", "K40", side=side(event.side))


def _action_allowed(event: ActionAllowed) -> Telling | None:
    return tell("cleo-event-ActionAllowed", "K40", side=side(event.side))


def _hand_shown(event: HandShown) -> Telling | None:
    if event.cards is None:
        return tell("cleo-event-HandShown-unknown", "K36", side=side(event.side))
    return tell("cleo-event-HandShown", "K36", side=side(event.side), cards=cards(event.cards))


def _card_taken(event: CardTaken) -> Telling | None:
    return tell("cleo-event-CardTaken", "KR36", side=side(event.side), card=card(event.card))


def _card_assassinated(event: CardAssassinated) -> Telling | None:
    return tell(
        "cleo-event-CardAssassinated", "K35", side=side(event.side), group=group(event.group), card=card(event.card)
    )


def _cards_picked_up(event: CardsPickedUp) -> Telling | None:
    return tell(
        "cleo-event-CardsPickedUp", "K37", side=side(event.side), first=group(event.first), second=group(event.second)
    )


def _card_moved(event: CardMoved) -> Telling | None:
    """Only who lays the cards out sees where they go."""
    if event.card is None or event.group is None:
        return None
    return tell("cleo-event-CardMoved", "K37", side=side(event.side), group=group(event.group), card=card(event.card))


def _cards_laid_out(event: CardsLaidOut) -> Telling | None:
    return tell(
        "cleo-event-CardsLaidOut",
        "K37",
        side=side(event.side),
        first=group(event.first),
        second=group(event.second),
        one=event.at_first,
        two=event.at_second,
    )


def _cards_turned_up(event: CardsTurnedUp) -> Telling | None:
    return tell(
        "cleo-event-CardsTurnedUp", "K21", side=side(event.side), group=group(event.group), cards=cards(event.cards)
    )


def _group_struck(event: GroupStruck) -> Telling | None:
    caesar, cleopatra = cards(event.caesar), cards(event.cleopatra)
    return tell_great("cleo-event-GroupStruck", "K39", group=group(event.group), caesar=caesar, cleopatra=cleopatra)


def _vote_card_turned(event: VoteCardTurned) -> Telling | None:
    return tell("cleo-event-VoteCardTurned", VOTE_RULES.get(event.card, "K29"), card=vote(event.card))


def _vote_card_settled(event: VoteCardSettled) -> Telling | None:
    """That an orgy is put aside like any other vote card is no news."""
    if event.fate == "discarded":
        return None
    return tell(f"cleo-event-VoteCardSettled-{event.fate}", "K48" if event.fate == "removed" else "K32")


def _ticket_gained(event: TicketGained) -> Telling | None:
    return tell("cleo-event-TicketGained", "K51", side=side(event.side))


def _ticket_spent(event: TicketSpent) -> Telling | None:
    return tell("cleo-event-TicketSpent", "K51", side=side(event.side))


def _vote_postponed(event: VotePostponed) -> Telling | None:
    return tell("cleo-event-VotePostponed", "K23", group=group(event.group))


def _patrician_won(event: PatricianWon) -> Telling | None:
    name, rule = "cleo-event-PatricianWon", "K25"
    if event.extraordinary:
        name, rule = "cleo-event-PatricianWon-extraordinary", "K16"
    caesar, cleopatra = cards(event.caesar_lost), cards(event.cleopatra_lost)
    return tell_great(name, rule, group=group(event.group), side=side(event.side), caesar=caesar, cleopatra=cleopatra)


def _group_closed(event: GroupClosed) -> Telling | None:
    return tell("cleo-event-GroupClosed", "K28", group=group(event.group))


def _game_ended(event: GameEnded) -> Telling | None:
    return tell_great(
        "cleo-event-GameEnded",
        END_RULES[event.reason],
        winner=event.winner or "nobody",
        side=side(event.winner) if event.winner else "",
        caesar=group(event.caesar_bonus),
        cleopatra=group(event.cleopatra_bonus),
        reason=event.reason,
    )


TELLINGS: Final[Mapping[type[Event], Teller]] = {
    DeckOrdered: _deck_ordered,
    BonusDealt: _bonus_dealt,
    StartingHandTaken: _starting_hand_taken,
    TurnBegan: _turn_began,
    LonePhaseBegan: _lone_phase_began,
    Asked: _asked,
    TurnCutShort: _turn_cut_short,
    Passed: _passed,
    CardLaid: _card_laid,
    CardDrawn: _card_drawn,
    DrawDeclined: _draw_declined,
    CardExchanged: _card_exchanged,
    ActionAnnounced: _action_announced,
    VetoHeld: _veto_held,
    ActionVetoed: _action_vetoed,
    ActionAllowed: _action_allowed,
    HandShown: _hand_shown,
    CardTaken: _card_taken,
    CardAssassinated: _card_assassinated,
    CardsPickedUp: _cards_picked_up,
    CardMoved: _card_moved,
    CardsLaidOut: _cards_laid_out,
    CardsTurnedUp: _cards_turned_up,
    GroupStruck: _group_struck,
    VoteCardTurned: _vote_card_turned,
    VoteCardSettled: _vote_card_settled,
    TicketGained: _ticket_gained,
    TicketSpent: _ticket_spent,
    VotePostponed: _vote_postponed,
    PatricianWon: _patrician_won,
    GroupClosed: _group_closed,
    GameEnded: _game_ended,
}
"""What each event is told by."""
