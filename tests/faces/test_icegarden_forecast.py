"""Forecasts of The Lord of the Ice Garden are what the rules then do."""

import json

from skald.faces import Plain, face_of
from skald.games.icegarden.rules.domination import Domination
from skald.games.icegarden.rules.viper_gorge import ViperGorge
from skald.games.icegarden.rules.vuko import VukoBox
from skald.games.icegarden.state import State
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.support import Table, table

FACE = face_of("ice-garden")


def foreseen(t: Table) -> Plain:
    """The forecast while somebody is in Viper Gorge and the rest of the round is to come."""
    t.start(ViperGorge(0, took=0, acted=0), VukoBox(), Domination())
    assert t.options[-1] == "skip"
    return FACE.forecast(t.s, None)


def ranks(forecast: Plain, place: int) -> list[Plain]:
    """The ranking of a region."""
    regions: list[Plain] = forecast["regions"]
    ranking: list[Plain] = next(r for r in regions if r["place"] == place)["ranking"]
    return ranking


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
    assert ranks(FACE.forecast(t.s, None), 4)[0]["of"] == ["pop", "mf"]


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
    assert foreseen(t)["snow"] == {"now": 0, "limit": 18, "winner": 1}


def test_regions_are_settled_one_by_one() -> None:
    """During the Domination phase what is over is over."""
    t = table("b k").put("b", "r1", inf=3).put("b", "r2", inf=3).put("k", "r4", inf=3)
    t.start(Domination())
    regions = FACE.forecast(t.s, None)["regions"]
    assert [region["settled"] for region in regions] == [True, *[False] * 5]


def test_forecasts_change_nothing() -> None:
    """At any moment of whole games, and before the first round there is none."""
    for seed in range(8):
        game = ICE_GARDEN.game(seed)
        for state in game.positions(ICE_GARDEN.style(seed, random=1)):
            assert isinstance(state, State)
            if game.ply % 5 == 0:
                before = state.to_json()
                forecast = FACE.forecast(state, None)
                assert json.loads(json.dumps(forecast)) == forecast
                assert bool(forecast) == (state.round > 0)
                assert state.to_json() == before
