"""The toy game, and the command line, for every test here."""

from tests.cli.conftest import _home, run
from tests.toy.known import installed_toy, toy

__all__ = ["_home", "installed_toy", "run", "toy"]
