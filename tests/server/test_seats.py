"""Who sits where: links, shared screens, spectators, talk."""

import json
import random

from tests.server.playing import (
    FARMHAND,
    OPEN,
    PERSON,
    Chair,
    Data,
    Made,
    new_table,
    play_to_the_end,
)
from tests.server.serving import Server


def kinds(made: Made) -> list[str]:
    """What everybody may know of the seats."""
    return [seat["kind"] for seat in made.info()["seats"]]


def test_an_open_seat_waits_for_somebody_with_its_link(server: Server) -> None:
    made = new_table(server, "northgard", {"kind": "person", "name": " Ann\n "}, OPEN, FARMHAND)
    assert kinds(made) == ["person", "open", "bot"]
    assert set(made.tokens) == {0, 1}
    with made.chair(0) as ann:
        assert ann.welcome["mine"] == [0]
        assert [seat["name"] for seat in ann.welcome["seats"]] == ["Ann", "", ""]
        assert [seat["present"] for seat in ann.welcome["seats"]] == [True, False, True]
        with made.chair(1):
            assert kinds(made) == ["person", "person", "bot"]
            seats = ann.next("seats")["seats"]
            assert seats[1]["present"]
        assert not ann.next("seats")["seats"][1]["present"]
    assert kinds(made) == ["person", "person", "bot"]


def test_two_devices_may_hold_one_seat(server: Server) -> None:
    made = new_table(server, "ice-garden", PERSON, PERSON)
    with made.chair(0, 1) as laptop, made.chair(0, 1) as phone:
        ply = laptop.now["ply"]
        phone.play(random.Random(1))
        laptop.see(ply)
        assert laptop.now["ply"] == phone.now["ply"]


def test_coming_back_is_exact(server: Server) -> None:
    made = new_table(server, "northgard", PERSON, PERSON)
    with made.chair(0, 1) as before:
        play_to_the_end([before], random.Random(4), most=50)
        now = before.now
    with made.chair(0, 1) as after:
        for key in ("ply", "viewer", "due", "view", "offers", "prompt", "can_undo", "forecast"):
            assert after.now[key] == now[key], key


# Shared screens.


def test_on_a_shared_screen_whoever_is_due_looks(server: Server) -> None:
    made = new_table(server, "northgard", PERSON, PERSON, PERSON)
    with made.chair(0, 2) as shared, made.chair(1) as alone:
        assert shared.welcome["mine"] == [0, 2]
        last, met = shared.now["viewer"], set()
        for _ in range(120):
            due = shared.now["due"]
            assert shared.now["viewer"] == (due if due in (0, 2) else last)
            assert alone.now["viewer"] == 1
            hands = [seat["hand"] for seat in shared.now["view"]["seats"]]
            assert [n for n, hand in enumerate(hands) if hand is not None] == [shared.now["viewer"]]
            last = shared.now["viewer"]
            met.add(last)
            ply = shared.now["ply"]
            chair = shared if shared.is_due else alone
            assert chair.is_due
            chair.play(random.Random(ply))
            for each in (shared, alone):
                each.see(ply)
            while shared.now["ply"] != alone.now["ply"]:
                min(shared, alone, key=lambda each: each.now["ply"]).next("update")
        assert met == {0, 2}


def test_a_shared_screen_reads_the_log_as_whoever_looks(server: Server) -> None:
    made = new_table(server, "northgard", PERSON, PERSON)
    with made.chair(0, 1) as shared, made.chair(0) as first, made.chair(1) as second:
        for _ in range(40):
            ply = shared.now["ply"]
            shared.play(random.Random(ply))
            for each in (first, second):
                each.see(ply)
            assert shared.log == (first, second)[shared.now["viewer"]].log
        assert first.log != second.log


# Spectators.


def test_a_spectator_sees_what_everybody_may_see(server: Server) -> None:
    made = new_table(server, "northgard", PERSON, PERSON)
    with made.chair() as watcher:
        assert watcher.welcome["mine"] == []
        assert watcher.now["viewer"] == -1
        assert watcher.now["offers"] == []
        assert watcher.now["prompt"] is None
        assert all(seat["hand"] is None for seat in watcher.now["view"]["seats"])


# Talk.


def test_what_is_said_is_heard_and_kept(server: Server) -> None:
    made = new_table(server, "ice-garden", {"kind": "person", "name": "Ann"}, OPEN)
    with made.chair(0) as ann, made.chair(1) as bob, made.chair() as watcher:
        ann.send("chat", text="Skål!")
        for chair in (ann, bob, watcher):
            said = chair.next("said")
            assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "Skål!")
        bob.send("react", sign="mead")
        assert watcher.next("said")["sign"] == "mead"
        watcher.send("chat", text="Hi")
        assert bob.next("said")["sign"] == "mead"
        assert bob.next("said")["seat"] == -1
        ann.send("chat", text=" \n ")
    with made.chair(1) as again:
        assert [said["text"] for said in again.welcome["chat"]] == ["Skål!", "Hi"]


def test_a_new_name_is_told_and_kept(server: Server) -> None:
    made = new_table(server, "ice-garden", PERSON, PERSON)
    with made.chair(0) as ann, made.chair(1) as bob:
        ann.send("rename", seat=0, name="Anna")
        while bob.next("seats")["seats"][0]["name"] != "Anna":
            pass
    assert made.info()["seats"][0]["name"] == "Anna"


def test_the_past_can_be_looked_at_with_the_same_viewer(server: Server) -> None:
    made = new_table(server, "northgard", PERSON, PERSON)
    with made.chair(0) as ann, made.chair(1) as bob:
        play_to_the_end([ann, bob], random.Random(8), most=100)
        seen = views_of(ann)
        for ply in sorted(seen)[:: max(1, len(seen) // 10)]:
            ann.send("look", ply=ply)
            moment = ann.next("moment")
            assert moment["viewer"] == 0
            assert moment["view"] == seen[ply], ply


def views_of(chair: Chair) -> dict[int, Data]:
    """The views that a chair was sent, by the number of actions: of rows, if nothing is undone."""
    messages = [json.loads(frame) for frame in chair.frames]
    return {each["ply"]: each["view"] for each in messages if each["type"] == "update"}
