"""The built client: its files, and its one page for every address that is no file."""

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response

from skald.server.http.errors import Refusal

_FOREVER: Final = "public, max-age=31536000, immutable"
_NOT_BUILT: Final = """<!doctype html><meta charset="utf-8"><title>Skald</title>
<p>The server runs, but its client is not built: <code>make web</code>.</p>
"""


def serve_client(app: FastAPI, folder: Path) -> None:
    """Answer everything that is not of the API."""
    files = {}
    if folder.is_dir():
        found = [path for path in folder.rglob("*") if path.is_file()]
        files = {path.relative_to(folder).as_posix(): path for path in found}

    @app.get("/{path:path}", include_in_schema=False)
    def client(path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Refusal(404, "web-error-not-found", "There is nothing at this address.")
        if path in files and path != "index.html":
            # The names of built files change with what is in them.
            caching = _FOREVER if path.startswith("assets/") else "no-cache"
            return FileResponse(files[path], headers={"cache-control": caching})
        if "index.html" in files:
            return FileResponse(files["index.html"], headers={"cache-control": "no-cache"})
        return HTMLResponse(_NOT_BUILT)
