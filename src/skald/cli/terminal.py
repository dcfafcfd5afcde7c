"""`skald terminal`: from the options to a game at the table."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from skald.api import game as find_game
from skald.cli.screen import Screen, make_console
from skald.cli.seating import Seating, bot_names, take_seats
from skald.cli.session import Session
from skald.cli.storage import given_path, read_record
from skald.cli.trouble import Trouble, speech_for, told_in
from skald.kernel.match import Match
from skald.kernel.options import players_wanted, solo_key

_PLAYERS: Final = 2


class Wish:
    """What was asked for at the command line."""

    def __init__(
        self,
        game: str,
        players: int | None,
        bots: Sequence[str],
        options: Sequence[str],
        solo: str,
        load: Path | None,
        *,
        hotseat: bool,
    ) -> None:
        self.game: Final = find_game(game)
        self.bots: Final = bot_names(bots)
        self.hotseat: Final = hotseat
        self.load: Final = load
        alone = {solo_key(self.game.rules.options): solo} if solo else {}
        self.options: Final = option_pairs(options) | alone
        self.players: Final = players

    def match(self, seed: int) -> Match:
        """The recorded match, or a new one; chance is left to the session."""
        if self.load is not None:
            return self._recorded(self.load)
        players = self._usual_players() if self.players is None else self.players
        return self.game.match(players, seed, self.options, manual_chance=True, listen=True)

    def _usual_players(self) -> int:
        wanted = players_wanted(self.game.rules.options, self.options)
        if wanted is not None:
            return wanted
        return len(self.bots) + 1 if len(self.bots) > 1 and not self.hotseat else _PLAYERS

    def _recorded(self, path: Path) -> Match:
        record = read_record(given_path(path))
        if record.game != self.game.id:
            raise Trouble("term-other-game", game=record.game)
        if self.options or self.players not in (None, record.setup.players):
            raise Trouble("term-record-decides")
        return record.replay(listen=True)

    def seats(self, players: int, seed: int) -> Seating:
        """Who sits where."""
        return take_seats(self.game.rules, players, self.bots, seed, hotseat=self.hotseat)


def option_pairs(words: Sequence[str]) -> dict[str, str]:
    """Options as typed: `key=value`."""
    pairs = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise Trouble("term-no-pair", word=word)
        pairs[key.strip()] = value.strip()
    return pairs


def start(
    game: str,
    players: int | None,
    bots: Sequence[str],
    seed: int | None,
    options: Sequence[str],
    solo: str,
    language: str,
    load: Path | None,
    *,
    hotseat: bool,
) -> int:
    """Play; the exit code."""
    speech = speech_for(language)
    seed = secrets.randbits(63) if seed is None else seed
    with told_in(speech):
        wish = Wish(game, players, bots, options, solo, load, hotseat=hotseat)
        screen = Screen(make_console(), game, speech)
        match = wish.match(seed)
        return Session(match, lambda n: wish.seats(n, seed), screen, seed).run()
