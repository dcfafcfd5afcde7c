"""Prompts: every field that whoever is asked is told, by its kind; and what is computed."""

from skald.kernel.agenda import Choice
from skald.kernel.fields import Count, Inner, Seat, Secret
from skald.kernel.prompts import Prompts
from skald.kernel.words import Words
from tests.toy.game import ToyState, Turn


class Offer(Choice):
    """Stones are offered to another."""

    other: Seat
    stones: Secret[Count]
    refused: Inner[Count]
    heaps: tuple[Count, ...]


def _player(s: ToyState, seat: int) -> Words:
    return Words("player", {"seat": seat})


PROMPTS = Prompts[ToyState](
    _player,
    kinds={"seat": lambda s, step, seat: f"{'abc'[step.seat]} to {'abc'[seat]}"},
    computed={"Turn": {"heap": lambda s, step: s.heap, "player": lambda s, step: "You"}},
)


def test_a_prompt_tells_the_player_and_each_field_by_its_kind() -> None:
    facts = PROMPTS.facts(ToyState(2), Offer(0, 1, 3, 9, (1, 2)))
    assert facts == {"player": Words("player", {"seat": 0}), "other": "a to b", "stones": 3}
    assert PROMPTS.variables(Offer) == ("player", "other", "stones")


def test_what_is_computed_comes_last_and_wins() -> None:
    state = ToyState(2)
    state.heap = 4
    assert PROMPTS.facts(state, Turn(1)) == {"player": "You", "heap": 4}
    assert PROMPTS.variables(Turn) == ("player", "heap")
