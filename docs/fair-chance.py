#!/usr/bin/env python3
"""Checks every die, lot and receipt of an opened record: python3 docs/fair-chance.py RECORD

What is checked, and what that proves, stands in fair-chance.md beside this file. Nothing but Python is needed.
Exit codes: 0 everything is proved; 1 a fault, and the first one is named; 2 there is nothing that could be checked.
"""
import hashlib, hmac, itertools, json, re, struct, sys


def stop(code, words):
    print(words)
    sys.exit(code)


def take(pattern, expected):
    """The parts of the next line, which must look like this."""
    number, line = next(lines, ("after the last", ""))
    return re.fullmatch(pattern, line) or stop(1, f'line {number}: expected {expected}, found "{line[:80]}"')


# The numbers.


def hashed(text):
    return hashlib.sha256(text.encode()).hexdigest()


def keyed(text):
    return hmac.digest(seed, text.encode(), "sha256")


def numbers(outcome):
    for block in itertools.count():
        yield from struct.unpack(">8I", keyed(f"tabletier chance 1\n{match}\n{' '.join(nonces)}\n{outcome} {block}\n"))


def below(sides, dice):
    if not 0 < sides < 2**32:
        stop(1, f"nothing can be drawn below {sides}")
    return next(number for number in dice if number < 2**32 - 2**32 % sides) % sides


def pick(odds, dice):
    rest = below(sum(weight for _, weight in odds), dice)
    sums = itertools.accumulate(weight for _, weight in odds)
    return next(outcome for (outcome, _), reached in zip(odds, sums) if reached > rest)


# The journal: every entry without its number and time.
sys.stdout.reconfigure(encoding="utf-8")
with open(sys.argv[1], encoding="utf-8", newline="\n") as file:
    text = file.read()
lines = enumerate(text.split("\n"), 1)
is_opened = "\nfair 1\n" in text
take("tabletier record 2" if is_opened else "tabletier record [12]", '"tabletier record 2"')
if not is_opened:
    is_committed = re.search("^1 (@[0-9]+ )?committed ", text, re.MULTILINE)
    stop(2, "not opened: the seed is given out when the match is over" if is_committed else "unprovable: nothing was committed to")
take("game .+", "the game")
take("config .+", "the config")
count = len(re.findall("^[0-9]", text, re.MULTILINE))
entries = {number: take(f"{number} (?:@[0-9]+ )?(.+)", f"entry {number}")[1] for number in range(1, count + 1)}
if "\nresult " in text:
    take("result .+", "the result")
take(f"end {count}", f'"end {count}"')
take("fair 1", '"fair 1"')

# The seed fits what was committed to. The nonces follow the commitment, in the order of places.
match = take("match (.+)", "the match")[1]
seed = bytes.fromhex(take("seed ([0-9a-f]{64})", "the seed, 64 hex digits")[1])
if entries.get(1) != "committed " + hashed(f"tabletier commitment 1\n{match}\n{seed.hex()}\n"):
    stop(1, "the seed does not fit the commitment of entry 1")
nonces, places = [], [-1]
for entry, what in entries.items():
    if entry > 1 and what.startswith(("committed ", "nonce ")):
        found = re.fullmatch("nonce ([0-9]+) ([0-9a-f]{32})", what)
        if not found or entry != len(nonces) + 2 or int(found[1]) <= places[-1]:
            stop(1, f"entry {entry}: expected one commitment, then the nonces in the order of places, then everything else")
        places.append(int(found[1]))
        nonces.append(found[2])

# Every outcome of the journal has its line, in order, and is what the numbers give.
outcomes = [(entry, what.split(" ", 1)[1]) for entry, what in entries.items() if re.match("chance |lot ", what)]
PAIR = r'\[(?:"(?:[^"\\]|\\.)*"|[0-9]+),[0-9]+\]'
for outcome, (entry, said) in enumerate(outcomes):
    found = take(rf"chance {entry} {outcome} (odds|drawn) (\[(?:{PAIR},?)*\])", f'"chance {entry} {outcome}" and what it was picked from')
    data, dice = json.loads(found[2]), numbers(outcome)
    if found[1] == "odds" and (picked := pick(data, dice)) != said:
        stop(1, f"entry {entry}: the record says {said}, the seed gives {picked}")
    for draw, (sides, drawn) in enumerate(data if found[1] == "drawn" else [], 1):
        if (given := below(sides, dice)) != drawn:
            stop(1, f"entry {entry}, draw {draw}: the record says {drawn}, the seed gives {given}")
    print(f"entry {entry}, outcome {outcome}: {said} ✓", f"picked from {len(data)}" if found[1] == "odds" else f"draws: {len(data)}")

# Every receipt is one for the actions that it names. Every line was counted.
receipts = set()
for _ in re.findall("^receipt ", text, re.MULTILINE):
    window, seat, receipt, named = take("receipt ([0-9]+) ([0-9]+) ([0-9a-f]{64})((?: [0-9]+)+)", "a receipt").groups()
    acts = [entries.get(int(entry), "") for entry in named.split()]
    if (window, seat) in receipts or not all(act.startswith(f"act {seat} ") for act in acts):
        stop(1, f"window {window}, seat {seat}: expected one receipt, for actions of this seat")
    salt = keyed(f"tabletier salt 1\n{match}\n{window} {seat}\n")[:16].hex()
    actions = "".join(act.split(" ", 2)[2] + "\n" for act in acts)
    given = hashed(f"tabletier receipt 1\n{match}\n{window} {seat}\n{salt}\n{actions}")
    if given != receipt:
        stop(1, f"window {window}, seat {seat}: the record has the receipt {receipt}, the seed and its actions give {given}")
    receipts.add((window, seat))
    print(f"window {window}, seat {seat}: receipt ✓ entries{named}")
take(f"opened {len(outcomes) + len(receipts)}", f'"opened {len(outcomes) + len(receipts)}"')
if list(lines) != [(text.count("\n") + 1, "")]:
    stop(1, "the record does not end with its last line")
print(f"All {len(outcomes)} outcomes and {len(receipts)} receipts of match {match} are proved.")
