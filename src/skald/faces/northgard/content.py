"""What is printed on the board and its parts."""

from skald.faces import Plain
from skald.kernel.rules import Rules


def content(rules: Rules) -> Plain:
    """All that a board needs to be drawn."""
    return {}
