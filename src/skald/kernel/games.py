"""Games: where they are found, and what each of them brings along.

A game is a package. Its `__init__.py` holds `GAME`, the one name that others see, and imports
nothing of the game; its rules are `RULES` in `game.py`. Everything else may be missing:

    show      PRESENTER  words, places to point at, forecasts
    judge     JUDGE      what is known of good play
    encode    ENCODERS   observations for learning, by the ids of their environments
    terminal  TERMINAL   how it is drawn in a terminal
    bench     BENCH      what is measured of it beside the usual
    lesson.toml          the guided first game
    front.js             its board in the browser, if the client was not built with one
    locale/              its messages, by language

Whoever asks for a part has something to do without it. Packages are found in `skald.games`, and
by the entry points of that name, so that a game can be a distribution of its own.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from skald.kernel.errors import SkaldError, UnknownGame

if TYPE_CHECKING:
    from skald.kernel.encoding import Encoder
    from skald.kernel.judge import Judge
    from skald.kernel.presenter import Presenter
    from skald.kernel.rules import Rules

PLACE: Final = "skald.games"


class Bench(NamedTuple):
    """What a benchmark may know of a game."""

    # Tables beside the plain ones, by name: how many play, and with which options.
    variants: "Mapping[str, tuple[int, dict[str, str]]]" = MappingProxyType({})
    # The number of actions after which about half of a game of four has been played.
    middle: int = 0
    # So many random games of four show whether it became slower; 0: nobody looks.
    gate: int = 0


class Game:
    """One game by its id; its parts are loaded when somebody asks for them."""

    def __init__(self, game: str, package: str) -> None:
        self.id: Final = game
        self.package: Final = package

    def __repr__(self) -> str:
        return f"<Game {self.id} in {self.package}>"

    def room(self, name: str) -> ModuleType | None:
        """A module of the package; None if it has none of that name.

        It is looked for before it is loaded: what is wrong inside it is not taken for its absence.
        """
        full = f"{self.package}.{name}"
        return import_module(full) if find_spec(full) else None

    def part(self, room: str, name: str) -> Any:
        """What a room holds by a name; None without the room."""
        module = self.room(room)
        return None if module is None else getattr(module, name)

    @cached_property
    def rules(self) -> "Rules":
        """The rules, the only part that every game has."""
        rules: Rules = import_module(f"{self.package}.game").RULES
        assert rules.id == self.id, f"the rules of {self.package} are those of {rules.id}"
        return rules

    @cached_property
    def presenter(self) -> "Presenter":
        """How it shows itself, if only by the ids of its steps and actions."""
        from skald.kernel.plain import PlainPresenter

        presenter: Presenter | None = self.part("show", "PRESENTER")
        return presenter or PlainPresenter(self.rules)

    @property
    def judge(self) -> "Judge | None":
        """What is known of good play."""
        judge: Judge | None = self.part("judge", "JUDGE")
        return judge

    @property
    def encoders(self) -> "Mapping[str, Callable[[], Encoder]]":
        """What writes observations for learning, by the ids of the environments."""
        return self.part("encode", "ENCODERS") or {}

    @property
    def bench(self) -> Bench:
        """What is measured of it beside the usual."""
        return self.part("bench", "BENCH") or Bench()


@cache
def all_games() -> dict[str, Game]:
    """Every game by its id, in the order of the ids."""
    found: dict[str, Game] = {}
    for game in (*_in_folder(), *_installed()):
        other = found.setdefault(game.id, game)
        if other.package != game.package:
            raise SkaldError(f"“{game.id}” is both {other.package} and {game.package}.")
    return dict(sorted(found.items()))


def _in_folder() -> Iterator[Game]:
    for module in iter_modules(import_module(PLACE).__path__, f"{PLACE}."):
        yield import_module(module.name).GAME


def _installed() -> Iterator[Game]:
    for entry in entry_points(group=PLACE):
        yield entry.load()


def find_game(game: str) -> Game:
    """A game by its id."""
    if game not in all_games():
        raise UnknownGame(f"There is no game “{game}”; there is {', '.join(all_games())}.")
    return all_games()[game]
