"""Any text at all is either an action of the game or refused in one sentence, without a trace."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skald.games.icegarden.actions import TABLE
from skald.games.icegarden.game import GAME
from skald.kernel.errors import BadNotation, SkaldError
from skald.kernel.match import Match
from tests.properties.playing import Playthrough
from tests.properties.striving import for_the_goal, striving

FIXED = settings(max_examples=1_500, deadline=None, derandomize=True)

VERBS = sorted({TABLE[n].verb for n in range(len(TABLE))})
ARGUMENTS = sorted({word for n in range(len(TABLE)) for word in TABLE[n].text.split()[1:]})
# Words that only packed lines have, and words that nearly are what they seem.
PACKED = (
    *("tiles", "npcunit", "npcmove", "inf*3", "L1*2", "L3*-1", "L1*x", "0>2", "0>9", "3>0", ">"),
    *("r1*2", "r5*0", "r9", "r0", "r1#5", "b.inf:2", "k.L1:1", "nat:3", "g.L2/1:1", "x.inf"),
    *("b", "k", "r", "g", "*", ".", "1", "9", "-", "over", "keep", "#", ":", "", "²", "pop>pop"),
)


@cache
def positions() -> list[Match]:
    """Positions out of all phases of some games, solo included."""
    found = []
    for seed in range(12):
        game = Playthrough(seed, seed % 4 + 1)
        match, chooser = game.match(), striving(for_the_goal, 3)
        while not match.over:
            if len(match.history) % 7 == 0:
                found.append(match.clone())
            match.play(chooser(match.state, game.dice))
        found.append(match)
    return found


words = st.one_of(st.sampled_from(VERBS), st.sampled_from(ARGUMENTS), st.sampled_from(PACKED))
lines = st.builds(" ".join, st.lists(words, min_size=1, max_size=6))
openings = st.builds(
    lambda verb, rest: " ".join([verb, *rest]),
    st.sampled_from((*VERBS, *PACKED[:3])),
    st.lists(st.sampled_from((*ARGUMENTS, *PACKED)), max_size=4),
)


@FIXED
@given(text=st.text(max_size=30) | lines)
def test_text_is_an_action_or_no_action(text: str) -> None:
    try:
        action = TABLE.parse(text)
    except BadNotation:
        return
    assert action.text == " ".join(text.split())


@settings(FIXED, max_examples=4_000)
@given(text=st.text(max_size=20) | lines | openings, index=st.integers(0, 10_000))
def test_a_line_is_played_or_refused_without_a_trace(text: str, index: int) -> None:
    found = positions()
    match = found[index % len(found)].clone()
    before, plies = match.fingerprint(), len(match.history)
    try:
        match.play(text)
    except SkaldError:
        assert match.fingerprint() == before
        assert len(match.history) == plies
    else:
        assert len(match.history) > plies, "a line was taken that means nothing"
        GAME.check(match.state)


@settings(FIXED, max_examples=400)
@given(index=st.integers(0, 10_000), data=st.data())
def test_every_offered_action_can_be_played_by_its_text(index: int, data: st.DataObject) -> None:
    """With or without the actor before it, with any spaces between."""
    found = positions()
    match = found[index % len(found)]
    if match.over:
        return
    action = data.draw(st.sampled_from(match.legal()))
    expected = match.clone()
    expected.play(action)
    spaced = f"  {match.actor()}  {action.text.replace(' ', '   ')} "
    for text in (action.text, f"{match.actor()} {action.text}", spaced):
        copy = match.clone()
        copy.play(text)
        assert copy.fingerprint() == expected.fingerprint()


@pytest.mark.parametrize("text", ["", "  ", "x", "place", "place nowhere", "placemaking", "die 7"])
def test_what_is_no_action_is_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation):
        TABLE.parse(text)
