"""What the bots know of good play in Northgard: Uncharted Lands."""

from collections.abc import Callable
from typing import Final

from skald.games.northgard.judge import evaluation, fights, goods, moves, tiles, turns
from skald.games.northgard.rules import (
    build,
    casualties,
    combat,
    copying,
    creatures,
    dice,
    draw,
    effects,
    endings,
    explore,
    fight,
    harvest,
    levy,
    move,
    placing,
    recruit,
    retreat,
    setup,
    turn,
)
from skald.games.northgard.rules.clans import snake
from skald.games.northgard.rules.specials import (
    bribery,
    buildings,
    decks,
    hands,
    hidden_ways,
    strikes,
)
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import State as KernelState
from skald.kernel.agenda import Step
from skald.kernel.judge import Judge

__all__ = ["JUDGE", "NorthgardJudge"]

# Much is left to dice and hidden cards, so more worlds must be looked at.
_EFFORT: Final = {"jarl": 120, "skald": 1_000}

Weigher = Callable[[State, Step, list[Action]], list[float]]

# Who knows about which choice; the choices without an entry are matters of taste.
_WEIGHERS: Final[dict[type[Step], Weigher]] = {
    turn.Turn: turns.weigh_turn,
    turn.PlayOn: turns.weigh_turn,
    turn.TakeUpgrade: turns.weigh_upgrades,
    turn.PickCard: turns.weigh_picks,
    turn.Response: turns.weigh_response,
    decks.FutureSight: turns.weigh_picks,
    decks.Retrieve: turns.weigh_cards,
    snake.StealLore: turns.weigh_cards,
    copying.CopySecret: turns.weigh_cards,
    copying.Repeat: turns.weigh_cards,
    effects.ChooseBasic: turns.weigh_basic,
    effects.ExploreAgain: turns.weigh_again,
    draw.SortDrawn: turns.weigh_drawn,
    hands.DiscardOne: turns.weigh_drawn,
    hands.SeeHand: turns.weigh_hand,
    hands.ChooseOpponent: turns.weigh_opponents,
    copying.SecretsOf: turns.weigh_opponents,
    hands.YieldOrPay: turns.weigh_yield,
    placing.ChooseCell: tiles.weigh_cells,
    placing.ChooseTurn: tiles.weigh_turns,
    explore.ChooseTile: tiles.weigh_tiles,
    setup.SetupTile: tiles.weigh_tiles,
    explore.RejectTile: tiles.weigh_rejection,
    explore.ReturnTiles: tiles.weigh_bottom,
    setup.SetupGroup: tiles.weigh_groups,
    endings.SecondChance: tiles.weigh_groups,
    endings.SettleGroup: tiles.weigh_groups,
    move.Move: moves.weigh_sources,
    move.MoveTo: moves.weigh_targets,
    move.PassThrough: moves.weigh_targets,
    move.MoveGroup: moves.weigh_numbers,
    hidden_ways.HiddenFrom: moves.weigh_sources,
    hidden_ways.HiddenTo: moves.weigh_targets,
    hidden_ways.HiddenGroup: moves.weigh_numbers,
    bribery.BribeFrom: moves.weigh_bribed,
    bribery.BribeTo: moves.weigh_bribed,
    bribery.BribeGroup: moves.weigh_bribed,
    recruit.Recruit: moves.weigh_recruits,
    recruit.CampBonus: moves.weigh_recruits,
    recruit.HireUnit: moves.weigh_recruits,
    strikes.AddUnit: moves.weigh_recruits,
    levy.Levy: moves.weigh_levies,
    recruit.Reinforce: moves.weigh_reinforcement,
    strikes.Strike: moves.weigh_strikes,
    snake.PlaceToken: moves.weigh_token,
    combat.AttackerFood: fights.weigh_food,
    combat.DefenderFood: fights.weigh_food,
    fight.StruggleFood: fights.weigh_food,
    dice.AttackerFace: fights.weigh_faces,
    dice.AxeThrow: fights.weigh_faces,
    dice.DefenderFace: fights.weigh_faces,
    casualties.Casualties: fights.weigh_casualties,
    fight.StruggleCasualties: fights.weigh_casualties,
    retreat.Retreat: fights.weigh_retreats,
    combat.ShiftDefender: fights.weigh_shift,
    move.NameCreatures: fights.weigh_creatures,
    creatures.MoveCreature: fights.weigh_creature_moves,
    creatures.CallCreature: fights.weigh_creature_moves,
    build.Build: goods.weigh_builds,
    build.ChooseSite: goods.weigh_sites,
    build.ChooseSpace: goods.weigh_spaces,
    buildings.Glory: goods.weigh_gathering,
    buildings.ExchangeWhere: goods.weigh_sites,
    buildings.Exchange: goods.weigh_exchanges,
    harvest.Trade: goods.weigh_trades,
    harvest.Swap: goods.weigh_swap,
    snake.Theft: goods.weigh_resources,
    strikes.TakeOne: goods.weigh_resources,
    decks.PayForCard: goods.weigh_payments,
    recruit.Hire: goods.weigh_payments,
}


class NorthgardJudge(Judge):
    """Hand-written: what is expected to the end, and what to do about it."""

    def values(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        return evaluation.values(state)

    def weigh(self, state: KernelState, options: list[Action]) -> list[float]:
        assert isinstance(state, State)
        step = state.agenda[-1]
        weigher = _WEIGHERS.get(type(step))
        if weigher is None:
            return [1.0] * len(options)
        return weigher(state, step, options)

    def effort(self, level: str) -> int:
        """How many iterations a level that searches takes here."""
        return _EFFORT.get(level, 0)


JUDGE: Final = NorthgardJudge()
