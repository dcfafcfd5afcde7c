### What `skald simulate` and `skald arena` say (English).

## While playing

sim-playing = Playing
sim-rate = { $rate } games/s
sim-speed =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $seconds } s: { $rate } games/s, { $decisions } decisions/s
sim-stopped =
    { $games ->
        [0] Stopped before the first game ended.
        [one] Stopped after one game.
       *[other] Stopped after { $games } games.
    }
sim-read-back =
    { $games ->
        [one] One game was there already.
       *[other] { $games } games were there already.
    }
sim-clock = The bot “{ $bot }” thinks by the clock: its games cannot be repeated exactly.
sim-drawn = Drawn: { $file }

## Tables and pictures

sim-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
sim-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
sim-seed = seed { $seed }
sim-seat = seat { $number }
sim-bot = Bot
sim-by-bot = By bot
sim-by-seat = By seat
sim-by-side = By side
sim-endings = Endings
sim-per-game = Per game
sim-cross = Ahead : behind
sim-seats = seats
sim-wins = wins
sim-share = share
sim-95 = 95% interval
sim-mean-score = mean score
sim-games-head = games
sim-mean = mean
sim-least = least
sim-most = most
sim-rating = rating
sim-rounds = rounds
sim-scores = score of a seat
sim-decisions = decisions
sim-forced = … with one option
sim-chance = outcomes of chance
sim-length = Length
sim-scores-by-side = Scores by side
sim-score-axis = score (bar: middle half, line across: median, ◆ mean)
sim-share-of-games = share of games
sim-win-rate-axis = games won, with 95% interval
sim-even = all alike: { $share }
sim-mean-is = mean { $mean }

## What is refused

sim-no-games = There is nothing to play: --games { $games }.
sim-no-workers = Nobody would play: --workers { $workers }.
sim-bots-for-seats = Bots: { $bots }, seats: { $seats }; name one bot for each seat, or one for all.
sim-arena-needs-two = A tournament needs at least two bots: --bots A,B
sim-arena-alone = Nobody meets anybody at a table of one: --players 2 or more.
sim-entered-twice = The bot “{ $bot }” is named twice; a bot enters a tournament once.
sim-resume-what = Nothing to resume: name the file of the run with --out FILE.
sim-what-format = { $file } must end in .csv or .parquet.
sim-what-picture = { $file } must end in .png or .svg, or be a folder.
sim-file-is-there = { $file } is there already; go on with it by --resume, or name another file.
sim-unwritable = { $file } cannot be written: { $reason }.
sim-no-text = { $file } is no file of results: it is no text.
sim-unknown-run = { $file } cannot be resumed: { $run }, which says what was played, cannot be read.
sim-another-run = { $file } is of another run; what differs: { $what }.
sim-more-games = { $file } has more than { $games } games already; ask for at least as many.
sim-damaged = { $file } is damaged in line { $line }; results that were changed cannot be resumed.
sim-needs-extra = This needs { $package }: pip install 'skald-games[{ $extra }]'
sim-workers-die = Worker processes died { $times } times, last while playing the games from number { $first } on; is there enough memory?
sim-no-cluster = There is no Ray cluster at { $address }: { $reason }.
sim-other-version = A worker has rules version { $here }, not { $wanted }: install the same Skald everywhere.
sim-bot-only-here = The bot “{ $bot }” was registered in this process only: play with one worker, install it by an entry point, or name it module:Class.
