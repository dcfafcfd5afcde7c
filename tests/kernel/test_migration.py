"""Records of earlier rules versions: played again under today's rules, or refused with the reason.

Version 6 of the toy game had another option, wrote `grab` for `take`, asked for the last stone
too, and nobody shook hands.
"""

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest

from skald.kernel.errors import BadRecord, WrongRulesVersion
from skald.kernel.migration import Migration, Walk
from skald.kernel.record import Record
from tests.toy.game import SHAKE, TAKE, Handshake, Toy, Turn
from tests.toy.known import toy

__all__ = ["toy"]

SIX: dict[str, Any] = {
    "format": 1,
    "game": "toy",
    "rules": 6,
    "players": 2,
    "options": {"courteous": "on"},
    "data": None,
    "outcome": None,
    "actions": ["* coin tails", "a grab 1", "b grab 3", "a grab 1", "b grab 1"],
}


class FromSix(Migration):
    """The hands that nobody shook are shaken."""

    def options(self, options: dict[str, str], lines: Sequence[str]) -> dict[str, str]:
        return {"polite": options["courteous"]}

    def read(self, walk: Walk) -> bool:
        if isinstance(walk.step, Handshake):
            walk.take(SHAKE)
        elif isinstance(walk.step, Turn):
            walk.take(walk.pick({f"grab {n}": TAKE[n - 1] for n in (1, 2, 3)}))
        else:
            return False
        return True


@pytest.fixture
def old(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> Toy:
    """The toy game, which can read its version 6."""
    monkeypatch.setattr(Toy, "migrations", {6: FromSix()}, raising=False)
    return toy


def record(**fields: Any) -> Record:
    """A record of version 6 with some fields replaced."""
    return Record.from_json(json.dumps({**SIX, **fields}))


def test_an_earlier_record_becomes_a_match_of_today(old: Toy) -> None:
    match = record().replay()
    assert match.over
    new = match.record()
    assert new.version == old.version
    assert new.setup.options == {"polite": "on", "name": "nobody"}
    assert new.lines[-3:] == ["a take 1", "a shake", "b shake"]
    assert new.replay().fingerprint() == match.fingerprint()


def test_the_text_of_an_earlier_record_is_read_too(old: Toy) -> None:
    match = Record.from_text(record().to_text()).replay(listen=True)
    assert match.over
    assert match.history[0].events


@pytest.mark.parametrize(("lines", "seat"), [([], -1), (SIX["actions"][:3], 0)])
def test_a_game_that_goes_on_stands_where_it_stood(old: Toy, lines: list[str], seat: int) -> None:
    match = record(actions=lines).replay()
    assert match.seat == seat
    assert len(match.history) == len(lines)


def test_a_choice_that_was_made_unasked_is_made_also_at_the_end_of_the_lines(old: Toy) -> None:
    assert record(actions=SIX["actions"][:5]).replay().over


@pytest.mark.parametrize(
    ("line", "reason"),
    [("a fly", "“fly” was none of grab 1"), ("* coin edge", "no action"), ("b grab 1", "b grab 1")],
)
def test_what_is_no_longer_possible_is_the_reason(old: Toy, line: str, reason: str) -> None:
    lines = [line] if line.startswith("*") else ["* coin tails", line]
    told = rf"version 6 .*“{re.escape(line)}” .* version 7: .*{reason}"
    with pytest.raises(WrongRulesVersion, match=told):
        record(actions=lines).replay()


def test_an_action_against_the_rules_of_today_is_the_reason(old: Toy) -> None:
    with pytest.raises(WrongRulesVersion, match="“take 3” is not possible by TOY-TURN-01"):
        record(actions=[*SIX["actions"][:3], "a grab 3"]).replay()


def test_lines_after_the_end_are_refused(old: Toy) -> None:
    with pytest.raises(WrongRulesVersion, match=r"“a grab 2” .*The game is over"):
        record(actions=[*SIX["actions"], "a grab 2"]).replay()


def test_options_that_are_gone_are_the_reason(old: Toy) -> None:
    with pytest.raises(WrongRulesVersion, match=r"version 6 .* options .* version 7: .*maybe"):
        record(options={"courteous": "maybe"}).replay()


def test_another_outcome_is_refused(old: Toy) -> None:
    with pytest.raises(BadRecord, match="the record says"):
        record(outcome={"winners": [0]}).replay()


@pytest.mark.parametrize("version", [5, 8])
def test_an_unknown_version_is_refused_with_those_that_are_known(old: Toy, version: int) -> None:
    with pytest.raises(WrongRulesVersion, match=f"version {version} of toy; .* knows 6 to 7"):
        record(rules=version).replay()
