"""Whether the server works, and what it has done."""

from importlib.metadata import version

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from skald.server.http.bodies import HealthBody
from skald.server.http.reach import TheTables

router = APIRouter(prefix="/api", tags=["health"])


@router.get("/health")
async def health(tables: TheTables) -> HealthBody:
    """The server and its store answer."""
    await tables.house.store.ping()
    return HealthBody(status="ok", version=version("skald"), tables=len(tables))


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(tables: TheTables) -> str:
    """Counters and times for Prometheus."""
    return tables.house.metrics.text(len(tables))
