"""Search: every iteration imagines a world, plays down the tree, plays on, and judges the end.

What the seat cannot know is drawn anew in each iteration, so a node stands for all positions
that the same choices may lead to, and an option counts only where it was on offer. Chance acts
between the choices and has no nodes. Every seat looks for its own best. After the tree all seats
play greedily for about a round: few worlds thought through are better than many glimpsed.
"""

import gc
import time
from math import exp, sqrt
from typing import Final

from skald.bots.greedy import EQUAL, greediest, worth_of
from skald.kernel.actions import Action
from skald.kernel.agenda import State, play
from skald.kernel.dice import Dice
from skald.kernel.judge import Judge
from skald.kernel.playout import draw_chance
from skald.kernel.rules import Rules

# How strongly options that were tried little draw attention. Worth is measured between the
# least and the most that a seat has met in this search, so both hold in any game and at any time.
CURIOSITY: Final = 1.0
# An option never tried is thought so much worse than what its node is worth so far.
DOUBT: Final = 0.2
# How far the greedy worth of an option decides how promising it is, beside its looks, and what
# part of the way between the worst and the best makes an option e times as promising.
GREED: Final = 0.5
SHARPNESS: Final = 0.15
# How many choices the seats play on after the tree: about a round of four players, or a year.
FORESIGHT: Final = 80
# Playing on, options that look less than so many times as promising as the best are not tried.
HOPE: Final = 0.1
# Thinking ends as soon as the first option leads by a third of the tries left: it is hardly ever
# caught then.
HASTE: Final = 3
# No game has more seats.
SEATS: Final = 8


class Budget:
    """How long to think: so many iterations, and no longer than so many seconds."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds


def priors(judge: Judge, state: State, dice: Dice) -> list[float]:
    """How promising the options are: by their looks and by their greedy worth; the sum is 1."""
    weights = judge.weigh(state, state.offered)
    total = sum(weights)
    looks = [weight / total for weight in weights]
    if judge.is_blind():
        return looks
    worths = [worth_of(judge, state, action, dice, 1) for action in state.offered]
    most = max(worths)
    width = SHARPNESS * (most - min(worths))
    if width < EQUAL:
        return looks
    odds = [exp((worth - most) / width) for worth in worths]
    total = sum(odds)
    return [
        (1.0 - GREED) * looks[index] + GREED * odds[index] / total for index in range(len(odds))
    ]


class Node:
    """The options met after the same choices, and how they fared."""

    __slots__ = ("actions", "children", "offers", "places", "priors", "totals", "visits")

    def __init__(self) -> None:
        self.places: dict[int, int] = {}
        self.actions: list[Action] = []
        self.children: list[Node | None] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.offers: list[int] = []
        self.totals: list[float] = []

    def meet(self, judge: Judge, state: State, dice: Dice) -> list[int]:
        """The places of the options that are on offer; new ones are added."""
        found: list[int] = []
        known = True
        for action in state.offered:
            place = self.places.get(action.number, -1)
            if place < 0:
                known = False
                break
            found.append(place)
        return found if known else self._add(judge, state, dice)

    def _add(self, judge: Judge, state: State, dice: Dice) -> list[int]:
        promise = priors(judge, state, dice)
        found: list[int] = []
        for index, action in enumerate(state.offered):
            place = self.places.get(action.number, -1)
            if place < 0:
                place = len(self.actions)
                self.places[action.number] = place
                self.actions.append(action)
                self.children.append(None)
                self.priors.append(promise[index])
                self.visits.append(0)
                self.offers.append(0)
                self.totals.append(0.0)
            found.append(place)
        return found

    def select(self, offered: list[int], least: float, most: float) -> int:
        """The place of the option to try: good so far, or promising and tried little."""
        visits, totals, offers = self.visits, self.totals, self.offers
        tried = 0
        worth = 0.0
        for place in offered:
            tried += visits[place]
            worth += totals[place]
        span = most - least if most > least else 1.0
        fallback = (worth / tried - least) / span - DOUBT if tried else 0.0
        best, best_score = offered[0], -9.0
        for place in offered:
            offers[place] += 1
            times = visits[place]
            score = (totals[place] / times - least) / span if times else fallback
            score += CURIOSITY * self.priors[place] * sqrt(offers[place]) / (1 + times)
            if score > best_score:
                best, best_score = place, score
        return best

    def child(self, place: int) -> "Node":
        """The node after an option."""
        node = self.children[place]
        if node is None:
            node = self.children[place] = Node()
        return node


class MctsBot:
    """Thinks as long as its budget allows, and goes on from what it thought before."""

    def __init__(self, rules: Rules, judge: Judge, budget: Budget, seed: int) -> None:
        self._rules: Final = rules
        self._judge: Final = judge
        self._budget: Final = budget
        self._dice: Final = Dice(seed)
        self._least: list[float] = []
        self._most: list[float] = []
        self._next = Node()
        self._next_ply = -1

    def choose(self, position: State, ply: int) -> Action:
        """The option that was tried most."""
        root = self._next if ply == self._next_ply else Node()
        collecting = gc.isenabled()
        gc.disable()
        try:
            self._think(root, position)
        finally:
            if collecting:
                gc.enable()
        best = self._most_tried(root, position)
        self._next = root.child(best)
        self._next_ply = ply + 1
        return root.actions[best]

    def _think(self, root: Node, position: State) -> None:
        self._least = [1.0] * SEATS
        self._most = [0.0] * SEATS
        until = time.perf_counter() + self._budget.seconds
        left = self._budget.iterations
        worlds = self._dice.next()
        while left > 0:
            self._iterate(root, position, worlds)
            left -= 1
            if time.perf_counter() > until or self._is_settled(root, position, left):
                break

    def _is_settled(self, root: Node, position: State, left: int) -> bool:
        """Whether one option is so far ahead that no other will be tried more often."""
        most = second = 0
        for place in root.meet(self._judge, position, self._dice):
            times = root.visits[place]
            if times > most:
                most, second = times, most
            elif times > second:
                second = times
        return HASTE * (most - second) > left

    def _most_tried(self, root: Node, position: State) -> int:
        best, most = 0, -1.0
        for place in root.meet(self._judge, position, self._dice):
            times = root.visits[place]
            value = times + (root.totals[place] / times if times else 0.0)
            if value > most:
                best, most = place, value
        return best

    def _iterate(self, root: Node, position: State, worlds: int) -> None:
        """One world: down the tree to something new, then played on, then judged.

        The first try of each option is made in the same world, and so is each further one:
        what is luck and what is merit is told apart sooner.
        """
        node = root
        seat = position.agenda[-1].seat
        place = self._select(node, position)
        dice = Dice(worlds + node.visits[place])
        state = self._rules.determinise(position, seat, dice)
        nodes: list[Node] = []
        places: list[int] = []
        seats: list[int] = []
        while True:
            nodes.append(node)
            places.append(place)
            seats.append(seat)
            new = node.visits[place] == 0
            play(state, node.actions[place])
            self._go_on(state, dice)
            if new or not state.agenda:
                break
            node = node.child(place)
            seat = state.agenda[-1].seat
            place = self._select(node, state)
        self._play_on(state, dice)
        values = self._judge.forecast(state)
        for index, met in enumerate(nodes):
            place, seat = places[index], seats[index]
            met.visits[place] += 1
            met.totals[place] += values[seat]
            mean = met.totals[place] / met.visits[place]
            self._least[seat] = min(self._least[seat], mean)
            self._most[seat] = max(self._most[seat], mean)

    def _select(self, node: Node, state: State) -> int:
        seat = state.agenda[-1].seat
        offered = node.meet(self._judge, state, self._dice)
        return node.select(offered, self._least[seat], self._most[seat])

    def _go_on(self, state: State, dice: Dice) -> None:
        """To the next real choice."""
        draw_chance(state, dice)
        while state.agenda and len(state.offered) == 1:
            play(state, state.offered[0])
            draw_chance(state, dice)

    def _play_on(self, state: State, dice: Dice) -> None:
        """Everybody takes what is worth most to them, for about a round or a year.

        A judge that knows nothing plays on by itself.
        """
        if self._judge.is_blind():
            return
        for _ in range(FORESIGHT):
            if not state.agenda:
                return
            play(state, greediest(self._judge, state, self._dice, 1, HOPE))
            self._go_on(state, dice)
