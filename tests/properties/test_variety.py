"""The random games are worth something only if they meet all there is."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from skald.games.icegarden.ids import EFFECTS, FACTIONS
from skald.games.northgard.content import default
from skald.games.northgard.ids import CLANS
from skald.kernel.agenda import State, Step, play
from skald.kernel.build import COMPILED
from skald.kernel.conformance import Chooser
from skald.kernel.playout import choose
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.icegarden.striving import for_the_goal, striving
from tests.properties.northgard.pressing import building, hunting, pressing
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import Playthrough, Sampler
from tests.properties.samplers import SAMPLERS

# Met in one game of hundreds: no wonder if the sample misses it.
RARE = {ICE_GARDEN: {"RollDrakkars"}, NORTHGARD: set[str]()}
# What several steps have in common is no step of its own.
BASES = {ICE_GARDEN: {"Ability"}, NORTHGARD: {"Duel", "Struggle"}}
# Never more than one option; or only if the Bear has copied the Raven's mercenaries.
FORCED = {ICE_GARDEN: set[str](), NORTHGARD: {"NameFirst", "HireUnit"}}
# The goals of Fjollsfinn and van Dyken are rarer still; golden games show them.
ENDINGS = {
    ICE_GARDEN: {"dead-snow", "points", "goal:freihoff", "goal:callo"},
    NORTHGARD: {"fame", "three-large-buildings"},
}
# Options that name things in a list, and the things.
LISTS: Mapping[Sampler, dict[str, tuple[str, ...]]] = {
    ICE_GARDEN: {"vuko_tiles": tuple(EFFECTS[1:]), "factions": tuple(FACTIONS)},
    NORTHGARD: {"clans": (*CLANS, "random", "chosen")},
}


@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_the_drawn_setups_take_every_value_of_every_option(sampler: Sampler) -> None:
    drawn: dict[str, Counter[str]] = {option.key: Counter() for option in sampler.rules.options}
    for seed in range(2_000):
        for key, value in sampler.game(seed).setup.options.items():
            drawn[key][value] += 1
    for option in sampler.rules.options:
        missing = set(option.values or ()) - set(drawn[option.key])
        assert not missing, f"{option.key}: {missing}"
    for key, names in LISTS[sampler].items():
        assert all(name in ",".join(drawn[key]) for name in names), key


def test_the_drawn_setups_of_the_ice_garden_take_many_numbers() -> None:
    setups = [ICE_GARDEN.game(seed).setup.options for seed in range(2_000)]
    assert len({options["viper_cap"] for options in setups}) > 5
    assert len({options["upgrade_mix"] for options in setups}) > 50


# What is met, over a fixed set of games.


class Met:
    """What a set of games has met: steps, those at which somebody was asked, actions, endings."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.counting = False

    def watch(self, steps: dict[str, type[Step]], monkeypatch: pytest.MonkeyPatch) -> None:
        """Count every step that is carried out, forced and automatic ones too."""
        for cls in steps.values():
            for name in ("run", "take"):
                if name in vars(cls):
                    monkeypatch.setattr(cls, name, self._counted(vars(cls)[name]))

    def _counted(self, method: Callable[..., None]) -> Callable[..., None]:
        def count(step: Step, *given: Any) -> None:
            if self.counting:
                self.taken[type(step).__name__] += 1
            method(step, *given)

        return count

    def play(self, game: Playthrough, chooser: Chooser) -> State:
        """Play a game to its end; what players only think of does not count."""
        with game.told():
            self.counting = True
            state = game.rules.new_state(game.setup)
            while state.agenda:
                self.counting = False
                self.asked[type(state.agenda[-1]).__name__] += 1
                action = chooser(state, game.dice)
                self.actions[action.text] += 1
                self.counting = True
                play(state, action)
        outcome = game.rules.outcome(state)
        assert outcome is not None
        self.endings[outcome.reason] += 1
        return state


def ice_garden_games() -> Iterator[tuple[Playthrough, Chooser]]:
    """Most players strive for their goal."""
    eager = striving(for_the_goal, 4)
    for seed in range(400):
        yield ICE_GARDEN.game(seed), eager if seed % 8 < 6 else choose


def northgard_games() -> Iterator[tuple[Playthrough, Chooser]]:
    """Players who press, build and hunt."""
    for seed in range(400):
        yield NORTHGARD.game(seed), pressing
    for seed in range(40):
        yield NORTHGARD.game(seed, 2), building
    for seed in range(120):
        yield NORTHGARD.game(seed, 3, years="10"), hunting


GAMES = {ICE_GARDEN: ice_garden_games, NORTHGARD: northgard_games}


@pytest.mark.skipif(COMPILED, reason="parts of the rules are replaced, as only plain Python allows")
@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_the_games_meet_every_step_and_every_ending(
    sampler: Sampler, monkeypatch: pytest.MonkeyPatch
) -> None:
    met = Met()
    met.watch(sampler.rules.steps, monkeypatch)
    for game, chooser in GAMES[sampler]():
        met.play(game, chooser)
    assert set(sampler.rules.steps) - set(met.taken) <= RARE[sampler] | BASES[sampler]
    assert sampler.choices() - set(met.asked) <= RARE[sampler] | FORCED[sampler]
    assert set(met.endings) >= ENDINGS[sampler]


def test_the_games_of_northgard_play_every_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card is picked or dealt, and every one that can be played is, or answers."""
    met = Met()
    for seed in range(150):
        met.play(NORTHGARD.game(seed), pressing)
    for card in default().cards:
        if card.set == "achievement":
            assert met.actions[f"pick {card.name}"], card.name
        elif card.effects and card.name != "defensive-strategy":
            assert met.actions[f"play {card.name}"], card.name
    assert met.actions["respond"]
    assert met.actions["wait unrest"]
