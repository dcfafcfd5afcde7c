"""The table in the browser: tables, seats, sockets and the store. No rules."""
