"""What must not be lost: tables, seats, journals, chat. SQL is written here and nowhere else."""

from skald.server.store.condition import Unkept
from skald.server.store.kept import KeptChat, KeptDevice, KeptSeat, KeptTable, Standing
from skald.server.store.opening import open_store
from skald.server.store.store import Store
from skald.server.store.writing import Conflict

__all__ = [
    "Conflict",
    "KeptChat",
    "KeptDevice",
    "KeptSeat",
    "KeptTable",
    "Standing",
    "Store",
    "Unkept",
    "open_store",
]
