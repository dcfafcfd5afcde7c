"""The client's types are those of this server and its games."""

import re
from pathlib import Path
from typing import Annotated, TypedDict

import pytest

from skald.kernel.wire import Named
from skald.server.types import files
from skald.server.typescript import Names, interface

CLIENT = Path(__file__).parents[2] / "web" / "src"
FILES = files()
MESSAGES, ANSWERS, WIRE = (
    FILES["lib/messages.ts"],
    FILES["lib/answers.ts"],
    "games/northgard/wire.ts",
)


class Sample(TypedDict, total=False):
    """A sample."""

    # Who was asked.
    seats: list[int | None]
    pair: tuple[int, str]
    many: tuple[int, ...]
    alias: Annotated[tuple[int, int], Named("Pair")]


@pytest.mark.parametrize("name", FILES)
def test_the_client_has_the_types_of_this_server(name: str) -> None:
    assert (CLIENT / name).read_text(encoding="utf-8") == FILES[name], "Run `make wire`."


def test_every_front_has_the_types_of_its_game() -> None:
    fronts = {path.parent.name for path in CLIENT.glob("games/*/front.ts")}
    assert {f"games/{name}/wire.ts" for name in fronts} <= set(FILES)


def test_messages_are_tagged_and_documented() -> None:
    assert 'type: "update";' in MESSAGES
    assert "facts?: Record<string, number | string | Phrase>;" in MESSAGES
    assert "/** Choose an offer of the position at a ply. */" in MESSAGES
    assert "export interface Update<View = Data, Forecast = Data> {" in MESSAGES


def test_answers_share_what_messages_have() -> None:
    assert "import type {" in ANSWERS
    assert "interface Phrase" not in ANSWERS
    assert "title: Phrase;" in ANSWERS


def test_a_game_tells_its_choices_step_by_step() -> None:
    assert "  ChooseTurn: { cell: [number, number]; tile: number };" in FILES[WIRE]
    assert "  focus: Focus;" in FILES[WIRE]


def test_nothing_is_left_open() -> None:
    assert not [
        name for name, text in FILES.items() if re.search(r"[:<([|] ?(unknown|any)\b", text)
    ]


def test_fields_with_their_comments() -> None:
    assert interface(Sample, Names()).splitlines() == [
        "/** A sample. */",
        "export interface Sample {",
        "  /** Who was asked. */",
        "  seats?: (number | null)[];",
        "  pair?: [number, string];",
        "  many?: number[];",
        "  alias?: Pair;",
        "}",
    ]


def test_what_cannot_go_over_a_wire_is_refused() -> None:
    with pytest.raises(TypeError, match="nothing that goes over a wire"):
        Names().write(object)
