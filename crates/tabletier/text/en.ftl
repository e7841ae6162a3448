# The game at the terminal, and replays.

terminal-you = You
terminal-player = Player { $number }
terminal-bot = { $name } (level { $level })
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
    }, or a number from “moves”. You can also type:
      moves          list all actions you can play, with numbers
      hint           what a level 3 bot would play
      undo           take your last move back
      board          show the board again
      look           what can be looked at more closely; “look 2” shows the second of these
      why PLACE      why nothing can be done with what is there
      rules          the contents of the rules; “rules 4” opens chapter 4
      save FILE      save the game; “tabletier play --load FILE” continues it
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
terminal-hint = A level 3 bot would play { $action }.
terminal-nothing-to-undo = You have no move to take back.
terminal-seen-is-seen = Something hidden has been seen since then, so that move cannot be taken back.
terminal-rules-how = “rules 1” opens a chapter, “rules 1.1” a paragraph.
terminal-no-such-rule = The rules have no chapter or paragraph { $number }. “rules” shows their contents.

terminal-nothing-to-look-at = There is nothing to look at more closely here.
terminal-look-how = “look 1” shows the first of these.
terminal-no-such-sheet = There is no “{ $what }” to look at. “look” lists what there is.

terminal-save-how = Name a file: “save mine.record”.
terminal-save-exists = { $file } already exists and is left as it is. Choose another name.
terminal-save-failed = The game has not been saved: { $why }
terminal-saved = Saved. “tabletier play --load { $file }” continues from here.
terminal-saved-secrets = The file holds everything, including what is hidden from you: do not open it before the end.
terminal-saved-whole = Saved. “tabletier replay { $file }” goes through the game again.
terminal-not-saved = The game has not been saved. Next time, “save FILE” saves it.
terminal-really-quit = The game has not been saved: “save FILE” saves it. Type “quit” again to leave without saving.
terminal-after-the-end-open = “save FILE” saves the game, “look” shows what was hidden, Enter leaves:
terminal-after-the-end = “save FILE” saves the game, “undo” goes back to before the end, Enter leaves:

terminal-drawn = The game is drawn { $how }.
terminal-shared = { $winners } { $you ->
    [yes] share
   *[no] share
} the draw { $how }.
terminal-won = { $winners } { $you ->
    [yes] win
   *[no] { $count ->
        [one] wins
       *[other] win
    }
} { $how }.

replay-step = Enter continues, q stops:
replay-not-over = The game is not over.
replay-sound = The record is sound: { $count ->
    [0] it has no entries.
    [one] its one entry was replayed.
   *[other] all { $count } of its entries were replayed.
}

options-unplayable = these options cannot be played:{ $why }
options-listed = `tabletier games { $game }` lists the options
options-warning = warning: { $what }

# Cards: what things are, and why they cannot move

terminal-no-reason = Nothing forbids it, or there is nothing to do with it now.
terminal-card-rules = Rules: { $paragraphs }. “why” and the same name says why it cannot move.
