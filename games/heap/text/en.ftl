# Heap, the game that new ones begin as.

heap-blurb = A heap of stones: take one, two or three. Whoever takes the last one wins.
heap-config-stones = Stones

## What is seen

heap-turn = { $seat ->
    [You] Your turn to take
   *[other] { $seat } to take
} from { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
heap-won = { $seat } { $seat ->
    [You] win
   *[other] wins
}
heap-heap = The heap
heap-left = { $stones ->
    [one] The heap: one stone
   *[other] The heap: { $stones } stones
}
heap-stone = A stone

## Choices

heap-take = { $stones ->
    [one] Take one stone
   *[other] Take { $stones } stones
}

## What happened

heap-took = { $seat } { $seat ->
    [You] take
   *[other] takes
} { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
heap-ended = { $seat } { $how ->
    [time] { $seat ->
        [You] win
       *[other] wins
    }: time is up
   *[other] { $seat ->
        [You] take the last stone and win
       *[other] takes the last stone and wins
    }
}

## How it ended, in a few words

heap-how-last = with the last stone
heap-how-time = on time

## Why an action is refused

heap-refused-count = One, two or three stones are taken, and no more than lie there.

## Why options cannot be played

heap-bad-stones = The heap has 3 to 30 stones, not { $stones }.
