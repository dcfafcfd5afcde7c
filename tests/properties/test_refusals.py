"""Whatever is not offered is refused by a rule of the game that is played, and nothing breaks."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from skald.games.northgard.rules.move import Move
from skald.kernel.actions import Action
from skald.kernel.agenda import State
from skald.kernel.conformance import match_at
from skald.kernel.dice import Dice
from skald.kernel.errors import IllegalAction, SkaldError
from skald.kernel.games import find_game
from skald.kernel.rules import Setup
from skald.server.asking import why_not
from tests.hygiene import catalogue
from tests.northgard import board
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import Playthrough, Sampler, extent
from tests.properties.samplers import SAMPLERS

CATALOGUES = {ICE_GARDEN: catalogue.ICE_GARDEN, NORTHGARD: catalogue.NORTHGARD}
CHUNKS = range(extent(1, 1, 8))
GAMES = extent(2, 6, 24)
ALIKE = extent(4, 50, 100)
# A kind of choice is looked at in so many positions of a chunk at least, and in one of so many.
LEAST = 3
ONE_IN = 10
# How many actions are tried as text in each position, and how many places on the board.
LINES = 8
PLACES = 2
NONSENSE: tuple[list[str], ...] = (
    [],
    [""],
    ["nonsense"],
    ["territory:94"],
    ["region:99"],
    ["cell:x"],
    ["card:-1"] * 50,
)

in_every_game = pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
in_parts = pytest.mark.parametrize("chunk", CHUNKS)


def looked_at(sampler: Sampler, chunk: int) -> Iterator[tuple[Playthrough, State]]:
    """Positions out of whole games: of every kind of choice some, and others here and there."""
    seen: Counter[str] = Counter()
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        game = sampler.game(seed)
        with game.told():
            for state in game.positions(sampler.style(seed, random=1)):
                kind = type(state.agenda[-1]).__name__ if state.agenda else ""
                if seen[kind] < LEAST or game.ply % ONE_IN == seed % ONE_IN:
                    seen[kind] += 1
                    yield game, state


@cache
def by_verb(sampler: Sampler) -> dict[str, list[Action]]:
    """All actions of a game by their verb."""
    table, found = sampler.rules.table, dict[str, list[Action]]()
    for number in range(len(table)):
        found.setdefault(table[number].verb, []).append(table[number])
    return found


@cache
def known_rules(sampler: Sampler) -> frozenset[str]:
    """The ids of the catalogue of a game."""
    return frozenset(rule_id for rule_id, _ in CATALOGUES[sampler].definitions())


# Variants.


@cache
def rules_of_variants(sampler: Sampler) -> dict[str, frozenset[str]]:
    """By variant: the rules that hold in it alone."""
    return CATALOGUES[sampler].rules_of_variants()


def variants_of(sampler: Sampler, setup: Setup) -> set[str]:
    """The variants that are played."""
    options = setup.options
    if sampler is NORTHGARD:
        switched = {key for key in ("teams", "creatures", "more_creatures") if options[key] == "on"}
        return switched | ({"ten years"} if options["years"] == "10" else set())
    tiles = options["advanced"] == "on" or options["solo"] in ("medium", "hard", "scientist")
    found = {"advanced"} if tiles else set()
    found |= {"extra tiles"} if tiles and options["extra_tiles"] == "on" else set()
    return found | ({"solo"} if options["solo"] != "off" else set())


@cache
def foreign_rules(sampler: Sampler, played: frozenset[str]) -> frozenset[str]:
    """The rules of variants that are not played."""
    by_variant = rules_of_variants(sampler)
    return frozenset().union(*(ids for name, ids in by_variant.items() if name not in played))


@in_every_game
def test_every_variant_has_rules_of_its_own(sampler: Sampler) -> None:
    assert all(rules_of_variants(sampler).values())
    seeds = range(400)
    played = [variants_of(sampler, sampler.game(seed).setup) for seed in seeds]
    assert set().union(*played) == set(rules_of_variants(sampler))


# Refusals.


@in_parts
@in_every_game
def test_every_action_of_the_table_is_answered_in_every_choice(
    sampler: Sampler, chunk: int
) -> None:
    """What is not offered is refused by a rule, and by none of a variant that nobody plays."""
    actions = [action for verb in by_verb(sampler).values() for action in verb]
    for game, state in looked_at(sampler, chunk):
        if state.agenda:
            check_refusals(sampler, game.setup, state, actions)


@in_parts
@in_every_game
def test_what_looks_like_an_offer_is_answered_in_every_position(
    sampler: Sampler, chunk: int
) -> None:
    """In every position of whole games: the actions with a verb that is on offer."""
    verbs = by_verb(sampler)
    for seed in range(chunk * ALIKE, (chunk + 1) * ALIKE):
        game = sampler.game(seed)
        with game.told():
            for state in game.positions(sampler.style(seed, random=1)):
                offered = dict.fromkeys(action.verb for action in state.offered)
                alike = [action for verb in offered for action in verbs[verb]]
                check_refusals(sampler, game.setup, state, alike)


@pytest.mark.parametrize("creature", ["valkyrie", "brown-bear"])
def test_two_creatures_in_a_territory_are_no_matter_of_teams(creature: str) -> None:
    """They come together once in hundreds of games."""
    b = board("bear stag", "GM-12", creatures="on").put("r", "START.N", 2, kaija=True)
    b.creature(creature, "START.E").creature(creature, "START.E").start(Move(0, 2, 0, 0, 0))
    setup = Setup(b.s.seats, b.s.setting.options)
    actions = [action for verb in by_verb(NORTHGARD).values() for action in verb]
    for line in ("from {START.N}", "to {START.W}"):
        check_refusals(NORTHGARD, setup, b.s, actions)
        b.play(line)
    check_refusals(NORTHGARD, setup, b.s, actions)


def check_refusals(sampler: Sampler, setup: Setup, state: State, actions: list[Action]) -> None:
    """Each action is explained by a rule; those that are not offered by one that is in force."""
    foreign = foreign_rules(sampler, frozenset(variants_of(sampler, setup)))
    offered, known = set(state.offered), known_rules(sampler)
    before = state.to_json()
    for action in actions:
        rule = state.agenda[-1].why_not(state, action)
        assert rule in known, (state.agenda[-1], action, rule)
        assert action in offered or rule not in foreign, (state.agenda[-1], action, rule)
    assert state.to_json() == before, f"refusing wrote: {state.agenda[-1]!r}"


@in_parts
@in_every_game
def test_the_checked_door_answers_in_every_choice(sampler: Sampler, chunk: int) -> None:
    """An action, and its text, which may also be a packed line, is played or refused."""
    table, dice = sampler.rules.table, Dice(chunk)
    for game, state in looked_at(sampler, chunk):
        match = match_at(game.rules, game.setup, state)
        for _ in range(LINES):
            action = table[dice.below(len(table))]
            if action in state.offered:
                continue
            with pytest.raises(IllegalAction):
                match.play(action)
            try:
                actions = match.read(action.text)
            except SkaldError:
                continue
            assert actions[0] in state.offered, action
        assert match.state.to_json() == state.to_json()


@in_parts
@in_every_game
def test_every_place_is_answered_in_every_choice(sampler: Sampler, chunk: int) -> None:
    """Wherever an action of the table points to, offered or not, and where there is nothing."""
    presenter, table, dice = find_game(sampler.rules.id).presenter, sampler.rules.table, Dice(chunk)
    for game, state in looked_at(sampler, chunk):
        match = match_at(game.rules, game.setup, state)
        paths = [presenter.targets(state, table[number]) for number in range(len(table))]
        drawn = [paths[dice.below(len(paths))] for _ in range(PLACES)]
        for path in [*drawn, NONSENSE[dice.below(len(NONSENSE))]]:
            rule = why_not(presenter, match, path)
            assert rule.startswith(f"{sampler.rules.prefix}-") or match.over, (path, match.step)
