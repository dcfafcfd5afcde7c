"""Loading component data of Northgard: what comes out, and which shapes are refused."""

import json
from importlib import resources
from pathlib import Path

import pytest

import skald
from skald.games.northgard.content import default, load
from tests.content.northgard_data import (
    MISSING,
    borders,
    change,
    changed,
    refuses,
    turned,
)


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
