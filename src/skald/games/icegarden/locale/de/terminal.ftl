### Der Herr des Eisgartens im Terminal (Deutsch).

## Der Tisch

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

## Spielen

term-notation-ice-garden = Gib die Nummer einer Möglichkeit ein, ihre Notation (place making) oder eine ganze Zeile Notation (mountain r2>r4 inf*3 L1).

## Regeln

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
