"""What is sent several times is encoded once."""

from typing import Final, TypeVar, cast

import msgspec
from msgspec import Raw

T = TypeVar("T")

_ENCODER: Final = msgspec.json.Encoder()


def text_of(message: object) -> str:
    """A message as it is sent."""
    return _ENCODER.encode(message).decode()


def encoded(part: T) -> T:
    """A part of messages, ready to be sent.

    It can only be put into messages: whoever encodes those copies its bytes. Its type is that of
    the part, because that is what the reader of the message finds.
    """
    return cast(T, Raw(_ENCODER.encode(part)))
