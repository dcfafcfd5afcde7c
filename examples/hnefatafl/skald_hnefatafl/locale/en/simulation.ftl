### What `skald simulate` says of Hnefatafl (English).

sim-by-ht-side = By side
sim-scores-by-ht-side = Wins by side
