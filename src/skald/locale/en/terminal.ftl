### What only the terminal says (English). Short words stand in the drawing, where room is scarce.

## The table

term-title-ice-garden = The Lord of the Ice Garden
term-headline = Round { $round } · { $phase }
term-headline-setup = { $phase }
term-legend-plain = Every value that you may know, by its name.
term-legend-ice-garden = Regions that share a wall are neighbours. »B 5: 3m +1v 2 Crab = blue would dominate with 5 influence: 3 free markers, 1 behind Vuko, 2 Crabs. Stacks are written from bottom to top; 2!×5 = red ship 2, five action markers; Crab 2 = two figures in supply; _ = room for an upgrade.

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

## Northgard

term-title-northgard = Northgard: Uncharted Lands
term-legend-northgard = Lines are borders, ≈ rough ones; the sides of tiles are none: what no line parts is one territory. Dots are the rim of the map. t17■ R3K = territory 17, closed, three red units and Kaija; R3×B2 = blue invades; f w l = food, wood, lore; [] = small space, [*] with the Carved Stone symbol, {"{"}{"}"} large space; [S] {"{"}A{"}"} = buildings, (T) one without a space; ∩ = lair; !W !D !B !V = creatures; ‡ = Scorched Earth; ≈t5 = behind a rough border. Deck 3·2·1 = draw pile, discard pile, active area; goal = closed territories with a large building. ↯ = Flash, 2★ = two fame. board all shows every territory and the open piles. A wide map is drawn smaller, a very wide one folded.
term-ng-headline = Year { $year } · { $phase }
term-ng-year-title = Year { $year }
term-ng-years =
    { $count ->
        [one] one year
       *[other] { $count } years
    }

term-ng-territory = name
term-ng-square = at
term-ng-force = units
term-ng-tiles = tiles
term-ng-yield = yields
term-ng-buildings = buildings, spaces
term-ng-borders = borders on
term-ng-open = { $count } open
term-ng-closed = { $count } closed
term-ng-scorched = scorched

term-ng-food = food
term-ng-wood = wood
term-ng-lore = lore
term-ng-fame = fame
term-ng-hand = hand
term-ng-piles = deck
term-ng-reserve = reserve
term-ng-upgrades = upgrade
term-ng-strongholds = goal
term-ng-first = first
term-ng-passed = passed
term-ng-conqueror = Conqueror
term-ng-kaija-attacks = Kaija attacks
term-ng-team = team { $number }

term-ng-year = Year
term-ng-tiles-left =
    { $count ->
        [one] one tile in the pile,
       *[other] { $count } tiles in the pile,
    }
term-ng-unrest-left = { $count } Unrest
term-ng-creatures = Creatures
term-ng-creatures-left =
    { $count ->
        [one] one card in the pile
       *[other] { $count } cards in the pile
    }
term-ng-tokens = Buildings

term-ng-display = Development cards to pick
term-ng-achievements = Achievements to pick in the last year
term-ng-your-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
term-ng-top = On top of your draw pile, first to be drawn:
term-ng-active = active:
term-ng-discard = discard pile:

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
term-notation-ice-garden = Type the number of an option, its notation (place making), or a whole line of notation (mountain r2>r4 inf*3 L1).
term-notation-northgard = Type the number of an option, its notation (play feast), or a whole line of notation (move t3>t5 2 · lay 13 0,1 k2 · build forge t5 · recruit t3 t5).
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

# The search of the rules. Without accents: words it passes over, endings it takes off, and words of one meaning.
term-search-small = a an and any are as at be been but by can could did do does don for from get gets had has have he her his how i if in into is it its many may me much must my no not of on or our player players s shall she should so t than that the their them then there these they this those to was we were what when where which who whom whose why will with work works would you your
term-search-endings = s es ed ing e ies
term-search-akin = win winner won victory end goal; happen step; begin start set setup; fight combat attack; tie equal

term-chapter-IG-DEF = Definitions
term-chapter-IG-COMP = Components
term-chapter-IG-SETUP = Set-up
term-chapter-IG-ROUND = Round structure
term-chapter-IG-INIT = Initiative phase
term-chapter-IG-PLAN = Planning phase
term-chapter-IG-ACT = Action phase in general
term-chapter-IG-VG = Box 0: Viper Gorge
term-chapter-IG-INF = Box 1: Influence
term-chapter-IG-MOVE = Box 2: Move
term-chapter-IG-MTN = Box 3: Voracious Mountain
term-chapter-IG-RAVEN = Box 4: Raven Shadow
term-chapter-IG-REP = Reputation track
term-chapter-IG-MAKE = Box 5: Making
term-chapter-IG-ACTV = Box 6: Activation
term-chapter-IG-VUKO = Box 7: Vuko Drakkainen
term-chapter-IG-DOM = Domination phase
term-chapter-IG-LOCK = Locking a region
term-chapter-IG-NEXT = Start of the next round
term-chapter-IG-END = End of the game
term-chapter-IG-GOAL = Individual goals
term-chapter-IG-ADV = Advanced variant
term-chapter-IG-TILE = Vuko tiles
term-chapter-IG-SOLO = Solo variant
term-chapter-IG-RUL = Our rulings
term-chapter-IG-CLAR = Our clarifications
term-chapter-IG-ED = Differences between editions
term-chapter-NG-COMP = Components
term-chapter-NG-GLOS = Terms
term-chapter-NG-SETUP = Set-up
term-chapter-NG-DECK = Personal decks
term-chapter-NG-YEAR = The year
term-chapter-NG-ACT = Turns
term-chapter-NG-HARV = Harvest
term-chapter-NG-TRADE = Trade
term-chapter-NG-WINTER = Winter
term-chapter-NG-EOY = End of year
term-chapter-NG-CARD = Cards
term-chapter-NG-RECRUIT = Recruit
term-chapter-NG-BUILD = Build
term-chapter-NG-BLDG = Buildings
term-chapter-NG-MOVE = Move
term-chapter-NG-EXPLORE = Explore
term-chapter-NG-DRAW = Draw
term-chapter-NG-SPECIAL = Special actions
term-chapter-NG-COMBAT = Combat
term-chapter-NG-RETREAT = Retreat
term-chapter-NG-END = End of the game
term-chapter-NG-VAR = Variants
term-chapter-NG-CLAN = Clans
term-chapter-NG-CREAT = Creatures in the book
term-chapter-NG-CREA = Creatures module
term-chapter-NG-INFO = Hidden and public information
term-chapter-NG-GEO = The map
term-chapter-NG-Q = Our answers to open questions
term-chapter-NG-CLAR = Our clarifications
