"""Fields: annotations become constructors, and say what each number stands for."""

from typing import Annotated, TypeAlias

import pytest

from skald.kernel.agenda import AUTOMATIC, Automatic, Choice, Step, fields_of
from skald.kernel.fields import Count, Field, Inner, Kind, Seat, Secret, declared, text_of

Card: TypeAlias = Annotated[int, Kind("card")]
START = (1, 2)


class Sort(Choice):
    """Sort what was drawn.

    A card at a time.
    """

    before: Secret[tuple[Card, ...]]
    left: Count
    other: Seat = 1
    done: Inner[tuple[int, ...]] = START


class SortAgain(Sort):
    more: int = -1


class Same(Sort):
    """Adds nothing."""


class Discard(Automatic):
    card: Card


class ByHand(Automatic):
    card: Card

    def __init__(self) -> None:
        super().__init__()
        object.__setattr__(self, "card", 7)


def shown(cls: type[Step]) -> list[str]:
    """Each field in one line."""
    return [repr(field)[7:-1] for field in declared(cls)]


def test_a_field_has_a_kind_a_mark_and_a_number() -> None:
    assert shown(Sort) == [
        "seat: seat, open",
        "before: several card, secret",
        "left: count, open",
        "other: seat, open",
        "done: several number, inner",
    ]
    assert shown(Discard) == ["card: card, open"]


def test_those_of_the_bases_come_first() -> None:
    assert declared(SortAgain)[:-1] == declared(Sort) == declared(Same)
    assert shown(SortAgain)[-1] == "more: number, open"
    assert fields_of(SortAgain) == ("seat", "before", "done", "left", "more", "other")


def test_a_constructor_takes_the_fields_in_their_order() -> None:
    step = Sort(0, (5, 6), 2)
    assert step.values() == (0, (5, 6), (1, 2), 2, 1)
    assert SortAgain(0, (), 1, 2, (), 3).more == 3
    assert SortAgain(0, (), 1).more == -1
    assert Same(seat=0, before=(), left=3) == Same(0, (), 3, 1)
    assert Discard(4).seat == AUTOMATIC
    assert ByHand().values() == (AUTOMATIC, 7)


def test_a_wrong_argument_is_refused_as_python_refuses_it() -> None:
    with pytest.raises(TypeError, match=r"Discard.__init__\(\) missing 1 required"):
        Discard()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unexpected keyword argument 'seat'"):
        Discard(seat=1, card=1)  # type: ignore[call-arg]


def test_a_step_keeps_its_docstring() -> None:
    assert text_of(Sort) == "Sort what was drawn.\n\nA card at a time."
    assert text_of(Same) == "Adds nothing."
    assert text_of(SortAgain) == ""


@pytest.mark.parametrize("annotation", [str, "int", tuple[int, int], list[int], Secret[str]])
def test_a_field_is_a_number_or_a_tuple_of_numbers(annotation: object) -> None:
    with pytest.raises(TypeError, match=r"The field name is .*: a number or a tuple of numbers"):
        type("Bad", (Choice,), {"__annotations__": {"name": annotation}})


def test_fields_are_values() -> None:
    one, same = Field("a", Kind("card"), declared(Sort)[0].mark, many=False), declared(Discard)[0]
    assert one != same
    assert same == declared(Discard)[0]
    assert len({*declared(Sort), *declared(Same)}) == 5
