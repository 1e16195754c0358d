"""The files of the browser client. Every path that is no file and no part of the interface is the client itself.

They are few and never change while a server runs, so all are read once, when it starts; after that a request asks no
disk and no thread. Beside what is worth it the build leaves a packed copy, for browsers that take it: nearly all do.
"""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request as Http
from starlette.responses import Response, StreamingResponse

from triumvir.table.problems import NOT_FOUND, ApiError

NO_CLIENT: Final = "The browser client has not been built. The interface is at /api/v1.\n"
INDEX: Final = "index.html"
PACKED: Final = ".gz"
PIECE: Final = 64 * 1024
"""Bytes of a file that are handed over at a time: who does not take them gets no more, and costs no more."""


@dataclass(frozen=True)
class File:
    plain: bytes
    packed: bytes | None
    headers: Mapping[str, str]

    def answer(self, http: Http) -> Response:
        if self.headers["etag"] in http.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=dict(self.headers))
        if self.packed is None or "gzip" not in http.headers.get("accept-encoding", ""):
            return _whole(self.plain, dict(self.headers))
        return _whole(self.packed, {**self.headers, "content-encoding": "gzip"})


class Pages:
    def __init__(self, folder: Path) -> None:
        self._files = {file.relative_to(folder).as_posix(): read(file, folder) for file in files(folder)}

    async def __call__(self, http: Http) -> Response:
        path = http.path_params.get("path", "")
        if path.startswith("api/"):
            raise ApiError(NOT_FOUND, "path")
        found = self._files.get(path) or self._files.get(INDEX)
        if found is None:
            return Response(NO_CLIENT, 404, media_type="text/plain")
        return found.answer(http)


def files(folder: Path) -> list[Path]:
    """All that are not the packed copy of another."""
    found = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return [file for file in found if file.suffix != PACKED or file.with_suffix("") not in found]


def read(file: Path, folder: Path) -> File:
    """Files under `assets/` carry a hash in their names and never change."""
    data = file.read_bytes()
    packed = file.with_name(file.name + PACKED)
    is_asset = file.relative_to(folder).parts[0] == "assets"
    kind = guess_type(file.name)[0] or "application/octet-stream"
    headers = {
        "cache-control": "public, max-age=31536000" if is_asset else "no-cache",
        "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        "etag": f'W/"{sha256(data).hexdigest()[:32]}"',
        "vary": "accept-encoding",
    }
    return File(data, packed.read_bytes() if packed.is_file() else None, headers)


def _whole(data: bytes, headers: dict[str, str]) -> Response:
    if len(data) <= PIECE:
        return Response(data, headers=headers)
    return StreamingResponse(pieces(data), headers={**headers, "content-length": str(len(data))})


async def pieces(data: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(data), PIECE):
        yield data[start : start + PIECE]
