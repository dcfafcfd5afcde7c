"""How Northgard: Uncharted Lands shows itself."""

from skald.games.northgard.show.presenter import PRESENTER

__all__ = ["PRESENTER"]
