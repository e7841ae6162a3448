#!/usr/bin/env python3
"""Checks every die, lot and receipt of an opened record: python3 docs/fair-chance.py RECORD

What is checked, and what that proves, stands in fair-chance.md beside this file. Nothing but Python is needed. All that can be
calculated is written anew into a copy of the record: the first line that is another one then is named.
Exit codes: 0 everything is proved; 1 a fault; 2 there is nothing that could be checked.
"""
import bisect, hashlib, hmac, itertools, json, re, struct, sys

def hashed(text):
    return hashlib.sha256(text.encode()).hexdigest()

def keyed(text):
    return hmac.digest(bytes.fromhex(seed), text.encode(), "sha256")

def below(sides, numbers):
    if not 0 < sides < 2**32:
        sys.exit(f"nothing can be drawn below {sides}")
    return next(number for number in numbers if number < 2**32 - 2**32 % sides) % sides

# The record's lines, its journal (of every entry its time and what it says) and the part that opens it.
text = open(sys.argv[1], encoding="utf-8", newline="\n").read()
closed, _, opening = text.partition("\nfair 1\n")
lines, journal = text.split("\n"), re.findall("(?m)^[0-9]+( @[0-9]+)? (.+)$", closed)
if text.startswith("tabletier record ") and not opening:
    is_committed = any(said.startswith("committed ") for _, said in journal)
    print("not opened: the match is not over" if is_committed else "unprovable: nothing was committed to")
    sys.exit(2)
match, seed = (re.match("match (.+)\nseed ([0-9a-f]{64})\n", opening) or sys.exit("this is no opened record")).groups()

# The commitment, which the seed must fit; then the nonces in the order of places; then everything else.
nonces = dict(re.findall("(?m)^nonce ([0-9]+) ([0-9a-f]{32})$", "\n".join(said for _, said in journal)))
says = ["committed " + hashed(f"tabletier commitment 1\n{match}\n{seed}\n")]
says += [f"nonce {place} {nonces[place]}" for place in sorted(nonces, key=int)]
says += [said for _, said in journal if not re.match("committed |nonce ", said)]

# Every outcome of the journal has its line, in order, and is what the numbers give.
facts, PAIRS = [], r'\[(?:\[(?:"(?:[^"\\]|\\.)*"|[0-9]+),[0-9]+\],?)*\]'
origins = {int(entry): rest for entry, *rest in re.findall(rf"(?m)^chance ([0-9]+) [0-9]+ (odds|drawn) ({PAIRS})$", opening)}
for outcome, entry in enumerate(entry for entry, said in enumerate(says, 1) if re.match("chance |lot ", said)):
    how, pairs = origins.get(entry, ("…", "[]"))
    head = f"tabletier chance 1\n{match}\n{' '.join(nonces.values())}\n{outcome} "
    numbers = (number for block in itertools.count() for number in struct.unpack(">8I", keyed(f"{head}{block}\n")))
    if how == "odds":
        sums = [0, *itertools.accumulate(weight for _, weight in json.loads(pairs))]
        says[entry - 1] = "chance " + json.loads(pairs)[bisect.bisect(sums, below(sums[-1], numbers)) - 1][0]
    if how == "drawn":
        pairs = json.dumps([[sides, below(sides, numbers)] for sides, _ in json.loads(pairs)], separators=(",", ":"))
    facts.append(f"chance {entry} {outcome} {how} {pairs}")

# Every receipt, one for each seat and window, is one for the actions of that seat that it names.
receipts = {one[:2]: one[2] for one in re.findall("(?m)^receipt ([0-9]+) ([0-9]+) .{64}((?: [0-9]+)+)$", opening)}
for (window, seat), entries in receipts.items():
    found = [re.fullmatch(f"act {seat} (.+)", dict(enumerate(says, 1)).get(int(entry), "")) for entry in entries.split()]
    salt = keyed(f"tabletier salt 1\n{match}\n{window} {seat}\n")[:16].hex()
    actions = "".join(f"{act[1]}\n" for act in found if act)
    receipt = hashed(f"tabletier receipt 1\n{match}\n{window} {seat}\n{salt}\n{actions}") if all(found) else "for its own actions"
    facts.append(f"receipt {window} {seat} {receipt}{entries}")

right = ["tabletier record 2", *lines[1:3], *(f"{i}{time} {said}" for i, ((time, _), said) in enumerate(zip(journal, says), 1))]
right += [*re.findall("(?m)^result .+$", closed), f"end {len(journal)}", "fair 1", f"match {match}", f"seed {seed}"]
right += [*facts, f"opened {len(facts)}", ""]
for number, (found, expected) in enumerate(itertools.zip_longest(lines, right, fillvalue="nothing"), 1):
    if found != expected:
        sys.exit(f'line {number}: the record has "{found[:90]}", expected is "{expected[:90]}"')
print(f"All {len(facts) - len(receipts)} outcomes and {len(receipts)} receipts of match {match} are proved.")
