"""Writes the types of the client: `python -m skald.server.types`, which `make wire` runs.

Messages, answers of the API, and what each game tells; each game of this repository has a file of
its own beside its front. A test holds the files to what is written here.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Final, get_args, get_type_hints

from skald.kernel.agenda import Step
from skald.kernel.fields import Field, published, text_of
from skald.kernel.games import Game, all_games
from skald.kernel.wire import FOCUS
from skald.server import messages
from skald.server.http.bodies import BODIES
from skald.server.messages import FromClient, FromPupil, ToClient
from skald.server.typescript import Names, comment, interface, named, note_above, shapes, union

_MADE: Final = "Made from {} by `make wire`."
_OWN_GAMES: Final = "skald.games."
_JSON: Final = """\
/** Data of a game, for whoever does not know which. */
export type Json = null | boolean | number | string | Json[] | Data;

export interface Data {
  [name: string]: Json;
}"""
_BY_STEP: Final = comment("What everybody may know of a choice while it is due, by step.")
_FOCUS: Final = """\
type Told = { [Step in keyof Focuses]: keyof Focuses[Step] }[keyof Focuses];
type Nothing<Name extends Told> = Partial<Record<Name, undefined>>;
type Alone<Shape> = Shape & Nothing<Exclude<Told, keyof Shape>>;

/** What everybody may know of the choice that is due: the fields of its step, and no others. */
export type Focus =
  | { [Step in keyof Focuses]: Alone<Focuses[Step]> }[keyof Focuses]
  | Nothing<Told>;"""


def files() -> dict[str, str]:
    """The files below `web/src`, and what is in them."""
    own = {
        f"games/{game.package.removeprefix(_OWN_GAMES)}/wire.ts": game_types(game, wire)
        for game in all_games().values()
        if game.package.startswith(_OWN_GAMES) and (wire := game.room("wire"))
    }
    return {"lib/messages.ts": message_types(), "lib/answers.ts": answer_types(), **own}


# What goes over sockets.


def message_types() -> str:
    """All messages, and the unions of them."""
    names = Names()
    head = f"// What goes over a socket. {_MADE.format('src/skald/server/messages.py')}"
    parts = [interface(cls, names) for cls in shapes(FromPupil, ToClient)]
    unions = {"FromClient": FromClient, "FromPupil": FromPupil, "ToClient": ToClient}
    return _file(head, _JSON, *parts, *(union(name, of, names) for name, of in unions.items()))


# What is asked for and answered.


def answer_types() -> str:
    """The shapes of requests and answers; what messages have too is theirs."""
    names = Names()
    head = f"// Requests and answers of the API. {_MADE.format('src/skald/server/http/bodies.py')}"
    found = shapes(*BODIES)
    own = [interface(cls, names) for cls in found if cls.__module__ != messages.__name__]
    shared = [cls.__name__ for cls in found if cls.__module__ == messages.__name__]
    needed = sorted(name for name in shared if re.search(rf": .*\b{name}\b", "\n".join(own)))
    return _file(head, f'import type {{ {", ".join(needed)} }} from "./messages";', *own)


# What a game tells.


def game_types(game: Game, wire: ModuleType) -> str:
    """The view, forecast and content of a game, and the numbers that they are read by."""
    names = Names(wire)
    roots = (wire.View, wire.Forecast, wire.Content)
    aliases = named(*roots)
    focus = _focus(game.rules.steps, names) if aliases.pop(FOCUS.name, None) else ()
    source = wire.__name__.replace(".", "/")
    return _file(
        f"// What the game tells. {_MADE.format(f'src/{source}.py')}",
        *(_alias(wire, name, " | ".join(_quoted(kind))) for kind, name in names.literals.items()),
        *(_constant(wire, name, names) for name in wire.__all__ if name.isupper()),
        *(_alias(wire, name, names.write(kind)) for name, kind in sorted(aliases.items())),
        *focus,
        *(interface(cls, names) for cls in shapes(*roots)),
    )


def _alias(wire: ModuleType, name: str, written: str) -> str:
    note = note_above(wire, name)
    above = f"{comment(note)}\n" if note else ""
    return f"{above}export type {name} = {written};"


def _constant(wire: ModuleType, name: str, names: Names) -> str:
    value = getattr(wire, name)
    if isinstance(value, int):
        return f"export const {name} = {value};"
    listed = ", ".join(f'"{each}"' if isinstance(each, str) else str(each) for each in value)
    return f"export const {name}: readonly {_of_each(value, names)}[] = [{listed}];"


def _of_each(values: tuple[int | str, ...], names: Names) -> str:
    """A literal, if these are its values."""
    known = {get_args(kind): name for kind, name in names.literals.items()}
    return known.get(values) or names.write(type(values[0]))


def _quoted(kind: object) -> Iterator[str]:
    return (f'"{value}"' for value in get_args(kind))


# What everybody may know of a choice.


def _focus(steps: Mapping[str, type[Step]], names: Names) -> Iterator[str]:
    """By step, and of whatever step is due: there, what others have is not."""
    told = {name: fields for name, cls in sorted(steps.items()) if (fields := published(cls))}
    lines = [
        f"  /** {text_of(steps[name]).splitlines()[0]} */\n  {name}: {_shape(fields, names)};"
        for name, fields in told.items()
    ]
    yield "\n".join([f"{_BY_STEP}\nexport interface Focuses {{", *lines, "}"])
    yield _FOCUS


def _shape(fields: Iterable[Field], names: Names) -> str:
    return "{ " + "; ".join(f"{each.name}: {_told(each, names)}" for each in fields) + " }"


def _told(told: Field, names: Names) -> str:
    tell = told.kind.tell
    written = names.write(int if tell is None else get_type_hints(tell)["return"])
    return f"{written}[]" if told.many else written


def _file(*parts: str) -> str:
    return "\n\n".join(parts) + "\n"


def write(folder: Path) -> None:
    """Write all files below `web/src`."""
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path("web", "src"))
