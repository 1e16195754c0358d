"""What is told of each event: its sentence by its id in the catalogues, the rule behind it, the words in it."""

from collections.abc import Mapping
from typing import Final

from triumvir.contract.event import Event, Teller
from triumvir.contract.telling import Phrase, Telling, phrase, tell, tell_great, tell_turn
from triumvir.games.ave_caesar.box import FACTIONS
from triumvir.games.ave_caesar.course import BUILT_IN
from triumvir.games.ave_caesar.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardTurned,
    ChariotDisqualified,
    ChariotFinished,
    ChariotMoved,
    ChariotStranded,
    DenariusPaid,
    GameEnded,
    NeutralBlocked,
    RaceBegan,
    RaceEnded,
    ReinsTaken,
    TurnBegan,
    TurnSkipped,
)


def chariot(name: str) -> Phrase:
    return phrase(f"ave-faction-{name}")


def course(name: str) -> Phrase:
    """A course that was added is called by its name."""
    return phrase(f"ave-course-{name}") if name in BUILT_IN else phrase("ave-course-added", course=name)


def direction(name: str) -> Phrase:
    return phrase(f"ave-direction-{name}")


_HALT_RULES: Final[Mapping[str, str]] = {"no_way": "A3.3", "only_sixes": "A4.4", "lane_taken": "A5.4"}


# ---- what is told of each event ------------------------------------------------------------------------------


def _race_began(event: RaceBegan) -> Telling | None:
    return tell_turn(
        f"ave-event-RaceBegan-{event.direction}",
        "A2.1",
        race=event.race,
        course=course(event.course),
        order=[chariot(name) for name in event.order],
    )


def _card_drawn(event: CardDrawn) -> Telling | None:
    """That a hand was filled up is no news; to whom it belongs, the card is."""
    if event.card is None:
        return None
    return tell("ave-event-CardDrawn", "A3.4", chariot=chariot(event.chariot), card=event.card)


def _turn_began(event: TurnBegan) -> Telling | None:
    """Whose turn it is the board shows."""
    return None


def _card_played(event: CardPlayed) -> Telling | None:
    return tell("ave-event-CardPlayed", "A3.2", chariot=chariot(event.chariot), card=event.card)


def _card_turned(event: CardTurned) -> Telling | None:
    return tell("ave-event-CardTurned", "A7.1", chariot=chariot(event.chariot), card=event.card)


def _chariot_moved(event: ChariotMoved) -> Telling | None:
    cells = len(event.path)
    if event.crossed:
        return tell("ave-event-ChariotMoved-crossed", "A6.1", chariot=chariot(event.chariot), cells=cells)
    return tell("ave-event-ChariotMoved", "A3.2", chariot=chariot(event.chariot), cells=cells)


def _reins_taken(event: ReinsTaken) -> Telling | None:
    return tell("ave-event-ReinsTaken", "A7.1", chariot=chariot(event.chariot), player=chariot(event.player))


def _turn_skipped(event: TurnSkipped) -> Telling | None:
    if event.halt is None:
        return tell("ave-event-TurnSkipped", "A3.3", chariot=chariot(event.chariot))
    return tell(f"ave-event-TurnSkipped-{event.halt}", _HALT_RULES[event.halt], chariot=chariot(event.chariot))


def _card_discarded(event: CardDiscarded) -> Telling | None:
    return tell("ave-event-CardDiscarded", "A7.1", chariot=chariot(event.chariot))


def _neutral_blocked(event: NeutralBlocked) -> Telling | None:
    return tell("ave-event-NeutralBlocked", "A7.1", chariot=chariot(event.chariot))


def _denarius_paid(event: DenariusPaid) -> Telling | None:
    return tell_great("ave-event-DenariusPaid", "A5.1", chariot=chariot(event.chariot))


def _chariot_disqualified(event: ChariotDisqualified) -> Telling | None:
    return tell_great("ave-event-ChariotDisqualified", "A5.3", chariot=chariot(event.chariot))


def _chariot_finished(event: ChariotFinished) -> Telling | None:
    return tell_great("ave-event-ChariotFinished", "A6.2", chariot=chariot(event.chariot), laurels=event.laurels)


def _chariot_stranded(event: ChariotStranded) -> Telling | None:
    return tell_great("ave-event-ChariotStranded", "A3.5", chariot=chariot(event.chariot))


def _race_ended(event: RaceEnded) -> Telling | None:
    result = [chariot(name) for name in event.result]
    return tell_turn("ave-event-RaceEnded", "A6.2", race=event.race, result=result)


def _game_ended(event: GameEnded) -> Telling | None:
    winners = [chariot(FACTIONS[seat]) for seat, place in enumerate(event.places) if place == 1]
    return tell_great("ave-prompt-over", "A6.3", reason=event.reason, winners=winners)


TELLINGS: Final[Mapping[type[Event], Teller]] = {
    RaceBegan: _race_began,
    CardDrawn: _card_drawn,
    TurnBegan: _turn_began,
    CardPlayed: _card_played,
    CardTurned: _card_turned,
    ReinsTaken: _reins_taken,
    ChariotMoved: _chariot_moved,
    TurnSkipped: _turn_skipped,
    CardDiscarded: _card_discarded,
    NeutralBlocked: _neutral_blocked,
    DenariusPaid: _denarius_paid,
    ChariotDisqualified: _chariot_disqualified,
    ChariotFinished: _chariot_finished,
    ChariotStranded: _chariot_stranded,
    RaceEnded: _race_ended,
    GameEnded: _game_ended,
}
"""What each event is told by."""
