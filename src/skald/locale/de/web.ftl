### The pages around the table: start, new table, rules, settings (German).

## Everywhere

web-skip = Zum Inhalt springen
web-again = Noch einmal versuchen
web-loading = Wird geladen …
web-cancel = Abbrechen
web-copy = Kopieren
web-copied = Kopiert
web-language = Sprache
web-theme-to-light = Helle Darstellung
web-theme-to-dark = Dunkle Darstellung

web-nav = Seiten
web-nav-home = Skald, Startseite
web-nav-tables = Meine Tische
web-nav-replays = Aufzeichnungen
web-nav-rules = Regeln
web-nav-settings = Einstellungen

web-connection-lost = Der Server ist nicht zu erreichen. Dein Spiel ist sicher; wir versuchen es weiter …

## Start

web-start-claim = Zwei Spiele des Nordens, streng nach den Regeln
web-start-lead = Spiele allein gegen Bots oder per Link mit Freunden. Ohne Konto, ohne Installation; wenn du dich fragst, warum, ist die Regel nur einen Klick entfernt.
web-play-now = Sofort spielen
web-play-now-hint = Du gegen zwei Bots, gleich geht es los.
web-new-table = Neuer Tisch
web-learn = Spielend lernen
web-opening = Das Spiel wird aufgebaut …
web-start-turns =
    { $count ->
        [one] An einem Tisch bist du am Zug.
       *[other] An { $count } Tischen bist du am Zug.
    }
web-start-tables = Dieser Browser merkt sich deine Plätze: Komm und geh, wann du willst.
web-start-tables-go = Meine Tische zeigen
web-start-replays = Sieh dir beendete Spiele Zug für Zug an, von jedem Platz aus, und spiele an jeder Stelle weiter.
web-start-replays-go = Aufzeichnungen zeigen

web-join = Per Link mitspielen
web-join-lead = Hat dir jemand den Link zu einem Platz geschickt? Öffne ihn oder füge ihn hier ein.
web-join-field = Link zu einem Tisch
web-join-go = Mitspielen
web-join-wrong = Das ist kein Link zu einem Tisch. Füge ihn vollständig ein, so wie du ihn bekommen hast.

## New table

web-new-title = Neuer Tisch
web-new-seats = Plätze
web-new-options = Optionen
web-new-more = Weitere Optionen ({ $count })
web-new-open = Tisch eröffnen

web-seat = Platz { $number }
web-seat-me = Ich
web-seat-friend = Freund per Link
web-seat-friend-hint = Du bekommst einen Link zum Verschicken.
web-seat-screen = An diesem Bildschirm
web-seat-bots = Bots
web-seat-bot = Bot { $number } · { $name }
web-seat-name = Name
web-seat-name-none = optional
web-seat-add = Platz hinzufügen
web-seat-remove = Platz { $number } entfernen
web-seat-range = { $least } bis { $most } Spieler
web-side-random = Zufällig

web-level-farmhand = Knecht
    .text = Spielt nach Gefühl; leicht zu schlagen.
web-level-hunter = Jäger
    .text = Nimmt, was sofort am besten ist.
web-level-jarl = Jarl
    .text = Denkt eine Sekunde voraus.
web-level-skald = Skalde
    .text = Denkt lange nach; der stärkste Bot.

web-away = Wenn jemand weg ist
    .text = Ab wann die anderen einen Bot einspringen lassen dürfen. Sobald die Person zurück ist, gibt er ab.
web-away-live = Alle sind da: 2 Minuten
web-away-evening = Ein Abend: 15 Minuten
web-away-correspondence = Tage zwischen den Zügen: 3 Tage
web-away-never = Nie

web-seed = Startwert
    .text = Eine Zahl, die Würfel und Karten festlegt: gleicher Startwert, gleiches Glück. Nur zum Üben; wer ihn kennt, weiß, was kommt.
web-seed-none = zieht der Server

web-invite-title = Lade deine Freunde ein
web-invite-lead = Der Tisch ist eröffnet. Schick jedem den Link zu einem Platz; mehr braucht niemand.
web-invite-seat = Link zu Platz { $number }
web-invite-watch = Link zum Zuschauen
web-invite-watch-hint = Wer ihn öffnet, sieht, was alle sehen dürfen.
web-invite-secret = Wer einen Link zuerst öffnet, bekommt seinen Platz. Von da an gehört er nur dieser Person: Der Link öffnet ihn niemandem sonst, auch dir nicht.
web-invite-go = Zum Tisch

## My tables and replays

web-tables-lead = Tische, an denen dieser Browser einen Platz hat oder zuschaut.
web-tables-none = Du warst noch an keinem Tisch.
web-tables-none-go = Ein Spiel beginnen
web-tables-open = Öffnen
web-tables-replay = Ansehen
web-tables-forget = Vergessen: { $table }
web-tables-my-turn = Du bist am Zug
web-tables-turn = { $name } ist am Zug
web-tables-watching = Du schaust zu
web-tables-over = Beendet
web-tables-gone = Diesen Tisch gibt es auf dem Server nicht mehr.
web-tables-unknown = Ein Tisch

web-replays-lead = Beendete Spiele, zum Ansehen und zum Lernen.
web-replays-examples = Ein ganzes Spiel ansehen
web-replays-examples-hint = Vier starke Bots spielen vom Aufbau bis zum letzten Punkt. Geh Zug für Zug hindurch, sieh von jedem Platz aus zu und spiele weiter, wo du magst.
web-replays-import = Aufzeichnung aus einer Datei
web-replays-import-hint = Zieh eine Skald-Aufzeichnung (.json) hierher oder wähle eine Datei.
web-replays-import-go = Datei wählen
web-replays-no-record = „{ $file }“ ist keine Aufzeichnung eines Spiels. Wähle eine .json-Datei, die Skald gespeichert hat.
web-replays-finished = Spiele, bei denen du dabei warst
web-replays-none = Noch keine. Hier erscheinen die Spiele, die du bis zum Ende gespielt oder angesehen hast.

## Rules

web-rules-title = Regeln
web-rules-lead = Jede Regel in unseren Worten, mit ihrer Kennung. Was die Regelhefte offenlassen, ist als unsere Festlegung gekennzeichnet.
web-rules-which = Spiel
web-rules-search = Regeln durchsuchen
web-rules-chapters = Kapitel
web-rules-link = Link zu dieser Regel
web-rules-found =
    { $count ->
        [0] Keine Regel enthält alle diese Wörter. Versuch es mit weniger Wörtern oder mit einem Wortteil.
        [one] Eine Regel
       *[other] { $count } Regeln
    }
web-rules-all = Alle Regeln zeigen
web-source-rulebook = Regelheft
web-source-ruling = Unsere Festlegung
web-source-partly = Teils unsere Festlegung

## Settings

web-settings-lead = Sie werden in diesem Browser gespeichert und gelten sofort.
web-settings-look = Sprache und Darstellung
web-settings-play = Am Tisch
web-settings-you = Du
web-theme = Darstellung
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-speed = Tempo
    .text = Wie schnell die Züge der anderen gezeigt werden.
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-none = Sofort
web-confirm = Züge bestätigen
    .text = Ein Zug auf dem Brett gilt erst, wenn du ihn bestätigt hast.
web-forecasts = Vorschau
    .text = Das Brett zeigt, was geschähe, wenn niemand mehr etwas täte.
web-notifications = Benachrichtigungen
    .text = Der Browser meldet sich, wenn du am Zug bist und die Seite im Hintergrund liegt.
web-notifications-denied = Der Browser erlaubt sie nicht. Lass dort Benachrichtigungen für diese Seite zu und schalte sie hier dann wieder ein.
web-name = Name
    .text = Er wird an neuen Tischen für deinen Platz vorgeschlagen.
web-forget = Gemerkte Tische
    .text =
        { $count ->
            [0] Dieser Browser merkt sich keinen Tisch.
            [one] Dieser Browser merkt sich einen Tisch und den Platz daran. Ist er vergessen, kommst du nur über seinen Link zurück.
           *[other] Dieser Browser merkt sich { $count } Tische und die Plätze daran. Sind sie vergessen, kommst du nur über ihre Links zurück.
        }
web-forget-go = Alle vergessen
web-forget-yes = Ja, vergessen

## Trouble

web-error-offline = Der Server ist nicht zu erreichen. Prüfe, ob er läuft und ob du online bist, und versuch es dann noch einmal.
web-error-not-found = Hier ist nichts. Prüfe den Link oder beginne auf der Startseite neu.
web-error-no-table = Diesen Tisch gibt es nicht. Prüfe den Link oder lass dir einen neuen schicken.
web-error-not-over = Das Spiel an diesem Tisch läuft noch. Komm wieder, wenn es zu Ende ist.
web-error-too-fast = Das war zu viel auf einmal. Warte eine Minute und versuch es dann noch einmal.
web-error-unkept = Der Server kann im Augenblick nichts speichern; darum hat sich nichts geändert. Versuch es in einer Weile noch einmal.
web-error-not-allowed = Das darf nur lesen, wer diesen Server betreibt. Frag dort nach.
web-error-malformed = Das hat der Server nicht verstanden. Prüfe deine Eingabe ({ $field }).
web-error-no-game = Dieser Server kennt das Spiel nicht. Wähle eines auf der Startseite.
web-error-bad-record = Dieses Spiel lässt sich nicht abspielen: Die Aufzeichnung ist beschädigt oder stammt nicht von Skald.
web-error-record-illegal = Diese Aufzeichnung lässt sich nicht abspielen: Regel { $rule } verbietet eine ihrer Aktionen.
web-error-record-unfinished = Das Spiel dieser Aufzeichnung ist nicht zu Ende. Nur beendete Spiele lassen sich noch einmal ansehen.
web-error-own-components = Diese Aufzeichnung entstand mit eigenem Spielmaterial. Öffne sie mit Skald auf deinem eigenen Rechner.
web-error-bad-option = Diese Angaben passen nicht zusammen. Prüfe die Zahl der Spieler und die Optionen.
web-error-other-rules = Diese Aufzeichnung stammt aus einer anderen Fassung der Regeln. Öffne sie mit der passenden Version von Skald.
web-error-nobody-due = An dieser Stelle ist nichts mehr zu entscheiden. Wähle eine frühere.
web-error-no-moment = Diese Stelle gibt es in dem Spiel nicht. Geh zu seinem Anfang zurück.
web-error-too-large = Die Datei ist zu groß für eine Aufzeichnung. Wähle eine andere.
web-error-no-rule = Eine Regel mit dieser Kennung gibt es nicht. Suche nach Stichwörtern.
web-error-refused = Das ging nicht. Prüfe deine Eingabe und versuch es dann noch einmal.
web-error-unexpected = Auf dieser Seite ging etwas schief. Lade sie neu; dein Spiel ist auf dem Server gesichert.
web-lost = Diese Seite gibt es nicht
web-lost-lead = Der Link ist vielleicht unvollständig, oder die Seite ist umgezogen.
web-lost-go = Zur Startseite
