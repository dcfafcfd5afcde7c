"""The drawing of the table of Northgard."""

import re
from itertools import pairwise

import pytest

import skald
from skald.drawing import Look
from skald.games.northgard.content import default
from skald.games.northgard.ids import CONQUEROR, NO_SPACE
from skald.games.northgard.rules.placing import ChooseCell, ChooseTurn
from skald.games.northgard.rules.turn import Turn
from skald.games.northgard.state import State
from skald.games.northgard.terminal import TERMINAL
from skald.games.northgard.terminal.atlas import draw_map
from skald.games.northgard.terminal.chart import SIZES
from skald.games.northgard.terminal.outline import ROUGH, outline
from skald.games.northgard.terminal.standing import force
from skald.games.northgard.views import determinise
from skald.kernel.dice import Dice
from skald.kernel.match import Match
from skald.lang import LANGUAGES, Speech
from tests.northgard import Board, board


def drawing(s: State, section: str, look: Look | None = None, language: str = "en") -> str:
    """One part of the table as plain text."""
    lines = TERMINAL.sections(s, Speech(language), look or Look(100, 0, (0,)))[section]
    return "\n".join(line.plain.rstrip() for line in lines)


def busy_board() -> Board:
    """Something of everything."""
    b = board("bear snake raven", "GM-12", creatures="on").lay("(1,1) 33 k1; (-1,1) 08 k0")
    b.put("r", "START.N", 3, kaija=True).put("r", "21.ES", 2).put("y", "33.WE", 2)
    b.put("b", "START.W", 4).put("b", "04.S", 1)
    b.built("START.N", "food-silo").built("21.ES", "altar").built("33.WE", "forge")
    b.built("04.S", "training-camp", space=NO_SPACE)
    b.creature("draugr", "08.S").creature("valkyrie", "10.NW").scorch("START.N")
    b.has("r", food=3, wood=1, lore=2).has("b", food=1)
    b.hand("r", "feast", "feast", "militia", "bear-clan").on_top("r", "merchant")
    b.zones("r", draw="move build", discard="explore", active="recruit").on_top("r", "merchant")
    s = b.s
    s.display = [b.card("spy"), b.card("fishing")]
    s.achievements = [b.card("warlord"), b.card("builder"), b.card("trapper")]
    s.fame, s.passed, s.first, s.flags[1] = [7, 4, 12], 0b100, 2, CONQUEROR
    s.year, s.unrest = 3, 8
    return b.start(Turn(0))


MAP = r"""
          -1            0             1
   +.............+.............+.............+
   : ≈   t18   ≈             /   \         ≈ :
   :   ≈≈≈≈≈≈≈             /        │   ≈    :
 1 :      t4        t4   /  t5■ t5■ │   ≈ t15:
   :      !V []    f[] / \   []  ∩  │   ≈ [*]:
   :   ───────       /     \        │t1Y≈    :
   : /  t3■B   \   / t0■ R3K \   /   {G}   ≈ :
   +     []      +  [S] ‡      +             +
   : ≈             \  t0■R   /             / :
   :   ≈  t3■ B4      \   /       t1 Y2  /   :
 0 :t11  ≈  !D f[]      │   t1Y    f[] /     :
   : l   / \      t3■B  │            / t8 R2 :
   :   / []  \        /   \        /    {A}  :
   : /   t10   \   /  t2■B   \   /           :
   +.............+     [*]     +.............+
                 : \ t2■ B1  / :
                 :   \ (C) /   :
-1               :t13  \ /     :
                 : ∩   /  t12  :
                 :   /    {}   :
                 : /           :
                 +.............+
""".strip("\n")

TERRITORIES = r"""
name              at   units  tiles     yields  buildings, spaces      borders on
t0 Gull Haven     0,0  R3K    2 closed  1f      [S] scorched           t1 t3 t4 t5
t8 Eagle Heights  1,0  R2     1 open            {A}                    t1
t2 Thing Field    0,0  B1     2 closed          (C) [*]                t1 t3 t12 t13
t3 Beacon Hill    0,0  B4     3 closed  1f      [] [] Draugr           t0 t1 t2 t4 t10 ≈t11
t1 Anchor Strand  0,0  Y2     3 open    1f      {G} []                 t0 t2 t3 t5 t8 ≈t15
t4 Apple Dale     0,1  –      2 open    1f      [] [] Fallen Valkyrie  t0 t3 t5 ≈t18
t5 Flax Garth     0,1  –      2 closed          [] ∩                   t0 t1 t4
""".strip("\n")

PLAYERS = r"""
                                         food  wood  lore  fame  hand   deck  reserve  upgrade  goal
>R  Bear (red) (you)                        3     1     2     7     4  3·1·1        9      0/2   0/3
 B  Snake (blue) Conqueror                  1     0     0     ?     0  7·0·0        9      0/2   0/3
 Y  Raven (yellow) first passed             0     0     0     ?     0  7·0·0       12      0/2   0/3
""".strip("\n")

RESERVE = r"""
Year       ███░░░░ 3/7  28 tiles in the pile, 8 Unrest
Creatures  Draugr t3, Fallen Valkyrie t4, 7 cards in the pile
Buildings  S Food Silo 6, L Woodcutter Lodge 7, T Defense Tower 7, C Training Camp 6,
           X Carved Stone 7, F Fortress 7, G Forge 6, A Altar of Kings 6
""".strip("\n")

OFFERS = r"""
Development cards to pick
  Spy 2★        Look at an opponent's hand and put one card of it, of your choice, on that opponent…
  Fishing ↯ 2★  Collect 3 food. Flash, 2 fame.
Achievements to pick in the last year
  Builder  In the final count, 1 fame per small and 3 fame per large building in your territories, …
  Trapper  In the final count, 3 fame per lair printed in your territories, with or without the Cre…
  Warlord  In the final count, 1 fame per unit you have on the map; Kaija counts as one.
""".strip("\n")

HAND = r"""
Your hand: 4 cards
  Feast ×2  Choose one: recruit one unit, one move, explore with one tile, or build at full price;
      only what is possible is offered. You start with two copies. No fame.
  Bear Clan ↯  One move. If Kaija is in the group, you first collect all food and wood that the
      territory she leaves yields (no lore, no Altar fame), then the group moves; she still may not
      enter an enemy territory unless The Bear Awakens is in effect. Bear, initial card, Flash.
  Militia ↯  Two moves, enough for one rough border. Flash, no fame.
On top of your draw pile, first to be drawn: Merchant
""".strip("\n")


@pytest.mark.parametrize(
    ("section", "picture"),
    [
        ("map", MAP),
        ("territories", TERRITORIES),
        ("players", PLAYERS),
        ("reserve", RESERVE),
        ("offers", OFFERS),
        ("hand", HAND),
    ],
)
def test_picture(section: str, picture: str) -> None:
    assert drawing(busy_board().s, section) == picture


def test_board_all_shows_every_territory_and_the_open_piles() -> None:
    s = busy_board().s
    everything = Look(100, 0, (0,), everything=True)
    names = [line.split()[0] for line in drawing(s, "territories", everything).splitlines()[1:]]
    assert names == [f"t{t}" for t in s.land.names]
    assert drawing(s, "piles", everything) == "R active: Recruit\nR discard pile: Explore"
    assert "piles" not in TERMINAL.sections(s, Speech("en"), Look(100, 0, (0,)))


def test_an_invasion_is_drawn_with_both_sides() -> None:
    b = board("bear wolf", "GM-12").put("r", "START.N", 3).put("b", "START.E", 2)
    b.s.invading[b.t("START.N")], b.s.invader = 2, 1
    assert force(b.s, b.t("START.N")) == "R3×B2"
    assert "R3×B2" in drawing(b.start(Turn(0)).s, "map")


# Tiles.

TURNS = r"""
1  0°             2  90°            3  180°           4  270°
+.............+   +.............+   +.............+   +.............+
: \    ∩    ≈ :   : ≈    f    / :   : \   []    ≈ :   : ≈   [*]   / :
:    \   ≈    :   :  ≈       /  :   :    \   ≈    :   :  ≈       /  :
:  f   ≈  [*] :   :[]  ≈≈≈≈≈  ∩ :   : [*]  ≈   f  :   : ∩  ≈≈≈≈≈  []:
:      ≈      :   :   /     ≈   :   :      ≈      :   :   /     ≈   :
:    ≈   \    :   : /   [*]   ≈ :   :    ≈   \    :   : /    f    ≈ :
: ≈   []    \ :   :/           ≈:   : ≈    ∩    \ :   :/           ≈:
+.............+   +.............+   +.............+   +.............+
""".strip("\n")


def tile_choice() -> Board:
    """Red explores with tile 03 from the starting tile."""
    b = board("bear wolf", "(0,0) START k0").put("r", "START.N", 3)
    return b.start(ChooseCell(0, default().tile_number["03"], 0))


def test_offered_squares_carry_the_numbers_of_the_options_NG_EXPLORE_04() -> None:
    b = tile_choice()
    assert b.options == ["turn 0", "turn 1", "turn 2", "turn 3"], "one square: nothing to ask"
    b = board("bear wolf", "(0,0) START k0").put("r", "START.N", 3).put("r", "START.E", 1)
    b.start(ChooseCell(0, default().tile_number["03"], 0))
    picture = drawing(b.s, "map")
    assert b.options == ["cell 0,1", "cell 1,0"]
    assert re.search(r"^1 +\(1\)$", picture, re.MULTILINE)
    assert re.search(r"t1 R1: +\(2\)$", picture, re.MULTILINE)
    assert "tile 03" in drawing(b.s, "tiles")


def test_orientations_are_pictures_NG_GEO_16() -> None:
    b = tile_choice()
    assert isinstance(b.s.agenda[-1], ChooseTurn)
    assert drawing(b.s, "tiles") == TURNS
    assert "tiles" not in TERMINAL.sections(b.s, Speech("en"), Look(100, 1, (0, 1))), (
        "not his choice"
    )


ALL_OUTLINES = [
    (tile, turn, *size) for tile in default().tiles for turn in range(4) for size in SIZES
]


def test_outlines_part_what_borders_part_NG_GEO_01() -> None:
    """The middle of each side lies in its part, and a line stands between different parts."""
    for tile, turn, rows, columns in ALL_OUTLINES:
        drawn = outline(tile, turn, rows, columns)
        middles = [(1, columns // 2), (rows // 2, columns - 1), (rows - 1, columns // 2)]
        middles.append((rows // 2, 1))
        assert [drawn.parts[r][c] for r, c in middles] == tile.side_part[turn], tile.name
        for row in range(1, rows):
            for left, right in pairwise(range(1, columns)):
                if (row, left) not in drawn.walls and (row, right) not in drawn.walls:
                    assert drawn.parts[row][left] == drawn.parts[row][right], (tile.name, turn, row)


def test_rough_borders_look_rough_NG_GLOS_02() -> None:
    for tile, turn, rows, columns in ALL_OUTLINES:
        signs = set(outline(tile, turn, rows, columns).walls.values()) - {"+"}
        rough = [border[2] for border in tile.borders]
        assert (ROUGH in signs) == any(rough), tile.name
        assert bool(signs - {ROUGH}) == (not all(rough)), tile.name


# Whole games.


def positions(match: Match, seed: int, every: int) -> list[State]:
    """Positions of a random game in which many tiles are laid."""
    dice = Dice(seed)
    found: list[State] = []
    while not match.over:
        options = match.legal()
        likes = [8 if a.verb in ("play", "build", "choose") else 2 for a in options]
        match.play(options[dice.pick(likes)])
        if len(match.history) // every > len(found):
            assert isinstance(match.state, State)
            found.append(match.state.clone())
    return found


OPTIONS = [
    (2, {"creatures": "on", "more_creatures": "on"}),
    (3, {"years": "10"}),
    (4, {"teams": "on"}),
    (5, {"creatures": "on"}),
]


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_fits_the_width(players: int, options: dict[str, str]) -> None:
    """No line of the drawing is ever wider than the screen, in any language."""
    match = skald.game("northgard").match(players, players, options)
    for n, s in enumerate(positions(match, players, 40)):
        speech, width = Speech(LANGUAGES[n % 3]), (80, 100)[n % 2]
        look = Look(width, n % players, (0,), everything=n % 4 == 0)
        for name, lines in TERMINAL.sections(s, speech, look).items():
            assert max(line.cell_len for line in lines) <= width, name


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_every_territory_is_named_on_the_map(players: int, options: dict[str, str]) -> None:
    match = skald.game("northgard").match(players, players + 10, options)
    for s in positions(match, players, 60):
        picture = "\n".join(line.plain for line in draw_map(s, 100, {}))
        named = {int(number) for number in re.findall(r"t(\d+)", picture)}
        assert named == set(s.land.names)


def test_a_wide_map_shrinks_and_then_folds() -> None:
    tiles = "; ".join(f"({x},0) {x + 1:02} k0" for x in range(9))
    s = board("bear wolf", tiles).start(Turn(0)).s
    heights = [len(draw_map(s, width, {})) for width in (130, 112, 100, 80)]
    assert heights == [9, 8, 8, 18]
    for width in (100, 80):
        lines = [line.plain for line in draw_map(s, width, {})]
        named = {int(number) for line in lines for number in re.findall(r"t(\d+)", line)}
        assert named == set(s.land.names)


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_what_a_seat_cannot_know_is_not_drawn_NG_INFO_01(
    players: int, options: dict[str, str]
) -> None:
    """Hands, tiles, secret tops and fame of others drawn anew make the same picture."""
    match = skald.game("northgard").match(players, players + 20, options)
    speech, changed = Speech("en"), 0
    for n, s in enumerate(positions(match, players, 30)):
        seat = n % players
        look = Look(100, seat, (seat,), everything=True)
        other = determinise(s, seat, Dice(n))
        if not options.get("teams"):
            other.fame = [f if k == seat else f + 5 for k, f in enumerate(s.fame)]
        changed += other.hand != s.hand
        before, after = (TERMINAL.sections(each, speech, look) for each in (s, other))
        if s.agenda:
            assert {name: [x.plain for x in lines] for name, lines in before.items()} == {
                name: [x.plain for x in lines] for name, lines in after.items()
            }
    assert changed > 5


def test_a_spectator_sees_no_hand_and_no_fame() -> None:
    sections = TERMINAL.sections(busy_board().s, Speech("en"), Look(100, None))
    assert "hand" not in sections
    assert [line.plain.split()[-6] for line in sections["players"][1:]] == ["?", "?", "?"]
