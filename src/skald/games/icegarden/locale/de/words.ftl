### Der Herr des Eisgartens: alles, was Spieler lesen, außer den Regeltexten (Deutsch).
### Die Schlüssel folgen den Namen in src/skald/games/icegarden/words. $player ist ein Name wie „Fjollsfinn (blau)“.

## Spieler

ig-faction-blue = blau
ig-faction-black = schwarz
ig-faction-red = rot
ig-faction-green = grün

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
ig-player-seat = Spieler { $number }
ig-player-chance = Zufall

ig-goal-blue = Marker im Eisgarten
ig-goal-black = vom Dorn absorbierte Reserven
ig-goal-red = Rote Türme
ig-goal-green = eingeschlossene Regionen

## Einheiten. Der Wert ist der Name; .for steht hinter „für“; .counted ist Akkusativobjekt.

ig-unit-volcano-people = Vulkanmenschen
    .for = Vulkanmenschen
    .counted =
        { $amount ->
            [0] keine Vulkanmenschen
            [one] Vulkanmenschen
           *[other] { $amount } Einheiten Vulkanmenschen
        }
ig-unit-ice-drakkar = Eisdrakkar
    .for = Eisdrakkare
    .counted =
        { $amount ->
            [0] keinen Eisdrakkar
            [one] einen Eisdrakkar
           *[other] { $amount } Eisdrakkare
        }
ig-unit-tree-brothers = Baumbrüder
    .for = Baumbrüder
    .counted =
        { $amount ->
            [0] keine Baumbrüder
            [one] die Baumbrüder
           *[other] { $amount } Einheiten Baumbrüder
        }
ig-unit-crab = Krabbe
    .for = Krabben
    .counted =
        { $amount ->
            [0] keine Krabbe
            [one] eine Krabbe
           *[other] { $amount } Krabben
        }
ig-unit-rattling-musician = Rattenmusikant
    .for = Rattenmusikanten
    .counted =
        { $amount ->
            [0] keinen Rattenmusikanten
            [one] einen Rattenmusikanten
           *[other] { $amount } Rattenmusikanten
        }
ig-unit-wyvern = Wyvern
    .for = den Wyvern
    .counted =
        { $amount ->
            [0] keinen Wyvern
            [one] den Wyvern
           *[other] { $amount } Wyvern
        }
ig-unit-moonlit-brother = Mondscheinbruder
    .for = Mondscheinbrüder
    .counted =
        { $amount ->
            [0] keinen Mondscheinbruder
            [one] einen Mondscheinbruder
           *[other] { $amount } Mondscheinbrüder
        }
ig-unit-enlightened-one = Erleuchteter
    .for = Erleuchtete
    .counted =
        { $amount ->
            [0] keinen Erleuchteten
            [one] einen Erleuchteten
           *[other] { $amount } Erleuchtete
        }
ig-unit-harrasim = Harrasim
    .for = den Harrasim
    .counted =
        { $amount ->
            [0] keinen Harrasim
            [one] den Harrasim
           *[other] { $amount } Harrasim
        }
ig-unit-wild-children = Wilde Kinder
    .for = Wilde Kinder
    .counted =
        { $amount ->
            [0] keine Wilden Kinder
            [one] Wilde Kinder
           *[other] { $amount } Einheiten Wilde Kinder
        }
ig-unit-faun = Faun
    .for = Faune
    .counted =
        { $amount ->
            [0] keinen Faun
            [one] einen Faun
           *[other] { $amount } Faune
        }
ig-unit-nightmare = Albtraum
    .for = den Albtraum
    .counted =
        { $amount ->
            [0] keinen Albtraum
            [one] den Albtraum
           *[other] { $amount } Albträume
        }
# Eine Einheit eines Spielers, der noch keinen Charakter hat.
ig-unit-any = Einheit der Stufe { $level }
    .for = Einheiten der Stufe { $level }
    .counted =
        { $amount ->
            [0] keine Einheit der Stufe { $level }
            [one] eine Einheit der Stufe { $level }
           *[other] { $amount } Einheiten der Stufe { $level }
        }

ig-piece-inf = Einflussmarker
    .counted =
        { $amount ->
            [0] keinen Einflussmarker
            [one] einen Einflussmarker
           *[other] { $amount } Einflussmarker
        }
ig-piece-ctl = von Vuko kontrollierter Marker
    .counted =
        { $amount ->
            [0] keinen von Vuko kontrollierten Marker
            [one] einen von Vuko kontrollierten Marker
           *[other] { $amount } von Vuko kontrollierte Marker
        }

## Fähigkeiten und Ressourcen

ig-ability-none = keine
ig-ability-att = Angriff
ig-ability-shd = Schild
ig-ability-dom = Einfluss
ig-ability-spd = Schnelligkeit

ig-special-floe = Eisflussüberquerung
ig-special-recruit = Rekrutierung
ig-special-piper = Lockendes Flötenspiel
ig-special-pillage = Plündern
ig-special-spy = Erschafferspion
ig-special-enthral = Verzaubern
ig-special-torment = Qual

ig-resource-pop = Bevölkerung
    .counted = { $amount } Bevölkerungsmarker
ig-resource-gold = Gold
    .counted = { $amount } Gold
ig-resource-mf = M-Faktor
    .counted = { $amount } M-Faktor

## Spielbrett

ig-place-none = neben dem Spielbrett
# Eigene Namen, denn das Spielbrett nennt keine; sie stehen ohne Artikel. Die Nummer ist die der Tafel.
ig-place-name =
    { $place ->
        [1] Walfjord
        [2] Grausee
        [3] Eulenfjell
        [4] Langstrand
        [5] Bernsteinhöh
        [6] Hohlmoor
        [7] Schärensund
       *[8] Aschenwiek
    }
ig-place =
    { $number ->
        [0] { ig-place-name }
       *[other] { ig-place-name } (#{ $number })
    }
ig-region = Region { $place }

ig-box-viper = Schlangenhals
ig-box-influence = Einfluss
ig-box-move = Bewegung
ig-box-mountain = Unersättlicher Berg
ig-box-raven = Rabenschatten
ig-box-making = Erschaffen
ig-box-activation = Aktivierung
ig-box-vuko = Vuko Drakkainen

ig-effect-fire = Feuermenschen
ig-effect-whisper = Schattenflüsterer
ig-effect-nightwalkers = Nachtwanderer
ig-effect-bears = Beide Bären
ig-effect-cyphral = Vuko und Cyfral
ig-effect-snake = Vuko kämpft mit Callos Riesenschlange
ig-effect-plan = Der Plan von Vuko und Rabenschatten
ig-effect-spear = Vuko, durchbohrt vom Speer der Narren
ig-tile-plain = { $effect }
ig-tile-arrow = { $effect } (mit Pfeil)

ig-reputation =
    { $field ->
        [0] sicherer Bereich
        [1] 0
       *[other] −{ $value }
    }

ig-phase-setup = Spielaufbau
ig-phase-start = Beginn der Runde
ig-phase-initiative = Initiativphase
ig-phase-planning = Planungsphase
ig-phase-action = Aktionsphase
ig-phase-domination = Dominanzphase
ig-phase-end = Spielende

ig-list = { $first }, { $rest }
ig-both = { $first } und { $last }

## Aktionen

ig-action-seat = Platz { $number }: { $player }
ig-action-npc = Der NPC spielt { $player }
ig-action-first = Startspieler: { $player }
ig-action-tile = Lege eine Tafel auf { $place }
ig-action-thorn = Stelle den Dorn in { $place } auf
ig-action-reserves = Magische Reserven in { $places }
ig-action-reveal = { $place } erhält die Nummer { $number }
ig-action-start = Setze einen Startmarker in { $place } ein
ig-action-vukotile = Etappe { $stage }: { $tile }
ig-action-die = Der Würfel zeigt { $number }

ig-action-done = Fertig
ig-action-done-CatchUp = Setze keinen Marker ein
ig-action-done-ViperGorge = Beende den Schlangenhals
ig-action-done-Influence = Setze keinen zweiten Marker ein
ig-action-done-March = Keine zweite Bewegung
ig-action-done-Making = Beende das Erschaffen
ig-action-done-ShiftMfactor = Bewege keinen weiteren M-Faktor
ig-action-done-Carry = Nimm nichts weiter mit
ig-action-done-IceFloe =
    { $crossed ->
        [0] Keine Eisflussüberquerung
       *[other] Niemand sonst überquert den Eisfluss
    }
ig-action-done-Cross = Niemand sonst geht in dieser Richtung hinüber
ig-action-done-SpeedMove =
    { $units ->
        [1] Bleibt stehen: { $unit }
       *[other] Die übrigen Einheiten bleiben stehen
    }
ig-action-done-Hit = Lass den restlichen Schaden verfallen
ig-action-skip = Verzichte auf die Aktion

ig-action-catchup = Setze einen Marker in { $place } ein (kostenlos)
ig-action-init =
    { $steps ->
        [1] Ein Helm
       *[other] Zwei Helme
    } (zu Helm { $helm }: Schiff { $ship }, { $markers } Aktionsmarker{ $red ->
        [0] {""}
        [one] ; erreicht ein rotes Schiff
       *[other] ; erreicht { $red } rote Schiffe
    })
ig-action-order = Reihenfolgemarker { $number } auf „{ $box }“
ig-action-place = Aktionsmarker auf „{ $box }“
ig-action-place-viper = Aktionsmarker auf „{ $box }“ (kostet einen Einflussmarker)

ig-action-take = Nimm { $tokens } aus dem Vorrat
ig-action-swap = Tausche { $given } gegen { $received }
ig-action-influence = Setze einen Marker in { $place } ein ({ $price })
ig-action-move = Bewege { $piece } von { $source } nach { $target } ({ $price })
ig-action-mountain = Durch den Berg von { $source } nach { $target } ({ $price })
ig-action-carry = Nimm mit: { $piece }
ig-action-raven-shed = Lege einen Vuko-Marker ab ({ $price })
ig-action-raven-repair =
    { $gain ->
        [0] Ansehen zwei Felder aufwärts (jetzt ohne Wirkung)
       *[other] Ansehen zwei Felder aufwärts (auf { $field })
    }

ig-action-shift-begin =
    { $loss ->
        [0] Bewege M-Faktor, bis zu 5 Schritte
       *[other] Bewege M-Faktor, bis zu 5 Schritte (Ansehen −{ $loss })
    }
ig-action-shift = Ein M-Faktor von Stufe { $source } auf Stufe { $target }
ig-action-upgrade-nothing =
    { $loss ->
        [0] Aufwertung, ohne etwas zu kaufen
       *[other] Aufwertung, ohne etwas zu kaufen (Ansehen −{ $loss })
    }
ig-action-upgrade =
    { $replaced ->
        [0] Kaufe { $ability } für { $unit }
       *[other] Kaufe { $ability } statt { $over } für { $unit }
    } ({ $price }{ $loss ->
        [0] {""}
       *[other] , Ansehen −{ $loss }
    })
ig-action-summon = Beschwöre { $piece } ({ $price } von Stufe { $level }{ $loss ->
        [0] {""}
       *[other] , Ansehen −{ $loss }
    })
ig-action-at = Setze die Einheit in { $place } ein

ig-action-spy = Erschafferspion: { $abilities }
ig-action-spy-keep =
    { $chosen ->
        [0] Erschafferspion: nichts wählen
       *[other] Erschafferspion: { $abilities } behalten
    }
ig-action-floe = Eisflussüberquerung von { $source } nach { $target }
ig-action-speed = Schnelligkeit: { $piece } von { $source } nach { $target }
ig-action-attack = Greife an ({ $price })
ig-action-noattack = Greife nicht an
ig-action-hit = Triff { $piece } von { $player } in { $place } ({ $left ->
        [1] wird besiegt
       *[other] { $left } Schaden nötig
    })
ig-action-hit-marker = Entferne { $piece } von { $player } in { $place }
ig-action-hit-nation = Entferne einen neutralen Einflussmarker in { $place }
ig-action-kill = Vuko tötet { $piece }
ig-action-flee = Bewege { $piece } von { $source } nach { $target }

ig-action-recruit = Schicke { $piece } von { $player } in den Eisgarten
ig-action-enthral = Ersetze { $piece } von { $player } durch einen eigenen
ig-action-pillage =
    { $level ->
        [0] Plündere { $tokens } von { $player }
       *[other] Plündere { $tokens } der Stufe { $level } von { $player }
    }
ig-action-scatter = Schicke { $piece } nach { $place }
ig-action-scatter-home = Nimm { $piece } in deinen Vorrat zurück
ig-action-collect = Nimm { $tokens }

## Aufforderungen: wer was tun muss

ig-prompt-DealFaction = { $player }: Charakter für Platz { $number } ziehen
ig-prompt-DealNpc = { $player }: Charakter des NPC ziehen
ig-prompt-DrawFirstPlayer = { $player }: Startspieler ziehen
ig-prompt-LayTile = { $player }: Lege eine verdeckte Regionspunktetafel auf einen freien Platz
ig-prompt-PlaceThorn = { $player }: Wähle die Region des Dorns
ig-prompt-RollThorn = { $player }: Würfeln für die Region des Dorns
ig-prompt-DealReserves = { $player }: Magische Reserven an vier Regionen verteilen
ig-prompt-RevealTile = { $player }: Tafel von { $place } aufdecken
ig-prompt-StartingInfluence = { $player }: Setze einen Startmarker in eine Region ohne eigenen Marker ein
ig-prompt-LayVukoTile =
    { $stage ->
        [0] { $player }: Wähle eine Vuko-Tafel für eine Etappe ohne Tafel
       *[other] { $player }: Vuko-Tafel der Etappe { $stage } wählen
    }

ig-prompt-CatchUp = { $player }: Du darfst einen Marker in eine beliebige offene Region einsetzen (noch { $missing })
ig-prompt-MoveInitiative = { $player }: Bewege deinen Initiativmarker
ig-prompt-LayOrderToken = { $player }: Lege einen Reihenfolgemarker auf ein Aktionsfeld ohne Marker
ig-prompt-PlanAction = { $player }: Setze einen Aktionsmarker (noch { $left })

ig-prompt-ViperGorge =
    { $took ->
        [0] { $player }: Schlangenhals – nimm eine Ressource oder tausche zwei gegen eine
       *[other] { $player }: Schlangenhals – tausche zwei Ressourcen gegen eine
    }
ig-prompt-Influence =
    { $placed ->
        [0] { $player }: Setze einen Marker in eine Region ein, in der du anwesend bist
       *[other] { $player }: Setze einen zweiten Marker ein, wenn du möchtest
    }
ig-prompt-March =
    { $spent ->
        [0] { $player }: Bewege einen Marker oder eine Einheit in eine angrenzende Region
       *[other] { $player }: Mache eine zweite Bewegung, wenn du möchtest
    }
ig-prompt-Mountain = { $player }: Wähle einen Weg durch den Unersättlichen Berg ({ $price })
ig-prompt-Carry = { $player }: Wer geht von { $source } nach { $target }?
ig-prompt-Raven =
    { $use ->
        [0] { $player }: Rabenschatten hätte jetzt keine Wirkung: Du kannst keinen Vuko-Marker ablegen und kein Ansehen zurückgewinnen
       *[other] { $player }: Nutze Rabenschatten
    }
ig-prompt-Making = { $player }: Wähle eine Teilaktion von Erschaffen (jede bringt Toter Schnee +1, jetzt { $snow } von { $limit })
ig-prompt-ShiftMfactor =
    { $left ->
        [one] { $player }: Bewege einen M-Faktor-Marker um eine Stufe (letzter Schritt)
       *[other] { $player }: Bewege einen M-Faktor-Marker um eine Stufe (noch { $left } Schritte)
    }
ig-prompt-PlaceSummoned = { $player }: Wähle eine Region für die beschworene Einheit ({ $level }, noch { $left })

ig-prompt-MakerSpy = { $player }: Wähle zwei Fähigkeiten für den Harrasim
ig-prompt-IceFloe = { $player }: Nutze die Eisflussüberquerung zwischen { $first } und { $second }, wenn du möchtest
ig-prompt-Cross = { $player }: Wer geht von { $source } nach { $target } hinüber?
ig-prompt-SpeedMove =
    { $units ->
        [1] { $left ->
            [one] { $player }: Bewege eine schnelle Einheit, wenn du möchtest ({ $unit } in { $place })
           *[other] { $player }: Bewege eine schnelle Einheit, wenn du möchtest ({ $unit } in { $place }, { $left } Schritte)
        }
       *[other] { $player }: Bewege deine schnellen Einheiten in beliebiger Reihenfolge, wenn du möchtest (noch { $units })
    }
ig-prompt-PayForAttack = { $player }: { $price } zahlen, damit deine Einheiten angreifen?
ig-prompt-Hit = { $player }: Wähle ein Ziel (übriger Schaden: { $pools })
ig-pool = { $points } in { $place }
ig-prompt-VukoKills = { $player }: Wähle die Einheit, die Vuko in { $place } tötet
ig-prompt-Flee =
    { $units ->
        [one] { $player }: Bewege deine Einheit weg von Vuko in { $place }
       *[other] { $player }: Bewege deine Einheiten in beliebiger Reihenfolge weg von Vuko in { $place } (noch { $units })
    }

ig-prompt-Recruit = { $player }: Wähle den Marker in { $place }, der in den Eisgarten kommt
ig-prompt-Plunder = { $player }: Wähle, was du in { $place } plünderst
ig-prompt-Replace = { $player }: Wähle den Marker in { $place }, den du durch einen eigenen ersetzt
ig-prompt-Collect = { $player }: Wähle eine Ressource von { $place }
ig-prompt-Scatter = { $player }: { $place } ist eingeschlossen, schicke deine Marker fort (noch { $amount })

ig-prompt-NpcSpreads = { $player }: Würfeln für die Marker des NPC
ig-prompt-NpcArrives = { $player }: Würfeln für eine beschworene Einheit des NPC ({ $level })
ig-prompt-RollDrakkars = { $player }: Würfeln für die Eisdrakkare des NPC (1–3: { $low }, 4–6: { $high })
ig-prompt-NpcFlees = { $player }: Würfeln für eine Einheit des NPC, die aus { $place } flieht ({ $unit })
ig-prompt-NpcPillage = { $player }: Würfeln, was der NPC plündert
ig-prompt-RelocateUnit = { $player }: Würfeln für eine Einheit des NPC in { $place } ({ $unit })

## Ereignisse: die Saga

ig-event-faction = Platz { $number }: { $player }
ig-event-first_player = Startspieler ist { $player }
ig-event-lay_tile = { $player } legt eine Tafel auf { $place }
ig-event-thorn = Der Dorn von { $player } wächst in { $place }
ig-event-reserves = Magische Reserven erscheinen in { $places }
ig-event-reveal = { $place } wird aufgedeckt: Nummer { $number }
ig-event-nations = In jeder Region siedelt eine Unabhängige Nation
ig-event-vuko_tile =
    { $side ->
        [arrow] Vuko-Tafel der Etappe { $stage }: { $effect } (mit Pfeil)
       *[plain] Vuko-Tafel der Etappe { $stage }: { $effect }
    }

ig-event-round = Runde { $round }
ig-event-initiative =
    { $steps ->
        [one] { $player } rückt einen Helm vor, auf Helm { $helm }
       *[other] { $player } rückt { $steps } Helme vor, auf Helm { $helm }
    }
ig-event-red_ship = { $player } erreicht das rote Schiff von Helm { $helm }: In dieser Runde werden die Regionen gewertet
ig-event-turn_order = Als Nächstes in der Reihenfolge: { $player }, Helm { $helm }, { $markers } Aktionsmarker
ig-event-tile_active = Die Vuko-Tafel der Etappe { $stage } ist aktiv: { $effect }
ig-event-order_token = { $player } legt Reihenfolgemarker { $number } auf „{ $box }“
ig-event-plan = { $player } plant die Aktion { $box }
ig-event-toll = { $player } lässt einen Einflussmarker im Schlangenhals
ig-event-resolve = { $player } nimmt den Marker von „{ $box }“

ig-event-gain = { $player } erhält { $tokens }
ig-event-pay =
    { $level ->
        [0] { $player } zahlt { $tokens }
       *[other] { $player } zahlt { $tokens } von Stufe { $level }
    }
ig-event-place_marker = { $player } setzt einen Marker in { $place } ein
ig-event-move = { $player } bewegt { $piece } von { $source } nach { $target }
ig-event-shift = { $player } bewegt einen M-Faktor von Stufe { $source } auf Stufe { $target }
ig-event-upgrade = { $player } kauft eine Aufwertung für { $unit }: { $ability }
ig-event-upgrade-over = { $player } kauft eine Aufwertung für { $unit }: { $ability } statt { $over }
ig-event-upgrade_nothing = { $player } wertet auf, ohne etwas zu kaufen
ig-event-summon = { $player } beschwört { $piece } in { $place }
ig-event-reputation = { $player } verliert { $change } Ansehen (jetzt { $field })
ig-event-reputation-up = { $player } gewinnt { $change } Ansehen zurück (jetzt { $field })
ig-event-reputation-floor = { $player } kann kein Ansehen mehr verlieren (weiterhin { $field }, oben auf dem Stapel)
ig-event-reputation-top = Das Ansehen von { $player } kann nicht steigen (weiterhin { $field })
ig-event-snow = Toter Schnee rückt vor auf { $snow } von { $limit }

ig-event-spy = { $player } lehrt den Harrasim { $first } und { $second }
ig-event-wound = { $player }: Schaden in { $place } ({ $unit })
ig-event-defeat = { $player } besiegt { $piece } von { $victim } in { $place }
ig-event-marker_returns = { $player } verliert { $piece } in { $place }
ig-event-unit_returns = { $player } verliert { $piece } in { $place }
ig-event-nation_falls =
    { $amount ->
        [one] Eine Unabhängige Nation verlässt { $place } für immer
       *[other] { $amount } Unabhängige Nationen verlassen { $place } für immer
    }

ig-event-visit = Vuko besucht { $player } in { $place }
ig-event-visit-away = Vuko sucht { $player } vergeblich
ig-event-vuko = Vuko geht von { $source } nach { $target }
ig-event-vuko-enters = Vuko erscheint in { $target }
ig-event-vuko-leaves = Vuko verlässt { $source } und steht neben dem Spielbrett
ig-event-vuko_token =
    { $tokens ->
        [one] { $player } nimmt einen Vuko-Marker (hat jetzt einen)
       *[other] { $player } nimmt einen Vuko-Marker (hat jetzt { $tokens })
    }
ig-event-drop_token =
    { $amount ->
        [one] { $player } legt einen Vuko-Marker ab (behält { $tokens })
       *[other] { $player } legt { $amount } Vuko-Marker ab (behält { $tokens })
    }
ig-event-control =
    { $amount ->
        [one] Ein Marker von { $player } in { $place } steht hinter Vuko
       *[other] { $amount } Marker von { $player } in { $place } stehen hinter Vuko
    }
ig-event-nightwalkers =
    { $amount ->
        [one] Nachtwanderer: { $player } verliert einen Marker hinter Vuko in { $place }
       *[other] Nachtwanderer: { $player } verliert { $amount } Marker hinter Vuko in { $place }
    }
ig-event-nations_move =
    { $amount ->
        [one] Feuermenschen: Eine Unabhängige Nation folgt Vuko von { $source } nach { $target }
       *[other] Feuermenschen: { $amount } Unabhängige Nationen folgen Vuko von { $source } nach { $target }
    }

ig-event-domination =
    { $scorings ->
        [0] Dominanzphase
        [one] Dominanzphase: Die Regionen werden gewertet
       *[other] Dominanzphase: Die Regionen werden { $scorings }-mal gewertet
    }
ig-event-dominates = Region { $place }: { $player } dominiert
ig-event-nobody_dominates = Region { $place }: niemand dominiert
ig-event-absorb =
    { $amount ->
        [one] Der Dorn von { $player } absorbiert eine Magische Reserve
       *[other] Der Dorn von { $player } absorbiert { $amount } Magische Reserven
    }
ig-event-recruit = { $player } schickt { $piece } von { $victim } aus { $place } in den Eisgarten
ig-event-pillage =
    { $level ->
        [0] { $player } plündert { $tokens } von { $victim }
       *[other] { $player } plündert { $tokens } der Stufe { $level } von { $victim }
    }
ig-event-torment = { $player } legt einen Albtraummarker in { $place }
ig-event-enthral = { $player } verzaubert { $piece } von { $victim } in { $place }
ig-event-tower = { $player } baut einen Roten Turm in { $place }
ig-event-transport =
    { $amount ->
        [one] { $player } bringt eine Magische Reserve aus { $place } zum Dorn
       *[other] { $player } bringt { $amount } Magische Reserven aus { $place } zum Dorn
    }
ig-event-turn_up = Die Reserven beim Dorn in { $place } werden aufgedeckt
ig-event-lock = { $player } schließt { $place } im Albtraum ein
ig-event-displace_reserve = Die Magische Reserve aus { $source } kommt nach { $target }
ig-event-displace_reserve-gone = Die Magische Reserve aus { $source } verlässt das Spiel
ig-event-markers_home =
    { $amount ->
        [one] { $player } nimmt einen Marker aus { $place } zurück
       *[other] { $player } nimmt { $amount } Marker aus { $place } zurück
    }
ig-event-points =
    { $source ->
        [defeats] { $player } erhält { ig-points } für ein besiegtes Ziel
        [regions] { $player } erhält { ig-points } für eine Region
       *[viper_bonus] { $player } erhält { ig-points } für den Schlangenhals
    }
ig-points =
    { $amount ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }
ig-event-die = { $player }: Der Würfel zeigt { $number }
ig-event-end_snow = Der Tote Schnee fällt: { $player } gewinnt
ig-event-end_goal = Sieg durch ein individuelles Ziel: { $winners }
ig-event-end_points = Sieg nach Siegpunkten: { $winners }

## Optionen. Der Wert ist der Name, .text sagt, worum es geht.

ig-option-edition = Edition
    .text = Welcher Regeltext gilt, wo sich die Editionen unterscheiden.
ig-option-factions = Charaktere
    .text = Der Charakter für jeden Platz: blue, black, red, green oder random, durch Kommas getrennt.
ig-option-first = Startspieler
    .text = Der Platz, der beginnt.
ig-option-advanced = Variante für Fortgeschrittene
    .text = Mit Vuko-Tafeln und Reihenfolgemarkern, die jede Runde neu gelegt werden.
ig-option-extra_tiles = Zusätzliche Vuko-Tafeln
    .text = Nimmt die vier Vuko-Tafeln hinzu, die nur das englische Regelheft beschreibt.
ig-option-vuko_tiles = Vuko-Tafeln
    .text = Die Vuko-Tafeln der vier Etappen: zufällig, am Tisch gewählt oder vier Namen, durch Kommas getrennt.
ig-option-vuko_tiles-chosen = vom Startspieler am Tisch gewählt
ig-option-solo = Solo-Stufe
    .text = Wie stark der NPC im Spiel für eine Person ist.
ig-option-npc = Charakter des NPC
    .text = Der Charakter, den der NPC im Solospiel hat.
ig-option-start_passes = Startmarker
    .text = Ob die beiden Startmarker einzeln oder zusammen eingesetzt werden.
ig-option-start_passes-2 = zwei Durchgänge mit je einem Marker
ig-option-start_passes-1 = beide Marker in einem Zug
ig-option-viper_cap = Platz im Schlangenhals
    .text = Wie viele Aktionsmarker der Schlangenhals in einer Runde aufnimmt.
ig-option-viper_cap-none = beliebig viele
ig-option-viper_cap-number =
    { $number ->
        [one] höchstens { $number } Aktionsmarker
       *[other] höchstens { $number } Aktionsmarker
    }
ig-option-pillage = Opfer beim Plündern
    .text = Was ein Gegner in der Region haben muss, um geplündert zu werden.
ig-option-pillage-presence = einen Marker oder eine Einheit
ig-option-pillage-unit = eine Einheit
ig-option-faun_exit = Faun in eingeschlossener Region
    .text = Wie der Faun eine eingeschlossene Region verlassen darf.
ig-option-faun_exit-any = durch jede eigene Bewegung
ig-option-faun_exit-move = nur durch die Aktion Bewegung
ig-option-faun_exit-never = nie
ig-option-snow_ties = Gleichstand bei Totem Schnee
    .text = Wie die Marker liegen, wenn Vuko-Marker am Ende durch Toten Schnee das Ansehen senken.
ig-option-snow_ties-keep = die vorherige Reihenfolge bleibt
ig-option-snow_ties-one-by-one = einzeln in Initiativreihenfolge, jeder obenauf
ig-option-snow_trigger = Toten Schnee auslösen
    .text = Wer den Toten Schnee durch Erschaffen an seine Grenze bringen darf.
ig-option-snow_trigger-winner = nur, wer dadurch gewinnt
ig-option-snow_trigger-anybody = alle
ig-option-double_charge = Doppelschritt über eine Etappengrenze
    .text = Welche Etappe ihren Doppelschritt verbraucht, wenn er in die nächste führt.
ig-option-double_charge-left = die verlassene Etappe
ig-option-double_charge-entered = die erreichte Etappe
ig-option-helm_stack = Ankunft auf einem Helm
    .text = Wohin ein Initiativmarker kommt, wenn auf dem Helm schon andere liegen.
ig-option-helm_stack-top = oben auf den Stapel
ig-option-helm_stack-bottom = unter den Stapel
ig-option-upgrade_mix = Aufwertungsmarker
    .text = Wie viele der zwanzig Aufwertungsmarker Angriff, Schild, Einfluss und Schnelligkeit zeigen.
ig-option-upgrade_mix-data = wie in den Spielmaterialdaten
ig-option-speed_steps = Mehrere Schnelligkeitssymbole
    .text = Wie weit eine Einheit der Stufe 3 mit mehreren Schnelligkeitssymbolen geht.
ig-option-speed_steps-sum = ein Schritt je Symbol
ig-option-speed_steps-one = ein Schritt
ig-option-spy_keep = Erschafferspion dauerhaft
    .text = Ob die Wahl des Erschafferspions gilt, bis sie geändert wird.
ig-option-data = Spielmaterialdaten
    .text = Eine Datei mit berichtigten Spielmaterialdaten, für Besitzer des Spiels.
ig-option-data-default = wie mitgeliefert
ig-option-data-file = Datei { $file }

ig-value-on = an
ig-value-off = aus
ig-value-random = zufällig
ig-value-seat = Platz { $number }
ig-value-count = { $name } { $count }

ig-edition-standard = Standard
    .note = Zweite Auflage mit unseren veröffentlichten Festlegungen
ig-edition-second-de = Zweite Auflage, deutsch
    .note = Text der deutschen zweiten Auflage
ig-edition-second-pl = Zweite Auflage, polnisch
    .note = Text der polnischen zweiten Auflage
ig-edition-en-rewrite = Englische Neufassung
    .note = Englische Neufassung; nicht die erste Auflage von 2014

ig-solo-easy = einfach
ig-solo-medium = mittel
ig-solo-hard = schwer
ig-solo-scientist = Wahrer Wissenschaftler Midgaards

## Das Ende

ig-outcome-winner = { $winners } gewinnt
ig-outcome-shared = { $winners } teilen sich den Sieg
ig-outcome-draw = Unentschieden zwischen { $winners }
ig-outcome-dead-snow = Der Tote Schnee ist gefallen.
ig-outcome-goal = Ein individuelles Ziel ist erfüllt.
ig-outcome-points = Die meisten Siegpunkte gewinnen.
ig-outcome-score =
    { $points ->
        [one] { $player }: { $points } Siegpunkt (Kämpfe { $defeats }, Regionen { $regions }, Schlangenhals { $viper_bonus })
       *[other] { $player }: { $points } Siegpunkte (Kämpfe { $defeats }, Regionen { $regions }, Schlangenhals { $viper_bonus })
    }
