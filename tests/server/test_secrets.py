"""No secret leaves the server: whatever a seat was sent would be the same with other secrets."""

import copy
import json
import random
from collections.abc import Iterator, Sequence

import pytest

from skald import Record
from skald.kernel.agenda import State
from skald.kernel.conformance import match_at
from skald.kernel.dice import Dice
from skald.kernel.events import Event
from skald.kernel.presenter import Presenter
from skald.kernel.rules import Rules, Setup, find
from skald.server import journal as journals
from skald.server.journal import Journal
from skald.server.saga import Saga
from skald.server.scene import SPECTATOR, Scene
from tests.server.playing import PERSON, Chair, Data, Made, play_to_the_end
from tests.server.serving import Server

# In the first game somebody is asked for a response who has the card, and one who has not.
GAMES = [(3, {}, 2), (2, {"creatures": "on"}, 5), (4, {"teams": "on"}, 3)]
# In this one somebody is asked for a response who holds it, and somebody who does not.
RESPONSES: tuple[int, dict[str, str], int] = (3, {}, 13)


class OtherSecrets:
    """Positions in which all is drawn anew that a pair of viewer cannot know."""

    def __init__(self, rules: Rules, viewer: int, players: int) -> None:
        self._rules = rules
        self._viewer = viewer
        self._players = players
        self._dice = Dice(viewer + 99)
        self.changed = 0

    def redrawn(self, state: State) -> State:
        """One of them. A spectator knows less than anybody, so that anybody's will do."""
        seat = self._dice.below(self._players) if self._viewer == SPECTATOR else self._viewer
        other = self._rules.determinise(state, seat, self._dice)
        self.changed += other.to_json() != state.to_json()
        return other


class OtherSaga(Saga):
    """A saga whose words are found in positions with other secrets."""

    def __init__(self, presenter: Presenter, secrets: OtherSecrets) -> None:
        super().__init__(presenter)
        self._secrets = secrets

    def tell(self, state: State, events: Sequence[Event], ply: int, number: int) -> None:
        """Add what an action caused."""
        super().tell(self._secrets.redrawn(state), events, ply, number)


def other_scenes(
    record: Record, secrets: OtherSecrets, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Scene]:
    """The table after each row, with other secrets in it; to be looked at one by one."""
    rules, setup = find(record.game), record.setup
    with monkeypatch.context() as patch:
        patch.setattr(journals, "Saga", lambda presenter: OtherSaga(presenter, secrets))
        journal = Journal(rules, setup, "")
    yield _other_scene(journal, rules, setup, secrets)
    for line in record.lines:
        journal.read([line])
        yield _other_scene(journal, rules, setup, secrets)


def _other_scene(journal: Journal, rules: Rules, setup: Setup, secrets: OtherSecrets) -> Scene:
    other = copy.copy(journal)
    other.match = match_at(rules, setup, secrets.redrawn(journal.match.state))
    # Who may take something back is known by the actions, not by the position.
    other.match.history = journal.match.history
    return Scene(other)


def updates_by_ply(chair: Chair) -> dict[int, list[str]]:
    """Every update that a chair was sent, by the rows of the journal."""
    found: dict[int, list[str]] = {}
    for frame in chair.frames:
        message = json.loads(frame)
        if message["type"] == "update":
            found.setdefault(message["ply"], []).append(frame)
    return found


def played(
    server: Server, players: int, options: dict[str, str], seed: int
) -> tuple[Made, list[Chair]]:
    """A whole game over sockets; every frame is remembered."""
    wanted = {"game": "northgard", "seats": [PERSON] * players, "options": options, "seed": seed}
    made = Made(server, server.http.post("/api/tables", json=wanted))
    chairs = [*(made.chair(seat) for seat in range(players)), made.chair()]
    play_to_the_end(chairs, random.Random(seed))
    return made, chairs


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_what_a_seat_was_sent_tells_it_nothing_that_it_cannot_know(
    server: Server,
    players: int,
    options: dict[str, str],
    seed: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made, chairs = played(server, players, options, seed)
    record = Record.from_json(json.dumps(made.get("record")))
    for chair in chairs:
        viewer = chair.now["viewer"]
        secrets = OtherSecrets(find("northgard"), viewer, players)
        updates = updates_by_ply(chair)
        assert len(updates) > 50
        for ply, scene in enumerate(other_scenes(record, secrets, monkeypatch)):
            for frame in updates.get(ply, []):
                assert_same(frame, scene)
        assert secrets.changed > 50, "nothing was hidden"


def test_a_formality_looks_to_others_like_any_question(server: Server) -> None:
    _, chairs = played(server, *RESPONSES)
    asked: dict[int, list[Data]] = {1: [], 2: []}
    for frame in chairs[-1].frames:
        message = json.loads(frame)
        if message["type"] == "update" and message["view"]["step"] == "Response":
            due = updates_by_ply(chairs[message["due"]])[message["ply"]][-1]
            asked[len(json.loads(due)["offers"])].append(message)
    assert asked[1]
    assert asked[2]
    for message in (*asked[1], *asked[2]):
        assert (message["prompt"], message["offers"]) == (None, [])


def assert_same(frame: str, scene: Scene) -> None:
    """Byte for byte."""
    message: Data = json.loads(frame)
    assert frame == scene.update(message["viewer"], message["log_from"])


def test_a_leak_is_found(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof itself: a server that shows everybody the first hand is caught."""
    rules = find("northgard")
    honest = type(rules).view

    def leaky(self: Rules, state: State, seat: int | None) -> Data:
        seen: Data = {**honest(self, state, seat)}
        whole: Data = {**honest(self, state, 0)}
        seen["seats"] = [whole["seats"][0], *seen["seats"][1:]]
        return seen

    with monkeypatch.context() as patch:
        patch.setattr(type(rules), "view", leaky)
        made, chairs = played(server, 2, {}, 4)
        record = Record.from_json(json.dumps(made.get("record")))
        updates, caught = updates_by_ply(chairs[1]), 0
        for ply, scene in enumerate(other_scenes(record, OtherSecrets(rules, 1, 2), monkeypatch)):
            for frame in updates.get(ply, []):
                caught += frame != scene.update(1, json.loads(frame)["log_from"])
    assert caught > len(updates) // 2


def test_messages_hold_no_token_seed_or_dice(server: Server) -> None:
    made, chairs = played(server, 2, {}, 6)
    for chair in chairs:
        sent = "".join(chair.frames)
        assert not any(token in sent for token in made.tokens.values())
        assert '"seed"' not in sent
        assert '"state"' not in sent
