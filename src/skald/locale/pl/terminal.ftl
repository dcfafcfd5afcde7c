### To, co mówi tylko terminal (polski). Na rysunku stoją krótkie słowa, bo miejsca jest mało.

## Stół

term-title-ice-garden = Pan Lodowego Ogrodu
term-headline = Runda { $round } · { $phase }
term-headline-setup = { $phase }
term-legend-plain = Każda wartość, którą wolno znać, z jej nazwą.
term-legend-ice-garden = Regiony ze wspólną ścianą sąsiadują ze sobą. »B 5: 3m +1v 2 Krab = niebieski zdominowałby z wpływem 5: 3 wolne znaczniki, 1 za Vuko, 2 Kraby. Stosy czyta się od dołu do góry; 2!×5 = czerwony statek 2, pięć znaczników Akcji; Krab 2 = dwie figurki w zapasie; _ = miejsce na ulepszenie.

term-no-tile = bez kafelka
term-face-down = zakryty kafelek
term-nations =
    { $count ->
        [one] nacja
        [few] { $count } nacje
       *[many] { $count } nacji
    }
term-reserves =
    { $count ->
        [one] uroczysko
        [few] { $count } uroczyska
       *[many] { $count } uroczysk
    }
term-reserves-down = { $count } zakryte
term-nightmares =
    { $count ->
        [one] koszmar
        [few] { $count } koszmary
       *[many] { $count } koszmarów
    }
term-tower = WIEŻA
term-thorn = CIERŃ
term-vuko = VUKO
term-locked = ZAMKNIĘTY
term-free-markers = { $count }m
term-behind-vuko = +{ $count }v
term-hurt =
    { $left ->
        [0] (leży)
       *[other] (jeszcze { $left })
    }

term-initiative = Inicjatywa
term-ship = statek×znacz
term-red = !
term-stack = kto
term-vuko-tiles = Kafelki Vuko
term-to-place = Do rozłożenia:
term-tolls = myto
term-reputation = Reputacja
term-safe = bezp.
term-snow = Martwy Śnieg
term-stock = Rezerwa
term-vuko-tokens =
    { $count ->
        [one] { $count } żeton Vuko
        [few] { $count } żetony Vuko
       *[many] { $count } żetonów Vuko
    }
term-upgrades = ulepszenia:

term-points = punkty
term-goal = cel
term-mfactor = czynnik M
term-supply = zapas
term-tokens = Vuko
term-you = (ty)
term-level = Poziom { $level }

## Krótkie nazwy

term-resource-pop = pop
term-resource-gold = gwt
term-resource-mf = cM

term-ability-att = Atk
term-ability-shd = Tar
term-ability-dom = Dom
term-ability-spd = Szy

term-special-floe = drakkar
term-special-recruit = werbunek
term-special-piper = grajek
term-special-pillage = grabież
term-special-spy = szpieg
term-special-enthral = faun
term-special-torment = koszmar

term-unit-volcano-people = Wulkan
term-unit-ice-drakkar = Drakkar
term-unit-tree-brothers = Drzewo
term-unit-crab = Krab
term-unit-rattling-musician = Grajek
term-unit-wyvern = Wywerna
term-unit-moonlit-brother = Księżyc.
term-unit-enlightened-one = Oświecona
term-unit-harrasim = Harrasim
term-unit-wild-children = Dzikie
term-unit-faun = Faun
term-unit-nightmare = Koszmar

term-effect-fire = Ludzie Ognia
term-effect-whisper = Szepczący
term-effect-nightwalkers = Wędrowcy
term-effect-bears = Niedźwiedzie
term-effect-cyphral = Cyfral
term-effect-snake = Wielki wąż
term-effect-plan = Plan
term-effect-spear = Włócznia

## Northgard

term-title-northgard = Northgard: Uncharted Lands
term-legend-northgard = Linie to granice, ≈ trudne; boki kafelków nimi nie są: czego nie dzieli linia, jest jednym terytorium. Kropki to brzeg mapy. t17■ R3K = terytorium 17, zamknięte, trzy czerwone jednostki i Kaija; R3×B2 = wkracza niebieski; f w l = żywność, drewno, wiedza; [] = małe pole, [*] z symbolem Rzeźbionego Kamienia, {"{"}{"}"} duże pole; [S] {"{"}A{"}"} = budynki, (T) bez pola; ∩ = leże; !W !D !B !V = stwory; ‡ = Spalona Ziemia; ≈t5 = za trudną granicą. Talia 3·2·1 = stos dobierania, karty odrzucone, strefa aktywna; cel = zamknięte terytoria z dużym budynkiem. ↯ = Błyskawiczna, 2★ = sława 2. board all pokaże wszystkie terytoria i odkryte stosy. Szeroka mapa jest rysowana mniejsza, bardzo szeroka jest zawijana.
term-ng-headline = Rok { $year } · { $phase }
term-ng-year-title = Rok { $year }
term-ng-years =
    { $count ->
        [one] jeden rok
        [few] { $count } lata
       *[many] { $count } lat
    }

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

term-welcome = Wpisz numer wybranej możliwości; help pokaże, co jeszcze można wpisać.
term-no-such-option = Nie ma możliwości numer { $number }; wybierz od 1 do { $count }.
term-nonsense = „{ $line }” nie jest tu ani ruchem, ani poleceniem; wpisz liczbę od 1 do { $count } albo help.
term-refused = „{ $line }” jest teraz niemożliwe według { $rule } ({ $title }).
term-offer-record = Koniec gry. save PLIK zachowa zapis, Enter kończy.
term-goodbye = Do widzenia.
term-kept = Gra jest zachowana w { $file }; dalej: skald terminal { $game } --load { $file }
term-saved = Zapisano w { $file }.
term-loaded = Wczytano z { $file }.
term-hand-over = Klawiaturę przejmuje { $player }; Enter – dalej, pozostali nie patrzą.
term-undone = Cofnięto.
term-nothing-to-undo = Nie masz czego cofnąć.
term-undo-chance = Tego nie można cofnąć: od tego czasu zdecydował los.
term-undo-seen = Tego nie można cofnąć: od tego czasu obejrzano ukryte karty.
term-nothing-happened = Nic się jeszcze nie wydarzyło.
term-only-why-last = Gra skończona; wpisz why last.
term-no-rule = Nie stoi za tym żadna zasada.
term-would-happen = Skutki byłyby takie:
term-no-number = „{ $word }” nie jest liczbą.
term-board-all = „{ $word }” nie da się narysować; wpisz board albo board all.
term-name-a-file = Podaj plik: { $command } moja-gra.json
term-no-language = Nie ma języka „{ $language }”; są { $languages }.

term-notation-plain = Wpisz numer możliwości albo jej zapis.
term-notation-ice-garden = Wpisz numer możliwości, jej zapis (place making) albo całą linię zapisu (mountain r2>r4 inf*3 L1).
term-notation-northgard = Wpisz numer możliwości, jej zapis (play feast) albo całą linię zapisu (move t3>t5 2 · lay 13 0,1 k2 · build forge t5 · recruit t3 t5).
term-help-why = zasada stojąca za tym wyborem, za możliwością 3 albo za ostatnim zdarzeniem
    .usage = why · why 3 · why last
term-help-board = narysuj cały stół albo wszystko, co widać
    .usage = board · board all
term-help-log = ostatnie 20 zdarzeń albo tyle, ile podasz
    .usage = log · log 50
term-help-rules = szukaj w zasadach po numerze lub słowach
    .usage = rules SŁOWA
term-help-undo = cofnij swoją ostatnią decyzję, o ile potem nie rozstrzygał los
    .usage = undo
term-help-save = zapisz przebieg gry (.txt: jako czytelny tekst); bez folderu: wśród twoich zapisanych gier
    .usage = save PLIK
term-help-load = wznów zapisaną grę
    .usage = load PLIK
term-help-language = mów po angielsku, niemiecku lub polsku
    .usage = language en|de|pl
term-help-help = ta lista
    .usage = help
term-help-quit = wyjdź; to, co rozegrano, zostanie zachowane
    .usage = quit

## Pliki, opcje, zapisy

term-unreadable = Nie można odczytać { $file }: { $reason }.
term-unwritable = Nie można zapisać { $file }: { $reason }.
term-no-text = { $file } nie jest zapisem gry: to nie jest tekst.
term-not-over-that = { $file } już istnieje i nie jest zapisem gry; podaj inny plik.
term-bots-for-seats = Boty: { $bots }, wolne miejsca: { $seats } – to się nie zgadza.
term-other-game = To zapis innej gry, { $game }.
term-record-decides = Liczba graczy i opcje są w zapisie gry; pomiń je.
term-no-pair = „{ $word }” nie jest opcją postaci klucz=wartość.
term-record-of = Zapis gry { $game }
term-record-facts =
    { $players ->
        [one] jeden gracz
       *[other] graczy: { $players }
    }, { $rounds }, { $count ->
        [one] jedna akcja
       *[other] akcji: { $count }
    }
term-unfinished = Gra nie jest dokończona.
term-made-under = Zapis powstał w wersji { $made } zasad i jest odtwarzany w wersji { $today }.
term-exact = Zgadza się: { $count ->
        [one] jedna akcja prowadzi
        [few] { $count } akcje prowadzą
       *[many] { $count } akcji prowadzi
    } do pozycji { $fingerprint }.
term-not-exact = Zapis odtworzony dwa razy nie prowadzi do tej samej pozycji.
term-saga-setup = Przygotowanie gry
term-round-title = Runda { $round }
term-rounds =
    { $count ->
        [one] jedna runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
term-players = { $least }–{ $most } graczy
term-default = (domyślnie: { $value })

## Zasady

term-our-ruling = nasze rozstrzygnięcie
term-partly-our-ruling = częściowo nasze rozstrzygnięcie
term-from-rulebook = instrukcja
term-no-such-rule = Żadna zasada nie ma „{ $words }” w numerze, tytule ani treści.
term-no-rule-of-id = Nie ma zasady { $id }; najbliższe jej są { $near }.
term-rule-of-other-game = { $id } to byłaby zasada gry { $game }: skald rules { $game } { $id }
term-more-rules =
    { $count ->
        [one] i jeszcze jedna
        [few] i jeszcze { $count }
       *[many] i jeszcze { $count }
    }
term-rule-count =
    { $count ->
        [one] jedna zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }

# The search of the rules. Without accents: words it passes over, endings it takes off, and words of one meaning.
term-search-small = a aby albo ale bo by byc byl co czego czemu czy czyli dla do dziala gdy gdzie go gracz gracza gracze graczem graczowi graczy i ich ile im ja jak jaka jaki jakie jako jego jej jesli jest jestem juz kiedy kim kogo komu kto ktora ktore ktory ma mam masz mi mnie moge moj moja moje moze mozesz mozna mu musi musze my na nad nam nas nic nich nie niego niej nim o od on ona one oni ono oraz po pod podczas przed przez przy sa sie swoj swoje ta tak takze te tego tej ten to tu tutaj twoj twoja ty u w we wiec wiele wszystko wtedy z za ze
term-search-endings = a e i o u y am em om ie ia iem ach ami ow owi ego emu ej
term-search-akin = wygrac wygra wygrywac wygrywa wygrywam wygrywasz wygrana zwyciestwo zwycieza zwyciezca zwyciezyc koniec konca konczy konczyc zakonczenie cel; dzieje dziac stanie zdarzy krok przebieg; poczatek start zaczyna zaczac rozpoczecie przygotowanie; walka walczyc atak atakowac; remis rowny rowne; gra gry gre grze gier

term-chapter-IG-DEF = Pojęcia
term-chapter-IG-COMP = Komponenty
term-chapter-IG-SETUP = Przygotowanie gry
term-chapter-IG-ROUND = Przebieg rundy
term-chapter-IG-INIT = Faza Inicjatywy
term-chapter-IG-PLAN = Faza Planowania
term-chapter-IG-ACT = Faza Akcji – ogólnie
term-chapter-IG-VG = Pole 0: Żmijowe Gardło
term-chapter-IG-INF = Pole 1: Wpływ
term-chapter-IG-MOVE = Pole 2: Ruch
term-chapter-IG-MTN = Pole 3: Żarłoczna Góra
term-chapter-IG-RAVEN = Pole 4: Kruczy Cień
term-chapter-IG-REP = Tor Reputacji
term-chapter-IG-MAKE = Pole 5: Czynienie
term-chapter-IG-ACTV = Pole 6: aktywacja jednostek
term-chapter-IG-VUKO = Pole 7: aktywacja Vuko
term-chapter-IG-DOM = Faza Dominacji
term-chapter-IG-LOCK = Zamykanie Regionu
term-chapter-IG-NEXT = Następna runda
term-chapter-IG-END = Koniec gry
term-chapter-IG-GOAL = Indywidualne cele
term-chapter-IG-ADV = Wariant zaawansowany
term-chapter-IG-TILE = Kafelki scenariusza Vuko
term-chapter-IG-SOLO = Wariant solo
term-chapter-IG-RUL = Nasze rozstrzygnięcia
term-chapter-IG-CLAR = Nasze wyjaśnienia
term-chapter-IG-ED = Różnice wydań
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
