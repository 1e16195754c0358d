"""All attackers by name. Each runs in a process of its own, and gives way to everybody else:

    python -m benchmarks.attacking.attackers NAME '{"port": ...}'

It says `ready` once it is loaded, attacks, and prints what it counted.
"""

import asyncio
import json
import os
import resource
import sqlite3
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from threading import Timer
from typing import Final

import uvloop
from benchmarks.attacking import crowds, frames, wishes
from benchmarks.attacking.target import COUNTED, Counted, Target

Attack = Callable[[Target], Awaitable[Counted]]

READY: Final = "ready"
NICE: Final = 19
OVERTIME: Final = 8.0
"""Seconds after which an attacker that cannot come to an end leaves all the same."""
LOCKED_SECONDS: Final = 15.0


async def burn(target: Target) -> Counted:
    """No attack, only work: what a busy peer on the same machine does to the honest."""
    counted: Counted = Counter()
    while not target.is_over:
        sum(range(10_000))
        counted["sums"] += 1
    return counted


async def locked_database(target: Target) -> Counted:
    """Another program holds the lock of the SQLite file."""
    with sqlite3.connect(target.database, isolation_level=None, timeout=5) as other:
        other.execute("BEGIN EXCLUSIVE")
        await asyncio.sleep(LOCKED_SECONDS)
        other.execute("ROLLBACK")
    return Counter({"milliseconds": int(1000 * LOCKED_SECONDS)})


ATTACKS: Final[Mapping[str, Attack]] = {
    "pings": frames.pings,
    "pongs": frames.pongs,
    "continuation frames": frames.continuations,
    "empty texts": frames.empty_texts,
    "dribbled frame": frames.dribbled_frame,
    "silent connections": crowds.silent,
    "slowloris": crowds.slowloris,
    "mute sockets": crowds.mute_sockets,
    "spectators": crowds.spectators,
    "replays": crowds.replays,
    "pages": crowds.pages,
    "tables": wishes.tables,
    "bots": wishes.bots,
    "questions": wishes.questions,
    "chat": wishes.chat,
    "big records": wishes.big_records,
    "locked database": locked_database,
}
YARDSTICK: Final[Mapping[str, Attack]] = {"burn": burn}


async def attack(name: str, target: Target) -> None:
    leave(await ({**ATTACKS, **YARDSTICK}[name])(target))


def leave(counted: Counted) -> None:
    print(json.dumps(counted), flush=True)
    os._exit(0)  # thousands of sockets need no farewell


def main(name: str, told: str) -> None:
    os.nice(NICE)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    target = Target(**json.loads(told)).begun()
    ending = Timer(target.seconds + OVERTIME, leave, [COUNTED])
    ending.daemon = True
    ending.start()
    print(READY, flush=True)
    uvloop.run(attack(name, target))


if __name__ == "__main__":
    main(*sys.argv[1:3])
