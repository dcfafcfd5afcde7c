"""Only verbs write to a state; rules, judges and whoever shows a game ask and call verbs.

The agenda is the kernel's: rules put steps on it and may take them off again. Whoever redraws what
a seat cannot know writes to a copy made for it, and needs every hidden zone: `views.determinise`.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.catalogue import GAMES

STATE_NAMES: Final = {"s", "state", "after", "later", "scratch"}
CHANGES: Final = {
    *("add", "append", "clear", "discard", "extend", "insert", "pop", "remove", "reverse", "sort"),
    *("update", "setdefault"),
}
# Functions that change the list they are given.
CHANGERS: Final = {"heappop", "heappush", "insort", "insort_left", "insort_right", "take_out"}
# What rules may do with the agenda.
AGENDA: Final = {"append", "pop"}
# The writers, and the modules that make a state or a copy of it what it is.
WRITERS: Final = ("verbs.py", "state.py", "views.py", "game.py")
# Functions that still write, by game; the list only shrinks.
EXCEPTIONS: Final[dict[str, set[str]]] = {
    "icegarden": {
        "rules/activation.py:MakerSpy.take",
        "rules/activation.py:RemoveDefeated.run",
        "rules/boxes.py:ResolveBox.run",
        "rules/dead_snow.py:end_by_snow",
        "rules/domination.py:Torment.run",
        "rules/domination.py:TurnUpReserves.run",
        "rules/domination.py:absorb",
        "rules/domination.py:build_tower",
        "rules/domination.py:transport",
        "rules/endings.py:end",
        "rules/initiative.py:LayOrderToken.take",
        "rules/initiative.py:MoveInitiative.take",
        "rules/initiative.py:NewOrder.run",
        "rules/initiative.py:activate_tiles",
        "rules/lock.py:LockRegion.run",
        "rules/lock.py:clear_tokens",
        "rules/lock.py:displace_reserve",
        "rules/making.py:PlaceSummoned.take",
        "rules/making.py:buy_upgrade",
        "rules/planning.py:PlanAction.take",
        "rules/rounds.py:begin_round",
        "rules/setup.py:DealReserves.take",
        "rules/setup.py:DrawFirstPlayer.take",
        "rules/setup.py:LayTile.take",
        "rules/setup.py:LayVukoTile.take",
        "rules/setup.py:NpcStarts.run",
        "rules/setup.py:PlaceNations.run",
        "rules/setup.py:RevealTile.take",
        "rules/setup.py:TakePieces.run",
        "rules/setup.py:place_thorn",
        "rules/setup.py:seat_faction",
        "rules/solo.py:fill_npc_board",
        "rules/viper_gorge.py:ViperGorge.take",
    },
    "northgard": set(),
}


def root(node: ast.expr) -> str:
    """The first name of `s.gold[seat]`, or of what a function is given: `zone(s)[0]`."""
    while True:
        if isinstance(node, ast.Attribute | ast.Subscript):
            node = node.value
        elif isinstance(node, ast.Call) and node.args:
            node = node.args[0]
        else:
            return node.id if isinstance(node, ast.Name) else ""


def is_part(node: ast.expr, aliases: set[str]) -> bool:
    """Whether an expression is a part of a state, or a name for one."""
    if isinstance(node, ast.Name):
        return node.id in aliases
    return root(node) in STATE_NAMES | aliases


def is_agenda(node: ast.expr) -> bool:
    """Whether an expression is the agenda, by whatever name."""
    return ast.unparse(node).rpartition(".")[2] == "agenda"


def aliases_in(function: ast.AST) -> set[str]:
    """The local names for lists of a state: `hand = s.hand[seat]`, `for hand in s.hand`."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            pairs = [(target, node.value) for target in node.targets]
        elif isinstance(node, ast.For):
            pairs = [(node.target, node.iter)]
        else:
            continue
        for target, value in pairs:
            whole = isinstance(value, ast.Attribute | ast.Subscript) and not sliced(value)
            if isinstance(target, ast.Name) and whole and root(value) in STATE_NAMES:
                found.add(target.id)
    return found


def sliced(node: ast.Attribute | ast.Subscript) -> bool:
    """Whether an expression is a copy: `s.hand[seat][:]`."""
    return isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice)


def writes(function: ast.AST) -> Iterator[str]:
    """What a function assigns, deletes or changes of a state, the agenda aside."""
    aliases = aliases_in(function)
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            changed = changed_by(node, aliases)
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            is_list = isinstance(node.value, ast.List | ast.ListComp | ast.Tuple)
            changed = node.target if is_list and not is_agenda(node.target) else None
        elif isinstance(node, ast.Attribute | ast.Subscript):
            changed = node if not isinstance(node.ctx, ast.Load) else None
        else:
            continue
        if changed is not None and is_part(changed, aliases):
            yield f"{changed.lineno}: {ast.unparse(changed)}"


def changed_by(call: ast.Call, aliases: set[str]) -> ast.expr | None:
    """What a call changes: the object of a method, or the first argument of a function."""
    if isinstance(call.func, ast.Name):
        return call.args[0] if call.func.id in CHANGERS else None
    if not isinstance(call.func, ast.Attribute) or call.func.attr not in CHANGES:
        return None
    changed = call.func.value
    return None if is_agenda(changed) and call.func.attr in AGENDA else changed


def functions(node: ast.AST, prefix: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function of a module and method of its classes, by name."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield prefix + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from functions(child, f"{child.name}.")


def writing(path: Path) -> dict[str, list[str]]:
    """The functions of a file that write, each with what it writes."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    return {name: found for name, f in functions(module) if (found := list(writes(f)))}


def sources(game: str) -> list[Path]:
    """Where nobody may write: rules and judge, and what stands beside them but the writers."""
    home = GAMES / game
    rooms = [path for room in ("rules", "judge") for path in (home / room).rglob("*.py")]
    return rooms + [path for path in home.glob("*.py") if path.name not in WRITERS]


@pytest.mark.parametrize(
    "text",
    [
        *("s.gold[0] -= 1", "s.spy1 = 1", "s.order.remove(0)", "del s.at[0]", "s.agenda.clear()"),
        *("a, s.first = 1, 2", "insort(s.pile, card)", "zone(s).remove(card)", "s.agenda = []"),
        *("hand = s.hand[seat]\nhand.append(1)", "for hand in s.hand: hand.clear()"),
        *("pile = s.pile\npile += [1]", "pile = s.pile\npile[0] = 1"),
    ],
)
def test_the_search_for_writes_finds_them(text: str) -> None:
    assert list(writes(ast.parse(text)))


@pytest.mark.parametrize(
    "text",
    [
        *("gold = s.gold[:]", "x.append(s.snow)", "s.owe(step)", "s.agenda.append(step)"),
        *("agenda = s.agenda\nagenda.append(step)", "drawn = s.hand[0][:]\ndrawn.remove(1)"),
        *("total[s.holder[t]] -= 1", "left = s.left\nleft -= 1", "agenda = s.agenda\nagenda += x"),
    ],
)
def test_the_search_for_writes_finds_nothing_else(text: str) -> None:
    assert not list(writes(ast.parse(text)))


@pytest.mark.parametrize("game", sorted(EXCEPTIONS))
def test_only_verbs_write(game: str) -> None:
    files = sources(game)
    assert len(files) > 30
    found = {
        f"{path.relative_to(GAMES / game)}:{function}": lines
        for path in files
        for function, lines in writing(path).items()
    }
    assert {where: lines for where, lines in found.items() if where not in EXCEPTIONS[game]} == {}
    assert EXCEPTIONS[game] <= set(found), "an exception that is none any more"


def test_verbs_write() -> None:
    """Whatever the search calls a write is found in abundance where writers are."""
    found = [w for p in (GAMES / "northgard/verbs").glob("*.py") for w in writing(p).values()]
    assert sum(map(len, found)) > 100
