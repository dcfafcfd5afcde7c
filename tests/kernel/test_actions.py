"""The action table: fixed numbers, texts that read back."""

import pytest

from skald.kernel.actions import ActionTable
from skald.kernel.errors import BadNotation


def table() -> ActionTable:
    """Three actions."""
    new = ActionTable("toy")
    new.new("done")
    new.new("move", "inf r1>r2", source=1, target=2)
    new.new("carry", "L1*2", kind=2, amount=2)
    return new


def test_actions_are_numbered_in_the_order_they_were_added() -> None:
    t = table()
    assert len(t) == 3
    assert [t[n].number for n in range(3)] == [0, 1, 2]
    assert [t[n].verb for n in range(3)] == ["done", "move", "carry"]


def test_an_action_has_its_fields_and_the_rest_is_0() -> None:
    move, carry = table()[1], table()[2]
    assert (move.kind, move.source, move.target, move.amount) == (0, 1, 2, 0)
    assert (carry.kind, carry.source, carry.target, carry.amount) == (2, 0, 0, 2)


def test_the_text_of_an_action_reads_back_to_the_same_object() -> None:
    t = table()
    for n in range(3):
        assert t.parse(t[n].text) is t[n]
    assert t.parse("  move   inf r1>r2\t") is t[1]
    assert str(t[1]) == "move inf r1>r2"
    assert repr(t[1]) == "<move inf r1>r2>"


@pytest.mark.parametrize("text", ["", "move", "moveinf r1>r2", "Done", "done done", "move inf r1"])
def test_anything_else_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation, match=f"“{text}”"):
        table().parse(text)


def test_two_actions_never_share_a_text() -> None:
    with pytest.raises(AssertionError):
        table().new("move", "inf r1>r2")
