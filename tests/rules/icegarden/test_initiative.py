"""Worked examples on the Initiative phase."""

import pytest

from skald.games.icegarden.ids import EFFECTS
from skald.games.icegarden.rules.domination import Domination
from skald.games.icegarden.rules.endings import EndCheck
from skald.games.icegarden.rules.initiative import InitiativePhase, MoveInitiative, NewOrder
from skald.games.icegarden.rules.mountain import mountain_price
from skald.games.icegarden.verbs.tracks import begin_round
from tests.support import Table, table


def on_track(helms: str, order: str, **options: str) -> Table:
    """Markers on the track, in the order of the round just finished; ships behind are done."""
    t = table(order, **options).helms(helms)
    t.s.red_done = sum(t.s.setting.content.red[: max(t.s.helm) + 1])
    return t


def one_marker(helm: int = 1) -> Table:
    """Solo: one marker alone on the track."""
    return table("b", npc="r").helms(f"h{helm}:[B]")


def scorings(t: Table, moves: str) -> int:
    """A round's Initiative phase, such as `g1 r2`; how many red ships it triggers."""
    begin_round(t.s)
    t.start(InitiativePhase())
    for move in moves.split():
        if t.actor == move[0] and t.options == ["init 1", "init 2"]:
            t.play(f"{move[0]} init {move[1]}")
        else:
            assert move[1] == "1", "only the single step is left"
    assert t.options[0].startswith("place"), "everybody has moved"
    return t.s.scorings


def steps(t: Table, letter: str) -> list[str]:
    """The steps that a marker may make."""
    return [action.text for action in MoveInitiative(t.seat(letter)).options(t.s)]


def action_markers(t: Table, letters: str) -> list[int]:
    """Action markers by colour."""
    return [t.s.to_place[t.seat(letter)] for letter in letters]


def is_last_round(t: Table) -> bool:
    """Whether the game ends after this round."""
    t.start(EndCheck())
    return t.winners() != ""


def active(t: Table) -> list[str]:
    """The names of the active Vuko tiles."""
    return [name for effect, name in enumerate(EFFECTS) if t.s.active >> effect & 1]


def journey(*moves: int) -> list[str]:
    """One marker's helms and the scorings of those rounds."""
    t = one_marker()
    lines = []
    for move in moves:
        times = scorings(t, f"b{move}")
        lines.append(f"h{t.s.helm[0]}" + (f" x{times}" if times else ""))
    assert is_last_round(t)
    return lines


@pytest.mark.rules("IG-DEF-13", "IG-INIT-07", "IG-INIT-10")
@pytest.mark.parametrize(
    ("helms", "markers"),
    [("h6:[B] h7:[G] h8:[R]", [4, 5, 5]), ("h3:[B] h4:[G] h5:[R]", [3, 4, 5])],
)
def test_ig_ex_01_the_lowest_ship_acts_first(helms: str, markers: list[int]) -> None:
    t = on_track(helms, "b g r").start(NewOrder())
    assert t.turn_order() == "grb"
    assert action_markers(t, "grb") == markers


def test_ig_ex_02_both_printed_examples_give_the_same_order() -> None:
    english = on_track("h7:[R,G] h6:[K,B]", "g r b k")
    scorings(english, "g1 r2 b1 k2")
    assert english.turn_order() == "rbkg"
    german = on_track("h4:[K,B] h2:[R,G]", "b k g r")
    scorings(german, "b1 k2 g1 r2")
    assert german.turn_order() == "rbkg"


def test_ig_ex_19_two_red_ships_count_all_region_points_twice() -> None:
    t = on_track("h8:[R,B]", "b r").put("b", "r1", inf=2).put("b", "r6", inf=2)
    assert scorings(t, "b2 r1") == 2
    t.start(Domination()).play("collect gold", "collect gold")
    assert t.points("b") == 2 * 5 + 2 * 3


@pytest.mark.rules("IG-DEF-13", "IG-RUL-12")
def test_ig_tv_06_who_moves_last_lies_on_top_and_acts_first() -> None:
    t = table("b r g")
    scorings(t, "b1 r1 g1")
    assert t.track() == "h2:[B,R,G]"
    assert t.turn_order() == "grb"


@pytest.mark.rules("IG-DEF-13", "IG-INIT-07")
@pytest.mark.parametrize("helms", ["h7:[B] h9:[R]", "h8:[B] h10:[R]"])
def test_ig_tv_07_of_equal_ships_the_one_further_right_comes_first(helms: str) -> None:
    assert on_track(helms, "b r").start(NewOrder()).turn_order() == "rb"


@pytest.mark.rules("IG-INIT-04")
def test_ig_tv_08_only_one_double_step_in_a_stage() -> None:
    t = one_marker()
    scorings(t, "b2")
    assert t.track() == "h3:[B]"
    assert steps(t, "b") == ["init 1"]
    scorings(t, "b1")
    assert t.track() == "h4:[B]"


@pytest.mark.rules("IG-RUL-11")
def test_ig_tv_09_a_double_step_uses_the_allowance_of_the_stage_it_leaves() -> None:
    t = one_marker()
    scorings(t, "b1")
    scorings(t, "b2")
    assert steps(t, "b") == ["init 1", "init 2"]
    scorings(t, "b2")
    assert t.track() == "h6:[B]"


@pytest.mark.rules("IG-INIT-08", "IG-RUL-14")
def test_ig_tv_10_a_red_ship_counts_once() -> None:
    t = on_track("h2:[R,B]", "b r")
    assert scorings(t, "b2 r1") == 1
    assert scorings(t, "b1 r2") == 0
    assert t.track() == "h5:[B,R]"


@pytest.mark.rules("IG-INIT-08", "IG-RUL-14")
def test_ig_tv_10_a_red_ship_is_triggered_by_passing_it() -> None:
    t = on_track("h3:[R,B]", "b r")
    assert scorings(t, "b2 r1") == 1
    assert t.track() == "h4:[R] h5:[B]"


@pytest.mark.rules("IG-INIT-09")
def test_ig_tv_11_from_h8_to_h10_scores_twice_and_ends_the_game() -> None:
    t = on_track("h8:[R,B]", "b r")
    assert scorings(t, "b2 r1") == 2
    assert action_markers(t, "b") == [5]
    assert is_last_round(t)


def test_ig_tv_12_ships_of_different_players_add_up() -> None:
    t = on_track("h8:[B,R]", "r b")
    assert scorings(t, "r2 b1") == 2
    assert t.turn_order() == "br"
    assert is_last_round(t)


@pytest.mark.rules("IG-INIT-09")
def test_ig_tv_13_h9_and_h10_in_two_rounds_score_once_each() -> None:
    t = on_track("h7:[R] h8:[B]", "r b")
    assert scorings(t, "r1 b1") == 1
    assert not is_last_round(t)
    assert scorings(t, "b1 r1") == 1
    assert is_last_round(t)


@pytest.mark.rules("IG-INIT-05")
def test_ig_tv_14_from_h9_only_the_single_step_exists() -> None:
    t = one_marker(9)
    assert steps(t, "b") == ["init 1"]
    assert steps(one_marker(8), "b") == ["init 1", "init 2"]


def test_ig_tv_129_the_english_example() -> None:
    t = on_track("h7:[R,G] h6:[K,B]", "g r b k")
    assert scorings(t, "g1 r2 b1 k2") == 1
    assert t.track() == "h7:[B] h8:[G,K] h9:[R]"
    assert t.turn_order() == "rbkg"
    assert action_markers(t, "rbkg") == [4, 4, 5, 5]


def test_ig_tv_130_the_german_and_polish_example() -> None:
    t = on_track("h4:[K,B] h2:[R,G]", "b k g r")
    assert scorings(t, "b1 k2 g1 r2") == 0
    assert t.track() == "h3:[G] h4:[R] h5:[B] h6:[K]"
    assert t.turn_order() == "rbkg"
    assert action_markers(t, "rbkg") == [3, 4, 5, 5]


@pytest.mark.rules("IG-RUL-12")
def test_ig_tv_131_the_order_of_moving_decides_who_lies_on_top() -> None:
    t = on_track("h4:[K,B] h5:[R,G]", "b k g r")
    assert scorings(t, "b1 k2 g1 r2") == 1
    assert t.track() == "h5:[B] h6:[K,G] h7:[R]"
    assert t.turn_order() == "rbgk"
    other = on_track("h4:[K,B] h5:[R,G]", "b g k r")
    scorings(other, "b1 g1 k2 r2")
    assert other.turn_order() == "rbkg"


def test_ig_tv_132_seven_rounds() -> None:
    assert journey(2, 1, 2, 1, 2, 1) == ["h3", "h4 x1", "h6", "h7 x1", "h9 x1", "h10 x1"]


def test_ig_tv_133_ten_rounds() -> None:
    rounds = journey(1, 1, 1, 1, 1, 1, 1, 1, 1)
    assert rounds[:4] == ["h2", "h3", "h4 x1", "h5"]
    assert rounds[4:] == ["h6", "h7 x1", "h8", "h9 x1", "h10 x1"]


def test_ig_tv_134_seven_rounds_with_a_double_scoring() -> None:
    assert journey(2, 1, 2, 1, 1, 2) == ["h3", "h4 x1", "h6", "h7 x1", "h8", "h10 x2"]


@pytest.mark.rules("IG-INIT-04", "IG-RUL-11")
def test_ig_tv_135_allowances_of_three_stages() -> None:
    t = one_marker(2)
    scorings(t, "b2")
    scorings(t, "b2")
    assert (t.track(), steps(t, "b")) == ("h6:[B]", ["init 1"])
    scorings(t, "b1")
    assert (t.track(), steps(t, "b")) == ("h7:[B]", ["init 1", "init 2"])
    scorings(t, "b2")
    assert (t.track(), steps(t, "b")) == ("h9:[B]", ["init 1"])


@pytest.mark.rules("IG-RUL-13")
def test_ig_tv_136_the_ship_number_beats_the_stage() -> None:
    t = on_track("h6:[R] h8:[B]", "b r")
    assert scorings(t, "b2 r1") == 2
    assert t.turn_order() == "rb"
    assert is_last_round(t)


@pytest.mark.rules("IG-INIT-10")
def test_ig_tv_137_three_players_on_h9_h7_h6() -> None:
    t = on_track("h6:[B] h7:[R] h9:[G]", "b r g").start(NewOrder())
    assert t.turn_order() == "grb"
    assert action_markers(t, "grb") == [4, 4, 5]


@pytest.mark.rules("IG-INIT-11", "IG-ADV-03", "IG-RUL-54")
def test_ig_tv_138_the_leader_switches_the_vuko_tile_for_all() -> None:
    t = on_track("h5:[G] h6:[R,B]", "b r g", advanced="on")
    t.vuko_tiles("fire", "whisper", "nightwalkers", "bears").start(NewOrder())
    assert active(t) == ["whisper"]
    assert mountain_price(t.s) == 3
    t.helms("h5:[G] h6:[R] h7:[B]").start(NewOrder())
    assert active(t) == ["nightwalkers"]
    assert mountain_price(t.s) == 2


def test_ig_tv_139_a_tile_with_arrow_stays_active() -> None:
    t = on_track("h3:[R] h4:[B]", "b r", advanced="on")
    t.vuko_tiles("fire:arrow", "whisper", "nightwalkers", "bears").start(NewOrder())
    assert active(t) == ["fire", "whisper"]


def test_ig_init_06_a_marker_leaves_a_helm_from_the_middle_of_the_stack() -> None:
    t = on_track("h1:[G,B,R]", "b g r")
    t.start(InitiativePhase()).play("b init 1")
    assert t.track() == "h1:[G,R] h2:[B]"
    t.play("g init 1", "r init 2")
    assert t.track() == "h2:[B,G] h3:[R]"


def test_ig_init_06_a_marker_leaves_a_helm_from_below_the_stack() -> None:
    t = on_track("h1:[G,R,B] h2:[K]", "g k r b")
    t.start(InitiativePhase()).play("g init 1")
    assert t.track() == "h1:[R,B] h2:[K,G]"
    t.play("k init 1")
    assert t.track() == "h1:[R,B] h2:[G] h3:[K]"


def test_ig_init_03_standing_still_is_impossible() -> None:
    t = table("b r").start(InitiativePhase())
    assert t.options == ["init 1", "init 2"]
    assert t.refused("done")
