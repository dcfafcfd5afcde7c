"""`skald games` and `skald rules`: what there is to play, and by which rules."""

import sys
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from skald import api
from skald.cli import explain
from skald.cli.rulebook import find_rules
from skald.cli.screen import Screen, make_console, print_data
from skald.cli.trouble import speech_for, told_in
from skald.drawing.canvas import text
from skald.drawing.palette import FAINT, LABEL
from skald.rulebook import all_rules


def list_games(language: str, *, as_json: bool) -> None:
    """Every game with its numbers of players and its options."""
    speech = speech_for(language)
    if as_json:
        print_data(_games())
        return
    for name in api.games():
        _tell_game(Screen(make_console(), name, speech), api.game(name))


def _tell_game(screen: Screen, game: api.Game) -> None:
    speech = screen.speech
    players = speech.say("term-players", least=game.players[0], most=game.players[-1])
    title = speech.tell(screen.presenter.title())
    screen.line(text((game.id, LABEL), "  ", title, "  ", (players, FAINT)))
    for option in game.options:
        values = "|".join(option.values or ["…"])
        default = speech.say("term-default", value=option.default)
        screen.line(text((f"{option.key}={values}", LABEL), (f"  {default}", FAINT)), indent=2)
        screen.line(Text(speech.tell(screen.presenter.option(option.key))), indent=6)


def _games() -> list[dict[str, Any]]:
    return [
        {
            "game": name,
            "players": list(api.game(name).players),
            "options": [
                {"key": o.key, "values": o.values, "default": o.default}
                for o in api.game(name).options
            ],
        }
        for name in api.games()
    ]


def show_rules(game: str, words: Sequence[str], language: str, *, as_json: bool) -> None:
    """The chapters, one rule, or what a search finds."""
    speech = speech_for(language)
    wanted = " ".join(words)
    with told_in(speech):
        screen = Screen(make_console(), api.game(game).id, speech)
        if as_json:
            rules = find_rules(speech, game, wanted) if wanted else all_rules(speech, game)
            print_data([r.to_json() for r in rules])
            return
        explain.show_rules(screen, game, wanted, most=sys.maxsize)
