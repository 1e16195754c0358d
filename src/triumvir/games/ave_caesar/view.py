"""What one viewer may know of the table, built field by field, and kept current by folding events."""

from mypy_extensions import i64

from triumvir.contract.event import Event
from triumvir.contract.json import JSON
from triumvir.contract.position import View
from triumvir.games.ave_caesar.box import (
    CROSSINGS,
    DECK,
    DECK_POINTS,
    FACTIONS,
    N_CARDS,
    NONE,
    SECOND_LAP,
)
from triumvir.games.ave_caesar.choices import Choices
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
    TurnBegan,
    TurnSkipped,
)
from triumvir.games.ave_caesar.race import end_reason, places
from triumvir.games.ave_caesar.setup import TURNED_UP_STEP
from triumvir.games.ave_caesar.table import STATES, Table, is_neutral, played
from triumvir.games.ave_caesar.track import DIRECTIONS, Track, reach, way_home


class ChariotView:
    def __init__(
        self,
        player: str | None,
        cell: str | None,
        crossings: int = 0,
        state: str = "racing",
        rank: int = 0,
        paid: bool = False,
        disqualified: bool = False,
        skipped: bool = False,
        hand: int = 0,
        cards: list[int] | None = None,
        played: list[int] | None = None,
        laurels: int = 0,
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
        self.laurels = laurels

    def played_counts(self) -> list[int]:
        return self.played or [0] * N_CARDS

    def points_left(self) -> int:
        """The points of all cards not played yet: everybody has seen the others."""
        return DECK_POINTS - sum((card + 1) * count for card, count in enumerate(self.played_counts()))

    def must_stop(self) -> bool:
        """Whether the denarius is still to be paid. [A5.1]"""
        return self.player is not None and not self.paid and not self.disqualified

    def leave(self, state: str, rank: int) -> None:
        self.cell = None
        self.state = state
        self.rank = rank
        self.hand = 0
        self.cards = None if self.cards is None else []


class TableView(View):
    def __init__(
        self,
        viewer: str | None,
        choices: Choices,
        race: int,
        order: list[str],
        chariots: dict[str, ChariotView],
        turned_up: list[tuple[str, int]],
        active: str | None,
        still: int,
        reason: str | None = None,
        places: list[int] | None = None,
    ) -> None:
        self.viewer = viewer
        self.choices = choices
        self.race = race
        self.order = order
        self.chariots = chariots
        self.turned_up = turned_up
        self.active = active
        self.still = still
        self.reason = reason
        self.places = places

    # ---- what follows from the fields ----

    def track(self) -> Track:
        return self.choices.tracks[self.race - 1]

    def progress(self, name: str) -> int:
        """Laps and printed lines, as the lead is judged. [A4.1]"""
        chariot = self.chariots[name]
        track = self.track()
        return (chariot.crossings - 1) * int(track.length) + int(track.position[self.cell_number(name)])

    def cell_number(self, name: str) -> int:
        return self.track().numbers[self.chariots[name].cell or ""]

    def leaders(self) -> list[str]:
        racing = [name for name, chariot in self.chariots.items() if chariot.cell is not None]
        progress = {name: self.progress(name) for name in racing}
        most = max(progress.values(), default=0)
        return [name for name in racing if progress[name] == most]

    def sixes_locked(self) -> list[str]:
        """Leaders that may not play a six, or only with nothing else in hand. [A4.1, A4.3, A4.6a, A4.7]"""
        racing = [name for name, chariot in self.chariots.items() if chariot.cell is not None]
        is_freed = self.choices.sixes_free_after_finish and any(c.state == "home" for c in self.chariots.values())
        if len(racing) < 2 or is_freed:
            return []
        return [name for name in self.leaders() if name != self.order[0] or any(self.chariots[name].played_counts())]

    def disqualifying_cells(self) -> list[str]:
        """Where the chariot in turn would begin the third lap unpaid. [A5.3, A5.4]"""
        chariot = self.chariots[self.active] if self.active is not None else None
        if self.active is None or chariot is None or chariot.crossings != SECOND_LAP or chariot.paid:
            return []
        track, here = self.track(), self.cell_number(self.active)
        cells = {cell for card in range(1, N_CARDS + 1) for cell in reach(track, here, card)}
        beyond = [c for c in sorted(cells) if track.position[c] < track.position[here] and not track.in_lane[c]]
        return [track.names[cell] for cell in beyond]

    def to_json(self) -> dict[str, JSON]:
        track = self.track()
        return {
            "viewer": self.viewer,
            "race": self.race,
            "races": self.choices.races,
            "course": track.course.name,
            "direction": DIRECTIONS[track.direction],
            "lane_cells": len(track.course.lane),
            "order": list(self.order),
            "chariots": {name: self._chariot_json(name) for name in self.chariots},
            "laurels": self._laurels(),
            "turned_up": [list(card) for card in self.turned_up],
            "turn": self.active,
            "still": self.still,
            "leaders": list(self.leaders()),
            "sixes_locked": list(self.sixes_locked()),
            "disqualifying": list(self.disqualifying_cells()),
            "reason": self.reason,
            "places": None if self.places is None else list(self.places),
        }

    def _chariot_json(self, name: str) -> JSON:
        chariot = self.chariots[name]
        home = self._way_home(name)
        return {
            "player": chariot.player,
            "cell": chariot.cell,
            "lap": min(chariot.crossings, CROSSINGS - 1),
            "crossings": chariot.crossings,
            "state": chariot.state,
            "rank": chariot.rank,
            "paid": chariot.paid,
            "disqualified": chariot.disqualified,
            "skipped": chariot.skipped,
            "hand": chariot.hand,
            "cards": None if chariot.cards is None else list(chariot.cards),
            "deck": DECK - chariot.hand - sum(chariot.played_counts()),
            "played": list(chariot.played_counts()),
            "points_left": chariot.points_left(),
            "way_home": home,
            "to_spare": None if home is None else chariot.points_left() - home,
            "to_lane": self._way_to_lane(name),
            "laurels": chariot.laurels,
        }

    def _way_home(self, name: str) -> int | None:
        """The shortest way home, stop included. [A5.1]"""
        chariot = self.chariots[name]
        if chariot.cell is None:
            return None
        return way_home(self.track(), self.cell_number(name), chariot.crossings, chariot.must_stop())

    def _way_to_lane(self, name: str) -> int | None:
        """The fewest cells to the imperial lane, for who has yet to stop there. [A5.1]"""
        chariot = self.chariots[name]
        if chariot.cell is None or not chariot.must_stop():
            return None
        return int(self.track().to_lane[self.cell_number(name)])

    def _laurels(self) -> dict[str, JSON]:
        """A player's points add up. [A7.2]"""
        laurels: dict[str, JSON] = {}
        for player in FACTIONS[: self.choices.players]:
            laurels[player] = sum(c.laurels for c in self.chariots.values() if c.player == player)
        return laurels

    # ---- folding ----

    def fold(self, event: Event) -> None:
        """Bring the view up to date with an event as its viewer saw it."""
        if isinstance(event, RaceBegan):
            self._begin_race(event)
        elif isinstance(event, TurnBegan):
            self.active = event.chariot
        elif isinstance(event, CardDrawn):
            self._draw(event)
        elif isinstance(event, CardPlayed):
            self._play(event)
        elif isinstance(event, CardTurned):
            self._count(self.chariots[event.chariot], event.card)
        elif isinstance(event, ChariotMoved):
            self._move(event)
        elif isinstance(event, TurnSkipped):
            self.still += 1
            self.chariots[event.chariot].skipped = True
        elif isinstance(event, (CardDiscarded, NeutralBlocked)):
            self.still += 1
        elif isinstance(event, DenariusPaid):
            self.chariots[event.chariot].paid = True
        elif isinstance(event, ChariotDisqualified):
            self.chariots[event.chariot].disqualified = True
        else:
            self._fold_end(event)

    def _fold_end(self, event: Event) -> None:
        if isinstance(event, ChariotFinished):
            chariot = self.chariots[event.chariot]
            chariot.leave("home", 1 + self._count_state("home"))
            chariot.crossings = CROSSINGS
            chariot.laurels += event.laurels
            self.still = 0
        elif isinstance(event, ChariotStranded):
            self.chariots[event.chariot].leave("stranded", 1 + self._count_state("stranded"))
        elif isinstance(event, GameEnded):
            self.active = None
            self.reason = event.reason
            self.places = list(event.places)

    def _count_state(self, state: str) -> int:
        return sum(1 for chariot in self.chariots.values() if chariot.state == state)

    def _begin_race(self, event: RaceBegan) -> None:
        self.race = event.race
        self.order = list(event.order)
        self.turned_up = []
        self.still = 0
        for name, cell in zip(event.order, event.cells, strict=True):
            old = self.chariots[name]
            cards: list[int] | None = [] if old.player is not None and old.player == self.viewer else None
            self.chariots[name] = ChariotView(old.player, cell, cards=cards, laurels=old.laurels)

    def _draw(self, event: CardDrawn) -> None:
        chariot = self.chariots[event.chariot]
        chariot.hand += 1
        if chariot.cards is not None and event.card is not None:
            chariot.cards = sorted([*chariot.cards, event.card])

    def _play(self, event: CardPlayed) -> None:
        chariot = self.chariots[event.chariot]
        chariot.hand -= 1
        chariot.skipped = False
        self._count(chariot, event.card)
        if chariot.cards is not None:
            chariot.cards.remove(event.card)

    def _count(self, chariot: ChariotView, card: int) -> None:
        counts = chariot.played_counts()
        counts[card - 1] += 1
        chariot.played = counts

    def _move(self, event: ChariotMoved) -> None:
        chariot = self.chariots[event.chariot]
        chariot.cell = event.to
        chariot.crossings += int(event.crossed)
        self.still = 0


# ---- building ------------------------------------------------------------------------------------------------


def view_of(t: Table, viewer: i64) -> TableView:
    """The table as a seat or a spectator may know it."""
    choices = t.choices
    is_over = t.active == NONE
    return TableView(
        viewer=FACTIONS[viewer] if viewer >= 0 else None,
        choices=choices,
        race=int(t.race) + 1,
        order=[FACTIONS[t.order[place]] for place in range(choices.chariots)],
        chariots={name: _chariot(t, chariot, viewer) for chariot, name in enumerate(choices.names())},
        turned_up=[_turned(int(t.turned_up[i])) for i in range(len(t.turned_up))],
        active=None if is_over else FACTIONS[t.active],
        still=int(t.still),
        reason=end_reason(t) if is_over else None,
        places=list(places(t)) if is_over else None,
    )


def _turned(packed: int) -> tuple[str, int]:
    return FACTIONS[packed // TURNED_UP_STEP], packed % TURNED_UP_STEP


def _chariot(t: Table, chariot: int, viewer: i64) -> ChariotView:
    owner = t.choices.owner(chariot)
    return ChariotView(
        player=None if is_neutral(t, chariot) else FACTIONS[owner],
        cell=None if t.at[chariot] == NONE else t.track.names[t.at[chariot]],
        crossings=int(t.crossings[chariot]),
        state=STATES[t.state[chariot]],
        rank=int(t.rank[chariot]),
        paid=t.paid[chariot] == 1,
        disqualified=t.disqualified[chariot] == 1,
        skipped=t.skipped[chariot] == 1,
        hand=int(t.hand_size[chariot]),
        cards=_cards(t, chariot) if owner == viewer and not is_neutral(t, chariot) else None,
        played=[int(played(t, chariot, card)) for card in range(N_CARDS)],
        laurels=int(t.laurels[chariot]),
    )


def _cards(t: Table, chariot: int) -> list[int]:
    """A player sees the hands of the own chariots, and no others. [A1.1, A7.2]"""
    return [card + 1 for card in range(N_CARDS) for _ in range(t.hand[chariot * N_CARDS + card])]
