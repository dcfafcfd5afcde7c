"""Devices at the door of a table: who knocks, and what a holder is told."""

import json
import secrets
from collections.abc import Callable

import pytest

from tests.server.playing import OPEN, PERSON, Caller, Chair, Data, Made, new_table
from tests.server.serving import Server


def new_secret() -> str:
    """What a browser makes when it first opens a link."""
    return secrets.token_urlsafe(24)


@pytest.fixture
def table(server: Server) -> Made:
    """Ann has made a table, and sends the link of its second seat to Bob."""
    return new_table(server, "northgard", PERSON, OPEN)


def knocks(made: Made, *, own: str = "", device: str = "Phone") -> Caller:
    """Somebody opens the link of the second seat in a browser that holds nothing yet."""
    return Caller(made.server, made.id, [made.tokens[1]], own or new_secret(), device)


def holding(chair: Chair, is_so: Callable[[Data], bool] = lambda told: True) -> Data:
    """How the seats of a chair are held, as soon as something is so."""
    while not is_so(told := chair.next("holding")):
        pass
    return told


def first_holding(chair: Chair) -> Data:
    """What somebody was told about his seats when he came."""
    told = next(frame for frame in chair.frames if '"type":"holding"' in frame)
    found: Data = json.loads(told)
    return found


def request_at(chair: Chair) -> Data:
    """Who asks to be let in."""
    found: Data = holding(chair, lambda told: told["requests"])["requests"][0]
    return found
