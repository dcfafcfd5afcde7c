### What the table says of Hnefatafl (English).

table-points-win = Win
board-ht = Board
board-ht-empty = empty
board-ht-attacker = attacker
board-ht-defender = defender
board-ht-king = king
board-ht-square = { $square }: { $piece }
