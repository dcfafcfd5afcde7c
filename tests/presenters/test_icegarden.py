"""How The Lord of the Ice Garden shows itself: targets, scenes and what is printed on the board."""

import json
from collections import defaultdict

from skald.games.icegarden.actions import TABLE
from skald.games.icegarden.ids import SPACES
from skald.games.icegarden.rules.domination import Replace
from skald.games.icegarden.show import PRESENTER
from skald.games.icegarden.show.words import EVENTS
from skald.games.icegarden.state import State
from skald.games.icegarden.views import view
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE
from skald.kernel.events import Event
from skald.kernel.match import Match
from tests.presenters.icegarden_drawing import drawn
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.support import table

ACTIONS = [TABLE[number] for number in range(len(TABLE))]
GAMES = 60
# What nobody can point at: to stop, to let be, and how many.
BUTTONS = {"done", "skip", "noattack", "carry", "scatter", "upgrade -", "spy keep"}
# The verbs of chance.
DICE = {"seat", "npc", "first", "reserves", "reveal", "die"}
# Events about the whole table.
EVERYWHERE = {"nations", "round", "domination", "die", "upgrade_nothing", "end_goal", "end_points"}


def _named(action: Action) -> str:
    """The verb, with what makes it another kind of action."""
    return action.text if action.text in BUTTONS else action.verb


def check_paths(state: State) -> None:
    """Paths are told apart, none is the beginning of another, and all of it is drawn."""
    paths: dict[tuple[str, ...], list[Action]] = defaultdict(list)
    for action in state.offered:
        paths[PRESENTER.targets(state, action)].append(action)
    buttons = paths.pop((), [])
    assert {_named(action) for action in buttons} <= BUTTONS
    for path, actions in paths.items():
        kinds = {(action.verb, action.kind) for action in actions}
        by_amount = len(kinds) == 1 and actions[0].verb in ("summon", "carry", "scatter")
        assert len(actions) == 1 or by_amount, actions
        assert not any(path[:end] in paths for end in range(1, len(path))), path
    everything = drawn(json.loads(json.dumps(view(state, None))))
    assert {target for path in paths for target in path} <= everything


def test_every_choice_can_be_pointed_at() -> None:
    """In whole games of all sizes and variants; every verb is offered in some."""
    seen: set[str] = set()
    for seed in range(GAMES):
        game = ICE_GARDEN.game(seed)
        with game.told():
            for state in game.positions(ICE_GARDEN.style(seed, random=1)):
                assert isinstance(state, State)
                if state.agenda and state.agenda[-1].seat != CHANCE:
                    check_paths(state)
                    seen |= {action.verb for action in state.offered}
    assert seen == {action.verb for action in ACTIONS} - DICE


def test_asking_about_any_action_is_harmless() -> None:
    """The server looks for the action behind any place that somebody points at."""
    game = ICE_GARDEN.game(7, players=4)
    for state in game.positions():
        if game.ply % 40 == 0:
            assert all(isinstance(PRESENTER.targets(state, action), tuple) for action in ACTIONS)
    assert not state.agenda
    assert all(isinstance(PRESENTER.targets(state, action), tuple) for action in ACTIONS)


def test_pieces_come_before_places() -> None:
    """A move points at the piece, then at the region."""
    t = table("b k").put("b", "r2", inf=1)
    assert PRESENTER.targets(t.s, TABLE.parse("place making")) == ("box:making",)
    assert PRESENTER.targets(t.s, TABLE.parse("order raven 2")) == ("order:2", "box:raven")
    assert PRESENTER.targets(t.s, TABLE.parse("move inf r2>r5")) == ("piece:0:inf:2", "region:5")
    assert PRESENTER.targets(t.s, TABLE.parse("upgrade L3 dom over spd")) == (
        "stock:dom",
        "slot:0:3:spd",
    )
    assert PRESENTER.targets(t.s, TABLE.parse("hit r4 k.L2/1")) == ("piece:1:L2/1:4",)
    assert PRESENTER.targets(t.s, TABLE.parse("pillage k mf2")) == ("mfactor:1:2",)


def test_markers_are_taken_where_they_stand() -> None:
    """Enthral and Recruitment point at the victim's markers in the region that is dominated."""
    t = table("b g").vuko("r2").put("g", "r2", inf=3, L2=1).put("b", "r2", inf=2, ctl=1)
    t.start(Replace(1, 2))
    assert t.options == ["enthral b inf", "enthral b ctl"]
    check_paths(t.s)
    paths = [PRESENTER.targets(t.s, action) for action in t.s.offered]
    assert paths == [("piece:0:inf:2",), ("piece:0:ctl:2",)]


def test_the_npc_is_pillaged_from_the_stock() -> None:
    """It has no board with tokens."""
    t = table("r", npc="k")
    assert PRESENTER.targets(t.s, TABLE.parse("pillage k gold")) == ("stock:gold",)


# Events.


def heard(seed: int) -> Match:
    """A whole game with somebody listening."""
    game = ICE_GARDEN.game(seed)
    match = game.match(listen=True)
    chooser = ICE_GARDEN.style(seed, random=1)
    while not match.over:
        match.play(chooser(match.state, game.dice))
    return match


def well_named(target: str, seats: int) -> bool:
    """A target of an event: pieces may be gone when it is told."""
    kind, *rest = target.split(":")
    if kind == "piece":
        seat, name, place = rest
        return int(seat) < seats and name in ("inf", "ctl", "L1", "L2", "L3") and 0 < int(place) < 9
    return False


def test_events_happen_on_the_board() -> None:
    """Every place an event is about is drawn, or was a piece a moment ago."""
    for seed in range(GAMES // 3):
        match = heard(seed)
        assert isinstance(match.state, State)
        everything = drawn(view(match.state, None))
        for event in (event for ply in match.history for event in ply.events):
            targets = PRESENTER.event_targets(match.state, event)
            assert all(s in everything or well_named(s, match.state.seats) for s in targets), event


def test_every_event_has_its_scene() -> None:
    """Except those about the whole table."""
    state = table("b k r g").s
    facts = {"places": 6, "place": 3, "source": 1, "target": 2, "box": 7}
    for name, needed in EVENTS.items():
        event = Event(name, "", 0, {fact: facts.get(fact, 1) for fact in needed})
        assert bool(PRESENTER.event_targets(state, event)) != (name in EVERYWHERE), name


def test_off_the_board_is_nowhere() -> None:
    """Vuko comes from nowhere and goes back there."""
    state = table("b k r g").s
    leaves = Event("vuko", "", -1, {"source": 4, "target": 0})
    assert PRESENTER.event_targets(state, leaves) == ("region:4",)
    assert PRESENTER.event_targets(state, Event("visit", "", 1, {"place": 0})) == ()


# Content.


def test_the_printed_parts_fit_together() -> None:
    """Borders hold both ways, boxes do not share spaces, tiles count up."""
    content = json.loads(json.dumps(PRESENTER.content(table().s)))
    borders = {region["place"]: region["borders"] for region in content["regions"]}
    assert sum(map(len, borders.values())) == 30
    assert all(place in borders[other] for place, near in borders.items() for other in near)
    for players, count in (("2", 6), ("3", 7), ("4", 8)):
        numbers = [tile["number"] for tile in content["tiles"][players]]
        assert numbers == list(range(1, count + 1))
        used = [box["first"] + n for box in content["boxes"] for n in range(box["spaces"][players])]
        assert len(used) == len(set(used))
        assert max(used) < SPACES
    assert [helm["stage"] for helm in content["helms"]] == [1, 1, 1, 2, 2, 2, 3, 3, 4, 4]
    assert sum(bool(helm["red"]) for helm in content["helms"]) == 4


def test_character_boards_show_what_is_printed() -> None:
    """Printed abilities, special ones, and the spaces for bought ones."""
    factions = {board["id"]: board for board in PRESENTER.content(table().s)["factions"]}
    crab, musician, wyvern = factions["black"]["types"]
    assert (crab["unit"], crab["printed"], crab["blanks"], crab["surcharge"]) == (
        "crab",
        ["att", "att"],
        0,
        2,
    )
    assert musician["special"] == ["piper"]
    assert wyvern["printed"] == ["att", "spd"]
    assert factions["red"]["types"][2]["spy"] == 2
    spaces = sum(t["blanks"] + t["spy"] for board in factions.values() for t in board["types"])
    assert spaces == sum(PRESENTER.content(table().s)["upgrades"].values())
