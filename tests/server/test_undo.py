"""Taking back: one's own last decisions, and never what somebody has learnt or done since."""

import random

import pytest

from skald.kernel.agenda import CHANCE
from skald.kernel.games import find_game
from skald.kernel.rules import Rules, Setup, find
from skald.server.journal import Journal, read_journal
from tests.server.playing import FARMHAND, PERSON, new_table
from tests.server.serving import Server


def started(game: str, players: int, seed: int) -> tuple[Rules, Setup, Journal, list[str]]:
    """A journal at the first choice, and its rows."""
    rules = find(game)
    setup = Setup(players, rules.complete(players, {}))
    journal = Journal(rules, setup, str(seed))
    return rules, setup, journal, journal.begin()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "players"), [("ice-garden", 3), ("northgard", 3)])
def test_undo_never_crosses_another_seat_chance_or_what_was_seen(
    game: str, players: int, seed: int
) -> None:
    rules, setup, journal, rows = started(game, players, seed)
    presenter, dice, undone = find_game(game).presenter, random.Random(seed), 0
    while not journal.match.over:
        for seat in range(players):
            if journal.can_undo(seat) and dice.random() < 0.15:
                before = journal.match.history
                told = journal.saga.read(seat, 0)
                rows += journal.undo()
                gone = before[len(journal.match.history) :]
                assert gone
                assert {ply.seat for ply in gone} == {seat}
                assert not any(presenter.uncovers(event) for ply in gone for event in ply.events)
                kept = journal.saga.read(seat, 0)
                assert kept == told[: len(kept)]
                assert not journal.can_undo(seat)
                undone += 1
        rows += journal.play(dice.choice(journal.match.legal()))
    assert undone > 3
    again = read_journal(rules, setup, str(seed), rows)
    assert again.rows == journal.rows == len(rows)
    assert again.match.fingerprint() == journal.match.fingerprint()
    assert again.saga.read(0, 0) == journal.saga.read(0, 0)
    assert journal.match.record().replay().fingerprint() == journal.match.fingerprint()


@pytest.mark.parametrize(("game", "players"), [("ice-garden", 2), ("northgard", 2)])
def test_who_may_undo_is_whoever_acted_last_with_nothing_learnt_since(
    game: str, players: int
) -> None:
    _, _, journal, _ = started(game, players, 5)
    presenter, dice = find_game(game).presenter, random.Random(5)
    while not journal.match.over:
        last = journal.match.history[-1]
        told = any(presenter.uncovers(event) for event in last.events)
        allowed = last.seat != CHANCE and not told
        for seat in range(players):
            assert journal.can_undo(seat) == (allowed and seat == last.seat)
        journal.play(dice.choice(journal.match.legal()))


@pytest.mark.parametrize("game", ["ice-garden", "northgard"])
def test_an_ended_game_stays_ended(game: str) -> None:
    """Its record is open by then: whoever went back would know everything."""
    own_last_word = False
    for seed in range(4):
        _, _, journal, _ = started(game, 2, seed)
        dice = random.Random(seed)
        while not journal.match.over:
            journal.play(dice.choice(journal.match.legal()))
        last = journal.match.history[-1]
        uncovered = any(find_game(game).presenter.uncovers(event) for event in last.events)
        own_last_word |= last.seat != CHANCE and not uncovered
        assert not any(journal.can_undo(seat) for seat in range(2))
    assert own_last_word, "no game ended in a way that could be undone otherwise"


def test_the_same_chance_comes_again_after_an_undo() -> None:
    """Nobody can look what comes and choose otherwise, nor try his luck twice."""
    met = 0
    for seed in range(4):
        rules, setup, journal, rows = started("northgard", 2, seed)
        dice = random.Random(seed)
        while not journal.match.over:
            action = dice.choice(journal.match.legal())
            twin = read_journal(rules, setup, str(seed), rows)
            if journal.can_undo(journal.due):
                history = [ply.action for ply in twin.match.history]
                rows_of_twin = twin.undo()
                for again in history[len(twin.match.history) :]:
                    rows_of_twin += twin.play(again)
                met += len(rows_of_twin) > 1
            drawn = journal.play(action)
            rows += drawn
            assert twin.play(action) == drawn
        if met > 20:
            return
    assert met


def test_positions_of_the_past_are_found_again_after_undoing() -> None:
    _, _, journal, _ = started("ice-garden", 3, 9)
    dice = random.Random(9)
    while not journal.match.over:
        if journal.can_undo(journal.due) and dice.random() < 0.2:
            journal.undo()
        journal.play(dice.choice(journal.match.legal()))
    assert len(journal.match.history) > 130
    for ply, state in enumerate(journal.positions()):
        assert journal.state_at(ply).to_json() == state.to_json()
    assert journal.state_at(ply).to_json() == journal.match.state.to_json()


def test_a_person_takes_back_over_a_socket(server: Server) -> None:
    made = new_table(server, "ice-garden", PERSON, PERSON)
    with made.chair(0, 1) as chair, made.chair() as watcher:
        chair.send("undo", seat=chair.now["viewer"], ply=chair.now["ply"])
        assert chair.refusal() == "no-undo"
        dice, undone = random.Random(1), 0
        while undone < 10:
            seat, ply, log = chair.now["due"], chair.now["ply"], list(chair.log)
            chair.play(dice)
            watcher.see(ply)
            if chair.now["ply"] == ply + 1:
                chair.send("undo", seat=seat, ply=chair.now["ply"])
                chair.see(ply + 1)
                watcher.see(ply + 1)
                assert chair.log == log[: len(chair.log)]
                assert chair.now["due"] == seat
                assert not chair.now["can_undo"]
                undone += 1
        assert watcher.log == chair.log


def test_a_bots_answer_cannot_be_taken_back(server: Server) -> None:
    made = new_table(server, "ice-garden", PERSON, FARMHAND)
    with made.chair(0) as ann:
        ann.wait_for_turn()
        met = 0
        for _ in range(40):
            if not ann.wait_for_turn():
                break
            if not ann.now["can_undo"]:
                ann.send("undo", seat=0, ply=ann.now["ply"])
                assert ann.refusal() == "no-undo"
                met += 1
            ann.play(random.Random(met))
        assert met > 3
