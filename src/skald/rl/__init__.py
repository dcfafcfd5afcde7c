"""Learning environments: PettingZoo for one game, numpy buffers for many side by side.

>>> import skald.rl
>>> name = next(iter(skald.rl.environments()))
>>> env = skald.rl.aec_env(name, players=2)
>>> many = skald.rl.vector_env(name, matches=64, players=2, seed=1)

They need the extra `rl`: pip install "skald-games[rl]".
"""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, overload

from skald.kernel.encoding import Encoder
from skald.kernel.errors import SkaldError
from skald.rl.ids import environments, find_kind

if TYPE_CHECKING:
    from skald.rl.aec import SkaldEnv
    from skald.rl.vector import VectorEnv

__all__ = ["MissingExtra", "aec_env", "encoder", "environments", "vector_env"]


class MissingExtra(SkaldError, ImportError):
    """A package that only the learning environments need is not installed."""


@overload
def aec_env(
    name: str,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    wrapped: Literal[False] = False,
) -> "SkaldEnv": ...


@overload
def aec_env(
    name: str,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    wrapped: bool,
) -> Any: ...


def aec_env(
    name: str,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    wrapped: bool = False,
) -> Any:
    """One game as a PettingZoo AEC environment (`skald.rl.aec.SkaldEnv`).

    `options` are those of the game. A masked action raises IllegalAction; `wrapped` puts
    PettingZoo's usual wrappers around it, and then it loses the game instead.
    """
    _need("numpy", "gymnasium", "pettingzoo")
    from skald.rl.aec import SkaldEnv, wrap

    kind = find_kind(name)
    env = SkaldEnv(kind, players or kind.players, options or {}, seed)
    return wrap(env) if wrapped else env


def vector_env(
    name: str,
    *,
    matches: int,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
) -> "VectorEnv":
    """Many games side by side in shared numpy buffers."""
    _need("numpy")
    from skald.rl.vector import VectorEnv

    kind = find_kind(name)
    return VectorEnv(kind, matches, players or kind.players, options or {}, seed)


def encoder(name: str) -> Encoder:
    """What writes the observations of an environment: `layout` names its cells."""
    return find_kind(name).encoder()


def _need(*packages: str) -> None:
    """Refuse in one sentence if something is not installed."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise MissingExtra(
            f"Learning environments need {' and '.join(missing)}: pip install 'skald-games[rl]'."
        )
