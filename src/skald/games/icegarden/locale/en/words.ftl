### The Lord of the Ice Garden: everything a player reads except the rule texts (English).
### Keys follow the ids of src/skald/games/icegarden/words. $player is a name such as “Fjollsfinn (blue)”.

## Players

ig-faction-blue = blue
ig-faction-black = black
ig-faction-red = red
ig-faction-green = green

ig-character-blue = Olaf Fjollsfinn
    .short = Fjollsfinn
ig-character-black = Pier van Dyken
    .short = van Dyken
ig-character-red = Ulrike Freihoff
    .short = Freihoff
ig-character-green = Passionaria Callo
    .short = Callo

ig-player = { $name } ({ $colour })
ig-player-npc = NPC { $name } ({ $colour })
ig-player-seat = Player { $number }
ig-player-chance = Chance

ig-goal-blue = markers in the Ice Garden
ig-goal-black = reserves absorbed by the Thorn
ig-goal-red = Red Towers
ig-goal-green = locked regions

## Units. The value is the name; .for stands behind “for”; .counted is the object of a sentence.

ig-unit-volcano-people = Volcano People
    .for = Volcano People
    .counted =
        { $amount ->
            [0] no Volcano People
            [one] Volcano People
           *[other] { $amount } Volcano People
        }
ig-unit-ice-drakkar = Ice Drakkar
    .for = Ice Drakkars
    .counted =
        { $amount ->
            [0] no Ice Drakkar
            [one] an Ice Drakkar
           *[other] { $amount } Ice Drakkars
        }
ig-unit-tree-brothers = Tree Brothers
    .for = Tree Brothers
    .counted =
        { $amount ->
            [0] no Tree Brothers
            [one] Tree Brothers
           *[other] { $amount } Tree Brothers
        }
ig-unit-crab = Crab
    .for = Crabs
    .counted =
        { $amount ->
            [0] no Crab
            [one] a Crab
           *[other] { $amount } Crabs
        }
ig-unit-rattling-musician = Rattling Musician
    .for = Rattling Musicians
    .counted =
        { $amount ->
            [0] no Rattling Musician
            [one] a Rattling Musician
           *[other] { $amount } Rattling Musicians
        }
ig-unit-wyvern = Wyvern
    .for = the Wyvern
    .counted =
        { $amount ->
            [0] no Wyvern
            [one] the Wyvern
           *[other] { $amount } Wyverns
        }
ig-unit-moonlit-brother = Moonlit Brother
    .for = Moonlit Brothers
    .counted =
        { $amount ->
            [0] no Moonlit Brother
            [one] a Moonlit Brother
           *[other] { $amount } Moonlit Brothers
        }
ig-unit-enlightened-one = Enlightened One
    .for = Enlightened Ones
    .counted =
        { $amount ->
            [0] no Enlightened One
            [one] an Enlightened One
           *[other] { $amount } Enlightened Ones
        }
ig-unit-harrasim = Harrasim
    .for = the Harrasim
    .counted =
        { $amount ->
            [0] no Harrasim
            [one] the Harrasim
           *[other] { $amount } Harrasims
        }
ig-unit-wild-children = Wild Children
    .for = Wild Children
    .counted =
        { $amount ->
            [0] no Wild Children
            [one] Wild Children
           *[other] { $amount } Wild Children
        }
ig-unit-faun = Faun
    .for = Fauns
    .counted =
        { $amount ->
            [0] no Faun
            [one] a Faun
           *[other] { $amount } Fauns
        }
ig-unit-nightmare = Nightmare
    .for = the Nightmare
    .counted =
        { $amount ->
            [0] no Nightmare
            [one] the Nightmare
           *[other] { $amount } Nightmares
        }
# A unit of a player who has no character yet.
ig-unit-any = level-{ $level } unit
    .for = level-{ $level } units
    .counted =
        { $amount ->
            [0] no level-{ $level } unit
            [one] a level-{ $level } unit
           *[other] { $amount } level-{ $level } units
        }

ig-piece-inf = influence marker
    .counted =
        { $amount ->
            [0] no influence marker
            [one] an influence marker
           *[other] { $amount } influence markers
        }
ig-piece-ctl = marker behind Vuko
    .counted =
        { $amount ->
            [0] no marker behind Vuko
            [one] a marker behind Vuko
           *[other] { $amount } markers behind Vuko
        }

## Abilities and resources

ig-ability-none = none
ig-ability-att = Attack
ig-ability-shd = Shield
ig-ability-dom = Dominate
ig-ability-spd = Speed

ig-special-floe = Ice Floe Crossing
ig-special-recruit = Recruitment
ig-special-piper = Piper
ig-special-pillage = Pillage
ig-special-spy = Maker-Spy
ig-special-enthral = Enthral
ig-special-torment = Torment

ig-resource-pop = population
    .counted = { $amount } population
ig-resource-gold = gold
    .counted = { $amount } gold
ig-resource-mf = M-factor
    .counted = { $amount } M-factor

## Board

ig-place-none = off the board
# Names of our own; the board has none. The number is that of the tile.
ig-place-name =
    { $place ->
        [1] Whale Firth
        [2] Grey Tarn
        [3] Owl Fells
        [4] Long Strand
        [5] Amber Downs
        [6] Hollow Moor
        [7] Skerry Reach
       *[8] Ash Coast
    }
ig-place =
    { $number ->
        [0] { ig-place-name }
       *[other] { ig-place-name } (#{ $number })
    }
ig-region = { $place }

ig-box-viper = Viper Gorge
ig-box-influence = Influence
ig-box-move = Move
ig-box-mountain = Voracious Mountain
ig-box-raven = Raven Shadow
ig-box-making = Making
ig-box-activation = Activation
ig-box-vuko = Vuko Drakkainen

ig-effect-fire = Fire People
ig-effect-whisper = Those Who Whisper to Shadows
ig-effect-nightwalkers = Nightwalkers
ig-effect-bears = Both Bears
ig-effect-cyphral = Vuko and Cyphral
ig-effect-snake = Vuko fights with Callo’s giant snake
ig-effect-plan = The plan of Vuko and Raven Shadow
ig-effect-spear = Vuko skewered with the Spear of Fools
ig-tile-plain = { $effect }
ig-tile-arrow = { $effect } (with arrow)

ig-reputation =
    { $field ->
        [0] safe zone
        [1] 0
       *[other] −{ $value }
    }

ig-phase-setup = Setup
ig-phase-start = Start of the round
ig-phase-initiative = Initiative phase
ig-phase-planning = Planning phase
ig-phase-action = Action phase
ig-phase-domination = Domination phase
ig-phase-end = End of the game

ig-list = { $first }, { $rest }
ig-both = { $first } and { $last }

## Actions

ig-action-seat = Seat { $number }: { $player }
ig-action-npc = The NPC plays { $player }
ig-action-first = First player: { $player }
ig-action-tile = Lay a tile on { $place }
ig-action-thorn = Put the Thorn in { $place }
ig-action-reserves = Magical reserves in { $places }
ig-action-reveal = { $place } gets the number { $number }
ig-action-start = Place a starting marker in { $place }
ig-action-vukotile = Stage { $stage }: { $tile }
ig-action-die = The die shows { $number }

ig-action-done = Done
ig-action-done-CatchUp = Place no marker
ig-action-done-ViperGorge = Finish Viper Gorge
ig-action-done-Influence = Place no second marker
ig-action-done-March = Make no second move
ig-action-done-Making = Finish Making
ig-action-done-ShiftMfactor = Move no more M-factor
ig-action-done-Carry = Take nothing else along
ig-action-done-IceFloe =
    { $crossed ->
        [0] No Ice Floe Crossing
       *[other] Nobody else crosses
    }
ig-action-done-Cross = Nobody else crosses this way
ig-action-done-SpeedMove =
    { $units ->
        [1] Stay: { $unit }
       *[other] The remaining units stay
    }
ig-action-done-Hit = Let the remaining points of damage go
ig-action-skip = Take no action

ig-action-catchup = Place a marker in { $place } (free)
ig-action-init =
    { $steps ->
        [1] One helm
       *[other] Two helms
    } (to helm { $helm }: ship { $ship }, { $markers } action markers{ $red ->
        [0] {""}
        [one] ; reaches a red ship
       *[other] ; reaches { $red } red ships
    })
ig-action-order = Order token { $number } on { $box }
ig-action-place = Action marker on { $box }
ig-action-place-viper = Action marker on { $box } (costs an influence marker)

ig-action-take = Take { $tokens } from the stock
ig-action-swap = Exchange { $given } for { $received }
ig-action-influence = Place a marker in { $place } ({ $price })
ig-action-move = Move { $piece } from { $source } to { $target } ({ $price })
ig-action-mountain = Through the mountain from { $source } to { $target } ({ $price })
ig-action-carry = Take along: { $piece }
ig-action-raven-shed = Return a Vuko token ({ $price })
ig-action-raven-repair =
    { $gain ->
        [0] Reputation up two fields (no effect now)
       *[other] Reputation up two fields (to { $field })
    }

ig-action-shift-begin =
    { $loss ->
        [0] Move M-factor, up to 5 steps
       *[other] Move M-factor, up to 5 steps (reputation −{ $loss })
    }
ig-action-shift = One M-factor from level { $source } to level { $target }
ig-action-upgrade-nothing =
    { $loss ->
        [0] Upgrade without buying anything
       *[other] Upgrade without buying anything (reputation −{ $loss })
    }
ig-action-upgrade =
    { $replaced ->
        [0] Buy { $ability } for { $unit }
       *[other] Buy { $ability } for { $unit }, replacing { $over }
    } ({ $price }{ $loss ->
        [0] {""}
       *[other] , reputation −{ $loss }
    })
ig-action-summon = Summon { $piece } ({ $price } of level { $level }{ $loss ->
        [0] {""}
       *[other] , reputation −{ $loss }
    })
ig-action-at = Put it in { $place }

ig-action-spy = Maker-Spy: { $abilities }
ig-action-spy-keep =
    { $chosen ->
        [0] Maker-Spy: choose nothing
       *[other] Maker-Spy: keep { $abilities }
    }
ig-action-floe = Ice Floe Crossing from { $source } to { $target }
ig-action-speed = Speed: { $piece } from { $source } to { $target }
ig-action-attack = Attack ({ $price })
ig-action-noattack = Do not attack
ig-action-hit = Hit { $piece } of { $player } in { $place } ({ $left ->
        [1] defeated
       *[other] { $left } points needed
    })
ig-action-hit-marker = Remove { $piece } of { $player } in { $place }
ig-action-hit-nation = Remove an Independent Nation marker in { $place }
ig-action-kill = Vuko kills { $piece }
ig-action-flee = Move { $piece } from { $source } to { $target }

ig-action-recruit = Send { $piece } of { $player } to the Ice Garden
ig-action-enthral = Replace { $piece } of { $player } by your own
ig-action-pillage =
    { $level ->
        [0] Pillage { $tokens } from { $player }
       *[other] Pillage { $tokens } of level { $level } from { $player }
    }
ig-action-scatter = Send { $piece } to { $place }
ig-action-scatter-home = Return { $piece } to your supply
ig-action-collect = Collect { $tokens }

## Prompts: who must do what

ig-prompt-DealFaction = { $player }: draw the character of seat { $number }
ig-prompt-DealNpc = { $player }: draw the character of the NPC
ig-prompt-DrawFirstPlayer = { $player }: draw the first player
ig-prompt-LayTile = { $player }: lay a face-down region tile on a place without one
ig-prompt-PlaceThorn = { $player }: choose the region of the Thorn
ig-prompt-RollThorn = { $player }: roll the die for the region of the Thorn
ig-prompt-DealReserves = { $player }: deal the magical reserves to four regions
ig-prompt-RevealTile = { $player }: turn up the tile of { $place }
ig-prompt-StartingInfluence = { $player }: place a starting marker in a region without one of yours
ig-prompt-LayVukoTile =
    { $stage ->
        [0] { $player }: choose a Vuko tile for any stage without one
       *[other] { $player }: choose the Vuko tile of stage { $stage }
    }

ig-prompt-CatchUp = { $player }: you may place a marker in any open region ({ $missing } to come)
ig-prompt-MoveInitiative = { $player }: move your initiative marker
ig-prompt-LayOrderToken = { $player }: lay an order token on a box without one
ig-prompt-PlanAction = { $player }: place an action marker ({ $left } left)

ig-prompt-ViperGorge =
    { $took ->
        [0] { $player }: in Viper Gorge, take a token or exchange two for one
       *[other] { $player }: in Viper Gorge, exchange two tokens for one
    }
ig-prompt-Influence =
    { $placed ->
        [0] { $player }: place a marker in a region where you are present
       *[other] { $player }: place a second marker if you like
    }
ig-prompt-March =
    { $spent ->
        [0] { $player }: move a piece to an adjacent region
       *[other] { $player }: make a second move if you like
    }
ig-prompt-Mountain = { $player }: choose a way through the Voracious Mountain ({ $price })
ig-prompt-Carry = { $player }: who goes from { $source } to { $target }?
ig-prompt-Raven =
    { $use ->
        [0] { $player }: Raven Shadow would do nothing now: no Vuko token can be returned, no reputation mended
       *[other] { $player }: use Raven Shadow
    }
ig-prompt-Making = { $player }: choose a part of Making (each brings Dead Snow +1, now { $snow } of { $limit })
ig-prompt-ShiftMfactor =
    { $left ->
        [one] { $player }: move one M-factor token by one level (last step)
       *[other] { $player }: move one M-factor token by one level ({ $left } steps left)
    }
ig-prompt-PlaceSummoned = { $player }: choose a region for the summoned unit ({ $level }, { $left } to place)

ig-prompt-MakerSpy = { $player }: choose two abilities for the Harrasim
ig-prompt-IceFloe = { $player }: use the Ice Floe Crossing between { $first } and { $second } if you like
ig-prompt-Cross = { $player }: who crosses from { $source } to { $target }?
ig-prompt-SpeedMove =
    { $units ->
        [1] { $left ->
            [one] { $player }: move a unit with Speed if you like ({ $unit } in { $place })
           *[other] { $player }: move a unit with Speed if you like ({ $unit } in { $place }, { $left } steps)
        }
       *[other] { $player }: move units with Speed if you like, in any order ({ $units } can still move)
    }
ig-prompt-PayForAttack = { $player }: pay { $price } so that your units attack?
ig-prompt-Hit = { $player }: choose a target (damage left: { $pools })
ig-pool = { $points } in { $place }
ig-prompt-VukoKills = { $player }: choose the unit that Vuko kills in { $place }
ig-prompt-Flee =
    { $units ->
        [one] { $player }: move your unit away from Vuko in { $place }
       *[other] { $player }: move your units away from Vuko in { $place }, in any order ({ $units } left)
    }

ig-prompt-Recruit = { $player }: choose the marker in { $place } that goes to the Ice Garden
ig-prompt-Plunder = { $player }: choose what to pillage in { $place }
ig-prompt-Replace = { $player }: choose the marker in { $place } to replace by your own
ig-prompt-Collect = { $player }: choose a resource of { $place }
ig-prompt-Scatter = { $player }: { $place } is locked, send away your markers ({ $amount } to move)

ig-prompt-NpcSpreads = { $player }: roll the die for the NPC’s markers
ig-prompt-NpcArrives = { $player }: roll the die for a summoned unit of the NPC ({ $level })
ig-prompt-RollDrakkars = { $player }: roll the die for the NPC’s Ice Drakkars (1–3: { $low }, 4–6: { $high })
ig-prompt-NpcFlees = { $player }: roll the die for an NPC unit that flees from { $place } ({ $unit })
ig-prompt-NpcPillage = { $player }: roll the die for what the NPC pillages
ig-prompt-RelocateUnit = { $player }: roll the die for an NPC unit in { $place } ({ $unit })

## Events: the saga

ig-event-faction = Seat { $number }: { $player }
ig-event-first_player = The first player is { $player }
ig-event-lay_tile = { $player } lays a tile on { $place }
ig-event-thorn = The Thorn of { $player } rises in { $place }
ig-event-reserves = Magical reserves appear in { $places }
ig-event-reveal = { $place } is turned up: number { $number }
ig-event-nations = An Independent Nation settles in every region
ig-event-vuko_tile =
    { $side ->
        [arrow] Vuko tile of stage { $stage }: { $effect } (with arrow)
       *[plain] Vuko tile of stage { $stage }: { $effect }
    }

ig-event-round = Round { $round }
ig-event-initiative =
    { $steps ->
        [one] { $player } moves on one helm, to helm { $helm }
       *[other] { $player } moves on { $steps } helms, to helm { $helm }
    }
ig-event-red_ship = { $player } reaches the red ship of helm { $helm }: regions score this round
ig-event-turn_order = Next in order: { $player }, helm { $helm }, { $markers } action markers
ig-event-tile_active = The Vuko tile of stage { $stage } is active: { $effect }
ig-event-order_token = { $player } lays order token { $number } on { $box }
ig-event-plan = { $player } plans the action { $box }
ig-event-toll = { $player } leaves an influence marker in Viper Gorge
ig-event-resolve = { $player } takes the marker from { $box }

ig-event-gain = { $player } gains { $tokens }
ig-event-pay =
    { $level ->
        [0] { $player } pays { $tokens }
       *[other] { $player } pays { $tokens } of level { $level }
    }
ig-event-place_marker = { $player } places a marker in { $place }
ig-event-move = { $player } moves { $piece } from { $source } to { $target }
ig-event-shift = { $player } moves an M-factor from level { $source } to level { $target }
ig-event-upgrade = { $player } upgrades { $unit }: { $ability }
ig-event-upgrade-over = { $player } upgrades { $unit }: { $ability } instead of { $over }
ig-event-upgrade_nothing = { $player } makes an upgrade without buying anything
ig-event-summon = { $player } summons { $piece } in { $place }
ig-event-reputation = { $player } loses { $change } reputation (now { $field })
ig-event-reputation-up = { $player } regains { $change } reputation (now { $field })
ig-event-reputation-floor = { $player } can lose no more reputation (still { $field }, on top of the stack)
ig-event-reputation-top = { $player }’s reputation cannot rise (still { $field })
ig-event-snow = Dead Snow rises to { $snow } of { $limit }

ig-event-spy = { $player } teaches the Harrasim { $first } and { $second }
ig-event-wound = { $player }: damage to { $unit } in { $place }
ig-event-defeat = { $player } defeats { $piece } of { $victim } in { $place }
ig-event-marker_returns = { $player } loses { $piece } in { $place }
ig-event-unit_returns = { $player } loses { $piece } in { $place }
ig-event-nation_falls =
    { $amount ->
        [one] An Independent Nation leaves { $place } for good
       *[other] { $amount } Independent Nations leave { $place } for good
    }

ig-event-visit = Vuko visits { $player } in { $place }
ig-event-visit-away = Vuko looks for { $player } in vain
ig-event-vuko = Vuko goes from { $source } to { $target }
ig-event-vuko-enters = Vuko appears in { $target }
ig-event-vuko-leaves = Vuko leaves { $source } and the board
ig-event-vuko_token =
    { $tokens ->
        [one] { $player } takes a Vuko token (has 1 now)
       *[other] { $player } takes a Vuko token (has { $tokens } now)
    }
ig-event-drop_token =
    { $amount ->
        [one] { $player } returns a Vuko token (has { $tokens } left)
       *[other] { $player } returns { $amount } Vuko tokens (has { $tokens } left)
    }
ig-event-control =
    { $amount ->
        [one] One marker of { $player } in { $place } stands behind Vuko
       *[other] { $amount } markers of { $player } in { $place } stand behind Vuko
    }
ig-event-nightwalkers =
    { $amount ->
        [one] Nightwalkers: { $player } loses a marker behind Vuko in { $place }
       *[other] Nightwalkers: { $player } loses { $amount } markers behind Vuko in { $place }
    }
ig-event-nations_move =
    { $amount ->
        [one] Fire People: an Independent Nation follows Vuko from { $source } to { $target }
       *[other] Fire People: { $amount } Independent Nations follow Vuko from { $source } to { $target }
    }

ig-event-domination =
    { $scorings ->
        [0] Domination phase
        [one] Domination phase: regions score points
       *[other] Domination phase: regions score points { $scorings } times
    }
ig-event-dominates = { $place }: { $player } dominates
ig-event-nobody_dominates = { $place }: nobody dominates
ig-event-absorb =
    { $amount ->
        [one] The Thorn of { $player } absorbs a magical reserve
       *[other] The Thorn of { $player } absorbs { $amount } magical reserves
    }
ig-event-recruit = { $player } sends { $piece } of { $victim } from { $place } to the Ice Garden
ig-event-pillage =
    { $level ->
        [0] { $player } pillages { $tokens } from { $victim }
       *[other] { $player } pillages { $tokens } of level { $level } from { $victim }
    }
ig-event-torment = { $player } lays a Nightmare token in { $place }
ig-event-enthral = { $player } enthrals { $piece } of { $victim } in { $place }
ig-event-tower = { $player } builds a Red Tower in { $place }
ig-event-transport =
    { $amount ->
        [one] { $player } carries a magical reserve from { $place } to the Thorn
       *[other] { $player } carries { $amount } magical reserves from { $place } to the Thorn
    }
ig-event-turn_up = The reserves at the Thorn in { $place } are turned up
ig-event-lock = { $player } locks { $place } in a nightmare
ig-event-displace_reserve = The magical reserve of { $source } moves to { $target }
ig-event-displace_reserve-gone = The magical reserve of { $source } leaves the game
ig-event-markers_home =
    { $amount ->
        [one] { $player } takes a marker back from { $place }
       *[other] { $player } takes { $amount } markers back from { $place }
    }
ig-event-points =
    { $source ->
        [defeats] { $player } scores { ig-points } for a defeat
        [regions] { $player } scores { ig-points } for a region
       *[viper_bonus] { $player } scores { ig-points } for Viper Gorge
    }
ig-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
ig-event-die = { $player }: the die shows { $number }
ig-event-end_snow = The Dead Snow falls: { $player } wins
ig-event-end_goal = The game ends by an individual goal: { $winners }
ig-event-end_points = The game ends by victory points: { $winners }

## Options. The value is the name, .text says what it is about.

ig-option-edition = Edition
    .text = Which rulebook text is followed where the editions differ.
ig-option-factions = Characters
    .text = The character of each seat: blue, black, red, green or random, separated by commas.
ig-option-first = First player
    .text = The seat that plays first.
ig-option-advanced = Advanced variant
    .text = Play with Vuko tiles and with order tokens that move every round.
ig-option-extra_tiles = Extra Vuko tiles
    .text = Add the four Vuko tiles that only the English rules describe.
ig-option-vuko_tiles = Vuko tiles
    .text = The Vuko tiles of the four stages: random, chosen at the table, or four names separated by commas.
ig-option-vuko_tiles-chosen = chosen at the table by the first player
ig-option-solo = Solo level
    .text = How strong the NPC is in a game for one player.
ig-option-npc = Character of the NPC
    .text = The character that the NPC plays in a solo game.
ig-option-start_passes = Starting markers
    .text = Whether the two starting markers are placed one by one or together.
ig-option-start_passes-2 = two passes of one marker each
ig-option-start_passes-1 = both markers in one turn
ig-option-viper_cap = Room in Viper Gorge
    .text = How many action markers Viper Gorge takes in a round.
ig-option-viper_cap-none = any number
ig-option-viper_cap-number =
    { $number ->
        [one] at most { $number } action marker
       *[other] at most { $number } action markers
    }
ig-option-pillage = Victims of Pillage
    .text = What an opponent must have in the region to be pillaged.
ig-option-pillage-presence = a marker or a unit
ig-option-pillage-unit = a unit
ig-option-faun_exit = Faun in a locked region
    .text = How the Faun in a locked region may leave it.
ig-option-faun_exit-any = by any movement of its own
ig-option-faun_exit-move = by the Move action only
ig-option-faun_exit-never = never
ig-option-snow_ties = Ties at Dead Snow
    .text = How markers stack when Vuko tokens lower the reputation at a Dead Snow end.
ig-option-snow_ties-keep = the order from before is kept
ig-option-snow_ties-one-by-one = one by one in initiative order, each on top
ig-option-snow_trigger = Bringing the Dead Snow
    .text = Who may bring Dead Snow to its limit by Making.
ig-option-snow_trigger-winner = only whoever wins by it
ig-option-snow_trigger-anybody = anybody
ig-option-double_charge = Double step over a stage border
    .text = Which stage’s double step is used up when it crosses into the next stage.
ig-option-double_charge-left = the stage it leaves
ig-option-double_charge-entered = the stage it enters
ig-option-helm_stack = Joining a helm
    .text = Where an initiative marker goes that joins others on a helm.
ig-option-helm_stack-top = on top of the stack
ig-option-helm_stack-bottom = under the stack
ig-option-upgrade_mix = Upgrade tokens
    .text = How many of the twenty upgrade tokens are Attack, Shield, Dominate and Speed.
ig-option-upgrade_mix-data = as in the component data
ig-option-speed_steps = Several Speed symbols
    .text = How far a level-3 unit with several Speed symbols goes.
ig-option-speed_steps-sum = one step for each symbol
ig-option-speed_steps-one = one step
ig-option-spy_keep = Maker-Spy lasts
    .text = Whether the abilities chosen by Maker-Spy last until they are changed.
ig-option-data = Component data
    .text = A file with corrected component data, for owners of the game.
ig-option-data-default = as delivered
ig-option-data-file = file { $file }

ig-value-on = on
ig-value-off = off
ig-value-random = random
ig-value-seat = seat { $number }
ig-value-count = { $name } { $count }

ig-edition-standard = Standard
    .note = Second edition with published house rulings
ig-edition-second-de = Second edition, German
    .note = German second-edition text
ig-edition-second-pl = Second edition, Polish
    .note = Polish second-edition text
ig-edition-en-rewrite = English rewrite
    .note = English rewrite; not the 2014 first edition

ig-solo-easy = easy
ig-solo-medium = medium
ig-solo-hard = hard
ig-solo-scientist = True Scientist of Midgaard

## The end

ig-outcome-winner = { $winners } wins
ig-outcome-shared = { $winners } share the victory
ig-outcome-draw = A draw between { $winners }
ig-outcome-dead-snow = The Dead Snow has fallen.
ig-outcome-goal = An individual goal is complete.
ig-outcome-points = The most victory points win.
ig-outcome-score =
    { $points ->
        [one] { $player }: { $points } point (defeats { $defeats }, regions { $regions }, Viper Gorge { $viper_bonus })
       *[other] { $player }: { $points } points (defeats { $defeats }, regions { $regions }, Viper Gorge { $viper_bonus })
    }
