"""What a clan of Northgard changes stands in its own file: no other module names one."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from skald.games.northgard.ids import CLANS
from skald.games.northgard.rules.clans.hooks import POWERS, Power
from tests.hygiene.catalogue import GAMES

NORTHGARD: Final = GAMES / "northgard"
CHAPTERS: Final = NORTHGARD / "rules/clans"
CONSTANTS: Final = {clan.upper() for clan in CLANS}
# Names and numbers of all clans stand here, and of those that bring a piece of their own.
LISTS: Final = {NORTHGARD / "ids.py", NORTHGARD / "content/pieces.py"}
ALIKE: Final = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)


def is_of_clan(node: ast.expr) -> bool:
    """Whether an expression is somebody's clan: `clan`, `card.clan`, `s.clan[seat]`."""
    if isinstance(node, ast.Subscript):
        node = node.value
    return ast.unparse(node).rpartition(".")[2] == "clan"


def named(module: ast.Module) -> Iterator[str]:
    """Where a clan is named, or somebody's clan compared with a constant."""
    for node in ast.walk(module):
        if isinstance(node, ast.Name | ast.Attribute):
            if ast.unparse(node).rpartition(".")[2] in CONSTANTS:
                yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.alias) and node.name in CONSTANTS:
            yield f"{node.lineno}: {node.name}"
        elif isinstance(node, ast.Compare) and any(isinstance(op, ALIKE) for op in node.ops):
            sides = [node.left, *node.comparators]
            constants = [side for side in sides if isinstance(side, ast.Constant)]
            if any(map(is_of_clan, sides)) and constants:
                yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.Match) and is_of_clan(node.subject):
            yield f"{node.lineno}: match {ast.unparse(node.subject)}"


def parsed(path: Path) -> ast.Module:
    """A source file."""
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "text",
    [
        "s.clan[seat] == BEAR",
        "if ids.WOLF in s.clan: pass",
        "card.clan != 4",
        "clan == 'stag'",
        "from skald.games.northgard.ids import SNAKE",
    ],
)
def test_the_search_for_clans_finds_them(text: str) -> None:
    assert list(named(ast.parse(text)))


def test_the_search_for_clans_finds_nothing_else() -> None:
    for text in ("s.clan[seat] >= 0", "POWERS[s.clan[seat]]", "kind == WOLF_CREATURE"):
        assert not list(named(ast.parse(text))), text


def test_no_other_module_names_a_clan() -> None:
    files = sorted(set(NORTHGARD.rglob("*.py")) - LISTS - set(CHAPTERS.glob("*.py")))
    assert len(files) > 80
    found = {str(p.relative_to(GAMES)): where for p in files if (where := list(named(parsed(p))))}
    assert found == {}


def test_every_clan_is_a_chapter_and_joins_with_its_power() -> None:
    assert {path.stem for path in CHAPTERS.glob("*.py")} == {*CLANS, "__init__", "hooks"}
    for number, clan in enumerate(CLANS):
        powers = [n for n in parsed(CHAPTERS / f"{clan}.py").body if isinstance(n, ast.ClassDef)]
        joins = any("Power" in map(ast.unparse, node.bases) for node in powers)
        assert (type(POWERS[number]) is not Power) == joins, clan


def test_every_hook_is_asked() -> None:
    hooks = {name for name in vars(Power) if not name.startswith("_")}
    files = set(NORTHGARD.rglob("*.py")) - set(CHAPTERS.glob("*.py"))
    asked = {n.attr for p in files for n in ast.walk(parsed(p)) if isinstance(n, ast.Attribute)}
    assert hooks - asked == set()
    assert len(hooks) > 5
