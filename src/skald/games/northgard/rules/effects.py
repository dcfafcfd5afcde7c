"""Card effects: when one is possible, and how it begins. The cards themselves are data."""

from typing import Final

from skald.games.northgard.actions import CHOOSE, DONE
from skald.games.northgard.content import Spec
from skald.games.northgard.content.effects import WORDS
from skald.games.northgard.kinds import Card
from skald.games.northgard.rules.build import Build, can_build
from skald.games.northgard.rules.draw import can_draw, draw_action
from skald.games.northgard.rules.duel import FLAGS
from skald.games.northgard.rules.explore import can_explore, explore
from skald.games.northgard.rules.levy import FILTERS, can_levy, levy
from skald.games.northgard.rules.move import Move, can_move
from skald.games.northgard.rules.placing import FROM_ANY_OPEN, FROM_OWN
from skald.games.northgard.rules.recruit import PLACES, REINFORCE, can_recruit, recruit
from skald.games.northgard.rules.specials.table import SPECIALS
from skald.games.northgard.state import State
from skald.games.northgard.verbs import gain
from skald.kernel.actions import Action
from skald.kernel.agenda import Automatic, Choice
from skald.kernel.fields import Bits, Count, Flag, Inner, Seat, Secret
from skald.kernel.rulebook import rule


class Effect:
    """One word of the vocabulary of effects."""

    def can(self, s: State, seat: int, spec: Spec) -> bool:
        """Whether it can be carried out at least in part."""
        return True

    def start(self, s: State, seat: int, spec: Spec) -> None:
        """Begin to carry it out."""


class RecruitEffect(Effect):
    """Units into territories of choice."""

    def can(self, s: State, seat: int, spec: Spec) -> bool:
        return can_recruit(s, seat, PLACES[spec.where])

    def start(self, s: State, seat: int, spec: Spec) -> None:
        recruit(s, seat, spec.n, PLACES[spec.where], int(spec.same))


class LevyEffect(Effect):
    """Units into each territory of a kind."""

    def can(self, s: State, seat: int, spec: Spec) -> bool:
        return can_levy(s, seat, FILTERS[spec.filter], spec.resource)

    def start(self, s: State, seat: int, spec: Spec) -> None:
        levy(s, seat, FILTERS[spec.filter], spec.resource, spec.territories)


class BuildEffect(Effect):
    """Buildings."""

    def can(self, s: State, seat: int, spec: Spec) -> bool:
        return can_build(s, seat, spec.discount, int(spec.duplicate), int(spec.nospace))

    def start(self, s: State, seat: int, spec: Spec) -> None:
        if self.can(s, seat, spec):
            duplicate, nospace = int(spec.duplicate), int(spec.nospace)
            s.owe(Build(seat, spec.discount, duplicate, nospace, spec.times))


class MoveEffect(Effect):
    """Groups of units."""

    def can(self, s: State, seat: int, spec: Spec) -> bool:
        return can_move(s, seat, spec.n, flags_of(spec))

    def start(self, s: State, seat: int, spec: Spec) -> None:
        s.agenda.append(Move(seat, spec.n, spec.cp, spec.cas, flags_of(spec)))


def flags_of(spec: Spec) -> int:
    """The flags of a Move effect as bits."""
    if not spec.flags:
        return 0
    found = _FLAGS_OF.get(spec.flags, 0)
    if not found:
        found = _FLAGS_OF[spec.flags] = sum([FLAGS[name] for name in spec.flags])
    return found


_FLAGS_OF: Final[dict[frozenset[str], int]] = {}


class ExploreEffect(Effect):
    """A tile, or two."""

    def can(self, s: State, seat: int, spec: Spec) -> bool:
        return can_explore(s, seat, mode_of(spec))

    def start(self, s: State, seat: int, spec: Spec) -> None:
        if not self.can(s, seat, spec):
            return
        if spec.times > 1:
            s.owe(ExploreAgain(seat))
        explore(s, seat, spec.draw, mode_of(spec), spec.reject, int(spec.collect))


def mode_of(spec: Spec) -> int:
    """From where an Explore effect may lay its tile."""
    return FROM_ANY_OPEN if spec.anywhere else FROM_OWN


@rule("NG-CARD-A-19", "NG-CARD-09")
class ExploreAgain(Choice):
    """Rangers: a second Explore, if wanted and possible."""

    def options(self, s: State) -> list[Action]:
        return [CHOOSE[EXPLORE], DONE] if can_explore(s, self.seat, FROM_OWN) else [DONE]

    def take(self, s: State, action: Action) -> None:
        if action is not DONE:
            explore(s, self.seat)


class DrawEffect(Effect):
    """Cards from the own pile."""

    def can(self, s: State, seat: int, spec: Spec) -> bool:
        return can_draw(s, seat, spec.n)

    def start(self, s: State, seat: int, spec: Spec) -> None:
        if self.can(s, seat, spec):
            draw_action(s, seat, spec.n, spec.discard, spec.top)


class CollectEffect(Effect):
    """Resources from the common reserve."""

    def start(self, s: State, seat: int, spec: Spec) -> None:
        gain(s, seat, spec.resource, spec.n)


class ScoreEffect(Effect):
    """A card without an action."""

    def can(self, s: State, seat: int, spec: Spec) -> bool:
        return False


# Choosing a basic action: Feast, Teamwork, Annexation.

RECRUIT_1: Final = 0
MOVE_1: Final = 1
EXPLORE: Final = 2
BUILD_1: Final = 3
ALL_FOUR: Final = 15
ANNEX: Final = "annex"


def can_do(s: State, seat: int, basic: int) -> bool:
    """Whether one of the four basic actions is possible, at starting-card size."""
    if basic == RECRUIT_1:
        return can_recruit(s, seat, PLACES["own"])
    if basic == MOVE_1:
        return can_move(s, seat, 1, 0)
    if basic == EXPLORE:
        return can_explore(s, seat, FROM_OWN)
    return can_build(s, seat)


def do_basic(s: State, seat: int, basic: int) -> None:
    """Carry out a basic action at starting-card size."""
    if basic == RECRUIT_1:
        recruit(s, seat, 1, PLACES["own"], 0)
    elif basic == MOVE_1:
        s.owe(Move(seat, 1, 0, 0, 0))
    elif basic == EXPLORE:
        explore(s, seat)
    else:
        s.owe(Build(seat))


@rule("NG-CARD-03", "NG-CARD-S-05", "NG-CARD-E-11", "NG-CARD-C-08", "NG-CARD-C-18", "NG-Q-81")
class ChooseBasic(Choice):
    """One of the basic actions that are left, so many times; the first is compulsory."""

    mask: Inner[Bits]
    left: Count
    optional: Secret[Flag]

    def options(self, s: State) -> list[Action]:
        found = [CHOOSE[b] for b in range(4) if self.mask >> b & 1 and can_do(s, self.seat, b)]
        return found if found and not self.optional else [*found, DONE]

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            return
        if self.left > 1:
            s.owe(ChooseBasic(self.seat, self.mask & ~(1 << action.kind), self.left - 1, 1))
        do_basic(s, self.seat, action.kind)


class ChooseEffect(Effect):
    """Feast: one basic action of choice; Teamwork: two different ones."""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        self.times = times

    def can(self, s: State, seat: int, spec: Spec) -> bool:
        return any(can_do(s, seat, basic) for basic in range(4))

    def start(self, s: State, seat: int, spec: Spec) -> None:
        s.owe(ChooseBasic(seat, ALL_FOUR, self.times, 0))


class SpecialEffect(Effect):
    """What only one card does."""

    def can(self, s: State, seat: int, spec: Spec) -> bool:
        if spec.code == ANNEX:
            return can_do(s, seat, MOVE_1) or can_do(s, seat, EXPLORE)
        return SPECIALS[spec.code][0](s, seat)

    def start(self, s: State, seat: int, spec: Spec) -> None:
        if spec.code == ANNEX:
            s.owe(ChooseBasic(seat, 1 << MOVE_1 | 1 << EXPLORE, 2, 0))
        elif self.can(s, seat, spec):
            SPECIALS[spec.code][1](s, seat)


EFFECTS: Final[dict[str, Effect]] = {
    "recruit": RecruitEffect(),
    "recruit_each": LevyEffect(),
    "build": BuildEffect(),
    "move": MoveEffect(),
    "explore": ExploreEffect(),
    "draw": DrawEffect(),
    "collect": CollectEffect(),
    "choose": ChooseEffect(1),
    "teamwork": ChooseEffect(2),
    "special": SpecialEffect(),
    "score": ScoreEffect(),
}
_BY_WORD: Final = [EFFECTS[word] for word in WORDS]


@rule("NG-CARD-08", "NG-ACT-PLAY-04", "NG-Q-15", "NG-GLOS-18", "NG-CARD-06")
def is_playable(s: State, seat: int, card: int) -> bool:
    """A card may be played if its lead effect can be carried out at least in part."""
    effects = s.setting.content.cards[card].effects
    if not effects:
        return False
    lead = effects[0]
    return _BY_WORD[lead.word].can(s, seat, lead)


@rule("NG-CARD-05", "NG-CARD-09", "NG-SPECIAL-01", "NG-CARD-02", "NG-CARD-04")
class CardEffects(Automatic):
    """The effects of a card in printed order; a part that has become impossible is skipped."""

    who: Seat
    card: Card
    index: Count

    def run(self, s: State) -> None:
        effects = s.setting.content.cards[self.card].effects
        spec = effects[self.index]
        following = effects[self.index + 1] if self.index + 1 < len(effects) else None
        if following is not None and following.code == "reinforce":
            recruit(s, self.who, spec.n, PLACES[spec.where], int(spec.same), REINFORCE)
            return
        if following is not None:
            s.agenda.append(CardEffects(self.who, self.card, self.index + 1))
        effect = _BY_WORD[spec.word]
        if effect.can(s, self.who, spec):
            effect.start(s, self.who, spec)
