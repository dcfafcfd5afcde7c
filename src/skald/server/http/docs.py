"""The API on one page that needs nothing from elsewhere."""

import json
from collections.abc import Iterator
from html import escape
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse

_STYLE: Final = """
body { font: 16px/1.5 Georgia, serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2620; background: #f3eada; }
h2 { border-bottom: 1px solid #b9a98c; margin-top: 2.5rem; text-transform: capitalize; }
summary { cursor: pointer; padding: .35rem 0; }
code, pre { font: 14px/1.45 ui-monospace, monospace; }
pre { overflow-x: auto; padding: .75rem; background: #eadfc9; }
b { display: inline-block; min-width: 3.5rem; color: #8c2f1b; }
"""


def serve_docs(app: FastAPI) -> None:
    """Put the page at `/api/docs`."""

    @app.get("/api/docs", include_in_schema=False)
    def docs(request: Request) -> HTMLResponse:
        return HTMLResponse(_page(app.openapi(), request.scope.get("root_path", "")))


def _page(api: dict[str, Any], base: str) -> str:
    body = "".join(_chapters(api))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Skald API</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style>'
        f"<h1>Skald API {escape(api['info']['version'])}</h1>"
        f'<p>For programs: <a href="{base}/api/openapi.json">openapi.json</a>. A table speaks over '
        f"the socket <code>/api/tables/{{id}}/socket</code>; its messages are in "
        f"<code>skald.server.messages</code>.</p>{body}</html>"
    )


def _chapters(api: dict[str, Any]) -> Iterator[str]:
    chapter = ""
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            if operation["tags"][0] != chapter:
                chapter = operation["tags"][0]
                yield f"<h2>{escape(chapter)}</h2>"
            yield _operation(api, path, method, operation)


def _operation(api: dict[str, Any], path: str, method: str, operation: dict[str, Any]) -> str:
    words = escape(operation.get("description", ""))
    parts = [f"<p>{words}</p>"]
    for each in operation.get("parameters", []):
        parts.append(f"<p><code>{escape(each['name'])}</code> in {each['in']}</p>")
        parts.append(_shape(api, each["schema"]))
    if "requestBody" in operation:
        parts.append("<p>Request</p>" + _content(api, operation["requestBody"]))
    for status, answer in operation["responses"].items():
        parts.append(f"<p>{escape(status)}</p>" + _content(api, answer))
    head = f"<b>{method.upper()}</b> <code>{escape(path)}</code> {words}"
    return f"<details><summary>{head}</summary>{''.join(parts)}</details>"


def _content(api: dict[str, Any], holder: dict[str, Any]) -> str:
    shapes = holder.get("content", {})
    return "".join(f"<p>{kind}</p>{_shape(api, each['schema'])}" for kind, each in shapes.items())


def _shape(api: dict[str, Any], schema: dict[str, Any]) -> str:
    """A schema as JSON; one that is only named is written out."""
    name = schema.get("$ref", "").rpartition("/")[2]
    whole = api["components"]["schemas"][name] if name else schema
    return f"<pre>{escape(json.dumps(whole, indent=2, ensure_ascii=False))}</pre>"
