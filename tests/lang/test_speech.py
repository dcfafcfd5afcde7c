"""Speaking: languages, facts, plurals, rules."""

import pytest

from skald import lang
from skald.games.icegarden.show import words
from skald.kernel.errors import BadOption
from skald.kernel.words import Words
from skald.lang import LANGUAGES, Speech
from tests.lang import icegarden_speaking
from tests.lang.speaking import TONGUES, Tongue


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadOption, match=r"^There is no language “fr”; there are en, de, pl\.$"):
        Speech("fr")


@pytest.mark.parametrize("key", ["ig-nothing", "ig-unit-crab.nothing", "nothing.text", ""])
def test_a_missing_message_is_never_shown_as_its_key(key: str) -> None:
    assert not Speech("en").has(key)
    with pytest.raises(KeyError):
        Speech("en").say(key)


def test_a_missing_fact_is_never_shown_as_its_name() -> None:
    with pytest.raises(KeyError, match="ig-event-round"):
        Speech("en").say("ig-event-round")


def test_messages_and_attributes_are_there() -> None:
    assert Speech("de").has("ig-unit-crab")
    assert Speech("de").has("ig-unit-crab.for")


def test_inner_words_are_spoken_first() -> None:
    crab = Words("ig-unit-crab")
    assert Speech("en").say("ig-list", first=crab, rest="rest") == "Crab, rest"
    inner = Words("ig-list", {"first": crab, "rest": crab})
    assert Speech("pl").tell(Words("ig-list", {"first": crab, "rest": inner})) == "Krab, Krab, Krab"


@pytest.mark.parametrize("language", LANGUAGES)
def test_negative_numbers_have_a_minus_sign(language: str) -> None:
    told = Speech(language).say("ng-resource-food.counted", amount=-5)
    assert "−5" in told
    assert "-" not in told


def test_words_are_equal_by_key_and_facts() -> None:
    assert Words("ig-place", {"place": 3}) == Words("ig-place", {"place": 3})
    assert Words("ig-place", {"place": 3}) != Words("ig-place", {"place": 4})
    assert len({Words("ig-place", {"place": 3}), Words("ig-place", {"place": 3})}) == 1
    assert repr(Words("ig-place", {"place": 3})) == "<ig-place place=3>"


def test_rules_are_parsed_only_when_asked_for_and_one_game_at_a_time() -> None:
    for cached in (lang._resource, lang._messages, lang._rules):
        cached.cache_clear()
    speech = Speech("pl")
    assert speech.say("ig-box-making") == "Czynienie"
    before = lang._resource.cache_info().currsize
    assert speech.rule("IG-DEF-02")[0] == "Otwarty Region"
    assert lang._resource.cache_info().currsize == before + 1


def test_a_rule_can_be_said_inside_other_words() -> None:
    militia = Words("NG-CARD-E-05")
    assert Speech("en").say("ig-list", first=militia, rest="rest") == "Militia, rest"
    assert Speech("de").tell(militia) == "Miliz"
    assert Speech("pl").say("NG-CARD-E-05.text").startswith("Błyskawiczna, sława 0")
    assert Speech("en").has("NG-CARD-E-05.text")
    assert not Speech("en").has("NG-CARD-E-99")
    assert not Speech("en").has("XY-CARD-E-05")


def test_an_unknown_rule_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        Speech("en").rule("IG-DEF-99")


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", "0 gold, 1 gold, 2 gold, 5 gold, 12 gold, 22 gold"),
        ("de", "0 Gold, 1 Gold, 2 Gold, 5 Gold, 12 Gold, 22 Gold"),
        (
            "pl",
            "0 złotych gwichtów, 1 złoty gwicht, 2 złote gwichty, "
            "5 złotych gwichtów, 12 złotych gwichtów, 22 złote gwichty",
        ),
    ],
)
def test_plurals_of_gold(language: str, spoken: str) -> None:
    amounts = [words.amount_words(1, n) for n in (0, 1, 2, 5, 12, 22)]
    assert Speech(language).tell(words.listed(amounts)) == spoken


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", "no Crab, a Crab, 2 Crabs, 5 Crabs"),
        ("de", "keine Krabbe, eine Krabbe, 2 Krabben, 5 Krabben"),
        ("pl", "żadnego Kraba, Kraba, 2 Kraby, 5 Krabów"),
    ],
)
def test_plurals_of_crabs(language: str, spoken: str) -> None:
    s = icegarden_speaking.four()
    pieces = [words.piece_words(s, 1, 2, n) for n in (0, 1, 2, 5)]
    assert Speech(language).tell(words.listed(pieces)) == spoken


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("en", ["1 point", "3 points", "25 points"]),
        ("de", ["1 Siegpunkt", "3 Siegpunkte", "25 Siegpunkte"]),
        ("pl", ["1 punkt", "3 punkty", "25 punktów"]),
    ],
)
def test_plurals_of_points(language: str, spoken: list[str]) -> None:
    assert [Speech(language).say("ig-points", amount=n) for n in (1, 3, 25)] == spoken


@pytest.mark.parametrize("tongue", TONGUES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(tongue: Tongue, language: str) -> None:
    speech = Speech(language)
    odd = ("{", "$", f"{tongue.prefix}-", "  ", " ,", "()")
    for each in tongue.everything():
        spoken = speech.tell(each)
        assert spoken.strip() == spoken != "", each
        assert not [part for part in odd if part in spoken], spoken
