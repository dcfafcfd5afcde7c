"""Who may read the metrics: whoever is on the same machine, or has the token."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request

from skald.cli.serve import serve
from skald.kernel.errors import SkaldError
from skald.server.http.access import check_operator
from skald.server.http.errors import Refusal
from skald.server.settings import Settings
from tests.server.serving import Server, serving, sqlite_at

TOKEN = "correct-horse"


def may_read(client: tuple[str, int] | None, headers: dict[str, str], token: str = "") -> bool:
    """Whether somebody from there may."""
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    request = Request({"type": "http", "client": client, "headers": raw})
    try:
        check_operator(request, token)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize(
    ("address", "may"),
    [
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("192.0.2.1", False),
        ("10.0.0.1", False),
        ("::ffff:192.0.2.1", False),
        ("2001:db8::1", False),
        ("localhost", False),
        ("", False),
    ],
)
def test_without_a_token_this_machine_may_read(address: str, *, may: bool) -> None:
    assert may_read((address, 1), {}) == may


def test_whoever_has_no_address_may_not_read() -> None:
    assert not may_read(None, {})


@pytest.mark.parametrize(
    "header",
    ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP", "X-Forwarded-Proto", "X-Forwarded-Host"],
)
@pytest.mark.parametrize("value", ["127.0.0.1", "192.0.2.1", ""])
def test_whoever_comes_through_a_proxy_is_not_on_this_machine(header: str, value: str) -> None:
    assert not may_read(("127.0.0.1", 1), {header: value})


@pytest.mark.parametrize(
    ("said", "may"),
    [
        (f"Bearer {TOKEN}", True),
        (f"bearer  {TOKEN} ", True),
        (f"Bearer {TOKEN}x", False),
        (f"Basic {TOKEN}", False),
        ("Bearer", False),
        ("Bearer ", False),
        ("Bearer ä", False),
        (TOKEN, False),
        ("", False),
    ],
)
@pytest.mark.parametrize("address", ["127.0.0.1", "192.0.2.1"])
def test_with_a_token_only_the_token_counts(address: str, said: str, *, may: bool) -> None:
    """Behind a proxy that says nothing everybody would be on this machine."""
    assert may_read((address, 1), {"Authorization": said}, TOKEN) == may


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a token."""
    database = sqlite_at(tmp_path_factory.mktemp("metrics"))
    with serving(Settings(database=database, metrics_token=TOKEN)) as running:
        yield running


def test_a_server_with_a_token(guarded: Server) -> None:
    answer = guarded.http.get("/api/metrics")
    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "web-error-not-allowed"
    shown = guarded.http.get("/api/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert "skald_tables_made_total" in shown.text


def test_a_server_behind_a_proxy(server: Server) -> None:
    assert server.http.get("/api/metrics").status_code == 200
    for said in ("192.0.2.1", "127.0.0.1", "192.0.2.1, 127.0.0.1"):
        answer = server.http.get("/api/metrics", headers={"X-Forwarded-For": said})
        assert answer.status_code == 403


@pytest.mark.parametrize("token", ["two words", "ąę", "a\nb"])
def test_a_token_that_no_header_can_carry_is_refused(token: str, tmp_path: Path) -> None:
    with pytest.raises(SkaldError, match="token for the metrics"):
        serve("127.0.0.1", 0, sqlite_at(tmp_path), token)
