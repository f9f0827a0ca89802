"""Speaks the protocol of Bedesten's bots, so that a player only has to choose.

Subclass `Bot`, write `choose`, and call `play`:

    import random
    from bedesten_bot import Bot

    class Careless(Bot):
        name = "Careless"

        def choose(self, position):
            return random.choice(position["answers"])

    if __name__ == "__main__":
        Careless().play()

Nothing but Python 3.8 and its standard library is needed. The protocol is described in
docs/bots.md.
"""

import json
import sys

PROTOCOL = 1


class Bot:
    """A player. `choose` is the only method that has to be written."""

    name = "A bot in Python"
    author = ""

    def new_game(self, game):
        """A game begins: `game` has the fields game, rules_version, seat and seats."""

    def choose(self, position):
        """Returns one of position["answers"], or just its notation: "move-9".

        Besides the answers, a position has the question, the view of the own seat, the number of
        the position, and ms: how many milliseconds there are to think.
        """
        raise NotImplementedError

    def game_over(self, result):
        """The game is over: `result` has the fields ranking and returns, a number for each seat."""

    def play(self):
        """Reads and answers messages until the host says that nothing more will come."""
        host = sys.stdout
        # The standard output belongs to the host: a print() in a bot must not end up there.
        sys.stdout = sys.stderr

        def say(message):
            host.write(json.dumps(message) + "\n")
            # What stays in a buffer is not heard, and the time runs.
            host.flush()

        for line in sys.stdin:
            message = json.loads(line)
            kind = message["type"]
            if kind == "hello":
                about = {"name": self.name, "author": self.author}
                say({"type": "ready", "protocol": PROTOCOL, **about})
            elif kind == "new_game":
                self.new_game(message)
            elif kind == "position":
                answer = self.choose(message)
                notation = answer if isinstance(answer, str) else answer["notation"]
                say({"type": "answer", "number": message["number"], "notation": notation})
            elif kind == "game_over":
                self.game_over(message)
            elif kind == "quit":
                return
            # A host of a later version may say more. What is not understood is not needed.
