"""What can be asked over HTTP."""

import json
import random
from pathlib import Path

import pytest

from skald.kernel.record import Record
from skald.lang import Speech
from skald.server.limits import RECORD_BYTES
from skald.server.settings import Settings
from tests.server.playing import FARMHAND, OPEN, PERSON, Data, Made, new_table, play_to_the_end
from tests.server.serving import Server, serving, sqlite_at


def error_of(server: Server, method: str, path: str, **request: object) -> tuple[int, str]:
    """The status and the key of a refusal."""
    answer = server.http.request(method, path, **request)  # type: ignore[arg-type]
    error = answer.json()["error"]
    assert error["text"]
    assert isinstance(error["facts"], dict)
    return answer.status_code, error["key"]


# Games.


def test_every_game_tells_its_options_in_words_of_the_catalogue(server: Server) -> None:
    speech = Speech("en")
    games: list[Data] = server.http.get("/api/games").json()
    assert [game["id"] for game in games] == ["ice-garden", "northgard"]
    for game in games:
        assert game["side_option"] in [option["key"] for option in game["options"]]
        assert "data" not in [option["key"] for option in game["options"]]
        assert [level["number"] for level in game["levels"]] == [1, 2, 3, 4]
        assert any(option["main"] for option in game["options"])
        phrases = [game["title"], *(side["words"] for side in game["sides"])]
        for option in game["options"]:
            phrases += [option["words"], *(each["words"] for each in option["values"] or [])]
        assert all(speech.has(phrase["key"]) for phrase in phrases)


def test_the_content_of_a_board_may_be_kept_by_browsers(server: Server) -> None:
    answer = server.http.get("/api/games/northgard/content")
    assert answer.json()
    assert "max-age" in answer.headers["cache-control"]
    assert error_of(server, "GET", "/api/games/chess/content") == (404, "web-error-no-game")


# Tables.


def test_sides_and_options_are_as_chosen(server: Server) -> None:
    made = new_table(
        server,
        "northgard",
        {"kind": "person", "side": "wolf"},
        {"kind": "bot", "level": "jarl"},
        {"kind": "open", "side": "bear"},
        years="10",
    )
    info = made.info()
    assert info["options"]["years"] == "10"
    assert info["options"]["clans"] == "wolf,random,bear"
    assert info["seats"][1]["level"] == "jarl"
    assert (info["over"], info["practice"], info["players"]) == (False, False, 3)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "chess"}, (404, "web-error-no-game")),
        ({"seats": []}, (422, "web-error-malformed")),
        ({"seats": [PERSON] * 5}, (422, "web-error-bad-option")),
        ({"seats": [{"kind": "king"}, PERSON]}, (422, "web-error-malformed")),
        ({"seats": [{"kind": "bot", "level": "god"}, PERSON]}, (422, "web-error-malformed")),
        ({"seats": [{"kind": "person", "side": "wolf"}, PERSON]}, (422, "web-error-bad-option")),
        ({"options": {"edition": "tenth"}}, (422, "web-error-bad-option")),
        ({"options": {"nonsense": "1"}}, (422, "web-error-bad-option")),
        ({"seed": -1}, (422, "web-error-malformed")),
        ({"nonsense": 1}, (422, "web-error-malformed")),
    ],
)
def test_impossible_tables_are_refused(
    server: Server, change: Data, expected: tuple[int, str]
) -> None:
    wanted = {"game": "ice-garden", "seats": [PERSON, PERSON], **change}
    assert error_of(server, "POST", "/api/tables", json=wanted) == expected


def test_my_tables_show_where_it_is_my_turn(server: Server) -> None:
    made = new_table(server, "ice-garden", PERSON, PERSON)
    due = made.info()["due"]
    for seat, token in made.tokens.items():
        asked = {"tables": [{"id": made.id, "token": token}, {"id": "nosuchtable"}]}
        [status] = server.http.post("/api/tables/status", json=asked).json()
        assert status["my_turn"] == (seat == due)
        assert status["ply"] == made.info()["ply"]
    [status] = server.http.post("/api/tables/status", json={"tables": [{"id": made.id}]}).json()
    assert not status["my_turn"]


def test_a_running_game_shows_nothing_of_its_record(server: Server) -> None:
    made = new_table(server, "northgard", PERSON, PERSON)
    for path in ("record", "replay", "replay/3", "replay/3/advice"):
        address = f"/api/tables/{made.id}/{path}"
        assert error_of(server, "GET", address) == (409, "web-error-not-over"), path
    wish = {"ply": 0, "seat": 0}
    address = f"/api/tables/{made.id}/continue"
    assert error_of(server, "POST", address, json=wish) == (409, "web-error-not-over")
    assert error_of(server, "GET", "/api/tables/nosuchtable") == (404, "web-error-no-table")


def test_a_practice_with_other_people_cannot_be_branched_to_see_their_hands(
    server: Server,
) -> None:
    wanted = {"game": "northgard", "seats": [PERSON, OPEN], "seed": 3}
    made = Made(server, server.http.post("/api/tables", json=wanted))
    address, wish = f"/api/tables/{made.id}/continue", {"ply": 20, "seat": 1}
    assert error_of(server, "POST", address, json=wish) == (409, "web-error-not-over")


def test_the_hands_of_a_practice_are_those_of_its_only_person(server: Server) -> None:
    wanted = {"game": "northgard", "seats": [PERSON, FARMHAND], "seed": 3}
    made = Made(server, server.http.post("/api/tables", json=wanted))
    other = Made(server, server.http.post("/api/tables", json=wanted))
    with made.chair(0) as ann, made.chair() as watcher:
        while not ann.now["view"]["seats"][0]["hand"]:
            play_to_the_end([ann], random.Random(1), most=1)
        watcher.see(ann.now["ply"] - 1)
        assert watcher.now["view"]["seats"][0]["hand"] is None
    address = f"/api/tables/{made.id}/continue"
    for token in ({}, {"token": ""}, {"token": "wrong"}, {"token": other.tokens[0]}):
        for seat in (0, 1):
            wish = {"ply": 20, "seat": seat, **token}
            assert error_of(server, "POST", address, json=wish) == (409, "web-error-not-over")
    for path in ("record", "replay", "replay/3", "replay/3/advice"):
        found = error_of(server, "GET", f"/api/tables/{made.id}/{path}")
        assert found == (409, "web-error-not-over"), path
    wish = {"ply": 20, "seat": 1, "token": made.tokens[0]}
    assert server.http.post(address, json=wish).status_code == 201


# Replays.


@pytest.fixture(scope="module")
def over(server: Server) -> Made:
    """A finished game of Northgard."""
    made = new_table(server, "northgard", PERSON, {**PERSON, "name": "Bob"})
    with made.chair(0, 1) as chair:
        play_to_the_end([chair], random.Random(12))
    return made


def test_a_finished_game_can_be_studied(over: Made) -> None:
    replay = over.get("replay")
    assert replay["plies"] == over.info()["ply"]
    assert [each["round"] for each in replay["rounds"]][:2] == [0, 1]
    assert replay["ending"]["scores"] == replay["points"][-1]["values"]
    assert replay["seats"][1]["name"] == "Bob"
    for samples in (replay["chances"], replay["points"]):
        plies = [sample["ply"] for sample in samples]
        assert plies == sorted(plies)
        assert plies[-1] == replay["plies"]
        assert len(plies) > 20
    for sample in replay["chances"]:
        assert sum(sample["values"]) == pytest.approx(1, abs=0.01)
    assert len(replay["lines"]) > 100


def test_a_moment_is_seen_from_any_viewer_or_with_everything_open(over: Made) -> None:
    ply = over.info()["ply"] // 2
    moments = {
        viewer: over.get(f"replay/{ply}?viewer={viewer}") for viewer in ("-1", "0", "1", "all")
    }
    hands = {
        viewer: [seat["hand"] is not None for seat in moment["view"]["seats"]]
        for viewer, moment in moments.items()
    }
    assert hands == {
        "-1": [False, False],
        "0": [True, False],
        "1": [False, True],
        "all": [True, True],
    }
    for path in (f"{ply + 100_000}", f"{ply}?viewer=2", f"{ply}?viewer=7"):
        address = f"/api/tables/{over.id}/replay/{path}"
        assert error_of(over.server, "GET", address) == (404, "web-error-no-moment")


def test_a_record_comes_back_as_a_replay(over: Made) -> None:
    server, record = over.server, over.get("record")
    made = server.http.post("/api/replays", json=record)
    assert made.status_code == 201
    address = f"/api/tables/{made.json()['id']}"
    assert server.http.get(f"{address}/record").json() == record
    assert server.http.get(address).json()["over"]
    text = server.http.get(f"{address}/record?format=text")
    assert text.text.startswith(". game northgard")
    assert "attachment" in text.headers["content-disposition"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda record: {},
        lambda record: {**record, "game": "chess"},
        lambda record: {**record, "rules": 99},
        lambda record: {**record, "actions": record["actions"][:-3], "outcome": None},
        lambda record: {**record, "actions": [*record["actions"], "r pass"]},
        lambda record: {**record, "actions": ["nonsense"]},
        lambda record: {**record, "actions": ["undo 0"]},
        lambda record: {**record, "actions": [1]},
        lambda record: {**record, "players": 99},
        lambda record: {**record, "options": {"data": "/etc/passwd"}},
        lambda record: {**record, "data": {"cards": []}},
        lambda record: {**record, "outcome": {"winners": [0]}},
    ],
)
def test_spoilt_records_are_refused(over: Made, spoil: object) -> None:
    assert callable(spoil)
    status, _ = error_of(over.server, "POST", "/api/replays", json=spoil(over.get("record")))
    assert status in (404, 409, 422)


def test_practice_goes_on_from_any_position(over: Made) -> None:
    server = over.server
    replay = over.get("replay")
    start = next(each["ply"] for each in replay["rounds"] if each["round"] == 2)
    wish = {"ply": start, "seat": 1, "level": "farmhand"}
    answer = server.http.post(f"/api/tables/{over.id}/continue", json=wish)
    made = Made(server, answer)
    assert set(made.tokens) == {1}
    with made.chair(1) as chair:
        assert chair.welcome["table"]["practice"]
        play_to_the_end([chair], random.Random(1), most=10)
    mine = {**wish, "ply": 30, "token": made.tokens[1]}
    again = server.http.post(f"/api/tables/{made.id}/continue", json=mine)
    assert again.status_code == 201
    wish = {"ply": 10**6, "seat": 1}
    address = f"/api/tables/{over.id}/continue"
    assert error_of(server, "POST", address, json=wish) == (404, "web-error-no-moment")


def advice_at(over: Made, ply: int) -> Data:
    """What the weakest bot would do."""
    return over.get(f"replay/{ply}/advice?level=farmhand")


def test_a_bot_gives_advice(over: Made) -> None:
    plies = over.info()["ply"]
    for ply in range(plies // 3, plies, plies // 6):
        told = advice_at(over, ply)
        assert told["text"]
        assert told["words"]["key"].startswith("ng-action-")
        assert told["ply"] >= ply


def test_where_chance_is_due_advice_is_for_what_somebody_decides_next(over: Made) -> None:
    lines = over.get("record")["actions"]
    ply = next(n for n in range(len(lines) // 2, len(lines)) if lines[n].startswith("*"))
    decided = next(n for n in range(ply, len(lines)) if not lines[n].startswith("*"))
    told = advice_at(over, ply)
    assert told["ply"] == decided
    history = Record.from_json(json.dumps(over.get("record"))).replay().history
    assert told["seat"] == history[decided].seat


def test_after_the_last_decision_nobody_can_be_advised(over: Made) -> None:
    address = f"/api/tables/{over.id}/replay/{over.info()['ply']}/advice"
    assert error_of(over.server, "GET", address) == (409, "web-error-nobody-due")


# Rules.


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize("game", ["ice-garden", "northgard"])
def test_rules_are_told_in_every_language(server: Server, game: str, language: str) -> None:
    answer = server.http.get(f"/api/rules/{game}?language={language}").json()
    chapters = [chapter["id"] for chapter in answer["chapters"]]
    assert all(chapter["title"] for chapter in answer["chapters"])
    assert len(answer["rules"]) > 300
    assert {rule["chapter"] for rule in answer["rules"]} == set(chapters)
    assert {rule["source"] for rule in answer["rules"]} >= {"rulebook", "ruling"}
    first = answer["rules"][0]
    alone = server.http.get(f"/api/rules/{game}/{first['id']}?language={language}")
    assert alone.json() == first


@pytest.mark.parametrize("rule", ["IG-NONE-99", "NG-SETUP-01", "web-title", "IG-SETUP-01.text"])
def test_other_rules_are_not_there(server: Server, rule: str) -> None:
    address = f"/api/rules/ice-garden/{rule}"
    assert error_of(server, "GET", address) == (404, "web-error-no-rule")


def found_by(server: Server, question: str, language: str = "en") -> list[Data]:
    """What a search for these words finds in The Lord of the Ice Garden."""
    asked = {"q": question, "language": language}
    answer = server.http.get("/api/rules/ice-garden/search", params=asked)
    assert answer.status_code == 200
    found: list[Data] = answer.json()["found"]
    return found


def test_rules_answer_a_question_and_show_why(server: Server) -> None:
    first, second, *_ = found_by(server, "Was passiert, wenn Vuko mich besucht?", "de")
    assert [first["id"], second["id"]] == ["IG-VUKO-09", "IG-VUKO-02"]
    rule = server.http.get("/api/rules/ice-garden/IG-VUKO-02?language=de").json()
    marked = [rule["title"][start:end] for start, end in second["title"]]
    assert marked == ["Vuko", "besucht"]


@pytest.mark.parametrize(
    "question", ["", "   ", "qqqq", '"', "* OR NOT", "NEAR(", "\0", "{a}:b^", "😀"]
)
def test_nonsense_finds_nothing_and_breaks_nothing(server: Server, question: str) -> None:
    assert all(rule["id"].startswith("IG-") for rule in found_by(server, question))


def test_a_question_has_a_limit(server: Server) -> None:
    found_by(server, "x" * 200)
    address = f"/api/rules/ice-garden/search?q={'x' * 201}"
    assert error_of(server, "GET", address) == (422, "web-error-malformed")


# The rest.


@pytest.mark.parametrize("path", ["/api/replays", "/api/tables", "/api/tables/status"])
def test_bodies_that_are_too_large_are_refused(server: Server, path: str) -> None:
    body = b'{"game": "' + b"x" * (RECORD_BYTES + 1) + b'"}'
    expected = 413, "web-error-too-large"
    headers = {"content-type": "application/json"}
    assert error_of(server, "POST", path, content=body, headers=headers) == expected
    pieces = (body[n : n + 50_000] for n in range(0, len(body), 50_000))
    assert error_of(server, "POST", path, content=pieces, headers=headers) == expected


def test_health_and_metrics(server: Server) -> None:
    assert server.http.get("/api/health").json()["status"] == "ok"
    new_table(server, "ice-garden", FARMHAND, FARMHAND)
    text = server.http.get("/api/metrics").text
    assert "skald_tables_made_total" in text
    assert server.metric("skald_tables_made_total") > 0
    assert 'skald_move_seconds_bucket{le="+Inf"}' in text


def test_addresses_of_the_api_that_do_not_exist_say_so(server: Server) -> None:
    assert error_of(server, "GET", "/api/nonsense") == (404, "web-error-not-found")
    assert error_of(server, "GET", "/api") == (404, "web-error-not-found")
    assert error_of(server, "DELETE", "/api/games")[0] == 405
    for method in ("POST", "PUT", "DELETE"):
        assert error_of(server, method, "/api/nonsense") == (404, "web-error-not-found")
    assert server.http.head("/").status_code == 200


def test_the_page_about_the_api_needs_nothing_from_elsewhere(server: Server) -> None:
    page = server.http.get("/api/docs").text
    for path in server.http.get("/api/openapi.json").json()["paths"]:
        assert path in page
    assert "//" not in page.replace("<!doctype", "")


def test_the_client_is_served_from_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Skald</title>")
    (folder / "assets" / "a-1.js").write_text("let a = 1")
    (tmp_path / "secret.txt").write_text("secret")
    with serving(Settings(database=sqlite_at(tmp_path), client=folder)) as server:
        for path in ("/", "/table/abc", "/rules/northgard/NG-SETUP-01", "/index.html"):
            assert server.http.get(path).text == "<title>Skald</title>"
            assert server.http.get(path).headers["cache-control"] == "no-cache"
        script = server.http.get("/assets/a-1.js")
        assert script.text == "let a = 1"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        for path in ("/assets/a-2.js", "/assets/", "/assets/deep/er.css", "/api/a-1.js"):
            assert error_of(server, "GET", path) == (404, "web-error-not-found")
        for path in ("/../secret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt"):
            assert "secret" not in server.http.get(path).text


def test_answers_are_compressed(server: Server) -> None:
    answer = server.http.get("/api/rules/northgard", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert json.loads(answer.text)["rules"]
