### Was `skald simulate` über Northgard: Uncharted Lands sagt (Deutsch).

sim-by-clan = Nach Clan
sim-years = Jahre
sim-scores-by-clan = Ruhm nach Clan
sim-ending-fame = Ruhm
sim-ending-three-large-buildings = geschlossene Gebiete mit großen Gebäuden
