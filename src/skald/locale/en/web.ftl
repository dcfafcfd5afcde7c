### The pages around the table: start, new table, rules, settings (English).

## Everywhere

web-skip = Skip to the content
web-again = Try again
web-loading = Loading …
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-language = Language
web-theme-to-light = Switch to light
web-theme-to-dark = Switch to dark

web-nav = Pages
web-nav-home = Skald, start page
web-nav-tables = My tables
web-nav-replays = Replays
web-nav-rules = Rules
web-nav-settings = Settings

web-connection-lost = The server cannot be reached. Your game is safe; trying again …

## Start

web-start-claim = Two games of the North, by the book
web-start-lead = Play alone against bots or with friends by link. No account, nothing to install; wherever you wonder why, the rule is one click away.
web-play-now = Play now
web-play-now-hint = You against two bots, ready at once.
web-new-table = New table
web-learn = Learn by playing
web-opening = Setting the table …
web-start-turns =
    { $count ->
        [one] It is your turn at one table.
       *[other] It is your turn at { $count } tables.
    }
web-start-tables = This browser remembers your seats: go away and come back when you like.
web-start-tables-go = Show my tables
web-start-replays = Look at finished games move by move, from any seat, and play on from any moment.
web-start-replays-go = Show replays

web-join = Join by link
web-join-lead = Somebody sent you a link to a seat? Open it, or paste it here.
web-join-field = Link of a table
web-join-go = Join
web-join-wrong = This is no link of a table. Paste it whole, as it was sent to you.

## New table

web-new-title = New table
web-new-seats = Seats
web-new-options = Options
web-new-more = More options ({ $count })
web-new-open = Open the table

web-seat = Seat { $number }
web-seat-me = Me
web-seat-friend = Friend by link
web-seat-friend-hint = You get a link to send.
web-seat-screen = At this screen
web-seat-bots = Bots
web-seat-bot = Bot { $number } · { $name }
web-seat-name = Name
web-seat-name-none = optional
web-seat-add = Add a seat
web-seat-remove = Remove seat { $number }
web-seat-range = { $least } to { $most } players
web-side-random = Random

web-level-farmhand = Farmhand
    .text = Plays by feel; easy to beat.
web-level-hunter = Hunter
    .text = Takes what is best at once.
web-level-jarl = Jarl
    .text = Thinks ahead for a second.
web-level-skald = Skald
    .text = Thinks long; the strongest.

web-away = When somebody is away
    .text = After how long the others may let a bot play for somebody. It hands back as soon as they return.
web-away-live = Everybody is there: 2 minutes
web-away-evening = One evening: 15 minutes
web-away-correspondence = Days between moves: 3 days
web-away-never = Never

web-seed = Seed
    .text = A number that fixes dice and cards: the same seed deals the same luck. Only for practice; anybody who knows it knows what comes.
web-seed-none = drawn by the server

web-invite-title = Invite your friends
web-invite-lead = The table is open. Send each friend the link of one seat; they need nothing else.
web-invite-seat = Link of seat { $number }
web-invite-watch = Link for spectators
web-invite-watch-hint = Whoever opens it sees what everybody may see.
web-invite-secret = The first to open a link takes its seat. From then on it is theirs alone: the link opens it to nobody else, not even to you.
web-invite-go = To the table

## My tables and replays

web-tables-lead = Tables where this browser has a seat or watches.
web-tables-none = You have not been at any table yet.
web-tables-none-go = Start a game
web-tables-open = Open
web-tables-replay = Replay
web-tables-forget = Forget: { $table }
web-tables-my-turn = It is your turn
web-tables-turn = It is { $name }’s turn
web-tables-watching = You watch
web-tables-over = Finished
web-tables-gone = This table is no longer on the server.
web-tables-unknown = A table

web-replays-lead = Finished games, to look at and to learn from.
web-replays-examples = Watch a whole game
web-replays-examples-hint = Four strong bots play from the set-up to the last point. Step through it, look from any seat, and play on where you like.
web-replays-import = A record from a file
web-replays-import-hint = Drop a Skald record (.json) here, or choose a file.
web-replays-import-go = Choose a file
web-replays-no-record = “{ $file }” is no record of a game. Choose a .json file that Skald has saved.
web-replays-finished = Games you were at
web-replays-none = None yet. A game you played or watched to its end will be here.

## Rules

web-rules-title = Rules
web-rules-lead = Every rule in our own words, with its number. What the rulebooks leave open is marked as our ruling.
web-rules-which = Game
web-rules-search = Search the rules
web-rules-chapters = Chapters
web-rules-link = Link to this rule
web-rules-found =
    { $count ->
        [0] No rule holds all these words. Try fewer, or a part of a word.
        [one] One rule
       *[other] { $count } rules
    }
web-rules-all = Show all rules
web-source-rulebook = Rulebook
web-source-ruling = Our ruling
web-source-partly = Partly our ruling

## Settings

web-settings-lead = They are kept in this browser and take effect at once.
web-settings-look = Language and appearance
web-settings-play = At the table
web-settings-you = You
web-theme = Appearance
web-theme-system = Like the system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Speed
    .text = How fast the moves of the others are shown.
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-none = At once
web-confirm = Confirm moves
    .text = A move on the board is played only after you have confirmed it.
web-forecasts = Forecasts
    .text = The board shows what would happen if nobody did anything more.
web-notifications = Call me
    .text = The browser tells you when it is your turn and the page is in the background.
web-notifications-denied = The browser does not allow it. Permit notifications for this page in the browser, then switch it on again.
web-name = Name
    .text = It is proposed for your seat at new tables.
web-forget = Remembered tables
    .text =
        { $count ->
            [0] This browser remembers no table.
            [one] This browser remembers one table and its seat. Once forgotten, you get back to it only by its link.
           *[other] This browser remembers { $count } tables and their seats. Once forgotten, you get back to them only by their links.
        }
web-forget-go = Forget them all
web-forget-yes = Yes, forget them

## Trouble

web-error-offline = The server cannot be reached. Check that it runs and that you are online, then try again.
web-error-not-found = There is nothing here. Check the link, or start again from the first page.
web-error-no-table = There is no such table. Check the link, or ask for a new one.
web-error-not-over = The game at this table is not over yet. Come back when it is.
web-error-too-fast = That was too much at once. Wait a minute, then try again.
web-error-unkept = The server cannot keep anything at the moment, so nothing has changed. Try again in a while.
web-error-not-allowed = Only whoever runs this server may read this. Ask them for it.
web-error-malformed = The server did not understand that. Check what you entered ({ $field }).
web-error-no-game = This server does not know the game. Choose one on the start page.
web-error-bad-record = This game cannot be replayed: its record is damaged, or no record of Skald.
web-error-record-illegal = This record cannot be replayed: rule { $rule } forbids one of its actions.
web-error-record-unfinished = The game of this record is not finished. Only finished games can be watched again.
web-error-own-components = This record was made with components of its own. Open it with Skald on your own computer.
web-error-bad-option = These choices do not go together. Check the number of players and the options.
web-error-other-rules = This record was made with another version of the rules. Open it with that version of Skald.
web-error-nobody-due = Nothing is left to decide at that moment. Choose an earlier one.
web-error-no-moment = There is no such moment in this game. Go back to its start.
web-error-too-large = The file is too large for a record. Choose another one.
web-error-no-rule = There is no rule with this number. Search for it by its words.
web-error-refused = That did not work. Check what you entered, then try again.
web-error-unexpected = Something went wrong on this page. Load it again; your game is kept on the server.
web-lost = There is no such page
web-lost-lead = The link may be incomplete, or the page has moved.
web-lost-go = To the start page
