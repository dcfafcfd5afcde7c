"""Pictures: written, repeatable, complete, refused early."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from matplotlib.figure import Figure

from skald.lang import LANGUAGES, Speech
from skald.sim import plots
from skald.sim.naming import Naming
from skald.sim.panels import Panels
from skald.sim.plan import simulation
from skald.sim.tally import Tally
from skald.sim.trouble import Refused
from tests.sim.helping import results, small

PLAN = small(20)
TALLY = Tally()
TALLY.add(results(PLAN))


def naming(language: str = "en", game: str = "ice-garden") -> Naming:
    return Naming(Speech(language), game)


def test_one_picture_with_all_panels(tmp_path: Path) -> None:
    for name in ("all.png", "all.svg"):
        path = tmp_path / name
        plots.prepare(path)
        assert plots.draw(path, PLAN, TALLY, naming()) == [path]
        first = path.read_bytes()
        plots.draw(path, PLAN, TALLY, naming())
        assert path.read_bytes() == first
    words = ElementTree.parse(tmp_path / "all.svg").getroot().itertext()
    told = " ".join(" ".join(words).split())
    for part in ("By seat", "By character", "Endings", "Length", "Scores by character", "seed 1"):
        assert part in told
    drawn = (tmp_path / "all.svg").read_text(encoding="utf-8").count('id="axes_')
    assert drawn == len(Panels(PLAN, TALLY, naming()).all()), "no empty panel"


def test_a_folder_with_one_picture_for_each(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "pictures"
    plots.prepare(folder)
    written = plots.draw(folder, PLAN, TALLY, naming())
    assert [path.name for path in written] == [
        *("win-rate.png", "endings.png", "length.png", "scores.png")
    ]
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_win_rates_have_points_and_intervals(language: str) -> None:
    plan = simulation("northgard", 3, ["random"], {}, 2, 6)
    tally = Tally()
    tally.add(results(plan))
    axes = Figure().subplots()
    Panels(plan, tally, naming(language, "northgard")).by_faction(axes)
    groups = sorted(group.rate().share for group in tally.by_faction.values())
    points = [line for line in axes.get_lines() if line.get_marker() == "o"]
    assert [line.get_path().get_extents().x0 for line in points] == pytest.approx(groups)
    assert len(axes.get_yticklabels()) == len(groups)
    assert len(axes.containers) == len(groups)


@pytest.mark.parametrize("game", ["ice-garden", "northgard"])
def test_axes_begin_at_zero(game: str) -> None:
    plan = simulation(game, 2, ["random"], {}, 2, 6)
    tally = Tally()
    tally.add(results(plan))
    scores = tally.all_seats.scores
    panels = Panels(plan, tally, naming("en", game))
    for draw in panels.all():
        axes = Figure().subplots()
        draw(axes)
        assert axes.get_xlim()[0] == (min(0, scores.least) if draw == panels.scores else 0)
        if axes.get_ylabel():
            assert axes.get_ylim()[0] == 0


def test_names_are_those_of_the_game() -> None:
    axes = Figure().subplots()
    panels = Panels(PLAN, TALLY, naming())
    assert panels.headline().startswith("The Lord of the Ice Garden · random · 20 games")
    panels.scores(axes)
    labels = {label.get_text() for label in axes.get_yticklabels()}
    assert labels <= {"Fjollsfinn (blue)", "van Dyken (black)", "Freihoff (red)", "Callo (green)"}
    assert len(labels) > 1


def test_the_best_faction_is_on_top_and_the_first_seat_too() -> None:
    axes = Figure().subplots()
    Panels(PLAN, TALLY, naming()).by_seat(axes)
    assert [label.get_text() for label in axes.get_yticklabels()] == ["seat 2", "seat 1"]


def test_endings_add_up() -> None:
    axes = Figure().subplots()
    Panels(PLAN, TALLY, naming()).endings(axes)
    assert sum(bar.get_width() for bar in axes.patches) == pytest.approx(1)  # type: ignore[attr-defined]


def test_refused_before_anything_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused, match="sim-what-picture"):
        plots.prepare(tmp_path / "picture.bmp")
    with pytest.raises(Refused, match="sim-unwritable"):
        plots.prepare(tmp_path / "missing" / "picture.png")
    (tmp_path / "file").touch()
    with pytest.raises(Refused, match="sim-unwritable"):
        plots.prepare(tmp_path / "file" / "folder")
    monkeypatch.setattr(plots, "find_spec", lambda name: None)
    with pytest.raises(Refused, match="sim-needs-extra"):
        plots.prepare(tmp_path / "picture.png")
