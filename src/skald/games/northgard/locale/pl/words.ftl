### Northgard: Niezbadane Ziemie: wszystko, co czytają gracze, poza kartami i tekstami zasad (polski).
### Klucze odpowiadają nazwom w src/skald/games/northgard/words. $player to nazwa, np. „Wilk (czerwony)”.

## Gracze

ng-colour-red = czerwony
ng-colour-blue = niebieski
ng-colour-yellow = żółty
ng-colour-green = zielony
ng-colour-purple = fioletowy

ng-clan-bear = Klan Niedźwiedzia
    .short = Niedźwiedź
ng-clan-boar = Klan Dzika
    .short = Dzik
ng-clan-goat = Klan Kozy
    .short = Koza
ng-clan-raven = Klan Kruka
    .short = Kruk
ng-clan-snake = Klan Węża
    .short = Wąż
ng-clan-stag = Klan Jelenia
    .short = Jeleń
ng-clan-wolf = Klan Wilka
    .short = Wilk

ng-player = { $name } ({ $colour })
ng-player-seat = Gracz { $number } ({ $colour })
ng-player-chance = Los

## Rzeczy

# .counted to dopełnienie zdania.
ng-resource-food = żywność
    .counted =
        { $amount ->
            [one] { $amount } żywność
           *[other] { $amount } żywności
        }
ng-resource-wood = drewno
    .counted =
        { $amount ->
            [one] { $amount } drewno
           *[other] { $amount } drewna
        }
ng-resource-lore = wiedza
    .counted =
        { $amount ->
            [one] { $amount } wiedzę
           *[other] { $amount } wiedzy
        }

# Jednostki są dopełnieniem zdania.
ng-units =
    { $amount ->
        [0] zero jednostek
        [one] jednostkę
        [few] { $amount } jednostki
       *[many] { $amount } jednostek
    }
ng-units-kaija =
    { $amount ->
        [one] jednostkę i Kaiję
        [few] { $amount } jednostki i Kaiję
       *[many] { $amount } jednostek i Kaiję
    }
ng-kaija = Kaiję

# Wartość to nazwa, .one to dopełnienie zdania.
ng-building-food-silo = Spichlerz
    .one = Spichlerz
ng-building-woodcutter-lodge = Chata Drwala
    .one = Chatę Drwala
ng-building-defense-tower = Wieża Obronna
    .one = Wieżę Obronną
ng-building-training-camp = Obóz Szkoleniowy
    .one = Obóz Szkoleniowy
ng-building-carved-stone = Rzeźbiony Kamień
    .one = Rzeźbiony Kamień
ng-building-fortress = Twierdza
    .one = Twierdzę
ng-building-forge = Kuźnia
    .one = Kuźnię
ng-building-altar = Ołtarz Królów
    .one = Ołtarz Królów

ng-space-plain = na zwykłym polu
ng-space-carved = na polu Rzeźbionego Kamienia
ng-space-none = bez pola
ng-space-large = na dużym polu

# Wartość to nazwa, .object to dopełnienie zdania, .against to narzędnik po „starcie z”.
ng-creature-wolf = Wilk
    .object = Wilka
    .against = Wilkiem
ng-creature-draugr = Draugr
    .object = Draugra
    .against = Draugrem
ng-creature-brown-bear = Niedźwiedź Brunatny
    .object = Niedźwiedzia Brunatnego
    .against = Niedźwiedziem Brunatnym
ng-creature-valkyrie = Upadła Walkiria
    .object = Upadłą Walkirię
    .against = Upadłą Walkirią

ng-die-points =
    { $amount ->
        [one] { $amount } punkt walki
        [few] { $amount } punkty walki
       *[many] { $amount } punktów walki
    }
ng-die-casualties =
    { $amount ->
        [one] { $amount } strata
        [few] { $amount } straty
       *[many] { $amount } strat
    }
ng-die-both = { $points } i { $casualties }
ng-die-choice = { $points } lub { $casualties }

## Miejsca

# Nazwy terytoriów, wymyślone przez nas. Nie odmieniają się: stoją za słowem „terytorium”.
ng-place-gull-haven = Mewia Przystań
ng-place-anchor-strand = Kotwiczny Brzeg
ng-place-thing-field = Pole Wiecu
ng-place-beacon-hill = Wzgórze Wici
ng-place-seal-sound = Focza Cieśnina
ng-place-salt-marsh = Słone Błota
ng-place-mist-ford = Mglisty Bród
ng-place-herring-bay = Śledziowa Zatoka
ng-place-barley-acre = Jęczmienne Pole
ng-place-stone-croft = Kamienny Dwór
ng-place-alder-stead = Olchowa Zagroda
ng-place-lynx-den = Rysi Jar
ng-place-rook-farm = Gawroni Dwór
ng-place-honey-meadow = Miodowa Łąka
ng-place-troll-cleft = Żleb Trolli
ng-place-rune-ledge = Runiczna Półka
ng-place-heather-croft = Wrzosowa Chata
ng-place-trout-beck = Pstrągowy Potok
ng-place-kings-howe = Królewski Kurhan
ng-place-bone-cave = Kościana Jama
ng-place-whisper-rock = Szepcząca Skała
ng-place-oath-stone = Kamień Przysiąg
ng-place-broad-fells = Rozległe Góry
ng-place-hazel-garth = Leszczynowy Sad
ng-place-otter-weir = Wydrzy Jaz
ng-place-seers-well = Źródło Wieszczki
ng-place-birch-holt = Brzozowy Gaj
ng-place-falcon-stone = Sokoli Kamień
ng-place-goose-water = Gęsia Woda
ng-place-toad-hole = Ropusza Nora
ng-place-bleak-ness = Nagi Przylądek
ng-place-wind-garth = Wietrzny Dwór
ng-place-smoke-stead = Dymna Zagroda
ng-place-elk-hollow = Łosia Dolina
ng-place-grey-pillar = Szary Słup
ng-place-thistle-croft = Ostowa Chata
ng-place-apple-dale = Jabłkowa Dolina
ng-place-flax-garth = Lniana Zagroda
ng-place-hay-stead = Sienny Dwór
ng-place-ash-grove = Jesionowy Gaj
ng-place-shield-plain = Równia Tarcz
ng-place-loom-stead = Tkacka Chata
ng-place-pine-march = Sosnowe Rubieże
ng-place-dun-heath = Płowe Wrzosy
ng-place-great-weald = Wielka Puszcza
ng-place-swan-hill = Łabędzia Góra
ng-place-mill-brook = Młyński Potok
ng-place-salmon-leap = Łososiowy Próg
ng-place-giants-seat = Tron Olbrzyma
ng-place-tar-stead = Smolna Chata
ng-place-star-crag = Gwiezdna Turnia
ng-place-berry-slope = Jagodowy Stok
ng-place-ewe-garth = Owcza Zagroda
ng-place-moon-pool = Księżycowy Staw
ng-place-dusk-cave = Mroczna Grota
ng-place-thunder-plain = Równia Gromu
ng-place-ember-stone = Kamień Żaru
ng-place-fisher-stead = Rybacka Chata
ng-place-yew-hollow = Cisowa Kotlina
ng-place-fox-croft = Lisia Chata
ng-place-sage-spring = Źródło Mędrców
ng-place-oat-stead = Owsiana Zagroda
ng-place-hare-meadow = Zajęcza Łąka
ng-place-skalds-rest = Ostoja Skalda
ng-place-eel-lagoon = Węgorzowy Zalew
ng-place-eagle-heights = Orla Wyżyna
ng-place-peat-stead = Torfowa Zagroda
ng-place-ghost-barrow = Mogiła Upiora
ng-place-norn-well = Studnia Norn
ng-place-ship-stone = Kamienna Łódź
ng-place-dream-heath = Senne Wrzosy
ng-place-bee-garth = Pszczeli Sad
ng-place-fang-gully = Zębaty Wąwóz
ng-place-sun-terrace = Słoneczny Taras
ng-place-hop-croft = Chmielna Chata
ng-place-crane-ford = Żurawi Bród
ng-place-frost-fells = Mroźne Turnie
ng-place-owl-cavern = Sowia Pieczara
ng-place-juniper-croft = Jałowcowa Chata
ng-place-rye-valley = Żytnia Dolina
ng-place-willow-stead = Wierzbowy Dwór
ng-place-oak-hurst = Dębowy Ostęp
ng-place-hammer-ridge = Grzbiet Młota
ng-place-spruce-holt = Świerkowy Bór
ng-place-spider-pit = Pajęczy Dół
ng-place-copper-cliffs = Miedziane Klify
ng-place-larch-vale = Modrzewiowy Stok
ng-place-rowan-copse = Jarzębinowy Gaj
ng-place-high-pastures = Wysokie Hale
ng-place-plum-garth = Śliwowy Sad
ng-place-cooper-stead = Bednarska Chata
ng-place-elm-spinney = Wiązowy Zagajnik
ng-place-potters-croft = Garncarska Chata
ng-place-gloom-gorge = Ponury Wąwóz
ng-place-silver-downs = Srebrne Wzgórza
ng-place-turnip-croft = Rzepowa Zagroda
ng-place-echo-stones = Głazy Echa
ng-place-dove-garth = Gołębi Dwór
ng-place-moss-wood = Omszały Las
ng-place-wool-croft = Wełniana Chata
ng-place-dragon-stone = Smoczy Kamień
ng-place-spear-fields = Pola Włóczni
ng-place-marten-den = Kunia Nora

## Mapa i karty

ng-tile = kafelek { $name }
# Miejsce nazywa droga do niego od kafelka startowego.
ng-square = { $way } od startu
ng-square-start = start
ng-way-north = { $steps } na północ
ng-way-east = { $steps } na wschód
ng-way-south = { $steps } na południe
ng-way-west = { $steps } na zachód
ng-territory = { $name }
ng-territory-unknown = t{ $number }

# Karta Wczesna o nazwie karty startowej.
ng-card-early = Wczesna { $card }

ng-phase-setup = Przygotowanie gry
ng-phase-start = Początek roku
ng-phase-actions = Akcje
ng-phase-creatures = Faza stworów
ng-phase-harvest = Żniwa
ng-phase-winter = Zima
ng-phase-end-of-year = Koniec roku
ng-phase-end = Koniec gry

ng-list = { $first }, { $rest }
ng-both = { $first } i { $last }

## Akcje

ng-action-done = Gotowe
ng-action-done-Recruit = Nie rekrutuj więcej
ng-action-done-Levy = Nie rekrutuj więcej
ng-action-done-PlayOn = Zakończ turę
ng-action-done-Build = Nie buduj więcej
ng-action-done-Move = Nie wykonuj więcej ruchów
ng-action-done-NameCreatures = Nie atakuj więcej stworów
ng-action-done-ExploreAgain = Nie eksploruj drugi raz
ng-action-done-ChooseBasic = Nie wykonuj kolejnej akcji
ng-action-done-Trade = Nie handluj więcej
ng-action-none = Nic nie rób
ng-action-none-Hire = Nie płać za kolejną jednostkę
ng-action-none-Reinforce = Nie przenoś jednostki
ng-action-none-GloryAfter = Niczego nie zbieraj
ng-action-none-PayForCard = Nic nie płać
ng-action-none-Glory = Najpierw buduj
ng-action-none-ExchangeWhere = Nie zamieniaj budynku
ng-action-none-PlaceToken = Nie kładź żetonu
ng-action-none-StealLore = Niczego nie kopiuj
ng-action-none-ShiftDefender = Nikogo nie przesuwaj
ng-action-none-CallCreature = Nie przywołuj stwora
ng-action-none-Theft = Niczego nie kradnij
ng-action-none-SecondChance = Nie ustawiaj jednostek
ng-action-none-SecondTile = Nie dobieraj kafelka

ng-action-clan = Miejsce { $number }: { $clan }
ng-action-first = Pierwszy gracz: { $player }
ng-action-die = Kość pokazuje: { $face }
ng-action-draw = Dobierz kartę { $card }
ng-action-reveal = Odkryj kartę { $card }
ng-action-lose = Odrzuć kartę { $card }
ng-action-find = Dobierz { $tile }
ng-action-appear = Pojawia się stwór: { $creature }

ng-action-tile = Połóż { $tile }
ng-action-tile-none = Żaden kafelek nie pasuje: pokaż rękę i dobierz trzy nowe
ng-action-tile-none-SecondTile = Dobierz kafelek
ng-action-cell = Na miejscu { $square }
ng-action-turn =
    { $degrees ->
        [0] Bez obrotu
       *[other] Obrót o { $degrees }° zgodnie z ruchem wskazówek zegara
    }
ng-action-reject = Odłóż kafelek na spód stosu i dobierz inny
ng-action-accept = Zatrzymaj kafelek
ng-action-bottom = Następny na spód stosu: { $tile }
ng-action-group = Ustaw trzy jednostki na terytorium { $place }
ng-action-group-kaija = Ustaw dwie jednostki i Kaiję na terytorium { $place }

ng-action-play =
    { $flash ->
        [0] Zagraj kartę { $card }
       *[other] Zagraj kartę { $card } (Błyskawiczna)
    }
ng-action-wait = Czekanie: połóż kartę { $card } bez efektu
ng-action-replace = Wymień kartę { $card } (za { $lore }, dobierz 1 kartę)
ng-action-remove = Usuń z gry kartę { $card } (za { $lore }, dobierz 2 karty)
ng-action-upgrade = Ulepszenie: połóż kartę { $card } (za { $lore })
ng-action-sacrifice = Ulepszenie: usuń z gry kartę { $card } (za { $lore })
ng-action-take = Weź ulepszenie { $card }
ng-action-take-Retrieve = Weź kartę { $card } ze stosu kart odrzuconych
ng-action-pass = Spasuj
ng-action-pick = Połóż na wierzchu stosu dobierania kartę { $card }
ng-action-respond = Anuluj kartę Strategią Obronną
ng-action-allow = Pozwól karcie działać

ng-action-choose-recruit = Rekrutacja: 1 jednostka
ng-action-choose-move = 1 ruch
ng-action-choose-explore = Eksploracja
ng-action-choose-build = Budowa
ng-action-recruit = Zrekrutuj jednostkę na terytorium { $place }
ng-action-recruit-AddUnit = Dodaj jednostkę na terytorium { $place }
ng-action-recruit-kaija = Zrekrutuj Kaiję na terytorium { $place }
ng-action-bonus = Obóz Szkoleniowy: jednostka na terytorium { $place }
ng-action-build = Zbuduj { $building } (za { $wood })
ng-action-in = Na terytorium { $place }
ng-action-on = Buduj { $space }
ng-action-from = Z terytorium { $place }: masz tam { $leaving }
ng-action-from-Reinforce = Jednostka z terytorium { $place }
ng-action-from-kaija = Kaija z terytorium { $place }
ng-action-from-BribeFrom = Z terytorium { $place }: { $holder } ma tam { $leaving }
ng-action-to-own = Na własne terytorium { $place }
ng-action-to-neutral = Na neutralne terytorium { $place }
ng-action-to-enemy = Zaatakuj gracza { $holder } na terytorium { $place }
ng-action-to-partner = Przez terytorium { $place } (partner: { $holder })
ng-action-units = Przenieś { $units }

ng-action-scorch = Połóż Spaloną Ziemię na terytorium { $place }
ng-action-discard = Odrzuć kartę { $card }
ng-action-top = Połóż na wierzchu stosu dobierania kartę { $card }
ng-action-opponent = Wybierz: { $player }
ng-action-card = Wybierz kartę { $card }
ng-action-card-spy = Odrzuć kartę { $card }
ng-action-card-exploit = Wskaż kartę { $card }
ng-action-card-copy = Skopiuj kartę { $card }
ng-action-card-repeat = Wykonaj jeszcze raz kartę { $card }
ng-action-strike = Usuń jednostkę gracza { $holder } z terytorium { $place }
ng-action-draw-one = Dobierz kartę
ng-action-gather = Zbierz plon z terytorium { $glory }
ng-action-gather-first = Najpierw zbierz plon z terytorium { $place } i buduj tam
ng-action-give = Oddaj graczowi { $receiver } { $pair }
ng-action-pay-two = Zapłać { $pair }
ng-action-pay-three = Zapłać { $three }
ng-action-collect = Weź { $resource }
ng-action-exchange = Zamień { $built } { $built_on } na { $building }

ng-action-fight = Walcz na terytorium { $place }
ng-action-spend =
    { $amount ->
        [0] Nie wydawaj żywności
        [one] Wydaj { $amount } żywność
       *[other] Wydaj { $amount } żywności
    }
ng-action-point = 1 punkt walki
ng-action-casualty = 1 strata
ng-action-lose-kaija-no = Strać tylko zwykłe jednostki
ng-action-lose-kaija-no-DraugrTakes = Strać zwykłą jednostkę
ng-action-lose-kaija-yes = Strać także Kaiję
ng-action-lose-kaija-yes-DraugrTakes = Strać Kaiję
ng-action-retreat = Wycofaj { $units } na terytorium { $place }
ng-action-retreat-home = Zwróć { $units } do rezerwy
ng-action-retreat-kaija = Kaija wycofuje się na terytorium { $place }
ng-action-retreat-kaija-home = Kaija wraca do rezerwy
ng-action-shift = Przesuń broniącą się jednostkę na terytorium { $place }
ng-action-attack = Zaatakuj { $target } na terytorium { $place }
ng-action-creature = Stwór pojawia się na terytorium { $place }
ng-action-creature-MoveCreature = Przesuń { $mover } na terytorium { $place }

ng-action-steal = Ukradnij { $resource }
ng-action-trade = Oddaj { $three } za { $traded }
ng-action-swap = Zaproponuj partnerowi { $given } za { $wanted }
ng-action-agree = Zgódź się
ng-action-refuse = Odmów

## Wezwania: kto co musi zrobić

ng-prompt-ChooseClan = { $player }: wybierz klan dla miejsca { $number }
ng-prompt-DealAchievement = { $player }: wyłóż Osiągnięcie
ng-prompt-NameFirst = { $player }: wskaż pierwszego gracza
ng-prompt-RollFirst = { $player }: rzut o pierwszeństwo: { $roller }
ng-prompt-DealTile = { $player }: dobierz kafelek dla gracza { $who }
ng-prompt-SetupTile =
    { $round ->
        [1] { $player }: wybierz pierwszy kafelek
       *[other] { $player }: wybierz drugi kafelek
    }
ng-prompt-SetupGroup = { $player }: ustaw grupę trzech jednostek na swoim kafelku
ng-prompt-RevealCard = { $player }: odkryj kartę Rozwoju

ng-prompt-Turn =
    { $cards ->
        [0] { $player }: nie masz kart na ręce, spasuj
       *[other] { $player }: zagraj kartę, { $deeds } lub spasuj
    }
ng-deed-wait = czekaj
ng-deed-replace = wymień
ng-deed-remove = usuń
ng-deed-upgrade = ulepsz
ng-prompt-Response =
    { $plays ->
        [0] { $player }: zagrano kartę { $played }, która zadziała (pytanie tylko po to, by nikt nie odgadł twojej ręki)
       *[other] { $player }: zagrano kartę { $played }. Czy ma zadziałać?
    }
ng-prompt-PlayOn =
    { $cards ->
        [0] { $player }: nie masz kart na ręce, zakończ turę
       *[other] { $plays ->
            [0] { $player }: nie masz już karty do zagrania, zakończ turę (pytanie tylko po to, by nikt tego nie odgadł)
           *[other] { $normal ->
                [0] { $player }: zagraj kolejną kartę albo zakończ turę
               *[other] { $player }: zagraj kolejną kartę Błyskawiczną albo zakończ turę
            }
        }
    }
ng-prompt-TakeUpgrade = { $player }: wybierz ulepszenie swojego klanu
ng-prompt-PickCard = { $player }: wybierz kartę na wierzch swojego stosu dobierania
ng-prompt-DrawFromBag =
    { $left ->
        [one] { $player }: dobierz kartę dla gracza { $who }
       *[other] { $player }: dobierz kartę dla gracza { $who }, pozostało: { $left }
    }
ng-prompt-SortDrawn =
    { $discards ->
        [0] { $player }: odłóż jedną z dobranych kart na wierzch stosu dobierania (pozostało: { $tops })
       *[other] { $tops ->
            [0] { $player }: odrzuć jedną z dobranych kart (pozostało: { $discards })
           *[other] { $player }: odrzuć jedną z dobranych kart albo odłóż jedną na wierzch stosu dobierania
        }
    }

ng-prompt-Recruit = { $player }: zrekrutuj jednostki (pozostało: { $left })
ng-prompt-Hire = { $player }: możesz zapłacić dwa zasoby za jeszcze jedną jednostkę
ng-prompt-HireUnit = { $player }: ustaw opłaconą jednostkę albo zamiast niej Kaiję
ng-prompt-Reinforce = { $player }: możesz przenieść jednostkę z sąsiedniego terytorium na terytorium { $territory }
ng-prompt-CampBonus = { $player }: wybierz, gdzie Obóz Szkoleniowy doda jednostkę
ng-prompt-Levy = { $player }: rekrutuj w wybranych terytoriach (pozostało najwyżej: { $levied })
ng-prompt-Build =
    { $optional ->
        [0] { $player }: wybierz, co zbudujesz
       *[other] { $player }: możesz zbudować jeszcze raz
    }
ng-prompt-ChooseSite = { $player }: wybierz terytorium, by zbudować { $kind }
ng-prompt-ChooseSpace = { $player }: wybierz pole na terytorium { $territory }, by zbudować { $kind }
ng-prompt-GloryAfter = { $player }: możesz zebrać plon z terytorium { $territory }
ng-prompt-Move =
    { $left ->
        [one] { $player }: przesuń grupę (pozostał 1 ruch)
        [few] { $player }: przesuń grupę (pozostały { $left } ruchy)
       *[many] { $player }: przesuń grupę (pozostało { $left } ruchów)
    }
ng-prompt-MoveTo =
    { $left ->
        [one] { $player }: dokąd idzie grupa z terytorium { $source }? (pozostał 1 ruch)
        [few] { $player }: dokąd idzie grupa z terytorium { $source }? (pozostały { $left } ruchy)
       *[many] { $player }: dokąd idzie grupa z terytorium { $source }? (pozostało { $left } ruchów)
    }
ng-prompt-MoveGroup = { $player }: ile jednostek idzie z terytorium { $source } na terytorium { $target }?
ng-prompt-PassThrough =
    { $left ->
        [one] { $player }: twoja grupa przechodzi przez terytorium { $at }, dokąd idzie dalej? (pozostał 1 ruch)
        [few] { $player }: twoja grupa przechodzi przez terytorium { $at }, dokąd idzie dalej? (pozostały { $left } ruchy)
       *[many] { $player }: twoja grupa przechodzi przez terytorium { $at }, dokąd idzie dalej? (pozostało { $left } ruchów)
    }
ng-prompt-NameCreatures = { $player }: możesz wskazać stwory do zaatakowania, po jednym w każdym terytorium ({ $haunted })
ng-prompt-Fights = { $player }: wybierz następną walkę

ng-prompt-ChooseCell = { $player }: wybierz miejsce na { $tile }
ng-prompt-ChooseTurn = { $player }: obróć { $tile } na miejscu { $cell }
ng-prompt-FindTile = { $player }: dobierz kafelek
ng-prompt-RejectTile = { $player }: zatrzymać czy dobrać inny? ({ $tiles })
ng-prompt-ChooseTile = { $player }: wybierz kafelek do położenia
ng-prompt-ReturnTiles = { $player }: wybierz następny kafelek na spód stosu
ng-prompt-ExploreAgain = { $player }: możesz wykonać drugą Eksplorację
ng-prompt-ChooseBasic =
    { $optional ->
        [0] { $player }: wybierz akcję
       *[other] { $player }: możesz wybrać kolejną akcję
    }

ng-prompt-Strike = { $player }: wybierz terytorium, które straci jednostkę
ng-prompt-TakeOne = { $player }: wybierz zasób, który bierzesz
ng-prompt-AddUnit = { $player }: dodaj jednostkę na własnym terytorium
ng-prompt-ChooseOpponent =
    { $card ->
        [2] { $player }: wybierz, kto odrzuci losową kartę, albo dobierz kartę
       *[other] { $player }: wybierz, czyją rękę oglądasz
    }
ng-prompt-SeeHand = { $player }: wybierz kartę z ręki gracza { $other }
ng-prompt-YieldOrPay = { $player }: odrzuć kartę { $card } albo oddaj graczowi { $other } dwa zasoby
ng-prompt-LoseCard = { $player }: losowa karta z ręki gracza { $who }
ng-prompt-DiscardOne = { $player }: odrzuć kartę
ng-prompt-Retrieve = { $player }: weź kartę ze stosu kart odrzuconych albo dobierz jedną
ng-prompt-PayForCard = { $player }: możesz zapłacić trzy zasoby za jeszcze jedną kartę
ng-prompt-FutureSight = { $player }: wybierz kartę na wierzch swojego stosu dobierania
ng-prompt-Glory = { $player }: najpierw zbierz plon z terytorium albo najpierw buduj
ng-prompt-ExchangeWhere = { $player }: możesz wybrać terytorium, by zamienić na nim budynek
ng-prompt-Exchange = { $player }: wybierz budynek na terytorium { $territory } i jego nowy typ
ng-prompt-HiddenFrom = { $player }: wybierz terytorium, które opuszczą twoje jednostki
ng-prompt-HiddenTo = { $player }: wybierz otwarte terytorium dla jednostek z terytorium { $source }
ng-prompt-HiddenGroup = { $player }: ile jednostek idzie z terytorium { $source } na terytorium { $target }?
ng-prompt-BribeFrom = { $player }: wybierz, czyje jednostki przekupujesz
ng-prompt-BribeTo = { $player }: wybierz, dokąd idą przekupione jednostki z terytorium { $source }
ng-prompt-BribeGroup = { $player }: ile przekupionych jednostek idzie z terytorium { $source } na terytorium { $target }?
ng-prompt-PlaceToken = { $player }: możesz położyć żeton Spalonej Ziemi
ng-prompt-StealLore = { $player }: wybierz kartę do skopiowania
ng-prompt-SecretsOf = { $player }: wybierz, czyją kartę kopiujesz
ng-prompt-CopySecret = { $player }: wybierz kartę gracza { $other } do skopiowania
ng-prompt-Repeat = { $player }: wybierz kartę do ponownego wykonania

ng-prompt-ShiftDefender = { $player }: możesz przesunąć broniącą się jednostkę z terytorium { $place }
ng-prompt-AttackerFood = { $player }: wydasz żywność na atak na terytorium { $place }? ({ $attack } przeciw { $defence })
ng-prompt-DefenderFood = { $player }: wydasz żywność na obronę terytorium { $place }? ({ $defence } przeciw { $attack })
ng-prompt-AttackerDie = { $player }: rzuć za atakującego na terytorium { $place }: { $attacker }
ng-prompt-AttackerFace = { $player }: punkt walki czy strata? ({ $attack } przeciw { $defence })
ng-prompt-AxeThrow = { $player }: Miotacze Toporów – punkt walki czy strata? ({ $attack } przeciw { $defence })
ng-prompt-DefenderDie = { $player }: rzuć za obrońcę na terytorium { $place }: { $defender }
ng-prompt-DefenderFace = { $player }: punkt walki czy strata? ({ $defence } przeciw { $attack })
ng-prompt-Casualties =
    { $number ->
        [one] { $player }: tracisz jednostkę na terytorium { $place }, czy jest to Kaija?
        [few] { $player }: tracisz { $number } jednostki na terytorium { $place }, czy jest wśród nich Kaija?
       *[many] { $player }: tracisz { $number } jednostek na terytorium { $place }, czy jest wśród nich Kaija?
    }
ng-prompt-Retreat =
    { $units ->
        [one] { $player }: wycofaj się z terytorium { $place }, pozostała 1 jednostka
        [few] { $player }: wycofaj się z terytorium { $place }, pozostały { $units } jednostki
       *[many] { $player }: wycofaj się z terytorium { $place }, pozostało { $units } jednostek
    }
ng-prompt-StruggleFood = { $player }: wydasz żywność na starcie na terytorium { $lair }? ({ $creature }, { $points } przeciw { $value })
ng-prompt-PlayerDie = { $player }: rzuć za gracza { $who } w starciu ze stworem ({ $creature })
ng-prompt-CreatureDie = { $player }: rzuć za stwora ({ $creature })
ng-prompt-StruggleCasualties =
    { $number ->
        [one] { $player }: tracisz jednostkę na terytorium { $place }, czy jest to Kaija?
        [few] { $player }: tracisz { $number } jednostki na terytorium { $place }, czy jest wśród nich Kaija?
       *[many] { $player }: tracisz { $number } jednostek na terytorium { $place }, czy jest wśród nich Kaija?
    }
ng-prompt-DraugrTakes = { $player }: Draugr zabiera jednostkę na terytorium { $territory }, którą?
ng-prompt-CreatureAppears = { $player }: dobierz stwora, który pojawi się na terytorium { $territory }
ng-prompt-MoveCreature = { $player }: wybierz, dokąd idzie stwór ({ $creature })
ng-prompt-CallCreature = { $player }: możesz przywołać stwora

ng-prompt-Theft = { $player }: możesz ukraść zasób z terytorium { $scorched }
ng-prompt-Trade =
    { $swaps ->
        [0] { $player }: możesz oddać trzy zasoby za jeden
       *[other] { $player }: możesz oddać trzy zasoby za jeden albo zaproponować partnerowi wymianę
    }
ng-prompt-Swap = { $player }: { $other } proponuje ci { $given } za { $wanted }
ng-prompt-LoseTopCard = { $player }: wierzchnia karta stosu dobierania gracza { $who }
ng-prompt-SecondChance = { $player }: druga szansa – możesz ustawić trzy jednostki na neutralnym terytorium
ng-prompt-SecondTile = { $player }: druga szansa – możesz dobrać kafelek dla swoich jednostek
ng-prompt-SettleGroup = { $player }: druga szansa – ustaw trzy jednostki na nowym kafelku

## Wydarzenia: saga

ng-event-clan = Miejsce { $number }: { $player }
ng-event-achievement = Wyłożono Osiągnięcie { $card }
ng-event-first_player = Pierwszym graczem jest { $player }
ng-event-die = { $player } wyrzuca: { $face }
ng-event-die-nobody = Rzut stwora: { $face }
ng-event-deal_tile = { $player } dobiera { $tile }
ng-event-deal_tile-hidden = { $player } dobiera kafelek
ng-event-tile =
    { $degrees ->
        [0] { $player } kładzie { $tile } na miejscu { $square }
       *[other] { $player } kładzie { $tile } na miejscu { $square }, obrót o { $degrees }°
    }
ng-event-tile-nobody =
    { $degrees ->
        [0] Na mapie leży { $tile } ({ $square })
       *[other] Na mapie leży { $tile } ({ $square }), obrót o { $degrees }°
    }
ng-event-find = Dobrano { $tile }
ng-event-bottom = Na spód stosu trafia { $tile }
ng-event-close =
    { $size ->
        [one] { $player } zamyka terytorium { $territory }, 1 kafelek
        [few] { $player } zamyka terytorium { $territory }, { $size } kafelki
       *[many] { $player } zamyka terytorium { $territory }, { $size } kafelków
    }

ng-event-year = Rok { $year }
ng-event-reveal = W ofercie: { $card }
ng-event-draw = { $player } dobiera kartę { $card }
ng-event-draw-hidden = { $player } dobiera kartę
ng-event-draw-named = { $player } bierze tę kartę na rękę
ng-event-reshuffle = { $player } tasuje stos kart odrzuconych na nowy stos dobierania
ng-event-use = { $player } { $how ->
    *[0] zagrywa kartę { $card }
     [1] czeka i kładzie kartę { $card }
     [2] wymienia kartę { $card }
     [3] kładzie kartę { $card } za ulepszenie
     [4] odpowiada kartą { $card }
}
ng-event-cancelled = Anulowano kartę { $card } gracza { $player }
ng-event-discard = { $player } odrzuca kartę { $card }
ng-event-remove_card = { $player } usuwa z gry kartę { $card }
ng-event-on_top = { $player } dostaje na wierzch stosu dobierania kartę { $card }
ng-event-put_back = { $player } odkłada na wierzch stosu dobierania kartę { $card }
ng-event-put_back-hidden = { $player } odkłada kartę na wierzch stosu dobierania
ng-event-upgrade = { $player } dostaje ulepszenie { $card }
ng-event-retrieve = { $player } bierze ze stosu kart odrzuconych kartę { $card }
ng-event-copy = { $player } wykonuje kartę { $card }
ng-event-look = { $player } ogląda rękę gracza { $other }
ng-event-name_card = { $player } wskazuje kartę z ręki gracza { $other }
ng-event-pass =
    { $first ->
        [0] { $player } pasuje
       *[other] { $player } pasuje przed innymi i ma znacznik pierwszego gracza
    }

ng-event-gain = { $player } dostaje { $goods }
ng-event-pay = { $player } płaci { $goods }
ng-event-give = { $player } oddaje { $goods } graczowi { $other }
ng-event-fame =
    { $amount ->
        [one] { $player } dostaje { $amount } punkt sławy
        [few] { $player } dostaje { $amount } punkty sławy
       *[many] { $player } dostaje { $amount } punktów sławy
    }
ng-event-fame-lost =
    { $amount ->
        [one] { $player } traci { $amount } punkt sławy
        [few] { $player } traci { $amount } punkty sławy
       *[many] { $player } traci { $amount } punktów sławy
    }
ng-event-put = { $player } ustawia { $units } na terytorium { $territory }
ng-event-put_kaija = { $player } ustawia Kaiję na terytorium { $territory }
ng-event-move = { $player } przenosi { $units } z terytorium { $source } na terytorium { $target }
ng-event-units_return = { $player } traci { $units } na terytorium { $territory }
ng-event-kaija_returns = { $player } traci Kaiję na terytorium { $territory }
ng-event-build = { $player } buduje { $building } na terytorium { $territory }, { $space }
ng-event-exchange = { $player } na terytorium { $territory } zamienia { $old } na { $new }
ng-event-scorch = { $player } kładzie Spaloną Ziemię na terytorium { $territory }

ng-event-shift = { $player } musi przesunąć jednostkę z terytorium { $source } na terytorium { $target }
ng-event-combat = { $player } atakuje gracza { $defender } na terytorium { $territory }, { $attack } przeciw { $defence }
ng-event-result = { $player } wygrywa walkę (atak { $attack }, obrona { $defence })
ng-event-result-nobody = Nikt nie wygrywa walki (atak { $attack }, obrona { $defence })
ng-event-retreat = { $player } wycofuje { $units } z terytorium { $source } na terytorium { $target }
ng-event-conquer = { $player } zajmuje terytorium { $territory }
ng-event-appear = Na terytorium { $territory } pojawia się stwór: { $creature }
ng-event-creature = Na terytorium { $territory } przechodzi stwór: { $creature }
ng-event-struggle =
    { $points ->
        [one] { $player } stacza starcie z { $creature } na terytorium { $territory } i ma 1 punkt walki
        [few] { $player } stacza starcie z { $creature } na terytorium { $territory } i ma { $points } punkty walki
       *[many] { $player } stacza starcie z { $creature } na terytorium { $territory } i ma { $points } punktów walki
    }
ng-event-struggle_result =
    { $won ->
        [0] { $player } przegrywa starcie ({ $points } przeciw { $value })
       *[other] { $player } wygrywa starcie ({ $points } przeciw { $value })
    }
ng-event-creature_falls = Pokonany stwór schodzi z mapy: { $creature }
ng-event-end =
    { $ending ->
        [1] Zwycięstwo terytorialne: { $winners }
       *[other] Zwycięstwo dzięki sławie: { $winners }
    }

## Opcje. Wartość to nazwa, .text mówi, czego opcja dotyczy.

ng-option-clans = Klany
    .text = Klan każdego miejsca: bear, boar, goat, raven, snake, stag, wolf lub random, po przecinku; albo chosen, by wybrać przy stole.
ng-option-clans-chosen = wybór przy stole
ng-option-first = Pierwszy gracz
    .text = Miejsce, które zaczyna grę.
ng-option-years = Lata
    .text = Ile lat trwa gra; w grze na dziesięć lat liczy się tylko sława.
ng-option-years-number =
    { $number ->
        [one] { $number } rok
        [few] { $number } lata
       *[many] { $number } lat
    }
ng-option-teams = Drużyny
    .text = Czterech graczy gra w dwóch drużynach, partnerzy siedzą naprzeciw siebie.
ng-option-creatures = Stwory
    .text = Gra z modułem Stwory.
ng-option-more_creatures = Więcej stworów
    .text = Kto pasuje, może przywołać stwora, dopóki jest ich mało.
ng-option-border_rule = Granice
    .text = Kiedy granica się urywa, tak że kafelka nie wolno położyć.
ng-option-border_rule-corner = gdzie spotykają się cztery kafelki i kończy się tylko jedna granica
ng-option-border_rule-strict = także gdzie granica niczego by nie rozdzielała
ng-option-start5_in_pile = Drugi kafelek startowy
    .text = Czy kafelek startowy dla pięciu graczy leży w stosie przy 2–4 graczach.
ng-option-scorched_neutral = Spalona Ziemia na neutralnym terytorium
    .text = Czy żeton może trafić także na neutralne terytorium.
ng-option-team_win = Zwycięstwo terytorialne drużyny
    .text = Ile zamkniętych terytoriów z dużym budynkiem daje drużynie zwycięstwo.
ng-option-team_win-team = pięć u obojga partnerów razem
ng-option-team_win-single = trzy u jednego z partnerów
ng-option-explore_redraw = Niepasujące kafelki
    .text = Kiedy wymienia się dobrane kafelki, które nie pasują.
ng-option-explore_redraw-all = tylko gdy nie pasuje żaden
ng-option-explore_redraw-each = każdy od razu
ng-option-kaija_lost_last = Kaija ginie ostatnia
    .text = Czy Kaija ginie dopiero, gdy nie ma już zwykłych jednostek.
ng-option-kaija_immune_to_cards = Kaija odporna na karty
    .text = Czy karty trafiające jednostkę nigdy nie trafiają Kaiji.
ng-option-kaija_triggers_camp = Kaija a Obóz Szkoleniowy
    .text = Czy rekrutacja samej Kaiji daje premię Obozu Szkoleniowego.
ng-option-warlord_counts_kaija = Kaija a Wódz Wojenny
    .text = Czy Osiągnięcie Wódz Wojenny liczy Kaiję.
ng-option-recruit_each_forced = Rekrutacja wszędzie obowiązkowa
    .text = Czy karty rekrutujące na kilku terytoriach muszą wystawić wszystkie możliwe jednostki.
ng-option-losing_trades = Wymiany ze stratą
    .text = Czy w wymianie wolno wziąć z powrotem jeden z oddanych rodzajów, tracąc po prostu dwa zasoby.
ng-option-unrest_empty = Brak kart Niepokoju
    .text = Co spotyka gracza, który powinien wziąć kartę Niepokoju, gdy ich już nie ma.
ng-option-unrest_empty-penalty = traci 5 punktów sławy i wierzchnią kartę stosu dobierania
ng-option-unrest_empty-none = nic
ng-option-achievement_by_future_sight = Wizja Przyszłości a Osiągnięcia
    .text = Czy Wizja Przyszłości może wziąć Osiągnięcie przed ostatnim rokiem.
ng-option-open_fame = Jawna sława
    .text = Czy wszyscy widzą sławę wszystkich graczy.
ng-option-data = Dane komponentów
    .text = Plik z poprawionymi danymi komponentów, dla posiadaczy gry.
ng-option-data-default = dołączone do programu
ng-option-data-file = plik { $file }

ng-value-on = włączone
ng-value-off = wyłączone
ng-value-random = losowo
ng-value-seat = miejsce { $number }

## Koniec

ng-outcome-winner = { $winners } wygrywa
ng-outcome-team = { $winners } wygrywają jako drużyna
ng-outcome-shared = { $winners } dzielą się zwycięstwem
ng-outcome-three-large-buildings = Rozstrzygają zamknięte terytoria z dużymi budynkami.
ng-outcome-fame = Wygrywa największa sława.
ng-outcome-score =
    { $points ->
        [one] { $player }: { $points } punkt sławy (żetony { $tokens }, zasoby { $resources }, karty Rozwoju { $developments }, Osiągnięcia { $achievements }, Niepokój { $unrest })
        [few] { $player }: { $points } punkty sławy (żetony { $tokens }, zasoby { $resources }, karty Rozwoju { $developments }, Osiągnięcia { $achievements }, Niepokój { $unrest })
       *[many] { $player }: { $points } punktów sławy (żetony { $tokens }, zasoby { $resources }, karty Rozwoju { $developments }, Osiągnięcia { $achievements }, Niepokój { $unrest })
    }
