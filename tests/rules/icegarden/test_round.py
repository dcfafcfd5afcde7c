"""The round: its phases, its first one, what everybody may see."""

import pytest

from skald.games.icegarden.game import RULES
from skald.games.icegarden.ids import FIRE
from skald.games.icegarden.rules.rounds import FirstRound, NextRound
from skald.games.icegarden.rules.vuko import VukoBox
from tests.support import Table, table

# Events that show a phase: Initiative, Planning, boxes 1 to 5, 6 (an attack), 7, Domination.
FIRST_ROUND = ["round", "turn_order", "plan", "resolve", "nation_falls", "visit", "domination"]
LATER_ROUND = ["round", "initiative", *FIRST_ROUND[1:]]


def phases_played(t: Table) -> list[str]:
    """Play on until the next round begins; its phases in the order in which they were told."""
    now = t.s.round
    while t.s.round == now:
        plan = "place influence"
        t.play(plan if plan in t.options else t.options[0])
    names = [event.name for event in t.log.events if event.name in LATER_ROUND]
    return list(dict.fromkeys(names[: names.index("domination") + 1]))


def before_a_round() -> Table:
    """Blue, whom Vuko visits, has a unit that can attack; red has nothing."""
    return table("b r").put("b", "r1", inf=2, L1=1).reputation("SZ:[R] -1:[B]")


def test_ig_round_01_the_phases_of_the_first_round() -> None:
    t = before_a_round()
    t.s.round = 0
    assert phases_played(t.start(FirstRound())) == FIRST_ROUND


def test_ig_round_01_later_rounds_begin_with_catching_up_and_initiative() -> None:
    t = before_a_round().start(NextRound())
    assert (t.actor, t.options[0]) == ("r", "catchup r1")
    assert phases_played(t.play("catchup r2", "catchup r2")) == LATER_ROUND


@pytest.mark.rules("IG-DEF-13")
def test_ig_init_02_in_round_1_all_act_from_the_first_helm_in_stack_order() -> None:
    t = table("k r g", advanced="on").vuko_tiles("fire", "whisper", "nightwalkers", "bears")
    t.s.round = 0
    t.start(FirstRound())
    assert (t.track(), t.turn_order()) == ("h1:[G,R,K]", "krg")
    assert (t.actor, t.options[0]) == ("k", "place viper"), "nobody moved a marker"
    assert t.s.to_place == [3, 3, 3]
    assert t.s.active == 1 << FIRE, "the tile of the first stage"


def test_ig_round_03_every_seat_and_every_spectator_sees_the_same() -> None:
    t = table("b k r").put("k", "r1", inf=2).reputation("SZ:[B,R] -1:[K]")
    views = [RULES.view(t.s, seat) for seat in (None, 0, 1, 2)]
    assert views[1:] == views[:-1]
    open_cells = set(t.s.to_json()) - {"agenda"}
    assert open_cells <= set(views[0]), "nothing of the position is left out"


def test_ig_vuko_15_control_lasts_until_vukos_next_visit() -> None:
    t = table("b r").reputation("SZ:[R] -1:[B]").put("b", "r1", inf=3).put("r", "r2", inf=2)
    t.start(VukoBox(), NextRound())
    assert (t.s.vuko, t.s.controlled, t.inf("b", "r1")) == (1, [1, 0], 2)
    t.play("b init 1", "r init 1")
    assert t.options[0].startswith("place"), "a new round is planned"
    assert (t.s.controlled, t.inf("b", "r1")) == ([1, 0], 2)
    t.put("b", "r5", inf=1).start(VukoBox())
    assert (t.s.vuko, t.inf("b", "r1")) == (5, 3)
