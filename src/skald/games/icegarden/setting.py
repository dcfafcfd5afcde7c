"""What is fixed before the first step: players, edition, variants, switches, components.

An edition states only what differs from `standard`; each switch can also be set on its own.
"""

from collections.abc import Mapping
from typing import Final

from skald.games.icegarden.content import Content, default, load
from skald.games.icegarden.ids import EFFECTS, FACTIONS, MEDIUM, SIDES, SOLO_LEVELS
from skald.kernel.errors import BadOption
from skald.kernel.options import Option, read_by_seat, read_options
from skald.kernel.rulebook import rule

RANDOM: Final = -1

EDITIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "standard": {},
    "second-de": {
        "start_passes": "1",
        "pillage": "unit",
        "faun_exit": "move",
        "snow_trigger": "anybody",
    },
    "second-pl": {"snow_ties": "one-by-one"},
    "en-rewrite": {
        "start_passes": "1",
        "pillage": "unit",
        "faun_exit": "never",
        "extra_tiles": "on",
    },
}

OPTIONS: Final = (
    Option("edition", tuple(EDITIONS), "standard"),
    Option("factions", None, "random", by_seat=True),
    Option("first", ("random", "1", "2", "3", "4"), "random"),
    Option("advanced", ("off", "on"), "off"),
    Option("extra_tiles", ("off", "on"), "off"),
    Option("vuko_tiles", None, "random"),
    Option("solo", SOLO_LEVELS, "off", players=1),
    Option("npc", ("random", *FACTIONS), "random"),
    Option("start_passes", ("2", "1"), "2"),
    Option("viper_cap", None, "none"),
    Option("pillage", ("presence", "unit"), "presence"),
    Option("faun_exit", ("any", "move", "never"), "any"),
    Option("snow_ties", ("keep", "one-by-one"), "keep"),
    Option("snow_trigger", ("winner", "anybody"), "winner"),
    Option("double_charge", ("left", "entered"), "left"),
    Option("helm_stack", ("top", "bottom"), "top"),
    Option("upgrade_mix", None, "data"),
    Option("speed_steps", ("sum", "one"), "sum"),
    Option("spy_keep", ("on", "off"), "on"),
    Option("data", None, "default"),
)


@rule(
    *("IG-ED-04", "IG-ED-08", "IG-ED-26", "IG-ED-31", "IG-ED-36", "IG-ED-37", "IG-ED-40"),
    *("IG-RUL-02", "IG-RUL-79", "IG-CLAR-08", "IG-SETUP-01"),
)
def complete(players: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value: as chosen, else as the edition says, else the default."""
    edition = chosen.get("edition", "standard")
    values = read_options(OPTIONS, chosen, EDITIONS.get(edition))
    if players == 1 and values["solo"] == "off":
        values["solo"] = "easy"
    if players != 1 and values["solo"] != "off":
        raise BadOption(f"The solo variant is for one player, not for {players}.")
    if players != 1 and values["npc"] != "random":
        raise BadOption("The option npc is for the solo variant only.")
    if not 1 <= players <= 4:
        raise BadOption(f"The Lord of the Ice Garden is for 1 to 4 players, not for {players}.")
    _check_tile_options(players, values)
    return values


@rule("IG-ADV-06", "IG-SOLO-06", "IG-SOLO-07", "IG-RUL-73")
def _check_tile_options(players: int, values: Mapping[str, str]) -> None:
    """Vuko tiles are for the advanced variant, and in solo for the levels that use them."""
    if players == 1 and values["advanced"] == "on":
        raise BadOption(
            "The advanced variant is for 2 to 4 players; in solo the level says whether "
            "Vuko tiles are used."
        )
    if values["advanced"] == "on" or SOLO_LEVELS.index(values["solo"]) >= MEDIUM:
        return
    usual = {"vuko_tiles": "random", "extra_tiles": "off"}
    for key, value in usual.items():
        if values[key] not in (value, EDITIONS[values["edition"]].get(key)):
            raise BadOption(
                f"{key}={values[key]}: Vuko tiles are used only in the advanced variant "
                "and in solo from medium upwards."
            )


class Setting:
    """The constants of one game, shared by all clones of its state."""

    __slots__ = (
        *("content", "edition", "first", "factions", "npc", "options", "persons", "seats", "solo"),
        *("advanced", "extra_tiles", "vuko_choice", "vuko_tiles", "tiles", "mix", "snow_limit"),
        *("last_space", "viper_cap", "both_markers_at_once", "pillage_needs_unit", "faun_exit"),
        *("snow_one_by_one", "snow_by_anybody", "charge_stage_entered", "helm_bottom"),
        *("one_speed_step", "spy_forgets"),
    )

    def __init__(
        self, players: int, values: Mapping[str, str], raw: Mapping[str, object] | None
    ) -> None:
        self.content: Content = default() if raw is None else load(raw)
        self.options = dict(values)
        self.edition = values["edition"]
        self.persons = players
        self.solo = SOLO_LEVELS.index(values["solo"])
        self.seats = 2 if self.solo else players
        self._choose_sides(values)
        self._choose_tiles(values)
        self._set_limits(values)
        self.both_markers_at_once = values["start_passes"] == "1"
        self.pillage_needs_unit = values["pillage"] == "unit"
        self.faun_exit = ("any", "move", "never").index(values["faun_exit"])
        self.snow_one_by_one = values["snow_ties"] == "one-by-one"
        self.snow_by_anybody = values["snow_trigger"] == "anybody"
        self.charge_stage_entered = values["double_charge"] == "entered"
        self.helm_bottom = values["helm_stack"] == "bottom"
        self.one_speed_step = values["speed_steps"] == "one"
        self.spy_forgets = values["spy_keep"] == "off"

    def _choose_sides(self, values: Mapping[str, str]) -> None:
        self.factions = read_by_seat("factions", values["factions"], FACTIONS, self.persons)
        self.first = RANDOM if values["first"] == "random" else int(values["first"]) - 1
        if self.first >= self.persons:
            raise BadOption(f"first={self.first + 1}: there are only {self.persons} seats.")
        self.npc = RANDOM if values["npc"] == "random" else FACTIONS.index(values["npc"])
        if self.solo and self.npc != RANDOM and self.npc in self.factions:
            raise BadOption(f"npc={values['npc']}: the player has that character already.")

    def _choose_tiles(self, values: Mapping[str, str]) -> None:
        self.advanced = values["advanced"] == "on"
        self.extra_tiles = values["extra_tiles"] == "on"
        self.vuko_choice = values["vuko_tiles"] == "chosen"
        content = self.content
        effects = range(1, len(EFFECTS))
        self.tiles = tuple([e for e in effects if self.extra_tiles or not content.vuko_extra[e]])
        self.vuko_tiles = _vuko_tiles(values["vuko_tiles"], self.tiles, content)

    def _set_limits(self, values: Mapping[str, str]) -> None:
        content = self.content
        table = max(self.persons, 2)
        self.snow_limit = content.snow_limit[table]
        self.last_space = [0, *_last_spaces(content.spaces[table])]
        self.viper_cap = _number("viper_cap", values["viper_cap"], none=99)
        self.mix = _mix(values["upgrade_mix"], content)


def _vuko_tiles(
    value: str, tiles: tuple[int, ...], content: Content
) -> tuple[tuple[int, int], ...]:
    """Four pairs of effect and side, or nothing for random and for chosen at the table."""
    if value in ("random", "chosen"):
        return ()
    pairs = []
    for name in value.split(","):
        effect, _, side = name.partition(":")
        if effect not in [EFFECTS[tile] for tile in tiles] or (side and side not in SIDES):
            raise BadOption(f"vuko_tiles={value}: “{name}” is no Vuko tile in use.")
        pairs.append((EFFECTS.index(effect), SIDES.index(side or "plain")))
        if pairs[-1][1] and not content.vuko_arrow[pairs[-1][0]]:
            raise BadOption(f"vuko_tiles={value}: the tile {effect} has no side with an arrow.")
    if len({effect for effect, _ in pairs}) != 4 or len(pairs) != 4:
        raise BadOption(f"vuko_tiles={value}: name four different tiles.")
    return tuple(pairs)


def _last_spaces(spaces: list[int]) -> list[int]:
    starts = (0, 0, 8, 12, 16, 20)
    return [starts[box] + spaces[box] - 1 for box in range(1, 6)]


def _number(key: str, value: str, none: int) -> int:
    if value == "none":
        return none
    if not _is_number(value):
        raise BadOption(f"{key}={value}: give a number or none.")
    return int(value)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4


def _mix(value: str, content: Content) -> list[int]:
    if value == "data":
        return list(content.mix)
    parts = value.split(",")
    if len(parts) != 4 or not all(map(_is_number, parts)) or sum(map(int, parts)) != 20:
        raise BadOption(f"upgrade_mix={value}: give four numbers that make 20.")
    return [0, *map(int, parts)]
