"""The core as it was built: the same games, compiled or plain, and its rules still named."""

import hashlib
import importlib.util
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import skald
from skald.kernel.build import COMPILED
from skald.kernel.match import fingerprint
from skald.kernel.playout import play_randomly
from skald.kernel.rulebook import carriers
from skald.kernel.rules import Setup

HERE = Path(__file__).parent
DIGESTS = tomllib.loads((HERE / "digests.toml").read_text(encoding="utf-8"))
GAMES = 40


def digest(game: str) -> str:
    """One line for many random games, each to its last position."""
    rules = skald.game(game).rules
    found = hashlib.blake2b(digest_size=12)
    for number in range(GAMES):
        players = rules.min_players + number % (rules.max_players - rules.min_players + 1)
        state = rules.new_state(Setup(players, rules.complete(players, {})))
        played = play_randomly(state, number)
        found.update(f"{fingerprint(state)} {played.decisions} {played.chance}".encode())
    return found.hexdigest()


@pytest.mark.parametrize("game", skald.games())
def test_random_games_are_the_same_on_every_build(game: str) -> None:
    """A change of rules changes a digest: write the new one down, knowing why."""
    assert digest(game) == DIGESTS[game]


def test_every_step_of_the_compiled_core_names_its_rule() -> None:
    tied = {name for names in carriers().values() for name in names}
    assert "skald.games.northgard.rules.turn.Turn" in tied
    assert "skald.games.northgard.land.Land.place" in tied


def setup_module() -> ModuleType:
    """What builds the core."""
    path = HERE.parents[1] / "setup.py"
    source = path.read_text(encoding="utf-8").rsplit("\nsetup(", 1)[0]
    spec = importlib.util.spec_from_loader("building", loader=None)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    exec(compile(source, str(path), "exec"), module.__dict__)  # without building anything
    return module


# What is no step of its own constructor stays as it is.
UNTOUCHED = """class Own(Automatic):
    who: int

    def __init__(self) -> None:
        self.who = 1


class Plain:
    who: int
"""
SOURCE = (
    '''"""A chapter."""
from skald.games.icegarden.rules.mountain import Carry
from skald.kernel.agenda import Automatic, Choice
from skald.kernel.rulebook import rule


@rule("X-01", "X-02")
@rule("X-03")
class Turn(Choice):
    """A turn."""

    left: Count
    drawn: Secret[
        tuple[Card, ...]
    ]
    late: int = 0

    @rule("X-04")
    def take(self, s: State) -> None:
        if s.gold:
            tell(
                s, "gold", 0,
                amount=1,
            )
        whisper(s, "card", 0, secret="card")


class Last(Turn):
    """The last \\"turn\\"."""


class Ending(Automatic):
    who: Seat


class Far(Carry):
    came: int


'''
    + UNTOUCHED
)
PREPARED = (
    '''"""A chapter."""
from skald.games.icegarden.rules.mountain import Carry
from skald.kernel.agenda import Automatic, Choice
from skald.kernel.rulebook import rule




class Turn(Choice):
    """A turn."""

    {turn}






    def take(self, s: State) -> None:
        if s.gold:
            if s.log is not None: tell(
                s, "gold", 0,
                amount=1,
            )
        if s.log is not None: whisper(s, "card", 0, secret="card")


class Last(Turn):
    """The last \\"turn\\"."""


class Ending(Automatic):
    def __init__(self, who: int) -> None: self.seat = -2; self.who = who


class Far(Carry):
    {far}


'''
    + UNTOUCHED
    + """
from skald.kernel.rulebook import tie
tie(__name__ + ".Turn", ('X-03',))
tie(__name__ + ".Turn", ('X-01', 'X-02',))
tie(__name__ + ".Turn.take", ('X-04',))

from skald.kernel.fields import declare
declare(__name__ + ".Turn", 'A turn.', left=Count, drawn=Secret[tuple[Card, ...]], late=int)
declare(__name__ + ".Last", 'The last "turn".')
declare(__name__ + ".Ending", '', who=Seat)
declare(__name__ + ".Far", '', came=int)
declare(__name__ + ".Own", '', who=int)
"""
)
TURN = (
    "def __init__(self, seat: int, left: int, drawn: tuple[int, ...], late: int = 0) -> None: "
    "self.seat = seat; self.left = left; self.drawn = drawn; self.late = late"
)
# The fields of a base in another module come first.
FAR = (
    "def __init__(self, seat: int, source: int, target: int, moved: int, "
    "barred: tuple[int, ...], came: int) -> None: self.seat = seat; self.source = source; "
    "self.target = target; self.moved = moved; self.barred = barred; self.came = came"
)


@pytest.mark.filterwarnings("ignore")
def test_what_is_compiled_keeps_its_lines_its_rules_and_its_fields() -> None:
    prepared = setup_module().prepare(SOURCE)
    assert prepared == PREPARED.format(turn=TURN, far=FAR)
    lines = zip(SOURCE.split("\n"), prepared.split("\n"), strict=False)
    assert all(
        after in ("", before) or "__init__" in after or "log" in after for before, after in lines
    )


@pytest.mark.filterwarnings("ignore")
def test_the_decorator_for_type_checkers_is_taken_off() -> None:
    assert setup_module().prepare("@dataclass_transform()\nclass Step: ...") == "\nclass Step: ..."


def test_the_core_is_what_plays() -> None:
    modules = {str(path) for path in setup_module().core()}
    assert {"skald/kernel/agenda.py", "skald/bots/mcts.py"} <= modules
    assert {
        f"skald/games/{game}/judge/evaluation.py" for game in ("icegarden", "northgard")
    } <= modules
    assert "skald/games/northgard/rules/turn.py" in modules
    assert not any("words" in path or path.endswith("__init__.py") for path in modules)


def test_the_build_says_what_it_is() -> None:
    import skald.kernel.agenda as agenda

    assert agenda.__file__ is not None
    assert agenda.__file__.endswith((".so", ".pyd")) == COMPILED
