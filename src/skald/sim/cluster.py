"""Who plays past one machine: the workers of a Ray cluster, or of a Ray on this machine."""

import logging
import os
import socket
import warnings
from importlib.util import find_spec
from typing import Any, Final

from skald.kernel.errors import SkaldError
from skald.sim.batches import Batch, Played, play_batch
from skald.sim.plan import Plan
from skald.sim.trouble import Refused

# The address that starts a Ray on this machine.
LOCAL: Final = "local"
# Nothing is sent to anybody, and no advice of Ray's own comes out.
_QUIET: Final = {
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
}
# How long a cluster may take to answer the door, in seconds.
_PATIENCE: Final = 5
# How often Ray gives the batch of a dead worker to another.
RETRIES: Final = 3


def require() -> None:
    """Refuse early if Ray is not there."""
    if find_spec("ray") is None:
        raise Refused("sim-needs-extra", package="ray", extra="cluster")


class Cluster:
    """Ray tasks, one per batch."""

    def __init__(self, plan: Plan, address: str, size: int | None) -> None:
        require()
        self._ray: Final[Any] = _connect(address, size)
        self._plan: Final = self._ray.put(tuple(plan))
        self._task: Final = self._ray.remote(max_retries=RETRIES)(play_sent_batch)
        self.size: Final = size or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._waiting: dict[Any, Batch] = {}

    @property
    def busy(self) -> int:
        """Batches that were handed out."""
        return len(self._waiting)

    def submit(self, batch: Batch) -> None:
        """Hand out a batch."""
        self._waiting[self._task.remote(self._plan, tuple(batch))] = batch

    def collect(self, seconds: float) -> list[Played]:
        """What has come back."""
        done, _ = self._ray.wait(list(self._waiting), timeout=seconds)
        return [played for reference in done if (played := self._result(reference))]

    def _result(self, reference: Any) -> Played | None:
        """What a task brought; nothing if it was cancelled."""
        batch = self._waiting.pop(reference)
        errors = self._ray.exceptions
        try:
            played: Played = self._ray.get(reference)
        except errors.TaskCancelledError:
            return None
        except errors.RayTaskError as error:
            if isinstance(error.cause, SkaldError):
                raise error.cause from None
            raise
        except errors.RayError:
            raise Refused("sim-workers-die", times=RETRIES + 1, first=batch.first) from None
        return played

    def withdraw(self) -> None:
        """Cancel what no worker has begun; Ray leaves alone what was."""
        for reference in self._waiting:
            self._ray.cancel(reference)

    def close(self) -> None:
        """Leave the cluster; a Ray that was started here ends."""
        self._ray.shutdown()


def play_sent_batch(plan: tuple[Any, ...], batch: tuple[int, int]) -> Played:
    """In a worker of the cluster: play a batch by the Skald that is installed there."""
    return play_batch(Plan(*plan), Batch(*batch))


def _connect(address: str, size: int | None) -> Any:
    for name, value in _QUIET.items():
        os.environ.setdefault(name, value)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import ray

        quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        try:
            _knock(address)
            if address == LOCAL:
                ray.init("local", num_cpus=size, include_dashboard=False, **quiet)
            else:
                ray.init(address=address, **quiet)
        except (OSError, OverflowError, RuntimeError, ValueError) as error:
            told = (isinstance(error, OSError) and error.strerror) or str(error)
            told = " ".join(told.split()).rstrip(".")
            raise Refused("sim-no-cluster", address=address, reason=told) from None
    return ray


def _knock(address: str) -> None:
    """Fail at once where nobody listens: Ray itself would try for long, and loudly."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
