### The words of Hnefatafl (German).

ht-side-attackers = Angreifer
ht-side-defenders = Verteidiger

ht-headline = { $player } am Zug
ht-prompt-turn = { $player }: eine Figur ziehen
ht-action-move = { $start } → { $goal }

ht-event-move = { $player }: { $start } → { $goal }
ht-event-capture = { $player }: Die Figur auf { $square } ist geschlagen

ht-winner-attackers = Die Angreifer gewinnen.
ht-winner-defenders = Die Verteidiger gewinnen.
ht-winner-nobody = Niemand gewinnt.

ht-ending-escape = Der König ist in eine Ecke entkommen.
    .short = König entkommen
ht-ending-fort = Der König ist in einer Festung am Rand sicher.
    .short = Festung am Rand
ht-ending-capture = Der König ist gefangen.
    .short = König gefangen
ht-ending-encircled = Der König und alle Verteidiger sind eingekreist.
    .short = eingekreist
ht-ending-repetition = Dieselbe Stellung ist zum dritten Mal entstanden.
    .short = Wiederholung
ht-ending-stuck = Wer am Zug ist, kann nicht ziehen.
    .short = kein Zug
ht-ending-draw = Zweihundert Züge lang wurde nichts geschlagen.
    .short = unentschieden
