"""Any text at all is either an action of the game or refused in one sentence, without a trace."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skald.kernel.errors import BadNotation, SkaldError
from skald.kernel.match import Match
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import Sampler, extent
from tests.properties.samplers import SAMPLERS

FIXED = settings(max_examples=500, deadline=None, derandomize=True)

# Words that only packed lines have, and words that nearly are what they seem.
ODD = ("*", ".", "1", "9", "-", "#", ":", "", "²", ">", "+", "1e3", "0x1", "t", "k", "-1", "on")
PACKED = {
    ICE_GARDEN: (
        *("tiles", "npcunit", "npcmove", "inf*3", "L1*2", "L3*-1", "L1*x", "0>2", "0>9", "3>0"),
        *("r1*2", "r5*0", "r9", "r0", "r1#5", "b.inf:2", "k.L1:1", "nat:3", "g.L2/1:1", "x.inf"),
        *("b", "k", "r", "g", "over", "keep", "pop>pop"),
    ),
    NORTHGARD: (
        *("move", "lay", "build", "recruit", "retreat", "t0>t1", "t3>t", ">t3", "t1>t2>t3"),
        *("1+kaija", "0+kaija", "15", "t0*2", "t3*-1", "t7*x", "t0*99", "t999", "t-1", "k2", "k9"),
        *("0,0", "0,1", "-1,0", "99,99", "0,", "r", "b", "y", "g", "p", "fortress", "large"),
    ),
}
NO_ACTIONS = {
    ICE_GARDEN: ("", "  ", "x", "place", "place nowhere", "placemaking", "die 7"),
    NORTHGARD: ("", "  ", "x", "build", "build house", "buildforge", "die 7", "cell 0", "from 3"),
}


@cache
def words(sampler: Sampler) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The verbs of a game's actions, and what stands behind them."""
    table = sampler.rules.table
    texts = [table[n].text.split() for n in range(len(table))]
    arguments = {word for text in texts for word in text[1:]}
    return tuple(sorted({text[0] for text in texts})), tuple(sorted(arguments))


@cache
def positions(sampler: Sampler) -> list[Match]:
    """Positions out of all phases of some games."""
    found = []
    for seed in range(12):
        game = sampler.game(seed)
        match, chooser = game.match(), sampler.style(seed)
        while not match.over:
            if len(match.history) % 9 == 0:
                found.append(match.clone())
            match.play(chooser(match.state, game.dice))
        found.append(match)
    return found


def lines(sampler: Sampler) -> st.SearchStrategy[str]:
    """Text that looks like a line of a record, more or less."""
    verbs, arguments = words(sampler)
    packed = (*PACKED[sampler], *ODD)
    word = st.one_of(st.sampled_from(verbs), st.sampled_from(arguments), st.sampled_from(packed))
    rest = st.lists(st.sampled_from((*arguments, *packed)), max_size=4)
    opening = st.sampled_from((*verbs, *packed[:5]))
    return st.one_of(
        st.text(max_size=30),
        st.builds(" ".join, st.lists(word, min_size=1, max_size=6)),
        st.builds(lambda verb, more: " ".join([verb, *more]), opening, rest),
    )


@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
@settings(FIXED)
@given(data=st.data())
def test_text_is_an_action_or_no_action(sampler: Sampler, data: st.DataObject) -> None:
    text = data.draw(lines(sampler))
    try:
        action = sampler.rules.table.parse(text)
    except BadNotation:
        return
    assert action.text == " ".join(text.split())


@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
@settings(FIXED, max_examples=extent(150, 400, 1_500))
@given(data=st.data(), index=st.integers(0, 10_000))
def test_a_line_is_played_or_refused_without_a_trace(
    sampler: Sampler, data: st.DataObject, index: int
) -> None:
    found = positions(sampler)
    match = found[index % len(found)].clone()
    before, plies = match.fingerprint(), len(match.history)
    try:
        match.play(data.draw(lines(sampler)))
    except SkaldError:
        assert match.fingerprint() == before
        assert len(match.history) == plies
    else:
        assert len(match.history) > plies, "a line was taken that means nothing"
        sampler.rules.check(match.state)


@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
@settings(FIXED, max_examples=300)
@given(index=st.integers(0, 10_000), data=st.data())
def test_every_offered_action_can_be_played_by_its_text(
    sampler: Sampler, index: int, data: st.DataObject
) -> None:
    """With or without the actor before it, with any spaces between."""
    found = positions(sampler)
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


@pytest.mark.parametrize(
    ("sampler", "text"),
    [(sampler, text) for sampler, texts in NO_ACTIONS.items() for text in texts],
    ids=str,
)
def test_what_is_no_action_is_bad_notation(sampler: Sampler, text: str) -> None:
    with pytest.raises(BadNotation):
        sampler.rules.table.parse(text)
