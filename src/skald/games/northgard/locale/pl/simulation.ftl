### Co `skald simulate` mówi o grze Northgard: Uncharted Lands (polski).

sim-by-clan = Według klanu
sim-years = lata
sim-scores-by-clan = Sława według klanu
sim-ending-fame = sława
sim-ending-three-large-buildings = zamknięte terytoria z dużymi budynkami
