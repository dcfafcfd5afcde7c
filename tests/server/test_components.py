"""Tables that are not played with the usual components show and keep their own."""

import copy
import json
import random
from collections.abc import Callable, Iterator

import pytest

from skald.games.northgard.content import default
from skald.kernel.agenda import CHANCE
from skald.kernel.games import find_game
from skald.kernel.match import new_match
from skald.kernel.record import Record
from skald.kernel.rules import find
from skald.server.settings import Settings
from tests.server.playing import PERSON, Data, Made, new_table, play_to_the_end
from tests.server.serving import Server, serving

ALTAR = 2


def own_record() -> Record:
    """A finished game in which the Altar of Kings is cheaper than usual."""
    components = copy.deepcopy(default().raw)
    parts = components["parts"]
    assert isinstance(parts, dict)
    parts["buildings"]["altar"]["price"] = ALTAR
    match = new_match(find("northgard"), 2, 7, {"data": "mine.toml"}, components)
    dice = random.Random(7)
    while not match.over:
        match.play(dice.choice(match.legal()))
    return match.record()


@pytest.fixture(scope="module")
def record() -> Data:
    """The same as plain data."""
    data: Data = json.loads(own_record().to_json())
    return data


@pytest.fixture(scope="module")
def at_home(new_database: Callable[[], str]) -> Iterator[Server]:
    """A server for people who trust each other."""
    settings = Settings(database=new_database(), workers=1, own_components=True)
    with serving(settings) as running:
        yield running


@pytest.fixture(scope="module")
def taken_in(at_home: Server, record: Data) -> str:
    """The id of a table that was made from the record."""
    answer = at_home.http.post("/api/replays", json=record)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def price_of_the_altar(content: Data) -> int:
    """What the building costs by a board."""
    [altar] = [each for each in content["buildings"] if each["id"] == "altar"]
    return int(altar["price"])


def test_a_table_shows_its_own_components(at_home: Server, taken_in: str) -> None:
    usual = at_home.http.get("/api/games/northgard/content").json()
    own = at_home.http.get(f"/api/tables/{taken_in}/content").json()
    assert price_of_the_altar(usual) == 3
    assert price_of_the_altar(own) == ALTAR


def test_a_table_keeps_its_own_components(at_home: Server, taken_in: str, record: Data) -> None:
    address = f"/api/tables/{taken_in}"
    assert at_home.http.get(f"{address}/record").json() == record
    decided = next(
        n for n in range(100, len(record["actions"])) if not record["actions"][n].startswith("*")
    )
    advice = at_home.http.get(f"{address}/replay/{decided}/advice?level=farmhand")
    assert advice.status_code == 200, advice.text
    wish = {"ply": decided, "seat": 0, "level": "farmhand"}
    made = Made(at_home, at_home.http.post(f"{address}/continue", json=wish))
    assert price_of_the_altar(made.get("content")) == ALTAR
    with made.chair(0) as chair:
        play_to_the_end([chair], random.Random(1), most=5)


def test_options_that_change_components_are_shown(server: Server) -> None:
    made = new_table(server, "ice-garden", PERSON, PERSON, upgrade_mix="8,4,4,4")
    assert sorted(made.get("content")["upgrades"].values()) == [4, 4, 4, 8]
    usual = server.http.get("/api/games/ice-garden/content").json()
    assert usual["upgrades"] != made.get("content")["upgrades"]


def test_a_usual_table_shows_what_its_game_shows(server: Server) -> None:
    for game in ("ice-garden", "northgard"):
        made = new_table(server, game, PERSON, PERSON)
        assert made.get("content") == server.http.get(f"/api/games/{game}/content").json()


def test_a_server_for_strangers_takes_no_components_in(server: Server, record: Data) -> None:
    answer = server.http.post("/api/replays", json=record)
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "web-error-own-components"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda record: {**record, "data": {"parts": {}}},
        lambda record: {**record, "data": None},
        lambda record: {**record, "options": {**record["options"], "data": "default"}},
        lambda record: {**record, "options": {**record["options"], "data": "x" * 65}},
        lambda record: {**record, "options": {**record["options"], "data": "\u202eevil"}},
    ],
)
def test_components_that_cannot_be_are_refused(
    at_home: Server, record: Data, spoil: Callable[[Data], Data]
) -> None:
    answer = at_home.http.post("/api/replays", json=spoil(record))
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "web-error-bad-record"


def test_a_face_shows_the_components_of_a_position() -> None:
    match = own_record().replay()
    assert price_of_the_altar({**find_game("northgard").presenter.content(match.state)}) == ALTAR
    assert any(each.seat == CHANCE for each in match.history)
