"""The rule catalogue, and what the project makes of it: code, reasons, tests, messages."""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import skald  # noqa: F401  (its import ties the rules to code)
from skald.kernel.rulebook import carriers

ROOT: Final = Path(__file__).parents[2]
CATALOGUE: Final = ROOT / "docs/rules/ice-garden.md"
REASONS: Final = ROOT / "docs/rules/ice-garden-not-code.toml"
LOCALE: Final = ROOT / "src/skald/locale"
LANGUAGES: Final = ("en", "de", "pl")

PLAY_FAMILIES: Final = {
    *("DEF", "COMP", "SETUP", "ROUND", "INIT", "PLAN", "ACT", "VG", "INF", "MOVE", "MTN", "RAVEN"),
    *("REP", "MAKE", "ACTV", "VUKO", "DOM", "LOCK", "NEXT", "END", "GOAL", "ADV", "TILE", "SOLO"),
    *("RUL", "CLAR"),
}
EXAMPLE_FAMILIES: Final = {"EX", "TV"}

# How the catalogue introduces an id: in a list, in a table, above a table of component data.
_DEFINITIONS: Final = (
    re.compile(r"^\s*- \*\*(?P<id>IG-[A-Z]+-\d+) (?P<title>[^*]+)\*\*"),
    re.compile(r"^\| \*\*(?P<id>IG-[A-Z]+-\d+)\*\* (?P<title>\| [^|]+|[^|]+)\|"),
    re.compile(r"^\| (?P<id>IG-CLAR-\d+) \| [^|]+ \| (?P<title>[^|]+)\|"),
    re.compile(r"^\| (?P<id>IG-ED-\d+) \| [^|]+ \| (?P<title>[^|]+)\|"),
    re.compile(r"^\*\*(?P<id>IG-DATA-\d+)(?P<title>[^*]*)\*\*"),
)
_REAL_DIFFERENCE: Final = re.compile(r"^\| (IG-ED-\d+) \| \*\*R\*\* \|", re.MULTILINE)
_IN_NAME: Final = re.compile(r"(?:^|_)ig_([a-z]+)_(\d+)")
_IN_TEXT: Final = re.compile(r"IG-([A-Z]+)-(\d+)")
_MESSAGE: Final = re.compile(r"^(IG-[A-Z]+-\d+) = \S.*\n {4}\.text = \S", re.MULTILINE)


def definitions() -> list[tuple[str, str]]:
    """Every id of the catalogue with its title, in the order of the text."""
    found = []
    for line in CATALOGUE.read_text(encoding="utf-8").splitlines():
        for pattern in _DEFINITIONS:
            if match := pattern.match(line):
                found.append((match["id"], match["title"].strip(" .,|")))
                break
    return found


def family(rule_id: str) -> str:
    """The part of an id between its hyphens."""
    return rule_id.split("-")[1]


def play_rules() -> set[str]:
    """The rules that describe play, the real differences between editions included."""
    rules = {rule_id for rule_id, _ in definitions() if family(rule_id) in PLAY_FAMILIES}
    return rules | set(_REAL_DIFFERENCE.findall(CATALOGUE.read_text(encoding="utf-8")))


def examples() -> set[str]:
    """The worked examples."""
    return {rule_id for rule_id, _ in definitions() if family(rule_id) in EXAMPLE_FAMILIES}


def tied() -> set[str]:
    """The ids of this game that are tied to code."""
    return {rule_id for rule_id in carriers() if rule_id.startswith("IG-")}


def reasons() -> dict[str, str]:
    """The rules that need no code, with the reason."""
    return tomllib.loads(REASONS.read_text(encoding="utf-8"))


def messages(language: str) -> list[str]:
    """The ids that a language tells, with title and text."""
    path = LOCALE / language / "ice-garden-rules.ftl"
    return _MESSAGE.findall(path.read_text(encoding="utf-8"))


def ids_in_tests() -> dict[str, list[str]]:
    """Every id in the name or the parameter ids of a test, with these tests."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for rule_id, name in _tests_in(path):
            found.setdefault(rule_id, []).append(f"{path.relative_to(ROOT)}::{name}")
    return found


def _tests_in(path: Path) -> Iterator[tuple[str, str]]:
    try:
        module = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError:
        return  # pytest reports such a file by itself
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            named = _IN_NAME.findall(node.name)
            for decorator in node.decorator_list:
                named += [pair for text in _parameter_ids(decorator) for pair in text]
            for kind, number in named:
                yield f"IG-{kind.upper()}-{int(number):02}", node.name


def _parameter_ids(decorator: ast.expr) -> Iterator[list[tuple[str, str]]]:
    """The rule ids in `ids=[...]` and `pytest.param(..., id=...)` of a decorator."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.keyword) and node.arg in ("id", "ids"):
            texts = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant)]
            yield [pair for text in texts for pair in _IN_TEXT.findall(str(text))]


@dataclass(frozen=True)
class Coverage:
    """How much of the catalogue the project carries out and checks."""

    rules: set[str]
    with_code: set[str]
    with_reason: set[str]
    examples: set[str]
    with_test: set[str]

    @property
    def rules_open(self) -> list[str]:
        """Rules that describe play without code or reason."""
        return sorted(self.rules - self.with_code - self.with_reason)

    @property
    def examples_open(self) -> list[str]:
        """Worked examples without a test."""
        return sorted(self.examples - self.with_test, key=lambda i: (family(i), int(i[6:])))


def coverage() -> Coverage:
    """The coverage as it is now."""
    rules, shown = play_rules(), examples()
    return Coverage(
        rules, rules & tied(), rules & set(reasons()), shown, shown & set(ids_in_tests())
    )
