"""Northgard: Uncharted Lands in the terminal."""
