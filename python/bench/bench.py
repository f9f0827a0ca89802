"""How fast it is, beside others, in one run.

    python bench/bench.py --program ../target/release/bedesten --seconds 3

Every row is measured in the same process, one after the other, several times in turn; the best round counts, since
whoever else works on the machine only makes a round slower. "per processor second" divides by the time that the
processors spent on it, so a busy machine matters less there. Compare rows of one run only.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import subprocess
import time
from collections.abc import Callable
from functools import partial

import numpy as np

import bedesten
from bedesten import vector


def processor_seconds() -> float:
    spent = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in spent)


class Row:
    """One thing that is measured: a function that works for a while and says how much it did."""

    def __init__(self, name: str, work: Callable[[float], int], unit: str = "decisions") -> None:
        self.name, self.work, self.unit = name, work, unit
        self.rate = self.processor_rate = 0.0

    def measure(self, seconds: float) -> None:
        processor, begun = processor_seconds(), time.perf_counter()
        done = self.work(seconds)
        self.rate = max(self.rate, done / (time.perf_counter() - begun))
        self.processor_rate = max(self.processor_rate, done / max(1e-9, processor_seconds() - processor))


class Told(Row):
    """What `bedesten bench` says itself: the rules on one thread, which never waits, so both rates are the same."""

    def __init__(self, name: str, program: str) -> None:
        super().__init__(name, lambda seconds: 0)
        self.program = program

    def measure(self, seconds: float) -> None:
        command = [self.program, "bench", "--rules", "base", "--seconds", str(max(seconds, 0.1)), "--json"]
        out = subprocess.run(command, capture_output=True, check=True, text=True).stdout
        self.rate = self.processor_rate = max(self.rate, json.loads(out)["decisions_per_second"])


def until(seconds: float, step: Callable[[], int]) -> int:
    end, done = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        done += step()
    return done


def native(program: str, threads: int) -> Callable[[float], int]:
    """`bedesten sim` with random players: the rules without anything around them."""

    def work(seconds: float) -> int:
        games = int(2_000 * seconds)
        arguments = ["sim", "--bots", "random", "--games", str(games), "--threads", str(threads), "--json"]
        out = subprocess.run([program, *arguments], capture_output=True, check=True, text=True).stdout
        found = json.loads(out)
        return int(found.get("decisions") or round(found["mean_decisions"] * games))

    return work


def rollout(threads: int) -> Callable[[float], int]:
    env = vector.make(1024, rules="base", players=3, threads=threads)
    env.reset(1)

    def step() -> int:
        env.rollout(200)
        return 200 * env.num_games

    return lambda seconds: until(seconds, step)


def random_steps(threads: int) -> Callable[[float], int]:
    env = vector.make(1024, rules="base", players=3, threads=threads)
    env.reset(1)

    def step() -> int:
        env.step_randomly()
        return env.num_games

    return lambda seconds: until(seconds, step)


def numpy_steps(threads: int) -> Callable[[float], int]:
    """The first legal action, found by NumPy: what a learner pays before it thinks."""
    env = vector.make(1024, rules="base", players=3, threads=threads)
    env.reset(1)
    env.rollout(50)
    turns = np.arange(env.num_games)

    def step() -> int:
        # Another legal action every time, or the games would go round in circles.
        nonlocal turns
        turns = turns + 1
        env.step(env.masks.argmax(axis=1) if turns[0] % 3 else last_legal(env.masks))
        return env.num_games

    return lambda seconds: until(seconds, step)


def last_legal(masks: np.ndarray) -> np.ndarray:
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


def state_api() -> Callable[[float], int]:
    choices = random.Random(1)

    def step() -> int:
        game, done = bedesten.Game("base", 3, choices.randrange(2**60)), 0
        while not game.is_terminal():
            if game.deal() is None:
                legal = game.legal_actions()
                game.apply_action(legal[int(choices.random() * len(legal))])
                done += 1
        return done

    return lambda seconds: until(seconds, step)


def pettingzoo_classic(name: str) -> Callable[[float], int]:
    import importlib

    module = importlib.import_module(f"pettingzoo.classic.{name}")
    env = module.env()

    def step() -> int:
        env.reset(seed=1)
        done = 0
        for agent in env.agent_iter():
            seen, _, over, cut, info = env.last()
            mask = info.get("action_mask") if isinstance(info, dict) and "action_mask" in info else None
            if mask is None and isinstance(seen, dict):
                mask = seen["action_mask"]
            env.step(None if over or cut else env.action_space(agent).sample(mask))
            done += 1
        return done

    return lambda seconds: until(seconds, step)


def backgammon() -> Callable[[float], int]:
    import pyspiel

    game, choices = pyspiel.load_game("backgammon"), random.Random(1)

    def step() -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(choices.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                state.apply_action(choices.choice(state.legal_actions()))
                done += 1
        return done

    return lambda seconds: until(seconds, step)


def catanatron() -> Callable[[float], int]:
    from catanatron import Color, Game, RandomPlayer

    def step() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions if hasattr(game.state, "actions") else game.state.action_records)

    return lambda seconds: until(seconds, step)


def middle() -> bedesten.Game:
    """A game in its middle, where a seat is asked."""
    game = bedesten.play(["random"] * 3, seed=1)
    half = bedesten.replay(json.dumps(game.record()), len(game.history()) // 2)
    while half.deal() is not None:
        pass
    return half


def chance_in_the_middle() -> bedesten.Game:
    """The next chance node after that."""
    game, choices = middle(), random.Random(1)
    while not game.is_chance_node():
        game.apply_action(choices.choice(game.legal_actions()))
    return game


def observation() -> Callable[[], object]:
    """Into an array that is there, as a loop of a learner has it."""
    game = middle()
    return partial(game.observation_tensor, 0, np.zeros(game.observation_size, np.float32))


def a_thousand(function: Callable[[], object]) -> Callable[[], int]:
    def step() -> int:
        for _ in range(1000):
            function()
        return 1000

    return step


def whole_game() -> Callable[[], int]:
    """Every action of a game once more, chance included: the same game each time, from a copy of its beginning."""
    played = bedesten.play(["random"] * 3, seed=1)
    first, actions = bedesten.Game("base", 3, 1), played.history()

    def step() -> int:
        apply = first.clone().apply_action
        for action in actions:
            apply(action)
        return len(actions)

    return step


CALLS: dict[str, Callable[[], Callable[[], int]]] = {
    "current_player": lambda: a_thousand(middle().current_player),
    "is_terminal": lambda: a_thousand(middle().is_terminal),
    "legal_actions": lambda: a_thousand(middle().legal_actions),
    "apply_action": whole_game,
    "observation_tensor": lambda: a_thousand(observation()),
    "chance_outcomes": lambda: a_thousand(chance_in_the_middle().chance_outcomes),
    "clone": lambda: a_thousand(middle().clone),
}


def one_call(name: str) -> Callable[[float], int]:
    """Calls of one function of the state API."""
    step = CALLS[name]()
    return lambda seconds: until(seconds, step)


def rows(program: str | None, threads: int) -> list[Row]:
    found = []

    def add(name: str, make: Callable[[], Callable[[float], int]], unit: str = "decisions") -> None:
        try:
            found.append(Row(name, make(), unit))
        except ImportError as missing:
            print(f"{name}: left out, {missing}")

    if program:
        add("native: bedesten sim", lambda: native(program, threads))
        found.append(Told("native: bedesten bench, one thread", program))
    add("vector: random, chosen in Rust", lambda: rollout(threads))
    add("vector: random in Rust, all arrays", lambda: random_steps(threads))
    add("vector: actions from NumPy", lambda: numpy_steps(threads))
    add("state API, one game", state_api)
    for name in ("tictactoe_v3", "connect_four_v3"):
        add(f"PettingZoo {name}", lambda name=name: pettingzoo_classic(name))
    add("OpenSpiel backgammon", backgammon)
    add("catanatron", catanatron)
    for name in CALLS:
        add(f"call: {name}", lambda name=name: one_call(name), "calls")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", help="the program, to compare with the rules alone")
    parser.add_argument("--seconds", type=float, default=2.0, help="of one round of one row")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    measured = rows(arguments.program, arguments.threads)
    for _ in range(arguments.rounds):
        for row in measured:
            row.measure(arguments.seconds)
    if arguments.json:
        print(json.dumps({row.name: [row.rate, row.processor_rate] for row in measured}, indent=2))
        return
    print(f"{'':38}{'per second':>16}{'per processor second':>24}")
    for row in measured:
        print(f"{row.name:38}{row.rate:>16,.0f}{row.processor_rate:>24,.0f}  {row.unit}")


if __name__ == "__main__":
    main()
