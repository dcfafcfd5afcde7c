"""The build backend: setuptools, and Node where the client must be built and there is none."""

from collections.abc import Mapping
from typing import Any

from setuptools import build_meta  # type: ignore[import-untyped]
from setuptools.build_meta import (  # type: ignore[import-untyped]
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from packing import client

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(settings: Mapping[str, Any] | None = None) -> list[str]:
    """What a wheel is built with."""
    return [*build_meta.get_requires_for_build_wheel(settings), *client.needs()]


def get_requires_for_build_sdist(settings: Mapping[str, Any] | None = None) -> list[str]:
    """What a source distribution is made with: it brings the client built."""
    return [*build_meta.get_requires_for_build_sdist(settings), *client.needs()]
