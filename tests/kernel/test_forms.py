"""Verbs: what the fields of an action mean; its text, words and parts follow."""

from typing import Annotated, TypeAlias

import pytest

from skald.kernel.actions import ActionTable
from skald.kernel.errors import BadNotation
from skald.kernel.fields import Count, Kind, Seat
from skald.kernel.forms import Offers, Verb, verb_of
from skald.kernel.words import Words
from tests.toy.game import ToyState

Heap: TypeAlias = Annotated[int, Kind("heap", ("big", "small").__getitem__)]

TABLE = ActionTable("verbs")
TAKE = Verb(
    TABLE,
    "take",
    "{heap}*{stones} for {who}",
    kind=("heap", Heap),
    amount=("stones", Count),
    target=("who", Seat),
)
PASS = Verb(TABLE, "take")
TWO = TAKE(heap=1, stones=2, who=0)
NOTHING = PASS()

OFFERS = Offers[ToyState](
    kinds={"seat": lambda s, seat: Words("player", {"seat": seat})},
    computed={"take-small": {"left": lambda s, a: s.heap - a.amount, "who": lambda s, a: "you"}},
)


def test_an_action_is_written_by_the_kinds_of_its_parts() -> None:
    assert TWO.text == "take small*2 for 1"
    assert (TWO.kind, TWO.source, TWO.target, TWO.amount) == (1, 0, 0, 2)
    assert TABLE.parse("take small*2 for 1") is TWO
    assert NOTHING.text == "take"
    with pytest.raises(BadNotation):
        TABLE.parse("take big*2 for 1")


def test_an_action_knows_its_verb_and_its_parts() -> None:
    assert verb_of(TWO) is TAKE
    assert verb_of(NOTHING) is PASS
    assert [(part.name, part.kind.name, part.of(TWO)) for part in TAKE.parts] == [
        ("heap", "heap", 1),
        ("stones", "count", 2),
        ("who", "seat", 0),
    ]
    assert (repr(TAKE), repr(PASS)) == ("<Verb take {heap}*{stones} for {who}>", "<Verb take>")


def test_words_tell_each_part_by_its_kind_and_what_is_computed() -> None:
    state = ToyState(2)
    state.heap = 5
    who = Words("player", {"seat": 0})
    assert OFFERS.facts(state, TWO, "take") == {"heap": 1, "stones": 2, "who": who}
    small = OFFERS.facts(state, TWO, "take-small")
    assert small == {"heap": 1, "stones": 2, "who": "you", "left": 3}
    assert OFFERS.facts(state, NOTHING, "take") == {}
