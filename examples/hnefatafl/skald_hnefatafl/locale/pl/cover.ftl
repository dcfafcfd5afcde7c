### What is said of Hnefatafl everywhere (Polish).

term-title-hnefatafl = Hnefatafl

web-about-hnefatafl = Król i nieliczni obrońcy stoją pośrodku, a dookoła dwa razy więcej napastników. Król musi dotrzeć do rogu, zanim zostanie schwytany.
    .facts = 2 graczy · około pół godziny · nic nie jest ukryte
