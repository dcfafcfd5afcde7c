### Northgard: Uncharted Lands in the terminal (English).

term-legend-northgard = Lines are borders, ≈ rough ones; the sides of tiles are none: what no line parts is one territory. Dots are the rim of the map. t17■ R3K = territory 17, closed, three red units and Kaija; R3×B2 = blue invades; f w l = food, wood, lore; [] = small space, [*] with the Carved Stone symbol, {"{"}{"}"} large space; [S] {"{"}A{"}"} = buildings, (T) one without a space; ∩ = lair; !W !D !B !V = creatures; ‡ = Scorched Earth; ≈t5 = behind a rough border. Deck 3·2·1 = draw pile, discard pile, active area; goal = closed territories with a large building. ↯ = Flash, 2★ = two fame. board all shows every territory and the open piles. A wide map is drawn smaller, a very wide one folded.
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

term-notation-northgard = Type the number of an option, its notation (play feast), or a whole line of notation (move t3>t5 2 · lay 13 0,1 k2 · build forge t5 · recruit t3 t5).

## Rules

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
