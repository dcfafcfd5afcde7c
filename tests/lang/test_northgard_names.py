"""How Northgard names players, land, options and endings."""

import pytest

from skald.games.northgard.content import default
from skald.games.northgard.game import RULES
from skald.games.northgard.ids import BUILDINGS, CREATURES
from skald.games.northgard.land import cell_at
from skald.games.northgard.rules.endings import EndOfYear
from skald.games.northgard.show import words
from skald.lang import LANGUAGES, Speech
from tests.lang.northgard_hearing import DE, EN, PL, saga, two
from tests.lang.northgard_speaking import everything
from tests.northgard import board


def test_players_without_a_clan_are_known_by_seat_and_colour() -> None:
    b = two()
    b.s.clan = [-1, -1]
    assert EN.tell(words.player_words(b.s, 1)) == "Player 2 (blue)"
    assert PL.tell(words.player_words(b.s, -1)) == "Los"


@pytest.mark.parametrize(
    ("language", "mountains"), [("en", "mountains"), ("de", "Bergkette"), ("pl", "łańcuch gór")]
)
def test_borders_are_told_as_they_are_printed_and_as_we_draw_them_NG_GLOS_01(
    language: str, mountains: str
) -> None:
    _, text = Speech(language).rule("NG-GLOS-01")
    assert mountains in text


def test_a_square_is_told_by_the_way_to_it() -> None:
    told = [EN.tell(words.square_words(cell_at(x, y))) for x, y in ((0, 0), (2, 0), (-1, -3))]
    assert told == ["start", "2 east of the start", "1 west, 3 south of the start"]
    assert PL.tell(words.square_words(cell_at(-1, 2))) == "1 na zachód, 2 na północ od startu"


@pytest.mark.parametrize(
    ("key", "value", "spoken"),
    [
        ("clans", "bear,random", "Bear Clan, random"),
        ("clans", "chosen", "chosen at the table"),
        ("first", "2", "seat 2"),
        ("first", "random", "random"),
        ("years", "10", "10 years"),
        ("teams", "on", "on"),
        ("team_win", "single", "three of one partner"),
        ("unrest_empty", "none", "nothing"),
        ("data", "my-box.toml", "file my-box.toml"),
    ],
)
def test_values_of_options(key: str, value: str, spoken: str) -> None:
    assert EN.tell(words.option_value_words(key, value)) == spoken


def test_the_end_names_winner_reason_and_fame() -> None:
    b = two().has("r", food=4)
    b.s.fame, b.s.year = [7, 2], 7
    b.start(EndOfYear())
    outcome = RULES.outcome(b.s)
    assert outcome is not None
    assert saga(b) == ["The game ends by fame: Wolf Clan (red)"]
    assert [EN.tell(line) for line in words.outcome_words(b.s, outcome)] == [
        "Wolf Clan (red) wins",
        "The most fame wins.",
        "Wolf Clan (red): 8 fame "
        "(tokens 7, resources 1, Development cards 0, Achievements 0, Unrest 0)",
        "Stag Clan (blue): 2 fame "
        "(tokens 2, resources 0, Development cards 0, Achievements 0, Unrest 0)",
    ]
    assert EN.tell(words.phase_words(b.s)) == "End of the game"


def test_a_team_wins_together() -> None:
    b = board("wolf stag bear goat", "GM-5", teams="on")
    b.s.ending, b.s.winners = 2, 0b0101
    outcome = RULES.outcome(b.s)
    assert outcome is not None
    first = words.outcome_words(b.s, outcome)[0]
    assert EN.tell(first) == "Wolf Clan (red) and Bear Clan (yellow) win as a team"
    assert DE.tell(first) == "Wolfsclan (rot) und Bärenclan (gelb) gewinnen als Team"


@pytest.mark.parametrize("language", LANGUAGES)
def test_brackets_do_not_follow_each_other(language: str) -> None:
    speech = Speech(language)
    assert [text for said in everything() if ") (" in (text := speech.tell(said))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_use_the_same_names(language: str) -> None:
    speech = Speech(language)
    for kind in range(len(BUILDINGS)):
        assert speech.tell(words.building_words(kind)) == speech.rule(f"NG-BLDG-0{kind + 1}")[0]
    for clan, table in enumerate(default().clans):
        name = speech.tell(words.card_name_words(table.initial))
        assert speech.tell(words.clan_words(clan)) == name
    for kind in range(len(CREATURES)):
        title = speech.rule(f"NG-CREA-1{kind}")[0]
        assert speech.tell(words.creature_words(kind)) == title.partition(" (")[0]
