"""Bedesten for researchers: exact rules in Rust, under the interfaces of reinforcement learning.

>>> import bedesten
>>> game = bedesten.Game(rules="base", players=3, seed=1)
>>> while not game.is_terminal():
...     if game.is_chance_node():
...         game.deal()
...     else:
...         game.apply_action(game.choose("greedy"))
>>> game.returns()

``bedesten.pettingzoo``, ``bedesten.gymnasium``, ``bedesten.openspiel``, ``bedesten.vector``, ``bedesten.ray`` and
``bedesten.corpus`` are there without an import of their own; each needs its library only once it is used.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from ._native import Game, analyse, deserialize, replay, verify
from .errors import ArgumentError, BedestenError, BotError, RecordError, Refusal
from .tournaments import Results, Tournament, arena, play

RULES = ("base", "mocha", "letters", "great-bazaar", "dice")
"""The five rulesets."""

CHANCE = -1
"""``Game.current_player()`` where dice or cards decide."""

TERMINAL = -4
"""``Game.current_player()`` after the end."""

__all__ = [
    "CHANCE",
    "RULES",
    "TERMINAL",
    "ArgumentError",
    "BedestenError",
    "BotError",
    "Game",
    "RecordError",
    "Refusal",
    "Results",
    "Tournament",
    "analyse",
    "arena",
    "deserialize",
    "play",
    "replay",
    "verify",
]

_INTERFACES = ("corpus", "gymnasium", "openspiel", "pettingzoo", "ray", "vector")


def __getattr__(name: str) -> ModuleType:
    if name in _INTERFACES:
        return import_module(f".{name}", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_INTERFACES})
