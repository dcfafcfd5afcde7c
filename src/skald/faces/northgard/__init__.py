"""How Northgard: Uncharted Lands shows itself."""
