"""How The Lord of the Ice Garden shows itself."""
