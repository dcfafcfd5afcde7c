### What the table says of Hnefatafl (Polish).

table-points-win = Wygrana
board-ht = Plansza
board-ht-empty = puste
board-ht-attacker = napastnik
board-ht-defender = obrońca
board-ht-king = król
board-ht-square = { $square }: { $piece }
