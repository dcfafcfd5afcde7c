### The board of The Lord of the Ice Garden in the browser (English).
### What words.ftl and terminal.ftl say already is not repeated here.

## Parts of the table

board-ig-map = Map of the coast
board-ig-zoom-in = Larger map
board-ig-zoom-out = Whole map
board-ig-initiative = Initiative
board-ig-boxes = Actions
board-ig-reputation = Reputation
board-ig-snow = Dead Snow
board-ig-points = Victory points
board-ig-stocks = Stock

## Regions. $place is such as “Amber Downs (#3)”.

board-ig-dead = { $place }: waste, no way through
board-ig-locked = Locked in a nightmare
board-ig-influence = { $player }: influence { $influence }
board-ig-leads = { $player } leads
board-ig-piece = { $player }, { $place }: { $piece }
board-ig-hurt =
    { $count ->
        [one] { $count } point of damage
       *[other] { $count } points of damage
    }
board-ig-rung = Place { $rank }: { $player }, { $points } { $points ->
        [one] point
       *[other] points
    } at a red ship
board-ig-rung-free = Place { $rank }: nobody, { $points } { $points ->
        [one] point
       *[other] points
    } at a red ship
board-ig-thing-nation = Independent Nations in { $place }: { $count }
board-ig-thing-reserve = Magical reserves in { $place }: { $count }
board-ig-thing-reserve-down = Reserves face down in { $place }: { $count }
board-ig-thing-nightmares = Nightmare tokens in { $place }: { $count }
board-ig-thing-tower = Red Tower in { $place }
board-ig-thing-thorn = The Thorn in { $place }
board-ig-thing-vuko = Vuko Drakkainen in { $place }
board-ig-garden = Ice Garden: markers recruited for good

## Forecasts

board-ig-harvest =
    { $taken ->
        [0] collects one of: { $goods }
        [one] collects what { $taken } player ahead leaves of: { $goods }
       *[other] collects what { $taken } players ahead leave of: { $goods }
    }
board-ig-harvest-reserve = and { $tokens } from the reserve
board-ig-rung-depends = Choices that are still to come may change this
board-ig-visit = Vuko would visit { $player } in { $place }
board-ig-visits = Vuko would visit { $player }
board-ig-goal-nearer = { $player } would come nearer to the goal in { $place }
board-ig-snow-falls = When Vuko comes, the Dead Snow falls and { $player } wins
board-ig-snow-winner = If the Dead Snow fell now, { $player } would win

## Tracks and boxes

board-ig-helm = Helm { $helm }: ship { $ship }, { $markers } action markers
board-ig-red = red ship: regions will score
board-ig-red-done = red ship, scored
board-ig-order-tokens = Order tokens to lay
board-ig-order-token = Order token { $number }
board-ig-tolls = Markers laid in Viper Gorge for good; most of them give 5 points at the end
board-ig-swap = Exchange { $given } for { $received }
board-ig-reputation-of = Reputation of { $player }: { $field }
board-ig-points-of = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-ig-snow-left =
    { $left ->
        [one] { $left } flake left
       *[other] { $left } flakes left
    }
board-ig-stock = In stock: { $tokens }
board-ig-vuko-stock = Vuko tokens in stock: { $count }

## Character boards

board-ig-goal = Goal: { $done } of { $needed } ({ $goal })
board-ig-goal-lost = Goal out of reach: { $done } of { $needed } ({ $goal })
board-ig-count-supply = Influence markers in supply: { $count }
board-ig-count-to-place = Action markers to place: { $count }
board-ig-count-tokens = Vuko tokens: { $count }
board-ig-ladder = Move M-factor between levels
board-ig-mfactor = { $player }: { $count } M-factor on level { $level }
board-ig-type = { $unit }: { $left } of { $figures } in supply, influence { $influence }, health { $health }
board-ig-slot-blank = Blank space for an ability
board-ig-slot-printed = { $ability } (printed)
board-ig-slot-special = { $ability } (special ability)
board-ig-slot-spy = { $ability } (Maker-Spy)
board-ig-slot-bought = { $ability } (bought)
