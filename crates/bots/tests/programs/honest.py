"""Takes the first answer of every position. With an argument: keeps what it hears in that file."""
import json
import sys

log = open(sys.argv[1], "w") if len(sys.argv) > 1 else None


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    if log:
        log.write(line)
        log.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="info", text="getting ready", of=["what", "it", "likes"])
        say(type="ready", protocol=1, name="Honest")
    elif message["type"] == "position":
        say(type="info")
        say(type="answer", number=message["number"], notation=message["answers"][0]["notation"])
    elif message["type"] == "quit":
        break
