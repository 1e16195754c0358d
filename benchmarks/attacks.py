"""What do attackers do to honest people? A real server with its default limits, real sockets on the loopback.

    .venv/bin/python -m benchmarks.attacks [--only pings] [--seconds 10] [--processes 1] [--json FILE]

Two honest people play some twenty moves a second at one table, a newcomer comes every second; attackers come from
another address, one attack after the other, each as strong as it was found to hurt, and ten times that. They run in
processes of their own and give way to everybody, so that it is the server that they wear out and not the machine.
Beside each attack the same without one, and with a process that only burns time: the ratios say more than the times.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Final

import uvloop
from benchmarks.attacking import honest
from benchmarks.attacking.attackers import ATTACKS, LOCKED_SECONDS, READY
from benchmarks.attacking.honest import MOVES_PER_SECOND, Honest, Seen, Welcomes
from benchmarks.load.players import GAMES, Pace
from benchmarks.load.processes import Measured
from benchmarks.server import allow_many_files, be_steady
from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parents[1]
STRENGTHS: Final = (1, 10)
SAMPLE: Final = 0.2
"""Seconds between two looks at memory and files."""
SETTLE: Final = 2.0
"""Seconds after an attack before what is left of it is counted."""
LATE: Final = 20.0
"""Seconds that an attacker may overstay before it is ended."""
P50, P99, GROWN, NEWCOMER, BOT, ARCHIVE = (10.0, 150.0, 200.0, 2000.0, 5000.0, 200_000)
"""What we want at most: of moves in ms, of memory in MB, of newcomers and bots in ms, of the archive in bytes."""
NO_LATENCY: Final = ("locked database",)
"""Nobody can be told of a move that cannot be written; afterwards everything has to go on."""
FIGURES: Final = ("p50", "p99", "max", "moves/s", "MB", "files", "newcomer")


@dataclass
class Window:
    """What was measured in one span of time; times in milliseconds."""

    moves: int = 0
    a_second: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    longest: float = 0.0
    refused: int = 0
    why: str = ""
    """The first refusal of an honest move."""
    is_closed: bool = False
    mb_before: float = 0.0
    mb_most: float = 0.0
    mb_after: float = 0.0
    files_before: int = 0
    files_most: int = 0
    files_after: int = 0
    newcomers: int = 0
    newcomers_failed: int = 0
    newcomer_longest: float = 0.0
    bot_p50: float = 0.0
    bot_longest: float = 0.0
    moves_after: int = 0
    """Honest moves while the attack's traces settled."""
    counted: dict[str, int] = field(default_factory=dict)
    """By the attackers."""


class Scene:
    """A server, the honest, and whoever looks at them."""

    def __init__(self, server: Measured, database: Path) -> None:
        self.server = server
        self.database = database
        self.tally = Seen()
        self.pace = Pace(1 / MOVES_PER_SECOND)
        self.welcomes = Welcomes()
        self.waits: list[float] = []
        self.players: list[Honest] = []
        self._most = (0.0, 0)

    @asynccontextmanager
    async def opened(self, game: str, has_bot: bool) -> AsyncIterator[None]:
        self.players = await honest.sit_down(self.server.port, game, self.tally, self.pace)
        tasks = [asyncio.create_task(honest.newcomers(self.server.port, self.welcomes))]
        tasks.append(asyncio.create_task(self._look()))
        if has_bot:
            tasks.append(asyncio.create_task(honest.against_a_bot(self.server.port, self.waits)))
        self.pace.is_playing = True
        for player in self.players:
            player.move()
        try:
            yield
        finally:
            self.pace.is_playing = False
            await asyncio.sleep(0.2)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for player in self.players:
                player.close()

    async def _look(self) -> None:
        while True:
            megabytes, files = self.burden()
            self._most = max(self._most[0], megabytes), max(self._most[1], files)
            await asyncio.sleep(SAMPLE)

    def burden(self) -> tuple[float, int]:
        """Megabytes and open files of the server; a process that ends meanwhile is looked for again."""
        while True:
            with suppress(FileNotFoundError, ProcessLookupError):
                return self.server.kilobytes() / 1024, self.server.open_files()

    # ---- measuring -------------------------------------------------------------------------------------------

    async def calm(self, seconds: float) -> Window:
        self._clear()
        began, before = time.perf_counter(), self.burden()
        await asyncio.sleep(seconds)
        return self._window(time.perf_counter() - began, before)

    async def under(self, attack: str, seconds: float, strength: int, sources: list[str]) -> Window:
        """While an attacker is at work, and what is left of it afterwards."""
        told = {"port": self.server.port, "match": self.players[0].match, "database": str(self.database)}
        told |= {"seconds": seconds, "strength": strength, "sources": sources}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.attacking.attackers", attack, json.dumps(told)),
            stdout=subprocess.PIPE,
            cwd=ROOT,
        )
        try:
            assert process.stdout is not None
            await process.stdout.readuntil(READY.encode())
            self._clear()
            began, before = time.perf_counter(), self.burden()
            said = b""
            with suppress(TimeoutError):  # who cannot end in time is ended
                said = await asyncio.wait_for(process.stdout.read(), seconds + LATE)
            found = self._window(time.perf_counter() - began, before)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        found.counted = json.loads(said.strip() or b"{}")
        moves = self.tally.moves
        await asyncio.sleep(SETTLE)
        found.moves_after = self.tally.moves - moves
        found.mb_after, found.files_after = self.burden()
        return found

    def _clear(self) -> None:
        self.tally.clear()
        self.welcomes.clear()
        self.waits.clear()
        self._most = self.burden()

    def _window(self, seconds: float, before: tuple[float, int]) -> Window:
        # a move that has waited longer than the others took counts, too: else who never answers is the fastest
        unanswered = [player.waits for player in self.players if player.waits > max(self.tally.latencies, default=0.0)]
        p50, p99, longest = spread([*self.tally.latencies, *unanswered])
        bot_p50, _, bot_longest = spread(self.waits)
        return Window(
            moves=self.tally.moves,
            a_second=self.tally.moves / seconds,
            p50=p50,
            p99=p99,
            longest=longest,
            refused=len(self.tally.refused),
            why=self.tally.refused[0] if self.tally.refused else "",
            is_closed=any(player.is_closed for player in self.players),
            mb_before=before[0],
            mb_most=self._most[0],
            files_before=before[1],
            files_most=self._most[1],
            newcomers=len(self.welcomes.seconds),
            newcomers_failed=self.welcomes.failed,
            newcomer_longest=1000 * max(self.welcomes.seconds, default=0.0),
            bot_p50=bot_p50,
            bot_longest=bot_longest,
        )


def spread(seconds: list[float]) -> tuple[float, float, float]:
    """Half of them, 99 % and the longest, in milliseconds."""
    if len(seconds) < 2:
        longest = 1000 * max(seconds, default=0.0)
        return longest, longest, longest
    parts = quantiles(seconds, n=100, method="inclusive")
    return 1000 * parts[49], 1000 * parts[98], 1000 * max(seconds)


# ---- judging -------------------------------------------------------------------------------------------------


def faults(attack: str, found: Window, calm: Window) -> list[str]:
    """What is not as it should be, in a few words each."""
    wrong = [*_of_moves(found, calm)] if attack not in NO_LATENCY else []
    if not found.moves_after:
        wrong.append("no move afterwards")
    if found.is_closed:
        wrong.append("an honest socket was closed")
    if found.mb_most - found.mb_before > GROWN:
        wrong.append(f"memory grew by {found.mb_most - found.mb_before:.0f} MB")
    if found.bot_longest > BOT:
        wrong.append(f"a bot took {found.bot_longest:.0f} ms")
    if found.counted.get("bytes of the archive", 0) > ARCHIVE:
        wrong.append(f"the archive has {found.counted['bytes of the archive']} bytes")
    return wrong


def _of_moves(found: Window, calm: Window) -> list[str]:
    wrong = []
    if found.p50 > P50:
        wrong.append(f"p50 over {P50:g} ms")
    if found.p99 > P99:
        wrong.append(f"p99 over {P99:g} ms")
    if found.a_second < calm.a_second / 2:
        wrong.append("fewer than half of the moves")
    if found.refused:
        wrong.append(f"{found.refused} honest moves refused: {found.why}")
    if found.newcomers_failed:
        wrong.append(f"{found.newcomers_failed} newcomers did not come in")
    if found.newcomer_longest > NEWCOMER:
        wrong.append(f"a newcomer took {found.newcomer_longest:.0f} ms")
    return wrong


# ---- all of it -----------------------------------------------------------------------------------------------


@dataclass
class Trial:
    """One attack in all its strengths on one server."""

    attack: str
    processes: int
    windows: dict[str, Window]
    lost: list[str]

    def verdict(self, name: str) -> list[str]:
        return faults(self.attack, self.windows[name], self.windows["calm"])

    def to_json(self) -> dict[str, object]:
        attacks = [name for name in self.windows if name.startswith("x")]
        return {
            "attack": self.attack,
            "processes": self.processes,
            "lost": self.lost,
            "windows": {name: vars(window) for name, window in self.windows.items()},
            "faults": {name: self.verdict(name) for name in attacks},
            "times the p50 of the yardstick": {
                name: self.windows[name].p50 / max(0.001, self.windows["yardstick"].p50) for name in attacks
            },
        }


async def tried(scene: Scene, attack: str, wish: argparse.Namespace) -> dict[str, Window]:
    sources = [f"127.0.1.{number}" for number in range(1, wish.addresses + 1)]
    async with scene.opened(wish.game, has_bot=attack == "bots"):
        await asyncio.sleep(SETTLE)
        found = {"calm": await scene.calm(wish.seconds / 2)}
        found["yardstick"] = await scene.under("burn", wish.seconds / 2, 1, sources)
        seconds = LOCKED_SECONDS if attack in NO_LATENCY else wish.seconds
        for strength in STRENGTHS[:1] if attack in NO_LATENCY else STRENGTHS:
            found[f"x{strength}"] = await scene.under(attack, seconds, strength, sources)
    return found


def trial(attack: str, processes: int, wish: argparse.Namespace) -> Trial:
    with tempfile.TemporaryDirectory(prefix="triumvir-attacks-") as folder:
        database = Path(folder, "triumvir.db")
        words = [sys.executable, "-m", "triumvir.cli", "serve", "--port", "0", "--database", f"sqlite://{database}"]
        words += ["--processes", str(processes)]
        server = Measured(words, {"TRIUMVIR_LOG": "error"}, Path(folder))
        scene = Scene(server, database)
        try:
            windows = uvloop.run(asyncio.wait_for(tried(scene, attack, wish), 8 * wish.seconds + 10 * LATE))
        finally:
            server.stop()
        return Trial(attack, processes, windows, honest.lost(str(database), scene.tally.acknowledged))


def show(trials: list[Trial]) -> int:
    """The table of all of them; how many are not as they should be."""
    sheet = Table("attack", "", *FIGURES, "counted by the attacker", "", box=None)
    wrong = 0
    for one in trials:
        for name, window in one.windows.items():
            is_attack = name.startswith("x")
            verdict = "; ".join([*one.verdict(name), *one.lost[:1]]) if is_attack else ""
            wrong += bool(verdict)
            counted = ", ".join(f"{what} {many:,}" for what, many in window.counted.items()) if is_attack else ""
            title = f"{one.attack} ({one.processes})" if name == "calm" else ""
            says = (f"[bold]FAIL: {verdict}[/bold]" if verdict else "pass") if is_attack else ""
            sheet.add_row(title, name, *in_figures(window), counted, says)
    Console(width=None if sys.stdout.isatty() else 240).print(sheet)
    return wrong


def in_figures(window: Window) -> list[str]:
    grown = f"{window.mb_before:.0f}>{window.mb_most:.0f}>{window.mb_after:.0f}"
    files = f"{window.files_before}>{window.files_most}>{window.files_after}"
    newcomer = f"{window.newcomer_longest:.0f}" + (
        f" ({window.newcomers_failed} lost)" if window.newcomers_failed else ""
    )
    times = [f"{window.p50:.1f}", f"{window.p99:.1f}", f"{window.longest:.0f}", f"{window.a_second:.1f}"]
    return [*times, grown, files, newcomer]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=list(ATTACKS), help="this attack; may be given again")
    parser.add_argument("--seconds", type=float, default=10, help="of each attack; half of it for each yardstick")
    parser.add_argument(
        "--processes", type=int, action="append", choices=(1, 2), help="of the server; both if not given"
    )
    parser.add_argument("--addresses", type=int, default=1, help="from which attackers come")
    parser.add_argument("--game", choices=GAMES, default="caesar", help="what the honest play")
    parser.add_argument("--json", type=Path)
    wish = parser.parse_args()
    if not 1 <= wish.addresses <= 250:
        parser.error("attackers come from 1 to 250 addresses")
    allow_many_files()
    be_steady()
    trials = []
    for processes in wish.processes or (1, 2):
        for attack in wish.only or list(ATTACKS):
            print(f"{attack}, {processes} processes, load {os.getloadavg()[0]:.1f}", file=sys.stderr, flush=True)
            trials.append(trial(attack, processes, wish))
            if wish.json:  # as far as it has come
                wish.json.write_text(json.dumps([one.to_json() for one in trials], indent=2) + "\n")
    sys.exit(1 if show(trials) else 0)


if __name__ == "__main__":
    main()
