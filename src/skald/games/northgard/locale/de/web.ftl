### Northgards Spielplan im Browser: was seine Zeichnung sagt (Deutsch).

## Der Spielplan

board-ng-map = Spielplan. Pfeiltasten verschieben ihn, Plus und Minus zoomen, 0 zeigt ihn ganz.
board-ng-zoom-in = Vergrößern
board-ng-zoom-out = Verkleinern
board-ng-whole-map = Den ganzen Spielplan zeigen
board-ng-my-land = Mein Land zeigen
board-ng-neutral = neutral
board-ng-open = offen
board-ng-closed = geschlossen
board-ng-units =
    { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    }
board-ng-invaders =
    { $count ->
        [one] { $count } Angreifer
       *[other] { $count } Angreifer
    }
board-ng-square = Feld { $square }

## Ein Plättchen legen

board-ng-tiles = Plättchen
board-ng-tile-in-hand = Zu legen
board-ng-rotate = Plättchen drehen (R)
board-ng-lay = So legen
board-ng-closes =
    { $size ->
        [one] Schließt { $owner }: { $size } Plättchen
       *[other] Schließt { $owner }: { $size } Plättchen
    }
board-ng-joins = Vereint { $names }

## Spieler

board-ng-first = Startspieler
board-ng-passed = Hat gepasst
board-ng-kaija-attacks = Kaija darf dieses Jahr angreifen
board-ng-conqueror = Festungen und Türme helfen dieses Jahr nicht gegen diesen Clan
board-ng-fame = Ruhm
board-ng-fame-tokens = Bisheriger Ruhm; der Ruhm der anderen ist geheim
board-ng-count = Wäre jetzt Schluss: { $tokens } in Markern, { $goods } für Ressourcen, { $cards } für Karten, { $unrest } für Aufruhr
board-ng-strongholds =
    { $count ->
        [one] { $count } geschlossenes Gebiet mit großem Gebäude; drei bringen den Sieg
       *[other] { $count } geschlossene Gebiete mit großem Gebäude; drei bringen den Sieg
    }
board-ng-units-on-map = Einheiten auf dem Spielplan (von { $count })
board-ng-hand-size = Handkarten
board-ng-piles = Nachziehstapel: { $draw }, Ablage: { $discard }
board-ng-upgrades =
    { $count ->
        [one] { $count } Clan-Aufwertung von zwei
       *[other] { $count } Clan-Aufwertungen von zwei
    }
board-ng-harvest = Ernte, wenn sich nichts ändert
board-ng-winter = Was der Winter kostet, wenn sich nichts ändert
board-ng-winter-short = Reicht nicht für den Winter: Eine Aufruhrkarte kommt

## Karten

board-ng-hand = Deine Karten
board-ng-hand-empty = Keine Handkarten
board-ng-draw = Nachziehen
board-ng-known-top = Obenauf: { $card }
board-ng-discards = Ablage
board-ng-active = Auslage
board-ng-flash = Blitz
board-ng-display = Angebot dieses Jahres
board-ng-achievements = Erfolge
board-ng-choose = Auswahl
board-ng-do-play = Ausspielen
    .hint = Führe aus, was die Karte sagt
board-ng-do-wait = Abwarten
    .hint = Lege die Karte ohne Wirkung in die Auslage
board-ng-do-replace = Ersetzen
    .hint = Lege sie in die Auslage und ziehe eine andere Karte
board-ng-do-remove = Entfernen
    .hint = Sie verlässt das Spiel; ziehe zwei Karten
board-ng-do-upgrade = Aufwerten
    .hint = Lege sie in die Auslage und nimm eine Aufwertung deines Clans
board-ng-do-sacrifice = Aufwerten und entfernen
    .hint = Sie verlässt das Spiel; nimm eine Aufwertung deines Clans

## Das Jahr und der Vorrat

board-ng-year-track = Jahre
board-ng-tiles-left = Plättchen im Stapel
board-ng-early-left = Frühe Entwicklungskarten, die noch niemand gesehen hat
board-ng-advanced-left = Fortgeschrittene Entwicklungskarten, die noch niemand gesehen hat
board-ng-unrest-left = Aufruhrkarten im Stapel
board-ng-creatures-left = Karten im Kreaturenstapel
board-ng-creatures = Kreaturen in der Reihenfolge ihrer Züge
board-ng-value = Kampfwert
board-ng-supply = Gebäude
board-ng-building-food-silo = 1 Nahrung bei der Ernte
board-ng-building-woodcutter-lodge = 1 Holz bei der Ernte
board-ng-building-defense-tower = 1 Verlust mehr für Angreifer
board-ng-building-training-camp = 1 Einheit mehr beim Rekrutieren dort
board-ng-building-carved-stone = 1 Wissen bei der Ernte
board-ng-building-fortress = 2 Kampfpunkte mehr in der Verteidigung
board-ng-building-forge = 1 Karte mehr in jedem Jahr
board-ng-building-altar = 3 Ruhm bei der Ernte

## Kämpfe und Ressourcen

board-ng-fight = Kampf
board-ng-attacks = greift an
board-ng-defends = verteidigt
board-ng-odds = Angreifer gewinnt { $attacker }, niemand { $nobody }, Verteidiger { $defender }
board-ng-muster = Wie viele Einheiten
board-ng-goods = Ressourcen
board-ng-give = Abgeben
board-ng-take = Nehmen
