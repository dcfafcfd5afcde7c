### What is said of Northgard: Uncharted Lands everywhere (English).

term-title-northgard = Northgard: Uncharted Lands
term-ng-headline = Year { $year } · { $phase }
term-ng-year-title = Year { $year }
term-ng-years =
    { $count ->
        [one] one year
       *[other] { $count } years
    }

web-about-northgard = Clans land on an unknown shore. Explore it tile by tile, settle, build, fight and live through the winter; fame and well-guarded lands win.
    .facts = 2–5 players · about an hour · cards in hand
web-picture-northgard = A woodcut: a longship and a hall in the snow under northern lights.

web-side-northgard = Clan
