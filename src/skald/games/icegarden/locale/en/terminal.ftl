### The Lord of the Ice Garden in the terminal (English).

## The table

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

term-notation-ice-garden = Type the number of an option, its notation (place making), or a whole line of notation (mountain r2>r4 inf*3 L1).

## Rules

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
