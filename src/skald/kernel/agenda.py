"""The agenda: a stack of frozen steps over a flat state.

A step is *automatic* (`run`) or a *choice* (`options`, `take`) of a seat or of chance.
The last step of the agenda is what the rules owe next. `advance` carries out automatic
steps, and choices that leave only one option, until somebody really has to choose.
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Any, Final, NoReturn, Self, dataclass_transform

from mypy_extensions import mypyc_attr

from skald.kernel.actions import Action
from skald.kernel.events import Log
from skald.kernel.fields import Seat, complete, declared
from skald.kernel.rulebook import rules_of

AUTOMATIC: Final = -2
CHANCE: Final = -1


@dataclass_transform(frozen_default=True)
@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A frozen value on the agenda: a `Choice` or an `Automatic` step.

    Subclasses annotate their fields and take them in that order; see `skald.kernel.fields`.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        complete(cls, AUTOMATIC)

    def run(self, state: Any) -> None:
        """Carry out an automatic step."""
        raise NotImplementedError(type(self).__name__)

    def options(self, state: Any) -> list[Action]:
        """What may be chosen: never empty, in canonical order, without writing anything."""
        raise NotImplementedError(type(self).__name__)

    def take(self, state: Any, action: Action) -> None:
        """Carry out one of the options; the step has left the agenda already."""
        raise NotImplementedError(type(self).__name__)

    def always_asks(self) -> bool:
        """Whether a single option is asked for too, because not asking would tell something."""
        return False

    def why_not(self, state: Any, action: Action) -> str:
        """The rule that forbids an action which is not offered."""
        return next(iter(rules_of(type(self))), "")

    def weights(self, state: Any) -> Sequence[int]:
        """For chance: an integer weight per offered option; none when all are equally likely."""
        return ()

    def values(self) -> tuple[Any, ...]:
        """The fields in order: enough to build an equal step."""
        return tuple(getattr(self, name) for name in fields_of(type(self)))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Step)
            and type(self) is type(other)
            and self.values() == other.values()
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __reduce__(self) -> tuple[Any, ...]:
        return step_like, (type(self), self.values())

    def __repr__(self) -> str:
        inside = ", ".join(f"{n}={getattr(self, n)!r}" for n in fields_of(type(self)))
        return f"{type(self).__name__}({inside})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step):
    """A step at which a seat, or chance, takes one of several options."""

    seat: Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step):
    """A step that runs by itself."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC


_fields: Final[dict[type, tuple[str, ...]]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    """The fields of a step class: its seat, then the others by name, on every build."""
    found = _fields.get(cls)
    if found is None:
        names = {field.name for field in declared(cls)}
        found = _fields[cls] = ("seat", *sorted(names - {"seat"}))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game state has: an agenda, the options of its last step, and maybe a log."""

    __slots__ = ("agenda", "log", "offered")

    def __init__(self) -> None:
        self.agenda: list[Step] = []
        self.offered: list[Action] = []
        self.log: Log | None = None

    def clone(self) -> Self:
        """An independent copy without the log."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> NoReturn:
        raise TypeError("A position is kept by its match: pickle the Match, or keep its record.")

    def owe(self, *steps: Step) -> None:
        """Put steps on the agenda so that the first one comes next."""
        agenda = self.agenda
        for index in range(len(steps) - 1, -1, -1):
            agenda.append(steps[index])

    def to_json(self) -> dict[str, Any]:
        """Everything but the offered options and the log, exactly."""
        raise NotImplementedError


def listen(state: State) -> Log:
    """Begin to hear the events of a state."""
    state.log = Log()
    return state.log


def advance(state: State) -> None:
    """Carry out what needs no choice, until a choice with more than one option is on top."""
    agenda = state.agenda
    log = state.log
    while agenda:
        step = agenda[-1]
        if log is not None:
            log.enter(step.seat, rules_of(type(step)))
        if step.seat == AUTOMATIC:
            agenda.pop()
            step.run(state)
            continue
        options = step.options(state)
        if len(options) == 1 and not step.always_asks():
            if log is not None:
                log.force(step.seat, options[0])
            agenda.pop()
            step.take(state, options[0])
            continue
        assert options, f"a choice without options: {step!r}"
        state.offered = options
        return
    state.offered = []


def play(state: State, action: Action) -> None:
    """The trusted door: carry out an offered action and go on to the next choice."""
    step = state.agenda.pop()
    if state.log is not None:
        state.log.enter(step.seat, rules_of(type(step)))
    step.take(state, action)
    advance(state)


_BASES: Final = (Step, Choice, Automatic)


def steps_in(*chapters: ModuleType) -> dict[str, type[Step]]:
    """Every step class of these modules by its name, so that a stored agenda can be read."""
    return {
        name: cls
        for chapter in chapters
        for name, cls in vars(chapter).items()
        if isinstance(cls, type) and issubclass(cls, Step) and cls not in _BASES
    }


def step_to_json(step: Step) -> list[Any]:
    """A step as its class name and fields."""
    return [type(step).__name__, *(list(v) if isinstance(v, tuple) else v for v in step.values())]


def step_from_json(data: list[Any], classes: dict[str, type[Step]]) -> Step:
    """The step that `step_to_json` wrote."""
    values = [tuple(value) if isinstance(value, list) else value for value in data[1:]]
    return step_like(classes[data[0]], values)


def step_like(cls: type[Step], values: Sequence[Any]) -> Step:
    """The step of a class with these fields, in the order of `Step.values`."""
    fields: dict[str, Any] = dict(zip(fields_of(cls), values, strict=True))
    if fields["seat"] == AUTOMATIC:
        del fields["seat"]
    return cls(**fields)
