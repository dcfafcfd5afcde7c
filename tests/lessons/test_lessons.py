"""The guided first games: every script can be played, every step can be read and pointed at."""

from collections.abc import Iterator
from typing import get_args

import pytest

import skald
from skald.games.icegarden import game as icegarden
from skald.games.northgard import game as northgard
from skald.games.northgard.show import PRESENTER
from skald.kernel.games import find_game
from skald.kernel.match import Match
from skald.lang import LANGUAGES, Speech
from skald.lessons import Lesson, Step, lesson_of, taught_games
from skald.lessons.model import Kind
from tests.lang.catalogue import junk, keys, patterns, variables
from tests.presenters import icegarden_drawing, northgard_drawing

GAMES = taught_games()
FILES = [f"{game.replace('-', '')}/lesson" for game in GAMES]

game_by_game = pytest.mark.parametrize("game", GAMES)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def drawn(lesson: Lesson, match: Match) -> set[str]:
    """Every target that the pupil's board draws."""
    state, seat = match.state, lesson.seat
    if lesson.rules.id == "ice-garden":
        return icegarden_drawing.drawn(icegarden.RULES.view(state, seat))
    return northgard_drawing.drawable(
        northgard.RULES.view(state, seat), PRESENTER.content(state), seat
    )


def walk(lesson: Lesson) -> Iterator[tuple[Step, Match]]:
    """Each step with the match as it is when its text is read."""
    match = Match(lesson.rules, lesson.setup, manual_chance=True, listen=True)
    for line in lesson.opening:
        match.play(line)
    for step in lesson.steps:
        if step.kind != "watch":
            yield step, match
        for line in step.lines:
            match.play(line)
        if step.kind == "watch":
            yield step, match


def test_every_game_is_taught() -> None:
    assert taught_games() == skald.games()


@game_by_game
def test_the_script_is_played_line_by_line(game: str) -> None:
    lesson = lesson_of(game)
    match = Match(lesson.rules, lesson.setup, manual_chance=True)
    for line in lesson.script:
        match.play(line)
        lesson.rules.check(match.state)
    assert [ply.line for ply in match.history] == list(lesson.script)
    assert match.record().replay().fingerprint() == match.fingerprint()


@game_by_game
def test_it_is_as_long_as_a_first_lesson_should_be(game: str) -> None:
    lesson = lesson_of(game)
    assert 25 <= len(lesson.steps) <= 40
    assert not lesson.steps[0].lines
    assert not lesson.steps[-1].lines


@game_by_game
def test_steps_follow_each_other_without_a_gap(game: str) -> None:
    lesson = lesson_of(game)
    starts = [step.start for step in lesson.steps]
    ends = [step.end for step in lesson.steps]
    assert starts == [len(lesson.opening), *ends[:-1]]
    assert ends[-1] == len(lesson.script)
    assert len({step.key for step in lesson.steps}) == len(lesson.steps)


@game_by_game
def test_what_is_to_be_done_is_on_offer(game: str) -> None:
    lesson = lesson_of(game)
    for step, match in walk(lesson):
        assert step.kind in get_args(Kind)
        assert bool(step.lines) == (step.kind != "read"), step.key
        if step.kind == "do":
            assert match.seat == lesson.seat, step.key
            word, _, text = step.lines[0].partition(" ")
            assert word == match.actor(), step.key
            assert text in [action.text for action in match.legal()], step.key


@game_by_game
def test_nothing_is_taken_out_of_the_pupils_hands_that_matters(game: str) -> None:
    """What the script plays for the pupil himself has only one option."""
    lesson = lesson_of(game)
    match = Match(lesson.rules, lesson.setup, manual_chance=True)
    for line in lesson.opening:
        match.play(line)
    for step in lesson.steps:
        for line in step.lines:
            if step.kind == "watch" and match.seat == lesson.seat:
                assert len(match.legal()) == 1, (step.key, line)
            match.play(line)


@game_by_game
def test_marked_targets_are_drawn(game: str) -> None:
    lesson = lesson_of(game)
    for step, match in walk(lesson):
        missing = set(step.targets) - drawn(lesson, match)
        assert not missing, step.key


@game_by_game
@in_each_language
def test_every_rule_is_known(game: str, language: str) -> None:
    speech, prefix = Speech(language), lesson_of(game).rules.prefix
    for step in lesson_of(game).steps:
        assert step.rules, step.key
        for rule in step.rules:
            assert rule.startswith(f"{prefix}-")
            assert all(speech.rule(rule)), rule


# Words.


def taught_keys() -> set[str]:
    """The keys that the steps of all lessons need."""
    steps = [step for game in GAMES for step in lesson_of(game).steps]
    texts = {key for step in steps for key in (step.key, f"{step.key}.text")}
    return texts | {step.task for step in steps if step.kind == "do"}


@in_each_language
def test_texts_are_complete_and_none_is_left_over(language: str) -> None:
    known: set[str] = set()
    for file in FILES:
        assert not junk(language, file)
        known |= set(patterns(language, file))
    assert known == taught_keys()


@in_each_language
def test_all_languages_say_the_same_things(language: str) -> None:
    for file in ("learn", *FILES):
        assert variables(language, file) == variables("en", file)
        assert keys(language, file) == keys("en", file)


@in_each_language
def test_a_step_is_short_enough_to_be_read(language: str) -> None:
    speech = Speech(language)
    for key in taught_keys():
        room = 420 if key.endswith(".text") else 130 if key.endswith(".do") else 32
        assert len(speech.say(key)) <= room, (key, len(speech.say(key)))


@in_each_language
def test_a_wrong_move_is_answered_with_what_to_do(language: str) -> None:
    speech = Speech(language)
    step = next(step for step in lesson_of("ice-garden").steps if step.kind == "do")
    task = speech.say(step.task)
    assert speech.say("learn-not-now", task=task).endswith(task)


@game_by_game
def test_faces_speak_of_every_position(game: str) -> None:
    presenter, speech = find_game(game).presenter, Speech("en")
    for _, match in walk(lesson_of(game)):
        assert speech.tell(presenter.headline(match.state))
        assert match.step is not None
        assert speech.tell(presenter.prompt(match.state, match.step))
