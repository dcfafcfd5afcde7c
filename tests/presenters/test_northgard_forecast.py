"""Forecasts of Northgard are what the rules then do; odds are those of the dice."""

from fractions import Fraction

import pytest

from skald.games.northgard.content import default
from skald.games.northgard.ids import KAIJA_ATTACKS
from skald.games.northgard.rules.combat import AttackerFood, Combat
from skald.games.northgard.rules.creatures import CreaturePhase
from skald.games.northgard.rules.duel import AXE, INTIMIDATE, SHIELD
from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.move import Fights, Move, NameCreatures
from skald.games.northgard.rules.specials.bribery import BribeFrom
from skald.games.northgard.rules.specials.hidden_ways import HiddenFrom
from skald.games.northgard.rules.winter import Winter
from skald.games.northgard.show.odds import Chances
from skald.games.northgard.show.presenter import PRESENTER
from skald.games.northgard.state import State
from skald.games.northgard.wire import AttackForecast, Odds, PlayerForecast
from tests.northgard import Board, board
from tests.presenters import odds_by_hand
from tests.presenters.odds_by_hand import Balance

DIE = tuple(default().die)
RED, BLUE, YELLOW = 0, 1, 2


def player(b: Board, letter: str) -> PlayerForecast:
    """The forecast for a seat."""
    players = PRESENTER.forecast(b.s, b.seat(letter))["players"]
    return players[b.seat(letter)]


def attacks(b: Board) -> list[AttackForecast]:
    """The fights that whoever must choose could begin."""
    return PRESENTER.forecast(b.s, b.s.agenda[-1].seat)["attacks"]


def percents(lead: int, attackers: int, defenders: int, *, axe: bool = False) -> Odds:
    """By hand: the odds of a combat with both dice to come."""
    return odds_by_hand.before_both(Balance(lead, attackers, defenders), DIE, axe=axe).percent()


# The end of the year.


def test_ng_clan_snake_05_the_harvest_is_still_to_come_while_the_snake_chooses() -> None:
    """Blue has units to feed and nothing in store; its territory yields two food."""
    b = board("snake wolf", "GM-3").put("b", "05.NW", 4).scorch("05.NW")
    b.start(Harvest(), Winter())
    assert b.options == ["steal food", "none"]
    assert player(b, "b")["harvest"] == (2, 0, 0)
    assert player(b, "b")["winter"] == (1, 0)
    assert not player(b, "b")["unrest"]
    b.play("none")
    assert b.goods("b") == (1, 0, 0)


def test_ng_harv_01_fame_that_was_given_is_not_promised_again() -> None:
    """Step A is over while the Snake chooses, step B is not: an Altar still gives its fame."""
    b = board("snake wolf", "GM-3").put("b", "05.NW", 1).built("05.NW", "altar")
    b.scorch("05.NW").start(Move(BLUE, 2, 0, 0, 0), Harvest(), Winter())
    assert player(b, "b")["fame"] == 5
    b.play("done")
    assert (b.fame("b"), player(b, "b")["fame"]) == (2, 3)


def test_ng_winter_04_what_is_traded_away_is_gone() -> None:
    """During trade the harvest is over; winter finds what is there."""
    b = board("stag wolf", "GM-3").put("b", "05.NW", 4).has("b", wood=4)
    b.start(Harvest(), Winter())
    assert player(b, "b")["harvest"] == (0, 0, 0)
    assert not player(b, "b")["unrest"]
    b.play("trade food food wood>lore")
    assert player(b, "b")["unrest"]


def test_ng_crea_14_the_harvest_is_that_after_the_creatures_have_moved() -> None:
    """A Wolf goes to the only neighbour with units; its icons give nothing there."""
    b = board("stag goat", "GM-4", creatures="on").put("r", "20.ES", 1).creature("wolf", "20.NW")
    assert b.s.creature_at == [b.t("20.NW")]
    b.start(Move(RED, 2, 0, 0, 0), CreaturePhase(), Harvest(), Winter())
    assert player(b, "r")["harvest"] == (0, 0, 0)
    b.start(CreaturePhase(), Harvest())
    assert (b.s.creature_at, b.goods("r")) == ([b.t("20.ES")], (0, 0, 0))


def test_ng_crea_15_a_draugr_takes_a_unit_that_winter_need_not_feed() -> None:
    """Four units cost food, three do not."""
    costs = []
    for creatures in ([], ["draugr"]):
        b = board("stag goat", "GM-4", creatures="on").put("r", "20.ES", 4)
        for name in creatures:
            b.creature(name, "20.NW")
        b.start(Move(RED, 2, 0, 0, 0), CreaturePhase(), Harvest(), Winter())
        told = player(b, "r")["winter"]
        b.start(CreaturePhase(), Harvest())
        costs.append((told, b.units("20.ES")))
    assert costs == [((1, 0), 4), ((0, 0), 3)]


def test_ng_crea_17_a_fight_with_a_valkyrie_is_left_out() -> None:
    """Dice decide it: the forecast is that of units which are still there."""
    b = board("stag goat", "GM-4", creatures="on").put("r", "20.ES", 2)
    b.creature("valkyrie", "20.NW").start(
        Move(RED, 1, 0, 0, 0), CreaturePhase(), Harvest(), Winter()
    )
    bare = board("stag goat", "GM-4").put("r", "20.ES", 2).start(Move(RED, 2, 0, 0, 0), Winter())
    assert player(b, "r")["winter"] == player(bare, "r")["winter"]


# Fights that could be begun.


def test_ng_var_team_05_odds_beyond_a_partners_territory() -> None:
    """Two units pass through yellow and could attack a single blue one."""
    b = board("boar goat wolf stag", "GM-12", teams="on").put("r", "10.NW", 3)
    b.put("y", "START.N", 2).put("b", "START.E", 1).start(Move(RED, 2, 0, 0, 0))
    b.play("move {10.NW}>{START.N} 2")
    assert [(a["source"], a["place"], a["units"]) for a in attacks(b)] == [
        (b.t("10.NW"), b.t("START.E"), 2)
    ]
    assert attacks(b)[0]["odds"][0] == percents(1, 2, 1)


def test_ng_card_a_10_odds_at_hidden_ways() -> None:
    """From where, where to and how many: each choice shows them."""
    b = board("stag wolf", "GM-12").put("r", "10.NW", 3).put("r", "16.E", 1).put("b", "21.ES", 2)
    b.start(HiddenFrom(RED))
    assert [(a["source"], a["place"], a["units"]) for a in attacks(b)] == [
        (b.t("10.NW"), b.t("21.ES"), 3),
        (b.t("16.E"), b.t("21.ES"), 1),
    ]
    b.play("from {10.NW}")
    assert [a["odds"][0] for a in attacks(b)] == [percents(1, 3, 2)]
    b.play("to {21.ES}")
    assert [a["units"] for a in attacks(b)] == [1, 2, 3]
    assert [a["odds"][0] for a in attacks(b)] == [percents(n - 2, n, 2) for n in (1, 2, 3)]


def test_ng_card_a_27_odds_at_bribery() -> None:
    """At most two of blue's units attack yellow; blue is the attacker."""
    b = board("stag wolf bear", "GM-2").put("r", "11.ESW", 1).put("b", "02.ESW", 3)
    b.put("y", "02.N", 2).has("b", food=1).start(BribeFrom(RED))
    found = [(a["source"], a["place"], a["units"]) for a in attacks(b)]
    assert (b.t("02.ESW"), b.t("02.N"), 2) in found
    b.play("from {02.ESW}")
    assert [(a["units"], a["attack"], a["defence"]) for a in attacks(b)] == [(1, 1, 2), (2, 2, 2)]
    assert attacks(b)[1]["odds"] == (percents(0, 2, 2), percents(1, 2, 2))


def test_ng_clan_bear_05_kaija_counts_where_she_may_go() -> None:
    """Each group has odds of its own, with Kaija once The Bear Awakens was played."""
    b = board("bear wolf", "GM-2").put("r", "02.ESW", 1, kaija=True).put("b", "02.N", 1)
    b.s.flags[RED] |= KAIJA_ATTACKS
    b.start(Move(RED, 1, 0, 0, 0)).play("from {02.ESW}")
    groups = [(a["units"], a["kaija"], a["attack"]) for a in attacks(b)]
    assert groups == [(1, False, 1), (0, True, 2), (1, True, 3)]


def test_ng_card_e_10_nobody_is_taken_to_be_shifted() -> None:
    b = board("stag wolf", "GM-2").put("r", "02.ESW", 2).put("b", "02.N", 2)
    b.start(Move(RED, 1, 0, 0, INTIMIDATE))
    assert [a["odds"][0] for a in attacks(b)] == [percents(0, 2, 2)]


def test_ng_combat_04_fights_that_are_due_have_odds() -> None:
    b = board("stag wolf", "GM-2").put("r", "02.ESW", 4).put("b", "02.N", 1).put("b", "11.ESW", 2)
    b.start(Move(RED, 4, 1, 0, 0)).play("move {02.ESW}>{02.N} 2", "done")
    assert b.actor == "*"
    b = board("stag wolf", "GM-12").put("r", "START.N", 4).put("b", "10.NW", 1)
    b.put("b", "START.E", 1).start(Move(RED, 4, 1, 0, 0))
    b.play("move {START.N}>{10.NW} 2", "move {START.N}>{START.E} 1", "done")
    assert isinstance(b.s.agenda[-1], Fights)
    found = {a["place"]: a["odds"][0] for a in attacks(b)}
    assert found == {b.t("10.NW"): percents(2, 2, 1), b.t("START.E"): percents(1, 1, 1)}


def test_ng_crea_30_a_hunt_has_odds() -> None:
    b = board("stag goat", "GM-4", creatures="on").put("r", "20.ES", 2).creature("wolf", "20.ES")
    b.has("r", food=1).start(Move(RED, 0, 1, 0, 0))
    b.play("done") if b.options == ["done"] else None
    assert isinstance(b.s.agenda[-1], NameCreatures)
    value = b.s.setting.content.creatures[b.s.creature_kind[0]].value
    expected = tuple(
        odds_by_hand.against_creature(lead - value, 2, DIE, attacking=True).percent()
        for lead in (3, 4)
    )
    assert [(a["attack"], a["defence"], a["odds"]) for a in attacks(b)] == [(3, value, expected)]


# Odds.


def test_odds_of_an_even_combat_favour_the_defender() -> None:
    """By hand; what is told must be the same."""
    even = odds_by_hand.before_both(Balance(0, 5, 5), DIE)
    assert sum(even) == 1
    assert even.nobody == 0
    assert even.attacker < even.defender
    assert told(combat(5, 5), "food:0") == even.percent()


def test_a_single_defender_falls_to_a_casualty() -> None:
    """Four of six faces can inflict one; the choice face does, because it wins."""
    b = combat(3, 1).built("02.N", *["fortress"] * 3)
    b.start(Combat(b.t("02.N"), 0, 0, 0))
    inflicting = Fraction(sum(1 for _, casualties, _ in DIE if casualties), len(DIE))
    assert told(b, "food:0") == (round(inflicting * 100), 0, 33)


def test_percents_make_up_a_hundred() -> None:
    assert Chances(1, 1, 1).percent() == (33, 33, 34)


@pytest.mark.parametrize("flags", [0, AXE, SHIELD, AXE | SHIELD])
@pytest.mark.parametrize("towers", [0, 1])
def test_told_odds_are_those_of_the_dice(flags: int, towers: int) -> None:
    """For any two sides, with every food that the attacker may spend."""
    for attackers in range(1, 5):
        for defenders in range(1, 5):
            b = combat(attackers, defenders, flags=flags, towers=towers)
            step = b.s.agenda[-1]
            assert isinstance(step, AttackerFood)
            for food in range(min(attackers, 2) + 1):
                balance = Balance(
                    attackers + food - defenders,
                    attackers,
                    defenders,
                    0,
                    step.defence_casualties - bool(flags & SHIELD),
                )
                expected = odds_by_hand.before_both(balance, DIE, axe=bool(flags & AXE))
                assert told(b, f"food:{food}") == expected.percent()


def combat(attackers: int, defenders: int, *, flags: int = 0, towers: int = 0) -> Board:
    """Red has gone from 02.ESW to blue's 02.N and says how much food it spends."""
    b = board("stag wolf", "GM-2").put("r", "02.ESW", attackers + 1).put("b", "02.N", defenders)
    b.built("02.N", *["defense-tower"] * towers).has("r", food=2)
    b.start(Move(RED, 1, 0, 0, flags)).play(f"move {{02.ESW}}>{{02.N}} {attackers}")
    return b


def told(b: Board, target: str) -> Odds:
    """The odds of a choice in a fight, with no food from the other side."""
    fight = PRESENTER.forecast(b.s, None)["fight"]
    assert fight is not None
    return fight["options"][target][0]


def test_ng_combat_18_odds_of_the_choice_face() -> None:
    """The point or the casualty, before the other die and after it."""
    b = combat(2, 2)
    b.play("spend 0", "* die c")
    assert b.options == ["point", "casualty"]
    expected = [
        odds_by_hand.after_attacker(balance, DIE, axe=False).percent()
        for balance in (Balance(1, 2, 2), Balance(0, 2, 2, 1))
    ]
    assert [told(b, "die:point"), told(b, "die:casualty")] == expected


def test_ng_clar_18_a_defender_prefers_that_nobody_wins_to_a_defeat() -> None:
    """One against one, the attacker takes the casualty: four of six faces kill him as well."""
    b = combat(1, 1).play("spend 0", "* die c")
    assert told(b, "die:casualty") == (33, 67, 0)


def test_forecasts_leave_the_agenda_alone() -> None:
    b = combat(3, 2)
    before = b.s.to_json()
    PRESENTER.forecast(b.s, RED)
    assert isinstance(b.s, State)
    assert b.s.to_json() == before
