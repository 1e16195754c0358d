"""How each chariot stands: lap, denarius, the way home, cards left, hand; and the tournament around the race."""

from collections.abc import Sequence

from triumvir.games.ave_caesar import story
from triumvir.games.ave_caesar.box import COPIES, FACTIONS
from triumvir.games.ave_caesar.seen import ChariotView
from triumvir.games.ave_caesar.track import DIRECTIONS, Track
from triumvir.games.ave_caesar.view import TableView
from triumvir.terminal.language import say, tell
from triumvir.terminal.tables.ave_caesar.outlook import Outlook
from triumvir.terminal.tables.ave_caesar.words import chariot_name, letter


def lap_words(chariot: ChariotView) -> str:
    if chariot.state != "racing":
        return say("terminal-ave-home" if chariot.state == "home" else f"ave-state-{chariot.state}")
    return say("terminal-ave-lap", lap=chariot.crossings) if chariot.crossings else say("terminal-ave-start")


def denarius_words(chariot: ChariotView) -> str:
    if chariot.player is None:
        return say("ave-neutral")
    if chariot.disqualified:
        return say("terminal-ave-disqualified")
    return say("terminal-ave-paid" if chariot.paid else "terminal-ave-to-pay")


def spare_words(outlook: Outlook) -> str:
    """The points to spare, as long as there is a way home that pays."""
    if outlook.misses_lane:
        return say("ave-no-way")
    if outlook.to_spare < 0:
        return say("terminal-ave-too-short", points=-outlook.to_spare)
    return say("ave-spare", points=outlook.to_spare)


def lead_words(view: TableView, name: str) -> str:
    """Whether a chariot leads, alone or tied. [A4.1, A4.2]"""
    leaders = view.leaders()
    if name not in leaders:
        return ""
    return say("ave-leads" if len(leaders) == 1 else "terminal-ave-leads-tied")


def cards_left(chariot: ChariotView) -> list[int]:
    """How many of each card are not played yet, in hand or deck: everybody has seen the others."""
    return [COPIES - played for played in chariot.played]


def player_of(chariot: ChariotView, players: Sequence[str]) -> str:
    """Who drives it, in words."""
    if chariot.player is None:
        return say("ave-neutral")
    return players[FACTIONS.index(chariot.player)] if players else ""


# ---- the race and the tournament -----------------------------------------------------------------------------


def race_words(view: TableView) -> str:
    course = _course_words(view.track())
    return say("terminal-ave-race", race=view.race, races=view.rules.races, **course)


def _course_words(on: Track) -> dict[str, str]:
    return {"course": tell(story.course(on.course.name)), "direction": tell(story.direction(DIRECTIONS[on.direction]))}


def status_words(view: TableView) -> str:
    if view.active is None:
        return say("terminal-ave-over")
    if view.driver is not None:
        return say("terminal-ave-driven", player=chariot_name(view.driver), chariot=chariot_name(view.active))
    return say("terminal-ave-turn", chariot=chariot_name(view.active))


def next_words(view: TableView) -> str:
    """The order of turns after the present one, whatever the race order. [A3.1]"""
    if view.active is None:
        return ""
    place = view.order.index(view.active)
    following = [name for name in view.order[place + 1 :] + view.order[:place] if view.chariots[name].cell]
    names = ", ".join(chariot_name(name) for name in following) or say("terminal-ave-nobody")
    return say("terminal-ave-next", chariots=names)


def laurels_words(view: TableView) -> str:
    """A player's laurels add up; with one chariot each the list of chariots says it. [A7.2]"""
    if view.rules.driven == view.rules.players:
        return ""
    won: dict[str, int] = {}
    for chariot in view.chariots.values():
        if chariot.player is not None:
            won[chariot.player] = won.get(chariot.player, 0) + chariot.laurels
    return say("terminal-ave-standing", laurels=", ".join(f"{letter(name)} {won[name]}" for name in won))


def to_come_words(view: TableView) -> str:
    """The races that follow. [A2.4]"""
    following = [say("terminal-ave-to-come-race", **_course_words(on)) for on in view.rules.tracks[view.race :]]
    races = "; ".join(following)
    return say("terminal-ave-to-come", races=races) if races else ""


def turned_up_words(view: TableView) -> str:
    """The cards turned up for the first start. [A2.1]"""
    cards = " ".join(f"{letter(name)}{card}" for name, card in view.turned_up)
    return say("terminal-ave-turned-up", cards=cards) if cards else ""
