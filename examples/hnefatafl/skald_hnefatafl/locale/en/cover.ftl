### What is said of Hnefatafl everywhere (English).

term-title-hnefatafl = Hnefatafl

web-about-hnefatafl = A king and his few defenders stand in the middle, twice as many attackers all around. The king must reach a corner before he is caught.
    .facts = 2 players · about half an hour · nothing is hidden
