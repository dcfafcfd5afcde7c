### What `skald simulate` says of Hnefatafl (German).

sim-by-ht-side = Nach Seite
sim-scores-by-ht-side = Siege nach Seite
