"""How the package is made: what builds the client, and with what."""
