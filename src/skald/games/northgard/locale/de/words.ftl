### Northgard: Uncharted Lands: alles, was Spieler lesen, außer Karten und Regeltexten (Deutsch).
### Die Schlüssel folgen den Namen in src/skald/games/northgard/words. $player ist ein Name wie „Wolf (rot)“.

## Spieler

ng-colour-red = rot
ng-colour-blue = blau
ng-colour-yellow = gelb
ng-colour-green = grün
ng-colour-purple = lila

ng-clan-bear = Bärenclan
    .short = Bär
ng-clan-boar = Eberclan
    .short = Eber
ng-clan-goat = Ziegenclan
    .short = Ziege
ng-clan-raven = Rabenclan
    .short = Rabe
ng-clan-snake = Schlangenclan
    .short = Schlange
ng-clan-stag = Hirschclan
    .short = Hirsch
ng-clan-wolf = Wolfsclan
    .short = Wolf

ng-player = { $name } ({ $colour })
ng-player-seat = Spieler { $number } ({ $colour })
ng-player-chance = Zufall

## Dinge

ng-resource-food = Nahrung
    .counted = { $amount } Nahrung
ng-resource-wood = Holz
    .counted = { $amount } Holz
ng-resource-lore = Wissen
    .counted = { $amount } Wissen

# Einheiten sind Objekt eines Satzes.
ng-units =
    { $amount ->
        [0] keine Einheit
        [one] eine Einheit
       *[other] { $amount } Einheiten
    }
ng-units-kaija =
    { $amount ->
        [one] eine Einheit und Kaija
       *[other] { $amount } Einheiten und Kaija
    }
ng-kaija = Kaija

# Der Wert ist der Name, .one ist Objekt eines Satzes.
ng-building-food-silo = Nahrungssilo
    .one = einen Nahrungssilo
ng-building-woodcutter-lodge = Holzfällerhütte
    .one = eine Holzfällerhütte
ng-building-defense-tower = Verteidigungsturm
    .one = einen Verteidigungsturm
ng-building-training-camp = Trainingslager
    .one = ein Trainingslager
ng-building-carved-stone = Runenstein
    .one = einen Runenstein
ng-building-fortress = Festung
    .one = eine Festung
ng-building-forge = Schmiede
    .one = eine Schmiede
ng-building-altar = Altar der Könige
    .one = einen Altar der Könige

ng-space-plain = auf einem einfachen Bauplatz
ng-space-carved = auf einem Runensteinplatz
ng-space-none = ohne Bauplatz
ng-space-large = auf einem großen Bauplatz

# Der Wert ist der Name, .object ist Akkusativobjekt, .against steht hinter „kämpft gegen“.
ng-creature-wolf = Wolf
    .object = den Wolf
    .against = den Wolf
ng-creature-draugr = Draugr
    .object = den Draugr
    .against = den Draugr
ng-creature-brown-bear = Braunbär
    .object = den Braunbären
    .against = den Braunbären
ng-creature-valkyrie = Gefallene Walküre
    .object = die Gefallene Walküre
    .against = die Gefallene Walküre

ng-die-points =
    { $amount ->
        [one] { $amount } Kampfpunkt
       *[other] { $amount } Kampfpunkte
    }
ng-die-casualties =
    { $amount ->
        [one] { $amount } Verlust
       *[other] { $amount } Verluste
    }
ng-die-both = { $points } und { $casualties }
ng-die-choice = { $points } oder { $casualties }

## Orte

# Namen von Gebieten, eigene Erfindungen; sie stehen ohne Artikel.
ng-place-gull-haven = Möwenhafen
ng-place-anchor-strand = Ankerstrand
ng-place-thing-field = Thingfeld
ng-place-beacon-hill = Fackelberg
ng-place-seal-sound = Robbensund
ng-place-salt-marsh = Salzried
ng-place-mist-ford = Nebelfurt
ng-place-herring-bay = Heringswiek
ng-place-barley-acre = Gerstenfeld
ng-place-stone-croft = Steinrode
ng-place-alder-stead = Erlenhof
ng-place-lynx-den = Luchsgrund
ng-place-rook-farm = Krähenkate
ng-place-honey-meadow = Honigau
ng-place-troll-cleft = Trollklamm
ng-place-rune-ledge = Runenfels
ng-place-heather-croft = Heidekaten
ng-place-trout-beck = Forellenbach
ng-place-kings-howe = Königshügel
ng-place-bone-cave = Knochenloch
ng-place-whisper-rock = Raunstein
ng-place-oath-stone = Eidstein
ng-place-broad-fells = Breitfjell
ng-place-hazel-garth = Haselhagen
ng-place-otter-weir = Otterwehr
ng-place-seers-well = Seherborn
ng-place-birch-holt = Birkenholz
ng-place-falcon-stone = Falkenstein
ng-place-goose-water = Gänsesee
ng-place-toad-hole = Unkenloch
ng-place-bleak-ness = Kahlhorn
ng-place-wind-garth = Windby
ng-place-smoke-stead = Rauchkate
ng-place-elk-hollow = Elchgrund
ng-place-grey-pillar = Graustein
ng-place-thistle-croft = Distelrode
ng-place-apple-dale = Apfeltal
ng-place-flax-garth = Flachsdorf
ng-place-hay-stead = Heuhof
ng-place-ash-grove = Eschenhain
ng-place-shield-plain = Schildfeld
ng-place-loom-stead = Webersdorf
ng-place-pine-march = Kiefernmark
ng-place-dun-heath = Fahlheide
ng-place-great-weald = Großwald
ng-place-swan-hill = Schwanenberg
ng-place-mill-brook = Mühlbach
ng-place-salmon-leap = Lachssprung
ng-place-giants-seat = Riesensitz
ng-place-tar-stead = Pechhütte
ng-place-star-crag = Sternfels
ng-place-berry-slope = Beerenau
ng-place-ewe-garth = Schafhagen
ng-place-moon-pool = Mondweiher
ng-place-dusk-cave = Dämmerloch
ng-place-thunder-plain = Donnerfeld
ng-place-ember-stone = Glutstein
ng-place-fisher-stead = Fischerhof
ng-place-yew-hollow = Eibengrund
ng-place-fox-croft = Fuchsrode
ng-place-sage-spring = Weisenborn
ng-place-oat-stead = Haferkamp
ng-place-hare-meadow = Hasenau
ng-place-skalds-rest = Skaldenruh
ng-place-eel-lagoon = Aalhaff
ng-place-eagle-heights = Adlerhöh
ng-place-peat-stead = Torfkate
ng-place-ghost-barrow = Geistergrab
ng-place-norn-well = Nornenborn
ng-place-ship-stone = Schiffstein
ng-place-dream-heath = Traumheide
ng-place-bee-garth = Bienenhof
ng-place-fang-gully = Zahnklamm
ng-place-sun-terrace = Sonnenhalde
ng-place-hop-croft = Hopfengarten
ng-place-crane-ford = Kranichfurt
ng-place-frost-fells = Frostfjell
ng-place-owl-cavern = Eulenloch
ng-place-juniper-croft = Wacholderhof
ng-place-rye-valley = Roggental
ng-place-willow-stead = Weidenhof
ng-place-oak-hurst = Eichenhorst
ng-place-hammer-ridge = Hammerberg
ng-place-spruce-holt = Fichtenholz
ng-place-spider-pit = Spinnenloch
ng-place-copper-cliffs = Kupferfels
ng-place-larch-vale = Lärchental
ng-place-rowan-copse = Ebereschenau
ng-place-high-pastures = Hochalm
ng-place-plum-garth = Pflaumengarten
ng-place-cooper-stead = Böttcherhof
ng-place-elm-spinney = Ulmenhain
ng-place-potters-croft = Töpferdorf
ng-place-gloom-gorge = Düsterklamm
ng-place-silver-downs = Silberberg
ng-place-turnip-croft = Rübenfeld
ng-place-echo-stones = Echostein
ng-place-dove-garth = Taubenhof
ng-place-moss-wood = Mooswald
ng-place-wool-croft = Wollhagen
ng-place-dragon-stone = Drachenstein
ng-place-spear-fields = Speerfeld
ng-place-marten-den = Mardergrund

## Spielplan und Karten

ng-tile = Plättchen { $name }
# Ein Feld wird durch den Weg vom Startplättchen aus benannt.
ng-square = { $way } vom Start
ng-square-start = Start
ng-way-north = { $steps } nördlich
ng-way-east = { $steps } östlich
ng-way-south = { $steps } südlich
ng-way-west = { $steps } westlich
ng-territory = { $name }
ng-territory-unknown = t{ $number }

# Eine frühe Karte, die heißt wie eine Startkarte.
ng-card-early = Frühes { $card }

ng-phase-setup = Spielaufbau
ng-phase-start = Jahresbeginn
ng-phase-actions = Aktionen
ng-phase-creatures = Kreaturenphase
ng-phase-harvest = Ernte
ng-phase-winter = Winter
ng-phase-end-of-year = Jahresende
ng-phase-end = Spielende

ng-list = { $first }, { $rest }
ng-both = { $first } und { $last }

## Aktionen

ng-action-done = Fertig
ng-action-done-Recruit = Rekrutiere nicht weiter
ng-action-done-Levy = Rekrutiere nicht weiter
ng-action-done-PlayOn = Beende den Zug
ng-action-done-Build = Baue nichts mehr
ng-action-done-Move = Keine weitere Bewegung
ng-action-done-NameCreatures = Greife keine weiteren Kreaturen an
ng-action-done-ExploreAgain = Erkunde nicht noch einmal
ng-action-done-ChooseBasic = Keine weitere Aktion
ng-action-done-Trade = Tausche nicht weiter
ng-action-none = Tu nichts
ng-action-none-Hire = Zahle nicht für eine weitere Einheit
ng-action-none-Reinforce = Hole keine Einheit dazu
ng-action-none-GloryAfter = Nimm nichts
ng-action-none-PayForCard = Zahle nichts
ng-action-none-Glory = Baue zuerst
ng-action-none-ExchangeWhere = Tausche kein Gebäude aus
ng-action-none-PlaceToken = Setze den Marker nicht
ng-action-none-StealLore = Kopiere nichts
ng-action-none-ShiftDefender = Verschiebe niemanden
ng-action-none-CallCreature = Lass keine Kreatur erscheinen
ng-action-none-Theft = Raube nichts
ng-action-none-SecondChance = Stelle keine Einheiten auf
ng-action-none-SecondTile = Ziehe kein Plättchen

ng-action-clan = Platz { $number }: { $clan }
ng-action-first = Startspieler: { $player }
ng-action-die = Der Würfel zeigt { $face }
ng-action-draw = Ziehe „{ $card }“
ng-action-reveal = Decke „{ $card }“ auf
ng-action-lose = Lege „{ $card }“ ab
ng-action-find = Ziehe { $tile }
ng-action-appear = Eine Kreatur erscheint: { $creature }

ng-action-tile = Lege { $tile }
ng-action-tile-none = Kein Plättchen passt: Zeige deine Hand und ziehe drei neue
ng-action-tile-none-SecondTile = Ziehe ein Plättchen
ng-action-cell = Auf das Feld { $square }
ng-action-turn =
    { $degrees ->
        [0] Ungedreht
       *[other] Um { $degrees }° im Uhrzeigersinn gedreht
    }
ng-action-reject = Lege das Plättchen unter den Stapel und ziehe ein anderes
ng-action-accept = Behalte das Plättchen
ng-action-bottom = Als Nächstes unter den Stapel: { $tile }
ng-action-group = Stelle drei Einheiten in { $place } auf
ng-action-group-kaija = Stelle zwei Einheiten und Kaija in { $place } auf

ng-action-play =
    { $flash ->
        [0] Spiele „{ $card }“ aus
       *[other] Spiele „{ $card }“ aus (Blitzkarte)
    }
ng-action-wait = Abwarten: Lege „{ $card }“ ohne Wirkung in die Auslage
ng-action-replace = Ersetze „{ $card }“ ({ $lore }, ziehe 1 Karte)
ng-action-remove = Entferne „{ $card }“ aus dem Spiel ({ $lore }, ziehe 2 Karten)
ng-action-upgrade = Aufwerten: Lege „{ $card }“ in die Auslage ({ $lore })
ng-action-sacrifice = Aufwerten: Entferne „{ $card }“ aus dem Spiel ({ $lore })
ng-action-take = Nimm die Aufwertungskarte „{ $card }“
ng-action-take-Retrieve = Nimm „{ $card }“ aus deinem Ablagestapel
ng-action-pass = Passe
ng-action-pick = Lege „{ $card }“ auf deinen Nachziehstapel
ng-action-respond = Annulliere die Karte mit „Verteidigungsstrategie“
ng-action-allow = Lass die Karte wirken

ng-action-choose-recruit = Rekrutiere 1 Einheit
ng-action-choose-move = 1 Bewegung
ng-action-choose-explore = Erkunde
ng-action-choose-build = Baue
ng-action-recruit = Rekrutiere eine Einheit in { $place }
ng-action-recruit-AddUnit = Füge eine Einheit in { $place } hinzu
ng-action-recruit-kaija = Rekrutiere Kaija in { $place }
ng-action-bonus = Trainingslager: eine Einheit in { $place }
ng-action-build = Baue { $building } ({ $wood })
ng-action-in = In { $place }
ng-action-on = Baue { $space }
ng-action-from = Von { $place }: { $leaving }
ng-action-from-Reinforce = Eine Einheit von { $place }
ng-action-from-kaija = Kaija von { $place }
ng-action-from-BribeFrom = Von { $place }: { $leaving } von { $holder }
ng-action-to-own = Nach { $place }, eigenes Gebiet
ng-action-to-neutral = Nach { $place }, neutrales Gebiet
ng-action-to-enemy = Greife { $holder } in { $place } an
ng-action-to-partner = Durch { $place }, Gebiet deines Partners { $holder }
ng-action-units = Bewege { $units }

ng-action-scorch = Setze Verbrannte Erde in { $place }
ng-action-discard = Lege „{ $card }“ ab
ng-action-top = Lege „{ $card }“ auf deinen Nachziehstapel
ng-action-opponent = Wähle { $player }
ng-action-card = Wähle „{ $card }“
ng-action-card-spy = Lege „{ $card }“ ab
ng-action-card-exploit = Nenne „{ $card }“
ng-action-card-copy = Kopiere „{ $card }“
ng-action-card-repeat = Führe „{ $card }“ noch einmal aus
ng-action-strike = Entferne eine Einheit von { $holder } in { $place }
ng-action-draw-one = Ziehe 1 Karte
ng-action-gather = Nimm den Ertrag von { $glory }
ng-action-gather-first = Nimm zuerst den Ertrag von { $place } und baue dort
ng-action-give = Gib { $receiver } { $pair }
ng-action-pay-two = Zahle { $pair }
ng-action-pay-three = Zahle { $three }
ng-action-collect = Nimm { $resource }
ng-action-exchange = Tausche { $built } { $built_on } gegen { $building }

ng-action-fight = Kämpfe in { $place }
ng-action-spend =
    { $amount ->
        [0] Gib keine Nahrung aus
       *[other] Gib { $amount } Nahrung aus
    }
ng-action-point = 1 Kampfpunkt
ng-action-casualty = 1 Verlust
ng-action-lose-kaija-no = Verliere nur normale Einheiten
ng-action-lose-kaija-no-DraugrTakes = Verliere eine normale Einheit
ng-action-lose-kaija-yes = Verliere auch Kaija
ng-action-lose-kaija-yes-DraugrTakes = Verliere Kaija
ng-action-retreat = Ziehe { $units } nach { $place } zurück
ng-action-retreat-home = Nimm { $units } zurück in den Vorrat
ng-action-retreat-kaija = Kaija zieht sich nach { $place } zurück
ng-action-retreat-kaija-home = Kaija kommt zurück in den Vorrat
ng-action-shift = Verschiebe eine verteidigende Einheit nach { $place }
ng-action-attack = Greife { $target } in { $place } an
ng-action-creature = Eine Kreatur erscheint in { $place }
ng-action-creature-MoveCreature = Bewege { $mover } nach { $place }

ng-action-steal = Raube { $resource }
ng-action-trade = Tausche { $three } gegen { $traded }
ng-action-swap = Biete deinem Partner { $given } gegen { $wanted }
ng-action-agree = Stimme zu
ng-action-refuse = Lehne ab

## Aufforderungen: wer was tun muss

ng-prompt-ChooseClan = { $player }: Wähle den Clan für Platz { $number }
ng-prompt-DealAchievement = { $player }: Einen Erfolg auslegen
ng-prompt-NameFirst = { $player }: Den Startspieler bestimmen
ng-prompt-RollFirst = { $player }: Wurf um den Startspielermarker: { $roller }
ng-prompt-DealTile = { $player }: Ein Plättchen für { $who } ziehen
ng-prompt-SetupTile =
    { $round ->
        [1] { $player }: Wähle dein erstes Plättchen
       *[other] { $player }: Wähle dein zweites Plättchen
    }
ng-prompt-SetupGroup = { $player }: Stelle eine Gruppe aus drei Einheiten auf dein Plättchen
ng-prompt-RevealCard = { $player }: Eine Entwicklungskarte aufdecken

ng-prompt-Turn =
    { $cards ->
        [0] { $player }: Deine Hand ist leer, passe
       *[other] { $player }: Spiele eine Karte aus, { $deeds } oder passe
    }
ng-deed-wait = warte ab
ng-deed-replace = ersetze
ng-deed-remove = entferne
ng-deed-upgrade = werte auf
ng-prompt-Response =
    { $plays ->
        [0] { $player }: „{ $played }“ wurde ausgespielt und wirkt (nur gefragt, damit niemand deine Hand errät)
       *[other] { $player }: „{ $played }“ wurde ausgespielt. Soll die Karte wirken?
    }
ng-prompt-PlayOn =
    { $cards ->
        [0] { $player }: Deine Hand ist leer, beende den Zug
       *[other] { $plays ->
            [0] { $player }: Du hast keine weitere Karte zum Ausspielen, beende den Zug (nur gefragt, damit es niemand errät)
           *[other] { $normal ->
                [0] { $player }: Spiele noch eine Karte aus oder beende den Zug
               *[other] { $player }: Spiele noch eine Blitzkarte aus oder beende den Zug
            }
        }
    }
ng-prompt-TakeUpgrade = { $player }: Wähle eine Aufwertungskarte deines Clans
ng-prompt-PickCard = { $player }: Wähle eine Karte für deinen Nachziehstapel
ng-prompt-DrawFromBag =
    { $left ->
        [one] { $player }: Eine Karte für { $who } ziehen
       *[other] { $player }: Eine Karte für { $who } ziehen (noch { $left })
    }
ng-prompt-SortDrawn =
    { $discards ->
        [0] { $player }: Lege eine der gezogenen Karten auf deinen Nachziehstapel zurück (noch { $tops })
       *[other] { $tops ->
            [0] { $player }: Lege eine der gezogenen Karten ab (noch { $discards })
           *[other] { $player }: Lege eine der gezogenen Karten ab oder eine auf deinen Nachziehstapel zurück
        }
    }

ng-prompt-Recruit = { $player }: Rekrutiere Einheiten (noch { $left })
ng-prompt-Hire = { $player }: Zahle zwei Ressourcen für eine weitere Einheit, wenn du möchtest
ng-prompt-HireUnit = { $player }: Stelle die bezahlte Einheit auf oder stattdessen Kaija
ng-prompt-Reinforce = { $player }: Hole eine Einheit aus einem benachbarten Gebiet nach { $territory }, wenn du möchtest
ng-prompt-CampBonus = { $player }: Wähle, wo ein Trainingslager seine Einheit bringt
ng-prompt-Levy = { $player }: Rekrutiere in Gebieten deiner Wahl (höchstens noch { $levied })
ng-prompt-Build =
    { $optional ->
        [0] { $player }: Wähle, was du baust
       *[other] { $player }: Baue noch einmal, wenn du möchtest
    }
ng-prompt-ChooseSite = { $player }: Wähle ein Gebiet, um { $kind } zu bauen
ng-prompt-ChooseSpace = { $player }: Wähle einen Bauplatz in { $territory }, um { $kind } zu bauen
ng-prompt-GloryAfter = { $player }: Nimm den Ertrag von { $territory }, wenn du möchtest
ng-prompt-Move =
    { $left ->
        [one] { $player }: Bewege eine Gruppe (noch 1 Bewegung)
       *[other] { $player }: Bewege eine Gruppe (noch { $left } Bewegungen)
    }
ng-prompt-MoveTo =
    { $left ->
        [one] { $player }: Wohin zieht die Gruppe von { $source }? (noch 1 Bewegung)
       *[other] { $player }: Wohin zieht die Gruppe von { $source }? (noch { $left } Bewegungen)
    }
ng-prompt-MoveGroup = { $player }: Wie viele ziehen von { $source } nach { $target }?
ng-prompt-PassThrough =
    { $left ->
        [one] { $player }: Deine Gruppe zieht durch { $at }. Wohin geht es weiter? (noch 1 Bewegung)
       *[other] { $player }: Deine Gruppe zieht durch { $at }. Wohin geht es weiter? (noch { $left } Bewegungen)
    }
ng-prompt-NameCreatures = { $player }: Wähle Kreaturen zum Angriff, wenn du möchtest, in jedem Gebiet eine ({ $haunted })
ng-prompt-Fights = { $player }: Wähle den nächsten Kampf

ng-prompt-ChooseCell = { $player }: Wähle ein Feld für { $tile }
ng-prompt-ChooseTurn = { $player }: Drehe { $tile } auf dem Feld { $cell }
ng-prompt-FindTile = { $player }: Ein Plättchen ziehen
ng-prompt-RejectTile = { $player }: { $tiles } nehmen oder ein anderes ziehen?
ng-prompt-ChooseTile = { $player }: Wähle das Plättchen, das du legst
ng-prompt-ReturnTiles = { $player }: Wähle das nächste Plättchen, das unter den Stapel kommt
ng-prompt-ExploreAgain = { $player }: Erkunde noch einmal, wenn du möchtest
ng-prompt-ChooseBasic =
    { $optional ->
        [0] { $player }: Wähle eine Aktion
       *[other] { $player }: Wähle noch eine Aktion, wenn du möchtest
    }

ng-prompt-Strike = { $player }: Wähle das Gebiet, das eine Einheit verliert
ng-prompt-TakeOne = { $player }: Wähle die Ressource, die du nimmst
ng-prompt-AddUnit = { $player }: Füge eine Einheit in einem eigenen Gebiet hinzu
ng-prompt-ChooseOpponent =
    { $card ->
        [2] { $player }: Wähle, wer eine zufällige Karte ablegt, oder ziehe eine Karte
       *[other] { $player }: Wähle, wessen Hand du ansiehst
    }
ng-prompt-SeeHand = { $player }: Wähle eine Karte aus der Hand von { $other }
ng-prompt-YieldOrPay = { $player }: Lege „{ $card }“ ab oder gib { $other } zwei Ressourcen
ng-prompt-LoseCard = { $player }: Eine zufällige Karte aus der Hand von { $who }
ng-prompt-DiscardOne = { $player }: Lege eine Karte ab
ng-prompt-Retrieve = { $player }: Nimm eine Karte aus deinem Ablagestapel oder ziehe eine
ng-prompt-PayForCard = { $player }: Zahle drei Ressourcen für eine weitere Karte, wenn du möchtest
ng-prompt-FutureSight = { $player }: Wähle eine Karte für deinen Nachziehstapel
ng-prompt-Glory = { $player }: Nimm zuerst den Ertrag eines Gebiets oder baue zuerst
ng-prompt-ExchangeWhere = { $player }: Wähle ein Gebiet, um ein Gebäude auszutauschen, wenn du möchtest
ng-prompt-Exchange = { $player }: Wähle ein Gebäude in { $territory } und seinen neuen Typ
ng-prompt-HiddenFrom = { $player }: Wähle das Gebiet, das deine Einheiten verlassen
ng-prompt-HiddenTo = { $player }: Wähle das offene Gebiet, in das Einheiten aus { $source } gehen
ng-prompt-HiddenGroup = { $player }: Wie viele gehen von { $source } nach { $target }?
ng-prompt-BribeFrom = { $player }: Wähle, wessen Einheiten du bestichst
ng-prompt-BribeTo = { $player }: Wähle, wohin die bestochenen Einheiten aus { $source } gehen
ng-prompt-BribeGroup = { $player }: Wie viele bestochene Einheiten gehen von { $source } nach { $target }?
ng-prompt-PlaceToken = { $player }: Setze den Marker Verbrannte Erde, wenn du möchtest
ng-prompt-StealLore = { $player }: Wähle eine Karte, die du kopierst
ng-prompt-SecretsOf = { $player }: Wähle, wessen Karte du kopierst
ng-prompt-CopySecret = { $player }: Wähle eine Karte von { $other }, die du kopierst
ng-prompt-Repeat = { $player }: Wähle eine Karte, die du noch einmal ausführst

ng-prompt-ShiftDefender = { $player }: Verschiebe eine verteidigende Einheit aus { $place }, wenn du möchtest
ng-prompt-AttackerFood = { $player }: Nahrung für deinen Angriff auf { $place } ausgeben? ({ $attack } gegen { $defence })
ng-prompt-DefenderFood = { $player }: Nahrung für die Verteidigung von { $place } ausgeben? ({ $defence } gegen { $attack })
ng-prompt-AttackerDie = { $player }: Würfeln für { $attacker }, Angriff in { $place }
ng-prompt-AttackerFace = { $player }: Ein Kampfpunkt oder ein Verlust? ({ $attack } gegen { $defence })
ng-prompt-AxeThrow = { $player }: Axtwerfer – ein Kampfpunkt oder ein Verlust? ({ $attack } gegen { $defence })
ng-prompt-DefenderDie = { $player }: Würfeln für { $defender }, Verteidigung in { $place }
ng-prompt-DefenderFace = { $player }: Ein Kampfpunkt oder ein Verlust? ({ $defence } gegen { $attack })
ng-prompt-Casualties =
    { $number ->
        [one] { $player }: Du verlierst eine Einheit in { $place }, ist es Kaija?
       *[other] { $player }: Du verlierst { $number } Einheiten in { $place }, ist Kaija darunter?
    }
ng-prompt-Retreat =
    { $units ->
        [one] { $player }: Ziehe dich aus { $place } zurück, noch 1 Einheit
       *[other] { $player }: Ziehe dich aus { $place } zurück, noch { $units } Einheiten
    }
ng-prompt-StruggleFood = { $player }: Nahrung für den Kampf in { $lair } ausgeben? ({ $creature }, { $points } gegen { $value })
ng-prompt-PlayerDie = { $player }: Würfeln für { $who } im Kampf mit einer Kreatur ({ $creature })
ng-prompt-CreatureDie = { $player }: Würfeln für eine Kreatur ({ $creature })
ng-prompt-StruggleCasualties =
    { $number ->
        [one] { $player }: Du verlierst eine Einheit in { $place }, ist es Kaija?
       *[other] { $player }: Du verlierst { $number } Einheiten in { $place }, ist Kaija darunter?
    }
ng-prompt-DraugrTakes = { $player }: Der Draugr nimmt eine Einheit in { $territory }. Welche?
ng-prompt-CreatureAppears = { $player }: Die Kreatur ziehen, die in { $territory } erscheint
ng-prompt-MoveCreature = { $player }: Wähle, wohin eine Kreatur zieht ({ $creature })
ng-prompt-CallCreature = { $player }: Lass eine Kreatur erscheinen, wenn du möchtest

ng-prompt-Theft = { $player }: Raube eine Ressource aus { $scorched }, wenn du möchtest
ng-prompt-Trade =
    { $swaps ->
        [0] { $player }: Tausche drei Ressourcen gegen eine, wenn du möchtest
       *[other] { $player }: Tausche drei Ressourcen gegen eine oder biete deinem Partner einen Tausch, wenn du möchtest
    }
ng-prompt-Swap = { $player }: { $other } bietet dir { $given } gegen { $wanted }
ng-prompt-LoseTopCard = { $player }: Die oberste Karte im Nachziehstapel von { $who }
ng-prompt-SecondChance = { $player }: Zweite Chance – stelle drei Einheiten in ein neutrales Gebiet, wenn du möchtest
ng-prompt-SecondTile = { $player }: Zweite Chance – ziehe ein Plättchen für deine Einheiten, wenn du möchtest
ng-prompt-SettleGroup = { $player }: Zweite Chance – stelle drei Einheiten auf das neue Plättchen

## Ereignisse: die Saga

ng-event-clan = Platz { $number }: { $player }
ng-event-achievement = Der Erfolg „{ $card }“ liegt aus
ng-event-first_player = Startspieler ist { $player }
ng-event-die = { $player } würfelt { $face }
ng-event-die-nobody = Die Kreatur würfelt { $face }
ng-event-deal_tile = { $player } zieht { $tile }
ng-event-deal_tile-hidden = { $player } zieht ein Plättchen
ng-event-tile =
    { $degrees ->
        [0] { $player } legt { $tile } auf das Feld { $square }
       *[other] { $player } legt { $tile } auf das Feld { $square }, um { $degrees }° gedreht
    }
ng-event-tile-nobody =
    { $degrees ->
        [0] Auf dem Spielplan liegt { $tile } ({ $square })
       *[other] Auf dem Spielplan liegt { $tile } ({ $square }), um { $degrees }° gedreht
    }
ng-event-find = Gezogen: { $tile }
ng-event-bottom = Unter den Stapel: { $tile }
ng-event-close =
    { $size ->
        [one] { $player } schließt { $territory }, 1 Plättchen
       *[other] { $player } schließt { $territory }, { $size } Plättchen
    }

ng-event-year = Jahr { $year }
ng-event-reveal = Im Angebot: „{ $card }“
ng-event-draw = { $player } zieht „{ $card }“
ng-event-draw-hidden = { $player } zieht eine Karte
ng-event-draw-named = { $player } nimmt die Karte auf die Hand
ng-event-reshuffle = { $player } mischt den Ablagestapel zu einem neuen Nachziehstapel
ng-event-use = { $player } { $how ->
    *[0] spielt „{ $card }“ aus
     [1] wartet ab und legt „{ $card }“ in die Auslage
     [2] ersetzt „{ $card }“
     [3] legt „{ $card }“ für eine Aufwertung in die Auslage
     [4] antwortet mit „{ $card }“
}
ng-event-cancelled = „{ $card }“ von { $player } ist annulliert
ng-event-discard = { $player } legt „{ $card }“ ab
ng-event-remove_card = { $player } entfernt „{ $card }“ aus dem Spiel
ng-event-on_top = { $player } bekommt „{ $card }“ auf den Nachziehstapel
ng-event-put_back = { $player } legt „{ $card }“ auf den Nachziehstapel zurück
ng-event-put_back-hidden = { $player } legt eine Karte auf den Nachziehstapel zurück
ng-event-upgrade = { $player } bekommt die Aufwertungskarte „{ $card }“
ng-event-retrieve = { $player } nimmt „{ $card }“ aus dem Ablagestapel
ng-event-copy = { $player } führt „{ $card }“ aus
ng-event-look = { $player } sieht die Hand von { $other } an
ng-event-name_card = { $player } nennt eine Karte aus der Hand von { $other }
ng-event-pass =
    { $first ->
        [0] { $player } passt
       *[other] { $player } passt zuerst und hat den Startspielermarker
    }

ng-event-gain = { $player } bekommt { $goods }
ng-event-pay = { $player } zahlt { $goods }
ng-event-give = { $player } gibt { $other } { $goods }
ng-event-fame = { $player } bekommt { $amount } Ruhm
ng-event-fame-lost = { $player } verliert { $amount } Ruhm
ng-event-put = { $player } stellt { $units } in { $territory } auf
ng-event-put_kaija = { $player } stellt Kaija in { $territory } auf
ng-event-move = { $player } bewegt { $units } von { $source } nach { $target }
ng-event-units_return = { $player } verliert { $units } in { $territory }
ng-event-kaija_returns = { $player } verliert Kaija in { $territory }
ng-event-build = { $player } baut { $building } in { $territory }, { $space }
ng-event-exchange = { $player } tauscht { $old } gegen { $new } in { $territory }
ng-event-scorch = { $player } setzt den Marker Verbrannte Erde in { $territory }

ng-event-shift = { $player } muss eine Einheit von { $source } nach { $target } verschieben
ng-event-combat = { $player } greift { $defender } in { $territory } an, { $attack } gegen { $defence }
ng-event-result = { $player } gewinnt den Kampf (Angriff { $attack }, Verteidigung { $defence })
ng-event-result-nobody = Niemand gewinnt den Kampf (Angriff { $attack }, Verteidigung { $defence })
ng-event-retreat = { $player } zieht { $units } von { $source } nach { $target } zurück
ng-event-conquer = { $player } nimmt { $territory } ein
ng-event-appear = Eine Kreatur erscheint in { $territory }: { $creature }
ng-event-creature = Eine Kreatur zieht nach { $territory }: { $creature }
ng-event-struggle =
    { $points ->
        [one] { $player } kämpft gegen { $creature } in { $territory } mit 1 Kampfpunkt
       *[other] { $player } kämpft gegen { $creature } in { $territory } mit { $points } Kampfpunkten
    }
ng-event-struggle_result =
    { $won ->
        [0] { $player } verliert den Kampf ({ $points } gegen { $value })
       *[other] { $player } gewinnt den Kampf ({ $points } gegen { $value })
    }
ng-event-creature_falls = Eine Kreatur ist besiegt und verlässt den Spielplan: { $creature }
ng-event-end =
    { $ending ->
        [1] Sieg durch geschlossene Gebiete mit großen Gebäuden: { $winners }
       *[other] Sieg durch Ruhm: { $winners }
    }

## Optionen. Der Wert ist der Name, .text sagt, worum es geht.

ng-option-clans = Clans
    .text = Der Clan für jeden Platz: bear, boar, goat, raven, snake, stag, wolf oder random, durch Kommas getrennt; oder chosen, um am Tisch zu wählen.
ng-option-clans-chosen = am Tisch gewählt
ng-option-first = Startspieler
    .text = Der Platz, der beginnt.
ng-option-years = Jahre
    .text = Wie viele Jahre gespielt werden; im Spiel über zehn Jahre entscheidet nur der Ruhm.
ng-option-years-number = { $number } Jahre
ng-option-teams = Teams
    .text = Vier Spieler bilden zwei Zweierteams, deren Partner einander gegenübersitzen.
ng-option-creatures = Kreaturen
    .text = Mit dem Kreaturenmodul spielen.
ng-option-more_creatures = Mehr Kreaturen
    .text = Wer passt, darf eine Kreatur erscheinen lassen, solange es wenige gibt.
ng-option-border_rule = Grenzen
    .text = Wann eine Grenze plötzlich endet, sodass ein Plättchen nicht gelegt werden darf.
ng-option-border_rule-corner = wo vier Plättchen zusammentreffen und nur eine Grenze endet
ng-option-border_rule-strict = auch wo eine Grenze nichts trennen würde
ng-option-start5_in_pile = Zweites Startplättchen
    .text = Ob das zweite Startplättchen bei zwei bis vier Spielern im Stapel liegt.
ng-option-scorched_neutral = Verbrannte Erde auf neutralem Land
    .text = Ob der Marker auch in ein neutrales Gebiet darf.
ng-option-team_win = Sieg durch Gebiete im Team
    .text = Wie viele geschlossene Gebiete mit einem großen Gebäude ein Team zum Sieg braucht.
ng-option-team_win-team = fünf beider Partner zusammen
ng-option-team_win-single = drei eines Partners
ng-option-explore_redraw = Plättchen, die nicht passen
    .text = Wann gezogene Plättchen ersetzt werden, die nicht passen.
ng-option-explore_redraw-all = nur wenn keines passt
ng-option-explore_redraw-each = jedes sofort
ng-option-kaija_lost_last = Kaija fällt zuletzt
    .text = Ob Kaija erst fällt, wenn keine normale Einheit mehr da ist.
ng-option-kaija_immune_to_cards = Kaija ist vor Karten sicher
    .text = Ob Karten, die eine Einheit treffen, Kaija nie treffen können.
ng-option-kaija_triggers_camp = Kaija und Trainingslager
    .text = Ob ein Trainingslager seinen Bonus auch gibt, wenn nur Kaija rekrutiert wird.
ng-option-warlord_counts_kaija = Kaija und der Kriegsherr
    .text = Ob der Erfolg „Kriegsherr“ Kaija mitzählt.
ng-option-recruit_each_forced = Rekrutieren überall ist Pflicht
    .text = Ob Karten, die in mehreren Gebieten rekrutieren, alle möglichen Einheiten bringen müssen.
ng-option-losing_trades = Tausch mit Verlust
    .text = Ob man beim Tausch auch eine der abgegebenen Arten zurücknehmen darf, sodass zwei Ressourcen einfach verloren gehen.
ng-option-unrest_empty = Aufruhrstapel leer
    .text = Was mit dem geschieht, der eine Aufruhrkarte nehmen müsste, wenn keine mehr da ist.
ng-option-unrest_empty-penalty = 5 Ruhm und die oberste Karte des Nachziehstapels gehen verloren
ng-option-unrest_empty-none = nichts
ng-option-achievement_by_future_sight = Blick in die Zukunft und Erfolge
    .text = Ob „Blick in die Zukunft“ vor dem letzten Jahr einen Erfolg nehmen darf.
ng-option-open_fame = Offener Ruhm
    .text = Ob alle den Ruhm aller Spieler sehen.
ng-option-data = Spielmaterialdaten
    .text = Eine Datei mit berichtigten Spielmaterialdaten, für Besitzer des Spiels.
ng-option-data-default = wie mitgeliefert
ng-option-data-file = Datei { $file }

ng-value-on = an
ng-value-off = aus
ng-value-random = zufällig
ng-value-seat = Platz { $number }

## Das Ende

ng-outcome-winner = { $winners } gewinnt
ng-outcome-team = { $winners } gewinnen als Team
ng-outcome-shared = { $winners } teilen sich den Sieg
ng-outcome-three-large-buildings = Geschlossene Gebiete mit großen Gebäuden entscheiden das Spiel.
ng-outcome-fame = Der meiste Ruhm gewinnt.
ng-outcome-score = { $player }: { $points } Ruhm (Marker { $tokens }, Ressourcen { $resources }, Entwicklungskarten { $developments }, Erfolge { $achievements }, Aufruhr { $unrest })
