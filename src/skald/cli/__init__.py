"""The `skald` command. Heavy imports come late, so that small questions are answered fast."""

import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from skald.kernel.errors import SkaldError

__all__ = ["app", "main"]

BAD_INPUT: Final = 2


class OneLine(TyperGroup):
    """Commands that answer bad input with one line on stderr and exit code 2."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run; never a traceback for what somebody typed."""
        _survive_odd_characters()

        def run() -> Any:
            return super(OneLine, self).main(
                args, prog_name, complete_var, False, windows_expand_args, **extra
            )

        sys.exit(_exit_code(run))


def _exit_code(run: Callable[[], Any]) -> int:
    try:
        code = run()
    except SkaldError as error:
        _complain(str(error))
        return BAD_INPUT
    except typer.TyperException as error:
        _complain(error.format_message())
        return BAD_INPUT
    return code if isinstance(code, int) else 0


def _complain(message: str) -> None:
    sys.stdout.flush()
    typer.echo(" ".join(message.split()), err=True)


def _survive_odd_characters() -> None:
    """What a stream cannot encode or decode is replaced, not a crash."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


app = typer.Typer(
    name="skald",
    cls=OneLine,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Board games by their rulebooks, every rule named.",
)

Game = Annotated[str, typer.Argument(metavar="GAME", help="A game: ice-garden, northgard.")]
Language = Annotated[
    str, typer.Option("--language", metavar="en|de|pl", help="Default: the computer's language.")
]
Json = Annotated[bool, typer.Option("--json", help="Print data for programs.")]


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"skald {version('skald')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def skald(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def terminal(
    game: Game,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="1: solo, where a game has it. Default: 2.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Bots for the other seats (random); may be repeated."),
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Same seed, same chance.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="An option of the game; see `skald games`."),
    ] = None,
    solo: Annotated[
        str, typer.Option(metavar="LEVEL", help="Solo: easy, medium, hard or scientist.")
    ] = "",
    language: Language = "",
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a recorded game.")
    ] = None,
    hotseat: Annotated[
        bool, typer.Option("--hotseat", help="People at every seat without a bot.")
    ] = False,
) -> int:
    """Play in the terminal: you at seat 1, bots elsewhere."""
    from skald.cli.terminal import start

    return start(
        game, players, bot or [], seed, option or [], solo, language, load, hotseat=hotseat
    )


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, JSON or text.")],
    saga: Annotated[bool, typer.Option("--saga", help="Tell it round by round.")] = False,
    verify: Annotated[bool, typer.Option("--verify", help="Prove that it is exact.")] = False,
    language: Language = "",
    json: Json = False,
) -> None:
    """Replay a record: sum it up, tell it as a saga, or prove that it is exact."""
    from skald.cli.replay import replay as run

    run(file, language, saga=saga, verify=verify, as_json=json)


@app.command()
def rules(
    game: Game,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID or WORDS]...", help="A rule, a chapter, or words to find."),
    ] = None,
    language: Language = "",
    json: Json = False,
) -> None:
    """Show and search the rules; our own rulings are marked."""
    from skald.cli.listing import show_rules

    show_rules(game, words or [], language, as_json=json)


@app.command()
def games(language: Language = "", json: Json = False) -> None:
    """List the games with their players and options."""
    from skald.cli.listing import list_games

    list_games(language, as_json=json)


def main() -> None:
    """The entry point."""
    app(prog_name="skald")
