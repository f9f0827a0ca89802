"""Does one thing wrong, named by its first argument; until then it takes the first answers."""
import json
import os
import subprocess
import sys
import time

wrong = sys.argv[1]


def say(**message):
    print(json.dumps(message), flush=True)


def stall():
    # Longer than any test waits, and without end if nobody ends it.
    while True:
        time.sleep(60)


if wrong == "crash at once":
    sys.exit("no licence to trade")
if wrong == "stall at once":
    stall()
if wrong == "flood before hello":
    while True:
        say(type="info", text="x" * 1000)
if wrong == "leave children":
    # A child that would keep the pipes open, and its number for the test.
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    with open(sys.argv[2], "w") as file:
        file.write(f"{os.getpid()} {child.pid}")
if wrong == "never read":
    say(type="ready", protocol=1, name="Deaf")
    stall()

for line in sys.stdin:
    message = json.loads(line)
    kind, number = message["type"], message.get("number", 0)
    if kind == "hello":
        if wrong == "answer hello with an answer":
            say(type="answer", number=1, notation="end")
        say(type="ready", protocol=2 if wrong == "other version" else 1, name="Scoundrel")
    if kind == "game_over" and wrong == "stall at the end":
        stall()
    if kind == "quit":
        break
    if kind != "position":
        continue

    # The first three questions are answered well: mischief comes in the middle of the game.
    if number <= 3 and wrong != "answer twice":
        say(type="answer", number=number, notation=message["answers"][0]["notation"])
        continue
    if wrong == "crash":
        print("counting on my fingers", file=sys.stderr)
        raise ValueError("more than ten")
    elif wrong in ("stall", "leave children"):
        print("thinking", file=sys.stderr, flush=True)
        stall()
    elif wrong == "garbage":
        print("I go to the\x1b[31m Fountain", flush=True)
    elif wrong == "not text":
        sys.stdout.buffer.write(b"\xff\xfe\n")
        sys.stdout.flush()
    elif wrong == "huge line":
        sys.stdout.write("x" * 50_000_000)
        sys.stdout.flush()
    elif wrong == "illegal":
        say(type="answer", number=number, notation="dice-6-6")
    elif wrong == "unknown":
        say(type="answer", number=number, notation="fly")
    elif wrong == "another field":
        say(type="answer", number=number, id=message["answers"][0]["id"])
    elif wrong == "wrong number":
        say(type="answer", number=number + 1, notation=message["answers"][0]["notation"])
    elif wrong == "answer twice":
        for _ in range(2):
            say(type="answer", number=number, notation=message["answers"][0]["notation"])
    elif wrong == "ready again":
        say(type="ready", protocol=1, name="Scoundrel")
    elif wrong == "close output":
        # Python would complain about its own standard output at the end.
        os.close(1)
        stall()
    elif wrong == "flood":
        while True:
            say(type="info", text="x" * 1000)
    elif wrong == "flood stderr":
        sys.stderr.write("y" * 20_000_000 + "\nenough\n")
        sys.stderr.flush()
        say(type="answer", number=number, notation="fly")
