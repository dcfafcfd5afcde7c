"""`skald inspect`: what a step or a verb of the rules declares, and what follows from it."""

import ast
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from skald import api
from skald.cli.screen import make_console, print_data
from skald.drawing.canvas import text
from skald.drawing.palette import FAINT, LABEL
from skald.kernel.agenda import Choice, Step
from skald.kernel.errors import SkaldError
from skald.kernel.fields import Field, declared, text_of
from skald.kernel.forms import Verb, verbs_in
from skald.kernel.games import find_game
from skald.kernel.rulebook import rules_of
from skald.kernel.rules import Rules
from skald.lang import Speech
from skald.rl import encoder, environments
from skald.rulebook import known_rule

_NEAR: Final = 3


class UnknownStep(SkaldError):
    """A step or a verb that the rules do not have."""


def list_all(game: str, *, as_json: bool) -> None:
    """Every step of a game by chapter, with the first line of what it says; then its verbs."""
    rules = api.game(game).rules
    verbs = verbs_in(rules.table)
    if as_json:
        steps = [facts_of(rules, cls) for cls in rules.steps.values()]
        print_data({"steps": steps, "verbs": [verb_facts(rules, name) for name in verbs]})
        return
    console = make_console()
    for chapter, classes in sorted(_chapters(rules).items()):
        console.print(Text(chapter, LABEL))
        rows = [[cls.__name__, _sort(cls), text_of(cls).partition("\n")[0]] for cls in classes]
        _print_columns(console, rows, indent=2)
    console.print(Text("verbs", LABEL))
    _print_columns(console, [[n, " | ".join(_form(f) for f in verbs[n])] for n in verbs], indent=2)


def _form(verb: Verb) -> str:
    return f"{verb.name} {verb.text}".rstrip()


def _chapters(rules: Rules) -> dict[str, list[type[Step]]]:
    """The steps by the module in which they stand, below `rules`."""
    found: dict[str, list[type[Step]]] = {}
    for cls in rules.steps.values():
        found.setdefault(cls.__module__.partition(".rules.")[2], []).append(cls)
    return found


def _print_columns(console: Console, rows: Sequence[Sequence[str]], indent: int = 0) -> None:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        console.print(Text(" " * indent + "   ".join(cells).rstrip()), soft_wrap=True)


def _sort(cls: type[Step]) -> str:
    return "choice" if issubclass(cls, Choice) else "automatic"


def show(game: str, name: str, *, as_json: bool) -> None:
    """All about one step, or one verb."""
    rules = api.game(game).rules
    found = find_name(rules, name)
    is_step = found in rules.steps
    facts = facts_of(rules, rules.steps[found]) if is_step else verb_facts(rules, found)
    if as_json:
        print_data(facts)
    elif is_step:
        _print(make_console(), facts)
    else:
        _print_verb(make_console(), facts)


def find_name(rules: Rules, name: str) -> str:
    """A step or a verb as its rules spell it; else a step in upper or lower case."""
    verbs = verbs_in(rules.table)
    if name in rules.steps or name in verbs:
        return name
    names = {known.lower(): known for known in (*verbs, *rules.steps)}
    if name.lower() not in names:
        near = [names[close] for close in get_close_matches(name.lower(), names, _NEAR)]
        hint = f"did you mean {' or '.join(near)}?" if near else "`skald inspect` lists all it has."
        raise UnknownStep(f"{rules.id} has no step or verb “{name}”; {hint}")
    return names[name.lower()]


def facts_of(rules: Rules, cls: type[Step]) -> dict[str, Any]:
    """What a step declares and what is derived from it, as plain data."""
    is_choice = issubclass(cls, Choice)
    return {
        "step": cls.__name__,
        "game": rules.id,
        "sort": _sort(cls),
        "text": text_of(cls),
        "source": source_of(cls),
        "bases": [base.__name__ for base in _bases(cls)],
        "fields": [_field_facts(field, slots_of(rules.id, cls)) for field in declared(cls)],
        "view": list(rules.publishes(cls)),
        "prompt": f"{rules.prefix.lower()}-prompt-{cls.__name__}" if is_choice else None,
        "variables": list(find_game(rules.id).presenter.prompt_variables(cls)) if is_choice else [],
        "rules": list(rules_of(cls)),
    }


def _bases(cls: type[Step]) -> list[type]:
    """The steps that a step is made from, down to `Choice` or `Automatic`."""
    return [base for base in cls.__mro__[1:] if issubclass(base, Step) and base is not Step]


def _field_facts(field: Field, slots: dict[str, str]) -> dict[str, Any]:
    return {
        "name": field.name,
        "kind": field.kind.name,
        "several": field.many,
        "secrecy": field.mark.name,
        "observation": slots.get(field.name, ""),
    }


def slots_of(game: str, cls: type[Step]) -> dict[str, str]:
    """Where the observation of the learning environment tells the fields of a step."""
    found: dict[str, str] = {}
    for kind in environments().values():
        if kind.game == game:
            layout = encoder(kind.id).layout
            for name, slots in encoder(kind.id).slots_of(cls).items():
                cells = [f"{slot} {_range(layout[slot])}" for slot in slots]
                found[name] = ", ".join(cells)
    return found


def _range(cells: slice) -> str:
    return f"[{cells.start}:{cells.stop}]"


def source_of(cls: type) -> str:
    """The file and line of a class, below `skald`'s parent; the module if there is no source."""
    path = _source_file(cls.__module__)
    if path is None:
        return cls.__module__
    tree = ast.parse(path.read_text(encoding="utf-8"))
    lines = [n.lineno for n in tree.body if isinstance(n, ast.ClassDef) and n.name == cls.__name__]
    return f"{cls.__module__.replace('.', '/')}.py:{lines[0]}"


def _source_file(module: str) -> Path | None:
    """The source of a module; a compiled one has it beside it."""
    spec = find_spec(module)
    assert spec is not None
    path = Path(spec.origin or "")
    path = path.with_name(module.rpartition(".")[2] + ".py")
    return path if path.exists() else None


def _print(console: Console, facts: dict[str, Any]) -> None:
    console.print(text((facts["step"], LABEL), f"  {facts['sort']} step of {facts['game']}"))
    console.print(Text(facts["source"], FAINT))
    console.print(Text(facts["text"]), soft_wrap=True)
    console.print()
    headings = ["field", "kind", "secrecy", "observation"]
    _print_columns(console, [headings, *map(_row, facts["fields"])])
    console.print()
    for name, value in _derived(facts):
        console.print(text((f"{name:<9}", LABEL), value), soft_wrap=True)


def _row(field: dict[str, Any]) -> list[str]:
    several = "several: " if field["several"] else ""
    return [field["name"], several + field["kind"], field["secrecy"], field["observation"]]


def _derived(facts: dict[str, Any]) -> Iterator[tuple[str, str]]:
    yield "is a", " > ".join(facts["bases"])
    yield "view", ", ".join(facts["view"]) or "publishes none of its fields"
    if facts["prompt"]:
        yield "prompt", f"{facts['prompt']} ({', '.join(facts['variables'])})"
    for number, rule_id in enumerate(facts["rules"]):
        rule = known_rule(Speech("en"), facts["game"], rule_id)
        yield "" if number else "rules", f"{rule_id}  {rule.title if rule else ''}".rstrip()


# Verbs.


def verb_facts(rules: Rules, name: str) -> dict[str, Any]:
    """What a verb declares, form by form, as plain data."""
    return {
        "verb": name,
        "game": rules.id,
        "message": f"{rules.prefix.lower()}-action-{name}",
        "forms": [
            {
                "text": _form(verb),
                "parts": [[part.name, part.kind.name, part.slot] for part in verb.parts],
                "actions": len(actions),
                "first": actions[0].text,
                "last": actions[-1].text,
            }
            for verb, actions in verbs_in(rules.table)[name].items()
        ],
    }


def _print_verb(console: Console, facts: dict[str, Any]) -> None:
    console.print(text((facts["verb"], LABEL), f"  verb of {facts['game']}"))
    for form in facts["forms"]:
        console.print()
        console.print(text((form["text"], LABEL), f"  {_span(form)}"), soft_wrap=True)
        if form["parts"]:
            _print_columns(console, [["part", "kind", "field"], *form["parts"]], indent=2)
    console.print()
    console.print(text(("words    ", LABEL), f"{facts['message']}, or a variant of it"))


def _span(form: dict[str, Any]) -> str:
    if form["actions"] == 1:
        return "one action"
    return f"{form['actions']} actions, {form['first']} to {form['last']}"
