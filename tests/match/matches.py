"""Matches for tests: any game, any seats, played by hand or at random."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from tests.contract.duel import DUEL

from triumvir.contract.game import Game
from triumvir.contract.position import legal_actions
from triumvir.kits.catalogue import GAMES
from triumvir.match.clock import ClockRule
from triumvir.match.commands import BotPlay, Command, Play
from triumvir.match.deciding import decide
from triumvir.match.draft import AppliedEntry
from triumvir.match.entry import Entry
from triumvir.match.opening import open_match
from triumvir.match.seat import BOT, HUMAN, Seat, human
from triumvir.match.series import Series
from triumvir.match.settings import Settings
from triumvir.match.state import Match

NONCE = "00112233445566778899aabbccddeeff"
ANNA, BELA, CYRIL = "anna", "bela", "cyril"
PEOPLE = (ANNA, BELA, CYRIL, "dora", "emil", "fanny")

Case = tuple[Game, int, Mapping[str, str]]

CASES: Mapping[str, Case] = {
    "duel": (DUEL, 2, {}),
    "caesar": (GAMES["caesar"], 2, {}),
    "caesar-modules": (
        GAMES["caesar"],
        2,
        {"poison": "on", "centurions": "on", "border_control": "on"},
    ),
    "caesar-solo": (GAMES["caesar"], 2, {"crassus": "hard"}),
    "ave-caesar": (GAMES["ave-caesar"], 3, {}),
    "ave-caesar-drivers": (GAMES["ave-caesar"], 2, {"races": "1", "neutral": "3", "neutral_drivers": "players"}),
    "cleopatra": (GAMES["cleopatra"], 2, {}),
}


@dataclass
class Table:
    """A match together with all its entries."""

    match: Match
    applied_entries: list[AppliedEntry]
    now: int = 0
    log: list[Entry] = field(default_factory=list)

    @property
    def entries(self) -> list[Entry]:
        return [applied.entry for applied in self.applied_entries]

    @property
    def is_over(self) -> bool:
        return self.match.end is not None

    def do(self, command: Command, at: int | None = None) -> list[Entry]:
        """Carry out a command and tell its entries."""
        self.now = self.now if at is None else at
        draft = decide(self.match, command, self.now)
        self.match = draft.match
        self.applied_entries += draft.applied_entries
        return [applied.entry for applied in draft.applied_entries]

    def legal(self, seat: int) -> list[str]:
        codes = legal_actions(self.match.table, seat, self.match.game.info.most_actions)
        return [self.match.table.action(code).notation() for code in codes]

    def play(self, seat: int, action: str | None = None, at: int | None = None) -> list[Entry]:
        """Let a seat act, by default with its first legal action."""
        person = self.match.seats[seat].person
        notation = action or self.legal(seat)[0]
        if self.match.seats[seat].kind == BOT:
            return self.do(BotPlay(seat, notation, self.match.seq), at)
        return self.do(Play(person, seat, notation, self.match.seq), at)

    def play_at_random(self, random: Random, plies: int = 10_000) -> None:
        for _ in range(plies):
            seats = self.match.to_act()
            if not seats:
                return
            seat = random.choice(seats)
            self.play(seat, random.choice(self.legal(seat)))


def new_table(
    case: str = "duel",
    seats: Sequence[Seat] | None = None,
    clock: ClockRule | None = None,
    seed: int = 0,
    at: int = 0,
    rated: bool = False,
    games: int = 1,
    start: str = "",
) -> Table:
    game, count, options = CASES[case]
    settings = Settings(
        game.info.key,
        game.info.rules_version,
        count,
        options,
        clock or ClockRule(),
        rated,
        start,
        Series(games),
    )
    people = seats or [human(PEOPLE[number], PEOPLE[number].title(), NONCE) for number in range(count)]
    draft = open_match(game, settings, people, (seed + 1).to_bytes(32, "big"), at)
    return Table(draft.match, list(draft.applied_entries), at)


def humans(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.match.seats) if seat.kind == HUMAN]
