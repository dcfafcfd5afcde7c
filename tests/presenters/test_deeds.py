"""Which events are told in one sentence: those of one deed."""

import pytest

from skald.kernel.events import Event
from skald.kernel.games import find_game


def events(*told: str) -> list[Event]:
    """Events of one seat, written as `name rule`, with facts as `name=number`."""
    return [_event(*each.split()) for each in told]


def _event(name: str, rule: str, *facts: str) -> Event:
    pairs = (fact.split("=") for fact in facts)
    return Event(name, rule, 0, {key: int(value) for key, value in pairs})


@pytest.mark.parametrize(
    ("game", "before", "event"),
    [
        ("ice-garden", "plan IG-PLAN-02", "gain IG-VG-01"),
        ("ice-garden", "shift IG-MAKE-04", "pay IG-MAKE-01"),
        ("ice-garden", "gain IG-VG-01", "pay IG-VG-01"),
        ("ice-garden", "place_marker IG-NEXT-01", "initiative IG-INIT-03"),
        ("ice-garden", "plan IG-PLAN-02", "plan IG-PLAN-02"),
        ("ice-garden", "resolve IG-ACT-02", "marker_returns IG-ACTV-07"),
        ("northgard", "gain NG-HARV-02", "pay NG-TRADE-01"),
        ("northgard", "gain NG-TRADE-01", "pay NG-TRADE-01"),
        ("northgard", "on_top NG-ACT-PASS-03", "gain NG-HARV-02"),
        ("northgard", "gain NG-TRADE-01", "on_top NG-WINTER-01"),
        ("northgard", "put NG-RECRUIT-01", "use NG-ACT-PLAY-03"),
        # What does not begin with the seat stands alone.
        ("ice-garden", "shift IG-MAKE-04", "reputation IG-MAKE-04 change=0 field=0"),
        ("ice-garden", "reputation IG-MAKE-04 change=0 field=0", "shift IG-MAKE-04"),
        ("northgard", "draw NG-CARD-01", "find NG-CARD-01 tile=3"),
    ],
)
def test_another_deed_begins_another_sentence(game: str, before: str, event: str) -> None:
    earlier, later = events(before, event)
    assert find_game(game).presenter.begins(later, earlier)


@pytest.mark.parametrize(
    ("game", "before", "event"),
    [
        ("ice-garden", "plan IG-PLAN-02", "toll IG-PLAN-07"),
        ("ice-garden", "resolve IG-ACT-02", "pay IG-MOVE-01"),
        ("ice-garden", "pay IG-VG-01", "pay IG-VG-01"),
        ("ice-garden", "pay IG-VG-01", "gain IG-VG-01"),
        ("ice-garden", "shift IG-MAKE-04", "shift IG-MAKE-04"),
        ("ice-garden", "reputation IG-REP-03 change=-1", "summon IG-MAKE-16"),
        ("northgard", "use NG-ACT-01", "put NG-RECRUIT-01"),
        ("northgard", "pay NG-ACT-01", "draw NG-DRAW-01"),
        ("northgard", "pass NG-ACT-01", "on_top NG-ACT-PASS-03"),
        ("northgard", "fame NG-HARV-01", "gain NG-HARV-02"),
    ],
)
def test_one_deed_is_one_sentence(game: str, before: str, event: str) -> None:
    earlier, later = events(before, event)
    assert not find_game(game).presenter.begins(later, earlier)


def test_the_first_event_begins() -> None:
    [first] = events("gain NG-SETUP-14")
    assert find_game("northgard").presenter.begins(first, None)
