"""What a player reads: actions, prompts, events, options and the end, on small tables."""

import pytest

from skald.games.icegarden.game import RULES
from skald.games.icegarden.ids import PLACES, SPEED
from skald.games.icegarden.rules.activation import SpeedMove, SpeedTurn, runner
from skald.games.icegarden.rules.attack import Hit
from skald.games.icegarden.rules.domination import Dominate
from skald.games.icegarden.rules.influence import Influence
from skald.games.icegarden.rules.initiative import MoveInitiative
from skald.games.icegarden.rules.lock import LockRegion
from skald.games.icegarden.rules.making import Making
from skald.games.icegarden.rules.mountain import Mountain
from skald.games.icegarden.rules.move import March
from skald.games.icegarden.rules.planning import PlanAction
from skald.games.icegarden.rules.raven import Raven
from skald.games.icegarden.rules.setup import LayTile
from skald.games.icegarden.rules.vuko import VukoBox
from skald.games.icegarden.show import words
from skald.lang import LANGUAGES, Speech
from tests.support import Table, table

EN = Speech("en")


def offered(t: Table, speech: Speech = EN) -> list[str]:
    """The options of a table, in words."""
    return [speech.tell(words.action_words(t.s, action)) for action in t.s.offered]


def prompt(t: Table, speech: Speech = EN) -> str:
    """The prompt of a table, in words."""
    return speech.tell(words.prompt_words(t.s, t.s.agenda[-1]))


def saga(t: Table, speech: Speech = EN) -> list[str]:
    """What happened on a table, in words."""
    return [speech.tell(words.event_words(t.s, event)) for event in t.log.events]


def marching() -> Table:
    """Black with a Crab on r3 and one gold."""
    t = table().has("k", gold=1).put("k", "r3", L1=1)
    return t.start(March(t.seat("k"), 0))


def test_a_move_in_three_languages() -> None:
    t = marching()
    assert offered(t)[0] == "Move a Crab from Owl Fells to Grey Tarn (1 gold)"
    assert offered(t)[-1] == "Take no action"
    assert offered(t, Speech("de"))[0] == "Bewege eine Krabbe von Eulenfjell nach Grausee (1 Gold)"
    assert (
        offered(t, Speech("pl"))[0]
        == "Przesuń Kraba z Regionu Sowie Turnie do Regionu Szary Staw (1 złoty gwicht)"
    )


def test_a_prompt_names_the_player_by_character() -> None:
    t = marching()
    assert prompt(t) == "Pier van Dyken (black): move a piece to an adjacent region"
    assert prompt(t, Speech("de")).startswith("Pier van Dyken (schwarz): ")
    assert prompt(t, Speech("pl")).startswith("Pier van Dyken (czarny): ")


def test_the_saga_of_a_move() -> None:
    t = marching().play("move L1 r3>r7")
    assert saga(t) == [
        "van Dyken (black) pays 1 gold",
        "van Dyken (black) moves a Crab from Owl Fells (#3) to Skerry Reach (#7)",
    ]
    assert saga(t, Speech("pl"))[1] == (
        "van Dyken (czarny) przesuwa Kraba "
        "z Regionu Sowie Turnie (#3) do Regionu Skalne Szkiery (#7)"
    )


def test_influence_and_its_price() -> None:
    t = table().has("b", pop=2).put("b", "r5", inf=1)
    t.start(Influence(t.seat("b"), 0))
    assert offered(t) == ["Place a marker in Amber Downs (1 population)", "Take no action"]
    t.play("influence r5")
    assert offered(t)[-1] == "Place no second marker"


def test_making_tells_what_each_part_costs() -> None:
    t = table().has("k", gold=1, mf=(1, 2, 0, 0)).put("k", "r1", inf=1)
    t.start(Making(t.seat("k"), 0))
    assert prompt(t) == (
        "Pier van Dyken (black): choose a part of Making (each brings Dead Snow +1, now 0 of 30)"
    )
    shown = offered(t)
    assert "Move M-factor, up to 5 steps (reputation −1)" in shown
    assert "Buy Attack for Rattling Musicians (1 M-factor, 1 gold, reputation −1)" in shown
    assert "Summon a Crab (1 M-factor of level 1, reputation −3)" in shown
    assert "Summon 2 Crabs (2 M-factor of level 1, reputation −4)" in shown


def test_an_upgrade_that_replaces_another() -> None:
    t = table().has("b", mf=2).bought("b", 2, 2)
    t.start(Making(t.seat("b"), 0))
    spoken = "Buy Speed for Ice Drakkars, replacing Shield (2 M-factor, reputation −1)"
    assert spoken in offered(t)


def test_solo_knows_no_reputation() -> None:
    t = table("k", npc="b").has("k", mf=(0, 2, 0, 0)).put("k", "r1", inf=1)
    t.start(Making(t.seat("k"), 0))
    assert "Move M-factor, up to 5 steps" in offered(t)
    assert "Summon 2 Crabs (2 M-factor of level 1)" in offered(t)


def test_helms_with_what_they_bring() -> None:
    t = table().helms("h2:[G,R] h3:[K] h4:[B]")
    t.s.red_done = t.s.setting.content.red[4]
    t.start(MoveInitiative(t.seat("b")))
    assert offered(t) == [
        "One helm (to helm 5: ship 2, 4 action markers)",
        "Two helms (to helm 6: ship 3, 5 action markers)",
    ]
    t.s.red_done = 0
    t.start(MoveInitiative(t.seat("k")))
    assert offered(t)[0] == "One helm (to helm 4: ship 1, 3 action markers; reaches a red ship)"


def test_planning_names_the_boxes() -> None:
    t = table()
    t.s.to_place = [3, 3, 3, 3]
    t.start(PlanAction(0, 0))
    assert prompt(t) == "Olaf Fjollsfinn (blue): place an action marker (3 left)"
    assert offered(t)[0] == "Action marker on Viper Gorge (costs an influence marker)"
    assert offered(t)[-1] == "Action marker on Making"


def test_the_mountain_asks_who_goes_along() -> None:
    t = table().has("k", pop=2).put("k", "r2", inf=2, L1=2)
    t.start(Mountain(t.seat("k"))).play("mountain r2>r4")
    assert prompt(t) == "Pier van Dyken (black): who goes from Grey Tarn (#2) to Long Strand (#4)?"
    assert offered(t)[0] == "Take along: an influence marker"
    t.play("carry inf*2")
    assert offered(t) == ["Take along: a Crab", "Take along: 2 Crabs", "Take nothing else along"]


def test_raven_shadow_says_where_it_leads() -> None:
    t = table().reputation("SZ:[B,R,G] -3:[K]").has("k", mf=1).tokens(k=1)
    t.start(Raven(t.seat("k")))
    shown = ["Return a Vuko token (1 M-factor)", "Reputation up two fields (to −1)"]
    assert offered(t)[:2] == shown
    t.start(Raven(t.seat("b")))
    assert offered(t)[0] == "Reputation up two fields (no effect now)"


def test_a_target_with_what_it_still_needs() -> None:
    t = table().put("g", "r5", inf=1, L3=1).put("k", "r5", L1=1)
    t.start(Hit(t.seat("k"), (0, 0, 0, 0, 0, 2, 0, 0, 0)))
    assert (
        prompt(t) == "Pier van Dyken (black): choose a target (damage left: 2 in Amber Downs (#5))"
    )
    assert offered(t) == [
        "Remove an influence marker of Callo (green) in Amber Downs",
        "Hit the Nightmare of Callo (green) in Amber Downs (4 points needed)",
        "Remove an Independent Nation marker in Amber Downs",
        "Let the remaining points of damage go",
    ]


def test_speed_names_the_unit_that_stays() -> None:
    t = table().put("k", "r3", L3=1)
    t.start(SpeedMove(t.seat("k"), (runner(3, 3, 1),)))
    assert prompt(t) == (
        "Pier van Dyken (black): move a unit with Speed if you like (Wyvern in Owl Fells (#3))"
    )
    assert offered(t)[0] == "Speed: the Wyvern from Owl Fells to Grey Tarn"
    assert offered(t)[-1] == "Stay: Wyvern"


def test_speed_of_several_units_is_asked_for_all_of_them() -> None:
    t = table().bought("g", 2, SPEED).put("g", "r3", L2=2)
    t.start(SpeedTurn(t.seat("g")))
    assert prompt(t).endswith("move units with Speed if you like, in any order (2 can still move)")
    assert offered(t)[-1] == "The remaining units stay"
    t.play("speed L2 r3>r2")
    assert offered(t)[-1] == "Stay: Faun"


def test_damage_left_is_told_by_region() -> None:
    t = table().put("k", "r5", L1=1).put("k", "r3", L3=1)
    t.start(Hit(t.seat("k"), (0, 0, 0, 1, 0, 2, 0, 0, 0)))
    assert prompt(t).endswith(
        "choose a target (damage left: 1 in Owl Fells (#3), 2 in Amber Downs (#5))"
    )


def test_raven_shadow_with_nothing_to_mend_says_so() -> None:
    t = table().reputation("SZ:[B,R,G] 0:[K]").has("k", mf=0).tokens(k=1)
    t.start(Raven(t.seat("k")))
    assert prompt(t) == (
        "Pier van Dyken (black): Raven Shadow would do nothing now: "
        "no Vuko token can be returned, no reputation mended"
    )
    t.has("k", mf=1).start(Raven(t.seat("k")))
    assert prompt(t) == "Pier van Dyken (black): use Raven Shadow"


def test_victims_are_named_by_their_own_units_and_seats() -> None:
    t = table().put("b", "r5", inf=2, L2=1).put("g", "r5", inf=1)
    t.s.nation[5] = 0
    t.put("r", "r5", inf=1).start(Dominate(5))
    assert offered(t)[0] == "Send an influence marker of Freihoff (red) to the Ice Garden"
    t.play("recruit g inf")
    assert "sends an influence marker of Callo (green) from Amber Downs (#5)" in saga(t)[1]


def test_what_can_be_collected_here() -> None:
    t = table().put("b", "r6", inf=2).start(Dominate(6))
    assert prompt(t) == "Olaf Fjollsfinn (blue): choose a resource of Hollow Moor (#6)"
    assert offered(t) == ["Collect 1 population", "Collect 2 gold", "Collect 1 M-factor"]


def test_a_lock_sends_markers_away() -> None:
    t = table().put("g", "r5", inf=1, L2=1).put("b", "r5", inf=2)
    t.start(LockRegion(5, t.seat("g")))
    assert prompt(t) == (
        "Olaf Fjollsfinn (blue): Amber Downs (#5) is locked, send away your markers (2 to move)"
    )
    assert offered(t)[0] == "Send an influence marker to Whale Firth"
    assert saga(t)[0] == "Callo (green) locks Amber Downs (#5) in a nightmare"


def test_the_saga_of_a_visit() -> None:
    t = table().reputation("SZ:[B,R,G] -3:[K]").put("k", "r2", inf=1).start(VukoBox())
    assert saga(t) == [
        "Vuko visits van Dyken (black) in Grey Tarn (#2)",
        "Vuko appears in Grey Tarn (#2)",
        "van Dyken (black) takes a Vuko token (has 1 now)",
        "One marker of van Dyken (black) in Grey Tarn (#2) stands behind Vuko",
    ]


def test_places_without_a_known_tile_have_no_number() -> None:
    t = table()
    t.s.tile = [0] * 9
    t.s.in_play = 0
    t.start(LayTile(0)).play("tile r4")
    assert saga(t) == ["Fjollsfinn (blue) lays a tile on Long Strand"]


def test_the_npc_is_called_one() -> None:
    t = table("b", npc="k")
    assert EN.tell(words.player_words(t.s, 1)) == "NPC Pier van Dyken (black)"
    assert Speech("pl").tell(words.player_words(t.s, 1)) == "GN Pier van Dyken (czarny)"


@pytest.mark.parametrize(
    ("key", "value", "spoken"),
    [
        ("edition", "standard", "Second edition with published house rulings"),
        ("edition", "second-de", "German second-edition text"),
        ("edition", "second-pl", "Polish second-edition text"),
        ("edition", "en-rewrite", "English rewrite; not the 2014 first edition"),
        ("factions", "blue,random", "Olaf Fjollsfinn (blue), random"),
        ("vuko_tiles", "fire,bears:arrow", "Fire People, Both Bears (with arrow)"),
        ("viper_cap", "3", "at most 3 action markers"),
        ("upgrade_mix", "5,6,4,5", "Attack 5, Shield 6, Dominate 4, Speed 5"),
        ("solo", "scientist", "True Scientist of Midgaard"),
        ("first", "2", "seat 2"),
        ("faun_exit", "move", "by the Move action only"),
        ("advanced", "on", "on"),
    ],
)
def test_values_of_options(key: str, value: str, spoken: str) -> None:
    assert EN.tell(words.option_value_words(key, value)) == spoken


def test_the_end_names_winner_reason_and_points() -> None:
    t = table("b k")
    t.s.ending, t.s.winners = 3, 0b10
    t.s.points = [1, 0, 0, 3, 22, 5]
    outcome = RULES.outcome(t.s)
    assert outcome is not None
    assert [EN.tell(line) for line in words.outcome_words(t.s, outcome)] == [
        "Pier van Dyken (black) wins",
        "The most victory points win.",
        "Olaf Fjollsfinn (blue): 1 point (defeats 1, regions 0, Viper Gorge 0)",
        "Pier van Dyken (black): 30 points (defeats 3, regions 22, Viper Gorge 5)",
    ]


def test_equal_points_are_shared_or_in_solo_a_draw() -> None:
    for t, spoken in (
        (table("b k r"), "Olaf Fjollsfinn (blue) and Pier van Dyken (black) share the victory"),
        (
            table("b", npc="k"),
            "A draw between Olaf Fjollsfinn (blue) and NPC Pier van Dyken (black)",
        ),
    ):
        t.s.ending, t.s.winners = 3, 0b11
        outcome = RULES.outcome(t.s)
        assert outcome is not None
        assert EN.tell(words.outcome_words(t.s, outcome)[0]) == spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_region_has_a_short_name_of_its_own(language: str) -> None:
    names = [Speech(language).tell(words.place_name_words(place)) for place in range(1, PLACES)]
    assert len(set(names)) == len(names)
    assert [name for name in names if len(name) > 16] == []
