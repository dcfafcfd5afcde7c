### What `skald simulate` says of The Lord of the Ice Garden (English).

sim-by-character = By character
sim-scores-by-character = Scores by character
sim-both = { $one } + { $others }
sim-ending-points = points
sim-ending-dead-snow = Dead Snow
sim-ending-goal = goal: { $who }
