### Pan Lodowego Ogrodu: wszystko, co czytają gracze, poza tekstami zasad (polski).
### Klucze odpowiadają nazwom w src/skald/games/icegarden/words. $player to nazwa, np. „Fjollsfinn (niebieski)”.

## Gracze

ig-faction-blue = niebieski
ig-faction-black = czarny
ig-faction-red = czerwony
ig-faction-green = zielony

ig-character-blue = Olaf Fjollsfinn
    .short = Fjollsfinn
ig-character-black = Pier van Dyken
    .short = van Dyken
ig-character-red = Ulrike Freihoff
    .short = Freihoff
ig-character-green = Passionaria Callo
    .short = Callo

ig-player = { $name } ({ $colour })
ig-player-npc = GN { $name } ({ $colour })
ig-player-seat = Gracz { $number }
ig-player-chance = Los

ig-goal-blue = znaczniki w Lodowym Ogrodzie
ig-goal-black = uroczyska wchłonięte przez Cierń
ig-goal-red = Czerwone Wieże
ig-goal-green = zamknięte Regiony

## Jednostki. Wartość to nazwa; .for to dopełniacz po „dla”; .counted to biernik z liczbą.

ig-unit-volcano-people = Ludzie Wulkanu
    .for = Ludzi Wulkanu
    .counted =
        { $amount ->
            [0] żadnych Ludzi Wulkanu
            [one] Ludzi Wulkanu
            [few] { $amount } jednostki Ludzi Wulkanu
           *[many] { $amount } jednostek Ludzi Wulkanu
        }
ig-unit-ice-drakkar = Lodowy Drakkar
    .for = Lodowych Drakkarów
    .counted =
        { $amount ->
            [0] żadnego Lodowego Drakkara
            [one] Lodowy Drakkar
            [few] { $amount } Lodowe Drakkary
           *[many] { $amount } Lodowych Drakkarów
        }
ig-unit-tree-brothers = Bracia Drzewa
    .for = Braci Drzewa
    .counted =
        { $amount ->
            [0] żadnych Braci Drzewa
            [one] Braci Drzewa
            [few] { $amount } jednostki Braci Drzewa
           *[many] { $amount } jednostek Braci Drzewa
        }
ig-unit-crab = Krab
    .for = Krabów
    .counted =
        { $amount ->
            [0] żadnego Kraba
            [one] Kraba
            [few] { $amount } Kraby
           *[many] { $amount } Krabów
        }
ig-unit-rattling-musician = Szczurzy Grajek
    .for = Szczurzych Grajków
    .counted =
        { $amount ->
            [0] żadnego Szczurzego Grajka
            [one] Szczurzego Grajka
            [few] { $amount } Szczurzych Grajków
           *[many] { $amount } Szczurzych Grajków
        }
ig-unit-wyvern = Wywerna
    .for = Wywerny
    .counted =
        { $amount ->
            [0] żadnej Wywerny
            [one] Wywernę
            [few] { $amount } Wywerny
           *[many] { $amount } Wywern
        }
ig-unit-moonlit-brother = Księżycowy Brat
    .for = Księżycowych Braci
    .counted =
        { $amount ->
            [0] żadnego Księżycowego Brata
            [one] Księżycowego Brata
            [few] { $amount } Księżycowych Braci
           *[many] { $amount } Księżycowych Braci
        }
ig-unit-enlightened-one = Oświecona Istota
    .for = Oświeconych Istot
    .counted =
        { $amount ->
            [0] żadnej Oświeconej Istoty
            [one] Oświeconą Istotę
            [few] { $amount } Oświecone Istoty
           *[many] { $amount } Oświeconych Istot
        }
ig-unit-harrasim = Harrasim
    .for = Harrasima
    .counted =
        { $amount ->
            [0] żadnego Harrasima
            [one] Harrasima
            [few] { $amount } Harrasimy
           *[many] { $amount } Harrasimów
        }
ig-unit-wild-children = Dzikie Dzieci
    .for = Dzikich Dzieci
    .counted =
        { $amount ->
            [0] żadnych Dzikich Dzieci
            [one] Dzikie Dzieci
            [few] { $amount } jednostki Dzikich Dzieci
           *[many] { $amount } jednostek Dzikich Dzieci
        }
ig-unit-faun = Faun
    .for = Faunów
    .counted =
        { $amount ->
            [0] żadnego Fauna
            [one] Fauna
            [few] { $amount } Fauny
           *[many] { $amount } Faunów
        }
ig-unit-nightmare = Koszmar
    .for = Koszmaru
    .counted =
        { $amount ->
            [0] żadnego Koszmaru
            [one] Koszmar
            [few] { $amount } Koszmary
           *[many] { $amount } Koszmarów
        }
# Jednostka gracza, który nie ma jeszcze postaci.
ig-unit-any = jednostka poziomu { $level }
    .for = jednostek poziomu { $level }
    .counted =
        { $amount ->
            [0] żadnej jednostki poziomu { $level }
            [one] jednostkę poziomu { $level }
            [few] { $amount } jednostki poziomu { $level }
           *[many] { $amount } jednostek poziomu { $level }
        }

ig-piece-inf = znacznik Wpływu
    .counted =
        { $amount ->
            [0] żadnego znacznika Wpływu
            [one] znacznik Wpływu
            [few] { $amount } znaczniki Wpływu
           *[many] { $amount } znaczników Wpływu
        }
ig-piece-ctl = wycofany znacznik
    .counted =
        { $amount ->
            [0] żadnego wycofanego znacznika
            [one] wycofany znacznik
            [few] { $amount } wycofane znaczniki
           *[many] { $amount } wycofanych znaczników
        }

## Zdolności i zasoby

ig-ability-none = brak
ig-ability-att = Atak
ig-ability-shd = Tarcza
ig-ability-dom = Dominacja
ig-ability-spd = Szybkość

ig-special-floe = Lodowy Drakkar
ig-special-recruit = Werbunek
ig-special-piper = Grajek
ig-special-pillage = Grabież
ig-special-spy = Czyniący-Szpieg
ig-special-enthral = Faun
ig-special-torment = Koszmar

ig-resource-pop = populacja
    .counted =
        { $amount ->
            [one] { $amount } żeton populacji
            [few] { $amount } żetony populacji
           *[many] { $amount } żetonów populacji
        }
ig-resource-gold = złote gwichty
    .counted =
        { $amount ->
            [one] { $amount } złoty gwicht
            [few] { $amount } złote gwichty
           *[many] { $amount } złotych gwichtów
        }
ig-resource-mf = czynnik „M”
    .counted =
        { $amount ->
            [one] { $amount } żeton czynnika „M”
            [few] { $amount } żetony czynnika „M”
           *[many] { $amount } żetonów czynnika „M”
        }

## Plansza

ig-place-none = poza planszą
# Nazwy wymyślone przez nas, bo plansza ich nie podaje. Nie odmieniają się: stoją za słowem „Region”.
# Numer jest numerem kafelka.
ig-place-name =
    { $place ->
        [1] Fiord Waleni
        [2] Szary Staw
        [3] Sowie Turnie
        [4] Długa Plaża
        [5] Jantarowe Łąki
        [6] Głuche Bagna
        [7] Skalne Szkiery
       *[8] Popielny Brzeg
    }
ig-place =
    { $number ->
        [0] { ig-place-name }
       *[other] { ig-place-name } (#{ $number })
    }
ig-region = Region { $place }

ig-box-viper = Żmijowe Gardło
ig-box-influence = Wpływ
ig-box-move = Ruch
ig-box-mountain = Żarłoczna Góra
ig-box-raven = Kruczy Cień
ig-box-making = Czynienie
ig-box-activation = Aktywacja jednostek
ig-box-vuko = Aktywacja Vuko

ig-effect-fire = Ludzie Ognia
ig-effect-whisper = Szepczący do Cieni
ig-effect-nightwalkers = Nocni Wędrowcy
ig-effect-bears = Oba niedźwiedzie
ig-effect-cyphral = Vuko i Cyfral
ig-effect-snake = Vuko walczy z wielkim wężem Callo
ig-effect-plan = Plan Vuko i Kruczego Cienia
ig-effect-spear = Vuko przebity Włócznią Głupców
ig-tile-plain = { $effect }
ig-tile-arrow = { $effect } (ze strzałką)

ig-reputation =
    { $field ->
        [0] bezpieczne pole
        [1] 0
       *[other] −{ $value }
    }

ig-phase-setup = Przygotowanie gry
ig-phase-start = Początek rundy
ig-phase-initiative = Faza Inicjatywy
ig-phase-planning = Faza Planowania
ig-phase-action = Faza Akcji
ig-phase-domination = Faza Dominacji
ig-phase-end = Koniec gry

ig-list = { $first }, { $rest }
ig-both = { $first } i { $last }

## Akcje

ig-action-seat = Miejsce { $number }: { $player }
ig-action-npc = Postać GN: { $player }
ig-action-first = Gracz rozpoczynający: { $player }
ig-action-tile = Połóż kafelek w miejscu { $place }
ig-action-thorn = Postaw Cierń w Regionie { $place }
ig-action-reserves = Uroczyska w Regionach { $places }
ig-action-reveal = Region { $place } dostaje numer { $number }
ig-action-start = Połóż początkowy znacznik w Regionie { $place }
ig-action-vukotile = Etap { $stage }: { $tile }
ig-action-die = Kostka pokazuje { $number }

ig-action-done = Gotowe
ig-action-done-CatchUp = Nie kładź znacznika
ig-action-done-ViperGorge = Zakończ Żmijowe Gardło
ig-action-done-Influence = Nie kładź drugiego znacznika
ig-action-done-March = Nie wykonuj drugiego ruchu
ig-action-done-Making = Zakończ Czynienie
ig-action-done-ShiftMfactor = Nie przemieszczaj już czynnika „M”
ig-action-done-Carry = Nie zabieraj nic więcej
ig-action-done-IceFloe =
    { $crossed ->
        [0] Bez przeprawy
       *[other] Nikt więcej się nie przeprawia
    }
ig-action-done-Cross = Nikt więcej nie przeprawia się w tę stronę
ig-action-done-SpeedMove =
    { $units ->
        [1] Zostaje na miejscu: { $unit }
       *[other] Pozostałe jednostki zostają na miejscu
    }
ig-action-done-Hit = Zrezygnuj z pozostałych obrażeń
ig-action-skip = Zrezygnuj z akcji

ig-action-catchup = Połóż znacznik w Regionie { $place } (za darmo)
ig-action-init =
    { $steps ->
        [1] O jeden hełm
       *[other] O dwa hełmy
    } (na hełm { $helm }: statek { $ship }, znaczniki Akcji: { $markers }{ $red ->
        [0] {""}
        [one] ; osiąga czerwony statek
       *[other] ; osiąga czerwone statki: { $red }
    })
ig-action-order = Żeton kolejności { $number } na pole: { $box }
ig-action-place = Znacznik Akcji na pole: { $box }
ig-action-place-viper = Znacznik Akcji na pole: { $box } (kosztuje znacznik Wpływu)

ig-action-take = Weź z rezerwy { $tokens }
ig-action-swap = Wymień { $given } na { $received }
ig-action-influence = Połóż znacznik w Regionie { $place } ({ $price })
ig-action-move = Przesuń { $piece } z Regionu { $source } do Regionu { $target } ({ $price })
ig-action-mountain = Przez górę z Regionu { $source } do Regionu { $target } ({ $price })
ig-action-carry = Zabierz: { $piece }
ig-action-raven-shed = Odrzuć żeton Vuko ({ $price })
ig-action-raven-repair =
    { $gain ->
        [0] Reputacja o dwa pola w górę (teraz bez skutku)
       *[other] Reputacja o dwa pola w górę (na { $field })
    }

ig-action-shift-begin =
    { $loss ->
        [0] Przemieść czynnik „M”, do 5 kroków
       *[other] Przemieść czynnik „M”, do 5 kroków (reputacja −{ $loss })
    }
ig-action-shift = Żeton czynnika „M” z poziomu { $source } na poziom { $target }
ig-action-upgrade-nothing =
    { $loss ->
        [0] Ulepszenie bez zakupu
       *[other] Ulepszenie bez zakupu (reputacja −{ $loss })
    }
ig-action-upgrade =
    { $replaced ->
        [0] Kup ulepszenie dla { $unit }: { $ability }
       *[other] Kup ulepszenie dla { $unit }: { $ability } zamiast: { $over }
    } ({ $price }{ $loss ->
        [0] {""}
       *[other] , reputacja −{ $loss }
    })
ig-action-summon = Przywołaj { $piece } ({ $price } z poziomu { $level }{ $loss ->
        [0] {""}
       *[other] , reputacja −{ $loss }
    })
ig-action-at = Postaw jednostkę w Regionie { $place }

ig-action-spy = Czyniący-Szpieg: { $abilities }
ig-action-spy-keep =
    { $chosen ->
        [0] Czyniący-Szpieg: nic nie wybieraj
       *[other] Czyniący-Szpieg: bez zmian ({ $abilities })
    }
ig-action-floe = Lodowy Drakkar: przeprawa z Regionu { $source } do Regionu { $target }
ig-action-speed = Szybkość: przesuń { $piece } z Regionu { $source } do Regionu { $target }
ig-action-attack = Atakuj ({ $price })
ig-action-noattack = Nie atakuj
ig-action-hit = Traf { $piece } gracza { $player } w Regionie { $place } ({ $left ->
        [1] pokonanie
       *[other] potrzeba obrażeń: { $left }
    })
ig-action-hit-marker = Usuń { $piece } gracza { $player } z Regionu { $place }
ig-action-hit-nation = Usuń znacznik Niezależnych Nacji z Regionu { $place }
ig-action-kill = Vuko zabija { $piece }
ig-action-flee = Przesuń { $piece } z Regionu { $source } do Regionu { $target }

ig-action-recruit = Wyślij { $piece } gracza { $player } do Lodowego Ogrodu
ig-action-enthral = Zastąp { $piece } gracza { $player } własnym
ig-action-pillage =
    { $level ->
        [0] Zabierz { $tokens } graczowi { $player }
       *[other] Zabierz { $tokens } z poziomu { $level } graczowi { $player }
    }
ig-action-scatter = Wyślij { $piece } do Regionu { $place }
ig-action-scatter-home = Weź z powrotem do zapasu { $piece }
ig-action-collect = Weź: { $tokens }

## Wezwania: kto co musi zrobić

ig-prompt-DealFaction = { $player }: wylosuj postać dla miejsca { $number }
ig-prompt-DealNpc = { $player }: wylosuj postać GN
ig-prompt-DrawFirstPlayer = { $player }: wylosuj gracza rozpoczynającego
ig-prompt-LayTile = { $player }: połóż zakryty kafelek punktacji na wolnym miejscu
ig-prompt-PlaceThorn = { $player }: wybierz Region dla Ciernia
ig-prompt-RollThorn = { $player }: rzuć kostką za Cierń, aby wyznaczyć jego Region
ig-prompt-DealReserves = { $player }: rozdziel uroczyska do czterech Regionów
ig-prompt-RevealTile = { $player }: odkryj kafelek Regionu { $place }
ig-prompt-StartingInfluence = { $player }: połóż początkowy znacznik w Regionie bez własnego znacznika
ig-prompt-LayVukoTile =
    { $stage ->
        [0] { $player }: wybierz kafelek scenariusza Vuko dla dowolnego etapu bez kafelka
       *[other] { $player }: wybierz kafelek scenariusza Vuko dla etapu { $stage }
    }

ig-prompt-CatchUp = { $player }: możesz położyć znacznik w dowolnym otwartym Regionie (pozostało: { $missing })
ig-prompt-MoveInitiative = { $player }: przesuń swój znacznik Inicjatywy
ig-prompt-LayOrderToken = { $player }: połóż żeton kolejności na polu Akcji bez żetonu
ig-prompt-PlanAction = { $player }: połóż znacznik Akcji (pozostało: { $left })

ig-prompt-ViperGorge =
    { $took ->
        [0] { $player }: Żmijowe Gardło – weź żeton albo wymień dwa na jeden
       *[other] { $player }: Żmijowe Gardło – wymień dwa żetony na jeden
    }
ig-prompt-Influence =
    { $placed ->
        [0] { $player }: połóż znacznik w Regionie, w którym masz znacznik lub jednostkę
       *[other] { $player }: możesz położyć drugi znacznik
    }
ig-prompt-March =
    { $spent ->
        [0] { $player }: przesuń znacznik lub jednostkę do sąsiedniego Regionu
       *[other] { $player }: możesz wykonać drugi ruch
    }
ig-prompt-Mountain = { $player }: wybierz drogę przez Żarłoczną Górę ({ $price })
ig-prompt-Carry = { $player }: kto idzie z Regionu { $source } do Regionu { $target }?
ig-prompt-Raven =
    { $use ->
        [0] { $player }: Kruczy Cień nic teraz nie da: nie można oddać żetonu Vuko ani poprawić reputacji
       *[other] { $player }: skorzystaj z Kruczego Cienia
    }
ig-prompt-Making = { $player }: wybierz część Czynienia (każda to Martwy Śnieg +1, teraz { $snow } z { $limit })
ig-prompt-ShiftMfactor =
    { $left ->
        [one] { $player }: przesuń żeton czynnika „M” o jeden poziom (ostatni krok)
        [few] { $player }: przesuń żeton czynnika „M” o jeden poziom (pozostały { $left } kroki)
       *[many] { $player }: przesuń żeton czynnika „M” o jeden poziom (pozostało { $left } kroków)
    }
ig-prompt-PlaceSummoned = { $player }: wybierz Region dla przywołanej jednostki ({ $level }, pozostało: { $left })

ig-prompt-MakerSpy = { $player }: wybierz dwie zdolności dla Harrasima
ig-prompt-IceFloe = { $player }: możesz przeprawić się między { $first } a { $second } (Lodowy Drakkar)
ig-prompt-Cross = { $player }: kto przeprawia się z Regionu { $source } do Regionu { $target }?
ig-prompt-SpeedMove =
    { $units ->
        [1] { $left ->
            [one] { $player }: możesz przesunąć szybką jednostkę ({ $unit } w Regionie { $place })
            [few] { $player }: możesz przesunąć szybką jednostkę ({ $unit } w Regionie { $place }, { $left } kroki)
           *[many] { $player }: możesz przesunąć szybką jednostkę ({ $unit } w Regionie { $place }, { $left } kroków)
        }
       *[other] { $player }: możesz przesunąć szybkie jednostki w dowolnej kolejności (pozostało: { $units })
    }
ig-prompt-PayForAttack = { $player }: czy płacisz { $price }, aby twoje jednostki zaatakowały?
ig-prompt-Hit = { $player }: wybierz cel (pozostałe obrażenia: { $pools })
ig-pool = { $points } w Regionie { $place }
ig-prompt-VukoKills = { $player }: wybierz jednostkę, którą Vuko zabija w Regionie { $place }
ig-prompt-Flee =
    { $units ->
        [one] { $player }: odsuń jednostkę od Vuko w Regionie { $place }
       *[other] { $player }: odsuń swoje jednostki od Vuko w Regionie { $place } w dowolnej kolejności (pozostało: { $units })
    }

ig-prompt-Recruit = { $player }: wybierz znacznik z Regionu { $place }, który trafi do Lodowego Ogrodu
ig-prompt-Plunder = { $player }: wybierz, co zagrabić w Regionie { $place }
ig-prompt-Replace = { $player }: wybierz znacznik w Regionie { $place }, który zastąpisz własnym
ig-prompt-Collect = { $player }: wybierz zasób z Regionu { $place }
ig-prompt-Scatter = { $player }: zamyka się Region { $place }, odeślij swoje znaczniki (pozostało: { $amount })

ig-prompt-NpcSpreads = { $player }: rzuć kostką za znaczniki GN
ig-prompt-NpcArrives = { $player }: rzuć kostką za przywołaną jednostkę GN ({ $level })
ig-prompt-RollDrakkars = { $player }: rzuć kostką za Lodowe Drakkary GN (1–3: { $low }, 4–6: { $high })
ig-prompt-NpcFlees = { $player }: rzuć kostką za jednostkę GN, która ucieka z Regionu { $place } ({ $unit })
ig-prompt-NpcPillage = { $player }: rzuć kostką za Grabież GN
ig-prompt-RelocateUnit = { $player }: rzuć kostką za jednostkę GN w Regionie { $place } ({ $unit })

## Wydarzenia: saga

ig-event-faction = Miejsce { $number }: { $player }
ig-event-first_player = Grę rozpoczyna { $player }
ig-event-lay_tile = { $player } kładzie kafelek w miejscu { $place }
ig-event-thorn = { $player } stawia Cierń w Regionie { $place }
ig-event-reserves = Uroczyska pojawiają się w Regionach { $places }
ig-event-reveal = Odkryto Region { $place }: numer { $number }
ig-event-nations = W każdym Regionie osiada Niezależna Nacja
ig-event-vuko_tile =
    { $side ->
        [arrow] Kafelek Vuko etapu { $stage }: { $effect } (ze strzałką)
       *[plain] Kafelek Vuko etapu { $stage }: { $effect }
    }

ig-event-round = Runda { $round }
ig-event-initiative =
    { $steps ->
        [one] { $player } przesuwa się o jeden hełm, na hełm { $helm }
        [few] { $player } przesuwa się o { $steps } hełmy, na hełm { $helm }
       *[many] { $player } przesuwa się o { $steps } hełmów, na hełm { $helm }
    }
ig-event-red_ship = { $player } osiąga czerwony statek przy hełmie { $helm }: w tej rundzie punktują Regiony
ig-event-turn_order = Dalej w kolejności: { $player }, hełm { $helm }, znaczniki Akcji: { $markers }
ig-event-tile_active = Działa kafelek Vuko etapu { $stage }: { $effect }
ig-event-order_token = { $player } kładzie żeton kolejności { $number } na pole: { $box }
ig-event-plan = { $player } planuje akcję { $box }
ig-event-toll = { $player } zostawia znacznik Wpływu w Żmijowym Gardle
ig-event-resolve = { $player } zdejmuje znacznik z pola { $box }

ig-event-gain = { $player } dostaje { $tokens }
ig-event-pay =
    { $level ->
        [0] { $player } płaci { $tokens }
       *[other] { $player } płaci { $tokens } z poziomu { $level }
    }
ig-event-place_marker = { $player } kładzie znacznik w Regionie { $place }
ig-event-move = { $player } przesuwa { $piece } z Regionu { $source } do Regionu { $target }
ig-event-shift = { $player } przesuwa żeton czynnika „M” z poziomu { $source } na poziom { $target }
ig-event-upgrade = { $player } kupuje ulepszenie dla { $unit }: { $ability }
ig-event-upgrade-over = { $player } kupuje ulepszenie dla { $unit }: { $ability } zamiast: { $over }
ig-event-upgrade_nothing = { $player } wykonuje ulepszenie bez zakupu
ig-event-summon = { $player } przywołuje { $piece } w Regionie { $place }
ig-event-reputation =
    { $change ->
        [one] { $player } traci { $change } punkt reputacji (teraz { $field })
        [few] { $player } traci { $change } punkty reputacji (teraz { $field })
       *[many] { $player } traci { $change } punktów reputacji (teraz { $field })
    }
ig-event-reputation-up =
    { $change ->
        [one] { $player } odzyskuje { $change } punkt reputacji (teraz { $field })
        [few] { $player } odzyskuje { $change } punkty reputacji (teraz { $field })
       *[many] { $player } odzyskuje { $change } punktów reputacji (teraz { $field })
    }
ig-event-reputation-floor = { $player } nie może stracić więcej reputacji (nadal { $field }, na wierzchu stosu)
ig-event-reputation-top = Reputacja gracza { $player } nie może wzrosnąć (nadal { $field })
ig-event-snow = Martwy Śnieg rośnie do { $snow } z { $limit }

ig-event-spy = { $player } wybiera zdolności Harrasima: { $first } i { $second }
ig-event-wound = { $player }: obrażenie w Regionie { $place } ({ $unit })
ig-event-defeat = { $player } pokonuje { $piece } gracza { $victim } w Regionie { $place }
ig-event-marker_returns = { $player } traci { $piece } w Regionie { $place }
ig-event-unit_returns = { $player } traci { $piece } w Regionie { $place }
ig-event-nation_falls =
    { $amount ->
        [one] Niezależna Nacja opuszcza Region { $place } na zawsze
        [few] { $amount } Niezależne Nacje opuszczają Region { $place } na zawsze
       *[many] { $amount } Niezależnych Nacji opuszcza Region { $place } na zawsze
    }

ig-event-visit = Vuko odwiedza gracza { $player } w Regionie { $place }
ig-event-visit-away = Vuko na próżno szuka gracza { $player }
ig-event-vuko = Vuko idzie z Regionu { $source } do Regionu { $target }
ig-event-vuko-enters = Vuko pojawia się w Regionie { $target }
ig-event-vuko-leaves = Vuko znika z Regionu { $source } i opuszcza planszę
ig-event-vuko_token =
    { $tokens ->
        [one] { $player } bierze żeton Vuko (ma teraz 1)
       *[other] { $player } bierze żeton Vuko (ma teraz { $tokens })
    }
ig-event-drop_token =
    { $amount ->
        [one] { $player } odrzuca żeton Vuko (zostaje { $tokens })
        [few] { $player } odrzuca { $amount } żetony Vuko (zostaje { $tokens })
       *[many] { $player } odrzuca { $amount } żetonów Vuko (zostaje { $tokens })
    }
ig-event-control =
    { $amount ->
        [one] Vuko wycofuje znacznik gracza { $player } w Regionie { $place }
        [few] Vuko wycofuje { $amount } znaczniki gracza { $player } w Regionie { $place }
       *[many] Vuko wycofuje { $amount } znaczników gracza { $player } w Regionie { $place }
    }
ig-event-nightwalkers =
    { $amount ->
        [one] Nocni Wędrowcy: { $player } traci wycofany znacznik w Regionie { $place }
        [few] Nocni Wędrowcy: { $player } traci { $amount } wycofane znaczniki w Regionie { $place }
       *[many] Nocni Wędrowcy: { $player } traci { $amount } wycofanych znaczników w Regionie { $place }
    }
ig-event-nations_move =
    { $amount ->
        [one] Ludzie Ognia: Niezależna Nacja idzie za Vuko z Regionu { $source } do Regionu { $target }
        [few] Ludzie Ognia: { $amount } Niezależne Nacje idą za Vuko z Regionu { $source } do Regionu { $target }
       *[many] Ludzie Ognia: { $amount } Niezależnych Nacji idzie za Vuko z Regionu { $source } do Regionu { $target }
    }

ig-event-domination =
    { $scorings ->
        [0] Faza Dominacji
        [one] Faza Dominacji: Regiony punktują
       *[other] Faza Dominacji: Regiony punktują { $scorings } razy
    }
ig-event-dominates = Region { $place }: dominuje { $player }
ig-event-nobody_dominates = Region { $place }: nikt nie dominuje
ig-event-absorb =
    { $amount ->
        [one] Cierń gracza { $player } wchłania uroczysko
        [few] Cierń gracza { $player } wchłania { $amount } uroczyska
       *[many] Cierń gracza { $player } wchłania { $amount } uroczysk
    }
ig-event-recruit = { $player } wysyła { $piece } gracza { $victim } z Regionu { $place } do Lodowego Ogrodu
ig-event-pillage =
    { $level ->
        [0] { $player } zabiera { $tokens } graczowi { $victim }
       *[other] { $player } zabiera { $tokens } z poziomu { $level } graczowi { $victim }
    }
ig-event-torment = { $player } kładzie żeton Koszmaru w Regionie { $place }
ig-event-enthral = { $player } zastępuje własnym znacznikiem { $piece } gracza { $victim } w Regionie { $place }
ig-event-tower = { $player } wznosi Czerwoną Wieżę w Regionie { $place }
ig-event-transport =
    { $amount ->
        [one] { $player } przenosi uroczysko z Regionu { $place } do Ciernia
        [few] { $player } przenosi { $amount } uroczyska z Regionu { $place } do Ciernia
       *[many] { $player } przenosi { $amount } uroczysk z Regionu { $place } do Ciernia
    }
ig-event-turn_up = Uroczyska przy Cierniu w Regionie { $place } zostają odkryte
ig-event-lock = { $player } zamyka Region { $place } w koszmarze
ig-event-displace_reserve = Uroczysko z Regionu { $source } przenosi się do Regionu { $target }
ig-event-displace_reserve-gone = Uroczysko z Regionu { $source } opuszcza grę
ig-event-markers_home =
    { $amount ->
        [one] { $player } bierze z powrotem znacznik z Regionu { $place }
        [few] { $player } bierze z powrotem { $amount } znaczniki z Regionu { $place }
       *[many] { $player } bierze z powrotem { $amount } znaczników z Regionu { $place }
    }
ig-event-points =
    { $source ->
        [defeats] { $player } zdobywa { ig-points } za pokonany cel
        [regions] { $player } zdobywa { ig-points } za Region
       *[viper_bonus] { $player } zdobywa { ig-points } za Żmijowe Gardło
    }
ig-points =
    { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    }
ig-event-die = { $player }: kostka pokazuje { $number }
ig-event-end_snow = Spada Martwy Śnieg: wygrywa { $player }
ig-event-end_goal = Zwycięstwo dzięki indywidualnemu celowi: { $winners }
ig-event-end_points = Zwycięstwo na punkty: { $winners }

## Opcje. Wartość to nazwa, .text mówi, o co chodzi.

ig-option-edition = Wydanie
    .text = Który tekst zasad obowiązuje tam, gdzie wydania się różnią.
ig-option-factions = Postacie
    .text = Postać dla każdego miejsca: blue, black, red, green lub random, po przecinkach.
ig-option-first = Gracz rozpoczynający
    .text = Miejsce, które zaczyna grę.
ig-option-advanced = Wariant zaawansowany
    .text = Gra z kafelkami scenariusza Vuko i żetonami kolejności układanymi co rundę od nowa.
ig-option-extra_tiles = Dodatkowe kafelki Vuko
    .text = Dodaje cztery kafelki Vuko, które opisują tylko angielskie zasady.
ig-option-vuko_tiles = Kafelki Vuko
    .text = Kafelki Vuko czterech etapów: losowe, wybrane przy stole albo cztery nazwy po przecinkach.
ig-option-vuko_tiles-chosen = wybiera przy stole gracz rozpoczynający
ig-option-solo = Poziom solo
    .text = Jak silny jest GN w grze dla jednej osoby.
ig-option-npc = Postać GN
    .text = Postać, którą w grze solo ma GN.
ig-option-start_passes = Początkowe znaczniki
    .text = Czy dwa początkowe znaczniki kładzie się pojedynczo, czy razem.
ig-option-start_passes-2 = dwa przejścia po jednym znaczniku
ig-option-start_passes-1 = oba znaczniki w jednej turze
ig-option-viper_cap = Miejsce w Żmijowym Gardle
    .text = Ile znaczników Akcji mieści Żmijowe Gardło w jednej rundzie.
ig-option-viper_cap-none = dowolna liczba
ig-option-viper_cap-number =
    { $number ->
        [one] najwyżej { $number } znacznik Akcji
        [few] najwyżej { $number } znaczniki Akcji
       *[many] najwyżej { $number } znaczników Akcji
    }
ig-option-pillage = Ofiary Grabieży
    .text = Co przeciwnik musi mieć w Regionie, aby można go było ograbić.
ig-option-pillage-presence = znacznik lub jednostkę
ig-option-pillage-unit = jednostkę
ig-option-faun_exit = Faun w zamkniętym Regionie
    .text = Jak Faun może opuścić zamknięty Region.
ig-option-faun_exit-any = dowolnym własnym ruchem
ig-option-faun_exit-move = tylko akcją Ruch
ig-option-faun_exit-never = nigdy
ig-option-snow_ties = Remisy przy Martwym Śniegu
    .text = Jak układają się znaczniki, gdy na koniec przez Martwy Śnieg żetony Vuko obniżają reputację.
ig-option-snow_ties-keep = zostaje wcześniejsza kolejność
ig-option-snow_ties-one-by-one = po jednym w kolejności Inicjatywy, każdy na wierzch
ig-option-snow_trigger = Wywołanie Martwego Śniegu
    .text = Kto może Czynieniem doprowadzić Martwy Śnieg do limitu.
ig-option-snow_trigger-winner = tylko ten, kto dzięki temu wygrywa
ig-option-snow_trigger-anybody = każdy
ig-option-double_charge = Podwójny krok przez granicę etapu
    .text = Który etap zużywa swój podwójny krok, gdy prowadzi on do następnego etapu.
ig-option-double_charge-left = opuszczany etap
ig-option-double_charge-entered = nowy etap
ig-option-helm_stack = Wejście na hełm
    .text = Gdzie trafia znacznik Inicjatywy, gdy na hełmie leżą już inne.
ig-option-helm_stack-top = na wierzch stosu
ig-option-helm_stack-bottom = pod stos
ig-option-upgrade_mix = Żetony ulepszeń
    .text = Ile z dwudziestu żetonów ulepszeń to Atak, Tarcza, Dominacja i Szybkość.
ig-option-upgrade_mix-data = jak w danych komponentów
ig-option-speed_steps = Kilka symboli Szybkości
    .text = Jak daleko idzie jednostka poziomu 3 z kilkoma symbolami Szybkości.
ig-option-speed_steps-sum = jeden krok za każdy symbol
ig-option-speed_steps-one = jeden krok
ig-option-spy_keep = Trwały wybór Szpiega
    .text = Czy wybór Czyniącego-Szpiega obowiązuje, dopóki się go nie zmieni.
ig-option-data = Dane komponentów
    .text = Plik z poprawionymi danymi komponentów, dla posiadaczy gry.
ig-option-data-default = dołączone do programu
ig-option-data-file = plik { $file }

ig-value-on = włączone
ig-value-off = wyłączone
ig-value-random = losowo
ig-value-seat = miejsce { $number }
ig-value-count = { $name } { $count }

ig-edition-standard = Standardowe
    .note = Drugie wydanie z opublikowanymi rozstrzygnięciami
ig-edition-second-de = Drugie wydanie, niemieckie
    .note = Tekst niemieckiego drugiego wydania
ig-edition-second-pl = Drugie wydanie, polskie
    .note = Tekst polskiego drugiego wydania
ig-edition-en-rewrite = Nowa wersja angielska
    .note = Nowa wersja angielska; nie pierwsze wydanie z 2014 roku

ig-solo-easy = łatwy
ig-solo-medium = średni
ig-solo-hard = trudny
ig-solo-scientist = Prawdziwy Naukowiec z Midgaardu

## Koniec

ig-outcome-winner = Wygrywa { $winners }
ig-outcome-shared = Zwycięstwo dzielą { $winners }
ig-outcome-draw = Remis: { $winners }
ig-outcome-dead-snow = Spadł Martwy Śnieg.
ig-outcome-goal = Indywidualny cel został osiągnięty.
ig-outcome-points = Decyduje liczba punktów zwycięstwa.
ig-outcome-score =
    { $points ->
        [one] { $player }: { $points } punkt (walki { $defeats }, Regiony { $regions }, Żmijowe Gardło { $viper_bonus })
        [few] { $player }: { $points } punkty (walki { $defeats }, Regiony { $regions }, Żmijowe Gardło { $viper_bonus })
       *[many] { $player }: { $points } punktów (walki { $defeats }, Regiony { $regions }, Żmijowe Gardło { $viper_bonus })
    }
