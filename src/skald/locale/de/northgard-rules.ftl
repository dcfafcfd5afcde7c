### Northgard: Uncharted Lands: Regeltexte für Spieler (Deutsch)
### Ein Eintrag je Regel: Wert = kurzer Titel, .text = die Regel in Worten.

## Spielmaterial (NG-COMP)

NG-COMP-01 = Einheiten
    .text = 70 Einheiten: 14 in jeder der 5 Farben. Du hast nie mehr als 14 normale Einheiten auf der Karte.

NG-COMP-02 = Gebäudemarker
    .text = 56 Marker: je 7 von 8 Typen, davon 5 kleine und 3 große. Der Vorrat ist streng begrenzt und gilt für alle gemeinsam.

NG-COMP-03 = Ruhmmarker
    .text = 65 Marker: 5 mit Wert 50, 15 mit Wert 10, 15 mit Wert 5 und 30 mit Wert 1, zusammen 505. Du darfst jederzeit wechseln; gehen die Marker aus, gibt es trotzdem weiter Ruhm.

NG-COMP-04 = Würfel
    .text = 2 gleiche Kampfwürfel mit besonderen Seiten.

NG-COMP-05 = Startkarten
    .text = 30 Karten: In jeder der 5 Farben dieselben 6 Karten, nämlich Rekrutieren, Bewegen, Erkunden, Bauen und zweimal Festmahl.

NG-COMP-06 = Kartenplättchen
    .text = 35 quadratische Plättchen mit 1 bis 4 Teilen: das normale Startplättchen mit eigener Rückseite, das zweite Startplättchen für fünf Spieler mit normaler Rückseite und eigenem Zeichen auf der Vorderseite, und 33 weitere. Ihre Nummern 01 bis 33 sind nicht aufgedruckt, sondern dienen nur dem Programm.

NG-COMP-07 = Rohstoffmarker
    .text = 75 einfache Marker: 30 Nahrung, 25 Holz und 20 Wissen. Dazu kommen 15 Mehrfachmarker, je 5 für Nahrung, Holz und Wissen; der Vorrat gilt als unbegrenzt.

NG-COMP-08 = Startspielermarker
    .text = 1 Startspielermarker.

NG-COMP-09 = Clankarten
    .text = 21 Karten: 3 für jeden der 7 Clans, und zwar 1 Anfangskarte und 2 Aufwertungskarten.

NG-COMP-10 = Entwicklungskarten
    .text = 52 verschiedene Karten: 16 frühe und 36 fortgeschrittene.

NG-COMP-11 = Unruhekarten
    .text = 10 gleiche Karten, die offen bereitliegen.

NG-COMP-12 = Errungenschaften
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
    .text = Die Plättchen 01 bis 33 zeigen zusammen 11 Nahrung, 11 Holz, 8 Wissen, 45 einfache kleine Bauplätze, 8 Runensteinplätze, 14 große Bauplätze (höchstens einer je Plättchen) und 11 Baue; das Startplättchen zeigt nichts, das zweite Startplättchen 1 Nahrung. Für die 8 Runensteinplätze gibt es nur 7 Runensteine, für die 21 großen Gebäude nur 14 große Bauplätze.

## Begriffe (NG-GLOS)

NG-GLOS-01 = Grenze
    .text = Eine Grenze ist eine Linie innerhalb eines Plättchens: weiß mit kleinen Punkten ist normal, gelb mit großen Punkten ist unwegsam. Grenzen laufen von Ecke zu Ecke, manche über eine Gabelung im Inneren, teilen das Plättchen in 1 bis 4 Teile und liegen nie auf einer Plättchenkante.

NG-GLOS-02 = Unwegsame Grenze
    .text = Sie zu überqueren kostet eine zusätzliche Bewegung, und für einen Rückzug ist sie gesperrt. Nur die Karte „Wolfsclan“ hebt beides auf.

NG-GLOS-03 = Territorium
    .text = Alle Teile, die über gemeinsame Plättchenkanten zusammenhängen, bilden ein Territorium; begrenzt wird es von Grenzen und, solange es offen ist, von freien Plättchenkanten. Es kann über viele Plättchen reichen, und wo darin eine Einheit steht, spielt keine Rolle.

NG-GLOS-04 = Benachbarte Territorien
    .text = Zwei Territorien sind benachbart, wenn zwischen ihnen mindestens eine aufgedruckte Grenze verläuft, auch eine unwegsame. Eine Berührung nur an einer Plättchenecke zählt nicht; ist irgendeine Grenze zwischen ihnen normal, gilt der Übergang als normal.

NG-GLOS-05 = Geschlossenes Territorium
    .text = Ein Territorium ist geschlossen, wenn an jeder Kante jedes seiner Teile ein weiteres Plättchen liegt. Es kann nie mehr erweitert werden.

NG-GLOS-06 = Offenes Territorium
    .text = Jedes Territorium, das nicht geschlossen ist: Mindestens eine seiner Kanten zeigt auf ein leeres Feld. Die freien Plättchenkanten begrenzen es vorläufig.

NG-GLOS-07 = Kontrolle
    .text = Du kontrollierst ein Territorium, wenn du dort mindestens eine Einheit hast; Gebäude allein geben nie Kontrolle. Solange ein Kampf nicht entschieden ist, gilt der Verteidiger als Besitzer.

NG-GLOS-08 = Neutrales Territorium
    .text = Ein Territorium ohne Einheiten ist neutral. Stehen dort Gebäude, bekommt niemand etwas davon.

NG-GLOS-09 = Eigen und feindlich
    .text = Eigen ist ein Territorium, das du kontrollierst; feindlich ist eines, das ein anderer Spieler kontrolliert. Im Teamspiel ist nur das gegnerische Team feindlich.

NG-GLOS-10 = Kampf
    .text = Ein Kampf entsteht, wenn Einheiten zweier Spieler im selben Territorium stehen.

NG-GLOS-11 = Rohstoff
    .text = Rohstoffe sind Nahrung, Holz und Wissen. Ruhm ist kein Rohstoff.

NG-GLOS-12 = Was Teile zeigen
    .text = Ein Teil eines Plättchens kann Symbole für Nahrung, Holz und Wissen zeigen, dazu kleine Bauplätze (manche mit Runensteinsymbol), einen großen Bauplatz und einen Bau.

NG-GLOS-13 = Bau
    .text = Ein Bau ist der Unterschlupf einer Kreatur und hat nur mit dem Kreaturenmodul eine Wirkung. Die Errungenschaft „Fallensteller“ zählt ihn in jedem Fall.

NG-GLOS-14 = Ziel des Spiels
    .text = Du gewinnst am Ende eines beliebigen Jahres, wenn du 3 geschlossene Territorien mit je einem großen Gebäude kontrollierst. Schafft das niemand, gewinnt nach Jahr 7, wer den meisten Ruhm hat.

NG-GLOS-15 = Teil
    .text = Ein Teil ist eine der Flächen eines Plättchens. Zu ihm gehören eine bis vier ganze Kanten des Plättchens.

NG-GLOS-16 = Grenzende und Rasterecke
    .text = Eine Grenze endet immer in einer Ecke ihres Plättchens. Eine Rasterecke ist der Punkt, an dem vier Felder zusammentreffen.

NG-GLOS-17 = Ertrag
    .text = Der Ertrag eines Territoriums ist je 1 Nahrung, Holz oder Wissen pro aufgedrucktem Symbol, dazu 1 Nahrung je Nahrungssilo, 1 Holz je Holzfällerhütte und 1 Wissen je Runenstein. Der aufgedruckte Ertrag umfasst nur die Symbole.

NG-GLOS-18 = Haupteffekt
    .text = Der Haupteffekt einer Karte ist der Effekt, der möglich sein muss, damit du sie ausspielen darfst.

## Spielaufbau (NG-SETUP)

NG-SETUP-01 = Allgemeiner Vorrat
    .text = Würfel, Ruhm-, Rohstoff- und Gebäudemarker bilden einen gemeinsamen Vorrat für alle.

NG-SETUP-02 = Jahresleiste
    .text = Der Jahresmarker kommt auf Feld 1 der Jahresleiste.

NG-SETUP-03 = Unruhestapel
    .text = Die 10 Unruhekarten bilden einen offenen Stapel.

NG-SETUP-04 = Frühe Entwicklungskarten
    .text = Die 16 frühen Karten werden gemischt. Je Spieler kommen 2 verdeckt ins Spiel, also 4, 6, 8 oder 10 bei 2, 3, 4 oder 5 Spielern.

NG-SETUP-05 = Fortgeschrittene Entwicklungskarten
    .text = Die 36 fortgeschrittenen Karten werden gemischt. Je Spieler kommen 4 verdeckt ins Spiel, also 8, 12, 16 oder 20 bei 2, 3, 4 oder 5 Spielern.

NG-SETUP-06 = Entwicklungsstapel
    .text = Die frühen Karten kommen auf die fortgeschrittenen und bilden mit ihnen den Entwicklungsstapel. Übrige Karten gehen ungesehen aus dem Spiel.

NG-SETUP-07 = Errungenschaften auslegen
    .text = Die 7 Errungenschaften werden gemischt, und so viele, wie Spieler mitspielen, liegen die ganze Partie offen aus. Die übrigen gehen aus dem Spiel.

NG-SETUP-08 = Startplättchen, 2–4 Spieler
    .text = Das Startplättchen liegt in der Mitte. Die anderen 34 Plättchen, auch das zweite Startplättchen, werden verdeckt gemischt.

NG-SETUP-09 = Startplättchen, 5 Spieler
    .text = Die beiden Startplättchen liegen ungedreht nebeneinander, das zweite rechts vom ersten. Dazwischen liegt ein Territorium mit 1 Nahrung, das von Beginn an auf 2 Plättchen geschlossen ist; die anderen 33 Plättchen werden verdeckt gemischt.

NG-SETUP-10 = Farbe wählen
    .text = Wähle eine freie Farbe und nimm ihre 6 Startkarten und 14 Einheiten.

NG-SETUP-11 = Clan wählen
    .text = Wähle einen freien Clan und nimm seine 3 Karten. Die 2 Aufwertungskarten legst du für alle sichtbar beiseite.

NG-SETUP-12 = Startdeck
    .text = Deine 6 Startkarten und die Anfangskarte deines Clans werden gemischt und bilden verdeckt deinen Nachziehstapel aus 7 Karten.

NG-SETUP-13 = Erster Startspieler
    .text = Jeder wirft beide Würfel; wer die meisten Äxte wirft, bekommt den Startspielermarker. Nur wer an der Spitze gleichauf liegt, würfelt erneut, bis einer vorne ist.

NG-SETUP-14 = Startrohstoffe
    .text = Im Uhrzeigersinn ab dem Startspieler bekommen die ersten drei Spieler je 2 Nahrung und 2 Holz. Der vierte und der fünfte bekommen je 3 Nahrung und 2 Holz.

NG-SETUP-15 = Plättchen ziehen
    .text = Du ziehst 3 Plättchen auf die Hand.

NG-SETUP-16 = Erstes Plättchen
    .text = Reihum ab dem Startspieler wählst du 1 deiner Plättchen und legst es Kante an Kante an ein Startplättchen. Zu zweit bis viert gilt ein von einem Spieler gelegtes zweites Startplättchen dabei als gewöhnliches Plättchen.

NG-SETUP-17 = Erste Gruppe
    .text = Gleich danach stellst du 3 deiner Einheiten zusammen in ein leeres Territorium des eben gelegten Plättchens. Leer heißt: Niemand hat dort Einheiten.

NG-SETUP-18 = Zweites Plättchen
    .text = Wenn alle ihr erstes Plättchen gelegt haben, folgt in derselben Reihenfolge eine zweite Runde. Dieses Plättchen darf Kante an Kante an jedes gelegte Plättchen.

NG-SETUP-19 = Zweite Gruppe
    .text = Die zweite Gruppe aus 3 Einheiten kommt in ein leeres Territorium des zweiten Plättchens. Sie darf nie in das Territorium der ersten Gruppe, auch nicht, wenn die Plättchen zusammenhängen.

NG-SETUP-20 = Legeregeln beim Aufbau
    .text = Beim Aufbau gilt die Grenzregel genau wie beim Erkunden. Ein Plättchen darf auch nie Einheiten zweier Spieler in ein Territorium bringen.

NG-SETUP-21 = Drittes Plättchen
    .text = Haben alle zwei Plättchen gelegt, kommen die dritten zurück in den Stapel, und er wird neu gemischt. Er hat dann 30, 28, 26 oder 23 Plättchen bei 2, 3, 4 oder 5 Spielern; liegt das zweite Startplättchen nicht im Stapel, sind es 29, 27, 25 oder 23.

NG-SETUP-22 = Keine Gewinne beim Aufbau
    .text = Während des Aufbaus bekommt niemand Rohstoffe, Ruhm oder Vorteile aus Clankräften; ein geschlossenes Territorium bringt hier nichts. Kaija darf trotzdem eingesetzt werden.

NG-SETUP-23 = Spielbeginn
    .text = Jahr 1 beginnt; wer den Startspielermarker hat, fängt an.

NG-SETUP-24 = Stand nach dem Aufbau
    .text = Du hast 6 Einheiten in zwei Territorien und 8 im Vorrat, einen Nachziehstapel aus 7 Karten und noch keine Karten auf der Hand, in der Auslage oder im Ablagestapel. Der Bärenclan kann stattdessen 5 Einheiten und Kaija auf der Karte haben, dann sind 9 im Vorrat.

NG-SETUP-25 = Kreaturenstapel (Modul)
    .text = Mit dem Kreaturenmodul wird der Kreaturenstapel nach den Startrohstoffen und vor dem Plättchenziehen vorbereitet. Wer danach beim Aufbau ein Plättchen mit Bau legt, bringt eine Kreatur ins Spiel.

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
    .text = In Phase 1 ziehst du 4 Karten, dazu 1 für jede Schmiede in einem Territorium, das du kontrollierst.

NG-YEAR-03 = Kartenangebot
    .text = In Phase 1 deckt der Startspieler so viele Entwicklungskarten auf, wie Spieler mitspielen. In den Jahren 1 und 2 sind es frühe, in den Jahren 3 bis 6 fortgeschrittene Karten.

NG-YEAR-04 = Angebot in Jahr 7
    .text = In Jahr 7 werden keine Entwicklungskarten aufgedeckt. Das Angebot bilden dann die offenen Errungenschaften.

NG-YEAR-05 = Eine Karte für jeden
    .text = Das Angebot hat eine Karte je Spieler, und jeder nimmt genau eine, beim Passen oder früher durch „Blick in die Zukunft“. Am Ende von Phase 2 ist es deshalb leer, außer jemand hat mit dieser Karte eine Errungenschaft genommen.

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
    .text = Du darfst eine Karte nur ausspielen, wenn ihr Haupteffekt wenigstens teilweise möglich ist; sonst bleibt dir das Abwarten. Unruhe und Errungenschaften kannst du nie ausspielen.

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
    .text = Lege 1 beliebige Handkarte, auch Unruhe, ohne Wirkung in deine Auslage. Dein Zug endet, aber du bleibst in der Phase.

NG-ACT-REPL-01 = Ersetzen
    .text = Lege 1 Handkarte, auch Unruhe, ohne Wirkung in deine Auslage, zahle 1 Wissen und ziehe 1 Karte.

NG-ACT-REM-01 = Entfernen
    .text = Entferne 1 Handkarte aus dem Spiel, zahle 2 Wissen und ziehe 2 Karten.

NG-ACT-REM-02 = Unruhe bleibt
    .text = Unruhekarten kannst du auf keine Weise aus dem Spiel entfernen.

NG-ACT-UPG-01 = Aufwerten
    .text = Wähle 1 Handkarte und lege sie ohne Wirkung in deine Auslage oder entferne sie aus dem Spiel (nicht bei Unruhe). Zahle 3 Wissen und nimm eine beiseitegelegte Aufwertungskarte deines Clans nach Wahl auf die Hand.

NG-ACT-UPG-02 = Aufwertung wirkt später
    .text = Die Aufwertungskarte darfst du ab deinem nächsten Zug spielen. Von jetzt an gehört sie zu deinem Deck.

NG-ACT-UPG-03 = Nur zwei Aufwertungen
    .text = Jede Aufwertungskarte kannst du einmal nehmen. Hast du beide, steht dir die Aktion nicht mehr offen.

NG-ACT-PASS-01 = Passen
    .text = Passen darfst du in jedem deiner Züge, egal was du auf der Hand hast.

NG-ACT-PASS-02 = Karten ablegen
    .text = Wenn du passt, kommen alle Handkarten und alle Karten deiner Auslage auf deinen Ablagestapel.

NG-ACT-PASS-03 = Karte aussuchen
    .text = Wähle 1 Karte aus dem Angebot (Entwicklungskarten, im letzten Jahr Errungenschaften) und lege sie auf deinen Nachziehstapel; das ist Pflicht, und ein anderer Ort ist nicht möglich. Wer in diesem Jahr schon mit „Blick in die Zukunft“ gewählt hat oder ein leeres Angebot vorfindet, nimmt nichts.

NG-ACT-PASS-04 = Als Erster passen
    .text = Wer in einem Jahr als Erster passt, nimmt sofort den Startspielermarker oder behält ihn.

NG-ACT-PASS-05 = Nach dem Passen
    .text = Wenn du gepasst hast, machst du in diesem Jahr keine Züge mehr. Du verteidigst dich, ziehst dich zurück und nimmst an den Phasen 3 bis 5 teil wie sonst.

## Ernte und Handel (NG-HARV, NG-TRADE)

NG-HARV-01 = Schritt A: Geschlossene Territorien
    .text = Jedes geschlossene Territorium, das du kontrollierst, bringt 1 Ruhm, wenn es auf 2 Plättchen liegt, und 2 Ruhm ab 3 Plättchen. Offene Territorien bringen hier nichts; weniger als 2 Plättchen kommen nicht vor.

NG-HARV-02 = Schritt B: Altäre
    .text = Jeder Altar der Könige in einem Territorium, das du kontrollierst, bringt 3 Ruhm, ob offen oder geschlossen.

NG-HARV-03 = Schritt B: Rohstoffe
    .text = Du bekommst 1 Nahrung, Holz oder Wissen je passendem Symbol in deinen Territorien und je Gebäude, das dort Rohstoffe liefert. Auch offene Territorien liefern.

NG-HARV-04 = Neutrales bringt nichts
    .text = Territorien ohne Einheiten bringen niemandem etwas.

NG-HARV-05 = Reihenfolge der Schritte
    .text = Erst machen alle Schritt A, dann alle Schritt B, dann alle Schritt C, jeweils im Uhrzeigersinn ab dem Startspieler.

NG-HARV-06 = Wolf als Kreatur (Modul)
    .text = Ein Territorium mit einer Wolfskreatur bringt nur, was seine Gebäude bringen.

NG-TRADE-01 = Schritt C: Handel
    .text = Beliebig oft darfst du 3 eigene Rohstoffe, gleich oder gemischt, in den allgemeinen Vorrat legen und dafür 1 Rohstoff deiner Wahl nehmen. Auch gerade erhaltene Rohstoffe darfst du weitertauschen.

NG-TRADE-02 = Handel nur hier
    .text = In anderen Phasen gibt es keinen Handel, insbesondere nicht, um den Winter zu bezahlen.

NG-TRADE-03 = Sichtbarkeit
    .text = Ruhmmarker liegen verdeckt, alle anderen Marker offen.

## Winter (NG-WINTER)

NG-WINTER-01 = Reihenfolge im Winter
    .text = Im Uhrzeigersinn ab dem Startspieler zahlt jeder für seine Einheiten auf der Karte.

NG-WINTER-02 = Winterkosten
    .text = Für 0 bis 3 Einheiten zahlst du nichts, für 4 bis 6 zahlst du 1 Nahrung, für 7 bis 9 zahlst du 2 Nahrung. Für 10 bis 12 zahlst du 3 Nahrung und 1 Holz, ab 13 Einheiten 4 Nahrung und 2 Holz.

NG-WINTER-03 = Zahlen ist Pflicht
    .text = Wenn du zahlen kannst, musst du voll zahlen. Ein Rohstoff darf keinen anderen ersetzen.

NG-WINTER-04 = Wenn es nicht reicht
    .text = Fehlt dir etwas, zahlst du von jedem geforderten Rohstoff, was du hast, und nimmst genau 1 Unruhekarte, egal wie viel fehlt. Einheiten verlierst du nicht.

NG-WINTER-05 = Wohin Unruhe kommt
    .text = Die Unruhekarte kommt auf deinen Nachziehstapel, also über die Karte, die du in diesem Jahr beim Passen dort hingelegt hast.

NG-WINTER-06 = Was Unruhe bewirkt
    .text = Unruhe hat keine Wirkung, kann nicht entfernt werden und kostet dich in der Schlusswertung 5 Ruhm.

NG-WINTER-07 = Unruhestapel leer
    .text = Ist keine Unruhekarte mehr da, verlierst du stattdessen sofort 5 Ruhm und legst die oberste Karte deines Nachziehstapels ab. Ist er leer, legst du nichts ab.

## Jahresende (NG-EOY)

NG-EOY-01 = Schritt A: Siegprüfung
    .text = Kontrolliert jemand mindestens 3 geschlossene Territorien mit je mindestens einem großen Gebäude, endet das Spiel jetzt. Sonst endet es nur, wenn es das letzte Jahr war.

NG-EOY-02 = Schritt B: Zweite Chance
    .text = Geht das Spiel weiter und hast du keine Einheiten auf der Karte, darfst du 3 Einheiten zusammen in ein beliebiges neutrales Territorium stellen; Kaija darf eine davon sein. Deck, Rohstoffe und Ruhm behältst du.

NG-EOY-03 = Kein neutrales Territorium
    .text = Gibt es keines (mit dem Kreaturenmodul: keines ohne Braunbär oder Walküre), darfst du ein Plättchen ziehen und an beliebiger Kante so anlegen, dass die Grenzregel gilt, keine Spieler vermischt werden und ein neutrales Territorium entsteht. Dorthin stellst du die Gruppe, ohne Kampf auch dann, wenn der Bau des Plättchens den einzigen leeren Teil mit einem Braunbären oder einer Walküre besetzt.

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
    .text = Zu jeder Karte gehören Name, Kartensatz, gegebenenfalls Clan, Blitzsymbol, Ruhmwert oder Wertungsformel und eine geordnete Liste von Effekten. Sagt ein Effekt nichts anderes, gilt die Zahl 1, er wirkt in eigenen Territorien und gibt keinen Bonus.

## Rekrutieren (NG-RECRUIT)

NG-RECRUIT-01 = Anzahl
    .text = Setze bis zu so viele Einheiten ein, wie die Karte zeigt. Weniger oder gar keine sind erlaubt.

NG-RECRUIT-02 = Wo
    .text = Nur in Territorien, die du zu Beginn der Aktion kontrollierst, außer die Karte nennt neutrale.

NG-RECRUIT-03 = Aufteilen
    .text = Du darfst die Einheiten auf mehrere solche Territorien verteilen.

NG-RECRUIT-04 = Keine Obergrenze
    .text = In einem Territorium dürfen beliebig viele Einheiten stehen.

NG-RECRUIT-05 = Begrenzter Vorrat
    .text = Du kannst nicht mehr Einheiten einsetzen, als in deinem Vorrat sind.

NG-RECRUIT-06 = Bonus der Trainingslager
    .text = Nach dem Einsetzen kommt in jedes Territorium, das in dieser Aktion mindestens 1 Einheit erhalten hat, 1 weitere Einheit je Trainingslager dort. Das gilt einmal je Territorium und Aktion, nicht je Einheit, und ist Pflicht, solange dein Vorrat reicht.

NG-RECRUIT-07 = Keine Einheiten auf der Karte
    .text = Hast du keine Einheiten auf der Karte, darfst du stattdessen ein neutrales Territorium wählen, offen oder geschlossen, und alle Einheiten der Aktion dort einsetzen.

NG-RECRUIT-08 = Kein Angriff
    .text = Durch Rekrutieren können nie Einheiten in ein feindliches Territorium kommen.

## Bauen (NG-BUILD)

NG-BUILD-01 = Ein Gebäude
    .text = Setze 1 Gebäudemarker auf einen freien, passenden Bauplatz in einem Territorium, das du kontrollierst.

NG-BUILD-02 = Baukosten
    .text = Ein kleines Gebäude kostet 1 Holz, ein großes 3 Holz, abzüglich des Rabatts der Karte (nie unter 0). Du zahlst den vollen Preis oder baust nicht.

NG-BUILD-03 = Größe des Bauplatzes
    .text = Kleine Gebäude kommen nur auf kleine, große nur auf große Bauplätze. Auf jeden Platz passt ein Marker.

NG-BUILD-04 = Runensteinplatz
    .text = Ein Runenstein darf nur auf einen kleinen Bauplatz mit seinem Symbol. Ein solcher Platz darf auch jedes andere kleine Gebäude aufnehmen.

NG-BUILD-05 = Keine Doppelten
    .text = Du darfst keinen Typ bauen, der im selben Territorium schon steht, egal auf welchem Plättchen. Ausnahmen sind die Karte „Ziegenclan“ und der Austausch mit „Fleißige Dorfbewohner“.

NG-BUILD-06 = Begrenzte Marker
    .text = Liegen alle 7 Marker eines Typs auf der Karte, kann niemand ihn mehr bauen.

NG-BUILD-07 = Gebäude bleiben
    .text = Gebäude werden nie bewegt, entfernt oder zerstört; sie wechseln mit dem Territorium den Besitzer. Nur „Fleißige Dorfbewohner“ darf eines austauschen.

NG-BUILD-08 = Offen genügt
    .text = Du darfst in offenen und in geschlossenen Territorien bauen.

## Gebäude (NG-BLDG)

NG-BLDG-01 = Nahrungssilo
    .text = Kleines Gebäude für 1 Holz. Bringt dem Besitzer des Territoriums bei der Ernte 1 Nahrung.

NG-BLDG-02 = Holzfällerhütte
    .text = Kleines Gebäude für 1 Holz. Bringt dem Besitzer des Territoriums bei der Ernte 1 Holz.

NG-BLDG-03 = Verteidigungsturm
    .text = Kleines Gebäude für 1 Holz. Verteidigst du dich hier, erleidet der Angreifer 1 Verlust je Turm.

NG-BLDG-04 = Trainingslager
    .text = Kleines Gebäude für 1 Holz. Rekrutierst du hier, kommt 1 Einheit je Trainingslager dazu, einmal je Aktion.

NG-BLDG-05 = Runenstein
    .text = Kleines Gebäude für 1 Holz, nur auf einem kleinen Bauplatz mit seinem Symbol. Bringt dem Besitzer des Territoriums bei der Ernte 1 Wissen.

NG-BLDG-06 = Festung
    .text = Großes Gebäude für 3 Holz. Verteidigst du dich hier, bekommst du 2 Kampfpunkte.

NG-BLDG-07 = Schmiede
    .text = Großes Gebäude für 3 Holz. In Phase 1 ziehst du 1 Karte mehr je Schmiede.

NG-BLDG-08 = Altar der Könige
    .text = Großes Gebäude für 3 Holz. Bringt dem Besitzer des Territoriums bei der Ernte 3 Ruhm.

NG-BLDG-09 = Doppelte nach Zusammenschluss
    .text = Wachsen Territorien zusammen, wirkt darin jedes Gebäude, auch wenn ein Typ mehrfach vorkommt.

NG-BLDG-10 = Ohne Besitzer keine Wirkung
    .text = Gebäude in neutralen Territorien bewirken nichts.

## Bewegen (NG-MOVE)

NG-MOVE-01 = Anzahl der Bewegungen
    .text = Die Karte gibt dir eine Anzahl Bewegungen, von denen du beliebig viele nutzen darfst. Die Startkarte „Bewegen“ gibt 1.

NG-MOVE-02 = Eine Bewegung
    .text = Wähle ein Territorium, das du kontrollierst, nimm eine bis alle deiner Einheiten von dort und stelle sie über eine Grenze in ein benachbartes Territorium.

NG-MOVE-03 = Freie Folge
    .text = Bewegungen machst du eine nach der anderen. Du darfst dieselben Einheiten mehrmals bewegen, Einheiten sammeln und weiterziehen oder die Bewegungen auf verschiedene Gruppen verteilen.

NG-MOVE-04 = Kontrolle wechselt sofort
    .text = Nach jeder Bewegung gilt: Ein betretenes neutrales Territorium gehört dir, ein leer zurückgelassenes wird neutral, und seine Gebäude bleiben stehen.

NG-MOVE-05 = Unwegsame Grenze
    .text = Eine unwegsame Grenze zu überqueren kostet 2 Bewegungen derselben Aktion. Mit der Karte „Wolfsclan“ kostet es nur 1.

NG-MOVE-06 = Nur ohne normale Grenze
    .text = Die Mehrkosten gelten nur, wenn die beiden Territorien nirgends eine normale Grenze gemeinsam haben.

NG-MOVE-07 = Nicht über mehrere Karten
    .text = Die zwei Bewegungen für eine unwegsame Grenze dürfen nicht aus zwei Bewegungsaktionen stammen, etwa aus zwei Blitzkarten.

NG-MOVE-08 = Feindliches Territorium hält auf
    .text = Einheiten, die ein feindliches Territorium betreten, bleiben dort, bis der Kampf entschieden ist, und dürfen in dieser Aktion nicht weiterziehen. Ausnahme ist die Karte „Unterwanderung“.

NG-MOVE-09 = Angriff verstärken
    .text = Mit späteren Bewegungen derselben Aktion darfst du weitere Einheiten in dasselbe feindliche Territorium schicken. Sie nehmen an demselben Kampf teil.

NG-MOVE-10 = Kämpfe zuletzt
    .text = Erst machst du alle Bewegungen, dann werden alle Kämpfe ausgetragen.

NG-MOVE-11 = Bonus der Karte
    .text = Kampfpunkte, Verluste oder besondere Effekte der Karte gelten in jedem Kampf, den diese Aktion auslöst, und in keinem anderen.

NG-MOVE-12 = Mehrere Bewegungskarten
    .text = Spielst du in einem Zug mehrere Bewegungskarten, wird jede einzeln mit ihren Kämpfen ausgeführt, mit eigener Anzahl Bewegungen und eigenem Bonus.

NG-MOVE-13 = Offen oder geschlossen
    .text = Für Bewegungen macht es keinen Unterschied, ob ein Territorium offen oder geschlossen ist.

## Erkunden (NG-EXPLORE)

NG-EXPLORE-01 = Wann möglich
    .text = Zum Erkunden brauchst du mindestens 1 Plättchen im Stapel und mindestens 1 offenes Territorium unter deiner Kontrolle, mit dem Kreaturenmodul eines ohne Braunbär. „Huginn & Muninn“ braucht kein eigenes Territorium.

NG-EXPLORE-02 = Plättchen ziehen
    .text = Ziehe 1 Plättchen von oben, oder 2 oder 3, wenn die Karte es sagt. Sind weniger da, ziehst du, was da ist.

NG-EXPLORE-03 = Kante an Kante
    .text = Das Plättchen kommt auf ein leeres Feld, das mit mindestens einem gelegten Plättchen eine ganze Kante teilt. Eine Berührung über Eck genügt nicht.

NG-EXPLORE-04 = Vom eigenen Territorium aus
    .text = Mindestens eine dieser Kanten muss zu einem offenen Territorium gehören, das du kontrollierst; bei „Huginn & Muninn“ genügt ein beliebiges offenes Territorium.

NG-EXPLORE-05 = Ausrichtung
    .text = Du darfst das Plättchen in jeder der vier Richtungen legen.

NG-EXPLORE-06 = Grenzen gehen weiter
    .text = Keine Grenze darf plötzlich enden: Wo das neue Plättchen eine Rasterecke vollständig macht, also vier Plättchen zusammentreffen, darf dort nicht genau eine Grenze enden. Ecken mit einem leeren Feld werden nicht geprüft, und normale und unwegsame Grenzen dürfen ineinander übergehen.

NG-EXPLORE-07 = Spieler nicht vermischen
    .text = Du darfst keine Territorien verbinden, in denen Einheiten verschiedener Spieler stehen. Erkunden löst nie einen Kampf aus.

NG-EXPLORE-08 = Legen ist Pflicht
    .text = Lässt sich ein gezogenes Plättchen regelgerecht legen, musst du genau eines legen. Unter allen erlaubten Plättchen, Feldern und Ausrichtungen wählst du frei.

NG-EXPLORE-09 = Nichts passt
    .text = Passt für dich keines der gezogenen Plättchen, kommen alle in der gezogenen Reihenfolge unter den Stapel, und du ziehst 1 neues. Das wiederholst du, bis eines passt oder jedes Plättchen einmal probiert ist.

NG-EXPLORE-10 = Übrige Plättchen
    .text = Zieht eine Karte mehrere Plättchen und du legst eines davon, kommen die übrigen in einer Reihenfolge deiner Wahl unter den Stapel.

NG-EXPLORE-11 = Zusammenwachsen
    .text = Teile, die an einer Kante aneinanderstoßen, werden ein Territorium. Einheiten, Gebäude, Bauplätze, Symbole und Marker zählen gemeinsam.

NG-EXPLORE-12 = Doppelte durch Zusammenwachsen
    .text = In einem zusammengewachsenen Territorium dürfen mehrere Gebäude eines Typs stehen. Alle bleiben und wirken.

NG-EXPLORE-13 = Löcher
    .text = Leere Felder, die von Plättchen umschlossen sind, sind erlaubt. Sie halten die Territorien ringsum offen und dürfen später gefüllt werden.

NG-EXPLORE-14 = Schließen
    .text = Nach dem Legen ist jedes Territorium ohne freie Kante geschlossen. Es können mehrere zugleich geschlossen werden.

NG-EXPLORE-15 = Ruhm fürs Schließen
    .text = Für jedes neu geschlossene Territorium unter deiner Kontrolle bekommst du als aktiver Spieler 1 Ruhm je Plättchen, auf dem es liegt; jedes Plättchen zählt einmal.

NG-EXPLORE-16 = Nichts für andere
    .text = Wird ein Territorium geschlossen, das ein anderer kontrolliert oder das neutral ist, bekommt niemand Ruhm dafür.

NG-EXPLORE-17 = Reihenfolge der Belohnungen
    .text = Zuerst kommt der Ruhm für jedes geschlossene Territorium, dann der Bonus des Hirschclans, dann die Rohstoffe des Rabenclans; wurde nichts geschlossen, der Bonus des Eberclans. Danach erscheint mit dem Kreaturenmodul die Kreatur eines Baus.

NG-EXPLORE-18 = Keine neuen Einheiten
    .text = Erkunden bewegt und bringt keine Einheiten. Teile, die nicht mit einem besetzten Territorium zusammenwachsen, sind neutral.

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
    .text = Beim Rekrutieren und Bewegen nutzt du so viel du willst, von 0 bis zur Grenze. Bauen, Erkunden, Ziehen, Nehmen und „eine Einheit entfernen“ musst du ausführen, solange es möglich ist; Teile mit „darfst“ kannst du ablehnen. Zeigt eine Karte zwei Bau-, Erkundungs- oder Zusammenarbeit-Aktionen, ist nur die erste Pflicht.

NG-CARD-10 = Begriffe auf Karten
    .text = Eigen heißt von dir kontrolliert, feindlich von einem Gegner kontrolliert, neutral ohne Einheiten; benachbart heißt über jede Grenze, auch eine unwegsame, wenn der Text nichts anderes sagt. Bedingungen an Territorien werden zu Beginn des Effekts geprüft, du darfst also mehrere Einheiten in dasselbe neutrale Territorium rekrutieren.

NG-CARD-11 = Rohstoffe nehmen
    .text = Rohstoffe durch Karten kommen aus dem allgemeinen Vorrat und kosten niemanden etwas. Der Ertrag eines Territoriums sind seine Symbole plus 1 je Nahrungssilo, Holzfällerhütte und Runenstein. Das ist keine Ernte: Verbrannte Erde nimmt davon nichts weg.

NG-CARD-12 = Von Karten getroffene Einheiten
    .text = Entfernt oder verschiebt eine Karte die Einheit eines anderen, wählt ihr Spieler das Territorium; genommen wird eine normale Einheit, Kaija nur, wenn dort keine andere steht. Entfernte Einheiten kommen in den Vorrat ihres Besitzers, und ein Territorium ohne Einheiten wird sofort neutral. Kampf oder Rückzug folgen daraus nicht.

NG-CARD-13 = Karten aus der Hand ablegen
    .text = Die Karte kommt offen und ohne Wirkung auf den Ablagestapel ihres Besitzers; auch Unruhe darf so abgelegt werden. Wer gepasst hat, hat keine Hand und kann nicht gewählt werden.

NG-CARD-14 = Hand ansehen
    .text = Nur wer die Karte gespielt hat, sieht die Hand. Die anderen erfahren, dass es geschehen ist und welche Karte die Hand verlässt.

NG-CARD-15 = „Dieses Jahr“
    .text = Der Effekt gilt für dich bis zum Ende von Phase 5, auch nachdem du gepasst hast. Ihn ein zweites Mal auszulösen bringt nichts.

NG-CARD-16 = Kopieren
    .text = „Gestohlenes Wissen“, „Geheimnisse des Feindes“ und „Legendäre Helden“ führen eine andere Karte so aus, als hättest du sie gespielt, mit deinem Clan, deinen Einheiten und deinen Jahreseffekten; die kopierte Karte bleibt liegen, und Teile zu Markern oder Einheiten, die du nicht hast, entfallen. In der Auslage kann jede Karte kopiert werden, auch eine durch Abwarten, Ersetzen oder Aufwerten abgelegte. Nicht kopierbar sind diese drei Karten, „Verteidigungsstrategie“, Unruhe, Errungenschaften und jede Karte, die du selbst gerade nicht ausspielen könntest.

NG-CARD-17 = Blitz gehört zur Karte
    .text = Kopierst du mit „Geheimnisse des Feindes“ eine Blitzkarte, ist deine normale Karte dieses Zuges trotzdem verbraucht. Kopierst du mit einer Blitzkarte eine normale Karte, ist sie es nicht.

NG-CARD-18 = Was Rekrutieren ist
    .text = Für jeden Rekrutierungseffekt gelten die Grenze des Vorrats, Kaija anstelle einer Einheit (Bärenclan) und der Bonus der Trainingslager, einmal je Territorium und Aktion, auch in neutralen Territorien. Kein Rekrutieren sind: Einheiten hinzufügen („Gefangennahme“), verschieben („Hirschclan“) oder bei Aufbau und zweiter Chance einsetzen.

NG-CARD-19 = Ohne Einheiten rekrutieren
    .text = Hast du keine Einheiten auf der Karte, darfst du Rekrutierungseffekte, die eigene Territorien verlangen, in einem neutralen Territorium nutzen: „Rekrutieren“, „Festmahl“, „Zusammenarbeit“, „Der Bär erwacht“, „Hirschclan“, „Rathaus“, „Rekrutierung“ und „Verbessertes Rathaus“. Karten, die neutrale Territorien nennen, folgen ihrem Text; Karten, die in jedem passenden eigenen Territorium rekrutieren, brauchen eigene Territorien.

NG-CARD-20 = Kampftext einer Bewegungskarte
    .text = Er gilt in jedem Kampf, den diese Aktion auslöst, mit dir als Angreifer, auch gegen Kreaturen, und sonst nirgends.

NG-CARD-21 = Ziehen als Nebeneffekt
    .text = Ist Ziehen der Haupteffekt und sind zu wenige Karten da, darfst du die Karte nicht spielen. Folgt das Ziehen nur auf einen anderen Effekt („Spion“, „Ahnenfluch“, „Plünderung“), ziehst du, was da ist, vielleicht nichts.

NG-CARD-22 = Jedes Erkunden zählt
    .text = Jedes Erkunden einer Karte ist eine eigene Aktion mit Ruhm fürs Schließen, den Kräften von Eber, Rabe und Hirsch und den Bauen.

NG-CARD-23 = Jedes Bauen zählt
    .text = Jedes Bauen einer Karte ist eine eigene Aktion mit eigener Bezahlung und der Kraft des Ziegenclans, auch wenn der Preis 0 ist.

NG-CARD-24 = Ruhm auf Karten
    .text = Der Ruhm auf Karten zählt am Ende für jede Karte in deinen vier Bereichen. Start- und Clankarten zeigen keinen Ruhm.

NG-CARD-25 = Jede Karte einmal
    .text = Jede Entwicklungskarte und jede Errungenschaft gibt es nur einmal. Frühe Karten: 16, davon 5 Blitzkarten, zusammen 12 Ruhm (7-mal 0, 6-mal 1, 3-mal 2); fortgeschrittene: 36, davon 9 Blitzkarten, zusammen 45 Ruhm (11-mal 0, 10-mal 1, 10-mal 2, 5-mal 3). Von den 21 Clankarten sind 12 Blitzkarten.

## Startkarten (NG-CARD-S)

NG-CARD-S-01 = Rekrutieren
    .text = Rekrutiere 1 Einheit in einem eigenen Territorium. Dafür brauchst du eine Einheit im Vorrat (Bärenclan: oder Kaija) und ein eigenes Territorium; ohne Einheiten auf der Karte genügt ein neutrales.

NG-CARD-S-02 = Bewegen
    .text = Du hast 1 Bewegung; eine nur unwegsame Grenze kannst du damit nicht überqueren. Spielbar, wenn eine deiner Einheiten eine bezahlbare Grenze vor sich hat oder, mit dem Kreaturenmodul, eine Kreatur angreifen kann.

NG-CARD-S-03 = Erkunden
    .text = Ziehe 1 Plättchen und lege es. Du brauchst ein Plättchen im Stapel und ein eigenes offenes Territorium.

NG-CARD-S-04 = Bauen
    .text = Baue 1 Gebäude zum vollen Preis. Spielbar, wenn dir für irgendeinen Typ Bauplatz und Holz zur Verfügung stehen.

NG-CARD-S-05 = Festmahl
    .text = Wähle eine Aktion in der Stärke einer Startkarte: 1 Einheit rekrutieren, 1 Bewegung, erkunden oder bauen. Zur Wahl stehen nur Aktionen, die du gerade ausführen kannst. Du hast diese Karte zweimal.

## Clankarten (NG-CARD-C)

NG-CARD-C-01 = Bärenclan
    .text = Anfangskarte des Bärenclans, Blitzkarte. Du hast 1 Bewegung; ist Kaija in der Gruppe, nimmst du vorher alle Nahrung und alles Holz aus dem Ertrag des Territoriums, das sie verlässt (kein Wissen, kein Altarruhm). Ein feindliches Territorium darf sie auch jetzt nur mit „Der Bär erwacht“ betreten.

NG-CARD-C-02 = Der Bär erwacht
    .text = Aufwertungskarte des Bärenclans, Blitzkarte. Rekrutiere bis zu 2 Einheiten. Danach darf Kaija in diesem Jahr durch jeden Effekt, der sie bewegt, feindliche Territorien betreten und kämpft dort als Angreiferin mit 2 Kampfpunkten.

NG-CARD-C-03 = Beschützer des Landes
    .text = Aufwertungskarte des Bärenclans. Ziehe je 1 Karte für jedes deiner geschlossenen Territorien auf 3 oder mehr Plättchen und behalte alle. Du brauchst mindestens ein solches Territorium und genügend Karten in Nachzieh- und Ablagestapel.

NG-CARD-C-04 = Eberclan
    .text = Anfangskarte des Eberclans, Blitzkarte. Baue 1 Gebäude für 1 Holz weniger: ein kleines umsonst, ein großes für 2 Holz.

NG-CARD-C-05 = Osmose
    .text = Aufwertungskarte des Eberclans. Rekrutiere in bis zu 3 deiner Territorien, die offen sind oder ein aufgedrucktes Holzsymbol zeigen, je 1 Einheit. Eine Holzfällerhütte gilt nicht als aufgedrucktes Holz; Trainingslager wirken.

NG-CARD-C-06 = Landeskunde
    .text = Aufwertungskarte des Eberclans. Erkunde: Ziehe 3 Plättchen, wähle eines, das sich legen lässt, nimm alle Nahrung, alles Holz und Wissen, das darauf abgebildet ist, und lege es; die übrigen kommen unter den Stapel. Passt keines, ziehst du wie üblich nach und bekommst die Rohstoffe des Plättchens, das du schließlich legst.

NG-CARD-C-07 = Ziegenclan
    .text = Anfangskarte des Ziegenclans, Blitzkarte. Baue 1 Gebäude; sein Typ darf im Territorium schon stehen. Preis, Bauplätze und verfügbare Marker begrenzen dich weiterhin.

NG-CARD-C-08 = Zusammenarbeit
    .text = Aufwertungskarte des Ziegenclans. Führe zwei verschiedene dieser Aktionen in beliebiger Reihenfolge aus: 1 Einheit rekrutieren, 1 Bewegung, erkunden, bauen. Die erste wird samt Kämpfen abgeschlossen, bevor du die zweite wählst, und die zweite darfst du weglassen.

NG-CARD-C-09 = Findiges Volk
    .text = Aufwertungskarte des Ziegenclans. Ziehe 2 Karten und behalte sie; Nachzieh- und Ablagestapel müssen zusammen mindestens 2 haben. Danach darfst du 3 beliebige Rohstoffe zahlen, um 1 weitere Karte zu ziehen, wenn noch eine da ist.

NG-CARD-C-10 = Rabenclan
    .text = Anfangskarte des Rabenclans, Blitzkarte. Erkunde: Ziehe 2 Plättchen und lege eines davon.

NG-CARD-C-11 = Plündertrupp
    .text = Aufwertungskarte des Rabenclans, Blitzkarte. Entferne 1 feindliche Einheit an beliebiger Stelle der Karte. Nimm dann aus dem Vorrat 1 Rohstoff einer Art, die jenes Territorium durch Symbole oder Gebäude bringt; bringt es nichts, bekommst du nichts.

NG-CARD-C-12 = Rabensöldner
    .text = Aufwertungskarte des Rabenclans. Rekrutiere bis zu 2 Einheiten in ein und demselben neutralen Territorium. Hast du mindestens 1 eingesetzt, darfst du 2 beliebige Rohstoffe für 1 weitere Einheit dort zahlen; der Bonus eines Trainingslagers kommt einmal, ganz zum Schluss.

NG-CARD-C-13 = Schlangenclan
    .text = Anfangskarte des Schlangenclans, Blitzkarte. Du hast 1 Bewegung; danach, also nach den Kämpfen, darfst du Verbrannte Erde setzen. Davor darfst du den Marker schon durch die Clankraft setzen.

NG-CARD-C-14 = Raffgierige Ausbeutung
    .text = Aufwertungskarte des Schlangenclans. Sieh dir die Hand eines Gegners an und nenne eine Karte darin. Er legt sie ab oder gibt dir stattdessen 2 Rohstoffe seiner Wahl und behält sie; hat er weniger als 2 Rohstoffe, muss er ablegen.

NG-CARD-C-15 = Gestohlenes Wissen
    .text = Aufwertungskarte des Schlangenclans, Blitzkarte. Kopiere 1 Karte aus der Auslage des Gegners, der das Territorium mit Verbrannter Erde kontrolliert; vorher darfst du den Marker setzen. Spielbar nur, wenn es am jetzigen oder an einem möglichen neuen Platz etwas zu kopieren gibt; gibt es nach dem Setzen nichts, bleibt die Karte ohne Wirkung.

NG-CARD-C-16 = Hirschclan
    .text = Anfangskarte des Hirschclans, Blitzkarte. Rekrutiere 1 Einheit; danach darfst du 1 eigene Einheit aus einem benachbarten eigenen Territorium in dasselbe Territorium holen, auch über eine unwegsame Grenze und auch die letzte. Das ist keine Bewegungsaktion, also kein Angriff auf Kreaturen; hast du nichts rekrutiert, entfällt es.

NG-CARD-C-17 = Ruhm des Clans
    .text = Aufwertungskarte des Hirschclans. Baue 1 Gebäude; davor oder danach darfst du den Ertrag seines Territoriums nehmen, nur Rohstoffe, keinen Altarruhm. Nimmst du zuerst, musst du in diesem Territorium bauen und darfst mit dem erhaltenen Holz zahlen.

NG-CARD-C-18 = Annexion
    .text = Aufwertungskarte des Hirschclans, Blitzkarte. Du hast 1 Bewegung und darfst davor oder danach erkunden. Die Kämpfe der Bewegung sind vor einem späteren Erkunden abgeschlossen; ist keine Bewegung möglich, darfst du trotzdem erkunden.

NG-CARD-C-19 = Wolfsclan
    .text = Anfangskarte des Wolfsclans, Blitzkarte. Du hast 1 Bewegung, und unwegsame Grenzen kosten nur 1. Verlierst du einen Kampf dieser Aktion, darfst du dich auch über unwegsame Grenzen zurückziehen, die Gegenseite nicht; spielbar, wenn eine Bewegung für 1 möglich ist oder, mit dem Kreaturenmodul, eine Kreatur angegriffen werden kann.

NG-CARD-C-20 = Plünderung
    .text = Aufwertungskarte des Wolfsclans, Blitzkarte. Entferne 1 Einheit aus einem feindlichen Territorium, das an ein eigenes grenzt. Danach ziehe 1 Karte, wenn eine da ist.

NG-CARD-C-21 = Ruf zum Krieg
    .text = Aufwertungskarte des Wolfsclans. Rekrutiere in jedem eigenen Territorium, das an ein feindliches grenzt, bis zu 1 Einheit. Trainingslager wirken.

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
    .text = 1 Ruhm. Rekrutiere bis zu 2 Einheiten, beide im selben Territorium. Auch nur eine ist erlaubt.

NG-CARD-E-08 = Marktplatz
    .text = Kein Ruhm. Ziehe 2 Karten und behalte sie. Nachzieh- und Ablagestapel müssen zusammen mindestens 2 Karten haben.

NG-CARD-E-09 = Söldner
    .text = 1 Ruhm. Rekrutiere 1 Einheit in einem eigenen oder neutralen Territorium. Ein Trainingslager wirkt auch im neutralen Territorium.

NG-CARD-E-10 = Einschüchtern
    .text = Kein Ruhm. Du hast 2 Bewegungen. Vor jedem Kampf darfst du 1 verteidigende Einheit über eine beliebige Grenze in ein Nachbarterritorium schieben, das neutral ist oder dem Verteidiger gehört und in dem kein Kampf aussteht. Ist dann kein Verteidiger mehr da, übernimmst du das Territorium ohne Kampf, also auch ohne Nahrung für den Wolfsclan oder Ruhm für den Hirschclan.

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
    .text = Kein Ruhm. Lege 1 Karte des Angebots oder, vor dem letzten Jahr, 1 offene Errungenschaft auf deinen Nachziehstapel; dafür nimmst du beim Passen in diesem Jahr keine Karte, und ein zweites Mal im Jahr geht es nicht. Hast du vor dem letzten Jahr eine Errungenschaft genommen, geht die übrige Entwicklungskarte aus dem Spiel, und im letzten Jahr bekommt der letzte Passende keine Karte.

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
    .text = 3 Ruhm. Baue 1 Gebäude; danach darfst du 1 eigenes Gebäude auf der Karte, auch das eben gebaute, gegen einen anderen Typ gleicher Größe aus dem Vorrat tauschen. Der Tausch ist kostenlos, löst die Kraft des Ziegenclans nicht aus und darf Doppelte schaffen; ein Runenstein darf nur auf einen Platz mit seinem Symbol.

NG-CARD-A-06 = Verteidigungsstrategie
    .text = 3 Ruhm. Reaktion: Annulliere die Karte, die ein Gegner gerade in seinem Zug ausgespielt hat. In deinem eigenen Zug kannst du sie nur zum Abwarten, Ersetzen, Entfernen oder Aufwerten verwenden.

NG-CARD-A-07 = Geheimnisse des Feindes
    .text = Kein Ruhm. Kopiere 1 Karte aus der Auslage eines Gegners, der ein Territorium neben einem deiner Territorien hält. Wer gepasst hat, hat eine leere Auslage.

NG-CARD-A-08 = Jäger
    .text = 1 Ruhm. Rekrutiere in jedem eigenen Territorium bis zu 1 Einheit je Nahrung in seinem Ertrag, Symbole und Nahrungssilos; Trainingslager kommen dazu. Reicht dein Vorrat nicht, wählst du, wo.

NG-CARD-A-09 = Außenposten
    .text = 1 Ruhm. Rekrutiere bis zu 2 Einheiten im selben eigenen oder neutralen Territorium.

NG-CARD-A-10 = Verborgene Wege
    .text = Kein Ruhm. Nimm 1 oder mehr Einheiten aus einem eigenen Territorium und stelle sie in ein beliebiges anderes offenes Territorium, ob eigen, neutral oder feindlich; Entfernung und Grenzen sind egal. In einem feindlichen kommt es zum Kampf, in dem du ohne Kartenbonus angreifst, und Kaija darf dorthin nur mit „Der Bär erwacht“. Es ist keine Bewegungsaktion und erlaubt keinen Angriff auf Kreaturen.

NG-CARD-A-11 = Zimmermannskunst
    .text = 2 Ruhm. Baue bis zu 2 Gebäude, höchstens eines davon groß, in beliebiger Reihenfolge und in beliebigen eigenen Territorien. Das zweite ist freiwillig.

NG-CARD-A-12 = Eroberer
    .text = Blitzkarte, 2 Ruhm. In diesem Jahr wirken in Kämpfen, in denen du angreifst, Verteidigungstürme und Festungen des Verteidigers nicht. Beim Verteidigen hilft dir die Karte nicht, und ein zweites Mal im Jahr kannst du den Effekt nicht auslösen.

NG-CARD-A-13 = Huginn & Muninn
    .text = 3 Ruhm. Erkunde mit 1 Plättchen an einer beliebigen Kante eines beliebigen offenen Territoriums; du brauchst kein eigenes. Alle anderen Legeregeln gelten, und Ruhm gibt es nur für eigene Territorien. Mit dem Kreaturenmodul muss mindestens ein angrenzendes offenes Territorium frei von Braunbären sein, sonst ist die Karte nicht spielbar.

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
    .text = 1 Ruhm. Erkunde mit 1 Plättchen; danach darfst du noch einmal erkunden, wenn du wieder ein eigenes offenes Territorium und ein Plättchen im Stapel hast.

NG-CARD-A-20 = Verbessertes Kundschafterlager
    .text = Kein Ruhm. Erkunde: Ziehe 2 Plättchen und lege eines davon.

NG-CARD-A-21 = Größere Handelsrouten
    .text = Kein Ruhm. Ziehe 3 Karten, behalte 2 und lege 1 auf deinen Nachziehstapel. Nachzieh- und Ablagestapel müssen zusammen mindestens 3 Karten haben.

NG-CARD-A-22 = Holzfäller
    .text = 1 Ruhm. Rekrutiere in jedem eigenen Territorium bis zu 1 Einheit je Holz in seinem Ertrag, Symbole und Holzfällerhütten; Trainingslager kommen dazu.

NG-CARD-A-23 = Unterwanderung
    .text = Kein Ruhm. Du hast 3 Bewegungen und darfst Einheiten, die in dieser Aktion ein feindliches Territorium betreten haben, ganz oder teilweise weiterziehen; unwegsame Grenzen kosten wie üblich 2. Gekämpft wird nur dort, wo am Ende deine Einheiten stehen. Kaija darf nur mit „Der Bär erwacht“ hindurch, und das Territorium einer Walküre hält alle auf.

NG-CARD-A-24 = Verbessertes Rathaus
    .text = Blitzkarte, 1 Ruhm. Rekrutiere bis zu 2 Einheiten.

NG-CARD-A-25 = Annehmlichkeiten
    .text = 2 Ruhm. Baue 1 Gebäude; ein kleines, auch ein Runenstein, braucht und belegt keinen Bauplatz und gehört einfach zum Territorium. Preis, verfügbare Marker und das Verbot von Doppelten gelten; große Gebäude baust du wie üblich.

NG-CARD-A-26 = Holzmonopol
    .text = Blitzkarte, 2 Ruhm. Nimm 3 Holz.

NG-CARD-A-27 = Bestechung
    .text = Blitzkarte, 3 Ruhm. Bewege 1 oder 2 normale Einheiten eines Gegners aus einem Territorium in ein benachbartes; unwegsame Grenzen kosten nichts. Gehört das Ziel einem anderen Spieler, auch dir, greift der Besitzer der bewegten Einheiten dort an; beide Besitzer entscheiden wie üblich, und du bekommst nichts dafür.

NG-CARD-A-28 = Einfall
    .text = Kein Ruhm. Du hast 4 Bewegungen.

NG-CARD-A-29 = Heldenhafter Ansturm
    .text = Kein Ruhm. Du hast 3 Bewegungen und in jedem ihrer Kämpfe 1 Kampfpunkt mehr.

NG-CARD-A-30 = Handelsposten
    .text = 1 Ruhm. Ziehe 3 Karten, behalte 1, lege 1 ab und 1 auf deinen Nachziehstapel. Nachzieh- und Ablagestapel müssen zusammen mindestens 3 Karten haben.

NG-CARD-A-31 = Legendäre Helden
    .text = Blitzkarte, 2 Ruhm. Führe die Effekte einer Karte, die du in diesem Jahr ausgespielt hast, noch einmal aus; annullierte oder nur abgelegte Karten zählen nicht. Ist es eine eigene Clankarte des Schlangenclans, darfst du vorher wieder Verbrannte Erde setzen.

NG-CARD-A-32 = Verbündete aus der Wildnis
    .text = 1 Ruhm. Rekrutiere bis zu 3 Einheiten in neutralen Territorien, auch aufgeteilt. Ob ein Territorium neutral ist, wird zu Beginn geprüft.

NG-CARD-A-33 = Wissenshüter
    .text = 1 Ruhm. Rekrutiere in jedem eigenen Territorium bis zu 1 Einheit je Wissen in seinem Ertrag, Symbole und Runensteine; Trainingslager kommen dazu.

NG-CARD-A-34 = Krieger
    .text = Kein Ruhm. Du hast 2 Bewegungen und in jedem ihrer Kämpfe 1 Kampfpunkt mehr.

NG-CARD-A-35 = Gerissener Händler
    .text = 1 Ruhm. Ziehe 3 Karten, behalte 1 und lege 2 in einer Reihenfolge deiner Wahl auf deinen Nachziehstapel. Nachzieh- und Ablagestapel müssen zusammen mindestens 3 Karten haben.

NG-CARD-A-36 = Gefangennahme
    .text = Blitzkarte, 3 Ruhm. Entferne 1 Einheit aus einem feindlichen Territorium, das an ein eigenes grenzt. Danach füge in einem beliebigen eigenen Territorium 1 Einheit hinzu; das ist kein Rekrutieren, also ohne Trainingslager und ohne Kaija, und entfällt bei leerem Vorrat.

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
    .text = Nur wer die Karte auf der Hand hat, wird gefragt, und die anderen dürfen nicht merken, dass eine Frage offen ist. Solange die Karte in irgendeinem Deck steckt, dauert deshalb jedes Ausspielen gleich lang.

## Errungenschaften und Unruhe (NG-CARD-ACH, NG-CARD-U)

NG-CARD-ACH-01 = Baumeister
    .text = Am Ende 1 Ruhm je kleinem und 3 Ruhm je großem Gebäude in deinen Territorien, auch für Gebäude ohne Bauplatz.

NG-CARD-ACH-02 = Entdecker
    .text = Am Ende 1 Ruhm je leerem kleinem Bauplatz, auch Runensteinplatz, und 3 Ruhm je leerem großem Bauplatz in deinen Territorien.

NG-CARD-ACH-03 = Nahrungshändler
    .text = Am Ende 2 Ruhm je Nahrung im Ertrag deiner Territorien, also je Symbol und Nahrungssilo. Dein Vorrat zählt nicht.

NG-CARD-ACH-04 = Holzhändler
    .text = Am Ende 2 Ruhm je Holz im Ertrag deiner Territorien, also je Symbol und Holzfällerhütte.

NG-CARD-ACH-05 = Gelehrter
    .text = Am Ende 2 Ruhm je Wissen im Ertrag deiner Territorien, also je Symbol und Runenstein.

NG-CARD-ACH-06 = Fallensteller
    .text = Am Ende 3 Ruhm je aufgedrucktem Bau in deinen Territorien, mit oder ohne Kreaturenmodul.

NG-CARD-ACH-07 = Kriegsherr
    .text = Am Ende 1 Ruhm je Einheit, die du auf der Karte hast. Kaija zählt als eine.

NG-CARD-U-01 = Unruhe
    .text = Jede dieser 10 Karten kostet dich am Ende 5 Ruhm. Sie hat keine Wirkung, kann nie ausgespielt und durch nichts aus dem Spiel entfernt werden. Zum Abwarten, Ersetzen und Aufwerten (in die Auslage) darfst du sie verwenden, und sie darf abgelegt werden.

## Kampf (NG-COMBAT)

NG-COMBAT-01 = Auslöser
    .text = Ein Kampf entsteht, wenn Einheiten zweier Spieler in einem Territorium stehen, meist nach einer Bewegungsaktion, sonst durch „Verborgene Wege“ oder „Bestechung“. Er lässt sich nicht vermeiden.

NG-COMBAT-02 = Angreifer und Verteidiger
    .text = Angreifer ist, wessen Einheiten gerade hineingezogen sind, also meist der aktive Spieler, bei „Bestechung“ der Besitzer der bewegten Einheiten. Verteidiger ist, wer das Territorium kontrolliert.

NG-COMBAT-03 = Wer kämpft
    .text = Es kämpfen nur die Einheiten in diesem Territorium, und zwar alle.

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
    .text = Sind beide Seiten aufgerieben, gewinnt niemand, und das Territorium wird neutral.

NG-COMBAT-22 = Schritt 5: Sonst
    .text = Sonst gewinnt der höhere Kampfwert; bei Gleichstand gewinnt der Verteidiger.

NG-COMBAT-23 = Schritt 6: Verluste entfernen
    .text = Sieger und Verlierer legen je erlittenem Verlust 1 Einheit zurück in ihren Vorrat, höchstens alle. Welche, entscheidet ihr Besitzer.

NG-COMBAT-24 = Nach dem Kampf
    .text = Gewinnt der Angreifer, kontrolliert er das Territorium; gewinnt der Verteidiger, behält er es. Gebäude bleiben stehen und dienen dem neuen Besitzer.

NG-COMBAT-25 = Belohnung der Clans
    .text = Nach Schritt 6 bekommen Wolfsclan (Nahrung) und Hirschclan (Ruhm) ihre Belohnung, wenn sie als Angreifer gewonnen haben.

## Rückzug (NG-RETREAT)

NG-RETREAT-01 = Schritt 7: Rückzug
    .text = Der Verlierer zieht alle übrigen Einheiten ab und verteilt sie, wie er will, auf erlaubte Territorien. Dableiben oder Einheiten freiwillig entfernen ist nicht erlaubt.

NG-RETREAT-02 = Erlaubte Ziele
    .text = Das Ziel grenzt mit einer normalen Grenze an das Kampfgebiet (für den Wolfsclan nach seiner Karte „Wolfsclan“ genügt jede Grenze), ist dem Verlierer eigen oder neutral und dort steht kein Kampf mehr aus, auch keiner gegen eine Kreatur. Mit dem Kreaturenmodul darf dort keine Walküre sein.

NG-RETREAT-03 = Jedes solche Territorium
    .text = Der Angreifer muss nicht dorthin zurück, woher er kam. Der Verteidiger darf in ein neutrales Territorium, das der Angreifer gerade verlassen hat.

NG-RETREAT-04 = Kein Ziel
    .text = Gibt es kein erlaubtes Ziel, gehen alle Einheiten, die sich zurückziehen müssten, in den Vorrat.

NG-RETREAT-05 = Wirkung
    .text = Ziehst du dich in ein neutrales Territorium zurück, kontrollierst du es. Ein Rückzug kostet nichts und löst sonst nichts aus.

## Spielende (NG-END)

NG-END-01 = Sieg durch Territorien
    .text = In Phase 5 jedes Jahres gewinnt, wer mindestens 3 geschlossene Territorien kontrolliert und in jedem davon ein großes Gebäude hat: Altar der Könige, Schmiede oder Festung.

NG-END-02 = Wie gezählt wird
    .text = Je Territorium genügt ein großes Gebäude; zwei im selben Territorium zählen einmal. Du musst dort Einheiten haben.

NG-END-03 = Mehrere erfüllen es
    .text = Unter ihnen gewinnt der höchste Gesamtruhm, dann die meisten kontrollierten Territorien (offen oder geschlossen), dann die meisten Einheiten auf der Karte, dann die meisten Gebäude auf der Karte.

NG-END-04 = Sieg nach Zeit
    .text = Sonst endet das Spiel in Phase 5 von Jahr 7, und der höchste Gesamtruhm gewinnt.

NG-END-05 = Gesamtruhm
    .text = Zähle den Wert deiner Ruhmmarker, 1 Ruhm je 3 Rohstoffe beliebiger Art (abgerundet), den Ruhm auf deinen Entwicklungskarten und den Wert deiner Errungenschaften zusammen und ziehe 5 je Unruhekarte ab. Alle Bereiche deines Decks zählen.

NG-END-06 = Wert der Errungenschaften
    .text = Errungenschaften werden erst in diesem Moment berechnet.

NG-END-07 = Gleichstand
    .text = Es entscheiden die meisten kontrollierten Territorien (offen oder geschlossen), dann die meisten Einheiten auf der Karte, dann die meisten Gebäude auf der Karte.

NG-END-08 = Vorrang
    .text = Der Sieg durch Territorien geht vor jedem Ruhm, auch im letzten Jahr.

NG-END-09 = Quellen für Ruhm
    .text = Ruhm bekommst du durch Schließen beim Erkunden, geschlossene Territorien und Altäre bei der Ernte, Karten und Rohstoffe am Ende, besiegte Kreaturen (nur mit dem Modul) und die Kraft des Hirschclans.
