"""Records of earlier rules versions: played again under today's rules, or refused with the reason.

Version 6 of the toy game had another option, wrote `grab` for `take`, and nobody shook hands.
"""

import json
from collections import deque
from typing import Any

import pytest

from skald.kernel.actions import Action
from skald.kernel.agenda import State
from skald.kernel.errors import BadRecord, WrongRulesVersion
from skald.kernel.migration import Migration
from skald.kernel.record import Record
from tests.kernel.toy import SHAKE, Handshake, Toy, toy

__all__ = ["toy"]

SIX: dict[str, Any] = {
    "format": 1,
    "game": "toy",
    "rules": 6,
    "players": 2,
    "options": {"courteous": "on"},
    "data": None,
    "outcome": None,
    "actions": ["* coin tails", "a grab 1", "b grab 3", "a grab 1"],
}


class FromSix(Migration):
    """The hands that nobody shook are shaken."""

    def options(self, options: dict[str, str]) -> dict[str, str]:
        return {"polite": options["courteous"]}

    def lines(self, lines: list[str]) -> list[str]:
        return [line.replace("grab", "take") for line in lines] + ["-", "-"]

    def translate(self, state: State, lines: deque[str]) -> list[Action] | None:
        if isinstance(state.agenda[-1], Handshake):
            lines.popleft()
            return [SHAKE]
        return None


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


def test_an_action_that_is_no_longer_possible_is_the_reason(old: Toy) -> None:
    with pytest.raises(WrongRulesVersion, match=r"version 6 .*“a fly” .* version 7: .*no action"):
        record(actions=["* coin tails", "a fly"]).replay()


def test_another_outcome_is_refused(old: Toy) -> None:
    with pytest.raises(BadRecord, match="the record says"):
        record(outcome={"winners": [0]}).replay()


@pytest.mark.parametrize("version", [5, 8])
def test_an_unknown_version_is_refused_with_those_that_are_known(old: Toy, version: int) -> None:
    with pytest.raises(WrongRulesVersion, match=f"version {version} of toy; .* knows 6 to 7"):
        record(rules=version).replay()
