"""The file of a run: kept, cut, resumed, refused."""

import json
import shutil
from pathlib import Path

import pytest

from skald.sim.batches import Batch, play_batch
from skald.sim.ledger import Ledger, beside, saved_seed
from skald.sim.plan import Plan
from skald.sim.playing import Result
from skald.sim.rows import columns, result_of, row_of
from skald.sim.trouble import Refused
from tests.sim.helping import results, small

PLAN = small(6)
RESULTS = results(PLAN)
FORMATS = ["run.csv", "run.parquet"]


def write(path: Path, count: int, plan: Plan = PLAN) -> None:
    """A whole run of so many games."""
    ledger = Ledger(path, plan)
    ledger.begin()
    ledger.write(RESULTS[:count])
    ledger.finish()


def go_on(path: Path, plan: Plan = PLAN) -> list[Result]:
    """Resume and play what is missing; what was read back."""
    ledger = Ledger(path, plan)
    before = list(ledger.resume())
    ledger.write(play_batch(plan, Batch(len(before), plan.games - len(before))).results)
    ledger.finish()
    return before


def test_a_row_holds_the_whole_result() -> None:
    for result in RESULTS:
        row = row_of(result)
        assert len(row) == len(columns(2))
        assert result_of(row) == result


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("count", [0, 1, 5, 6])
def test_a_run_that_stopped_goes_on_and_the_file_is_the_same(
    tmp_path: Path, name: str, count: int
) -> None:
    whole, broken = tmp_path / name, tmp_path / f"broken-{name}"
    write(whole, 6)
    write(broken, count)
    assert go_on(broken) == RESULTS[:count]
    assert broken.read_bytes() == whole.read_bytes()
    assert beside(broken, ".run.json").read_bytes() == beside(whole, ".run.json").read_bytes()
    assert (
        sorted(p.name for p in tmp_path.iterdir() if ".part" in p.name or ".half" in p.name) == []
    )


def test_whatever_byte_a_killed_run_wrote_last_nothing_whole_is_lost(tmp_path: Path) -> None:
    whole, broken = tmp_path / "run.csv", tmp_path / "broken.csv"
    write(whole, 6)
    shutil.copy(beside(whole, ".run.json"), beside(broken, ".run.json"))
    text = whole.read_bytes()
    for length in [*range(0, 40), *range(len(text) - 200, len(text) + 1)]:
        broken.write_bytes(text[:length])
        read_back = go_on(broken)
        assert len(read_back) == max(0, text[:length].count(b"\n") - 1)
        assert broken.read_bytes() == text


def test_a_killed_run_into_parquet_leaves_its_lines(tmp_path: Path) -> None:
    whole, broken = tmp_path / "run.parquet", tmp_path / "broken.parquet"
    write(whole, 6)
    killed = Ledger(broken, PLAN)
    killed.begin()
    killed.write(RESULTS[:4])
    assert killed._file is not None
    killed._file.close()
    assert not broken.exists()
    with beside(broken, ".part.csv").open("a", encoding="utf-8") as file:
        file.write("4,12345,poi")
    assert go_on(broken) == RESULTS[:4]
    assert broken.read_bytes() == whole.read_bytes()


def test_a_run_without_a_game_leaves_no_file(tmp_path: Path) -> None:
    for name in FORMATS:
        write(tmp_path / name, 0)
    assert list(tmp_path.iterdir()) == []


def test_a_finished_run_can_be_made_longer(tmp_path: Path) -> None:
    for name in FORMATS:
        short, long = tmp_path / f"short-{name}", tmp_path / f"long-{name}"
        write(short, 4, small(4))
        write(long, 6)
        assert go_on(short) == RESULTS[:4]
        assert short.read_bytes() == long.read_bytes()


def test_parquet_has_types_and_names_its_run(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "run.parquet"
    write(path, 6)
    table = parquet.read_table(path)
    assert table.column_names == columns(2)
    assert table.column("seed").to_pylist() == [result.seed for result in RESULTS]
    assert table.column("seat2_won").to_pylist() == [1 in result.winners for result in RESULTS]
    assert table.column("seat1_score").to_pylist() == [result.scores[0] for result in RESULTS]
    assert json.loads(table.schema.metadata[b"skald.run"]) == PLAN.identity()


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    for name in FORMATS:
        write(tmp_path / name, 2)
        before = (tmp_path / name).read_bytes()
        with pytest.raises(Refused, match="sim-file-is-there"):
            Ledger(tmp_path / name, PLAN).begin()
        assert (tmp_path / name).read_bytes() == before


@pytest.mark.parametrize("name", FORMATS)
def test_a_file_of_another_run_is_refused(tmp_path: Path, name: str) -> None:
    write(tmp_path / name, 2)
    for other in (small(6, seed=2), small(6, options={"advanced": "on"}), PLAN._replace(version=0)):
        ledger = Ledger(tmp_path / name, PLAN)
        ledger._plan = other  # type: ignore[misc]
        with pytest.raises(Refused, match="sim-another-run"):
            list(ledger.resume())


def test_a_file_with_more_games_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "run.csv", 6)
    with pytest.raises(Refused, match="sim-more-games"):
        go_on(tmp_path / "run.csv", small(5))


@pytest.mark.parametrize(
    ("old", "new"),
    [("true", "yes"), ("points", "points,1"), ("\n2,", "\n3,"), ("\n1,", "\n1,9"), ("game,", "g,")],
)
def test_a_changed_file_is_refused(tmp_path: Path, old: str, new: str) -> None:
    path = tmp_path / "run.csv"
    write(path, 6)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Refused, match="sim-damaged"):
        list(Ledger(path, PLAN).resume())


def test_without_its_description_a_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    write(path, 6)
    for text in ("", "[]", "{"):
        beside(path, ".run.json").write_text(text, encoding="utf-8")
        with pytest.raises(Refused, match=r"sim-unknown-run|sim-another-run"):
            list(Ledger(path, PLAN).resume())
        assert saved_seed(path) is None


def test_no_text_and_no_parquet_are_refused(tmp_path: Path) -> None:
    for name in FORMATS:
        path = tmp_path / name
        write(path, 2)
        path.write_bytes(b"\xff\xfe\n" * 100)
        with pytest.raises(Refused, match=r"sim-no-text|sim-damaged"):
            list(Ledger(path, PLAN).resume())


def test_the_seed_is_found_again(tmp_path: Path) -> None:
    write(tmp_path / "run.csv", 1)
    assert saved_seed(tmp_path / "run.csv") == 1
    assert saved_seed(tmp_path / "other.csv") is None


def test_unwritable_and_unknown_formats(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="sim-unwritable"):
        Ledger(tmp_path / "missing" / "run.csv", PLAN).begin()
    with pytest.raises(Refused, match="sim-what-format"):
        Ledger(tmp_path / "run.xlsx", PLAN)
