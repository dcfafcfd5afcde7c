### Northgard: Uncharted Lands: Regeltexte für Spieler (Deutsch)
### Ein Eintrag je Regel: Wert = kurzer Titel, .text = die Regel in Worten.

## Spielmaterial (NG-COMP)

NG-COMP-01 = Einheiten
    .text = 70 Einheiten: 14 in jeder der 5 Farben. Du hast nie mehr als 14 normale Einheiten auf dem Spielplan.

NG-COMP-02 = Gebäudemarker
    .text = 56 Marker: je 7 von 8 Typen, davon 5 kleine und 3 große. Der Vorrat ist streng begrenzt und gilt für alle gemeinsam.

NG-COMP-03 = Ruhmmarker
    .text = 65 Marker: 5 mit Wert 50, 15 mit Wert 10, 15 mit Wert 5 und 30 mit Wert 1, zusammen 505. Du darfst jederzeit wechseln; gehen die Marker aus, gibt es trotzdem weiter Ruhm.

NG-COMP-04 = Würfel
    .text = 2 gleiche Kampfwürfel mit besonderen Seiten.

NG-COMP-05 = Startkarten
    .text = 30 Karten: In jeder der 5 Farben dieselben 6 Karten, nämlich Rekrutieren, Bewegen, Erkunden, Bauen und zweimal Festmahl.

NG-COMP-06 = Plättchen
    .text = 35 quadratische Plättchen mit 1 bis 4 Teilen: das normale Startplättchen mit eigener Rückseite, das zweite Startplättchen für fünf Spieler mit normaler Rückseite und eigenem Zeichen auf der Vorderseite, und 33 weitere. Ihre Nummern 01 bis 33 sind nicht aufgedruckt, sondern dienen nur dem Programm.

NG-COMP-07 = Ressourcenmarker
    .text = 75 einfache Marker: 30 Nahrung, 25 Holz und 20 Wissen. Dazu kommen 15 Mehrfachmarker, je 5 für Nahrung, Holz und Wissen; der Vorrat gilt als unbegrenzt.

NG-COMP-08 = Startspielermarker
    .text = 1 Startspielermarker.

NG-COMP-09 = Clankarten
    .text = 21 Karten: 3 für jeden der 7 Clans, und zwar 1 Anfangskarte und 2 Aufwertungskarten.

NG-COMP-10 = Entwicklungskarten
    .text = 52 verschiedene Karten: 16 frühe und 36 fortgeschrittene.

NG-COMP-11 = Aufruhrkarten
    .text = 10 gleiche Karten, die offen bereitliegen.

NG-COMP-12 = Erfolge
    .text = 7 Karten, die nur bei der Schlusswertung zählen.

NG-COMP-13 = Jahresleiste
    .text = 1 zweiseitige Leiste (7 Jahre oder 10 Jahre) und 1 Jahresmarker.

NG-COMP-14 = Spielhilfen
    .text = 5 Spielhilfen. Links davon liegt dein Nachziehstapel, rechts davon offen dein Ablagestapel.

NG-COMP-15 = Clanmarker
    .text = 1 Marker Kaija, nur für den Bärenclan, und 1 Marker Verbrannte Erde, nur für den Schlangenclan.

NG-COMP-16 = Spielerzahl
    .text = Northgard ist für 2 bis 5 Spieler.

NG-COMP-17 = Kreaturen
    .text = 9 Kreaturenkarten mit Figuren. Sie werden nur mit dem Kreaturenmodul gebraucht.

NG-COMP-18 = Was die Plättchen bieten
    .text = Die Plättchen 01 bis 33 zeigen zusammen 11 Nahrung, 11 Holz, 8 Wissen, 45 einfache kleine Bauplätze, 8 Runensteinplätze, 14 große Bauplätze (höchstens einer je Plättchen) und 11 Kreaturenhöhlen; das Startplättchen zeigt nichts, das zweite Startplättchen 1 Nahrung. Für die 8 Runensteinplätze gibt es nur 7 Runensteine, für die 21 großen Gebäude nur 14 große Bauplätze.

## Begriffe (NG-GLOS)

NG-GLOS-01 = Grenze
    .text = Eine Grenze ist eine Linie innerhalb eines Plättchens, normal oder unwegsam. Auf den gedruckten Plättchen ist weiß mit kleinen Punkten normal und gelb mit großen Punkten unwegsam; auf unserem Spielplan ist eine einfache Linie normal und eine Bergkette unwegsam. Grenzen laufen von Ecke zu Ecke, manche über eine Gabelung im Inneren, teilen das Plättchen in 1 bis 4 Teile und liegen nie auf einer Plättchenkante.

NG-GLOS-02 = Unwegsame Grenze
    .text = Sie zu überqueren kostet eine zusätzliche Bewegung, und für einen Rückzug ist sie gesperrt. Nur die Karte „Wolfsclan“ hebt beides auf.

NG-GLOS-03 = Gebiet
    .text = Alle Teile, die über gemeinsame Plättchenkanten zusammenhängen, bilden ein Gebiet; begrenzt wird es von Grenzen und, solange es offen ist, von freien Plättchenkanten. Es kann über viele Plättchen reichen, und wo darin eine Einheit steht, spielt keine Rolle.

NG-GLOS-04 = Benachbarte Gebiete
    .text = Zwei Gebiete sind benachbart, wenn zwischen ihnen mindestens eine aufgedruckte Grenze verläuft, auch eine unwegsame. Eine Berührung nur an einer Plättchenecke zählt nicht; ist irgendeine Grenze zwischen ihnen normal, gilt der Übergang als normal.

NG-GLOS-05 = Geschlossenes Gebiet
    .text = Ein Gebiet ist geschlossen, wenn an jeder Kante jedes seiner Teile ein weiteres Plättchen liegt. Es kann nie mehr erweitert werden.

NG-GLOS-06 = Offenes Gebiet
    .text = Jedes Gebiet, das nicht geschlossen ist: Mindestens eine seiner Kanten zeigt auf ein leeres Feld. Die freien Plättchenkanten begrenzen es vorläufig.

NG-GLOS-07 = Kontrolle
    .text = Du kontrollierst ein Gebiet, wenn du dort mindestens eine Einheit hast; Gebäude allein geben nie Kontrolle. Solange ein Kampf nicht entschieden ist, gilt der Verteidiger als Besitzer.

NG-GLOS-08 = Neutrales Gebiet
    .text = Ein Gebiet ohne Einheiten ist neutral. Stehen dort Gebäude, bekommt niemand etwas davon.

NG-GLOS-09 = Eigen und feindlich
    .text = Eigen ist ein Gebiet, das du kontrollierst; feindlich ist eines, das ein anderer Spieler kontrolliert. Im Teamspiel ist nur das gegnerische Team feindlich.

NG-GLOS-10 = Kampf
    .text = Ein Kampf entsteht, wenn Einheiten zweier Spieler im selben Gebiet stehen.

NG-GLOS-11 = Ressource
    .text = Ressourcen sind Nahrung, Holz und Wissen. Ruhm ist keine Ressource.

NG-GLOS-12 = Was Teile zeigen
    .text = Ein Teil eines Plättchens kann Symbole für Nahrung, Holz und Wissen zeigen, dazu kleine Bauplätze (manche mit Runensteinsymbol), einen großen Bauplatz und eine Kreaturenhöhle.

NG-GLOS-13 = Kreaturenhöhle
    .text = Eine Kreaturenhöhle ist der Unterschlupf einer Kreatur und hat nur mit dem Kreaturenmodul eine Wirkung. Der Erfolg „Fallensteller“ zählt sie in jedem Fall.

NG-GLOS-14 = Ziel des Spiels
    .text = Du gewinnst am Ende eines beliebigen Jahres, wenn du 3 geschlossene Gebiete mit je einem großen Gebäude kontrollierst. Schafft das niemand, gewinnt nach Jahr 7, wer den meisten Ruhm hat.

NG-GLOS-15 = Teil
    .text = Ein Teil ist eine der Flächen eines Plättchens. Zu ihm gehören eine bis vier ganze Kanten des Plättchens.

NG-GLOS-16 = Grenzende und Rasterecke
    .text = Eine Grenze endet immer in einer Ecke ihres Plättchens. Eine Rasterecke ist der Punkt, an dem vier Felder zusammentreffen.

NG-GLOS-17 = Ertrag
    .text = Der Ertrag eines Gebiets ist je 1 Nahrung, Holz oder Wissen pro aufgedrucktem Symbol, dazu 1 Nahrung je Nahrungssilo, 1 Holz je Holzfällerhütte und 1 Wissen je Runenstein. Der aufgedruckte Ertrag umfasst nur die Symbole.

NG-GLOS-18 = Haupteffekt
    .text = Der Haupteffekt einer Karte ist der Effekt, der möglich sein muss, damit du sie ausspielen darfst.

## Spielaufbau (NG-SETUP)

NG-SETUP-01 = Allgemeiner Vorrat
    .text = Würfel, Ruhm-, Ressourcen- und Gebäudemarker bilden einen gemeinsamen Vorrat für alle.

NG-SETUP-02 = Jahresleiste
    .text = Der Jahresmarker kommt auf Feld 1 der Jahresleiste.

NG-SETUP-03 = Aufruhrstapel
    .text = Die 10 Aufruhrkarten bilden einen offenen Stapel.

NG-SETUP-04 = Frühe Entwicklungskarten
    .text = Die 16 frühen Karten werden gemischt. Je Spieler kommen 2 verdeckt ins Spiel, also 4, 6, 8 oder 10 bei 2, 3, 4 oder 5 Spielern.

NG-SETUP-05 = Fortgeschrittene Entwicklungskarten
    .text = Die 36 fortgeschrittenen Karten werden gemischt. Je Spieler kommen 4 verdeckt ins Spiel, also 8, 12, 16 oder 20 bei 2, 3, 4 oder 5 Spielern.

NG-SETUP-06 = Entwicklungsstapel
    .text = Die frühen Karten kommen auf die fortgeschrittenen und bilden mit ihnen den Entwicklungsstapel. Übrige Karten gehen ungesehen aus dem Spiel.

NG-SETUP-07 = Erfolge auslegen
    .text = Die 7 Erfolge werden gemischt, und so viele, wie Spieler mitspielen, liegen die ganze Partie offen aus. Die übrigen gehen aus dem Spiel.

NG-SETUP-08 = Startplättchen, 2–4 Spieler
    .text = Das Startplättchen liegt in der Mitte. Die anderen 34 Plättchen, auch das zweite Startplättchen, werden verdeckt gemischt.

NG-SETUP-09 = Startplättchen, 5 Spieler
    .text = Die beiden Startplättchen liegen ungedreht nebeneinander, das zweite rechts vom ersten. Dazwischen liegt ein Gebiet mit 1 Nahrung, das von Beginn an auf 2 Plättchen geschlossen ist; die anderen 33 Plättchen werden verdeckt gemischt.

NG-SETUP-10 = Farbe wählen
    .text = Wähle eine freie Farbe und nimm ihre 6 Startkarten und 14 Einheiten.

NG-SETUP-11 = Clan wählen
    .text = Wähle einen freien Clan und nimm seine 3 Karten. Die 2 Aufwertungskarten legst du für alle sichtbar beiseite.

NG-SETUP-12 = Startdeck
    .text = Deine 6 Startkarten und die Anfangskarte deines Clans werden gemischt und bilden verdeckt deinen Nachziehstapel aus 7 Karten.

NG-SETUP-13 = Erster Startspieler
    .text = Jeder wirft beide Würfel; wer die meisten Äxte wirft, bekommt den Startspielermarker. Nur wer an der Spitze gleichauf liegt, würfelt erneut, bis einer vorne ist.

NG-SETUP-14 = Startressourcen
    .text = Im Uhrzeigersinn ab dem Startspieler bekommen die ersten drei Spieler je 2 Nahrung und 2 Holz. Der vierte und der fünfte bekommen je 3 Nahrung und 2 Holz.

NG-SETUP-15 = Plättchen ziehen
    .text = Du ziehst 3 Plättchen auf die Hand.

NG-SETUP-16 = Erstes Plättchen
    .text = Reihum ab dem Startspieler wählst du 1 deiner Plättchen und legst es Kante an Kante an ein Startplättchen. Bei zwei bis vier Spielern gilt ein von einem Spieler gelegtes zweites Startplättchen dabei als gewöhnliches Plättchen.

NG-SETUP-17 = Erste Gruppe
    .text = Gleich danach stellst du 3 deiner Einheiten zusammen in ein leeres Gebiet des eben gelegten Plättchens. Leer heißt: Niemand hat dort Einheiten.

NG-SETUP-18 = Zweites Plättchen
    .text = Wenn alle ihr erstes Plättchen gelegt haben, folgt in derselben Reihenfolge eine zweite Runde. Dieses Plättchen muss Kante an Kante an ein beliebiges gelegtes Plättchen angelegt werden.

NG-SETUP-19 = Zweite Gruppe
    .text = Die zweite Gruppe aus 3 Einheiten kommt in ein leeres Gebiet des zweiten Plättchens. Sie darf nie in das Gebiet der ersten Gruppe, auch nicht, wenn die Plättchen zusammenhängen.

NG-SETUP-20 = Legeregeln beim Aufbau
    .text = Beim Aufbau gilt die Grenzregel genau wie beim Erkunden. Ein Plättchen darf auch nie Einheiten zweier Spieler in ein Gebiet bringen.

NG-SETUP-21 = Drittes Plättchen
    .text = Haben alle zwei Plättchen gelegt, kommen die dritten zurück in den Stapel, und er wird neu gemischt. Er hat dann 30, 28, 26 oder 23 Plättchen bei 2, 3, 4 oder 5 Spielern; liegt das zweite Startplättchen nicht im Stapel, sind es 29, 27, 25 oder 23.

NG-SETUP-22 = Keine Gewinne beim Aufbau
    .text = Während des Aufbaus bekommt niemand Ressourcen, Ruhm oder Vorteile aus Clankräften; ein geschlossenes Gebiet bringt hier nichts. Kaija darf trotzdem eingesetzt werden.

NG-SETUP-23 = Spielbeginn
    .text = Jahr 1 beginnt; wer den Startspielermarker hat, fängt an.

NG-SETUP-24 = Stand nach dem Aufbau
    .text = Du hast 6 Einheiten in zwei Gebieten und 8 im Vorrat, einen Nachziehstapel aus 7 Karten und noch keine Karten auf der Hand, in der Auslage oder im Ablagestapel. Der Bärenclan kann stattdessen 5 Einheiten und Kaija auf dem Spielplan haben, dann sind 9 im Vorrat.

NG-SETUP-25 = Kreaturenstapel (Modul)
    .text = Mit dem Kreaturenmodul wird der Kreaturenstapel nach den Startressourcen und vor dem Plättchenziehen vorbereitet. Wer danach beim Aufbau ein Plättchen mit Kreaturenhöhle legt, bringt eine Kreatur ins Spiel.

## Persönliche Decks (NG-DECK)

NG-DECK-01 = Vier Bereiche
    .text = Deine Karten liegen in vier Bereichen: im verdeckten Nachziehstapel, auf der geheimen Hand, in der offenen Auslage mit den in diesem Jahr benutzten Karten und im offenen Ablagestapel.

NG-DECK-02 = Weg der Karten
    .text = Karten wandern vom Nachziehstapel auf die Hand, in die Auslage, auf den Ablagestapel und wieder in den Nachziehstapel. Die Auslage leerst du, wenn du passt; vorher verlässt sie nur eine annullierte Karte.

NG-DECK-03 = Neu mischen
    .text = Dein Ablagestapel wird erst dann zum neuen Nachziehstapel gemischt, wenn du eine Karte ziehen musst und der Nachziehstapel leer ist, egal in welcher Phase. Ein leerer Stapel allein löst noch nichts aus.

NG-DECK-04 = Auslage bleibt draußen
    .text = Karten in deiner Auslage werden nie mitgemischt, auch nicht die Karte, die du gerade ausführst.

NG-DECK-05 = Zu wenige Karten
    .text = Sind Nachzieh- und Ablagestapel zusammen zu klein, ziehst du, was da ist. Das gilt in Phase 1, beim Ersetzen, beim Entfernen und wenn das Ziehen nur auf einen anderen Karteneffekt folgt, nicht aber für die Aktion Ziehen.

NG-DECK-06 = Entfernte Karten
    .text = Eine aus dem Spiel entfernte Karte kommt in die Schachtel. Sie liegt in keinem Bereich mehr und bringt am Ende keinen Ruhm.

## Das Jahr (NG-YEAR)

NG-YEAR-01 = Phasen
    .text = Jedes Jahr hat fünf Phasen in fester Reihenfolge: 1 Jahresbeginn, 2 Aktionen, 3 Ernte, 4 Winter, 5 Jahresende. Mit dem Kreaturenmodul kommt zwischen Phase 2 und 3 eine Kreaturenphase.

NG-YEAR-02 = Karten ziehen
    .text = In Phase 1 ziehst du 4 Karten, dazu 1 für jede Schmiede in einem Gebiet, das du kontrollierst.

NG-YEAR-03 = Kartenangebot
    .text = In Phase 1 deckt der Startspieler so viele Entwicklungskarten auf, wie Spieler mitspielen. In den Jahren 1 und 2 sind es frühe, in den Jahren 3 bis 6 fortgeschrittene Karten.

NG-YEAR-04 = Angebot in Jahr 7
    .text = In Jahr 7 werden keine Entwicklungskarten aufgedeckt. Das Angebot bilden dann die offenen Erfolge.

NG-YEAR-05 = Eine Karte für jeden
    .text = Das Angebot hat eine Karte je Spieler, und jeder nimmt genau eine, beim Passen oder früher durch „Blick in die Zukunft“. Am Ende von Phase 2 ist es deshalb leer, außer jemand hat mit dieser Karte einen Erfolg genommen.

NG-YEAR-06 = Reihenfolge in Phase 2
    .text = Ab dem Startspieler wird im Uhrzeigersinn gezogen; wer gepasst hat, wird übersprungen. Die Phase endet, wenn alle gepasst haben.

NG-YEAR-07 = Reihenfolge in Phase 3–5
    .text = Es geht im Uhrzeigersinn ab dem Spieler, der jetzt den Startspielermarker hat; er kann in Phase 2 gewechselt haben.

## Spielzüge in Phase 2 (NG-ACT)

NG-ACT-01 = Eine Aktion je Zug
    .text = In deinem Zug wählst du genau eine Aktion: Ausspielen, Abwarten, Ersetzen, Entfernen, Aufwerten oder Passen.

NG-ACT-02 = Leere Hand
    .text = Ohne Handkarten darfst du nur passen.

NG-ACT-03 = Kosten zuerst
    .text = Für Ersetzen, Entfernen und Aufwerten musst du das volle Wissen in diesem Moment besitzen. Teilzahlungen und Tauschen sind hier nicht möglich.

NG-ACT-PLAY-01 = Karte ausspielen
    .text = Lege 1 Handkarte offen in deine Auslage und führe dann ihre Aktion aus.

NG-ACT-PLAY-02 = Vollständig ausführen
    .text = Eine Karte wird ganz ausgeführt, samt Kämpfen, bevor du eine weitere ausspielen darfst.

NG-ACT-PLAY-03 = Höchstens eine normale Karte
    .text = In einem Zug mit Ausspielen darfst du höchstens eine Karte ohne Blitzsymbol spielen.

NG-ACT-PLAY-04 = Nur mit Wirkung
    .text = Du darfst eine Karte nur ausspielen, wenn ihr Haupteffekt wenigstens teilweise möglich ist; sonst bleibt dir das Abwarten. Aufruhr und Erfolge kannst du nie ausspielen.

NG-ACT-PLAY-05 = Reaktion
    .text = Nachdem eine Karte ausgespielt ist und bevor sie wirkt, darf ein Gegner mit „Verteidigungsstrategie“ antworten.

NG-ACT-FLASH-01 = Blitzkarten
    .text = In einem Zug mit Ausspielen darfst du beliebig viele Blitzkarten spielen, vor und nach der normalen Karte, immer eine nach der anderen.

NG-ACT-FLASH-02 = Nur Blitzkarten
    .text = Dein Zug darf auch nur aus einer oder mehreren Blitzkarten bestehen.

NG-ACT-FLASH-03 = Frisch gezogene Blitzkarten
    .text = Eine Blitzkarte, die du in diesem Zug ziehst, darfst du noch im selben Zug spielen.

NG-ACT-FLASH-04 = Nur beim Ausspielen
    .text = Blitzkarten lassen sich im selben Zug nicht mit Abwarten, Ersetzen, Entfernen, Aufwerten oder Passen verbinden.

NG-ACT-WAIT-01 = Abwarten
    .text = Lege 1 beliebige Handkarte, auch Aufruhr, ohne Wirkung in deine Auslage. Dein Zug endet, aber du bleibst in der Phase.

NG-ACT-REPL-01 = Ersetzen
    .text = Lege 1 Handkarte, auch Aufruhr, ohne Wirkung in deine Auslage, zahle 1 Wissen und ziehe 1 Karte.

NG-ACT-REM-01 = Entfernen
    .text = Entferne 1 Handkarte aus dem Spiel, zahle 2 Wissen und ziehe 2 Karten.

NG-ACT-REM-02 = Aufruhr bleibt
    .text = Aufruhrkarten kannst du auf keine Weise aus dem Spiel entfernen.

NG-ACT-UPG-01 = Aufwerten
    .text = Wähle 1 Handkarte und lege sie ohne Wirkung in deine Auslage oder entferne sie aus dem Spiel (nicht bei Aufruhr). Zahle 3 Wissen und nimm eine beiseitegelegte Aufwertungskarte deines Clans nach Wahl auf die Hand.

NG-ACT-UPG-02 = Aufwertung wirkt später
    .text = Die Aufwertungskarte darfst du ab deinem nächsten Zug spielen. Von jetzt an gehört sie zu deinem Deck.

NG-ACT-UPG-03 = Nur zwei Aufwertungen
    .text = Jede Aufwertungskarte kannst du einmal nehmen. Hast du beide, steht dir die Aktion nicht mehr offen.

NG-ACT-PASS-01 = Passen
    .text = Passen darfst du in jedem deiner Züge, egal was du auf der Hand hast.

NG-ACT-PASS-02 = Karten ablegen
    .text = Wenn du passt, kommen alle Handkarten und alle Karten deiner Auslage auf deinen Ablagestapel.

NG-ACT-PASS-03 = Karte aussuchen
    .text = Wähle 1 Karte aus dem Angebot (Entwicklungskarten, im letzten Jahr Erfolge) und lege sie auf deinen Nachziehstapel; das ist Pflicht, und ein anderer Ort ist nicht möglich. Wer in diesem Jahr schon mit „Blick in die Zukunft“ gewählt hat oder ein leeres Angebot vorfindet, nimmt nichts.

NG-ACT-PASS-04 = Als Erster passen
    .text = Wer in einem Jahr als Erster passt, nimmt sofort den Startspielermarker oder behält ihn.

NG-ACT-PASS-05 = Nach dem Passen
    .text = Wenn du gepasst hast, machst du in diesem Jahr keine Züge mehr. Du verteidigst dich, ziehst dich zurück und nimmst an den Phasen 3 bis 5 teil wie sonst.

## Ernte und Handel (NG-HARV, NG-TRADE)

NG-HARV-01 = Schritt A: Geschlossene Gebiete
    .text = Jedes geschlossene Gebiet, das du kontrollierst, bringt 1 Ruhm, wenn es auf 2 Plättchen liegt, und 2 Ruhm ab 3 Plättchen. Offene Gebiete bringen hier nichts; weniger als 2 Plättchen kommen nicht vor.

NG-HARV-02 = Schritt B: Altäre
    .text = Jeder Altar der Könige in einem Gebiet, das du kontrollierst, bringt 3 Ruhm, ob offen oder geschlossen.

NG-HARV-03 = Schritt B: Ressourcen
    .text = Du bekommst 1 Nahrung, Holz oder Wissen je passendem Symbol in deinen Gebieten und je Gebäude, das dort Ressourcen liefert. Auch offene Gebiete liefern.

NG-HARV-04 = Neutrales bringt nichts
    .text = Gebiete ohne Einheiten bringen niemandem etwas.

NG-HARV-05 = Reihenfolge der Schritte
    .text = Erst machen alle Schritt A, dann alle Schritt B, dann alle Schritt C, jeweils im Uhrzeigersinn ab dem Startspieler.

NG-HARV-06 = Wolf als Kreatur (Modul)
    .text = Ein Gebiet mit einer Wolfskreatur bringt nur, was seine Gebäude bringen.

NG-TRADE-01 = Schritt C: Handel
    .text = Beliebig oft darfst du 3 eigene Ressourcen, gleich oder gemischt, in den allgemeinen Vorrat legen und dafür 1 Ressource deiner Wahl nehmen. Auch gerade erhaltene Ressourcen darfst du weitertauschen.

NG-TRADE-02 = Handel nur hier
    .text = In anderen Phasen gibt es keinen Handel, insbesondere nicht, um den Winter zu bezahlen.

NG-TRADE-03 = Sichtbarkeit
    .text = Ruhmmarker liegen verdeckt, alle anderen Marker offen.

NG-CLAR-21 = Wie oft Partner tauschen
    .text = In einem Handelsschritt darfst du höchstens so oft tauschen, wie der Ärmere von euch beiden zu Beginn des Handels Ressourcen hat. Nur angenommene Angebote zählen. Ein abgelehntes Angebot darfst du in diesem Schritt nicht wiederholen.

NG-CLAR-22 = Ein Handel muss etwas bringen
    .text = Wer eine der Ressourcen nimmt, die er abgibt, verliert nur zwei Ressourcen und bekommt nichts dafür. Ein solcher Handel wird nicht angeboten.

## Winter (NG-WINTER)

NG-WINTER-01 = Reihenfolge im Winter
    .text = Im Uhrzeigersinn ab dem Startspieler zahlt jeder für seine Einheiten auf dem Spielplan.

NG-WINTER-02 = Winterkosten
    .text = Für 0 bis 3 Einheiten zahlst du nichts, für 4 bis 6 zahlst du 1 Nahrung, für 7 bis 9 zahlst du 2 Nahrung. Für 10 bis 12 zahlst du 3 Nahrung und 1 Holz, ab 13 Einheiten 4 Nahrung und 2 Holz.

NG-WINTER-03 = Zahlen ist Pflicht
    .text = Wenn du zahlen kannst, musst du voll zahlen. Eine Ressource darf keine andere ersetzen.

NG-WINTER-04 = Wenn es nicht reicht
    .text = Fehlt dir etwas, zahlst du von jeder geforderten Ressource, was du hast, und nimmst genau 1 Aufruhrkarte, egal wie viel fehlt. Einheiten verlierst du nicht.

NG-WINTER-05 = Wohin Aufruhr kommt
    .text = Die Aufruhrkarte kommt auf deinen Nachziehstapel, also über die Karte, die du in diesem Jahr beim Passen dort hingelegt hast.

NG-WINTER-06 = Was Aufruhr bewirkt
    .text = Aufruhr hat keine Wirkung, kann nicht entfernt werden und kostet dich in der Schlusswertung 5 Ruhm.

NG-WINTER-07 = Aufruhrstapel leer
    .text = Ist keine Aufruhrkarte mehr da, verlierst du stattdessen sofort 5 Ruhm und legst die oberste Karte deines Nachziehstapels ab. Ist er leer, legst du nichts ab.

## Jahresende (NG-EOY)

NG-EOY-01 = Schritt A: Siegprüfung
    .text = Kontrolliert jemand mindestens 3 geschlossene Gebiete mit je mindestens einem großen Gebäude, endet das Spiel jetzt. Sonst endet es nur, wenn es das letzte Jahr war.

NG-EOY-02 = Schritt B: Zweite Chance
    .text = Geht das Spiel weiter und hast du keine Einheiten auf dem Spielplan, darfst du 3 Einheiten zusammen in ein beliebiges neutrales Gebiet stellen; Kaija darf eine davon sein. Deck, Ressourcen und Ruhm behältst du.

NG-EOY-03 = Kein neutrales Gebiet
    .text = Gibt es keines (mit dem Kreaturenmodul: keines ohne Braunbär oder Walküre), darfst du ein Plättchen ziehen und an beliebiger Kante so anlegen, dass die Grenzregel gilt, keine Spieler vermischt werden und ein neutrales Gebiet entsteht. Dorthin stellst du die Gruppe, ohne Kampf auch dann, wenn die Kreaturenhöhle des Plättchens den einzigen leeren Teil mit einem Braunbären oder einer Walküre besetzt.

NG-EOY-04 = Schritt C: Jahresmarker
    .text = Der Jahresmarker rückt ein Feld weiter, und das nächste Jahr beginnt.

## Karten im Allgemeinen (NG-CARD)

NG-CARD-01 = Karte geht vor
    .text = Widerspricht ein Kartentext den Regeln, gilt die Karte.

NG-CARD-02 = Aufbau einer Karte
    .text = Das obere Feld zeigt die Symbole der Aktionen. Das untere Feld nennt Ausnahmen, die für die Aktion dieser Karte gelten.

NG-CARD-03 = Startaktionen
    .text = Startkarten zeigen Rekrutieren, Erkunden, Bewegen oder Bauen. Festmahl ist ein Joker: Beim Ausspielen wählst du eine dieser vier Aktionen in der Stärke einer Startkarte.

NG-CARD-04 = Weitere Aktionen
    .text = Entwicklungs- und Clankarten können auch die Aktion Ziehen und Sonderaktionen zeigen.

NG-CARD-05 = Mehrere Aktionen
    .text = Zeigt eine Karte mehrere Aktionen, führst du sie in der gedruckten Reihenfolge aus, wenn die Karte nichts anderes sagt. Was nicht möglich ist, entfällt.

NG-CARD-06 = Angaben einer Karte
    .text = Zu jeder Karte gehören Name, Kartensatz, gegebenenfalls Clan, Blitzsymbol, Ruhmwert oder Wertungsformel und eine geordnete Liste von Effekten. Sagt ein Effekt nichts anderes, gilt die Zahl 1, er wirkt in eigenen Gebieten und gibt keinen Bonus.

## Rekrutieren (NG-RECRUIT)

NG-RECRUIT-01 = Anzahl
    .text = Setze bis zu so viele Einheiten ein, wie die Karte zeigt. Weniger oder gar keine sind erlaubt.

NG-RECRUIT-02 = Wo
    .text = Nur in Gebieten, die du zu Beginn der Aktion kontrollierst, außer die Karte nennt neutrale.

NG-RECRUIT-03 = Aufteilen
    .text = Du darfst die Einheiten auf mehrere solche Gebiete verteilen.

NG-RECRUIT-04 = Keine Obergrenze
    .text = In einem Gebiet dürfen beliebig viele Einheiten stehen.

NG-RECRUIT-05 = Begrenzter Vorrat
    .text = Du kannst nicht mehr Einheiten einsetzen, als in deinem Vorrat sind.

NG-RECRUIT-06 = Bonus der Trainingslager
    .text = Nach dem Einsetzen kommt in jedes Gebiet, das in dieser Aktion mindestens 1 Einheit erhalten hat, 1 weitere Einheit je Trainingslager dort. Das gilt einmal je Gebiet und Aktion, nicht je Einheit, und ist Pflicht, solange dein Vorrat reicht.

NG-RECRUIT-07 = Keine Einheiten auf dem Spielplan
    .text = Hast du keine Einheiten auf dem Spielplan, darfst du stattdessen ein neutrales Gebiet wählen, offen oder geschlossen, und alle Einheiten der Aktion dort einsetzen.

NG-RECRUIT-08 = Kein Angriff
    .text = Durch Rekrutieren können nie Einheiten in ein feindliches Gebiet kommen.

## Bauen (NG-BUILD)

NG-BUILD-01 = Ein Gebäude
    .text = Setze 1 Gebäudemarker auf einen freien, passenden Bauplatz in einem Gebiet, das du kontrollierst.

NG-BUILD-02 = Baukosten
    .text = Ein kleines Gebäude kostet 1 Holz, ein großes 3 Holz, abzüglich des Rabatts der Karte (nie unter 0). Du zahlst den vollen Preis oder baust nicht.

NG-BUILD-03 = Größe des Bauplatzes
    .text = Kleine Gebäude kommen nur auf kleine, große nur auf große Bauplätze. Auf jeden Platz passt ein Marker.

NG-BUILD-04 = Runensteinplatz
    .text = Ein Runenstein darf nur auf einen kleinen Bauplatz mit seinem Symbol. Ein solcher Platz darf auch jedes andere kleine Gebäude aufnehmen.

NG-BUILD-05 = Keine Doppelten
    .text = Du darfst keinen Typ bauen, der im selben Gebiet schon steht, egal auf welchem Plättchen. Ausnahmen sind die Karte „Ziegenclan“ und der Austausch mit „Fleißige Dorfbewohner“.

NG-BUILD-06 = Begrenzte Marker
    .text = Liegen alle 7 Marker eines Typs auf dem Spielplan, kann niemand ihn mehr bauen.

NG-BUILD-07 = Gebäude bleiben
    .text = Gebäude werden nie bewegt, entfernt oder zerstört; sie wechseln mit dem Gebiet den Besitzer. Nur „Fleißige Dorfbewohner“ darf eines austauschen.

NG-BUILD-08 = Offen genügt
    .text = Du darfst in offenen und in geschlossenen Gebieten bauen.

## Gebäude (NG-BLDG)

NG-BLDG-01 = Nahrungssilo
    .text = Kleines Gebäude für 1 Holz. Bringt dem Besitzer des Gebiets bei der Ernte 1 Nahrung.

NG-BLDG-02 = Holzfällerhütte
    .text = Kleines Gebäude für 1 Holz. Bringt dem Besitzer des Gebiets bei der Ernte 1 Holz.

NG-BLDG-03 = Verteidigungsturm
    .text = Kleines Gebäude für 1 Holz. Verteidigst du dich hier, erleidet der Angreifer 1 Verlust je Turm.

NG-BLDG-04 = Trainingslager
    .text = Kleines Gebäude für 1 Holz. Rekrutierst du hier, kommt 1 Einheit je Trainingslager dazu, einmal je Aktion.

NG-BLDG-05 = Runenstein
    .text = Kleines Gebäude für 1 Holz, nur auf einem kleinen Bauplatz mit seinem Symbol. Bringt dem Besitzer des Gebiets bei der Ernte 1 Wissen.

NG-BLDG-06 = Festung
    .text = Großes Gebäude für 3 Holz. Verteidigst du dich hier, bekommst du 2 Kampfpunkte.

NG-BLDG-07 = Schmiede
    .text = Großes Gebäude für 3 Holz. In Phase 1 ziehst du 1 Karte mehr je Schmiede.

NG-BLDG-08 = Altar der Könige
    .text = Großes Gebäude für 3 Holz. Bringt dem Besitzer des Gebiets bei der Ernte 3 Ruhm.

NG-BLDG-09 = Doppelte nach Zusammenschluss
    .text = Wachsen Gebiete zusammen, wirkt darin jedes Gebäude, auch wenn ein Typ mehrfach vorkommt.

NG-BLDG-10 = Ohne Besitzer keine Wirkung
    .text = Gebäude in neutralen Gebieten bewirken nichts.

## Bewegen (NG-MOVE)

NG-MOVE-01 = Anzahl der Bewegungen
    .text = Die Karte gibt dir eine Anzahl Bewegungen, von denen du beliebig viele nutzen darfst. Die Startkarte „Bewegen“ gibt 1.

NG-MOVE-02 = Eine Bewegung
    .text = Wähle ein Gebiet, das du kontrollierst, nimm eine bis alle deiner Einheiten von dort und stelle sie über eine Grenze in ein benachbartes Gebiet.

NG-MOVE-03 = Freie Folge
    .text = Bewegungen machst du eine nach der anderen. Du darfst dieselben Einheiten mehrmals bewegen, Einheiten sammeln und weiterziehen oder die Bewegungen auf verschiedene Gruppen verteilen.

NG-MOVE-04 = Kontrolle wechselt sofort
    .text = Nach jeder Bewegung gilt: Ein betretenes neutrales Gebiet gehört dir, ein leer zurückgelassenes wird neutral, und seine Gebäude bleiben stehen.

NG-MOVE-05 = Unwegsame Grenze
    .text = Eine unwegsame Grenze zu überqueren kostet 2 Bewegungen derselben Aktion. Mit der Karte „Wolfsclan“ kostet es nur 1.

NG-MOVE-06 = Nur ohne normale Grenze
    .text = Die Mehrkosten gelten nur, wenn die beiden Gebiete nirgends eine normale Grenze gemeinsam haben.

NG-MOVE-07 = Nicht über mehrere Karten
    .text = Die zwei Bewegungen für eine unwegsame Grenze dürfen nicht aus zwei Bewegungsaktionen stammen, etwa aus zwei Blitzkarten.

NG-MOVE-08 = Feindliches Gebiet hält auf
    .text = Einheiten, die ein feindliches Gebiet betreten, bleiben dort, bis der Kampf entschieden ist, und dürfen in dieser Aktion nicht weiterziehen. Ausnahme ist die Karte „Unterwanderung“.

NG-MOVE-09 = Angriff verstärken
    .text = Mit späteren Bewegungen derselben Aktion darfst du weitere Einheiten in dasselbe feindliche Gebiet schicken. Sie nehmen an demselben Kampf teil.

NG-MOVE-10 = Kämpfe zuletzt
    .text = Erst machst du alle Bewegungen, dann werden alle Kämpfe ausgetragen.

NG-MOVE-11 = Bonus der Karte
    .text = Kampfpunkte, Verluste oder besondere Effekte der Karte gelten in jedem Kampf, den diese Aktion auslöst, und in keinem anderen.

NG-MOVE-12 = Mehrere Bewegungskarten
    .text = Spielst du in einem Zug mehrere Bewegungskarten, wird jede einzeln mit ihren Kämpfen ausgeführt, mit eigener Anzahl Bewegungen und eigenem Bonus.

NG-MOVE-13 = Offen oder geschlossen
    .text = Für Bewegungen macht es keinen Unterschied, ob ein Gebiet offen oder geschlossen ist.

## Erkunden (NG-EXPLORE)

NG-EXPLORE-01 = Wann möglich
    .text = Zum Erkunden brauchst du mindestens 1 Plättchen im Stapel und mindestens 1 offenes Gebiet unter deiner Kontrolle, mit dem Kreaturenmodul eines ohne Braunbär. „Huginn & Muninn“ braucht kein eigenes Gebiet.

NG-EXPLORE-02 = Plättchen ziehen
    .text = Ziehe 1 Plättchen von oben, oder 2 oder 3, wenn die Karte es sagt. Sind weniger da, ziehst du, was da ist.

NG-EXPLORE-03 = Kante an Kante
    .text = Das Plättchen kommt auf ein leeres Feld, das mit mindestens einem gelegten Plättchen eine ganze Kante teilt. Eine Berührung über Eck genügt nicht.

NG-EXPLORE-04 = Vom eigenen Gebiet aus
    .text = Mindestens eine dieser Kanten muss zu einem offenen Gebiet gehören, das du kontrollierst; bei „Huginn & Muninn“ genügt ein beliebiges offenes Gebiet.

NG-EXPLORE-05 = Ausrichtung
    .text = Du darfst das Plättchen in jeder der vier Richtungen legen.

NG-EXPLORE-06 = Grenzen gehen weiter
    .text = Keine Grenze darf plötzlich enden: Wo das neue Plättchen eine Rasterecke vollständig macht, also vier Plättchen zusammentreffen, darf dort nicht genau eine Grenze enden. Ecken mit einem leeren Feld werden nicht geprüft, und normale und unwegsame Grenzen dürfen ineinander übergehen.

NG-EXPLORE-07 = Spieler nicht vermischen
    .text = Du darfst keine Gebiete verbinden, in denen Einheiten verschiedener Spieler stehen. Erkunden löst nie einen Kampf aus.

NG-EXPLORE-08 = Legen ist Pflicht
    .text = Lässt sich ein gezogenes Plättchen regelgerecht legen, musst du genau eines legen. Unter allen erlaubten Plättchen, Feldern und Ausrichtungen wählst du frei.

NG-EXPLORE-09 = Nichts passt
    .text = Passt für dich keines der gezogenen Plättchen, kommen alle in der gezogenen Reihenfolge unter den Stapel, und du ziehst 1 neues. Das wiederholst du, bis eines passt oder jedes Plättchen einmal probiert ist.

NG-EXPLORE-10 = Übrige Plättchen
    .text = Zieht eine Karte mehrere Plättchen und du legst eines davon, kommen die übrigen in einer Reihenfolge deiner Wahl unter den Stapel.

NG-EXPLORE-11 = Zusammenwachsen
    .text = Teile, die an einer Kante aneinanderstoßen, werden ein Gebiet. Einheiten, Gebäude, Bauplätze, Symbole und Marker zählen gemeinsam.

NG-EXPLORE-12 = Doppelte durch Zusammenwachsen
    .text = In einem zusammengewachsenen Gebiet dürfen mehrere Gebäude eines Typs stehen. Alle bleiben und wirken.

NG-EXPLORE-13 = Löcher
    .text = Leere Felder, die von Plättchen umschlossen sind, sind erlaubt. Sie halten die Gebiete ringsum offen und dürfen später gefüllt werden.

NG-EXPLORE-14 = Schließen
    .text = Nach dem Legen ist jedes Gebiet ohne freie Kante geschlossen. Es können mehrere zugleich geschlossen werden.

NG-EXPLORE-15 = Ruhm fürs Schließen
    .text = Für jedes neu geschlossene Gebiet unter deiner Kontrolle bekommst du als aktiver Spieler 1 Ruhm je Plättchen, auf dem es liegt; jedes Plättchen zählt einmal.

NG-EXPLORE-16 = Nichts für andere
    .text = Wird ein Gebiet geschlossen, das ein anderer kontrolliert oder das neutral ist, bekommt niemand Ruhm dafür.

NG-EXPLORE-17 = Reihenfolge der Belohnungen
    .text = Zuerst kommt der Ruhm für jedes geschlossene Gebiet, dann der Bonus des Hirschclans, dann die Ressourcen des Rabenclans; wurde nichts geschlossen, der Bonus des Eberclans. Danach erscheint mit dem Kreaturenmodul die Kreatur einer Kreaturenhöhle.

NG-EXPLORE-18 = Keine neuen Einheiten
    .text = Erkunden bewegt und bringt keine Einheiten. Teile, die nicht mit einem besetzten Gebiet zusammenwachsen, sind neutral.

NG-EXPLORE-19 = Leerer Plättchenstapel
    .text = Ist der Plättchenstapel leer, kann nicht mehr erkundet werden.

## Ziehen und Sonderaktionen (NG-DRAW, NG-SPECIAL)

NG-DRAW-01 = Aktion Ziehen
    .text = Ziehe die angegebene Zahl Karten von deinem Nachziehstapel; ist er leer, wird erst dann der Ablagestapel gemischt.

NG-DRAW-02 = Wohin die Karten kommen
    .text = Die Karte sagt, wie viele der gezogenen Karten du behältst, ablegst oder auf den Nachziehstapel zurücklegst. Welche Karte wohin kommt, entscheidest du.

NG-DRAW-03 = Nur gezogene Karten
    .text = Karten, die du schon auf der Hand hattest, kannst du durch diese Aktion nicht ablegen oder zurücklegen.

NG-DRAW-04 = Reihenfolge
    .text = Kommen mehrere Karten auf den Ablagestapel oder den Nachziehstapel, bestimmst du ihre Reihenfolge.

NG-DRAW-05 = Genug Karten nötig
    .text = Haben Nachzieh- und Ablagestapel zusammen weniger Karten, als du ziehen musst, darfst du die Aktion Ziehen nicht spielen. Die Karte selbst und deine Auslage zählen nicht mit.

NG-SPECIAL-01 = Sonderaktion
    .text = Führe aus, was auf der Karte steht.

## Karteneffekte im Allgemeinen (NG-CARD)

NG-CARD-07 = Ablauf beim Ausspielen
    .text = Die Karte kommt von der Hand in die Auslage; dann darf ein Gegner mit „Verteidigungsstrategie“ antworten; dann darf der Schlangenclan bei einer eigenen Clankarte seinen Marker setzen; dann folgen die Effekte der Reihe nach. Die Karte bleibt in der Auslage, bis du passt; bei einer annullierten Karte entfällt alles nach der Antwort.

NG-CARD-08 = Haupteffekt muss möglich sein
    .text = Du darfst eine Karte nur ausspielen, wenn ihr Haupteffekt in diesem Moment wenigstens teilweise möglich ist; was mit „danach“ oder „darfst“ eingeleitet wird, genügt dafür nie. Ein späterer Teil, der sich als unmöglich erweist, entfällt.

NG-CARD-09 = Was Pflicht ist
    .text = Beim Rekrutieren und Bewegen nutzt du so viel, wie du willst, von 0 bis zur Grenze. Bauen, Erkunden, Ziehen, Nehmen und „eine Einheit entfernen“ musst du ausführen, solange es möglich ist; Teile mit „darfst“ kannst du ablehnen. Zeigt eine Karte zweimal Bauen oder zweimal Erkunden oder, wie „Zusammenarbeit“, zwei Aktionen nach Wahl, ist nur die erste Pflicht.

NG-CARD-10 = Begriffe auf Karten
    .text = Eigen heißt von dir kontrolliert, feindlich von einem Gegner kontrolliert, neutral ohne Einheiten; benachbart heißt über jede Grenze, auch eine unwegsame, wenn der Text nichts anderes sagt. Bedingungen an Gebiete werden zu Beginn des Effekts geprüft, du darfst also mehrere Einheiten in dasselbe neutrale Gebiet rekrutieren.

NG-CARD-11 = Ressourcen nehmen
    .text = Ressourcen durch Karten kommen aus dem allgemeinen Vorrat und kosten niemanden etwas. Der Ertrag eines Gebiets sind seine Symbole plus 1 je Nahrungssilo, Holzfällerhütte und Runenstein. Das ist keine Ernte: Verbrannte Erde nimmt davon nichts weg.

NG-CARD-12 = Von Karten getroffene Einheiten
    .text = Entfernt oder verschiebt eine Karte die Einheit eines anderen, wählt ihr Spieler das Gebiet; genommen wird eine normale Einheit, Kaija nur, wenn dort keine andere steht. Entfernte Einheiten kommen in den Vorrat ihres Besitzers, und ein Gebiet ohne Einheiten wird sofort neutral. Kampf oder Rückzug folgen daraus nicht.

NG-CARD-13 = Karten aus der Hand ablegen
    .text = Die Karte kommt offen und ohne Wirkung auf den Ablagestapel ihres Besitzers; auch Aufruhr darf so abgelegt werden. Wer gepasst hat, hat keine Hand und kann nicht gewählt werden.

NG-CARD-14 = Hand ansehen
    .text = Nur wer die Karte gespielt hat, sieht die Hand. Die anderen erfahren, dass es geschehen ist und welche Karte die Hand verlässt.

NG-CARD-15 = „Dieses Jahr“
    .text = Der Effekt gilt für dich bis zum Ende von Phase 5, auch nachdem du gepasst hast. Ihn ein zweites Mal auszulösen bringt nichts.

NG-CARD-16 = Kopieren
    .text = „Gestohlenes Wissen“, „Geheimnisse des Feindes“ und „Legendäre Helden“ führen eine andere Karte so aus, als hättest du sie gespielt, mit deinem Clan, deinen Einheiten und deinen Jahreseffekten; die kopierte Karte bleibt liegen, und Teile zu Markern oder Einheiten, die du nicht hast, entfallen. In der Auslage kann jede Karte kopiert werden, auch eine durch Abwarten, Ersetzen oder Aufwerten abgelegte. Nicht kopierbar sind diese drei Karten, „Verteidigungsstrategie“, Aufruhr, Erfolge und jede Karte, die du selbst gerade nicht ausspielen könntest.

NG-CARD-17 = Blitz gehört zur Karte
    .text = Kopierst du mit „Geheimnisse des Feindes“ eine Blitzkarte, ist deine normale Karte dieses Zuges trotzdem verbraucht. Kopierst du mit einer Blitzkarte eine normale Karte, ist sie es nicht.

NG-CARD-18 = Was Rekrutieren ist
    .text = Für jeden Rekrutierungseffekt gelten die Grenze des Vorrats, Kaija anstelle einer Einheit (Bärenclan) und der Bonus der Trainingslager, einmal je Gebiet und Aktion, auch in neutralen Gebieten. Kein Rekrutieren ist es, Einheiten hinzuzufügen („Gefangennahme“), zu verschieben („Hirschclan“) oder bei Aufbau und zweiter Chance einzusetzen.

NG-CARD-19 = Ohne Einheiten rekrutieren
    .text = Hast du keine Einheiten auf dem Spielplan, darfst du Rekrutierungseffekte, die eigene Gebiete verlangen, in einem neutralen Gebiet nutzen: „Rekrutieren“, „Festmahl“, „Zusammenarbeit“, „Der Bär erwacht“, „Hirschclan“, „Rathaus“, „Rekrutierung“ und „Verbessertes Rathaus“. Karten, die neutrale Gebiete nennen, folgen ihrem Text; Karten, die in jedem passenden eigenen Gebiet rekrutieren, brauchen eigene Gebiete.

NG-CARD-20 = Kampftext einer Bewegungskarte
    .text = Er gilt in jedem Kampf, den diese Aktion auslöst, mit dir als Angreifer, auch gegen Kreaturen, und sonst nirgends.

NG-CARD-21 = Ziehen als Nebeneffekt
    .text = Ist Ziehen der Haupteffekt und sind zu wenige Karten da, darfst du die Karte nicht spielen. Folgt das Ziehen nur auf einen anderen Effekt („Spion“, „Ahnenfluch“, „Plünderung“), ziehst du, was da ist, vielleicht nichts.

NG-CARD-22 = Jedes Erkunden zählt
    .text = Jedes Erkunden einer Karte ist eine eigene Aktion mit Ruhm fürs Schließen, den Kräften von Eber, Rabe und Hirsch und neuen Kreaturen aus einer Kreaturenhöhle.

NG-CARD-23 = Jedes Bauen zählt
    .text = Jedes Bauen einer Karte ist eine eigene Aktion mit eigener Bezahlung und der Kraft des Ziegenclans, auch wenn der Preis 0 ist.

NG-CARD-24 = Ruhm auf Karten
    .text = Der Ruhm auf Karten zählt am Ende für jede Karte in deinen vier Bereichen. Start- und Clankarten zeigen keinen Ruhm.

NG-CARD-25 = Jede Karte einmal
    .text = Jede Entwicklungskarte und jeden Erfolg gibt es nur einmal. Frühe Karten: 16, davon 5 Blitzkarten, zusammen 12 Ruhm (7-mal 0, 6-mal 1, 3-mal 2); fortgeschrittene: 36, davon 9 Blitzkarten, zusammen 45 Ruhm (11-mal 0, 10-mal 1, 10-mal 2, 5-mal 3). Von den 21 Clankarten sind 12 Blitzkarten.

## Startkarten (NG-CARD-S)

NG-CARD-S-01 = Rekrutieren
    .text = Rekrutiere 1 Einheit in einem eigenen Gebiet. Dafür brauchst du eine Einheit im Vorrat (Bärenclan: oder Kaija) und ein eigenes Gebiet; ohne Einheiten auf dem Spielplan genügt ein neutrales.

NG-CARD-S-02 = Bewegen
    .text = Du hast 1 Bewegung; eine nur unwegsame Grenze kannst du damit nicht überqueren. Spielbar, wenn eine deiner Einheiten eine bezahlbare Grenze vor sich hat oder, mit dem Kreaturenmodul, eine Kreatur angreifen kann.

NG-CARD-S-03 = Erkunden
    .text = Ziehe 1 Plättchen und lege es. Du brauchst ein Plättchen im Stapel und ein eigenes offenes Gebiet.

NG-CARD-S-04 = Bauen
    .text = Baue 1 Gebäude zum vollen Preis. Spielbar, wenn dir für irgendeinen Typ Bauplatz und Holz zur Verfügung stehen.

NG-CARD-S-05 = Festmahl
    .text = Wähle eine Aktion in der Stärke einer Startkarte: 1 Einheit rekrutieren, 1 Bewegung, erkunden oder bauen. Zur Wahl stehen nur Aktionen, die du gerade ausführen kannst. Du hast diese Karte zweimal.

## Clankarten (NG-CARD-C)

NG-CARD-C-01 = Bärenclan
    .text = Anfangskarte des Bärenclans, Blitzkarte. Du hast 1 Bewegung; ist Kaija in der Gruppe, nimmst du vorher alle Nahrung und alles Holz aus dem Ertrag des Gebiets, das sie verlässt (kein Wissen, kein Altarruhm). Ein feindliches Gebiet darf sie auch jetzt nur mit „Der Bär erwacht“ betreten.

NG-CARD-C-02 = Der Bär erwacht
    .text = Aufwertungskarte des Bärenclans, Blitzkarte. Rekrutiere bis zu 2 Einheiten. Danach darf Kaija in diesem Jahr durch jeden Effekt, der sie bewegt, feindliche Gebiete betreten und kämpft dort als Angreiferin mit 2 Kampfpunkten.

NG-CARD-C-03 = Beschützer des Landes
    .text = Aufwertungskarte des Bärenclans. Ziehe je 1 Karte für jedes deiner geschlossenen Gebiete auf 3 oder mehr Plättchen und behalte alle. Du brauchst mindestens ein solches Gebiet und genügend Karten in Nachzieh- und Ablagestapel.

NG-CARD-C-04 = Eberclan
    .text = Anfangskarte des Eberclans, Blitzkarte. Baue 1 Gebäude für 1 Holz weniger: ein kleines umsonst, ein großes für 2 Holz.

NG-CARD-C-05 = Osmose
    .text = Aufwertungskarte des Eberclans. Rekrutiere in bis zu 3 deiner Gebiete, die offen sind oder ein aufgedrucktes Holzsymbol zeigen, je 1 Einheit. Eine Holzfällerhütte gilt nicht als aufgedrucktes Holz; Trainingslager wirken.

NG-CARD-C-06 = Landeskunde
    .text = Aufwertungskarte des Eberclans. Erkunde: Ziehe 3 Plättchen, wähle eines, das sich legen lässt, nimm alle Nahrung, alles Holz und Wissen, das darauf abgebildet ist, und lege es; die übrigen kommen unter den Stapel. Passt keines, ziehst du wie üblich nach und bekommst die Ressourcen des Plättchens, das du schließlich legst.

NG-CARD-C-07 = Ziegenclan
    .text = Anfangskarte des Ziegenclans, Blitzkarte. Baue 1 Gebäude; sein Typ darf im Gebiet schon stehen. Preis, Bauplätze und verfügbare Marker begrenzen dich weiterhin.

NG-CARD-C-08 = Zusammenarbeit
    .text = Aufwertungskarte des Ziegenclans. Führe zwei verschiedene dieser Aktionen in beliebiger Reihenfolge aus: 1 Einheit rekrutieren, 1 Bewegung, erkunden, bauen. Die erste wird samt Kämpfen abgeschlossen, bevor du die zweite wählst, und die zweite darfst du weglassen.

NG-CARD-C-09 = Findiges Volk
    .text = Aufwertungskarte des Ziegenclans. Ziehe 2 Karten und behalte sie; Nachzieh- und Ablagestapel müssen zusammen mindestens 2 haben. Danach darfst du 3 beliebige Ressourcen zahlen, um 1 weitere Karte zu ziehen, wenn noch eine da ist.

NG-CARD-C-10 = Rabenclan
    .text = Anfangskarte des Rabenclans, Blitzkarte. Erkunde: Ziehe 2 Plättchen und lege eines davon.

NG-CARD-C-11 = Plündertrupp
    .text = Aufwertungskarte des Rabenclans, Blitzkarte. Entferne 1 feindliche Einheit aus einem beliebigen Gebiet. Nimm dann aus dem Vorrat 1 Ressource einer Art, die jenes Gebiet durch Symbole oder Gebäude bringt; bringt es nichts, bekommst du nichts.

NG-CARD-C-12 = Rabensöldner
    .text = Aufwertungskarte des Rabenclans. Rekrutiere bis zu 2 Einheiten in ein und demselben neutralen Gebiet. Hast du mindestens 1 eingesetzt, darfst du 2 beliebige Ressourcen für 1 weitere Einheit dort zahlen; der Bonus eines Trainingslagers kommt einmal, ganz zum Schluss.

NG-CARD-C-13 = Schlangenclan
    .text = Anfangskarte des Schlangenclans, Blitzkarte. Du hast 1 Bewegung; danach, also nach den Kämpfen, darfst du Verbrannte Erde setzen. Davor darfst du den Marker schon durch die Clankraft setzen.

NG-CARD-C-14 = Raffgierige Ausbeutung
    .text = Aufwertungskarte des Schlangenclans. Sieh dir die Hand eines Gegners an und nenne eine Karte darin. Er legt sie ab oder gibt dir stattdessen 2 Ressourcen seiner Wahl und behält sie; hat er weniger als 2 Ressourcen, muss er ablegen.

NG-CARD-C-15 = Gestohlenes Wissen
    .text = Aufwertungskarte des Schlangenclans, Blitzkarte. Kopiere 1 Karte aus der Auslage des Gegners, der das Gebiet mit Verbrannter Erde kontrolliert; vorher darfst du den Marker setzen. Spielbar nur, wenn es am jetzigen oder an einem möglichen neuen Platz etwas zu kopieren gibt; gibt es nach dem Setzen nichts, bleibt die Karte ohne Wirkung.

NG-CARD-C-16 = Hirschclan
    .text = Anfangskarte des Hirschclans, Blitzkarte. Rekrutiere 1 Einheit; danach darfst du 1 eigene Einheit aus einem benachbarten eigenen Gebiet in dasselbe Gebiet holen, auch über eine unwegsame Grenze und auch die letzte. Das ist keine Bewegungsaktion, also kein Angriff auf Kreaturen; hast du nichts rekrutiert, entfällt es.

NG-CARD-C-17 = Ruhm des Clans
    .text = Aufwertungskarte des Hirschclans. Baue 1 Gebäude; davor oder danach darfst du den Ertrag seines Gebiets nehmen, nur Ressourcen, keinen Altarruhm. Nimmst du zuerst, musst du in diesem Gebiet bauen und darfst mit dem erhaltenen Holz zahlen.

NG-CARD-C-18 = Annexion
    .text = Aufwertungskarte des Hirschclans, Blitzkarte. Du hast 1 Bewegung und darfst davor oder danach erkunden. Die Kämpfe der Bewegung sind vor einem späteren Erkunden abgeschlossen; ist keine Bewegung möglich, darfst du trotzdem erkunden.

NG-CARD-C-19 = Wolfsclan
    .text = Anfangskarte des Wolfsclans, Blitzkarte. Du hast 1 Bewegung, und unwegsame Grenzen kosten nur 1. Verlierst du einen Kampf dieser Aktion, darfst du dich auch über unwegsame Grenzen zurückziehen, die Gegenseite nicht; spielbar, wenn eine Bewegung für 1 möglich ist oder, mit dem Kreaturenmodul, eine Kreatur angegriffen werden kann.

NG-CARD-C-20 = Plünderung
    .text = Aufwertungskarte des Wolfsclans, Blitzkarte. Entferne 1 Einheit aus einem feindlichen Gebiet, das an ein eigenes grenzt. Danach ziehe 1 Karte, wenn eine da ist.

NG-CARD-C-21 = Ruf zum Krieg
    .text = Aufwertungskarte des Wolfsclans. Rekrutiere in jedem eigenen Gebiet, das an ein feindliches grenzt, bis zu 1 Einheit. Trainingslager wirken.

## Frühe Entwicklungskarten (NG-CARD-E)

NG-CARD-E-01 = Verhandlung
    .text = 2 Ruhm. Nimm 1 beliebige Karte deines Ablagestapels für alle sichtbar auf die Hand oder ziehe 1 Karte. Nachzieh- und Ablagestapel müssen zusammen mindestens 1 Karte haben.

NG-CARD-E-02 = Kundschafter
    .text = Blitzkarte, 2 Ruhm. Erkunde mit 1 Plättchen.

NG-CARD-E-03 = Rathaus
    .text = Blitzkarte, 1 Ruhm. Rekrutiere 1 Einheit.

NG-CARD-E-04 = Händler
    .text = 1 Ruhm. Ziehe 3 Karten, behalte 1 und lege 2 ab. Nachzieh- und Ablagestapel müssen zusammen mindestens 3 Karten haben.

NG-CARD-E-05 = Miliz
    .text = Blitzkarte, kein Ruhm. Du hast 2 Bewegungen, genug für eine unwegsame Grenze.

NG-CARD-E-06 = Verbesserte Dorfwerkzeuge
    .text = Blitzkarte, 2 Ruhm. Baue 1 Gebäude zum vollen Preis.

NG-CARD-E-07 = Rekrutierung
    .text = 1 Ruhm. Rekrutiere bis zu 2 Einheiten, beide im selben Gebiet. Auch nur eine ist erlaubt.

NG-CARD-E-08 = Marktplatz
    .text = Kein Ruhm. Ziehe 2 Karten und behalte sie. Nachzieh- und Ablagestapel müssen zusammen mindestens 2 Karten haben.

NG-CARD-E-09 = Söldner
    .text = 1 Ruhm. Rekrutiere 1 Einheit in einem eigenen oder neutralen Gebiet. Ein Trainingslager wirkt auch im neutralen Gebiet.

NG-CARD-E-10 = Einschüchtern
    .text = Kein Ruhm. Du hast 2 Bewegungen. Vor jedem Kampf darfst du 1 verteidigende Einheit über eine beliebige Grenze in ein Nachbargebiet schieben, das neutral ist oder dem Verteidiger gehört und in dem kein Kampf aussteht. Ist dann kein Verteidiger mehr da, übernimmst du das Gebiet ohne Kampf, also auch ohne Nahrung für den Wolfsclan oder Ruhm für den Hirschclan.

NG-CARD-E-11 = Festmahl
    .text = Kein Ruhm. Wie das Festmahl der Startkarten: Wähle eine Aktion, nämlich 1 Einheit rekrutieren, 1 Bewegung, erkunden oder bauen. Diese Karte zählt als Entwicklungskarte.

NG-CARD-E-12 = Kundschafterlager
    .text = 1 Ruhm. Erkunde; ein gezogenes Plättchen, das passt, darfst du einmal unter den Stapel legen und ein anderes ziehen, das du legen musst, wenn es passt. Das weggelegte gilt als probiert und kommt nur zurück, wenn sonst keines passt; ein erzwungenes Nachziehen verbraucht diese Möglichkeit nicht.

NG-CARD-E-13 = Schildträger
    .text = Kein Ruhm. Du hast 2 Bewegungen. In jedem Kampf dieser Aktion erleidest du 1 Verlust weniger aus der Summe von Würfel und Türmen, nie unter 0; das zählt auch bei der Frage, ob du aufgerieben bist.

NG-CARD-E-14 = Leibwache
    .text = Blitzkarte, kein Ruhm. Du hast 1 Bewegung und in jedem ihrer Kämpfe 1 Kampfpunkt mehr.

NG-CARD-E-15 = Einfaches Leben
    .text = 1 Ruhm. Baue 1 Gebäude für 1 Holz weniger.

NG-CARD-E-16 = Blick in die Zukunft
    .text = Kein Ruhm. Lege 1 Karte des Angebots oder, vor dem letzten Jahr, 1 offenen Erfolg auf deinen Nachziehstapel; dafür nimmst du beim Passen in diesem Jahr keine Karte, und ein zweites Mal im Jahr geht es nicht. Hast du vor dem letzten Jahr einen Erfolg genommen, geht die übrige Entwicklungskarte aus dem Spiel, und im letzten Jahr bekommt der letzte Passende keine Karte.

## Fortgeschrittene Entwicklungskarten (NG-CARD-A)

NG-CARD-A-01 = Spion
    .text = 2 Ruhm. Sieh dir die Hand eines Gegners an und lege 1 Karte deiner Wahl daraus auf seinen Ablagestapel; das ist Pflicht. Danach ziehe 1 Karte, wenn eine da ist.

NG-CARD-A-02 = Fischfang
    .text = Blitzkarte, 2 Ruhm. Nimm 3 Nahrung.

NG-CARD-A-03 = Axtwerfer
    .text = Kein Ruhm. Du hast 2 Bewegungen. In jedem Kampf dieser Aktion wählst du 1 zusätzlichen Verlust oder 1 Kampfpunkt, nachdem dein Würfel feststeht und bevor der Verteidiger würfelt.

NG-CARD-A-04 = Wissensmeisterschaft
    .text = Blitzkarte, 2 Ruhm. Nimm 2 Wissen.

NG-CARD-A-05 = Fleißige Dorfbewohner
    .text = 3 Ruhm. Baue 1 Gebäude; danach darfst du 1 eigenes Gebäude auf dem Spielplan, auch das eben gebaute, gegen einen anderen Typ gleicher Größe aus dem Vorrat tauschen. Der Tausch ist kostenlos, löst die Kraft des Ziegenclans nicht aus und darf Doppelte schaffen; ein Runenstein darf nur auf einen Platz mit seinem Symbol.

NG-CARD-A-06 = Verteidigungsstrategie
    .text = 3 Ruhm. Reaktion: Annulliere die Karte, die ein Gegner gerade in seinem Zug ausgespielt hat. In deinem eigenen Zug kannst du sie nur zum Abwarten, Ersetzen, Entfernen oder Aufwerten verwenden.

NG-CARD-A-07 = Geheimnisse des Feindes
    .text = Kein Ruhm. Kopiere 1 Karte aus der Auslage eines Gegners, der ein Gebiet neben einem deiner Gebiete hält. Wer gepasst hat, hat eine leere Auslage.

NG-CARD-A-08 = Jäger
    .text = 1 Ruhm. Rekrutiere in jedem eigenen Gebiet bis zu 1 Einheit je Nahrung in seinem Ertrag, Symbole und Nahrungssilos; Trainingslager kommen dazu. Reicht dein Vorrat nicht, wählst du, wo.

NG-CARD-A-09 = Außenposten
    .text = 1 Ruhm. Rekrutiere bis zu 2 Einheiten im selben eigenen oder neutralen Gebiet.

NG-CARD-A-10 = Verborgene Wege
    .text = Kein Ruhm. Nimm 1 oder mehr Einheiten aus einem eigenen Gebiet und stelle sie in ein beliebiges anderes offenes Gebiet, ob eigen, neutral oder feindlich; Entfernung und Grenzen sind egal. In einem feindlichen kommt es zum Kampf, in dem du ohne Kartenbonus angreifst, und Kaija darf dorthin nur mit „Der Bär erwacht“. Es ist keine Bewegungsaktion und erlaubt keinen Angriff auf Kreaturen.

NG-CARD-A-11 = Zimmermannskunst
    .text = 2 Ruhm. Baue bis zu 2 Gebäude, höchstens eines davon groß, in beliebiger Reihenfolge und in beliebigen eigenen Gebieten. Das zweite ist freiwillig.

NG-CARD-A-12 = Eroberer
    .text = Blitzkarte, 2 Ruhm. In diesem Jahr wirken in Kämpfen, in denen du angreifst, Verteidigungstürme und Festungen des Verteidigers nicht. Beim Verteidigen hilft dir die Karte nicht, und ein zweites Mal im Jahr kannst du den Effekt nicht auslösen.

NG-CARD-A-13 = Huginn & Muninn
    .text = 3 Ruhm. Erkunde mit 1 Plättchen an einer beliebigen Kante eines beliebigen offenen Gebiets; du brauchst kein eigenes. Alle anderen Legeregeln gelten, und Ruhm gibt es nur für eigene Gebiete. Mit dem Kreaturenmodul muss mindestens ein angrenzendes offenes Gebiet frei von Braunbären sein, sonst ist die Karte nicht spielbar.

NG-CARD-A-14 = Verbesserter Marktplatz
    .text = Blitzkarte, 1 Ruhm. Ziehe 2 Karten und behalte sie. Nachzieh- und Ablagestapel müssen zusammen mindestens 2 Karten haben.

NG-CARD-A-15 = Ergraute Krieger
    .text = Kein Ruhm. Du hast 2 Bewegungen und in jedem ihrer Kämpfe 2 Kampfpunkte mehr.

NG-CARD-A-16 = Verbesserter Handelsposten
    .text = Kein Ruhm. Ziehe 3 Karten, behalte 2 und lege 1 ab. Nachzieh- und Ablagestapel müssen zusammen mindestens 3 Karten haben.

NG-CARD-A-17 = Ahnenfluch
    .text = 2 Ruhm. Jeder Gegner mit Handkarten legt im Uhrzeigersinn ab dir 1 Karte seiner Wahl ab und sieht dabei, was vor ihm abgelegt wurde. Danach ziehe 1 Karte, wenn eine da ist; hat kein Gegner Handkarten, ist die Karte nicht spielbar.

NG-CARD-A-18 = Verhüllte Drohungen
    .text = 2 Ruhm. Lass einen Gegner 1 zufällige Handkarte ablegen oder ziehe 1 Karte.

NG-CARD-A-19 = Waldläufer
    .text = 1 Ruhm. Erkunde mit 1 Plättchen; danach darfst du noch einmal erkunden, wenn du wieder ein eigenes offenes Gebiet und ein Plättchen im Stapel hast.

NG-CARD-A-20 = Verbessertes Kundschafterlager
    .text = Kein Ruhm. Erkunde: Ziehe 2 Plättchen und lege eines davon.

NG-CARD-A-21 = Größere Handelsrouten
    .text = Kein Ruhm. Ziehe 3 Karten, behalte 2 und lege 1 auf deinen Nachziehstapel. Nachzieh- und Ablagestapel müssen zusammen mindestens 3 Karten haben.

NG-CARD-A-22 = Holzfäller
    .text = 1 Ruhm. Rekrutiere in jedem eigenen Gebiet bis zu 1 Einheit je Holz in seinem Ertrag, Symbole und Holzfällerhütten; Trainingslager kommen dazu.

NG-CARD-A-23 = Unterwanderung
    .text = Kein Ruhm. Du hast 3 Bewegungen und darfst Einheiten, die in dieser Aktion ein feindliches Gebiet betreten haben, ganz oder teilweise weiterziehen; unwegsame Grenzen kosten wie üblich 2. Gekämpft wird nur dort, wo am Ende deine Einheiten stehen. Kaija darf nur mit „Der Bär erwacht“ hindurch, und das Gebiet einer Walküre hält alle auf.

NG-CARD-A-24 = Verbessertes Rathaus
    .text = Blitzkarte, 1 Ruhm. Rekrutiere bis zu 2 Einheiten.

NG-CARD-A-25 = Annehmlichkeiten
    .text = 2 Ruhm. Baue 1 Gebäude; ein kleines, auch ein Runenstein, braucht und belegt keinen Bauplatz und gehört einfach zum Gebiet. Preis, verfügbare Marker und das Verbot von Doppelten gelten; große Gebäude baust du wie üblich.

NG-CARD-A-26 = Holzmonopol
    .text = Blitzkarte, 2 Ruhm. Nimm 3 Holz.

NG-CARD-A-27 = Bestechung
    .text = Blitzkarte, 3 Ruhm. Bewege 1 oder 2 normale Einheiten eines Gegners aus einem Gebiet in ein benachbartes; unwegsame Grenzen kosten nichts. Gehört das Ziel einem anderen Spieler, auch dir, greift der Besitzer der bewegten Einheiten dort an; beide Besitzer entscheiden wie üblich, und du bekommst nichts dafür.

NG-CARD-A-28 = Einfall
    .text = Kein Ruhm. Du hast 4 Bewegungen.

NG-CARD-A-29 = Heldenhafter Ansturm
    .text = Kein Ruhm. Du hast 3 Bewegungen und in jedem ihrer Kämpfe 1 Kampfpunkt mehr.

NG-CARD-A-30 = Handelsposten
    .text = 1 Ruhm. Ziehe 3 Karten, behalte 1, lege 1 ab und 1 auf deinen Nachziehstapel. Nachzieh- und Ablagestapel müssen zusammen mindestens 3 Karten haben.

NG-CARD-A-31 = Legendäre Helden
    .text = Blitzkarte, 2 Ruhm. Führe die Effekte einer Karte, die du in diesem Jahr ausgespielt hast, noch einmal aus; annullierte oder nur abgelegte Karten zählen nicht. Ist es eine eigene Clankarte des Schlangenclans, darfst du vorher wieder Verbrannte Erde setzen.

NG-CARD-A-32 = Verbündete aus der Wildnis
    .text = 1 Ruhm. Rekrutiere bis zu 3 Einheiten in neutralen Gebieten, auch aufgeteilt. Ob ein Gebiet neutral ist, wird zu Beginn geprüft.

NG-CARD-A-33 = Wissenshüter
    .text = 1 Ruhm. Rekrutiere in jedem eigenen Gebiet bis zu 1 Einheit je Wissen in seinem Ertrag, Symbole und Runensteine; Trainingslager kommen dazu.

NG-CARD-A-34 = Krieger
    .text = Kein Ruhm. Du hast 2 Bewegungen und in jedem ihrer Kämpfe 1 Kampfpunkt mehr.

NG-CARD-A-35 = Gerissener Händler
    .text = 1 Ruhm. Ziehe 3 Karten, behalte 1 und lege 2 in einer Reihenfolge deiner Wahl auf deinen Nachziehstapel. Nachzieh- und Ablagestapel müssen zusammen mindestens 3 Karten haben.

NG-CARD-A-36 = Gefangennahme
    .text = Blitzkarte, 3 Ruhm. Entferne 1 Einheit aus einem feindlichen Gebiet, das an ein eigenes grenzt. Danach füge in einem beliebigen eigenen Gebiet 1 Einheit hinzu; das ist kein Rekrutieren, also ohne Trainingslager und ohne Kaija, und entfällt bei leerem Vorrat.

## Verteidigungsstrategie im Einzelnen (NG-CARD-A-06)

NG-CARD-A-06a = Wann du antworten darfst
    .text = Du darfst antworten, gleich nachdem ein Gegner eine Karte ausgespielt hat, ob Blitzkarte oder nicht und auch bei Kopierkarten, und bevor sie wirkt. Gegen Abwarten, Ersetzen, Entfernen, Aufwerten, Passen oder eine andere Reaktion geht es nicht.

NG-CARD-A-06b = Die annullierte Karte
    .text = Sie kommt auf den Ablagestapel ihres Besitzers und hat keine Wirkung. Sie gilt nicht als ausgespielt und verbraucht die normale Karte des Zuges nicht.

NG-CARD-A-06c = Der Zug geht weiter
    .text = Wurde in diesem Zug noch nichts ausgeführt, wählt der Spieler seine Aktion neu, mit leerer Hand nur Passen. Wurde schon eine Karte ausgeführt, darf er eine weitere ausspielen oder den Zug beenden; die anderen Aktionen sind ihm dann verwehrt.

NG-CARD-A-06d = Die Reaktionskarte
    .text = Sie kommt in die Auslage dessen, der antwortet, kostet nichts und verbraucht keinen Zug. Wer gepasst hat, hat keine Hand und kann nicht antworten.

NG-CARD-A-06e = Nichts verraten
    .text = Nach jedem Ausspielen wird jeder Gegner gefragt, der die Karte auf der Hand haben könnte, ob er sie hat oder nicht. Wer das ist, folgt nur aus dem, was alle sehen; die Frage verrät also nichts.

## Erfolge und Aufruhr (NG-CARD-ACH, NG-CARD-U)

NG-CARD-ACH-01 = Baumeister
    .text = Am Ende 1 Ruhm je kleinem und 3 Ruhm je großem Gebäude in deinen Gebieten, auch für Gebäude ohne Bauplatz.

NG-CARD-ACH-02 = Entdecker
    .text = Am Ende 1 Ruhm je leerem kleinem Bauplatz, auch Runensteinplatz, und 3 Ruhm je leerem großem Bauplatz in deinen Gebieten.

NG-CARD-ACH-03 = Nahrungshändler
    .text = Am Ende 2 Ruhm je Nahrung im Ertrag deiner Gebiete, also je Symbol und Nahrungssilo. Deine gesammelten Ressourcen zählen nicht.

NG-CARD-ACH-04 = Holzhändler
    .text = Am Ende 2 Ruhm je Holz im Ertrag deiner Gebiete, also je Symbol und Holzfällerhütte.

NG-CARD-ACH-05 = Gelehrter
    .text = Am Ende 2 Ruhm je Wissen im Ertrag deiner Gebiete, also je Symbol und Runenstein.

NG-CARD-ACH-06 = Fallensteller
    .text = Am Ende 3 Ruhm je aufgedruckter Kreaturenhöhle in deinen Gebieten, mit oder ohne Kreaturenmodul.

NG-CARD-ACH-07 = Kriegsherr
    .text = Am Ende 1 Ruhm je Einheit, die du auf dem Spielplan hast. Kaija zählt als eine.

NG-CARD-U-01 = Aufruhr
    .text = Jede dieser 10 Karten kostet dich am Ende 5 Ruhm. Sie hat keine Wirkung, kann nie ausgespielt und durch nichts aus dem Spiel entfernt werden. Zum Abwarten, Ersetzen und Aufwerten (in die Auslage) darfst du sie verwenden, und sie darf abgelegt werden.

## Kampf (NG-COMBAT)

NG-COMBAT-01 = Auslöser
    .text = Ein Kampf entsteht, wenn Einheiten zweier Spieler in einem Gebiet stehen, meist nach einer Bewegungsaktion, sonst durch „Verborgene Wege“ oder „Bestechung“. Er lässt sich nicht vermeiden.

NG-COMBAT-02 = Angreifer und Verteidiger
    .text = Angreifer ist, wessen Einheiten gerade hineingezogen sind, also meist der aktive Spieler, bei „Bestechung“ der Besitzer der bewegten Einheiten. Verteidiger ist, wer das Gebiet kontrolliert.

NG-COMBAT-03 = Wer kämpft
    .text = Es kämpfen nur die Einheiten in diesem Gebiet, und zwar alle.

NG-COMBAT-04 = Mehrere Kämpfe
    .text = Kämpfe werden einzeln und jeweils bis zum Ende samt Rückzug ausgetragen. Welcher als Nächster kommt, entscheidet jedes Mal der aktive Spieler.

NG-COMBAT-05 = Vier Faktoren
    .text = Ein Kampf hängt von vier Dingen ab: Einheiten, Boni, Nahrung und Würfel.

NG-COMBAT-06 = Vor Schritt 1
    .text = Mit „Einschüchtern“ darf der Angreifer vorher eine verteidigende Einheit wegschieben. Ist dann kein Verteidiger mehr da, gibt es keinen Kampf.

NG-COMBAT-10 = Schritt 1: Einheiten
    .text = Jede beteiligte Einheit ist 1 Kampfpunkt wert, Kaija 2.

NG-COMBAT-11 = Schritt 2: Bonus des Angreifers
    .text = Zähle die Kampfpunkte der Bewegungsaktion und der Clankräfte dazu und merke dir ihre Verluste für Schritt 5. „Axtwerfer“ gibt seinen Bonus erst nach dem eigenen Wurf.

NG-COMBAT-12 = Schritt 2: Bonus des Verteidigers
    .text = Zähle Kampfpunkte für Gebäude (2 je Festung) und Clankräfte dazu und merke dir 1 Verlust je Verteidigungsturm für Schritt 5. Der Angreifer hat nichts von Gebäuden; mit „Eroberer“ ignoriert er beide Gebäudearten.

NG-COMBAT-13 = Schritt 3: Nahrung des Angreifers
    .text = Zuerst entscheidet der Angreifer, wie viel Nahrung er ausgibt: höchstens so viel, wie er hat, und höchstens 1 je eigener Einheit in diesem Kampf.

NG-COMBAT-14 = Schritt 3: Nahrung des Verteidigers
    .text = Dann entscheidet der Verteidiger nach derselben Regel und kennt dabei die Menge des Angreifers.

NG-COMBAT-15 = Schritt 3: Wirkung
    .text = Jede ausgegebene Nahrung geht in den Vorrat und bringt 1 Kampfpunkt. Sie ist weg, egal wie der Kampf ausgeht.

NG-COMBAT-16 = Schritt 4: Würfeln
    .text = Der Angreifer wirft 1 Würfel, legt sein Ergebnis fest und wählt mit „Axtwerfer“ dann 1 Kampfpunkt oder 1 Verlust. Danach wirft der Verteidiger 1 Würfel und legt sein Ergebnis fest.

NG-COMBAT-17 = Würfelseiten
    .text = Der Würfel hat sechs Seiten: 2 Kampfpunkte; 3 Kampfpunkte; nach Wahl 1 Kampfpunkt oder 1 Verlust; 2 Kampfpunkte und 1 Verlust; 2 Verluste; 1 Kampfpunkt und 1 Verlust.

NG-COMBAT-18 = Wahlseite
    .text = Wer die Wahlseite wirft, muss sich entscheiden. Der Angreifer entscheidet, bevor der Verteidiger würfelt; der Verteidiger kennt dabei das Ergebnis des Angreifers.

NG-COMBAT-19 = Schritt 5: Kampfwert
    .text = Dein Kampfwert ist die Summe deiner Kampfpunkte aus den Schritten 1 bis 4. Du fügst so viele Verluste zu, wie Karten, Gebäude, Würfel und Clankräfte dir geben; „Schildträger“ nimmt dem Angreifer 1 davon ab. Verluste senken den Kampfwert nicht.

NG-COMBAT-20 = Schritt 5: Aufgerieben
    .text = Wer mindestens so viele Verluste erleidet, wie er Einheiten hat, verliert, egal wie die Kampfwerte stehen.

NG-COMBAT-21 = Schritt 5: Beide aufgerieben
    .text = Sind beide Seiten aufgerieben, gewinnt niemand, und das Gebiet wird neutral.

NG-COMBAT-22 = Schritt 5: Sonst
    .text = Sonst gewinnt der höhere Kampfwert; bei Gleichstand gewinnt der Verteidiger.

NG-COMBAT-23 = Schritt 6: Verluste entfernen
    .text = Sieger und Verlierer legen je erlittenem Verlust 1 Einheit zurück in ihren Vorrat, höchstens alle. Welche, entscheidet ihr Besitzer.

NG-COMBAT-24 = Nach dem Kampf
    .text = Gewinnt der Angreifer, kontrolliert er das Gebiet; gewinnt der Verteidiger, behält er es. Gebäude bleiben stehen und dienen dem neuen Besitzer.

NG-COMBAT-25 = Belohnung der Clans
    .text = Nach Schritt 6 bekommen Wolfsclan (Nahrung) und Hirschclan (Ruhm) ihre Belohnung, wenn sie als Angreifer gewonnen haben.

## Rückzug (NG-RETREAT)

NG-RETREAT-01 = Schritt 7: Rückzug
    .text = Der Verlierer zieht alle übrigen Einheiten ab und verteilt sie, wie er will, auf erlaubte Gebiete. Dableiben oder Einheiten freiwillig entfernen ist nicht erlaubt.

NG-RETREAT-02 = Erlaubte Ziele
    .text = Das Ziel grenzt mit einer normalen Grenze an das Kampfgebiet (für den Wolfsclan nach seiner Karte „Wolfsclan“ genügt jede Grenze), ist neutral oder gehört dem Verlierer, und dort steht kein Kampf mehr aus, auch keiner gegen eine Kreatur. Mit dem Kreaturenmodul darf dort keine Walküre sein.

NG-RETREAT-03 = Jedes solche Gebiet
    .text = Der Angreifer muss nicht dorthin zurück, woher er kam. Der Verteidiger darf in ein neutrales Gebiet, das der Angreifer gerade verlassen hat.

NG-RETREAT-04 = Kein Ziel
    .text = Gibt es kein erlaubtes Ziel, gehen alle Einheiten, die sich zurückziehen müssten, in den Vorrat.

NG-RETREAT-05 = Wirkung
    .text = Ziehst du dich in ein neutrales Gebiet zurück, kontrollierst du es. Ein Rückzug kostet nichts und löst sonst nichts aus.

## Spielende (NG-END)

NG-END-01 = Sieg durch Gebiete
    .text = In Phase 5 jedes Jahres gewinnt, wer mindestens 3 geschlossene Gebiete kontrolliert und in jedem davon ein großes Gebäude hat: Altar der Könige, Schmiede oder Festung.

NG-END-02 = Wie gezählt wird
    .text = Je Gebiet genügt ein großes Gebäude; zwei im selben Gebiet zählen einmal. Du musst dort Einheiten haben.

NG-END-03 = Mehrere erfüllen es
    .text = Unter ihnen gewinnt der höchste Gesamtruhm, dann die meisten kontrollierten Gebiete (offen oder geschlossen), dann die meisten Einheiten auf dem Spielplan, dann die meisten Gebäude auf dem Spielplan.

NG-END-04 = Sieg nach Zeit
    .text = Sonst endet das Spiel in Phase 5 von Jahr 7, und der höchste Gesamtruhm gewinnt.

NG-END-05 = Gesamtruhm
    .text = Zähle den Wert deiner Ruhmmarker, 1 Ruhm je 3 Ressourcen beliebiger Art (abgerundet), den Ruhm auf deinen Entwicklungskarten und den Wert deiner Erfolge zusammen und ziehe 5 je Aufruhrkarte ab. Alle Bereiche deines Decks zählen.

NG-END-06 = Wert der Erfolge
    .text = Erfolge werden erst in diesem Moment berechnet.

NG-END-07 = Gleichstand
    .text = Es entscheiden die meisten kontrollierten Gebiete (offen oder geschlossen), dann die meisten Einheiten auf dem Spielplan, dann die meisten Gebäude auf dem Spielplan.

NG-END-08 = Vorrang
    .text = Der Sieg durch Gebiete hat Vorrang vor jedem Ruhm, auch im letzten Jahr.

NG-END-09 = Quellen für Ruhm
    .text = Ruhm bekommst du durch Schließen beim Erkunden, geschlossene Gebiete und Altäre bei der Ernte, Karten und Ressourcen am Ende, besiegte Kreaturen (nur mit dem Modul) und die Kraft des Hirschclans.

## Varianten (NG-VAR)

NG-VAR-LONG-01 = Zehn Jahre
    .text = Vor dem Aufbau könnt ihr vereinbaren, mit der Zehn-Jahre-Seite der Jahresleiste zu spielen.

NG-VAR-LONG-02 = Größerer Entwicklungsstapel
    .text = Je Spieler kommen 3 frühe und 6 fortgeschrittene Karten ins Spiel: frühe in den Jahren 1 bis 3, fortgeschrittene in den Jahren 4 bis 9, Erfolge in Jahr 10.

NG-VAR-LONG-03 = Kein Sieg durch Gebiete
    .text = Im Spiel über zehn Jahre gibt es keinen Sieg durch Gebiete. Nur der Gesamtruhm nach Jahr 10 zählt.

NG-VAR-TEAM-01 = Teams
    .text = Genau 4 Spieler bilden zwei Zweierteams. Partner sitzen einander gegenüber, sodass die Teams abwechselnd am Zug sind.

NG-VAR-TEAM-02 = Absprachen
    .text = Partner dürfen sich beraten und einander sagen, wie viel Ruhm sie haben.

NG-VAR-TEAM-03 = Hand bleibt geheim
    .text = Partner dürfen einander ihre Handkarten nicht zeigen.

NG-VAR-TEAM-04 = Kein Nebeneinander
    .text = Einheiten von Partnern dürfen am Ende einer Aktion nie im selben Gebiet stehen: kein Erkunden, das sie verbindet, kein Rekrutieren und kein Rückzug dorthin, keine Bewegung, die dort endet.

NG-VAR-TEAM-05 = Durchzug beim Partner
    .text = Innerhalb einer Bewegungsaktion mit mehreren Bewegungen darf eine Gruppe auf einem zusammenhängenden Weg durch ein Gebiet des Partners ziehen und muss es am Ende verlassen haben. Sie darf sich dort nicht teilen und niemanden aufnehmen; ein Kampf entsteht nicht.

NG-VAR-TEAM-06 = Tausch unter Partnern
    .text = Im Handelsschritt dürfen Partner Ressourcen eins zu eins miteinander tauschen.

NG-VAR-TEAM-07 = Ergebnis des Teams
    .text = Siegbedingungen und Gleichstandsregeln gelten für das Team, der Ruhm der Partner wird zusammengezählt.

NG-VAR-TEAM-08 = Sieg durch Gebiete im Team
    .text = Das Team braucht zusammen 5 statt 3 geschlossene Gebiete mit einem großen Gebäude. Als Option könnt ihr stattdessen spielen, dass 3 bei einem Partner genügen.

NG-VAR-TEAM-09 = Karten und Partner
    .text = Dein Partner ist weder Gegner noch Feind: Karten und Kräfte gegen Gegner, feindliche Einheiten oder feindliche Gebiete betreffen ihn nicht. „Verborgene Wege“ darf nicht in sein Gebiet führen, „Bestechung“ darf Einheiten nicht in das Gebiet ihres eigenen Partners bewegen, und „Verteidigungsstrategie“ darf nicht auf die Karte des Partners antworten.

NG-VAR-EXP-01 = Erweiterungen
    .text = Warchiefs, Wilderness und spätere Erweiterungen gehören nicht zu diesem Spiel.

## Clans (NG-CLAN)

NG-CLAN-01 = Was ein Clan bringt
    .text = Jeder Clan hat eine dauerhafte Kraft, eine Anfangskarte und zwei Aufwertungskarten.

NG-CLAN-BEAR-01 = Kaija
    .text = Der Bärenclan hat mit dem Marker Kaija eine zusätzliche Einheit. Wenn nichts anderes gesagt ist, gilt sie als Einheit wie jede andere: für Kontrolle, Verluste, Rückzug und die Nahrungsgrenze.

NG-CLAN-BEAR-02 = Kaija einsetzen
    .text = Beim Rekrutieren und beim Einsetzen einer Gruppe im Aufbau darf der Bärenclan Kaija anstelle einer normalen Einheit einsetzen, wenn sie nicht auf dem Spielplan ist.

NG-CLAN-BEAR-03 = Stärke
    .text = Kaija ist im Kampf 2 Kampfpunkte wert.

NG-CLAN-BEAR-04 = Bewegung
    .text = Kaija darf sich in einer Gruppe oder allein bewegen.

NG-CLAN-BEAR-05 = Kaija greift nicht an
    .text = Kaija darf kein feindliches Gebiet betreten, außer in diesem Jahr wurde „Der Bär erwacht“ ausgeführt.

NG-CLAN-BEAR-06 = Winter
    .text = Kaija zählt bei den Winterkosten nicht mit.

NG-CLAN-BEAR-07 = Verlust
    .text = Trifft ein Verlust Kaija, kommt der Marker in den Vorrat des Bärenclans zurück. Sie darf später wieder eingesetzt werden.

NG-CLAN-BOAR-01 = Kraft des Ebers
    .text = Jedes Mal, wenn der Eberclan erkundet und dabei gar kein Gebiet geschlossen wird, nimmt er 1 Wissen.

NG-CLAN-GOAT-01 = Kraft der Ziege
    .text = Jedes Mal, wenn der Ziegenclan baut, nimmt er nach dem Bezahlen 1 Nahrung für ein kleines und 2 Nahrung für ein großes Gebäude.

NG-CLAN-RAVEN-01 = Kraft des Raben
    .text = Schließt der Rabenclan durch Erkunden Gebiete unter seiner Kontrolle, nimmt er sofort alle Ressourcen dieser Gebiete, von Plättchen und Gebäuden, wie bei der Ernte.

NG-CLAN-SNAKE-01 = Verbrannte Erde setzen
    .text = Vor den Effekten einer seiner eigenen Clankarten, auch wenn „Legendäre Helden“ sie wiederholt, darf der Schlangenclan den Marker in ein feindliches Gebiet legen, das an ein eigenes grenzt.

NG-CLAN-SNAKE-02 = Nur ein Marker
    .text = Es gibt nur einen Marker: Wird er neu gesetzt, verlässt er seinen alten Platz.

NG-CLAN-SNAKE-03 = Anfangskarte
    .text = Mit der Anfangskarte darf der Schlangenclan den Marker vor und noch einmal nach der Bewegungsaktion setzen.

NG-CLAN-SNAKE-04 = Kampfbonus
    .text = In einem Kampf im Gebiet mit dem Marker bekommt der Schlangenclan 1 Kampfpunkt, ob er angreift oder verteidigt.

NG-CLAN-SNAKE-05 = Raub bei der Ernte
    .text = Liegt der Marker im Gebiet eines anderen Spielers, darf der Schlangenclan in Ernteschritt B eine Ressource nach Wahl aus dem nehmen, was dieses Gebiet durch Plättchen und Gebäude bringt. Der Besitzer bekommt diese eine weniger.

NG-CLAN-STAG-01 = Hirsch im Kampf
    .text = Für jedes Gebiet, das der Hirschclan als Angreifer im Kampf erobert, bekommt er 1 Ruhm.

NG-CLAN-STAG-02 = Hirsch beim Erkunden
    .text = Für jedes Gebiet unter seiner Kontrolle, das der Hirschclan durch Erkunden schließt, bekommt er 1 Ruhm zusätzlich.

NG-CLAN-WOLF-01 = Kraft des Wolfs
    .text = Für jeden Kampf, den der Wolfsclan als Angreifer gewinnt, nimmt er 1 Nahrung.

## Kreaturenmodul (NG-CREAT, NG-CREA)

NG-CREAT-01 = Kreaturenhöhlen
    .text = Manche Teile zeigen eine Kreaturenhöhle: 11 der 33 Plättchen, die man zieht, und nie zwei auf einem. Ohne das Modul hat sie im Spiel keine Wirkung, aber der Erfolg „Fallensteller“ zählt sie.

NG-CREAT-02 = Ruhm für Kreaturen
    .text = Mit dem Modul bringt es Ruhm, eine Kreatur im Rahmen einer Bewegungsaktion zu besiegen.

NG-CREAT-03 = Modul aus
    .text = Normalerweise spielt ihr ohne das Kreaturenmodul. Kreaturenhöhlen bleiben dann ohne Folgen, und es gibt keine Kreaturenphase.

NG-CREA-01 = Karten und Figuren
    .text = Es gibt neun Kreaturen mit Karte und Figur. Ihre Karten liegen im verdeckten Kreaturenstapel, offen von links nach rechts in der Kreaturenreihe oder offen auf dem Kreaturen-Ablagestapel.

NG-CREA-02 = Aufbau
    .text = Nach den Startressourcen mischt ihr die 7 Kreaturen mit Wert 6 oder weniger; eine mehr, als Spieler mitspielen (3, 4, 5 oder 6), kommen verdeckt nach oben. Die übrigen werden mit den zwei Walküren gemischt und kommen darunter.

NG-CREA-03 = Kein Spieler
    .text = Eine Kreatur kontrolliert nichts, ist keine Einheit, trägt nur ihre eigenen Kämpfe aus und lässt ein Gebiet neutral. Für Sieg, Winter und Gleichstände zählt sie nie.

NG-CREA-04 = Platz einer Kreatur
    .text = Eine Kreatur steht in einem Gebiet; wachsen Gebiete zusammen, kommen auch ihre Kreaturen zusammen. Zwei Kreaturen in einem Gebiet gibt es nur so oder wenn eine Kreaturenhöhle in einem Gebiet liegt, in dem schon eine Kreatur steht. Zusammenwachsen gilt weder als Erscheinen noch als Einziehen.

NG-CREA-05 = Offene Information
    .text = Kreaturenreihe, Kreaturen-Ablagestapel und Figuren sind offen, der Kreaturenstapel ist verdeckt.

NG-CREA-10 = Wolf
    .text = 3 Karten, Wert 4, bringt 1 Ruhm. Der Wolf zieht zuerst nach Ressourcen, dann nach Gebäuden, dann nach Einheiten. Er teilt sich ein Gebiet mit Einheiten.

NG-CREA-11 = Draugr
    .text = 2 Karten, Wert 5, bringt 2 Ruhm. Der Draugr zieht zuerst nach Einheiten, dann nach Gebäuden, dann nach Ressourcen. Er teilt sich ein Gebiet mit Einheiten.

NG-CREA-12 = Braunbär
    .text = 2 Karten, Wert 6, bringt 3 Ruhm. Der Braunbär zieht zuerst nach Gebäuden, dann nach Ressourcen, dann nach Einheiten. Er teilt sich ein Gebiet mit Einheiten.

NG-CREA-13 = Gefallene Walküre
    .text = 2 Karten, Wert 7, bringt 4 Ruhm. Die Walküre zieht zuerst nach Ressourcen, dann nach Gebäuden, dann nach Einheiten. Sie teilt sich kein Gebiet mit Einheiten.

NG-CREA-14 = Wirkung des Wolfs
    .text = Solange er da ist, bringt das Gebiet bei der Ernte keinen Ruhm als geschlossenes Gebiet und keine Ressourcen von Symbolen; seine Gebäude wirken, auch der Altar. Dasselbe gilt für die Kraft des Rabenclans, für „Ruhm des Clans“ und für den Raub des Schlangenclans, nicht aber für andere Karten.

NG-CREA-15 = Wirkung des Draugrs
    .text = Wenn er in einem kontrollierten Gebiet erscheint oder in der Kreaturenphase dort handelt, entfernt der Besitzer dort 1 Einheit seiner Wahl. War es die letzte, wird das Gebiet neutral.

NG-CREA-16 = Wirkung des Braunbären
    .text = Solange er da ist, darf hier niemand bauen, rekrutieren oder Einheiten hinzufügen, von hier aus erkunden (auch nicht mit „Huginn & Muninn“) oder durch irgendeine Aktion oder Karte Einheiten hinausbewegen. Erlaubt bleiben Betreten, Kämpfen, Rückzug hinaus, Ernte, Angriff auf den Bären, Gruppen beim Aufbau und Erweiterung durch ein Plättchen, das von anderswo angelegt wird.

NG-CREA-17 = Wirkung der Walküre
    .text = Sie bleibt nie mit Einheiten zusammen: Erscheint sie in einem Gebiet mit Einheiten oder zieht sie dort ein, greift sie sofort an, und der Spieler verteidigt sich. Einheiten, die ihr Gebiet betreten, müssen dort anhalten, auch mit „Unterwanderung“, und nach den Bewegungen gegen sie kämpfen.

NG-CREA-18 = Gebiet der Walküre
    .text = Einheiten kommen nur durch eine Bewegungsaktion hierher: nicht durch Rekrutieren, Hinzufügen, zweite Chance, Rückzug, „Hirschclan“, „Einschüchtern“, „Verborgene Wege“ oder „Bestechung“. Ein Plättchen darf es nicht mit einem Gebiet verbinden, in dem Einheiten stehen. Kaija darf es betreten; bei zwei Walküren darf niemand hinein.

NG-CREA-20 = Erscheinen
    .text = Jedes Mal, wenn ein Plättchen mit Kreaturenhöhle gelegt wird, ob beim Aufbau, beim Erkunden oder bei einer zweiten Chance, ziehst du die oberste Kreaturenkarte, legst sie rechts an die Kreaturenreihe und stellst die Figur in das Gebiet der Kreaturenhöhle.

NG-CREA-21 = Beim Aufbau
    .text = Die Kreatur erscheint vor dem Einsetzen der Gruppe und tut nichts. Das Gebiet einer Walküre gilt nicht als leer, außer das Plättchen hat kein anderes leeres; dann stehen die Einheiten dort unversehrt bis zur nächsten Bewegungsaktion ihres Besitzers, der gegen sie kämpfen muss, oder bis sie in der Kreaturenphase handelt.

NG-CREA-22 = Bei Erkunden und zweiter Chance
    .text = Die Kreatur erscheint nach den Belohnungen des Erkundens, bei einer zweiten Chance vor dem Einsetzen der Gruppe. Sie bewegt sich nicht, aber ihre Wirkung tritt sofort ein.

NG-CREA-23 = Kreaturenstapel leer
    .text = Mischt den Kreaturen-Ablagestapel zu einem neuen Stapel. Ist auch er leer, erscheint nichts.

NG-CREA-24 = Reihenfolge der Kreaturen
    .text = In der Kreaturenphase kommt jede Kreatur von links nach rechts an die Reihe: Erst bewegt sie sich, dann handelt sie. Inzwischen besiegte Kreaturen werden übersprungen.

NG-CREA-25 = Bewegungspflicht
    .text = Wenn möglich, zieht die Kreatur über eine beliebige Grenze, auch eine unwegsame, in ein benachbartes Gebiet ohne Kreatur.

NG-CREA-26 = Wahl des Ziels
    .text = Gibt es Ziele mit Einheiten, zählen nur diese. Dann gelten der Reihe nach ihre Vorlieben, und immer bleibt der höchste Wert: Ressourcen sind der Ertrag samt Gebäuden, Gebäude zählen 1 je kleinem und 3 je großem, Einheiten zählen einzeln (Kaija 1).

NG-CREA-27 = Gleichstand beim Ziel
    .text = Bei Gleichstand wählt der Spieler mit dem Startspielermarker.

NG-CREA-28 = Kann nicht ziehen
    .text = Die Kreatur bleibt stehen und handelt trotzdem; ein Draugr in einem kontrollierten Gebiet nimmt also wieder eine Einheit.

NG-CREA-30 = Kreatur angreifen
    .text = Das geht nur im Rahmen einer Bewegungsaktion, in der du auch gar nichts bewegen darfst. Nach allen Bewegungen und vor allen Kämpfen darfst du in jedem Gebiet, in dem deine Einheiten ohne fremde stehen, höchstens eine Kreatur zum Angriff bestimmen.

NG-CREA-31 = Walküre zuerst
    .text = Steht eine Walküre in einem Gebiet mit deinen Einheiten, musst du sie bestimmen. Einheiten bei einer Walküre dürfen vor diesem Kampf nicht hinausziehen.

NG-CREA-32 = Zusammen mit Kämpfen
    .text = Die Reihenfolge aller Kämpfe der Aktion, mit Kreaturen und mit Spielern, bestimmt der aktive Spieler. In ein Gebiet mit ausstehendem Kreaturenkampf darf sich niemand zurückziehen. Stehen in einem Gebiet auch feindliche Einheiten, gibt es dort nur den Kampf gegen sie, und die Kreatur sieht zu.

NG-CREA-33 = Kampfwert des Spielers
    .text = Du zählst Einheiten (Kaija 2), den Kartenbonus, wenn du angreifst, oder 2 je Festung, wenn die Kreatur angreift, dazu in beiden Fällen den Bonus von Verbrannter Erde, Nahrung (höchstens 1 je Einheit) und deinen Würfel. Verluste treffen Kreaturen nicht; die Wahlseite gilt als Kampfpunkt, und „Axtwerfer“ gibt seinen Kampfpunkt.

NG-CREA-34 = Kampfwert der Kreatur
    .text = Ihr Wert plus die Kampfpunkte eines Würfels, den ein anderer Spieler wirft; ihre Wahlseite gilt als Kampfpunkt. Verluste auf dem Würfel treffen dich; greifst du an, hebt „Schildträger“ 1 davon auf.

NG-CREA-35 = Reihenfolge im Kreaturenkampf
    .text = Zuerst gibst du Nahrung aus, dann wird der Würfel des Angreifers geworfen, dann der andere.

NG-CREA-36 = Ergebnis
    .text = Du verlierst, wenn die Verluste die Zahl deiner Einheiten erreichen. Sonst gewinnt der höhere Kampfwert, bei Gleichstand die verteidigende Seite. Verluste werden zuerst entfernt.

NG-CREA-37 = Der Spieler gewinnt
    .text = Die Kreaturenkarte kommt auf den Kreaturen-Ablagestapel, die Figur verlässt den Spielplan, und du bekommst ihren Ruhm. Der Wolfsclan bekommt als Angreifer 1 Nahrung; der Hirschclan bekommt als Angreifer nur bei einer Walküre 1 Ruhm dazu, weil er ihr Gebiet erobert.

NG-CREA-38 = Der Spieler verliert
    .text = Hast du Wolf, Draugr oder Braunbär angegriffen, bleiben deine übrigen Einheiten stehen. Gegen eine Walküre ziehen sie sich nach den üblichen Regeln zurück, nie in das Gebiet einer Walküre, oder werden entfernt. Die Kreatur bleibt.

NG-CREA-40 = Mehr Kreaturen: wann
    .text = Variante: Gleich nachdem ein Spieler beim Passen eine Karte genommen hat, kann eine weitere Kreatur erscheinen, wenn weniger Kreaturen auf dem Spielplan sind, als Spieler mitspielen, und noch eine gezogen werden kann.

NG-CREA-41 = Mehr Kreaturen: wo
    .text = Dieser Spieler darf eine Kreatur mit sofortiger Wirkung erscheinen lassen, und zwar in einem Gebiet mit Kreaturenhöhle und ohne Kreatur. Nur wenn es keines gibt, darf es ein beliebiges Gebiet ohne Kreatur sein.

## Offene und geheime Informationen (NG-INFO)

NG-INFO-01 = Hand
    .text = Deine Handkarten siehst nur du; die anderen, auch dein Partner, sehen nur ihre Zahl.

NG-INFO-02 = Nachziehstapel
    .text = Alle sehen nur die Zahl der Karten, niemand kennt die Reihenfolge. Ausnahmen sind Karten, die bekanntermaßen oben liegen: die gewählte Karte und Aufruhr (allen bekannt) und Karten, die du durch die Aktion Ziehen zurückgelegt hast (nur dir).

NG-INFO-03 = Auslage und Ablagestapel
    .text = Beide liegen offen, und jeder darf alle Karten ansehen.

NG-INFO-04 = Zusammensetzung der Decks
    .text = Welche Karten zu einem Deck gehören, ist allen bekannt, denn jede Karte kommt offen hinein.

NG-INFO-05 = Plättchenstapel
    .text = Alle kennen nur die Zahl der Plättchen, nicht ihre Reihenfolge. Plättchen, die unter den Stapel kamen, bleiben denen bekannt, die sie gesehen haben.

NG-INFO-06 = Plättchen beim Aufbau
    .text = Deine drei Plättchen siehst nur du; die anderen sehen ihre Zahl.

NG-INFO-07 = Entwicklungsstapel
    .text = Alle kennen nur die Zahl der Karten. Reihenfolge und aussortierte Karten sind unbekannt, das Angebot ist offen.

NG-INFO-08 = Offene Karten
    .text = Erfolge, der Aufruhrstapel und die beiseitegelegten Aufwertungskarten sind für alle sichtbar.

NG-INFO-09 = Ruhm
    .text = Deinen eigenen Ruhm siehst du, die Summe der anderen nicht. Jeder Gewinn ist im Moment offen; wer sich alles merkt, kann mitzählen.

NG-INFO-10 = Alles auf dem Tisch
    .text = Ressourcen, Einheiten, Gebäude, Marker und der Spielplan sind für alle sichtbar.

NG-INFO-11 = Angesehene Hand
    .text = Bei „Raffgierige Ausbeutung“ und „Spion“ sieht nur der Spieler der Karte die fremde Hand. Die Karte, die sie verlässt, wird allen bekannt.

NG-INFO-12 = Wer Verteidigungsstrategie hat
    .text = Niemand erfährt, ob die Karte auf einer Hand ist: Gefragt wird jeder, der sie haben könnte.

NG-INFO-13 = Karten durch Effekte
    .text = Abgelegte, kopierte und durch „Verhandlung“ aus dem Ablagestapel oder durch „Blick in die Zukunft“ genommene Karten sind allen bekannt. Gezogene Karten sind es nicht.

NG-INFO-14 = Kreaturenstapel (Modul)
    .text = Alle sehen nur die Zahl der Karten im Kreaturenstapel. Kreaturenreihe, Kreaturen-Ablagestapel und Figuren sind offen.

## Spielplan und Plättchen (NG-GEO)

NG-GEO-01 = Teile eines Plättchens
    .text = Die Grenzen zerlegen ein Plättchen in 1 bis 4 Teile. Ein Teil heißt nach den Kanten, die ihm auf dem ungedrehten Plättchen gehören, zum Beispiel N, NW oder ESW (E steht für Osten).

NG-GEO-02 = Kanten
    .text = Ein Plättchen hat vier Kanten: Norden, Osten, Süden und Westen, im Uhrzeigersinn. Jede gehört zu genau einem Teil.

NG-GEO-03 = Grenzen im Plättchen
    .text = Zu jedem Plättchen ist vermerkt, welche Teile eine Grenze trennt und ob sie normal oder unwegsam ist. Teile ohne solche Grenze berühren sich höchstens in einem Punkt und sind dort nicht benachbart.

NG-GEO-04 = Inhalt eines Teils
    .text = Zu jedem Teil ist vermerkt, wie viele Symbole für Nahrung, Holz und Wissen, wie viele einfache kleine Bauplätze, Runensteinplätze, große Bauplätze und Kreaturenhöhlen er hat. Jeder Bauplatz ist eindeutig bezeichnet.

NG-GEO-05 = Angaben zum Plättchen
    .text = Für jedes Plättchen sind seine Teile mit ihrem Inhalt und seine Grenzen mit ihrer Art gespeichert.

NG-GEO-06 = Grenzenden
    .text = Eine Grenze endet in einer Ecke des Plättchens genau dann, wenn die zwei Kanten an dieser Ecke zu verschiedenen Teilen gehören. In jeder Ecke eines Plättchens endet höchstens eine Grenze.

NG-GEO-20 = Kleinster Baustein
    .text = Der kleinste Baustein des Spielplans ist ein Teil eines Plättchens auf seinem Feld. Im ganzen Spiel gibt es höchstens 103.

NG-GEO-21 = Gebiet
    .text = Zwei Teile, die an der gemeinsamen Kante zweier Nachbarfelder aneinanderstoßen, gehören zum selben Gebiet. Alles, was so zusammenhängt, ist ein Gebiet.

NG-GEO-22 = Freie Kanten
    .text = Freie Kanten eines Gebiets sind die Kanten seiner Teile, hinter denen ein leeres Feld liegt.

NG-GEO-23 = Offen oder geschlossen
    .text = Ein Gebiet ist genau dann geschlossen, wenn es keine freie Kante mehr hat, also hinter jeder Kante jedes Teils ein Plättchen liegt.

NG-GEO-24 = Zahl der Plättchen
    .text = Es zählt, auf wie vielen verschiedenen Plättchen das Gebiet liegt. Ein geschlossenes Gebiet liegt immer auf mindestens 2.

NG-GEO-25 = Inhalt eines Gebiets
    .text = Symbole und Bauplätze aller Teile zählen zusammen. Gebäude bleiben auf ihrem Bauplatz, bei „Annehmlichkeiten“ auf ihrem Teil, auch wenn Gebiete zusammenwachsen.

NG-GEO-26 = Nachbarschaft
    .text = Zwei Gebiete sind benachbart, wenn eine aufgedruckte Grenze sie trennt; ist mindestens eine dieser Grenzen normal, gilt der Übergang als normal, sonst als unwegsam. Eine Grenze, auf deren beiden Seiten dasselbe Gebiet liegt, zählt nicht, und sonst macht nichts Gebiete zu Nachbarn.

NG-GEO-27 = Besitzer
    .text = Ein Gebiet kontrolliert, wer dort Einheiten hat.

NG-GEO-28 = Feste Kennung
    .text = Ein Gebiet trägt die Kennung seines frühesten Teils, nach der Reihenfolge der gelegten Plättchen und dann der Teile. So bleibt sie auch beim Zusammenwachsen vorhersehbar.

NG-GEO-30 = Eckenregel
    .text = Eine Grenze endet plötzlich genau dort, wo an einer Rasterecke vier Plättchen liegen und nur eine Grenze in dieser Ecke endet. Ein Plättchen so zu legen ist verboten.

NG-GEO-31 = Was geprüft wird
    .text = Liegen an einer Rasterecke 1, 2 oder 3 Plättchen, wird nichts geprüft. Bei vier Plättchen sind 0, 2, 3 oder 4 Grenzenden erlaubt, genau 1 ist verboten. Geprüft werden nur die vier Ecken des neuen Plättchens.

NG-GEO-32 = Was ein Feld verlangt
    .text = Liegen an einer Ecke des leeren Feldes schon drei Plättchen und endet dort genau eine Grenze, braucht das neue Plättchen an dieser Ecke ein Grenzende; endet dort keine, darf es dort keines haben. Sonst ist die Ecke frei.

NG-GEO-33 = Rand und Löcher
    .text = Am Rand des Spielplans oder eines Lochs darf eine Grenze enden, auch wenn dort nie mehr etwas gelegt werden kann. Später wird nichts nachgeprüft; die Gebiete dort bleiben einfach offen. Nach außen darf der Spielplan beliebig weit wachsen.

NG-GEO-34 = Strenge Grenzregel
    .text = Als Option gilt zusätzlich: Nach dem Legen muss jede aufgedruckte Grenze auf dem ganzen Spielplan zwei verschiedene Gebiete trennen.

NG-GEO-35 = Art der Grenze
    .text = Normale und unwegsame Grenzen dürfen ineinander übergehen.

## Geklärte Fragen (NG-Q)

NG-Q-01 = Startressourcen
    .text = Jeder beginnt mit 2 Nahrung und 2 Holz. Der vierte und der fünfte Spieler beginnen mit 3 Nahrung und 2 Holz.

NG-Q-02 = Die sechs Startkarten
    .text = Die Startkarten sind Rekrutieren 1, Bewegen 1, Erkunden, Bauen und zweimal Festmahl.

NG-Q-03 = Die Entwicklungskarten
    .text = Alle 52 Entwicklungskarten sind bekannt, jede gibt es einmal.

NG-Q-04 = Die Erfolge
    .text = Die Wertung aller 7 Erfolge ist bekannt.

NG-Q-05 = Die Clankarten
    .text = Alle 21 Clankarten sind bekannt.

NG-Q-06 = Die Plättchen
    .text = Alle 35 Plättchen sind mit Teilen, Grenzen und Inhalt erfasst.

NG-Q-07 = Würfelseiten
    .text = Jedes der sechs Würfelergebnisse steht auf genau einer Seite.

NG-Q-21 = Geschlossen auf einem Plättchen
    .text = Das kommt nicht vor: Jeder Teil hat eine Kante, also liegt ein geschlossenes Gebiet auf mindestens 2 Plättchen.

NG-Q-22 = Gleich oder gemischt tauschen
    .text = Die 3 Ressourcen beim Handel dürfen beliebig gemischt sein.

NG-Q-27 = Bewegungen im Beispiel
    .text = Im Bewegungsbeispiel sind es 4 Bewegungen: 1 und 1 und 2 für die unwegsame Grenze.

NG-Q-28 = Bonus der Festung
    .text = Jede Festung gibt dem Verteidiger 2 Kampfpunkte. Mehrere im selben Gebiet zählen zusammen.

NG-Q-34 = Wo Grenzen enden
    .text = Grenzen erreichen den Rand eines Plättchens nur in seinen Ecken. Ob sie weitergehen, regelt die Eckenregel.

NG-Q-38 = Beide Seiten aufgerieben
    .text = Das Gebiet wird neutral. Niemand hat gewonnen, also bekommen auch Wolfs- und Hirschclan nichts.

NG-Q-42 = Marker zweimal setzen
    .text = Das erste Setzen von Verbrannter Erde gibt die Clankraft, das zweite die Anfangskarte des Schlangenclans.

NG-Q-47 = Ressourcen der Clankräfte
    .text = Der Eberclan nimmt Wissen, der Ziegenclan und der Wolfsclan nehmen Nahrung.

NG-Q-52 = Kreaturenmodul
    .text = Das Kreaturenmodul ist eine Option und normalerweise ausgeschaltet.

NG-Q-53 = Startplättchen zu fünft
    .text = Die beiden Startplättchen liegen ungedreht nebeneinander, das zweite rechts vom ersten.

NG-Q-56 = Mehrere oder billigere Gebäude
    .text = Karten können Gebäude verbilligen, mehrere erlauben oder Bauregeln lockern: „Eberclan“, „Ziegenclan“, „Einfaches Leben“, „Zimmermannskunst“ und „Annehmlichkeiten“.

NG-Q-58 = Winterkosten
    .text = In der Wintertabelle steht die Nahrung zuerst und das Holz danach. Für 1 bis 3 Einheiten zahlst du nichts.

NG-Q-59 = Preise in Wissen
    .text = Ersetzen kostet 1, Entfernen 2 und Aufwerten 3 Wissen.

NG-Q-60 = Kampfpunkte oder Verluste
    .text = Der Verteidigungsturm gibt einen Verlust, Kaija zählt 2 Kampfpunkte, Verbrannte Erde gibt 1 Kampfpunkt. Bewegungskarten geben, was aufgedruckt ist.

## Offene Fragen: Rahmen des Spiels (NG-Q)

NG-Q-08 = Äxte beim Auswürfeln
    .text = Unsere Festlegung: Gezählt werden die Kampfpunktsymbole beider Würfel, die Wahlseite zählt 1. Nur wer an der Spitze gleichauf liegt, würfelt erneut.

NG-Q-09 = Begrenzte Marker
    .text = Unsere Festlegung: Ruhm- und Ressourcenmarker sind unbegrenzt, nur Einheiten und Gebäude sind es nicht. Der Wert der Mehrfachmarker spielt daher keine Rolle.

NG-Q-10 = Kein Aufruhr mehr da
    .text = Unsere Festlegung: Sind alle 10 Aufruhrkarten vergeben, verlierst du 5 Ruhm und legst die oberste Karte deines Nachziehstapels ab. Dein Ruhm kann dadurch negativ werden.

NG-Q-11 = Plättchen beim Aufbau geheim
    .text = Unsere Festlegung: Die drei Plättchen des Aufbaus bleiben geheim, bis sie gelegt werden.

NG-Q-12 = Legen beim Aufbau
    .text = Unsere Festlegung: Für beide Plättchen des Aufbaus gelten dieselben Legeregeln; zu fünft kann schon in der ersten Runde eine Ecke vollständig sein und wird dann geprüft. Passt kein Plättchen deiner Hand, zeigst du sie, legst sie unter den Stapel und ziehst drei neue.

NG-Q-13 = Ruhm beim Aufbau
    .text = Unsere Festlegung: Beim Aufbau gibt es keinen Ruhm fürs Schließen, denn das Legen ist dort kein Erkunden.

NG-Q-14 = Wahl von Farbe und Clan
    .text = Unsere Festlegung: Gewählt wird in Sitzreihenfolge, und jeden Clan gibt es nur einmal.

NG-Q-15 = Karte ohne Wirkung
    .text = Unsere Festlegung: Ist der Haupteffekt unmöglich, darfst du die Karte nicht ausspielen, sondern nur mit ihr abwarten. Das Setzen von Verbrannter Erde allein genügt nicht.

NG-Q-16 = Grenzen für Blitzkarten
    .text = Unsere Festlegung: Du darfst beliebig viele Blitzkarten spielen, auch frisch gezogene, und höchstens eine normale Karte, aber nie zusammen mit einer anderen Aktion.

NG-Q-17 = Aufruhr auf der Hand
    .text = Unsere Festlegung: Mit Aufruhrkarten darfst du abwarten, ersetzen oder aufwerten (sie kommen in die Auslage). Ausspielen oder entfernen darfst du sie nicht.

NG-Q-18 = Zu wenige Karten
    .text = Unsere Festlegung: Reichen die Karten in Phase 1, beim Ersetzen oder beim Entfernen nicht, ziehst du, was da ist.

NG-Q-19 = Keine Aufwertungskarte mehr
    .text = Unsere Festlegung: Ohne verbliebene Aufwertungskarte ist Aufwerten nicht erlaubt.

NG-Q-20 = Ernte Schritt für Schritt
    .text = Unsere Festlegung: Bei der Ernte machen alle zusammen Schritt für Schritt. Der Schlangenclan entscheidet über seinen Raub, bevor jemand Schritt B macht.

NG-Q-23 = Winter bezahlen
    .text = Unsere Festlegung: Keine Ressource ersetzt eine andere. Reicht es nicht, zahlst du von jeder geforderten Ressource, was du hast.

NG-Q-24 = Zweite Chance
    .text = Unsere Festlegung: Ab dem Startspieler, freiwillig, in jedes neutrale Gebiet (mit dem Kreaturenmodul keines mit Braunbär oder Walküre; gibt es nur solche, legst du ein Plättchen, als gäbe es keines). Ein Plättchen darf an jede Kante, wenn die Grenzregel gilt und ein leeres Gebiet entsteht; unpassende kommen unter den Stapel, und passt keines oder ist der Stapel leer, geschieht nichts. Ruhm fürs Schließen und Clankräfte gibt es dabei nie.

NG-Q-25 = Rekrutieren ohne Einheiten
    .text = Unsere Festlegung: Alle Einheiten kommen in ein einziges neutrales Gebiet. Gibt es keines, darfst du Rekrutieren nicht spielen.

NG-Q-26 = Bonus der Trainingslager
    .text = Unsere Festlegung: Der Bonus gilt je Gebiet und Aktion, 1 Einheit je Lager, und ist Pflicht; erst kommen die Grundeinheiten, dann die Boni in deiner Reihenfolge, solange der Vorrat reicht. Auch Kaija allein löst ihn aus, und die zusätzliche Einheit darf Kaija sein.

NG-Q-29 = Neben dem eigenen Gebiet
    .text = Unsere Festlegung: Die berührte Kante selbst muss zu deinem offenen Gebiet gehören. Es genügt nicht, dass dein Gebiet auf demselben Plättchen liegt.

NG-Q-30 = Mehrere gezogene Plättchen
    .text = Unsere Festlegung: Du legst 1, die übrigen kommen in gewählter Reihenfolge unter den Stapel. Nur wenn keines passt, kommen alle in gezogener Reihenfolge darunter, und du ziehst 1 nach. Sind weniger Plättchen da, ziehst du, was da ist.

NG-Q-31 = Kein Plättchen passt
    .text = Unsere Festlegung: Ist jedes Plättchen einmal probiert, endet das Erkunden. Die Karte ist verbraucht, die Reihenfolge im Stapel bleibt erhalten, und der Eberclan bekommt nichts.

NG-Q-32 = Gezogene Plättchen offen
    .text = Unsere Festlegung: Beim Erkunden gezogene Plättchen sehen alle.

NG-Q-33 = Grenzarten beim Anlegen
    .text = Unsere Festlegung: Eine unwegsame Grenze darf auf dem nächsten Plättchen als normale weitergehen und umgekehrt.

NG-Q-35 = Wer Verluste auswählt
    .text = Unsere Festlegung: Jeder entfernt seine eigenen Einheiten nach eigener Wahl. Das ist nur für Kaija von Bedeutung.

NG-Q-36 = Bonus in mehreren Kämpfen
    .text = Unsere Festlegung: Der Kampfbonus einer Karte gilt in jedem Kampf ihrer Aktion. Boni des Verteidigers gelten nur in ihrem Gebiet.

NG-Q-37 = Rückzug auf dem Angriffsweg
    .text = Unsere Festlegung: Auch ein in derselben Aktion verlassenes Gebiet ist als Ziel erlaubt, wenn es neutral oder eigen ist und eine normale Grenze hat. Das Kampfgebiet selbst ist nie ein Ziel.

NG-Q-39 = Kaija statt einer Einheit
    .text = Unsere Festlegung: Kaija ersetzt beim Rekrutieren und beim Aufbau eine Einheit und kommt nicht zusätzlich.

NG-Q-40 = Kaija allein unterwegs
    .text = Unsere Festlegung: Kaija darf sich auch allein bewegen.

NG-Q-41 = Kaija als Einheit
    .text = Unsere Festlegung: Kaija zählt überall als 1 Einheit, außer im Winter und bei den 14 Einheiten, und ist 2 Kampfpunkte wert. Bei einer zweiten Chance darf sie eine der drei sein.

NG-Q-43 = Regeln für Verbrannte Erde
    .text = Unsere Festlegung: Der Marker kommt nur in feindliche Gebiete, und jede Grenze zählt als Nachbarschaft. Er bleibt bei Besitzerwechsel und Zusammenwachsen liegen, beginnt neben dem Spielplan und darf wieder auf dasselbe Gebiet gesetzt werden.

NG-Q-44 = Raub der Schlange
    .text = Unsere Festlegung: Der Schlangenclan wählt vor Schritt B eine Ressource, die das Gebiet in dieser Ernte bringt, und nur wenn ein Gegner es kontrolliert; dieser bekommt eine davon weniger. Bei der sofortigen Ernte des Rabenclans gibt es keinen Raub.

NG-Q-45 = Rabe und Altar
    .text = Unsere Festlegung: Der Rabenclan nimmt nur Ressourcen, keinen Altarruhm, und zwar nach dem Ruhm fürs Schließen.

NG-Q-46 = Erobern und Schließen
    .text = Unsere Festlegung: Der Hirschclan erobert, wenn er als Angreifer gewinnt und seine Einheiten das Gebiet danach kontrollieren. Beim Eberclan zählt jedes geschlossene Gebiet, egal wem es gehört.

NG-Q-48 = Verdeckter Ruhm
    .text = Unsere Festlegung: Die Summe der anderen bleibt verborgen, deine eigene siehst du, und Gewinne werden im Moment angezeigt. Auf Wunsch kann aller Ruhm offen sein; negative Summen sind möglich.

NG-Q-49 = Gebäude bei Gleichstand
    .text = Unsere Festlegung: Es zählen die Gebäude in den Gebieten, die du am Ende kontrollierst. Bleibt alles gleich, teilt ihr den Sieg.

NG-Q-50 = Was am Ende zählt
    .text = Unsere Festlegung: Nur Karten in deinen vier Bereichen zählen. Dieselbe Rechnung mit Erfolgen gilt auch, wenn mehrere den Sieg durch Gebiete erreichen.

NG-Q-51 = Feinheiten im Teamspiel
    .text = Unsere Festlegung: Der Durchzug beim Partner ist ein einziger Weg einer ungeteilten Gruppe, bezahlt aus einer Aktion zu normalen Kosten, und endet außerhalb. Partner tauschen in Schritt C beliebig oft, wenn beide zustimmen. Rückzug ins Land des Partners ist nicht erlaubt, und für Kontrolle und Bauen gilt es nicht als eigenes.

NG-Q-54 = Erfolge über zehn Jahre
    .text = Unsere Festlegung: Über zehn Jahre gibt es die Erfolge in Jahr 10. Mit Teams zählt nur der zusammengezählte Ruhm, die Ressourcen werden je Spieler abgerundet, und bei Gleichstand gelten die Teamregeln.

NG-Q-55 = Ablagestapel ansehen
    .text = Unsere Festlegung: Jeder darf jeden Ablagestapel durchsehen.

NG-Q-57 = Schließen durch Zusammenwachsen
    .text = Unsere Festlegung: Wachsen eigene und neutrale Flächen zu einem geschlossenen Gebiet zusammen, gibt es Ruhm dafür, und alle seine Plättchen zählen.

NG-Q-61 = Erntebeispiel
    .text = Unsere Festlegung: Vom Erntebeispiel des Regelhefts gelten nur die Anzahlen; welche Ressourcen abgebildet waren, ist nicht bekannt.

NG-Q-62 = Zweites Startplättchen im Stapel
    .text = Unsere Festlegung: Bei 2 bis 4 Spielern liegt das zweite Startplättchen mit im Stapel, der also 34 Plättchen hat. Als Option kann es draußen bleiben.

NG-Q-63 = Wann eine Grenze abbricht
    .text = Unsere Festlegung: Es gilt die Eckenregel. Die strenge Grenzregel gibt es als Option.

NG-Q-64 = Karten- und Plättchendaten
    .text = Unsere Festlegung: Wir verwenden die Karten- und Plättchendaten, wie sie vorliegen; Anzahlen und Prüfsummen stimmen. Am ehesten könnte die Art einer Grenze oder ein einzelner Ruhmwert falsch sein.

## Offene Fragen: Karten (NG-Q)

NG-Q-65 = Grenzen des Kopierens
    .text = Unsere Festlegung: Kopierkarten und „Verteidigungsstrategie“ können nicht kopiert werden, sonst jede Karte in der Auslage. Fremde Clankarten wirken, soweit du sie nutzen kannst, und das Blitzsymbol wird nicht mitkopiert.

NG-Q-66 = Verteidigungsstrategie
    .text = Unsere Festlegung: Sie wirkt gegen jede ausgespielte Karte, auch gegen Blitzkarten, und die annullierte Karte kommt auf den Ablagestapel ihres Besitzers.

NG-Q-67 = Zu wenige Karten beim Nebeneffekt
    .text = Unsere Festlegung: Ist das Ziehen nur ein Teil der Karte, ziehst du, was da ist.

NG-Q-68 = Rekrutieren ist freiwillig
    .text = Unsere Festlegung: Auch bei „Ruf zum Krieg“, „Jäger“ und ähnlichen Karten rekrutierst du höchstens die angegebene Zahl und darfst weniger nehmen.

NG-Q-69 = Trainingslager bei besonderen Karten
    .text = Unsere Festlegung: Trainingslager wirken auch bei besonderen Rekrutierungskarten und in neutralen Gebieten.

NG-Q-70 = Blick in die Zukunft
    .text = Unsere Festlegung: Du darfst damit schon früh einen Erfolg nehmen. Die übrige Entwicklungskarte geht aus dem Spiel, und im letzten Jahr bekommt der letzte Passende keine Karte.

NG-Q-71 = Bestechung
    .text = Unsere Festlegung: Der Besitzer der bewegten Einheiten greift an; das Ziel ist ein beliebiges benachbartes Gebiet, auch deines, im Teamspiel aber nicht das ihres Partners. Bewegt werden nur normale Einheiten.

NG-Q-72 = Einschüchtern
    .text = Unsere Festlegung: Verschoben wird über jede Grenze, aber nicht in einen ausstehenden Kampf. Ein so geleertes Gebiet übernimmst du ohne Kampf.

NG-Q-73 = Verborgene Wege
    .text = Unsere Festlegung: Ein feindliches Ziel ist erlaubt, der Kampf hat dann keinen Kartenbonus. Es ist keine Bewegungsaktion: kein Angriff auf Kreaturen, keine Kosten für unwegsame Grenzen.

NG-Q-74 = Unterwanderung
    .text = Unsere Festlegung: Ein Teil der Gruppe darf zurückbleiben. Gekämpft wird nur, wo am Ende deine Einheiten stehen.

NG-Q-75 = Annehmlichkeiten
    .text = Unsere Festlegung: Doppelte sind nicht erlaubt, und ein kleines Gebäude belegt mit dieser Karte nie einen Bauplatz.

NG-Q-76 = Fleißige Dorfbewohner
    .text = Unsere Festlegung: Der Austausch ist kostenlos, gilt für jedes eigene Gebäude und löst die Kraft des Ziegenclans nicht aus. Ein Runenstein darf nur auf einen Platz mit seinem Symbol, nie anstelle eines Gebäudes ohne Bauplatz.

NG-Q-77 = Ruhm des Clans
    .text = Unsere Festlegung: Nimmst du den Ertrag zuerst, darfst du mit dem Holz bauen, aber nur in demselben Gebiet.

NG-Q-78 = Karten gegen Kaija
    .text = Unsere Festlegung: Eine Karte, die eine Einheit trifft, trifft Kaija nur, wenn dort keine normale Einheit steht.

NG-Q-79 = Axtwerfer und Wahlseite
    .text = Unsere Festlegung: Erst legst du die Wahlseite fest, dann wählst du den Bonus, beides vor dem Wurf des Verteidigers.

NG-Q-80 = Eroberer
    .text = Unsere Festlegung: Die Karte wirkt nur, wenn du angreifst, und bis zum Ende des Jahres. Sie gilt auch, wenn deine Einheiten durch „Bestechung“ angreifen.

NG-Q-81 = Zusammenarbeit
    .text = Unsere Festlegung: Du rekrutierst 1 Einheit und hast 1 Bewegung, wie beim Festmahl.

NG-Q-82 = Kriegsherr und Kaija
    .text = Unsere Festlegung: Kaija zählt beim „Kriegsherrn“ mit.

NG-Q-83 = Plündertrupp
    .text = Unsere Festlegung: Du wählst eine Ressource einer Art, die das Gebiet durch Symbole oder Gebäude bringt.

## Offene Fragen: Kreaturenmodul (NG-Q)

NG-Q-84 = Regeln des Kreaturenmoduls
    .text = Unsere Festlegung: Wir spielen das Kreaturenmodul nach einer Zusammenfassung seiner Regeln, als Option und normalerweise ausgeschaltet.

NG-Q-85 = Unbewegliche Kreatur
    .text = Unsere Festlegung: Eine Kreatur, die nicht ziehen kann, handelt trotzdem.

NG-Q-86 = Clankräfte gegen Kreaturen
    .text = Unsere Festlegung: Der Wolfsclan bekommt als Angreifer Nahrung, der Hirschclan Ruhm nur für eine Walküre, Verbrannte Erde gibt 1 Kampfpunkt, und Kaija zählt 2.

NG-Q-87 = Belohnung vor Kreatur
    .text = Unsere Festlegung: Erst gibt es die Belohnungen fürs Schließen, dann erscheint die Kreatur.

NG-Q-88 = Braunbär und Karten
    .text = Unsere Festlegung: Er verhindert jede Art, Einheiten hinauszubewegen oder hinzuzufügen, nicht aber den Rückzug.

NG-Q-89 = Neben einer Walküre
    .text = Unsere Festlegung: Nach dem Aufbau stehen Einheiten bei einer Walküre unversehrt bis zur nächsten Bewegungsaktion ihres Besitzers oder bis die Walküre in der Kreaturenphase handelt. Ein Gebiet mit zwei Walküren betritt niemand.

## Klarstellungen (NG-CLAR)

NG-CLAR-01 = Gültige Plättchenformen
    .text = Die Prüfung auf gekreuzte Grenzen gilt nur, wenn der Teil an zwei gegenüberliegenden Kanten und die Teile an den anderen beiden drei verschiedene Teile sind. Plättchen mit nur einem abgetrennten Rand sind gültig.

NG-CLAR-02 = Huginn & Muninn und Braunbär
    .text = Mit dem Kreaturenmodul muss mindestens ein angrenzendes offenes Gebiet frei von Braunbären sein. Gibt es keines, kannst du „Huginn & Muninn“ nicht spielen.

NG-CLAR-03 = Durchzug ungeteilt
    .text = Durch das Land des Partners zieht eine ungeteilte Gruppe auf einem Weg innerhalb einer Bewegungsaktion. Sich dort zu teilen oder zu sammeln ist nicht erlaubt.

NG-CLAR-04 = Kaija bei Unterwanderung
    .text = Solange „Der Bär erwacht“ wirkt, darf auch Kaija mit „Unterwanderung“ durchziehen, sonst nicht.

NG-CLAR-05 = Kaija bei zweiter Chance
    .text = Kaija darf eine der drei Einheiten einer zweiten Chance sein.

NG-CLAR-06 = Aufbau zu fünft
    .text = Zu fünft kann schon in der ersten Runde eine Ecke vollständig sein; die Grenzregel wird dann auch dort geprüft. Legt bei zwei bis vier Spielern jemand das zweite Startplättchen, ist es ein gewöhnliches Plättchen.

NG-CLAR-07 = Wann Wolfsclan spielbar ist
    .text = „Wolfsclan“ ist spielbar wie „Bewegen“: wenn eine Bewegung für 1 möglich ist oder, mit dem Kreaturenmodul, eine Kreatur angegriffen werden kann.

NG-CLAR-08 = Strenge Grenzregel
    .text = Streng heißt: Jede aufgedruckte Grenze auf dem Spielplan trennt zwei verschiedene Gebiete. Nur auf einem Spielplan, der von Anfang an so gelegt wurde, genügt es zu prüfen, ob das neue Plättchen etwas Getrenntes verbindet.

NG-CLAR-09 = Rückzug mit 15 Figuren
    .text = Der Bärenclan kann sich mit bis zu 15 Figuren zurückziehen: 14 Einheiten und Kaija.

NG-CLAR-10 = Zweite Chance mit Kreaturen
    .text = Stehen in allen neutralen Gebieten Braunbären oder Walküren, ziehst und legst du ein Plättchen, als gäbe es kein neutrales. Besetzt die Kreaturenhöhle des neuen Plättchens seinen einzigen leeren Teil mit einem Braunbären oder einer Walküre, steht die Gruppe trotzdem dort, vorerst ohne Kampf.

NG-CLAR-11 = Begründung verbotener Plätze
    .text = Fehlt beim Aufbau die richtige Anlegestelle, wird die Regel zum ersten Plättchen genannt; fehlt bei der zweiten Chance ein leeres Gebiet, die Regel zum Plättchen der zweiten Chance. Verletzen mehrere Ecken die Grenzregel, wird die erste in der Folge Nordost, Südost, Südwest, Nordwest genannt.

NG-CLAR-12 = Reihenfolge unter dem Stapel
    .text = Passt keines von mehreren gezogenen Plättchen, kommen sie in der gezogenen Reihenfolge unter den Stapel, ohne Wahl.

NG-CLAR-13 = Abgelehntes Plättchen
    .text = Das bei „Kundschafterlager“ unter den Stapel gelegte Plättchen gilt als probiert. Es kommt nur zurück, wenn alle anderen probiert sind und keines passt.

NG-CLAR-14 = Walküre hält auf
    .text = Das Gebiet einer Walküre hält Einheiten auch bei „Unterwanderung“ auf.

NG-CLAR-15 = Verbrannte Erde gegen Kreaturen
    .text = Der Bonus von Verbrannter Erde gilt für den Schlangenclan dort in jedem Kampf mit einer Kreatur, ob er angreift oder angegriffen wird.

NG-CLAR-16 = Teams über zehn Jahre
    .text = Es gelten die Gleichstandsregeln der Teams. Ressourcen werden für jeden Spieler einzeln abgerundet und dann zusammengezählt.

NG-CLAR-17 = Kennung eines Gebiets
    .text = Die feste Kennung eines Gebiets ist unabhängig davon, wie das Programm intern rechnet. Welche Gebiete geschlossen sind, steht erst fest, wenn alle Kanten des neuen Plättchens verbunden sind.

NG-CLAR-18 = Vorlieben des Verteidigers
    .text = Für Gewinnchancen und Computerspieler gilt: Ein Verteidiger will lieber gewinnen, als dass niemand gewinnt, und das lieber als verlieren.

NG-CLAR-20 = Beliebige Reihenfolge
    .text = Triffst du mehrere Entscheidungen, deren Reihenfolge keine Regel nennt (rekrutierte Einheiten, Einheiten auf dem Rückzug, anzugreifende Kreaturen, abzulegende Karten), bestimmst du sie selbst. Jede Reihenfolge führt zur selben Stellung, und keine Wahl kostet dich eine andere.

## Gültigkeit der Plättchen (NG-GEO)

NG-GEO-10 = Jede Kante einmal
    .text = Auf jedem Plättchen gehört jede der vier Kanten zu genau einem Teil.

NG-GEO-11 = Zurückgezogen
    .text = Diese Regel ist zurückgezogen und gilt nicht mehr. Früher gehörte eine Ecke zu einem Teil; jetzt liegen in den Ecken nur Grenzenden.

NG-GEO-12 = Benachbarte Kanten
    .text = Gehören zwei nebeneinanderliegende Kanten zu verschiedenen Teilen, verläuft zwischen diesen Teilen eine Grenze.

NG-GEO-13 = Keine gekreuzten Grenzen
    .text = Gehören zwei gegenüberliegende Kanten zu einem Teil und die anderen beiden zu zwei weiteren, verschiedenen Teilen, haben diese zwei keine gemeinsame Grenze. Bei vier Teilen grenzt genau eines der gegenüberliegenden Paare aneinander, entweder Nord und Süd oder West und Ost.

NG-GEO-14 = Keine Inseln
    .text = Zu jedem Teil ist sein Inhalt angegeben, und jeder Teil hat mindestens eine Kante.

NG-GEO-15 = Prüfzahlen der Plättchen
    .text = Es gibt 35 Plättchen mit 103 Teilen und 97 Grenzen, davon 21 unwegsame auf 15 der Plättchen 01 bis 33. Diese zeigen zusammen 11 Nahrung, 11 Holz, 8 Wissen, 45 kleine Bauplätze, 8 Runensteinplätze, 14 große Bauplätze und 11 Kreaturenhöhlen (je Plättchen höchstens ein großer Bauplatz und eine Kreaturenhöhle); das Startplättchen ist leer, das zweite zeigt 1 Nahrung.

NG-GEO-16 = Drehen
    .text = Ein Plättchen darf in Vierteldrehungen gedreht werden; Inhalt und Grenzen ändern sich dabei nicht. Gleich aussehende Ausrichtungen zählen als eine: Plättchen 13 hat eine, das Startplättchen zwei, jedes andere vier.
