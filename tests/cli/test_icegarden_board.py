"""The drawing of the table of The Lord of the Ice Garden."""

from itertools import pairwise

import pytest

import skald
from skald.drawing import Look
from skald.games.icegarden.content import default
from skald.games.icegarden.ids import LETTERS
from skald.games.icegarden.state import State
from skald.games.icegarden.terminal import TERMINAL
from skald.games.icegarden.terminal.board import ROWS, WALLS
from skald.kernel.dice import Dice
from skald.lang import LANGUAGES, Speech
from tests.support import Table, table


def drawing(s: State, section: str, width: int = 100, language: str = "en") -> str:
    """One part of the table as plain text."""
    lines = TERMINAL.sections(s, Speech(language), Look(width, 0, (0,)))[section]
    return "\n".join(line.plain.rstrip() for line in lines)


def busy_table() -> Table:
    """Something of everything."""
    t = table("b k r g", advanced="on").vuko("r5")
    t.put("b", "r5", inf=3, ctl=2, L2=1).put("k", "r5", inf=1, L1=2).put("r", "r5", ctl=1)
    t.put("r", "r2", L2=1).put("g", "r8", inf=2, L3=1).put("k", "r8", inf=1).put("b", "r1", inf=4)
    t.bought("b", 2, 3).tokens(b=2, r=1).helms("h3:[R,B] h4:[K,G]").lock("r7")
    t.reputation("SZ:[G] -1:[K] -3:[R,B]")
    t.vuko_tiles("fire:arrow", "bears", "whisper", "nightwalkers")
    t.s.towers, t.s.nightmare[8], t.s.hurt[7] = 1 << 2, 2, 1
    return t


MAP = """\
            ┌─ r1 #1 ───────────────┬─ r2 #2 ───────────────┬─ r3 #3 ───────────────┐
            │ Whale Firth           │ Grey Tarn             │ Owl Fells             │
            │ 1pop 1gold      6/4/3 │ 1pop 1gold 1mf  6/4/3 │ 1pop 1gold 1mf  6/4/3 │
            │ nation reserve        │ nation reserve TOWER  │ nation reserve        │
            │ »B  4: 4m             │ »R  2: 1 Enlightened  │                       │
┌─ r4 #4 ───┴───────────┬─ r5 #5 ───┴───────────┬─ r6 #6 ───┴───────────┬─ r7 #7 ───┴───────────┐
│ Long Strand           │ Amber Downs           │ Hollow Moor           │ Skerry Reach          │
│ 1pop 1gold 1mf  5/3/2 │ 2pop 1gold      5/3/2 │ 1pop 2gold 1mf  5/3/2 │ 2pop 2gold      4/2/1 │
│ nation reserve        │ nation VUKO           │ nation                │ LOCKED                │
│                       │ »B  6: 3m +2v         │                       │                       │
│                       │     1 Drakkar         │                       │                       │
│                       │  K  3: 1m 1 Crab      │                       │                       │
│                       │     Crab (down)       │                       │                       │
│                       │  R  0: +1v            │                       │                       │
├─ r8 #8 ───────────────┴───────────────────────┴───────────────────────┴───────────────────────┤
│ Ash Coast   2pop 2gold  4/2/1   nation 2 nightmares THORN                                     │
│ »G  5: 2m 1 Nightmare   K  1: 1m                                                              │
└───────────────────────────────────────────────────────────────────────────────────────────────┘"""

INITIATIVE = """\
Initiative   h1      h2      h3      │h4      h5      h6      │h7      h8      │h9      h10
ship×markers 1×3     2×4     3×5     │1!×3    2×4     3×5     │1!×4    2×5     │1!×4    2!×5
who                          RB      │KG                      │                │
Vuko tiles   * Fire People →         │* Both Bears            │Whisperers      │Nightwalkers"""

BOXES = """\
0 Viper Gorge                    1 Influence ········             2 Move ····
3 Voracious Mountain ····        4 Raven Shadow ····              5 Making ····
Still to place: B×3 K×3 R×3 G×3"""

GAUGES = """\
Reputation   safe:G  0:  -1:K  -2:  -3:RB  -4:  -5:  -6:  -7:  -8:  -9:
Dead Snow    ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 0/30
Stock        8 pop 14 gold 12 mf 7 Vuko tokens upgrades: att 5 shd 5 dom 4 spd 5"""

PLAYERS = """\
                                       points  goal   pop  gold   M-factor  supply  Vuko
>B  Olaf Fjollsfinn (blue) (you)            0   0/6     4     2    1·0·0·0      11     2
 K  Pier van Dyken (black)                  0   0/4     4     2    1·0·0·0      18     0
 R  Ulrike Freihoff (red)                   0   1/6     4     2    1·0·0·0      19     1
 G  Passionaria Callo (green)               0   1/2     4     2    1·0·0·0      18     0"""

UNITS = """\
    Level 1          Level 2                      Level 3
 B  Volcano 3 att _  Drakkar 1 floe recruit +dom  Tree 1 att shd _ _
 K  Crab 1 att att   Musician 2 piper _ _         Wyvern 1 att spd _ _
 R  Moonlit 3 att _  Enlightened 1 pillage _ _    Harrasim 1 spy _ _
 G  Wild 3 att _     Faun 2 enthral _ _           Nightmare 0 shd torment _ _"""


@pytest.mark.parametrize(
    ("section", "picture"),
    [
        ("map", MAP),
        ("initiative", INITIATIVE),
        ("boxes", BOXES),
        ("gauges", GAUGES),
        ("players", PLAYERS),
        ("units", UNITS),
    ],
)
def test_picture(section: str, picture: str) -> None:
    assert drawing(busy_table().s, section) == picture


def test_walls_are_the_borders_of_the_map_IG_DATA_01() -> None:
    """Bricks that touch in the drawing are exactly the neighbours of the default map."""
    touching: dict[int, set[int]] = {p: set() for row in ROWS for p in row}
    spans = {p: (2 * n + 1, 2 * n + 3) for n, p in enumerate(ROWS[0])}
    spans |= {p: (2 * n, 2 * n + 2) for n, p in enumerate(ROWS[1])} | {8: (0, 8)}
    pairs = [pair for row in ROWS for pair in pairwise(row)]
    pairs += [
        (a, b)
        for upper, lower in pairwise(ROWS)
        for a in upper
        for b in lower
        if spans[a][0] < spans[b][1] and spans[b][0] < spans[a][1]
    ]
    for a, b in pairs:
        touching[a].add(b)
        touching[b].add(a)
    assert [tuple(sorted(touching.get(p, ()))) for p in range(9)] == list(WALLS)
    assert list(WALLS) == [tuple(n) for n in default().neighbours]


def test_solo_has_no_reputation_and_names_the_npc() -> None:
    s = table("b", npc="r").s
    assert "Reputation" not in drawing(s, "gauges")
    assert "NPC Ulrike Freihoff (red)" in drawing(s, "players")


def test_places_without_a_tile_stay_empty_IG_DEF_01() -> None:
    assert drawing(table("b k").s, "map").count("no tile") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_fits_the_width(language: str, width: int) -> None:
    """Whole games with strong moves: no line of the drawing is ever wider than the screen."""
    speech = Speech(language)
    for players in (1, 2, 3, 4):
        variant = {"advanced": "on"} if players > 1 else {"solo": "medium"}
        match = skald.game("ice-garden").match(players, players, variant)
        dice = Dice(players)
        while not match.over:
            options = match.legal()
            likes = [9 if a.verb in ("summon", "upgrade", "hit", "attack") else 2 for a in options]
            match.play(options[dice.pick(likes)])
            if len(match.history) % 9 == 0:
                look = Look(width, 0, (0,))
                for lines in TERMINAL.sections(match.state, speech, look).values():
                    assert max((line.cell_len for line in lines), default=0) <= width


def test_every_letter_is_drawn() -> None:
    picture = drawing(busy_table().s, "map")
    assert all(letter.upper() in picture for letter in LETTERS)
