"""What is fixed before the first step: players, clans, variants, named options, components."""

from collections.abc import Mapping
from typing import Final

from skald.games.northgard.content import Content, default, load
from skald.games.northgard.ids import CLANS
from skald.kernel.errors import BadOption
from skald.kernel.options import Option, read_by_seat, read_options
from skald.kernel.rulebook import rule

RANDOM: Final = -1
CHOSEN: Final = -2

_SWITCH: Final = ("off", "on")
OPTIONS: Final = (
    Option("clans", None, "random"),
    Option("first", ("random", "1", "2", "3", "4", "5"), "random"),
    Option("years", ("7", "10"), "7"),
    Option("teams", _SWITCH, "off"),
    Option("creatures", _SWITCH, "off"),
    Option("more_creatures", _SWITCH, "off"),
    Option("border_rule", ("corner", "strict"), "corner"),
    Option("start5_in_pile", ("on", "off"), "on"),
    Option("scorched_neutral", _SWITCH, "off"),
    Option("team_win", ("team", "single"), "team"),
    Option("explore_redraw", ("all", "each"), "all"),
    Option("kaija_lost_last", _SWITCH, "off"),
    Option("kaija_immune_to_cards", _SWITCH, "off"),
    Option("kaija_triggers_camp", ("on", "off"), "on"),
    Option("warlord_counts_kaija", ("on", "off"), "on"),
    Option("recruit_each_forced", _SWITCH, "off"),
    Option("losing_trades", _SWITCH, "off"),
    Option("unrest_empty", ("penalty", "none"), "penalty"),
    Option("achievement_by_future_sight", ("on", "off"), "on"),
    Option("open_fame", _SWITCH, "off"),
    Option("data", None, "default"),
)


@rule("NG-COMP-16", "NG-VAR-TEAM-01", "NG-VAR-LONG-01")
def complete(players: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value: as chosen, else the default."""
    values = read_options(OPTIONS, chosen)
    if not 2 <= players <= 5:
        raise BadOption(f"Northgard is for 2 to 5 players, not for {players}.")
    if values["teams"] == "on" and players != 4:
        raise BadOption(f"Team play is for exactly four players, not for {players}.")
    if values["more_creatures"] == "on" and values["creatures"] == "off":
        raise BadOption("more_creatures=on needs creatures=on.")
    return values


class Setting:
    """The constants of one game, shared by all clones of its state."""

    __slots__ = (
        *("content", "options", "seats", "clans", "first", "years", "teams", "creatures"),
        *("more_creatures", "strict", "start5_in_pile", "scorched_neutral", "team_win_single"),
        *("redraw_each", "kaija_lost_last", "kaija_immune", "kaija_triggers_camp"),
        *("warlord_counts_kaija", "recruit_each_forced", "losing_trades", "unrest_penalty"),
        *("future_achievement", "open_fame"),
    )

    def __init__(
        self, players: int, values: Mapping[str, str], raw: Mapping[str, object] | None
    ) -> None:
        self.content: Content = default() if raw is None else load({**default().raw, **raw})
        self.options = dict(values)
        self.seats = players
        self.clans = _clans(values["clans"], players)
        self.first = RANDOM if values["first"] == "random" else int(values["first"]) - 1
        if self.first >= players:
            raise BadOption(f"first={self.first + 1}: there are only {players} seats.")
        self.years = int(values["years"])
        self.teams = values["teams"] == "on"
        self.creatures = values["creatures"] == "on"
        self.more_creatures = values["more_creatures"] == "on"
        self.strict = values["border_rule"] == "strict"
        self.start5_in_pile = values["start5_in_pile"] == "on"
        self.scorched_neutral = values["scorched_neutral"] == "on"
        self.team_win_single = values["team_win"] == "single"
        self.redraw_each = values["explore_redraw"] == "each"
        self.kaija_lost_last = values["kaija_lost_last"] == "on"
        self.kaija_immune = values["kaija_immune_to_cards"] == "on"
        self.kaija_triggers_camp = values["kaija_triggers_camp"] == "on"
        self.warlord_counts_kaija = values["warlord_counts_kaija"] == "on"
        self.recruit_each_forced = values["recruit_each_forced"] == "on"
        self.losing_trades = values["losing_trades"] == "on"
        self.unrest_penalty = values["unrest_empty"] == "penalty"
        self.future_achievement = values["achievement_by_future_sight"] == "on"
        self.open_fame = values["open_fame"] == "on"


def _clans(value: str, players: int) -> list[int]:
    if value == "chosen":
        return [CHOSEN] * players
    return read_by_seat("clans", value, CLANS, players)
