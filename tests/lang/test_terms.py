"""One word for one thing: terms that were decided, and sentences that were found to be wrong."""

import re

import pytest

from skald.games.icegarden.show import words as icegarden
from skald.games.northgard.show import words as northgard
from skald.lang import LANGUAGES, Speech
from tests.lang import catalogue, icegarden_speaking

EVERY_FILE = ""
NORTHGARD = "northgard/"
ICE_GARDEN = "icegarden/"

# What no message may say: language, files (by a part of their name), pattern, what to say instead.
REPLACED = (
    ("de", EVERY_FILE, r"Territori", "Gebiet"),
    ("de", EVERY_FILE, r"[Rr]ohstoff", "Ressource"),
    ("de", EVERY_FILE, r"Errungenschaft", "Erfolg"),
    ("de", EVERY_FILE, r"Unruhe", "Aufruhr"),
    ("de", NORTHGARD, r"Landkarte|[Vv]on der Karte|Rand der Karte|ganzen? Karte", "Spielplan"),
    ("de", NORTHGARD, r"[Aa]uf der Karte(?! steht)|verlässt die Karte", "Spielplan"),
    ("de", NORTHGARD, r"\bBaus?\b|\b11 Baue\b", "Kreaturenhöhle"),
    ("de", NORTHGARD, r"zu zweit bis viert", "bei zwei bis vier Spielern"),
    ("de", ICE_GARDEN, r"Dominanzfähigkeit", "Einfluss"),
    ("de", EVERY_FILE, r"\b(\d|eine|zwei) Bevölkerung\b", "Bevölkerungsmarker"),
    ("de", EVERY_FILE, r"\bSpielenden\b", "Arten des Spielendes"),
    ("de", ICE_GARDEN, r"Vuko-Marker abgeben|[Gg]ib\S* .*Vuko-Marker ab\b", "ablegen"),
    ("de", ICE_GARDEN, r"Marker .*\bführst du sie\b|Marker ausführ", "abhandeln"),
    ("pl", ICE_GARDEN, r"[Ww]ypar[tł]|[Ww]ypier", "przemieścić"),
    ("pl", ICE_GARDEN, r"(masz|daj[eą]) obecnoś", "jesteś obecny"),
    ("pl", ICE_GARDEN, r"rzuć kostką o ", "rzuć kostką za"),
    ("pl", ICE_GARDEN, r"[Zz]adani[ea]", "indywidualny cel"),
    ("pl", EVERY_FILE, r"wierzch\w* (kart\w+ )?((swoj|twoj)ej )?tali", "stos dobierania"),
    ("pl", EVERY_FILE, r"\b3 sławy\b", "3 punkty sławy"),
    ("en", "northgard/words", r"START5", "the five-player starting tile"),
)
# In these German rules influence markers and units are called so, never figures.
OF_PIECES = (
    *("IG-DEF-04", "IG-MOVE-02", "IG-MOVE-03", "IG-MOVE-05", "IG-MTN-02", "IG-MTN-03"),
    *("IG-ACTV-04", "IG-VUKO-07", "IG-DOM-20"),
)


def lines(language: str, part_of_name: str) -> list[str]:
    """What the messages of some files say, line by line, without comments."""
    return [
        line
        for each, file in catalogue.all_files()
        if each == language and part_of_name in file
        for line in catalogue.path_of(language, file).read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]


@pytest.mark.parametrize(("language", "files", "pattern", "instead"), REPLACED)
def test_a_term_is_not_called_otherwise(
    language: str, files: str, pattern: str, instead: str
) -> None:
    said = lines(language, files)
    assert said
    assert [line for line in said if re.search(pattern, line)] == [], f"say: {instead}"


@pytest.mark.parametrize("rule_id", OF_PIECES)
def test_markers_and_units_are_no_figures_in_german(rule_id: str) -> None:
    assert not re.search("[Ff]igur", " ".join(Speech("de").rule(rule_id)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_clarifications_do_not_speak_of_examples_that_nobody_sees(language: str) -> None:
    told = [line for line in lines(language, "/rules") if re.match(r"(IG|NG)-CLAR", line)]
    speech = Speech(language)
    texts = [" ".join(speech.rule(line.split()[0])) for line in told]
    assert len(texts) > 30
    assert [text for text in texts if re.search(r"(?i)example|beispiel|przykład", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_none_of_something_is_said_without_a_number(language: str) -> None:
    speech = Speech(language)
    s = icegarden_speaking.four()
    pieces = [icegarden.piece_words(s, seat, kind, 0) for seat in range(4) for kind in range(5)]
    for said in (northgard.units_words(0), *pieces):
        assert "0" not in speech.tell(said)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "After every Play each opponent who may hold the card is asked"),
        ("de", "Nach jedem Ausspielen wird jeder Gegner gefragt, der die Karte auf der Hand haben"),
        ("pl", "Po każdym Zagraniu pytany jest każdy przeciwnik, który może mieć tę kartę"),
    ],
)
def test_whoever_may_hold_a_response_is_asked(language: str, told: str) -> None:
    """NG-CARD-A-06e as it is played (decision 0008): not only the holder is asked."""
    assert Speech(language).rule("NG-CARD-A-06e")[1].startswith(told)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "in an open region"), ("de", "in einer offenen Region"), ("pl", "w otwartym Regionie")],
)
def test_who_is_asked_to_attack(language: str, told: str) -> None:
    assert told in Speech(language).rule("IG-CLAR-21")[1]
