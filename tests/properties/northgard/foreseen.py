"""Forecasts of Northgard held against what then happens."""

from collections import Counter
from typing import NamedTuple

from skald.games.northgard.actions import DONE, NONE
from skald.games.northgard.queries import deck_of
from skald.games.northgard.rules.combat import AttackerFood, DefenderFood, ShiftDefender
from skald.games.northgard.rules.creatures import CreaturePhase
from skald.games.northgard.rules.dice import AttackerFace, AxeThrow, DefenderFace
from skald.games.northgard.rules.duel import AXE, SHIELD, Duel, attackers, defenders
from skald.games.northgard.rules.explore import Rewards
from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.move import Fights, Move, MoveGroup, NameCreatures, PassThrough
from skald.games.northgard.rules.placing import ChooseTurn
from skald.games.northgard.rules.specials.bribery import BribeGroup
from skald.games.northgard.rules.specials.hidden_ways import HiddenGroup
from skald.games.northgard.rules.winter import UNREST, Winter
from skald.games.northgard.show import PRESENTER
from skald.games.northgard.show.foresight import stated
from skald.games.northgard.state import State
from skald.games.northgard.wire import (
    AttackForecast,
    FightForecast,
    PlacementForecast,
    PlayerForecast,
    TurnForecast,
)
from skald.kernel.actions import Action
from skald.kernel.agenda import Step
from skald.kernel.dice import Dice
from tests.presenters import odds_by_hand
from tests.presenters.odds_by_hand import Balance, Chances

# Of so many moments at which a forecast can be taken, one is; borders of phases are never missed.
ONE_IN = 3
BORDERS = (CreaturePhase, Harvest, Winter)
# Between a move and its fight these change neither side when they are ended or declined.
IDLE = (Move, NameCreatures, ShiftDefender)
ENDS = (DONE, NONE)


class Held(NamedTuple):
    """A forecast of a year's end, and what everybody had when the Harvest was still to come."""

    players: list[PlayerForecast]
    goods: list[int]
    fame: list[int]


class Watch:
    """Takes forecasts all along a game, and compares them with what happens.

    A forecast is void once a choice is made otherwise than stated.
    """

    def __init__(self, s: State, seed: int) -> None:
        self.s = s
        self.dice = Dice(seed)
        self.held: list[Held] = []
        self.placement: PlacementForecast | None = None
        self.turn: TurnForecast | None = None
        self.attack: AttackForecast | None = None
        self.fame = 0
        self.purse: list[int] = []
        self.unrest: list[int] = []
        self.compared: Counter[str] = Counter()

    def before(self, step: Step) -> None:
        if isinstance(step, Harvest):
            now = self.s.resources[:], self.s.fame[:]
            self.held = [Held(held.players, *now) for held in self.held]
        self._maybe_forecast(step)
        if isinstance(step, Winter):
            self._check_harvest()
            self.purse = self.s.resources[:]
            self.unrest = self._unrest()
        elif isinstance(step, ChooseTurn):
            self._foresee_placement(step)
        elif isinstance(step, Rewards):
            self.fame = self.s.fame[step.who]
        elif isinstance(step, Duel):
            self._check_fight(step)

    def chosen(self, step: Step, action: Action) -> None:
        if self.held and action is not stated(self.s, step, self.s.offered):
            self.held = []
        if isinstance(step, ChooseTurn):
            self._note_turn(action)
        self._note_attack(step, action)

    def after(self, step: Step) -> None:
        if isinstance(step, Winter):
            self._check_winter()
        elif isinstance(step, Rewards):
            self._check_placement(step)

    # The end of the year.

    def _maybe_forecast(self, step: Step) -> None:
        agenda = self.s.agenda
        if any(isinstance(later, CreaturePhase) for later in agenda[:-1]):
            return
        if not any(isinstance(later, Winter) for later in agenda):
            return
        if isinstance(step, BORDERS) or self.dice.below(ONE_IN) == 0:
            players = PRESENTER.forecast(self.s, None)["players"]
            self.held.append(Held(players, self.s.resources[:], self.s.fame[:]))

    def _check_harvest(self) -> None:
        s = self.s
        for held in self.held:
            for seat, told in enumerate(held.players):
                base = seat * 3
                gained = [s.resources[base + k] - held.goods[base + k] for k in range(3)]
                assert list(told["harvest"]) == gained, (seat, told)
                assert told["fame"] == s.fame[seat] - held.fame[seat], (seat, told)
                self.compared["harvests"] += 1
                self.compared["gathered"] += bool(sum(gained))

    def _check_winter(self) -> None:
        s = self.s
        short = self._unrest()
        for held in self.held:
            for seat, told in enumerate(held.players):
                had, has = self.purse[seat * 3 : seat * 3 + 2], s.resources[seat * 3 : seat * 3 + 2]
                paid = [a - b for a, b in zip(had, has, strict=True)]
                due = [min(a, b) for a, b in zip(told["winter"], had, strict=True)]
                assert paid == due, (seat, told)
                assert told["unrest"] == (paid != list(told["winter"])), (seat, told)
                if sum(short) > sum(self.unrest) and s.unrest:
                    # Nobody went without a card for want of one.
                    assert told["unrest"] == (short[seat] > self.unrest[seat])
                self.compared["winters"] += 1
                self.compared["paid"] += bool(sum(paid))
                self.compared["unrest"] += told["unrest"]
        self.held = []

    def _unrest(self) -> list[int]:
        return [deck_of(self.s, seat).count(UNREST) for seat in range(self.s.seats)]

    # Tiles.

    def _foresee_placement(self, step: ChooseTurn) -> None:
        self.placement = self.turn = None
        if len(self.s.offered) > 1 and self.dice.below(ONE_IN) == 0:
            self.placement = PRESENTER.forecast(self.s, step.seat)["placements"][0]

    def _note_turn(self, action: Action) -> None:
        if self.placement:
            turns = self.placement["turns"]
            self.turn = next(turn for turn in turns if turn["turn"] == action.amount)

    def _check_placement(self, step: Rewards) -> None:
        if not self.turn:
            return
        s, closes = self.s, self.turn["closes"]
        here = s.land.territories_of(len(s.land.placed) - 1)
        found = [(t, s.holder[t], s.land.size(t)) for t in here if not s.land.is_open(t)]
        assert found == [(one["territory"], one["holder"], one["size"]) for one in closes]
        assert s.fame[step.who] - self.fame == sum(one["fame"] for one in closes)
        self.compared["placements"] += 1
        self.compared["closed"] += len(found)
        self.placement = self.turn = None

    # Fights.

    def _note_attack(self, step: Step, action: Action) -> None:
        """What was told of a group that now goes; anything else that is done makes it void."""
        if isinstance(step, MoveGroup | HiddenGroup | BribeGroup):
            size = action.amount, bool(action.kind)
            self.attack = self._told(step, step.target, size)
        elif isinstance(step, PassThrough):
            self.attack = self._told(step, action.target, (step.amount, bool(step.kaija)))
        elif not isinstance(step, Fights) and not (isinstance(step, IDLE) and action in ENDS):
            self.attack = None

    def _told(self, step: Step, place: int, size: tuple[int, bool]) -> AttackForecast | None:
        for attack in PRESENTER.forecast(self.s, step.seat)["attacks"]:
            if (attack["place"], attack["units"], attack["kaija"]) == (place, *size):
                return attack
        return None

    def _check_fight(self, step: Duel) -> None:
        """Odds of a fight as it stands, and those that were told before it began."""
        balance = _balance(self.s, step)
        if isinstance(step, AttackerFood):
            attack, self.attack = self.attack, None
            if attack and attack["place"] == step.place:
                assert (attack["attack"], attack["defence"]) == (step.attack, step.defence)
                assert attack["odds"][0] == _by_hand(self.s, step, balance).percent()
                self.compared["attacks"] += 1
        if step.seat >= 0 and self.dice.below(ONE_IN) == 0:
            fight = PRESENTER.forecast(self.s, None)["fight"]
            assert fight is not None
            assert len(fight["options"]) == len(self.s.offered)
            for action in self.s.offered:
                self._check_option(step, balance, action, fight)

    def _check_option(self, step: Duel, b: Balance, action: Action, told: FightForecast) -> None:
        after = _after(step, b, action)
        target = f"food:{action.amount}" if action.verb == "spend" else f"die:{action.verb}"
        assert told["options"][target][0] == _by_hand(self.s, step, after).percent(), (step, action)
        self.compared["odds"] += 1


def _balance(s: State, duel: Duel) -> Balance:
    suffered = duel.defence_casualties - bool(duel.flags & SHIELD)
    sides = attackers(s, duel), defenders(s, duel)
    return Balance(duel.attack - duel.defence, *sides, duel.attack_casualties, suffered)


def _after(step: Duel, b: Balance, action: Action) -> Balance:
    """How a combat stands after a choice."""
    if isinstance(step, AttackerFood):
        return b._replace(lead=b.lead + action.amount)
    if isinstance(step, DefenderFood):
        return b._replace(lead=b.lead - action.amount)
    point = action.verb == "point"
    if isinstance(step, DefenderFace):
        return b._replace(lead=b.lead - point, suffered=b.suffered + (not point))
    return b._replace(lead=b.lead + point, inflicted=b.inflicted + (not point))


def _by_hand(s: State, step: Duel, b: Balance) -> Chances:
    """By arithmetic, when nobody spends more food than he has said."""
    die, axe = tuple(s.setting.content.die), bool(step.flags & AXE)
    if isinstance(step, AttackerFood | DefenderFood):
        return odds_by_hand.before_both(b, die, axe=axe)
    if isinstance(step, AttackerFace | AxeThrow):
        return odds_by_hand.after_attacker(b, die, axe=axe and isinstance(step, AttackerFace))
    assert isinstance(step, DefenderFace)
    return odds_by_hand.settled(b)
