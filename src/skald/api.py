"""The public interface: games by name, matches with a seed, component data from a file."""

import secrets
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

# A package takes its name in the one around it when it is loaded; `skald.games` is the function.
import skald.games  # noqa: F401
from skald.kernel.errors import BadContent
from skald.kernel.match import Match, new_match
from skald.kernel.options import Option
from skald.kernel.rules import Rules, find, known_games

if TYPE_CHECKING:
    from skald.bots import Bot


class Game:
    """A game by its name: its options, and matches of it."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.id: Final = rules.id

    def __repr__(self) -> str:
        return f"<Game {self.id}, {self.players[0]} to {self.players[-1]} players>"

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before a match."""
        return self.rules.options

    @property
    def players(self) -> range:
        """The numbers of players."""
        return range(self.rules.min_players, self.rules.max_players + 1)

    def match(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        manual_chance: bool = False,
        listen: bool = False,
    ) -> Match:
        """A new match. Without a seed chance differs every time; `data` may name a file."""
        chosen = {key: _text(value) for key, value in (options or {}).items()}
        path = chosen.get("data", "default")
        data = None if path == "default" else read_data(Path(path))
        if data is not None:
            chosen["data"] = Path(path).name
        if seed is None:
            seed = secrets.randbits(64)
        return new_match(
            self.rules,
            players,
            seed,
            chosen,
            data,
            manual_chance=manual_chance,
            listen=listen,
        )


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return str(value)


def read_data(path: Path) -> dict[str, object]:
    """Component data from a TOML file, or from all TOML files of a folder by their names."""
    if path.is_dir():
        data: dict[str, object] = {f.stem: _read_file(f) for f in sorted(path.glob("*.toml"))}
    else:
        data = _read_file(path)
    if not data:
        raise BadContent(f"The data file {path} is empty.")
    return data


def _read_file(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise BadContent(f"The data file {path} cannot be read: {reason}.") from None
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"The data file {path} is no TOML: {error}.") from None


def game(name: str) -> Game:
    """A game by its name."""
    return Game(find(name))


def games() -> list[str]:
    """The names of all games."""
    return known_games()


def register_bot(name: str, factory: "Callable[[Rules, int], Bot]") -> None:
    """Make a bot of your own known by a name in this process: `factory(rules, seed)` makes one."""
    # Whoever only plays does not wait for bots.
    from skald import bots

    bots.register_bot(name, factory)
