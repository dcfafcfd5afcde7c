"""Bots without a clock: how fast a machine is must not decide what a bot plays."""

from skald.bots import judge_of
from skald.bots.levels import LEVELS, MCTS, USUAL
from skald.kernel.rules import Rules


def without_clock(bot: str, rules: Rules) -> str:
    """The name of the bot that thinks as often as this one at a game, however long that takes."""
    if bot == MCTS:
        return f"{MCTS}:{USUAL.iterations}"
    for level in LEVELS:
        if level.name == bot and (budget := level.budget(judge_of(rules))):
            return f"{level.kind}:{budget.iterations}"
    return bot


def has_clock(bot: str) -> bool:
    """Whether a bot was given seconds to think, so that its games cannot be repeated exactly."""
    kind, _, length = bot.partition(":")
    return kind == MCTS and length.endswith("s")
