### Das Brett von „Der Herr des Eisgartens“ im Browser (Deutsch).
### Was words.ftl und terminal.ftl schon sagen, steht hier nicht noch einmal.

## Teile des Tisches

board-ig-map = Karte der Küste
board-ig-zoom-in = Karte vergrößern
board-ig-zoom-out = Ganze Karte
board-ig-initiative = Initiative
board-ig-boxes = Aktionen
board-ig-reputation = Ansehen
board-ig-snow = Toter Schnee
board-ig-points = Siegpunkte
board-ig-stocks = Vorrat

## Regionen. $place ist etwa „Bernsteinhöh (#3)“.

board-ig-dead = { $place }: Ödland, kein Durchgang
board-ig-locked = Im Albtraum eingeschlossen
board-ig-influence = { $player }: Einfluss { $influence }
board-ig-leads = { $player } führt
board-ig-piece = { $player }, { $place }: { $piece }
board-ig-hurt =
    { $count ->
        [one] { $count } Schadenspunkt
       *[other] { $count } Schadenspunkte
    }
board-ig-rung = Rang { $rank }: { $player }, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } bei einem roten Schiff
board-ig-rung-free = Rang { $rank }: niemand, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } bei einem roten Schiff
board-ig-thing-nation = Unabhängige Nationen in { $place }: { $count }
board-ig-thing-reserve = Magische Reserven in { $place }: { $count }
board-ig-thing-reserve-down = Verdeckte Magische Reserven in { $place }: { $count }
board-ig-thing-nightmares = Albtraummarker in { $place }: { $count }
board-ig-thing-tower = Roter Turm in { $place }
board-ig-thing-thorn = Der Dorn in { $place }
board-ig-thing-vuko = Vuko Drakkainen in { $place }
board-ig-garden = Eisgarten: für immer rekrutierte Marker

## Vorschau

board-ig-harvest =
    { $taken ->
        [0] wählt aus: { $goods }
        [one] wählt nach { $taken } Spieler aus dem Rest von: { $goods }
       *[other] wählt nach { $taken } Spielern aus dem Rest von: { $goods }
    }
board-ig-harvest-reserve = und nimmt { $tokens } aus der Reserve
board-ig-rung-depends = Noch ausstehende Entscheidungen können das ändern
board-ig-visit = Vuko würde { $player } in { $place } besuchen
board-ig-visits = Vuko würde { $player } besuchen
board-ig-goal-nearer = { $player } käme dem Ziel in { $place } näher
board-ig-snow-falls = Wenn Vuko kommt, fällt der Tote Schnee, und es gewinnt { $player }
board-ig-snow-winner = Fiele der Tote Schnee jetzt, gewänne { $player }

## Leisten und Felder

board-ig-helm = Helm { $helm }: Schiff { $ship }, { $markers } Aktionsmarker
board-ig-red = rotes Schiff: Regionen werden gewertet
board-ig-red-done = rotes Schiff, schon gewertet
board-ig-order-tokens = Reihenfolgemarker zum Auslegen
board-ig-order-token = Reihenfolgemarker { $number }
board-ig-tolls = Für immer in den Schlangenhals gelegte Marker; wer die meisten hat, bekommt am Ende 5 Punkte
board-ig-swap = { $given } gegen { $received } tauschen
board-ig-reputation-of = Ansehen von { $player }: { $field }
board-ig-points-of = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-ig-snow-left =
    { $left ->
        [one] noch { $left } Flocke
       *[other] noch { $left } Flocken
    }
board-ig-stock = Im Vorrat: { $tokens }
board-ig-vuko-stock = Vuko-Marker im Vorrat: { $count }

## Charaktertafeln

board-ig-goal = Ziel: { $done } von { $needed } ({ $goal })
board-ig-goal-lost = Ziel unerreichbar: { $done } von { $needed } ({ $goal })
board-ig-count-supply = Einflussmarker im eigenen Vorrat: { $count }
board-ig-count-to-place = Noch zu setzende Aktionsmarker: { $count }
board-ig-count-tokens = Vuko-Marker: { $count }
board-ig-ladder = M-Faktor zwischen Stufen bewegen
board-ig-mfactor = { $player }: { $count } M-Faktor auf Stufe { $level }
board-ig-type = { $unit }: { $left } von { $figures } im Vorrat, Einfluss { $influence }, Lebenspunkte { $health }
board-ig-slot-blank = Freier Platz für eine Fähigkeit
board-ig-slot-printed = { $ability } (aufgedruckt)
board-ig-slot-special = { $ability } (Spezialfähigkeit)
board-ig-slot-spy = { $ability } (Erschafferspion)
board-ig-slot-bought = { $ability } (gekauft)
