"""Writes the constructors of steps into the source that is compiled.

A step annotates its fields; in plain Python `skald.kernel.fields` makes the constructor from
them. mypyc needs it in the source and forgets annotations and docstrings, so both are written:
the constructor on the line of the first field, the declaration at the end of the module.
"""

import ast
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

SOURCE: Final = Path(__file__).parents[1] / "src"
ROOT: Final = "Step"
AUTOMATIC: Final = -2


class Field(NamedTuple):
    """A field as a constructor takes it: `int` or `tuple[int, ...]`, perhaps with a default."""

    name: str
    type: str
    default: str


def write_constructors(tree: ast.Module, lines: list[str], told: list[str]) -> None:
    """Complete the steps of a module, whose lines keep their numbers, and tell what they are."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name != ROOT:
            chain = _chain(tree, node.name)
            if chain:
                _complete(chain, lines)
                told.append(_declaration(node))


def _complete(chain: list[ast.ClassDef], lines: list[str]) -> None:
    """Write the constructor of the last class of a chain, unless it has none of its own fields."""
    node = chain[-1]
    own = _annotated(node)
    if not own or any(isinstance(n, ast.FunctionDef) and n.name == "__init__" for n in node.body):
        return
    for line in own:
        for number in range(line.lineno - 1, line.end_lineno or 0):
            lines[number] = ""
    indent = " " * own[0].col_offset
    lines[own[0].lineno - 1] = indent + _constructor([f for c in chain for f in _fields(c)])


def _constructor(fields: list[Field]) -> str:
    taken = [f"{f.name}: {f.type}" + (f" = {f.default}" if f.default else "") for f in fields]
    body = [f"self.{field.name} = {field.name}" for field in fields]
    if all(field.name != "seat" for field in fields):
        body.insert(0, f"self.seat = {AUTOMATIC}")
    return f"def __init__(self, {', '.join(taken)}) -> None: {'; '.join(body)}"


def _declaration(node: ast.ClassDef) -> str:
    own = [f"{ast.unparse(n.target)}={ast.unparse(n.annotation)}" for n in _annotated(node)]
    arguments = [f'__name__ + ".{node.name}"', repr(ast.get_docstring(node) or ""), *own]
    return f"declare({', '.join(arguments)})"


def _annotated(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [line for line in node.body if isinstance(line, ast.AnnAssign)]


def _fields(node: ast.ClassDef) -> list[Field]:
    return [
        Field(
            ast.unparse(line.target),
            "tuple[int, ...]" if "tuple[" in ast.unparse(line.annotation) else "int",
            ast.unparse(line.value) if line.value else "",
        )
        for line in _annotated(node)
    ]


def _chain(tree: ast.Module, name: str) -> list[ast.ClassDef]:
    """A step and its bases below `Step`, the first of them first; empty if it is no step."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return _above(tree, node)
        if isinstance(node, ast.ImportFrom) and any(alias.name == name for alias in node.names):
            module = _module(node.module or "")
            return _chain(module, name) if module else []
    return []


def _above(tree: ast.Module, node: ast.ClassDef) -> list[ast.ClassDef]:
    for base in map(ast.unparse, node.bases):
        chain = _chain(tree, base)
        if base == ROOT or chain:
            return [*chain, node]
    return []


@cache
def _module(name: str) -> ast.Module | None:
    """A module of this package, parsed; a base may stand in another than its subclass."""
    path = SOURCE.joinpath(*name.split(".")).with_suffix(".py")
    return ast.parse(path.read_text(encoding="utf-8")) if path.exists() else None
