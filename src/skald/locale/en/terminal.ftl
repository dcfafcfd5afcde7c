### What only the terminal says (English). Short words stand in the drawing, where room is scarce.

## The table

term-headline = Round { $round } · { $phase }
term-headline-setup = { $phase }
term-legend-plain = Every value that you may know, by its name.
term-you = (you)

## Playing

term-welcome = Type the number of an option; help lists what else you can type.
term-no-such-option = There is no option { $number }; choose from 1 to { $count }.
term-nonsense = “{ $line }” is no action and no command here; type a number from 1 to { $count }, or help.
term-refused = “{ $line }” is not possible now by { $rule } ({ $title }).
term-offer-record = The game is over. Keep its record with save FILE; Enter leaves.
term-goodbye = Goodbye.
term-kept = Your game is kept in { $file }; go on with: skald terminal { $game } --load { $file }
term-saved = Saved in { $file }.
term-loaded = Loaded from { $file }.
term-hand-over = Pass the keyboard to { $player }; Enter goes on, and nobody else looks.
term-undone = Taken back.
term-nothing-to-undo = There is nothing of yours to take back.
term-undo-chance = That cannot be taken back: chance has been drawn since.
term-undo-seen = That cannot be taken back: hidden cards have been seen since.
term-nothing-happened = Nothing has happened yet.
term-only-why-last = The game is over; ask why last.
term-no-rule = No rule of the book stands behind that.
term-would-happen = It would lead to:
term-no-number = “{ $word }” is no number.
term-board-all = “{ $word }” is nothing to draw; type board or board all.
term-name-a-file = Name a file: { $command } my-game.json
term-no-language = There is no language “{ $language }”; there are { $languages }.

term-notation-plain = Type the number of an option, or its notation.
term-help-why = the rule behind this choice, behind option 3, or behind the last event
    .usage = why · why 3 · why last
term-help-board = draw the whole table, or all of it that can be seen
    .usage = board · board all
term-help-log = the last 20 events, or so many
    .usage = log · log 50
term-help-rules = search the rules by id or words
    .usage = rules WORDS
term-help-undo = take your last decision back, unless chance was drawn since
    .usage = undo
term-help-save = write the record (.txt: as readable text); without a folder, among your saved games
    .usage = save FILE
term-help-load = go on with a recorded game
    .usage = load FILE
term-help-language = speak English, German or Polish
    .usage = language en|de|pl
term-help-help = this list
    .usage = help
term-help-quit = leave; what you have played is kept
    .usage = quit

## Files, options, records

term-unreadable = { $file } cannot be read: { $reason }.
term-unwritable = { $file } cannot be written: { $reason }.
term-no-text = { $file } is no record: it is no text.
term-not-over-that = { $file } is there already and is no record; name another file.
term-bots-for-seats = Bots: { $bots }, seats for them: { $seats }; that does not fit.
term-other-game = That is a record of another game, { $game }.
term-record-decides = Players and options of a recorded game are in its record; leave them out.
term-no-pair = “{ $word }” is no option of the form key=value.
term-record-of = Record of { $game }
term-record-facts =
    { $players ->
        [one] one player
       *[other] { $players } players
    }, { $rounds }, { $count ->
        [one] one action
       *[other] { $count } actions
    }
term-unfinished = The game is not finished.
term-made-under = The record was made under version { $made } of the rules and is replayed under version { $today }.
term-exact = Exact: { $count } actions replay to the position { $fingerprint }.
term-not-exact = The record does not replay to the same position twice.
term-saga-setup = Set-up
term-round-title = Round { $round }
term-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
term-players = { $least }–{ $most } players
term-default = (default: { $value })

## Rules

term-our-ruling = our ruling
term-partly-our-ruling = partly our ruling
term-from-rulebook = rulebook
term-no-such-rule = No rule has “{ $words }” in its id, title or text.
term-no-rule-of-id = There is no rule { $id }; near it are { $near }.
term-rule-of-other-game = { $id } would be a rule of { $game }: skald rules { $game } { $id }
term-more-rules =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
term-rule-count =
    { $count ->
        [one] one rule
       *[other] { $count } rules
    }
