"""The picture of the services is that of today's imports."""

from tests.hygiene.picture import PAGE, PLACE, drawn, imports, shortest


def test_the_picture_is_that_of_the_imports() -> None:
    found = PLACE.search(PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert found.group() == drawn(imports()), "run `make picture`"


def test_what_follows_is_not_drawn() -> None:
    assert shortest({("a", "b"), ("b", "c"), ("a", "c")}) == {("a", "b"), ("b", "c")}
