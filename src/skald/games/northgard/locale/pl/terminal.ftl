### Northgard: Uncharted Lands w terminalu (polski).

term-legend-northgard = Linie to granice, ≈ trudne; boki kafelków nimi nie są: czego nie dzieli linia, jest jednym terytorium. Kropki to brzeg mapy. t17■ R3K = terytorium 17, zamknięte, trzy czerwone jednostki i Kaija; R3×B2 = wkracza niebieski; f w l = żywność, drewno, wiedza; [] = małe pole, [*] z symbolem Rzeźbionego Kamienia, {"{"}{"}"} duże pole; [S] {"{"}A{"}"} = budynki, (T) bez pola; ∩ = leże; !W !D !B !V = stwory; ‡ = Spalona Ziemia; ≈t5 = za trudną granicą. Talia 3·2·1 = stos dobierania, karty odrzucone, strefa aktywna; cel = zamknięte terytoria z dużym budynkiem. ↯ = Błyskawiczna, 2★ = sława 2. board all pokaże wszystkie terytoria i odkryte stosy. Szeroka mapa jest rysowana mniejsza, bardzo szeroka jest zawijana.
term-ng-territory = nazwa
term-ng-square = przy
term-ng-force = jedn.
term-ng-tiles = kafelki
term-ng-yield = plon
term-ng-buildings = budynki, pola
term-ng-borders = sąsiaduje z
term-ng-open = { $count } otw.
term-ng-closed = { $count } zamkn.
term-ng-scorched = spalone

term-ng-food = żywn.
term-ng-wood = drew.
term-ng-lore = wied.
term-ng-fame = sława
term-ng-hand = ręka
term-ng-piles = talia
term-ng-reserve = rezerwa
term-ng-upgrades = ulepsz.
term-ng-strongholds = cel
term-ng-first = zaczyna
term-ng-passed = pas
term-ng-conqueror = Zdobywca
term-ng-kaija-attacks = Kaija atakuje
term-ng-team = drużyna { $number }

term-ng-year = Rok
term-ng-tiles-left =
    { $count ->
        [one] jeden kafelek w stosie,
        [few] { $count } kafelki w stosie,
       *[many] { $count } kafelków w stosie,
    }
term-ng-unrest-left = Niepokój: { $count }
term-ng-creatures = Stwory
term-ng-creatures-left =
    { $count ->
        [one] jedna karta w stosie
        [few] { $count } karty w stosie
       *[many] { $count } kart w stosie
    }
term-ng-tokens = Budynki

term-ng-display = Oferta kart Rozwoju
term-ng-achievements = Osiągnięcia do wzięcia w ostatnim roku
term-ng-your-hand =
    { $count ->
        [0] Twoja ręka jest pusta
        [one] Twoja ręka: jedna karta
        [few] Twoja ręka: { $count } karty
       *[many] Twoja ręka: { $count } kart
    }
term-ng-top = Na wierzchu twojego stosu dobierania, pierwsze do dobrania:
term-ng-active = strefa aktywna:
term-ng-discard = karty odrzucone:

## Gra

term-notation-northgard = Wpisz numer możliwości, jej zapis (play feast) albo całą linię zapisu (move t3>t5 2 · lay 13 0,1 k2 · build forge t5 · recruit t3 t5).

## Zasady

term-chapter-NG-COMP = Komponenty
term-chapter-NG-GLOS = Pojęcia
term-chapter-NG-SETUP = Przygotowanie gry
term-chapter-NG-DECK = Talia gracza
term-chapter-NG-YEAR = Rok
term-chapter-NG-ACT = Tura
term-chapter-NG-HARV = Żniwa
term-chapter-NG-TRADE = Handel
term-chapter-NG-WINTER = Zima
term-chapter-NG-EOY = Koniec roku
term-chapter-NG-CARD = Karty
term-chapter-NG-RECRUIT = Rekrutacja
term-chapter-NG-BUILD = Budowa
term-chapter-NG-BLDG = Budynki
term-chapter-NG-MOVE = Ruch
term-chapter-NG-EXPLORE = Eksploracja
term-chapter-NG-DRAW = Dobieranie
term-chapter-NG-SPECIAL = Akcje Specjalne
term-chapter-NG-COMBAT = Walka
term-chapter-NG-RETREAT = Odwrót
term-chapter-NG-END = Koniec gry
term-chapter-NG-VAR = Warianty
term-chapter-NG-CLAN = Klany
term-chapter-NG-CREAT = Stwory w instrukcji
term-chapter-NG-CREA = Moduł Stwory
term-chapter-NG-INFO = Informacje jawne i tajne
term-chapter-NG-GEO = Mapa
term-chapter-NG-Q = Nasze odpowiedzi na otwarte pytania
term-chapter-NG-CLAR = Nasze wyjaśnienia
