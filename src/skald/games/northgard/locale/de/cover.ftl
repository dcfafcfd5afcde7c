### Was überall über Northgard: Uncharted Lands gesagt wird (Deutsch).

term-title-northgard = Northgard: Uncharted Lands
term-ng-headline = Jahr { $year } · { $phase }
term-ng-year-title = Jahr { $year }
term-ng-years =
    { $count ->
        [one] ein Jahr
       *[other] { $count } Jahre
    }

web-about-northgard = Clans landen an einer unbekannten Küste. Erkunde sie Plättchen für Plättchen, siedle, baue, kämpfe und überstehe den Winter; den Sieg bringen Ruhm oder gut gesicherte Gebiete.
    .facts = 2–5 Spieler · etwa eine Stunde · Karten auf der Hand
web-picture-northgard = Ein Holzschnitt: ein Langschiff und eine Halle im Schnee unter dem Nordlicht.

web-side-northgard = Clan
