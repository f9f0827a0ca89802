"""Tournaments and self-play over a Ray cluster.

>>> import ray
>>> from bedesten import ray as cluster
>>> ray.init(address="auto")
>>> cluster.arena(["greedy", "hard"], games=10_000).ratings()

``arena`` and ``self_play`` play in Rust inside the worker; ``training_samples`` starts the program of the trainer there.

Work is handed out in chunks of game numbers. A game depends on the seed and its number alone, so a chunk that a lost
worker took with it is played again and brings the same. Results are kept by number: complete, and none twice.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import ray

from . import _native, training
from .errors import BedestenError
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


@ray.remote(max_retries=TRIES)
def _play_piece(piece: training.Piece, program: str, processors: int) -> bytes:
    return piece.play(program, processors)


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


def training_samples(
    folder: str | os.PathLike[str],
    *,
    rules: str = "base",
    teacher: str = "newest",
    pieces: int = 1,
    games: int = 250,
    simulations: int = 64,
    seed: int = 1,
    program: str = training.PROGRAM,
    processors: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> list[Path]:
    """Files to learn from for the trainer of the house (``docs/training.md``), played all over the cluster.

    So many pieces, each of so many games: piece *n* is what ``bedesten-train play`` makes of the seed ``seed + n``, and
    lies in the folder under its rules and seed. A piece that is there is not played again, so the same call goes on
    where another one was stopped, and a larger number of pieces adds to them. ``teacher`` is ``newest``, ``gen1`` or a
    file of weights of this machine, which travels with the work; ``program`` is found on the PATH of every node, or is
    a path that is the same on all of them. Each piece takes so many ``processors`` of a node.
    """
    wanted, plan = training.pieces(rules, teacher, pieces, games, simulations, seed)
    kept = training.Folder(Path(folder), plan)
    missing = [piece for piece in wanted if not kept.has(piece)]
    task = _play_piece.options(num_cpus=processors)
    submit = lambda number, _: task.remote(missing[number], program, processors)  # noqa: E731
    done = len(wanted) - len(missing)
    try:
        for (number, _), samples in _spread(submit, _chunks(len(missing), 1), _ahead()):
            kept.add(missing[number], samples)
            done += 1
            if progress is not None:
                progress(done, len(wanted))
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, BedestenError):
            raise error.cause from None
        raise
    return [kept.path / piece.name for piece in wanted]


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
