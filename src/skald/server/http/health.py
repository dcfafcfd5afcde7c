"""Whether the server works, and what it has done."""

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from skald.server.http.access import check_operator
from skald.server.http.bodies import HealthBody
from skald.server.http.reach import TheTables
from skald.version import VERSION

router = APIRouter(prefix="/api", tags=["health"])


@router.get("/health")
async def health(tables: TheTables) -> HealthBody:
    """The server answers and its database keeps what happens; 503 if it cannot."""
    await tables.services.store.ping()
    return HealthBody(status="ok", version=VERSION, tables=len(tables))


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request, tables: TheTables) -> str:
    """Counters and times for Prometheus: on this machine, or with the token of the server."""
    check_operator(request, tables.services.settings.metrics_token)
    return tables.services.metrics.text(len(tables))
