"""Python types as TypeScript: structs, TypedDicts and models with the comments of their fields."""

import inspect
import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Struct, structs

from skald.kernel.wire import Named

# Whatever can stand in an annotation.
Type: TypeAlias = object

_LONGEST: Final = 100
_SIMPLE: Final[Mapping[Type, str]] = {
    bool: "boolean",
    float: "number",
    int: "number",
    str: "string",
    NoneType: "null",
}
_FIELD: Final = re.compile(r"    (\w+): ")


class Names:
    """What types are called: classes by themselves, literals by the aliases of a module."""

    def __init__(self, module: ModuleType | None = None) -> None:
        found = vars(module).items() if module else ()
        self._aliases: Final = {
            values: name for name, values in found if get_origin(values) is Literal
        }

    @property
    def literals(self) -> Mapping[Type, str]:
        """The literals that have a name."""
        return self._aliases

    def write(self, kind: Type) -> str:
        """A type as TypeScript has it."""
        if kind in self._aliases:
            return self._aliases[kind]
        if isinstance(kind, TypeVar):
            return kind.__name__
        return _SIMPLE.get(kind) or self._made(kind, get_origin(kind), get_args(kind))

    def _made(self, kind: Type, origin: Type, inside: tuple[Type, ...]) -> str:
        if origin is Annotated:
            return _name_in(kind) or self.write(inside[0])
        if origin is NotRequired:
            return self.write(inside[0])
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(map(self.write, inside)))
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in inside)
        if origin is list:
            return self._several(inside[0])
        if origin is tuple:
            return self._tuple(inside)
        if origin is dict:
            return f"Record<{self.write(inside[0])}, {self.write(inside[1])}>"
        return self._class(kind, origin, inside)

    def _several(self, inside: Type) -> str:
        written = self.write(inside)
        return f"({written})[]" if " | " in written else f"{written}[]"

    def _tuple(self, inside: tuple[Type, ...]) -> str:
        if inside[1:] == (...,):
            return self._several(inside[0])
        return f"[{', '.join(map(self.write, inside))}]"

    def _class(self, kind: Type, origin: Type, inside: tuple[Type, ...]) -> str:
        cls = origin or kind
        if not isinstance(cls, type) or not is_shape(cls):
            raise TypeError(f"{kind!r} is nothing that goes over a wire.")
        return cls.__name__ + (f"<{', '.join(map(self.write, inside))}>" if inside else "")


def is_shape(kind: Type) -> bool:
    """Whether a type is a class with fields."""
    return isinstance(kind, type) and (
        is_typeddict(kind) or issubclass(kind, Struct) or hasattr(kind, "model_fields")
    )


def _name_in(kind: Type) -> str:
    return next((mark.name for mark in get_args(kind)[1:] if isinstance(mark, Named)), "")


# What is reached.


def shapes(*roots: Type) -> list[type]:
    """All classes with fields that types lead to, each after those which stand before it."""
    found: dict[type, None] = {}
    for root in roots:
        _collect(root, found)
    return sorted(found, key=lambda cls: (cls.__module__, _line(cls)))


def named(*roots: Type) -> dict[str, Type]:
    """All types that have a name of their own, and what they are made of."""
    hints = [hint for cls in shapes(*roots) for hint in _hints(cls).values()]
    parts = [part for hint in hints for part in _parts(hint)]
    return {_name_in(part): get_args(part)[0] for part in parts if _name_in(part)}


def _hints(cls: type) -> dict[str, Type]:
    return get_type_hints(cls, include_extras=True)


def _collect(kind: Type, found: dict[type, None]) -> None:
    for part in _parts(kind):
        cls = get_origin(part) or part
        if isinstance(cls, type) and is_shape(cls) and cls not in found:
            found[cls] = None
            for hint in _hints(cls).values():
                _collect(hint, found)


def _parts(kind: Type) -> Iterator[Type]:
    yield kind
    for part in get_args(kind):
        yield from _parts(part)


# Declarations.


def interface(cls: type, names: Names) -> str:
    """A class with its comments."""
    notes = _notes(cls)
    lines = [comment(inspect.getdoc(cls) or ""), f"export interface {_head(cls)} {{"]
    if issubclass(cls, Struct) and cls.__struct_config__.tag:
        lines.append(f'  type: "{cls.__struct_config__.tag}";')
    for name, hint in _hints(cls).items():
        if name in notes:
            lines.append(f"  /** {notes[name]} */")
        optional = "" if name in _required(cls) else "?"
        lines.append(f"  {name}{optional}: {names.write(hint)};")
    return "\n".join([*lines, "}"])


def union(name: str, kind: Type, names: Names) -> str:
    """A type of several, under a name."""
    members = [names.write(each) for each in get_args(kind)]
    head = f"export type {name}{_parameters(getattr(kind, '__parameters__', ()))} ="
    line = f"{head} {' | '.join(members)};"
    if len(line) <= _LONGEST:
        return line
    return "\n".join([head, *(f"  | {member}" for member in members)]) + ";"


def comment(text: str) -> str:
    """A text above a declaration."""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def _head(cls: type) -> str:
    return cls.__name__ + _parameters(getattr(cls, "__parameters__", ()))


def _parameters(variables: tuple[TypeVar, ...]) -> str:
    """Whoever does not say which game it is has any data."""
    return f"<{', '.join(f'{each.__name__} = Data' for each in variables)}>" if variables else ""


def _required(cls: type) -> frozenset[str]:
    if issubclass(cls, Struct):
        return frozenset(each.name for each in structs.fields(cls) if each.required)
    if is_typeddict(cls):
        return frozenset(getattr(cls, "__required_keys__", ()))
    model = getattr(cls, "model_fields", {})
    return frozenset(name for name, each in model.items() if each.is_required())


# Sources.


def _notes(cls: type) -> dict[str, str]:
    """By field: the comment above it."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if is_shape(base) and "__annotations__" in vars(base):
            found |= _own_notes(base)
    return found


def _own_notes(cls: type) -> dict[str, str]:
    found, above = {}, list[str]()
    for line in inspect.getsource(cls).splitlines():
        here = _FIELD.match(line)
        if here and above:
            found[here[1]] = " ".join(above)
        above = [*above, line.strip(" #")] if line.startswith("    # ") else []
    return found


@cache
def _line(cls: type) -> int:
    return inspect.getsourcelines(cls)[1]


def note_above(module: ModuleType, name: str) -> str:
    """The comment above an alias of a module."""
    found = re.search(rf"((?:^# .*\n)+){name}: TypeAlias", inspect.getsource(module), re.MULTILINE)
    return " ".join(line.strip("# ") for line in found[1].splitlines()) if found else ""
