### Die Seite, auf der gespielt wird, und die Wiedergabe einer Aufzeichnung (Deutsch).

## Aufforderung

table-prompt = Was zu tun ist
table-your-turn = Du bist dran
table-arriving = Wir setzen uns an den Tisch …
table-why = Warum?
table-undo = Zurücknehmen
table-confirm = Bestätigen
table-cancel = Doch nicht
table-back = Zurück
table-close = Schließen
table-earlier = { $count } früher
table-skip =
    { $count ->
        [one] Einen Schritt überspringen
       *[other] { $count } Schritte überspringen
    }
table-narrowed =
    { $count ->
        [one] Wähle einen leuchtenden Ort, um abzuschließen.
       *[other] Wähle einen leuchtenden Ort: { $count } Möglichkeiten.
    }
table-deed = Was soll mit der Karte geschehen?
table-which = Was davon?
table-or-point = Oder wähle einen weiteren leuchtenden Ort.
table-thinking = { $player } überlegt …
table-chooses = { $player } muss wählen.

## Ablehnungen

table-refused-by = Nicht möglich: { $rule }.
table-refused-stale = Am Tisch ist inzwischen etwas geschehen; sieh noch einmal hin.
table-refused-not-your-turn = Du bist nicht dran.
table-refused-illegal = Das ist jetzt nicht möglich.
table-refused-no-undo = Das lässt sich nicht mehr zurücknehmen.
table-refused-malformed = Der Tisch hat das nicht verstanden. Lade die Seite neu.
table-refused-failed = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert; spiel einfach weiter.
table-refused-too-fast = Zu schnell; warte einen Augenblick.
table-refused-not-away = So lange ist die Person noch nicht weg.
table-refused-not-let-in = Du wurdest nicht eingelassen.
table-refused-many-devices = Mehr Geräte kann dein Platz nicht haben. Entferne erst eines.
table-refused-link-used = Dieser Link ist schon benutzt: Sein Platz gehört jemand anderem.
table-refused-unkept = Der Server kann im Augenblick nichts speichern; darum hat sich nichts geändert. Versuch es in einer Weile noch einmal.
table-refused-gone = Diesen Tisch gibt es nicht mehr.
table-refused-other-rules = Diese Partie wurde nach anderen Regeln gespielt, als dieser Server sie kennt.
table-refused-unreadable = Dieser Tisch kann nicht gelesen werden.

## Aktionen

table-filter = Aktion suchen
table-nothing-fits = Keine Aktion enthält diese Wörter.
table-no-actions = Im Augenblick gibt es nichts zu wählen.
table-number-keys = Tippe eine Zahl, um zu wählen.
table-all-actions =
    { $count ->
        [one] Eine Aktion
       *[other] Alle { $count } Aktionen
    }

## Überschriften über Aktionen einer Art

table-verb-at = Wohin
table-verb-attack = Angreifen
table-verb-bonus = Trainingslager
table-verb-bottom = Unter den Stapel
table-verb-build = Bauen
table-verb-card = Karte wählen
table-verb-carry = Mitnehmen
table-verb-catchup = Kostenloser Marker
table-verb-cell = Feld
table-verb-choose = Aktion wählen
table-verb-collect = Einsammeln
table-verb-creature = Kreatur
table-verb-discard = Ablegen
table-verb-enthral = Verzaubern
table-verb-exchange = Gebäude austauschen
table-verb-fight = Kämpfen
table-verb-flee = Weg von Vuko
table-verb-floe = Eisflussüberquerung
table-verb-from = Von wo
table-verb-gather = Ertrag
table-verb-give = Geben
table-verb-group = Erste Einheiten
table-verb-hit = Ziel treffen
table-verb-in = Wo
table-verb-influence = Einfluss einsetzen
table-verb-init = Initiative
table-verb-kill = Vuko tötet
table-verb-mountain = Unersättlicher Berg
table-verb-move = Bewegen
table-verb-on = Bauplatz
table-verb-opponent = Gegner wählen
table-verb-order = Reihenfolgemarker
table-verb-pay = Bezahlen
table-verb-pick = Karte nehmen
table-verb-pillage = Plündern
table-verb-place = Aktionsmarker
table-verb-play = Ausspielen
table-verb-raven = Rabenschatten
table-verb-recruit = Rekrutieren
table-verb-remove = Aus dem Spiel entfernen
table-verb-replace = Ersetzen
table-verb-retreat = Rückzug
table-verb-retreat-kaija = Kaija zieht sich zurück
table-verb-sacrifice = Aufwerten durch Entfernen
table-verb-scatter = Verteilen
table-verb-scorch = Verbrannte Erde
table-verb-shift = Verschieben
table-verb-speed = Schnelligkeit
table-verb-spend = Nahrung ausgeben
table-verb-spy = Erschafferspion
table-verb-start = Startmarker
table-verb-steal = Rauben
table-verb-strike = Einheit entfernen
table-verb-summon = Beschwören
table-verb-swap = Tauschen
table-verb-take = Nehmen
table-verb-thorn = Der Dorn
table-verb-tile = Plättchen
table-verb-to = Wohin
table-verb-top = Auf den Stapel
table-verb-trade = Handeln
table-verb-turn = Plättchen drehen
table-verb-units = Wie viele Einheiten
table-verb-upgrade = Aufwerten
table-verb-wait = Abwarten

## Plätze

table-players = Spieler
table-seat = Platz { $number }
table-seat-open = noch frei
table-you = du
table-present = anwesend
table-away = abwesend
table-bot = Bot, { $level }
table-turn-of = muss wählen
table-spectator = Zuschauer
table-name = Name
table-rename = Namen ändern
table-keep-name = Namen übernehmen
table-share = Links
table-copy-invite = Link zu diesem Platz kopieren
table-copy-watch = Link zum Zuschauen kopieren
table-own-link = Link zu meinem Platz
table-own-link-hint = Er öffnet deinen Platz einmal: auf dem Gerät, das ihn zuerst öffnet. Wer das ist, spielt für dich; behalte ihn also für dich.
table-copied = Kopiert
table-devices = Meine Geräte
table-device-unnamed = Ein Gerät
table-device-this = dieses hier
table-device-here = gerade am Tisch
table-device-seen = zuletzt hier: { $when }
table-device-old = Ein alter Link
table-device-old-hint = wer ihn hat, öffnet deinen Platz
table-device-revoke = Entfernen
table-device-revoke-it = { $device } von meinem Platz entfernen
table-link-make = Auf einem anderen Gerät spielen
table-link-none = Erstellt dafür einen Link.
table-link-asks = Wer deinen ersten Link noch einmal öffnet, muss dich fragen.
table-link-out = Ein Link zu deinem Platz ist unterwegs, den noch niemand geöffnet hat. Ein neuer ersetzt ihn.
table-link-off = Meinen Link abschalten
table-request = { $device } bittet um deinen Platz.
table-request-for = { $device } bittet um den Platz von { $player }.
table-request-hint = Lass es nur ein, wenn es deines ist: Es sieht deine Hand und spielt für dich.
table-request-yes = Das bin ich, einlassen
table-request-no = Ablehnen
table-waiting = { $player }: Dieser Platz ist vergeben
table-waiting-asked = Dieser Link ist schon benutzt. Wer den Platz hat, wurde gebeten, dieses Gerät einzulassen.
table-waiting-absent = Dieser Link ist schon benutzt, und wer den Platz hat, ist gerade nicht am Tisch. Wir fragen, sobald das so ist; lass diese Seite offen.
table-waiting-hint = Warst du das? Dann lass dieses Gerät dort ein, wo du den Link zuerst geöffnet hast. Wenn nicht, sag der Person Bescheid, von der du den Link hast.
table-kept-out = Du wurdest an diesem Platz nicht eingelassen.
table-kept-out-fast = Um diesen Platz wurde zu oft gebeten. Warte eine Minute und frag dann noch einmal.
table-ask-again = Noch einmal fragen
table-substitute-ask =
    { $agreed ->
        [0] Wenn alle Anwesenden zustimmen, spielt bis zur Rückkehr ein Bot.
        [one] Wenn alle Anwesenden zustimmen, spielt bis zur Rückkehr ein Bot. Eine Zustimmung liegt vor.
       *[other] Wenn alle Anwesenden zustimmen, spielt bis zur Rückkehr ein Bot. Zustimmungen: { $agreed }.
    }
table-substitute-from = Ein Bot darf einspringen: { $when }.
table-waits-live = Wer an diesem Tisch 2 Minuten weg ist, für den darf ein Bot einspringen. Bei der Rückkehr gibt er sofort ab.
table-waits-evening = Wer an diesem Tisch 15 Minuten weg ist, für den darf ein Bot einspringen. Bei der Rückkehr gibt er sofort ab.
table-waits-correspondence = Wer an diesem Tisch 3 Tage weg ist, für den darf ein Bot einspringen. Bei der Rückkehr gibt er sofort ab.
table-waits-never = An diesem Tisch springt für niemanden ein Bot ein.
table-substitute-yes = Vorerst einen Bot spielen lassen
table-substitute-no = Doch kein Bot
table-pass-device = Gib das Gerät an { $player } weiter
table-pass-hint = Alle anderen schauen weg.
table-pass-ready = Ich bin { $player }

## Um das Brett

table-tabs = Teile des Tisches
table-tab-board = Brett
table-tab-actions = Aktionen
table-tab-saga = Saga
table-tab-chat = Chat
table-tab-players = Spieler
table-tab-study = Analyse
table-tab-charts = Ergebnis
table-tab-rules = Regeln
table-lost = Verbindung unterbrochen; wir verbinden neu … Nichts geht verloren.
table-try-now = Jetzt versuchen
table-gone = Diesen Tisch gibt es nicht.
table-other-rules = Diese Partie wurde nach anderen Regeln gespielt, als dieser Server sie kennt, und kann hier nicht gezeigt werden. Nichts davon ist verloren.
table-unreadable = Dieser Tisch kann nicht gelesen werden. Nichts davon ist verloren; wer den Server betreibt, findet den Grund im Protokoll.
table-upgraded = Diese Partie begann unter Version { $from } der Regeln und geht unter Version { $to } weiter. Jeder Zug blieb erhalten.
table-understood = Verstanden
table-unseated = Zu diesem Link gehört kein Platz an diesem Tisch.
table-watch-instead = Stattdessen zuschauen
table-my-tables = Meine Tische
table-watching = Du schaust zu und siehst, was alle sehen dürfen.
table-looking-back = So war es: { $when }
table-now = Zurück zum Spiel
table-practice = Übung
table-forecasts = Vorschau
table-forecasts-hint = Zeigen, was geschähe, wenn niemand mehr etwas täte
table-board-failed = Das Brett ließ sich nicht zeichnen. Über die Aktionsliste geht es weiter.
table-no-board = Hier lässt sich kein Brett zeichnen; spiele über die Aktionsliste.

## Saga

table-saga-empty = Noch ist nichts geschehen.
table-look = Den Tisch ansehen, wie er da war

## Regeln

table-related = Verwandte Regeln
table-open-rules = In den Regeln öffnen
table-no-rule = Wähle „Warum?“ neben der Aufforderung, einer Ablehnung oder einer Zeile der Saga, und die Regel erscheint hier.

## Chat

table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-signs = Schnelle Zeichen
table-sign-horn = Hornstoß: Auf geht’s!
table-sign-shield = Schild: gut verteidigt
table-sign-axe = Axt: Krieg!
table-sign-skull = Schädel: Das tat weh
table-sign-mead = Met: gut gespielt
table-sign-rune = Rune: Lass mich nachdenken

## Das Ende

table-over = Die Saga endet
table-result = Ergebnis
table-winner = gewinnt
table-breakdown = Punkte nach Herkunft
table-points-total = Gesamt
table-points-defeats = Kämpfe
table-points-regions = Regionen
table-points-viper-bonus = Schlangenhals
table-points-tokens = Marker
table-points-resources = Ressourcen
table-points-developments = Entwicklung
table-points-achievements = Erfolge
table-points-unrest = Aufruhr
table-rematch = Revanche
table-open-replay = Aufzeichnung ansehen
table-download = Aufzeichnung herunterladen
table-chart-points = Punkte
table-chart-chances = Geschätzte Gewinnchance
table-as-table = Als Tabelle
table-end = Ende

## Wiedergabe

table-replay-title = Aufzeichnung
table-replay-loading = Die Aufzeichnung wird gelesen …
table-replay-controls = Wiedergabe steuern
table-replay-play = Abspielen
table-replay-pause = Anhalten
table-replay-first = Zum Anfang
table-replay-last = Zum Ende
table-replay-previous = Einen Schritt zurück
table-replay-next = Einen Schritt weiter
table-replay-round = Gehe zu
table-replay-moment = Schritt { $ply } von { $plies }
table-replay-by = Schrittweite
table-replay-by-decision = Entscheidung
table-replay-by-round = Runde
table-replay-speed = Tempo
table-replay-options = Weitere Einstellungen
table-replay-viewer = Sicht
table-replay-viewer-all = alles offen
table-replay-viewer-nobody = Zuschauer
table-replay-continue = Von hier weiterspielen
table-replay-continue-hint = Mit dieser Stellung beginnt ein Übungstisch. Du nimmst einen Platz ein, Bots die übrigen.
table-replay-seat = Mein Platz
table-replay-level = Bots
table-replay-start = Beginnen
table-replay-advice = Was würde ein Bot tun?
table-replay-advice-thinking = Der Bot überlegt …
table-replay-advice-is = Ein Bot ({ $level }) würde wählen: { $action }
table-replay-keys = Pfeiltasten: Schritt für Schritt, mit Umschalttaste Runde für Runde; Leertaste: abspielen.
