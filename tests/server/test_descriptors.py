"""How many connections a server may have open."""

import sys

import pytest

from skald.server.descriptors import allow_many_connections

if sys.platform == "win32":
    pytest.skip("There is no such limit.", allow_module_level=True)

import resource

ENDLESS = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("soft", "hard", "after"),
    [
        (1_024, 524_288, (65_536, 524_288)),
        (1_024, 4_096, (4_096, 4_096)),
        (1_024, ENDLESS, (65_536, ENDLESS)),
        (4_096, 4_096, None),
        (100_000, 524_288, None),
        (ENDLESS, ENDLESS, None),
    ],
)
def test_the_limit_is_raised_as_far_as_it_may_be(
    soft: int, hard: int, after: tuple[int, int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    raised: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: raised.append(limits))
    allow_many_connections()
    assert raised == ([after] if after else [])
