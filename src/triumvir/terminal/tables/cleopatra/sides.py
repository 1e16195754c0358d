"""The two sides of the table: hand, reserves, bonus card, tickets, points, and what only their owner sees."""

from rich.text import Text

from triumvir.games.cleopatra.box import SIDES
from triumvir.games.cleopatra.seen import SideView
from triumvir.games.cleopatra.view import TableView, surely_held
from triumvir.terminal.colours import GOLD, PARCHMENT, STONE
from triumvir.terminal.language import say
from triumvir.terminal.tables.cleopatra.words import chip, group_name, ink, short_card, side_name
from triumvir.terminal.tables.table import Scene


def side_lines(view: TableView, scene: Scene, name: str, is_short: bool) -> list[Text]:
    """Who sits there with what in hand; what lies ready; and for the owner the order of the action reserve."""
    lines = [_heading(view, scene, name, is_short), _ready(view, name, is_short)]
    return [*lines, *_for_the_owner(view, name, is_short)]


def is_asked(view: TableView, name: str) -> bool:
    if view.phase == "set_up":
        return name == view.viewer
    return view.phase != "over" and view.asked == name


def _heading(view: TableView, scene: Scene, name: str, is_short: bool) -> Text:
    text = Text("▶" if is_asked(view, name) else " ", style=GOLD, no_wrap=True, overflow="ellipsis")
    text.append(f" {side_name(name).upper()} ", chip(name))
    if scene.players:
        text.append(f" {scene.players[SIDES.index(name)]}", STONE)
    text.append(f"  {say('terminal-cleo-hand')} ", STONE)
    return text.append_text(_hand(view.sides[name], name, is_short))


def _hand(side: SideView, name: str, is_short: bool) -> Text:
    if side.hand is None:
        return _other_hand(side, name, is_short)
    text = Text()
    for card in side.hand:
        text.append(f" {short_card(card)} ", chip(name))
        text.append(" ")
    return text if side.hand else Text(say("terminal-cleo-hand-empty"), style=STONE)


def _other_hand(side: SideView, name: str, is_short: bool) -> Text:
    """Backs tell influence from action cards; a Spy, and the rules, tell more."""
    text = Text("▒" * side.hand_size or say("terminal-cleo-hand-empty"), style=ink(name))
    if side.influence_in_hand is not None and side.hand_size:
        backs = {"influence": side.influence_in_hand, "action": side.hand_size - side.influence_in_hand}
        words = f"{backs['influence']}+{backs['action']}" if is_short else say("terminal-cleo-backs", **backs)
        text.append(f" {words}", PARCHMENT)
    known = surely_held(side)
    if known:
        text.append(" · " + say("terminal-cleo-known", cards=" ".join(short_card(card) for card in known)), GOLD)
    return text


def _ready(view: TableView, name: str, is_short: bool) -> Text:
    side = view.sides[name]
    words = [say("terminal-cleo-reserves-short" if is_short else "terminal-cleo-reserves", **side.reserves)]
    words.append(_bonus(view, side))
    if any(other.tickets for other in view.sides.values()):
        words.append(say("terminal-cleo-tickets", count=side.tickets))
    words.append(say("terminal-cleo-points", points=str(view.score(name)["total"])))
    return Text("   " + " · ".join(words), style=PARCHMENT, no_wrap=True)


def _bonus(view: TableView, side: SideView) -> str:
    """Hidden, except one's own; before the action reserves are in order nobody has a bonus card. [K4, KR31]"""
    if side.bonus is not None:
        return say("terminal-cleo-bonus", group=group_name(side.bonus))
    is_to_come = any(one.hand is not None and one.bonus is None for one in view.sides.values())
    return say("terminal-cleo-bonus-to-come" if is_to_come else "terminal-cleo-bonus-hidden")


# ---- for the owner's eyes ------------------------------------------------------------------------------------


def _for_the_owner(view: TableView, name: str, is_short: bool) -> list[Text]:
    """A reminder of the own action reserve and of the cards put away. [K6, KR17]"""
    side = view.sides[name]
    parts = []
    if side.order:
        parts.append(_named("terminal-cleo-order-short" if is_short else "terminal-cleo-order", side.order))
    if side.put_away:
        parts.append(_named("terminal-cleo-put-away", side.put_away))
    if view.active == name and view.aside.undecided:
        parts.append(_named("terminal-cleo-laying-out", view.aside.undecided))
    return [Text("   " + " · ".join(parts), style=STONE, no_wrap=True, overflow="ellipsis")] if parts else []


def _named(label: str, cards: list[str]) -> str:
    return f"{say(label)} {' '.join(short_card(card) for card in cards)}"
