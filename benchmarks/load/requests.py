"""Requests over connections that stay open, for setting up thousands of tables."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")
AT_ONCE: Final = 32


class Client:
    """One connection; ask one thing after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[dict[str, str], Any]:
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(data)}\r\n"
        self._writer.write(head.encode() + (f"Cookie: {cookie}\r\n" if cookie else "").encode() + b"\r\n" + data)
        first, *lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        answer = json.loads(await self._reader.readexactly(int(headers["content-length"])))
        if int(first.split()[1]) >= 300:
            raise RuntimeError(f"{path}: {answer}")
        return headers, answer

    def close(self) -> None:
        self._writer.close()


async def for_each(port: int, things: Iterable[T], work: Callable[[Client, T], Awaitable[R]]) -> list[R]:
    """The results of asking about each thing, over a few connections."""
    queue = list(enumerate(things))[::-1]
    results: dict[int, R] = {}

    async def worker() -> None:
        client = Client(*await asyncio.open_connection("127.0.0.1", port))
        while queue:
            number, thing = queue.pop()
            results[number] = await work(client, thing)
        client.close()

    await asyncio.gather(*(worker() for _ in range(min(AT_ONCE, len(queue)))))
    return [results[number] for number in sorted(results)]
