"""The course of the game: clans, the first player, years, passing, the end."""

from skald.games.northgard.state import State
from skald.games.northgard.verbs.cards import discard_all
from skald.games.northgard.verbs.telling import tell
from skald.kernel.rulebook import rule


@rule("NG-SETUP-11", "NG-SETUP-12")
def choose_clan(s: State, seat: int, clan: int) -> None:
    """A seat plays a clan, with its starting deck."""
    s.clan[seat] = clan
    s.bag[seat] = sorted(s.setting.content.starting_deck(clan))
    tell(s, "clan", seat, clan=clan)


@rule("NG-SETUP-13")
def make_first(s: State, seat: int) -> None:
    """A seat takes the first player marker before the game."""
    s.first = seat
    tell(s, "first_player", seat)


def begin_year(s: State) -> None:
    """The next year."""
    s.year += 1
    tell(s, "year", -1, year=s.year)


@rule("NG-ACT-PASS-02", "NG-ACT-PASS-04")
def leave_round(s: State, seat: int) -> None:
    """A seat passes and discards; the first to do so takes the first player marker."""
    if not s.passed:
        s.first = seat
    s.passed |= 1 << seat
    discard_all(s, seat)
    tell(s, "pass", seat, first=int(s.first == seat))


def set_flag(s: State, seat: int, flag: int) -> None:
    """A mark that lasts until the end of the year."""
    s.flags[seat] |= flag


@rule("NG-CARD-15")
def end_year(s: State) -> None:
    """What lasted for a year is over."""
    s.passed = 0
    s.flags = [0] * s.seats
    s.played = [[] for _ in range(s.seats)]


def end_game(s: State, ending: int, winners: list[int]) -> None:
    """The game is over; nothing is owed any more."""
    s.ending = ending
    s.winners = sum(1 << seat for seat in winners)
    s.agenda.clear()
    tell(s, "end", -1, winners=s.winners, ending=ending)
