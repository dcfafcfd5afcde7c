"""Every rule that describes play has code or a reason, a text, and every example a test."""

import re
from collections import Counter

import pytest

from tests.hygiene.catalogue import (
    CATALOGUES,
    ICE_GARDEN,
    LANGUAGES,
    NORTHGARD,
    Catalogue,
    coverage,
    marked_in_tests,
)

each_game = pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda c: c.game)


@each_game
def test_the_catalogue_defines_each_id_once(catalogue: Catalogue) -> None:
    ids = [rule_id for rule_id, _ in catalogue.definitions()]
    assert [rule_id for rule_id, count in Counter(ids).items() if count > 1] == []
    families = {catalogue.family(rule_id) for rule_id in ids}
    assert catalogue.play | catalogue.shown <= families


@each_game
def test_the_catalogue_skips_no_number(catalogue: Catalogue) -> None:
    groups: dict[str, list[int]] = {}
    for rule_id, _ in catalogue.definitions():
        if match := re.fullmatch(r"(.+)-(\d+)", rule_id):
            groups.setdefault(match[1], []).append(int(match[2]))
    for group, numbers in groups.items():
        assert (sorted(numbers) != list(range(1, len(numbers) + 1))) == (group in catalogue.gaps)


@each_game
def test_every_id_that_the_text_mentions_is_defined(catalogue: Catalogue) -> None:
    mentioned = re.findall(rf"\b{catalogue.prefix}-(?:[A-Z]+-){{1,2}}\d+\b", catalogue.text())
    assert sorted(set(mentioned) - set(dict(catalogue.definitions()))) == []


@each_game
def test_every_rule_of_play_has_a_title(catalogue: Catalogue) -> None:
    titles = dict(catalogue.definitions())
    assert [rule_id for rule_id in sorted(catalogue.play_rules()) if not titles[rule_id]] == []


def test_the_catalogues_are_read_whole() -> None:
    rules = ICE_GARDEN.play_rules()
    assert len([rule_id for rule_id in rules if ICE_GARDEN.family(rule_id) == "ED"]) == 7
    assert (len(rules), len(ICE_GARDEN.examples())) == (392, 220)
    assert (len(NORTHGARD.play_rules()), len(NORTHGARD.card_rules())) == (556, 86)


@each_game
def test_no_code_names_a_rule_that_the_catalogue_does_not_know(catalogue: Catalogue) -> None:
    assert sorted(catalogue.tied() - set(dict(catalogue.definitions()))) == []


@each_game
def test_every_rule_of_play_has_code_or_a_reason(catalogue: Catalogue) -> None:
    """A card whose effects stand in the component data is tied to code by these data."""
    assert coverage(catalogue).rules_open == []


@each_game
def test_no_rule_has_both_code_and_a_reason(catalogue: Catalogue) -> None:
    assert sorted(catalogue.tied() & set(catalogue.reasons())) == []


@each_game
def test_reasons_are_given_for_rules_of_play_only(catalogue: Catalogue) -> None:
    for reasons in (catalogue.reasons(), catalogue.untold()):
        assert sorted(set(reasons) - catalogue.play_rules()) == []
        assert [rule_id for rule_id, reason in reasons.items() if len(reason) < 20] == []


@each_game
def test_every_worked_example_has_a_test(catalogue: Catalogue) -> None:
    assert coverage(catalogue).examples_open == []


@each_game
def test_every_card_has_a_test(catalogue: Catalogue) -> None:
    assert coverage(catalogue).cards_open == []


@each_game
def test_every_coded_rule_has_a_test(catalogue: Catalogue) -> None:
    """Its name or a marker `pytest.mark.rules("IG-MOVE-01")` carries the id."""
    assert coverage(catalogue).coded_open == []


def test_markers_carry_ids_as_the_catalogue_writes_them() -> None:
    known = {rule_id for catalogue in CATALOGUES for rule_id, _ in catalogue.definitions()}
    assert [(text, test) for text, test in marked_in_tests() if text not in known] == []


@each_game
def test_test_names_carry_known_ids(catalogue: Catalogue) -> None:
    known = set(dict(catalogue.definitions()))
    named = catalogue.ids_in_tests()
    assert {rule_id: tests for rule_id, tests in named.items() if rule_id not in known} == {}


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_tells_exactly_the_rules_of_play(language: str, catalogue: Catalogue) -> None:
    told = Counter(catalogue.messages(language))
    to_tell = catalogue.play_rules() - set(catalogue.untold())
    assert sorted(to_tell - set(told)) == []
    assert sorted(set(told) - to_tell) == []
    assert [rule_id for rule_id, count in told.items() if count > 1] == []


@each_game
def test_examples_and_rules_of_play_are_apart(catalogue: Catalogue) -> None:
    assert catalogue.examples() & catalogue.play_rules() == set()


@each_game
def test_the_catalogue_names_no_file_of_ours(catalogue: Catalogue) -> None:
    """It is public: sources are named by what they are, never by where a copy lies."""
    ours = r"/work\b|\b\w+_[0-9a-f]{12,}|[\w-]+\.(?:md|json|txt)\b"
    assert re.findall(ours, catalogue.text()) == []
