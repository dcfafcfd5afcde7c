"""Records: exact in both forms, and strict about everything that does not fit."""

import json
from typing import Any

import pytest

from skald.kernel.errors import BadOption, BadRecord, UnknownGame, WrongRulesVersion
from skald.kernel.record import Record
from tests.toy.game import Toy, toy_match
from tests.toy.known import toy

pytestmark = pytest.mark.usefixtures("toy")

__all__ = ["toy"]

GAME = ("coin tails", "take 1", "take 3", "take 1", "shake", "shake")

TEXT = """\
. game toy rules=7 players=2
. option polite=on name=nobody
* coin tails
a take 1
b take 3
a take 1
a shake
b shake
. outcome {"winners": [1], "reason": "last", "scores": [2, 4], \
"breakdown": [{"stones": 2}, {"stones": 4}]}
"""


def whole() -> Record:
    """A finished game."""
    return toy_match(*GAME).record()


def changed(**fields: Any) -> str:
    """The JSON of a finished game with some fields replaced; None leaves a field out."""
    data = {**json.loads(whole().to_json()), **fields}
    return json.dumps({key: value for key, value in data.items() if value is not None})


# Both forms.


def test_a_record_is_written_as_text_for_people() -> None:
    assert whole().to_text() == TEXT


def test_a_record_goes_through_json_unchanged() -> None:
    written = whole().to_json()
    assert Record.from_json(written).to_json() == written
    assert json.loads(written)["actions"][0] == "* coin tails"


def test_a_record_goes_through_text_unchanged() -> None:
    assert Record.from_text(TEXT).to_text() == TEXT


def test_either_form_is_recognised() -> None:
    record = whole()
    for text in (record.to_json(), record.to_text(), "\n\n" + record.to_json()):
        assert Record.parse(text).lines == record.lines


@pytest.mark.parametrize("plies", range(len(GAME) + 1))
def test_a_replay_is_exact_at_every_length(plies: int) -> None:
    match = toy_match(*GAME[:plies])
    for record in (match.record(), Record.parse(match.record().to_json())):
        assert record.replay().fingerprint() == match.fingerprint()


def test_a_replay_may_be_listened_to() -> None:
    again = whole().replay(listen=True)
    assert [event.name for event in again.history[0].events] == ["heap"]


def test_chance_is_recorded_like_any_action() -> None:
    match = toy_match(seed=5, manual=False)
    while not match.over:
        match.play(match.legal()[0])
    assert match.record().replay().fingerprint() == match.fingerprint()


# Reading text of people.


def test_text_may_leave_out_comments_actors_forced_choices_and_version() -> None:
    record = Record.from_text(
        """
        ; a short game
        . game toy players=2
        coin heads      ; three stones
        take 2
        """
    )
    assert record.lines == ["* coin heads", "a take 2"]
    assert record.version == 7
    assert record.setup.options == {"polite": "on", "name": "nobody"}


def test_text_may_write_a_forced_choice_out() -> None:
    record = Record.from_text(". game toy players=2\ncoin heads\ntake 2\nb take 1\na shake\n")
    assert record.lines == ["* coin heads", "a take 2", "a shake"]


def test_text_may_pack_lines() -> None:
    assert Record.from_text(". game toy players=2\ncoin tails\ntakes 1 2 1\n").lines == [
        *("* coin tails", "a take 1", "b take 2", "a take 1"),
    ]


def test_text_may_be_told_its_game() -> None:
    assert Record.from_text(". option polite=off\n", "toy").setup.options["polite"] == "off"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "names the game"),
        ("a take 1\n", "names the game"),
        (". game toy players=2\n. colour red\n", "Line 2: .*no header line"),
        (". game toy players\n", "Line 1: .*key=value"),
        (". game toy players=two\n", "Line 1"),
        (". game toy players=2\n. option polite\n", "Line 2: .*key=value"),
        (". game toy players=2\n. outcome {\n", "Line 2"),
        (". game toy players=2\ncoin tails\ntake 4\n", "Line 3: .*no action"),
        (". game toy players=2\ncoin tails\nb take 1\n", "Line 3: .*turn of a"),
        (". game toy players=2\ncoin tails\nshake\n", "Line 3: .*shake"),
        (". game toy players=2\n.\n", "Line 2"),
    ],
)
def test_bad_text_is_refused_with_its_line(text: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        Record.from_text(text)


# Refusals.


def test_another_rules_version_is_refused_at_the_replay() -> None:
    for record in (
        Record.from_json(changed(rules=6)),
        Record.from_text(TEXT.replace("rules=7", "rules=6")),
    ):
        assert record.version == 6
        with pytest.raises(WrongRulesVersion, match=r"version 6 of toy.*knows version 7"):
            record.replay()


def test_another_outcome_is_refused_at_the_replay() -> None:
    outcome = {**(whole().outcome or {}), "winners": [0]}
    with pytest.raises(BadRecord, match="the record says"):
        Record.from_json(changed(outcome=outcome)).replay()
    with pytest.raises(BadRecord, match="the record says"):
        Record.from_text(TEXT.replace('"winners": [1]', '"winners": [0]')).replay()


def test_an_unfinished_record_may_claim_no_outcome() -> None:
    data = json.loads(whole().to_json())
    with pytest.raises(BadRecord, match="ends with None"):
        Record.from_json(changed(actions=data["actions"][:-1])).replay()


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        (["* coin tails", "b take 1"], "Action 2: .*turn of a"),
        (["a take 1"], "Action 1"),
        (["* coin tails", "a shake"], "Action 2: .*shake"),
        (["* coin tails", "a fly"], "Action 2: .*no action"),
        ([*whole().lines, "a shake"], "Action 7: .*over"),
    ],
)
def test_a_replay_says_where_it_goes_wrong(actions: list[str], says: str) -> None:
    record = Record.from_json(changed(actions=actions, outcome=None))
    with pytest.raises(BadRecord, match=says):
        record.replay()


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"format": 2}, "format 2"),
        ({"format": True}, "format"),
        ({"format": None}, "format"),
        ({"game": 3}, "game"),
        ({"game": None}, "game"),
        ({"rules": "7"}, "rules"),
        ({"rules": True}, "rules"),
        ({"players": 2.0}, "players"),
        ({"players": None}, "players"),
        ({"options": []}, "options"),
        ({"options": {"polite": True}}, "must be text"),
        ({"actions": {}}, "actions"),
        ({"actions": [1]}, "must be text"),
        ({"outcome": []}, "outcome"),
        ({"data": 3}, "data"),
    ],
)
def test_a_garbled_field_is_refused(fields: dict[str, Any], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        Record.from_json(changed(**fields))


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"toy"', "{}", '{"format": 1}'])
def test_other_json_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


def test_an_unknown_game_or_option_is_refused() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        Record.from_json(changed(game="chess"))
    with pytest.raises(BadOption):
        Record.from_json(changed(options={"rude": "on"}))


def test_the_toy_is_known_only_here(toy: Toy) -> None:
    assert Record.from_text(TEXT).game == toy.id
