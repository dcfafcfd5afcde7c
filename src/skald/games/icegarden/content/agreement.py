"""Checks that reach over several tables: what one table promises, another must hold."""

from typing import Final

from skald.games.icegarden.content.boards import LEVELS
from skald.games.icegarden.content.model import Content
from skald.games.icegarden.content.stocks import RESOURCE_KEYS
from skald.games.icegarden.ids import PLACES
from skald.kernel.tables import fault

UPGRADE_TOKENS: Final = 20
MOST_PLAYERS: Final = 4
MOST_REGIONS: Final = PLACES - 1
FEWEST_RESERVE_REGIONS: Final = 5


def check_agreement(content: Content) -> None:
    """Refuse tables that cannot all belong to the same box."""
    _check_upgrade_tokens(content)
    _check_room(content)
    _check_action_markers(content)
    _check_start(content)
    _check_tokens(content)


def _check_upgrade_tokens(content: Content) -> None:
    """IG-DATA-07: blanks and Maker-Spy spaces are as many as the upgrade tokens, twenty."""
    total = sum(content.mix)
    if total != UPGRADE_TOKENS:
        raise fault("upgrade_mix", f"it has {total} tokens", f"{UPGRADE_TOKENS} in all")
    levels = [(board, level) for board in content.boards for level in LEVELS]
    spaces = sum(board.blanks[level] + board.spy_spaces[level] for board, level in levels)
    if spaces != total:
        wrong = f"blanks and Maker-Spy spaces are {spaces}"
        raise fault("boards", wrong, f"{total}, the number of upgrade tokens")


def _check_room(content: Content) -> None:
    """IG-DATA-06: the numbered spaces take all action markers of all players."""
    for players in range(2, MOST_PLAYERS + 1):
        room = sum(content.spaces[players])
        needed = players * content.action_marker_limit
        if room < needed:
            wrong = f"{players} players have {room} spaces"
            raise fault("boxes", wrong, f"room for all their {needed} action markers")


def _check_action_markers(content: Content) -> None:
    most = max(content.action_markers)
    if most > content.action_marker_limit:
        wrong = f"action_markers is {content.action_marker_limit}"
        raise fault("start", wrong, f"at least {most}, the most that a helm of the track gives")


def _check_start(content: Content) -> None:
    """The stock holds the starting resources of four players."""
    for resource, name in enumerate(RESOURCE_KEYS):
        needed = MOST_PLAYERS * content.start[resource]
        if content.stock[resource] < needed:
            wrong = f"{name} is {content.stock[resource]}"
            raise fault("stock", wrong, f"at least {needed}, the start of four players")


def _check_tokens(content: Content) -> None:
    """IG-DATA-05, IG-DATA-12: tokens for every visit of Vuko, every region and every deal."""
    if content.vuko_tokens < content.helms:
        wrong = f"vuko_tokens is {content.vuko_tokens}"
        raise fault("stock", wrong, f"at least {content.helms}, one for each round")
    if content.nations < MOST_REGIONS:
        wrong = f"nations is {content.nations}"
        raise fault("stock", wrong, f"at least {MOST_REGIONS}, one for each region")
    if not 1 <= content.reserves <= FEWEST_RESERVE_REGIONS:
        wrong = f"reserves is {content.reserves}"
        raise fault("stock", wrong, f"1 to {FEWEST_RESERVE_REGIONS}, one to a region at most")
    dealt = content.reserves + content.empty_reserves
    if dealt < MOST_REGIONS - 1:
        wrong = f"reserves and empty_reserves are {dealt}"
        raise fault(
            "stock", wrong, f"at least {MOST_REGIONS - 1}, one for each region but the Thorn's"
        )
