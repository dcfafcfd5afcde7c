"""Kernel and rules know no chance, clock, file or network, and only rules write to a state."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.hygiene.catalogue import ROOT

SOURCE: Final = ROOT / "src/skald"
GAMES: Final = ("icegarden", "northgard")
# What a game brings besides its rules may reckon with fractions.
ROOMS: Final = {"bench", "encode", "judge", "show", "terminal"}
FILES: Final = sorted(
    path
    for path in (*SOURCE.glob("kernel/**/*.py"), *SOURCE.glob("games/**/*.py"))
    if not ROOMS & {*path.parent.parts[len(SOURCE.parts) :], path.stem}
)
RULES: Final = sorted(path for game in GAMES for path in SOURCE.glob(f"games/{game}/rules/**/*.py"))
# Modules that look at a state and leave it alone.
READERS: Final = [
    SOURCE / f"games/{game}/{name}.py"
    for game in GAMES
    for name in ("invariants", "notation", "queries", "views")
]

OUTSIDE_WORLD: Final = {
    *("asyncio", "datetime", "io", "os", "pathlib", "random", "secrets", "shutil", "socket"),
    *("subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid"),
}
FORBIDDEN_CALLS: Final = {"__import__", "eval", "exec", "float", "id", "input", "open", "print"}
CHANGES: Final = {"append", "clear", "extend", "insert", "owe", "pop", "remove", "reverse", "sort"}
ASKING: Final = ("is_", "can_", "may_", "has_")
STATE_NAMES: Final = {"s", "state"}
REDRAWING: Final = (":determinise", ":_redraw_cards", ":_redraw_sorting")


def tree(path: Path) -> ast.Module:
    """A source file, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"))


def name(path: Path) -> str:
    """A file as a test names it."""
    return str(path.relative_to(SOURCE))


def imported(module: ast.Module) -> set[str]:
    """The top-level names of everything a file imports."""
    found = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


def called(module: ast.Module) -> set[str]:
    """The plain names that a file calls."""
    calls = (node.func for node in ast.walk(module) if isinstance(node, ast.Call))
    return {func.id for func in calls if isinstance(func, ast.Name)}


def is_in_state(node: ast.expr) -> bool:
    """Whether an expression is part of a state: `s.gold`, `s.gold[seat]`, `self.state.snow`."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
        if isinstance(node, ast.Attribute) and node.attr in STATE_NAMES:
            return True
    return isinstance(node, ast.Name) and node.id in STATE_NAMES


def writes(root: ast.AST) -> Iterator[int]:
    """The lines on which a part of a state is assigned, deleted or changed by a method."""
    for node in ast.walk(root):
        if isinstance(node, ast.Call):
            node = node.func
            changes = isinstance(node, ast.Attribute) and node.attr in CHANGES
        elif isinstance(node, ast.Attribute | ast.Subscript):
            changes = not isinstance(node.ctx, ast.Load)
        else:
            continue
        if changes and is_in_state(node):
            yield node.lineno


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    """Every function and method of a file."""
    yield from (node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef))


def test_the_search_for_writes_finds_them() -> None:
    for text in ("s.gold[0] -= 1", "s.spy1 = 1", "s.rep_order.remove(0)", "s.owe(x)", "del s.log"):
        assert list(writes(ast.parse(text))) == [1], text
    for text in ("gold = s.gold[:]", "self.state = state", "rep[s.first] = 1", "x.append(s.snow)"):
        assert list(writes(ast.parse(text))) == [], text
    assert any(list(writes(tree(path))) for path in RULES)


def test_no_chance_clock_file_or_network() -> None:
    assert len(FILES) > 40
    assert {name(p): found for p in FILES if (found := imported(tree(p)) & OUTSIDE_WORLD)} == {}
    calls = {name(p): found for p in FILES if (found := called(tree(p)) & FORBIDDEN_CALLS)}
    assert calls == {"kernel/fields.py": {"exec"}}, "constructors are made there, and only there"


def test_whole_numbers_only() -> None:
    """No fraction written down, and none made by a division; `a / b` of paths is content's."""
    for path in FILES:
        for node in ast.walk(tree(path)):
            assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), path
            if path.parent.name != "content":
                assert not isinstance(node, ast.Div), path


def test_readers_write_to_no_state() -> None:
    """Whoever redraws what a seat cannot know writes to a copy made for it."""
    looking = [(f"{name(p)}:{f.name}", f) for p in READERS for f in functions(p)]
    found = {where: lines for where, f in looking if (lines := list(writes(f)))}
    redraws = {where for where in found if where.endswith(REDRAWING)}
    assert sorted(set(found) - redraws) == []
    cloning = [f for where, f in looking if where.endswith(REDRAWING[0]) and where in redraws]
    assert all("clone" in ast.unparse(f.body[1]) for f in cloning)


def test_listing_options_and_asking_writes_nothing() -> None:
    asking = [
        (f"{name(path)}:{function.name}", function)
        for path in RULES
        for function in functions(path)
        if function.name in ("options", "weights") or function.name.startswith(ASKING)
    ]
    assert len(asking) > 40
    assert {where: lines for where, f in asking if (lines := list(writes(f)))} == {}


def test_a_step_is_automatic_or_a_choice() -> None:
    """A class that lists options takes one, and does not also run by itself."""
    for path in RULES:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                methods = {f.name for f in node.body if isinstance(f, ast.FunctionDef)}
                assert ("options" in methods) == ("take" in methods), node.name
                assert not {"run", "options"} <= methods, node.name
