"""The Lord of the Ice Garden in the terminal."""
