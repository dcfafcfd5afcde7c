"""How events are joined to sentences: the same for everybody, in every language."""

import json
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

from skald.games.icegarden.show.saga import DEEDS as ICE_GARDEN
from skald.games.northgard.show.saga import DEEDS as NORTHGARD
from skald.games.northgard.show.saga import HIGHLIGHTS
from skald.kernel.dice import Dice
from skald.kernel.events import Event
from skald.kernel.games import find_game
from skald.kernel.match import Match, new_match
from skald.kernel.rules import find
from skald.kernel.sentences import MOST_CLAUSES, Clause, clause
from skald.kernel.showing import Deeds
from skald.lang import LANGUAGES, Speech
from skald.server.encoding import text_of
from skald.server.journal import Journal
from tests.lang import catalogue

GAMES = [("ice-garden", 3), ("northgard", 3)]


@cache
def played(game: str, players: int, seed: int = 1) -> Match:
    """A random game with its events."""
    match, dice = new_match(find(game), players, seed, {}, listen=True), Dice(seed)
    while not match.over:
        match.play(match.legal()[dice.below(len(match.legal()))])
    return match


def joined(*events: Event) -> list[Clause]:
    """Events of a game of Northgard, one after another."""
    match, presenter = played("northgard", 3), find_game("northgard").presenter
    told: list[Clause] = []
    for event in events:
        told.append(clause(presenter, match.state, event, told[-1] if told else None))
    return told


def draw(card: int, seat: int = 0) -> Event:
    return Event("draw", "NG-DRAW-01", seat, {"card": card}, "card")


def gain(amount: int, seat: int = 0) -> Event:
    return Event("gain", "NG-DRAW-01", seat, {"resource": 0, "amount": amount})


def test_one_seat_goes_on_and_another_begins() -> None:
    told = joined(gain(1), gain(2), gain(2), gain(2, seat=1))
    assert [each.joins for each in told] == ["begins", "adds", "repeats", "begins"]


def test_a_sentence_has_room_for_so_many_clauses_and_any_repetitions() -> None:
    told = joined(gain(1), gain(1), gain(2), gain(3), gain(3), gain(4))
    joins = [each.joins for each in told]
    assert MOST_CLAUSES == 3
    assert joins == ["begins", "repeats", "adds", "adds", "repeats", "begins"]


def test_a_clause_with_many_parts_needs_more_room() -> None:
    here = {"source": 0, "target": 1, "amount": 2, "kaija": 0}
    there = {**here, "source": 1, "target": 0}
    moves = [Event("move", "NG-DRAW-01", 0, facts) for facts in (here, here, there)]
    assert [each.joins for each in joined(*moves)] == ["begins", "repeats", "begins"]


def test_others_are_not_told_which_secrets_are_alike() -> None:
    alike, different = joined(draw(1), draw(1), draw(2))[1:]
    assert (alike.joins, alike.own) == ("repeats", "repeats")
    assert (different.joins, different.own) == ("repeats", "adds")


@pytest.mark.parametrize("cards", [(1, 2, 3, 4), (1, 1, 1, 1)])
def test_a_full_sentence_does_not_tell_whether_secrets_are_alike(cards: tuple[int, ...]) -> None:
    told = joined(*map(draw, cards), gain(1))
    assert [each.joins for each in told] == ["begins", "repeats", "repeats", "begins", "adds"]
    assert [n for n, each in enumerate(told) if each.own == "begins"] == [0, 3]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_sentences_begin_at_the_same_lines_for_everybody(game: str, players: int) -> None:
    record = played(game, players).record()
    journal = Journal(find(game), record.setup, "")
    journal.read(record.lines)
    sagas = [
        [json.loads(text_of(line)) for line in journal.saga.read(viewer, 0)]
        for viewer in range(-1, players)
    ]
    begun = [[n for n, line in enumerate(saga) if line["joins"] == "begins"] for saga in sagas]
    assert begun == [begun[0]] * len(begun)
    assert 1 < len(begun[0]) < len(sagas[0])
    rounds = [line["round"] for line in sagas[0]]
    assert all(n in begun[0] for n in range(1, len(rounds)) if rounds[n] != rounds[n - 1])


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_added_begins_with_the_subject(game: str, players: int, language: str) -> None:
    """So that it can be left out."""
    match, presenter, speech = played(game, players), find_game(game).presenter, Speech(language)
    before: Clause | None = None
    for event in (event for ply in match.history for event in ply.events):
        before = clause(presenter, match.state, event, before)
        subject = speech.tell(presenter.subject(match.state, event.seat))
        if before.own != "begins":
            assert speech.tell(presenter.event(match.state, event)).startswith(f"{subject} ")


# The messages.


def events_of(language: str, folder: str) -> Iterator[tuple[str, Pattern]]:
    """The messages of events by their keys."""
    text = catalogue.path_of(language, f"{folder}/words").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message) and entry.id.name[2:].startswith("-event-"):
            assert entry.value is not None
            yield entry.id.name[len("xx-event-") :], entry.value


def names_the_seat_first(pattern: Pattern) -> bool:
    """Whether a message begins with the seat and a space, in each of its variants."""
    first, *others = pattern.elements
    inside = first.expression if isinstance(first, Placeable) else None
    if isinstance(inside, SelectExpression):
        return all(names_the_seat_first(variant.value) for variant in inside.variants)
    is_seat = isinstance(inside, VariableReference) and inside.id.name == "player"
    behind = others[0] if others else None
    return is_seat and isinstance(behind, TextElement) and behind.value.startswith(" ")


@pytest.mark.parametrize(("folder", "deeds"), [("icegarden", ICE_GARDEN), ("northgard", NORTHGARD)])
def test_what_stands_alone_is_what_does_not_begin_with_the_seat(folder: str, deeds: Deeds) -> None:
    """In any of the languages."""
    found = {
        key
        for language in LANGUAGES
        for key, pattern in events_of(language, folder)
        if not names_the_seat_first(pattern)
    }
    assert deeds.impersonal == found


# Great moments.


@pytest.mark.parametrize("language", LANGUAGES)
def test_great_moments_have_names(language: str) -> None:
    assert all(Speech(language).say(name) for name in HIGHLIGHTS.names.values())


@pytest.mark.parametrize(
    ("rule", "name"),
    [
        ("NG-HARV-02", "ng-phase-harvest"),
        ("NG-WINTER-01", "ng-phase-winter"),
        ("NG-COMBAT-15", None),
        ("NG-COMBAT-16", "board-ng-fight"),
        ("NG-COMBAT-21", "board-ng-fight"),
        ("NG-RETREAT-01", "board-ng-fight"),
        ("NG-CREA-30", "ng-phase-creatures"),
        ("NG-MOVE-02", None),
    ],
)
def test_a_moment_is_known_by_its_rules(rule: str, name: str | None) -> None:
    found = find_game("northgard").presenter.highlight(Event("result", rule, 0, {}))
    assert (found.name if found else None) == name


def test_dice_lead_to_a_result() -> None:
    presenter = find_game("northgard").presenter
    rolled, decided = (Event(name, "NG-COMBAT-21", 0, {}) for name in ("die", "result"))
    assert [moment.passing for e in (rolled, decided) if (moment := presenter.highlight(e))] == [
        True,
        False,
    ]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_seat_has_a_colour_of_its_own(game: str, players: int) -> None:
    match, presenter = played(game, players), find_game(game).presenter
    colours = [presenter.colour(match.state, seat) for seat in range(players)]
    assert len(set(colours)) == players
    assert all(colour.startswith(("ig-", "ng-")) for colour in colours)
