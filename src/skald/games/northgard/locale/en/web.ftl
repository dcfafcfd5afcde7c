### Northgard's board in the browser: what its drawing says (English).

## The map

board-ng-map = Map. Arrow keys move it, plus and minus zoom, 0 fits it.
board-ng-zoom-in = Zoom in
board-ng-zoom-out = Zoom out
board-ng-whole-map = Show the whole map
board-ng-my-land = Show my land
board-ng-neutral = nobody’s
board-ng-open = open
board-ng-closed = closed
board-ng-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
board-ng-invaders =
    { $count ->
        [one] { $count } invader
       *[other] { $count } invaders
    }
board-ng-square = Square { $square }

## Laying a tile

board-ng-tiles = Tiles
board-ng-tile-in-hand = Tile to lay
board-ng-rotate = Turn the tile (R)
board-ng-lay = Lay it
board-ng-closes =
    { $size ->
        [one] Closes { $owner }: { $size } tile
       *[other] Closes { $owner }: { $size } tiles
    }
board-ng-joins = Joins { $names }

## Players

board-ng-first = First player
board-ng-passed = Has passed
board-ng-kaija-attacks = Kaija may attack this year
board-ng-conqueror = Fortresses and towers do not help against this clan this year
board-ng-fame = fame
board-ng-fame-tokens = Fame so far; others’ fame is secret
board-ng-count = If it ended now: { $tokens } in tokens, { $goods } for goods, { $cards } for cards, { $unrest } for Unrest
board-ng-strongholds =
    { $count ->
        [one] { $count } closed territory with a large building; three win
       *[other] { $count } closed territories with a large building; three win
    }
board-ng-units-on-map = Units on the map, of { $count }
board-ng-hand-size = Cards in hand
board-ng-piles = Draw pile { $draw }, discards { $discard }
board-ng-upgrades =
    { $count ->
        [one] { $count } clan upgrade of two
       *[other] { $count } clan upgrades of two
    }
board-ng-harvest = Harvest, if nothing changes
board-ng-winter = What winter costs, if nothing changes
board-ng-winter-short = Cannot pay for winter: an Unrest card comes

## Cards

board-ng-hand = Your cards
board-ng-hand-empty = No cards in hand
board-ng-draw = Draw
board-ng-known-top = On top: { $card }
board-ng-discards = Discards
board-ng-active = Active area
board-ng-flash = Flash
board-ng-display = On display this year
board-ng-achievements = Achievements
board-ng-choose = Choose
board-ng-do-play = Play
    .hint = Carry out what the card says
board-ng-do-wait = Wait
    .hint = Put the card down without its effect
board-ng-do-replace = Replace
    .hint = Put it down and draw another card
board-ng-do-remove = Remove
    .hint = It leaves the game; draw two cards
board-ng-do-upgrade = Upgrade
    .hint = Put it down and take an upgrade of your clan
board-ng-do-sacrifice = Upgrade and remove
    .hint = It leaves the game; take an upgrade of your clan

## The year and the supply

board-ng-year-track = Years
board-ng-tiles-left = Tiles left
board-ng-early-left = Early Development cards not yet seen
board-ng-advanced-left = Advanced Development cards not yet seen
board-ng-unrest-left = Unrest cards left
board-ng-creatures-left = Creatures in the pile
board-ng-creatures = Creatures, in the order in which they act
board-ng-value = combat value
board-ng-supply = Buildings
board-ng-building-food-silo = 1 food at harvest
board-ng-building-woodcutter-lodge = 1 wood at harvest
board-ng-building-defense-tower = 1 casualty more for attackers
board-ng-building-training-camp = 1 unit more when recruiting there
board-ng-building-carved-stone = 1 lore at harvest
board-ng-building-fortress = 2 points more in defence
board-ng-building-forge = 1 card more each year
board-ng-building-altar = 3 fame at harvest

## Fights and goods

board-ng-fight = Fight
board-ng-attacks = attacks
board-ng-defends = defends
board-ng-odds = Attacker wins { $attacker }, nobody { $nobody }, defender { $defender }
board-ng-muster = How many units
board-ng-goods = Goods
board-ng-give = Hand over
board-ng-take = Take
