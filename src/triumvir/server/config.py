"""The settings of a server: defaults, one TOML file, and environment variables over it."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final

from triumvir.contract.complaints import expected
from triumvir.contract.errors import BadInput, Words

PREFIX: Final = "TRIUMVIR_"
FILE: Final = "TRIUMVIR_CONFIG"
PORT: Final = "PORT"
"""What many hosts set; `TRIUMVIR_PORT` goes before it."""


@dataclass(frozen=True)
class Config:
    host: str = field(default="127.0.0.1", metadata={"meaning": "address to listen on"})
    port: int = field(default=8000, metadata={"meaning": "port to listen on"})
    database: str = field(default="", metadata={"meaning": "where matches are kept; empty: a file of the user"})
    origins: tuple[str, ...] = field(
        default=(), metadata={"meaning": "other origins that may use the server, such as https://table.example"}
    )
    secret: str = field(
        default="",
        metadata={"meaning": "signs session cookies; empty: made once and kept beside the database", "secret": True},
        repr=False,
    )
    secure_cookies: bool = field(
        default=False, metadata={"meaning": "on where people come over https; a trusted proxy tells it by itself"}
    )
    trusted_proxies: str = field(
        default="", metadata={"meaning": "addresses of proxies whose X-Forwarded-For is believed"}
    )
    processes: int = field(default=1, metadata={"meaning": "processes that serve tables; one for each core at most"})
    workers: int = field(
        default=1, metadata={"meaning": "processes that think for bots of all levels; one more is kept for quick ones"}
    )
    bot_pace: int = field(
        default=100, metadata={"meaning": "how long bots take to answer, in percent; 0: no longer than they think"}
    )
    bot_tables: int = field(
        default=3, metadata={"meaning": "tables of one person where bots play among themselves at a time"}
    )
    session_days: int = field(default=180, metadata={"meaning": "how long a guest stays known"})
    link_hours: int = field(default=720, metadata={"meaning": "how long an invitation is valid"})
    max_body: int = field(default=256 * 1024, metadata={"meaning": "largest body of a request in bytes"})
    max_frame: int = field(default=16 * 1024, metadata={"meaning": "largest message of a socket in bytes"})
    max_queue: int = field(default=512 * 1024, metadata={"meaning": "bytes waiting for a slow reader before it is cut"})
    sockets_per_address: int = field(default=64, metadata={"meaning": "sockets that one address may hold"})
    silent_per_address: int = field(
        default=100, metadata={"meaning": "connections of one address that keep the server waiting for something"}
    )
    max_sockets: int = field(default=20_000, metadata={"meaning": "sockets altogether"})
    watches_per_socket: int = field(default=16, metadata={"meaning": "matches that one socket may watch"})
    messages_per_second: int = field(default=20, metadata={"meaning": "messages of one socket; three times as burst"})
    requests_per_second: int = field(default=20, metadata={"meaning": "requests of one address; five times as burst"})
    guests_per_minute: int = field(default=20, metadata={"meaning": "new guests from one address"})
    guests_per_day: int = field(default=200, metadata={"meaning": "new guests from one address in a day"})
    tables_per_minute: int = field(default=20, metadata={"meaning": "new tables of one person"})
    tables_per_day: int = field(default=500, metadata={"meaning": "new tables from one address in a day"})
    open_tables: int = field(default=20, metadata={"meaning": "tables made by one person that are not over"})
    open_tables_per_address: int = field(
        default=100, metadata={"meaning": "tables made from one address that are not over"}
    )
    waiting_hours: int = field(
        default=24, metadata={"meaning": "how long a table is kept at which nobody has begun to play"}
    )
    chat_per_minute: int = field(default=20, metadata={"meaning": "lines of chat of one person"})
    idle_minutes: int = field(default=10, metadata={"meaning": "how long a match nobody watches stays in memory"})
    log: str = field(default="info", metadata={"meaning": "debug, info, warning or error"})

    def with_values(self, values: Mapping[str, object], where: str) -> "Config":
        known = {one.name: one for one in fields(self)}
        for name in values:
            if name not in known:
                what = f"unknown setting (known: {', '.join(known)})"
                words: Words = {"known": list(known)}
                raise BadInput(what, f"{where} {name}", name="complaint-unknown-setting", values=words)
        now = {name: getattr(self, name) for name in known}
        for name, value in values.items():
            now[name] = _converted(value, now[name], f"{where} {name}")
        return Config(**now)


def _converted(value: object, default: object, where: str) -> object:
    """The value as the type of the default; environment variables are texts."""
    if isinstance(default, bool):
        return _flag(value, where)
    if isinstance(default, int):
        return _number(value, where)
    if isinstance(default, tuple):
        words = value.replace(",", " ").split() if isinstance(value, str) else value
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise expected("texts", where)
        return tuple(words)
    if not isinstance(value, str):
        raise expected("text", where)
    return value


def _flag(value: object, where: str) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in ("on", "true", "1", "yes", "off", "false", "0", "no"):
        return value.lower() in ("on", "true", "1", "yes")
    raise expected("switch", where)


def _number(value: object, where: str) -> int:
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 12:
        return int(value)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise expected("number", where)
    return value


def load_config(environment: Mapping[str, str] = os.environ, file: str | None = None) -> Config:
    """Defaults, then the file, then the environment."""
    config = Config()
    path = file or environment.get(FILE, "")
    if path:
        config = config.with_values(_read_toml(Path(path)), f"{path}:")
    names = {one.name for one in fields(Config)}
    given = {name: environment[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in environment}
    if PORT in environment:
        given.setdefault("port", environment[PORT])
    return config.with_values(given, "environment")


def _read_toml(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        values = {"error": str(error)}
        raise BadInput(f"not TOML ({error})", str(path), name="complaint-not-toml", values=values) from None


@dataclass(frozen=True)
class Explained:
    """One setting with its meaning, for `triumvir config`."""

    name: str
    variable: str
    value: str
    meaning: str
    is_secret: bool


def explain(config: Config) -> list[Explained]:
    return [
        Explained(
            one.name,
            PREFIX + one.name.upper(),
            _shown(getattr(config, one.name), one.metadata),
            one.metadata["meaning"],
            bool(one.metadata.get("secret")),
        )
        for one in fields(config)
    ]


def _shown(value: object, metadata: Mapping[str, object]) -> str:
    if metadata.get("secret"):
        return "(set)" if value else ""
    if isinstance(value, bool):
        return "on" if value else "off"
    return " ".join(value) if isinstance(value, tuple) else str(value)
