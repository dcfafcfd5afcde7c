"""Runs: the picks that one seat makes one after another in one step, drawn and played anew."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from itertools import islice, permutations

from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, State, listen, play
from skald.kernel.dice import Dice

# A pick is one action, or a few that only together say what is done: a path and who takes it.
Pick = tuple[Action, ...]
ENDS = ("done", "skip", "none")
# Verbs that name how many pieces go.
COUNTED = ("carry", "scatter", "retreat")
# All permutations of so many picks are tried, a part of those of more.
FEW = 4


def always(state: State, picks: Sequence[Pick]) -> bool:
    """Any order can be carried out."""
    return True


def by_itself(pick: Pick) -> Hashable:
    """Picks that have nothing to do with each other; equal ones are alike."""
    return pick


@dataclass(frozen=True)
class Kind:
    """A step in which several picks are made whose order the rules do not care about.

    `verbs` are those of its picks; `inner` steps belong to a pick that was begun. `possible` says,
    without the engine, whether an order can be carried out at a table: nobody moves a piece on
    before it has come. Picks of one `chain` keep their order among themselves, for the rules care
    about it or they name each other. `exhausts`: whoever goes on as long as possible does as much
    in any order. `several`: equal steps in a row are one run.
    """

    step: str
    verbs: tuple[str, ...]
    inner: tuple[str, ...] = ()
    possible: Callable[[State, Sequence[Pick]], bool] = always
    chain: Callable[[Pick], Hashable] = by_itself
    exhausts: bool = True
    several: bool = False

    def covers(self, state: State) -> bool:
        """Whether a seat must choose at such a step."""
        if not state.agenda or state.agenda[-1].seat == CHANCE:
            return False
        return type(state.agenda[-1]).__name__ == self.step


@dataclass
class Run:
    """Picks from a position on, and where they led."""

    kind: Kind
    start: State
    state: State
    seat: int
    picks: list[Pick] = field(default_factory=list)
    stopped: bool = False

    @property
    def goes_on(self) -> bool:
        """Whether its step, or a part of it, is still due; not an equal one after it."""
        agenda = self.state.agenda
        if not agenda or agenda[-1].seat != self.seat:
            return False
        if len(agenda) < len(self.start.agenda) and not self.kind.several:
            return False
        return type(agenda[-1]).__name__ in (self.kind.step, *self.kind.inner)

    def play(self, action: Action) -> list[Action]:
        """Play one action; tell which others of this run it forced."""
        log = listen(self.state)
        play(self.state, action)
        self.state.log = None
        verbs = self.kind.verbs
        return [a for who, a in log.forced if who == self.seat and a.verb in verbs]

    def amount(self) -> int:
        """How much was done: pieces moved, points dealt."""
        actions = [action for pick in self.picks for action in pick]
        return sum(action.amount if action.verb in COUNTED else 1 for action in actions)


def begin(kind: Kind, position: State) -> Run:
    """A run that starts here."""
    return Run(kind, position.clone(), position.clone(), position.agenda[-1].seat)


def draw_run(kind: Kind, position: State, dice: Dice, *, to_the_end: bool = False) -> Run:
    """Random picks until the step is over; `to_the_end`, nobody stops early."""
    run = begin(kind, position)
    while run.goes_on:
        outer = kind.covers(run.state)
        options = run.state.offered
        going = [action for action in options if action.verb not in ENDS]
        if to_the_end and going:
            options = going
        action = options[dice.below(len(options))]
        if action.verb in ENDS:
            run.stopped = outer
            forced = run.play(action)
        else:
            forced = _add(run, action, outer=outer)
        run.picks += [(each,) for each in forced]
        if run.stopped:
            break
    return run


def _add(run: Run, action: Action, *, outer: bool) -> list[Action]:
    """Play a pick, or the next part of one; what it forces inside belongs to it too."""
    if outer or not run.picks:
        run.picks.append((action,))
    else:
        run.picks[-1] = (*run.picks[-1], action)
    forced = run.play(action)
    if run.kind.inner:
        run.picks[-1] = (*run.picks[-1], *forced)
        return []
    return forced


def orders(run: Run, dice: Dice, most: int) -> list[list[Pick]]:
    """Other orders of the picks that can be carried out: all of a few, some of many."""
    picks = run.picks
    if len(picks) <= FEW:
        found = [list(order) for order in islice(permutations(picks), 1, None)]
    else:
        found = [_shuffled(picks, dice) for _ in range(3 * most)]
    linked = [_linked(run, order) for order in found]
    able = [order for order in linked if order != picks and run.kind.possible(run.start, order)]
    while len(able) > most:
        able.pop(dice.below(len(able)))
    return able


def _linked(run: Run, order: list[Pick]) -> list[Pick]:
    """An order in which the picks of each chain come as they came at first."""
    chains: dict[Hashable, list[Pick]] = {}
    for pick in run.picks:
        chains.setdefault(run.kind.chain(pick), []).append(pick)
    return [chains[run.kind.chain(pick)].pop(0) for pick in order]


def _shuffled(picks: list[Pick], dice: Dice) -> list[Pick]:
    left = picks[:]
    return [left.pop(dice.below(len(left))) for _ in picks]


def replay(run: Run, order: list[Pick]) -> State:
    """The position after the same picks in another order; each must be on offer in its turn."""
    again = begin(run.kind, run.start)
    again.picks = run.picks
    forced: list[Action] = []
    for pick in order:
        for action in pick:
            if action in forced:
                forced.remove(action)
                continue
            offered = [a.text for a in again.state.offered]
            told = f"{action.text} of {texts(order)} after {texts(run.picks)}: {offered}"
            assert again.goes_on, f"it was over before {told}"
            assert action in again.state.offered, f"refused: {told}"
            forced += again.play(action)
        _end_inside(again)
    if run.stopped:
        end = next(a for a in again.state.offered if a.verb in ENDS)
        again.play(end)
    return again.state


def _end_inside(run: Run) -> None:
    """A pick of several actions is over where the first run said nothing more."""
    while run.kind.inner and run.goes_on and not run.kind.covers(run.state):
        run.play(next(a for a in run.state.offered if a.verb in ENDS))


def texts(picks: Sequence[Pick]) -> str:
    """Picks as one could play them along."""
    return "; ".join(" ".join(action.text for action in pick) for pick in picks)
