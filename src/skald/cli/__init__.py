"""The `skald` command. Heavy imports come late, so that small questions are answered fast."""

from pathlib import Path
from typing import Annotated, Final

import typer

from skald.cli.answering import OneLine
from skald.kernel.rules import known_games
from skald.version import VERSION

__all__ = ["app", "main"]

_LAST_PORT: Final = 65_535

app = typer.Typer(
    name="skald",
    cls=OneLine,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Board games by their rulebooks, every rule named.",
)

Game = Annotated[str, typer.Argument(metavar="GAME", help=f"A game: {', '.join(known_games())}.")]
Language = Annotated[
    str, typer.Option("--language", metavar="en|de|pl", help="Default: the computer's language.")
]
Json = Annotated[bool, typer.Option("--json", help="Print data for programs.")]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"skald {VERSION}")
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
        play()


@app.command()
def play(
    port: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            max=_LAST_PORT,
            help="Default: the last one, or any that is free.",
        ),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser.")
    ] = True,
) -> int:
    """Play in the browser: starts the local table and opens it."""
    from skald.cli.serve import play as run

    return run(port, browser=browser)


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen.")] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(metavar="N", min=0, max=_LAST_PORT, help="Where to listen; 0: any free one."),
    ] = 8700,
    db: Annotated[
        str,
        typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; default: your own."),
    ] = "",
    metrics_token: Annotated[
        str,
        typer.Option(
            metavar="SECRET",
            envvar="SKALD_METRICS_TOKEN",
            show_envvar=True,
            help="Who shows it may read /api/metrics; default: who is on this machine.",
        ),
    ] = "",
    base_path: Annotated[
        str, typer.Option(metavar="PATH", help="Live below a path of the host, such as /skald.")
    ] = "",
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A name to answer to; * is any. Default: any, or this machine's own if you "
            "listen only there.",
        ),
    ] = None,
    allow_origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Let pages of another host ask, https://games.example."),
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="MODULE:CLASS", help="A bot of your own that may sit at the table."),
    ] = None,
) -> int:
    """Serve the table for many people."""
    from skald.cli.serve import serve as run

    return run(
        host,
        port,
        db,
        metrics_token,
        base_path=base_path,
        allowed_hosts=allowed_host or [],
        allowed_origins=allow_origin or [],
        bots=bots or [],
    )


Database = Annotated[
    str,
    typer.Option(
        "--db", metavar="URL", help="sqlite:///FILE or postgresql://…; default: your own."
    ),
]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    db: Database = "",
) -> int:
    """Keep all tables in one file, while the server runs."""
    from skald.cli.keeping import backup as run

    return run(file, db)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `skald backup` made.")],
    db: Database = "",
    replace: Annotated[
        bool,
        typer.Option("--replace", help="Drop what is there now; the server must not run."),
    ] = False,
) -> int:
    """Bring back the tables of a backup that are missing, while the server runs."""
    from skald.cli.keeping import restore as run

    return run(file, db, replace=replace)


@app.command()
def terminal(
    game: Game,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="1: solo, where a game has it. Default: 2.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="Bots for the other seats: farmhand, hunter (default), jarl, skald, module:Class.",
        ),
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
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, JSON or text; -: standard input.")
    ],
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
def inspect(
    game: Game,
    name: Annotated[
        str, typer.Argument(metavar="[STEP]", help="A step or a verb; without one: all of them.")
    ] = "",
    json: Json = False,
) -> None:
    """Show what a step or a verb of the rules is, and all that follows from its declaration."""
    from skald.cli.inspection import list_all, show

    if name:
        show(game, name, as_json=json)
    else:
        list_all(game, as_json=json)


@app.command()
def games(language: Language = "", json: Json = False) -> None:
    """List the games with their players and options."""
    from skald.cli.listing import list_games

    list_games(language, as_json=json)


@app.command()
def bench(
    peers: Annotated[
        bool, typer.Option("--peers", help="Beside other engines, those that are installed.")
    ] = False,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="Turns of each contender.")] = 7,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.001, help="Processor time of a turn.")
    ] = 0.6,
    only: Annotated[
        str, typer.Option(metavar="TEXT", help="Only contenders whose name holds this.")
    ] = "",
    seed: Annotated[int, typer.Option(metavar="N", help="Same seed, same choices.")] = 1,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the results there (Markdown).")
    ] = None,
    gate: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Only compare with the speeds recorded there; with --write: record them.",
        ),
    ] = None,
    json: Json = False,
) -> int:
    """Measure the speed of random play, copies and environments on one core."""
    from skald.cli.bench import bench as run
    from skald.cli.bench import compare

    if gate is not None:
        return compare(gate, write)
    run(only, rounds, seconds, seed, write, peers=peers, as_json=json)
    return 0


Players = Annotated[
    int | None, typer.Option(metavar="N", help="Seats. Default: one per bot, at least 2.")
]
Seed = Annotated[int | None, typer.Option(metavar="N", help="Same seed, same games. Default: any.")]
Workers = Annotated[
    int | None, typer.Option(metavar="N", help="Processes. Default: one per processor.")
]
GameOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; see `skald games`."),
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Keep every game as a row: FILE.csv or FILE.parquet."),
]
Resume = Annotated[
    bool, typer.Option("--resume", help="Go on with the games that --out has not got yet.")
]
Cluster = Annotated[
    str,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here."),
]


@app.command()
def simulate(
    game: Game,
    players: Players = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="A,B,…", help="A bot for each seat, or one for all (random)."),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100,
    seed: Seed = None,
    workers: Workers = None,
    option: GameOption = None,
    out: Out = None,
    resume: Resume = False,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE|DIR", help="Draw the results: a .png or .svg, or a folder."),
    ] = None,
    cluster: Cluster = "",
    language: Language = "",
    json: Json = False,
) -> int:
    """Let bots play many games and sum them up; one seed gives the same games anywhere."""
    from skald.cli.simulate import simulate as run
    from skald.sim.running import Where

    where = Where(workers, cluster, out, resume)
    return run(
        game, players, bots or [], games, seed, option or [], where, language, plot, as_json=json
    )


@app.command()
def arena(
    game: Game,
    bots: Annotated[list[str], typer.Option(metavar="A,B,…", help="The bots that enter.")],
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100,
    seed: Seed = None,
    workers: Workers = None,
    option: GameOption = None,
    out: Out = None,
    resume: Resume = False,
    cluster: Cluster = "",
    language: Language = "",
    json: Json = False,
) -> int:
    """Rate bots in a tournament, with intervals of confidence and a cross table."""
    from skald.cli.arena import arena as run
    from skald.sim.running import Where

    where = Where(workers, cluster, out, resume)
    return run(game, players, bots, games, seed, option or [], where, language, as_json=json)


def main() -> None:
    """The entry point."""
    app(prog_name="skald")
