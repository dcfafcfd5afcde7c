### Co `skald simulate` mówi o grze Pan Lodowego Ogrodu (polski).

sim-by-character = Według postaci
sim-scores-by-character = Wyniki według postaci
sim-both = { $one } + { $others }
sim-ending-points = punkty
sim-ending-dead-snow = Martwy Śnieg
sim-ending-goal = cel: { $who }
