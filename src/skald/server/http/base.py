"""A server that lives below a path of its host, such as `/skald`."""

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send


class BasePath:
    """Finds what is asked for behind the path, and also without it: some proxies take it away."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self._app: Final = app
        self._base: Final = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] in ("http", "websocket"):
            path = scope["path"]
            below = {"root_path": self._base, "path": f"{path}/" if path == self._base else path}
            scope = {**scope, **below}
        await self._app(scope, receive, send)


def path_below(scope: Scope) -> str:
    """What is asked for, without the path of the server."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))
