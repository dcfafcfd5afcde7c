"""Special texts: what only one card does. Each has a test and a beginning, by its code."""
