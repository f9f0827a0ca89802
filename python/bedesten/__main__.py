"""``python -m bedesten COMMAND``: the commands of the package, also where no script of theirs is on the path."""

from __future__ import annotations

import sys

from . import corpus

COMMANDS = {"corpus": corpus.main}


def main() -> None:
    command, *words = sys.argv[1:] or [""]
    if command not in COMMANDS:
        known = ", ".join(COMMANDS)
        about = f"usage: python -m bedesten COMMAND ...\ncommands: {known} (--help after it says more)"
        if command in ("-h", "--help"):
            print(about)
            return
        raise SystemExit(about)
    COMMANDS[command](words, f"python -m bedesten {command}")


if __name__ == "__main__":
    main()
