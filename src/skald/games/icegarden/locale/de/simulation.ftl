### Was `skald simulate` über „Der Herr des Eisgartens“ sagt (Deutsch).

sim-by-character = Nach Charakter
sim-scores-by-character = Punkte nach Charakter
sim-both = { $one } + { $others }
sim-ending-points = Punkte
sim-ending-dead-snow = Toter Schnee
sim-ending-goal = Ziel: { $who }
