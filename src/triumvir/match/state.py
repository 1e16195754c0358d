"""The state of a match, as folding its entries leaves it."""

from dataclasses import dataclass, field
from typing import Final

from triumvir.contract.game import Game
from triumvir.contract.info import Options
from triumvir.contract.position import Outcome, Position, seats_to_act
from triumvir.contract.record import Ply
from triumvir.match.clock import Clock
from triumvir.match.refusal import NOT_YOUR_SEAT, UNKNOWN_SEAT, Refused
from triumvir.match.sealed import key_of
from triumvir.match.seat import AUTOMATIC, HUMAN, Seat
from triumvir.match.settings import Settings

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

NO_PLY: Final = Ply("", "")


@dataclass(frozen=True)
class Offer:
    """Something that everybody at the table has to agree to."""

    kind: str
    seat: int
    agreed: frozenset[str]
    """The people who said yes, the one who asked among them."""


@dataclass(frozen=True)
class End:
    """How a match ended, by the rules or by people."""

    outcome: Outcome
    seat: int | None = None
    """Who resigned, lost on time or claimed."""


@dataclass(init=False)
class Match:
    game: Game
    settings: Settings
    options: Options
    seed: bytes = field(repr=False)
    seats: list[Seat]
    clock: Clock
    seq: int
    moved_seq: int
    """The last entry that changed the position."""
    asked: dict[int, int]
    """For every seat that has to decide: the entry that asked it. Where several decide at once, what the others do
    does not ask again, unless it changes what may be done."""
    updated_at: int
    position: Position | None
    before: Position | None
    """The position before the last ply, for a quick look at what it told; nothing after an undo."""
    setup: Ply
    plies: list[Ply]
    undos: int
    undone: list[tuple[int, int]]
    """From which ply on how many undos came before; see `sealed.Proof`."""
    unrated: bool
    offers: dict[str, Offer]
    nudged_at: dict[int, int]
    resigned: list[int]
    """Seats that gave up in a game of more than two, in that order; bots play on for them."""
    end: End | None
    next_match: str
    rematch_agreed: bool
    lag: int
    """Milliseconds since the last entry that no clock counts: the entry was not written yet, or the server stood still.
    The next entry carries them, so that entries alone still make the match."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        options: Options,
        seed: bytes,
        seats: list[Seat],
        clock: Clock,
        updated_at: int = 0,
    ) -> None:
        """A match of which nothing is known but how it was made. Compiled, this is much faster than what a dataclass
        makes of so many fields."""
        self.game = game
        self.settings = settings
        self.options = options
        self.seed = seed
        self.seats = seats
        self.clock = clock
        self.seq = 1
        self.moved_seq = 0
        self.asked = {}
        self.updated_at = updated_at
        self.position = None
        self.before = None
        self.setup = NO_PLY
        self.plies = []
        self.undos = 0
        self.undone = []
        self.unrated = False
        self.offers = {}
        self.nudged_at = {}
        self.resigned = []
        self.end = None
        self.next_match = ""
        self.rematch_agreed = False
        self.lag = 0

    def copy(self) -> "Match":
        """A match to try things on. What folding replaces is shared, what it changes is copied."""
        twin = Match(self.game, self.settings, self.options, self.seed, self.seats, self.clock, self.updated_at)
        twin.seq = self.seq
        twin.moved_seq = self.moved_seq
        twin.asked = self.asked
        twin.position = self.position
        twin.before = self.before
        twin.setup = self.setup
        twin.plies = list(self.plies)
        twin.undos = self.undos
        twin.undone = self.undone
        twin.unrated = self.unrated
        twin.offers = dict(self.offers)
        twin.nudged_at = dict(self.nudged_at)
        twin.resigned = list(self.resigned)
        twin.end = self.end
        twin.next_match = self.next_match
        twin.rematch_agreed = self.rematch_agreed
        twin.lag = self.lag
        return twin

    # ---- questions -------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if self.end is not None:
            return OVER
        return WAITING if self.position is None else PLAYING

    @property
    def is_rated(self) -> bool:
        """Never from a given position: somebody may have known what is hidden in it."""
        return self.settings.rated and not self.unrated and not self.settings.start

    @property
    def table(self) -> Position:
        """The position, once the match has started."""
        assert self.position is not None, "the match has not started"
        return self.position

    def to_act(self) -> list[int]:
        if self.status != PLAYING:
            return []
        return seats_to_act(self.table)

    def people(self) -> list[str]:
        """Everybody who sits at a seat of their own, each once, in the order of the seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.kind == HUMAN))

    def others(self, person: str) -> list[str]:
        return [other for other in self.people() if other != person]

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person, also those where a bot stands in."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def players(self) -> list[int]:
        """The seats that somebody has to decide for."""
        return [number for number, seat in enumerate(self.seats) if seat.kind != AUTOMATIC]

    def seat_for(self, person: str, seat: int) -> Seat:
        """The seat, if it is this person's own."""
        if not 0 <= seat < len(self.seats):
            raise Refused(UNKNOWN_SEAT, where="seat")
        if not person or self.seats[seat].person != person:
            raise Refused(NOT_YOUR_SEAT, where="seat")
        return self.seats[seat]

    def has_clock_running(self) -> bool:
        return any(clock.since is not None for clock in self.clock.seats)

    def left_at(self, seat: int, at: int) -> int:
        """What a seat has left on its clock."""
        return self.clock.left_at(seat, at - self.lag)

    def key(self) -> bytes:
        return key_of(self.seed, self.nonces())

    def nonces(self) -> tuple[str, ...]:
        return tuple(seat.nonce for seat in self.seats if seat.nonce)
