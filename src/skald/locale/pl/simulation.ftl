### Co mówią `skald simulate` i `skald arena` (po polsku).

## Podczas gry

sim-playing = Trwa gra
sim-rate = { $rate } partii/s
sim-speed =
    { $games ->
        [one] Jedna partia
        [few] { $games } partie
       *[many] { $games } partii
    } w { $seconds } s: { $rate } partii/s, { $decisions } decyzji/s
sim-stopped =
    { $games ->
        [0] Przerwano przed końcem pierwszej partii.
        [one] Przerwano po jednej partii.
       *[many] Przerwano po { $games } partiach.
    }
sim-read-back =
    { $games ->
        [one] Jedna partia już była.
        [few] { $games } partie już były.
       *[many] { $games } partii już było.
    }
sim-clock = Bot „{ $bot }” myśli według zegara: jego partii nie da się dokładnie powtórzyć.
sim-drawn = Narysowano: { $file }

## Tabele i obrazy

sim-players =
    { $count ->
        [one] jeden gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
sim-games =
    { $count ->
        [one] jedna partia
        [few] { $count } partie
       *[many] { $count } partii
    }
sim-seed = ziarno { $seed }
sim-seat = miejsce { $number }
sim-bot = Bot
sim-by-bot = Według bota
sim-by-seat = Według miejsca
sim-by-side = Według stron
sim-endings = Zakończenia
sim-per-game = Na partię
sim-cross = Przed : za
sim-seats = miejsca
sim-wins = wygrane
sim-share = udział
sim-95 = przedział 95%
sim-mean-score = średni wynik
sim-games-head = partie
sim-mean = średnia
sim-least = najmniej
sim-most = najwięcej
sim-rating = ranking
sim-rounds = rundy
sim-scores = wynik na miejsce
sim-decisions = decyzje
sim-forced = … z jedną możliwością
sim-chance = rozstrzygnięcia losu
sim-length = Długość
sim-scores-by-side = Punkty według stron
sim-score-axis = wynik (pasek: środkowa połowa, kreska: mediana, ◆ średnia)
sim-share-of-games = udział partii
sim-win-rate-axis = wygrane partie, z przedziałem 95%
sim-even = wszyscy równi: { $share }
sim-mean-is = średnia { $mean }

## Czego się odmawia

sim-no-games = Nie ma nic do rozegrania: --games { $games }.
sim-no-workers = Nikt by nie grał: --workers { $workers }.
sim-bots-for-seats = Boty: { $bots }, miejsca: { $seats }; podaj po jednym bocie na miejsce albo jednego dla wszystkich.
sim-arena-needs-two = Turniej potrzebuje co najmniej dwóch botów: --bots A,B
sim-arena-alone = Przy stole dla jednej osoby nikt nikogo nie spotka: --players 2 lub więcej.
sim-entered-twice = Bot „{ $bot }” jest podany dwa razy; w turnieju bot występuje raz.
sim-resume-what = Nie ma czego wznowić: podaj plik przebiegu przez --out PLIK.
sim-what-format = { $file } musi kończyć się na .csv albo .parquet.
sim-what-picture = { $file } musi kończyć się na .png albo .svg albo być folderem.
sim-file-is-there = { $file } już istnieje; kontynuuj przez --resume albo podaj inny plik.
sim-unwritable = Nie można zapisać { $file }: { $reason }.
sim-no-text = { $file } nie jest plikiem wyników: to nie jest tekst.
sim-unknown-run = Nie można wznowić { $file }: nie da się odczytać { $run }, gdzie zapisano, co grano.
sim-another-run = { $file } pochodzi z innego przebiegu; różnią się: { $what }.
sim-more-games = { $file } ma już więcej partii niż { $games }; podaj co najmniej tyle, ile ma.
sim-damaged = Plik { $file } jest uszkodzony w wierszu { $line }; zmienionych wyników nie można wznowić.
sim-needs-extra = Do tego potrzebny jest { $package }: pip install 'skald-games[{ $extra }]'
sim-workers-die =
    { $times ->
        [one] Proces roboczy padł raz, przy partiach od numeru { $first }; czy starcza pamięci?
       *[many] Procesy robocze padły { $times } razy, ostatnio przy partiach od numeru { $first }; czy starcza pamięci?
    }
sim-no-cluster = Pod adresem { $address } nie ma klastra Ray: { $reason }
sim-other-version = Proces roboczy ma wersję zasad { $here } zamiast { $wanted }: zainstaluj wszędzie ten sam Skald.
sim-bot-only-here = Bot „{ $bot }” jest zarejestrowany tylko w tym procesie: graj z jednym procesem roboczym, zainstaluj go przez entry point albo podaj go jako moduł:Klasa.
