"""Loading component data: what comes out, and every way in which a file is refused."""

import copy
import json
from collections.abc import Mapping

import pytest

from skald.games.icegarden.content import default, load
from skald.games.icegarden.game import RULES
from skald.games.icegarden.ids import SIDES
from skald.games.icegarden.queries import goal_progress
from skald.games.icegarden.rules.setup import LayVukoTile, StartingInfluence
from skald.games.icegarden.state import State
from skald.kernel.errors import BadContent, BadOption
from skald.kernel.match import new_match
from tests.content.changing import MISSING, change


def changed(changes: Mapping[str, object]) -> dict[str, object]:
    raw = copy.deepcopy(default().raw)
    for path, value in changes.items():
        change(raw, path, value)
    return raw


def refusal(changes: Mapping[str, object]) -> str:
    with pytest.raises(BadContent) as caught:
        load(changed(changes))
    return str(caught.value)


def refuses(table: str, words: str, changes: Mapping[str, object]) -> None:
    """One sentence that begins with the table, says what is wrong and what was expected."""
    sentence = refusal(changes)
    assert sentence.startswith(f"Table {table}: ")
    assert "; expected " in sentence
    assert sentence.endswith(".")
    assert words in sentence


def test_ig_data_13_digest_follows_the_data_and_not_its_order() -> None:
    turned = dict(reversed(default().raw.items()))
    assert load(turned).digest == default().digest
    assert load(json.loads(json.dumps(default().raw))).digest == default().digest
    assert load(changed({"points.lap": 60})).digest != default().digest
    assert len(default().digest) == 16


def test_ig_data_13_loaded_data_is_a_copy() -> None:
    raw = changed({})
    loaded = load(raw)
    change(raw, "map.r1", [])
    assert loaded.raw == default().raw
    assert default() is default()


def test_ig_data_13_an_owner_may_name_his_own_copy() -> None:
    own = {"source": "own copy", "confidence": "A", "note": "photograph"}
    assert load(changed({"map.provenance": own})).provenance["map"].source == "own copy"


# IG-DATA-14, one test for each load check.


def test_ig_data_14_missing_table() -> None:
    refuses("track", "it is missing", {"track": MISSING})


def test_ig_data_14_unknown_table() -> None:
    refuses("dragons", "it is unknown", {"dragons": {}})


def test_ig_data_14_table_that_is_none() -> None:
    refuses("points", "it is 50", {"points": 50})


@pytest.mark.parametrize(
    "path",
    [
        "tiles.players_3",
        "tiles.players_2.0.gold",
        "boxes.raven",
        "boards.red.level_2",
        "start.gold",
    ],
)
def test_ig_data_14_missing_entry(path: str) -> None:
    table, _, key = path.partition(".")
    refuses(table, f"{key.replace('.0.', '[1].')} is missing", {path: MISSING})


@pytest.mark.parametrize(
    "path",
    [
        "track.colour",
        "boxes.viper",
        "boards.white",
        "boards.red.level_4",
        "prices.floe",
        "stock.wood",
    ],
)
def test_ig_data_14_unknown_entry(path: str) -> None:
    table, _, key = path.partition(".")
    refuses(table, f"{key} is unknown", {path: 1})


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("map.r1", "245"),
        ("map.r1", [2, "4", 5]),
        ("tiles.players_2", 6),
        ("tiles.players_2.0", [1, 1]),
        ("track.stage", 4),
        ("boxes.move.players_2", 3.0),
        ("boards.blue.level_1.blanks", True),
        ("boards.blue.level_1.printed", [1]),
        ("prices.speed.mfactor", None),
        ("upgrade_mix.attack", "5"),
        ("vuko_tiles.fire.arrow", 1),
        ("stock.gold", -1),
        ("dead_snow.players_2", "18"),
        ("reputation.floor", [9]),
        ("points.lap", 0),
        ("start.markers", 1.5),
    ],
)
def test_ig_data_14_wrong_type(path: str, value: object) -> None:
    refuses(path.partition(".")[0], " is ", {path: value})


def test_ig_data_14_map_symmetric() -> None:
    refuses("map", "r1 names r3 but r3 does not name r1", {"map.r1": [2, 3, 4, 5]})


def test_ig_data_14_map_without_self_loop() -> None:
    refuses("map", "r7 is its own neighbour", {"map.r7": [3, 6, 7, 8]})


def test_ig_data_14_map_names_a_neighbour_once() -> None:
    refuses("map", "r7 names a neighbour twice", {"map.r7": [3, 6, 8, 8]})


@pytest.mark.parametrize("change_of_places", [{"map.r8": MISSING}, {"map.r9": [8]}])
def test_ig_data_14_map_of_eight_places(change_of_places: dict[str, object]) -> None:
    refuses("map", "exactly 8 places", change_of_places)


def test_ig_data_14_map_connected_without_any_two() -> None:
    words = "without r1 and r5 the other places fall apart"
    refuses("map", words, {"map.r4": [1, 5], "map.r8": [5, 6, 7]})


@pytest.mark.parametrize(("players", "tiles"), [(2, 6), (3, 7), (4, 8)])
def test_ig_data_14_tile_numbers_once_each(players: int, tiles: int) -> None:
    words = f"the numbers 1 to {tiles} once each"
    refuses("tiles", words, {f"tiles.players_{players}.0.number": 2})
    refuses("tiles", words, {f"tiles.players_{players}": []})


@pytest.mark.parametrize("points", [[5, 5], [3, 4]])
def test_ig_data_14_points_fall(points: list[int]) -> None:
    refuses("tiles", "fall from rank to rank", {"tiles.players_2.3.points": points})


def test_ig_data_14_ranks() -> None:
    refuses("tiles", "points for 2 ranks", {"tiles.players_2.0.points": [5, 4, 3]})
    refuses("tiles", "points for 3 ranks", {"tiles.players_3.0.points": [5, 4]})


def test_ig_data_14_at_most_three_resources() -> None:
    refuses("tiles", "players_4[8].influence is unknown", {"tiles.players_4.7.influence": 1})


def test_ig_data_14_amounts_up_to_two() -> None:
    refuses("tiles", "a whole number from 0 to 2", {"tiles.players_3.2.gold": 3})


def test_ig_data_14_a_tile_yields_something() -> None:
    nothing = {"tiles.players_2.0.gold": 0, "tiles.players_2.0.population": 0}
    refuses("tiles", "players_2[1] yields nothing", nothing)


def test_ig_data_14_one_entry_for_each_helm() -> None:
    refuses("track", "one entry for each helm", {"track.ship": [1, 2, 3]})


@pytest.mark.parametrize("first", [0, 3, 6, 8])
def test_ig_data_14_ships_start_at_one_in_every_stage(first: int) -> None:
    refuses("track", f"the ship under helm {first + 1} is 2", {f"track.ship.{first}": 2})


def test_ig_data_14_ships_rise_by_one() -> None:
    refuses("track", "the ship under helm 5 is 3", {"track.ship.4": 3})


@pytest.mark.parametrize("red", [[4, 7, 10], [3, 4, 7, 9, 10], [4, 4, 7, 10]])
def test_ig_data_14_four_red_ships(red: list[int]) -> None:
    refuses("track", "exactly four different helms", {"track.red_ships": red})


def test_ig_data_14_the_last_helm_is_red() -> None:
    refuses("track", "the last helm, 10", {"track.red_ships": [4, 6, 7, 9]})
    refuses("track", "the last helm, 10", {"track.red_ships": [4, 7, 10, 11]})


@pytest.mark.parametrize("markers", [2, 6])
def test_ig_data_14_three_to_five_action_markers(markers: int) -> None:
    refuses("track", "a whole number from 3 to 5", {"track.action_markers.4": markers})


def test_ig_data_14_three_action_markers_on_the_first_helm() -> None:
    refuses("track", "3 on the first helm", {"track.action_markers.0": 4})


@pytest.mark.parametrize(
    "stage",
    [
        [1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
        [1, 1, 1, 2, 2, 2, 3, 3, 3, 4],
        [2, 2, 1, 1, 1, 3, 3, 3, 4, 4],
    ],
)
def test_ig_data_14_four_stages_of_two_or_three_helms(stage: list[int]) -> None:
    refuses("track", "stages 1 to 4 in order with 2 or 3 helms each", {"track.stage": stage})


@pytest.mark.parametrize("box", ["move", "mountain", "raven", "making"])
def test_ig_data_14_three_spaces_with_two_players(box: str) -> None:
    refuses("boxes", f"{box}.players_2 is 4", {f"boxes.{box}.players_2": 4})


def test_ig_data_14_room_for_all_action_markers() -> None:
    refuses("boxes", "4 players have 19 spaces", {"boxes.influence.players_3_4": 3})


def test_ig_data_14_no_more_spaces_than_the_state_has_cells() -> None:
    refuses("boxes", "a whole number from 1 to 4", {"boxes.making.players_3_4": 5})


def test_ig_data_14_blanks_and_spy_spaces_equal_the_mix() -> None:
    refuses("boards", "blanks and Maker-Spy spaces are 19", {"boards.blue.level_3.blanks": 1})


@pytest.mark.parametrize("speed", [4, 6])
def test_ig_data_14_twenty_upgrade_tokens(speed: int) -> None:
    refuses("upgrade_mix", f"it has {15 + speed} tokens", {"upgrade_mix.speed": speed})


def test_ig_data_14_four_boards() -> None:
    refuses("boards", "green is missing", {"boards.green": MISSING})


def test_ig_data_14_three_levels() -> None:
    refuses("boards", "black.level_3 is missing", {"boards.black.level_3": MISSING})


def test_ig_data_14_known_abilities() -> None:
    refuses("boards", "the ability 'fly'", {"boards.blue.level_1.printed": ["fly"]})


@pytest.mark.parametrize("printed", [["piper"], ["enthral", "floe"], ["attack"]])
def test_ig_comp_30_special_abilities_stand_where_the_rules_put_them(printed: list[str]) -> None:
    refuses("boards", "enthral for faun", {"boards.green.level_2.printed": printed})


@pytest.mark.parametrize("printed", [["spy"], ["spy", "spy", "spy"]])
def test_ig_comp_30_two_maker_spy_spaces(printed: list[str]) -> None:
    refuses("boards", "spy, spy for harrasim", {"boards.red.level_3.printed": printed})


def test_ig_comp_04_figures_and_units() -> None:
    refuses("boards", "from 2 to 2", {"boards.green.level_2.figures": 3})
    refuses("boards", "one of faun", {"boards.green.level_2.unit": "crab"})
    refuses("boards", "one of callo", {"boards.green.character": "freihoff"})


def test_ig_data_08_an_upgrade_has_a_price() -> None:
    refuses("prices", "speed costs nothing", {"prices.speed.mfactor": 0})


def test_ig_data_10_four_tiles_in_the_base_set() -> None:
    refuses("vuko_tiles", "5 tiles are not of the extra set", {"vuko_tiles.spear.extra": False})


def tile_offers(changes: Mapping[str, object], **options: str) -> set[str]:
    """The tiles and sides offered for the first stage of a game with an own box."""
    options = {"advanced": "on", "vuko_tiles": "chosen", **options}
    match = new_match(RULES, 2, 1, options, changed(changes))
    while not isinstance(match.step, LayVukoTile):
        match.play(match.legal()[0])
    texts = [action.text.split() for action in match.legal()]
    return {f"{effect}:{side}" for _, stage, effect, side in texts if stage == "1"}


def test_ig_data_10_an_own_box_says_which_tiles_are_extra_and_which_have_an_arrow() -> None:
    names = ("fire", "whisper", "nightwalkers", "bears")
    base = {f"{name}:{side}" for name in names for side in SIDES}
    assert tile_offers({}) == base
    swapped = {"vuko_tiles.spear.extra": False, "vuko_tiles.bears.extra": True}
    assert tile_offers(swapped) == base - {"bears:plain", "bears:arrow"} | {"spear:plain"}
    arrows = {"vuko_tiles.spear.arrow": True, "vuko_tiles.fire.arrow": False}
    offers = tile_offers(arrows, extra_tiles="on")
    assert {"spear:arrow", "fire:plain"} <= offers
    assert "fire:arrow" not in offers


def test_ig_data_10_tiles_named_before_the_game_must_be_in_the_box() -> None:
    names = {"vuko_tiles": "fire:arrow,whisper,nightwalkers,bears", "advanced": "on"}
    with pytest.raises(BadOption, match="the tile fire has no side with an arrow"):
        new_match(RULES, 2, 1, names, changed({"vuko_tiles.fire.arrow": False}))
    swapped = {"vuko_tiles.spear.extra": False, "vuko_tiles.bears.extra": True}
    with pytest.raises(BadOption, match="“bears” is no Vuko tile in use"):
        new_match(RULES, 2, 1, names, changed(swapped))


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_ig_data_12_an_own_box_deals_its_own_number_of_reserves(number: int) -> None:
    raw = changed({"stock.reserves": number, "stock.empty_reserves": 7 - number})
    match = new_match(RULES, 2, 1, {"factions": "black,red"}, raw)
    while not isinstance(match.step, StartingInfluence):
        match.play(match.legal()[0])
    assert isinstance(match.state, State)
    assert sum(match.state.reserve) == number
    assert goal_progress(match.state, 0) == (0, number)


@pytest.mark.parametrize(("resource", "total"), [("population", 15), ("gold", 7), ("mfactor", 3)])
def test_ig_data_14_stock_for_the_start_of_four_players(resource: str, total: int) -> None:
    refuses("stock", f"at least {total + 1}", {f"stock.{resource}": total})


def test_ig_data_05_a_vuko_token_for_each_round() -> None:
    refuses("stock", "vuko_tokens is 9", {"stock.vuko_tokens": 9})


@pytest.mark.rules("IG-COMP-26")
def test_ig_data_11_a_nation_for_each_region() -> None:
    refuses("stock", "nations is 7", {"stock.nations": 7})


@pytest.mark.rules("IG-COMP-25")
def test_ig_data_12_reserves_for_every_deal() -> None:
    refuses("stock", "reserves is 6", {"stock.reserves": 6})
    refuses("stock", "reserves and empty_reserves are 6", {"stock.empty_reserves": 2})


def test_ig_comp_08_action_markers_for_every_helm() -> None:
    refuses("start", "at least 5", {"start.action_markers": 4})


@pytest.mark.parametrize("limit", [18, 30])
def test_ig_data_14_snow_limits_rise(limit: int) -> None:
    refuses("dead_snow", "limits that rise", {"dead_snow.players_3": limit})


@pytest.mark.parametrize("table", sorted(default().raw))
def test_ig_data_14_provenance_of_every_table(table: str) -> None:
    refuses(table, "provenance is missing", {f"{table}.provenance": MISSING})


def test_ig_data_14_provenance_is_whole() -> None:
    refuses("map", "provenance.source is 'hearsay'", {"map.provenance.source": "hearsay"})
    refuses("map", "one of A, B, C+, C, D", {"map.provenance.confidence": "E"})
    refuses("map", "provenance.note is ''", {"map.provenance.note": ""})
