"""A garbled record is refused in one sentence, or it replays: nothing in between, no traceback."""

import copy
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skald.games.icegarden import content as icegarden
from skald.games.northgard import content as northgard
from skald.kernel.conformance import check_game
from skald.kernel.dice import Dice
from skald.kernel.errors import BadRecord, SkaldError
from skald.kernel.match import new_match
from skald.kernel.playout import choose
from skald.kernel.record import Record
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import Sampler
from tests.properties.samplers import SAMPLERS

FIXED = settings(max_examples=200, deadline=None, derandomize=True)
GAMES = 2 * len(SAMPLERS)

# The component data of a game, and one of its tables.
DATA: Mapping[Sampler, tuple[Mapping[str, Any], str]] = {
    ICE_GARDEN: (icegarden.default().raw, "map"),
    NORTHGARD: (northgard.default().raw, "tiles"),
}


@cache
def records() -> list[Record]:
    """Short but whole games, two of each game."""
    found = []
    for seed in range(GAMES):
        sampler = SAMPLERS[seed % len(SAMPLERS)]
        game = sampler.game(seed, sampler.players[seed // len(SAMPLERS) % 2])
        match = game.match()
        while not match.over:
            match.play(choose(match.state, game.dice))
        found.append(match.record())
    return found


def refused_or_exact(text: str) -> None:
    """Reading and replaying either says what is wrong or gives a match that records itself."""
    try:
        record = Record.parse(text)
        match = record.replay()
    except SkaldError:
        return
    assert match.record().lines == record.lines or match.over


cuts = st.tuples(
    st.integers(0, GAMES - 1), st.booleans(), st.integers(0, 20_000), st.integers(0, 40)
)
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


def written(number: int, *, as_json: bool) -> str:
    """A record in one of its two forms."""
    record = records()[number]
    return record.to_json() if as_json else record.to_text()


@FIXED
@given(cut=cuts)
def test_a_truncated_record(cut: tuple[int, bool, int, int]) -> None:
    number, as_json, at, _ = cut
    text = written(number, as_json=as_json)
    refused_or_exact(text[: at % len(text)])


@FIXED
@given(cut=cuts, insert=st.text(max_size=6))
def test_a_record_with_a_piece_replaced(cut: tuple[int, bool, int, int], insert: str) -> None:
    number, as_json, at, length = cut
    text = written(number, as_json=as_json)
    at %= len(text)
    refused_or_exact(text[:at] + insert + text[at + length :])


@FIXED
@given(cut=cuts, other=st.integers(0, 20_000))
def test_a_record_with_lines_swapped(cut: tuple[int, bool, int, int], other: int) -> None:
    number, as_json, at, _ = cut
    lines = written(number, as_json=as_json).splitlines(keepends=True)
    at, other = at % len(lines), other % len(lines)
    lines[at], lines[other] = lines[other], lines[at]
    refused_or_exact("".join(lines))


@settings(FIXED, max_examples=400)
@given(number=st.integers(0, GAMES - 1), data=st.data(), value=junk)
def test_a_json_record_with_a_wrong_value(number: int, data: st.DataObject, value: Any) -> None:
    record = json.loads(records()[number].to_json())
    inside = data.draw(st.sampled_from([record, record["options"], record["outcome"]]))
    inside[data.draw(st.sampled_from(sorted(inside)) | st.text(max_size=8))] = value
    refused_or_exact(json.dumps(record))


@settings(FIXED, max_examples=400)
@given(number=st.integers(0, GAMES - 1), key=st.text(max_size=12), value=st.text(max_size=12))
def test_a_text_record_with_a_wrong_header(number: int, key: str, value: str) -> None:
    head, _, rest = records()[number].to_text().partition("\n")
    refused_or_exact(f"{head}\n. {key} {value}\n{rest}")
    refused_or_exact(f"{head}\n. option {key}={value}\n{rest}")
    refused_or_exact(f"{head} {key}={value}\n{rest}")


@FIXED
@given(text=st.text(max_size=60) | st.text(alphabet='{}[]",:.;=* 0123456789rgk\n', max_size=60))
def test_text_that_is_no_record(text: str) -> None:
    refused_or_exact(text)


@settings(FIXED, max_examples=200)
@given(value=junk)
def test_json_that_is_no_record(value: Any) -> None:
    with pytest.raises(SkaldError):
        Record.from_json(json.dumps(value))


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "9" * 10_000, "", "null"])
def test_monstrous_json_is_a_bad_record(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("name", "note"),
    [
        ("mine.toml", "plain"),
        ("my own box.toml", "plain"),
        ("semi;colon.toml", "plain"),
        ("a=b.toml", "plain"),
        ("mine.toml", "a; comment?"),
        ("mine.toml", ". option advanced=on"),
        ("mine.toml", "two\nlines\u2028"),
    ],
)
@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_component_data_travels_in_both_forms(sampler: Sampler, name: str, note: str) -> None:
    """A game with its own data file replays wherever its record is read."""
    raw, table = DATA[sampler]
    data = copy.deepcopy(dict(raw))
    data[table]["provenance"]["note"] = note
    match = new_match(sampler.rules, 2, 1, {"data": name}, data, manual_chance=True)
    check_game(match, Dice(1), one_in=10**9)
