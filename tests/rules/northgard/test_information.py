"""What is hidden and what is public: what Red (0), Blue (1) and a spectator see of Blue."""

import pytest

from skald.games.northgard.rules.draw import DrawCards
from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.turn import Turn
from skald.games.northgard.rules.winter import Winter
from skald.games.northgard.rules.year import RevealCard
from skald.games.northgard.views import view
from skald.games.northgard.wire import SeatView
from skald.kernel.agenda import CHANCE
from tests.northgard import Board, board

RED, BLUE, YELLOW, ANYBODY = 0, 1, 2, None
TEAMS = "boar goat wolf stag"


def of_blue(b: Board, viewer: int | None) -> SeatView:
    """What somebody sees of Blue's seat."""
    return view(b.s, viewer)["seats"][BLUE]


def numbers(b: Board, *names: str) -> list[int]:
    """The numbers of cards, ascending."""
    return sorted(b.card(name) for name in names)


# Cards.


def test_ng_info_01_the_owner_sees_the_hand_and_others_count_it() -> None:
    b = board().hand("b", "feast", "move", "spy")
    assert of_blue(b, BLUE)["hand"] == numbers(b, "feast", "move", "spy")
    for viewer in (RED, ANYBODY):
        assert (of_blue(b, viewer)["hand"], of_blue(b, viewer)["hand_size"]) == (None, 3)


def test_ng_var_team_03_partners_do_not_see_each_others_hands() -> None:
    b = board(TEAMS, teams="on").hand("r", "spy")
    assert view(b.s, YELLOW)["seats"][RED]["hand"] is None


def test_ng_info_02_a_draw_pile_has_a_number_and_no_order() -> None:
    b = board().hand("b").zones("b", draw="move build explore")
    for viewer in (RED, BLUE, ANYBODY):
        assert (of_blue(b, viewer)["draw_pile"], of_blue(b, viewer)["top"]) == (3, [])
    b.start(DrawCards(BLUE, 1))
    assert (b.actor, len(b.options)) == ("*", 3), "any of the three may come"


def test_ng_info_02_the_card_picked_and_unrest_are_known_to_all() -> None:
    b = board("wolf stag", "GM-4").put("b", "20.NW", 4).hand("b", "move").zones("b")
    b.s.display = [b.card("militia"), b.card("scouts")]
    b.start(Turn(BLUE)).play("pass", "pick militia").start(Winter())
    known = [b.card("militia"), b.card("unrest")]
    assert [of_blue(b, viewer)["top"] for viewer in (RED, BLUE, ANYBODY)] == [known] * 3


def test_ng_info_02_a_card_put_back_is_known_to_its_owner_alone() -> None:
    b = board().hand("b").zones("b").on_top("b", "build", "move", "feast")
    b.start(CardEffects(BLUE, b.card("greater-trade-routes"), 0)).play("top feast")
    tops = [of_blue(b, viewer)["top"] for viewer in (BLUE, RED, ANYBODY)]
    assert tops == [[b.card("feast")], [-1], [-1]]


@pytest.mark.rules("NG-DECK-01", "NG-Q-55")
def test_ng_info_03_active_area_and_discard_pile_lie_face_up() -> None:
    b = board().zones("b", draw="build", discard="feast spy", active="move")
    for viewer in (RED, BLUE, ANYBODY):
        seen = view(b.s, viewer)
        assert seen["active"][BLUE] == [b.card("move")]
        assert seen["discard"][BLUE] == numbers(b, "feast", "spy")


def test_ng_info_04_everybody_knows_what_a_deck_is_made_of() -> None:
    b = board().hand("b", "spy").zones("b", draw="move build", discard="feast")
    for viewer in (RED, ANYBODY):
        assert of_blue(b, viewer)["unseen"] == numbers(b, "spy", "move", "build")
    assert of_blue(b, BLUE)["unseen"] == numbers(b, "move", "build")


def test_ng_info_07_any_card_of_the_development_deck_may_come_next() -> None:
    b = board().start(RevealCard(CHANCE))
    assert len(b.options) == 16, "used and unused cards alike"
    b.play("reveal scouts")
    for viewer in (RED, ANYBODY):
        assert view(b.s, viewer)["display"] == [b.card("scouts")]
        assert b.card("scouts") not in view(b.s, viewer)["early"]


def test_ng_info_08_achievements_unrest_and_upgrades_are_public() -> None:
    b = board()
    b.s.achievements, b.s.unrest, b.s.upgrades = numbers(b, "builder", "scholar"), 7, [0, 2]
    seen = view(b.s, ANYBODY)
    assert (seen["achievements"], seen["unrest"]) == (numbers(b, "builder", "scholar"), 7)
    assert seen["upgrades"] == [0, 2]


def test_ng_info_13_cards_taken_and_discarded_are_public_and_cards_drawn_are_not() -> None:
    b = board().hand("r").zones("r", draw="build", discard="move")
    b.start(CardEffects(RED, b.card("negociation"), 0)).play("take move")
    assert b.events("retrieve")[0].seen_by(BLUE).facts == {"card": b.card("move")}
    b.start(CardEffects(RED, b.card("market-place"), 0))
    assert [event.seen_by(BLUE).facts for event in b.events("draw")][-1] == {}
    b.hand("b", "feast").start(CardEffects(RED, b.card("ancestral-curse"), 0))
    b.play("b discard feast")
    assert b.events("discard")[0].seen_by(ANYBODY).facts == {"card": b.card("feast")}


# Fame, resources, the map.


@pytest.mark.rules("NG-Q-48", "NG-TRADE-03")
def test_ng_info_09_fame_lies_face_down_but_gains_are_told() -> None:
    b = board("wolf stag", "GM-1").put("b", "02.N", 1).start(Harvest())
    fame = [of_blue(b, viewer)["fame"] for viewer in (BLUE, RED, ANYBODY)]
    assert fame == [1, None, None]
    assert b.events("fame")[0].seen_by(RED).facts == {"amount": 1}
    b = board("wolf stag", open_fame="on")
    assert of_blue(b, RED)["fame"] == 0


def test_ng_var_team_02_partners_know_each_others_fame() -> None:
    b = board(TEAMS, teams="on")
    b.s.fame = [7, 0, 0, 0]
    seen = [view(b.s, viewer)["seats"][RED]["fame"] for viewer in (RED, YELLOW, BLUE)]
    assert seen == [7, 7, None]


@pytest.mark.rules("NG-TRADE-03")
def test_ng_info_10_resources_units_buildings_tokens_and_map_are_public() -> None:
    b = board("snake bear", "GM-1").put("b", "02.N", 2, kaija=True).has("b", food=3, lore=1)
    b.built("02.N", "food-silo").scorch("02.N")
    for viewer in (RED, ANYBODY):
        seen = view(b.s, viewer)
        assert (seen["resources"][3:6], seen["tokens"][0]) == ([3, 0, 1], 6)
        assert seen["kaija"] == seen["scorched"] == b.t("02.N")
        here = next(each for each in seen["territories"] if each["name"] == b.t("02.N"))
        assert (here["holder"], here["units"], len(here["buildings"])) == (BLUE, 2, 1)
        assert len(seen["tiles"]) == 2


def test_ng_info_05_the_tile_pile_is_hidden_but_for_tiles_put_under_it() -> None:
    b = board("wolf stag", "GM-3p").put("r", "05.NW", 1)
    unseen = view(b.s, BLUE)["unseen_tiles"]
    assert unseen == sorted(b.s.tile_bag), "which tiles, not in which order"
    b.pile("01", "20").start(CardEffects(RED, b.card("explore"), 0))
    bottom = [view(b.s, viewer)["tile_bottom"] for viewer in (RED, BLUE, ANYBODY)]
    assert bottom == [[b.s.setting.content.tile_number["01"]]] * 3


def test_ng_q_32_tiles_drawn_by_explore_are_shown_to_all() -> None:
    b = board("raven stag", "GM-1").put("r", "02.ESW", 1).pile("13", "20")
    b.start(CardEffects(RED, b.card("raven-clan"), 0))
    drawn = [b.s.setting.content.tile_number[name] for name in ("13", "20")]
    assert [view(b.s, viewer)["drawn"] for viewer in (RED, BLUE, ANYBODY)] == [drawn] * 3
