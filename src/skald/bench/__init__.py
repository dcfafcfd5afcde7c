"""How fast Skald is, beside other engines measured by turns in the same process."""
