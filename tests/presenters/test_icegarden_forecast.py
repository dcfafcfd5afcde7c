"""Forecasts of The Lord of the Ice Garden are what the rules then do."""

import json

from skald.games.icegarden.rules.activation import Activation
from skald.games.icegarden.rules.domination import Domination
from skald.games.icegarden.rules.viper_gorge import ViperGorge
from skald.games.icegarden.rules.vuko import VukoBox
from skald.games.icegarden.show import PRESENTER
from skald.games.icegarden.state import State
from skald.games.icegarden.wire import Forecast, Rank
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.support import Table, table


def foreseen(t: Table) -> Forecast:
    """The forecast while somebody is in Viper Gorge and the rest of the round is to come."""
    t.start(ViperGorge(0, took=0, acted=0), VukoBox(), Domination())
    assert t.options[-1] == "skip"
    return PRESENTER.forecast(t.s, None)


def ranks(forecast: Forecast, place: int) -> list[Rank]:
    """The ranking of a region."""
    return next(r for r in forecast["regions"] if r["place"] == place)["ranking"]


def test_points_come_as_foreseen() -> None:
    """Region by region, for a red ship, with ties and with nations that nobody beats."""
    t = table("b k r g").reputation("-1:[B,K] -2:[R] -3:[G]")
    t.put("b", "r1", inf=3).put("k", "r1", inf=2).put("r", "r1", inf=2)
    t.put("b", "r5", inf=2).put("g", "r5", inf=2).put("k", "r7", inf=1).put("g", "r8", inf=4)
    t.vuko("r3").s.scorings = 1
    forecast = foreseen(t)
    expected = [0] * 4
    for place in range(1, 9):
        for rank in ranks(forecast, place):
            expected[rank["seat"]] += rank["points"]
    t.play("skip")
    while t.s.agenda and not t.s.ending:
        t.play(t.options[0])
    assert [t.points(letter) for letter in "bkrg"] == expected
    assert sum(expected) > 10
    assert ranks(forecast, 7) == []


def test_vukos_visit_counts_before_it_happens() -> None:
    """He comes to the least reputable player and puts markers behind him."""
    t = table("b k").reputation("-1:[B] -4:[K]").put("k", "r2", inf=5).put("b", "r2", inf=4)
    t.tokens(k=1)
    forecast = foreseen(t)
    assert forecast["vuko"] == {"seat": 1, "place": 2, "due": True}
    assert [(r["seat"], r["influence"]) for r in ranks(forecast, 2)] == [(0, 4), (1, 3)]


def test_the_smallest_unit_is_given_up() -> None:
    """When Vuko kills, the forecast takes the cheapest loss."""
    t = table("b k").reputation("-1:[B] -4:[K]").put("k", "r2", L1=1, L3=1)
    assert [r["influence"] for r in ranks(foreseen(t), 2)] == [3]


def test_resources_go_round() -> None:
    """Whoever is ranked first picks first; the third finds what is left."""
    t = table("b k r g").put("b", "r4", inf=5).put("k", "r4", inf=4).put("r", "r4", inf=3)
    first, second, third = ranks(foreseen(t), 4)
    assert first["of"] == second["of"] == ["pop", "gold", "mf"]
    assert [first["taken"], second["taken"], third["taken"]] == [0, 1, 2]
    assert [first["reserve"], second["reserve"]] == [1, 0]
    t.stock(gold=0)
    assert ranks(PRESENTER.forecast(t.s, None), 4)[0]["of"] == ["pop", "mf"]


def test_the_npc_takes_nothing_but_bars_the_best() -> None:
    """Behind the NPC amounts of two are out of reach."""
    t = table("b", npc="k").put("k", "r5", inf=5).put("b", "r5", inf=3)
    npc, person = ranks(foreseen(t), 5)
    assert npc["of"] == []
    assert person["of"] == ["pop"]
    assert person["taken"] == 0


def test_goals_say_where_they_come_nearer() -> None:
    """Towers, recruits, the Thorn, a lock; each where its owner dominates."""
    t = table("b k r g").put("r", "r1", inf=2, L2=1).put("r", "r2", inf=2)
    t.put("b", "r3", inf=3, L2=1).put("b", "r6", inf=3, L2=1).put("k", "r3", inf=1)
    t.put("g", "r5", inf=1, L2=1, L3=1).s.nightmare[5] = 1
    t.reserves("r1", "r2", "r4", "r7", thorn="r7").put("k", "r7", inf=3)
    goals = foreseen(t)["goals"]
    assert [goal["places"] for goal in goals] == [[3], [7], [1], [5]]
    assert [goal["needed"] for goal in goals] == [6, 4, 6, 2]


def test_dead_snow_names_its_winner() -> None:
    """Two fields down for every Vuko token."""
    t = table("b k").reputation("-1:[B] -2:[K]").tokens(b=1)
    assert foreseen(t)["snow"] == {"now": 0, "limit": 18, "falls": False, "winner": 1}


def test_regions_are_settled_one_by_one() -> None:
    """During the Domination phase what is over is over; what is being gathered is not."""
    t = table("b k").put("b", "r1", inf=3).put("b", "r2", inf=3).put("k", "r4", inf=3)
    t.start(Domination())
    assert settled(t) == []
    assert [rank["points"] for rank in ranks(PRESENTER.forecast(t.s, None), 1)] == [5]
    t.play(t.options[0])
    assert settled(t) == [1]


def settled(t: Table) -> list[int]:
    """The regions that are over."""
    regions = PRESENTER.forecast(t.s, None)["regions"]
    return [region["place"] for region in regions if region["settled"]]


def test_whoever_has_collected_is_not_promised_more() -> None:
    """The second of the ranking chooses: the first has his goods, the third finds less."""
    t = table("b k r g").put("b", "r4", inf=5).put("k", "r4", inf=4).put("r", "r4", inf=3)
    t.start(Domination()).play("collect gold")
    goods = [(rank["of"], rank["taken"]) for rank in ranks(PRESENTER.forecast(t.s, None), 4)]
    assert goods == [([], 0), (["pop", "mf"], 0), (["pop", "mf"], 1)]


# What changes between now and the yield of a region.


def test_ig_tile_08_no_visit_is_foreseen_while_the_spear_is_active() -> None:
    t = table("b k").reputation("-1:[B] -4:[K]").put("k", "r2", inf=5)
    t.helms("h4:[B,K]").vuko_tiles("fire", "spear")
    assert foreseen(t)["vuko"] == {"seat": -1, "place": 0, "due": True}


def test_ig_tile_05_cyphral_lets_nobody_have_the_reserve() -> None:
    t = table().reputation("SZ:[B,R,G] -3:[K]").vuko_tiles("cyphral").put("k", "r4", inf=4)
    forecast = foreseen(t)
    assert forecast["vuko"]["place"] == 4
    assert [(r["of"], r["reserve"]) for r in ranks(forecast, 4)] == [(["pop", "gold"], 0)]
    t.vuko_tiles("whisper")
    assert [(r["of"], r["reserve"]) for r in ranks(foreseen(t), 4)] == [(["pop", "gold", "mf"], 1)]


def test_ig_tile_06_units_that_the_snake_drives_out_do_not_count_there() -> None:
    """Out of r3 a unit can go to r2 or r6; with r2 locked it goes to r6."""
    t = table("r g").reputation("SZ:[R] -3:[G]").vuko_tiles("snake")
    t.put("g", "r3", inf=3).put("r", "r3", L3=1, inf=2)
    forecast = foreseen(t)
    assert [(r["seat"], r["influence"]) for r in ranks(forecast, 3)] == [(0, 2), (1, 2)]
    assert depends(forecast, 3)
    forecast = foreseen(t.lock("r2"))
    assert [(r["seat"], r["influence"]) for r in ranks(forecast, 6)] == [(0, 3)]
    assert not depends(forecast, 3)


def test_ig_dom_09_what_the_thorn_absorbs_gives_no_m_factor() -> None:
    t = table().reserves("r5", "r7", thorn="r7").put("k", "r7", inf=3).put("b", "r5", inf=3)
    forecast = foreseen(t)
    assert [r["reserve"] for r in ranks(forecast, 7)] == [0]
    assert [r["reserve"] for r in ranks(forecast, 5)] == [1]
    assert forecast["goals"][1]["places"] == [7]


def test_ig_dom_19_what_the_musician_carries_off_gives_no_m_factor() -> None:
    """Presenter down at the Thorn it is not absorbed this round either, though r7 comes later."""
    t = table().reserves("r2", thorn="r7").put("k", "r2", inf=2, L2=1).put("k", "r7", inf=3)
    forecast = foreseen(t)
    assert [r["reserve"] for r in ranks(forecast, 2)] == [0]
    assert forecast["goals"][1]["places"] == []


def test_ig_lock_10_a_region_about_to_lock_is_greens_alone() -> None:
    """Nobody collects there, and its points are green's."""
    t = table().put("g", "r5", inf=1, L2=1, L3=1).put("b", "r5", inf=3)
    t.s.nightmare[5] = 1
    forecast = foreseen(t)
    assert [(r["seat"], r["of"], r["points"]) for r in ranks(forecast, 5)] == [(3, [], 5)]
    assert forecast["goals"][3]["places"] == [5]


def test_ig_lock_10_a_locked_region_scores_for_green() -> None:
    t = table().lock("r6").put("g", "r6", L2=1)
    assert [(r["seat"], r["of"], r["points"]) for r in ranks(foreseen(t), 6)] == [(3, [], 5)]


def test_ig_lock_03_who_is_driven_out_counts_where_he_goes() -> None:
    """One of blue's three is enthralled; out of r3 two of blue and two of green go to r6."""
    t = table("b g").lock("r2").put("g", "r3", inf=4, L2=1, L3=1).put("b", "r3", inf=3)
    t.s.nightmare[3] = 1
    forecast = foreseen(t)
    assert [(r["seat"], r["influence"]) for r in ranks(forecast, 6)] == [(1, 2), (0, 2)]
    assert not depends(forecast, 6)


def test_ig_dom_20_enthral_changes_the_ranking_of_the_yield() -> None:
    """Green dominates by reputation; with the marker of blue it is ahead alone."""
    t = table("b g").reputation("SZ:[G,B]").put("g", "r5", inf=2, L2=1).put("b", "r5", inf=4)
    forecast = foreseen(t)
    assert [(r["seat"], r["influence"]) for r in ranks(forecast, 5)] == [(1, 5), (0, 3)]
    assert not depends(forecast, 5)


def test_ig_dom_20_which_marker_is_replaced_is_for_green_to_say() -> None:
    t = table("b k g").put("g", "r5", inf=3, L2=1).put("b", "r5", inf=4).put("k", "r5", inf=4)
    assert depends(foreseen(t), 5)
    assert not depends(foreseen(t), 4)


def test_ig_tile_04_no_region_is_foreseen_when_the_bears_bring_the_snow_down() -> None:
    """Vuko's token counts: it is black who loses by it."""
    t = table("b k").reputation("-1:[B] -2:[K]").vuko_tiles("bears").put("k", "r2", inf=3)
    t.tokens(b=1).s.snow = t.s.setting.snow_limit - 1
    forecast = foreseen(t)
    assert (forecast["snow"]["falls"], forecast["snow"]["winner"]) == (True, t.seat("b"))
    assert [region["ranking"] for region in forecast["regions"]] == [[]] * 6


# Activation.


def test_ig_actv_16_units_that_lie_do_not_count() -> None:
    """Blue has defeated a Crab of red, which is removed before the Domination phase."""
    t = table("b r").put("b", "r5", L1=1, L3=1).put("r", "r5", L1=1)
    t.has("b", gold=2).start(Activation(), VukoBox(), Domination())
    t.play("attack", "hit r5 r.L1/0")
    assert t.options == ["hit r5 nat", "done"]
    t.s.nation[5] = 0
    assert [(r["seat"], r["influence"]) for r in ranks(PRESENTER.forecast(t.s, None), 5)] == [
        (0, 4)
    ]


def test_ig_solo_17_the_npc_attacks_before_regions_are_counted() -> None:
    """A level-3 unit with one Attack fells one of three markers."""
    t = table("b", npc="k").put("b", "r5", inf=3).put("k", "r5", L3=1)
    t.start(ViperGorge(0, took=0, acted=0), Activation(), VukoBox(), Domination())
    forecast = PRESENTER.forecast(t.s, None)
    assert [(r["seat"], r["influence"]) for r in ranks(forecast, 5)] == [(1, 3), (0, 2)]


def depends(forecast: Forecast, place: int) -> bool:
    """Whether a region says that its ranking depends on choices to come."""
    regions = forecast["regions"]
    return next(bool(r["depends"]) for r in regions if r["place"] == place)


def test_forecasts_change_nothing() -> None:
    """At any moment of whole games, and before the first round there is none."""
    for seed in range(8):
        game = ICE_GARDEN.game(seed)
        for state in game.positions(ICE_GARDEN.style(seed, random=1)):
            assert isinstance(state, State)
            if game.ply % 5 == 0:
                before = state.to_json()
                forecast = PRESENTER.forecast(state, None)
                assert json.loads(json.dumps(forecast)) == forecast
                assert bool(forecast) == (state.round > 0)
                assert state.to_json() == before
