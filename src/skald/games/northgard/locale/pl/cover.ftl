### Co wszędzie mówi się o grze Northgard: Uncharted Lands (polski).

term-title-northgard = Northgard: Uncharted Lands
term-ng-headline = Rok { $year } · { $phase }
term-ng-year-title = Rok { $year }
term-ng-years =
    { $count ->
        [one] jeden rok
        [few] { $count } lata
       *[many] { $count } lat
    }

web-about-northgard = Klany lądują na nieznanym brzegu. Odkrywaj go kafelek po kafelku, osiedlaj się, buduj, walcz i przetrwaj zimę; zwycięstwo daje sława albo dobrze strzeżone ziemie.
    .facts = 2–5 graczy · około godziny · karty na ręce
web-picture-northgard = Drzeworyt: okręt wikingów i dwór w śniegu pod zorzą polarną.

web-side-northgard = Klan
