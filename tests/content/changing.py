"""Component data with something changed or taken away."""

MISSING = object()


def child(parent: object, step: str) -> object:
    if isinstance(parent, list):
        return parent[int(step)]
    assert isinstance(parent, dict)
    return parent[step]


def change(raw: dict[str, object], path: str, value: object) -> None:
    """Set, or with MISSING take away, the entry at a path like `tiles.16.parts.0.food`."""
    *way, last = path.split(".")
    parent: object = raw
    for step in way:
        parent = child(parent, step)
    if isinstance(parent, list):
        parent[int(last)] = value
        return
    assert isinstance(parent, dict)
    if value is MISSING:
        del parent[last]
    else:
        parent[last] = value
