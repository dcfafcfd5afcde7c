"""Worked examples on set-up, and the sample record."""

from itertools import permutations
from math import comb
from pathlib import Path

import pytest

import skald
from skald.games.icegarden.game import RULES
from skald.games.icegarden.queries import least_reputable
from skald.games.icegarden.rules.domination import Dominate
from skald.games.icegarden.rules.making import Making
from skald.games.icegarden.rules.setup import LayVukoTile, StartingInfluence
from skald.kernel.errors import BadOption
from skald.kernel.match import new_match
from tests.support import new_game, position, table, until

GOLDEN = Path(__file__).parents[2] / "golden/ice-garden"


def deals(match: skald.Match) -> list[set[str]]:
    """The sets of regions that may get the four reserves."""
    return [set(deal.text.split()[1:]) for deal in until(match, "reserves").legal()]


def who(match: skald.Match, event: str) -> str:
    """Whose events of this name there were, as letters in order."""
    seats = [e.seat for ply in match.history for e in ply.events if e.name == event]
    return "".join(match.rules.actor(match.state, seat) for seat in seats)


@pytest.mark.rules("IG-COMP-24", "IG-RUL-09")
def test_ig_tv_01_reserves_spare_the_region_of_the_thorn() -> None:
    match = until(new_game("b k r g"), "thorn")
    match.play("k thorn r5")
    assert len(deals(match)) == comb(7, 4)
    assert set.union(*deals(match)) == {"r1", "r2", "r3", "r4", "r6", "r7", "r8"}
    match.play("* reserves r1 r4 r6 r8")
    assert position(match).reserve == [0, 1, 0, 0, 1, 0, 1, 0, 1]
    assert position(match).thorn == 5


@pytest.mark.rules("IG-COMP-14", "IG-RUL-09")
def test_ig_tv_02_three_players_without_van_dyken_deal_to_all_seven_regions() -> None:
    match = new_game("b r g")
    assert len(deals(match)) == comb(7, 4)
    assert set.union(*deals(match)) == {"r1", "r2", "r3", "r4", "r5", "r6", "r7"}
    assert position(match).thorn == 0


def test_ig_tv_03_two_players_deal_to_five_or_six_regions() -> None:
    with_thorn = until(new_game("k r"), "thorn")
    with_thorn.play("k thorn r3")
    assert len(deals(with_thorn)) == comb(5, 4)
    assert set.union(*deals(with_thorn)) == {"r1", "r2", "r4", "r5", "r6"}
    without = deals(new_game("b r"))
    assert len(without) == comb(6, 4)
    assert set.union(*without) == {"r1", "r2", "r3", "r4", "r5", "r6"}


def test_ig_tv_04_starting_markers_of_one_player_stand_apart() -> None:
    t = table().put("g", "r2", inf=1).put("r", "r4", inf=1)
    t.start(StartingInfluence(t.seat("g")))
    assert t.refused("start r2")
    t.play("start r4")
    assert (t.markers("g", "r2"), t.markers("g", "r4"), t.markers("r", "r4")) == (1, 1, 1)


@pytest.mark.rules("IG-DEF-11", "IG-SETUP-06", "IG-RUL-07")
def test_ig_tv_05_in_the_safe_zone_the_last_player_has_the_best_reputation() -> None:
    t = table("k r g").put("r", "r3", inf=2).put("g", "r3", inf=2)
    t.put("r", "r2", inf=1).put("g", "r7", inf=1)
    assert t.rep() == "SZ:[G,R,K]"
    assert t.turn_order() == "krg"
    assert t.ranks("r3") == "gr"
    t.start(Dominate(3))
    assert [e.seat for e in t.events("dominates")] == [t.seat("g")]


@pytest.mark.rules("IG-COMP-02", "IG-SETUP-02")
def test_ig_tv_176_four_players_always_have_van_dyken_and_his_thorn() -> None:
    match = new_game("b k r g", factions="random")
    assert sorted(a.text for a in match.legal()) == ["seat 1 b", "seat 1 g", "seat 1 k", "seat 1 r"]
    match.play("* seat 1 r")
    assert sorted(a.text for a in match.legal()) == ["seat 2 b", "seat 2 g", "seat 2 k"]
    until(match, "thorn")
    assert sorted(position(match).faction) == [0, 1, 2, 3]
    assert match.actor() == "k"
    match.play("thorn r8")
    assert len(deals(match)) == 35


def test_ig_tv_177_three_players_with_van_dyken_have_fifteen_deals() -> None:
    match = until(new_game("b k r"), "thorn")
    match.play("k thorn r1")
    assert len(deals(match)) == 15
    assert len(set.union(*deals(match))) == 6


@pytest.mark.rules("IG-COMP-16", "IG-COMP-17", "IG-COMP-18", "IG-SETUP-04")
@pytest.mark.parametrize(
    ("letters", "npc", "stock"),
    [("b k r g", "", [8, 14, 12]), ("b r", "", [16, 18, 14]), ("b", "r", [20, 20, 15])],
)
def test_ig_tv_181_what_the_stock_has_after_set_up(
    letters: str, npc: str, stock: list[int]
) -> None:
    s = table(letters, npc=npc).s
    people = len(letters.split())
    assert s.stock == stock
    assert (s.population[:people], s.gold[:people]) == ([4] * people, [2] * people)
    assert s.mfactor[: people * 4] == [1, 0, 0, 0] * people


@pytest.mark.rules("IG-COMP-13", "IG-SETUP-07")
@pytest.mark.parametrize(
    ("letters", "turns"), [("b r", "brbrbr"), ("b r g", "brgbrgb"), ("b k r g", "bkrgbkrg")]
)
def test_ig_tv_182_tiles_are_laid_in_turn(letters: str, turns: str) -> None:
    match = until(new_game(letters), "start")
    assert who(match, "lay_tile") == turns
    assert position(match).in_play.bit_count() == len(turns)


def test_ig_setup_12_every_number_is_revealed_once() -> None:
    match = until(new_game("b r"), "reveal")
    with pytest.raises(skald.SkaldError):
        match.play("* tiles r1#5 r2#3 r3#6 r4#2 r5#1 r6#6")
    match.play("* tiles r1#5 r2#3 r3#6 r4#2 r5#1 r6#4")
    assert position(match).tile == [0, 5, 3, 6, 2, 1, 4, 0, 0]


@pytest.mark.rules("IG-ED-04", "IG-RUL-10")
@pytest.mark.parametrize(
    ("edition", "turns"),
    [("en-rewrite", "bbrr"), ("second-de", "bbrr"), ("second-pl", "brbr"), ("standard", "brbr")],
)
def test_ig_tv_193_one_or_two_passes_of_starting_influence(edition: str, turns: str) -> None:
    match = until(new_game("b r", edition=edition), "place")
    assert who(match, "place_marker") == turns


@pytest.mark.rules("IG-COMP-27", "IG-END-13")
@pytest.mark.parametrize(("letters", "limit"), [("b r", 18), ("b r g", 24), ("b k r g", 30)])
def test_ig_ex_16_the_limit_of_the_dead_snow(letters: str, limit: int) -> None:
    others = ",".join(letters.upper().split()[1:])
    t = table(letters).reputation(f"SZ:[B] -9:[{others}]")
    t.s.snow = limit - 2
    t.start(Making(t.seat("b"), 0)).play("shift -")
    assert (t.s.snow, t.winners()) == (limit - 1, "")
    t.play("upgrade -")
    assert (t.s.snow, t.winners()) == (limit, "b")


def test_ig_tv_195_the_sample_record_replays() -> None:
    text = (GOLDEN / "sample-27-4.txt").read_text(encoding="utf-8")
    match = skald.Record.from_text(text, "ice-garden").replay()
    s = position(match)
    assert (s.helm, s.to_place, s.order) == ([2, 3], [4, 5], [0, 1])
    assert match.actor() == "b"

    match.rewind(len(match.history) - 2)
    s = position(match)
    assert [a.text for a in match.legal()] == ["init 1", "init 2"]
    assert (s.population, s.gold) == ([0, 1], [3, 3])
    assert s.mfactor == [2, 0, 0, 0, 3, 0, 0, 0]
    assert (s.rep, s.tokens, least_reputable(s)) == ([4, 0], [1, 0], 0)
    assert (s.snow, s.vuko, s.controlled) == (3, 2, [1, 0])


def test_ig_tv_195_the_sample_record_comes_back_from_its_own_texts() -> None:
    text = (GOLDEN / "sample-27-4.txt").read_text(encoding="utf-8")
    record = skald.Record.from_text(text, "ice-garden")
    now = record.replay().fingerprint()
    assert skald.Record.from_text(record.to_text()).replay().fingerprint() == now
    assert skald.Record.from_json(record.to_json()).replay().fingerprint() == now
    assert "r collect gold" in record.lines


# Options that need each other.


def refusal(players: int, **options: str) -> str:
    """Why a table cannot be opened."""
    with pytest.raises(BadOption) as caught:
        RULES.complete(players, options)
    return str(caught.value)


@pytest.mark.parametrize("key", ["vuko_tiles", "extra_tiles"])
@pytest.mark.parametrize(("players", "solo"), [(3, "off"), (1, "easy")])
def test_ig_adv_06_tiles_without_the_variant_are_refused(key: str, players: int, solo: str) -> None:
    value = {"vuko_tiles": "chosen", "extra_tiles": "on"}[key]
    assert refusal(players, solo=solo, **{key: value}) == (
        f"{key}={value}: Vuko tiles are used only in the advanced variant "
        "and in solo from medium upwards."
    )


def test_ig_adv_06_what_the_edition_says_is_not_chosen() -> None:
    """The English rewrite has eight tiles; without the variant it simply uses none."""
    values = RULES.complete(3, {"edition": "en-rewrite"})
    assert (values["advanced"], values["extra_tiles"]) == ("off", "on")
    assert RULES.complete(3, values) == values
    assert RULES.complete(3, {"vuko_tiles": "random", "extra_tiles": "off"})["advanced"] == "off"


def test_ig_solo_07_from_medium_upwards_tiles_may_be_chosen() -> None:
    for level in ("medium", "hard", "scientist"):
        assert RULES.complete(1, {"solo": level, "vuko_tiles": "chosen", "extra_tiles": "on"})


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "scientist"])
def test_ig_rul_73_the_advanced_variant_is_not_for_solo(level: str) -> None:
    assert refusal(1, solo=level, advanced="on") == (
        "The advanced variant is for 2 to 4 players; in solo the level says whether "
        "Vuko tiles are used."
    )


def test_ig_adv_01_tiles_chosen_at_the_table_are_laid_for_any_stage() -> None:
    """Whoever begins chooses all four, in any order of the stages."""
    ends = set()
    lines = ("vukotile 1 fire arrow", "vukotile 3 bears plain", "vukotile 4 whisper arrow")
    for order in permutations(lines):
        match = new_match(RULES, 2, 1, {"advanced": "on", "vuko_tiles": "chosen"})
        while not isinstance(match.step, LayVukoTile):
            match.play(match.legal()[0])
        for line in (*order, "vukotile 2 nightwalkers plain"):
            match.play(line)
        ends.add(match.fingerprint())
    assert len(ends) == 1
