### The words of Hnefatafl (Polish).

ht-side-attackers = Napastnicy
ht-side-defenders = Obrońcy

ht-headline = Ruch: { $player }
ht-prompt-turn = { $player }: przesuń jeden pionek
ht-action-move = { $start } → { $goal }

ht-event-move = { $player }: { $start } → { $goal }
ht-event-capture = { $player }: pionek na { $square } zostaje zbity

ht-winner-attackers = Wygrywają napastnicy.
ht-winner-defenders = Wygrywają obrońcy.
ht-winner-nobody = Nikt nie wygrywa.

ht-ending-escape = Król uciekł do rogu.
    .short = ucieczka króla
ht-ending-fort = Król jest bezpieczny w twierdzy przy krawędzi.
    .short = twierdza przy krawędzi
ht-ending-capture = Król został schwytany.
    .short = król schwytany
ht-ending-encircled = Król i wszyscy obrońcy są otoczeni.
    .short = otoczenie
ht-ending-repetition = Ta sama pozycja powstała po raz trzeci.
    .short = powtórzenie
ht-ending-stuck = Strona, na którą przypada ruch, nie może go wykonać.
    .short = brak ruchu
ht-ending-draw = Przez dwieście ruchów nic nie zostało zbite.
    .short = remis
