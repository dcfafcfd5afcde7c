"""Pictures of a run: win rates with intervals, endings, length, scores; needs matplotlib."""

import os
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from skald.sim.naming import Naming
from skald.sim.plan import Plan
from skald.sim.tally import Tally
from skald.sim.trouble import Refused, reason

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS: Final = (".png", ".svg")
_DOTS: Final = 150


def prepare(path: Path) -> None:
    """Refuse early what could not be drawn at the end of a long run."""
    if find_spec("matplotlib") is None:
        raise Refused("sim-needs-extra", package="matplotlib", extra="analysis")
    if path.suffix and path.suffix not in FORMATS and not path.is_dir():
        raise Refused("sim-what-picture", file=str(path))
    try:
        if path.is_dir() or not path.suffix:
            path.mkdir(parents=True, exist_ok=True)
        elif not os.access(path.parent, os.W_OK):
            path.touch()
    except OSError as error:
        raise Refused("sim-unwritable", file=str(path), reason=reason(error)) from None


def draw(path: Path, plan: Plan, tally: Tally, naming: Naming) -> list[Path]:
    """One picture with everything, or several in a folder; the files written."""
    from skald.sim.panels import Panels

    panels = Panels(plan, tally, naming)
    try:
        if not path.is_dir():
            _save(path, panels.all(), panels.headline())
            return [path]
        written = []
        for name, group in panels.groups().items():
            written.append(path / f"{name}.png")
            _save(written[-1], group, panels.headline())
        return written
    except OSError as error:
        raise Refused("sim-unwritable", file=str(path), reason=reason(error)) from None


def _save(path: Path, panels: "list[Callable[[Axes], None]]", headline: str) -> None:
    """Draw panels side by side, at most three in a row."""
    import matplotlib
    from matplotlib.figure import Figure

    across = min(3, len(panels))
    down = -(-len(panels) // across)
    # A fixed salt and no date: the same run gives the same file.
    with matplotlib.rc_context({"svg.hashsalt": "skald", "svg.fonttype": "none", "font.size": 10}):
        figure = Figure(figsize=(1.5 + 5.0 * across, 1.0 + 3.8 * down), layout="constrained")
        figure.suptitle(headline, fontsize=11)
        places = list(figure.subplots(down, across, squeeze=False).flat)
        for panel, axes in zip(panels, places, strict=False):
            panel(axes)
        for axes in places[len(panels) :]:
            axes.remove()
        metadata = {"Date": None} if path.suffix == ".svg" else None
        figure.savefig(path, dpi=_DOTS, metadata=metadata)
