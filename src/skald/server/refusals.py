"""Why something is not done."""

from typing import Literal, TypeAlias

Reason: TypeAlias = Literal[
    "stale",
    "not-your-turn",
    "illegal",
    "no-undo",
    "malformed",
    "failed",
    "too-fast",
    "gone",
    "other-rules",
    "unreadable",
    "not-away",
    "not-let-in",
    "many-devices",
    "link-used",
    "unkept",
]
