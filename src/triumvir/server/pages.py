"""The files of the browser client. Every path that is no file and no part of the interface is the client itself.

Beside what is worth it the build leaves a packed copy, for browsers that take it: nearly all do.
"""

import os
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request as Http
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles

from triumvir.server.problems import NOT_FOUND, Trouble

NO_CLIENT = "The browser client has not been built. The interface is at /api/v1.\n"


class Pages:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)

    async def __call__(self, http: Http) -> Response:
        path = http.path_params.get("path", "")
        if path.startswith("api/"):
            raise Trouble(NOT_FOUND, "path")
        found, stat = self._files.lookup_path(os.path.normpath(path)) if path else ("", None)
        if stat is not None and Path(found).is_file():
            return self._file(http, Path(found), path)
        index = self._folder / "index.html"
        if not index.is_file():
            return Response(NO_CLIENT, 404, media_type="text/plain")
        return self._file(http, index, "index.html")

    def _file(self, http: Http, file: Path, path: str) -> Response:
        """Files under `assets/` carry a hash in their names and never change."""
        headers = {
            "cache-control": "public, max-age=31536000" if path.startswith("assets/") else "no-cache",
            "vary": "accept-encoding",
        }
        packed = file.with_name(f"{file.name}.gz")
        if "gzip" not in http.headers.get("accept-encoding", "") or not packed.is_file():
            return FileResponse(file, headers=headers)
        kind = guess_type(file.name)[0]
        return FileResponse(packed, headers={**headers, "content-encoding": "gzip"}, media_type=kind)
