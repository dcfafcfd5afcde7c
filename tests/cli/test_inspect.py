"""`skald inspect`: a step with everything that follows from its declaration."""

import json
from pathlib import Path

import pytest

import skald
from skald.kernel.forms import verbs_in
from tests.cli.conftest import Run

VERBS = verbs_in(skald.game("northgard").rules.table)
ROOT = Path(__file__).parents[2]

BRIBE_GROUP = """\
BribeGroup  choice step of northgard
skald/games/northgard/rules/specials/bribery.py:{line}
One or two regular units; their owner attacks if somebody else is there.

field    kind        secrecy   observation
seat     seat        open      choosing [0:5]
source   territory   open      from [184:287]
target   territory   open      at [81:184]

is a     Choice
view     source, target
prompt   ng-prompt-BribeGroup (player, source, target)
rules    NG-CARD-A-27  Bribery
"""


def source_line(facts: dict[str, str]) -> str:
    """The line of the source that a step names."""
    path, _, line = facts["source"].partition(":")
    return (ROOT / "src" / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]


def test_a_step_with_all_that_follows(run: Run) -> None:
    out = run("inspect", "northgard", "BribeGroup").stdout
    line = out.partition(":")[2].split()[0]
    assert out == BRIBE_GROUP.format(line=line)


def test_secrets_and_bookkeeping_are_named(run: Run) -> None:
    out = run("inspect", "northgard", "SortDrawn").stdout
    assert "before     several: card   secret" in out
    assert "view     publishes none of its fields" in out
    assert "(player, discards, tops)" in out
    assert "flags" in (out := run("inspect", "northgard", "AxeThrow").stdout)
    assert "inner" in out
    assert "is a     Duel > Choice" in out


def test_an_automatic_step_asks_nobody(run: Run) -> None:
    out = run("inspect", "ice-garden", "Dominate").stdout
    assert "automatic step of ice-garden" in out
    assert "prompt" not in out


@pytest.mark.parametrize("game", skald.games())
def test_every_step_can_be_inspected(run: Run, game: str) -> None:
    steps = json.loads(run("inspect", game, "--json").stdout)["steps"]
    assert [step["step"] for step in steps] == list(skald.game(game).rules.steps)
    for step in steps:
        assert source_line(step).startswith(f"class {step['step']}("), step
        assert step["text"]
        assert (step["sort"] == "choice") == bool(step["prompt"])


def test_the_list_names_each_step_with_its_chapter(run: Run) -> None:
    lines = run("inspect", "northgard").stdout.splitlines()
    assert lines[0] == "appear"
    assert "specials.bribery" in lines
    at = lines.index("draw")
    assert lines[at + 1].split()[:2] == ["DrawCards", "automatic"]
    assert len([line for line in lines if line.startswith("  ")]) == 125 + len(VERBS)
    assert "  gather          gather | gather {place}" in lines


FROM = """\
from  verb of northgard

from {place}{kaija}  206 actions, from t0 to from t102+kaija
  part    kind        field
  place   territory   target
  kaija   flag        kind

words    ng-action-from, or a variant of it
"""


def test_a_verb_says_what_the_fields_of_its_actions_mean(run: Run) -> None:
    assert run("inspect", "northgard", "from").stdout == FROM
    assert "pass  one action" in run("inspect", "northgard", "pass").stdout
    forms = json.loads(run("inspect", "ice-garden", "hit", "--json").stdout)["forms"]
    assert [form["text"] for form in forms] == [
        "hit {place} {player}.{piece}",
        "hit {place} {player}.{piece}/{damage}",
        "hit {place} nat",
    ]


def test_upper_and_lower_case_do_not_matter(run: Run) -> None:
    assert run("inspect", "northgard", "bribeto").stdout.startswith("BribeTo ")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ("northgard", "BribTo"),
            "northgard has no step or verb “BribTo”; "
            "did you mean BribeTo or BribeFrom or BribeGroup?\n",
        ),
        (
            ("ice-garden", "xyz"),
            "ice-garden has no step or verb “xyz”; `skald inspect` lists all it has.\n",
        ),
        (("chess",), "There is no game “chess”; there is ice-garden, northgard.\n"),
    ],
)
def test_an_unknown_name_is_one_sentence(run: Run, arguments: tuple[str, ...], told: str) -> None:
    result = run("inspect", *arguments)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", told)
