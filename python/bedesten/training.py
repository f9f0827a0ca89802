"""What the trainer of the house learns from, played piece by piece by its own program.

``docs/training.md`` says what a file of samples is, and what is done with it. Here is only how ``bedesten-train play``
is started and its answer looked at; ``bedesten.ray.training_samples`` spreads the pieces over a cluster.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import struct
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import ArgumentError, BedestenError

PROGRAM = "bedesten-train"
PLAN = "pieces.json"
RULES = ("base", "mocha", "letters", "dice")
"""As the program has them: one network plays Letters & Seals and the Great Bazaar."""
NAMED = ("newest", "gen1")
"""Teachers that are in the program."""

_MAGIC = b"BEDESTEN-SAMPLES"
_HEAD = struct.Struct("<16s4I2Q2I8x")


@dataclass(frozen=True)
class Piece:
    """Games of one seed. They follow from it and from what stands here alone, on whatever machine they are played."""

    rules: str
    teacher: str
    """A name that the program knows, or empty where ``weights`` are given."""
    weights: bytes | None
    games: int
    simulations: int
    seed: int

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.rules}.{self.seed}.samples"

    def play(self, program: str, processors: int) -> bytes:
        """Lets the program play on this machine, and returns what it wrote."""
        found = shutil.which(program)
        if found is None:
            raise BedestenError(
                f"there is no program {program} on {platform.node()}: build it with `cargo build --release -p "
                "training`, and put it on the PATH of every node or name a path that is the same on all of them"
            )
        with tempfile.TemporaryDirectory(prefix="bedesten-") as folder:
            out, teacher = Path(folder) / self.name, self.teacher
            if self.weights is not None:
                teacher = str(Path(folder) / "teacher.weights")
                Path(teacher).write_bytes(self.weights)
            wish = {
                "rules": self.rules,
                "teacher": teacher,
                "games": self.games,
                "sims": self.simulations,
                "seed": self.seed,
                "out": out,
            }
            command = [found, "play", *(str(word) for name, value in wish.items() for word in (f"--{name}", value))]
            with_cores = os.environ | {"RAYON_NUM_THREADS": str(processors)}
            done = subprocess.run(command, capture_output=True, text=True, env=with_cores, errors="replace")
            if done.returncode != 0 or not out.is_file():
                said = done.stderr.strip()[-2_000:] or f"no file, and the exit code {done.returncode}"
                raise BedestenError(f"{found} on {platform.node()} played no games: {said}")
            return out.read_bytes()

    def kind(self, samples: bytes) -> tuple[int, ...]:
        """What all pieces must have in common: version, features, answers, size of a record, rules. Raises if these
        are not the samples of this piece."""
        if len(samples) < _HEAD.size or samples[:16] != _MAGIC:
            raise BedestenError(f"what was written for {self.name} are no samples")
        _, version, features, answers, record, seed, _, simulations, rules = _HEAD.unpack_from(samples)
        if (seed, simulations) != (self.seed, self.simulations):
            raise BedestenError(
                f"{self.name} has the games of seed {seed} with {simulations} simulations, "
                f"and those of {self.seed} with {self.simulations} were asked for"
            )
        return version, features, answers, record, rules


class Folder:
    """Where the pieces of one plan are kept, one file each. A file is there whole or not at all."""

    def __init__(self, path: Path, plan: Mapping[str, Any]) -> None:
        self.path = path
        self._kind: tuple[int, ...] | None = None
        path.mkdir(parents=True, exist_ok=True)
        text = json.dumps(dict(plan), indent=2, sort_keys=True) + "\n"
        about = path / PLAN
        if not about.exists():
            self._write(about, text.encode())
        elif about.read_text(encoding="utf-8") != text:
            raise ArgumentError(f"{path} has pieces of another plan, see {about}: take another folder")

    def has(self, piece: Piece) -> bool:
        """Whether this piece was played before; one that is there must fit."""
        path = self.path / piece.name
        if not path.is_file():
            return False
        with open(path, "rb") as file:
            self._look(piece, file.read(_HEAD.size))
        return True

    def add(self, piece: Piece, samples: bytes) -> None:
        self._look(piece, samples)
        self._write(self.path / piece.name, samples)

    def _look(self, piece: Piece, samples: bytes) -> None:
        kind = piece.kind(samples)
        if self._kind not in (None, kind):
            raise BedestenError(f"{piece.name} is by another version of the program than others in {self.path}")
        self._kind = kind

    @staticmethod
    def _write(path: Path, content: bytes) -> None:
        """Writes beside it and moves it there at once."""
        part = path.with_name(f".{path.name}.{os.getpid()}.part")
        with open(part, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)


def pieces(
    rules: str, teacher: str, count: int, games: int, simulations: int, seed: int
) -> tuple[list[Piece], dict[str, Any]]:
    """The pieces and what makes them what they are, for :class:`Folder`. A teacher that is a file is read here, and
    travels with its piece."""
    if min(count, games, simulations) < 1:
        raise ArgumentError("pieces, games and simulations are at least 1")
    if not 0 <= seed <= 2**64 - count:
        raise ArgumentError(f"the seeds {seed} to {seed + count - 1} are no numbers of 64 bits")
    if rules not in RULES:
        raise ArgumentError(f"the trainer has no rules {rules}: {', '.join(RULES)}")
    weights = None
    if teacher not in NAMED:
        if not os.path.isfile(teacher):
            raise ArgumentError(f"a teacher is {' or '.join(NAMED)} or a file of weights, and {teacher} is none of them")
        weights = Path(teacher).read_bytes()
    plan = {
        "rules": rules,
        "teacher": teacher if weights is None else f"sha256:{hashlib.sha256(weights).hexdigest()}",
        "games": games,
        "simulations": simulations,
    }
    named = "" if weights is not None else teacher
    return [Piece(rules, named, weights, games, simulations, seed + number) for number in range(count)], plan
