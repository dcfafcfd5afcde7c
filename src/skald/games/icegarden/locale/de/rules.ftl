### Der Herr des Eisgartens: Regeltexte für Spieler (Deutsch)
### Ein Eintrag je Regel: Wert = kurzer Titel, .text = die Regel in Worten.

## Definitionen (IG-DEF)

IG-DEF-01 = Region im Spiel
    .text = Eine Region ist im Spiel, wenn sie beim Spielaufbau eine Regionspunktetafel erhalten hat. Regionen ohne Tafel gibt es für diese Partie nicht: Niemand betritt oder durchquert sie, sie zählen nicht als Nachbarn und stehen nie zur Wahl.

IG-DEF-02 = Offene Region
    .text = Eine offene Region ist eine Region im Spiel, die Callo nicht im Albtraum eingeschlossen hat. Nur in offene Regionen darfst du etwas einsetzen oder bewegen, und nur dorthin geht Vuko.

IG-DEF-03 = Regionsnummer
    .text = Die rote Zahl auf der Regionspunktetafel ist die Nummer der Region; die Nummern laufen von 1 bis zur Anzahl der Tafeln. Sie legt die Reihenfolge der Regionen fest und entscheidet Gleichstände bei Vuko und bei verdrängten Magischen Reserven.

IG-DEF-04 = Einflussmarker und Einheiten
    .text = Auf dem Spielbrett gehören dir nur deine Einflussmarker und deine Einheiten. Dorn, Rote Türme, Albtraummarker, Regions-Einschlussmarker, Magische Reserven, Vuko und neutrale Einflussmarker gehören keinem Spieler und geben keinem Spieler Einfluss; angreifbar sind davon nur die neutralen Einflussmarker.

IG-DEF-05 = Marker unter Vukos Kontrolle
    .text = Ein Einflussmarker hinter der Vuko-Figur steht unter Vukos Kontrolle: Er bleibt in seiner Region und gehört weiter seinem Besitzer, zählt aber nicht für die Dominanz. Alle übrigen Marker sind frei.

IG-DEF-06 = Einfluss einer Einheit
    .text = Eine Einheit hat so viel Einfluss wie ihre Stufe (1, 2 oder 3), plus 1 für jede Fähigkeit Einfluss, die ihr Einheitentyp gerade besitzt.

IG-DEF-07 = Dominanzeinfluss
    .text = Dein Dominanzeinfluss in einer Region ist die Zahl deiner freien Einflussmarker dort plus der Einfluss aller deiner Einheiten dort.

IG-DEF-08 = Einfluss für Vukos Besuch
    .text = Für Vukos Besuch zählen in einer offenen Region alle deine Einflussmarker, auch die unter Vukos Kontrolle, und der Einfluss deiner Einheiten samt der Fähigkeit Einfluss.

IG-DEF-09 = Anwesenheit
    .text = Du bist in einer Region anwesend, wenn du dort mindestens einen Einflussmarker oder eine Einheit hast. Anwesenheit brauchst du für die Aktion Einfluss und zum Beschwören.

IG-DEF-10 = Lebenspunkte
    .text = Einflussmarker und neutrale Einflussmarker haben je 1 Lebenspunkt. Eine Einheit hat so viele Lebenspunkte wie ihre Stufe plus die Zahl der Schilde ihres Einheitentyps.

IG-DEF-11 = Besseres Ansehen
    .text = Der sichere Bereich (Yin-Yang) ist besser als 0, 0 ist besser als −1 und so weiter bis −9. Auf demselben Feld ist der Marker weiter unten im Stapel besser, deshalb gibt es nie einen Gleichstand.

IG-DEF-12 = Geringstes Ansehen
    .text = Das geringste Ansehen hat, wessen Marker auf dem niedrigsten besetzten Feld ganz oben liegt. Solange alle Marker im sicheren Bereich liegen, gibt es keinen solchen Spieler.

IG-DEF-13 = Initiativreihenfolge
    .text = Die niedrigere Schiffsnummer kommt zuerst, bei gleicher Nummer der weiter rechts liegende Helm, auf demselben Helm der Marker weiter oben im Stapel. Die Reihenfolge steht nach der Initiativphase für die ganze Runde fest.

IG-DEF-14 = Stärke der Unabhängigen Nationen
    .text = Die Stärke der Unabhängigen Nationen in einer Region ist die Zahl der neutralen Einflussmarker dort.

IG-DEF-15 = Dominanz und Rangfolge
    .text = Einen Rang bekommt nur, wessen Dominanzeinfluss größer ist als die Stärke der Unabhängigen Nationen. Gereiht wird nach Dominanzeinfluss, dann nach der Summe des Dominanzeinflusses in den angrenzenden Regionen, dann nach besserem Ansehen. Wer an erster Stelle steht, dominiert die Region; hat niemand einen Rang, dominiert niemand, und unbesetzte Ränge werden nicht weitergereicht.

IG-DEF-16 = Bezahlen von Stufe 0
    .text = Gibst du M-Faktor aus, tauschst du ihn ein oder zahlst du damit einen Preis, nimmst du ihn immer von Stufe 0 deiner Charaktertafel; nur beim Beschwören zahlst du von der Stufe des beschworenen Einheitentyps. Jeder M-Faktor, den du erhältst, kommt auf Stufe 0.

IG-DEF-17 = Gebiete der Karte
    .text = Die Karte hat acht Gebiete mit festen Grenzen. Ein Gebiet wird zur Region, sobald es eine Regionspunktetafel erhält.

IG-DEF-18 = Wert einer Fähigkeit
    .text = Der Wert von Angriff, Schild, Einfluss oder Schnelligkeit eines Einheitentyps ist die Zahl der passenden Symbole: aufgedruckte, gekaufte und beim Harrasim auch die durch den Erschafferspion gewählten. Jedes Symbol zählt 1.

## Spielmaterial (IG-COMP)

IG-COMP-01 = Spielbrett
    .text = Es gibt 1 Spielbrett mit acht Gebieten; beide Seiten haben dieselben Regeln.

IG-COMP-02 = Charaktertafeln
    .text = Es gibt 4 Charaktertafeln, jede mit den M-Faktor-Stufen 0 bis 3 und den Fähigkeitsfeldern von drei Einheitentypen.

IG-COMP-03 = Spielerhilfen
    .text = Es gibt 4 Spielerhilfen; sie haben keine Wirkung auf die Regeln.

IG-COMP-04 = Einheiten von Callo
    .text = Callo hat 3 Wilde Kinder (Stufe 1), 2 Faune (Stufe 2) und 1 Albtraum (Stufe 3).

IG-COMP-05 = Einheiten von van Dyken
    .text = Van Dyken hat 3 Krabben (Stufe 1), 2 Rattenmusikanten (Stufe 2) und 1 Wyvern (Stufe 3).

IG-COMP-06 = Einheiten von Freihoff
    .text = Freihoff hat 3 Mondscheinbrüder (Stufe 1), 2 Erleuchtete (Stufe 2) und 1 Harrasim (Stufe 3).

IG-COMP-07 = Einheiten von Fjollsfinn
    .text = Fjollsfinn hat 3 Vulkanmenschen (Stufe 1), 2 Eisdrakkare (Stufe 2) und 1 Figur Baumbrüder (Stufe 3).

IG-COMP-08 = Aktionsmarker
    .text = Es gibt 5 Aktionsmarker je Farbe, zusammen 20. Mehr als fünf Aktionen je Runde sind also nicht möglich; wie viele du hast, zeigt dein Helm.

IG-COMP-09 = Runde Marker
    .text = Es gibt 3 runde Marker je Farbe, zusammen 12: für Initiative, Ansehen und Siegpunkte.

IG-COMP-10 = Einflussmarker
    .text = Es gibt 20 Einflussmarker je Farbe, zusammen 80; mehr gibt es nicht.

IG-COMP-11 = Reihenfolgemarker
    .text = Es gibt 5 Reihenfolgemarker mit den Zahlen 1 bis 5.

IG-COMP-12 = Aufwertungsmarker
    .text = Es gibt 20 Aufwertungsmarker, nach unserer Festlegung 5 je Fähigkeit; die Aufteilung lässt sich einstellen.

IG-COMP-13 = Regionspunktetafeln
    .text = Es gibt 6 Regionspunktetafeln für zwei Spieler, 7 für drei und 8 für vier; jeder Satz ist mit 2, 3 oder 4 Helmen gekennzeichnet.

IG-COMP-14 = Dorn
    .text = Es gibt 1 Dorn; nur van Dyken benutzt ihn.

IG-COMP-15 = Vuko-Figur
    .text = Es gibt 1 Vuko-Figur.

IG-COMP-16 = Bevölkerungsmarker
    .text = Es gibt 24 Bevölkerungsmarker; der Vorrat ist begrenzt.

IG-COMP-17 = Goldmarker
    .text = Es gibt 22 Goldmarker; der Vorrat ist begrenzt.

IG-COMP-18 = M-Faktor-Marker
    .text = Es gibt 16 M-Faktor-Marker; der Vorrat ist begrenzt, und die Marker auf den Charaktertafeln sind mitgezählt.

IG-COMP-19 = Albtraummarker
    .text = Es gibt 4 Albtraummarker für Callo.

IG-COMP-20 = Regions-Einschlussmarker
    .text = Es gibt 2 Regions-Einschlussmarker für Callo.

IG-COMP-21 = Rote Türme
    .text = Es gibt 6 Rote Türme für Freihoff.

IG-COMP-22 = Vuko-Marker
    .text = Es gibt 10 Vuko-Marker; sie gehen nie aus.

IG-COMP-23 = Vuko-Tafeln
    .text = Es gibt 4 doppelseitige Vuko-Tafeln für die Variante für Fortgeschrittene und für das Solospiel ab der Stufe mittel.

IG-COMP-24 = Magische Reserven
    .text = Es gibt 4 Magische Reserven.

IG-COMP-25 = Leere Magische Reserven
    .text = Es gibt 3 Leere Magische Reserven; sie dienen nur zum Mischen beim Spielaufbau.

IG-COMP-26 = Neutrale Einflussmarker
    .text = Es gibt 8 neutrale Einflussmarker (große braune Würfel) für die Unabhängigen Nationen.

IG-COMP-27 = Toter-Schnee-Marker
    .text = Es gibt 1 Toter-Schnee-Marker.

IG-COMP-28 = Würfel
    .text = Ein Würfel liegt nicht bei; für die Solo-Variante brauchst du einen sechsseitigen Würfel.

IG-COMP-29 = Begrenztes Material
    .text = Marker im Vorrat, Einflussmarker, Einheiten und alle besonderen Marker sind auf die angegebene Anzahl begrenzt. Was aufgebraucht ist, kann erst wieder genommen werden, wenn etwas davon zurückkommt.

IG-COMP-30 = Fähigkeiten
    .text = Kaufen kannst du vier Fähigkeiten: Angriff, Schild, Einfluss und Schnelligkeit. Aufgedruckte Spezialfähigkeiten sind Erschafferspion (Harrasim), Eisflussüberquerung und Rekrutierung (Eisdrakkar), Lockendes Flötenspiel (Rattenmusikant), Plündern (Erleuchteter), Qual (Albtraum) und Verzaubern (Faun). Das Bewegen Magischer Reserven (Rattenmusikant) und der Bau Roter Türme (Erleuchteter) sind Ereignisse und haben kein Fähigkeitsfeld.

## Spielaufbau (IG-SETUP)

IG-SETUP-01 = Seite des Spielbretts
    .text = Wählt gemeinsam eine Seite des Spielbretts; auf die Regeln hat das keinen Einfluss. Legt alle Marker nach Sorten getrennt als Vorrat bereit.

IG-SETUP-02 = Charaktere
    .text = Jeder Spieler erhält eine Charaktertafel, nach Absprache oder zufällig; kein Charakter kommt doppelt vor.

IG-SETUP-03 = Eigenes Material
    .text = Nimm die Einheiten deiner Farbe, 5 Aktionsmarker, 20 Einflussmarker und 3 runde Marker. Rot nimmt außerdem 6 Rote Türme, Grün 4 Albtraummarker und 2 Regions-Einschlussmarker, Schwarz den Dorn.

IG-SETUP-04 = Startressourcen
    .text = Du beginnst mit 4 Bevölkerungsmarkern, 2 Gold und 1 M-Faktor auf Stufe 0.

IG-SETUP-05 = Startspieler
    .text = Startspieler wird nach Tischbrauch, wer zuletzt eine Fantasy-Reihe zu Ende gelesen hat, sonst entscheidet das Los. Hier wird er ausgelost oder vom Gastgeber bestimmt; die anderen folgen im Uhrzeigersinn.

IG-SETUP-06 = Startstapel
    .text = Die Initiativmarker kommen als Stapel auf den Helm ganz links, die Ansehensmarker als Stapel auf das Yin-Yang-Feld, beide gleich geordnet: Startspieler oben, letzter Spieler unten. Im sicheren Bereich hat der Startspieler also das schlechteste und der letzte Spieler das beste Ansehen. Die Siegpunktemarker kommen in beliebiger Ordnung an den Anfang der Siegpunkteleiste.

IG-SETUP-07 = Tafelsatz
    .text = Benutzt nur die Regionspunktetafeln für eure Spielerzahl, also 6, 7 oder 8, und mischt sie verdeckt.

IG-SETUP-08 = Tafeln verdeckt legen
    .text = In Initiativreihenfolge legt jeder reihum eine verdeckte Tafel, ohne sie anzusehen, in eine Region ohne Tafel, bis alle liegen. Du wählst die Region, der Zufall bestimmt die Tafel. Zu zweit legt jeder 3, zu dritt legt ihr 3, 2 und 2, zu viert legt jeder 2.

IG-SETUP-09 = Regionen außerhalb des Spiels
    .text = Zu dritt bleibt ein Gebiet ohne Tafel, zu zweit und im Solospiel bleiben es zwei; sie sind aus dem Spiel. Der Rest der Karte hängt immer zusammen.

IG-SETUP-10 = Dorn platzieren
    .text = Spielt van Dyken mit, wählt sein Spieler jetzt eine Region im Spiel für den Dorn, bevor Tafeln und Reserven aufgedeckt werden. Danach bewegt sich der Dorn nie mehr.

IG-SETUP-11 = Magische Reserven verteilen
    .text = Nehmt die 4 Magischen Reserven und so viele leere dazu, dass es für jede Region im Spiel außer der des Dorns genau einen Marker gibt. Mischt sie, legt in jede dieser Regionen einen verdeckt, deckt alle auf und entfernt die leeren. So haben vier Regionen je eine Reserve, nie aber die Region des Dorns.

IG-SETUP-12 = Tafeln aufdecken
    .text = Nach den Reserven werden alle Regionspunktetafeln aufgedeckt. Ab jetzt liegt alles offen.

IG-SETUP-13 = Starteinfluss
    .text = Jeder setzt 2 Einflussmarker in zwei verschiedene Regionen im Spiel, normalerweise in zwei Durchgängen mit je einem Marker. Eine Region mit anderen Spielern zu teilen ist erlaubt.

IG-SETUP-14 = Unabhängige Nationen
    .text = In jede Region im Spiel kommt ein neutraler Einflussmarker.

IG-SETUP-15 = Toter Schnee
    .text = Der Toter-Schnee-Marker beginnt auf 0.

IG-SETUP-16 = Reihenfolgemarker auslegen
    .text = Legt die Reihenfolgemarker 1 bis 5 aufsteigend auf die fünf Aktionsfelder unter dem Feld 0. Damit gilt: 0 Schlangenhals, 1 Einfluss, 2 Bewegung, 3 Unersättlicher Berg, 4 Rabenschatten, 5 Erschaffen; 6 Aktivierung und 7 Vuko sind aufgedruckt.

IG-SETUP-17 = Vuko am Anfang
    .text = Die Vuko-Figur beginnt neben dem Spielbrett, und niemand hat Vuko-Marker.

IG-SETUP-18 = Aufbau für Fortgeschrittene
    .text = Nur in der Variante für Fortgeschrittene legt ihr zusätzlich in jede der vier Spieletappen eine Vuko-Tafel.

## Ablauf der Runde (IG-ROUND)

IG-ROUND-01 = Ablauf einer Runde
    .text = Jede Runde besteht aus Initiativphase, Planungsphase, Aktionsphase (Felder 0 bis 7), Dominanzphase und Prüfung auf Spielende. Ab der zweiten Runde steht davor die Aufholhilfe zu Beginn der Runde.

IG-ROUND-02 = Prüfung auf Spielende
    .text = Nach der Dominanzphase werden zuerst die individuellen Ziele geprüft, dann Siegpunkte und letzter Helm. Toter Schnee wird nicht hier geprüft: Er beendet das Spiel sofort, sobald er eintritt.

IG-ROUND-03 = Offene Informationen
    .text = Nach dem Spielaufbau ist nichts mehr verborgen, und außer in der Solo-Variante gibt es keinen Zufall mehr.

IG-ROUND-04 = Aktionsmarker kommen zurück
    .text = Ein Aktionsmarker geht an seinen Besitzer zurück, wenn er abgehandelt wird. Zwischen zwei Runden bleibt keiner auf dem Spielbrett.

## Initiativphase (IG-INIT)

IG-INIT-01 = Initiativleiste
    .text = Die Leiste hat zehn Helme in vier Spieletappen mit 3, 3, 2 und 2 Helmen und je einem Platz für eine Vuko-Tafel. Unter jedem Helm steht ein Schiff mit der Nummer 1, 2 oder 3, und ein Symbol zeigt 3 bis 5 Aktionsmarker.

IG-INIT-02 = Erste Runde
    .text = In der ersten Runde bewegt sich kein Marker: Alle stehen auf dem Helm ganz links, haben 3 Aktionsmarker und handeln in Stapelreihenfolge von oben nach unten. In der Variante für Fortgeschrittene ist die Vuko-Tafel ganz links aktiv.

IG-INIT-03 = Pflicht zum Vorrücken
    .text = Ab der zweiten Runde rückt jeder, in der Initiativreihenfolge der vorigen Runde, seinen Initiativmarker um einen Helm nach rechts, oder um zwei, wenn es erlaubt ist. Stehen bleiben ist nicht möglich. Die alte Reihenfolge gilt, bis alle gezogen haben.

IG-INIT-04 = Doppelschritt
    .text = Du darfst je Spieletappe höchstens einmal zwei Helme weit vorrücken. Führt der Doppelschritt über eine Etappengrenze, zählt er für die Etappe, die du verlässt.

IG-INIT-05 = Ende der Leiste
    .text = Über den letzten Helm hinaus kannst du nicht ziehen; vom neunten Helm aus gibt es nur den einfachen Schritt.

IG-INIT-06 = Besetzter Helm
    .text = Kommt dein Marker auf einen besetzten Helm, legst du ihn oben auf den Stapel.

IG-INIT-07 = Neue Reihenfolge
    .text = Wenn alle gezogen haben, wird neu geordnet: niedrigste Schiffsnummer zuerst, bei gleicher Nummer der weiter rechts liegende Helm, auf demselben Helm der obere Marker zuerst.

IG-INIT-08 = Rote Schiffe
    .text = Unter dem vierten, siebten, neunten und zehnten Helm liegt ein rotes Schiff. Es wird einmal im Spiel ausgelöst, wenn zum ersten Mal ein Initiativmarker auf seinen Helm kommt oder daran vorbeizieht. So viele Schiffe in dieser Phase ausgelöst werden, gleich durch wen, so oft werden die Regionen in der Dominanzphase dieser Runde gewertet; zwei sind nur möglich, wenn ein Marker vom achten auf den zehnten Helm zieht.

IG-INIT-09 = Letzter Helm
    .text = Erreicht ein Initiativmarker den letzten Helm, endet das Spiel nach dieser Runde.

IG-INIT-10 = Aktionsmarker nehmen
    .text = Danach nimmst du so viele deiner Aktionsmarker, wie das Symbol an deinem Helm zeigt: 3, 4 oder 5.

IG-INIT-11 = Aktive Vuko-Tafel
    .text = Nur in der Variante für Fortgeschrittene: Jetzt steht für die Runde fest, welche Vuko-Tafeln aktiv sind.

## Planungsphase (IG-PLAN)

IG-PLAN-01 = Reihum planen
    .text = In Initiativreihenfolge setzt jeder genau einen Aktionsmarker, dann beginnt es wieder von vorn. Wer keinen mehr hat, wird übersprungen; die Phase endet, wenn niemand mehr einen hat.

IG-PLAN-02 = Alle Marker setzen
    .text = Du musst alle deine Aktionsmarker setzen und kannst nicht passen. Platz ist immer vorhanden, und auf die Aktion selbst darfst du später verzichten.

IG-PLAN-03 = Erlaubte Felder
    .text = Aktionsmarker kommen nur auf die Aktionsfelder 0 bis 5, nie auf 6 oder 7.

IG-PLAN-04 = Platz ganz links
    .text = Auf den Aktionsfeldern 1 bis 5 kommt der Marker auf das freie Nummernfeld, das am weitesten links liegt.

IG-PLAN-05 = Volles Feld
    .text = Ein Aktionsfeld ohne freies Nummernfeld nimmt keinen Marker mehr auf; mehrere Plätze desselben Feldes darfst du besetzen. Einfluss hat 8 Nummernfelder, Bewegung, Unersättlicher Berg, Rabenschatten und Erschaffen haben je 4.

IG-PLAN-06 = Platz im Schlangenhals
    .text = Der Schlangenhals hat keine Nummernfelder und nimmt beliebig viele Aktionsmarker auf.

IG-PLAN-07 = Zoll im Schlangenhals
    .text = Setzt du einen Aktionsmarker in den Schlangenhals, musst du einen Einflussmarker aus deinem eigenen Vorrat dazulegen. Er kommt nie zurück und zählt nur noch für den Schlangenhals-Bonus am Spielende. Ohne Einflussmarker im eigenen Vorrat darfst du dort nicht planen.

IG-PLAN-08 = Zu zweit
    .text = Zu zweit und im Solospiel nehmen Bewegung, Unersättlicher Berg, Rabenschatten und Erschaffen je Runde höchstens drei Marker auf (schwarze Zahlen). Einfluss behält 8 Plätze, der Schlangenhals ist nie begrenzt.

## Aktionsphase allgemein (IG-ACT)

IG-ACT-01 = Reihenfolge der Felder
    .text = Die Aktionsfelder werden nach ihrer Nummer von 0 bis 7 abgehandelt. 0, 6 und 7 sind fest, 1 bis 5 folgen den Reihenfolgemarkern. Ein Feld wird ganz abgeschlossen, bevor das nächste beginnt.

IG-ACT-02 = Reihenfolge im Feld
    .text = In den Feldern 1 bis 5 geht es vom höchsten besetzten Nummernfeld zum niedrigsten, also von rechts nach links: Wer hier zuletzt geplant hat, handelt zuerst. Der Besitzer nimmt seinen Marker zurück und führt die Aktion aus.

IG-ACT-03 = Felder nach Initiative
    .text = Feld 0 wird in Initiativreihenfolge abgehandelt, ebenso Schnelligkeit und Angriff in Feld 6.

IG-ACT-04 = Verzichten
    .text = Du darfst jeden deiner Aktionsmarker zurücknehmen, ohne die Aktion auszuführen; dann zahlst du nichts und nichts geschieht.

IG-ACT-05 = Voller Preis
    .text = Eine Aktion ist nur möglich, wenn du in diesem Moment ihren ganzen Preis zahlen kannst.

## Aktionsfeld 0: Schlangenhals (IG-VG)

IG-VG-01 = Schlangenhals: Reihenfolge
    .text = Der Schlangenhals kommt immer zuerst, und zwar in Initiativreihenfolge. Hast du mehrere Marker dort, handelst du sie in deinem Zug alle nacheinander ab.

IG-VG-02 = Schlangenhals: Auswahl
    .text = Für jeden Aktionsmarker darfst du nehmen und tauschen, nur eines davon oder keines von beiden, in beliebiger Reihenfolge.

IG-VG-03 = Nehmen
    .text = Einmal je Aktionsmarker nimmst du einen Bevölkerungsmarker, ein Gold oder einen M-Faktor (auf Stufe 0) aus dem Vorrat. Eine Sorte, die im Vorrat fehlt, kannst du nicht wählen.

IG-VG-04 = Tauschen
    .text = Beliebig oft je Aktionsmarker gibst du zwei eigene Ressourcen in beliebiger Mischung ab (M-Faktor nur von Stufe 0) und nimmst eine aus dem Vorrat, deren Sorte sich von beiden abgegebenen unterscheidet.

IG-VG-05 = Zoll bleibt liegen
    .text = Der beim Planen gelegte Einflussmarker bleibt liegen, auch wenn du auf die Aktion verzichtest.

## Aktionsfeld 1: Einfluss (IG-INF)

IG-INF-01 = Einfluss
    .text = Zahle 1 oder 2 Bevölkerungsmarker und setze ebenso viele Einflussmarker aus deinem eigenen Vorrat in offene Regionen, in denen du schon anwesend bist. Zwei Marker dürfen in dieselbe oder in zwei verschiedene Regionen kommen.

IG-INF-02 = Einfluss: Grenzen
    .text = Du kannst höchstens so viele Marker setzen, wie in deinem eigenen Vorrat liegen. Bist du nirgends anwesend, hat die Aktion kein erlaubtes Ziel.

IG-INF-03 = Gleichstand mit Nationen
    .text = Denk daran: Bei gleichem Einfluss wie die Unabhängigen Nationen gehst du in der Region leer aus.

## Aktionsfeld 2: Bewegung (IG-MOVE)

IG-MOVE-01 = Bewegung
    .text = Zahle 1 oder 2 Gold und führe ebenso viele Bewegungen aus: Jede bringt einen deiner Einflussmarker oder eine deiner Einheiten in eine angrenzende offene Region.

IG-MOVE-02 = Frei aufteilen
    .text = Du darfst die Bewegungen auf verschiedene Einflussmarker und Einheiten aus verschiedenen Regionen verteilen oder beide mit demselben Einflussmarker oder derselben Einheit ausführen.

IG-MOVE-03 = Gesperrte Wege
    .text = Einflussmarker und Einheiten betreten oder durchqueren nie eine Region ohne Tafel oder eine eingeschlossene Region; sie müssen außen herum.

IG-MOVE-04 = Kontrollierte Marker bewegen
    .text = Marker unter Vukos Kontrolle darfst du mit dieser und jeder anderen Bewegung versetzen. Verlassen sie die Region, sind sie wieder frei.

IG-MOVE-05 = Nur eigene Marker und Einheiten
    .text = Du bewegst nur deine eigenen Einflussmarker und Einheiten, niemals den Dorn, Türme, andere Marker oder Vuko.

## Aktionsfeld 3: Unersättlicher Berg (IG-MTN)

IG-MTN-01 = Unersättlicher Berg: Preis
    .text = Der Unersättliche Berg kostet 2 Bevölkerungsmarker, aber 3, solange die Vuko-Tafel „Schattenflüsterer“ aktiv ist.

IG-MTN-02 = Unersättlicher Berg
    .text = Wähle eine Ausgangsregion und eine andere, offene Zielregion, angrenzend oder nicht. Bewege beliebig viele deiner Einflussmarker und Einheiten, mindestens einen Einflussmarker oder eine Einheit, von dort zum Ziel.

IG-MTN-03 = Unersättlicher Berg: Auswahl
    .text = Du entscheidest frei, welche und wie viele deiner Einflussmarker und Einheiten gehen; Marker unter Vukos Kontrolle dürfen dabei sein.

## Aktionsfeld 4: Rabenschatten (IG-RAVEN)

IG-RAVEN-01 = Rabenschatten: Auswahl
    .text = Für jeden Aktionsmarker darfst du höchstens eines tun: einen Vuko-Marker ablegen oder dein Ansehen verbessern.

IG-RAVEN-02 = Vuko-Marker ablegen
    .text = Zahle einen M-Faktor von Stufe 0 und lege einen deiner Vuko-Marker in den Vorrat zurück. Du brauchst beides.

IG-RAVEN-03 = Ansehen verbessern
    .text = Rücke deinen Ansehensmarker kostenlos zwei Felder nach oben, höchstens bis 0. Solange die Vuko-Tafel „Der Plan von Vuko und Rabenschatten“ aktiv ist, geht das nicht.

## Ansehensleiste (IG-REP)

IG-REP-01 = Felder der Ansehensleiste
    .text = Ganz oben liegt der sichere Bereich (Yin-Yang), darunter 0, −1 und so weiter bis −9. Der erste verlorene Punkt führt vom sicheren Bereich auf 0.

IG-REP-02 = Was das Ansehen ändert
    .text = Ansehen verlierst du nur durch die Kosten von Erschaffen und gewinnst es nur durch Rabenschatten.

IG-REP-03 = Abwärts: obenauf
    .text = Nach jedem Verlust kommt dein Marker oben auf den Stapel seines neuen Feldes.

IG-REP-04 = Aufwärts: darunter
    .text = Nach einem Gewinn kommt dein Marker unter den Stapel seines neuen Feldes.

IG-REP-05 = Untere Grenze −9
    .text = Ein Verlust über −9 hinaus ist erlaubt und endet auf −9. Auch wenn dein Marker schon auf −9 liegt, kommt er oben auf den Stapel.

IG-REP-06 = Obere Grenze 0
    .text = Ein Gewinn endet auf 0. Liegt dein Marker auf 0 oder im sicheren Bereich, bewirkt ein Gewinn nichts, auch nicht im Stapel.

IG-REP-07 = Kein Weg zurück
    .text = Ein Marker, der den sicheren Bereich verlassen hat, kommt nie wieder hinein.

IG-REP-08 = Kosten in einem Zug
    .text = Kosten von mehreren Punkten sind eine einzige Bewegung über so viele Felder; übersprungene Felder werden nicht berührt. Getrennte Teilaktionen sind getrennte Bewegungen.

## Aktionsfeld 5: Erschaffen (IG-MAKE)

IG-MAKE-01 = Erschaffen: Ablauf
    .text = Für jeden Aktionsmarker darfst du jede von drei Teilaktionen höchstens einmal ausführen, in beliebiger Reihenfolge: A M-Faktor-Marker bewegen, B einer Einheit neue Fähigkeiten zuweisen, C beschwören. Du hörst auf, wann du willst; A und B darfst du auch bezahlen, ohne die Wirkung zu nutzen. Mit zwei Markern auf Erschaffen hast du zwei volle Sätze.

IG-MAKE-02 = Toter Schnee je Teilaktion
    .text = Jede begonnene Teilaktion rückt den Toter-Schnee-Marker ein Feld vor, gleich wie viele Einheiten oder Marker betroffen sind. Erreicht er die Grenze, endet das Spiel sofort; eine solche Teilaktion darfst du nur beginnen, wenn du dadurch gewinnst (second-de: alle dürfen es).

IG-MAKE-03 = Kosten zuerst
    .text = Alle Kosten einer Teilaktion werden zusammen bezahlt, bevor du den Nutzen erhältst; ein Ende durch Toten Schnee wird erst danach abgehandelt.

IG-MAKE-04 = Teilaktion A: Kosten
    .text = M-Faktor-Marker bewegen kostet 1 Feld Toter Schnee und 1 Ansehen.

IG-MAKE-05 = M-Faktor-Marker bewegen
    .text = Du hast bis zu 5 Schritte: Jeder bewegt einen deiner M-Faktor-Marker auf deiner Charaktertafel um eine Stufe nach oben oder unten (Stufen 0 bis 3). Du verteilst die Schritte beliebig auf deine Marker; nicht genutzte verfallen.

IG-MAKE-06 = Teilaktion B: Kosten
    .text = Eine Aufwertung kostet 1 Feld Toter Schnee und 1 Ansehen, dazu den Preis des Aufwertungsmarkers.

IG-MAKE-07 = Einheit aufwerten
    .text = Kaufe einen Aufwertungsmarker für einen deiner Einheitentypen und lege ihn auf ein Feld dieses Typs. Er wirkt für alle Einheiten des Typs, ob auf dem Spielbrett oder nicht, jetzt und später.

IG-MAKE-08 = Preise der Aufwertungen
    .text = Angriff oder Schild kostet 1 M-Faktor und 1 Gold, Einfluss 1 M-Faktor und 1 Bevölkerungsmarker, Schnelligkeit 2 M-Faktor. Den M-Faktor zahlst du von Stufe 0; eine ausverkaufte Fähigkeit kannst du nicht kaufen.

IG-MAKE-09 = Felder für Aufwertungen
    .text = Der Marker braucht ein leeres Feld des Einheitentyps oder ersetzt einen früher gekauften Marker dieses Typs, jedoch nicht durch dieselbe Fähigkeit. Leere Felder: Krabben keines, die anderen Typen der Stufe 1 und der Eisdrakkar eines, alle übrigen zwei. Aufgedruckte Fähigkeiten kannst du nicht überdecken, und auf die Felder des Erschafferspions kommen nur die kostenlos gewählten Fähigkeiten.

IG-MAKE-10 = Keine doppelten Fähigkeiten
    .text = Ein Einheitentyp der Stufe 1 oder 2 darf dieselbe Fähigkeit nicht zweimal haben, aufgedruckte eingeschlossen; nur die Krabben haben Angriff doppelt aufgedruckt, aber kein Feld für Aufwertungen. Typen der Stufe 3 dürfen jede Fähigkeit mehrfach haben, und die Wahl des Erschafferspions zählt hier nicht.

IG-MAKE-11 = Aufwertungen bleiben
    .text = Aufwertungen bleiben erhalten, wenn Einheiten besiegt werden.

IG-MAKE-12 = Keine Zusatzpunkte
    .text = Die Fähigkeiten Einfluss und Schild einer Einheit erhöhen nie die Punkte, die es fürs Besiegen dieser Einheit gibt.

IG-MAKE-13 = Beschwören: Typ und Anzahl
    .text = Wähle einen deiner Einheitentypen und eine Anzahl ab 1, höchstens so viele, wie du Figuren davon im eigenen Vorrat und M-Faktor-Marker auf der Stufe des Typs hast. Je Aktionsmarker auf Erschaffen nur ein Typ.

IG-MAKE-14 = Beschwören: M-Faktor
    .text = Für jede Einheit zahlst du einen M-Faktor von der Stufe, die der Stufe der Einheit entspricht. Du musst nicht alle Marker dieser Stufe ausgeben.

IG-MAKE-15 = Beschwören: Ansehen
    .text = Du verlierst Ansehen in Höhe von Stufe mal Anzahl der Einheiten, in einem Zug; bei Krabben 2 mehr je Teilaktion, nicht je Krabbe. Toter Schnee rückt nur einmal vor.

IG-MAKE-16 = Beschwören: Einsetzen
    .text = Jede beschworene Einheit kommt in eine offene Region, in der du durch einen Einflussmarker oder eine andere Einheit anwesend bist; verschiedene Regionen sind erlaubt. Bist du nirgends anwesend, kannst du nicht beschwören.

IG-MAKE-17 = Figuren im Einsatz
    .text = Eine Figur auf dem Spielbrett kann nicht beschworen werden. Eine in Feld 6 oder 7 entfernte Figur ist wieder in deinem Vorrat und kann ab dem nächsten Erschaffen beschworen werden.

## Aktionsfeld 6: Aktivierung (IG-ACTV)

IG-ACTV-01 = Ablauf der Aktivierung
    .text = 1 Erschafferspion, 2 Eisflussüberquerung, 3 Schnelligkeit, 4 Angriff, 5 besiegte Einheiten entfernen. Bei Schnelligkeit und Angriff handeln alle Spieler in Initiativreihenfolge.

IG-ACTV-02 = Erschafferspion
    .text = Ist der Harrasim auf dem Spielbrett, darf Freihoff zu Beginn jeder Aktivierung kostenlos zwei verschiedene der vier Fähigkeiten auf seine beiden Erschafferspion-Felder legen oder sie ändern. Die Wahl gilt, bis sie geändert wird, auch in Feld 7 und in der Dominanzphase.

IG-ACTV-03 = Erschafferspion und Aufwertungen
    .text = Die beiden Fähigkeiten des Erschafferspions müssen sich voneinander unterscheiden, dürfen aber gekaufte Fähigkeiten auf den anderen beiden Feldern des Harrasim wiederholen.

IG-ACTV-04 = Eisflussüberquerung
    .text = Sind beide Eisdrakkare in zwei verschiedenen Regionen auf dem Spielbrett, darf Fjollsfinn beliebig viele seiner Einflussmarker und Einheiten kostenlos zwischen diesen beiden Regionen bewegen, in beide Richtungen, jeden Einflussmarker und jede Einheit höchstens einmal. Die Drakkare selbst können die Überquerung nicht benutzen.

IG-ACTV-05 = Drakkare im Binnenland
    .text = Eisdrakkare dürfen in jeder Region stehen, ob an der Küste oder nicht.

IG-ACTV-06 = Schnelligkeit
    .text = In deinem Zug darfst du jede deiner Einheiten, deren Typ Schnelligkeit hat, kostenlos in eine angrenzende offene Region bewegen. Eine Einheit der Stufe 3 macht einen Schritt je Schnelligkeitssymbol.

IG-ACTV-07 = Angriff bezahlen
    .text = In deinem Zug darfst du einmal je Runde 2 Gold zahlen, damit deine Einheiten angreifen, gleich in wie vielen Regionen; ohne Zahlung greift keine an. Das gilt auch, wenn deine Einheiten schon besiegt sind. Ein zweiter Angriff ist nicht möglich; zahlen darfst du auch ohne Ziel.

IG-ACTV-08 = Schaden je Region
    .text = In jeder Region werden die Angriffswerte aller deiner Einheiten dort zusammengezählt. Schaden lässt sich nicht in andere Regionen übertragen.

IG-ACTV-09 = Ziele
    .text = Jeden Schadenspunkt weist der Angreifer in dieser Region einer gegnerischen Einheit, einem gegnerischen Einflussmarker (frei oder unter Vukos Kontrolle) oder einem neutralen Einflussmarker zu. Gegenstände der individuellen Ziele können nicht getroffen werden.

IG-ACTV-10 = Besiegen
    .text = Ein Ziel ist besiegt, wenn der Schaden, den es in dieser Runde genommen hat, seine Lebenspunkte erreicht. Schaden bleibt innerhalb der Runde bestehen, auch von verschiedenen Angreifern, und verfällt an ihrem Ende.

IG-ACTV-11 = Marker sofort entfernen
    .text = Besiegte Einflussmarker gehen sofort in den Vorrat ihres Besitzers zurück; besiegte neutrale Einflussmarker kommen aus dem Spiel.

IG-ACTV-12 = Besiegte Einheiten liegen
    .text = Eine besiegte Einheit wird umgelegt und bleibt bis Schritt 5 liegen. Sie kann im Zug ihres Besitzers noch angreifen, wenn er zahlt, ist aber kein Ziel mehr.

IG-ACTV-13 = Punkte fürs Besiegen
    .text = Punkte erhält, wessen Schadenspunkt das Ziel besiegt: 1 für eine Einheit der Stufe 1, einen Einflussmarker oder einen neutralen Einflussmarker, 2 für Stufe 2, 3 für Stufe 3.

IG-ACTV-14 = Schild
    .text = Jeder Schild, aufgedruckt oder gekauft, gibt jeder Einheit des Typs einen Lebenspunkt mehr.

IG-ACTV-15 = Übriger Schaden
    .text = Du musst nicht alle Schadenspunkte zuweisen; was übrig bleibt, verfällt.

IG-ACTV-16 = Besiegte entfernen
    .text = Nach dem Angriff des letzten Spielers gehen alle liegenden Einheiten in den Vorrat ihrer Besitzer zurück; Aufwertungen bleiben.

IG-ACTV-17 = 50 Punkte im Kampf
    .text = Erreichst du hier 50 Siegpunkte, endet das Spiel trotzdem erst am Ende der Runde.

## Aktionsfeld 7: Vuko Drakkainen (IG-VUKO)

IG-VUKO-01 = Vukos Auftritt
    .text = Solange alle Ansehensmarker im sicheren Bereich liegen, bleibt Vuko neben dem Spielbrett und Feld 7 entfällt. Sobald ein Marker den Bereich verlassen hat, handelt Vuko jede Runde.

IG-VUKO-02 = Wen Vuko besucht
    .text = Vuko besucht den Spieler mit dem geringsten Ansehen.

IG-VUKO-03 = Wohin Vuko geht
    .text = Er geht in die offene Region, in der dieser Spieler den höchsten Einfluss über null hat, aber nicht in die, in der er schon steht. Dabei zählen auch Marker unter Vukos Kontrolle.

IG-VUKO-04 = Gleichstand der Regionen
    .text = Bei gleichem Einfluss geht Vuko in die Region mit der niedrigeren Nummer.

IG-VUKO-05 = Vuko muss weiterziehen
    .text = Steht Vuko schon in der stärksten Region des besuchten Spielers, geht er in dessen nächststärkste.

IG-VUKO-06 = Wann Vuko bleibt
    .text = Liegt der gesamte Einfluss des besuchten Spielers in der Region, in der Vuko steht, bleibt er dort, und seine Wirkungen werden dort ausgeführt.

IG-VUKO-07 = Eingeschlossene Regionen
    .text = Eingeschlossene Regionen betritt Vuko nie; Einflussmarker und Einheiten dort beachtet er nicht. Hat der besuchte Spieler in keiner offenen Region Einfluss, bleibt Vuko, wo er ist; der Spieler nimmt trotzdem einen Vuko-Marker.

IG-VUKO-08 = Freigabe
    .text = Verlässt Vuko eine Region, werden alle Marker hinter ihm dort wieder frei.

IG-VUKO-09 = Schritte von Vukos Besuch
    .text = Nach seinem Zug folgt immer: 1 Vuko-Marker nehmen, 2 eine Einheit töten, 3 Marker unter Kontrolle nehmen, 4 Vuko-Tafeln.

IG-VUKO-10 = Vuko-Marker
    .text = Der besuchte Spieler nimmt einen Vuko-Marker. Die zehn Marker reichen immer.

IG-VUKO-11 = Vuko tötet
    .text = Eine Einheit des besuchten Spielers in dieser Region stirbt und geht sofort in seinen Vorrat; bei mehreren wählt er, welche. Schilde helfen nicht, und niemand erhält Punkte.

IG-VUKO-12 = Vukos Kontrolle
    .text = Von jedem Spieler kommen so viele seiner Einflussmarker in dieser Region hinter Vuko, wie er Vuko-Marker hat, höchstens alle. Sie zählen in dieser Runde nicht für die Dominanz; Einheiten sind nie betroffen. Die Zahl wird bei jedem Besuch neu bestimmt.

IG-VUKO-13 = Vuko-Tafeln in Schritt 4
    .text = Nur für Fortgeschrittene: Jetzt wirken die aktiven Tafeln „Nachtwanderer“, „Beide Bären“ und „Vuko kämpft mit Callos Riesenschlange“, bei mehreren in der Reihenfolge ihrer Spieletappen. Alle anderen wirken zu ihrer eigenen Zeit.

IG-VUKO-14 = Was Kontrolle nicht verhindert
    .text = Marker unter Vukos Kontrolle können bewegt, angegriffen, rekrutiert und durch Verzaubern ersetzt werden und zählen weiter als Anwesenheit.

IG-VUKO-15 = Dauer der Kontrolle
    .text = Die Kontrolle dauert, bis Vuko die Region verlässt, meist also bis Feld 7 der nächsten Runde. Sie betrifft nur die Dominanzphase dazwischen.

## Dominanzphase (IG-DOM)

IG-DOM-01 = Reihenfolge der Regionen
    .text = Die Regionen werden einzeln in aufsteigender Reihenfolge ihrer roten Nummern abgehandelt.

IG-DOM-02 = Jede Region abschließen
    .text = Alle Schritte einer Region werden beendet, bevor die nächste beginnt. Spätere Änderungen öffnen eine frühere Region nie wieder.

IG-DOM-03 = Schritte je Region
    .text = 1 Dominanz bestimmen (danach absorbiert der Dorn), 2 Spezialfähigkeiten, 3 Ereignisse, 4 neu reihen und Ressourcen einsammeln, 5 Magische Reserven, 6 Siegpunkte, falls ein rotes Schiff ausgelöst wurde. Nach der letzten Region: 7 Reserven beim Dorn aufdecken.

IG-DOM-04 = Was zählt
    .text = Für die Dominanz zählen freie Einflussmarker und Einheiten. Marker unter Vukos Kontrolle, der Dorn, Türme und andere Marker zählen nicht.

IG-DOM-05 = Unabhängige Nationen
    .text = Ist dein Einfluss höchstens so groß wie die Stärke der Unabhängigen Nationen, verlierst du automatisch: Du bekommst keinen Rang, keine Ressourcen und keine Punkte. Gegen sie gibt es keine Gleichstandsregel, und das gilt für jeden Rang, nicht nur für den ersten.

IG-DOM-06 = Dominanz-Gleichstand: Nachbarn
    .text = Bei Gleichstand zählt jeder Beteiligte seinen Einfluss in den angrenzenden Regionen zusammen; die größere Summe liegt vorn. Marker unter Vukos Kontrolle und eingeschlossene Regionen zählen nicht.

IG-DOM-07 = Dominanz-Gleichstand: Ansehen
    .text = Besteht der Gleichstand weiter, entscheidet das bessere Ansehen, es gibt also immer einen Sieger. Dieselben Regeln ordnen jeden weiteren Rang.

IG-DOM-08 = Niemand hat einen Rang
    .text = Hat niemand einen Rang, gibt es in dieser Region keine Fähigkeiten, keine Ereignisse, keine Ressourcen, keinen M-Faktor aus Reserven und keine Punkte.

IG-DOM-09 = Der Dorn absorbiert
    .text = Dominiert van Dyken die Region des Dorns, werden alle offenen Magischen Reserven dort automatisch absorbiert, auch mehrere zugleich; M-Faktor geben sie in dieser Runde nicht. Verdeckte Reserven bleiben liegen.

IG-DOM-10 = Pflicht zur Spezialfähigkeit
    .text = Nur die Einheiten dessen, der dominiert, nutzen Spezialfähigkeiten, und er muss jede nutzen, die etwas bewirken kann. Mehrere Einheiten desselben Typs in der Region geben die Fähigkeit nur einmal.

IG-DOM-11 = Rekrutierung
    .text = Eisdrakkar (Blau): Wähle einen Gegner mit Einflussmarker in der Region und lege einen seiner Marker für immer in den Eisgarten. Neutrale Einflussmarker kannst du nicht nehmen. Ein Drakkar genügt.

IG-DOM-12 = Lockendes Flötenspiel
    .text = Rattenmusikant (Schwarz): Nimm einen Bevölkerungsmarker aus dem Vorrat.

IG-DOM-13 = Plündern
    .text = Erleuchteter (Rot): Wähle einen Gegner, der in der Region anwesend ist (second-de, en-rewrite: der dort eine Einheit hat), und nimm ihm eine Ressource: Bevölkerung, Gold oder einen M-Faktor von einer beliebigen Stufe seiner Charaktertafel. Der M-Faktor kommt auf deine Stufe 0.

IG-DOM-14 = Qual
    .text = Albtraum (Grün): Lege einen Albtraummarker in die Region, höchstens zwei je Region.

IG-DOM-15 = Verzaubern
    .text = Faun (Grün): Ersetze einen gegnerischen Einflussmarker deiner Wahl in der Region durch einen eigenen aus deinem Vorrat. Hast du keinen Marker im Vorrat oder liegt dort kein gegnerischer, geschieht nichts.

IG-DOM-16 = Kontrollierte Marker als Ziel
    .text = Auch Marker unter Vukos Kontrolle dürfen rekrutiert oder durch Verzaubern ersetzt werden; ein ersetzter bleibt hinter Vuko.

IG-DOM-17 = Ereignis: Einschließen
    .text = Dominiert Callo eine Region mit einem Faun und zwei Albtraummarkern, die nicht die des Dorns ist, wird die Region jetzt im Albtraum eingeschlossen. Ein zweiter Marker, der eben erst in Schritt 2 gelegt wurde, zählt mit.

IG-DOM-18 = Ereignis: Roter Turm
    .text = Dominiert Freihoff eine Region mit einem Erleuchteten und steht dort noch kein Turm, wird ein Roter Turm gebaut. Mehr als einer je Region ist nicht möglich.

IG-DOM-19 = Ereignis: Reserven bewegen
    .text = Dominiert van Dyken eine Region mit einem Rattenmusikanten, kommen alle offenen Magischen Reserven von dort in die Region des Dorns, verdeckt bis zum Ende der Runde. In dieser Runde geben sie niemandem M-Faktor und werden nicht absorbiert. In der Region des Dorns selbst bewegt sich nichts.

IG-DOM-20 = Neue Rangfolge
    .text = Nach Fähigkeiten und Ereignissen wird die Rangfolge mit den nun vorhandenen Einflussmarkern und Einheiten neu bestimmt. Die Schritte 2 und 3 nutzen das Ergebnis von Schritt 1, die Schritte 4 bis 6 die neue Rangfolge.

IG-DOM-21 = Ressourcen einsammeln
    .text = In der Rangfolge wählt jeder mit einem Rang eine Ressourcensorte der Tafel, die dort in dieser Runde noch niemand genommen hat, und nimmt die angegebene Menge aus dem Vorrat (M-Faktor auf Stufe 0). Jede Sorte gibt es je Tafel und Runde nur einmal; ist keine mehr übrig, gehen die Späteren leer aus.

IG-DOM-22 = Knapper Vorrat
    .text = Reicht der Vorrat nicht, nimmst du, was noch da ist. Eine erschöpfte Sorte kannst du nicht wählen.

IG-DOM-23 = Magische Reserven
    .text = Wer in der neuen Rangfolge an erster Stelle steht, nimmt für jede offene Magische Reserve der Region einen M-Faktor (auf Stufe 0). Die Reserven bleiben liegen; nur der Dorn entfernt sie.

IG-DOM-24 = Siegpunkte der Regionen
    .text = In einer Runde mit ausgelöstem rotem Schiff erhält jeder mit einem Rang die weiße Zahl der Tafel für seinen Rang, der erste die höchste. Zu zweit gibt es zwei Zahlen, sonst drei; weitere Ränge erhalten nichts.

IG-DOM-25 = Zwei Schiffe in einer Runde
    .text = Wurden in einer Runde zwei rote Schiffe ausgelöst, gibt es die Punkte jeder Region zweimal.

IG-DOM-26 = Eingeschlossene Regionen
    .text = Eingeschlossene Regionen geben keine Ressourcen; ihre Punkte erhält in Runden mit rotem Schiff allein Callo.

IG-DOM-27 = Reserven aufdecken
    .text = Nach allen Regionen werden die verdeckten Magischen Reserven beim Dorn aufgedeckt.

## Region im Albtraum einschließen (IG-LOCK)

IG-LOCK-01 = Ausnahme Dorn
    .text = Die Region des Dorns kann nie eingeschlossen werden. Ein Roter Turm ist kein Hindernis; er bleibt stehen und zählt weiter für Freihoff.

IG-LOCK-02 = Einheiten beim Einschluss
    .text = Alle Einheiten in der Region außer einem Faun sind besiegt und werden sofort entfernt, auch Callos eigene (Albtraum, Wilde Kinder, zweiter Faun). Niemand erhält Punkte.

IG-LOCK-03 = Callos Marker
    .text = Die Hälfte von Callos Einflussmarkern in der Region, aufgerundet und mit den kontrollierten gezählt, bleibt für den Rest des Spiels dort. Die übrigen verteilt Callo auf angrenzende offene Regionen; ohne eine solche gehen sie in ihren Vorrat zurück.

IG-LOCK-04 = Der verbleibende Faun
    .text = Ein Faun bleibt in der eingeschlossenen Region. Normalerweise darf er sie durch Bewegung, Unersättlichen Berg oder Schnelligkeit verlassen (je nach Edition eingeschränkt), aber nie zurückkehren.

IG-LOCK-05 = Andere Marker
    .text = In Initiativreihenfolge verteilt jeder Gegner seine Marker von dort beliebig auf angrenzende offene Regionen; auch kontrollierte, die dabei frei werden. Gibt es keine angrenzende offene Region, gehen sie in seinen Vorrat zurück.

IG-LOCK-06 = Nationen beim Einschluss
    .text = Alle neutralen Einflussmarker der Region kommen aus dem Spiel.

IG-LOCK-07 = Marker tauschen
    .text = Die Albtraummarker werden weggenommen, und ein Regions-Einschlussmarker wird gelegt. Weggenommene Albtraummarker kann Callo wieder benutzen.

IG-LOCK-08 = Verdrängte Reserve
    .text = Eine Magische Reserve der Region kommt offen in die angrenzende offene Region mit der niedrigsten Nummer, in der weder der Dorn noch eine Reserve liegt; gibt es keine, in die niedrigste solche Region überhaupt. Findet sich auch dann keine, kommt die Reserve aus dem Spiel.

IG-LOCK-09 = Geschlossen
    .text = Ab diesem Moment geschieht in der Region nichts mehr: Niemand setzt ein, zieht hinein oder hindurch, beschwört oder greift dort an, und Vuko betritt sie nie.

IG-LOCK-10 = Ertrag
    .text = Callo erhält aus der Region keine Ressourcen, aber in Runden mit rotem Schiff ihre Punkte, immer die höchste Zahl und auch schon in dieser Runde.

IG-LOCK-11 = Vuko in der Region
    .text = Steht Vuko dort, bleibt er vorerst und zieht im nächsten Feld 7 wie üblich weiter. Kein Marker dort bleibt unter seiner Kontrolle.

IG-LOCK-12 = Zwei Einschlüsse
    .text = Es gibt zwei Regions-Einschlussmarker; mit dem zweiten Einschluss ist Callos Ziel erfüllt.

## Beginn der nächsten Runde (IG-NEXT)

IG-NEXT-01 = Aufholhilfe: Marker
    .text = Ab der zweiten Runde darfst du vor der Initiativphase, wenn du weniger als zwei Einflussmarker auf der Karte hast, aus deinem Vorrat so viele in beliebige offene Regionen setzen, bis du zwei hast. Anwesend sein musst du dort nicht.

IG-NEXT-02 = Aufholhilfe: Bevölkerung
    .text = Wer die Aufholhilfe bekommt, erhält automatisch auch zwei Bevölkerungsmarker aus dem Vorrat.

IG-NEXT-03 = Einheiten zählen nicht
    .text = Für die Aufholhilfe zählen nur Einflussmarker in offenen Regionen, keine Einheiten.

IG-NEXT-04 = Aufholhilfe: Reihenfolge
    .text = Mehrere Berechtigte handeln in der Initiativreihenfolge der eben beendeten Runde.

## Spielende (IG-END)

IG-END-01 = Drei Arten des Spielendes
    .text = Das Spiel endet durch Toten Schnee (sofort), durch ein individuelles Ziel (am Rundenende) oder durch Siegpunkte (am Rundenende).

IG-END-02 = Vorrang
    .text = Ein Ende durch Toten Schnee kommt allem zuvor, weil sonst nichts vor dem Rundenende geprüft wird. Am Rundenende schlägt ein erfülltes Ziel jede Punktzahl und den letzten Helm.

IG-END-03 = Zeitpunkt der Ziele
    .text = Ein in der Dominanzphase erfülltes Ziel beendet das Spiel, nachdem alle Regionen dieser Runde abgehandelt sind.

IG-END-04 = Mehrere Ziele
    .text = Erfüllen mehrere Spieler in derselben Runde ihr Ziel, gewinnt unter ihnen, wer mehr Siegpunkte hat; bei Gleichstand gewinnen sie gemeinsam. Der Schlangenhals-Bonus zählt dabei nicht.

IG-END-05 = Sichere Zielgegenstände
    .text = Albtraummarker, Türme und Reserven können nicht angegriffen und nur so entfernt werden, wie es die Regeln sagen.

IG-END-06 = Woher Punkte kommen
    .text = Siegpunkte gibt es für besiegte Einheiten, Einflussmarker und neutrale Einflussmarker in Feld 6, für Regionen in Runden mit rotem Schiff und durch den Schlangenhals-Bonus.

IG-END-07 = Über 50 hinaus
    .text = Punkte zählen auch über 50 hinaus: Der Marker beginnt auf Feld 1 eine zweite Umrundung, verloren geht nichts.

IG-END-08 = Fünfzig Punkte
    .text = Das Spiel endet nach der Runde, in der mindestens ein Spieler 50 oder mehr Siegpunkte hat.

IG-END-09 = Ende am letzten Helm
    .text = Das Spiel endet nach der Runde, in der ein Initiativmarker den letzten Helm erreicht hat, also das vierte rote Schiff gewertet ist.

IG-END-10 = Kein Ziel erfüllt
    .text = Das Ende nach Siegpunkten gilt nur, wenn in dieser Runde niemand sein Ziel erfüllt hat.

IG-END-11 = Schlangenhals-Bonus
    .text = Beim Ende nach Siegpunkten erhält 5 Punkte, wer die meisten Einflussmarker im Schlangenhals hat; bei Gleichstand, wer das bessere Ansehen hat. Liegt dort kein Marker, bekommt ihn niemand.

IG-END-12 = Sieger nach Punkten
    .text = Es gewinnt, wer die meisten Siegpunkte hat; bei Gleichstand ist es ein gemeinsamer Sieg.

IG-END-13 = Grenze des Toten Schnees
    .text = Die Grenze liegt bei 18 zu zweit und im Solospiel, bei 24 zu dritt und bei 30 zu viert. Erreicht der Marker sie beim Erschaffen oder durch Vuko, endet das Spiel sofort; weiter rückt er nicht.

IG-END-14 = Toten Schnee werten
    .text = Wer den Marker mit seiner Aktion auf die Grenze gebracht hat, nimmt einen Vuko-Marker; war es die Tafel „Beide Bären“, nimmt niemand einen. Dann zieht jeder für jeden seiner Vuko-Marker 2 von seinem Ansehen ab, auch unter −9. Das beste Ergebnis gewinnt, bei gleichem Wert, wer vor dem Abziehen das bessere Ansehen hatte (second-pl: wessen Marker tiefer im Stapel liegt, der in Initiativreihenfolge neu gebildet wird); Punkte und Ziele zählen nicht.

IG-END-15 = Wer auslösen darf
    .text = Die Teilaktion, die die Grenze erreicht, darfst du nur beginnen, wenn du bei der Wertung mit allen ihren Kosten und dem zusätzlichen Vuko-Marker gewinnen würdest (second-de: alle dürfen es).

IG-END-16 = Sicherer Bereich am Ende
    .text = Ein Marker im sicheren Bereich ist besser als 0. Sein Besitzer hat nie Vuko-Marker, denn die bekommt nur, wer den Bereich verlassen hat.

## Individuelle Ziele (IG-GOAL)

IG-GOAL-01 = Ziel von Fjollsfinn
    .text = Fjollsfinn braucht mindestens 6 gegnerische Einflussmarker im Eisgarten, gleich von wem; sie kommen durch Rekrutierung dorthin.

IG-GOAL-02 = Ziel von van Dyken
    .text = Van Dyken braucht 4 vom Dorn absorbierte Magische Reserven, also alle. Rattenmusikanten bringen sie zum Dorn.

IG-GOAL-03 = Ziel von Freihoff
    .text = Freihoff braucht 6 Rote Türme in sechs verschiedenen Regionen.

IG-GOAL-04 = Freihoff zu zweit
    .text = Zu zweit gibt es nur sechs Regionen: Wird eine ohne Turm eingeschlossen, ist Freihoffs Ziel unmöglich geworden, und ein Hinweis zeigt es an. Auf andere Weise kann Freihoff noch gewinnen.

IG-GOAL-05 = Ziel von Callo
    .text = Callo braucht 2 im Albtraum eingeschlossene Regionen.

IG-GOAL-06 = Fortschritt bleibt
    .text = Absorbierte Reserven, rekrutierte Marker, Türme und Einschlüsse werden nie rückgängig gemacht.

## Variante für Fortgeschrittene (IG-ADV)

IG-ADV-01 = Vuko-Tafeln beim Aufbau
    .text = Legt in jede der vier Spieletappen eine Vuko-Tafel; Reihenfolge und Seite wählt ihr gemeinsam oder zufällig. Spielt ihr mit acht Wirkungen, werden vier davon gewählt oder gezogen.

IG-ADV-02 = Zwei Seiten der Tafel
    .text = Die Seite ohne Pfeil wirkt nur, solange ihre Spieletappe läuft. Die Seite mit Pfeil (oben rechts) wirkt von da an bis zum Spielende. Beide Seiten einer Tafel haben dieselbe Wirkung.

IG-ADV-03 = Laufende Spieletappe
    .text = Es gilt die Spieletappe des Initiativmarkers, der am weitesten rechts liegt, abgelesen am Ende der Initiativphase; in der ersten Runde ist es die erste.

IG-ADV-04 = Reihenfolgemarker neu legen
    .text = Ab der zweiten Runde nehmt ihr alle fünf Reihenfolgemarker weg, sobald die neue Spielerreihenfolge feststeht und bevor Aktionsmarker gesetzt werden. Dann legt in Initiativreihenfolge jeder reihum einen Marker seiner Wahl auf eines der Felder 1 bis 5, das noch keinen hat, bis alle fünf liegen. Die Felder 0, 6 und 7 ändern sich nie.

IG-ADV-05 = Reihenfolge in Runde 1
    .text = In der ersten Runde gilt die Reihenfolge aus dem Spielaufbau.

IG-ADV-06 = Grundspiel
    .text = Ohne die Variante bleiben die Reihenfolgemarker liegen, und Vuko-Tafeln werden nicht benutzt.

## Vuko-Tafeln (IG-TILE)

IG-TILE-01 = Feuermenschen
    .text = Verlässt Vuko in Feld 7 eine Region, gehen alle neutralen Einflussmarker von dort mit und bleiben in seiner neuen Region, deren Nationen je Marker um 1 stärker werden; früher mitgebrachte ziehen weiter mit. Bleibt er stehen oder kommt er von außerhalb, bewegt sich nichts.

IG-TILE-02 = Schattenflüsterer
    .text = Der Unersättliche Berg kostet 3 Bevölkerungsmarker.

IG-TILE-03 = Nachtwanderer
    .text = In Schritt 4 von Vuko entfernt jeder Spieler aus Vukos Region für jeden seiner Vuko-Marker einen eigenen Einflussmarker, soweit vorhanden, und legt je entferntem Marker einen Vuko-Marker ab. Das ist Pflicht; die Marker gelten als von Vuko besiegt und geben keine Punkte.

IG-TILE-04 = Beide Bären
    .text = In Schritt 4 von Vuko rückt Toter Schnee um 1 vor. Erreicht er so die Grenze, endet das Spiel, ganz gleich, wer gewinnt, und niemand nimmt dafür einen Vuko-Marker.

IG-TILE-05 = Vuko und Cyfral
    .text = Zusatzsatz: In Vukos Region bekommt niemand M-Faktor, weder von der Tafel noch aus Magischen Reserven. Andere Ressourcen und Plündern sind nicht betroffen.

IG-TILE-06 = Vuko kämpft mit Callos Riesenschlange
    .text = Zusatzsatz: Nach Vukos Schritten verlassen alle Einheiten seine Region. In Initiativreihenfolge bewegt jeder jede seiner Einheiten dort in eine angrenzende offene Region seiner Wahl; Einflussmarker bleiben.

IG-TILE-07 = Plan von Vuko und Rabenschatten
    .text = Zusatzsatz: Mit Rabenschatten kannst du nur noch einen Vuko-Marker ablegen.

IG-TILE-08 = Speer der Narren
    .text = Zusatzsatz: Solange die Tafel „Vuko, durchbohrt vom Speer der Narren“ aktiv ist, entfällt Feld 7, und die Vuko-Figur steht neben dem Spielbrett.

## Solo-Variante (IG-SOLO)

IG-SOLO-01 = Solo-Variante
    .text = Du spielst gegen einen vom Würfel gesteuerten NPC mit einem der drei anderen Charaktere, zufällig oder nach deiner Wahl. Aufgebaut wird wie zu zweit: sechs Regionen, Beschränkungen für zwei Spieler, Toter Schnee bis 18. Der Dorn eines NPC van Dyken wird ausgewürfelt.

IG-SOLO-02 = Start des NPC
    .text = Der NPC setzt keinen Starteinfluss, keinen Initiativmarker und keine Aktionsmarker und hat keine Ressourcen.

IG-SOLO-03 = Kein Ansehen
    .text = Die Ansehensleiste wird nicht benutzt; nichts kostet oder bringt Ansehen. Toter Schnee rückt wie üblich vor.

IG-SOLO-04 = Gleichstand beim Ansehen
    .text = Wo sonst das Ansehen einen Gleichstand entscheidet, verlierst du.

IG-SOLO-05 = Würfel
    .text = Jede Regionswahl des NPC entscheidet ein sechsseitiger Würfel: Das Ergebnis ist die Regionsnummer. Nur für den Dorn wird anders gezählt.

IG-SOLO-06 = Einfach
    .text = Auf der Stufe einfach ändert sich sonst nichts.

IG-SOLO-07 = Mittel
    .text = Auf der Stufe mittel spielst du mit Vuko-Tafeln; die Reihenfolgemarker bleiben liegen.

IG-SOLO-08 = Schwer
    .text = Wie mittel; außerdem kommt die Einheit der Stufe 3 des NPC in eine ausgewürfelte Region, bevor du deinen Starteinfluss setzt.

IG-SOLO-09 = Wahrer Wissenschaftler Midgaards
    .text = Wie schwer; außerdem beginnt der NPC mit Aufwertungen auf allen leeren Feldern: Angriff, wo es erlaubt ist, sonst Schild, sonst Einfluss.

IG-SOLO-10 = Drei Schritte je Marker
    .text = Bevor du einen Aktionsmarker abhandelst, würfelst du für den NPC und führst seine Aktion für dieses Feld aus. Danach nimmst du deinen Marker und handelst oder verzichtest; das Ergebnis des NPC kennst du dann schon.

IG-SOLO-11 = NPC: Schlangenhals
    .text = Im Schlangenhals tut der NPC nichts.

IG-SOLO-12 = NPC: Einfluss, Bewegung, Berg
    .text = Bei Einfluss, Bewegung und Unersättlichem Berg kommen zwei Einflussmarker des NPC in die gewürfelte Region, ohne Preis und ohne Anwesenheit. Ist sie eingeschlossen, würfelst du noch einmal.

IG-SOLO-13 = NPC ohne Marker
    .text = Hat der NPC keinen Einflussmarker mehr, kommt stattdessen eine seiner Einheiten der Stufe 1 dorthin; fehlt auch die, geschieht nichts. Hat er nur noch einen Marker, wird nur dieser gesetzt.

IG-SOLO-14 = NPC: Rabenschatten
    .text = Bei Rabenschatten tut der NPC nichts. Du selbst kannst hier nur einen Vuko-Marker ablegen.

IG-SOLO-15 = NPC: Erschaffen
    .text = Toter Schnee rückt um 2 vor, höchstens bis zur Grenze. Dann beschwört der NPC ohne Preis alle verfügbaren Einheiten der höchsten Stufe, von der er welche im Vorrat hat; für jede würfelst du die Region. Zurückgekehrte Einheiten kommen so wieder vor niedrigeren Stufen an die Reihe.

IG-SOLO-16 = Keine Aufwertungen
    .text = Die Einheiten des NPC erhalten während des Spiels keine Aufwertungen; die vom Beginn auf der höchsten Schwierigkeitsstufe bleiben.

IG-SOLO-17 = NPC: Angriff
    .text = Alle Einheiten des NPC mit Angriff greifen immer kostenlos und vor dir an. In jeder Region töten sie deine Einheit der höchsten Stufe, die sich töten lässt, und so weiter, danach Einflussmarker. Beide Seiten erhalten Punkte fürs Besiegen.

IG-SOLO-18 = NPC: Harrasim
    .text = Der Erschafferspion des NPC wählt immer Angriff und Schild.

IG-SOLO-19 = NPC: Eisdrakkare
    .text = Stehen beide Eisdrakkare des NPC in zwei Regionen, geschieht nichts, wenn er beide dominiert oder du in keiner Einfluss hast. Hast du in genau einer Einfluss, sammeln sich dort alle seine Einflussmarker und Einheiten beider Regionen außer den Drakkaren. Hast du in beiden Einfluss, sammeln sie sich bei 1–3 in der Region mit der niedrigeren, bei 4–6 in der mit der höheren Nummer; deine kontrollierten Marker zählen dabei als Einfluss.

IG-SOLO-20 = Vuko in Runde 1
    .text = In der ersten Runde kommt Vuko nur, wenn du in dieser Runde Einheiten beschworen hast.

IG-SOLO-21 = Vuko ab Runde 2
    .text = Ab der zweiten Runde besucht Vuko dich jede Runde nach den üblichen Regeln, gleich was du getan hast. Der NPC bekommt nie Vuko-Marker, darum wird keiner seiner Marker kontrolliert.

IG-SOLO-22 = NPC: keine Ressourcen
    .text = Der NPC erhält keine Ressourcen, weder von Tafeln noch aus Magischen Reserven noch durch Lockendes Flötenspiel.

IG-SOLO-23 = Du auf Rang zwei
    .text = Steht der NPC an erster und du an zweiter Stelle, darfst du keine Ressource nehmen, die mit der Zahl 2 angegeben ist, wohl aber eine mit der Zahl 1.

IG-SOLO-24 = Rote Schiffe
    .text = Rote Schiffe wirken wie üblich; beide Seiten erhalten Punkte.

IG-SOLO-25 = NPC: Fähigkeiten
    .text = Spezialfähigkeiten und Ereignisse des NPC werden normal ausgeführt.

IG-SOLO-26 = NPC: Plündern
    .text = Würfle: Bei 1–2 verlierst du einen Bevölkerungsmarker, bei 3–4 ein Gold, bei 5–6 einen M-Faktor von der höchsten Stufe, auf der du einen hast. Fehlt dir diese Ressource, würfelst du noch einmal.

IG-SOLO-27 = Dein Plündern
    .text = Mit Plündern nimmst du eine Ressource deiner Wahl aus dem Vorrat; der NPC muss dafür in der Region anwesend sein.

IG-SOLO-28 = NPC: Umzug
    .text = Zu Beginn jeder Runde nach der ersten würfelst du für jede Einheit des NPC, die nicht zurückgehalten wird, und stellst sie in die gewürfelte Region; mehrere in einer Region sind erlaubt. Gewürfelt wird von Stufe 3 zu Stufe 1, dann nach Regionsnummer. Schnelligkeit nutzt der NPC nicht.

IG-SOLO-29 = Noch einmal würfeln
    .text = Ist in der gewürfelten Region schon ein individuelles Ziel einer der beiden Seiten erfüllt, steht dort also ein Roter Turm oder ist sie eingeschlossen, würfelst du noch einmal.

IG-SOLO-30 = Gerufener Faun
    .text = Liegen in einer Region zwei Albtraummarker, kommt ein Faun des NPC ohne Würfeln dorthin; für den anderen wird gewürfelt.

IG-SOLO-31 = Zurückgehaltene Einheiten
    .text = Nicht umgestellt werden: der Albtraum, solange er seine zwei Marker noch legt; ein Erleuchteter, der einen Turm bauen kann; ein Rattenmusikant, der eine Reserve bewegen kann; ein Eisdrakkar in einer vom NPC dominierten Region mit deinen Einflussmarkern.

IG-SOLO-32 = Spielende solo
    .text = Alle üblichen Arten des Spielendes gelten für beide Seiten. Ein Ende durch Toten Schnee verlierst du immer.

IG-SOLO-33 = NPC zuerst
    .text = Wo es zwischen NPC und dir auf die Initiativreihenfolge ankommt, kommt der NPC zuerst.

IG-SOLO-34 = Gleiche Punkte solo
    .text = Gleiche Siegpunkte beim Ende nach Punkten sind ein Unentschieden; das Ansehen wird nicht gefragt.

## Unsere Festlegungen (IG-RUL)

IG-RUL-01 = Beide Brettseiten gleich
    .text = Beide Seiten des Spielbretts haben dieselben Grenzen.

IG-RUL-02 = Fünf Marker je Fähigkeit
    .text = Es gibt fünf Aufwertungsmarker je Fähigkeit. Eine ausverkaufte Fähigkeit kann erst wieder gekauft werden, wenn ein Marker zurückkommt.

IG-RUL-03 = Krabben ohne Aufwertung
    .text = Krabben haben zwei aufgedruckte Angriffe und kein Feld für Aufwertungen.

IG-RUL-04 = Vuko-Tafeln und Zusatzsatz
    .text = Jede Vuko-Tafel zeigt auf beiden Seiten dieselbe Wirkung, einmal ohne und einmal mit Pfeil. Cyfral, Riesenschlange, Plan von Rabenschatten und Speer der Narren sind ein wählbarer Zusatzsatz; den Speer gibt es nur ohne Pfeil.

IG-RUL-05 = Gleiches Material
    .text = Die Materialmengen der zweiten Auflage gelten für jede Edition.

IG-RUL-06 = Im Uhrzeigersinn
    .text = Nach dem Startspieler folgen die anderen im Uhrzeigersinn; beide Startstapel haben von oben nach unten diese Reihenfolge.

IG-RUL-07 = Stapel im sicheren Bereich
    .text = Der Stapel im sicheren Bereich ist eine echte Rangfolge des Ansehens: Der Startspieler beginnt mit dem schlechtesten, der letzte Spieler mit dem besten.

IG-RUL-08 = Tafeln ungesehen
    .text = Regionspunktetafeln werden ungesehen gelegt und gemeinsam aufgedeckt.

IG-RUL-09 = Ein Reservemarker je Region
    .text = Jede Region im Spiel außer der des Dorns erhält einen Reservemarker, voll oder leer.

IG-RUL-10 = Starteinfluss in zwei Durchgängen
    .text = Der Starteinfluss wird in zwei Durchgängen mit je einem Marker gesetzt.

IG-RUL-11 = Doppelschritt über Etappen
    .text = Ein Doppelschritt verbraucht die Erlaubnis der Spieletappe, in der er beginnt.

IG-RUL-12 = Oben auf den Helm
    .text = Ein Marker, der auf einen besetzten Helm kommt, liegt oben auf dem Stapel.

IG-RUL-13 = Schiffsnummer vor Etappe
    .text = Zuerst handelt die niedrigere Schiffsnummer, dann der weiter rechts liegende Helm, dann der höhere Platz im Stapel. Der siebte Helm handelt also vor dem zehnten.

IG-RUL-14 = Rotes Schiff zählt einmal
    .text = Ein rotes Schiff zählt einmal, wenn zum ersten Mal jemand darauf kommt oder daran vorbeizieht; zwei Schiffe in einer Phase werten doppelt.

IG-RUL-15 = Alle Reihenfolgemarker neu
    .text = In der Variante für Fortgeschrittene werden alle fünf Reihenfolgemarker weggenommen und dann einzeln gelegt; passen darf niemand.

IG-RUL-16 = Schlangenhals unbegrenzt
    .text = Der Schlangenhals nimmt beliebig viele Aktionsmarker auf; jeder braucht einen Einflussmarker aus dem eigenen Vorrat.

IG-RUL-17 = Schlangenhals in einem Zug
    .text = Du handelst alle deine Marker im Schlangenhals in einem Zug ab.

IG-RUL-18 = Andere Sorte beim Tausch
    .text = Die eingetauschte Ressource ist von anderer Sorte als beide abgegebenen.

IG-RUL-19 = Marker hinter Vuko
    .text = Ein Marker hinter Vuko zählt weiter als Anwesenheit, darf bewegt werden und ist frei, sobald er Vukos Region verlassen hat.

IG-RUL-20 = Kein Gewinn auf 0
    .text = Der Ansehensgewinn durch Rabenschatten bewirkt auf 0 und im sicheren Bereich nichts.

IG-RUL-21 = Erster Ansehensverlust
    .text = Der erste verlorene Ansehenspunkt führt vom sicheren Bereich auf 0.

IG-RUL-22 = Zahlen ohne Nutzen
    .text = M-Faktor-Marker bewegen und Aufwerten darfst du bezahlen, ohne den Nutzen zu verwenden. Beschwören erfordert mindestens eine Einheit.

IG-RUL-23 = Kosten zusammen und zuerst
    .text = Alle Kosten einer Teilaktion von Erschaffen werden zusammen vor ihrem Nutzen bezahlt, auch wenn Toter Schnee das Spiel beendet.

IG-RUL-24 = Ersetzte Aufwertungen
    .text = Ein ersetzter Aufwertungsmarker geht in den Vorrat zurück. Gekaufte Marker liegen nie auf Feldern des Erschafferspions, und dessen Wahl verbraucht keine Marker aus dem Vorrat.

IG-RUL-25 = Mehrfache Schnelligkeit
    .text = Eine Einheit der Stufe 3 macht einen Schritt je Schnelligkeitssymbol.

IG-RUL-26 = Schaden summiert sich
    .text = Schaden mehrerer Angreifer summiert sich innerhalb der Runde; Punkte erhält, wer den letzten Schadenspunkt zufügt.

IG-RUL-27 = Wohin Entferntes kommt
    .text = Entfernte Einflussmarker und Einheiten gehen an ihren Besitzer zurück, ausgegebene Ressourcen und Marker in den Vorrat. Endgültig verloren sind Einflussmarker im Schlangenhals, im Eisgarten und in einer eingeschlossenen Region sowie entfernte neutrale Einflussmarker.

IG-RUL-28 = Liegende Einheiten
    .text = Eine liegende Einheit kann nicht noch einmal getroffen werden, darf aber noch angreifen.

IG-RUL-29 = Dauer des Erschafferspions
    .text = Die Wahl des Erschafferspions gilt, bis sie geändert wird, und zählt auch für Vukos Besuch und in der Dominanzphase.

IG-RUL-30 = Kontrollierte zählen für Vuko
    .text = Marker hinter Vuko zählen mit, wenn er seine nächste Region sucht.

IG-RUL-31 = Besuch ohne Ziel
    .text = Hat der besuchte Spieler in keiner offenen Region Einfluss, bleibt Vuko, wo er ist, auch neben dem Spielbrett. Der Spieler nimmt trotzdem den Vuko-Marker, und die Kontrolle wird neu bestimmt, außer in einer eingeschlossenen Region.

IG-RUL-32 = Kontrolle immer neu
    .text = Die Kontrolle wird bei jedem Besuch neu bestimmt und nie aufaddiert.

IG-RUL-33 = Vukos Opfer
    .text = Wenn Vuko tötet, helfen Schilde nicht, und niemand erhält Punkte.

IG-RUL-34 = Zeitpunkt des Absorbierens
    .text = Der Dorn absorbiert, sobald feststeht, wer die Region dominiert, noch vor allen Fähigkeiten.

IG-RUL-35 = Nachbarsumme
    .text = Die Summe beim Dominanz-Gleichstand lässt Marker hinter Vuko und eingeschlossene Regionen aus.

IG-RUL-36 = Punkte gehören zu Rängen
    .text = Unabhängige Nationen und Gleichstandsregeln gelten für jeden Rang. Punkte gehören zu Rängen: Eine Zahl, für deren Rang es keinen Spieler gibt, wird nicht vergeben.

IG-RUL-37 = Fähigkeiten sind Pflicht
    .text = Spezialfähigkeiten müssen genutzt werden, wenn sie etwas bewirken können; der Besitzer wählt nur das Ziel.

IG-RUL-38 = Verzaubern hinter Vuko
    .text = Wird ein Marker hinter Vuko verzaubert, wird er dort ersetzt, und der neue bleibt hinter Vuko.

IG-RUL-39 = Grenzen der Albtraummarker
    .text = Höchstens zwei Albtraummarker liegen in einer Region; weggenommene können wieder benutzt werden. In der Region des Dorns dürfen sie liegen, aber sie wird nie eingeschlossen.

IG-RUL-40 = Opfer beim Plündern
    .text = Plündern kann jeden Gegner treffen, der in der Region eine Einheit oder einen Einflussmarker hat, auch einen hinter Vuko (second-de, en-rewrite: nur einen mit einer Einheit dort).

IG-RUL-41 = M-Faktor von Tafeln
    .text = M-Faktor von einer Regionspunktetafel kommt auf Stufe 0.

IG-RUL-42 = Knapper Vorrat
    .text = Reicht der Vorrat nicht, nimmst du, was übrig ist; eine erschöpfte Sorte kannst du nicht wählen. Solange es etwas zu nehmen gibt, musst du wählen.

IG-RUL-43 = Punkte eingeschlossener Regionen
    .text = Für eine eingeschlossene Region erhält Callo immer die höchste Zahl, auch in der Runde des Einschlusses.

IG-RUL-44 = Kein Platz für Verdrängte
    .text = Verdrängte Einflussmarker ohne angrenzende offene Region gehen an ihren Besitzer zurück; eine verdrängte Reserve ohne Platz kommt aus dem Spiel.

IG-RUL-45 = Vuko beim Einschluss
    .text = Steht Vuko in einer Region, die eingeschlossen wird, bleibt er bis zum nächsten Feld 7. Alle neutralen Einflussmarker dort kommen aus dem Spiel.

IG-RUL-46 = Faun verlässt den Einschluss
    .text = Der Faun darf eine eingeschlossene Region durch Bewegung, Unersättlichen Berg oder Schnelligkeit verlassen und kehrt nie zurück. Solange er darin ist, zählt er für nichts.

IG-RUL-47 = Sofort geschlossen
    .text = Eine Region ist von dem Moment an geschlossen, in dem sie eingeschlossen wird.

IG-RUL-48 = Aufholhilfe zählt offene Regionen
    .text = Für die Aufholhilfe zählen nur Einflussmarker in offenen Regionen; die zwei Bevölkerungsmarker gibt es automatisch.

IG-RUL-49 = Toten Schnee auslösen
    .text = Du darfst mit Erschaffen die Grenze des Toten Schnees nur erreichen, wenn die Rechnung mit allen Kosten und dem zusätzlichen Vuko-Marker dich als Sieger zeigt.

IG-RUL-50 = Beide Bären und Toter Schnee
    .text = „Beide Bären“ darf die Grenze des Toten Schnees erreichen, gleich wer gewinnt; niemand nimmt dafür einen Vuko-Marker.

IG-RUL-51 = Gleiche Werte am Ende
    .text = Gleiche Ergebnisse nach dem Abzug beim Toten Schnee behalten die Reihenfolge, die sie vorher hatten.

IG-RUL-52 = Zielrunde wird beendet
    .text = Die Runde, in der ein Ziel erfüllt wird, wird mit den Regionspunkten zu Ende gespielt. Ziele schlagen Punkte; Punkte ohne den Schlangenhals-Bonus entscheiden nur zwischen mehreren Zielen.

IG-RUL-53 = Bonus nur nach Punkten
    .text = Den Schlangenhals-Bonus gibt es nur beim Ende nach Siegpunkten und nur, wenn dort jemand einen Einflussmarker hat.

IG-RUL-54 = Wechsel der Vuko-Tafeln
    .text = Vuko-Tafeln wechseln am Ende der Initiativphase.

IG-RUL-55 = Tafeln nur mit Vuko
    .text = Tafelwirkungen in Schritt 4 treten nur ein, wenn Feld 7 ausgeführt wurde und Vuko auf dem Spielbrett steht, auch wenn er sich nicht bewegt hat.

IG-RUL-56 = Nachtwanderer-Marker
    .text = „Nachtwanderer“ entfernt genau die Marker hinter Vuko.

IG-RUL-57 = Feuermenschen bleiben
    .text = Durch „Feuermenschen“ bewegte neutrale Einflussmarker bleiben, wo sie sind, wenn die Tafel endet.

IG-RUL-58 = Riesenschlange ohne Ausweg
    .text = Bei der Riesenschlange bleibt eine Einheit ohne angrenzende offene Region stehen.

IG-RUL-59 = Speer der Narren: Freigabe
    .text = Beim Speer der Narren werden die Marker hinter Vuko frei, wenn er vom Spielbrett genommen wird. Später kommt er wie von außerhalb ins Spiel.

IG-RUL-80 = Reihenfolge der Tafeln
    .text = Mehrere aktive Tafelwirkungen in Schritt 4 werden in der Reihenfolge ihrer Spieletappen ausgeführt.

IG-RUL-60 = Charakter des NPC
    .text = Der NPC spielt einen der drei anderen Charaktere, zufällig oder nach deiner Wahl.

IG-RUL-61 = Tafeln und Dorn solo
    .text = Du legst alle sechs Tafeln. Der Dorn eines NPC van Dyken kommt nach Würfelwurf in die erste bis sechste Region im Spiel, gezählt nach der Gebietsbezeichnung r1 bis r8.

IG-RUL-62 = Solo ohne Ansehen
    .text = Im Solospiel gibt es kein Ansehen: keinen Verlust, keinen Gewinn, keinen Preis. Toter Schnee rückt wie üblich vor.

IG-RUL-63 = Angriff des NPC
    .text = Angriffe des NPC sind kostenlos und kommen vor deinen. In jeder Region trifft er immer wieder die Einheit der höchsten Stufe, die die übrigen Punkte töten können, dann Einflussmarker, freie zuerst; der Rest verfällt. Neutrale Einflussmarker greift er nicht an.

IG-RUL-64 = Wurf auf eine eingeschlossene Region
    .text = Ein Wurf, der eine eingeschlossene Region nennt, wird wiederholt.

IG-RUL-65 = Letzter Marker des NPC
    .text = Hat der NPC nur noch einen Einflussmarker, wird dieser gesetzt und keine Einheit dazu.

IG-RUL-66 = Aufwertungen des Wissenschaftlers
    .text = Beim Wahren Wissenschaftler Midgaards werden die Einheitentypen von Stufe 3 bis 1 gefüllt: auf jedes leere Feld Angriff, wenn erlaubt, sonst Schild, sonst Einfluss. Der Erschafferspion bleibt bei Angriff und Schild.

IG-RUL-67 = NPC ohne Schnelligkeit
    .text = Der NPC nutzt Schnelligkeit nie.

IG-RUL-68 = Plündern solo
    .text = Du plünderst aus dem Vorrat, wenn der NPC in der Region anwesend ist; was der NPC plündert, kommt in den Vorrat. Hast du nichts, wird nicht gewürfelt.

IG-RUL-69 = NPC ohne Aufholhilfe
    .text = Der NPC hat keine Ressourcen und keine Aufholhilfe; seine Einheiten ziehen um, bevor du deine Aufholhilfe erhältst.

IG-RUL-70 = Wer zurückgehalten wird
    .text = Zurückgehalten werden ein Albtraum in einer Region, die eingeschlossen werden kann und weniger als zwei Albtraummarker hat, ein Erleuchteter in einer Region ohne Turm, ein Rattenmusikant in einer Region mit offener Reserve außer der des Dorns und ein Eisdrakkar in einer vom NPC dominierten Region mit deinen Einflussmarkern.

IG-RUL-71 = Toter Schnee solo
    .text = Du darfst mit deinem eigenen Erschaffen die Grenze des Toten Schnees nicht erreichen; in der Edition second-de darfst du es und verlierst. Die +2 des NPC dürfen sie erreichen.

IG-RUL-72 = Wahl des NPC
    .text = Der NPC nimmt freie Marker vor kontrollierten. Seine verdrängten Marker kommen alle in die angrenzende offene Region mit der niedrigsten Nummer.

IG-RUL-73 = Feste Reihenfolge solo
    .text = Im Solospiel werden die Reihenfolgemarker nicht neu gelegt. Die Variante für Fortgeschrittene ist für zwei bis vier Spieler: Im Solospiel sagt die Schwierigkeitsstufe, ob mit Vuko-Tafeln gespielt wird.

IG-RUL-74 = Ziel schon erfüllt
    .text = „Ziel hier schon erfüllt“ heißt: In der Region steht ein Roter Turm, oder sie ist eingeschlossen. Bleibt für eine Einheit des NPC keine Region übrig, bleibt sie stehen.

IG-RUL-75 = Welcher Faun gerufen wird
    .text = Zwei Albtraummarker in einer Region, die eingeschlossen werden kann, rufen einen Faun des NPC: Ein schon dort stehender bleibt, sonst kommt der aus der Region mit der niedrigsten Tafelnummer. Zwei solche Regionen rufen je einen Faun, die niedrigere Nummer zuerst. Für einen Faun in einer eingeschlossenen Region wird wie für jede andere Einheit gewürfelt; in der Edition en-rewrite bleibt er.

IG-RUL-76 = Unentschieden solo
    .text = Gleiche Siegpunkte sind im Solospiel ein Unentschieden.

IG-RUL-77 = Zeitpunkt der NPC-Drakkare
    .text = Für die Eisdrakkare des NPC gelten Dominanz und Einfluss, wie sie in Schritt 2 von Feld 6 sind.

IG-RUL-78 = Reihenfolge des NPC
    .text = Der NPC kommt zuerst, wo nach der Initiativreihenfolge gefragt wird, und hat nie Vuko-Marker.

IG-RUL-79 = Solo in en-rewrite
    .text = Die Edition en-rewrite benutzt die Soloregeln der zweiten Auflage.

## Klarstellungen (IG-CLAR)

IG-CLAR-01 = Schaden Punkt für Punkt
    .text = Schaden wird Punkt für Punkt zugewiesen. Was besiegt ist, ob Einheit, Einflussmarker oder neutraler Einflussmarker, ist kein Ziel mehr; überzählige Punkte verfallen.

IG-CLAR-02 = Vuko und die Eröffnung
    .text = Bei der empfohlenen Eröffnung (zwei Marker durch Einfluss in eine Region, dann eine beschworene Einheit mit Schnelligkeit) geht Vuko nur dann zu den Markern statt zur Einheit, wenn die Einheit sie danach durch Schnelligkeit verlässt und Stufe 1 oder 2 hat. Bei Stufe 3 herrscht Gleichstand, und die niedrigere Regionsnummer entscheidet.

IG-CLAR-03 = Zählung nach Verzaubern
    .text = Beim Einschließen einer Region zählen die Einflussmarker, die nach Schritt 2 dort liegen, also nach dem verpflichtenden Verzaubern.

IG-CLAR-04 = Schaden liegender Einheiten
    .text = Eine Einheit kann höchstens 6 Schaden tragen. Eine liegende Einheit behält Schaden in Höhe ihrer vollen Lebenspunkte, bis sie entfernt wird.

IG-CLAR-06 = Toter Schnee hält an
    .text = Der Toter-Schnee-Marker bleibt auf seiner Grenze stehen, auch wenn er weiter vorrücken müsste.

IG-CLAR-07 = Anzeige der Reihenfolge
    .text = Die Initiativreihenfolge hat so viele Plätze, wie Seiten mitspielen. Gekaufte Aufwertungen stehen in fester aufsteigender Ordnung, leere Felder zuletzt.

IG-CLAR-08 = Schlangenhals in allen Editionen
    .text = Der Schlangenhals ist in allen Editionen unbegrenzt; eine Begrenzung ist eine eigene Option. Die Edition schaltet damit noch sechs Unterschiede.

IG-CLAR-09 = Angriff ohne Ziel
    .text = Du darfst für einen Angriff auch zahlen, wenn es kein Ziel gibt; der Angriff trifft dann nichts.

IG-CLAR-10 = Vuko bleibt eingeschlossen
    .text = Muss Vuko in einer eingeschlossenen Region bleiben, nimmt der besuchte Spieler den Vuko-Marker, aber niemand stirbt und nichts wird kontrolliert. „Beide Bären“ wirkt trotzdem; Tafeln, die auf Vukos Region wirken, nicht.

IG-CLAR-11 = Einschluss hebt Kontrolle auf
    .text = Wird eine Region eingeschlossen, in der Vuko steht, bleibt dort kein Marker unter Vukos Kontrolle.

IG-CLAR-12 = Toter Schnee in second-pl
    .text = In der Edition second-pl werden beim Abzug nur die Marker angehoben, die sich bewegen. Von diesen liegt bei gleichem Wert der in der Initiativreihenfolge frühere weiter unten.

IG-CLAR-13 = Kosten am Spielende
    .text = Eine Teilaktion von Erschaffen, die das Spiel beendet, zahlt zuerst ihre Kosten: beim Beschwören den M-Faktor, beim Aufwerten den Preis des Aufwertungsmarkers.

IG-CLAR-14 = Gleiche Aufwertung ersetzen
    .text = Du darfst einen Aufwertungsmarker nicht durch dieselbe Fähigkeit ersetzen, und eine ausverkaufte Fähigkeit kannst du nicht kaufen.

IG-CLAR-15 = Cyfral und Plündern
    .text = „Vuko und Cyfral“ verhindert M-Faktor von Tafel und Reserve, nicht aber durch Plündern.

IG-CLAR-16 = NPC-Drakkare ohne Gegner
    .text = Dominiert der NPC nicht beide Drakkar-Regionen und hast du in keiner von ihnen Einfluss, bewegt sich nichts. Deine Marker unter Vukos Kontrolle zählen hier als Einfluss.

IG-CLAR-17 = Vuko ohne Bewegung
    .text = Tafelwirkungen in Schritt 4 treten ein, wenn Vuko auf dem Spielbrett steht, auch wenn er sich nicht bewegt hat. Der Spieler mit dem geringsten Ansehen nimmt in jedem Fall einen Vuko-Marker.

IG-CLAR-18 = Verdrängte NPC-Marker
    .text = Alle verdrängten Marker des NPC kommen in die angrenzende offene Region mit der niedrigsten Nummer.

IG-CLAR-19 = Niedrigste Nummer beim Faun
    .text = Für den gerufenen Faun ist mit der niedrigsten Nummer die Nummer der Regionspunktetafel gemeint.

IG-CLAR-21 = Wem der Angriff angeboten wird
    .text = Hast du 2 Gold und in einer offenen Region eine Einheit mit Angriff, wird dir der Angriff angeboten, ob sie ein Ziel hat oder nicht. Ohne eine solche Einheit wirst du nicht gefragt.

IG-CLAR-22 = Beliebige Reihenfolge
    .text = Triffst du mehrere Entscheidungen, deren Reihenfolge keine Regel nennt (Schadenspunkte, Schritte mit Schnelligkeit, fliehende Einheiten, mitgenommene Marker und Einheiten, vertriebene Marker), bestimmst du sie selbst. Jede Reihenfolge führt zur selben Stellung, und keine Wahl kostet dich eine andere.

## Unterschiede der Editionen (IG-ED)

IG-ED-04 = Starteinfluss
    .text = In standard und second-pl setzt ihr den Starteinfluss in zwei Durchgängen mit je einem Marker. In second-de und en-rewrite setzt jeder beide Marker in einem Zug.

IG-ED-08 = Platz im Schlangenhals
    .text = Der Schlangenhals nimmt in allen Editionen (standard, second-de, second-pl, en-rewrite) beliebig viele Aktionsmarker auf. Der Text von en-rewrite nennt nur keine Ausnahme von der Platzgrenze; eine Begrenzung lässt sich als eigene Option einstellen.

IG-ED-26 = Opfer beim Plündern
    .text = In standard und second-pl genügt es, dass der Gegner einen Einflussmarker oder eine Einheit in der Region hat. In second-de und en-rewrite muss er dort mindestens eine Einheit haben.

IG-ED-31 = Faun im Einschluss
    .text = In standard und second-pl darf der Faun die eingeschlossene Region durch jede eigene Bewegung verlassen: Bewegung, Unersättlicher Berg oder Schnelligkeit. In second-de darf er es nur durch die Aktion Bewegung, in en-rewrite nie. Zurückkehren darf er in keiner Edition.

IG-ED-36 = Gleichstand beim Toten Schnee
    .text = In standard, second-de und en-rewrite behalten gleiche Werte nach dem Abzug ihre bisherige Reihenfolge. In second-pl werden die Marker, die sich bewegen, einzeln in Initiativreihenfolge versetzt und jeweils oben auf den Stapel gelegt.

IG-ED-37 = Toten Schnee auslösen
    .text = In standard, second-pl und en-rewrite darfst du mit Erschaffen die Grenze des Toten Schnees nur erreichen, wenn du dadurch gewinnst. In second-de darf es jeder. „Beide Bären“ darf sie in jeder Edition erreichen.

IG-ED-40 = Wirkungen der Vuko-Tafeln
    .text = In standard, second-de und second-pl gibt es vier Tafelwirkungen; in standard lassen sich die vier weiteren als Zusatzsatz (Option extra_tiles) dazunehmen. In en-rewrite gibt es acht, von denen vier je Spiel benutzt werden.
