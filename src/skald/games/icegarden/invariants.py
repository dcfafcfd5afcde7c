"""What must hold in every position, whatever was played."""

from skald.games.icegarden.ids import FIGURES, FIGURES_OF_LEVEL, GREEN, NPC, PLACES
from skald.games.icegarden.queries import seat_of
from skald.games.icegarden.rules.lock import Scatter
from skald.games.icegarden.rules.rounds import phases
from skald.games.icegarden.state import State
from skald.kernel.rulebook import rule


@rule("IG-CLAR-05")
def check(s: State) -> None:
    """Assert that no token was lost or made and that every piece stands where it may."""
    if not s.rep_order:
        return
    _check_stocks(s)
    _check_markers(s)
    _check_upgrades(s)
    _check_reserves(s)
    _check_tracks(s)
    _check_map(s)
    _check_locks(s)


def _check_stocks(s: State) -> None:
    content = s.setting.content
    assert s.stock[0] + sum(s.population) == content.stock[0], "population"
    assert s.stock[1] + sum(s.gold) == content.stock[1], "gold"
    assert s.stock[2] + sum(s.mfactor) == content.stock[2], "M-factor"
    assert s.vuko_stock + sum(s.tokens) == content.vuko_tokens, "Vuko tokens"
    cells = (s.stock, s.population, s.gold, s.mfactor, s.tokens, s.supply, s.markers, s.nation)
    assert all(n >= 0 for cell in cells for n in cell), "nothing is negative"


def _check_markers(s: State) -> None:
    for seat in range(s.seats):
        on_map = sum(s.markers[seat * PLACES : (seat + 1) * PLACES])
        total = s.supply[seat] + on_map + s.viper_markers[seat] + s.garden[seat]
        assert total == s.setting.content.markers, f"markers of seat {seat}: {total}"
        assert s.controlled[seat] <= s.markers[seat * PLACES + s.vuko], "markers behind Vuko"
    assert s.vuko or not any(s.controlled), "nobody stands behind an absent Vuko"
    assert sum(n > 0 for n in s.spaces) <= 5 * s.setting.persons, "action markers"


def _check_upgrades(s: State) -> None:
    for which in (1, 2, 3, 4):
        total = s.upgrade_stock[which] + sum(s.bought[which::5])
        assert total == s.setting.mix[which], f"upgrade {which}"
    for seat in range(s.seats):
        board = s.setting.content.boards[s.faction[seat]]
        for level in (1, 2, 3):
            base = (seat * 4 + level) * 5
            bought = s.bought[base : base + 5]
            assert sum(bought) <= board.blanks[level], "upgrade spaces"
            if level < 3:
                twice = [b and b + p > 1 for b, p in zip(bought, board.printed[level], strict=True)]
                assert not any(twice), "an ability twice"


def _check_reserves(s: State) -> None:
    if not s.round:
        return
    total = sum(s.reserve) + s.reserve_down + s.absorbed
    least = s.setting.content.reserves - (s.locked.bit_count() == 2)
    assert least <= total <= s.setting.content.reserves, f"reserves: {total}"
    assert all(n <= 1 or p == s.thorn for p, n in enumerate(s.reserve)), "a reserve per region"
    assert sum(s.nightmare) <= s.setting.content.nightmares, "Nightmare tokens"
    assert all(n <= 2 for n in s.nightmare), "two Nightmare tokens per region"


def _check_tracks(s: State) -> None:
    people = [seat for seat in range(s.seats) if not s.setting.solo or seat != NPC]
    assert sorted(s.helm_stack) == people, "initiative markers"
    assert sorted(s.rep_order) == list(range(s.seats)), "reputation markers"
    assert [s.helm[n] for n in s.helm_stack] == sorted(s.helm[n] for n in people), "helms in order"
    assert [s.rep[n] for n in s.rep_order] == sorted(s.rep), "reputation in order"
    between_phases = any(step == phases()[0] for step in s.agenda) and not any(s.to_place)
    if not between_phases and not s.setting.charge_stage_entered:
        helms = [s.helm[n] for n in people]
        assert max(helms) - min(helms) <= 3, "helms drift apart by three at most"
    if not s.setting.solo:
        assert all(s.rep[n] or not s.tokens[n] for n in people), "tokens in the safe zone"
    assert 0 <= s.snow <= s.setting.snow_limit, "Dead Snow"


def _check_map(s: State) -> None:
    for place in range(PLACES):
        if not s.in_play >> place & 1:
            here = [s.markers[seat * PLACES + place] for seat in range(s.seats)]
            assert not any([*here, s.nation[place], s.reserve[place]]), "a dead region"
    assert all(p == 0 or s.in_play >> p & 1 for p in s.unit_at), "units stand in play"
    for seat in range(s.seats):
        for figures in FIGURES_OF_LEVEL:
            places = [s.unit_at[seat * FIGURES + f] for f in figures]
            assert places == sorted(places), "equal units stand in the order of their places"
    assert s.towers & ~s.in_play == 0, "towers stand in play"
    assert s.towers.bit_count() <= s.setting.content.towers, "Red Towers"
    assert s.locked & ~s.in_play == 0, "locks lie in play"
    assert s.locked.bit_count() <= s.setting.content.locks, "locks"
    assert not s.locked >> s.thorn & 1 or s.thorn == 0, "the Thorn is never locked in"


def _check_locks(s: State) -> None:
    scattering = [step.place for step in s.agenda if isinstance(step, Scatter)]
    green = seat_of(s, GREEN)
    for place in s.setting.content.places_of[s.locked]:
        assert not any((s.nation[place], s.reserve[place], s.nightmare[place])), "tokens"
        units = [f for f, p in enumerate(s.unit_at) if p == place]
        assert [f // FIGURES for f in units] in ([], [green]), "units in a lock"
        if place not in scattering:
            here = [n for n in range(s.seats) if s.markers[n * PLACES + place]]
            assert here in ([], [green]), "markers in a lock"
