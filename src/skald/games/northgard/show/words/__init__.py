"""What can be chosen and what happened, as messages that are not yet in any language.

Keys follow ids: `ng-action-<verb>`, `ng-prompt-<step>`, `ng-event-<name>`, `ng-option-<key>`,
`ng-building-<building>` and so on; `locale/*/words.ftl` holds the messages. Cards are named
and told by the rule texts: `NG-CARD-<key>` of `locale/*/rules.ftl`.
"""

from skald.games.northgard.show.words.actions import action_words
from skald.games.northgard.show.words.events import EVENTS, event_words, outcome_words
from skald.games.northgard.show.words.names import (
    amount_words,
    building_words,
    card_name_words,
    card_text_words,
    clan_words,
    colour_words,
    creature_words,
    die_words,
    foe_words,
    goods_words,
    joined,
    listed,
    one_building_words,
    places_words,
    player_words,
    resource_words,
    space_words,
    square_words,
    territory_words,
    the_creature_words,
    tile_words,
    units_words,
)
from skald.games.northgard.show.words.options import (
    option_name_words,
    option_value_words,
    option_words,
)
from skald.games.northgard.show.words.prompts import PROMPTS, phase_words, prompt_words

__all__ = [
    "EVENTS",
    "PROMPTS",
    "action_words",
    "amount_words",
    "building_words",
    "card_name_words",
    "card_text_words",
    "clan_words",
    "colour_words",
    "creature_words",
    "die_words",
    "event_words",
    "foe_words",
    "goods_words",
    "joined",
    "listed",
    "one_building_words",
    "option_name_words",
    "option_value_words",
    "option_words",
    "outcome_words",
    "phase_words",
    "places_words",
    "player_words",
    "prompt_words",
    "resource_words",
    "space_words",
    "square_words",
    "territory_words",
    "the_creature_words",
    "tile_words",
    "units_words",
]
