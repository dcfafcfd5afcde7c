"""What can be asked over HTTP: games, tables, replays, rules, health."""
