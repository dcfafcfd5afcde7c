"""Parquet files from CSV files and back; needs pyarrow."""

from csv import writer
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from skald.sim.rows import GAME
from skald.sim.trouble import Refused

if TYPE_CHECKING:
    import pyarrow as pa  # type: ignore[import-untyped]

# About 100,000 games in memory at a time.
_BLOCK: Final = 1 << 24
_KINDS: Final = {
    "game": "int64",
    "seed": "uint64",
    "ending": "string",
    "bot": "string",
    "faction": "string",
    "score": "int32",
    "won": "bool",
}
# Where the description of the run stands in the file.
RUN: Final = b"skald.run"


def require() -> None:
    """Refuse early if pyarrow is not there."""
    if find_spec("pyarrow") is None:
        raise Refused("sim-needs-extra", package="pyarrow", extra="analysis")


def from_csv(source: Path, target: Path, columns: list[str], run: str) -> None:
    """Write the rows as Parquet, under another name until the file is whole."""
    from pyarrow import csv
    from pyarrow.parquet import ParquetWriter  # type: ignore[import-untyped]

    schema = _schema(columns)
    half = target.with_name(target.name + ".half")
    with (
        ParquetWriter(half, schema.with_metadata({RUN: run.encode()}), compression="zstd") as file,
        csv.open_csv(
            source,
            read_options=csv.ReadOptions(block_size=_BLOCK, use_threads=False),
            convert_options=csv.ConvertOptions(
                column_types=schema, strings_can_be_null=False, include_columns=columns
            ),
        ) as rows,
    ):
        for batch in rows:
            file.write_batch(batch)
    half.replace(target)


def to_csv(source: Path, target: Path, columns: list[str]) -> None:
    """Write the rows of a Parquet file as they were before; whole or not at all."""
    from pyarrow import ArrowException
    from pyarrow.parquet import ParquetFile

    half = target.with_name(target.name + ".half")
    try:
        with ParquetFile(source) as file, half.open("w", encoding="utf-8", newline="") as lines:
            write = writer(lines, lineterminator="\n").writerows
            write([columns])
            for batch in file.iter_batches(columns=columns):
                cells = [map(_text, batch.column(name).to_pylist()) for name in columns]
                write(zip(*cells, strict=True))
    except (ArrowException, KeyError):
        raise Refused("sim-damaged", file=str(source), line=1) from None
    half.replace(target)


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _schema(columns: list[str]) -> "pa.Schema":
    import pyarrow as pa

    return pa.schema([(name, _kind(name)) for name in columns])


def _kind(column: str) -> str:
    name = column if column in GAME else column.partition("_")[2]
    return _KINDS.get(name, "int32")
