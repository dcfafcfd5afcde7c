### What the terminal says of Hnefatafl (German).

term-legend-hnefatafl = A ist ein Angreifer, d ein Verteidiger, K der König; + ist eine Ecke oder der Thron.
term-notation-hnefatafl = Tippe die Nummer einer Möglichkeit oder einen Zug wie d1-d4.

term-chapter-HT-START = Der Anfang
term-chapter-HT-MOVE = Ziehen
term-chapter-HT-TAKE = Schlagen
term-chapter-HT-KING = Der König
term-chapter-HT-END = Das Ende
