"""Who may ask, by which name and from which page; and a server below a path."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from skald.cli import addressing
from skald.kernel.errors import BadOption
from skald.server.http.gate import is_same, name_of
from skald.server.settings import Settings
from tests.server.playing import PERSON, new_table
from tests.server.serving import PATIENCE, Server, serving

PAGE = (
    '<!doctype html><html lang="en" data-base=""><script src="./theme.js"></script>'
    '<script type="module" src="./assets/index-1.js"></script></html>'
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as it is built, but smaller."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "theme.js").write_text("// theme")
    (folder / "assets" / "index-1.js").write_text("// client")
    return folder


@pytest.fixture(scope="module")
def gated(client: Path) -> Iterator[Server]:
    """A server at `/skald` that answers to few."""
    settings = Settings(
        hosts=addressing.hosts("127.0.0.1", ["games.example"]),
        origins=addressing.origins(["https://friends.example"]),
        base_path="/skald",
        client=client,
    )
    with serving(settings) as server:
        yield server


# Pages.


def socket_status(server: Server, origin: str | None, host: str = "") -> int:
    """How the opening of a socket from a page is answered."""
    made = new_table(server, "ice-garden", PERSON, PERSON)
    page = None if origin is None else Origin(origin)
    address = f"ws://{host or f'127.0.0.1:{server.port}'}/api/tables/{made.id}/socket"
    line = socket.create_connection(("127.0.0.1", server.port))
    try:
        with connect(address, origin=page, sock=line) as opened:
            opened.send('{"type":"hello","tokens":[]}')
            assert '"welcome"' in str(opened.recv(timeout=PATIENCE))
    except InvalidStatus as refused:
        return refused.response.status_code
    return 101


def test_sockets_are_opened_by_our_own_pages(gated: Server) -> None:
    own = f"http://127.0.0.1:{gated.port}"
    assert socket_status(gated, own) == 101
    assert socket_status(gated, None) == 101, "programs are not pages"
    assert socket_status(gated, "https://friends.example") == 101
    for stranger in (
        "https://evil.example",
        "null",
        f"http://127.0.0.1:{gated.port + 1}",
        f"http://localhost:{gated.port}",
        "https://friends.example.evil.example",
        "http://friends.example",
    ):
        assert socket_status(gated, stranger) == 403, stranger


def test_lessons_are_no_way_around(gated: Server) -> None:
    address = f"ws://127.0.0.1:{gated.port}/api/lessons/ice-garden/socket"
    with pytest.raises(InvalidStatus, match="403"):
        connect(address, origin=Origin("https://evil.example"))


def test_strangers_may_send_nothing(gated: Server) -> None:
    wanted = {"game": "ice-garden", "seats": [PERSON, PERSON]}
    headers = {"origin": "https://evil.example"}
    answer = gated.http.post("/api/tables", json=wanted, headers=headers)
    assert answer.status_code == 403
    assert "--allow-origin https://evil.example" in answer.json()["error"]["text"]
    assert gated.http.get("/api/games", headers=headers).status_code == 200
    assert "access-control-allow-origin" not in gated.http.get("/api/games").headers


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("https://games.example", "games.example", True),
        ("https://games.example", "games.example:443", True),
        ("http://games.example:8700", "Games.example:8700", True),
        ("http://[::1]:8700", "[::1]:8700", True),
        ("https://games.example:8443", "games.example", False),
        ("http://games.example", "games.example:443", False),
        ("https://games.example", "", False),
        ("null", "null", False),
        ("file://", "", False),
        ("https://", "", False),
        ("http://games.example:x", "games.example", False),
    ],
)
def test_a_page_is_ours_if_it_lies_at_the_host_it_asks(
    origin: str, host: str, same: object
) -> None:
    assert is_same(origin, host) is same


def test_browsers_connect_nowhere_else(gated: Server) -> None:
    policy = gated.http.get("/").headers["content-security-policy"]
    assert "connect-src 'self';" in policy
    assert "ws:" not in policy


# Names.


def test_a_server_answers_to_its_own_names(gated: Server) -> None:
    for name in (
        f"localhost:{gated.port}",
        "127.0.0.1",
        "[::1]:1",
        "GAMES.example",
        "games.example.",
    ):
        assert gated.http.get("/api/games", headers={"host": name}).status_code == 200, name
    for name in ("evil.example", "games.example.evil.example", "192.168.1.5", ""):
        answer = gated.http.get("/api/games", headers={"host": name})
        assert answer.status_code == 421, name
        assert name == "" or f"--allowed-host {name}" in answer.json()["error"]["text"]
    with pytest.raises(InvalidStatus, match="403"):
        # A second header beside the right one.
        connect(gated.socket_of("any"), additional_headers={"Host": "evil.example"})
    # As a page would be asked for whose name was made to lead here.
    assert socket_status(gated, "http://evil.example", host="evil.example") == 403
    assert socket_status(gated, "http://games.example", host="games.example") == 101


def test_names_are_chosen_by_where_one_listens() -> None:
    assert "localhost" in addressing.hosts("127.0.0.1", [])
    assert "127.0.0.7" in addressing.hosts("127.0.0.7", [])
    assert addressing.hosts("0.0.0.0", []) == ()
    assert addressing.hosts("192.168.1.5", []) == ()
    assert addressing.hosts("127.0.0.1", ["*"]) == ()
    assert "games.example" in addressing.hosts("0.0.0.0", ["Games.example"])
    assert "localhost" in addressing.hosts("0.0.0.0", ["games.example"])
    assert name_of("[::1]:8700") in addressing.hosts("::1", [])


@pytest.mark.parametrize("name", ["https://games.example", "games.example:80", "a b", "x/y", ""])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="is no name of a host"):
        addressing.hosts("127.0.0.1", [name])


@pytest.mark.parametrize("origin", ["games.example", "https://x.example/", "ftp://x", "*", ""])
def test_what_is_no_origin_is_refused(origin: str) -> None:
    with pytest.raises(BadOption, match="is no origin"):
        addressing.origins([origin])


# Below a path.


@pytest.mark.parametrize(
    ("path", "base"),
    [("", ""), ("/", ""), ("/skald", "/skald"), ("/skald/", "/skald"), ("/a/b-c", "/a/b-c")],
)
def test_base_paths(path: str, base: str) -> None:
    assert addressing.base_path(path) == base


@pytest.mark.parametrize(
    "path", ["skald", "/a b", "/a//b", "/../x", "/x?y", '/"', "/table", "/api/x"]
)
def test_what_is_no_base_path_is_refused(path: str) -> None:
    with pytest.raises(BadOption, match="base path"):
        addressing.base_path(path)


@pytest.mark.parametrize("base", ["/skald", ""])
def test_everything_answers_below_the_path_whether_a_proxy_takes_it_away_or_not(
    gated: Server, base: str
) -> None:
    assert gated.http.get(f"{base}/api/games").json()[0]["id"] == "ice-garden"
    for page in ("/", "/table/abc", "/rules/northgard/NG-X"):
        text = gated.http.get(base + page).text
        assert 'data-base="/skald"' in text
        assert 'src="/skald/assets/index-1.js"' in text
    assert gated.http.get(f"{base}/assets/index-1.js").text == "// client"
    assert gated.http.get(f"{base}/theme.js").text == "// theme"
    assert gated.http.get(f"{base}/assets/gone.js").status_code == 404
    assert gated.http.delete(f"{base}/api/nothing").json()["error"]["key"] == "web-error-not-found"
    assert 'href="/skald/api/openapi.json"' in gated.http.get(f"{base}/api/docs").text
    wanted = {"game": "ice-garden", "seats": [PERSON, PERSON]}
    made = gated.http.post(f"{base}/api/tables", json=wanted).json()
    assert made["watch"] == f"/skald/table/{made['id']}"
    with connect(f"ws://127.0.0.1:{gated.port}{base}/api/tables/{made['id']}/socket") as opened:
        opened.send('{"type":"hello","tokens":[]}')
        assert '"welcome"' in str(opened.recv(timeout=PATIENCE))


def test_the_path_itself_is_the_first_page(gated: Server) -> None:
    answer = gated.http.get("/skald", follow_redirects=False)
    assert answer.status_code == 200
    assert 'data-base="/skald"' in answer.text
    assert gated.http.get("/skaldic").status_code == 200, "a page like any other"


def test_a_server_without_a_path_names_its_files_from_the_root(client: Path) -> None:
    with serving(Settings(client=client)) as server:
        text = server.http.get("/table/abc").text
    assert 'src="/assets/index-1.js"' in text
    assert 'src="/theme.js"' in text


# Behind a proxy.


def test_a_proxy_on_this_machine_says_who_asks() -> None:
    wanted = {"game": "ice-garden", "seats": [PERSON, PERSON]}
    with serving(Settings(creations=1)) as server:

        def status(addresses: str) -> int:
            headers = {"x-forwarded-for": addresses}
            return server.http.post("/api/tables", json=wanted, headers=headers).status_code

        assert [status("192.0.2.1"), status("192.0.2.1"), status("192.0.2.2")] == [201, 429, 201]
        assert status("192.0.2.3, 192.0.2.2") == 429, "what a visitor puts in front is not believed"
