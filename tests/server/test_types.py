"""The client's types are those of the messages."""

from pathlib import Path

from skald.server.types import typescript

CLIENT = Path(__file__).parents[2] / "web" / "src" / "lib" / "messages.ts"


def test_the_client_has_the_types_of_this_server() -> None:
    assert CLIENT.read_text(encoding="utf-8") == typescript(), (
        "python -m skald.server.types > web/src/lib/messages.ts"
    )


def test_messages_are_tagged_and_documented() -> None:
    text = typescript()
    assert 'type: "update";' in text
    assert "facts?: Record<string, number | string | Phrase>;" in text
    assert "/** Choose an offer of the position after so many rows of the journal. */" in text
    assert text.count("export interface") == text.count("*/")
