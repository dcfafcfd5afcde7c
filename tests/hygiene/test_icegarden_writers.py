"""The Lord of the Ice Garden: only verbs write to a state."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hygiene.catalogue import ROOT

HOME = ROOT / "src/skald/games/icegarden"
CALLED_ON_LISTS = ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort")
# The agenda and what it offers belong to the kernel: rules owe steps.
OF_THE_KERNEL = ("s.agenda.append", "state.offered")
CHAPTERS = sorted(
    path.relative_to(HOME)
    for path in HOME.rglob("*.py")
    if path.name != "state.py" and path.parent != HOME / "verbs"
)


def writes(code: str) -> list[str]:
    """What a piece of code writes to a state, as it is written there."""
    tree = ast.parse(code)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [text for function in functions for text in _writes_of(function)]


def _writes_of(function: ast.FunctionDef) -> Iterator[str]:
    lists = {name for node in ast.walk(function) for name in _names_of_lists(node)}
    for node in ast.walk(function):
        for target in _targets(node):
            if _is_of_a_state(target, lists):
                yield ast.unparse(target)


def _names_of_lists(node: ast.AST) -> Iterator[str]:
    """Local names for what hangs on a state: `stack = s.helm_stack`."""
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Attribute):
        return
    if _is_of_a_state(node.value, set()) and node.value.attr != "agenda":
        yield from (name.id for name in node.targets if isinstance(name, ast.Name))


def _targets(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.Assign | ast.Delete):
        for target in node.targets:
            yield from target.elts if isinstance(target, ast.Tuple) else [target]
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        yield node.target
    elif isinstance(node, ast.Call) and _changes_a_list(node.func):
        yield node.func


def _changes_a_list(called: ast.expr) -> bool:
    return isinstance(called, ast.Attribute) and called.attr in CALLED_ON_LISTS


def _is_of_a_state(target: ast.expr, lists: set[str]) -> bool:
    root = target
    while isinstance(root, ast.Attribute | ast.Subscript):
        root = root.value
    return target is not root and isinstance(root, ast.Name) and root.id in {"s", "state", *lists}


@pytest.mark.parametrize("chapter", CHAPTERS, ids=str)
def test_nobody_else_writes(chapter: Path) -> None:
    found = writes((HOME / chapter).read_text("utf-8"))
    assert [text for text in found if text not in OF_THE_KERNEL] == []


@pytest.mark.parametrize(
    "line",
    [
        "s.round += 1",
        "s.spaces[space] = 0",
        "s.spy1, s.spy2 = 1, 2",
        "s.order.remove(seat)",
        "order = s.order; order.insert(0, seat)",
        "gold = s.gold; gold[seat] -= 1",
        "del s.order[0]",
        "s.agenda.clear()",
    ],
)
def test_a_write_is_found(line: str) -> None:
    assert writes(f"def run(s):\n    {line}\n")


def test_reading_is_no_write() -> None:
    assert writes("def run(s):\n    left = s.gold[0] + 1\n    pools = list(s.gold)\n") == []
