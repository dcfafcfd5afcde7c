"""Simulation: many games from one seed, counted, kept, rated and drawn."""
