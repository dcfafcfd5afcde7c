"""Structs in answers: sent as over a socket, and on the OpenAPI page under their own names."""

from collections.abc import Mapping
from typing import Final, TypeAlias, cast, get_origin

import msgspec
from fastapi import FastAPI
from msgspec import Struct
from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler, JsonValue
from pydantic_core import CoreSchema, core_schema

Schema: TypeAlias = dict[str, JsonValue]

_REFERENCE: Final = "#/components/schemas/{name}"
# Pydantic knows no references but its own: these are put right on the finished page.
_LATER: Final = "x-struct"


class Sent:
    """Tells pydantic, which models the answers, about a struct in one of them."""

    def __init__(self, struct: object) -> None:
        self._cls: Final = cast(type[Struct], get_origin(struct) or struct)
        _structs[self._cls.__name__] = struct

    def __get_pydantic_core_schema__(
        self, source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        told = core_schema.plain_serializer_function_ser_schema(msgspec.to_builtins)
        return core_schema.is_instance_schema(self._cls, serialization=told)

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> Schema:
        return {_LATER: self._cls.__name__}


_structs: dict[str, object] = {}


def describe_structs(app: FastAPI) -> None:
    """Put the structs of all answers on the OpenAPI page."""
    of_models = app.openapi

    def openapi() -> Schema:
        if app.openapi_schema is None:
            page = of_models()
            page["components"]["schemas"].update(_components())
            app.openapi_schema = cast(Schema, _referring(page))
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _components() -> Mapping[str, JsonValue]:
    """The schemas of the structs; what a game tells may be anything."""
    _, found = msgspec.json.schema_components(
        _structs.values(), schema_hook=lambda _: {"description": "JSON."}, ref_template=_REFERENCE
    )
    # A struct that is told of a game has that in its name.
    return {name.partition("_")[0]: schema for name, schema in found.items()}


def _referring(schema: JsonValue) -> JsonValue:
    if isinstance(schema, list):
        return [_referring(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if _LATER in schema:
        return {"$ref": _REFERENCE.format(name=schema[_LATER])}
    return {name: _referring(each) for name, each in schema.items()}
