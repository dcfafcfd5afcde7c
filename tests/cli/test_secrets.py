"""What one seat knows and another does not: narration, one keyboard for several, questions."""

import io
import re

import pytest
from rich.console import Console

from skald.bots import make_bot
from skald.cli.commands import COMMANDS
from skald.cli.screen import Screen
from skald.cli.seating import Seating
from skald.cli.session import Session
from skald.cli.trouble import Trouble
from skald.games.northgard.game import RULES
from skald.games.northgard.rules.turn import Turn
from skald.kernel.match import Match
from skald.kernel.rules import Setup
from skald.lang import Speech
from tests.cli.conftest import GAMES, Run
from tests.northgard import Board, board

# Somebody draws a card or is dealt a tile, by name or not.
DRAWING = re.compile(r"^  (?P<who>[RBYGP]) .*? (draws|is dealt|puts) (?P<what>.*)$", re.MULTILINE)


def names_something(what: str) -> bool:
    """Whether a card or tile is named."""
    return any(
        re.match(r"(draws |is dealt )?(a card|a tile)( ×\d+)?$", part) is None
        for part in what.split(", ")
        if part.startswith(("draws", "is dealt")) or part == what
    )


def own_and_others(out: str, reader: str) -> tuple[list[str], list[str]]:
    """What was drawn by the reader, and by others, as told."""
    found = [(m["who"], m["what"]) for m in DRAWING.finditer(out) if "puts" not in m[0]]
    own = [what for who, what in found if who == reader]
    return own, [what for who, what in found if who != reader]


def test_the_draws_of_others_are_not_named(run: Run) -> None:
    args = ["terminal", "northgard", "--players", "4", "--seed", "3"]
    own, others = own_and_others(run(*args, lines=["1"] * 5000).stdout, "R")
    assert own
    assert all(names_something(what) for what in own)
    assert len(others) > 20
    assert not any(names_something(what) for what in others)


def test_one_keyboard_for_several(run: Run) -> None:
    """A whole game: each part between two passes of the keyboard tells one seat's secrets only."""
    args = ["terminal", "northgard", "--players", "3", "--hotseat", "--seed", "8"]
    args += ["--option", "clans=wolf,bear,stag"]
    out = run(*args, lines=["1"] * 20000).stdout
    assert "The game is over." in out
    clans = {"Wolf": "R", "Bear": "B", "Stag": "Y"}
    parts = re.split(r"Pass the keyboard to (\w+) Clan", out)[1:]
    readers = [clans[clan] for clan in parts[::2]]
    assert set(readers) == {"R", "B", "Y"}
    named = 0
    for reader, part in zip(readers, parts[1::2], strict=True):
        own, others = own_and_others(part, reader)
        named += sum(map(names_something, own))
        assert not any(names_something(what) for what in others)
        prompts = re.findall(r"^([RBY]) \w+ Clan \(", part, re.MULTILINE)
        assert set(prompts) <= {reader}
    assert named > 30


def test_games_without_secrets_need_no_passing(run: Run) -> None:
    out = run(*GAMES["ice-garden"], "--hotseat", lines=["1"] * 6).stdout
    assert "Pass the keyboard" not in out


def test_leaving_at_the_pass_of_the_keyboard(run: Run) -> None:
    result = run(*GAMES["northgard"], "--hotseat", lines=["quit"])
    assert result.exit_code == 0
    assert result.stdout.endswith("Goodbye.\n")


# Single positions.


class Seated:
    """A session over a position that a test has set up."""

    def __init__(self, b: Board, people: tuple[int, ...]) -> None:
        match = Match.__new__(Match)
        setup = Setup(b.s.seats, b.s.setting.options)
        match.__dict__.update(rules=RULES, setup=setup, history=[])
        match.__dict__.update(_state=b.s, _listen=True, _manual_chance=True)
        b.s.log = None
        self.out = io.StringIO()
        screen = Screen(Console(file=self.out, width=100), "northgard", Speech("en"))
        bots = {n: make_bot("random", RULES, n) for n in range(b.s.seats) if n not in people}
        self.match = match
        self.session = Session(match, lambda _: Seating(people, bots), screen, 1)


def defended(*hand: str) -> Board:
    """Blue has just played a card; Defensive Strategy is somewhere in red's deck."""
    b = board("wolf stag", "GM-12").put("r", "START.N", 3).put("b", "START.S", 3)
    b.s.advanced.remove(b.card("defensive-strategy"))
    b.hand("r", *hand).hand("b", "recruit")
    draw = "feast" if "defensive-strategy" in hand else "feast defensive-strategy"
    return b.zones("r", draw=draw).start(Turn(1)).play("play recruit")


def test_who_cannot_respond_is_not_asked_and_nothing_is_said_NG_CARD_A_06() -> None:
    seated = Seated(defended("move"), (0,))
    assert seated.match.legal()[0].text == "allow"
    seated.session.turn()
    assert seated.out.getvalue() == ""
    assert seated.match.seat == 1


def test_who_can_respond_is_asked_NG_CARD_A_06(monkeypatch: pytest.MonkeyPatch) -> None:
    seated = Seated(defended("move", "defensive-strategy"), (0,))
    monkeypatch.setattr("builtins.input", lambda _: "respond")
    seated.session.turn()
    assert "Defensive Strategy" in seated.out.getvalue()
    assert [ply.action.text for ply in seated.match.history] == ["respond"]


@pytest.mark.parametrize("hand", [["move"], ["move", "defensive-strategy"]])
def test_at_one_keyboard_both_are_asked_NG_INFO_12(
    monkeypatch: pytest.MonkeyPatch, hand: list[str]
) -> None:
    """Who sees the keyboard pass by must not learn from it who holds the card."""
    seated = Seated(defended(*hand), (0, 1))
    lines = iter(["", "allow"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    seated.session.turn()
    assert "Pass the keyboard to Wolf Clan (red)" in seated.out.getvalue()
    assert next(lines, None) is None


def test_no_undo_once_a_hand_was_seen_NG_INFO_11(monkeypatch: pytest.MonkeyPatch) -> None:
    b = board("wolf stag", "GM-12").put("r", "START.N", 3).put("b", "START.S", 3)
    b.hand("r", "spy", "move").hand("b", "recruit", "feast")
    seated = Seated(b.start(Turn(0)), (0,))
    monkeypatch.setattr("builtins.input", lambda _: "play spy")
    seated.session.turn()
    assert [a.text for a in seated.match.legal()] == ["card recruit", "card feast"]
    with pytest.raises(Trouble, match="term-undo-seen"):
        COMMANDS["undo"](seated.session, "")
