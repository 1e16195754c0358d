"""How each chariot stands: lap, denarius, the way home, cards left, hand; and the tournament around the race."""

from collections.abc import Sequence

from triumvir.games.ave_caesar import track
from triumvir.games.ave_caesar.box import COPIES, FACTIONS
from triumvir.games.ave_caesar.seen import ChariotView
from triumvir.games.ave_caesar.track import Track
from triumvir.games.ave_caesar.view import TableView
from triumvir.terminal.tables.ave_caesar.outlook import Outlook
from triumvir.terminal.tables.ave_caesar.words import chariot_name, letter
from triumvir.terminal.texts.ave_caesar import DIRECTIONS, LABELS


def lap_words(chariot: ChariotView) -> str:
    if chariot.state != "racing":
        return LABELS[chariot.state]
    return LABELS["lap"].format(lap=chariot.crossings) if chariot.crossings else LABELS["start"]


def denarius_words(chariot: ChariotView) -> str:
    if chariot.player is None:
        return LABELS["neutral"]
    if chariot.disqualified:
        return LABELS["disqualified"]
    return LABELS["paid" if chariot.paid else "to_pay"]


def spare_words(outlook: Outlook) -> str:
    """The points to spare, as long as there is a way home that pays."""
    if outlook.misses_lane:
        return LABELS["lane_missed"]
    if outlook.to_spare < 0:
        return LABELS["too_short"].format(points=-outlook.to_spare)
    return LABELS["to_spare"].format(points=outlook.to_spare)


def lead_words(view: TableView, name: str) -> str:
    """Whether a chariot leads, alone or tied. [A4.1, A4.2]"""
    leaders = view.leaders()
    if name not in leaders:
        return ""
    return LABELS["leads" if len(leaders) == 1 else "leads_tied"]


def cards_left(chariot: ChariotView) -> list[int]:
    """How many of each card are not played yet, in hand or deck: everybody has seen the others."""
    return [COPIES - played for played in chariot.played]


def player_of(chariot: ChariotView, players: Sequence[str]) -> str:
    """Who drives it, in words."""
    if chariot.player is None:
        return LABELS["neutral"]
    return players[FACTIONS.index(chariot.player)] if players else ""


# ---- the race and the tournament -----------------------------------------------------------------------------


def race_words(view: TableView) -> str:
    words = {"race": view.race, "races": view.choices.races}
    return LABELS["race"].format(**words, **_course_words(view.track()))


def _course_words(on: Track) -> dict[str, str]:
    return {"course": on.course.name, "direction": DIRECTIONS[track.DIRECTIONS[on.direction]]}


def status_words(view: TableView) -> str:
    if view.active is None:
        return LABELS["over"]
    return LABELS["turn"].format(chariot=chariot_name(view.active))


def next_words(view: TableView) -> str:
    """The order of turns after the present one, whatever the race order. [A3.1]"""
    if view.active is None:
        return ""
    place = view.order.index(view.active)
    following = [name for name in view.order[place + 1 :] + view.order[:place] if view.chariots[name].cell]
    names = ", ".join(chariot_name(name) for name in following) or LABELS["nobody"]
    return LABELS["next"].format(chariots=names)


def laurels_words(view: TableView) -> str:
    """A player's laurels add up; with one chariot each the list of chariots says it. [A7.2]"""
    if view.choices.driven == view.choices.players:
        return ""
    won: dict[str, int] = {}
    for chariot in view.chariots.values():
        if chariot.player is not None:
            won[chariot.player] = won.get(chariot.player, 0) + chariot.laurels
    return LABELS["standing"].format(laurels=", ".join(f"{letter(name)} {won[name]}" for name in won))


def to_come_words(view: TableView) -> str:
    """The races that follow. [A2.4]"""
    following = [_course_words(on) for on in view.choices.tracks[view.race :]]
    races = ", ".join(f"{words['course']} {words['direction']}" for words in following)
    return LABELS["to_come"].format(races=races) if races else ""


def turned_up_words(view: TableView) -> str:
    """The cards turned up for the first start. [A2.1]"""
    cards = " ".join(f"{letter(name)}{card}" for name, card in view.turned_up)
    return LABELS["turned_up"].format(cards=cards) if cards else ""
