"""Games of rules version 1 are the same games under the rules of today."""

import pytest

import skald
from skald.kernel.agenda import CHANCE
from skald.kernel.errors import WrongRulesVersion
from skald.kernel.migration import Migration, Walk, todays_setup
from skald.kernel.record import Record
from skald.kernel.rules import Setup, find
from tests.migration.records import GAMES, Old, position

# Version 1 ignored how many reserves an own box has; nothing of today is like that.
GONE = {"igr-0001": r"“\* reserves .* not possible under version 2: .*IG-SETUP-11"}
READABLE = [old for old in GAMES if old.name not in GONE]
each_game = pytest.mark.parametrize("old", READABLE, ids=lambda old: old.name)

# The steps that wrote other lines under version 1.
CHANGED = {
    "ice-garden": {"Hit", "SpeedMove", "IceFloe", "Carry", "ShiftMfactor", "Flee", "Scatter"},
    "northgard": {"DealAchievement", "Levy", "Move", "NameCreatures", "Retreat", "Trade"},
}


@each_game
def test_a_game_ends_as_it_did_and_is_a_record_of_today(old: Old) -> None:
    match = old.record.replay()
    assert match.over
    assert position(old.record.game, match.state) == old.positions[-1][1]
    new = Record.from_json(match.record().to_json())
    assert new.version == find(old.record.game).version > old.record.version == 1
    assert new.outcome == old.record.outcome
    assert new.replay().fingerprint() == match.fingerprint()


@each_game
def test_a_game_that_goes_on_stands_where_it_stood(old: Old) -> None:
    for lines, there, who in old.positions[:-1]:
        match = old.cut(lines).replay()
        assert position(old.record.game, match.state) == there, lines
        assert match.actor() == who, lines
        assert not match.over
        again = match.record().replay()
        assert again.fingerprint() == match.fingerprint()
        assert again.legal() == match.legal()


@pytest.mark.parametrize("old", READABLE[::6], ids=lambda old: old.name)
def test_the_text_of_a_record_says_the_same(old: Old) -> None:
    text = old.record.to_text()
    assert "rules=1" in text
    read = Record.from_text(text)
    assert read.lines == old.record.lines
    assert read.replay().fingerprint() == old.record.replay().fingerprint()


@pytest.mark.parametrize("old", [old for old in GAMES if old.name in GONE], ids=lambda o: o.name)
def test_what_no_rule_of_today_allows_is_told(old: Old) -> None:
    with pytest.raises(WrongRulesVersion, match=GONE[old.name]):
        old.record.replay()


# The games show what changed.


@pytest.fixture
def rewritten(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The steps at which lines of a record have become others."""
    found: set[str] = set()
    for game in skald.games():
        _watch(monkeypatch, type(find(game).migrations[1]), found)
    return found


def _watch(monkeypatch: pytest.MonkeyPatch, kind: type[Migration], found: set[str]) -> None:
    read = kind.read

    def watched(self: Migration, walk: Walk) -> bool:
        step, lines, plies = walk.step, list(walk.lines), len(walk.match.history)
        is_read = read(self, walk)
        old = lines[: len(lines) - len(walk.lines)]
        is_same = [ply.line for ply in walk.match.history[plies:]] == old
        if not (is_same and lines[len(old) :] == list(walk.lines)):
            found.add(type(step).__name__)
        return is_read

    monkeypatch.setattr(kind, "read", watched)


@pytest.mark.parametrize("game", sorted(CHANGED))
def test_every_changed_step_is_met(game: str, rewritten: set[str]) -> None:
    for old in READABLE:
        if old.record.game == game:
            old.record.replay()
    assert rewritten == CHANGED[game]


# Options.


def options_today(game: str, players: int, **options: str) -> dict[str, str]:
    """The options of a version-1 game as they are now."""
    return todays_setup(find(game), 1, Setup(players, options)).options


@pytest.mark.parametrize(
    ("players", "options", "today"),
    [
        (2, {"visit_controlled": "ignore"}, {}),
        (2, {"vuko_tiles": "chosen", "extra_tiles": "on"}, {"vuko_tiles": "random"}),
        (2, {"advanced": "on", "extra_tiles": "on"}, {"advanced": "on", "extra_tiles": "on"}),
        (1, {"solo": "easy", "vuko_tiles": "chosen"}, {"solo": "easy", "vuko_tiles": "random"}),
        (1, {"solo": "easy", "advanced": "on"}, {"solo": "medium", "advanced": "off"}),
        (1, {"solo": "hard", "advanced": "on", "vuko_tiles": "chosen"}, {"vuko_tiles": "chosen"}),
    ],
)
def test_options_that_were_not_heeded_are_dropped(
    players: int, options: dict[str, str], today: dict[str, str]
) -> None:
    now = options_today("ice-garden", players, **options)
    assert "visit_controlled" not in now
    assert today.items() <= now.items()


def test_only_who_has_made_losing_trades_goes_on_with_them() -> None:
    northgard = [old.record for old in READABLE if old.record.game == "northgard"]
    told = {
        (
            record.replay().setup.options["losing_trades"],
            any(_loses(line) for line in record.lines),
        )
        for record in northgard
    }
    assert told <= {("on", True), ("off", False)}
    assert ("on", True) in told
    assert options_today("northgard", 2)["losing_trades"] == "off"


def _loses(line: str) -> bool:
    given, _, taken = line.partition(">")
    return " trade " in line and taken in given.split()


# A game that was not so far.


@pytest.mark.parametrize("lines", [0, 1, 2, 3])
def test_clans_are_chosen_again_if_no_achievement_was_known(lines: int) -> None:
    old = next(o for o in READABLE if o.record.setup.options.get("clans") == "chosen")
    match = old.cut(lines).replay()
    assert match.seat == CHANCE
    assert [ply.action.verb for ply in match.history] == ["reveal"] * max(
        0, lines - match.setup.players
    )
