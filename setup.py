"""Compiles the core with mypyc when a C compiler is there; without one Skald is plain Python.

Whatever is installed or handed on brings the client of the table, see packing/client.py. The
environment variable SKALD_BUILD forces `plain` or `compiled`. An editable install is never
compiled, as edits would be ignored. See docs/decisions/0009-compiled-core.md.
"""

import ast
import os
import shutil
import sys
from pathlib import Path
from typing import Any, TypeGuard

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

from packing import client
from packing.constructors import write_constructors

SOURCE = Path("src")
STAGE = Path("build/stage")
CORE = (
    "kernel/actions.py",
    "kernel/agenda.py",
    "kernel/dice.py",
    "kernel/events.py",
    "kernel/forms.py",
    "kernel/judge.py",
    "kernel/playout.py",
    "games/*/actions.py",
    "games/*/content/*.py",
    "games/*/ids.py",
    "games/*/judge/*.py",
    "games/*/land.py",
    "games/*/queries.py",
    "games/*/rules/**/*.py",
    "games/*/setting.py",
    "games/*/state.py",
    "games/*/verbs.py",
    "games/*/verbs/*.py",
    "games/*/views.py",
    "games/*/works.py",
    "bots/*.py",
)
# Looking for doubtful C in what mypyc has written takes longer than compiling it (-w alone
# only hides what was found); the others make calls within the core cheaper.
QUIET = ["-Wno-all", "-w"]
INLINE = ["-fvisibility=hidden", "-fno-plt", "-finline-functions", "-finline-small-functions"]
FLAGS = QUIET + INLINE if os.name == "posix" else []
# Decorators that mypyc shall not see.
TAKEN_OFF = ("rule", "dataclass_transform")
# Packages stay plain.
PLAIN = ("__init__.py",)


def core() -> list[Path]:
    """The modules to compile, relative to the package."""
    package = SOURCE / "skald"
    found = {path for pattern in CORE for path in package.glob(pattern)}
    return sorted(path.relative_to(SOURCE) for path in found if path.name not in PLAIN)


def prepare(text: str) -> str:
    """The source as mypyc makes it fast; lines keep their numbers.

    Decorated classes and functions are slow: `@rule(...)` is taken off, and its ids are told at
    the end of the module. The constructors of steps are written out, and their fields told too.
    An event that nobody hears is not put together.
    """
    lines = text.split("\n")
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if _tells(node):
            start = lines[node.lineno - 1]
            indent = start[: node.col_offset]
            lines[node.lineno - 1] = f"{indent}if s.log is not None: {start.lstrip()}"
    tied: list[str] = []
    _untie(tree, "", lines, tied)
    if tied:
        lines += ["from skald.kernel.rulebook import tie", *tied, ""]
    declared: list[str] = []
    write_constructors(tree, lines, declared)
    if declared:
        lines += ["from skald.kernel.fields import declare", *declared, ""]
    return "\n".join(lines)


def _tells(node: ast.AST) -> TypeGuard[ast.Expr]:
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and ast.unparse(call).startswith(("tell(s,", "whisper(s,"))


def _untie(node: ast.AST, prefix: str, lines: list[str], told: list[str]) -> None:
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.ClassDef | ast.FunctionDef):
            continue
        name = prefix + child.name
        for decorator in reversed(child.decorator_list):
            if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) not in TAKEN_OFF:
                continue
            if ast.unparse(decorator.func) == "rule":
                ids = ", ".join(ast.unparse(argument) for argument in decorator.args)
                told.append(f'tie(__name__ + ".{name}", ({ids},))')
            for number in range(decorator.lineno - 1, decorator.end_lineno or 0):
                lines[number] = ""
        if isinstance(child, ast.ClassDef):
            _untie(child, name + ".", lines, told)


def stage() -> list[str]:
    """A copy of the package in which the core can be compiled; the paths of the core."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(SOURCE / "skald", STAGE / "skald", ignore=shutil.ignore_patterns("*.pyc"))
    paths = []
    for module in core():
        path = STAGE / module
        path.write_text(prepare(path.read_text(encoding="utf-8")), encoding="utf-8")
        paths.append(str(path))
    return paths


def extensions() -> list[Any]:
    """The compiled modules, or none when plain Python is wanted or all there is."""
    wanted = os.environ.get("SKALD_BUILD", "")
    editable = {"editable_wheel", "develop"} & set(sys.argv)
    building = {"bdist_wheel", "build_ext", "install", "build"} & set(sys.argv)
    if wanted == "plain" or editable or not building:
        return []
    try:
        from mypyc.build import mypycify

        os.environ["MYPYPATH"] = str(STAGE.resolve())
        flags = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
        found = list(mypycify([*flags, *stage()], opt_level="1", debug_level="0"))
        for extension in found:
            extension.extra_compile_args += FLAGS
        return found
    except (Exception, SystemExit) as error:
        if wanted == "compiled":
            raise
        print(f"skald: the core stays plain Python ({error})", file=sys.stderr)
        return []


class AllOrNothing(build_ext):
    """A half-built core would be a broken one: if anything fails, nothing is compiled."""

    def run(self) -> None:
        self.parallel = os.cpu_count()
        try:
            super().run()
        except Exception as error:
            if os.environ.get("SKALD_BUILD") == "compiled":
                raise
            print(f"skald: the core stays plain Python ({error})", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


class WithClient(build_py):
    """The package and the client that its server serves; an editable one finds it as it is."""

    def run(self) -> None:
        super().run()
        if client.is_wanted() and not self.editable_mode:
            client.build()
            target = Path(self.build_lib) / "skald" / "server" / "client"
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(client.BUILT, target)


class SourceWithClient(sdist):
    """The sources and the client as it is built: whoever installs from them needs no Node."""

    def run(self) -> None:
        if client.is_wanted():
            client.build()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing, "build_py": WithClient, "sdist": SourceWithClient},
)
