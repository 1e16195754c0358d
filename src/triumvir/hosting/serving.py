"""The table server, joined: games, store, workers and the browser client behind one port."""

import asyncio
import gc
import os
import secrets
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Final

import uvicorn

from triumvir import __version__
from triumvir.contract.errors import BadInput
from triumvir.hosting.choosing import choose
from triumvir.hosting.fail_points import FAIL_AT, fail_point
from triumvir.hosting.http_protocol import TableRequests
from triumvir.hosting.json_stderr import everything_as_json, log_to_stderr
from triumvir.hosting.listening import Listening, Receiving
from triumvir.hosting.porch import MOST, Porch
from triumvir.hosting.single_server import alone_at
from triumvir.hosting.supervisor import Supervisor
from triumvir.hosting.websocket_protocol import TableSocket, allowance
from triumvir.hosting.worker_pool import Workers
from triumvir.kits.catalogue import GAMES, board_named
from triumvir.server.application import Server
from triumvir.server.cluster.peers import Peers
from triumvir.server.cluster.shards import BUCKETS, Shards
from triumvir.server.config import Config
from triumvir.server.matches.outages import last_alive
from triumvir.storage.locations import data_folder, default_url, make_data_folder
from triumvir.storage.opening import open_store, sqlite_file

CLIENT: Final = Path(__file__).resolve().parents[1] / "web_dist"
STOP_SECONDS: Final = 10
MOST_FILES: Final = 65_536
YOUNG_OBJECTS: Final = 30_000
"""How many new objects are looked through for cycles at a time, which takes some milliseconds."""
NEVER: Final = 1_000_000
"""After so many looks at the young the older ones would be looked through; the server does that at its own times."""
SWITCH_SECONDS: Final = 0.0005
"""How long one thread may keep others from running: who writes has little to do, and everybody waits for it."""


def complete(config: Config, environment: Mapping[str, str] = os.environ) -> Config:
    """The settings with what is found or made on this machine: a database and a secret."""
    database = config.database
    if not database:
        make_data_folder(environment)
        database = default_url({**environment, "TRIUMVIR_DATABASE": ""})
    secret = config.secret or kept_secret(secret_file(database, environment))
    return replace(config, database=database, secret=secret)


def secret_file(database: str, environment: Mapping[str, str]) -> Path | None:
    """Beside the database where that is a file; nowhere for one that keeps nothing."""
    if database == "memory:":
        return None
    file = sqlite_file(database)
    if file is not None:
        return file.with_name(file.name + ".secret")
    make_data_folder(environment)
    return data_folder(environment) / "server.secret"


def kept_secret(file: Path | None) -> str:
    if file is None:
        return secrets.token_hex(32)
    with suppress(FileExistsError), open(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as new:
        new.write(secrets.token_hex(32))
    text = file.read_text("ascii").strip()
    if len(text) < 32:
        raise BadInput("too short to be a secret; delete the file to get a new one", str(file))
    return text


def listen(config: Config) -> socket.socket:
    """A bound socket, before anything else is begun: a taken port is the commonest mistake."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host, config.port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadInput(f"{reason}", f"{config.host}:{config.port}") from None
    listener.set_inheritable(True)
    return listener


def uvicorn_config(server: Server, config: Config, porch: Porch) -> uvicorn.Config:
    return uvicorn.Config(
        server.app,
        loop="uvloop" if os.name == "posix" else "asyncio",
        http=partial(TableRequests, porch),  # type: ignore[arg-type]
        ws=partial(TableSocket, porch, allowance(config)),  # type: ignore[arg-type]
        ws_max_size=4 * config.max_frame,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        log_level="error",  # of the library, which warns of every bad request: whoever sends them would fill our log
        access_log=False,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=config.trusted_proxies or None,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        backlog=2048,
    )


def allow_many_files() -> int:
    """As many as the system lets us have: every connection is one."""
    if os.name != "posix":
        return MOST_FILES
    import resource  # not everywhere there is one

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return min(wanted, MOST_FILES)


def new_porch(config: Config) -> Porch:
    """With places for a quarter of the files that we may open: the others are for those who have said something."""
    return Porch(config, max(1, min(MOST, allow_many_files() // 4)))


def serve(config: Config, on_ready: Callable[[str], None] = lambda address: None) -> None:
    """Serve until told to stop. Everything acknowledged is in the store whatever happens."""
    config = complete(config)
    with listen(config) as listener, alone_at(config.database), everything_as_json(config.log):
        if config.processes > 1:
            serve_together(config, listener, lambda: on_ready(address(listener)))
        else:
            serve_alone(config, listener, lambda: on_ready(address(listener)))


def serve_alone(config: Config, listener: socket.socket, on_ready: Callable[[], None]) -> None:
    with furnished(config) as server:
        porch = new_porch(config)
        Listening(uvicorn_config(server, config, porch), server, porch, on_ready).run([listener])


def serve_together(config: Config, listener: socket.socket, on_ready: Callable[[], None]) -> None:
    """Several processes at one database, each with its share of the matches."""
    if config.processes > BUCKETS or os.name != "posix":
        raise BadInput(f"at most {BUCKETS}, and only where processes can hand sockets over", "setting processes")
    if config.database == "memory:":
        raise BadInput("several processes cannot share it", "setting database")
    with closing(open_store(config.database)) as store:
        alive = last_alive(store)
    shared = replace(
        config,
        workers=max(1, config.workers // config.processes),
        max_sockets=-(-config.max_sockets // config.processes),
    )
    with TemporaryDirectory(prefix="triumvir-") as folder:
        supervisor = Supervisor(config.processes, partial(keep_process, shared), Path(folder), new_porch(config))
        asyncio.run(supervisor.serve(listener, alive, on_ready))


def keep_process(config: Config, shards: Shards, folder: Path, channel: socket.socket, alive: int | None) -> None:
    """One of several processes, until it is told to leave or the acceptor is gone."""
    log_to_stderr(config.log)
    with suppress(KeyboardInterrupt), furnished(config, Peers(shards, folder), alive) as server:
        porch = new_porch(config)
        Receiving(uvicorn_config(server, config, porch), server, porch, channel).run([])


@contextmanager
def furnished(config: Config, peers: Peers | None = None, alive: int | None = None) -> Iterator[Server]:
    """A server with its store and its workers, which are let go of afterwards."""
    with ExitStack() as leaving:
        store = open_store(config.database)
        leaving.callback(store.close)
        workers = Workers(choose, max(1, config.workers))
        leaving.callback(lambda: asyncio.run(workers.close()))
        server = Server(
            GAMES,
            store,
            workers,
            config,
            CLIENT,
            __version__,
            boards=board_named,
            peers=peers,
            alive=alive,
        )
        server.registry.reach = fail_point(os.environ.get(FAIL_AT, ""))
        signal.signal(signal.SIGTERM, _leave)
        collect_seldom()
        sys.setswitchinterval(SWITCH_SECONDS)
        yield server


def collect_seldom() -> None:
    """Matches are many small objects that live long. Looking through all of them for cycles takes a third of a second
    where there are thousands, so the server says when (`Server.tidy`); what is young is looked through once."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, NEVER, NEVER)


def _leave(number: int, frame: FrameType | None) -> None:
    """uvicorn raises the signal again after it has stopped: leave in order, so that workers and store are closed."""
    raise SystemExit(0)


def address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
