"""The game registered with OpenSpiel as ``bedesten``.

>>> from bedesten import openspiel
>>> game = openspiel.load(rules="dice", players=2)
>>> state = game.new_initial_state()
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import pyspiel

from . import _native
from .errors import ArgumentError

MOST_DECISIONS = 1_000_000

_TYPE = pyspiel.GameType(
    short_name="bedesten",
    long_name="Bedesten",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "dice", "players": 2, "seed": 1, "layout": "", "deck": "", "variants": ""},
)


def load(
    rules: str = "base",
    players: int = 3,
    seed: int = 1,
    layout: str = "",
    deck: str = "",
    variants: str | Iterable[str] | Mapping[str, bool] = (),
) -> pyspiel.Game:
    """The game through OpenSpiel's own loader. The seed deals the table before the first turn; everything after
    that is an explicit chance node. A layout, the deck and the variants have the names of ``docs/records.md``:
    ``load("base", 3, layout="random", variants=["caravan_leader"])``. OpenSpiel's own line for that has a plus
    between two variants: ``bedesten(rules=base,players=3,layout=random,variants=caravan_leader+neutral_assistants)``.
    """
    if not 0 <= seed < 2**31:
        raise ArgumentError(f"OpenSpiel has no room for the seed {seed}: 0 to {2**31 - 1}")
    if isinstance(variants, Mapping):
        variants = [name for name, played in variants.items() if played]
    names = variants if isinstance(variants, str) else "+".join(variants)
    parameters = {"rules": rules, "players": players, "seed": seed, "layout": layout, "deck": deck}
    return pyspiel.load_game("bedesten", parameters | {"variants": names})


def _options(settings: Mapping[str, Any]) -> dict[str, Any] | None:
    """What a table has beside its rules, as `Game` takes it."""
    options = {name: str(settings[name]) for name in ("layout", "deck") if settings[name]}
    if settings["variants"]:
        options["variants"] = dict.fromkeys(str(settings["variants"]).split("+"), True)
    return options or None


class _Names(dict[int, str]):
    """The notation of every action, asked for once. OpenSpiel compares states by their texts again and again, and games
    have thousands of actions."""

    def __init__(self, game: _native.Game) -> None:
        self._game = game

    def __missing__(self, action: int) -> str:
        self[action] = text = self._game.action_to_string(action)
        return text

    def __deepcopy__(self, memo: Any) -> _Names:
        return self  # all states of a game share them


class BedestenGame(pyspiel.Game):
    """The rules of a table."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = dict(_TYPE.parameter_specification) | dict(params or {})
        self._table = (str(settings["rules"]), int(settings["players"]), int(settings["seed"]))
        self._options = _options(settings)
        self.first = _native.Game(*self._table, self._options)
        self.names = _Names(self.first)
        players = self.first.num_players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first.num_actions,
            max_chance_outcomes=self.first.num_actions,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_TYPE, info, dict(params or {}))

    def new_initial_state(self, text: str | None = None) -> BedestenState:
        return BedestenState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BedestenObserver | None:
        # Where no type was wished for, OpenSpiel's C++ gives the parameters first.
        wanted = iig_obs_type if isinstance(iig_obs_type, pyspiel.IIGObservationType) else None
        if wanted is None:
            return BedestenObserver(self)
        one_seat = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        open_only = wanted.private_info == pyspiel.PrivateInfoType.NONE and not wanted.perfect_recall
        if not wanted.public_info or not (one_seat or open_only):
            return None
        return BedestenObserver(self, recall=wanted.perfect_recall, open_only=open_only)


class BedestenState(pyspiel.State):
    """A game that is being played."""

    def __init__(self, game: BedestenGame) -> None:
        super().__init__(game)
        self.inner = game.first.clone()
        self._names = game.names

    def current_player(self) -> int:
        return self.inner.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.inner.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.inner.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inner.action_to_string(action)

    def is_terminal(self) -> bool:
        return self.inner.is_terminal()

    def is_chance_node(self) -> bool:
        return self.inner.is_chance_node()

    def returns(self) -> list[float]:
        return self.inner.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.inner.information_state(self._asked(player))

    def observation_string(self, player: int | None = None) -> str:
        return str(self.inner.view(self._asked(player)))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.inner.observation_tensor(self._asked(player)).tolist()

    def _asked(self, player: int | None) -> int:
        player = self.current_player() if player is None else player
        # OpenSpiel's own suite reads these words; its games raise them from C++.
        if player < 0:
            raise pyspiel.SpielError(f"player >= 0 is needed, and {player} is none")
        if player >= self.inner.num_players:
            raise pyspiel.SpielError(f"player < {self.inner.num_players} is needed, and {player} is none")
        return player

    def resample_from_infostate(self, player: int, sampler: Any) -> BedestenState:
        """A state that looks the same to this player. ``sampler`` returns numbers from 0 to 1."""
        copy = self.clone()
        copy.inner = self.inner.resample_from_infostate(player, int(sampler() * 2**53))
        return copy

    def __str__(self) -> str:
        return f"{self.inner.rules}: {' '.join(map(self._names.__getitem__, self.inner.history()))}"


class BedestenObserver:
    """What OpenSpiel's algorithms look at: what a seat sees now, as numbers and as a text; or as a text alone what it
    has seen so far (``recall``), or what everybody sees (``open_only``)."""

    def __init__(self, game: BedestenGame, *, recall: bool = False, open_only: bool = False) -> None:
        self._recall, self._open_only = recall, open_only
        self.tensor = None if recall or open_only else np.zeros(game.first.observation_size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: BedestenState, player: int) -> None:
        if self.tensor is not None:
            state.inner.observation_tensor(player, self.tensor)

    def string_from(self, state: BedestenState, player: int) -> str:
        if self._open_only:
            return str(state.inner.view())
        return state.information_state_string(player) if self._recall else state.observation_string(player)


pyspiel.register_game(_TYPE, BedestenGame)
