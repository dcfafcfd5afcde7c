"""Rule ids, games by name, and options."""

import pytest

from skald.kernel import rulebook
from skald.kernel.errors import BadOption
from skald.kernel.options import Option
from skald.kernel.rulebook import carriers, rule, rules_of
from tests.toy.game import Toss, Toy, Turn


def test_a_class_knows_its_rules_and_a_rule_its_classes() -> None:
    assert rules_of(Turn) == ("TOY-TURN-01",)
    assert carriers()["TOY-START-02"] == [f"{Toss.__module__}.Toss"]
    assert list(carriers()) == sorted(carriers())
    assert rules_of(Toy) == ()


def test_the_first_id_is_the_one_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "_rules", {})
    monkeypatch.setattr(rulebook, "_carriers", {})

    @rule("TOY-B", "TOY-A")
    def carrier() -> None:
        pass

    assert rules_of(carrier)[0] == "TOY-B"
    assert list(carriers()) == ["TOY-A", "TOY-B"]


@pytest.mark.parametrize(
    ("given", "read"), [("on", "on"), ("yes", "on"), ("1", "on"), ("false", "off"), ("0", "off")]
)
def test_a_switch_reads_many_spellings(given: str, read: str) -> None:
    assert Option("polite", ("on", "off"), "on").read(given) == read


@pytest.mark.parametrize("value", ["", "ON", "2", "perhaps"])
def test_a_value_that_is_not_listed_is_refused(value: str) -> None:
    with pytest.raises(BadOption, match="polite"):
        Option("polite", ("on", "off"), "on").read(value)


def test_numbers_stay_numbers_where_they_are_values() -> None:
    assert Option("passes", ("2", "1"), "2").read("1") == "1"
    assert Option("free", None, "").read("anything") == "anything"
