"""The benchmark of a game that says nothing about how it is measured."""

import random

import pytest

from skald.bench import gate, own
from skald.bench.measuring import Kind
from tests.toy import GAME

pytestmark = pytest.mark.usefixtures("toy")


def test_it_is_measured_with_every_number_of_players() -> None:
    found = [each for each in own.contenders() if each.name.startswith("toy")]
    names = [each.name for each in found if each.kind == Kind.PLAY]
    assert names == ["toy 2", "toy 3", "toy 3, driven"]
    assert {each.kind for each in found} == {Kind.PLAY, Kind.CLONE, Kind.STEPS}


def test_nobody_looks_whether_it_became_slower() -> None:
    assert not any(name.startswith("toy") for name in gate.games())


def test_it_is_copied_at_its_beginning() -> None:
    assert own.middle_state(GAME, random.Random(1)).offered
