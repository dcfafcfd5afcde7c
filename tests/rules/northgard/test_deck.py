"""Worked examples on personal decks: drawing, the lazy reshuffle, removed cards."""

import pytest

from skald.games.northgard.rules.draw import DrawCards
from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.turn import Turn
from skald.games.northgard.rules.winter import Winter
from skald.games.northgard.rules.year import Year
from tests.northgard import Board, board


def leave_to_chance(b: Board) -> Board:
    """Let chance take its first option as long as it is asked."""
    while b.actor == "*":
        b.play(b.options[0])
    return b


def pile(b: Board, letter: str) -> int:
    """The number of cards in a draw pile."""
    return len(b.cards("bag", letter)) + len(b.cards("top", letter))


@pytest.mark.rules("NG-BLDG-07", "NG-YEAR-02")
def test_ng_tv_02_four_cards_and_one_more_per_forge() -> None:
    b = leave_to_chance(board("wolf stag", "GM-5").start(Year()))
    assert len(b.cards("hand", "r")) == 4
    assert pile(b, "r") == 3

    b = board("wolf stag", "GM-5").built("20.NW", "forge", "forge").put("r", "20.NW", 1)
    leave_to_chance(b.start(Year()))
    assert len(b.cards("hand", "r")) == 6
    assert len(b.cards("hand", "b")) == 4


def test_ng_bldg_10_a_forge_without_units_gives_no_card() -> None:
    b = board("wolf stag", "GM-5").built("20.NW", "forge", "forge")
    leave_to_chance(b.start(Year()))
    assert [len(b.cards("hand", letter)) for letter in "rb"] == [4, 4]


@pytest.mark.rules("NG-DECK-03")
def test_ng_tv_25_an_empty_pile_is_not_shuffled_before_it_is_needed() -> None:
    b = board().zones("r", "move build explore recruit", "feast feast spy fishing merchant")
    leave_to_chance(b.start(DrawCards(0, 4)))
    assert b.cards("hand", "r") == ["recruit", "move", "explore", "build"]
    assert pile(b, "r") == 0
    assert len(b.cards("discard", "r")) == 5
    assert not b.events("reshuffle")


@pytest.mark.rules("NG-DECK-02", "NG-DECK-03")
def test_ng_tv_26_the_discards_are_shuffled_in_the_middle_of_a_draw() -> None:
    b = board().zones("r", "move", "build explore recruit feast feast spy fishing merchant")
    b.start(DrawCards(0, 4))
    assert b.cards("hand", "r") == ["move"]
    leave_to_chance(b)
    assert len(b.cards("hand", "r")) == 4
    assert (pile(b, "r"), len(b.cards("discard", "r"))) == (5, 0)
    assert len(b.events("reshuffle")) == 1


def test_ng_tv_27_a_deck_of_three_gives_three_cards() -> None:
    b = board().zones("r", "move", "build explore")
    leave_to_chance(b.start(Year()))
    assert b.cards("hand", "r") == ["move", "explore", "build"]
    assert pile(b, "r") == 0


@pytest.mark.rules("NG-DRAW-05")
def test_ng_tv_28_a_draw_action_needs_all_its_cards() -> None:
    """Merchant draws 3; the active area does not count."""
    b = board("wolf stag", "GM-4").hand("r", "merchant")
    b.zones("r", "move", "build", "recruit explore feast feast").start(Turn(0))
    assert b.refused("play merchant")
    assert "wait merchant" in b.options

    b.zones("r", "move", "build recruit").start(Turn(0)).play("play merchant")
    assert b.cards("active", "r") == ["merchant"]


def test_ng_tv_30_unrest_lies_above_the_card_picked_by_passing() -> None:
    b = board("wolf stag", "GM-4").put("r", "20.NW", 4).hand("r", "move", "feast")
    b.zones("r", "build explore", "fishing", "recruit spy merchant")
    b.s.display = [b.card("militia"), b.card("scouts")]
    b.start(Turn(0)).play("pass", "pick militia")
    b.start(Winter())
    assert b.cards("top", "r") == ["militia", "unrest"]

    leave_to_chance(b.start(DrawCards(0, 4)))
    assert sorted(b.cards("hand", "r")) == ["build", "explore", "militia", "unrest"]


def test_ng_deck_04_the_card_being_resolved_is_not_shuffled_in() -> None:
    """Market Place draws 2 while it lies in the active area with a Feast."""
    b = board("wolf stag", "GM-4").hand("r", "market-place")
    b.zones("r", "", "move build", "feast").start(Turn(0)).play("play market-place", "draw move")
    assert b.cards("hand", "r") == ["move", "build"]
    assert b.cards("active", "r") == ["feast", "market-place"]
    assert pile(b, "r") == 0


@pytest.mark.rules("NG-Q-18")
def test_ng_deck_05_replace_and_remove_draw_what_exists() -> None:
    b = board("wolf stag", "GM-4").hand("r", "feast", "move").zones("r", "build").has("r", lore=3)
    b.start(Turn(0)).play("remove feast")
    assert b.cards("hand", "r") == ["move", "build"]
    b.start(Turn(0)).play("replace move")
    assert b.cards("hand", "r") == ["build"]
    assert b.goods("r") == (0, 0, 0)


def test_ng_deck_06_a_removed_card_is_in_no_zone() -> None:
    b = board("wolf stag", "GM-4").hand("r", "feast").zones("r").has("r", lore=2)
    b.start(Turn(0)).play("remove feast")
    zones = ("hand", "bag", "top", "active", "discard")
    assert not [card for zone in zones for card in b.cards(zone, "r")]


def test_ng_draw_02_the_player_says_which_drawn_card_goes_where() -> None:
    """Trading Post draws 3, keeps 1, discards 1 and puts 1 back on top."""
    b = board("wolf stag", "GM-4").hand("r", "spy").zones("r", "move build explore")
    b.start(CardEffects(0, b.card("trading-post"), 0))
    b.play("* draw move", "* draw build")
    drawn = ("move", "explore", "build")
    assert b.options == [f"{verb} {card}" for verb in ("discard", "top") for card in drawn]
    b.play("discard build", "top move")
    assert b.cards("hand", "r") == ["explore", "spy"]
    assert (b.cards("discard", "r"), b.cards("top", "r")) == (["build"], ["move"])


def test_ng_draw_02_a_card_may_be_put_back_before_another_is_discarded() -> None:
    b = board("wolf stag", "GM-4").zones("r", "move build explore")
    b.start(CardEffects(0, b.card("trading-post"), 0)).play("* draw move", "* draw build")
    b.play("top move")
    assert b.options == ["discard explore", "discard build"]
    b.play("discard build")
    assert (b.cards("discard", "r"), b.cards("top", "r")) == (["build"], ["move"])


def test_ng_draw_03_only_drawn_cards_are_put_back() -> None:
    b = board("wolf stag", "GM-4").hand("r", "spy", "move").zones("r", "move build explore")
    b.start(CardEffects(0, b.card("merchant"), 0)).play("draw move", "draw build")
    assert b.refused("discard spy")
    b.play("discard move", "discard build")
    assert b.cards("hand", "r") == ["move", "explore", "spy"]


def test_ng_draw_04_the_player_orders_the_cards_put_back_on_top() -> None:
    """Cunning Merchant keeps 1 and puts 2 back; the last one put back is drawn first."""
    b = board("wolf stag", "GM-4").zones("r", "move build explore")
    b.start(CardEffects(0, b.card("cunning-merchant"), 0)).play("draw move", "draw build")
    b.play("top build", "top move")
    assert b.actor == ""
    b.start(DrawCards(0, 1))
    assert b.cards("hand", "r") == ["move", "explore"]
    assert b.cards("top", "r") == ["build"]
