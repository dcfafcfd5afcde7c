"""How The Lord of the Ice Garden shows itself."""

from skald.games.icegarden.show.presenter import PRESENTER

__all__ = ["PRESENTER"]
