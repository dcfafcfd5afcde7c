"""The built client: its files, and its one page for every address that is no file."""

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response

from skald.server.http.errors import ANYWHERE, NOTHING_THERE, Refusal

# The names of built files change with what is in them.
_BUILT: Final = "assets/"
_FOREVER: Final = "public, max-age=31536000, immutable"
_NOT_BUILT: Final = """<!doctype html><meta charset="utf-8"><title>Skald</title>
<p>The server runs, but its client is not built: <code>make web</code>.</p>
"""


def serve_client(app: FastAPI, folder: Path, base: str) -> None:
    """Answer everything that is not of the API."""
    files = {}
    if folder.is_dir():
        found = [path for path in folder.rglob("*") if path.is_file()]
        files = {path.relative_to(folder).as_posix(): path for path in found}

    @app.api_route(ANYWHERE, methods=["GET", "HEAD"], include_in_schema=False)
    def client(path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise _nothing_there()
        if path in files and path != "index.html":
            caching = _FOREVER if path.startswith(_BUILT) else "no-cache"
            return FileResponse(files[path], headers={"cache-control": caching})
        if path.startswith(_BUILT):
            # A page of an older version asks for what is gone, and must not get a page for it.
            raise _nothing_there()
        if "index.html" in files:
            page = _page(files["index.html"], base)
            return HTMLResponse(page, headers={"cache-control": "no-cache"})
        return HTMLResponse(_NOT_BUILT)


def _page(file: Path, base: str) -> str:
    """The page names its files beside itself; it is shown at many addresses, and told the path."""
    text = file.read_text(encoding="utf-8")
    return text.replace('="./', f'="{base}/').replace('data-base=""', f'data-base="{base}"')


def _nothing_there() -> Refusal:
    return Refusal(404, "web-error-not-found", NOTHING_THERE)
