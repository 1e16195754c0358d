"""What is told of each event: its sentence by its id in the catalogues, the rule behind it, the words in it."""

from collections.abc import Mapping
from typing import Final

from triumvir.contract.event import Event, Teller
from triumvir.contract.telling import Phrase, Telling, Value, phrase, tell, tell_great, tell_turn
from triumvir.games.caesar.events import (
    Asked,
    BagEmpty,
    BankDrawn,
    BankLeft,
    BonusDeclined,
    BonusDiscarded,
    BonusKept,
    BonusUsed,
    BorderMarked,
    CenturionTaken,
    CrassusAimed,
    CrassusSkipped,
    DrawPutOff,
    DrawSkipped,
    GameEnded,
    MarkerRemoved,
    MarkerTurned,
    Passed,
    ProvinceClosed,
    ProvinceHeld,
    ProvinceTied,
    SenateKept,
    StackEmpty,
    TileTurned,
    TokenDrawn,
    TokenPlaced,
    TokenReturned,
    TokenTurned,
    TurnBegan,
)
from triumvir.games.caesar.tokens import face_of, is_centurion

BONUS_RULES: Final = {
    "tactics": "C5.1",
    "wealth": "C5.2",
    "might": "C5.3",
    "senate": "C5.4",
    "poison": "C5.5",
    "centurion": "C5.6",
}
END_RULES: Final = {"markers": "C6.1", "markers_removed": "C8.9", "stuck": "C3.1", "standstill": "C3.1"}


def side(name: str) -> Phrase:
    return phrase(f"caesar-side-{name}")


def province(name: str) -> Phrase:
    return phrase(f"caesar-province-{name}")


def bonus(name: str) -> Phrase:
    return phrase(f"caesar-bonus-{name}")


def symbol(name: str) -> Phrase:
    return phrase(f"caesar-symbol-{name}")


def token(name: str) -> Phrase:
    """A token is named by its symbol and its two values: `sword51`."""
    face = face_of(name)
    centurion = "yes" if is_centurion(name) else "no"
    return phrase("caesar-token", centurion=centurion, symbol=symbol(face.symbols), high=face.high, low=face.low)


def ends_of(space_name: str) -> tuple[str, str]:
    """The two provinces of a border space."""
    first, second = space_name.split("-")
    return first, second


def space(name: str) -> Phrase:
    first, second = ends_of(name)
    return phrase("caesar-space", first=province(first), second=province(second))


# ---- what is told of each event ------------------------------------------------------------------------------


def _turn_began(event: TurnBegan) -> Telling | None:
    if event.extra:
        return tell_turn("caesar-event-TurnBegan-extra", "C5.1", side=side(event.side))
    return tell_turn("caesar-event-TurnBegan", "C2.3", side=side(event.side))


def _asked(event: Asked) -> Telling | None:
    """Questions are told by the prompt."""
    return None


def _token_placed(event: TokenPlaced) -> Telling | None:
    first, second = [province(end) for end in ends_of(event.space)]
    if event.token is None:
        return tell("caesar-event-TokenPlaced-unknown", "C7.4", side=side(event.side), first=first, second=second)
    values: dict[str, Value] = {
        "side": side(event.side),
        "token": token(event.token),
        "first": first,
        "second": second,
    }
    if event.face == "hidden":
        return tell("caesar-event-TokenPlaced-hidden", "C7.4", **values)
    one, two = event.toward
    return tell("caesar-event-TokenPlaced", "C3.2", one=one, two=two, **values)


def _passed(event: Passed) -> Telling | None:
    return tell("caesar-event-Passed", "C3.1", side=side(event.side))


def _bank_drawn(event: BankDrawn) -> Telling | None:
    return tell("caesar-event-BankDrawn", "C7.4", side=side(event.side), bonus=bonus(event.bonus))


def _bank_left(event: BankLeft) -> Telling | None:
    return tell("caesar-event-BankLeft", "C7.4", side=side(event.side))


def _province_closed(event: ProvinceClosed) -> Telling | None:
    return tell_great(
        "caesar-event-ProvinceClosed",
        "C4.1",
        province=province(event.province),
        side=side(event.side),
        bonus=bonus(event.bonus),
        caesar=event.caesar,
        pompey=event.pompey,
    )


def _province_held(event: ProvinceHeld) -> Telling | None:
    rule = "C4.3" if event.markers > 1 else "C4.2"
    words = province(event.province)
    return tell("caesar-event-ProvinceHeld", rule, province=words, side=side(event.side), markers=event.markers)


def _province_tied(event: ProvinceTied) -> Telling | None:
    return tell("caesar-event-ProvinceTied", "C4.2", province=province(event.province))


def _border_marked(event: BorderMarked) -> Telling | None:
    return tell("caesar-event-BorderMarked", "C4.4", side=side(event.side), space=space(event.space))


def _bonus_kept(event: BonusKept) -> Telling | None:
    """Told when its province was closed."""
    return None


def _senate_kept(event: SenateKept) -> Telling | None:
    return tell("caesar-event-SenateKept", "C5.4", side=side(event.side), markers=event.markers)


def _bonus_used(event: BonusUsed) -> Telling | None:
    return tell("caesar-event-BonusUsed", BONUS_RULES[event.bonus], side=side(event.side), bonus=bonus(event.bonus))


def _bonus_declined(event: BonusDeclined) -> Telling | None:
    return tell("caesar-event-BonusDeclined", "C5.7", side=side(event.side), bonus=bonus(event.bonus))


def _bonus_discarded(event: BonusDiscarded) -> Telling | None:
    return tell("caesar-event-BonusDiscarded", "C8.6", side=side(event.side), bonus=bonus(event.bonus))


def _marker_removed(event: MarkerRemoved) -> Telling | None:
    return tell("caesar-event-MarkerRemoved", "C8.6", side=side(event.side))


def _token_turned(event: TokenTurned) -> Telling | None:
    return tell("caesar-event-TokenTurned", "C5.3", space=space(event.space))


def _marker_turned(event: MarkerTurned) -> Telling | None:
    return tell("caesar-event-MarkerTurned", "C5.3", province=province(event.province))


def _token_drawn(event: TokenDrawn) -> Telling | None:
    if event.token is None:
        return tell("caesar-event-TokenDrawn-unknown", "C3.4", side=side(event.side))
    return tell("caesar-event-TokenDrawn", "C3.4", side=side(event.side), token=token(event.token))


def _bag_empty(event: BagEmpty) -> Telling | None:
    return tell("caesar-event-BagEmpty", "C3.4", side=side(event.side))


def _token_returned(event: TokenReturned) -> Telling | None:
    rule = "C5.5" if event.place is None else "C8.4"
    return tell("caesar-event-TokenReturned", rule, side=side(event.side), token=token(event.token))


def _draw_put_off(event: DrawPutOff) -> Telling | None:
    return tell("caesar-event-DrawPutOff", "C5.2", side=side(event.side))


def _draw_skipped(event: DrawSkipped) -> Telling | None:
    return tell("caesar-event-DrawSkipped", "C5.6", side=side(event.side))


def _centurion_taken(event: CenturionTaken) -> Telling | None:
    return tell("caesar-event-CenturionTaken", "C5.6", side=side(event.side), token=token(event.token))


def _tile_turned(event: TileTurned) -> Telling | None:
    name = "caesar-event-TileTurned-shuffled" if event.shuffled else "caesar-event-TileTurned"
    return tell_turn(name, "C8.2", tile=event.tile)


def _stack_empty(event: StackEmpty) -> Telling | None:
    return tell("caesar-event-StackEmpty", "C8.4")


def _crassus_aimed(event: CrassusAimed) -> Telling | None:
    return tell(f"caesar-aim-{event.item}", "C8.7", province=province(event.province))


def _crassus_skipped(event: CrassusSkipped) -> Telling | None:
    return tell("caesar-event-CrassusSkipped", "C8.9", command=event.command)


def _game_ended(event: GameEnded) -> Telling | None:
    return tell_great("caesar-prompt-over", END_RULES[event.reason], side=side(event.winner), reason=event.reason)


TELLINGS: Final[Mapping[type[Event], Teller]] = {
    TurnBegan: _turn_began,
    Asked: _asked,
    TokenPlaced: _token_placed,
    Passed: _passed,
    BankDrawn: _bank_drawn,
    BankLeft: _bank_left,
    ProvinceClosed: _province_closed,
    ProvinceHeld: _province_held,
    ProvinceTied: _province_tied,
    BorderMarked: _border_marked,
    BonusKept: _bonus_kept,
    SenateKept: _senate_kept,
    BonusUsed: _bonus_used,
    BonusDeclined: _bonus_declined,
    BonusDiscarded: _bonus_discarded,
    MarkerRemoved: _marker_removed,
    TokenTurned: _token_turned,
    MarkerTurned: _marker_turned,
    TokenDrawn: _token_drawn,
    BagEmpty: _bag_empty,
    TokenReturned: _token_returned,
    DrawPutOff: _draw_put_off,
    CenturionTaken: _centurion_taken,
    DrawSkipped: _draw_skipped,
    TileTurned: _tile_turned,
    StackEmpty: _stack_empty,
    CrassusAimed: _crassus_aimed,
    CrassusSkipped: _crassus_skipped,
    GameEnded: _game_ended,
}
"""What each event is told by."""
