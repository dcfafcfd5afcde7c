### What `skald simulate` says of Northgard: Uncharted Lands (English).

sim-by-clan = By clan
sim-years = years
sim-scores-by-clan = Fame by clan
sim-ending-fame = fame
sim-ending-three-large-buildings = closed territories with large buildings
