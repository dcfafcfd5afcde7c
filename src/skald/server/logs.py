"""Logs for machines: one JSON object a line. Nobody logs tokens, seeds, hands or addresses."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

from skald.server.faults import FoldingHandler

# What may be told beside the message; anything else that is given is left out.
_FIELDS: Final = ("table", "attempt", "reason", "seconds", "count", "again")


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        entry: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        entry.update({name: vars(record)[name] for name in _FIELDS if name in vars(record)})
        if record.exc_info is not None and record.exc_info[0] is not None:
            entry["error"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(entry, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    """Write to stderr from a level on."""
    handler = FoldingHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # It would tell the address of everybody who comes.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
