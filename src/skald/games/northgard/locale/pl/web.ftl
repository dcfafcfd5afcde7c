### Plansza Northgard w przeglądarce: co mówi jej rysunek (polski).

## Mapa

board-ng-map = Mapa. Strzałki ją przesuwają, plus i minus zmieniają wielkość, 0 pokazuje całość.
board-ng-zoom-in = Powiększ
board-ng-zoom-out = Pomniejsz
board-ng-whole-map = Pokaż całą mapę
board-ng-my-land = Pokaż moje ziemie
board-ng-neutral = neutralne
board-ng-open = otwarte
board-ng-closed = zamknięte
board-ng-units =
    { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
        [many] { $count } jednostek
       *[other] { $count } jednostki
    }
board-ng-invaders =
    { $count ->
        [one] { $count } najeźdźca
        [few] { $count } najeźdźców
        [many] { $count } najeźdźców
       *[other] { $count } najeźdźcy
    }
board-ng-square = Miejsce { $square }

## Układanie kafelka

board-ng-tiles = Kafelki
board-ng-tile-in-hand = Do ułożenia
board-ng-rotate = Obróć kafelek (R)
board-ng-lay = Połóż tak
board-ng-closes =
    { $size ->
        [one] Zamyka: { $owner }, { $size } kafelek
        [few] Zamyka: { $owner }, { $size } kafelki
        [many] Zamyka: { $owner }, { $size } kafelków
       *[other] Zamyka: { $owner }, { $size } kafelka
    }
board-ng-joins = Łączy { $names }

## Gracze

board-ng-first = Pierwszy gracz
board-ng-passed = Pas
board-ng-kaija-attacks = Kaija może w tym roku atakować
board-ng-conqueror = Twierdze i wieże nie pomagają w tym roku przeciw temu klanowi
board-ng-fame = sława
board-ng-fame-tokens = Dotychczasowa sława; sława innych jest tajna
board-ng-count = Gdyby gra skończyła się teraz: { $tokens } w żetonach, { $goods } za zasoby, { $cards } za karty, { $unrest } za Niepokój
board-ng-strongholds =
    { $count ->
        [one] { $count } zamknięte terytorium z dużym budynkiem; trzy dają zwycięstwo
        [few] { $count } zamknięte terytoria z dużym budynkiem; trzy dają zwycięstwo
        [many] { $count } zamkniętych terytoriów z dużym budynkiem; trzy dają zwycięstwo
       *[other] { $count } zamkniętego terytorium z dużym budynkiem; trzy dają zwycięstwo
    }
board-ng-units-on-map = Jednostki na mapie, z { $count } możliwych
board-ng-hand-size = Karty na ręce
board-ng-piles = Stos dobierania: { $draw }, odrzucone: { $discard }
board-ng-upgrades =
    { $count ->
        [one] { $count } ulepszenie klanu z dwóch
        [few] { $count } ulepszenia klanu z dwóch
        [many] { $count } ulepszeń klanu z dwóch
       *[other] { $count } ulepszenia klanu z dwóch
    }
board-ng-harvest = Żniwa, jeśli nic się nie zmieni
board-ng-winter = Koszt zimy, jeśli nic się nie zmieni
board-ng-winter-short = Nie starczy na zimę: dojdzie karta Niepokoju

## Karty

board-ng-hand = Twoje karty
board-ng-hand-empty = Brak kart na ręce
board-ng-draw = Stos dobierania
board-ng-known-top = Na wierzchu: { $card }
board-ng-discards = Odrzucone
board-ng-active = Strefa aktywna
board-ng-flash = Błyskawica
board-ng-display = Oferta tego roku
board-ng-achievements = Osiągnięcia
board-ng-choose = Wybór
board-ng-do-play = Zagraj
    .hint = Wykonaj to, co mówi karta
board-ng-do-wait = Czekaj
    .hint = Połóż kartę bez efektu w strefie aktywnej
board-ng-do-replace = Wymień
    .hint = Połóż ją w strefie aktywnej i dobierz inną kartę
board-ng-do-remove = Usuń
    .hint = Karta opuszcza grę; dobierz dwie karty
board-ng-do-upgrade = Ulepsz
    .hint = Połóż ją w strefie aktywnej i weź ulepszenie swojego klanu
board-ng-do-sacrifice = Ulepsz i usuń
    .hint = Karta opuszcza grę; weź ulepszenie swojego klanu

## Rok i rezerwa

board-ng-year-track = Lata
board-ng-tiles-left = Kafelki w stosie
board-ng-early-left = Wczesne karty Rozwoju, których nikt jeszcze nie widział
board-ng-advanced-left = Zaawansowane karty Rozwoju, których nikt jeszcze nie widział
board-ng-unrest-left = Karty Niepokoju w stosie
board-ng-creatures-left = Karty w stosie stworów
board-ng-creatures = Stwory w kolejności działania
board-ng-value = wartość bojowa
board-ng-supply = Budynki
board-ng-building-food-silo = 1 żywność podczas żniw
board-ng-building-woodcutter-lodge = 1 drewno podczas żniw
board-ng-building-defense-tower = 1 strata więcej dla atakujących
board-ng-building-training-camp = 1 jednostka więcej przy rekrutacji w tym miejscu
board-ng-building-carved-stone = 1 wiedza podczas żniw
board-ng-building-fortress = 2 punkty walki więcej w obronie
board-ng-building-forge = 1 karta więcej co roku
board-ng-building-altar = 3 punkty sławy podczas żniw

## Walki i zasoby

board-ng-fight = Walka
board-ng-attacks = atakuje
board-ng-defends = broni się
board-ng-odds = Wygrywa: atakujący { $attacker }, nikt { $nobody }, obrońca { $defender }
board-ng-muster = Ile jednostek
board-ng-goods = Zasoby
board-ng-give = Oddaj
board-ng-take = Weź
