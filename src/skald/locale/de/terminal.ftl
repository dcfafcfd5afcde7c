### Was nur das Terminal sagt (Deutsch). In der Zeichnung stehen kurze Wörter, weil der Platz knapp ist.

## Der Tisch

term-headline = Runde { $round } · { $phase }
term-headline-setup = { $phase }
term-legend-plain = Jeder Wert, den man kennen darf, mit seinem Namen.
term-you = (du)

## Spielen

term-welcome = Gib die Nummer einer Möglichkeit ein; help zeigt, was du sonst eingeben kannst.
term-no-such-option = Eine Möglichkeit { $number } gibt es nicht; wähle von 1 bis { $count }.
term-nonsense = „{ $line }“ ist hier weder Aktion noch Befehl; gib eine Zahl von 1 bis { $count } ein oder help.
term-refused = „{ $line }“ ist jetzt nicht möglich nach { $rule } ({ $title }).
term-offer-record = Das Spiel ist zu Ende. save DATEI hebt die Aufzeichnung auf, Enter beendet.
term-goodbye = Auf Wiedersehen.
term-kept = Dein Spiel liegt in { $file }; weiter geht es mit: skald terminal { $game } --load { $file }
term-saved = Gespeichert in { $file }.
term-loaded = Geladen aus { $file }.
term-hand-over = Die Tastatur geht an { $player }; Enter macht weiter, alle anderen schauen weg.
term-undone = Zurückgenommen.
term-nothing-to-undo = Du hast nichts, was du zurücknehmen kannst.
term-undo-chance = Das lässt sich nicht zurücknehmen: Seitdem hat der Zufall entschieden.
term-undo-seen = Das lässt sich nicht zurücknehmen: Seitdem wurden verdeckte Karten angesehen.
term-nothing-happened = Es ist noch nichts geschehen.
term-only-why-last = Das Spiel ist zu Ende; gib why last ein.
term-no-rule = Dahinter steht keine Regel.
term-would-happen = Das hätte zur Folge:
term-no-number = „{ $word }“ ist keine Zahl.
term-board-all = „{ $word }“ lässt sich nicht zeichnen; gib board oder board all ein.
term-name-a-file = Nenne eine Datei: { $command } mein-spiel.json
term-no-language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $languages }.

term-notation-plain = Gib die Nummer einer Möglichkeit ein oder ihre Notation.
term-help-why = die Regel hinter dieser Wahl, hinter Möglichkeit 3 oder hinter dem letzten Ereignis
    .usage = why · why 3 · why last
term-help-board = den ganzen Tisch zeichnen oder alles, was zu sehen ist
    .usage = board · board all
term-help-log = die letzten 20 Ereignisse oder so viele, wie du angibst
    .usage = log · log 50
term-help-rules = die Regeln nach Kennung oder Wörtern durchsuchen
    .usage = rules WÖRTER
term-help-undo = die letzte eigene Entscheidung zurücknehmen, solange kein Zufall dazwischenliegt
    .usage = undo
term-help-save = die Aufzeichnung schreiben (.txt: als lesbarer Text); ohne Ordner zu deinen gespeicherten Spielen
    .usage = save DATEI
term-help-load = ein aufgezeichnetes Spiel fortsetzen
    .usage = load DATEI
term-help-language = Englisch, Deutsch oder Polnisch sprechen
    .usage = language en|de|pl
term-help-help = diese Liste
    .usage = help
term-help-quit = aufhören; was gespielt wurde, bleibt erhalten
    .usage = quit

## Dateien, Optionen, Aufzeichnungen

term-unreadable = { $file } lässt sich nicht lesen: { $reason }.
term-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
term-no-text = { $file } ist keine Aufzeichnung: Das ist kein Text.
term-not-over-that = { $file } gibt es schon, und es ist keine Aufzeichnung; nenne eine andere Datei.
term-bots-for-seats = Bots: { $bots }, freie Plätze: { $seats } – das passt nicht zusammen.
term-other-game = Das ist die Aufzeichnung eines anderen Spiels, { $game }.
term-record-decides = Spielerzahl und Optionen stehen in der Aufzeichnung; lass sie weg.
term-no-pair = „{ $word }“ ist keine Option der Form schlüssel=wert.
term-record-of = Aufzeichnung von { $game }
term-record-facts =
    { $players ->
        [one] ein Spieler
       *[other] { $players } Spieler
    }, { $rounds }, { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    }
term-unfinished = Das Spiel ist nicht zu Ende gespielt.
term-made-under = Die Aufzeichnung entstand unter Version { $made } der Regeln und wird unter Version { $today } abgespielt.
term-exact = Exakt: { $count ->
        [one] Eine Aktion führt
       *[other] { $count } Aktionen führen
    } zur Stellung { $fingerprint }.
term-not-exact = Die Aufzeichnung führt beim zweiten Abspielen zu einer anderen Stellung.
term-saga-setup = Spielaufbau
term-round-title = Runde { $round }
term-rounds =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
term-players = { $least }–{ $most } Spieler
term-default = (Vorgabe: { $value })

## Regeln

term-our-ruling = unsere Festlegung
term-partly-our-ruling = zum Teil unsere Festlegung
term-from-rulebook = Regelheft
term-no-such-rule = Keine Regel hat „{ $words }“ in Kennung, Titel oder Text.
term-no-rule-of-id = Eine Regel { $id } gibt es nicht; am nächsten liegen { $near }.
term-rule-of-other-game = { $id } wäre eine Regel von { $game }: skald rules { $game } { $id }
term-more-rules =
    { $count ->
        [one] und eine weitere
       *[other] und { $count } weitere
    }
term-rule-count =
    { $count ->
        [one] eine Regel
       *[other] { $count } Regeln
    }
