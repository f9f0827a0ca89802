"""Tournaments and self-play over a Ray cluster.

>>> import ray
>>> from bedesten import ray as cluster
>>> ray.init(address="auto")
>>> cluster.arena(["greedy", "hard"], games=10_000).ratings()

Work is handed out in chunks of game numbers. A game depends on the seed and its number alone, so a chunk that a lost
worker took with it is played again and brings the same. Results are kept by number: complete, and none twice.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

import ray

from . import _native
from .tournaments import Results, Tournament, _table

TRIES = 20
"""How often a chunk is played again when its worker dies, before the driver gives up."""


@ray.remote(num_cpus=1, max_retries=TRIES)
def _play(tournament: Tournament, first: int, end: int) -> list[str]:
    return tournament.play(first, end, threads=1)


@ray.remote(num_cpus=1, max_retries=TRIES)
def _sample(
    table: tuple[str, int, str], bots: list[str], seed: int, first: int, end: int
) -> dict[str, np.ndarray]:
    # A task has one processor; Rust asks for the number of threads before it starts the first one.
    os.environ.setdefault("RAYON_NUM_THREADS", "1")
    return _samples(table, bots, seed, first, end)


def _chunks(total: int, chunk: int) -> list[tuple[int, int]]:
    return [(first, min(first + chunk, total)) for first in range(0, total, chunk)]


def _spread(
    submit: Callable[[int, int], Any], ranges: Sequence[tuple[int, int]], ahead: int
) -> Iterator[tuple[tuple[int, int], Any]]:
    """Keeps so many chunks under way and hands over what is done, in whatever order."""
    waiting = list(reversed(ranges))
    running: dict[Any, tuple[int, int]] = {}
    tries: dict[tuple[int, int], int] = {}
    while waiting or running:
        while waiting and len(running) < ahead:
            numbers = waiting.pop()
            running[submit(*numbers)] = numbers
        done, _ = ray.wait(list(running), num_returns=1)
        for task in done:
            numbers = running.pop(task)
            try:
                yield numbers, ray.get(task)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.ObjectLostError, ray.exceptions.NodeDiedError):
                tries[numbers] = tries.get(numbers, 0) + 1
                if tries[numbers] > TRIES:
                    raise
                waiting.append(numbers)


def _ahead() -> int:
    return max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))


def arena(
    bots: Sequence[str],
    *,
    rules: str = "base",
    players: int = 3,
    games: int = 100,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    chunk: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Results:
    """The tournament of :func:`bedesten.arena` over the cluster: the same games with the same results."""
    tournament = Tournament(tuple(bots), rules, players, games, seed, options)
    total = tournament.count()
    ranges = _chunks(total, chunk or max(1, min(256, total // (4 * _ahead()))))
    lines: dict[int, str] = {}
    for _, played in _spread(lambda first, end: _play.remote(tournament, first, end), ranges, _ahead()):
        for line in played:
            lines.setdefault(json.loads(line)["game"], line)
        if progress is not None:
            progress(len(lines), total)
    if len(lines) != total:
        raise RuntimeError(f"{total - len(lines)} games are missing")
    return Results(tournament, [lines[number] for number in range(total)])


def self_play(
    bots: Sequence[str],
    *,
    rules: str = "base",
    games: int = 1000,
    seed: int = 1,
    first: int = 0,
    options: Mapping[str, Any] | None = None,
    chunk: int = 32,
) -> Iterator[dict[str, np.ndarray]]:
    """Every decision of games between bots, one for each seat, in chunks as they are done.

    A chunk has the columns ``game``, ``seat``, ``action``, ``observation``, ``mask`` and ``return`` (the share of
    the victory that seat had in the end), and every game comes in exactly one chunk. Go on later with ``first``.
    """
    table, names = _table(rules, len(bots), options), list(bots)
    ranges = [(first + begin, first + end) for begin, end in _chunks(games, chunk)]
    submit = lambda begin, end: _sample.remote(table, names, seed, begin, end)  # noqa: E731
    for _, samples in _spread(submit, ranges, _ahead()):
        yield samples


def _samples(
    table: tuple[str, int, str], bots: Sequence[str], seed: int, first: int, end: int
) -> dict[str, np.ndarray]:
    rows, size, actions, columns = _native.samples(table, list(bots), seed, first, end)
    game, seat, action, observation, mask, outcome = columns
    return {
        "game": np.frombuffer(game, np.uint64),
        "seat": np.frombuffer(seat, np.uint8),
        "action": np.frombuffer(action, np.int64),
        "observation": np.frombuffer(observation, np.float32).reshape(rows, size),
        "mask": np.frombuffer(mask, np.bool_).reshape(rows, actions),
        "return": np.frombuffer(outcome, np.float32),
    }
