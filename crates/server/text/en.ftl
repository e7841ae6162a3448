## The page: what the house says around the games. Every key begins with "page-"; French has the same ones.

page-tagline = a games room, open day and night
page-skip = Skip to main content
page-brand-home = Tabletier, home
page-nav = Main menu
page-nav-games = Games
page-nav-tables = Tables
page-nav-about = About
page-turns = { $n ->
    [one] One table is waiting for you
   *[other] { $n } tables are waiting for you
}
page-switch-lang = FR, passer en français
page-to-dark = Dim the lights
page-to-light = Turn up the lights
page-account = Your corner
page-guest = Guest
page-foot = Drawn and set by hand. Not affiliated with the games' authors or publishers.
page-title-tables = Tables
page-title-play = Set up a table
page-title-about = About the house
page-title-lost = Not found

## Small words

page-close = Close
page-cancel = Not now
page-save = Save
page-copy = Copy
page-copied = Copied to the clipboard.
page-copied-short = Copied
page-not-copied = Your browser does not let the page copy the link: select it and copy it yourself.
page-less = Less
page-more = More
page-loading = One moment…
page-try-again = Try again
page-send = Send
page-just-now = just now
page-you = you
page-you-name = You

## Home

page-hero-eyebrow = Open day and night
page-hero-title = The lamp is lit. Who's playing tonight?
page-hero-text = Board games you will find nowhere else together, each complete to the last rule. Sit down against the house, or send a friend a link: no account, no download.
page-hero-note = All you need is a name, and we will even suggest one.
page-play-now = Play now
page-invite-friend = Invite a friend
page-picture-of = A game of { $game } in progress
page-preview-of = { $game } with these options
page-games-title = Games of the house
page-players-count = { $seats } players
page-fact-open = no dice, nothing hidden
page-fact-chance = with an element of chance
page-fact-secrets = with secrets
page-game-by = A game by { $authors }
page-play = Play
page-play-game = Play { $game }
page-rules = Rules
page-rules-of = Rules of { $game }
page-chapters = Chapters
page-mine-title = My tables
page-mine-empty = You are not sitting at any table yet. Set one up, or take a free seat below.
page-open-title = Free seats
page-open-empty = Nobody is waiting for company just now. Set up a table and leave a seat free: whoever comes by can take it.
page-running-title = Games in progress
page-running-empty = No public game is in progress. Yours could be the first.
page-all-tables = All tables
page-more-tables = More tables
page-new-table = Set up a table

## Cards

page-sit-down = Take a seat
page-watch = Watch
page-play-on = Play on
page-look-again = Replay
page-go-to-table = Go to the table
page-your-turn = Your turn
page-status-open = Waiting for players
page-status-running = In progress
page-status-over = Finished
page-free-seat = Free seat
page-actions = { $n ->
    [0] Not started
    [one] 1 move
   *[other] { $n } moves
}
page-bot = { $level ->
    [6] Master
   *[other] Bot { $level }
}
page-seat-number = Seat { $n }
page-seat-hidden = Unknown player

## Setting a table

page-play-text = Choose who sits where; the rest is already as most people like it.
page-which-game = Which game?
page-seats-title = Who sits down?
page-wish-me = Me
page-wish-again = Me again
page-wish-bot = Bot
page-wish-open = Free seat
page-wish-invite = By invitation
page-wish-open-hint = Whoever comes by may take it.
page-wish-invite-hint = You get a link to send to somebody.
page-wish-again-hint = You play this seat too, or share this screen with somebody.
page-level-of = Level of the bot in seat { $n }
page-level-1 = Learns the rules with you.
page-level-2 = Easy-going.
page-level-3 = Plays properly.
page-level-4 = Sees your threats coming.
page-level-5 = Leaves nothing lying about.
page-level-6 = As strong as the house can play. Thinks for ten seconds or so.
page-level-master = Master
page-level-short = { $n ->
    [6] master
   *[other] level { $n }
}
page-options-title = { $game }, as you like it
page-first-evening = Take these options
page-advanced = More options
page-own-text = Your own
page-ready-title = Ready
page-listed = Show the table to everybody
page-listed-hint = Others see the table and may watch.
page-private-hint = Only people with the link can find it.
page-private-open = Nobody can find a free seat at a hidden table on their own: send them the link.
page-set-table = Sit down

## Names

page-name-title = What shall we call you?
page-name-why = Others at the table see this name. Leave it empty and we will find one.
page-name = Name
page-name-go = Sit down
page-guest-name = Guest { $n }
page-renamed = From now on that is your name.
page-no-account = You have not sat down anywhere yet: there is nothing to come back to.
page-return-title = Your way back
page-return-why = Open this link on another device and you are back at your tables. Anybody who has it can play in your name: keep it to yourself.

## At the table

page-table-title = A table of { $game }
page-players = Players
page-to-play = to play
page-waiting-for-players = Waiting for players
page-waiting-for-chance = Chance decides…
page-frozen = This game has stopped: something went wrong in the house. Nothing is lost; whoever runs this house can see why in its log.
page-watching = You are watching. Nothing you touch here changes the game.
page-watching-short = Watching
page-offline = The connection is lost. Your table is safe; we keep knocking…
page-invited = A seat is kept for you at this table.
page-accept-invite = Take your seat
page-take-seat = Take seat { $n }
page-invites = Invitations
page-invite-for = Send this link to the person who is to sit in seat { $n }
page-invite-anyone = Link to this table
page-watch-link = Link to this table
page-bar = What you can do
page-queue = Still to decide this turn
page-hint-start = Choose a piece: click, drag, or type a move.
page-hint-start-short = Choose a piece: point at it or drag it.
page-hint-next = Now choose where it goes.
page-hint-choice = One more decision:
page-hint = Hint
page-hint-seeking = A bot is thinking about a hint.
page-hint-look = Look at what is marked on the board.
page-hint-buttons = Look at the buttons.
page-hint-play = A bot would play { $action }.
page-hint-again = Show the move
page-hint-confirm = Play { $action }?
page-sending = On its way…
page-confirm = Play it
page-undo = Undo
page-typed = Type a move in notation
page-typed-short = move
page-typed-go = Play the typed move
page-wait-turn = It is not your turn yet.
page-hand-over = Hand over
page-hand-over-hint = Your part is done. { $name } is next.
page-curtain-title = Hand the screen to { $name }
page-curtain-text = The board is covered, so that nobody sees what is not theirs.
page-curtain-here = I am here
page-curtain-caption = Changing seats
page-curtain-moves = What happened will be told to whoever sits here next.
page-look-closer = Look closer
page-look-key = Press I to look closer
page-look-hint = You can also right-click or long-press the board, or press I.
page-look-nothing = There is nothing to look at more closely just now.
page-sheet-empty = Nothing.
page-looking-back = You are looking at an earlier moment.
page-back-to-now = Back to now
page-see-rule = Rule { $n }
page-side = Beside the board
page-tab-moves = Moves
page-tab-report = Reports
page-report-nothing = There is nothing to report yet.
page-chart-numbers = The numbers
page-tab-look = Look
page-tab-chat = Talk
page-tab-rules = Rules
page-tab-tools = Table
page-unread = unread
page-moves-none = No moves yet. The first one will appear here.
page-replay = Go through the game
page-replay-first = Go to the start
page-replay-back = One move back
page-replay-next = One move on
page-replay-last = Go to now
page-replay-slider = Moment in the game
page-replay-at = Move { $n } of { $of }
page-share = Copy a link to this moment
page-chat = Talk
page-chat-empty-table = Nobody has said anything yet. “Good evening” is a fine beginning.
page-chat-empty-watchers = Spectators can talk here. The players do not hear it while they play.
page-chat-to-table = Say something to the table
page-chat-to-watchers = Say something to the other spectators
page-deals = Agreements
page-draw-offer = Offer a draw
page-draw-back = Take the offer back
page-draw-pending = You have offered a draw. It is agreed when everybody says yes.
page-draw-offered = { $name } { $name ->
    [You] offer
   *[other] offers
} a draw.
page-draw-agree = Agree
page-resign = Resign
page-resign-title = Resign the game?
page-resign-text = The game ends at once and counts as lost. This cannot be taken back.
page-confirm-moves = Ask before playing
page-confirm-hint = Every move waits for one more tap.
page-keep = Save a copy
page-record = Game record
page-record-running = While you play, the record holds what you have seen. It is complete when the game is over.
page-keys = Keys
page-keys-text = Tab and arrows go from target to target, Shift and arrows from thing to thing, Enter chooses, I looks closer, M marks what can move, Escape undoes a choice. Away from the board, ← and → go through the game.
page-result-won = { $names } { $you ->
    [yes] win
   *[no] { $count ->
        [one] wins
       *[other] win
    }
}
page-result-won-how = { page-result-won } { $how }
page-result-shared = { $names } { $you ->
    [yes] share
   *[no] share
} the draw
page-result-shared-how = { page-result-shared } { $how }
page-result-draw = A draw
page-result-draw-how = A draw { $how }
page-result-drawn = Honours even.
page-result-victory = Beautifully played.
page-result-lost = Well fought.
page-result-after = { $n ->
    [one] After one move.
   *[other] After { $n } moves.
}
page-result-others = { $n } others
page-result-after-phases = { $n ->
    [one] After one phase.
   *[other] After { $n } phases.
}
page-rematch = Once more
page-rematch-go = Go to the next game

## About

page-about-what = A tabletier was the craftsman who made boards, dice and draughtsmen. This one is a games room: { $n ->
    [one] one uncommon board game
   *[other] { $n } uncommon board games
}, for people and bots, in French and in English.
page-about-credits = Whose games these are
page-about-affiliation = Tabletier is not affiliated with the authors or publishers. All drawings and the wording of the rules are ours.
page-about-house = The house
page-about-self = The whole house is one program that anybody can run for friends or a club. Its code is open source.
page-about-privacy = No accounts, no tracking, nothing fetched from elsewhere. One cookie remembers your seat.

## When something is missing or goes wrong

page-lost-title = There is no such room
page-lost-text = The address leads nowhere. Perhaps the link was cut short.
page-go-home = Back to the games
page-no-table = There is no such table
page-no-table-text = Perhaps the link was cut short, or the table has been cleared away.
page-trouble = The table cannot be shown
page-stale = The house has been updated. Please reload this page.
page-error-offline = The house does not answer. Check your connection and try again.
page-error-unknown = Something went wrong. Try again; if it keeps happening, reload the page.
page-error-unknown-table = There is no such table. Perhaps the link was cut short.
page-error-too-many = That was a lot at once. Wait a few seconds and try again.
page-error-seat-taken = Somebody else has taken this seat. Another one may be free.
page-error-bad-name = This name cannot be used: 1 to 24 characters, please.
page-error-bad-line = This cannot be sent: write something, and keep it short.
page-error-bad-seats = The seats do not fit this game. Set the table up again.
page-error-already-seated = You are already sitting at this table.
page-error-no-hints = Hints are for games against bots alone.
page-error-hint-sought = A hint is already being thought about.
page-error-bots-play-on = Bots make no agreements. Play on, or resign.
page-error-invitation-expired = This invitation has expired. Ask for a new one.
page-error-invited-only = This seat is kept for somebody. Ask for the invitation link.
page-error-no-guest = The house has forgotten who you are. Choose a name under “Your corner”, or open your return link.
page-error-not-over = The game is still in progress.
page-error-not-seated = Only those who sit here can do that.
page-error-not-your-seat = Somebody else sits there.
page-error-other-channel = This conversation is not open to you here.
page-error-other-origin = This page was opened at a different address from the one the house expects. Open it again from the home page.
page-error-table-frozen = This game has stopped: something went wrong in the house. Nothing is lost.
page-error-table-open = Not everybody has sat down yet.
page-error-fault = Something broke in the house. Nothing is lost; try again.
page-error-not-found = There is no such thing here. Perhaps the link was cut short.
page-error-house-closing = The house is closing for a moment. Try again shortly.
page-error-store-full = The house has no room left to write. Nothing was played; whoever runs it must make room.
page-error-store-read-only = The house cannot write just now. Nothing was played; tell whoever runs it.
page-error-store-locked = The house is busy writing. Try again in a moment.
page-error-store-damaged = The house cannot read its books. Tell whoever runs it.
page-error-store-failed = The house could not write this down. Nothing was played; try again.
page-error-config = These options do not go together: { $why }
page-error-config-marked = These options cannot be played as they are. What to change is shown beside them.
page-error-notation = “{ $text }” is not a move here. Moves are written like this: { $example }
page-error-notation-short = “{ $text }” is not a move here.
page-labelled = { $what }: { $of }

## While the house cannot be reached

page-sending-waits = No connection: your move waits, and is sent as soon as the house answers.

## Sitting down at once, calling a friend

page-choose = Choose…
page-choose-for = Choose how to play { $game }
page-play-against = { $level ->
    [6] Against the master of the house
   *[other] Against the house, level { $level }
}
page-invite-to = Invite a friend to { $game }
page-call-friend = Send your friend this link. The game begins as soon as they sit down.
page-call-anyone = Somebody is missing. Send this link, or wait for whoever comes by.
page-by-lot = Who begins is drawn by lot.
page-share-link = Share
page-share-words = Shall we play { $game }? Your seat is kept.
page-called = At this table you are called
page-other-name = Another name
page-invite-useless = This invitation opens no seat here.
page-invite-useless-text = It may have been used already, have expired, or have been cut short. Ask whoever sent it for a new link, or watch.

## Addresses that lead nowhere

page-lost-return-title = This way back leads nowhere
page-lost-return-text = The link may have been cut short or renewed since. On the device where you last played, open “Your corner” and copy the whole link again. Without it you can simply begin anew.
page-lost-game-title = This game is not on the shelf
page-lost-game-text = Perhaps its name was misspelt. All the games of the house are on the first page.

## Painting a board of one's own

page-paint-with = Paint with
page-paint-hint = Click or drag over the squares. With keys: arrows move, Space paints, Shift and arrows paint along, Ctrl+Z takes back.
page-paint-link-hint = Choose the two squares it leads between, one after the other; once more, and it is gone.
page-paint-undo = Undo
page-paint-from = Begin from { $name }
page-paint-alike = Both sides alike
page-paint-alike-hint = What you paint is painted opposite too, after half a turn.
page-paint-square = { $square }: { $what }
page-paint-none = This text is not a picture yet: mend it below, or begin again from one of the house's boards.

# The stage: the board in its frame, the bar below it.
page-zoom = The board's size
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-whole = The whole board
page-zoom-turn = Turn the board by a quarter
page-more-choices = More choices
page-pictured-choices = Line-ups
page-lens = Which one?

# Cards and reasons
page-mark-movable = Mark what can move (M)
page-peek-more = More by a right click, a long press or I

## Who begins
page-begins = Who begins?
page-begins-lot = By lot
page-begins-me = I begin
page-begins-other = The other begins
page-begins-seats = As listed
page-begins-lot-hint = Seats are drawn once everybody is here. Those who play together stay together.
page-begins-seats-hint = Everybody keeps the seat they take, and seat 1 begins.

## The return link
page-return-make = Make a link
page-return-once = A link is shown once. Making another ends the one before, on every device that has not used it yet.
page-title-switch = Come back?
page-switch-text = This link belongs to another guest of the house. If you follow it, this browser is theirs and no longer yours, { $name }.
page-switch-keep = To find your own tables again afterwards, make a link for yourself first, under “Your corner”.
page-switch-stay = Stay { $name }
page-switch-go = Follow the link
page-error-other-host = The page was opened under a different name from the one the house goes by. Open it by the name you were given.
page-error-too-many-sockets = Too many windows of the house are open where you are. Close some, or wait a moment.

## Keys and windows
page-error-key-reused = This was sent under the number of another move. Reload the page and try again.
page-error-no-takeback = There is nothing of yours to take back here: luck or a secret has come since, or several decide at once.

## Draws declined, takebacks, who is away
page-draw-decline = Decline
page-take-back-last = Take back my last move
page-away = away

## Mood: signs of seats, sounds, pace, the end

page-sound = Sounds
page-pace = See each bot's move
page-pace-hint = Bots' answers are shown one by one, with a short pause between them.
page-end-victory = You win
page-end-lost = You lose
page-end-drawn = A draw
page-end-over = The game is over
page-end-winner = winner
page-end-aside = Put the result aside
page-end-show = Show the result
page-end-whole = The whole result
page-end-level = Another level
page-end-replay = Replay
page-end-share = Share
page-about-type = The letters are Vollkorn by Friedrich Althausen and Source Sans 3 by Paul D. Hunt, under the SIL Open Font License:
page-about-type-licence = its text

## Checking the dice

page-receipts = { $n ->
    [one] One receipt
   *[other] { $n } receipts
}
page-receipts-hint = Where several decide at once in secret, the house gives you a receipt for what you have saved. This browser keeps the last one of each decision; when the game is over, “Check the dice” compares them with the record. Until then keep the salts to yourself.
page-receipts-salt = salt
page-end-verify = Check the dice
page-title-verify = Check the dice
page-verify-lede = Every die and every lot of a match was fixed before anybody played. Here your own browser calculates each of them anew from the record: you need take nobody's word for it, not even the house's.
page-verify-table = Back to the table
page-verify-which = Which record?
page-verify-other = Check another record
page-verify-paste = The record as text
page-verify-hint = When a game is over you find its record at the table, under “Table”: “Game record”.
page-verify-go = Check it
page-verify-file = Open a file
page-verify-insecure = Browsers calculate such proofs only on secure pages. Open the house at its https address, or on the machine it runs on; or check the record with Python: docs/fair-chance.py.
page-verify-verdict = What the check found
page-verify-bar = How far the check has come
page-verify-progress = { $n } of { $of } checked
page-verify-proved = { $n ->
    [0] Nothing was left to chance in this match, and its seed is the one that was promised.
    [one] The one outcome of this match is proved.
   *[other] All { $n } outcomes of this match are proved.
}
page-verify-proved-receipts = { $n ->
    [one] The receipt for secret orders is right as well.
   *[other] The { $n } receipts for secret orders are right as well.
}
page-verify-proved-kept = { $n ->
    [one] The receipt that this browser kept is confirmed.
   *[other] The { $n } receipts that this browser kept are confirmed.
}
page-verify-proved-text = None was chosen or changed after the players sat down. That lists and draws are those of the rules cannot be seen without the rules: “tabletier verify” checks it with them.
page-verify-fault = This record is not right
page-verify-fault-text = What comes before is proved; what comes after was not checked.
page-verify-show = Show entry { $n }
page-verify-unprovable = The dice of this match are unprovable
page-verify-unprovable-text = This record holds no promise made before the match began. Matches begun by older houses have none. That does not mean that anything is wrong, only that nobody can check it. But if you were shown a commitment at this table, it has been removed from the record.
page-verify-unopened = This record is not opened yet
page-verify-unopened-text = The seed of a match stays secret until the match is over. Fetch the record again then.
page-verify-none = This is not a record
page-verify-none-text = The text of a record begins with “tabletier record”. Copy all of it, from the first line to the last.
page-verify-pledges = What was fixed beforehand
page-verify-match = Match
page-verify-commitment = Commitment
page-verify-commitment-hint = Everybody at the table could see it before the match began. It fits one seed only.
page-verify-seed = Seed
page-verify-seed-hint = Secret until the match was over. All dice come from it.
page-verify-nonces = What the players added
page-verify-nonces-hint = Made by their own browsers after they had seen the commitment: the house could not choose the dice alone.
page-verify-nonces-none = Nobody added anything.
page-verify-rolls = Dice and lots
page-verify-rolls-none = There were none.
page-verify-entry = Entry { $n }
page-verify-lot = Seats by lot:
page-verify-from = { $n ->
    [one] the only one:
   *[other] one of { $n }:
}
page-verify-draws = { $n ->
    [0] without a draw
    [one] one draw:
   *[other] { $n } draws:
}
page-verify-draw = { $drawn } below { $sides }
page-verify-receipts = Receipts
page-verify-receipts-hint = What was decided in secret was confirmed to each player at once, so that it could not be changed later.
page-verify-window = Decision { $n }
page-verify-entries = for entries { $list }:
page-verify-kept = kept in this browser
page-verify-mark-open = not checked yet
page-verify-mark-proved = proved
page-verify-mark-wrong = wrong
page-fault-line = Line { $line } should be “{ $expected }”, but is “{ $found }”.
page-fault-missing = Line { $line } is missing: it should be “{ $expected }”.
page-fault-more = The record goes on after its end, from line { $line } on.
page-fault-pledge = Entry { $entry } is not what it should be: a match begins with its commitment, then comes what the players added, in the order of places, and nothing of that kind comes later.
page-fault-match = This is the record of match { $said }, not of { $asked }.
page-fault-seed = The seed does not fit the commitment of entry 1.
page-fault-picked = Entry { $entry }: the record says “{ $said }”, the seed gives “{ $given }”.
page-fault-drawn = Entry { $entry }, draw { $draw }: the record says { $said }, the seed gives { $given }.
page-fault-actions = The receipt of seat { $seat } for decision { $window } names entries that are not actions of that seat.
page-fault-twice = Seat { $seat } has two receipts for decision { $window }.
page-fault-kept = This browser keeps a receipt of seat { $seat } for decision { $window } that the record does not confirm: what was saved there was changed afterwards, or left out.
page-fault-receipt = The receipt of seat { $seat } for decision { $window } does not fit what that seat decided: one of the two was changed.

## Time: choosing it, clocks and deadlines, what is proposed
page-time-title = How much time?
page-sort-unlimited = No limit
page-sort-live = Live clock
page-sort-days = Days per move
page-sort-phases = Fixed hour
page-time-minutes = Minutes each
page-time-seconds = Seconds per move
page-time-how = These seconds
page-how-fischer = are added after each move
page-how-delay = pass before the clock runs
page-time-days-each = Days per move
page-time-nights = Leave out the nights
page-time-nights-hint = From { $from } to { $to } ({ $zone })
page-time-weekends = Leave out the weekends
page-time-hour = Phases end at (your time)
page-time-phase-days = Days for orders
page-limit-sudden = Each player has { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} for the whole game. Whoever runs out of time loses.
page-limit-fischer = Each player has { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} and gains { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} after each move. Whoever runs out of time loses.
page-limit-delay = Each player has { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}; the clock starts { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} into each move. Whoever runs out of time loses.
page-limit-days = Each move is to be made within { $days ->
    [one] one day
   *[other] { $days } days
}. Whoever runs out of time loses.
page-limit-phases = Orders end { $days ->
    [one] on the next day
   *[other] after { $days } days
} at { $hour } ({ $zone }), everything else on the next day at that hour. For whoever has not decided by then, the rules decide.
page-time-unlimited = No time limit
page-time-sudden = { $minutes } min each
page-time-fischer = { $minutes } min + { $seconds } s per move
page-time-delay = { $minutes } min, { $seconds } s of delay per move
page-time-days = { $days ->
    [one] One day
   *[other] { $days } days
} per move
page-time-days-rest = { page-time-days }, with hours of rest
page-time-phases = Phases end at { $hour } ({ $zone })
page-in-days = in { $days ->
    [one] 1 day
   *[other] { $days } days
}
page-in-days-hours = { page-in-days } { $hours } h
page-in-hours = in { $hours } h
page-in-hours-minutes = in { $hours } h { $minutes } min
page-in-minutes = in { $minutes } min
page-in-moment = in less than a minute
page-deadline = Until { $when }
page-deadline-over = Time has run out
page-reminder-unfinished = You have not finished yet.
page-reminder-title = Your turn, ends { $rest }
page-reminder = Time runs out { $rest }, and you have not finished.
page-reminder-tables = { $n ->
    [one] Time is short at 1 table
   *[other] Time is short at { $n } tables
}
page-stands-paused = Paused, until { $when } at the latest
page-stands-holiday = On holiday until { $when }
page-clock-of = { $name ->
    [You] Your clock
   *[other] { $name }'s clock
}
page-clock-minute = { $name ->
    [You] You have
   *[other] { $name } has
} one minute left
page-clock-seconds = { $name ->
    [You] You have
   *[other] { $name } has
} ten seconds left
page-extend = More time
page-extend-others = Give more time
page-extend-hint = More time gives as much again for this decision, two days at most. Each player can ask for it once.
page-pause = Propose a pause
page-resume = Propose to go on
page-take-back-ask = Ask to take back my last move
page-asking-pause = { $name } proposes a pause.
page-asking-resume = { $name } proposes to go on.
page-asking-takeback = { $name } asks to take a move back.
page-asking-bot = { $level ->
    [6] { $name } proposes a master bot for seat { $seat }.
   *[other] { $name } proposes a level { $level } bot for seat { $seat }.
}
page-asked-pause = A pause is proposed.
page-asked-resume = Going on is proposed.
page-asked-takeback = A takeback is asked for.
page-asked-bot = A bot for seat { $seat } is proposed.
page-asking-waits = { $what } Waiting for { $names }.
page-asking-withdraw = Withdraw
page-error-bad-time = The house cannot keep this time. Choose another one.
page-error-no-extension = You cannot extend the time for this decision again.
page-error-bad-proposal = This cannot be proposed now.

## Seats that change hands
page-hand-leave = Give up my seat…
page-hand-leave-offered = Your seat is offered…
page-hand-back = Take my seat back
page-hand-take = Take over this seat
page-hand-bot = Put a bot here
page-hand-bot-at = Put a bot in seat { $n }
page-hand-propose = Propose a bot for this seat
page-hand-propose-short = Propose a bot
page-own-seat = Your seat
page-kept-for-you = A bot is playing for you.
page-seat-is-free = Seat { $n } is free.
page-seat-is-offered = { $name } offers the seat to others.
page-seat-is-away = { $name } is away.
page-seat-offered = offers the seat
page-stands-in = for { $name }
page-looks-for-player = Looking for a player
page-leave-title = Give up your seat?
page-way-offer = Offer it to others
page-way-offer-text = You play on until somebody takes it over.
page-way-offer-go = Offer my seat
page-way-keep = Keep it after all
page-way-keep-text = Your seat is no longer offered.
page-way-keep-go = Keep my seat
page-way-bot = Let a bot play for me
page-way-bot-text = It plays until you come back. You can take your seat back at any time.
page-way-bot-go = Hand over to the bot
page-way-vacate = Leave at once
page-way-vacate-text = Your seat is free for whoever wants it, and the game waits for them.
page-way-vacate-go = Leave my seat
page-bot-for-seat = A bot for seat { $n }
page-bot-put = The bot takes this seat for the whole game.
page-bot-proposed = The bot plays here once the others agree. Whoever is away can take the seat back.
page-bot-sit = Put the bot here
page-bot-propose = Propose it
page-error-not-host = Only whoever set up this table can do that.
page-error-table-begun = The game has begun: propose it to the others.

## Conditional moves
page-plan-title = If they play…
page-plan-what = Decide now what you would answer. Your answer is played as soon as it fits, wherever you are.
page-plan-make = Plan my answers
page-plan-change = Change the plan
page-plan-count = { $n ->
    [one] one move is answered
   *[other] { $n } moves are answered
}
page-plan-banner = Planning: nothing is played
page-plan-how = On the board, play a move for { $name }, then your answer. Every answer is added to the list. Nobody else sees it.
page-plan-hint-first = What might { $name } play?
page-plan-hint-next = And if { $name } then plays…
page-plan-hint-answer = Your answer?
page-plan-hint-end = Here the game would be over.
page-plan-now = On the board:
page-plan-none = Nothing is planned yet.
page-plan-lines = What is planned
page-plan-if = if { $move } → { $answer }
page-plan-then-if = ; then if { $move } → { $answer }
page-plan-remove = Remove
page-plan-another = Another line
page-plan-back = Back by one move
page-plan-save = Save the plan
page-plan-saved = Saved. Your answer is played as soon as it fits.
page-plan-close = Stop planning
page-error-bad-plan = This plan cannot be kept: the game has moved on, or it is too long.

## Holidays
page-holiday-title = Holiday
page-holiday-what = While you are away your clocks stand still in games over days: 21 days in each year. Games that begin meanwhile are not held up.
page-holiday-until = Away until
page-holiday-take = Go on holiday
page-holiday-lasts = You are on holiday until { $when }.
page-holiday-back = I am back
page-until-moment = Until { $when }
page-error-bad-holiday = A holiday ends after today, and a year has 21 days of it.

## Letters between seats
page-tab-press = Messages
page-press = Messages
page-press-threads = Conversations
page-press-public = Everybody, in public
page-press-between = Between { $names }
page-press-seat = { $seat } ({ $name })
page-press-new = New message
page-press-search = Search the messages
page-press-search-short = Search
page-press-found = { $n ->
    [0] Nothing found
    [one] One message found
   *[other] { $n } messages found
}
page-press-none-yet = No messages yet.
page-press-muted = muted
page-press-mute = Mute this conversation
page-press-back = All conversations
page-press-unread-from-here = New
page-press-to = To
page-press-text = Your message
page-press-keys = Ctrl and Enter send it.
page-press-choose = Choose whom you write to.
page-press-public-hint = Every player and every spectator reads it.
page-press-private-hint = Only those you choose read it, or whoever takes over their seat.
page-press-write-all = Write to everybody
page-press-write-some = Write to { $names }
page-press-news = New message from { $name }
page-press-news-public = New public message from { $name }
page-press-closed = In this game nobody writes to anybody.
page-press-before = Messages begin with the game.
page-press-silent = You read what is public. From your seat nobody writes.
page-press-will-open = When the game is over everybody may read all messages.
page-press-stays = Private messages stay private, even when the game is over.
page-press-over-opened = The game is over: all messages are open to everybody.
page-press-over-kept = The game is over. Private messages stay private.
page-press-talk-watchers = Talk among spectators
page-press-talk-after = Talk after the game
page-press-opened = Open the messages afterwards
page-press-opened-hint = When the game is over everybody may read what the players wrote to each other.
page-press-kept-hint = Private messages stay private for good.
page-error-bad-letter = This cannot be sent: write something, at most 2000 characters.
page-error-bad-thread = There is no such conversation.
page-error-press-instead = Here players write messages. You can talk when the game is over.
page-error-press-no-letters = At this table people talk and do not write messages.
page-error-press-none = This game is played without messages.
page-error-press-silent-seat = From your seat nobody can be written to.
page-error-press-public-only = From your seat messages go to everybody, not to some in private.
page-error-press-private-only = From your seat messages go to some in private, not to everybody.
page-error-press-to-nobody = Choose whom you write to.
page-error-press-to-oneself = You cannot write to your own seat.
page-error-press-not-reached = One of those you chose cannot be written to in private.

## Tables at which nobody chooses a seat

page-error-seats-drawn = Nobody chooses a seat at this table: put yourself down, and lots decide.
page-error-seats-chosen = At this table everybody chooses a seat.
page-error-already-begun = The game has begun.
page-error-not-down = You have not put yourself down here.
page-error-gathering-full = As many as can play have already come.
page-error-nobody-down = Nobody has put themselves down yet.
page-error-nonces-owed = The dice still wait for somebody's page. Try again in a moment.
page-error-nonce-given = The dice are sealed: nothing can be added to them.
page-error-not-asked = There is no seat for you to take just now.
page-error-unknown-player = Nobody can do that from a seat whose player is unknown: it would show that somebody plays there.
page-error-was-unknown = Whoever has played unknown at this table knows too much to play another seat.
page-error-unheard = Whoever plays unknown, or may come to, is heard by nobody before the end.
page-error-bad-company = Only one person who plays alone among bots may choose a seat.
page-error-bad-share = That much time cannot be kept for the unknown players.
page-error-notes-too-long = The notebook is full: shorten it a little.
page-error-bad-notes = The notebook holds text only.
page-roster-title = Who plays what is drawn by lot
page-roster-count = { $count ->
    [0] Nobody has put themselves down yet
    [one] One person has put themselves down, of { $most } at most
   *[other] { $count } people have put themselves down, of { $most } at most
}
page-roster-text = Put yourself down; { $seats } are drawn when the host begins, and nobody is told who is who. Until then nobody sees any name.
page-roster-put-down = Put me down
page-roster-full = The list is full
page-roster-withdraw = Take my name off
page-roster-begin = Draw and begin
page-roster-wait = You are on the list. The host begins when everybody is there.
page-roster-bots = { $missing ->
    [0] Everybody beyond the seats becomes a substitute.
    [one] A bot takes the missing seat.
   *[other] Bots take the { $missing } missing seats.
}
page-roster-exact = You are exactly { $seats }: whoever knows all of you can tell by elimination who plays a secret role. One more person, or one fewer, keeps the secret.
page-roster-share = Shall we play { $game }? Put yourself down.
page-substitute = You are a substitute at this table: you will be asked, and only you, when a seat needs somebody.
page-substitute-asked = A seat needs you. Nobody else at the table learns that it changes hands.
page-substitute-accept = Take the seat
page-substitute-withdraw = No longer a substitute
page-notes = Notebook
page-notes-label = For nobody but this seat
page-notes-kept = Kept by the house.
page-notes-waiting = Not kept yet…
page-deadline-earliest = If all powers are ready, it may end from { $when } on.
page-drawn-who = With whom?
page-drawn-alone = Alone among bots
page-drawn-alone-hint = You begin at once, and may choose what you play.
page-drawn-people = With people
page-drawn-people-hint = Everybody puts themselves down under one link; lots decide who plays what.
page-drawn-role = You play
page-drawn-role-lot = by lot
page-drawn-bots = Level of the bots
page-drawn-share = Hours kept for those whom nobody knows
page-drawn-share-hint = A movement phase lasts at least so long, so that nobody can tell when they have decided. 0: half of the phase.

## What if: a private branch of a game

page-what-if = What if?
page-what-if-hint = What if? Try it out from here, alone
page-what-if-text = Try out what could come of this position. You play every seat, on a copy that only you can see. Nothing of it reaches the game.
page-branch-short = What if?
page-branch-back = Back to the game
page-branch-text = You play every seat here, on a copy that only you can see. It is thrown away when you begin another one from this game, or seven days after you last touched it.
page-branch-discard = Throw it away
page-play-as = Play { $name }
page-error-no-branch = Nothing can be tried out from here: not enough is known, or the moment is in the middle of something.
page-error-in-a-branch = You cannot do that while you try things out in private.

## Going through a game chapter by chapter

page-chapter-first = The beginning
page-chapter-nothing = Nothing has happened here yet.

## Messages at other tables

page-mail = { $n ->
    [one] Unread messages at one table
   *[other] Unread messages at { $n } tables
}
page-letters-unread = { $n ->
    [one] One unread message
   *[other] { $n } unread messages
}

## Learning a game

page-learn = Learn
page-learn-game = Learn { $game }
page-learn-lede = Short lessons on a real board: each has one thing to try. Try anything: what is not right is answered with the reason and the rule.
page-learn-progress = Lessons done
page-learn-count = { $done } of { $all } lessons done
page-learn-begin = Begin
page-learn-go-on = Go on
page-learn-go-on-here = Right. Go on.
page-learn-again = Begin anew
page-learn-done = done
page-learn-place = Lesson { $n } of { $all }
page-learn-side = What there is to know
page-learn-hint = Hint
page-learn-show = Show the answer
page-learn-answer = Play { $action }.
page-learn-next = Next lesson
page-learn-finished = Course of { $game }
page-learn-all-rules = All the rules
page-learn-small-game = Play a whole small game
page-learn-played = played
page-learn-course-done = You have taken the whole course of { $game }, to the end of a game.
page-learn-back = Back to the course

## Analysis
page-title-study = Analysis
page-analyse = Analyse
page-analyse-game = Analyse { $game }
page-study-this = Study this game
page-study-lede = Play every seat, try variations, write down what you think of them, and let a bot look. What you study is yours until you share it.
page-study-game = Game
page-study-paste = A record or a study (leave it empty for a new board)
page-study-paste-position = A position, a record or a study (leave it empty for a new board)
page-study-begin = Begin with a new board
page-study-mine = Your studies
page-study-unnamed = A study without a name
page-study-shared = shared
page-study-side = The study
page-study-moves = Variations
page-study-start = Start
page-study-expired = time ran out
page-study-left = { $name } gave up
page-study-to-act = { $name } to move: try anything.
page-study-chance = Chance decides: roll, or choose what comes.
page-study-roll = Roll
page-study-outcome = Choose what comes
page-study-reading = Somebody else's study. Step through it, or make a copy of your own.
page-study-name = Name of the study
page-study-variation = Name of the variation
page-study-comment = Comment
page-study-keep = Keep
page-study-arrow = Arrow
page-study-arrow-hint = Point at where the arrow begins, then at where it ends. The same once more takes it away.
page-study-no-arrows = Remove arrows
page-study-cut = Cut off here
page-study-as = Look as
page-study-as-turn = whoever is to move
page-study-tied = The game is still being played: until its end this study is yours alone, and no bot looks at it.
page-study-doors = Share and keep
page-study-link = Link to this study
page-study-share = Share
page-study-unshare = Stop sharing
page-study-text = Save as text
page-study-copy = Make my own copy
page-study-match = The game
page-study-discard = Throw away
page-study-discard-sure = Really throw away?
page-eye = The bot's eye
page-eye-level = Level
page-eye-look = Look
page-eye-stop = Stop
page-eye-thinking = The bot is looking…
page-eye-none = No bot of this game can put a value on its moves.
page-eye-chance = { $name } wins { $n } times out of 100, as the bot sees it.
page-eye-value = { $n }%
page-eye-positions = { $n ->
    [one] One position looked at.
   *[other] { $n } positions looked at.
}
page-eye-playouts = { $n ->
    [one] One game played out.
   *[other] { $n } games played out.
}
page-eye-won = won
page-eye-lost = lost
page-eye-won-in = won in { $n }
page-eye-lost-in = lost in { $n }
page-eye-known = Proven for { $name }: { $words }.
page-error-study-changed = This study was changed elsewhere. You now see it as it is: try again.
page-error-study-tied = The game is still being played: until its end this study is yours alone, and no bot looks at it.
page-error-study-too-long = This is too much for one study.
page-error-too-many-studies = You have as many studies as one can have. Throw one away first.
page-error-not-your-study = Somebody else made this study. Make a copy of your own.
page-error-bad-remarks = This cannot be written down: a name has 80 characters at most, a comment 2000.
page-study-unreadable = This text cannot be read: look at its line { $line }.

# Reviews
page-title-review = Review
page-review-this = Review this game
page-review-of = { $game }: the game in hindsight
page-review-side = The review
page-review-curve = Who was ahead
page-review-curve-counted = What each side had
page-review-numbers = The same as a table
page-review-position = Position
page-review-end = the end
page-review-share = { $name }: { $n }%
page-review-judging = { $n } of { $of } positions judged…
page-review-judged = All { $of } positions are judged, by a level { $level } bot.
page-review-again = Go on judging
page-review-level = Judged by
page-review-hidden = Each side's line says what that side could know.
page-review-counted = No bot puts a value on positions of this game: the curve shows what the game itself counts.
page-review-unjudged = There is no judgement for this game: step through it, or try something else from any position.
page-review-turning = Turning points
page-review-no-turning = { $done ->
    [yes] None was found: no decision cost a tenth of a win for sure.
   *[other] None so far.
}
page-review-fell = { $name } fell from { $before } to { $after }%
page-review-played = played: { $action }
page-review-better = better: { $line }
page-review-unsure = { $kind ->
    [playouts] Unsure of { $n } points: two standard errors of { $counted } playouts.
    [searched] Two looks of different depth differ by { $n } points; the deeper one saw { $counted } positions.
   *[certain] Certain: searched to the end, in { $counted } positions.
}
page-review-shown = Show
page-review-retry = Retry from here
page-review-retry-hint = Makes a study of your own in which you play it differently
page-review-luck-title = Luck and decisions
page-review-decisions-title = Whose decisions
page-review-luck-hint = What chance brought beyond what was to be expected, and what decisions changed, in points out of 100. Together they are the whole change.
page-review-decisions-hint = What decisions changed, in points out of 100.
page-review-luck = Luck
page-review-own = Own decisions
page-review-others = Decisions of others
page-review-change = Change
page-review-from-here = From this position
page-review-table = The game
page-error-review-branch = What is tried out in private is not reviewed.
page-error-review-range = These positions are not in the game.

## Puzzles

page-puzzles = Puzzles
page-puzzles-of = Puzzles: { $game }
page-puzzles-lede = One position, one goal. Every puzzle was proved, and whatever keeps the goal in reach is right.
page-puzzles-progress = Puzzles solved
page-puzzles-count = { $done } of { $all } puzzles solved
page-puzzle-daily = Puzzle of the day
page-puzzle-streak = { $days ->
    [one] Today's or yesterday's solved: 1 day
   *[other] { $days } days in a row
}
page-puzzle-filters = Which puzzles
page-puzzle-theme = Theme
page-puzzle-level = Difficulty
page-puzzle-any = any
page-puzzle-level-n = solved by a level { $n } bot
page-puzzle-beyond = too hard for level 5
page-puzzle-open-only = only those I have not solved
page-puzzle-none = No puzzle is like that.
page-puzzle-more = { $n ->
    [one] One more
   *[other] { $n } more
}
page-puzzle-solved = solved
page-puzzle-text = It can be done whatever the others do. If there are several ways, each of them counts.
page-puzzle-text-odds = Dice decide here: find the move with the best chances. It is well ahead of every other.
page-puzzle-wrong = With that the goal is out of reach.
page-puzzle-wrong-odds = That succeeds in { $percent } of 100 cases; another move does better.
page-puzzle-done = Solved.
page-puzzle-done-odds = Solved: that succeeds in { $percent } of 100 cases, and nothing does better.
page-puzzle-next = Next puzzle

## The opening explorer

page-openings = Played here
page-openings-none = Nobody has played from this position in a public game yet.
page-openings-count = { $n ->
    [one] One public game came here.
   *[other] { $n } public games came here.
}
page-openings-played = { $n } ×
page-openings-won = { $n }% won
page-openings-went = { $won }% won, { $drawn }% drawn

## Setting a position up
page-editor-of = Set up { $game }
page-editor-side = The position
page-editor-palette = Pieces
page-editor-tools = Tools
page-editor-sorts = What can be put
page-editor-fields = What else the position says
page-editor-hint = Take a piece below and point at a square. What stands can be moved.
page-editor-putting = { $piece }: point at where it goes. Escape lets go.
page-editor-taking = Point at what is to be taken off.
page-editor-moving = { $piece }: point at where it goes, or take it off.
page-editor-left = { $piece }, { $n ->
    [0] none left
   *[other] { $n } left
}
page-editor-lift = Take up: { $piece }
page-editor-off = Take off
page-editor-undo = Undo
page-editor-redo = Redo
page-editor-empty = Empty board
page-editor-usual = Start of the game
page-editor-none-left = None of these are left.
page-editor-no-room = It cannot stand there.
page-editor-text = Position as text
page-editor-fine = This position can be played.
page-editor-study = Study this
page-editor-options = Options of the game
page-study-set-up = Set up a position
page-study-up = Move up
page-study-up-hint = Put before the variation in front of it (Shift and arrow up)
page-study-to-first = To the front
page-study-to-first-hint = Put before all variations beside it (Shift and Home)
page-error-study-first = No variation stands in front of this one.
page-error-bad-arrangement = This cannot be set up here.
page-error-position-too-long = This text is too long for a position.
