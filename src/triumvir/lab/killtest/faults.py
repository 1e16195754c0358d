"""What may happen to a server while people play: deaths, which end its life, and blows, which it has to survive."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from triumvir.contract.complaints import none_of
from triumvir.contract.errors import BadInput

POINT: Final = "point"
START: Final = "start"
MOVES: Final = "moves"
TREE: Final = "tree"
HELD: Final = "held"
PROCESS: Final = "process"
WORKER: Final = "worker"
LOCK: Final = "lock"
COUNT: Final = "count"
BACKUP: Final = "backup"
BACKEND: Final = "backend"
TABLE: Final = "table"
RESTART: Final = "restart"
CRASH: Final = "crash"

DEATHS: Final = {
    POINT: "it dies at a named point of a change",
    START: "it is killed while it starts",
    MOVES: "its first process is killed after so many moves",
    TREE: "all its processes are killed at once",
}
SQLITE_DEATHS: Final = {HELD: "it is killed while another program holds the lock of those who write"}
LONG: Final = (MOVES, TREE)
"""Deaths that come when something has happened before."""
BLOWS: Final = {
    PROCESS: "one of two processes that serve tables is killed",
    WORKER: "the processes that think for bots are killed",
    BACKUP: "another program backs the database up",
}
SQLITE_BLOWS: Final = {
    LOCK: "another program writes for longer than the server has patience",
    COUNT: "another program opens the database, reads, and closes it",
}
POSTGRES_BLOWS: Final = {
    BACKEND: "the database hangs up on everybody",
    TABLE: "another program locks a table for some seconds",
}
RESTARTS: Final = {
    RESTART: "the database server is restarted",
    CRASH: "the database server crashes and recovers",
}
ENDS: Final = {**DEATHS, **SQLITE_DEATHS}
MEANINGS: Final = {**ENDS, **BLOWS, **SQLITE_BLOWS, **POSTGRES_BLOWS, **RESTARTS}


def possible(database: str, can_restart: bool) -> tuple[str, ...]:
    """Every fault that can be tried on a database."""
    if database.startswith("sqlite:"):
        return (*ENDS, *BLOWS, *SQLITE_BLOWS)
    return (*DEATHS, *BLOWS, *POSTGRES_BLOWS, *(RESTARTS if can_restart else ()))


def chosen(wish: str, database: str, can_restart: bool) -> tuple[str, ...]:
    """The faults that somebody asked for, all that are possible by default."""
    can = possible(database, can_restart)
    names = tuple(dict.fromkeys(name.strip() for name in wish.split(",") if name.strip())) or can
    for name in names:
        if name not in MEANINGS:
            raise none_of(name, list(MEANINGS), "faults")
        if name not in can:
            raise BadInput(f"'{name}' cannot be tried on this database", "faults")
    return names


@dataclass(frozen=True)
class Fate:
    """What happens to one server: blows, one after the other, and how it ends."""

    blows: tuple[str, ...]
    death: str

    def within(self, rounds: int) -> "Fate":
        """No more of it than that; the death always comes."""
        return Fate(self.blows[: rounds - 1], self.death)

    @property
    def processes(self) -> int:
        return 2 if PROCESS in self.blows else 1

    @property
    def has_bots(self) -> bool:
        return WORKER in self.blows


def fates(faults: Sequence[str], random: Random) -> Iterator[Fate]:
    """Without end; every fault comes equally often, in no order."""
    blows = [fault for fault in faults if fault not in ENDS]
    short = [fault for fault in faults if fault in ENDS and fault not in LONG]
    long = [fault for fault in faults if fault in LONG] or ([TREE] if blows else [])
    coming, owed = deck(blows, random), 0.0
    for death in deck([*short, *long], random):
        if death in long:
            owed += len(blows) / len(long)
        some = tuple(next(coming) for _ in range(int(owed)))
        owed -= len(some)
        yield Fate(some, death)


def deck(cards: Sequence[str], random: Random) -> Iterator[str]:
    """All of them in some order, and then again."""
    while cards:
        yield from random.sample(cards, len(cards))
