"""Worked examples on combat."""

from skald.games.northgard.rules.move import Move
from tests.northgard import board


def test_tv_76_a_tie_is_won_by_the_defender() -> None:
    """20.NW and 20.ES of GM-5 lie side by side."""
    b = board("wolf stag", "GM-5").put("r", "20.NW", 4).put("b", "20.ES", 3)
    b.start(Move(b.seat("r"), 1, 0, 0, 0)).play("move {20.NW}>{20.ES} 3", "* die a", "* die a")
    b.play("r retreat {20.NW}*3")
    assert b.holder("20.ES") == "b"
    assert (b.units("20.NW"), b.units("20.ES")) == (4, 3)
