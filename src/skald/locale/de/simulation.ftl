### Was `skald simulate` und `skald arena` sagen (Deutsch).

## Während gespielt wird

sim-playing = Es wird gespielt
sim-rate = { $rate } Partien/s
sim-speed =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } in { $seconds } s: { $rate } Partien/s, { $decisions } Entscheidungen/s
sim-stopped =
    { $games ->
        [0] Abgebrochen, bevor die erste Partie zu Ende war.
        [one] Abgebrochen nach einer Partie.
       *[other] Abgebrochen nach { $games } Partien.
    }
sim-read-back =
    { $games ->
        [one] Eine Partie war schon da.
       *[other] { $games } Partien waren schon da.
    }
sim-clock = Der Bot „{ $bot }“ denkt nach der Uhr: Seine Partien lassen sich nicht genau wiederholen.
sim-drawn = Gezeichnet: { $file }

## Tabellen und Bilder

sim-players =
    { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }
sim-games =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
sim-seed = Startwert { $seed }
sim-seat = Platz { $number }
sim-bot = Bot
sim-by-bot = Nach Bot
sim-by-seat = Nach Platz
sim-by-side = Nach Partei
sim-endings = Arten des Spielendes
sim-per-game = Je Partie
sim-cross = Davor : dahinter
sim-seats = Plätze
sim-wins = Siege
sim-share = Anteil
sim-95 = 95-%-Intervall
sim-mean-score = Punkte im Mittel
sim-games-head = Partien
sim-mean = Mittel
sim-least = Minimum
sim-most = Maximum
sim-rating = Wertung
sim-rounds = Runden
sim-scores = Punkte je Platz
sim-decisions = Entscheidungen
sim-forced = … mit nur einer Möglichkeit
sim-chance = Zufallsergebnisse
sim-length = Länge
sim-scores-by-side = Punkte nach Partei
sim-score-axis = Punkte (Balken: mittlere Hälfte, Querstrich: Median, ◆ Mittel)
sim-share-of-games = Anteil der Partien
sim-win-rate-axis = gewonnene Partien, mit 95-%-Intervall
sim-even = alle gleich: { $share }
sim-mean-is = Mittel { $mean }

## Was abgelehnt wird

sim-no-games = Es gibt nichts zu spielen: --games { $games }.
sim-no-workers = Es gibt niemanden, der spielt: --workers { $workers }.
sim-bots-for-seats = Bots: { $bots }, Plätze: { $seats }; nenne einen Bot je Platz oder einen für alle.
sim-arena-needs-two = Ein Turnier braucht mindestens zwei Bots: --bots A,B
sim-arena-alone = Allein am Tisch trifft niemand auf einen anderen: --players 2 oder mehr.
sim-entered-twice = Der Bot „{ $bot }“ ist zweimal genannt; ein Bot tritt in einem Turnier einmal an.
sim-resume-what = Nichts fortzusetzen: Nenne die Datei des Laufs mit --out DATEI.
sim-what-format = { $file } muss auf .csv oder .parquet enden.
sim-what-picture = { $file } muss auf .png oder .svg enden oder ein Ordner sein.
sim-file-is-there = { $file } gibt es schon; setze sie mit --resume fort oder nenne eine andere Datei.
sim-unwritable = { $file } kann nicht geschrieben werden: { $reason }.
sim-no-text = { $file } ist keine Datei mit Ergebnissen: Sie ist kein Text.
sim-unknown-run = { $file } kann nicht fortgesetzt werden: { $run } ist nicht lesbar, und darin steht, was gespielt wurde.
sim-another-run = { $file } gehört zu einem anderen Lauf; es unterscheiden sich: { $what }.
sim-more-games = { $file } enthält schon mehr Partien als { $games }; gib mindestens so viele an, wie darin sind.
sim-damaged = { $file } ist in Zeile { $line } beschädigt; veränderte Ergebnisse lassen sich nicht fortsetzen.
sim-needs-extra = Dafür wird { $package } gebraucht: pip install 'skald-games[{ $extra }]'
sim-workers-die = Arbeitsprozesse sind { $times }-mal gestorben, zuletzt bei den Partien ab Nummer { $first }; reicht der Speicher?
sim-no-cluster = Unter { $address } ist kein Ray-Cluster: { $reason }
sim-other-version = Ein Arbeitsprozess hat die Regelversion { $here } statt { $wanted }: Installiere überall dasselbe Skald.
sim-bot-only-here = Der Bot „{ $bot }“ ist nur in diesem Prozess angemeldet: Spiele mit einem Arbeitsprozess, installiere ihn mit einem Entry Point, oder nenne ihn Modul:Klasse.
