"""`skald simulate`: many games by bots, counted."""

import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from skald.cli.screen import make_console, print_data
from skald.cli.seating import bot_names
from skald.cli.terminal import option_pairs
from skald.cli.trouble import shortened, speech_for, told_in
from skald.kernel.errors import SkaldError
from skald.kernel.words import Fact, Words
from skald.lang import Speech
from skald.sim import plots
from skald.sim.clocks import has_clock
from skald.sim.ledger import saved_seed
from skald.sim.naming import Naming
from skald.sim.numbers import decimal
from skald.sim.plan import simulation
from skald.sim.running import Run, Where, carry_out
from skald.sim.tables import Tables
from skald.sim.trouble import Refused


def simulate(
    game: str,
    players: int | None,
    bots: Sequence[str],
    games: int,
    seed: int | None,
    options: Sequence[str],
    where: Where,
    language: str,
    plot: Path | None,
    *,
    as_json: bool,
) -> int:
    """Play, sum up, draw; the exit code."""
    speech = speech_for(language)
    with refused_in(speech):
        names = bot_names(bots) or ["random"]
        chosen = option_pairs(options)
        plan = simulation(game, players, names, chosen, seed_for(seed, where), games)
        if plot is not None:
            plots.prepare(plot)
        run = carry_out(plan, where, speech)
        naming = Naming(speech, game)
        if as_json:
            print_data({**run.to_json(), "seed": plan.seed})
        else:
            Tables(make_console(), naming).summary(plan, run.tally)
            tell_speed(run, speech)
        if plot is not None and run.tally.games:
            for path in plots.draw(plot, plan, run.tally, naming):
                print(speech.say("sim-drawn", file=str(path)), file=sys.stderr)
    return run.exit_code


def seed_for(seed: int | None, where: Where) -> int:
    """The seed asked for, that of the run to go on with, or any."""
    if seed is None and where.resume and where.out is not None:
        seed = saved_seed(where.out)
    return secrets.randbits(32) if seed is None else seed


def tell_speed(run: Run, speech: Speech) -> None:
    """How fast it went, beside the summary: that is the same every time."""
    for bot in sorted(filter(has_clock, run.tally.by_bot)):
        print(speech.say("sim-clock", bot=bot), file=sys.stderr)
    if run.exit_code:
        print(speech.say("sim-stopped", games=run.tally.games), file=sys.stderr)
    if run.read_back:
        print(speech.say("sim-read-back", games=run.read_back), file=sys.stderr)
    if run.seconds:
        facts: dict[str, Fact] = {
            "games": run.tally.games - run.read_back,
            "seconds": decimal(run.seconds, 1, speech.language),
            "rate": decimal(run.games_per_second, 1, speech.language),
            "decisions": decimal(run.decisions_per_second, 0, speech.language),
        }
        print(speech.say("sim-speed", **facts), file=sys.stderr)


@contextmanager
def refused_in(speech: Speech) -> Iterator[None]:
    """Put what a simulation refuses into words on its way out."""
    try:
        with told_in(speech):
            yield
    except Refused as error:
        words = Words(error.words.key, shortened(error.words.facts))
        raise SkaldError(speech.tell(words)) from None
