### Was nur das Terminal sagt (Deutsch). In der Zeichnung stehen kurze Wörter, weil der Platz knapp ist.

## Der Tisch

term-title-ice-garden = Der Herr des Eisgartens
term-headline = Runde { $round } · { $phase }
term-headline-setup = { $phase }
term-legend-plain = Jeder Wert, den man kennen darf, mit seinem Namen.
term-legend-ice-garden = Regionen mit gemeinsamer Wand sind benachbart. »B 5: 3m +1v 2 Krabbe = Blau würde mit Einfluss 5 dominieren: 3 freie Marker, 1 hinter Vuko, 2 Krabben. Stapel stehen von unten nach oben; 2!×5 = rotes Schiff 2, fünf Aktionsmarker; Krabbe 2 = zwei Figuren im Vorrat; _ = Platz für eine Aufwertung.

term-no-tile = keine Tafel
term-face-down = verdeckte Tafel
term-nations =
    { $count ->
        [one] Nation
       *[other] { $count } Nationen
    }
term-reserves =
    { $count ->
        [one] Reserve
       *[other] { $count } Reserven
    }
term-reserves-down = { $count } verdeckt
term-nightmares =
    { $count ->
        [one] Albtraum
       *[other] { $count } Albträume
    }
term-tower = TURM
term-thorn = DORN
term-vuko = VUKO
term-locked = GESPERRT
term-free-markers = { $count }m
term-behind-vuko = +{ $count }v
term-hurt =
    { $left ->
        [0] (liegt)
       *[other] (noch { $left })
    }

term-initiative = Initiative
term-ship = Schiff×Mark.
term-red = !
term-stack = wer
term-vuko-tiles = Vuko-Tafeln
term-to-place = Noch zu setzen:
term-tolls = Zoll
term-reputation = Ansehen
term-safe = sicher
term-snow = Toter Schnee
term-stock = Vorrat
term-vuko-tokens = { $count } Vuko-Marker
term-upgrades = Aufwertungen:

term-points = Punkte
term-goal = Ziel
term-mfactor = M-Faktor
term-supply = Marker
term-tokens = Vuko
term-you = (du)
term-level = Stufe { $level }

## Kurze Namen

term-resource-pop = Bev
term-resource-gold = Gold
term-resource-mf = MF

term-ability-att = Ang
term-ability-shd = Sld
term-ability-dom = Dom
term-ability-spd = Sch

term-special-floe = Eisfluss
term-special-recruit = Rekrut
term-special-piper = Flöte
term-special-pillage = Plündern
term-special-spy = Spion
term-special-enthral = Zauber
term-special-torment = Qual

term-unit-volcano-people = Vulkan
term-unit-ice-drakkar = Drakkar
term-unit-tree-brothers = Baum
term-unit-crab = Krabbe
term-unit-rattling-musician = Musikant
term-unit-wyvern = Wyvern
term-unit-moonlit-brother = Mondbr.
term-unit-enlightened-one = Erleucht.
term-unit-harrasim = Harrasim
term-unit-wild-children = Wilde
term-unit-faun = Faun
term-unit-nightmare = Albtraum

term-effect-fire = Feuermenschen
term-effect-whisper = Flüsterer
term-effect-nightwalkers = Nachtwanderer
term-effect-bears = Beide Bären
term-effect-cyphral = Cyfral
term-effect-snake = Schlange
term-effect-plan = Der Plan
term-effect-spear = Narrenspeer

## Northgard

term-title-northgard = Northgard: Uncharted Lands
term-legend-northgard = Linien sind Grenzen, ≈ unwegsame; Plättchenkanten sind keine: Was keine Linie trennt, ist ein Gebiet. Punkte sind der Rand des Spielplans. t17■ R3K = Gebiet 17, geschlossen, drei rote Einheiten und Kaija; R3×B2 = Blau fällt ein; f w l = Nahrung, Holz, Wissen; [] = kleiner Bauplatz, [*] mit Runensteinsymbol, {"{"}{"}"} großer Bauplatz; [S] {"{"}A{"}"} = Gebäude, (T) eines ohne Bauplatz; ∩ = Kreaturenhöhle; !W !D !B !V = Kreaturen; ‡ = Verbrannte Erde; ≈t5 = hinter unwegsamer Grenze. Deck 3·2·1 = Nachziehstapel, Ablagestapel, Auslage; Ziel = geschlossene Gebiete mit großem Gebäude. ↯ = Blitzkarte, 2★ = zwei Ruhm. board all zeigt jedes Gebiet und die offenen Stapel. Ein breiter Spielplan wird kleiner gezeichnet, ein sehr breiter gefaltet.
term-ng-headline = Jahr { $year } · { $phase }
term-ng-year-title = Jahr { $year }
term-ng-years =
    { $count ->
        [one] ein Jahr
       *[other] { $count } Jahre
    }

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
term-notation-ice-garden = Gib die Nummer einer Möglichkeit ein, ihre Notation (place making) oder eine ganze Zeile Notation (mountain r2>r4 inf*3 L1).
term-notation-northgard = Gib die Nummer einer Möglichkeit ein, ihre Notation (play feast) oder eine ganze Zeile Notation (move t3>t5 2 · lay 13 0,1 k2 · build forge t5 · recruit t3 t5).
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

# The search of the rules. Without accents: words it passes over, endings it takes off, and words of one meaning.
term-search-small = ab aber als am an auch auf aus bei beim bin bis bist da dann darf das dass dein deine dem den denn der des dich die dies diese dieser dieses dir doch du durch ein eine einem einen einer eines er es etwas funktioniert fur hat hatte ich ihm ihn ihr ihre im in ins ist ja kann kein keine konnen lauft man mein meine mich mir mit muss mussen nach nicht noch nur ob oder sein seine sich sie sind so soll spieler spielern spielers uber um und uns unser viel viele vom von vor wann war warum was wem wen wenn wer werden wessen wie wieso wird wo wohin worden zu zum zur
term-search-endings = e en er em es n s
term-search-akin = gewinnen gewinnt gewonnen sieg siegt sieger siegen ende endet spielende ziel; passiert passieren geschieht geschehen ablauf schritt; beginn beginnt beginnen anfang start aufbau spielaufbau; kampf kampft kampfen angriff angreifen; gleichstand gleich unentschieden

term-chapter-IG-DEF = Definitionen
term-chapter-IG-COMP = Spielmaterial
term-chapter-IG-SETUP = Spielaufbau
term-chapter-IG-ROUND = Ablauf der Runde
term-chapter-IG-INIT = Initiativphase
term-chapter-IG-PLAN = Planungsphase
term-chapter-IG-ACT = Aktionsphase allgemein
term-chapter-IG-VG = Aktionsfeld 0: Schlangenhals
term-chapter-IG-INF = Aktionsfeld 1: Einfluss
term-chapter-IG-MOVE = Aktionsfeld 2: Bewegung
term-chapter-IG-MTN = Aktionsfeld 3: Unersättlicher Berg
term-chapter-IG-RAVEN = Aktionsfeld 4: Rabenschatten
term-chapter-IG-REP = Ansehensleiste
term-chapter-IG-MAKE = Aktionsfeld 5: Erschaffen
term-chapter-IG-ACTV = Aktionsfeld 6: Aktivierung
term-chapter-IG-VUKO = Aktionsfeld 7: Vuko Drakkainen
term-chapter-IG-DOM = Dominanzphase
term-chapter-IG-LOCK = Region im Albtraum einschließen
term-chapter-IG-NEXT = Beginn der nächsten Runde
term-chapter-IG-END = Spielende
term-chapter-IG-GOAL = Individuelle Ziele
term-chapter-IG-ADV = Variante für Fortgeschrittene
term-chapter-IG-TILE = Vuko-Tafeln
term-chapter-IG-SOLO = Solo-Variante
term-chapter-IG-RUL = Unsere Festlegungen
term-chapter-IG-CLAR = Unsere Klarstellungen
term-chapter-IG-ED = Unterschiede der Editionen
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
