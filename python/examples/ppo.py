"""PPO in one file: learns to beat `easy` in the dice game, with nothing but NumPy.

    python examples/ppo.py --minutes 5          # learns, then plays 1,000 games against `easy`
    python examples/ppo.py --rules base --players 3 --minutes 60
    python examples/ppo.py --minutes 5 --save agent.npz                            # keeps what it has learnt
    python examples/ppo.py --minutes 0 --load agent.npz --rate easy,medium,hard    # only rates it
    python examples/ppo.py --address auto       # the same on every processor of a Ray cluster
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

import bedesten
from bedesten import vector

GAMMA, LAMBDA, CLIP, EPOCHS = 0.998, 0.95, 0.2, 3
RUBY = 0.15  # a reward on the way; the victory itself is 1
PATIENCE = 90  # seconds until a process of a cluster is given up


class Choices:
    """The actions as the network tells them apart. Thousands of answers only say which dice are rolled again; what
    counts is which faces, and then all dice that show one."""

    def __init__(self, rules: str, players: int) -> None:
        game, groups = bedesten.Game(rules, players), {}
        self.group = np.zeros(game.num_actions, np.int64)
        for action in range(game.num_actions):
            try:
                text = game.action_to_string(action)
            except bedesten.ArgumentError:
                continue  # a number that no action has
            name = re.sub(r"\d", "", text) if text.startswith("reroll") else text
            self.group[action] = groups.setdefault(name, len(groups))
        self.count = len(groups)

    def legal(self, env: vector.VectorEnv) -> tuple[np.ndarray, np.ndarray]:
        """Which groups have a legal action, and the last one of each."""
        rows, actions = env.masks.nonzero()
        masks = np.zeros((env.num_games, self.count), np.bool_)
        meant = np.zeros((env.num_games, self.count), np.int64)
        groups = self.group[actions]
        masks[rows, groups] = True
        meant[rows, groups] = actions
        return masks, meant


class Network:
    """One hidden layer with two heads, and Adam."""

    def __init__(self, inputs: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> np.ndarray:
            return (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        # Few of the inputs are 1 at a time, so the first layer may be larger than its size suggests.
        self.weights = [
            layer(inputs, hidden, 2.0),
            np.zeros(hidden, np.float32),
            layer(hidden, actions, 0.05),
            np.zeros(actions, np.float32),
            layer(hidden, 1, 0.1),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def look(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the chances of all actions, the values."""
        first, bias, policy, policy_bias, value, value_bias = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        logits = np.where(masks, hidden @ policy + policy_bias, -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ value + value_bias)[:, 0]

    def known(self) -> list[np.ndarray]:
        """What is worth keeping. Adam begins anew with it."""
        return self.weights

    def know(self, known: list[np.ndarray]) -> None:
        self.weights = known

    def learn(self, gradients: list[np.ndarray], rate: float) -> None:
        self.steps += 1
        norm = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients))
        scale = min(1.0, 0.5 / (norm + 1e-8))
        for weight, mean, square, gradient in zip(self.weights, self.means, self.squares, gradients, strict=True):
            gradient = gradient * scale
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            step = mean / (1 - 0.9**self.steps)
            weight -= rate * step / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-7)


def update(network: Network, batch: dict[str, np.ndarray], rate: float, entropy: float) -> None:
    """One step of PPO on a batch: the clipped objective, the values, a bonus for doubt."""
    seen, masks, actions = batch["seen"], batch["masks"], batch["actions"]
    hidden, chances, values = network.look(seen, masks)
    rows = np.arange(len(actions))
    ratio = chances[rows, actions] / batch["chances"]
    advantage = batch["advantages"]
    pushed = ((advantage > 0) & (ratio > 1 + CLIP)) | ((advantage < 0) & (ratio < 1 - CLIP))
    weight = np.where(pushed, 0, -advantage * ratio)[:, None]
    logits = -chances * weight
    logits[rows, actions] += weight[:, 0]
    logs = np.log(chances + 1e-9)
    doubt = -(chances * logs).sum(axis=1, keepdims=True)
    logits += entropy * chances * (logs + doubt)
    logits = (logits * masks / len(actions)).astype(np.float32)
    value = ((values - batch["returns"]) / len(actions))[:, None].astype(np.float32)
    back = (logits @ network.weights[2].T + value @ network.weights[4].T) * (hidden > 0)
    gradients = [
        seen.T @ back, back.sum(axis=0), hidden.T @ logits, logits.sum(axis=0), hidden.T @ value, value.sum(axis=0),
    ]  # fmt: skip
    network.learn(gradients, rate)


def seats(players: int, bot: str, games: int, rules: str, threads: int = 0) -> list[vector.VectorEnv]:
    """The learner on every seat in turn, bots on all others."""
    bots = [[bot if seat != own else None for seat in range(players)] for own in range(players)]
    return [vector.make(games, rules=rules, players=players, bots=seated, threads=threads) for seated in bots]


def choose(network: Network, env: vector.VectorEnv, choices: Choices, rng: np.random.Generator) -> tuple:
    masks, meant = choices.legal(env)
    _, chances, values = network.look(env.observations, masks)
    picked = (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)
    rows = np.arange(len(picked))
    illegal = ~masks[rows, picked]  # a sum of 0.9999 under a draw of 0.99999
    picked[illegal] = chances[illegal].argmax(axis=1)
    return masks, picked, chances[rows, picked], values, meant[rows, picked]


def collect(
    network: Network, env: vector.VectorEnv, own: int, steps: int, choices: Choices, rng: np.random.Generator
) -> dict[str, np.ndarray]:
    """Plays so many steps and works out what each decision was worth (generalised advantage estimation)."""
    kept: dict[str, list[np.ndarray]] = {name: [] for name in ("seen", "masks", "actions", "chances", "values")}
    rewards, ends = [], []
    for _ in range(steps):
        masks, picked, chances, values, actions = choose(network, env, choices, rng)
        for name, part in zip(kept, (env.observations.copy(), masks, picked, chances, values), strict=True):
            kept[name].append(part)
        before = env.points[:, own].copy()
        env.step(actions)
        over = env.terminations | env.truncations
        gained = np.where(over, 0, env.points[:, own] - before)
        rewards.append(env.rewards[:, own] + RUBY * gained)
        ends.append(over)
    after = network.look(env.observations, choices.legal(env)[0])[2]
    advantages, running = [], np.zeros(env.num_games, np.float32)
    for step in reversed(range(steps)):
        goes_on = ~ends[step]
        surprise = rewards[step] + GAMMA * after * goes_on - kept["values"][step]
        running = surprise + GAMMA * LAMBDA * goes_on * running
        advantages.append(running)
        after = kept["values"][step]
    found = {name: np.concatenate(parts) for name, parts in kept.items()}
    found["advantages"] = np.concatenate(advantages[::-1])
    found["returns"] = found["advantages"] + found["values"]
    return found


class Collector:
    """Games that go on from one batch to the next, so many for each seat of the learner."""

    def __init__(self, rules: str, players: int, bot: str, games: int, seed: int, threads: int = 0) -> None:
        self.envs = seats(players, bot, games, rules, threads)
        for number, env in enumerate(self.envs):
            env.reset(seed + number)
        self.choices, self.rng = Choices(rules, players), np.random.default_rng(seed)

    def collect(self, network: Network) -> list[dict[str, np.ndarray]]:
        return [collect(network, env, own, 64, self.choices, self.rng) for own, env in enumerate(self.envs)]


def collector(address: str | None, settings: tuple, seed: int) -> Callable[[Network], list[dict[str, np.ndarray]]]:
    """What plays with a network: this process, or one on every processor of a Ray cluster. A process that is lost
    with its node begins anew with other games."""
    if address is None:
        return Collector(*settings, seed).collect
    import ray

    ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    remote = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Collector)
    workers = [remote.remote(*settings, seed + 1000 * number, 1) for number in range(int(ray.cluster_resources()["CPU"]))]
    print(f"{len(workers)} processors of the cluster play", flush=True)

    def gather(network: Network) -> list[dict[str, np.ndarray]]:
        everywhere = ray.put(network)
        tasks = {worker.collect.remote(everywhere): worker for worker in workers}
        done, late = ray.wait(list(tasks), num_returns=len(tasks), timeout=PATIENCE)
        for task in late:  # its node is gone, and there is no room for it elsewhere
            workers.remove(tasks[task])
        if not workers:
            raise SystemExit("no processor of the cluster answers")
        return [part for parts in ray.get(done) for part in parts]

    return gather


def fresh(rules: str, players: int, rng: np.random.Generator, make=Network):
    """A network that knows nothing."""
    return make(bedesten.Game(rules, players).observation_size, Choices(rules, players).count, 128, rng)


def save(network, file: Path, rules: str, players: int) -> None:
    """Keeps what a network knows, and what it is for."""
    file.parent.mkdir(parents=True, exist_ok=True)
    parts = {f"part_{number:02}": part for number, part in enumerate(network.known())}
    with open(file, "wb") as out:  # by its own name: NumPy would add an ending
        np.savez(out, rules=rules, players=players, **parts)


def loaded(file: Path, rules: str, players: int, make=Network):
    """The network that was kept in a file."""
    with np.load(file) as kept:
        if (str(kept["rules"]), int(kept["players"])) != (rules, players):
            raise SystemExit(f"{file} is an agent for the rules {kept['rules']} for {kept['players']} players")
        network = fresh(rules, players, np.random.default_rng(0), make)
        network.know([kept[name] for name in sorted(kept.files) if name.startswith("part_")])
    return network


def train(
    rules: str,
    players: int,
    bot: str,
    seconds: float,
    seed: int = 1,
    games: int = 64,
    make=Network,
    learn=update,
    address: str | None = None,
    network=None,
):
    """Learns for so long, from the beginning or with a network that was kept; `make` and `learn` are there for
    networks of other libraries (`torch_ppo.py`)."""
    rng = np.random.default_rng(seed)
    network = fresh(rules, players, rng, make) if network is None else network
    if seconds <= 0:
        return network
    play = collector(address, (rules, players, bot, games), seed)
    begun, decisions, told = time.monotonic(), 0, 0.0
    while (passed := time.monotonic() - begun) < seconds:
        parts = play(network)
        batch = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
        batch["advantages"] = (batch["advantages"] - batch["advantages"].mean()) / (batch["advantages"].std() + 1e-8)
        decisions += len(batch["actions"])
        left = 1 - passed / seconds
        for _ in range(EPOCHS):
            order = rng.permutation(len(batch["actions"]))
            for chosen in np.array_split(order, max(1, len(order) // 1024)):
                learn(network, {name: part[chosen] for name, part in batch.items()}, 1e-3 * left, 0.01 * left)
        if passed - told > 20:
            told = passed
            print(f"{passed:5.0f} s, {decisions:9,} decisions, mean return {batch['returns'].mean():.3f}", flush=True)
    return network


def rate(network: Network, rules: str, players: int, bot: str, games: int, seed: int = 1_000_003) -> tuple[float, int]:
    """The share of the victories in games that were not learned from, every seat alike, the best action taken."""
    won, played, each = 0.0, 0, max(1, games // players)
    choices = Choices(rules, players)
    for own, env in enumerate(seats(players, bot, min(each, 256), rules)):
        env.reset(seed)
        counted = 0
        while counted < each:
            masks, meant = choices.legal(env)
            best = network.look(env.observations, masks)[1].argmax(axis=1)
            env.step(meant[np.arange(env.num_games), best])
            won += float(env.rewards[env.terminations, own].sum())
            counted += int(env.terminations.sum())
        played += counted
    return won / played, played


def say(network, rules: str, players: int, bots: list[str], games: int, on: str = "") -> None:
    """Plays against each of these bots and prints how often it won."""
    for bot in bots:
        share, played = rate(network, rules, players, bot, games)
        doubt = 1.96 * np.sqrt(share * (1 - share) / played)
        print(f"{on}{100 * share:.1f} % (± {100 * doubt:.1f}) of {played} games won against {bot}", flush=True)


def options(about: str | None) -> argparse.ArgumentParser:
    """What both scripts can be told."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", default="dice")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="easy", help="whom it learns to beat")
    parser.add_argument("--rate", metavar="BOTS", help="rate it against these, separated by commas (easy,medium,hard)")
    parser.add_argument("--minutes", type=float, default=5, help="0: only rate what was loaded")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the agent")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with an agent that was kept")
    return parser


def main() -> None:
    parser = options(__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games to rate it by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--address", help="of a Ray cluster: every processor there plays (auto: the one this machine is in)")
    arguments = parser.parse_args()
    table = (arguments.rules, arguments.players)
    network = loaded(arguments.load, *table) if arguments.load else None
    seconds = 60 * arguments.minutes
    network = train(*table, arguments.bot, seconds, arguments.seed, address=arguments.address, network=network)
    if arguments.save:
        save(network, arguments.save, *table)
    say(network, *table, (arguments.rate or arguments.bot).split(","), arguments.games)


if __name__ == "__main__":
    main()
