### Pan Lodowego Ogrodu w terminalu (polski).

## Stół

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

## Gra

term-notation-ice-garden = Wpisz numer możliwości, jej zapis (place making) albo całą linię zapisu (mountain r2>r4 inf*3 L1).

## Zasady

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
