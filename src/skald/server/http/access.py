"""Who may read what is not for everybody."""

import ipaddress
import secrets
from typing import Final

from fastapi import Request

from skald.server.http.errors import not_allowed

# What proxies add: whoever comes through one comes from elsewhere, even if it runs here.
_FORWARDED: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)
_SCHEME: Final = "bearer "


def check_operator(request: Request, token: str) -> None:
    """Let in whoever shows the token; where there is none, whoever is on this machine."""
    if not (_shows(request, token) if token else _is_local(request)):
        raise not_allowed()


def _shows(request: Request, token: str) -> bool:
    said = request.headers.get("authorization", "")
    scheme, shown = said[: len(_SCHEME)], said[len(_SCHEME) :].strip()
    return scheme.lower() == _SCHEME and secrets.compare_digest(shown.encode(), token.encode())


def _is_local(request: Request) -> bool:
    if request.client is None or any(name in request.headers for name in _FORWARDED):
        return False
    try:
        address = ipaddress.ip_address(request.client.host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback
