"""`python -m skald` is the `skald` command."""

from skald.cli import main

main()
