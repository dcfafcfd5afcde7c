"""Every rule that describes play has code or a reason, a text, and every example a test."""

from collections import Counter

import pytest

from tests.hygiene.catalogue import (
    EXAMPLE_FAMILIES,
    LANGUAGES,
    PLAY_FAMILIES,
    coverage,
    definitions,
    examples,
    family,
    ids_in_tests,
    messages,
    play_rules,
    reasons,
    tied,
)


def test_the_catalogue_defines_each_id_once_and_skips_no_number() -> None:
    ids = [rule_id for rule_id, _ in definitions()]
    assert [rule_id for rule_id, count in Counter(ids).items() if count > 1] == []
    for name in PLAY_FAMILIES | EXAMPLE_FAMILIES | {"ED", "DATA"}:
        numbers = sorted(int(i.split("-")[2]) for i in ids if family(i) == name)
        assert numbers == list(range(1, len(numbers) + 1)), name
        assert numbers, name


def test_every_rule_of_play_has_a_title() -> None:
    titles = dict(definitions())
    rules = play_rules()
    assert len([rule_id for rule_id in rules if family(rule_id) == "ED"]) == 7
    assert [rule_id for rule_id in sorted(rules) if not titles[rule_id]] == []


def test_no_code_names_a_rule_that_the_catalogue_does_not_know() -> None:
    assert sorted(tied() - set(dict(definitions()))) == []


def test_every_rule_of_play_has_code_or_a_reason() -> None:
    assert coverage().rules_open == []


def test_no_rule_has_both_code_and_a_reason() -> None:
    assert sorted(tied() & set(reasons())) == []


def test_reasons_are_given_for_rules_of_play_only() -> None:
    assert sorted(set(reasons()) - play_rules()) == []
    assert [rule_id for rule_id, reason in reasons().items() if len(reason) < 20] == []


def test_every_worked_example_has_a_test() -> None:
    assert coverage().examples_open == []


def test_test_names_carry_known_ids() -> None:
    known = set(dict(definitions()))
    assert {
        rule_id: tests for rule_id, tests in ids_in_tests().items() if rule_id not in known
    } == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_tells_exactly_the_rules_of_play(language: str) -> None:
    told = Counter(messages(language))
    assert sorted(play_rules() - set(told)) == []
    assert sorted(set(told) - play_rules()) == []
    assert [rule_id for rule_id, count in told.items() if count > 1] == []


def test_examples_and_rules_of_play_are_apart() -> None:
    assert examples() & play_rules() == set()
