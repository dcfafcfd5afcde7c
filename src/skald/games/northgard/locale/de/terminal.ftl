### Northgard: Uncharted Lands im Terminal (Deutsch).

term-legend-northgard = Linien sind Grenzen, ≈ unwegsame; Plättchenkanten sind keine: Was keine Linie trennt, ist ein Gebiet. Punkte sind der Rand des Spielplans. t17■ R3K = Gebiet 17, geschlossen, drei rote Einheiten und Kaija; R3×B2 = Blau fällt ein; f w l = Nahrung, Holz, Wissen; [] = kleiner Bauplatz, [*] mit Runensteinsymbol, {"{"}{"}"} großer Bauplatz; [S] {"{"}A{"}"} = Gebäude, (T) eines ohne Bauplatz; ∩ = Kreaturenhöhle; !W !D !B !V = Kreaturen; ‡ = Verbrannte Erde; ≈t5 = hinter unwegsamer Grenze. Deck 3·2·1 = Nachziehstapel, Ablagestapel, Auslage; Ziel = geschlossene Gebiete mit großem Gebäude. ↯ = Blitzkarte, 2★ = zwei Ruhm. board all zeigt jedes Gebiet und die offenen Stapel. Ein breiter Spielplan wird kleiner gezeichnet, ein sehr breiter gefaltet.
term-ng-territory = Name
term-ng-square = bei
term-ng-force = Einh.
term-ng-tiles = Plättchen
term-ng-yield = Ertrag
term-ng-buildings = Gebäude, Bauplätze
term-ng-borders = grenzt an
term-ng-open = { $count } offen
term-ng-closed = { $count } geschl.
term-ng-scorched = verbrannt

term-ng-food = Nahr.
term-ng-wood = Holz
term-ng-lore = Wiss.
term-ng-fame = Ruhm
term-ng-hand = Hand
term-ng-piles = Deck
term-ng-reserve = Vorrat
term-ng-upgrades = Aufw.
term-ng-strongholds = Ziel
term-ng-first = beginnt
term-ng-passed = gepasst
term-ng-conqueror = Eroberer
term-ng-kaija-attacks = Kaija greift an
term-ng-team = Team { $number }

term-ng-year = Jahr
term-ng-tiles-left = { $count } Plättchen im Stapel,
term-ng-unrest-left = { $count } Aufruhr
term-ng-creatures = Kreaturen
term-ng-creatures-left =
    { $count ->
        [one] eine Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
term-ng-tokens = Gebäude

term-ng-display = Kartenangebot
term-ng-achievements = Erfolge für das letzte Jahr
term-ng-your-hand =
    { $count ->
        [0] Deine Hand ist leer
        [one] Deine Hand: eine Karte
       *[other] Deine Hand: { $count } Karten
    }
term-ng-top = Oben auf deinem Nachziehstapel, zuerst gezogen:
term-ng-active = Auslage:
term-ng-discard = Ablagestapel:

## Spielen

term-notation-northgard = Gib die Nummer einer Möglichkeit ein, ihre Notation (play feast) oder eine ganze Zeile Notation (move t3>t5 2 · lay 13 0,1 k2 · build forge t5 · recruit t3 t5).

## Regeln

term-chapter-NG-COMP = Spielmaterial
term-chapter-NG-GLOS = Begriffe
term-chapter-NG-SETUP = Spielaufbau
term-chapter-NG-DECK = Persönliche Decks
term-chapter-NG-YEAR = Das Jahr
term-chapter-NG-ACT = Spielzüge
term-chapter-NG-HARV = Ernte
term-chapter-NG-TRADE = Handel
term-chapter-NG-WINTER = Winter
term-chapter-NG-EOY = Jahresende
term-chapter-NG-CARD = Karten
term-chapter-NG-RECRUIT = Rekrutieren
term-chapter-NG-BUILD = Bauen
term-chapter-NG-BLDG = Gebäude
term-chapter-NG-MOVE = Bewegen
term-chapter-NG-EXPLORE = Erkunden
term-chapter-NG-DRAW = Ziehen
term-chapter-NG-SPECIAL = Sonderaktionen
term-chapter-NG-COMBAT = Kampf
term-chapter-NG-RETREAT = Rückzug
term-chapter-NG-END = Spielende
term-chapter-NG-VAR = Varianten
term-chapter-NG-CLAN = Clans
term-chapter-NG-CREAT = Kreaturen im Regelheft
term-chapter-NG-CREA = Kreaturenmodul
term-chapter-NG-INFO = Offene und geheime Informationen
term-chapter-NG-GEO = Spielplan und Plättchen
term-chapter-NG-Q = Unsere Antworten auf offene Fragen
term-chapter-NG-CLAR = Unsere Klarstellungen
