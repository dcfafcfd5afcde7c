"""The rule catalogues, and what the project makes of them: code, reasons, tests, messages."""

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from skald.games.northgard.content import default
from skald.games.northgard.game import RULES as NORTHGARD_RULES
from skald.kernel.rulebook import carriers
from skald.kernel.rules import find

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs/rules"
GAMES: Final = ROOT / "src/skald/games"
LANGUAGES: Final = ("en", "de", "pl")
# A test says by its name or by this marker which rules it proves.
MARKER: Final = "pytest.mark.rules"


@dataclass(frozen=True, eq=False, repr=False)
class Catalogue:
    """How the rules of one game are written down."""

    game: str
    prefix: str
    # Families, the first word of an id, of rules that describe play and of worked examples.
    play: frozenset[str]
    shown: frozenset[str]
    # How the text introduces an id with its title.
    patterns: tuple[re.Pattern[str], ...]
    # Groups of ids, all words but the number, that skip numbers.
    gaps: frozenset[str] = frozenset()
    # Ids of other families that describe play too, and those of cards.
    also_play: re.Pattern[str] | None = None
    cards: re.Pattern[str] | None = None
    # Second names of a rule.
    also_called: Mapping[str, str] = field(default_factory=dict)
    # How the id, the title, or a heading above it says that a rule is of a variant.
    variants: Mapping[str, re.Pattern[str]] = field(default_factory=dict)

    def family(self, rule_id: str) -> str:
        """The first word of an id, its prefix aside."""
        return rule_id.removeprefix(f"{self.prefix}-").split("-")[0]

    def text(self) -> str:
        """The catalogue as it is published."""
        return (DOCS / f"{self.game}.md").read_text(encoding="utf-8")

    def definitions(self) -> list[tuple[str, str]]:
        """Every id of the catalogue with its title, in the order of the text."""
        found = []
        for line in self.text().splitlines():
            for pattern in self.patterns:
                if match := pattern.match(line):
                    found.append((match["id"], match["title"].strip(" .,|")))
                    break
        return found

    def rules_of_variants(self) -> dict[str, frozenset[str]]:
        """By variant: the rules that hold in it alone, and what clarifies one of those."""
        chapters = self._chapters()
        found = {
            name: {rule_id for rule_id, text in chapters.items() if pattern.search(text)}
            for name, pattern in self.variants.items()
        }
        for rule_id, subjects in self._clarified():
            for rules in found.values():
                if subjects & rules:
                    rules.add(rule_id)
        return {name: frozenset(rules) for name, rules in found.items()}

    def _clarified(self) -> Iterator[tuple[str, set[str]]]:
        """Each clarification with the rules it is on, which may be written without the prefix."""
        row = re.compile(rf"^\| ({self.prefix}-CLAR-\d+) \| ([^|]+) \|", re.MULTILINE)
        name = re.compile(rf"(?:{self.prefix}-)?((?:[A-Z]+-)+\d+)")
        for rule_id, subjects in row.findall(self.text()):
            yield rule_id, {f"{self.prefix}-{each}" for each in name.findall(subjects)}

    def _chapters(self) -> dict[str, str]:
        """Each id with its title and the headings above it, those inside tables too."""
        heading = re.compile(r"^(##+) (.+)$|^\| \| \*\*([^*]+)\*\*")
        above: dict[int, str] = {}
        found = {}
        titles = dict(self.definitions())
        for line in self.text().splitlines():
            if match := heading.match(line):
                level = len(match[1]) if match[1] else 9
                above = {n: text for n, text in above.items() if n < level}
                above[level] = match[2] or match[3]
            for pattern in self.patterns:
                if rule := pattern.match(line):
                    found[rule["id"]] = " / ".join(
                        [rule["id"], titles[rule["id"]], *above.values()]
                    )
        return found

    def play_rules(self) -> set[str]:
        """The rules that describe play."""
        rules = {n for n, _ in self.definitions() if self.family(n) in self.play}
        return rules | set(self.also_play.findall(self.text()) if self.also_play else ())

    def examples(self) -> set[str]:
        """The worked examples."""
        return {n for n, _ in self.definitions() if self.family(n) in self.shown}

    def card_rules(self) -> set[str]:
        """The rules that are the text of a card."""
        cards = self.cards
        return {n for n in self.play_rules() if cards and cards.fullmatch(n)}

    def tied(self) -> set[str]:
        """The ids that are tied to code; a card's also by the data that lists its effects."""
        find(self.game)  # its import ties the rules to code
        ids = {rule_id for rule_id in carriers() if rule_id.startswith(f"{self.prefix}-")}
        return ids | (cards_with_effects() if self.cards else set())

    def reasons(self) -> dict[str, str]:
        """The rules that need no code, with the reason."""
        return _reasons(f"{self.game}-not-code.toml")

    def untold(self) -> dict[str, str]:
        """The rules that no player is shown, with the reason."""
        return _reasons(f"{self.game}-not-told.toml")

    def messages(self, language: str) -> list[str]:
        """The ids that a language tells, with title and text."""
        folder = GAMES / self.game.replace("-", "") / "locale"
        text = (folder / language / "rules.ftl").read_text(encoding="utf-8")
        told = rf"^({self.prefix}-[\w-]+) = \S.*\n {{4}}\.text = \S"
        return re.findall(told, text, re.MULTILINE)

    def ids_in_tests(self) -> dict[str, list[str]]:
        """Every id in the name, a `rules` marker or the parameter ids of a test, with these."""
        names = dict(self.also_called) | {rule_id: rule_id for rule_id, _ in self.definitions()}
        known = {_bare(self.prefix, name): rule_id for name, rule_id in names.items()}
        found: dict[str, list[str]] = {}
        for name, where in named_in_tests(self.prefix):
            found.setdefault(known.get(name, name), []).append(where)
        return found


def _reasons(file: str) -> dict[str, str]:
    return tomllib.loads((DOCS / file).read_text(encoding="utf-8"))


def cards_with_effects() -> set[str]:
    """The cards of Northgard that the component data give effects to, which are carried out."""
    return {f"{NORTHGARD_RULES.prefix}-CARD-{c.key}" for c in default().cards if c.effects}


ICE_GARDEN: Final = Catalogue(
    game="ice-garden",
    prefix="IG",
    play=frozenset(
        [
            *("DEF", "COMP", "SETUP", "ROUND", "INIT", "PLAN", "ACT", "VG", "INF", "MOVE", "MTN"),
            *("RAVEN", "REP", "MAKE", "ACTV", "VUKO", "DOM", "LOCK", "NEXT", "END", "GOAL", "ADV"),
            *("TILE", "SOLO", "RUL", "CLAR"),
        ]
    ),
    shown=frozenset({"EX", "TV"}),
    # In a list, in a table, above a table of component data.
    patterns=(
        re.compile(r"^\s*- \*\*(?P<id>IG-[A-Z]+-\d+) (?P<title>[^*]+)\*\*"),
        re.compile(r"^\| \*\*(?P<id>IG-[A-Z]+-\d+)\*\* (?P<title>\| [^|]+|[^|]+)\|"),
        re.compile(r"^\| (?P<id>IG-CLAR-\d+) \| [^|]+ \| (?P<title>[^|]+)\|"),
        re.compile(r"^\| (?P<id>IG-ED-\d+) \| [^|]+ \| (?P<title>[^|]+)\|"),
        re.compile(r"^\*\*(?P<id>IG-DATA-\d+)(?P<title>[^*]*)\*\*"),
    ),
    # The real differences between the editions.
    also_play=re.compile(r"^\| (IG-ED-\d+) \| \*\*R\*\* \|", re.MULTILINE),
    variants={
        "advanced": re.compile(r"Advanced (variant|setup|only)|Active Vuko tile"),
        "extra tiles": re.compile(r"\(extra set\)"),
        "solo": re.compile(r"\bSolo\b"),
    },
)

NORTHGARD: Final = Catalogue(
    game="northgard",
    prefix="NG",
    play=frozenset(
        [
            *("COMP", "GLOS", "SETUP", "DECK", "YEAR", "ACT", "HARV", "TRADE", "WINTER", "EOY"),
            *("CARD", "RECRUIT", "BUILD", "BLDG", "MOVE", "EXPLORE", "DRAW", "SPECIAL", "COMBAT"),
            *("RETREAT", "END", "VAR", "CLAN", "CREAT", "CREA", "INFO", "GEO", "CLAR", "Q"),
        ]
    ),
    shown=frozenset({"TV", "GM"}),
    # In a table (one row is for both Feasts), in a numbered list, in a sentence.
    patterns=(
        re.compile(r"^\| (?P<id>NG-CLAR-\d+) \| [^|]+ \| (?P<title>[^|]+)\|"),
        re.compile(r"^\| (?P<id>NG-(?:[A-Z]+-)+\d+[a-e]?)(?:, S-06)? \| (?P<title>[^|]+)\|"),
        re.compile(r"^\| (?P<id>TV-\d+|GM-\d+p?) \| (?P<title>[^|]+)\|"),
        re.compile(r"^\d\. (?P<id>NG-GEO-\d+): (?P<title>[^;:(]+)"),
        re.compile(r"^(?P<title>[A-Z][^(|]+) \((?P<id>NG-GEO-\d+)\):"),
    ),
    gaps=frozenset({"NG-COMBAT", "NG-CREA", "NG-GEO", "TV"}),
    cards=re.compile(r"NG-CARD-(?:S|C|E|A|ACH|U)-\d+"),
    also_called={"NG-CARD-S-06": "NG-CARD-S-05"},
    variants={
        "teams": re.compile(r"^NG-VAR-TEAM-"),
        "ten years": re.compile(r"^NG-VAR-LONG-"),
        "creatures": re.compile(r"Creatures module|\(module\)"),
        "more_creatures": re.compile(r"more creatures"),
    },
)

CATALOGUES: Final = (ICE_GARDEN, NORTHGARD)


# Ids in tests.


def named_in_tests(prefix: str) -> Iterator[tuple[str, str]]:
    """The bare names of ids of a game in the tests, each with the test that carries it."""
    in_name = re.compile(rf"(?:^|_){prefix.lower()}_((?:[a-z]+_){{1,2}}\d+[a-z]?)(?![a-z0-9])")
    in_text = re.compile(rf"\b{prefix}-((?:[A-Z]+-){{1,2}}\d+[a-z]?)")
    for path in _test_files():
        for test in _tests_in(path):
            where = f"{path.relative_to(ROOT)}::{test.name}"
            texts = [*_parameter_ids(test), *(text for ids in _markers(test) for text in ids)]
            ids = in_name.findall(test.name) + [n for text in texts for n in in_text.findall(text)]
            yield from ((_bare(prefix, each), where) for each in ids)


def _bare(prefix: str, text: str) -> str:
    """An id as it is compared: `NG-CARD-C-05` and `card_c_5` are both `card-c-5`."""
    name = text.removeprefix(f"{prefix}-").lower().replace("_", "-")
    return re.sub(r"-0+(?=\d)", "-", name)


def marked_in_tests() -> Iterator[tuple[str, str]]:
    """What stands in a `rules` marker, as it is written, each with the test that carries it."""
    for path in _test_files():
        for test in _tests_in(path):
            for marker in _markers(test):
                yield from ((text, f"{path.relative_to(ROOT)}::{test.name}") for text in marker)


def _test_files() -> list[Path]:
    """The files that pytest collects."""
    return sorted((ROOT / "tests").rglob("test_*.py"))


@cache
def _tests_in(path: Path) -> tuple[ast.FunctionDef, ...]:
    """The tests of a file."""
    try:
        module = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError:
        return ()  # pytest reports such a file by itself
    functions = (node for node in ast.walk(module) if isinstance(node, ast.FunctionDef))
    return tuple(node for node in functions if node.name.startswith("test_"))


def _decorating(test: ast.FunctionDef) -> Iterator[ast.AST]:
    """Every node of the decorators of a test."""
    for decorator in test.decorator_list:
        yield from ast.walk(decorator)


def _parameter_ids(test: ast.FunctionDef) -> Iterator[str]:
    """The texts in `ids=[...]` and `pytest.param(..., id=...)` of the decorators."""
    for node in _decorating(test):
        if isinstance(node, ast.keyword) and node.arg in ("id", "ids"):
            yield from (str(n.value) for n in ast.walk(node) if isinstance(n, ast.Constant))


def _markers(test: ast.FunctionDef) -> Iterator[list[str]]:
    """What stands in each `pytest.mark.rules(...)`, of the test or of one of its parameters."""
    for node in _decorating(test):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == MARKER:
            yield [ast.unparse(argument).strip("'") for argument in node.args]


# Coverage.


@dataclass(frozen=True)
class Coverage:
    """How much of a catalogue the project carries out and checks."""

    game: str
    rules: set[str]
    coded: set[str]
    with_reason: set[str]
    examples: set[str]
    cards: set[str]
    with_test: set[str]

    @property
    def with_code(self) -> set[str]:
        """Rules that describe play and are tied to code."""
        return self.rules & self.coded

    @property
    def rules_open(self) -> list[str]:
        """Rules that describe play without code or reason."""
        return sorted(self.rules - self.with_code - self.with_reason)

    @property
    def coded_open(self) -> list[str]:
        """Ids that are tied to code without a test that carries them."""
        return sorted(self.coded - self.with_test, key=_by_number)

    @property
    def examples_open(self) -> list[str]:
        """Worked examples without a test."""
        return sorted(self.examples - self.with_test, key=_by_number)

    @property
    def cards_open(self) -> list[str]:
        """Cards without a test of their own."""
        return sorted(self.cards - self.with_test, key=_by_number)


def _by_number(rule_id: str) -> tuple[str, int, str]:
    group, _, number = rule_id.rpartition("-")
    return group, int(re.sub(r"\D", "", number)), number


def coverage(catalogue: Catalogue) -> Coverage:
    """The coverage as it is now."""
    rules, shown, cards = catalogue.play_rules(), catalogue.examples(), catalogue.card_rules()
    reasons, tested = rules & set(catalogue.reasons()), set(catalogue.ids_in_tests())
    return Coverage(catalogue.game, rules, catalogue.tied(), reasons, shown, cards, tested)
