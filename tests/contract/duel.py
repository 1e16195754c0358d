"""A tiny game for testing the contract: two seats, two hidden cards each, played face up in turn.

A `flaw` makes it break one law, to show that the law can be broken and that the check sees it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from mypy_extensions import i64

from triumvir.contract.chance import Chance, Replayed
from triumvir.contract.errors import BadInput, IllegalAction
from triumvir.contract.event import Event, Log
from triumvir.contract.game import Game
from triumvir.contract.info import GameInfo, Option, Options
from triumvir.contract.json import JSON, Reader, read_number
from triumvir.contract.position import OPEN, Action, Codes, Numbers, Outcome, Position, Refusal, View

CARDS: Final = 6
HAND: Final = 2
SIDES: Final = ("left", "right")

INFO: Final = GameInfo(
    key="duel",
    rules_version=1,
    seats=(2,),
    sides=SIDES,
    options=(Option("first", SIDES, "D1"), Option("lucky", ("off", "on"), "D2")),
    readings=(("old", (("first", "right"),)),),
    most_plies=2 * HAND,
    most_actions=CARDS,
    end_reasons=("played",),
    revealing=("Looked",),
    facts=("ahead", "to_move"),
    action_facts=("card",),
)


@dataclass(frozen=True)
class Play(Action):
    card: int

    def notation(self) -> str:
        return f"play:{self.card}"

    def to_json(self) -> Mapping[str, JSON]:
        return {"play": self.card}


@dataclass(frozen=True)
class Played(Event):
    side: str
    card: int
    coin: int


@dataclass(frozen=True)
class Looked(Event):
    """Tells everybody one card of the next player; only some flaws and options use it."""

    card: int


@dataclass(frozen=True)
class Whispered(Event):
    card: int | None

    def seen_by(self, viewer: i64) -> Event:
        return self if viewer == 0 else replace(self, card=None)


@dataclass
class DuelView(View):
    hand: list[int]
    played: list[int]
    active: int
    coins: int

    def fold(self, event: Event) -> None:
        if isinstance(event, Played):
            self.hand = [card for card in self.hand if card != event.card]
            self.played.append(event.card)
            self.active = 1 - self.active
            self.coins += event.coin

    def to_json(self) -> dict[str, JSON]:
        return {"hand": list(self.hand), "played": list(self.played), "active": self.active, "coins": self.coins}


class Duel(Position):
    def __init__(self, options: Options, flaw: str) -> None:
        self.options = options
        self.flaw = flaw
        self.hands: list[list[int]] = [[], []]
        self.played: list[int] = []
        self.active = 0
        self.coins = 0

    def left(self) -> list[int]:
        held = self.played + self.hands[0] + self.hands[1]
        return [card for card in range(CARDS) if card not in held]

    def is_over(self) -> bool:
        return not self.hands[self.active]

    def seats(self) -> i64:
        return 3 if self.flaw == "crowded" else 2

    def to_act(self) -> i64:
        if self.flaw == "idle" and len(self.played) == 1:
            return 0
        if self.is_over():
            return 1 if self.flaw == "restless" else 0
        return 1 << self.active

    def legal(self, seat: i64, out: Codes) -> i64:
        if self.flaw == "barren" or self.is_over() or (seat != self.active and self.flaw != "meddling"):
            return 0
        hand = self.hands[seat]
        for i, card in enumerate(hand):
            out[i] = card
        if self.flaw == "overgenerous":
            out[len(hand)] = (hand[0] + 1) % CARDS
            return len(hand) + 1
        return len(hand)

    def forbids(self, seat: i64, action: i64) -> str:
        if self.is_over() or seat != self.active:
            return "D1"
        if self.flaw == "telling" and action in self.hands[1 - seat]:
            return "D3"
        return "" if action in self.hands[seat] else "D2"

    def apply(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        if self.forbids(seat, action):
            if self.flaw == "gullible" and action == -1:
                return
            if self.flaw == "spiteful":
                self.coins += 1
            if self.flaw == "mute":
                raise IllegalAction("")
        super().apply(seat, action, chance, log)

    def carry_out(self, seat: i64, action: i64, chance: Chance, log: Log | None) -> None:
        if self.flaw == "endless":
            return
        coin = 0 if self.flaw == "fair" else int(chance.below(2))
        self.coins += coin
        if self.flaw == "unsteady" and isinstance(chance, Replayed):
            self.coins += 1
        if self.flaw != "hoarding":
            self.hands[seat].remove(int(action))
        self.played.append(int(action))
        self.active = 1 - self.active
        if log is not None:
            self.tell(int(seat), int(action), coin, log)

    def tell(self, seat: int, card: int, coin: int, log: Log) -> None:
        if self.flaw == "gossip" and self.hands[self.active]:
            log.add(Whispered(self.hands[self.active][0] if seat == 1 else None))
            log.add(Played(SIDES[seat], card, self.hands[1 - seat][0] if self.hands[1 - seat] else 0))
            return
        if self.flaw == "counting":
            log.add(Played(SIDES[seat], card, coin))
        if self.flaw in ("chatty", "counting"):
            for _ in range(self.hands[1][0] if self.hands[1] else 0):
                log.add(Whispered(None))
        if self.options.on("lucky") and self.hands[self.active]:
            log.add(Looked(self.hands[self.active][0]))
        if self.flaw not in ("silent", "counting"):
            log.add(Played(SIDES[seat], card, coin))

    def payoff(self, seat: i64) -> float:
        outcome = self.outcome()
        return 1.0 if outcome is not None and outcome.places[seat] == 1 else 0.0

    def outcome(self) -> Outcome | None:
        if not self.is_over():
            return None
        sums = [sum(self.played[0::2]), sum(self.played[1::2])]
        if self.active == 1:
            sums.reverse()
        best = max(sums)
        return Outcome("played", tuple(1 if s == best else 2 for s in sums), tuple(sums))

    def is_automatic(self, seat: i64) -> bool:
        return self.flaw == "robot" and seat == 1

    def clone(self) -> Position:
        copy = Duel(self.options, self.flaw)
        copy.hands = self.hands if self.flaw == "sticky" else [list(hand) for hand in self.hands]
        copy.played = list(self.played)
        copy.active = self.active
        copy.coins = self.coins
        return copy

    def view(self, viewer: i64) -> View:
        hand = self.hands[viewer] if viewer >= 0 else []
        if self.flaw == "glass":
            hand = self.hands[0]
        if viewer == OPEN and self.flaw != "shy":
            hand = self.hands[0] + self.hands[1]
        return DuelView(list(hand), list(self.played), self.active, self.coins)

    def refusals(self, seat: i64) -> list[Refusal]:
        return [] if seat == self.active else [Refusal("turn", "D1")]

    def imagine(self, viewer: i64, chance: Chance) -> Position:
        copy = self.clone()
        assert isinstance(copy, Duel)
        if self.flaw == "dreamless":
            raise IndexError("nothing to imagine")
        if self.flaw == "clairvoyant":
            return copy if self.hands[0] and self.hands[0][0] % 2 else self.shuffled(copy, viewer, chance)
        copy = self.shuffled(copy, viewer, chance)
        if self.flaw == "dreaming" and copy.hands[0]:
            copy.hands[0][0] = copy.hands[1][0] if copy.hands[1] else copy.played[0]
        return copy

    def shuffled(self, copy: "Duel", viewer: i64, chance: Chance) -> "Duel":
        pool = [c for c in range(CARDS) if c not in self.played and not (viewer >= 0 and c in self.hands[viewer])]
        for seat in range(2):
            if seat != viewer:
                copy.hands[seat] = sorted(pool.pop(int(chance.below(len(pool)))) for _ in self.hands[seat])
        return copy

    def facts(self, seat: i64, out: Numbers) -> None:
        mine, theirs = (self.sum_of(int(seat)), self.sum_of(1 - int(seat)))
        out[0] = 10 * (mine - theirs)
        out[1] = 100 if self.active == seat else 0

    def sum_of(self, seat: int) -> int:
        """What a seat has played and will play: all cards come down in the end."""
        first = self.active if len(self.played) % 2 == 0 else 1 - self.active
        return sum(self.played[0::2] if seat == first else self.played[1::2]) + sum(self.hands[seat])

    def action_facts(self, seat: i64, action: i64, out: Numbers) -> None:
        out[0] = 10 * action

    def held(self, seat: i64) -> list[tuple[str, int]]:
        return [(str(card), 1) for card in self.hands[int(seat)]]

    def action(self, code: i64) -> Action:
        return Play(0 if self.flaw == "mumbling" else int(code))

    def code(self, action: Action) -> i64:
        assert isinstance(action, Play)
        return i64(action.card + (1 if self.flaw == "misreading" else 0))

    def note(self, events: list[Event]) -> str:
        if self.flaw == "wordy":
            return "{}"
        return "last" if self.is_over() else ""

    def audit(self) -> str:
        held = sorted(self.played + self.hands[0] + self.hands[1] + self.left())
        return "" if held == list(range(CARDS)) else f"cards {held}"

    def to_json(self) -> dict[str, JSON]:
        hands: dict[str, JSON] = {side: list(self.hands[i]) for i, side in enumerate(SIDES)}
        played: JSON = list(self.played)
        options: dict[str, JSON] = dict(self.options.changed(INFO))
        return {
            "game": "duel",
            "options": options,
            "hands": hands,
            "played": played,
            "active": SIDES[self.active],
            "coins": self.coins,
        }


class DuelGame(Game):
    def __init__(self, flaw: str = "") -> None:
        self.flaw = flaw
        self.started = 0

    @property
    def info(self) -> GameInfo:
        return INFO

    def check_options(self, options: Options, seats: int) -> None:
        if seats != 2:
            raise BadInput(f"{seats} seats", "seats")

    def start(self, options: Options, seats: int, chance: Chance) -> Position:
        position = Duel(options, self.flaw)
        deck = list(range(CARDS))
        for seat in range(2):
            position.hands[seat] = sorted(deck.pop(int(chance.below(len(deck)))) for _ in range(HAND))
        position.active = SIDES.index(options["first"])
        self.started += 1
        if self.flaw == "forgetful":
            position.coins = self.started
        return position

    def read_action(self, text: str) -> Action:
        word, _, card = text.partition(":")
        if word != "play" or not card.isdigit():
            raise BadInput(f"'{text}' is no action", "action")
        return Play(int(card))

    def action_from_json(self, value: JSON) -> Action:
        shift = 1 if self.flaw == "garbling" else 0
        return Play(Reader(value, "action").number("play", 0, CARDS - 1) + shift)

    def position_from_json(self, value: JSON) -> Position:
        reader = Reader(value, "position")
        given = {name: reader.object("options").text(name) for name in reader.object("options").fields}
        position = Duel(INFO.read_options(given), self.flaw)
        for seat, side in enumerate(SIDES):
            cards = reader.object("hands").items(side)
            position.hands[seat] = [read_number(card, 0, CARDS - 1, "hands") for card in cards]
        position.played = [read_number(card, 0, CARDS - 1, "played") for card in reader.items("played")]
        position.active = SIDES.index(reader.word("active", SIDES))
        position.coins = reader.number("coins", 0, 99) + (1 if self.flaw == "inflating" else 0)
        if self.flaw == "masked":
            position.flaw = "glass"
        return position


DUEL: Final = DuelGame()
