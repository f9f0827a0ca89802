"""What a second worker process brings, in one run.

    python bench/cluster.py --games 600

The same tournament over Ray with one processor and with two, in turn, after a first one that only warms up.
"""

from __future__ import annotations

import argparse
import os
import time

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import ray

from bedesten import ray as cluster


def measure(workers: int, games: int, bot: str, rules: str) -> float:
    """Games per second with so many workers."""
    ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    try:
        plan = dict(rules=rules, players=2, seed=1)
        cluster.arena(["greedy", bot], games=4 * workers, chunk=2, **plan)  # starts the processes
        begun = time.perf_counter()
        played = cluster.arena(["greedy", bot], games=games, chunk=10, **plan)
        return len(played.lines) / (time.perf_counter() - begun)
    finally:
        ray.shutdown()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--bot", default="search:sims=50")
    parser.add_argument("--rules", default="dice")
    parser.add_argument("--rounds", type=int, default=2)
    arguments = parser.parse_args()
    best = {1: 0.0, 2: 0.0}
    for _ in range(arguments.rounds):
        for workers in best:
            rate = measure(workers, arguments.games, arguments.bot, arguments.rules)
            best[workers] = max(best[workers], rate)
            print(f"{workers} workers: {rate:.1f} games per second", flush=True)
    print(f"two workers play {best[2] / best[1]:.2f} times what one does (the best rounds)")


if __name__ == "__main__":
    main()
