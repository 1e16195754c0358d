"""What a viewer sees of the table, part by part.

Made by tools/make_states.py from declared.toml. Do not edit.
"""

from triumvir.contract.event import Event
from triumvir.contract.json import JSON
from triumvir.contract.position import View
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
    ReinsTaken,
    TurnBegan,
    TurnSkipped,
)
from triumvir.games.ave_caesar.rule_set import RuleSet


class ChariotView:
    def __init__(
        self,
        player: str | None,
        cell: str | None,
        crossings: int,
        state: str,
        rank: int,
        paid: bool,
        disqualified: bool,
        skipped: bool,
        hand: int,
        cards: list[int] | None,
        played: list[int],
        laurels: int,
    ) -> None:
        self.player = player
        """The side that drives it; nobody drives a neutral chariot."""
        self.cell = cell
        self.crossings = crossings
        self.state = state
        self.rank = rank
        self.paid = paid
        self.disqualified = disqualified
        self.skipped = skipped
        self.hand = hand
        self.cards = cards
        """The cards in hand, as far as the viewer may see them."""
        self.played = played
        """How often each card was played."""
        self.laurels = laurels

    def to_json(self) -> dict[str, JSON]:
        return {
            "player": self.player,
            "cell": self.cell,
            "lap": None,
            "crossings": self.crossings,
            "state": self.state,
            "rank": self.rank,
            "paid": self.paid,
            "disqualified": self.disqualified,
            "skipped": self.skipped,
            "hand": self.hand,
            "cards": None if self.cards is None else list(self.cards),
            "deck": None,
            "played": list(self.played),
            "points_left": None,
            "way_home": None,
            "to_spare": None,
            "to_lane": None,
            "laurels": self.laurels,
        }


class TableSeen(View):
    def __init__(
        self,
        viewer: str | None,
        rules: RuleSet,
        race: int,
        order: list[str],
        chariots: dict[str, ChariotView],
        turned_up: list[tuple[str, int]],
        active: str | None,
        driver: str | None,
        turned: int | None,
        halt: str | None,
        still: int,
        reason: str | None,
        places: list[int] | None,
    ) -> None:
        self.viewer = viewer
        self.rules = rules
        self.race = race
        self.order = order
        self.chariots = chariots
        self.turned_up = turned_up
        self.active = active
        self.driver = driver
        """Who drives the neutral chariot in turn; nobody when a player's own chariot is. [A7.1]"""
        self.turned = turned
        """The card with which it is driven. [A7.1]"""
        self.halt = halt
        """Why the own chariot in turn may or must skip. [A3.3, A4.4, A5.4]"""
        self.still = still
        self.reason = reason
        self.places = places

    def to_json(self) -> dict[str, JSON]:
        return {
            "viewer": self.viewer,
            "race": self.race,
            "races": None,
            "course": None,
            "direction": None,
            "lane_cells": None,
            "order": list(self.order),
            "chariots": None,
            "laurels": None,
            "turned_up": [[item[0], item[1]] for item in self.turned_up],
            "turn": self.active,
            "driver": self.driver,
            "turned": self.turned,
            "halt": self.halt,
            "still": self.still,
            "leaders": None,
            "sixes_locked": None,
            "disqualifying": None,
            "reason": self.reason,
            "places": None if self.places is None else list(self.places),
        }

    def fold(self, event: Event) -> None:
        """Bring the view up to date with an event as its viewer saw it."""
        if isinstance(event, RaceBegan):
            self.on_race_began(event)
        elif isinstance(event, TurnBegan):
            self.active = event.chariot
            self.halt = event.halt
            self.driver = None
            self.turned = None
        elif isinstance(event, CardDrawn):
            self.on_card_drawn(event)
        elif isinstance(event, CardPlayed):
            self.on_card_played(event)
        elif isinstance(event, CardTurned):
            self.on_card_turned(event)
        elif isinstance(event, ReinsTaken):
            self.active = event.chariot
            self.driver = event.player
            self.turned = event.card
            self.halt = None
        elif isinstance(event, ChariotMoved):
            self.on_chariot_moved(event)
        elif isinstance(event, TurnSkipped):
            self.still += 1
            self.chariots[event.chariot].skipped = True
        elif isinstance(event, (CardDiscarded, NeutralBlocked)):
            self.still += 1
        elif isinstance(event, DenariusPaid):
            self.chariots[event.chariot].paid = True
        elif isinstance(event, ChariotDisqualified):
            self.chariots[event.chariot].disqualified = True
        elif isinstance(event, ChariotFinished):
            self.on_chariot_finished(event)
        elif isinstance(event, ChariotStranded):
            self.on_chariot_stranded(event)
        elif isinstance(event, GameEnded):
            self.active = None
            self.halt = None
            self.reason = event.reason
            self.places = list(event.places)

    def on_race_began(self, event: RaceBegan) -> None:
        """By hand, in `view.py`."""

    def on_card_drawn(self, event: CardDrawn) -> None:
        """By hand, in `view.py`."""

    def on_card_played(self, event: CardPlayed) -> None:
        """By hand, in `view.py`."""

    def on_card_turned(self, event: CardTurned) -> None:
        """By hand, in `view.py`."""

    def on_chariot_moved(self, event: ChariotMoved) -> None:
        """By hand, in `view.py`."""

    def on_chariot_finished(self, event: ChariotFinished) -> None:
        """By hand, in `view.py`."""

    def on_chariot_stranded(self, event: ChariotStranded) -> None:
        """By hand, in `view.py`."""
