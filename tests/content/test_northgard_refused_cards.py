"""Cards of Northgard that are refused."""

import pytest

from tests.content.northgard_data import MISSING, refuses


@pytest.mark.parametrize("key", ["S-05", "C-21", "E-16", "A-36", "ACH-07", "U-01"])
def test_ng_comp_05_ng_comp_09_to_12_every_card(key: str) -> None:
    refuses("cards", f"{key} is missing", {f"cards.{key}": MISSING})


@pytest.mark.parametrize(
    ("key", "name", "words"),
    [("E-05", "advanced", "one of early"), ("C-01", "start", "clan-initial, clan-upgrade")],
)
def test_ng_card_06_set_of_a_card(key: str, name: str, words: str) -> None:
    refuses("cards", words, {f"cards.{key}.set": name})


def test_ng_card_06_clan_of_a_card() -> None:
    refuses("cards", "C-01.clan is 'dragon'", {"cards.C-01.clan": "dragon"})
    refuses("cards", "C-01 of the set clan-initial has no clan", {"cards.C-01.clan": MISSING})
    refuses("cards", "E-05 of the set early has a clan", {"cards.E-05.clan": "bear"})


@pytest.mark.parametrize("name", ["Militia", "mi litia", "-militia", "militia-", "mi--litia"])
def test_ng_card_06_names_fit_notation(name: str) -> None:
    refuses("cards", f"E-05.name is {name!r}", {"cards.E-05.name": name})


def test_ng_card_06_names_are_different() -> None:
    refuses("cards", "another name than that of S-05", {"cards.E-11.name": "feast"})


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ({"do": "fly"}, "A-28.effects[1].do is 'fly'"),
        ({"n": 2}, "A-28.effects[1].do is missing"),
        ({"do": "move", "draw": 2}, "A-28.effects[1].draw is unknown"),
        ({"do": "teamwork", "n": 2}, "A-28.effects[1].n is unknown"),
        ({"do": "move", "flags": ["fast"]}, "A-28.effects[1].flags has 'fast'"),
        ({"do": "move", "n": 0}, "A-28.effects[1].n is 0"),
        ({"do": "recruit", "where": "enemy"}, "one of own, neutral, own+neutral"),
        ({"do": "recruit", "same": 1}, "true or false"),
        ({"do": "recruit_each"}, "A-28.effects[1].filter is missing"),
        ({"do": "recruit_each", "filter": "closed"}, "open-or-wood, next-to-enemy, yield"),
        ({"do": "recruit_each", "filter": "yield"}, "A-28.effects[1] has no resource"),
        (
            {"do": "recruit_each", "filter": "next-to-enemy", "resource": "food"},
            "A-28.effects[1] has a resource",
        ),
        ({"do": "draw", "n": 3}, "A-28.effects[1].keep is missing"),
        ({"do": "draw", "n": 3, "keep": 1, "top": 1}, "sends 2 cards on their way"),
        ({"do": "collect", "resource": "fame"}, "one of food, wood, lore"),
        ({"do": "choose", "of": [{"do": "move"}]}, "A-28.effects[1].of has 1 effects"),
        ({"do": "choose", "of": [{"do": "move"}, {"do": "fly"}]}, "of[2].do is 'fly'"),
        ({"do": "special", "code": "trick"}, "A-28.effects[1].code is 'trick'"),
        ({"do": "score", "of": "trickster"}, "A-28.effects[1].of is 'trickster'"),
    ],
)
def test_ng_card_06_known_vocabulary(effect: dict[str, object], words: str) -> None:
    refuses("cards", words, {"cards.A-28.effects": [effect]})


def test_ng_card_06_cards_that_are_played_do_something() -> None:
    refuses("cards", "E-05.effects has 0 effects", {"cards.E-05.effects": []})
    score = {"do": "score", "of": "builder"}
    refuses("cards", "no score, on a card that is played", {"cards.E-05.effects": [score]})


def test_ng_card_ach_01_achievements_only_score() -> None:
    refuses("cards", "ACH-01.effects has 1 effects", {"cards.ACH-01.effects": [{"do": "move"}]})
    refuses("cards", "ACH-01.effects has 0 effects", {"cards.ACH-01.effects": []})


def test_ng_card_u_01_unrest_does_nothing() -> None:
    refuses("cards", "none on Unrest", {"cards.U-01.effects": [{"do": "move"}]})


@pytest.mark.parametrize("key", ["S-01", "C-02", "ACH-03"])
def test_ng_card_24_fame_on_development_cards_alone(key: str) -> None:
    refuses("cards", f"{key}.fame is 1", {f"cards.{key}.fame": 1})


def test_ng_winter_06_lost_fame_on_unrest_alone() -> None:
    refuses("cards", "E-05.fame is -5", {"cards.E-05.fame": -5})
    refuses("cards", "U-01.fame is 5", {"cards.U-01.fame": 5})


@pytest.mark.parametrize("key", ["C-01", "E-05", "A-01", "ACH-01"])
def test_ng_card_25_one_copy(key: str) -> None:
    refuses("cards", f"{key}.copies is 2", {f"cards.{key}.copies": 2})


@pytest.mark.parametrize("key", ["S-01", "ACH-01", "U-01"])
def test_ng_card_25_sets_without_flash(key: str) -> None:
    refuses("cards", f"{key}.flash is true", {f"cards.{key}.flash": True})


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("E-01", "it has 6 Flash cards of the set early"),
        ("A-01", "it has 10 Flash cards of the set advanced"),
        ("C-03", "it has 13 Flash cards of the set clan-initial or clan-upgrade"),
    ],
)
def test_ng_card_25_flash_cards(key: str, words: str) -> None:
    refuses("cards", words, {f"cards.{key}.flash": True})


@pytest.mark.parametrize(
    ("key", "fame", "words"),
    [
        ("E-05", 1, "it has 6 early cards with 0 fame; expected 7 in all"),
        ("E-04", 2, "it has 5 early cards with 1 fame"),
        ("E-01", 3, "it has 2 early cards with 2 fame"),
        ("A-03", 1, "it has 10 advanced cards with 0 fame"),
        ("A-05", 4, "it has 4 advanced cards with 3 fame"),
    ],
)
def test_ng_card_25_fame_values(key: str, fame: int, words: str) -> None:
    refuses("cards", words, {f"cards.{key}.fame": fame})


def test_ng_comp_05_six_starting_cards() -> None:
    refuses("cards", "it has 7 starting cards", {"cards.S-05.copies": 3})


def test_ng_comp_11_ten_unrest_cards() -> None:
    refuses("cards", "it has 9 Unrest cards", {"cards.U-01.copies": 9})
