"""`skald arena`: a rated tournament of bots."""

from collections.abc import Sequence

from skald.cli.screen import make_console, print_data
from skald.cli.seating import bot_names
from skald.cli.simulate import refused_in, seed_for, tell_speed
from skald.cli.terminal import option_pairs
from skald.cli.trouble import speech_for
from skald.sim.naming import Naming
from skald.sim.plan import tournament
from skald.sim.ratings import Standings
from skald.sim.running import Where, carry_out
from skald.sim.tables import Tables


def arena(
    game: str,
    players: int | None,
    bots: Sequence[str],
    games: int,
    seed: int | None,
    options: Sequence[str],
    where: Where,
    language: str,
    *,
    as_json: bool,
) -> int:
    """Play, rate, show the standings; the exit code."""
    speech = speech_for(language)
    with refused_in(speech):
        names = bot_names(bots)
        chosen = option_pairs(options)
        plan = tournament(game, players, names, chosen, seed_for(seed, where), games)
        standings = Standings(names)
        run = carry_out(plan, where, speech, standings.add)
        if as_json:
            print_data({**standings.to_json(), **run.to_json(), "seed": plan.seed})
        else:
            Tables(make_console(), Naming(speech, game)).standings(plan, run.tally, standings)
            tell_speed(run, speech)
    return run.exit_code
