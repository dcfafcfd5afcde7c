"""What can be chosen and what happened, as messages that are not yet in any language.

Keys follow ids: `ig-action-<verb>`, `ig-prompt-<step>`, `ig-event-<name>`, `ig-option-<key>`,
`ig-unit-<unit>`, `ig-box-<box>` and so on; `locale/*/words.ftl` holds the messages.
"""

from skald.games.icegarden.show.words.actions import action_words
from skald.games.icegarden.show.words.events import EVENTS, event_words, outcome_words
from skald.games.icegarden.show.words.names import (
    ALL_BOXES,
    ability_words,
    amount_words,
    box_words,
    character_words,
    edition_note_words,
    edition_words,
    effect_words,
    faction_words,
    goal_words,
    joined,
    kind_words,
    level_words,
    listed,
    piece_words,
    place_name_words,
    place_words,
    player_words,
    region_words,
    reputation_words,
    resource_words,
    special_words,
    tile_words,
    unit_words,
)
from skald.games.icegarden.show.words.options import (
    option_name_words,
    option_value_words,
    option_words,
)
from skald.games.icegarden.show.words.prompts import PROMPTS, phase_words, prompt_words

__all__ = [
    "ALL_BOXES",
    "EVENTS",
    "PROMPTS",
    "ability_words",
    "action_words",
    "amount_words",
    "box_words",
    "character_words",
    "edition_note_words",
    "edition_words",
    "effect_words",
    "event_words",
    "faction_words",
    "goal_words",
    "joined",
    "kind_words",
    "level_words",
    "listed",
    "option_name_words",
    "option_value_words",
    "option_words",
    "outcome_words",
    "phase_words",
    "piece_words",
    "place_name_words",
    "place_words",
    "player_words",
    "prompt_words",
    "region_words",
    "reputation_words",
    "resource_words",
    "special_words",
    "tile_words",
    "unit_words",
]
