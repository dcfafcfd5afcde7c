"""Prints the messages as TypeScript: `python -m skald.server.types > web/src/lib/messages.ts`."""

import inspect
import sys
from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from skald.server import messages
from skald.server.messages import FromClient, ToClient

_HEAD: Final = "// What goes over a socket. Made from src/skald/server/messages.py by `make web`."
_LONGEST: Final = 100
_SIMPLE: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def typescript() -> str:
    """All messages, and the two unions of them."""
    _, components = msgspec.json.schema_components([FromClient, ToClient])
    parts = [_HEAD]
    parts += [_interface(name, components[name]) for name in _in_order(components)]
    parts += [_union("FromClient", FromClient), _union("ToClient", ToClient)]
    return "\n\n".join(parts) + "\n"


def _in_order(components: Mapping[str, Any]) -> list[str]:
    """As in the source."""
    source = inspect.getsource(messages)
    return sorted(components, key=lambda name: source.index(f"class {name}("))


def _interface(name: str, schema: Mapping[str, Any]) -> str:
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(type_)};"
        for field, type_ in schema["properties"].items()
    ]
    return "\n".join([_comment(name), f"export interface {name} {{", *fields, "}"])


def _comment(name: str) -> str:
    lines = (inspect.getdoc(getattr(messages, name)) or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if schema.get("type") == "array":
        inside = _type(schema["items"])
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return _SIMPLE[schema["type"]] if "type" in schema else "unknown"


def _union(name: str, union: Any) -> str:
    members = [member.__name__ for member in get_args(union)]
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= _LONGEST:
        return line
    return "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";"


if __name__ == "__main__":
    sys.stdout.write(typescript())
