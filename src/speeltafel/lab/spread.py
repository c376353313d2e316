"""Where games are played: in this process, on all cores, or on a cluster. They are the same everywhere."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from itertools import islice
from typing import Any, Final, Protocol, TypeVar

from speeltafel.engine import BadSetup
from speeltafel.lab.extras import has, need

Progress = Callable[[int], None]
"""Is told of games that are done."""


class Done(Protocol):
    """What comes of a piece of work."""

    @property
    def games(self) -> int:
        """How many games it took."""
        ...


W = TypeVar("W")
D = TypeVar("D", bound=Done)
Play = Callable[[W, Progress], D]

LOCAL: Final = "local"
"""The name of a cluster on this machine."""
WAVE: Final = 16
"""Pieces of work for each worker that are handed out, and held here, at a time: memory does not grow with the number of games."""
FALLS: Final = 3
"""Times that a process may be lost with nothing finished in between, before we say that it cannot be done."""
PATIENCE: Final = 10
"""Seconds to wait for a cluster and its first worker."""


def usual_jobs(pieces: int) -> int:
    """All cores, unless one piece is all there is, or what spreads the work is not installed."""
    return min(pieces, cores()) if pieces > 1 and has("joblib") else 1


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    play: Play[W, D],
    pieces: Iterable[W],
    *,
    jobs: int = 1,
    cluster: str = "",
    progress: Progress = lambda games: None,
) -> Iterator[D]:
    """These pieces of work, played, in the order in which they are done."""
    if jobs < 1:
        raise BadSetup(f"{jobs} processes cannot play; ask for at least 1")
    if jobs == 1 and not cluster:
        yield from (play(piece, progress) for piece in pieces)
        return
    with ExitStack() as stack:
        workers = stack.enter_context(joined(cluster)) if cluster else jobs
        rest = iter(pieces)
        while wave := list(islice(rest, WAVE * workers)):
            yield from finished(play, wave, -1 if cluster else jobs, progress)


def finished(play: Play[W, D], wave: Sequence[W], jobs: int, progress: Progress) -> Iterator[D]:
    """All of a wave. What a process that was killed had in hand is played again: the same games come of it."""
    joblib = need("joblib")
    lost = need("joblib.externals.loky.process_executor").TerminatedWorkerError
    missing, falls = set(range(len(wave))), 0
    while missing:
        work = [joblib.delayed(numbered)(play, place, wave[place]) for place in sorted(missing)]
        try:
            for place, done in joblib.Parallel(jobs, batch_size=1, return_as="generator_unordered")(work):
                missing.discard(place)
                falls = 0
                progress(done.games)
                yield done
        except lost:
            falls += 1
            if falls == FALLS:
                raise BadSetup(
                    "processes that play are ended again and again; is there enough memory? try fewer --jobs"
                ) from None


def numbered(play: Play[W, D], place: int, piece: W) -> tuple[int, D]:
    """A piece of work in another process: nobody there watches a bar."""
    return place, play(piece, lambda games: None)


@contextmanager
def joined(address: str) -> Iterator[int]:
    """Everything that joblib does is done on this cluster of Dask; how many workers it has."""
    distributed, joblib = need("distributed"), need("joblib")
    with hired(address) as where, connected(distributed, where) as client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise BadSetup(f"the cluster at {address} has no workers: start one with `dask worker`") from None
        with joblib.parallel_config(backend="dask", wait_for_workers_timeout=PATIENCE):
            yield max(1, sum(client.nthreads().values()))


def hired(address: str) -> AbstractContextManager[Any]:
    """A cluster of our own, or the one at an address."""
    if address != LOCAL:
        return nullcontext(address)
    cluster: AbstractContextManager[Any] = need("distributed").LocalCluster(
        n_workers=cores(), threads_per_worker=1, dashboard_address=None
    )
    return cluster


def connected(distributed: Any, where: Any) -> AbstractContextManager[Any]:
    """Its scheduler."""
    try:
        client: AbstractContextManager[Any] = distributed.Client(where, timeout=PATIENCE, set_as_default=True)
    except (OSError, ValueError) as error:
        raise BadSetup(f"there is no cluster at {where}: {str(error).splitlines()[0]}") from None
    return client
