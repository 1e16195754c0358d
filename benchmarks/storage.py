"""How fast and how large is storage? Moves a second with and without group commit, bytes a ply, lists and opening.

    .venv/bin/python benchmarks/storage.py [--matches 100000] [--plies 40] [--postgres URL] [--json FILE]

Everything is durable: SQLite with a write-ahead log and `synchronous=FULL`, PostgreSQL as its server is set. The
archive is filled with rows like those of real matches, written straight into the file, because only its size counts.
"""

import argparse
import json
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from statistics import median
from threading import Semaphore
from typing import Final

from rich.console import Console
from rich.table import Table

from triumvir.storage.opening import open_database, open_store
from triumvir.storage.sql import rows
from triumvir.storage.sql.copying import fill
from triumvir.storage.sql.database import Row, transaction
from triumvir.storage.sql.store import SqlStore
from triumvir.storage.store import (
    Cursor,
    Entry,
    MatchHeader,
    MatchSummary,
    SeatLine,
    Status,
    Visibility,
)

Figures = dict[str, float]

GAMES: Final = ("caesar", "ave-caesar", "cleopatra")
PEOPLE: Final = 2000
EVERYBODY: Final = "champion"
"""Somebody who played every match: the worst case of a list by person."""
LONG: Final = 200
ASKED: Final = 200
BODY: Final = '{"action":"sword51@SD-SC>SC","draws":[7,3]}'
ANSWER: Final = '{"ok":true,"seq":120}'


def header(number: int) -> MatchHeader:
    return MatchHeader(key_of(number), GAMES[number % 3], 1, "usual", False, Visibility.PUBLIC, number, "p1")


def key_of(number: int) -> str:
    """Ids are random: neighbours in time are no neighbours in the file."""
    return f"{number * 2654435761 % 2**32:08x}{number:08x}"


def entry(seq: int) -> Entry:
    return Entry(seq, "ply", seq % 2, f"{seq:022x}", BODY, ANSWER, f"{seq * 7919:016x}", 1_700_000_000_000 + seq)


def summary(number: int, plies: int, status: Status) -> MatchSummary:
    seats = (
        SeatLine("human", "Anna Nováková", f"p{number % PEOPLE}"),
        SeatLine("human", "Szabó Béla", EVERYBODY),
    )
    at = 1_700_000_000_000 + number + plies
    result = '{"places":[1,2],"reason":"markers"}' if status.is_over else None
    return MatchSummary(
        key_of(number), GAMES[number % 3], Visibility.PUBLIC, status, seats, (plies % 2,), plies, at, result
    )


# ---- moves ---------------------------------------------------------------------------------------------------


def moves_a_second(store: SqlStore, appends: int, players: int, first: int) -> tuple[float, float]:
    """So many players, each of whom waits for one acknowledgement before the next move; also moves per commit."""
    for number in range(first, first + players):
        store.create_match(header(number), summary(number, 0, Status.PLAYING)).result()
    commits, started = store.writer.commits, time.perf_counter()
    run_players(store, appends // players, players, first)
    spent = time.perf_counter() - started
    return appends / spent, appends / (store.writer.commits - commits)


def run_players(store: SqlStore, each: int, players: int, first: int) -> None:
    finished = Semaphore(0)

    def move(number: int, seq: int) -> None:
        made = store.append(key_of(number), [entry(seq)], summary(number, seq, Status.PLAYING))
        made.add_done_callback(lambda future: go_on(future, number, seq))

    def go_on(future: Future[None], number: int, seq: int) -> None:
        future.result()
        if seq < each:
            move(number, seq + 1)
        else:
            finished.release()

    for number in range(first, first + players):
        move(number, 1)
    for _ in range(players):
        finished.acquire()


# ---- the archive ---------------------------------------------------------------------------------------------


def fill_archive(url: str, matches: int, plies: int) -> None:
    """Finished matches, and one of 200 plies among them."""
    open_store(url).close()
    connection = open_database(url).connect()
    tables: dict[str, Callable[[int], Iterator[Row]]] = {
        "matches": lambda n: iter([rows.header_row(header(n))]),
        "summaries": lambda n: iter([rows.summary_row(summary(n, length(n, plies), Status.OVER), length(n, plies))]),
        "participants": lambda n: iter(rows.participant_rows(summary(n, length(n, plies), Status.OVER))),
        "entries": lambda n: (rows.entry_row(key_of(n), entry(seq)) for seq in range(1, length(n, plies) + 1)),
    }
    order = sorted(range(matches), key=key_of)  # the way in which a file is filled quickest
    for table, made in tables.items():
        with transaction(connection):
            fill(connection, table, (row for number in order for row in made(number)))
    connection.close()


def length(number: int, plies: int) -> int:
    return LONG if number == 0 else plies


def milliseconds(question: Callable[[int], object]) -> tuple[float, float]:
    """The median and the worst of many times."""
    times = []
    for number in range(ASKED):
        started = time.perf_counter()
        question(number)
        times.append(1000 * (time.perf_counter() - started))
    return median(times), max(times)


def questions(store: SqlStore, matches: int) -> dict[str, Callable[[int], object]]:
    def some(number: int) -> int:
        return number * 7919 % matches

    def middle(number: int) -> Cursor:
        return Cursor(1_700_000_000_000 + some(number), "")

    return {
        "lobby": lambda n: store.lobby(GAMES[n % 3]),
        "unfinished": lambda n: store.unfinished(),
        "archive, first page": lambda n: store.archive(),
        "archive of a game, some page": lambda n: store.archive(GAMES[n % 3], middle(n)),
        "matches of a person": lambda n: store.of_person(f"p{n}", is_over=True),
        "matches of a champion, some page": lambda n: store.of_person(EVERYBODY, True, middle(n)),
        "unfinished of a champion": lambda n: store.of_person(EVERYBODY, is_over=False),
        "open a match": lambda n: store.load(key_of(some(n))),
        f"open a match of {LONG} plies": lambda n: store.load(key_of(0)),
    }


# ---- all of it -----------------------------------------------------------------------------------------------


def measure_moves(url: str, appends: int) -> Figures:
    store = SqlStore(open_database(url))
    try:
        alone, _ = moves_a_second(store, appends // 20, 1, first=0)
        figures = {"moves a second, one player": alone}
        for number, players in enumerate((10, 100, 500), 1):
            rate, shared = moves_a_second(store, appends, players, first=1000 * number)
            figures[f"moves a second, {players} players"] = rate
            figures[f"moves a commit, {players} players"] = shared
        return figures
    finally:
        store.close()


def measure_archive(url: str, file: Path | None, matches: int, plies: int) -> Figures:
    started = time.perf_counter()
    fill_archive(url, matches, plies)
    figures: Figures = {"seconds to fill the archive": time.perf_counter() - started}
    if file is not None:
        figures["megabytes"] = file.stat().st_size / 1e6
        figures["bytes a ply, everything included"] = file.stat().st_size / (matches * plies)
    store = SqlStore(open_database(url))
    try:
        for name, question in questions(store, matches).items():
            figures[f"{name}: median ms"], figures[f"{name}: worst ms"] = milliseconds(question)
    finally:
        store.close()
    return figures


def show(results: dict[str, Figures]) -> None:
    table = Table(title="Storage", box=None)
    table.add_column("")
    for name in results:
        table.add_column(name, justify="right")
    for figure in next(iter(results.values())):
        table.add_row(figure, *(f"{found[figure]:,.2f}" if figure in found else "" for found in results.values()))
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--plies", type=int, default=40)
    parser.add_argument("--appends", type=int, default=20_000)
    parser.add_argument("--folder", default=None, help="where the files are made; a disk, not a RAM disk")
    parser.add_argument("--postgres", metavar="URL", default=None, help="an empty database to measure as well")
    parser.add_argument("--json", metavar="FILE", default=None)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=wanted.folder) as folder:
        file = Path(folder, "archive.db")
        results = {
            "SQLite": {
                **measure_moves(f"sqlite://{folder}/moves.db", wanted.appends),
                **measure_archive(f"sqlite://{file}", file, wanted.matches, wanted.plies),
            }
        }
    if wanted.postgres is not None:
        results["PostgreSQL"] = measure_moves(wanted.postgres, wanted.appends)
    show(results)
    data = {"matches": wanted.matches, "plies": wanted.plies, "cores": os.cpu_count(), "results": results}
    if wanted.json is not None:
        Path(wanted.json).write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    else:
        print(json.dumps(data))


if __name__ == "__main__":
    main()
