### What the table says of Hnefatafl (German).

table-points-win = Sieg
board-ht = Brett
board-ht-empty = leer
board-ht-attacker = Angreifer
board-ht-defender = Verteidiger
board-ht-king = König
board-ht-square = { $square }: { $piece }
