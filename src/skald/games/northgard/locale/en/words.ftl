### Northgard: Uncharted Lands: everything a player reads except cards and rule texts (English).
### Keys follow the ids of src/skald/games/northgard/words. $player is a name such as “Wolf (red)”.

## Players

ng-colour-red = red
ng-colour-blue = blue
ng-colour-yellow = yellow
ng-colour-green = green
ng-colour-purple = purple

ng-clan-bear = Bear Clan
    .short = Bear
ng-clan-boar = Boar Clan
    .short = Boar
ng-clan-goat = Goat Clan
    .short = Goat
ng-clan-raven = Raven Clan
    .short = Raven
ng-clan-snake = Snake Clan
    .short = Snake
ng-clan-stag = Stag Clan
    .short = Stag
ng-clan-wolf = Wolf Clan
    .short = Wolf

ng-player = { $name } ({ $colour })
ng-player-seat = Player { $number } ({ $colour })
ng-player-chance = Chance

## Things

ng-resource-food = food
    .counted = { $amount } food
ng-resource-wood = wood
    .counted = { $amount } wood
ng-resource-lore = lore
    .counted = { $amount } lore

# Units are the object of a sentence.
ng-units =
    { $amount ->
        [0] no unit
        [one] a unit
       *[other] { $amount } units
    }
ng-units-kaija =
    { $amount ->
        [one] a unit and Kaija
       *[other] { $amount } units and Kaija
    }
ng-kaija = Kaija

# The value is the name, .one is the object of a sentence.
ng-building-food-silo = Food Silo
    .one = a Food Silo
ng-building-woodcutter-lodge = Woodcutter Lodge
    .one = a Woodcutter Lodge
ng-building-defense-tower = Defense Tower
    .one = a Defense Tower
ng-building-training-camp = Training Camp
    .one = a Training Camp
ng-building-carved-stone = Carved Stone
    .one = a Carved Stone
ng-building-fortress = Fortress
    .one = a Fortress
ng-building-forge = Forge
    .one = a Forge
ng-building-altar = Altar of Kings
    .one = an Altar of Kings

ng-space-plain = on a plain space
ng-space-carved = on a Carved Stone space
ng-space-none = without a space
ng-space-large = on a large space

# The value is the name, .object stands behind “attack”, .against behind “fights”.
ng-creature-wolf = Wolf
    .object = the Wolf
    .against = the Wolf
ng-creature-draugr = Draugr
    .object = the Draugr
    .against = the Draugr
ng-creature-brown-bear = Brown Bear
    .object = the Brown Bear
    .against = the Brown Bear
ng-creature-valkyrie = Fallen Valkyrie
    .object = the Fallen Valkyrie
    .against = the Fallen Valkyrie

ng-die-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
ng-die-casualties =
    { $amount ->
        [one] { $amount } casualty
       *[other] { $amount } casualties
    }
ng-die-both = { $points } and { $casualties }
ng-die-choice = { $points } or { $casualties }

## Places

# Names of territories. They are our own, told without an article.
ng-place-gull-haven = Gull Haven
ng-place-anchor-strand = Anchor Strand
ng-place-thing-field = Thing Field
ng-place-beacon-hill = Beacon Hill
ng-place-seal-sound = Seal Sound
ng-place-salt-marsh = Salt Marsh
ng-place-mist-ford = Mist Ford
ng-place-herring-bay = Herring Bay
ng-place-barley-acre = Barley Acre
ng-place-stone-croft = Stone Croft
ng-place-alder-stead = Alder Stead
ng-place-lynx-den = Lynx Den
ng-place-rook-farm = Rook Farm
ng-place-honey-meadow = Honey Meadow
ng-place-troll-cleft = Troll Cleft
ng-place-rune-ledge = Rune Ledge
ng-place-heather-croft = Heather Croft
ng-place-trout-beck = Trout Beck
ng-place-kings-howe = King’s Howe
ng-place-bone-cave = Bone Cave
ng-place-whisper-rock = Whisper Rock
ng-place-oath-stone = Oath Stone
ng-place-broad-fells = Broad Fells
ng-place-hazel-garth = Hazel Garth
ng-place-otter-weir = Otter Weir
ng-place-seers-well = Seer’s Well
ng-place-birch-holt = Birch Holt
ng-place-falcon-stone = Falcon Stone
ng-place-goose-water = Goose Water
ng-place-toad-hole = Toad Hole
ng-place-bleak-ness = Bleak Ness
ng-place-wind-garth = Wind Garth
ng-place-smoke-stead = Smoke Stead
ng-place-elk-hollow = Elk Hollow
ng-place-grey-pillar = Grey Pillar
ng-place-thistle-croft = Thistle Croft
ng-place-apple-dale = Apple Dale
ng-place-flax-garth = Flax Garth
ng-place-hay-stead = Hay Stead
ng-place-ash-grove = Ash Grove
ng-place-shield-plain = Shield Plain
ng-place-loom-stead = Loom Stead
ng-place-pine-march = Pine March
ng-place-dun-heath = Dun Heath
ng-place-great-weald = Great Weald
ng-place-swan-hill = Swan Hill
ng-place-mill-brook = Mill Brook
ng-place-salmon-leap = Salmon Leap
ng-place-giants-seat = Giant’s Seat
ng-place-tar-stead = Tar Stead
ng-place-star-crag = Star Crag
ng-place-berry-slope = Berry Slope
ng-place-ewe-garth = Ewe Garth
ng-place-moon-pool = Moon Pool
ng-place-dusk-cave = Dusk Cave
ng-place-thunder-plain = Thunder Plain
ng-place-ember-stone = Ember Stone
ng-place-fisher-stead = Fisher Stead
ng-place-yew-hollow = Yew Hollow
ng-place-fox-croft = Fox Croft
ng-place-sage-spring = Sage Spring
ng-place-oat-stead = Oat Stead
ng-place-hare-meadow = Hare Meadow
ng-place-skalds-rest = Skald’s Rest
ng-place-eel-lagoon = Eel Lagoon
ng-place-eagle-heights = Eagle Heights
ng-place-peat-stead = Peat Stead
ng-place-ghost-barrow = Ghost Barrow
ng-place-norn-well = Norn Well
ng-place-ship-stone = Ship Stone
ng-place-dream-heath = Dream Heath
ng-place-bee-garth = Bee Garth
ng-place-fang-gully = Fang Gully
ng-place-sun-terrace = Sun Terrace
ng-place-hop-croft = Hop Croft
ng-place-crane-ford = Crane Ford
ng-place-frost-fells = Frost Fells
ng-place-owl-cavern = Owl Cavern
ng-place-juniper-croft = Juniper Croft
ng-place-rye-valley = Rye Valley
ng-place-willow-stead = Willow Stead
ng-place-oak-hurst = Oak Hurst
ng-place-hammer-ridge = Hammer Ridge
ng-place-spruce-holt = Spruce Holt
ng-place-spider-pit = Spider Pit
ng-place-copper-cliffs = Copper Cliffs
ng-place-larch-vale = Larch Vale
ng-place-rowan-copse = Rowan Copse
ng-place-high-pastures = High Pastures
ng-place-plum-garth = Plum Garth
ng-place-cooper-stead = Cooper Stead
ng-place-elm-spinney = Elm Spinney
ng-place-potters-croft = Potter’s Croft
ng-place-gloom-gorge = Gloom Gorge
ng-place-silver-downs = Silver Downs
ng-place-turnip-croft = Turnip Croft
ng-place-echo-stones = Echo Stones
ng-place-dove-garth = Dove Garth
ng-place-moss-wood = Moss Wood
ng-place-wool-croft = Wool Croft
ng-place-dragon-stone = Dragon Stone
ng-place-spear-fields = Spear Fields
ng-place-marten-den = Marten Den

## Map and cards

ng-tile = tile { $name }
# A square is told by the way to it from the starting tile.
ng-square = { $way } of the start
ng-square-start = start
ng-way-north = { $steps } north
ng-way-east = { $steps } east
ng-way-south = { $steps } south
ng-way-west = { $steps } west
ng-territory = { $name }
ng-territory-unknown = t{ $number }

# An Early card that has the name of a starting card.
ng-card-early = Early { $card }

ng-phase-setup = Setup
ng-phase-start = Start of the year
ng-phase-actions = Actions
ng-phase-creatures = Creature phase
ng-phase-harvest = Harvest
ng-phase-winter = Winter
ng-phase-end-of-year = End of the year
ng-phase-end = End of the game

ng-list = { $first }, { $rest }
ng-both = { $first } and { $last }

## Actions

ng-action-done = Done
ng-action-done-Recruit = Recruit no more units
ng-action-done-Levy = Recruit no more units
ng-action-done-PlayOn = End the turn
ng-action-done-Build = Build nothing more
ng-action-done-Move = Make no more moves
ng-action-done-NameCreatures = Attack no more creatures
ng-action-done-ExploreAgain = Do not explore again
ng-action-done-ChooseBasic = Take no other action
ng-action-done-Trade = Trade no more
ng-action-none = Do nothing
ng-action-none-Hire = Hire nobody else
ng-action-none-Reinforce = Bring no unit along
ng-action-none-GloryAfter = Collect nothing
ng-action-none-PayForCard = Pay nothing
ng-action-none-Glory = Build first
ng-action-none-ExchangeWhere = Exchange nothing
ng-action-none-PlaceToken = Do not place the token
ng-action-none-StealLore = Copy nothing
ng-action-none-ShiftDefender = Shift nobody
ng-action-none-CallCreature = Call no creature
ng-action-none-Theft = Steal nothing
ng-action-none-SecondChance = Place no units
ng-action-none-SecondTile = Draw no tile

ng-action-clan = Seat { $number }: { $clan }
ng-action-first = First player: { $player }
ng-action-die = The die shows { $face }
ng-action-draw = Draw { $card }
ng-action-reveal = Reveal { $card }
ng-action-lose = Discard { $card }
ng-action-find = Draw { $tile }
ng-action-appear = A creature appears: { $creature }

ng-action-tile = Lay { $tile }
ng-action-tile-none = No tile fits: show your hand and draw three new tiles
ng-action-tile-none-SecondTile = Draw a tile
ng-action-cell = On the square { $square }
ng-action-turn =
    { $degrees ->
        [0] Unturned
       *[other] Turned clockwise by { $degrees }°
    }
ng-action-reject = Put the tile under the pile and draw another
ng-action-accept = Keep the tile
ng-action-bottom = Next under the pile: { $tile }
ng-action-group = Place three units in { $place }
ng-action-group-kaija = Place two units and Kaija in { $place }

ng-action-play =
    { $flash ->
        [0] Play { $card }
       *[other] Play { $card } (Flash)
    }
ng-action-wait = Wait: put down { $card } without effect
ng-action-replace = Replace { $card } ({ $lore }, draw a card)
ng-action-remove = Remove { $card } from the game ({ $lore }, draw two cards)
ng-action-upgrade = Upgrade: put down { $card } ({ $lore })
ng-action-sacrifice = Upgrade: remove { $card } from the game ({ $lore })
ng-action-take = Take the upgrade { $card }
ng-action-take-Retrieve = Take { $card } from your discard pile
ng-action-pass = Pass
ng-action-pick = Put { $card } on top of your draw pile
ng-action-respond = Cancel the card with Defensive Strategy
ng-action-allow = Let the card take effect

ng-action-choose-recruit = Recruit one unit
ng-action-choose-move = One move
ng-action-choose-explore = Explore
ng-action-choose-build = Build
ng-action-recruit = Recruit a unit in { $place }
ng-action-recruit-AddUnit = Add a unit in { $place }
ng-action-recruit-kaija = Recruit Kaija in { $place }
ng-action-bonus = Training Camp: a unit in { $place }
ng-action-build = Build { $building } ({ $wood })
ng-action-in = In { $place }
ng-action-on = Build { $space }
ng-action-from = From { $place }: { $leaving }
ng-action-from-Reinforce = A unit from { $place }
ng-action-from-kaija = Kaija from { $place }
ng-action-from-BribeFrom = From { $place }: { $leaving } of { $holder }
ng-action-to-own = To { $place }, your own
ng-action-to-neutral = To { $place }, neutral
ng-action-to-enemy = Attack { $holder } in { $place }
ng-action-to-partner = Through { $place }, held by your partner { $holder }
ng-action-units = Move { $units }

ng-action-scorch = Scorched Earth on { $place }
ng-action-discard = Discard { $card }
ng-action-top = Put { $card } on top of your draw pile
ng-action-opponent = Choose { $player }
ng-action-card = Choose { $card }
ng-action-card-spy = Discard { $card }
ng-action-card-exploit = Name { $card }
ng-action-card-copy = Copy { $card }
ng-action-card-repeat = Carry out { $card } again
ng-action-strike = Remove a unit of { $holder } in { $place }
ng-action-draw-one = Draw a card
ng-action-gather = Collect the yield of { $glory }
ng-action-gather-first = Collect the yield of { $place } first and build there
ng-action-give = Give { $pair } to { $receiver }
ng-action-pay-two = Pay { $pair }
ng-action-pay-three = Pay { $three }
ng-action-collect = Collect { $resource }
ng-action-exchange = Exchange { $built } { $built_on } for { $building }

ng-action-fight = Fight in { $place }
ng-action-spend =
    { $amount ->
        [0] Spend no food
       *[other] Spend { $amount } food
    }
ng-action-point = 1 combat point
ng-action-casualty = 1 casualty
ng-action-lose-kaija-no = Lose regular units only
ng-action-lose-kaija-no-DraugrTakes = Lose a regular unit
ng-action-lose-kaija-yes = Lose Kaija too
ng-action-lose-kaija-yes-DraugrTakes = Lose Kaija
ng-action-retreat = Retreat to { $place } with { $units }
ng-action-retreat-home = Back to the reserve with { $units }
ng-action-retreat-kaija = Kaija retreats to { $place }
ng-action-retreat-kaija-home = Kaija goes back to the reserve
ng-action-shift = Shift a defending unit to { $place }
ng-action-attack = Attack { $target } in { $place }
ng-action-creature = A creature appears in { $place }
ng-action-creature-MoveCreature = Move { $mover } to { $place }

ng-action-steal = Steal { $resource }
ng-action-trade = Trade { $three } for { $traded }
ng-action-swap = Offer your partner { $given } for { $wanted }
ng-action-agree = Agree
ng-action-refuse = Refuse

## Prompts: who must do what

ng-prompt-ChooseClan = { $player }: choose the clan of seat { $number }
ng-prompt-DealAchievement = { $player }: lay out an Achievement
ng-prompt-NameFirst = { $player }: name the first player
ng-prompt-RollFirst = { $player }: roll for the first player: { $roller }
ng-prompt-DealTile = { $player }: deal a tile to { $who }
ng-prompt-SetupTile =
    { $round ->
        [1] { $player }: choose your first tile
       *[other] { $player }: choose your second tile
    }
ng-prompt-SetupGroup = { $player }: place a group of three units on your tile
ng-prompt-RevealCard = { $player }: reveal a Development card

ng-prompt-Turn =
    { $cards ->
        [0] { $player }: your hand is empty, pass
       *[other] { $player }: play a card, { $deeds } or pass
    }
ng-deed-wait = wait
ng-deed-replace = replace
ng-deed-remove = remove
ng-deed-upgrade = upgrade
ng-prompt-Response =
    { $plays ->
        [0] { $player }: { $played } was played and takes effect (asked only so that nobody can tell what you hold)
       *[other] { $player }: { $played } was played, let it take effect?
    }
ng-prompt-PlayOn =
    { $cards ->
        [0] { $player }: your hand is empty, end the turn
       *[other] { $plays ->
            [0] { $player }: you have no other card to play, end the turn (asked only so that nobody can tell)
           *[other] { $normal ->
                [0] { $player }: play another card or end the turn
               *[other] { $player }: play another Flash card or end the turn
            }
        }
    }
ng-prompt-TakeUpgrade = { $player }: choose an upgrade of your clan
ng-prompt-PickCard = { $player }: pick a card for the top of your draw pile
ng-prompt-DrawFromBag =
    { $left ->
        [one] { $player }: draw a card for { $who }
       *[other] { $player }: draw a card for { $who }, { $left } to go
    }
ng-prompt-SortDrawn =
    { $discards ->
        [0] { $player }: put one of the drawn cards back on top of your draw pile ({ $tops } to go)
       *[other] { $tops ->
            [0] { $player }: discard one of the drawn cards ({ $discards } to go)
           *[other] { $player }: discard one of the drawn cards, or put one back on top of your draw pile
        }
    }

ng-prompt-Recruit = { $player }: recruit units ({ $left } left)
ng-prompt-Hire = { $player }: pay two resources for one more unit if you like
ng-prompt-HireUnit = { $player }: place the unit you paid for, or Kaija instead
ng-prompt-Reinforce = { $player }: bring a unit from an adjacent territory to { $territory } if you like
ng-prompt-CampBonus = { $player }: choose where a Training Camp adds its unit
ng-prompt-Levy = { $player }: recruit in the territories of your choice ({ $levied } more at most)
ng-prompt-Build =
    { $optional ->
        [0] { $player }: choose what to build
       *[other] { $player }: build once more if you like
    }
ng-prompt-ChooseSite = { $player }: choose a territory to build { $kind }
ng-prompt-ChooseSpace = { $player }: choose a space in { $territory } to build { $kind }
ng-prompt-GloryAfter = { $player }: collect the yield of { $territory } if you like
ng-prompt-Move =
    { $left ->
        [one] { $player }: move a group (1 move left)
       *[other] { $player }: move a group ({ $left } moves left)
    }
ng-prompt-MoveTo =
    { $left ->
        [one] { $player }: where does the group go from { $source }? (1 move left)
       *[other] { $player }: where does the group go from { $source }? ({ $left } moves left)
    }
ng-prompt-MoveGroup = { $player }: how many go from { $source } to { $target }?
ng-prompt-PassThrough =
    { $left ->
        [one] { $player }: your group passes through { $at }, where does it go on to? (1 move left)
       *[other] { $player }: your group passes through { $at }, where does it go on to? ({ $left } moves left)
    }
ng-prompt-NameCreatures = { $player }: choose creatures to attack if you like, one in each territory ({ $haunted })
ng-prompt-Fights = { $player }: choose the next fight

ng-prompt-ChooseCell = { $player }: choose a square for { $tile }
ng-prompt-ChooseTurn = { $player }: turn { $tile } on the square { $cell }
ng-prompt-FindTile = { $player }: draw a tile
ng-prompt-RejectTile = { $player }: use { $tiles }, or draw another?
ng-prompt-ChooseTile = { $player }: choose the tile to lay
ng-prompt-ReturnTiles = { $player }: choose the next tile to go under the pile
ng-prompt-ExploreAgain = { $player }: explore once more if you like
ng-prompt-ChooseBasic =
    { $optional ->
        [0] { $player }: choose an action
       *[other] { $player }: choose another action if you like
    }

ng-prompt-Strike = { $player }: choose the territory that loses a unit
ng-prompt-TakeOne = { $player }: choose the resource to collect
ng-prompt-AddUnit = { $player }: add a unit to one of your territories
ng-prompt-ChooseOpponent =
    { $card ->
        [2] { $player }: choose who discards a card at random, or draw a card
       *[other] { $player }: choose whose hand you look at
    }
ng-prompt-SeeHand = { $player }: choose a card in the hand of { $other }
ng-prompt-YieldOrPay = { $player }: discard { $card } or give { $other } two resources
ng-prompt-LoseCard = { $player }: a random card in the hand of { $who }
ng-prompt-DiscardOne = { $player }: discard a card
ng-prompt-Retrieve = { $player }: take a card from your discard pile or draw one
ng-prompt-PayForCard = { $player }: pay three resources for one more card if you like
ng-prompt-FutureSight = { $player }: choose a card for the top of your draw pile
ng-prompt-Glory = { $player }: collect the yield of a territory first, or build first
ng-prompt-ExchangeWhere = { $player }: choose a territory to exchange a building if you like
ng-prompt-Exchange = { $player }: choose a building in { $territory } and its new type
ng-prompt-HiddenFrom = { $player }: choose the territory your units leave
ng-prompt-HiddenTo = { $player }: choose the open territory that units from { $source } go to
ng-prompt-HiddenGroup = { $player }: how many go from { $source } to { $target }?
ng-prompt-BribeFrom = { $player }: choose whose units you bribe
ng-prompt-BribeTo = { $player }: choose where the bribed units from { $source } go
ng-prompt-BribeGroup = { $player }: how many bribed units go from { $source } to { $target }?
ng-prompt-PlaceToken = { $player }: place the Scorched Earth token if you like
ng-prompt-StealLore = { $player }: choose a card to copy
ng-prompt-SecretsOf = { $player }: choose whose card you copy
ng-prompt-CopySecret = { $player }: choose a card of { $other } to copy
ng-prompt-Repeat = { $player }: choose a card to carry out again

ng-prompt-ShiftDefender = { $player }: shift a defending unit out of { $place } if you like
ng-prompt-AttackerFood = { $player }: spend food for your attack on { $place }? ({ $attack } against { $defence })
ng-prompt-DefenderFood = { $player }: spend food to defend { $place }? ({ $defence } against { $attack })
ng-prompt-AttackerDie = { $player }: roll for the attacker { $attacker } in { $place }
ng-prompt-AttackerFace = { $player }: a combat point or a casualty? ({ $attack } against { $defence })
ng-prompt-AxeThrow = { $player }: Axe Throwers – a combat point or a casualty? ({ $attack } against { $defence })
ng-prompt-DefenderDie = { $player }: roll for the defender { $defender } in { $place }
ng-prompt-DefenderFace = { $player }: a combat point or a casualty? ({ $defence } against { $attack })
ng-prompt-Casualties =
    { $number ->
        [one] { $player }: you lose a unit in { $place }, is it Kaija?
       *[other] { $player }: you lose { $number } units in { $place }, is Kaija among them?
    }
ng-prompt-Retreat =
    { $units ->
        [one] { $player }: retreat from { $place }, 1 unit to go
       *[other] { $player }: retreat from { $place }, { $units } units to go
    }
ng-prompt-StruggleFood = { $player }: spend food for the fight in { $lair }? ({ $creature }, { $points } against { $value })
ng-prompt-PlayerDie = { $player }: roll for { $who } in the fight with a creature ({ $creature })
ng-prompt-CreatureDie = { $player }: roll for a creature ({ $creature })
ng-prompt-StruggleCasualties =
    { $number ->
        [one] { $player }: you lose a unit in { $place }, is it Kaija?
       *[other] { $player }: you lose { $number } units in { $place }, is Kaija among them?
    }
ng-prompt-DraugrTakes = { $player }: the Draugr takes a unit in { $territory }, which one?
ng-prompt-CreatureAppears = { $player }: draw the creature that appears in { $territory }
ng-prompt-MoveCreature = { $player }: choose where a creature goes ({ $creature })
ng-prompt-CallCreature = { $player }: let a creature appear if you like

ng-prompt-Theft = { $player }: steal a resource from { $scorched } if you like
ng-prompt-Trade =
    { $swaps ->
        [0] { $player }: trade three resources for one if you like
       *[other] { $player }: trade three resources for one, or offer your partner a swap, if you like
    }
ng-prompt-Swap = { $player }: { $other } offers you { $given } for { $wanted }
ng-prompt-LoseTopCard = { $player }: the top card of the draw pile of { $who }
ng-prompt-SecondChance = { $player }: second chance – place three units in a neutral territory if you like
ng-prompt-SecondTile = { $player }: second chance – draw a tile for your units if you like
ng-prompt-SettleGroup = { $player }: second chance – place three units on the new tile

## Events: the saga

ng-event-clan = Seat { $number }: { $player }
ng-event-achievement = The Achievement { $card } is laid out
ng-event-first_player = The first player is { $player }
ng-event-die = { $player } rolls { $face }
ng-event-die-nobody = The creature rolls { $face }
ng-event-deal_tile = { $player } is dealt { $tile }
ng-event-deal_tile-hidden = { $player } is dealt a tile
ng-event-tile =
    { $degrees ->
        [0] { $player } lays { $tile } on the square { $square }
       *[other] { $player } lays { $tile } on the square { $square }, turned by { $degrees }°
    }
ng-event-tile-nobody =
    { $degrees ->
        [0] On the map lies { $tile } ({ $square })
       *[other] On the map lies { $tile } ({ $square }), turned by { $degrees }°
    }
ng-event-find = Drawn: { $tile }
ng-event-bottom = Under the pile: { $tile }
ng-event-close =
    { $size ->
        [one] { $player } closes { $territory }, 1 tile
       *[other] { $player } closes { $territory }, { $size } tiles
    }

ng-event-year = Year { $year }
ng-event-reveal = On display: { $card }
ng-event-draw = { $player } draws { $card }
ng-event-draw-hidden = { $player } draws a card
ng-event-draw-named = { $player } takes the card into hand
ng-event-reshuffle = { $player } shuffles the discard pile into a new draw pile
ng-event-use = { $player } { $how ->
    *[0] plays { $card }
     [1] puts down { $card } and waits
     [2] puts down { $card } to replace it
     [3] puts down { $card } for an upgrade
     [4] answers with { $card }
}
ng-event-cancelled = { $card } of { $player } is cancelled
ng-event-discard = { $player } discards { $card }
ng-event-remove_card = { $player } removes { $card } from the game
ng-event-on_top = { $player } gets { $card } on top of the draw pile
ng-event-put_back = { $player } puts { $card } back on top of the draw pile
ng-event-put_back-hidden = { $player } puts a card back on top of the draw pile
ng-event-upgrade = { $player } gets the upgrade { $card }
ng-event-retrieve = { $player } takes { $card } from the discard pile
ng-event-copy = { $player } carries out { $card }
ng-event-look = { $player } looks at the hand of { $other }
ng-event-name_card = { $player } names a card in the hand of { $other }
ng-event-pass =
    { $first ->
        [0] { $player } passes
       *[other] { $player } passes first and has the first player marker
    }

ng-event-gain = { $player } gains { $goods }
ng-event-pay = { $player } pays { $goods }
ng-event-give = { $player } gives { $goods } to { $other }
ng-event-fame = { $player } gains { $amount } fame
ng-event-fame-lost = { $player } loses { $amount } fame
ng-event-put = { $player } places { $units } in { $territory }
ng-event-put_kaija = { $player } places Kaija in { $territory }
ng-event-move = { $player } moves { $units } from { $source } to { $target }
ng-event-units_return = { $player } loses { $units } in { $territory }
ng-event-kaija_returns = { $player } loses Kaija in { $territory }
ng-event-build = { $player } builds { $building } in { $territory }, { $space }
ng-event-exchange = { $player } exchanges { $old } for { $new } in { $territory }
ng-event-scorch = { $player } places Scorched Earth on { $territory }

ng-event-shift = { $player } must shift a unit from { $source } to { $target }
ng-event-combat = { $player } attacks { $defender } in { $territory }, { $attack } against { $defence }
ng-event-result = { $player } wins the combat (attack { $attack }, defence { $defence })
ng-event-result-nobody = Nobody wins the combat (attack { $attack }, defence { $defence })
ng-event-retreat = { $player } retreats with { $units } from { $source } to { $target }
ng-event-conquer = { $player } takes { $territory }
ng-event-appear = A creature appears in { $territory }: { $creature }
ng-event-creature = A creature moves to { $territory }: { $creature }
ng-event-struggle =
    { $points ->
        [one] { $player } fights { $creature } in { $territory } with 1 point
       *[other] { $player } fights { $creature } in { $territory } with { $points } points
    }
ng-event-struggle_result =
    { $won ->
        [0] { $player } loses the fight ({ $points } against { $value })
       *[other] { $player } wins the fight ({ $points } against { $value })
    }
ng-event-creature_falls = A creature is beaten and leaves the map: { $creature }
ng-event-end =
    { $ending ->
        [1] The game ends by closed territories with large buildings: { $winners }
       *[other] The game ends by fame: { $winners }
    }

## Options. The value is the name, .text says what it is about.

ng-option-clans = Clans
    .text = The clan of each seat: bear, boar, goat, raven, snake, stag, wolf or random, separated by commas; or chosen, to choose at the table.
ng-option-clans-chosen = chosen at the table
ng-option-first = First player
    .text = The seat that plays first.
ng-option-years = Years
    .text = How many years are played; over ten years only fame wins.
ng-option-years-number = { $number } years
ng-option-teams = Teams
    .text = Four players play in two teams of two who sit opposite each other.
ng-option-creatures = Creatures
    .text = Play with the Creatures module.
ng-option-more_creatures = More creatures
    .text = Whoever passes may let a creature appear while there are few of them.
ng-option-border_rule = Borders
    .text = When a border stops suddenly, so that a tile may not be laid.
ng-option-border_rule-corner = where four tiles meet and only one border ends
ng-option-border_rule-strict = also where a border would separate nothing
ng-option-start5_in_pile = Second starting tile
    .text = Whether the five-player starting tile is shuffled into the pile with two to four players.
ng-option-scorched_neutral = Scorched Earth on neutral land
    .text = Whether the token may also go on a neutral territory.
ng-option-team_win = Territory victory of a team
    .text = How many closed territories with a large building win for a team.
ng-option-team_win-team = five of both partners together
ng-option-team_win-single = three of one partner
ng-option-explore_redraw = Tiles that do not fit
    .text = When drawn tiles that do not fit are replaced.
ng-option-explore_redraw-all = only if none of them fits
ng-option-explore_redraw-each = each one at once
ng-option-kaija_lost_last = Kaija is lost last
    .text = Whether Kaija falls only when no regular unit is left.
ng-option-kaija_immune_to_cards = Kaija is immune to cards
    .text = Whether cards that hit a unit can never hit Kaija.
ng-option-kaija_triggers_camp = Kaija and Training Camps
    .text = Whether recruiting only Kaija brings the bonus of a Training Camp.
ng-option-warlord_counts_kaija = Kaija and the Warlord
    .text = Whether the Achievement Warlord counts Kaija.
ng-option-recruit_each_forced = Recruiting everywhere is a must
    .text = Whether cards that recruit in several territories must place all units they can.
ng-option-losing_trades = Losing trades
    .text = Whether a trade may also give back one of the kinds that were paid, so that two resources are simply lost.
ng-option-unrest_empty = No Unrest left
    .text = What happens to whoever should take an Unrest card when there is none.
ng-option-unrest_empty-penalty = 5 fame and the top card of the draw pile are lost
ng-option-unrest_empty-none = nothing
ng-option-achievement_by_future_sight = Future Sight and Achievements
    .text = Whether Future Sight may take an Achievement before the last year.
ng-option-open_fame = Open fame
    .text = Whether everybody sees the fame of all players.
ng-option-data = Component data
    .text = A file with corrected component data, for owners of the game.
ng-option-data-default = as delivered
ng-option-data-file = file { $file }

ng-value-on = on
ng-value-off = off
ng-value-random = random
ng-value-seat = seat { $number }

## The end

ng-outcome-winner = { $winners } wins
ng-outcome-team = { $winners } win as a team
ng-outcome-shared = { $winners } share the victory
ng-outcome-three-large-buildings = Enough closed territories with large buildings decide the game.
ng-outcome-fame = The most fame wins.
ng-outcome-score = { $player }: { $points } fame (tokens { $tokens }, resources { $resources }, Development cards { $developments }, Achievements { $achievements }, Unrest { $unrest })
