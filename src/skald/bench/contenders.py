"""Who takes part in a run."""

from skald.bench import own
from skald.bench.loop import LOOP
from skald.bench.measuring import Contender
from skald.bench.peers import PEERS, YARDSTICKS
from skald.kernel.errors import BadOption


def chosen(only: str, *, peers: bool) -> list[Contender]:
    """Skald's tables and the peers whose name holds a text; python-chess and the loop always."""
    known = [*own.contenders(), *(PEERS if peers else ())]
    named = [each for each in known if only.lower() in each.name.lower()]
    if not named:
        names = ", ".join(dict.fromkeys(each.name for each in known))
        raise BadOption(f"No contender is named “{only}”; there is {names}.")
    return [*named, *YARDSTICKS, LOOP]
