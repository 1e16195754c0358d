"""How much can a table server carry? Real rules, real sockets on the loopback, everything durable before it is told.

    .venv/bin/python -m benchmarks.server [--sockets 500] [--many 5000] [--seconds 10] [--processes 2]
        [--without-boardgame]

Three measurements of `triumvir serve` with an SQLite file: how many moves a second when everybody answers at once; how
long a move takes when thousands of sockets make one every four seconds; how much memory an idle socket takes. Beside
them a boardgame.io server with as many clients, which keeps nothing on a disk. All clients live in this process.
Processor seconds are counted beside wall time, because they say more on a machine that others use, too.
"""

import argparse
import asyncio
import gc
import json
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Final

import uvloop
from benchmarks.load import boardgame, players
from benchmarks.load.players import GAMES, Pace, Player, Tally
from benchmarks.load.processes import Measured
from rich.console import Console
from rich.table import Table

Figures = dict[str, float]

BARS: Final = {
    "durable moves a second": (2000.0, True),
    "99 % of moves within, ms": (50.0, False),
    "kB for an idle socket": (40.0, False),
    "times the moves of boardgame.io": (3.0, True),
}
"""What we want, and whether more is better."""
EVERY: Final = 4.0
"""Seconds between two moves of one socket, where there are thousands."""
LONGEST: Final = 300
"""Seconds for one measurement, with all that has to be set up for it; a server that hangs is a finding."""
LIMITS: Final = (
    "MESSAGES_PER_SECOND REQUESTS_PER_SECOND GUESTS_PER_MINUTE TABLES_PER_MINUTE SOCKETS_PER_ADDRESS MAX_SOCKETS"
)
ROOMY: Final = {f"TRIUMVIR_{name}": "1000000" for name in LIMITS.split()} | {
    "TRIUMVIR_LOG": "warning",
    "TRIUMVIR_BOT_PACE": "0",
}


def start(folder: Path, processes: int = 2) -> Measured:
    database = f"sqlite://{folder}/triumvir.db"
    words = [sys.executable, "-m", "triumvir.cli", "serve", "--port", "0", "--database", database]
    words += ["--processes", str(processes)]
    return Measured(words, ROOMY, folder)


def own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


# ---- playing -------------------------------------------------------------------------------------------------


async def seated(port: int, count: int, tally: Tally, pace: Pace, games: Sequence[str]) -> list[Player]:
    """So many people at half as many tables, connected and watching."""
    places = await players.tables(port, await players.guests(port, count), games)
    seated = [Player(place.match, tally, pace, Random(number)) for number, place in enumerate(places)]
    await players.connect(port, seated, [place.cookie for place in places])
    for player in seated:
        player.watch()
    while not all(player.is_watching for player in seated):
        await asyncio.sleep(0.05)
    return seated


async def played(
    server: Measured, everybody: list[Player], tally: Tally, pace: Pace, seconds: float, spread: float
) -> Figures:
    """Let them play for a while, of which the first fifth does not count."""
    pace.is_playing = True
    for number, player in enumerate(everybody):
        asyncio.get_running_loop().call_later(spread * number / len(everybody), player.move)
    await asyncio.sleep(max(spread, seconds / 5))
    tally.clear()
    began, server_cpu, our_cpu = time.perf_counter(), server.cpu_seconds(), own_cpu()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - began
    figures = {
        "moves a second": tally.moves / spent,
        "moves for a processor second of the server": tally.moves / (server.cpu_seconds() - server_cpu),
        "share of a core: server": (server.cpu_seconds() - server_cpu) / spent,
        "share of a core: clients": (own_cpu() - our_cpu) / spent,
        **latency(tally.latencies),
        "bytes heard for a move": tally.bytes / max(1, tally.moves),
        "load of the machine": os.getloadavg()[0],
    }
    pace.is_playing = False
    if tally.refused:
        raise RuntimeError(f"{len(tally.refused)} moves were refused, such as: {tally.refused[0]}")
    if any(player.is_closed for player in everybody):
        raise RuntimeError("a socket was closed")
    return figures


def latency(seconds: list[float]) -> Figures:
    parts = quantiles(seconds, n=100)
    return {"half of moves within, ms": 1000 * parts[49], "99 % of moves within, ms": 1000 * parts[98]}


async def at_once(server: Measured, sockets: int, seconds: float, games: Sequence[str] = GAMES) -> Figures:
    """Everybody answers as soon as they may."""
    tally, pace = Tally(), Pace()
    everybody = await seated(server.port, sockets, tally, pace, games)
    return await played(server, everybody, tally, pace, seconds, 0.5)


async def unhurried(server: Measured, sockets: int, seconds: float, games: Sequence[str] = GAMES) -> Figures:
    """Each socket makes a move every few seconds; two at a table, so each thinks for half of that."""
    tally, pace = Tally(), Pace(EVERY / 2)
    everybody = await seated(server.port, sockets, tally, pace, games)
    return await played(server, everybody, tally, pace, seconds, EVERY)


# ---- doing nothing -------------------------------------------------------------------------------------------


async def idle(server: Measured, sockets: int) -> Figures:
    """Memory of sockets that have been greeted and are then silent."""
    cookies = await players.guests(server.port, sockets)
    everybody = [Player("", Tally(), Pace(), Random()) for _ in cookies]
    before = server.kilobytes()
    await players.connect(server.port, everybody, cookies)
    await asyncio.sleep(1)
    after = server.kilobytes()
    for player in everybody:
        player.close()
    return {"kB for an idle socket": (after - before) / sockets, "MB of the server without sockets": before / 1024}


# ---- all of it -----------------------------------------------------------------------------------------------


def measured(
    sockets: int, many: int, seconds: float, games: Sequence[str], with_boardgame: bool, processes: int
) -> dict[str, Figures]:
    found: dict[str, Figures] = {}
    if with_boardgame:
        with boardgame.running() as other:
            found[f"boardgame.io, {sockets} sockets, in memory"] = uvloop.run(boardgame.play(other, sockets, seconds))
    works: dict[str, Callable[[Measured], Coroutine[object, object, Figures]]] = {
        f"Triumvir, {sockets} sockets, at once": lambda server: at_once(server, sockets, seconds, games),
        f"Triumvir, {many} sockets, a move every {EVERY:g} s": lambda server: unhurried(
            server, many, 2 * seconds, games
        ),
        f"Triumvir, {many} idle sockets": lambda server: idle(server, many),
    }
    for name, work in works.items():
        with tempfile.TemporaryDirectory(prefix="triumvir-bench-") as folder:
            server = start(Path(folder), processes)
            try:
                found[name] = uvloop.run(asyncio.wait_for(work(server), LONGEST))
            finally:
                server.stop()
    return found


def judged(found: dict[str, Figures]) -> Figures:
    """The figures that have a bar."""
    quick, calm, silent = list(found.values())[-3:]
    summary = {
        "durable moves a second": quick["moves a second"],
        "99 % of moves within, ms": calm["99 % of moves within, ms"],
        "kB for an idle socket": silent["kB for an idle socket"],
    }
    if len(found) == 4:
        other = next(iter(found.values()))
        summary["times the moves of boardgame.io"] = quick["moves a second"] / other["moves a second"]
        name = "moves for a processor second of the server"
        summary["times its moves for a processor second"] = quick[name] / other[name]
    return summary


def show(found: dict[str, Figures], summary: Figures) -> None:
    console = Console()
    for title, figures in found.items():
        sheet = Table(title=title, title_justify="left", box=None)
        for name, value in figures.items():
            sheet.add_row(name, f"{value:,.2f}" if value < 100 else f"{value:,.0f}")
        console.print(sheet, "")
    sheet = Table("", "measured", "wanted", box=None)
    for name, value in summary.items():
        bar, more = BARS.get(name, (None, True))
        wanted = "" if bar is None else f"{'at least' if more else 'at most'} {bar:,.0f}"
        is_met = bar is None or (value >= bar if more else value <= bar)
        sheet.add_row(name, f"{value:,.1f}", wanted if is_met else f"[bold]{wanted}: missed[/bold]")
    console.print(sheet)


def be_steady() -> None:
    """Pauses of the clients would be counted as the server's."""
    gc.disable()


def allow_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=500)
    parser.add_argument("--many", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", choices=GAMES, help="only this one; otherwise all in turn")
    parser.add_argument("--processes", type=int, default=2, help="processes of our server")
    parser.add_argument("--without-boardgame", action="store_true")
    parser.add_argument("--json", type=Path)
    wish = parser.parse_args()
    allow_many_files()
    be_steady()
    found = measured(
        wish.sockets,
        wish.many,
        wish.seconds,
        [wish.game] if wish.game else GAMES,
        not wish.without_boardgame,
        wish.processes,
    )
    summary = judged(found)
    show(found, summary)
    if wish.json:
        wish.json.write_text(json.dumps({"measured": found, "summary": summary}, indent=2) + "\n")


if __name__ == "__main__":
    main()
