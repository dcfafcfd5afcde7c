"""What territories of Northgard are called: whose name lives on, and in which languages."""

import pytest

from skald.games.northgard.content import default
from skald.games.northgard.content.agreement import PARTS
from skald.games.northgard.game import RULES
from skald.games.northgard.land import cell_at
from skald.games.northgard.setting import Setting, complete
from skald.games.northgard.show import words
from skald.games.northgard.show.places import PLACES
from skald.games.northgard.state import State
from skald.kernel.match import new_match
from skald.lang import LANGUAGES, Speech
from tests.content.northgard_data import changed
from tests.northgard import Board, board

EN = Speech("en")
# Names must fit on the map.
ROOM = 16


def called(b: Board, part: str) -> str:
    """The territory that a part belongs to, by its English name."""
    return EN.tell(words.territory_words(b.s, b.t(part)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_a_short_name_of_its_own(language: str) -> None:
    names = [Speech(language).say(f"ng-place-{place}") for place in PLACES]
    assert len(set(names)) == len(names) == PARTS == sum(tile.parts for tile in default().tiles)
    assert [name for name in names if len(name) > ROOM] == []


def test_a_part_that_stands_alone_has_its_own_name() -> None:
    b = board("wolf stag", "GM-4")
    assert (called(b, "20.NW"), called(b, "20.ES")) == ("Hare Meadow", "Skald’s Rest")


def test_what_grows_keeps_its_name() -> None:
    b = board("wolf stag", "GM-1")
    assert called(b, "02.N") == called(b, "11.N") == "Rook Farm"


def test_of_equals_the_older_keeps_its_name() -> None:
    b = board("wolf stag", "(0,0) 12 k0; (-1,0) 14 k0")
    assert called(b, "14.WE") == "Pine March"


def test_the_largest_before_gives_its_name_to_an_older_one() -> None:
    b = board("wolf stag", "(2,0) 07 k0; (0,0) 12 k0; (-1,0) 14 k0")
    assert (called(b, "07.WE"), called(b, "14.WE")) == ("Goose Water", "Pine March")
    older, larger = b.t("07.WE"), b.t("14.WE")
    # The tile that joins them counts for neither: one square against two.
    b.lay("(1,0) 08 k0")
    assert b.t("14.WE") == b.t("08.WE") == older < larger
    assert called(b, "07.WE") == "Pine March"


def test_what_has_gone_into_another_is_told_by_its_last_name() -> None:
    b = board("wolf stag", "(0,0) 12 k0; (-1,0) 14 k0; (2,0) 07 k0")
    gone = b.t("07.WE")
    b.lay("(1,0) 08 k0")
    assert EN.tell(words.territory_words(b.s, gone)) == "Goose Water"
    assert called(b, "07.WE") == "Pine March"


def test_a_number_without_a_territory_is_told_as_it_is_written() -> None:
    assert EN.tell(words.territory_words(board("wolf stag", "GM-4").s, 99)) == "t99"


def test_names_are_the_same_after_loading() -> None:
    match = new_match(RULES, 3, 5)
    for _ in range(60):
        match.play(match.legal()[-1])
    state = RULES.state_from_json(match.setup, match.state.to_json())
    assert isinstance(state, State)
    assert isinstance(match.state, State)
    assert words.places_words(state) == words.places_words(match.state)
    assert len(state.land.placed) > 1


def test_corrected_tiles_of_other_parts_have_names_too() -> None:
    raw = changed({})
    tiles = raw["tiles"]
    assert isinstance(tiles, dict)
    tiles["01"], tiles["13"] = tiles["13"], tiles["01"]
    s = State(Setting(2, complete(2, {}), raw))
    for tile in range(len(s.setting.content.tiles)):
        s.land.add(tile, cell_at(-34 + 2 * tile, 0), 0)
    assert [place.key for place in words.places_words(s).values()] == [
        f"ng-place-{place}" for place in PLACES
    ]
