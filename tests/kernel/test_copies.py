"""Copies and pickles of a match, on either build: the same game, and it goes on alike."""

import copy
import pickle
import pickletools
import re
from collections.abc import Callable

import pytest

import skald
from skald.games.icegarden import content as icegarden
from skald.kernel.dice import Dice
from skald.kernel.errors import WrongRulesVersion
from skald.kernel.match import Match, new_match
from skald.kernel.playout import choose
from skald.kernel.record import Record
from tests.toy.game import RULES as TOY
from tests.toy.game import TAKE, Toy, Turn, toy_match
from tests.toy.known import toy

pytestmark = pytest.mark.usefixtures("toy")

__all__ = ["toy"]

# How many actions chosen by a seat lie before the copy.
MOMENTS = (0, 3, 40, 150)


def pickled(match: Match) -> Match:
    """The match after a journey to another process."""
    again = pickle.loads(pickle.dumps(match))
    assert isinstance(again, Match)
    return again


WAYS: dict[str, Callable[[Match], Match]] = {
    "clone": Match.clone,
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": pickled,
}


def played(game: str, decisions: int) -> Match:
    """A match after so many random decisions, with its events."""
    match = skald.game(game).match(players=3, seed=decisions, listen=True)
    _play(match, Dice(decisions), decisions)
    return match


def _play(match: Match, dice: Dice, decisions: int) -> None:
    for _ in range(decisions):
        if match.over:
            return
        match.play(choose(match.state, dice))


def story(match: Match) -> list[str]:
    """Everything that happened, with its rules and facts."""
    return [
        f"{ply.seat} {ply.line} {ply.events} {ply.forced} {[e.secret for e in ply.events]}"
        for ply in match.history
    ]


def to_the_end(match: Match) -> list[str]:
    """The whole story if it is played out with the same choices."""
    _play(match, Dice(99), 100_000)
    assert match.over
    return [*story(match), match.fingerprint()]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", skald.games())
def test_a_copy_is_the_same_game_and_goes_on_alike(game: str, way: str) -> None:
    for moment in MOMENTS:
        match = played(game, moment)
        again = WAYS[way](match)
        assert again.fingerprint() == match.fingerprint()
        assert again.legal() == match.legal()
        assert again.step == match.step
        assert story(again) == story(match)
        assert again.record().to_json() == match.record().to_json()
        before = story(match)
        after = to_the_end(again)
        assert story(match) == before, "playing on a copy changed the original"
        assert to_the_end(match) == after


@pytest.mark.parametrize("game", skald.games())
def test_a_finished_match_can_be_pickled(game: str) -> None:
    match = played(game, 100_000)
    again = pickled(match)
    assert again.over
    assert repr(again.outcome) == repr(match.outcome)
    again.rewind(10)
    assert len(again.history) >= 10


def test_own_components_survive() -> None:
    data = icegarden.default().raw
    match = new_match(skald.game("ice-garden").rules, 2, 5, {"data": "mine.toml"}, data)
    again = pickled(match)
    assert again.setup.data == data
    assert again.record().to_json() == match.record().to_json()
    assert to_the_end(again) == to_the_end(match)


def test_chance_by_hand_stays_by_hand() -> None:
    again = pickled(toy_match())
    assert repr(again) == "<Match toy, 2 players, 0 actions, chance is due>"
    again.play("coin heads")
    assert again.legal() == TAKE


def test_a_pickle_holds_nothing_of_the_inside() -> None:
    """Neither a state nor a step: what they are made of differs between the builds."""
    data = pickle.dumps(played("northgard", 40), protocol=2)
    found = {str(arg) for code, arg, _ in pickletools.genops(data) if code.name == "GLOBAL"}
    assert found == {
        "skald.kernel.dice Dice",
        "skald.kernel.events Event",
        "skald.kernel.match Match",
        "skald.kernel.match Ply",
        "skald.kernel.rules Setup",
        "skald.kernel.rules action_of",
        "skald.kernel.rules rules_of_version",
    }


def test_a_pickle_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    data = pickle.dumps(toy_match("coin heads"))
    monkeypatch.setattr(Toy, "version", 8)
    with pytest.raises(WrongRulesVersion, match=r"version 7 of toy; here is version 8\.$"):
        pickle.loads(data)


@pytest.mark.parametrize("game", skald.games())
def test_what_belongs_to_a_game_is_found_again(game: str) -> None:
    found = skald.game(game)
    table = found.rules.table
    actions = [table[number] for number in range(0, len(table), 97)]
    for again in (pickle.loads(pickle.dumps(actions)), copy.deepcopy(actions)):
        assert all(one is other for one, other in zip(again, actions, strict=True))
    assert pickle.loads(pickle.dumps(found)).rules is found.rules
    assert copy.deepcopy(found).rules is found.rules


def test_a_step_and_dice_can_be_copied() -> None:
    step, dice = played("northgard", 40).step, Dice(5)
    assert pickle.loads(pickle.dumps(step)) == step
    assert copy.deepcopy(Turn(1)) == Turn(1)
    again = pickle.loads(pickle.dumps(dice))
    assert [again.next() for _ in range(3)] == [dice.next() for _ in range(3)]


@pytest.mark.parametrize("game", skald.games())
def test_a_position_is_copied_but_never_pickled(game: str) -> None:
    state = played(game, 3).state
    for again in (copy.copy(state), copy.deepcopy(state)):
        assert again is not state
        assert again.to_json() == state.to_json()
    with pytest.raises(TypeError, match="pickle the Match"):
        pickle.dumps(state)


def test_records_can_be_pickled() -> None:
    record = played("ice-garden", 40).record()
    again = pickle.loads(pickle.dumps(record))
    assert isinstance(again, Record)
    assert again.to_json() == record.to_json()


# What they say of themselves.


@pytest.mark.parametrize("game", skald.games())
def test_a_match_tells_where_it_stands(game: str) -> None:
    match = played(game, 40)
    said = f"<Match {game}, 3 players, {len(match.history)} actions, turn of seat {match.seat}>"
    assert repr(match) == said
    _play(match, Dice(1), 100_000)
    assert match.outcome is not None
    first, reason = match.outcome.winners[0], match.outcome.reason
    assert re.search(rf" actions, won by seats? {first}\b.* \({reason}\)>$", repr(match))


def test_the_others_tell_what_they_are() -> None:
    match = toy_match("coin heads", "take 3", "shake", "shake")
    assert repr(skald.game("northgard")) == "<Game northgard, 2 to 5 players>"
    assert repr(match.record()) == "<Record toy, rules 7, 2 players, 4 actions, over by last>"
    assert repr(toy_match().record()) == "<Record toy, rules 7, 2 players, 0 actions, unfinished>"
    assert repr(match.history[1]) == "<Ply a take 3>"
    assert repr(match.setup) == "<Setup 2 players, polite=on, name=nobody>"
    assert repr(TOY) == "<Rules of toy, version 7>"
    assert repr(TOY.table) == "<ActionTable toy, 6 actions>"
    assert list(map(repr, TOY.options)) == [
        "<Option polite=on|off, default on>",
        "<Option name=…, default nobody>",
    ]
    assert repr(TAKE[0]) == "<take 1>"
    assert repr(Dice(5)) == "Dice(5)"
