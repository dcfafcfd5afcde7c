### What `skald simulate` says of Hnefatafl (Polish).

sim-by-ht-side = Według strony
sim-scores-by-ht-side = Wygrane według strony
