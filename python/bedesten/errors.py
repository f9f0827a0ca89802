"""What can go wrong. Everything here is a :class:`BedestenError`, and nothing has changed when it comes."""

from __future__ import annotations

from typing import Any


class BedestenError(Exception):
    """Something could not be done."""


class Refusal(BedestenError):
    """The rules do not allow an action.

    ``code`` is stable (``"not_an_answer"``, ``"short"``, ...), ``ruling`` names the sentence in ``docs/rules``,
    ``details`` has all that is known, for example what was missing.
    """

    def __init__(self, message: str, code: str = "", ruling: str = "", details: Any = None) -> None:
        super().__init__(message)
        self.code = code
        self.ruling = ruling
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        return (Refusal, (str(self), self.code, self.ruling, self.details))


class ArgumentError(BedestenError, ValueError):
    """Something was named that does not exist: rules, a seat, an action, a bot."""


class RecordError(BedestenError, ValueError):
    """A record or a saved state is wrong."""


class BotError(BedestenError):
    """A bot gave no answer, or no legal one."""
