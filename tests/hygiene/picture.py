"""The picture of the services in CONTRIBUTING.md, drawn from the imports.

.venv/bin/python -m tests.hygiene.picture    draw it again; `make picture` does the same
"""

import re
from pathlib import Path
from typing import Final

import grimp

PAGE: Final = Path(__file__).parents[2] / "CONTRIBUTING.md"
# The picture stands between these lines.
PLACE: Final = re.compile(r"(?<=<!-- picture -->\n).*(?=<!-- end of picture -->)", re.DOTALL)
# Rooms of a game that are not its rules.
BESIDE_RULES: Final = ("bench", "encode", "judge", "show", "terminal")
Imports = set[tuple[str, str]]


def room_of(module: str) -> str:
    """The room of a module: a package of Skald, or a part that any game may have."""
    names = module.split(".")[1:]
    if not names or names[0] == "__main__":
        return "skald"
    if names[0] != "games":
        return names[0]
    if len(names) < 3:
        return "games"
    return f"games/{names[2] if names[2] in BESIDE_RULES else 'rules'}"


def imports() -> Imports:
    """Which room imports which."""
    graph = grimp.build_graph("skald", cache_dir=None)
    found = {
        (room_of(module), room_of(other))
        for module in graph.modules
        for other in graph.find_modules_directly_imported_by(module)
    }
    aside = {"skald", "games", "version"}
    return {(a, b) for a, b in found if a != b and not {a, b} & aside}


def shortest(pairs: Imports) -> Imports:
    """Without what follows: who imports a room by way of another is drawn above that one only."""
    return {
        (a, c) for a, c in pairs if not any(reaches(pairs, b, c) for b in after(pairs, a) - {c})
    }


def after(pairs: Imports, room: str) -> set[str]:
    """What a room imports."""
    return {b for a, b in pairs if a == room}


def reaches(pairs: Imports, room: str, other: str) -> bool:
    """Whether one leads to the other."""
    return room == other or any(reaches(pairs, each, other) for each in after(pairs, room))


def drawn(pairs: Imports) -> str:
    """The picture as a Mermaid chart: arrows point at what is imported."""
    game = sorted({room for pair in pairs for room in pair if room.startswith("games/")})
    rooms = [f"    {name(room)}[{room.partition('/')[2]}]" for room in game]
    arrows = [f"  {name(a)} --> {name(b)}" for a, b in sorted(shortest(pairs))]
    chart = ["flowchart TD", '  subgraph game ["games/&lt;game&gt;"]', *rooms, "  end", *arrows]
    return "\n".join(["```mermaid", *chart, "```", ""])


def name(room: str) -> str:
    """The name of a box."""
    return room.replace("/", "_")


def main() -> None:
    """Draw it into the page."""
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(PLACE.sub(lambda _: drawn(imports()), page), encoding="utf-8")


if __name__ == "__main__":
    main()
