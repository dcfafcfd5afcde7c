### What the terminal says of Hnefatafl (Polish).

term-legend-hnefatafl = A to napastnik, d obrońca, K król; + to róg albo tron.
term-notation-hnefatafl = Wpisz numer możliwości albo ruch, na przykład d1-d4.

term-chapter-HT-START = Początek
term-chapter-HT-MOVE = Ruch
term-chapter-HT-TAKE = Bicie
term-chapter-HT-KING = Król
term-chapter-HT-END = Koniec
