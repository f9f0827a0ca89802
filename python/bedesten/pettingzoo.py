"""The game as a PettingZoo environment (AEC), with action masks.

>>> from bedesten import pettingzoo
>>> env = pettingzoo.env(rules="dice", players=2)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     mask = observation["action_mask"]
...     env.step(None if termination or truncation else env.action_space(agent).sample(mask))
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import gymnasium.spaces as spaces
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._native import Game
from .errors import ArgumentError

MOST_DECISIONS = 20_000
"""Random play of the base game takes a few thousand."""


def env(**settings: Any) -> AECEnv:
    """The environment as it is meant to be used: it refuses illegal actions and calls in the wrong order.

    Settings: ``rules``, ``players``, ``options``, ``render_mode`` (``None``, ``"ansi"`` or ``"human"``),
    ``max_cycles`` (a game with more decisions of all seats together is truncated; ``most_decisions`` is the same) and ``shaping`` (a reward for every ruby on top of the share
    of the victory, 0 by default).
    """
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**settings)))


class raw_env(AECEnv):
    """The environment without its wrappers. Chance is dealt by the seed, so every agent is a seat."""

    metadata = {"name": "bedesten_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        rules: str = "base",
        players: int = 3,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        most_decisions: int | None = None,
        shaping: float = 0.0,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        if most_decisions is not None and max_cycles is not None:
            raise ArgumentError("max_cycles and most_decisions are the same: name one of them")
        named = max_cycles if most_decisions is None else most_decisions
        self.render_mode = render_mode
        self._table = (rules, players)
        self._options = options
        self._most_decisions = MOST_DECISIONS if named is None else named
        self._shaping = shaping
        self._rng = np.random.default_rng(0)
        self._game = self._deal(0)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self._game.observation_size, self._game.num_actions
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def _deal(self, seed: int) -> Game:
        game = Game(*self._table, seed, self._options)
        _deal_all(game)
        return game

    @property
    def game(self) -> Game:
        """The game itself. It knows everything; an agent must not look."""
        return self._game

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._game = self._deal(int(self._rng.integers(2**63)))
        self._decisions = 0
        self._points = self._game.points()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._game.current_player()]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        asked = self._game.current_player() == seat
        mask = self._game.legal_actions_mask() if asked else np.zeros(self._game.num_actions, np.uint8)
        return {"observation": self._game.observation_tensor(seat), "action_mask": mask.view(np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._game.apply_action(int(action))
        _deal_all(self._game)
        self._decisions += 1
        self._reward()
        if self._game.is_terminal():
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions >= self._most_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        if not self._game.is_terminal():
            self.agent_selection = self.possible_agents[self._game.current_player()]
        else:
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _reward(self) -> None:
        points = self._game.points()
        gained = [now - before for now, before in zip(points, self._points, strict=True)]
        self._points = points
        returns = self._game.returns()
        self.rewards = {
            agent: returns[seat] + self._shaping * gained[seat] for agent, seat in self._seats.items()
        }

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        text = drawn(self._game)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass


def _deal_all(game: Game) -> None:
    while game.deal() is not None:
        pass


def drawn(game: Game) -> str:
    """What everybody sees, in a few lines."""
    view = game.view()
    lines = [f"{game.rules}, seat {game.current_player()} is asked {json.dumps(game.turn())}"]
    for seat, player in enumerate(view["seats"]):
        facts = ", ".join(f"{key} {value}" for key, value in player.items() if isinstance(value, int))
        lines.append(f"seat {seat}: {facts}")
    return "\n".join(lines)
