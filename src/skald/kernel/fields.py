"""What the fields of a step are: declared once, as annotations, and read by everyone else.

A step class annotates its fields as a dataclass does. In plain Python its constructor is made
here; for the compiled core `packing/constructors.py` writes both into the source. An annotation
is `int`, a kind (`Territory`), or a tuple of either, perhaps inside `Secret` or `Inner`.
"""

import inspect
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, TypeAlias, TypeVar, get_args, get_origin

from skald.kernel.wire import Published, Told

T = TypeVar("T")


class Kind:
    """What a number stands for: a seat, a card, a territory; and how it is written.

    A view tells the number itself, or what `tell` makes of it where others cannot read the number.
    """

    __slots__ = ("name", "tell", "write")

    def __init__(
        self,
        name: str,
        write: Callable[[int], str] = str,
        tell: Callable[[int], Told] | None = None,
    ) -> None:
        self.name: Final = name
        self.write: Final = write
        self.tell: Final = tell

    def __repr__(self) -> str:
        return f"<Kind {self.name}>"


class Mark:
    """Who may know a field."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __repr__(self) -> str:
        return f"<Mark {self.name}>"


OPEN: Final = Mark("open")
SECRET: Final = Mark("secret")
INNER: Final = Mark("inner")
NUMBER: Final = Kind("number")

# For type checkers these are plain numbers; what they stand for is read at run time.
Secret: TypeAlias = Annotated[T, SECRET]  # only whoever is asked is told
Inner: TypeAlias = Annotated[T, INNER]  # bookkeeping: nobody is told
Seat: TypeAlias = Annotated[int, Kind("seat", lambda seat: str(seat + 1))]
Count: TypeAlias = Annotated[int, Kind("count")]
Flag: TypeAlias = Annotated[int, Kind("flag")]  # 0 or 1
Bits: TypeAlias = Annotated[int, Kind("bits")]  # a set: one bit for each member
Mode: TypeAlias = Annotated[int, Kind("mode")]  # one of a few ways that the rules name


class Field:
    """One field of a step: its name, what it stands for, whether there are several, who knows."""

    __slots__ = ("kind", "many", "mark", "name")

    def __init__(self, name: str, kind: Kind, mark: Mark, *, many: bool) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.mark: Final = mark
        self.many: Final = many

    def _values(self) -> tuple[object, ...]:
        return self.name, self.kind.name, self.mark.name, self.many

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Field) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        several = "several " if self.many else ""
        return f"<Field {self.name}: {several}{self.kind.name}, {self.mark.name}>"


_fields: dict[str, tuple[Field, ...]] = {}
_texts: dict[str, str] = {}
_published: dict[type, tuple[Field, ...]] = {}


def declare(step: str, text: str, /, **annotations: Any) -> None:
    """Say what a step class is, by its full name: its docstring and its own fields."""
    _texts[step] = text
    _fields[step] = tuple(_field(name, found) for name, found in annotations.items())


def declared(cls: type) -> tuple[Field, ...]:
    """All fields of a step class in the order of its constructor, those of its bases first."""
    bases = reversed(cls.__mro__)
    return tuple(field for base in bases for field in _fields.get(_full_name(base), ()))


def kind_of(annotation: Any) -> Kind:
    """The kind that an alias stands for."""
    return _field("", annotation).kind


def published(cls: type) -> tuple[Field, ...]:
    """The fields of a choice that everybody may know besides its seat, by name."""
    found = _published.get(cls)
    if found is None:
        known = {field.name: field for field in declared(cls) if field.mark is OPEN}
        is_choice = known.pop("seat", None) is not None
        found = _published[cls] = tuple(known[name] for name in sorted(known) if is_choice)
    return found


def told(step: object) -> dict[str, Published]:
    """What everybody may know of a choice, by name, as a view tells it."""
    fields = published(type(step))
    return {field.name: _told(field.kind.tell, getattr(step, field.name)) for field in fields}


def _told(tell: Callable[[int], Told] | None, value: int | tuple[int, ...]) -> Published:
    if tell is None:
        return value
    return tell(value) if isinstance(value, int) else tuple(map(tell, value))


def text_of(cls: type) -> str:
    """The docstring of a step class, on every build."""
    return _texts.get(_full_name(cls), "")


def complete(cls: type, automatic: int) -> None:
    """Declare a step class of plain Python and make its constructor, if it has fields of its own.

    A step without a field `seat` has the seat `automatic`. A constructor of its own is kept.
    """
    own = inspect.get_annotations(cls)
    declare(_full_name(cls), inspect.cleandoc(cls.__doc__ or ""), **own)
    if own and "__init__" not in cls.__dict__:
        type.__setattr__(cls, "__init__", _constructor(cls, automatic))


def _full_name(cls: type) -> str:
    return f"{cls.__module__}.{cls.__qualname__}"


def _field(name: str, annotation: Any) -> Field:
    inside, marks = _opened(annotation)
    many = get_origin(inside) is tuple and get_args(inside)[1:] == (...,)
    if many:
        inside, more = _opened(get_args(inside)[0])
        marks = (*marks, *more)
    if inside is not int:
        raise TypeError(f"The field {name} is {annotation!r}: a number or a tuple of numbers only.")
    kind = next((mark for mark in marks if isinstance(mark, Kind)), NUMBER)
    return Field(name, kind, next((m for m in marks if isinstance(m, Mark)), OPEN), many=many)


def _opened(annotation: Any) -> tuple[Any, tuple[Any, ...]]:
    """What is inside `Annotated`, and what it is annotated with."""
    if get_origin(annotation) is Annotated:
        return annotation.__origin__, annotation.__metadata__
    return annotation, ()


def _constructor(cls: type, automatic: int) -> Callable[..., None]:
    names = [field.name for field in declared(cls)]
    defaults: Mapping[str, Any] = {name: getattr(cls, name) for name in names if _given(cls, name)}
    taken = [f"{name}=defaults[{name!r}]" if name in defaults else name for name in names]
    body = [f"self.{name} = {name}" for name in names]
    if "seat" not in names:
        body.insert(0, f"self.seat = {automatic}")
    found: dict[str, Any] = {"defaults": defaults}
    exec(f"def __init__(self, {', '.join(taken)}): {'; '.join(body)}", found)
    made: Callable[..., None] = found["__init__"]
    made.__qualname__, made.__module__ = f"{cls.__qualname__}.__init__", cls.__module__
    return made


def _given(cls: type, name: str) -> bool:
    """Whether a class or one of its bases gives a field a default."""
    return isinstance(getattr(cls, name, None), int | tuple)
