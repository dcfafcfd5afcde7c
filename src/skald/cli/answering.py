"""How the command answers bad input: one line on stderr and exit code 2, never a traceback."""

import io
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

import typer
from typer.core import TyperGroup

from skald.kernel.errors import SkaldError

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
