# The game at the terminal, and replays.

terminal-you = You
terminal-player = Player { $number }
terminal-and = and

terminal-which-game = Which game? Its number or key, such as { $game }:
terminal-welcome = { $game }: { $names }
terminal-how-to-play = Type an action such as { $example }, or a number from the list that “moves” shows. “?” shows all you can type, “rules” the rules.
terminal-prompt = Your move (? for help):
terminal-prompt-named = { $seat }, your move (? for help):
terminal-thinking = { $seat } is thinking…
terminal-pass-keyboard = Pass the keyboard to { $seat }, who then presses Enter.

terminal-help =
    To play, type an action in notation{ $notation ->
        [0] { "" }
       *[other] { " " }(“rules { $notation }” explains it)
    }, or a number from “moves”. Besides:
      moves          list all actions you can play, with numbers
      hint           what a bot of level 3 would play
      undo           take your last move back
      board          show the board again
      look           what can be looked at more closely; “look 2” shows the second of it
      rules          contents of the rules; “rules 4” opens one chapter of them
      save FILE      keep the match; “tabletier play --load FILE” goes on with it
      resign         give up
      quit           leave

terminal-not-understood = “{ $text }” is not an action of this game. “moves” lists those you can play, “?” helps.
terminal-half-understood = “{ $text }” is not complete. Actions that begin like it: { $like }
terminal-no-such-number = There is no choice { $number }: { $count ->
    [one] there is only one
   *[other] they go from 1 to { $count }
}. “moves” lists them.
terminal-refused = { $why }
terminal-refused-by-rule = { $why } (Type “rules { $paragraph }” to read why.)
terminal-hint = A bot of level 3 would play { $action }.
terminal-nothing-to-undo = There is nothing of yours to take back.
terminal-seen-is-seen = Something hidden was seen since: that cannot be taken back.
terminal-rules-how = “rules 1” opens a chapter, “rules 1.1” a paragraph.
terminal-no-such-rule = The rules have no chapter or paragraph { $number }. “rules” shows their contents.

terminal-nothing-to-look-at = There is nothing to look at more closely here.
terminal-look-how = “look 1” shows the first of these.
terminal-no-such-sheet = There is no “{ $what }” to look at. “look” lists what there is.

terminal-save-how = Name a file: “save mine.record”.
terminal-save-exists = { $file } is there already and stays as it is. Choose another name.
terminal-save-failed = The match is not saved: { $why }
terminal-saved = Saved. “tabletier play --load { $file }” goes on from here.
terminal-saved-secrets = The file holds everything, what is hidden from you too: do not look into it before the end.
terminal-saved-whole = Saved. “tabletier replay { $file }” goes through the match again.
terminal-not-saved = The match is not saved. Next time, “save FILE” keeps it.
terminal-really-quit = The match is not saved: “save FILE” keeps it. “quit” once more leaves without.
terminal-after-the-end-open = “save FILE” keeps the match, “look” shows what was hidden, Enter leaves:
terminal-after-the-end = “save FILE” keeps the match, “undo” takes the end back, Enter leaves:

terminal-drawn = The match is drawn: { $how }.
terminal-won = { $count ->
    [one] { $winners } { $winners ->
        [You] win
       *[other] wins
    }
   *[other] { $winners } win
} { $how }.

replay-step = Enter goes on, q stops:
replay-not-over = The match is not over.
replay-sound = The record is sound: { $count ->
    [0] it has no entries.
    [one] its entry was replayed.
   *[other] all its { $count } entries were replayed.
}

options-unplayable = these options cannot be played:{ $why }
options-listed = `tabletier games { $game }` lists the options
options-warning = warning: { $what }

# Cards: what things are, and why they cannot move

terminal-no-reason = Nothing forbids it, or there is nothing to do with it now.
terminal-card-rules = Rules: { $paragraphs }. “why” and the same name says why it cannot move.
