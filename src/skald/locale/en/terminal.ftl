### What only the terminal says (English). Short words stand in the drawing, where room is scarce.

## The table

term-title-ice-garden = The Lord of the Ice Garden
term-headline = Round { $round } · { $phase }
term-headline-setup = { $phase }
term-legend = Regions that share a wall are neighbours. »B 5: 3m +1v 2 Crab = blue would dominate with 5 influence: 3 free markers, 1 behind Vuko, 2 Crabs. Stacks are written from bottom to top; 2!×5 = red ship 2, five action markers; Crab 2 = two figures in supply; _ = room for an upgrade.

term-no-tile = no tile
term-face-down = tile face down
term-nations =
    { $count ->
        [one] nation
       *[other] { $count } nations
    }
term-reserves =
    { $count ->
        [one] reserve
       *[other] { $count } reserves
    }
term-reserves-down = { $count } face down
term-nightmares =
    { $count ->
        [one] nightmare
       *[other] { $count } nightmares
    }
term-tower = TOWER
term-thorn = THORN
term-vuko = VUKO
term-locked = LOCKED
term-free-markers = { $count }m
term-behind-vuko = +{ $count }v
term-hurt =
    { $left ->
        [0] (down)
       *[other] ({ $left } left)
    }

term-initiative = Initiative
term-ship = ship×markers
term-red = !
term-stack = who
term-vuko-tiles = Vuko tiles
term-to-place = Still to place:
term-tolls = tolls
term-reputation = Reputation
term-safe = safe
term-snow = Dead Snow
term-stock = Stock
term-vuko-tokens =
    { $count ->
        [one] { $count } Vuko token
       *[other] { $count } Vuko tokens
    }
term-upgrades = upgrades:

term-points = points
term-goal = goal
term-mfactor = M-factor
term-supply = supply
term-tokens = Vuko
term-you = (you)
term-level = Level { $level }

## Short names

term-resource-pop = pop
term-resource-gold = gold
term-resource-mf = mf

term-ability-att = att
term-ability-shd = shd
term-ability-dom = dom
term-ability-spd = spd

term-special-floe = floe
term-special-recruit = recruit
term-special-piper = piper
term-special-pillage = pillage
term-special-spy = spy
term-special-enthral = enthral
term-special-torment = torment

term-unit-volcano-people = Volcano
term-unit-ice-drakkar = Drakkar
term-unit-tree-brothers = Tree
term-unit-crab = Crab
term-unit-rattling-musician = Musician
term-unit-wyvern = Wyvern
term-unit-moonlit-brother = Moonlit
term-unit-enlightened-one = Enlightened
term-unit-harrasim = Harrasim
term-unit-wild-children = Wild
term-unit-faun = Faun
term-unit-nightmare = Nightmare

term-effect-fire = Fire People
term-effect-whisper = Whisperers
term-effect-nightwalkers = Nightwalkers
term-effect-bears = Both Bears
term-effect-cyphral = Cyphral
term-effect-snake = Giant snake
term-effect-plan = The plan
term-effect-spear = Spear of Fools

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
term-undone = Taken back.
term-nothing-to-undo = There is nothing of yours to take back.
term-undo-chance = That cannot be taken back: chance has been drawn since.
term-nothing-happened = Nothing has happened yet.
term-only-why-last = The game is over; ask why last.
term-no-rule = No rule of the book stands behind that.
term-would-happen = It would lead to:
term-no-number = “{ $word }” is no number.
term-name-a-file = Name a file: { $command } my-game.json
term-no-language = There is no language “{ $language }”; there are { $languages }.

term-help = Type the number of an option, its notation (place making), or a whole line of notation (mountain r2>r4 inf*3 L1).
term-help-why = the rule behind this choice, behind option 3, or behind the last event
    .usage = why · why 3 · why last
term-help-board = draw the whole table
    .usage = board
term-help-log = the last 20 events, or so many
    .usage = log · log 50
term-help-rules = search the rules by id or words
    .usage = rules Vuko
term-help-undo = take your last decision back, unless chance was drawn since
    .usage = undo
term-help-save = write the record (.txt: as readable text)
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
    }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $count ->
        [one] one action
       *[other] { $count } actions
    }
term-unfinished = The game is not finished.
term-exact = Exact: { $count } actions replay to the position { $fingerprint }.
term-not-exact = The record does not replay to the same position twice.
term-saga-setup = Set-up
term-saga-round = Round { $round }
term-players = { $least }–{ $most } players
term-default = (default: { $value })

## Rules

term-our-ruling = our ruling
term-from-rulebook = rulebook
term-no-such-rule = No rule has “{ $words }” in its id, title or text.
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
term-chapter-DEF = Definitions
term-chapter-COMP = Components
term-chapter-SETUP = Set-up
term-chapter-ROUND = Round structure
term-chapter-INIT = Initiative phase
term-chapter-PLAN = Planning phase
term-chapter-ACT = Action phase in general
term-chapter-VG = Box 0: Viper Gorge
term-chapter-INF = Box 1: Influence
term-chapter-MOVE = Box 2: Move
term-chapter-MTN = Box 3: Voracious Mountain
term-chapter-RAVEN = Box 4: Raven Shadow
term-chapter-REP = Reputation track
term-chapter-MAKE = Box 5: Making
term-chapter-ACTV = Box 6: Activation
term-chapter-VUKO = Box 7: Vuko Drakkainen
term-chapter-DOM = Domination phase
term-chapter-LOCK = Locking a region
term-chapter-NEXT = Start of the next round
term-chapter-END = End of the game
term-chapter-GOAL = Individual goals
term-chapter-ADV = Advanced variant
term-chapter-TILE = Vuko tiles
term-chapter-SOLO = Solo variant
term-chapter-RUL = Our rulings
term-chapter-CLAR = Our clarifications
term-chapter-ED = Differences between editions
