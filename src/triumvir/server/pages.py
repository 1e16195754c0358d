"""The files of the browser client. Every path that is no file and no part of the interface is the client itself."""

import os
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
            return self._file(Path(found), path)
        index = self._folder / "index.html"
        if not index.is_file():
            return Response(NO_CLIENT, 404, media_type="text/plain")
        return self._file(index, "index.html")

    def _file(self, file: Path, path: str) -> Response:
        """Files under `assets/` carry a hash in their names and never change."""
        lasting = path.startswith("assets/")
        return FileResponse(file, headers={"cache-control": "public, max-age=31536000" if lasting else "no-cache"})
