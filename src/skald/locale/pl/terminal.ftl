### To, co mówi tylko terminal (polski). Na rysunku stoją krótkie słowa, bo miejsca jest mało.

## Stół

term-title-ice-garden = Pan Lodowego Ogrodu
term-headline = Runda { $round } · { $phase }
term-headline-setup = { $phase }
term-legend = Regiony ze wspólną ścianą sąsiadują ze sobą. »B 5: 3m +1v 2 Krab = niebieski zdominowałby z wpływem 5: 3 wolne znaczniki, 1 za Vuko, 2 Kraby. Stosy czyta się od dołu do góry; 2!×5 = czerwony statek 2, pięć znaczników Akcji; Krab 2 = dwie figurki w zapasie; _ = miejsce na ulepszenie.

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

term-special-floe = kra
term-special-recruit = werbunek
term-special-piper = grajek
term-special-pillage = grabież
term-special-spy = szpieg
term-special-enthral = urok
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

## Gra

term-welcome = Wpisz numer możliwości; help pokaże, co jeszcze można wpisać.
term-no-such-option = Nie ma możliwości { $number }; wybierz od 1 do { $count }.
term-nonsense = „{ $line }” nie jest tu ani ruchem, ani poleceniem; wpisz liczbę od 1 do { $count } albo help.
term-refused = „{ $line }” nie jest teraz możliwe według { $rule } ({ $title }).
term-offer-record = Koniec gry. save PLIK zachowa zapis, Enter kończy.
term-goodbye = Do widzenia.
term-kept = Gra jest zachowana w { $file }; dalej: skald terminal { $game } --load { $file }
term-saved = Zapisano w { $file }.
term-loaded = Wczytano z { $file }.
term-undone = Cofnięto.
term-nothing-to-undo = Nie ma tu nic twojego do cofnięcia.
term-undo-chance = Tego nie można cofnąć: od tego czasu zdecydował los.
term-nothing-happened = Nic się jeszcze nie wydarzyło.
term-only-why-last = Gra skończona; zapytaj why last.
term-no-rule = Nie stoi za tym żadna zasada z książki.
term-would-happen = To by spowodowało:
term-no-number = „{ $word }” nie jest liczbą.
term-name-a-file = Podaj plik: { $command } moja-gra.json
term-no-language = Nie ma języka „{ $language }”; są { $languages }.

term-help = Wpisz numer możliwości, jej zapis (place making) albo całą linię zapisu (mountain r2>r4 inf*3 L1).
term-help-why = zasada stojąca za tym wyborem, za możliwością 3 albo za ostatnim zdarzeniem
    .usage = why · why 3 · why last
term-help-board = narysuj cały stół
    .usage = board
term-help-log = ostatnie 20 zdarzeń albo podana liczba
    .usage = log · log 50
term-help-rules = szukaj w zasadach po numerze lub słowach
    .usage = rules Vuko
term-help-undo = cofnij swoją ostatnią decyzję, o ile potem nie rozstrzygał los
    .usage = undo
term-help-save = zapisz przebieg gry (.txt: jako czytelny tekst)
    .usage = save PLIK
term-help-load = graj dalej zapisaną grę
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
    }, { $rounds ->
        [one] jedna runda
       *[other] rund: { $rounds }
    }, { $count ->
        [one] jedna akcja
       *[other] akcji: { $count }
    }
term-unfinished = Gra nie jest dokończona.
term-exact = Zgadza się: { $count ->
        [one] jedna akcja prowadzi
        [few] { $count } akcje prowadzą
       *[many] { $count } akcji prowadzi
    } do pozycji { $fingerprint }.
term-not-exact = Zapis nie prowadzi dwa razy do tej samej pozycji.
term-saga-setup = Przygotowanie gry
term-saga-round = Runda { $round }
term-players = { $least }–{ $most } graczy
term-default = (domyślnie: { $value })

## Zasady

term-our-ruling = nasze rozstrzygnięcie
term-from-rulebook = instrukcja
term-no-such-rule = Żadna zasada nie ma „{ $words }” w numerze, tytule ani treści.
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
term-chapter-DEF = Pojęcia
term-chapter-COMP = Komponenty
term-chapter-SETUP = Przygotowanie gry
term-chapter-ROUND = Przebieg rundy
term-chapter-INIT = Faza Inicjatywy
term-chapter-PLAN = Faza Planowania
term-chapter-ACT = Faza Akcji – ogólnie
term-chapter-VG = Pole 0: Żmijowe Gardło
term-chapter-INF = Pole 1: Wpływ
term-chapter-MOVE = Pole 2: Ruch
term-chapter-MTN = Pole 3: Żarłoczna Góra
term-chapter-RAVEN = Pole 4: Kruczy Cień
term-chapter-REP = Tor Reputacji
term-chapter-MAKE = Pole 5: Czynienie
term-chapter-ACTV = Pole 6: aktywacja jednostek
term-chapter-VUKO = Pole 7: aktywacja Vuko
term-chapter-DOM = Faza Dominacji
term-chapter-LOCK = Zamykanie Regionu
term-chapter-NEXT = Następna runda
term-chapter-END = Koniec gry
term-chapter-GOAL = Indywidualne cele
term-chapter-ADV = Wariant zaawansowany
term-chapter-TILE = Kafelki scenariusza Vuko
term-chapter-SOLO = Wariant solo
term-chapter-RUL = Nasze rozstrzygnięcia
term-chapter-CLAR = Nasze wyjaśnienia
term-chapter-ED = Różnice wydań
