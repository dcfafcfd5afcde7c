"""Nobody learns what he cannot know: not by looking, listening, being asked or waiting."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any

import pytest

from skald.games.northgard import views
from skald.games.northgard.content import default
from skald.games.northgard.queries import opponents
from skald.games.northgard.rules import turn
from skald.games.northgard.rules.specials.hands import EXPLOIT, SeeHand
from skald.games.northgard.rules.turn import DEFENSIVE_STRATEGY, Response
from skald.games.northgard.state import State
from skald.games.northgard.verbs import cards, tell
from skald.kernel.agenda import State as KernelState
from skald.kernel.build import COMPILED
from skald.kernel.conformance import check_secret_fact, check_secrets, redrawn
from skald.kernel.dice import Dice
from skald.kernel.match import Match, Ply
from skald.kernel.playout import choose
from tests.northgard import board
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.northgard.pressing import pressing
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import Playthrough, Sampler, extent
from tests.properties.samplers import SAMPLERS

PARTS = 10
GAMES = {ICE_GARDEN: 10, NORTHGARD: 60}
# One position in so many is looked at, by the choice that is due.
USUALLY = 40
ONE_IN: Mapping[str, int] = {
    **{"YieldOrPay": 1, "SeeHand": 1, "LoseCard": 1, "LoseTopCard": 1},
    **{"DiscardOne": 2, "SetupTile": 8, "Response": 4, "SortDrawn": 8},
}


def sampled(sampler: Sampler, seed: int) -> Iterator[tuple[Playthrough, KernelState, Dice]]:
    """Positions of a game, more of those in which something secret is at stake."""
    game, dice = sampler.game(seed), Dice(~seed)
    for state in game.positions(choose if seed % 8 == 0 else sampler.styles[0]):
        due = type(state.agenda[-1]).__name__ if state.agenda else ""
        if dice.below(ONE_IN.get(due, USUALLY)) == 0:
            yield game, state, dice


@pytest.mark.parametrize("part", range(0, PARTS, extent(5, 2, 1)))
@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_no_seat_can_tell_a_position_from_one_with_other_secrets(
    sampler: Sampler, part: int
) -> None:
    size = GAMES[sampler] // PARTS
    check_games(sampler, range(part * size, (part + 1) * size))


def check_games(sampler: Sampler, seeds: range) -> None:
    """Check the sampled positions of these games."""
    for seed in seeds:
        for game, state, dice in sampled(sampler, seed):
            with game.told():
                check_secrets(game.rules, game.setup, state, dice, sampler.sight)


def test_the_sample_meets_every_kind_of_secret() -> None:
    met: Counter[str] = Counter()
    for seed in range(GAMES[NORTHGARD]):
        for _, state, _ in sampled(NORTHGARD, seed):
            assert isinstance(state, State)
            met[type(state.agenda[-1]).__name__ if state.agenda else "end"] += 1
            met["tiles in hand"] += any(state.tile_hand)
            met["secret top"] += any(map(any, state.secret_top))
    assert all(met[name] for name in (*ONE_IN, "tiles in hand", "secret top")), met


# The proof itself: a game that tells too much is found.


def show_hands(s: State, seat: int | None, owner: int) -> dict[str, Any]:
    """Everybody's hand to everybody."""
    return {"hand": s.hand[owner][:]}


def shout(s: State, name: str, seat: int, secret: str, **facts: int) -> None:
    """What should be whispered."""
    tell(s, name, seat, "", **facts)


def holders(s: State, seat: int) -> list[int]:
    """Only those who can respond are asked."""
    card = default().card_number[DEFENSIVE_STRATEGY]
    return [other for other in opponents(s, seat) if card in s.hand[other]]


@pytest.mark.skipif(COMPILED, reason="parts of the rules are replaced, as only plain Python allows")
@pytest.mark.parametrize(
    ("module", "name", "bad", "says"),
    [
        (views, "_seat_view", show_hands, "sees"),
        (cards, "whisper", shout, "hears"),
        (turn, "possible_responders", holders, "sees|learns"),
    ],
)
def test_a_leak_is_found(
    module: ModuleType,
    name: str,
    bad: Callable[..., object],
    says: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, name, bad)
    with pytest.raises(AssertionError, match=says):
        check_games(NORTHGARD, range(1, 40))


# Redrawing.


def test_redrawing_changes_whatever_is_hidden_and_nothing_else() -> None:
    """Over many positions each hidden zone of another seat is drawn anew, and no own one is."""
    changed: Counter[str] = Counter()
    for seed in range(0, 40, 5):
        for game, state, dice in sampled(NORTHGARD, seed):
            seat = dice.below(game.setup.players)
            before, after = state.to_json(), redrawn(game.rules, state, seat, dice).to_json()
            for name, value in before.items():
                if value != after[name]:
                    changed[name] += 1
            for zone in ("hand", "bag", "top", "tile_hand"):
                assert before[zone][seat] == after[zone][seat], zone
    assert set(changed) <= {"hand", "bag", "top", "tile_hand", "tile_bag", "agenda"}, changed
    assert min(changed[name] for name in ("hand", "bag", "top", "tile_hand", "tile_bag")) > 2


def test_ng_info_12_who_is_asked_for_a_response_may_or_may_not_hold_the_card() -> None:
    """Whether he holds it, and whether he can, is drawn anew for everybody else."""
    card = default().card_number[DEFENSIVE_STRATEGY]
    held: Counter[tuple[bool, bool]] = Counter()
    for seed in range(GAMES[NORTHGARD]):
        for game, state, dice in sampled(NORTHGARD, seed):
            step = state.agenda[-1] if state.agenda else None
            if isinstance(step, Response):
                assert isinstance(state, State)
                other = redrawn(game.rules, state, (step.seat + 1) % state.seats, dice)
                assert isinstance(other, State)
                held[card in state.hand[step.seat], card in other.hand[step.seat]] += 1
    assert all(held[pair] for pair in ((False, False), (False, True), (True, False), (True, True)))


def test_ng_info_11_a_looker_sees_the_hand_but_not_what_lies_on_the_pile() -> None:
    b = board("wolf snake goat", "GM-1").hand("b", "feast", "build").hand("r", "move")
    b.zones("b", draw="recruit explore feast").on_top("b", "snake-clan")
    b.s.secret_top[1] = [1]
    b.start(SeeHand(0, 1, EXPLOIT))
    tops = set()
    for seed in range(40):
        other = NORTHGARD.rules.determinise(b.s, 0, Dice(seed))
        assert isinstance(other, State)
        assert other.hand[1] == b.s.hand[1]
        tops.add(other.top[1][0])
    assert len(tops) > 1


# Listening.


def listened(seed: int) -> Iterator[tuple[Match, Ply, State]]:
    """Every ply of a game with the match after it and the position before it."""
    game = NORTHGARD.game(seed)
    match = game.match(listen=True)
    while not match.over:
        before = match.state.clone()
        assert isinstance(before, State)
        match.play(pressing(match.state, game.dice))
        yield match, match.history[-1], before


@pytest.mark.parametrize("chunk", range(4))
def test_events_name_no_card_that_only_another_can_know(chunk: int) -> None:
    for seed in range(chunk * 8, (chunk + 1) * 8):
        for match, ply, before in listened(seed):
            assert isinstance(match.state, State)
            for seat in range(before.seats):
                check_cards_named(ply, before, match.state, seat)


def check_cards_named(ply: Ply, before: State, then: State, seat: int) -> None:
    """Each card that a seat hears of lies open, lay open, or was named by an action it saw."""
    for event in ply.events:
        if event.secret:
            check_secret_fact(event, before.seats)
        seen = event.seen_by(seat)
        card = seen.facts.get("card")
        if card is None or event.seat == seat:
            continue
        named = {ply.action.kind} if not NORTHGARD.sight.hides(before, seat) else set()
        if not any(each.name == "reshuffle" for each in ply.events):
            assert card in named | open_cards(before, seat) | open_cards(then, seat), event


def open_cards(s: State, seat: int) -> set[int]:
    """The cards whose place a seat knows: open zones, own hand, what may be taken by anybody."""
    content = s.setting.content
    cards = {*s.display, *s.achievements, *s.hand[seat], content.card_number["U-01"]}
    for owner in range(s.seats):
        upgrades = content.clans[s.clan[owner]].upgrades if s.clan[owner] >= 0 else ()
        cards.update(card for n, card in enumerate(upgrades) if not s.upgrades[owner] >> n & 1)
        cards.update(s.active[owner], s.discard[owner])
        pairs = zip(s.top[owner], s.secret_top[owner], strict=True)
        cards.update(card for card, secret in pairs if not secret)
    return cards
