"""The Lord of the Ice Garden, as the properties see it."""

from skald.games.icegarden.game import RULES
from skald.kernel.conformance import Sight
from tests.properties.icegarden.setups import draw_setup
from tests.properties.icegarden.striving import for_points, for_the_goal, striving
from tests.properties.playing import Sampler

# Every event with its facts in order. Whoever shows events knows exactly these.
EVENTS = """
    absorb amount
    control amount place
    defeat victim kind place
    die number
    displace_reserve source target
    dominates place
    domination scorings
    drop_token amount tokens
    end_goal winners
    end_points winners
    end_snow
    enthral victim place kind
    faction faction
    first_player
    gain resource amount
    initiative steps helm
    lay_tile place
    lock place
    marker_returns place kind
    markers_home place amount
    move kind amount source target
    nation_falls place amount
    nations
    nations_move source target amount
    nightwalkers amount place
    nobody_dominates place
    order_token box number
    pay resource amount level
    pillage victim resource level
    place_marker place
    plan box
    points source amount
    recruit victim place kind
    red_ship helm
    reputation field change
    reserves places
    resolve box
    reveal place number
    round round
    shift source target
    snow snow
    spy first second
    summon level place
    thorn place
    tile_active stage effect
    toll
    torment place
    tower place
    transport place amount
    turn_order markers helm
    turn_up place
    unit_returns kind place
    upgrade level ability over
    upgrade_nothing
    visit place
    vuko source target
    vuko_tile stage effect side
    vuko_token tokens
    wound kind place
"""
FACTS = {line.split()[0]: line.split()[1:] for line in EVENTS.split("\n") if line.strip()}

ICE_GARDEN = Sampler(
    rules=RULES,
    players=(1, 2, 3, 4),
    draw_setup=draw_setup,
    plies=lambda players: 60 + 65 * players,
    styles=(striving(for_the_goal, 4), striving(for_points, 3)),
    facts=FACTS,
    sight=Sight(),
)
