"""The server: its routes, and what begins and ends with it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.middleware.gzip import GZipMiddleware

import skald.api  # noqa: F401  (makes the games known)
from skald.server.client import serve_client
from skald.server.collecting import keep_pauses_short
from skald.server.http import fronts, games, health, lessons, replays, rules, tables
from skald.server.http.base import BasePath
from skald.server.http.docs import serve_docs
from skald.server.http.errors import REFUSALS, answer_errors
from skald.server.http.gate import Gate
from skald.server.http.schemas import describe_structs
from skald.server.http.size import SizeLimit
from skald.server.limits import RateLimits
from skald.server.replays import Replays
from skald.server.services import Services
from skald.server.settings import Settings
from skald.server.store import open_store
from skald.server.tables import Tables
from skald.version import VERSION

_ROUTERS: Final = (
    games.router,
    fronts.router,
    tables.router,
    replays.router,
    rules.router,
    lessons.router,
    health.router,
)
_HEADERS: Final = {
    "content-security-policy": "default-src 'self'; script-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}


def make_app(settings: Settings) -> FastAPI:
    """A server that is ready to be run."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings, await open_store(settings.database))
        app.state.tables = Tables(services)
        app.state.replays = Replays(app.state.tables)
        app.state.doors = RateLimits(settings)
        app.state.tables.start()
        collecting = asyncio.create_task(keep_pauses_short())
        try:
            yield
        finally:
            collecting.cancel()
            await app.state.tables.close()
            await services.close()

    app = FastAPI(
        title="Skald",
        version=VERSION,
        description="Tables, records and rules.",
        docs_url=None,
        openapi_url="/api/openapi.json",
        redoc_url=None,
        lifespan=lifespan,
        responses=REFUSALS,
    )
    app.add_middleware(SizeLimit)
    app.add_middleware(GZipMiddleware, minimum_size=1_000)
    app.middleware("http")(_protect)
    app.add_middleware(BasePath, base=settings.base_path)
    app.add_middleware(Gate, hosts=settings.hosts, origins=settings.origins)
    answer_errors(app)
    describe_structs(app)
    for router in _ROUTERS:
        app.include_router(router)
    serve_docs(app)
    serve_client(app, settings.client, settings.base_path)
    return app


async def _protect(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
    """Tell browsers not to run anything that is not ours."""
    response = await answer(request)
    response.headers.update(_HEADERS)
    return response
