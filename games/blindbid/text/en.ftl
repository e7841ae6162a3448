# Blind Bid, the house's test game.

blindbid-blurb = The house's test game: hidden cards, secret orders, a vote and a deal.
blindbid-config-players = Players
blindbid-config-press = Letters
blindbid-config-press-talk = none: people talk
blindbid-config-press-none = none
blindbid-config-press-public = to all
blindbid-config-press-full = to all and to some
blindbid-config-press-listening = all but the last seat, which listens
blindbid-config-roles = Who plays
blindbid-config-roles-open = everybody knows
blindbid-config-roles-drawn = seats are drawn, the last two are unknown

## What is seen

blindbid-waiting = The die is being rolled
blindbid-card = Card { $card }
blindbid-own = What you have said
blindbid-laid = You laid down the { $card }
blindbid-is-ready = You are ready
blindbid-votes = You vote to end the game
blindbid-points = Points
blindbid-points-of = { $seat }: { $points }
blindbid-offer-stands = { $seat } { $seat ->
    [You] offer
   *[other] offers
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} to each

## Choices

blindbid-ready = Ready
blindbid-unready = Not ready after all
blindbid-vote = Vote to end the game
blindbid-unvote = Take the vote back
blindbid-offer = Offer { $points ->
    [one] { $points } point
   *[other] { $points } points
} to each
blindbid-agree = Agree
blindbid-refuse = Refuse

## What happened

blindbid-dealt = You are dealt { $cards }
blindbid-dealt-unseen = Cards are dealt
blindbid-prize = The prize is { $prize }
blindbid-noted = Noted: { $action }
blindbid-said = { $seat } { $seat ->
    [You] say
   *[other] says
}: { $action }
blindbid-shown = The cards are turned over: { $cards }
blindbid-ended = { $how ->
    [vote] All have voted to end the game
    [offer] The offer is agreed
   *[other] The game is over
}

## How it ended, in a few words

blindbid-how-rounds = after three rounds
blindbid-how-vote = by a vote
blindbid-how-offer = by a deal

## Why an action is refused

blindbid-refused-not-in-hand = That card is not in your hand.
blindbid-refused-is-ready = You have said that you are ready: take that back first.
blindbid-refused-nothing-laid = Lay down a card first.
blindbid-refused-said-already = You have said so already.
blindbid-refused-voted-already = You have already voted so.
blindbid-refused-no-offer-now = Nothing can be offered now, or not so much.
blindbid-refused-nothing-to-answer = There is no offer for you to answer.
blindbid-refused-unknown = Whoever plays unknown neither votes nor makes offers.

## Why options cannot be played

blindbid-bad-players = Blind Bid is for 2 to 9 players, not { $players }.
blindbid-bad-roles = Unknown players need at least one who is known: 3 to 9 play.
