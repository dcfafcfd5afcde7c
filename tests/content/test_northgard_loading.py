"""Loading component data of Northgard: what comes out, and every way in which it is refused."""

import copy
import json
from collections.abc import Mapping
from importlib import resources
from pathlib import Path

import pytest

import skald
from skald.games.northgard.content import default, load
from skald.kernel.errors import BadContent

MISSING = object()


def child(parent: object, step: str) -> object:
    if isinstance(parent, list):
        return parent[int(step)]
    assert isinstance(parent, dict)
    return parent[step]


def change(raw: dict[str, object], path: str, value: object) -> None:
    """Set, or with MISSING take away, the entry at a path like `tiles.16.parts.0.food`."""
    *way, last = path.split(".")
    parent: object = raw
    for step in way:
        parent = child(parent, step)
    if isinstance(parent, list):
        parent[int(last)] = value
        return
    assert isinstance(parent, dict)
    if value is MISSING:
        del parent[last]
    else:
        parent[last] = value


def changed(changes: Mapping[str, object]) -> dict[str, object]:
    raw = copy.deepcopy(default().raw)
    for path, value in changes.items():
        change(raw, path, value)
    return raw


def refuses(table: str, words: str, changes: Mapping[str, object]) -> None:
    """One sentence that begins with the table, says what is wrong and what was expected."""
    with pytest.raises(BadContent) as caught:
        load(changed(changes))
    sentence = str(caught.value)
    assert sentence.startswith(f"Table {table}: ")
    assert "; expected " in sentence
    assert sentence.endswith(".")
    assert words in sentence


def parts(*sides: str) -> list[dict[str, object]]:
    return [{"sides": one} for one in sides]


def borders(*pairs: str) -> list[dict[str, object]]:
    """Pairs such as `N-E`, rough ones as `N~E`."""
    split = [(*pair.replace("~", "-").split("-"), "~" in pair) for pair in pairs]
    return [{"a": a, "b": b, "rough": rough} for a, b, rough in split]


def tile(name: str, *sides: str, between: list[dict[str, object]]) -> dict[str, object]:
    """The changes that draw a tile anew, with nothing on it."""
    return {f"tiles.{name}.parts": parts(*sides), f"tiles.{name}.borders": between}


def turned(table: object) -> dict[str, object]:
    """The same table with its entries in the opposite order."""
    assert isinstance(table, dict)
    return dict(reversed(table.items()))


def test_ng_card_06_digest_follows_the_data_and_not_its_order() -> None:
    again = load({name: turned(table) for name, table in default().raw.items()})
    assert again.digest == default().digest
    assert [card.key for card in again.cards] == [card.key for card in default().cards]
    assert [one.part_names for one in again.tiles] == [one.part_names for one in default().tiles]
    assert load(json.loads(json.dumps(default().raw))).digest == default().digest
    assert load(changed({"parts.prices.remove": 3})).digest != default().digest
    assert len(default().digest) == 16


def test_loaded_data_is_a_copy() -> None:
    raw = changed({})
    loaded = load(raw)
    change(raw, "parts.start.food", [])
    assert loaded.raw == default().raw
    assert default() is default()


def test_an_owner_may_name_his_own_copy() -> None:
    own = {"source": "own copy", "confidence": "A", "note": "photograph"}
    assert load(changed({"tiles.provenance": own})).provenance["tiles"].source == "own copy"


def test_ng_geo_03_an_owner_may_swap_a_rough_border_on_a_tile() -> None:
    swapped = load(changed({"tiles.16.borders": borders("NW-E", "NW-S", "E~S")}))
    assert swapped.tiles[17].borders == ((0, 1, 0), (0, 2, 0), (1, 2, 1))


# Tables and entries.


@pytest.mark.parametrize("name", ["tiles", "cards", "parts"])
def test_missing_file(name: str) -> None:
    refuses(name, "it is missing", {name: MISSING})


@pytest.mark.parametrize("name", sorted(default().provenance))
def test_missing_table_or_provenance(name: str) -> None:
    path = name if name in ("tiles", "cards") else f"parts.{name}"
    refuses(name, "it is missing", {path: MISSING})
    refuses(name, "provenance is missing", {f"{path}.provenance": MISSING})
    refuses(name, "it is 7", {path: 7})


def test_unknown_table() -> None:
    refuses("dragons", "it is unknown", {"dragons": {}})
    refuses("dragons", "it is unknown", {"parts.dragons": {}})


def test_provenance_is_whole() -> None:
    refuses("die", "provenance.source is 'hearsay'", {"parts.die.provenance.source": "hearsay"})
    refuses("cards", "one of A, B, C+, C, D", {"cards.provenance.confidence": "E"})
    refuses("tiles", "provenance.note is ''", {"tiles.provenance.note": ""})


@pytest.mark.parametrize(
    ("table", "path", "named"),
    [
        ("tiles", "tiles.16.borders", "16.borders"),
        ("tiles", "tiles.16.parts.0.sides", "16.parts[1].sides"),
        ("tiles", "tiles.16.borders.1.rough", "16.borders[2].rough"),
        ("cards", "cards.A-01.title", "A-01.title"),
        ("cards", "cards.A-02.effects.0.resource", "A-02.effects[1].resource"),
        ("cards", "cards.S-05.effects.0.of.1.do", "S-05.effects[1].of[2].do"),
        ("die", "parts.die.f.choice", "f.choice"),
        ("winter", "parts.winter.costs.0.wood", "costs[1].wood"),
    ],
)
def test_missing_entry(table: str, path: str, named: str) -> None:
    refuses(table, f"{named} is missing", {path: MISSING})


@pytest.mark.parametrize(
    ("table", "path", "named"),
    [
        ("tiles", "tiles.34", "34"),
        ("tiles", "tiles.16.parts.0.gold", "16.parts[1].gold"),
        ("cards", "cards.S-06", "S-06"),
        ("cards", "cards.A-01.colour", "A-01.colour"),
        ("buildings", "parts.buildings.harbour", "harbour"),
        ("clans", "parts.clans.dragon", "dragon"),
        ("creatures", "parts.creatures.wyvern", "wyvern"),
        ("prices", "parts.prices.wait", "wait"),
    ],
)
def test_unknown_entry(table: str, path: str, named: str) -> None:
    refuses(table, f"{named} is unknown", {path: 1})


@pytest.mark.parametrize(
    ("table", "path", "value"),
    [
        ("tiles", "tiles.16", [1]),
        ("tiles", "tiles.16.parts", "NW"),
        ("tiles", "tiles.16.parts.0.food", True),
        ("tiles", "tiles.16.parts.0.sides", 3),
        ("tiles", "tiles.16.borders.0.rough", 1),
        ("cards", "cards.E-05.flash", 1),
        ("cards", "cards.E-05.fame", "2"),
        ("cards", "cards.E-05.effects", {"do": "move"}),
        ("cards", "cards.E-05.effects.0", "move"),
        ("cards", "cards.E-05.effects.0.n", 2.0),
        ("counts", "parts.counts.units", "14"),
        ("tracks", "parts.tracks.7.early", None),
        ("buildings", "parts.buildings.forge.price", 0),
        ("die", "parts.die.a.points", -1),
        ("winter", "parts.winter.costs", 5),
        ("start", "parts.start.food", [2, 2, 2, 3, "3"]),
        ("prices", "parts.prices.upgrade", [3]),
        ("clans", "parts.clans.bear.upgrades", "C-02"),
        ("creatures", "parts.creatures.wolf.shares", "yes"),
    ],
)
def test_wrong_type(table: str, path: str, value: object) -> None:
    refuses(table, " is ", {path: value})


# Tiles: NG-GEO-10 to NG-GEO-15 with NG-CLAR-01.


def test_tv_161_ng_geo_10_side_e_twice() -> None:
    drawing = tile("16", "NE", "ES", "W", between=borders("NE-ES", "ES-W", "NE-W"))
    refuses("tiles", "16 has side E 2 times", drawing)


def test_ng_geo_10_no_side_without_a_part() -> None:
    refuses("tiles", "02 has side W 0 times", {"tiles.02.parts.1.sides": "ES"})
    refuses("tiles", "13 has side N 0 times", {"tiles.13.parts": []})


def test_ng_geo_10_unknown_side() -> None:
    refuses("tiles", "02 has the part 'ESX'", {"tiles.02.parts.1.sides": "ESX"})


def test_ng_geo_14_no_part_without_a_side() -> None:
    refuses("tiles", "02.parts[2].sides is ''", {"tiles.02.parts.1.sides": ""})


def test_ng_geo_14_borders_lie_between_listed_parts() -> None:
    refuses("tiles", "16.borders[1].b is 'W'", {"tiles.16.borders.0.b": "W"})


def test_ng_geo_03_two_different_parts() -> None:
    refuses("tiles", "16.borders[1] has NW on both sides", {"tiles.16.borders.0.b": "NW"})


def test_ng_geo_03_each_pair_once() -> None:
    twice = {"tiles.02.borders": borders("N-ESW", "ESW~N")}
    refuses("tiles", "02.borders[2] is N-ESW again", twice)


def test_ng_geo_12_border_between_neighbouring_sides() -> None:
    refuses("tiles", "16 has no border NW-S", {"tiles.16.borders": borders("NW-E", "E-S")})
    refuses("tiles", "05 has no border NW-ES", {"tiles.05.borders": []})


def test_ng_geo_13_a_corridor_keeps_its_caps_apart() -> None:
    three = {"tiles.07.borders": borders("N-WE", "WE-S", "N-S")}
    refuses("tiles", "07 has a border N-S; expected WE to keep these two parts apart", three)
    upright = tile("07", "NS", "E", "W", between=borders("NS-E", "NS-W", "W-E"))
    refuses("tiles", "07 has a border E-W; expected NS to keep these two parts apart", upright)


def test_ng_geo_13_one_middle_border_with_four_parts() -> None:
    around = ["N-W", "N-E", "W-S", "E-S"]
    neither = {"tiles.30.borders": borders(*around)}
    refuses("tiles", "30 has neither of N-S and W-E", neither)
    both = {"tiles.30.borders": borders(*around, "N-S", "W-E")}
    refuses("tiles", "30 has both of N-S and W-E", both)


def test_ng_geo_13_parts_do_not_cross() -> None:
    crossing = tile("05", "NS", "WE", between=borders("NS-WE"))
    refuses("tiles", "05 has the parts NS and WE; expected parts that do not cross", crossing)


def test_ng_clar_01_caps_are_valid_however_they_are_turned() -> None:
    for cap, rest in (("E", "SWN"), ("S", "WNE"), ("W", "NES")):
        cap_elsewhere = {
            "tiles.17.parts": [{"sides": cap, "lair": 1}, {"sides": rest, "large": 1}],
            "tiles.17.borders": borders(f"{cap}-{rest}"),
        }
        assert load(changed(cap_elsewhere)).tiles[18].part_names == (cap, rest)


@pytest.mark.parametrize("name", ["START", "START5", "01", "33"])
def test_ng_geo_15_all_35_tiles(name: str) -> None:
    refuses("tiles", f"{name} is missing", {f"tiles.{name}": MISSING})


def test_ng_geo_15_number_of_parts() -> None:
    whole = {"tiles.05.parts": [{"sides": "NESW", "carved": 1, "large": 1}], "tiles.05.borders": []}
    refuses("tiles", "it has 102 parts; expected 103 in all", whole)


def test_ng_geo_15_number_of_borders() -> None:
    fork = {
        "tiles.07.parts": [
            {"sides": "N", "carved": 1},
            {"sides": "WS", "food": 1, "small": 1},
            {"sides": "E", "lair": 1},
        ],
        "tiles.07.borders": borders("N-WS", "WS-E", "N-E"),
    }
    refuses("tiles", "it has 98 borders; expected 97 in all", fork)


def test_ng_geo_15_number_of_rough_borders() -> None:
    refuses("tiles", "it has 22 rough borders", {"tiles.16.borders.0.rough": True})
    refuses("tiles", "it has 20 rough borders", {"tiles.16.borders.1.rough": False})


def test_ng_geo_15_number_of_tiles_with_rough_borders() -> None:
    moved = {"tiles.16.borders.1.rough": False, "tiles.31.borders.2.rough": True}
    refuses("tiles", "it has 14 tiles with rough borders", moved)


@pytest.mark.parametrize("name", ["START", "START5"])
def test_ng_geo_15_no_rough_border_on_a_starting_tile(name: str) -> None:
    moved = {f"tiles.{name}.borders.0.rough": True, "tiles.16.borders.1.rough": False}
    refuses("tiles", f"{name} has a rough border", moved)


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("01.parts.0.food", "it has 10 food"),
        ("12.parts.1.wood", "it has 10 wood"),
        ("16.parts.2.lore", "it has 7 lore"),
        ("02.parts.0.small", "it has 44 small"),
        ("04.parts.2.carved", "it has 7 carved"),
        ("05.parts.1.large", "it has 13 large"),
        ("01.parts.3.lair", "it has 10 lair"),
    ],
)
def test_ng_geo_15_content_totals(path: str, found: str) -> None:
    refuses("tiles", found, {f"tiles.{path}": 0})


def test_ng_geo_15_one_large_space_and_one_lair_on_a_tile() -> None:
    large = {"tiles.05.parts.0.large": 1, "tiles.04.parts.0.large": 0}
    refuses("tiles", "05 shows 2 large", large)
    lairs = {"tiles.01.parts.1.lair": 1, "tiles.03.parts.0.lair": 0}
    refuses("tiles", "01 shows 2 lair", lairs)


def test_ng_geo_15_starting_tiles() -> None:
    refuses("tiles", "START shows 1 lore", {"tiles.START.parts.0.lore": 1})
    refuses("tiles", "START5 shows nothing; expected 1 food", {"tiles.START5.parts.3.food": 0})
    refuses("tiles", "START5 shows 1 food, 1 small", {"tiles.START5.parts.3.small": 1})


# Cards.


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


# The other parts.


@pytest.mark.parametrize(
    ("key", "right"),
    [
        pytest.param("units", 14, id="NG-COMP-01"),
        pytest.param("building_tokens", 7, id="NG-COMP-02"),
        pytest.param("unrest", 10, id="NG-COMP-11"),
        pytest.param("fewest_players", 2, id="NG-COMP-16-fewest"),
        pytest.param("most_players", 5, id="NG-COMP-16-most"),
    ],
)
def test_ng_comp_counts(key: str, right: int) -> None:
    words = f"{key} is {right + 1}; expected {right}."
    refuses("counts", words, {f"parts.counts.{key}": right + 1})


def test_ng_comp_13_two_sides_of_the_track() -> None:
    refuses("tracks", "10 is missing", {"parts.tracks.10": MISSING})
    refuses("tracks", "8 is unknown", {"parts.tracks.8": {"early": 3, "advanced": 4}})


def test_ng_year_03_a_card_for_each_year_but_the_last() -> None:
    refuses("tracks", "7 has 3 early and 4 advanced", {"parts.tracks.7.early": 3})


def test_ng_setup_04_enough_cards_for_five_players() -> None:
    many = {"parts.tracks.10": {"early": 4, "advanced": 5}}
    refuses("tracks", "10.early is 4; expected at most 16 cards for 5 players", many)
    many = {"parts.tracks.10": {"early": 1, "advanced": 8}}
    refuses("tracks", "10.advanced is 8; expected at most 36 cards for 5 players", many)


def test_ng_comp_02_five_small_and_three_large_types() -> None:
    refuses("buildings", "forge.size is 'small'", {"parts.buildings.forge.size": "small"})
    refuses("buildings", "altar is missing", {"parts.buildings.altar": MISSING})


def test_ng_bldg_01_known_effects() -> None:
    refuses("buildings", "forge.effect is 'gold'", {"parts.buildings.forge.effect": "gold"})


def test_ng_combat_17_six_faces() -> None:
    refuses("die", "f is missing", {"parts.die.f": MISSING})
    refuses("die", "a shows nothing", {"parts.die.a.points": 0})
    refuses("die", "a is a choice of 2 points and 0 casualties", {"parts.die.a.choice": True})


def test_ng_winter_02_rows() -> None:
    refuses("winter", "no row for 14 units", {"parts.winter.costs": []})
    refuses("winter", "no row for 14 units", {"parts.winter.costs.4.units": 13})
    refuses("winter", "the row for 6 units follows that for 6", {"parts.winter.costs.0.units": 6})
    refuses("winter", "costs that never fall", {"parts.winter.costs.3.food": 1})
    refuses("winter", "costs that never fall", {"parts.winter.costs.3.wood": 3})


@pytest.mark.parametrize("resource", ["food", "wood", "lore"])
def test_ng_setup_14_five_players(resource: str) -> None:
    words = f"{resource} has 4 entries; expected 5"
    refuses("start", words, {f"parts.start.{resource}": [2, 2, 2, 2]})


def test_ng_comp_09_three_cards_for_each_clan() -> None:
    refuses("clans", "bear.upgrades has 1 cards", {"parts.clans.bear.upgrades": ["C-02"]})
    refuses("clans", "bear has an upgrade twice", {"parts.clans.bear.upgrades": ["C-02", "C-02"]})
    refuses("clans", "bear has the card 'C-99'", {"parts.clans.bear.initial": "C-99"})


def test_ng_comp_09_clans_and_cards_agree() -> None:
    refuses("clans", "bear has C-04 as clan-initial", {"parts.clans.bear.initial": "C-04"})
    refuses("clans", "bear has C-02 as clan-initial", {"parts.clans.bear.initial": "C-02"})
    stolen = {"parts.clans.bear.upgrades": ["C-02", "C-05"]}
    refuses("clans", "bear has C-05 as clan-upgrade", stolen)
    refuses("clans", "bear has C-03 as clan-upgrade", {"cards.C-03.clan": "boar"})


def test_ng_comp_17_nine_creatures() -> None:
    refuses("creatures", "it has 8 creatures", {"parts.creatures.wolf.copies": 2})


def test_ng_crea_02_weak_creatures_for_the_top_of_the_pile() -> None:
    strong = {"parts.creatures.brown-bear.value": 7}
    refuses("creatures", "5 have a value of 6 or less; expected at least 6", strong)


def test_ng_crea_10_priorities() -> None:
    twice = {"parts.creatures.wolf.priorities": ["units", "units", "buildings"]}
    refuses("creatures", "wolf.priorities is ['units', 'units', 'buildings']", twice)


def test_an_owner_may_give_only_the_files_that_differ(tmp_path: Path) -> None:
    packaged = resources.files("skald.games.northgard.content") / "parts.toml"
    text = packaged.read_text(encoding="utf-8")
    (tmp_path / "parts.toml").write_text(text.replace("food = [2, 2, 2", "food = [4, 2, 2"))
    match = skald.game("northgard").match(2, seed=1, options={"data": tmp_path})
    setting = match.state.setting  # type: ignore[attr-defined]
    assert setting.content.start[0][0] == 4
    assert skald.Record.from_json(match.record().to_json()).replay().fingerprint() == (
        match.fingerprint()
    )
