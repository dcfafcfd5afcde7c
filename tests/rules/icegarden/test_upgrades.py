"""Worked examples on upgrading a unit type."""

import pytest

from skald.games.icegarden.ids import ATTACK, DOMINATE, SHIELD, SPEED
from skald.games.icegarden.queries import ability, health, unit_influence
from skald.games.icegarden.rules.activation import Activation
from skald.games.icegarden.rules.making import Making
from skald.games.icegarden.rules.vuko import VukoBox
from tests.support import Table, table

ALL = "att shd dom spd"


def making(t: Table, letter: str) -> Table:
    """One Making marker of a colour with plenty of everything."""
    t.has(letter, pop=4, gold=4, mf=4)
    return t.start(Making(t.seat(letter), 0))


def offers(letter: str, level: int, *bought: int) -> str:
    """What may be bought for a blank space of a type that has these tokens already."""
    t = making(table().bought(letter, level, *bought), letter)
    start = f"upgrade L{level} "
    tokens = [text.removeprefix(start) for text in t.options if text.startswith(start)]
    return " ".join(token for token in tokens if "over" not in token)


def all_offers(letter: str, *spaces: tuple[int, ...]) -> list[str]:
    """What may be bought for each of several types: a level and the tokens it has already."""
    return [offers(letter, level, *bought) for level, *bought in spaces]


def value(t: Table, letter: str, level: int, which: int) -> int:
    return ability(t.s, t.seat(letter), level, which)


@pytest.mark.rules("IG-MAKE-10")
def test_ig_tv_44_a_moonlit_brother_cannot_have_attack_twice() -> None:
    assert making(table(), "r").refused("upgrade L1 att")


@pytest.mark.rules("IG-DEF-18", "IG-MAKE-10")
def test_ig_tv_44_tree_brothers_may_have_attack_three_times() -> None:
    t = making(table(), "b").play("upgrade L3 att")
    making(t, "b").play("upgrade L3 att")
    assert value(t, "b", 3, ATTACK) == 3


@pytest.mark.rules("IG-MAKE-09", "IG-RUL-03")
def test_ig_tv_44_crabs_have_no_space() -> None:
    assert making(table(), "k").refused("upgrade L1 att")


@pytest.mark.rules("IG-DEF-16")
def test_ig_tv_45_m_factor_for_speed_comes_from_level_0() -> None:
    t = table().has("b", mf=(1, 1, 0, 0))
    t.start(Making(t.seat("b"), 0))
    assert t.refused("upgrade L3 spd")
    t.has("b", mf=(2, 0, 0, 0)).start(Making(t.seat("b"), 0)).play("upgrade L3 spd")
    assert (t.s.mfactor[:4], value(t, "b", 3, SPEED)) == ([0, 0, 0, 0], 1)


@pytest.mark.rules("IG-MAKE-06")
@pytest.mark.parametrize(
    ("token", "left"),
    [("att", (4, 3, 3)), ("shd", (4, 3, 3)), ("dom", (3, 4, 3)), ("spd", (4, 4, 2))],
)
def test_ig_make_08_prices(token: str, left: tuple[int, int, int]) -> None:
    t = making(table(), "g").play(f"upgrade L2 {token}")
    seat = t.seat("g")
    assert (t.s.population[seat], t.s.gold[seat], t.s.mfactor[seat * 4]) == left
    assert (t.s.snow, t.rep()) == (1, "SZ:[R,K,B] 0:[G]")


@pytest.mark.rules("IG-RUL-24")
def test_ig_tv_48_a_bought_token_may_be_replaced_at_full_price() -> None:
    t = making(table().bought("b", 1, SHIELD), "b").play("upgrade L1 dom over shd")
    assert (t.s.population[0], t.s.gold[0], t.s.mfactor[0]) == (3, 4, 3)
    assert (t.s.upgrade_stock[SHIELD], t.s.upgrade_stock[DOMINATE]) == (5, 4)
    assert (health(t.s, 0, 1), unit_influence(t.s, 0, 1)) == (1, 2)


def test_ig_tv_162_the_board_of_fjollsfinn() -> None:
    spaces = ((1,), (2,), (2, SPEED), (3,), (3, ATTACK), (3, ATTACK, ATTACK))
    assert all_offers("b", *spaces) == ["shd dom spd", ALL, "", ALL, ALL, ""]


def test_ig_tv_163_the_board_of_van_dyken() -> None:
    spaces = ((1,), (2,), (2, SHIELD), (2, SHIELD, SPEED), (3, SPEED), (3, SPEED, SPEED))
    assert all_offers("k", *spaces) == ["", ALL, "att dom spd", "", ALL, ""]
    t = table().bought("k", 3, ATTACK, ATTACK)
    assert value(t, "k", 3, ATTACK) == 3


def test_ig_tv_163_two_bought_speeds_make_three_steps() -> None:
    t = table().has("k", gold=0).bought("k", 3, SPEED, SPEED).put("k", "r1", L3=1)
    t.start(Activation()).play("speed L3 r1>r5", "speed L3 r5>r6", "speed L3 r6>r7")
    assert (t.units("k", 3), t.options) == (["r7"], [])


def test_ig_tv_164_the_board_of_freihoff() -> None:
    spaces = ((1,), (2,), (2, DOMINATE), (2, DOMINATE, SPEED), (3, ATTACK), (3, ATTACK, ATTACK))
    assert all_offers("r", *spaces) == ["shd dom spd", ALL, "att shd spd", "", ALL, ""]


@pytest.mark.rules("IG-RUL-24")
def test_ig_tv_164_spy_choices_take_no_bought_space() -> None:
    t = table().has("r", gold=0).bought("r", 3, ATTACK, ATTACK).put("r", "r1", L3=1)
    t.start(Activation())
    assert t.refused("spy att att")
    t.play("spy att shd")
    assert (value(t, "r", 3, ATTACK), health(t.s, t.seat("r"), 3)) == (3, 4)


def test_ig_tv_165_the_board_of_callo() -> None:
    spaces = ((1,), (2,), (2, ATTACK), (2, ATTACK, SHIELD), (3, SHIELD), (3, SHIELD, SHIELD))
    assert all_offers("g", *spaces) == ["shd dom spd", ALL, "shd dom spd", "", ALL, ""]


@pytest.mark.rules("IG-MAKE-09")
def test_ig_tv_166_a_drakkar_without_a_blank() -> None:
    t = making(table().bought("b", 2, SPEED), "b")
    assert t.refused("upgrade L2 shd")
    t.play("upgrade L2 shd over spd")
    assert (t.s.upgrade_stock[SPEED], t.s.upgrade_stock[SHIELD]) == (5, 4)
    assert (value(t, "b", 2, SPEED), value(t, "b", 2, SHIELD)) == (0, 1)


@pytest.mark.rules("IG-MAKE-10")
def test_ig_tv_167_replacing_may_not_make_a_duplicate() -> None:
    t = making(table().bought("k", 2, ATTACK, SHIELD), "k")
    assert t.refused("upgrade L2 att over shd")
    t.play("upgrade L2 spd over shd")
    assert [value(t, "k", 2, which) for which in (ATTACK, SHIELD, SPEED)] == [1, 0, 1]


@pytest.mark.rules("IG-COMP-12", "IG-RUL-02", "IG-RUL-24")
def test_ig_tv_168_a_sold_out_ability_comes_back() -> None:
    t = table().bought("b", 3, ATTACK, ATTACK).bought("k", 3, ATTACK, ATTACK)
    t.bought("g", 3, ATTACK).put("r", "r1", L3=1)
    assert making(t, "r").refused("upgrade L3 att")
    t.has("r", gold=0).start(Activation()).play("spy att shd")
    assert value(t, "r", 3, ATTACK) == 1
    making(t, "b").play("upgrade L3 shd over att")
    making(t, "r").play("upgrade L3 att")
    assert (value(t, "r", 3, ATTACK), t.s.upgrade_stock[ATTACK]) == (2, 0)


@pytest.mark.rules("IG-MAKE-07", "IG-MAKE-17", "IG-DEF-06")
def test_ig_make_11_upgrades_work_for_all_units_of_a_type_and_stay() -> None:
    t = making(table().put("r", "r1", L2=1).put("r", "r2", L2=1), "r").play("upgrade L2 dom")
    assert (t.inf("r", "r1"), t.inf("r", "r2")) == (3, 3)
    t.start(VukoBox())
    assert (t.units("r", 2), t.inf("r", "r2")) == (["r2"], 3)
    t.has("r", mf=(0, 0, 1, 0)).start(Making(t.seat("r"), 0)).play("summon L2 r2")
    assert t.inf("r", "r2") == 6


def test_ig_rul_22_an_upgrade_may_be_paid_without_its_benefit() -> None:
    t = making(table(), "b").play("upgrade -")
    assert (t.s.snow, t.rep(), t.s.mfactor[0], t.s.bought[:20]) == (
        1,
        "SZ:[G,R,K] 0:[B]",
        4,
        [0] * 20,
    )


def test_ig_clar_14_a_token_cannot_be_replaced_by_its_like() -> None:
    t = making(table().bought("b", 3, ATTACK, ATTACK), "b")
    others = [text for text in t.options if " L1 " not in text and " L2 " not in text]
    over = [f"upgrade L3 {token} over att" for token in ("shd", "dom", "spd")]
    assert others == ["shift", *over, "upgrade -", "skip"]


def test_ig_clar_07_tokens_bought_in_any_order_make_one_board() -> None:
    boards = []
    for first, second in (("att", "shd"), ("shd", "att")):
        t = making(table(), "k").play(f"upgrade L2 {first}")
        boards.append(making(t, "k").play(f"upgrade L2 {second}").s.to_json())
    assert boards[0] == boards[1]
