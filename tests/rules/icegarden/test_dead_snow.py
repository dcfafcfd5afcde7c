"""Worked examples on the Dead Snow: who may bring it down, and who wins when it falls."""

import pytest

from skald.games.icegarden.ids import BY_SNOW
from skald.games.icegarden.rules.making import Making
from skald.games.icegarden.rules.vuko import VukoBox
from tests.support import Table, table


def two(snow: int = 17, **options: str) -> Table:
    """Blue (A) and red (B) with the Dead Snow one field before its limit."""
    t = table("b r", **options)
    t.s.snow = snow
    return t


def blue_makes(t: Table) -> Table:
    """Blue resolves a Making marker; he has M-factor on level 3 and a marker in r1."""
    return t.put("b", "r1", inf=1).has("b", mf=(1, 0, 0, 1)).start(Making(t.seat("b"), 0))


def fell(t: Table) -> bool:
    """Whether the game has ended by the Dead Snow."""
    return t.s.ending == BY_SNOW and t.s.snow == t.s.setting.snow_limit and not t.options


# By Making.


@pytest.mark.rules("IG-END-01")
def test_ig_tv_49_a_winner_may_bring_the_snow_down() -> None:
    t = two().reputation("0:[B] -4:[R]")
    blue_makes(t).play("shift -")
    assert fell(t)
    assert (t.winners(), t.rep(), t.s.tokens) == ("b", "-1:[B] -4:[R]", [1, 0])


@pytest.mark.rules("IG-RUL-49", "IG-ED-37")
def test_ig_tv_50_a_loser_may_not() -> None:
    t = blue_makes(two().reputation("0:[B] -2:[R]"))
    assert (t.options, t.s.snow, t.winners()) == ([], 17, "")
    assert [action.text for _, action in t.log.forced] == ["skip"]


@pytest.mark.rules("IG-ED-37")
def test_ig_tv_50_by_the_german_edition_anybody_may() -> None:
    t = two(edition="second-de").reputation("0:[B] -2:[R]")
    blue_makes(t).play("shift -")
    assert fell(t)
    assert t.winners() == "r"


@pytest.mark.rules("IG-RUL-23")
def test_ig_tv_51_all_costs_of_a_summon_are_paid_and_the_unit_never_comes() -> None:
    t = two().reputation("SZ:[B] -9:[R]")
    blue_makes(t).play("summon L3*1")
    assert fell(t)
    assert (t.winners(), t.rep()) == ("b", "-2:[B] -9:[R]")
    assert (t.s.mfactor[3], t.units("b", 3)) == (0, [])


def test_ig_end_15_a_cheaper_part_may_be_legal_while_a_dearer_one_is_not() -> None:
    """Making A leads to −1 − 2 = −3, the level-3 unit to −3 − 2 = −5; red is on −4."""
    t = blue_makes(two().reputation("0:[B] -4:[R]"))
    assert "shift" in t.options
    assert t.refused("summon L3*1")
    t = blue_makes(two(snow=16).reputation("0:[B] -4:[R]"))
    assert "summon L3*1" in t.options


def test_ig_end_15_equal_results_go_to_whoever_was_better_before() -> None:
    """On −3 together: blue comes from −1, red stood on −3. On −5 together: red was on −1."""
    t = blue_makes(two().reputation("0:[B] -3:[R]")).play("shift -")
    assert (fell(t), t.winners()) == (True, "b")
    t = blue_makes(two().reputation("-1:[R] -2:[B]").tokens(r=2))
    assert (t.options, t.s.snow, t.winners()) == ([], 17, "")


def test_ig_end_15_the_marker_that_pays_goes_on_top_before_results_are_compared() -> None:
    """Blue would land on red's −1 and both end on −3: red lies lower, so blue may not."""
    t = blue_makes(two().reputation("0:[B] -1:[R]").tokens(r=1))
    assert (t.options, t.s.snow, t.winners()) == ([], 17, "")


def test_ig_end_15_a_loss_below_the_floor_counts_from_the_floor() -> None:
    """The level-3 unit leads from −8 to −9 and with the token to −11; red ends on −12."""
    t = blue_makes(two().reputation("-8:[R,B]").tokens(r=2)).play("summon L3*1")
    assert (fell(t), t.rep(), t.winners()) == (True, "-8:[R] -9:[B]", "b")


def test_ig_end_15_a_third_player_between_does_not_change_the_order() -> None:
    """Results: black −1 − 4 = −5, blue −2 − 2 = −4, red −4; blue was better than red."""
    t = table("b k r").reputation("-1:[K,B] -4:[R]").tokens(k=2)
    t.s.snow = 23
    blue_makes(t).play("shift -")
    assert (fell(t), t.winners()) == (True, "b")


@pytest.mark.rules("IG-RUL-23")
def test_ig_clar_13_an_upgrade_at_the_limit_pays_its_price() -> None:
    t = two().reputation("0:[B] -4:[R]").has("b", gold=2)
    blue_makes(t).play("upgrade L1 shd")
    assert fell(t)
    assert (t.winners(), t.s.gold[0], t.s.mfactor[0]) == ("b", 1, 0)


@pytest.mark.rules("IG-RUL-49")
def test_ig_tv_184_a_loser_among_four_may_neither_shift_nor_summon() -> None:
    for snow, offered in ((28, True), (29, False)):
        t = table().reputation("-1:[K] -2:[B] -3:[R] -5:[G]").put("b", "r1", inf=1)
        t.s.snow = snow
        t.has("b", mf=(0, 1, 0, 0)).start(Making(t.seat("b"), 0))
        assert ("shift" in t.options, "summon L1*1" in t.options) == (offered, offered)
    assert (t.options, t.s.snow, t.winners()) == ([], 29, "")


def test_ig_tv_194_the_german_edition_lets_a_hopeless_player_end_the_game() -> None:
    t = two(edition="second-de").reputation("SZ:[R] -6:[B]")
    blue_makes(t).play("shift -")
    assert (fell(t), t.rep(), t.winners()) == (True, "SZ:[R] -7:[B]", "r")


# By Both Bears.


@pytest.mark.rules("IG-END-16")
def test_ig_tv_52_the_safe_zone_beats_everybody() -> None:
    """Red's only token is the one of this visit; three players, so the limit is 24."""
    t = table("b r g").vuko_tiles("bears").reputation("SZ:[G] -9:[B,R]").tokens(b=2)
    t.s.snow = 23
    t.put("r", "r1", inf=1).start(VukoBox())
    assert fell(t)
    assert (t.winners(), t.s.tokens) == ("g", [2, 1, 0])


@pytest.mark.rules("IG-RUL-51", "IG-ED-36")
@pytest.mark.parametrize(
    ("edition", "order", "winner"),
    [
        ("standard", "r b", "b"),
        ("second-pl", "r b", "r"),
        ("second-pl", "b r", "b"),
    ],
)
def test_ig_tv_53_equal_results_keep_their_order_or_arrive_one_by_one(
    edition: str, order: str, winner: str
) -> None:
    t = two(edition=edition).vuko_tiles("bears").reputation("-2:[B] -4:[R]").tokens(b=2)
    t.order(order).put("r", "r1", inf=1).start(VukoBox())
    assert (fell(t), t.s.tokens) == (True, [2, 1])
    assert t.winners() == winner


@pytest.mark.parametrize(("edition", "winner"), [("standard", "r"), ("second-pl", "b")])
def test_ig_clar_12_one_by_one_only_markers_that_move_are_lifted(edition: str, winner: str) -> None:
    """Red goes from −2 onto blue's −4; blue has no token, so he is not lifted and lies below."""
    t = table("b r g", edition=edition).vuko_tiles("bears").reputation("-2:[R] -4:[B] -9:[G]")
    t.s.snow = 23
    t.tokens(r=1).order("r b g").put("g", "r1", inf=1).start(VukoBox())
    assert (fell(t), t.s.tokens, t.winners()) == (True, [0, 1, 1], winner)


def test_ig_tv_76_nobody_takes_a_token_for_both_bears() -> None:
    t = two().vuko_tiles("bears").reputation("-2:[B] -3:[R]").tokens(b=2)
    t.put("r", "r1", inf=1).start(VukoBox())
    assert (fell(t), t.s.snow, t.s.tokens) == (True, 18, [2, 1])
    assert t.winners() == "r"


def test_ig_tv_77_both_bears_sleep_while_all_are_in_the_safe_zone() -> None:
    t = two().vuko_tiles("bears").put("b", "r1", inf=2).start(VukoBox())
    assert (t.s.snow, t.s.vuko, t.winners()) == (17, 0, "")


@pytest.mark.rules("IG-RUL-50")
def test_ig_tv_183_both_bears_end_the_game_whoever_wins() -> None:
    t = table().vuko_tiles("bears").reputation("-1:[B] -3:[K] -4:[R] -8:[G]")
    t.s.snow = 29
    t.put("g", "r1", inf=1).start(VukoBox())
    assert (fell(t), t.s.snow, t.s.tokens) == (True, 30, [0, 0, 0, 1])
    assert t.winners() == "b"


def test_ig_tile_04_below_the_limit_both_bears_only_move_the_marker() -> None:
    t = two(snow=3).vuko_tiles("bears").reputation("-1:[B] -3:[R]").put("r", "r1", inf=1)
    t.start(VukoBox())
    assert (t.s.snow, t.winners()) == (4, "")


@pytest.mark.rules("IG-VUKO-13")
def test_ig_tv_196_tiles_of_step_4_act_in_the_order_of_their_stages() -> None:
    """Blue is visited: his second token is the one of this visit."""
    t = two().helms("h5:[B,R]").vuko_tiles("nightwalkers:arrow", "bears")
    t.reputation("-2:[R] -3:[B]").tokens(b=1, r=1).put("b", "r1", inf=2).start(VukoBox())
    assert (fell(t), t.markers("b", "r1"), t.s.tokens) == (True, 0, [0, 1])
    assert t.winners() == "b"


def test_ig_rul_80_with_the_tiles_the_other_way_round_the_bears_come_first() -> None:
    t = two().helms("h5:[B,R]").vuko_tiles("bears:arrow", "nightwalkers")
    t.reputation("-2:[R] -3:[B]").tokens(b=1, r=1).put("b", "r1", inf=2).start(VukoBox())
    assert (fell(t), t.markers("b", "r1"), t.s.tokens) == (True, 2, [2, 1])
    assert t.winners() == "r"


def test_ig_end_14_equal_results_on_one_field_go_to_the_lower_marker() -> None:
    t = two().vuko_tiles("bears").reputation("-4:[R,B]").tokens(r=1)
    t.put("b", "r1", inf=1).start(VukoBox())
    assert (fell(t), t.s.tokens, t.winners()) == (True, [1, 1], "r")
