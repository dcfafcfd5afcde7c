### What is said of Hnefatafl everywhere (German).

term-title-hnefatafl = Hnefatafl

web-about-hnefatafl = Ein König und wenige Verteidiger stehen in der Mitte, doppelt so viele Angreifer ringsum. Der König muss eine Ecke erreichen, bevor er gefangen wird.
    .facts = 2 Spieler · etwa eine halbe Stunde · nichts ist verdeckt
