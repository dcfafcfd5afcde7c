### What the terminal says of Hnefatafl (English).

term-legend-hnefatafl = A is an attacker, d a defender, K the king; + is a corner or the throne.
term-notation-hnefatafl = Type the number of an option, or a move such as d1-d4.

term-chapter-HT-START = The start
term-chapter-HT-MOVE = Moving
term-chapter-HT-TAKE = Capturing
term-chapter-HT-KING = The king
term-chapter-HT-END = The end
