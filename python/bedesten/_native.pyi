"""The part in Rust."""

from collections.abc import Mapping
from typing import Any, final

import numpy as np
import numpy.typing as npt

@final
class Game:
    """One game in the manner of OpenSpiel.

    ``rules`` is one of ``bedesten.RULES``; ``options`` has whatever else the options of a table have
    (``docs/records.md``): ``{"layout": "random", "variants": {...}}``. The same seed deals the same game.
    """

    def __init__(
        self,
        rules: str = "base",
        players: int = 3,
        seed: int = 1,
        options: Mapping[str, Any] | str | None = None,
    ) -> None: ...
    @property
    def rules(self) -> str: ...
    @property
    def num_players(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """Numbers of actions are below this. The number of an action never changes."""
    @property
    def observation_size(self) -> int: ...
    def current_player(self) -> int:
        """The seat that is asked, ``bedesten.CHANCE`` or ``bedesten.TERMINAL``."""
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def turn(self) -> Any:
        """What is asked, or what chance has to decide; ``None`` after the end."""
    def legal_actions(self) -> list[int]:
        """In ascending order; empty at a chance node and after the end."""
    def legal_actions_mask(self, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the open chance node with its probability."""
    def apply_action(self, action: int | str) -> None:
        """Takes an action, by number or in notation; raises :class:`bedesten.Refusal` and changes nothing."""
    def deal(self) -> int | None:
        """Lets the seed of this game decide the open chance node and returns the outcome."""
    def action_to_string(self, action: int) -> str: ...
    def string_to_action(self, text: str) -> int: ...
    def view(self, player: int | None = None) -> dict[str, Any]:
        """What a seat sees, or with ``None`` what everybody sees."""
    def observation_tensor(
        self, player: int, out: npt.NDArray[np.float32] | None = None
    ) -> npt.NDArray[np.float32]:
        """What a seat sees as numbers, mostly from 0 to 1. Nothing hidden gets in."""
    def information_state(self, player: int) -> str:
        """Everything a seat has seen and sees. Equal texts are equal to this seat."""
    def resample_from_infostate(self, player: int, seed: int) -> Game:
        """A copy with all that this seat cannot see dealt anew."""
    def clone(self) -> Game: ...
    def serialize(self) -> str:
        """A text for :func:`bedesten.deserialize`. It has everything, the seed too."""
    def returns(self) -> list[float]:
        """The share of the victory of each seat; zeros before the end."""
    def ranking(self) -> list[int] | None: ...
    def points(self) -> list[int]:
        """Rubies by seat."""
    def history(self) -> list[int]: ...
    def preview(self, action: int | str) -> dict[str, Any]:
        """What a legal action costs and brings for sure."""
    def blocked(self) -> list[dict[str, Any]]:
        """What a person might look for but cannot do now, with the reasons."""
    def record(self) -> dict[str, Any]:
        """The game as a record (``docs/records.md``), for :func:`bedesten.replay` and the program."""
    def choose(self, bot: str, seed: int = 1) -> int:
        """What a bot answers: ``random``, ``greedy``, ``easy`` to ``master``, ``search:sims=500``."""
    def explain(self, bot: str = "hard", seed: int = 1) -> dict[str, Any]:
        """What a search makes of the open question: chances, answers, reasons."""
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: Any) -> Game: ...

class VectorGames:
    def __init__(
        self,
        rules: str,
        players: int,
        options: str,
        games: int,
        bots: list[str | None],
        threads: int,
        most_decisions: int,
    ) -> None: ...
    def shape(self) -> tuple[int, int, int, int]: ...
    def write_to(
        self,
        observations: npt.NDArray[np.float32],
        masks: npt.NDArray[np.uint8],
        rewards: npt.NDArray[np.float32],
        points: npt.NDArray[np.float32],
        seats: npt.NDArray[np.int32],
        terminations: npt.NDArray[np.uint8],
        truncations: npt.NDArray[np.uint8],
    ) -> None: ...
    def reset(self, seed: int) -> None: ...
    def step(self, actions: npt.NDArray[np.int64]) -> None: ...
    def step_randomly(self) -> None: ...
    def rollout(self, decisions: int) -> None: ...
    def finished(self) -> int: ...

def deserialize(text: str) -> Game:
    """The state that :meth:`Game.serialize` wrote down."""

def replay(text: str, plies: int | None = None) -> Game:
    """The position after so many actions of a record, given as JSON; a whole record must end as it says."""

def verify(text: str) -> dict[str, Any]:
    """What a record proves about its dice and draws; raises :class:`bedesten.RecordError` if it does not."""

def analyse(text: str, simulations: int = 2_000, seed: int = 1) -> dict[str, Any]:
    """What decided a finished game: luck and choices apart, every decision with what it gave away.

    ``text`` is a record as JSON; the report is that of ``bedesten analyse --json`` (``docs/study.md``). Doubtful
    decisions get more than so many simulations. Ctrl-C stops it.
    """

Table = tuple[str, int, str]

def arena_count(table: Table, bots: list[str], games: int, seed: int) -> int: ...
def arena_play(
    table: Table, bots: list[str], games: int, seed: int, first: int, end: int, threads: int
) -> list[str]: ...
def arena_rate(
    table: Table, bots: list[str], games: int, seed: int, lines: list[str], anchor: str | None = None
) -> str: ...
def samples(
    table: Table, bots: list[str], seed: int, first: int, end: int
) -> tuple[int, int, int, list[bytes]]: ...
