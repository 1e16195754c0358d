"""The table as one viewer knows it, kept current by folding events over it. `sight.py` builds it."""

from triumvir.contract.json import JSON
from triumvir.games.ave_caesar.box import (
    CROSSINGS,
    DECK,
    DECK_POINTS,
    FACTIONS,
    N_CARDS,
    SECOND_LAP,
)
from triumvir.games.ave_caesar.events import (
    CardDrawn,
    CardPlayed,
    CardTurned,
    ChariotFinished,
    ChariotMoved,
    ChariotStranded,
    RaceBegan,
)
from triumvir.games.ave_caesar.lead import still_without
from triumvir.games.ave_caesar.seen import ChariotView, TableSeen
from triumvir.games.ave_caesar.track import DIRECTIONS, Track, reach, way_home


class TableView(TableSeen):
    """The table as one viewer knows it."""

    # ---- what follows from the fields ----

    def track(self) -> Track:
        return self.rules.tracks[self.race - 1]

    def progress(self, name: str) -> int:
        """Laps and printed lines, as the lead is judged. [A4.1]"""
        chariot = self.chariots[name]
        track = self.track()
        return (chariot.crossings - 1) * int(track.length) + int(track.position[self.cell_number(name)])

    def cell_number(self, name: str) -> int:
        return self.track().numbers[self.chariots[name].cell or ""]

    def racing(self) -> list[str]:
        return [name for name, chariot in self.chariots.items() if chariot.cell is not None]

    def leaders(self) -> list[str]:
        racing = self.racing()
        progress = {name: self.progress(name) for name in racing}
        most = max(progress.values(), default=0)
        return [name for name in racing if progress[name] == most]

    def sixes_locked(self) -> list[str]:
        """Leaders that may not play a six, or only with nothing else in hand. [A4.1, A4.3, A4.6a, A4.7]"""
        is_freed = self.rules.sixes_free_after_finish and any(c.state == "home" for c in self.chariots.values())
        if len(self.racing()) < 2 or is_freed:
            return []
        return [name for name in self.leaders() if name != self.order[0] or any(self.chariots[name].played)]

    def disqualifying_cells(self) -> list[str]:
        """Where the chariot in turn would begin the third lap unpaid. [A5.3, A5.4]"""
        chariot = self.chariots[self.active] if self.active is not None else None
        if self.active is None or chariot is None or chariot.crossings != SECOND_LAP or not must_stop(chariot):
            return []
        track, here = self.track(), self.cell_number(self.active)
        cells = {cell for card in range(1, N_CARDS + 1) for cell in reach(track, here, card)}
        beyond = [c for c in sorted(cells) if track.position[c] < track.position[here] and not track.in_lane[c]]
        return [track.names[cell] for cell in beyond]

    def to_json(self) -> dict[str, JSON]:
        fields = super().to_json()
        track = self.track()
        fields["races"] = self.rules.races
        fields["course"] = track.course.name
        fields["direction"] = DIRECTIONS[track.direction]
        fields["lane_cells"] = len(track.course.lane)
        fields["chariots"] = {name: self._chariot_json(name) for name in self.chariots}
        fields["laurels"] = self._laurels()
        fields["leaders"] = list(self.leaders())
        fields["sixes_locked"] = list(self.sixes_locked())
        fields["disqualifying"] = list(self.disqualifying_cells())
        return fields

    def _chariot_json(self, name: str) -> JSON:
        chariot = self.chariots[name]
        points, home = points_left(chariot), self._way_home(name)
        fields = chariot.to_json()
        fields["lap"] = min(chariot.crossings, CROSSINGS - 1)
        fields["deck"] = DECK - chariot.hand - sum(chariot.played)
        fields["points_left"] = points
        fields["way_home"] = home
        fields["to_spare"] = None if home is None else points - home
        fields["to_lane"] = self._way_to_lane(name)
        return fields

    def _way_home(self, name: str) -> int | None:
        """The shortest way home, stop included. [A5.1]"""
        chariot = self.chariots[name]
        if chariot.cell is None:
            return None
        return way_home(self.track(), self.cell_number(name), chariot.crossings, must_stop(chariot))

    def _way_to_lane(self, name: str) -> int | None:
        """The fewest cells to the imperial lane, for who has yet to stop there. [A5.1]"""
        chariot = self.chariots[name]
        if chariot.cell is None or not must_stop(chariot):
            return None
        return int(self.track().to_lane[self.cell_number(name)])

    def _laurels(self) -> dict[str, JSON]:
        """A player's points add up. [A7.2]"""
        laurels: dict[str, JSON] = {}
        for player in FACTIONS[: self.rules.players]:
            laurels[player] = sum(c.laurels for c in self.chariots.values() if c.player == player)
        return laurels

    # ---- folding ----

    def on_chariot_finished(self, event: ChariotFinished) -> None:
        chariot = self.chariots[event.chariot]
        leave(chariot, "home", 1 + self._count_state("home"))
        chariot.crossings = CROSSINGS
        chariot.laurels += event.laurels
        self.still = 0

    def on_chariot_stranded(self, event: ChariotStranded) -> None:
        if not self.rules.counts_turns_of_departed:
            self.still = int(still_without(self.still, len(self.racing())))
        leave(self.chariots[event.chariot], "stranded", 1 + self._count_state("stranded"))

    def _count_state(self, state: str) -> int:
        return sum(1 for chariot in self.chariots.values() if chariot.state == state)

    def on_race_began(self, event: RaceBegan) -> None:
        self.race = event.race
        self.order = list(event.order)
        self.turned_up = []
        self.still = 0
        for name, cell in zip(event.order, event.cells, strict=True):
            old = self.chariots[name]
            cards: list[int] | None = [] if old.player is not None and old.player == self.viewer else None
            self.chariots[name] = at_start(old, cell, cards)

    def on_card_drawn(self, event: CardDrawn) -> None:
        chariot = self.chariots[event.chariot]
        chariot.hand += 1
        if chariot.cards is not None and event.card is not None:
            chariot.cards = sorted([*chariot.cards, event.card])

    def on_card_played(self, event: CardPlayed) -> None:
        chariot = self.chariots[event.chariot]
        chariot.hand -= 1
        chariot.skipped = False
        chariot.played[event.card - 1] += 1
        if chariot.cards is not None:
            chariot.cards.remove(event.card)

    def on_card_turned(self, event: CardTurned) -> None:
        self.chariots[event.chariot].played[event.card - 1] += 1

    def on_chariot_moved(self, event: ChariotMoved) -> None:
        chariot = self.chariots[event.chariot]
        chariot.cell = event.to
        chariot.crossings += int(event.crossed)
        self.still = 0


# ---- a chariot -----------------------------------------------------------------------------------------------


def points_left(chariot: ChariotView) -> int:
    """The points of all cards not played yet: everybody has seen the others."""
    return DECK_POINTS - sum((card + 1) * count for card, count in enumerate(chariot.played))


def must_stop(chariot: ChariotView) -> bool:
    """Whether the denarius is still to be paid. [A5.1]"""
    return chariot.player is not None and not chariot.paid and not chariot.disqualified


def leave(chariot: ChariotView, state: str, rank: int) -> None:
    chariot.cell = None
    chariot.state = state
    chariot.rank = rank
    chariot.hand = 0
    chariot.cards = None if chariot.cards is None else []


def at_start(old: ChariotView, cell: str, cards: list[int] | None) -> ChariotView:
    """A chariot in a new race: it keeps its driver and its laurels."""
    return ChariotView(
        player=old.player,
        cell=cell,
        crossings=0,
        state="racing",
        rank=0,
        paid=False,
        disqualified=False,
        skipped=False,
        hand=0,
        cards=cards,
        played=[0] * N_CARDS,
        laurels=old.laurels,
    )
